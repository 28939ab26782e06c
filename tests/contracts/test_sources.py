"""Rules for the text of the project itself, each with a proof that its check can fail."""

from __future__ import annotations

import ast
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "comfy_desk"
HOME = os.path.expanduser("~")  # at import: while a test runs, home is another
TEXT_SUFFIXES = {
    "",
    ".cfg",
    ".css",
    ".html",
    ".ini",
    ".json",
    ".md",
    ".py",
    ".qss",
    ".sh",
    ".svg",
    ".toml",
    ".txt",
    ".yaml",
    ".yml",
}

# A dialog that runs a loop of its own inside a coroutine stops all other tasks for good.
OWN_LOOP = {"exec", "exec_"}
STATIC_DIALOGS = {
    "QMessageBox": {"about", "aboutQt", "critical", "information", "question", "warning"},
    "QFileDialog": {
        *("getExistingDirectory", "getExistingDirectoryUrl", "getOpenFileName", "getOpenFileNames"),
        *("getOpenFileUrl", "getOpenFileUrls", "getSaveFileName", "getSaveFileUrl"),
    },
    "QInputDialog": {"getDouble", "getInt", "getItem", "getMultiLineText", "getText"},
    "QColorDialog": {"getColor"},
    "QFontDialog": {"getFont"},
}
# Names of package hosts, in halves, as this file is checked as well.
HOSTS = [
    "pypi" + ".org",
    "pythonhosted" + ".org",
    "registry" + ".npmjs.org",
    "deb" + ".debian.org",
    "archive" + ".ubuntu.com",
    "crates" + ".io",
    "proxy" + ".golang.org",
]
WORDS = ["co-authored" + "-by", "generated" + " with", "as an ai" + " language", "TO" + "DO", "FIX" + "ME"]
# Homes of people and of build machines; tests may name made-up ones.
HOMES = re.compile(r"(?<![\w.~}/-])/(?:home|Users)/[A-Za-z]\w+|[A-Za-z]:\\+Users\\+\w+|(?<![\w.~}-])/(?:root|work)/\w")


def tracked_files() -> list[Path]:
    """What git knows; without git, what lies in the project's own folders."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode == 0 and done.stdout:
        return [path for name in done.stdout.split("\0") if name and (path := ROOT / name).is_file()]
    folders = ["comfy_desk", "tests", "packaging", "resources", ".ci"]
    return [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]


def texts() -> Iterator[tuple[Path, str]]:
    for path in tracked_files():
        if path.suffix in TEXT_SUFFIXES:
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")


def sources(folder: str = "comfy_desk") -> Iterator[tuple[Path, ast.Module]]:
    for path in tracked_files():
        name = path.relative_to(ROOT)
        if path.suffix == ".py" and name.parts[0] == folder:
            yield name, ast.parse(path.read_text(encoding="utf-8"), str(path))


def last_name(node: ast.expr) -> str:
    """`c` of `a.b.c`, `c` of `c`, nothing of anything else."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def loops_of_their_own(tree: ast.Module) -> list[int]:
    """Lines that call something which runs an event loop inside the running one."""
    aliases = {
        alias.asname: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.asname
    }
    lines = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and last_name(node.func) in OWN_LOOP:
            lines.append(node.lineno)
        elif isinstance(node, ast.Attribute):
            owner = last_name(node.value)
            if node.attr in STATIC_DIALOGS.get(aliases.get(owner, owner), ()):
                lines.append(node.lineno)
    return lines


