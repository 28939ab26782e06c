"""The settings: every declared entry as a row with the editor of its kind, in groups, found by a search.

What is changed counts at once, as soon as it is on the disk; the foot says so and takes it back. What can be set is declared
in `domain.settings`, what edits it in `editor_of`: a new entry needs no word here. It stores nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.settings import LANGUAGE, Form, Setting, Value
from comfy_desk.ui import theme
from comfy_desk.ui.commands.registry import Registry
from comfy_desk.ui.dialogs.page import Page
from comfy_desk.ui.dialogs.setting_folder import FolderRow, SavePlace
from comfy_desk.ui.dialogs.setting_keys import KeysRow
from comfy_desk.ui.dialogs.setting_rows import ChoiceRow, MoneyRow, NumberRow, SettingRow, SizeRow, SwitchRow
from comfy_desk.ui.dialogs.setting_template import Preview, TemplateRow
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.plain import hairline, plain_label

ALL = ""
"""In the list of groups: all of them."""

NARROW = 640
"""Logical pixels of a sheet below which there is no room for the groups beside the settings."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What the rows show: values, where work goes, what files would be called, and which commands have keys."""

    value: Callable[[Setting], Value]
    place: Callable[[], SavePlace]
    preview: Callable[[str], Preview]
    commands: Registry


def editor_of(setting: Setting, facts: Facts, parent: QWidget) -> SettingRow:
    """The row that edits this kind of setting."""
    if setting.form is Form.FOLDER:
        return FolderRow(setting, facts.place, parent)
    if setting.form is Form.TEMPLATE:
        return TemplateRow(setting, facts.preview, parent)
    if setting.form is Form.KEYS:
        return KeysRow(setting, facts.commands, parent)
    if setting.form is Form.MONEY:
        return MoneyRow(setting, parent)
    if setting.form is Form.NUMBER:
        return NumberRow(setting, parent)
    if setting.form is Form.CHOICE:
        return ChoiceRow(setting, parent)
    return SizeRow(setting, parent) if setting.form is Form.SIZE else SwitchRow(setting, parent)


