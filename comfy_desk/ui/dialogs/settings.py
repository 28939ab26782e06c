"""The settings: every declared entry as a row with the editor of its kind, in groups, found by a search.

What is changed counts at once, as soon as it is on the disk; the foot says so and takes it back. What can be set is declared
in `domain.settings`, what edits it in `editor_of`: a new entry needs no word here. It stores nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.settings import Form, Setting, Value
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.page import Page
from comfy_desk.ui.dialogs.setting_folder import FolderRow, SavePlace
from comfy_desk.ui.dialogs.setting_rows import ChoiceRow, MoneyRow, NumberRow, SettingRow, SizeRow, SwitchRow
from comfy_desk.ui.dialogs.setting_template import Preview, TemplateRow
from comfy_desk.ui.dialogs.sheet import MARGIN
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import hairline, plain_label


def editor_of(
    setting: Setting, place: Callable[[], SavePlace], preview: Callable[[str], Preview], parent: QWidget
) -> SettingRow:
    """The row that edits this kind of setting."""
    if setting.form is Form.FOLDER:
        return FolderRow(setting, place, parent)
    if setting.form is Form.TEMPLATE:
        return TemplateRow(setting, preview, parent)
    if setting.form is Form.MONEY:
        return MoneyRow(setting, parent)
    if setting.form is Form.NUMBER:
        return NumberRow(setting, parent)
    if setting.form is Form.CHOICE:
        return ChoiceRow(setting, parent)
    return SizeRow(setting, parent) if setting.form is Form.SIZE else SwitchRow(setting, parent)


@overrides_qt
class SettingsSheet(Page):
    """`changeAsked(key, value)` for each change; `show_kept` and `refuse` say what came of it. `closed()` at its end."""

    changeAsked = Signal(str, object)
    closed = Signal()

    def __init__(
        self,
        entries: Sequence[Setting],
        value: Callable[[Setting], Value],
        place: Callable[[], SavePlace],
        preview: Callable[[str], Preview],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Settings"), parent)
        self._value = value
        self._undo: list[tuple[Setting, Value]] = []
        self._undoing: tuple[Setting, Value] | None = None
        self._closing = False
        self._groups: dict[str, tuple[QWidget, QLabel]] = {}
        self.rows: dict[str, SettingRow] = {}
        self.back_button.setText(tr("Close"))
        self.back.connect(self._on_close)
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
        self.column.addLayout(self._top())
        for setting in entries:
            self._add(setting, place, preview)
        self._none = plain_label(tr("No setting is about this."), self, role="hint")
        self._none.hide()
        self.column.addWidget(self._none)
        self.column.addStretch(1)
        for row in self.rows.values():
            row.show_value(value(row.setting))

    def _top(self) -> QHBoxLayout:
        """The way out and the way back stand where the sheet begins: it may be longer than the window."""
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
        if key in self.rows:
            self.rows[key].begin()

    def show_kept(self, setting: Setting) -> None:
        """It has another value now, whoever set it."""
        row = self.rows.get(setting.key)
        if row is None:
            return
        before, now = row.value, self._value(setting)
        if before == now:
            row.show_value(now)
            return
        undone, self._undoing = self._undoing, None
        row.show_kept(now, tr("As before.") if undone else tr("Changed, and used from now on."))
        if undone is None:
            self._undo.append((setting, before))
        self._show_undo()

    def refuse(self, key: str, error: DeskError) -> None:
        """It could not be kept: said at the row, where the value still stands."""
        undone, self._undoing = self._undoing, None
        if undone is not None:
            self._undo.append(undone)
            self._show_undo()
        if key in self.rows:
            self.rows[key].refuse(error.sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.focusWidget() is self.search and self.search.text():
            self.search.clear()
            return
        super().keyPressEvent(event)

    def _add(self, setting: Setting, place: Callable[[], SavePlace], preview: Callable[[str], Preview]) -> None:
        if setting.group not in self._groups:
            line, title = hairline(self), plain_label(tr(setting.group), self, role="title")
            self._groups[setting.group] = (line, title)
            self.column.addSpacing(theme.GRID // 2)
            self.column.addWidget(line)
            self.column.addWidget(title)
        row = self.rows[setting.key] = editor_of(setting, place, preview, self)
        row.chosen.connect(lambda value, key=setting.key: self.changeAsked.emit(key, value))
        row.settled.connect(self._on_settled)
        self.column.addWidget(row)
        self.column.addSpacing(theme.GRID // 2)

    def _on_search(self, text: str) -> None:
        words = text.casefold().split()
        if not words:
            self.setMinimumHeight(0)
        elif not self.minimumHeight():  # the field in which one types stays where it is
            seen_of_it = self.visibleRegion().boundingRect().height()
            self.setMinimumHeight(seen_of_it if seen_of_it >= self.height() else seen_of_it - MARGIN)
        seen = set()
        for row in self.rows.values():
            fits = row.matches(words)
            row.setVisible(fits)
            if fits:
                seen.add(row.setting.group)
        for group, parts in self._groups.items():
            for part in parts:
                part.setVisible(group in seen)
        self._none.setVisible(not seen)

    def _on_undo(self) -> None:
        if self._undo and self._undoing is None:
            setting, before = self._undoing = self._undo.pop()
            self.changeAsked.emit(setting.key, before)

    def _show_undo(self) -> None:
        if self._undo:
            name = tr("Undo the last change: {name}").format(name=tr(self._undo[-1][0].label))
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