def prints(tree: ast.Module) -> list[int]:
    """Lines that print to wherever the terminal is; a worker process that names its own stream is another matter."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"print", "pprint"}
        and not any(keyword.arg == "file" for keyword in node.keywords)
    ]


def untested_migrations(count: int, test_texts: list[str]) -> list[int]:
    """Numbers of migrations, from 1, that no test function is named after: `test_migration_3…`."""
    named = {int(number) for text in test_texts for number in re.findall(r"def test_migration_0*(\d+)", text)}
    return [number for number in range(1, count + 1) if number not in named]


def test_no_loop_runs_inside_the_loop():
    found = [f"{name}:{line}" for name, tree in sources() for line in loops_of_their_own(tree)]
    assert not found, "use open() and signals"


@pytest.mark.parametrize(
    "code",
    [
        "dialog.exec()",
        "QDialog(parent).exec_()",
        "exec('code')",
        "app.exec()",
        "QMessageBox.question(self, 'a', 'b')",
        "QtWidgets.QFileDialog.getOpenFileName()",
        "from PySide6.QtWidgets import QFileDialog as Picker\nPicker.getSaveFileName()",
        "ask = QInputDialog.getText",
    ],
)
def test_the_check_for_loops_can_fail(code):
    assert loops_of_their_own(ast.parse(code))


@pytest.mark.parametrize(
    "code", ["dialog.open()", "QMessageBox(self).open()", "box.question.show()", "connection.execute('x')"]
)
def test_the_check_for_loops_lets_the_rest_pass(code):
    assert not loops_of_their_own(ast.parse(code))


def test_nothing_prints_but_the_program_at_its_edges():
    edges = {("comfy_desk", "app"), ("comfy_desk", "practice"), ("comfy_desk", "__main__.py")}
    found = [f"{name}:{line}" for name, tree in sources() if name.parts[:2] not in edges for line in prints(tree)]
    assert not found
    assert prints(ast.parse("print(1)"))
    assert not prints(ast.parse("widget.print(1)"))
    assert not prints(ast.parse("print(1, file=stream)"))


def test_every_module_says_what_it_is_for():
    folders = ("comfy_desk", "tests", "packaging")
    silent = [str(name) for folder in folders for name, tree in sources(folder) if not ast.get_docstring(tree)]
    assert not silent


def test_no_file_names_a_home_of_this_machine():
    found = []
    for name, text in texts():
        allowed = name.parts[0] == "tests"
        places = {match[0] for match in HOMES.finditer(text)} if not allowed else set()
        places |= {
            place for place in (HOME, str(ROOT)) if len(place) > 1 and re.search(re.escape(place) + r"(?![\w-])", text)
        }
        if places - {"/root"}:  # by itself that is a word of many trades
            found.append(f"{name}: {places}")
    assert not found


@pytest.mark.parametrize("text", ["open('/home/ada/x')", "C:\\Users\\ada", "/Users/ada", "see /root/x", "'/work/x'"])
def test_the_check_for_homes_can_fail(text):
    assert HOMES.search(text)


@pytest.mark.parametrize(
    "text", ["https://example.invalid/home/page", "{root}/work/x", "~/home/x", "/homepage", "path/root/x"]
)
def test_the_check_for_homes_lets_the_rest_pass(text):
    assert not HOMES.search(text)


def test_no_file_names_a_host_that_packages_come_from():
    assert not [f"{name}: {host}" for name, text in texts() for host in HOSTS if host in text.lower()]


def test_no_file_has_words_that_do_not_belong_here():
    found = []
    for name, text in texts():
        found += [f"{name}: {word}" for word in WORDS if re.search(rf"\b{re.escape(word)}\b", text, _flags(word))]
    assert not found


def _flags(word: str) -> re.RegexFlag:
    """Marks of unfinished work are in capitals; anything else is found in any case."""
    return re.RegexFlag(0) if word.isupper() else re.IGNORECASE


def test_every_migration_has_a_test():
    if not (PACKAGE / "store" / "migrations.py").exists():
        pytest.skip("the store is not written yet")
    from comfy_desk.store.migrations import MIGRATIONS

    tests = [path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "unit" / "store").rglob("test_*.py")]
    if not tests:
        pytest.skip("the store has no tests yet")
    missing = untested_migrations(len(MIGRATIONS), tests)
    assert not missing, (
        f"name a test in tests/unit/store after each: {[f'test_migration_{number}' for number in missing]}"
    )


def test_the_check_for_migrations_can_fail():
    tests = ["def test_migration_1_makes_the_tables(): ...", "def test_migration_03(): ..."]
    assert untested_migrations(4, tests) == [2, 4]
    assert untested_migrations(1, tests) == []
