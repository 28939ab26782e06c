"""Imports point down the rooms, the core needs no Qt, and the check that says so can fail."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "comfy_desk"
CONTRACTS = {
    contract["id"]: contract["name"]
    for contract in tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
}
ROOMS = ("app", "ui", "services", "router", "store", "media", "vault", "schema", "domain", "practice")
CORE = ("domain", "schema", "router", "store", "media", "vault", "services", "practice")
# One import for each contract that breaks it, planted in a package of empty rooms.
BREAKS = {
    "rooms": ("domain", "import comfy_desk.schema"),
    "practice-is-nobodys": ("app", "import comfy_desk.practice"),
    "practice-needs-nobody": ("practice", "from comfy_desk import domain"),
    "qt": ("services", "from PySide6.QtCore import QObject"),
    "pure": ("schema", "import asyncio"),
    "keyring": ("app", "import keyring"),
    "sqlite": ("services", "import sqlite3"),
}
# Further ways to break the order of the rooms.
BREAKS_OF_ROOMS = [
    ("router", "import comfy_desk.store"),
    ("vault", "def late():\n    from comfy_desk.media import anything"),
    ("services", "import comfy_desk.ui"),
    ("ui", "import comfy_desk.app"),
    ("schema", "from .. import services"),
    ("cellar", ""),  # a room that nobody gave a place
]


def lint(folder: Path, *contracts: str) -> tuple[int, dict[str, str], str]:
    """Check the package in `folder` by the contracts in its pyproject.toml: exit code, verdicts by name, output."""
    chosen = [word for contract in contracts for word in ("--contract", contract)]
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command as lint; lint()",
            "--no-cache",
            *chosen,
        ],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "200", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    verdicts = {line[1]: line[2] for line in re.finditer(r"^(.+) (KEPT|BROKEN)\b", done.stdout, re.MULTILINE)}
    return done.returncode, verdicts, done.stdout + done.stderr


@pytest.fixture
def rooms(tmp_path: Path) -> Path:
    """A package of the same name with the same rooms, all of them empty, and the real contracts."""
    for room in ROOMS:
        (tmp_path / "comfy_desk" / room).mkdir(parents=True)
        (tmp_path / "comfy_desk" / room / "__init__.py").touch()
    (tmp_path / "comfy_desk" / "__init__.py").touch()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def plant(folder: Path, room: str, code: str, name: str = "planted") -> None:
    (folder / "comfy_desk" / room).mkdir(exist_ok=True)
    (folder / "comfy_desk" / room / "__init__.py").touch()
    (folder / "comfy_desk" / room / f"{name}.py").write_text(code + "\n", encoding="utf-8")


def test_every_contract_is_kept():
    code, verdicts, output = lint(ROOT)
    assert code == 0, output
    assert verdicts == dict.fromkeys(CONTRACTS.values(), "KEPT"), output


def test_empty_rooms_keep_every_contract_and_each_can_be_broken(rooms):
    assert set(BREAKS) == set(CONTRACTS), "each contract needs an import that breaks it"
    code, verdicts, output = lint(rooms)
    assert (code, verdicts) == (0, dict.fromkeys(CONTRACTS.values(), "KEPT")), output
    for contract, (room, import_line) in BREAKS.items():
        plant(rooms, room, import_line, name="breaks_" + contract.replace("-", "_"))
    code, verdicts, output = lint(rooms)
    assert code == 1, output
    assert verdicts == dict.fromkeys(CONTRACTS.values(), "BROKEN"), output


@pytest.mark.parametrize(("room", "code"), BREAKS_OF_ROOMS)
def test_the_order_of_the_rooms_is_watched(rooms, room, code):
    plant(rooms, room, code)
    exit_code, verdicts, output = lint(rooms, "rooms")
    assert exit_code == 1, output
    assert verdicts.get(CONTRACTS["rooms"], "BROKEN") == "BROKEN", output


def test_every_room_is_named_here():
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert folders == set(ROOMS)


def test_the_start_hands_over_to_app_and_knows_no_other_room():
    start = PACKAGE / "__main__.py"
    if not start.exists():
        pytest.skip("the start is not written yet")
    imported: list[str] = []
    for node in ast.walk(ast.parse(start.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = ("comfy_desk." if node.level else "") + (node.module or "")
            imported += [f"{module.rstrip('.')}.{alias.name}" for alias in node.names]
    ours = [name for name in imported if name.split(".")[0] == "comfy_desk"]
    assert ours
    assert not [name for name in ours if name.split(".")[1:2] not in (["app"], ["__version__"])]


WITHOUT_QT = """
import importlib, pkgutil, sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("PySide6", "shiboken6", "qasync"):
            raise ImportError(f"{name} was imported below ui")

sys.meta_path.insert(0, NoQt())
count = 0
for room in sys.argv[1:]:
    package = importlib.import_module(f"comfy_desk.{room}")
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if not module.name.endswith(".__main__"):
            importlib.import_module(module.name)
            count += 1
print(count)
"""


def test_the_core_can_be_imported_where_qt_cannot():
    done = subprocess.run([sys.executable, "-c", WITHOUT_QT, *CORE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    files = [
        path
        for room in CORE
        for path in (PACKAGE / room).rglob("*.py")
        if path.name not in {"__init__.py", "__main__.py"}
    ]
    packages = [path for room in CORE for path in (PACKAGE / room).rglob("*/__init__.py")]
    assert int(done.stdout) == len(files) + len(packages)


def test_the_hook_that_keeps_qt_away_does_so():
    done = subprocess.run([sys.executable, "-c", WITHOUT_QT, "ui.spawn"], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "was imported below ui" in done.stderr
