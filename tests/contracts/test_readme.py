"""The README keeps its word: its commands exist, and every file and place that it names is there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
TEXT = README.read_text(encoding="utf-8")
ROOMS = ("app", "ui", "services", "router", "store", "media", "vault", "schema", "domain", "practice")


def anchor(heading: str) -> str:
    """The name under which a heading can be linked to, as hosts of repositories make it."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def test_it_names_exactly_the_two_commands() -> None:
    blocks = [line.strip() for line in TEXT.splitlines() if re.match(r"^ {4}(python3?|\.?/|pip|comfy-desk|\$)", line)]
    assert blocks == ["python3 packaging/dev.py run", "python3 packaging/dev.py test"]


def test_every_command_that_it_mentions_is_one() -> None:
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        import dev
    finally:
        sys.path.remove(str(ROOT / "packaging"))
    mentioned = set(re.findall(r"packaging/dev\.py (\w+)", TEXT))
    assert mentioned == set(dev.COMMANDS)


def test_every_option_that_it_mentions_is_one() -> None:
    helped = subprocess.run(
        [sys.executable, "-m", "comfy_desk", "--help"], capture_output=True, text=True, check=True, timeout=60
    ).stdout
    for option in set(re.findall(r"`(?:comfy-desk )?(--[a-z-]+)", TEXT)):
        assert option in helped


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(([^)\s]+)\)", TEXT))))
def test_every_link_leads_somewhere(target: str) -> None:
    if re.match(r"[a-z]+://|mailto:", target):
        pytest.skip("no test asks the outside")
    path, _, fragment = target.partition("#")
    found = (ROOT / path) if path else README
    assert found.exists(), target
    if path and found.suffix in (".png", ".jpg"):
        assert found.read_bytes()[1:4] in (b"PNG", b"\xd8\xff\xe0"), target
    if fragment:
        headings = re.findall(r"^#+ (.+)$", found.read_text(encoding="utf-8"), re.MULTILINE)
        assert fragment in map(anchor, headings), target


def test_every_file_in_its_map_is_there() -> None:
    named = re.findall(r"`([\w/.]+\.(?:py|md|toml)|(?:comfy_desk|resources|tests)/[\w/]*)`", TEXT)
    assert len(named) > 20
    missing = [name for name in named if not any((base / name).exists() for base in (ROOT, ROOT / "comfy_desk"))]
    assert [name for name in missing if not list((ROOT / "comfy_desk").rglob(name))] == []


def test_the_rooms_are_those_that_there_are() -> None:
    there = {path.name for path in (ROOT / "comfy_desk").iterdir() if (path / "__init__.py").exists()}
    assert there == set(ROOMS)
    for room in ROOMS:
        assert re.search(rf"^ {{4}}.*\b{room}\b|`{room}`", TEXT, re.MULTILINE), room
