"""The ways in which many come from one, a page each: here copies, and lines or a table.

A page hands out `work()`: what was typed, as something that can be worked out in another thread, without a widget in it.
`Varied` comes back and is shown by the page. A sweep and several models have files of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.schema import pointers
from comfy_desk.schema.roles import Role
from comfy_desk.schema.settable import Settable
from comfy_desk.services import tables
from comfy_desk.services.many import Base, Variation, alternatives, columns_of, from_table, names_fields
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.page import tell
from comfy_desk.ui.disk import ask, no_answer
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import size_of, tr, whole
from comfy_desk.ui.plain import plain_label

_LINES = 6
_NAMED = 6
COLUMNS_SHOWN = 40


@dataclass(frozen=True, slots=True)
class Varied:
    """What came of a page. `trouble` keeps the list from being made, `notice` is worth a look."""

    variations: tuple[Variation, ...] = (Variation(),)
    trouble: str = ""
    notice: str = ""
    table: tables.Table = field(default_factory=tables.Table)
    headed: bool = False
    is_table: bool = False
    columns: tuple[Settable | None, ...] = field(default=(), repr=False)


Work = Callable[[], Varied]


class Way(QWidget):
    """One page. `changed` when another list would come of it."""

    changed = Signal()

    def set_base(self, base: Base, places: Sequence[Settable]) -> None:
        """What the form holds now; what was typed here stays."""

    def work(self) -> Work:
        raise NotImplementedError

    def show_varied(self, varied: Varied) -> None:
        """What came of `work`."""

    def begin(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)


class CopiesWay(Way):
    """The same again, and once for each choice that the prompt names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._prompt: Settable | None = None
        self._text = ""
        self.words = plain_label("", self, role="hint")
        self.choices = QCheckBox(tr("Once for each choice in the prompt"), self)
        self.choices.toggled.connect(lambda _on: self.changed.emit())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.GRID, 0, 0)
        column.addWidget(self.words)
        column.addWidget(self.choices)
        column.addStretch(1)

    def set_base(self, base: Base, places: Sequence[Settable]) -> None:
        self._prompt = next((place for place in places if place.role is Role.PROMPT), None)
        value = pointers.value_at(dict(base.body), self._prompt.pointer) if self._prompt is not None else None
        self._text = value if isinstance(value, str) else ""
        number = len(alternatives(self._text, 1001))
        self.choices.setVisible(number > 1)
        self.choices.setText(tr("Once for each choice in {choices}: {n}").format(choices="{…|…}", n=whole(number)))
        words = tr("The form as it stands, so many times. A prompt with {choices} in it has choices.")
        self.words.setText(words.format(choices=f"{{{tr('red|blue')}}}"))

    def work(self) -> Work:
        prompt, text = self._prompt, self._text
        if prompt is None or self.choices.isHidden() or not self.choices.isChecked():
            return Varied
        return lambda: Varied(tuple(Variation(((prompt, words),)) for words in alternatives(text)))

    def begin(self) -> None:
        if not self.choices.isHidden():
            self.choices.setFocus(Qt.FocusReason.OtherFocusReason)


