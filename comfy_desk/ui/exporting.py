"""Exporting many works at once: a folder or one ZIP file, with their recipes beside them where that is wanted.

Asks how and where, says how far it is, and what came of it. Copying is the services' work (`session.library.export`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.domain.errors import DeskError
from comfy_desk.services.api import SessionApi
from comfy_desk.services.library_api import Exported
from comfy_desk.ui import desktop, disk, theme
from comfy_desk.ui.phrases import counted, tr, whole
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine

TAG = "exporting"
REMEMBERED = "export.ways"

TELL_EVERY = 0.25
"""Seconds between two words about how far it is: thousands of small files come faster than anybody reads."""

WIDE = 26
"""The dialog's width in heights of a line."""

MOST_TRIED = 200
"""Names that are tried for a place where nothing is yet."""


class ExportManyDialog(QDialog):
    """`chosen(zipped, recipes, name)` once; the place is asked afterwards. Deleted when it is closed."""

    chosen = Signal(bool, bool, str)

    def __init__(self, count: int, name: str, zipped: bool, recipes: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = counted(count, "Export {n} work", "Export {n} works")
        self.setWindowTitle(title)
        self.setMinimumWidth(self.fontMetrics().height() * WIDE)
        self.folder = QRadioButton(tr("A new folder"), self)
        self.zip = QRadioButton(tr("One ZIP file"), self)
        (self.zip if zipped else self.folder).setChecked(True)
        self.recipes = QCheckBox(tr("With recipes"), self)
        self.recipes.setChecked(recipes)
        meaning = tr("A small file beside each work that says how it was made, without key and signed links.")
        self.recipes.setAccessibleDescription(meaning)
        self.name = QLineEdit(name, self)
        self.name.setMaxLength(80)
        self.name.setAccessibleName(tr("Name of the folder or file"))
        self.go = QPushButton(tr("Choose where…"), self)
        theme.set_role(self.go, "primary")
        self.go.setDefault(True)
        self.go.clicked.connect(self._on_go)
        cancel = QPushButton(tr("Cancel"), self)
        cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        pad = 2 * theme.GRID
        column.setContentsMargins(pad, pad, pad, pad)
        column.setSpacing(theme.GRID)
        column.addWidget(plain_label(title, self, role="title"))
        column.addWidget(plain_label(tr("Copies are made; what is saved stays where it is."), self, role="hint"))
        for part in (self.folder, self.zip, self.recipes):
            column.addWidget(part)
        column.addWidget(plain_label(meaning, self, role="hint"))
        column.addWidget(plain_label(self.name.accessibleName(), self, role="label"))
        column.addWidget(self.name)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(cancel)
        foot.addWidget(self.go)
        column.addLayout(foot)
        self.name.textChanged.connect(self._on_name)
        self._on_name()

    def _on_name(self) -> None:
        named = bool(self.name.text().strip())
        self.go.setEnabled(named)
        self.go.setToolTip("" if named else tr("Write a name first"))

    def _on_go(self) -> None:
        self.chosen.emit(self.zip.isChecked(), self.recipes.isChecked(), self.name.text().strip())
        self.close()


class Exporting(QObject):
    """Belongs to the window. One export at a time tells how far it is; a second one waits for no other."""

    def __init__(
        self, session: SessionApi, toast: ToastLine, window: QWidget, folder: Callable[[], Path | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._toast = toast
        self._window = window
        self._usual = folder
        self._folder: Path | None = None
        self._asking = False

    def ask(self, ids: Sequence[int], name: str = "") -> None:
        """How, then where, then it is done; nothing waits for the answers. `ids` are those of the library's entries."""
        wanted = tuple(dict.fromkeys(ids))
        if not wanted:
            self._say(tr("Choose the works to export first."), error=True)
        elif not self._asking:  # however nervous the finger, it is asked once
            self._asking = True
            spawn(self._ask_how(wanted, name), self, self._not_asked)

    def _not_asked(self, error: DeskError) -> None:
        self._asking = False
        self._say(error.sentence, error=True)

    def _asked(self) -> None:
        self._asking = False

    async def _ask_how(self, ids: tuple[int, ...], name: str) -> None:
        """Begins with what was chosen last."""
        kept = await self._session.remembered(REMEMBERED, None)
        fits = isinstance(kept, list) and len(kept) == 2 and all(isinstance(one, bool) for one in kept)
        zipped, recipes = kept if fits else (False, True)
        dialog = ExportManyDialog(len(ids), name or tr("Comfy Desk works"), zipped, recipes, self._window)
        dialog.chosen.connect(lambda zipped, recipes, name: self._ask_where(ids, zipped, recipes, name))
        dialog.finished.connect(self._asked)
        dialog.open()

    def _ask_where(self, ids: tuple[int, ...], zipped: bool, recipes: bool, name: str) -> None:
        spawn(self._session.remember(REMEMBERED, [zipped, recipes]), self, lambda _error: None)
        plain = desktop.safe_name(name, "zip").removesuffix(".zip")
        usual = self._usual()
        start = self._folder or usual

        def chosen(folder: Path) -> None:
            self._folder = folder
            whole = f"{plain}.zip" if zipped else plain
            disk.ask(
                self,
                folder,
                lambda: free_place(folder, whole),
                lambda target: self._begin(ids, target, zipped, recipes),
                lambda: self._say(disk.no_answer(), error=True),
            )

        title = tr("The ZIP file goes into") if zipped else tr("The new folder goes into")
        desktop.ask_folder(self._window, str(start) if start is not None else None, chosen, title=title)

    def _begin(self, ids: tuple[int, ...], target: Path, zipped: bool, recipes: bool) -> None:
        spawn(self._make(ids, target, zipped, recipes), self, lambda error: self._say(error.sentence, error=True))

    async def _make(self, ids: tuple[int, ...], target: Path, zipped: bool, recipes: bool) -> None:
        """How far it is is told now and then, with a way to stop after the file that is being copied."""
        loop = asyncio.get_running_loop()
        stopped = asyncio.Event()
        told = [time.monotonic()]
        wanted = [len(ids)]
        telling: list[asyncio.TimerHandle] = []

        def goes_on(number: int, of: int, name: str) -> bool:
            wanted[0] = of
            for waits in telling:
                waits.cancel()
            words = tr("Exporting {n} of {all}: {name}").format(n=whole(number), all=whole(of), name=name[:80])
            wait = max(0.0, told[0] + TELL_EVERY - time.monotonic())
            telling[:] = [loop.call_later(wait, tell, words)]
            return not stopped.is_set()

        def tell(words: str) -> None:
            told[0] = time.monotonic()
            self._toast.show_notice(words, action=tr("Stop"), on_action=stopped.set, seconds=3600, tag=TAG)

        try:
            made = await self._session.library.export(ids, target, zipped=zipped, recipes=recipes, goes_on=goes_on)
        except BaseException:
            self._toast.withdraw(TAG)
            raise
        finally:
            for waits in telling:
                waits.cancel()
        self._done(made, wanted[0], stopped.is_set())

    def _done(self, made: Exported, wanted: int, stopped: bool) -> None:
        if not made.count:
            self._say(made.problems[0] if made.problems else tr("Stopped; nothing was exported."), error=not stopped)
            return
        place = made.place.name[:80]
        words = counted(made.count, "Exported {n} work to {place}.", "Exported {n} works to {place}.", place=place)
        if made.count < wanted:
            words = tr("Exported {n} of {all} works to {place}.").format(
                n=whole(made.count), all=whole(wanted), place=made.place.name[:80]
            )
        if made.problems:
            words += f" {made.problems[0]}"
        if len(made.problems) > 1:
            words += " " + counted(len(made.problems) - 1, "One more was left out.", "{n} more were left out.")
        show = tr("Show")
        self._toast.show_notice(
            words,
            error=bool(made.problems),
            action=show,
            on_action=lambda: desktop.show_in_folder(self, str(made.place), lambda told: self._say(told, error=True)),
            tag=TAG,
        )

    def _say(self, words: str, *, error: bool = False) -> None:
        self._toast.show_notice(words, error=error, tag=TAG)


def free_place(folder: Path, name: str) -> Path:
    """A place in `folder` where nothing is yet, of this name or the name with a number. Asks the disk."""
    first = folder / name
    stem, ending = (name[:-4], ".zip") if name.endswith(".zip") else (name, "")
    places = (first, *(folder / f"{stem} {number}{ending}" for number in range(2, MOST_TRIED)))
    return next((place for place in places if not place.exists()), first)