@overrides_qt
class SettingsSheet(Page):
    """`changeAsked(key, value)` for each change, `manyAsked(values)` for several at once; `show_kept`, `many_kept`, `refuse`
    and `many_refused` say what came of it. `exportAsked(local)`, `importAsked()`; `closed()` at its end.
    """

    changeAsked = Signal(str, object)
    manyAsked = Signal(object)
    exportAsked = Signal(bool)
    importAsked = Signal()
    closed = Signal()
    wide = 820
    tall = True

    def __init__(self, entries: Sequence[Setting], facts: Facts, parent: QWidget | None = None) -> None:
        super().__init__(tr("Settings"), parent)
        self._value = facts.value
        self._undo: list[tuple[str, dict[str, Value]]] = []  # in words what was done, and what takes it back
        self._undoing: tuple[str, dict[str, Value]] | None = None
        self._many = ""  # in words what is being done with several
        self._closing = False
        self._titles: dict[str, tuple[QWidget, QLabel]] = {}
        self.rows: dict[str, SettingRow] = {}
        self.back_button.setText(tr("Close"))
        self.back.connect(self._on_close)
        self._make_parts()
        self.column.addLayout(self._top())
        self.column.addWidget(self.message)
        self._body()
        for setting in entries:
            self._add(setting, facts)
        self._none = plain_label(tr("No setting is about this."), self, role="hint")
        self._none.hide()
        self._list.addWidget(self._none)
        self._list.addStretch(1)
        self._fill_groups()
        self._foot()
        for row in self.rows.values():
            row.show_value(facts.value(row.setting))
        self._on_search("")

    def _make_parts(self) -> None:
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Search the settings"))
        self.search.setAccessibleName(tr("Search the settings"))
        self.search.setClearButtonEnabled(True)
        self.search.addAction(icon("search", "dim"), QLineEdit.ActionPosition.LeadingPosition)
        self.search.textChanged.connect(self._on_search)
        self.undo_button = QPushButton(tr("Undo the last change"), self)
        self.undo_button.setAutoDefault(False)
        self.undo_button.clicked.connect(self._on_undo)
        theme.set_role(self.undo_button, "link")
        self.groups = QListWidget(self)
        self.groups.setAccessibleName(tr("Groups of settings"))
        self.groups.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.groups.currentRowChanged.connect(lambda _row: self._on_group())

    def _body(self) -> None:
        """The settings scroll by themselves: the search, the groups and the way out stay in sight."""
        inside = QWidget(self)
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(0, 0, theme.GRID, 0)  # what is chosen is framed, and the bar is near
        self._list.setSpacing(theme.GRID)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(inside)
        body = QHBoxLayout()
        body.setSpacing(2 * theme.GRID)
        beside = QVBoxLayout()
        beside.addWidget(self.groups, 1000)  # as high as its groups are
        beside.addStretch(1)
        body.addLayout(beside)
        body.addWidget(self.area, 1)
        self.area.setMinimumHeight(15 * theme.GRID)
        for part in (self.area, self.groups):  # what they would like is no reason for the whole sheet to scroll
            part.setSizePolicy(part.sizePolicy().horizontalPolicy(), QSizePolicy.Policy.Ignored)
        self.column.addLayout(body, 1)

    def _fill_groups(self) -> None:
        blocked = QSignalBlocker(self.groups)
        for group in (ALL, *self._titles):
            item = QListWidgetItem(tr(group) if group else tr("All settings"), self.groups)
            item.setData(Qt.ItemDataRole.UserRole, group)
        self.groups.setCurrentRow(0)
        blocked.unblock()
        self.groups.setFixedWidth(self.groups.sizeHintForColumn(0) + 3 * theme.GRID)
        line = self.groups.sizeHintForRow(0)
        self.groups.setMinimumHeight(2 * line)
        self.groups.setMaximumHeight(line * self.groups.count() + theme.GRID)

    def _foot(self) -> None:
        self.reset_all = QPushButton(tr("Reset all settings"), self)
        self.reset_all.clicked.connect(self._on_reset_all)
        self.export = QPushButton(tr("Export…"), self)
        self.export.setAccessibleName(tr("Export the settings to a file"))
        self.import_ = QPushButton(tr("Import…"), self)
        self.import_.setAccessibleName(tr("Import settings from a file"))
        self.import_.clicked.connect(self.importAsked)
        self.local = QCheckBox(tr("Export the folders of this machine, too"), self)
        self.export.clicked.connect(lambda: self.exportAsked.emit(self.local.isChecked()))
        acts = QWidget(self)
        flow = FlowLayout(acts, spacing=theme.GRID)
        for button in (self.reset_all, self.export, self.import_, self.local):
            flow.addWidget(button)
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)
        self.column.addWidget(hairline(self))
        self.column.addWidget(acts)

    def _top(self) -> QHBoxLayout:
        """The way out and the way back stand where the sheet begins, beside what one looks for."""
        kept = self.undo_button.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # the field does not jump when it comes
        self.undo_button.setSizePolicy(kept)
        self.undo_button.hide()
        top = QHBoxLayout()
        top.setSpacing(theme.GRID)
        top.addWidget(self.search, 1)
        top.addWidget(self.undo_button)
        top.addWidget(self.back_button)
        return top

    def begin(self) -> None:
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def point(self, key: str) -> None:
        """One setting is meant: the keyboard goes there."""
        self.search.clear()
        row = self.rows.get(key)
        if row is None:
            return
        narrow = self.groups.isHidden()
        self.groups.setCurrentRow(0 if narrow else 1 + list(self._titles).index(row.setting.group))
        row.begin()
        QTimer.singleShot(0, row, lambda: self.area.verticalScrollBar().setValue(row.y()))  # when it has its place

    def show_kept(self, setting: Setting) -> None:
        """It has another value now, whoever set it."""
        row = self.rows.get(setting.key)
        if row is None:
            return
        before, now = row.value, self._value(setting)
        if before == now:
            row.show_value(now)
            return
        undone = self._undoing is not None
        later = setting is LANGUAGE
        told = tr("Changed; it counts from the next start on.") if later else tr("Changed, and used from now on.")
        row.show_kept(now, tr("As before.") if undone else told)
        if self._many:  # several are being set: what takes them back comes in one
            return
        self._undoing = None
        if not undone:
            self._undo.append((tr(setting.label), {setting.key: before}))
        self._show_undo()

    def many_kept(self, before: dict[str, Value]) -> None:
        """Several were set; `before` takes it back."""
        words, self._many = self._many, ""
        undone, self._undoing = self._undoing, None
        if undone is None and before:
            self._undo.append((words, before))
        if undone is None:
            told = counted(len(before), "{n} setting was changed.", "{n} settings were changed.")
            self.say(told if before else tr("All of them are as they usually are."), "ok")
        else:
            self.say(tr("As before."), "ok")
        self._show_undo()

    def many_refused(self, error: DeskError) -> None:
        self._many = ""
        self._give_undo_back()
        self.say(error.sentence, "error")

    def refuse(self, key: str, error: DeskError) -> None:
        """It could not be kept: said at the row, where the value still stands."""
        self._give_undo_back()
        if key in self.rows:
            self.rows[key].refuse(error.sentence)

    def _give_undo_back(self) -> None:
        undone, self._undoing = self._undoing, None
        if undone is not None:
            self._undo.append(undone)
            self._show_undo()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.focusWidget() is self.search and self.search.text():
            self.search.clear()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.groups.setVisible(self.width() >= NARROW)

    def _add(self, setting: Setting, facts: Facts) -> None:
        if setting.group not in self._titles:
            line, title = hairline(self), plain_label(tr(setting.group), self, role="title")
            self._titles[setting.group] = (line, title)
            self._list.addWidget(line)
            self._list.addWidget(title)
        row = self.rows[setting.key] = editor_of(setting, facts, self)
        row.chosen.connect(lambda value, key=setting.key: self.changeAsked.emit(key, value))
        row.settled.connect(self._on_settled)
        self._list.addWidget(row)

    def _group(self) -> str:
        item = self.groups.currentItem()
        return ALL if item is None else str(item.data(Qt.ItemDataRole.UserRole))

    def _on_group(self) -> None:
        """One group is wanted: a search goes over all of them, so it ends."""
        if self.search.text():
            blocked = QSignalBlocker(self.search)
            self.search.clear()
            blocked.unblock()
        focus = self.focusWidget()
        if focus is not None and any(row.isAncestorOf(focus) for row in self.rows.values()):
            self.groups.setFocus(Qt.FocusReason.OtherFocusReason)  # a hidden field would let the keyboard go anywhere
        self._on_search("")

    def _on_search(self, text: str) -> None:
        words = text.casefold().split()
        if words and self._group():
            blocked = QSignalBlocker(self.groups)
            self.groups.setCurrentRow(0)
            blocked.unblock()
        group, seen = self._group(), set()
        for row in self.rows.values():
            row.look_for(words)
            fits = row.matches(words) if words else group in (ALL, row.setting.group)
            row.setVisible(fits)
            if fits:
                seen.add(row.setting.group)
        first = next((name for name in self._titles if name in seen), "")
        for name, (line, title) in self._titles.items():
            line.setVisible(name in seen and name != first)
            title.setVisible(name in seen)
        self._none.setVisible(not seen)
        self.area.verticalScrollBar().setValue(0)

    def _on_reset_all(self) -> None:
        if self._many or self._undoing is not None:
            return
        changed = {one.setting.key: one.setting.default for one in self.rows.values()}
        self._many = tr("Reset all settings")
        self.manyAsked.emit(changed)

    def _on_undo(self) -> None:
        if not self._undo or self._undoing is not None or self._many:
            return
        words, before = self._undoing = self._undo.pop()
        if len(before) == 1:
            key, value = next(iter(before.items()))
            self.changeAsked.emit(key, value)
        else:
            self._many = words
            self.manyAsked.emit(before)

    def _show_undo(self) -> None:
        if self._undo:
            name = tr("Undo the last change: {name}").format(name=self._undo[-1][0])
            self.undo_button.setAccessibleName(name)
            self.undo_button.setToolTip(name)
        elif self.undo_button.hasFocus():  # hidden, it would let the keyboard go anywhere
            self.back_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.undo_button.setVisible(bool(self._undo))

    def _on_close(self) -> None:
        """What was typed and can be used counts, as when one goes to the next field; a second wish waits for no disk."""
        for row in self.rows.values():
            row.commit()
        if not self._closing and any(row.busy for row in self.rows.values()):
            self._closing = True
            return
        self.closed.emit()

    def _on_settled(self, taken: bool) -> None:
        if self._closing and taken:
            self.closed.emit()
        self._closing = False
