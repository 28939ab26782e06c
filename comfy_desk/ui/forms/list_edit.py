"""A list: its items one below the other, with buttons to add, remove and move. Alt+Shift with Up or Down moves, too."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from comfy_desk.schema import ABSENT, Field, Kind, Problem, initial_value, naming
from comfy_desk.schema.pointers import join
from comfy_desk.ui.forms.add_line import AddLine, shapes_of
from comfy_desk.ui.forms.controls import FlatButton, PlainLabel
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.media_edit import MediaEdit
from comfy_desk.ui.forms.row import FieldRow, column
from comfy_desk.ui.forms.row_parts import CONTAINERS
from comfy_desk.ui.forms.shorten import short_name
from comfy_desk.ui.forms.variant_edit import VariantEdit, beginning_of
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, tr

MAX_SHOWN = 60
"""Items. A longer list is shown as JSON."""
_HELD = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
_MOVES = (("up", "Move up"), ("down", "Move down"), ("trash", "Remove"))


@overrides_qt
class ListEdit(FieldEditor):
    """The items of a list. Items that are still empty texts, numbers or files are not sent, nor shapes nobody wrote in."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        if field.item is None:
            raise ValueError("a list needs to know its items")
        self._item = field.item
        self._items: list[FieldRow] = []
        self._buttons: dict[FieldRow, tuple[FlatButton, ...]] = {}
        self._stays = False  # whether it is sent while it is empty
        self._fresh: set[FieldRow] = set()  # of several shapes: those that the form began, and nobody wrote in
        self._offered = False  # whether the one item is a place to write in that nobody has touched
        self._removed: tuple[int, Any] | None = None  # the place and value of what was removed last
        self._column = column(self, 16 if field.item.kind in CONTAINERS else 8)
        self._shapes = shapes_of(field.item)
        self._foot = AddLine(field, field.item, self)
        self._foot.asked.connect(self._on_add)
        self._column.addWidget(self._foot)
        self._undo_line, self._undo_words, self._undo = self._make_undo()
        self.setAcceptDrops(self._item.kind is Kind.MEDIA)

    @property
    def items(self) -> tuple[FieldRow, ...]:
        """The rows of the items, in order."""
        return tuple(self._items)

    def value(self) -> Any:
        shown = [] if self._offered else self._sent()
        values = [row.value() for row in shown]
        return values if values or self._stays else ABSENT

    def _sent(self) -> list[FieldRow]:
        """The items that are sent; of those that nobody wrote in only so many as there have to be."""
        rows = [row for row in self._items if row.value() is not ABSENT]
        over = len(rows) - (self.field.bounds.min_length or 0)
        left_out = [row for row in rows if row in self._fresh][: max(0, over)]
        return [row for row in rows if row not in left_out]

    def set_value(self, value: Any) -> None:
        self.forget_removed()
        wanted = value if isinstance(value, list) else []
        self._stays = isinstance(value, list)
        while len(self._items) > len(wanted):
            self._drop(self._items[-1])
        while len(self._items) < len(wanted):
            self._append(ABSENT)
        for row, part in zip(self._items, wanted, strict=True):
            row.set_value(part)
        begun = self._shapes and len(wanted) == 1 and wanted[0] == beginning_of(self._shapes[0])
        self._fresh = set(self._items) if begun else set()
        self._offer()
        self._refresh()

    def fits(self, value: Any) -> bool:
        return isinstance(value, list) and len(value) <= MAX_SHOWN

    def problems(self, pointer: str) -> list[Problem]:
        if self._offered and self.field.required:
            return [Problem(join(pointer, 0) + _words_below(self._item), tr("This is needed."))]
        return [found for place, row in self._placed(pointer) for found in row.problems(place)]

    def show_errors(self, pointer: str, errors: Mapping[str, str]) -> set[str]:
        placed: set[str] = set()
        for place, row in self._placed(pointer):
            placed |= row.show_errors(place, errors)
        return placed

    def reach(self, pointer: str, wanted: str) -> QWidget | None:
        for place, row in self._placed(pointer):
            if found := row.reach(place, wanted):
                return found
        return self.focus_target() if wanted == pointer else None

    def focus_target(self) -> QWidget:
        first = self._items[0].editor if self._items else None
        return self._foot.first() if first is None else first.focus_target()

    def name_for_readers(self, label: str, told: str) -> None:
        self.setAccessibleName(label)
        self.setAccessibleDescription(told)

    def add_files(self, paths: list[Path]) -> None:
        """One more item for each file, as far as the list may grow; what is left out is said."""
        self.forget_removed()
        self._offered = False
        taken = 0
        while taken < len(paths) and self._may_grow():
            editor = self._append(ABSENT).editor
            if isinstance(editor, MediaEdit):
                editor.take_path(paths[taken])
            taken += 1
        self._refresh()
        if taken:
            self.changed.emit()
        if left := [path.name for path in paths[taken:]]:
            words = counted(
                len(left), "The list is full; {n} file was not taken", "The list is full; {n} files were not taken"
            )
            names = short_name(left[0]) + (", …" if len(left) > 1 else "")
            self._foot.set_state(may_grow=False, limits=f"{words}: {names}", wrong=True)

    def add(self, value: Any) -> FieldRow | None:
        """One more item with a value to begin with; None where the list is full."""
        if not self._may_grow():
            return None
        self.forget_removed()
        self._offered = False
        row = self._append(value)
        self._refresh()
        self.changed.emit()
        return row

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() and self._may_grow():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.add_files([Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        row = next((row for row in self._items if row.isAncestorOf(self._focused())), None)
        if by is None or row is None or event.modifiers() != _HELD:
            super().keyPressEvent(event)
            return
        event.accept()
        self._move(row, by)

    def _focused(self) -> QWidget:
        return self.focusWidget() or self

    def _placed(self, pointer: str) -> list[tuple[str, FieldRow]]:
        """The items with the pointers that they have in what is sent; an empty one has that of the next."""
        placed, number, sent = [], 0, self._sent()
        for row in self._items:
            is_sent = row in sent
            nowhere = not is_sent and row in self._fresh and number < len(sent)
            placed.append((join(pointer, "-" if nowhere else number), row))
            number += is_sent
        return placed

    def _append(self, value: Any) -> FieldRow:
        row = FieldRow(self._item, self.make, naming.item_label(self.field.label, len(self._items)), self)
        up, down, remove = (FlatButton("", words, icon, row.head) for icon, words in _MOVES)
        self._buttons[row] = (up, down, remove)
        up.clicked.connect(lambda: self._move(row, -1))
        down.clicked.connect(lambda: self._move(row, 1))
        remove.clicked.connect(lambda: self._on_remove(row))
        row.add_buttons(up, down, remove)
        row.changed.connect(lambda: self._on_changed(row))
        row.more_files.connect(self.add_files)
        self._items.append(row)
        self._column.insertWidget(len(self._items) - 1, row)
        row.set_value(value)
        row.show()
        return row

    def _drop(self, row: FieldRow) -> None:
        self._items.remove(row)
        self._fresh.discard(row)
        self._buttons.pop(row)
        row.hide()
        row.setParent(None)
        row.deleteLater()

    def _offer(self) -> None:
        """An empty list that is there for the prompt shows a first item, which is sent once something is written in it."""
        self._offered = not self._items and self.field.bears_prompt
        if self._offered:
            self._append(initial_value(self._item))

    def forget_removed(self) -> None:
        """What was removed last is gone for good: something else was changed since, or sent."""
        self._removed = None
        if not self._undo_line.isHidden():
            self._column.removeWidget(self._undo_line)
            self._undo_line.hide()

    def _make_undo(self) -> tuple[QWidget, PlainLabel, FlatButton]:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        words = PlainLabel("", "hint")
        words.setWordWrap(False)
        words.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        undo = FlatButton(tr("Undo"), tr("Undo: put it back into {label}").format(label=self.field.label), "undo")
        undo.clicked.connect(self._on_undo)
        row.addWidget(words)
        row.addWidget(undo)
        row.addStretch(1)
        line.hide()
        return line, words, undo

    def _on_undo(self) -> None:
        if self._removed is None:
            return
        at, value = self._removed
        self.forget_removed()
        if self._offered:
            self._drop(self._items[-1])
            self._offered = False
        row = self._append(value)
        self._items.insert(at, self._items.pop())
        self._column.removeWidget(row)
        self._column.insertWidget(at, row)
        self._refresh()
        if row.editor is not None:
            row.editor.focus_target().setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _on_add(self, wanted: Field) -> None:
        self.forget_removed()
        self._offered = False
        row = self._append(beginning_of(wanted))
        if self._shapes:
            self._fresh.add(row)
        self._refresh()
        if row.editor is not None:
            row.editor.focus_target().setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(row.editor, MediaEdit) and self._item.kind is Kind.MEDIA:
            row.editor.setFocus()
        self.changed.emit()

    def _on_remove(self, row: FieldRow) -> None:
        self.forget_removed()
        self._stays = self.field.required
        at, value, words = self._items.index(row), ABSENT if row in self._fresh else row.value(), row.title
        self._drop(row)
        self._offer()
        self._refresh()
        self.changed.emit()
        if value is ABSENT:
            self._foot.focus()
            return
        self._removed = (at, value)
        self._undo_words.setText(tr("{words} removed.").format(words=words))
        self._column.insertWidget(at, self._undo_line)
        self._undo_line.show()
        self._undo.setFocus(Qt.FocusReason.OtherFocusReason)

    def _move(self, row: FieldRow, by: int) -> None:
        at = self._items.index(row)
        to = at + by
        if not 0 <= to < len(self._items):
            return
        self.forget_removed()
        self._offered = False
        focused = row.focusWidget()
        self._items.insert(to, self._items.pop(at))
        self._column.removeWidget(row)
        self._column.insertWidget(to, row)
        self._refresh()
        if focused is not None and focused.isEnabled():
            focused.setFocus(Qt.FocusReason.OtherFocusReason)  # what was held goes along
        self.changed.emit()

    def _on_changed(self, row: FieldRow) -> None:
        self._fresh.discard(row)
        self._offered = False
        self._stays = self.field.required
        self.changed.emit()

    def _may_grow(self) -> bool:
        most = self.field.bounds.max_length
        return len(self._items) < (MAX_SHOWN if most is None else min(most, MAX_SHOWN))

    def _refresh(self) -> None:
        alone = len(self._items) == 1 and self.field.bears_prompt
        titles = self._titles()
        for number, row in enumerate(self._items):
            row.set_title(titles[number])
            row.set_head_visible(not alone)
            if self._item.kind in CONTAINERS:
                _name_once(row, alone=alone)
            self._name_buttons(row, number)
        self._foot.set_state(may_grow=self._may_grow(), limits=self._limits_text())

    def _titles(self) -> list[str]:
        """The items by number; those of several shapes by what they are."""
        plain = [naming.item_label(self.field.label, number) for number in range(len(self._items))]
        if not self._shapes:
            return plain
        kinds = [_kind_of(row) for row in self._items]
        return [
            plain[place] if not kind else kind if kinds.count(kind) == 1 else f"{kind} {kinds[: place + 1].count(kind)}"
            for place, kind in enumerate(kinds)
        ]

    def _name_buttons(self, row: FieldRow, number: int) -> None:
        ends = {"up": number > 0, "down": number + 1 < len(self._items)}
        for button, (way, words) in zip(self._buttons[row], _MOVES, strict=True):
            button.setAccessibleName(words)
            button.setAccessibleDescription(row.title)
            button.setEnabled(ends.get(way, True))

    def _limits_text(self) -> str:
        """How many there may be, as long as that is worth saying."""
        least, most, count = self.field.bounds.min_length or 0, self.field.bounds.max_length, len(self._items)
        if most is not None and least == most:
            return tr("{n} of {most} needed").format(n=count, most=most)
        if most is not None and most <= MAX_SHOWN:
            return tr("{n} of at most {most}").format(n=count, most=most)
        if least > 1 or (least == 1 and not self._items):
            return tr("at least {n} needed").format(n=least)
        return tr("Longer lists are written as JSON.") if count >= MAX_SHOWN else ""


def _kind_of(row: FieldRow) -> str:
    """What the shape of an item is called, where it has one; its choice is not shown, then."""
    editor = row.editor
    if not isinstance(editor, VariantEdit) or editor.chosen < 0:
        return ""
    editor.hide_choice()
    return editor.field.variants[editor.chosen].label


def _name_once(row: FieldRow, *, alone: bool) -> None:
    """What is called just as its item is needs no name of its own."""
    kind = row.title.rstrip(" 0123456789")
    for inner in row.findChildren(FieldRow):
        if inner.field.kind in (Kind.MEDIA, Kind.PROMPT) and inner.title == kind:
            inner.set_head_visible(alone)


def _words_below(field: Field) -> str:
    """The way from a field down to the words that are wanted, as the rest of a pointer."""
    if field.kind is Kind.LIST and field.item is not None and field.bears_prompt:
        return "/0" + _words_below(field.item)
    fields = field.variants[0].fields if field.variants else field.fields
    inside = next((part for part in fields if part.bears_prompt), None)
    return join("", inside.name) + _words_below(inside) if inside is not None else ""