@overrides_qt
class _Words(QPlainTextEdit):
    """A place to paste into; a file that is dropped is opened."""

    dropped = Signal(str)

    def sizeHint(self) -> QSize:
        """Its least height is enough to ask for: what is free it gets anyway, and the sheet scrolls by what is asked for."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasUrls() or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        paths = [url.toLocalFile() for url in source.urls() if url.isLocalFile()]
        if paths:
            self.dropped.emit(paths[0])
        else:
            super().insertFromMimeData(source)


class LinesWay(Way):
    """Lines of prompts, or a table whose columns are fields."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places: tuple[Settable, ...] = ()
        self._file: tuple[str, bytes] | None = None
        self._asked = 0  # a file that was asked for before the last one changes nothing
        self._columns: dict[int, str] = {}  # what the artist chose, by the column's number; "" leaves it out
        self._shown: tuple[Any, ...] = ()
        self._told: bool | None = None  # that it is a table, or lines; None goes by what the first row says
        self._picker: QFileDialog | None = None
        self._make_parts()

    def _make_parts(self) -> None:
        self.kind = QComboBox(self)
        self.kind.addItems([tr("Each line is a prompt"), tr("A table: each row a request")])
        self.kind.setAccessibleName(tr("What it is"))
        self.kind.setMinimumContentsLength(8)
        self.kind.currentIndexChanged.connect(lambda now: self._on_kind(now == 1))
        self.open = QPushButton(tr("Open a file…"), self)
        self.open.clicked.connect(self.choose_file)
        self.text = _Words(self)
        self.text.setAccessibleName(tr("Lines or table"))
        self.text.setPlaceholderText(tr("Paste lines here, or drop a CSV file"))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(_LINES * self.fontMetrics().height())
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.textChanged.connect(self._on_text)
        self.text.dropped.connect(self.open_file)
        self.file = plain_label("", self)
        self.file.hide()
        self.drop = QPushButton(tr("Leave the file"), self)
        theme.set_role(self.drop, "link")
        self.drop.clicked.connect(self.leave_file)
        self.drop.hide()
        self.headed = QCheckBox(tr("The first row names the fields"), self)
        self.headed.setTristate(False)
        self.headed.clicked.connect(self._on_headed)
        self.headed.hide()
        self._head_told: bool | None = None
        self.read_as = plain_label("", self, role="hint")
        self.read_as.hide()
        self.instead = QPushButton(tr("Each line is a prompt instead"), self)
        theme.set_role(self.instead, "link")
        self.instead.clicked.connect(lambda _checked=False: self.kind.setCurrentIndex(0))
        self.instead.hide()
        self.say = plain_label("", self, role="hint")
        self.say.hide()
        self.columns = QFormLayout()
        self.columns.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.columns.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        head = QHBoxLayout()
        head.addWidget(self.kind, 1)
        head.addWidget(self.open)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.GRID, 0, 0)
        column.setSpacing(theme.GRID)
        column.addLayout(head)
        column.addWidget(self.text, 1)
        column.addWidget(self.file)
        column.addWidget(self.drop, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.read_as)
        column.addWidget(self.instead, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.headed)
        column.addLayout(self.columns)
        column.addWidget(self.say)

    def begin(self) -> None:
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_table(self) -> bool:
        return self.kind.currentIndex() == 1

    def set_base(self, base: Base, places: Sequence[Settable]) -> None:
        self._places = tuple(places)
        self._shown = ()

    def work(self) -> Work:
        text, data = self.text.toPlainText(), self._file[1] if self._file is not None else None
        told, places, head_told, chosen = self._told, self._places, self._head_told, dict(self._columns)
        return lambda: _lines_varied(text, data, told, places, head_told, chosen)

    def show_varied(self, varied: Varied) -> None:
        tell(self.say, varied.notice, "warn")  # the trouble stands where the list would
        self._show_kind(varied)
        self.headed.setVisible(self.is_table and bool(varied.table.rows))
        self.headed.setChecked(varied.headed)
        heads = _heads(varied)
        shown = (heads, tuple(place.pointer if place else "" for place in varied.columns), self.is_table)
        if shown != self._shown:
            self._shown = shown
            self._show_columns(varied, heads)

    def _show_kind(self, varied: Varied) -> None:
        """What it was read as, and the way back where nobody chose that."""
        self.kind.blockSignals(True)
        self.kind.setCurrentIndex(1 if varied.is_table else 0)
        self.kind.blockSignals(False)
        by_itself = varied.is_table and self._told is None
        named = list(dict.fromkeys(place.label for place in varied.columns if place))
        names = ", ".join(named[:_NAMED]) + (", …" if len(named) > _NAMED else "")
        words = tr("Read as a table with columns {names}.").format(names=names) if names else tr("Read as a table.")
        tell(self.read_as, words if by_itself else "")
        self.instead.setVisible(by_itself)

    def _show_columns(self, varied: Varied, heads: tuple[str, ...]) -> None:
        while self.columns.rowCount():
            self.columns.removeRow(0)
        if not self.is_table:
            return
        for number, head in enumerate(heads[:COLUMNS_SHOWN]):
            box = QComboBox(self)
            box.setMinimumContentsLength(10)
            box.addItem(tr("Left out"), "")
            for place in self._places:
                box.addItem(place.label, place.pointer)
            place_now = varied.columns[number] if number < len(varied.columns) else None
            box.setCurrentIndex(max(box.findData(place_now.pointer if place_now else ""), 0))
            box.setAccessibleName(tr("Column {n}: {name}").format(n=number + 1, name=head))
            box.activated.connect(lambda _now, box=box, number=number: self._on_column(number, str(box.currentData())))
            self.columns.addRow(plain_label(head, self, wrap=False), box)

    def _on_column(self, number: int, pointer: str) -> None:
        self._columns[number] = pointer
        self.changed.emit()

    def _on_headed(self, on: bool) -> None:
        self._head_told = on
        self.changed.emit()

    def _on_text(self) -> None:
        if not self.text.toPlainText().strip():  # what was said of the former text says nothing of the next
            self._told, self._head_told = None, None
            self._columns.clear()
        self.changed.emit()

    def _on_kind(self, is_table: bool) -> None:
        self._told = is_table
        self._again()

    def _again(self) -> None:
        self._columns.clear()
        self._head_told = None
        self.changed.emit()

    # --- a file

    def choose_file(self) -> None:
        picker = self._picker = QFileDialog(self, tr("Open lines or a table"))
        picker.setFileMode(QFileDialog.FileMode.ExistingFile)
        picker.setNameFilters([tr("Tables and texts (*.csv *.tsv *.txt)"), tr("All files (*)")])
        picker.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        picker.fileSelected.connect(self.open_file)
        picker.open()

    def open_file(self, name: str) -> None:
        path = Path(name)
        self._asked += 1
        asked = self._asked
        ask(self, path.parent, lambda: _read(path), lambda found: self._on_read(path, found, asked), self._on_silence)

    def _on_read(self, path: Path, found: bytes | str, asked: int) -> None:
        if asked != self._asked:
            return
        if isinstance(found, str):
            tell(self.say, found, "error")
            return
        self._file = (path.name, found)
        self._told = None if path.suffix.lower() == ".txt" else True
        self.file.setText(f"{path.name} · {size_of(len(found))}")
        self._show_file(True)
        self._again()

    def _on_silence(self) -> None:
        tell(self.say, no_answer(), "error")

    def leave_file(self) -> None:
        self._asked += 1
        self._file = None
        self._told = None
        self._show_file(False)
        self._again()

    def _show_file(self, on: bool) -> None:
        self.text.setVisible(not on)
        self.file.setVisible(on)
        self.drop.setVisible(on)


