"""Which programs of this machine open a kind of file, and how each is started: read from their desktop entries. No Qt.

For desktops that follow freedesktop.org. The entries belong to the system and the artist; still they are read within bounds,
and nothing of them goes through a shell: a command is a list of words, with the file in the place that it names.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

MOST_ENTRIES = 3_000
LARGEST = 200_000
"""Bytes of an entry; whatever is longer has another purpose."""

MOST_SHOWN = 60

_FILE = frozenset({"%f", "%F", "%u", "%U"})


@dataclass(frozen=True, slots=True)
class Program:
    """`id` is the name of its entry ("org.gimp.GIMP.desktop")."""

    id: str
    name: str
    words: tuple[str, ...]  # program and arguments, with one of %f, %F, %u, %U where the file stands

    def command(self, path: str) -> list[str]:
        """What starts it with this file."""
        address = Path(path).as_uri()
        filled = [path if word in ("%f", "%F") else address if word in ("%u", "%U") else word for word in self.words]
        return filled if any(word in _FILE for word in self.words) else [*filled, path]


def folders(environment: Mapping[str, str]) -> list[Path]:
    """Where entries lie, the artist's own first."""
    home = environment.get("XDG_DATA_HOME") or (
        f"{environment['HOME']}/.local/share" if environment.get("HOME") else ""
    )
    shared = environment.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    found = (place for place in (home, *shared.split(":")) if place.startswith("/"))
    return [Path(place) / "applications" for place in dict.fromkeys(found)]


def programs_for(mime: Sequence[str], places: Sequence[Path], language: str = "") -> tuple[Program, ...]:
    """Those that say they open one of these types, by name. An entry of an earlier place hides its namesakes."""
    wanted, seen, found = frozenset(mime), set[str](), list[Program]()
    for name, file in _entries(places):
        if name in seen:
            continue
        seen.add(name)
        entry = _read(file)
        if wanted.intersection(entry.get("MimeType", "").split(";")):
            program = program_of(name, entry, language)
            if program is not None:
                found.append(program)
    found.sort(key=lambda program: program.name.casefold())
    return tuple(found[:MOST_SHOWN])


def program_of(name: str, entry: Mapping[str, str], language: str = "") -> Program | None:
    """None where it is not to be shown, or where it would need a terminal."""
    hidden = any(entry.get(key, "").lower() == "true" for key in ("NoDisplay", "Hidden", "Terminal"))
    if hidden or entry.get("Type", "Application") != "Application":
        return None
    try:
        words = shlex.split(entry.get("Exec", ""))
    except ValueError:
        return None
    kept = tuple(word.replace("%%", "%") for word in words if word in _FILE or not _is_code(word))
    title = entry.get(f"Name[{language}]") or entry.get(f"Name[{language.partition('_')[0]}]") or entry.get("Name", "")
    title = " ".join(title.split())[:80]
    return Program(name, title, kept) if kept and kept[0] not in _FILE and title else None


def _is_code(word: str) -> bool:
    """One of the format's codes that stand for icon, name and place of the entry: they say nothing about the file."""
    return len(word) == 2 and word[0] == "%" and word[1] != "%"


def _entries(places: Sequence[Path]) -> Iterator[tuple[str, Path]]:
    left = MOST_ENTRIES
    for place in places:
        for folder, _folders, names in os.walk(place):
            for name in sorted(names):
                if name.endswith(".desktop"):
                    left -= 1
                    if left < 0:
                        return
                    file = Path(folder) / name
                    yield "-".join(file.relative_to(place).parts), file


def _read(file: Path) -> dict[str, str]:
    """The main group of an entry; nothing of what cannot be read."""
    try:
        with file.open("rb") as opened:
            text = opened.read(LARGEST + 1)
    except OSError:
        return {}
    entry: dict[str, str] = {}
    inside = False
    for line in text[:LARGEST].decode("utf-8", "replace").splitlines():
        if line.startswith("["):
            inside = line.strip() == "[Desktop Entry]"
        elif inside and "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            entry.setdefault(key.strip(), value.strip())
    return entry if len(text) <= LARGEST else {}
