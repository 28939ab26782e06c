"""The folder for finished work: a path to write, paste or choose. It is looked at in a thread before it is asked for."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDir, QSignalBlocker
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.settings import Setting, Value
from comfy_desk.services.slow_disk import Silent, SlowDisk
from comfy_desk.ui import desktop, theme
from comfy_desk.ui.dialogs.setting_rows import SettingRow
from comfy_desk.ui.folder_check import folder_of, folder_problem
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.spawn import spawn

PATIENCE = 8.0
"""Seconds that a slow disk gets to answer."""


@dataclass(frozen=True, slots=True)
class SavePlace:
    """Where work goes now and where it goes as a rule. `fixed`: named on the command line, and not to be changed here."""

    now: Path
    usual: Path
    fixed: bool = False


class FolderRow(SettingRow):
    def __init__(
        self,
        setting: Setting,
        place: Callable[[], SavePlace],
        parent: QWidget | None = None,
        problem: Callable[[Path], str] = folder_problem,
    ) -> None:
        super().__init__(setting, parent)
        self._where = place
        self._problem = problem
        self._numbers = itertools.count()  # two looks at once are no hindrance to each other
        self._disk = SlowDisk()  # what hangs there holds up nobody, nor the end of the program
        self._looks = 0  # an answer about an older path is none about this one
        self._tried: Path | None = None
        self._shown = ""
        self.field = QLineEdit(self)
        self.field.setAccessibleName(tr(setting.label))
        self.field.setMaxLength(4096)
        self.name.setBuddy(self.field)
        self.field.editingFinished.connect(self.commit)
        self.choose = QPushButton(tr("Choose…"), self)
        self.choose.setAccessibleName(tr("Choose: {name}").format(name=tr(setting.label)))
        self.choose.setAutoDefault(False)
        self.choose.clicked.connect(self._on_choose)
        self.show_it = QPushButton(tr("Show"), self)
        self.show_it.setAccessibleName(tr("Show this folder"))
        self.show_it.setAutoDefault(False)
        self.show_it.clicked.connect(self._on_show)
        self.reset.setText(tr("Use the usual folder"))
        row = QHBoxLayout()
        row.setSpacing(theme.GRID)
        row.addWidget(self.field, 1)
        row.addWidget(self.choose)
        row.addWidget(self.show_it)
        self.place.addLayout(row)

    def put(self, value: Value) -> None:
        self._looks += 1
        self.busy = False
        place = self._where()
        blocked = QSignalBlocker(self.field)
        self._shown = QDir.toNativeSeparators(str(place.now if place.fixed or not value else value))
        self.field.setText(self._shown)
        self.field.setCursorPosition(len(self._shown))  # the end of a long path tells it apart
        blocked.unblock()
        self.field.setToolTip(self._shown)
        self.field.setReadOnly(place.fixed)
        self.choose.setEnabled(not place.fixed)
        if place.fixed:
            self.reset.hide()
            self.say(tr("Named on the command line (--save-dir). It stays while this window is open."))
        else:
            self._look_at_what_is()

    def commit(self) -> None:
        text = self.field.text()
        place = self._where()
        if place.fixed or text == self._shown:
            return
        folder = place.usual if not text.strip() else folder_of(text)
        if folder is None:
            self.refuse(tr("Give the whole path of a folder, from its drive or / on."))
            return
        self._try(folder)

    def fields(self) -> tuple[QWidget, ...]:
        return (self.field,)

    # --- looking at the disk

    def _try(self, folder: Path) -> None:
        if self.busy and folder == self._tried:
            return
        self._looks += 1
        look, self._tried, self.busy = self._looks, folder, True
        self.say(tr("Looking whether files can be saved there…"))

        async def tried() -> None:
            words = await self._asked(folder)
            if look != self._looks:
                return
            self.busy = False
            if words:
                self.refuse(tr("{why} Not changed.").format(why=words))
            elif (value := self._value_of(folder)) == self.value:  # the same folder, written in another way
                self.show_value(value)
            else:
                self._shown = self.field.text()
                self.ask(value)
            self.settled.emit(not words)

        spawn(tried(), self, self._on_fault)

    def _look_at_what_is(self) -> None:
        """A drive that was taken away is said here before a work misses it."""
        look, folder = self._looks, self._where().now

        async def looked() -> None:
            words = await self._asked(folder)
            if look == self._looks and words:
                kept = tr("{why} While files cannot be saved there, they are kept in the data folder.")
                self.say(kept.format(why=words), "warn")

        spawn(looked(), self, self._on_fault)

    async def _asked(self, folder: Path) -> str:
        try:
            return await self._disk.run(f"look {next(self._numbers)}", lambda: self._problem(folder), PATIENCE)
        except Silent:
            return tr("The disk with this folder does not answer.")

    def _value_of(self, folder: Path) -> str:
        return "" if folder == self._where().usual else str(folder)

    def _on_fault(self, error: DeskError) -> None:
        self.busy = False
        self.refuse(error.sentence)
        self.settled.emit(False)

    # --- buttons

    def _on_choose(self) -> None:
        desktop.ask_folder(self.window(), str(self._where().now), self._on_chosen, title=tr(self.setting.label))

    def _on_chosen(self, folder: Path) -> None:
        self.field.setText(QDir.toNativeSeparators(str(folder)))
        self.commit()

    def _on_show(self) -> None:
        desktop.show_in_folder(self, str(self._where().now), lambda refused: self.say(refused, "warn"))