def _read(path: Path) -> bytes | str:
    try:
        with path.open("rb") as file:
            data = file.read(tables.FILE_AT_MOST + 1)
    except OSError as error:
        return tr("{name} cannot be read: {why}.").format(name=path.name, why=error.strerror or type(error).__name__)
    if len(data) > tables.FILE_AT_MOST:
        return tr("{name} has more than {size}.").format(name=path.name, size=size_of(tables.FILE_AT_MOST))
    return data


def _heads(varied: Varied) -> tuple[str, ...]:
    first = varied.table.rows[0].cells if varied.table.rows and varied.headed else ()
    return tuple(
        (first[n].strip()[:40] if n < len(first) else "") or tr("Column {n}").format(n=n + 1)
        for n in range(varied.table.width)
    )


def _lines_varied(
    text: str,
    data: bytes | None,
    told: bool | None,
    places: tuple[Settable, ...],
    head_told: bool | None,
    chosen: Mapping[int, str],
) -> Varied:
    notice = ""
    if data is not None:
        text, notice = tables.decoded(data)
    is_table = names_fields(tables.head(text), places) if told is None else told
    table = tables.table(text) if is_table else tables.lines(text)
    notice = " ".join(part for part in (notice, table.notice, table.trouble) if part)
    if not table.rows:
        return Varied((), tr("No lines are here yet."), notice, is_table=is_table)
    prompt = next((place for place in places if place.role is Role.PROMPT), None)
    if not is_table:
        if prompt is None:
            return Varied((), tr("This model has no prompt: use a table."), notice, table)
        return Varied(from_table(table, (prompt,), headed=False), "", notice, table, False, False, (prompt,))
    headed, found = columns_of(table, places)
    headed = headed if head_told is None else head_told
    by_pointer = {place.pointer: place for place in places}
    columns = tuple(by_pointer.get(chosen[n]) if n in chosen else place for n, place in enumerate(found))
    if not any(columns):
        return Varied((), tr("No column is a field yet: choose which is which."), notice, table, headed, True, columns)
    again = [place.label for n, place in enumerate(columns) if place and place in columns[:n]]
    trouble = tr("Two columns are the same field: {names}.").format(names=", ".join(again)) if again else ""
    variations = () if trouble else from_table(table, columns, headed=headed)
    if not variations and not trouble:
        trouble = tr("There is only the row that names the fields.")
    return Varied(variations, trouble, notice, table, headed, True, columns)
