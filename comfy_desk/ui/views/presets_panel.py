"""The presets of one model in a small panel: found and named in one field, chosen from a list. It keeps nothing itself.

What is typed narrows the list; where no preset is called so, the button saves the form under that name.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.domain.preset import PresetLine
from comfy_desk.ui import theme
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.forms.controls import PlainLabel
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import moment, size_of, tr

WIDTH = 320
NAME_AT_MOST = 80
ROWS_SHOWN = 7

_ID = Qt.ItemDataRole.UserRole
_NAME = int(Qt.ItemDataRole.UserRole) + 1


@overrides_qt
class PresetsPanel(QFrame):
    """Opens below a button and closes with a click elsewhere. Signals carry a preset's id."""

    applyAsked = Signal(str)
    saveAsked = Signal(str, bool)  # the name, and whether files go with it
    renameAsked = Signal(str, str)
    deleteAsked = Signal(str)
    standardAsked = Signal(str)  # "" takes the mark away

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        theme.set_role(self, "card")
        self._lines: tuple[PresetLine, ...] = ()
        self._why_not = ""
        self.field = QLineEdit(self)
        self.field.setMaxLength(NAME_AT_MOST)
        self.field.setPlaceholderText(tr("Find a preset, or name a new one"))
        self.field.setAccessibleName(tr("Find a preset, or name a new one"))
        self.save = QPushButton(self)
        self.save.setAutoDefault(False)
        self.files = QCheckBox(tr("With its pictures and files"), self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Presets of this model"))
        self.list.setEditTriggers(QListWidget.EditTrigger.EditKeyPressed)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._empty = PlainLabel("", "hint", self)
        self._acts = QWidget(self)
        row = FlowLayout(self._acts, theme.GRID // 2)
        self.apply = self._button(tr("Use"), tr("Puts its values into the form (Enter)"))
        self.rename = self._button(tr("Rename"), tr("Another name (F2)"))
        self.standard = self._button(tr("Start with it"), tr("A fresh form of this model begins so"))
        self.delete = self._button(tr("Delete"), tr("It can be undone (Del)"))
        for button in (self.apply, self.rename, self.standard, self.delete):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.GRID + theme.GRID // 2,) * 4)
        column.setSpacing(theme.GRID)
        for part in (self.field, self.save, self.files, self._empty, self.list, self._acts):
            column.addWidget(part)
        self._connect()
        self._show()

    def _button(self, words: str, tip: str) -> QPushButton:
        button = QPushButton(words, self._acts)
        theme.set_role(button, "link")
        button.setToolTip(tip)
        button.setAutoDefault(False)
        return button

    def _connect(self) -> None:
        self.field.textChanged.connect(lambda _text: self._show())
        self.field.returnPressed.connect(self._on_enter)
        self.field.installEventFilter(self)
        self.list.installEventFilter(self)
        self.list.itemActivated.connect(lambda _item: self._on_apply())
        self.list.itemSelectionChanged.connect(self._refresh)
        self.list.itemChanged.connect(self._on_renamed)
        self.save.clicked.connect(self._on_save)
        self.apply.clicked.connect(self._on_apply)
        self.rename.clicked.connect(lambda: self.list.editItem(self.list.currentItem()))
        self.delete.clicked.connect(self._on_delete)
        self.standard.clicked.connect(self._on_standard)

    # --- what others call

    def open_at(self, button: QWidget) -> None:
        """Below a button, within the screen."""
        self.field.clear()
        self.setFixedWidth(min(WIDTH, max(button.window().width() - 4 * theme.GRID, 240)))
        self.adjustSize()
        corner = button.mapToGlobal(QPoint(button.width() - self.width(), button.height() + 2))
        screen = button.screen().availableGeometry()
        corner.setX(max(screen.left(), min(corner.x(), screen.right() - self.width())))
        corner.setY(max(screen.top(), min(corner.y(), screen.bottom() - self.height())))
        self.move(corner)
        self.show()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def set_lines(self, lines: Sequence[PresetLine]) -> None:
        self._lines = tuple(lines)
        self._show()

    def set_form(self, files: int, why_not: str = "") -> None:
        """How many bytes of files stand in the form, and why it cannot be saved now."""
        self._why_not = why_not
        self.files.setVisible(files > 0)
        self.files.setText(tr("With its pictures and files ({size})").format(size=size_of(files)))
        self._refresh()

    def chosen(self) -> PresetLine | None:
        item = self.list.currentItem()
        name = item.data(_ID) if item is not None and item.isSelected() else None
        return next((line for line in self._lines if line.id == name), None)

    # --- inside

    def _show(self) -> None:
        before = self.chosen()
        words = self.field.text().casefold().split()
        found = [line for line in self._lines if all(word in line.name.casefold() for word in words)]
        self.list.blockSignals(True)
        self.list.clear()
        for line in found:
            item = QListWidgetItem(line.name)
            item.setData(_ID, line.id)
            item.setData(_NAME, line.name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            told = tr("{size}, saved {when}").format(size=size_of(line.size), when=moment(line.created_at))
            item.setToolTip(tr("{told}. A fresh form begins with it.").format(told=told) if line.standard else told)
            if line.standard:
                item.setIcon(icon("star-filled", "accent"))
            self.list.addItem(item)
            if before is not None and line.id == before.id:
                self.list.setCurrentItem(item)
        if found and self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        row = max(self.list.sizeHintForRow(0), 24)
        self.list.setFixedHeight(row * min(max(len(found), 1), ROWS_SHOWN) + 8)
        self.list.setVisible(bool(found))
        self._acts.setVisible(bool(found))
        nothing = tr("No preset of this model yet.") if not self._lines else tr("No preset is called so.")
        self._empty.setText(nothing)
        self._empty.setVisible(not found)
        self._refresh()
        if self.isVisible():
            self.adjustSize()

    def _refresh(self) -> None:
        name = " ".join(self.field.text().split())
        same = self._named(name)
        words = tr("Save the form as “{name}”") if same is None else tr("Replace “{name}” by the form")
        shown = name if len(name) <= 24 else f"{name[:23]}…"
        self.save.setText((words.format(name=shown) if name else tr("Save the form")).replace("&", "&&"))
        why_not = self._why_not or ("" if name else tr("Write a name first"))
        self.save.setEnabled(not why_not)
        self.save.setToolTip(why_not)
        theme.set_role(self.save, "primary" if not why_not and same is None else "")
        chosen = self.chosen()
        for button in (self.apply, self.rename, self.standard, self.delete):
            button.setEnabled(chosen is not None)
        begun = chosen is not None and chosen.standard
        self.standard.setText(tr("Start without it") if begun else tr("Start with it"))

    def _named(self, name: str) -> PresetLine | None:
        return next((line for line in self._lines if name and line.name.casefold() == name.casefold()), None)

    def _on_enter(self) -> None:
        """The preset that was found; a name that is nobody's is a new one."""
        if self.chosen() is not None:
            self._on_apply()
        elif self.save.isEnabled():
            self._on_save()

    def _on_save(self) -> None:
        name = " ".join(self.field.text().split())
        if name and not self._why_not:
            self.hide()
            self.saveAsked.emit(name, self.files.isVisibleTo(self) and self.files.isChecked())

    def _on_apply(self) -> None:
        chosen = self.chosen()
        if chosen is not None:
            self.hide()
            self.applyAsked.emit(chosen.id)

    def _on_delete(self) -> None:
        chosen = self.chosen()
        if chosen is not None:
            self.deleteAsked.emit(chosen.id)

    def _on_standard(self) -> None:
        chosen = self.chosen()
        if chosen is not None:
            self.standardAsked.emit("" if chosen.standard else chosen.id)

    def _on_renamed(self, item: QListWidgetItem) -> None:
        name, before = " ".join(item.text().split()), item.data(_NAME)
        if not name or name == before:
            self._show()
        else:
            self.renameAsked.emit(item.data(_ID), name[:NAME_AT_MOST])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows go from the field into the list and back; Del is for the list alone."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if watched is self.field and event.key() == Qt.Key.Key_Down and self.list.count():
            self.list.setFocus()
            return True
        if watched is self.list and event.key() == Qt.Key.Key_Up and self.list.currentRow() <= 0:
            self.field.setFocus()
            return True
        if watched is self.list and event.key() == Qt.Key.Key_Delete:
            self._on_delete()
            return True
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        return QSize(self.width(), super().sizeHint().height())
