"""The window's thread asks no disk that may hang: every call in ui/ that does ask one stands here with the reason why it may.

Found by name in the syntax, so a new one fails this test until it is moved into a thread (`ui/disk.py`) or named here.
"""

from __future__ import annotations

import ast
from pathlib import Path

import comfy_desk.ui

ROOT = Path(comfy_desk.ui.__file__).parent


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_ON_PATHS = _words(
    "is_file is_dir exists is_symlink is_mount stat lstat read_bytes read_text write_bytes write_text "
    "iterdir glob rglob mkdir rmdir unlink touch samefile resolve rename symlink_to hardlink_to chmod"
)
_OF_OS = _words("stat lstat access listdir scandir open replace rename remove unlink mkdir makedirs rmdir walk")
_OF_OS_PATH = _words("exists lexists isfile isdir islink getsize getmtime realpath samefile")
_OF_QT = _words("QFile QFileInfo QDirIterator QSaveFile QFileSystemWatcher QFileSystemModel QImageReader QMovie")

_ELSEWHERE = "in another process"
_OURS = "the program's own files, beside its code or in the system's temporary folder"

REASONS: dict[str, str] = {
    "drawing/": _ELSEWHERE,
    "temporary.py": _OURS,
    "theme.py": _OURS,
    "resources.py": _OURS,
    "icons.py": _OURS,
    "told.py:learn_from": _OURS,
    "small_pictures.py": "small pictures, which lie in the data folder with the store",
    "folder_check.py": "called by `asyncio.to_thread`, with patience",
    "forms/media_load.py": "in the loader's thread",
    "desktop.py:may_open": "through ui/disk.py",
    "desktop.py:_what_is_there": "through ui/disk.py",
    "desktop.py:_begin_at": "through ui/disk.py",
    "drag_out.py:begin_drag": "through ui/disk.py",
    "exporting.py:free_place": "through ui/disk.py",
    "programs.py": "through ui/disk.py",
    "copying.py:files": "through ui/disk.py",
    "copying.py:both": "through ui/disk.py",
    "viewers/player.py:looks_like_a_list": "through ui/disk.py",
    "viewers/player.py:_on_error": "through ui/disk.py",
    "viewers/text.py:read_start": "through ui/disk.py",
    "viewers/tiles.py": "the program's own folder, in a thread of its own",
    "recipe_parts.py:read_file": "through ui/disk.py",
    "dialogs/many_ways.py:_read": "through ui/disk.py",
}
"""By the folder, the file or the function that asks."""

_NO_FILES = {
    ("views/batches.py", "rename"),  # a widget's own
    ("dialogs/accounts.py", "rename"),  # an account's
    ("views/presets_acts.py", "rename"),  # a preset's
    ("views/presets_panel.py", "rename"),  # a button
}


class _Askers(ast.NodeVisitor):
    """Also names that are handed on without a call: `work=path.is_file`."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._inside: list[str] = []
        self.found: set[tuple[str, str, int]] = set()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._inside.append(node.name)
        self.generic_visit(node)
        self._inside.pop()

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._inside.append(node.name)
        self.generic_visit(node)
        self._inside.pop()

    def visit_Attribute(self, node: ast.Attribute) -> None:
        owner = ast.unparse(node.value)
        asks = {"os": node.attr in _OF_OS, "os.path": node.attr in _OF_OS_PATH, "shutil": node.attr != "which"}
        if asks.get(owner, node.attr in _ON_PATHS):
            self._note(node.attr, node.lineno)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = ast.unparse(node.func)
        if name == "open" or name in _OF_QT:
            self._note(name, node.lineno)
        elif name.endswith(".open") and node.args and _is_a_mode(node.args[0]):
            self._note("open", node.lineno)
        elif name in ("QImage", "QPixmap") and node.args and ast.unparse(node.args[0]).startswith(("str(", "path")):
            self._note(name, node.lineno)
        self.generic_visit(node)

    def _note(self, what: str, line: int) -> None:
        if (self._file, what) not in _NO_FILES:
            self.found.add((self._inside[0] if self._inside else "", what, line))


def _is_a_mode(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and set(node.value) <= set("rwxab+t")


def askers() -> dict[str, set[str]]:
    """Each place that asks a disk, as `file:outermost function`, and what it asks."""
    found: dict[str, set[str]] = {}
    for path in sorted(ROOT.rglob("*.py")):
        file = path.relative_to(ROOT).as_posix()
        visitor = _Askers(file)
        visitor.visit(ast.parse(path.read_text(encoding="utf-8")))
        for function, what, line in visitor.found:
            found.setdefault(f"{file}:{function}", set()).add(f"{what} (line {line})")
    return found


def reason_of(place: str) -> str:
    file = place.partition(":")[0]
    whole = next((why for name, why in REASONS.items() if name.endswith("/") and file.startswith(name)), "")
    return REASONS.get(place) or REASONS.get(file) or whole


def test_the_windows_thread_asks_no_disk_that_may_hang() -> None:
    strangers = {place: what for place, what in askers().items() if not reason_of(place)}
    assert not strangers, "move these into a thread by ui/disk.py, or name the reason why they may: " + str(strangers)


def test_every_reason_is_still_needed() -> None:
    places = list(askers())
    unused = [
        name
        for name in REASONS
        if not any(
            p == name or p.partition(":")[0] == name or (name.endswith("/") and p.startswith(name)) for p in places
        )
    ]
    assert unused == []


def test_the_search_sees_what_it_is_for() -> None:
    lines = (
        "g(path.is_file)",
        "os.path.exists(path)",
        "open(path)",
        "path.open('rb')",
        "QImage(str(path))",
        "x.open()",
    )
    source = "\n".join(lines)
    visitor = _Askers("a.py")
    visitor.visit(ast.parse(source))
    assert sorted(what for _, what, _ in visitor.found) == ["QImage", "exists", "is_file", "open", "open"]
