"""Open with…: a file handed to a program that the artist chooses; the one chosen last for its kind stands first.

On Linux the programs come from their desktop entries, on macOS an application is picked, on Windows the system asks. Only
files that may be opened at all are handed over (`desktop.may_open`), and no shell ever sees their names.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, QMimeDatabase, QObject, QPoint, QProcess, Qt
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QMenu, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import desktop, disk
from comfy_desk.ui.icons import icon
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.programs import Program, folders, programs_for
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.views.viewer import ViewerView

REMEMBERED = "open_with.last"
MOST_REMEMBERED = 50

Say = Callable[[str], None]


class OpenWith(QObject):
    """Belongs to the window; `say` gets one sentence where something cannot be."""

    def __init__(self, session: SessionApi, window: QWidget, say: Say, parent: QObject, platform: str = sys.platform):
        super().__init__(parent)
        self._session = session
        self._window = window
        self._say = say
        self._platform = platform
        self._last: dict[str, str] = {}  # by type of file: the program, as its platform names it

    def ask(self, path: str | None, at: QPoint | None = None) -> None:
        """Which program; nothing waits for the answer. `at` is a point of the screen, the pointer's where it is None."""
        if not path:
            self._say(tr("There is no file of it yet."))
            return
        point = at or QCursor.pos()
        spawn(self._ask(path, point), self, lambda error: self._say(error.sentence))

    async def _ask(self, path: str, point: QPoint) -> None:
        kept = await self._session.remembered(REMEMBERED, {})
        if isinstance(kept, dict):
            self._last = {str(kind)[:100]: str(name)[:500] for kind, name in list(kept.items())[:MOST_REMEMBERED]}
        looked = partial(self._looked, path, point)
        disk.ask(self, Path(path).parent, lambda: desktop.may_open(path), looked, lambda: self._say(disk.no_answer()))

    def _looked(self, path: str, point: QPoint, refused: str) -> None:
        if refused:
            self._say(refused)
        elif self._platform == "win32":
            self._start(["rundll32.exe", "shell32.dll,OpenAs_RunDLL", path.replace("/", "\\")])
        elif self._platform == "darwin":
            self._pick_application(path)
        else:
            kinds, language = types_of(path), QLocale().name()
            places = folders(os.environ)
            shown = partial(self._offer, path, kinds[0], point)
            find = partial(programs_for, kinds, places, language)
            disk.ask(self, "applications", find, shown, lambda: self._say(disk.no_answer()))

    def _offer(self, path: str, kind: str, point: QPoint, programs: tuple[Program, ...]) -> None:
        if not programs:
            self._say(tr("No program of this machine says that it opens this kind of file."))
            return
        last = self._last.get(kind, "")
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setObjectName("openWith")
        for program in sorted(programs, key=lambda one: one.id != last):
            action = menu.addAction(program.name.replace("&", "&&"))
            action.setCheckable(program.id == last)
            action.setChecked(program.id == last)
            action.triggered.connect(lambda _checked=False, program=program: self._use(path, kind, program))
        menu.popup(point)

    def _use(self, path: str, kind: str, program: Program) -> None:
        self._start(program.command(path))
        self._remember(kind, program.id)

    def _pick_application(self, path: str) -> None:
        kind = types_of(path)[0]

        def chosen(application: Path) -> None:
            self._start(["open", "-a", str(application), path])
            self._remember(kind, str(application))

        last = self._last.get(kind, "")
        folder = str(Path(last).parent) if last else "/Applications"
        title = tr("Open {name} with").format(name=Path(path).name[:60])
        desktop.ask_file(self._window, folder, chosen, title=title, kinds=f"{tr('Programs')} (*.app)")

    def _start(self, command: list[str]) -> None:
        started, _pid = QProcess.startDetached(command[0], command[1:])
        if not started:
            self._say(tr("The program could not be started."))

    def _remember(self, kind: str, program: str) -> None:
        self._last = {kind: program, **{one: name for one, name in self._last.items() if one != kind}}
        kept = dict(list(self._last.items())[:MOST_REMEMBERED])
        spawn(self._session.remember(REMEMBERED, kept), self, self._unkept)

    def _unkept(self, _error: DeskError) -> None:
        """Only which one stands first next time."""


def types_of(path: str) -> tuple[str, ...]:
    """Its type by its name alone, and those that the type is a case of."""
    kind = QMimeDatabase().mimeTypeForFile(path, QMimeDatabase.MatchMode.MatchExtension)
    cases = (kind.name(), *kind.aliases(), *kind.allAncestors())
    return tuple(one for one in cases if one != "application/octet-stream") or (kind.name(),)


def offer(viewer: ViewerView, open_with: OpenWith) -> None:
    """An entry for what the viewer shows, in its menu and for the keyboard."""
    action = QAction(icon("open-external"), tr("Open with…"), viewer)
    action.setObjectName("viewer.open_with")

    def ask() -> None:
        current = viewer.current()
        open_with.ask(current[1].path if current is not None else None)

    action.triggered.connect(lambda _checked=False: ask())
    viewer.addAction(action)
    viewer.offered.append(action)
