"""Keys of an object that its document has no field for: those that a body brought, and those that the artist adds.

They stand folded at the end of their group. A key whose value the document describes has the widget for it; another is JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from comfy_desk.schema import Field, Kind, limits, patterns
from comfy_desk.schema.pointers import join
from comfy_desk.ui.forms.controls import FlatButton, FoldButton, PlainLabel
from comfy_desk.ui.forms.plain_line import PlainLine
from comfy_desk.ui.phrases import tr

MAX_NAME = 200
MAX_SHOWN = 60
"""Keys that have a row of their own; more of them are kept, and shown as JSON with the whole body."""


class OwnKeys(QWidget):
    """The fold, the rows and the line for a new key. `opened` comes before rows are seen, so that they can be made."""

    added = Signal(str)
    opened = Signal()

    def __init__(self, field: Field, taken: Callable[[str], bool]) -> None:
        super().__init__()
        self._field = field
        self._taken = taken
        self._names: list[str] = []
        self._count = 0
        self._fold = FoldButton(tr("Other keys"))
        self._fold.opened.connect(self._on_fold)
        self._mark = PlainLabel("", "error", self)
        self._mark.hide()
        self._box = QWidget(self)
        self._rows = QVBoxLayout(self._box)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(12)
        self._box.hide()
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self._fold)
        head.addWidget(self._mark, 1)
        head.addStretch(0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._box)
        self._name: QLineEdit | None = None
        if may_add(field):
            self._name = self._make_line()

    def put(self, row: QWidget) -> None:
        """One more row, above the line for a new key."""
        self._rows.insertWidget(self._count, row)
        self._count += 1

    def take_out(self, row: QWidget) -> None:
        """A row that goes."""
        self._rows.removeWidget(row)
        self._count -= 1

    @property
    def names(self) -> tuple[str, ...]:
        """The keys that stand here."""
        return tuple(self._names)

    @property
    def is_open(self) -> bool:
        """Whether the rows are shown."""
        return self._fold.is_open()

    def open(self) -> None:
        """Shows the rows."""
        self._fold.set_open(True)

    def set_names(self, names: Iterable[str]) -> None:
        """Which keys stand here now. The fold says how many."""
        self._names = list(names)
        count = len(self._names)
        self._fold.setText(f"{tr('Other keys')} ({count})" if count else tr("Other keys"))
        self._fold.setAccessibleName(self._fold.text())

    def mark(self, wrong: int) -> None:
        """Says beside the closed fold that something in it is to be mended."""
        shown = wrong and not self.is_open
        self._mark.setText(tr("{n} to mend").format(n=wrong) if shown else "")
        self._mark.setVisible(bool(shown))

    def be_all(self) -> None:
        """There is nothing but these keys: they are open, and need no fold."""
        self._fold.set_open(True)
        self._fold.hide()

    def focus_target(self) -> QWidget:
        """The fold, or where a new key is named."""
        return self._name if self._fold.isHidden() and self._name is not None else self._fold

    def _make_line(self) -> QLineEdit:
        line = QWidget(self._box)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        name = PlainLine()
        name.setMaxLength(MAX_NAME)
        name.setPlaceholderText(tr("Name of a new key"))
        name.setAccessibleName(tr("Name of a new key"))
        name.returnPressed.connect(self._on_add)
        name.textEdited.connect(lambda _text: self._say(""))
        button = FlatButton(tr("Add"), tr("Add this key"), "plus")
        button.clicked.connect(self._on_add)
        row.addWidget(name, 1)
        row.addWidget(button)
        self._said = PlainLabel("", "error", self._box)
        self._said.hide()
        foot = QVBoxLayout()
        foot.setSpacing(4)
        foot.addWidget(line)
        foot.addWidget(self._said)
        self._rows.addLayout(foot)
        return name

    def _on_add(self) -> None:
        if self._name is None:
            return
        name = self._name.text()
        said = self._refused(name)
        self._say(said)
        if not said:
            self._name.clear()
            self.added.emit(name)

    def _refused(self, name: str) -> str:
        if not name:
            return tr("Write a name first.")
        if self._taken(name):
            return tr("There is a field of that name already.")
        pattern = self._field.key_pattern
        whole = len(pattern) < limits.MAX_PATTERN  # a longer one was cut
        if pattern and whole and patterns.search(pattern, name) is False:
            return tr("The model does not take a key of that name here.")
        return ""

    def _say(self, text: str) -> None:
        self._said.setText(text)
        self._said.setVisible(bool(text))

    def _on_fold(self, is_open: bool) -> None:
        self._box.setVisible(is_open)
        if is_open:
            self.opened.emit()
        self._mark.hide()


def may_add(field: Field) -> bool:
    """Whether keys of the artist's own are offered: where the document describes them, and for the body as a whole."""
    return not field.closed and (field.extra is not None or field.pointer == "")


def field_of_key(field: Field, name: str) -> Field:
    """The field of one such key: as the document describes them, else JSON."""
    pointer = join(field.pointer, name)
    if field.extra is None:
        return Field(pointer, name, name, Kind.JSON, importance=100)
    return replace(field.extra, pointer=pointer, name=name, label=name, required=False)
