"""A field with everything around it: label, range, help, the × that makes it absent again, and the error under it.

A value that the field's own widget cannot show without loss is shown as JSON instead, in the same place. Absent, null and an
empty text are three things: where the document takes null, the place of the × offers it while the field is absent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from comfy_desk.schema import ABSENT, Field, Kind, Problem
from comfy_desk.schema.wrapping import is_inline
from comfy_desk.ui import theme
from comfy_desk.ui.forms.choice_edit import ComboEdit
from comfy_desk.ui.forms.controls import FlatButton, FoldButton, PlainLabel, first_sentence, plain_tip, says_more
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.help_line import HelpLine
from comfy_desk.ui.forms.json_edit import JsonEdit
from comfy_desk.ui.forms.media_edit import MediaEdit
from comfy_desk.ui.forms.row_parts import CONTAINERS, Slot, hint_words
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.told import told


@overrides_qt
class FieldRow(QFrame):
    """One field of an object, or one item of a list (`title` then replaces its label).

    Containers are folded, and their inside is made when it is first looked at or has a value.
    """

    changed = Signal()
    described = Signal(str)
    """Of a file that was just taken: its MIME type. Comes before `changed`."""
    more_files = Signal(list)
    """Of a drop of several files: the paths after the first."""

    def __init__(self, field: Field, make: Make, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field
        self._make = make
        self._title = title or field.label
        self._is_item = bool(title)
        self._container = field.kind in CONTAINERS
        # The way to the prompt is never folded or framed: the artist came for it. A mere wrapper neither.
        self._plain = self._container and (field.bears_prompt or is_inline(field))
        self._editor: FieldEditor | None = None
        self._fallback = False
        self._null: PlainLabel | None = None  # stands in the widget's place while null is sent
        self._near = False  # the pointer or the keyboard is here
        self._below: tuple[str, dict[str, str]] = ("", {})  # where this stands, and what was said of places inside
        self._said = ""  # the error, or the note, that stands here now
        self._in_head = False  # whether there was room for it beside the label
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        self._fold: FoldButton | None = None
        self._label: PlainLabel | None = None
        self._build_head()
        self._build_foot()
        if not self._container or self._plain or field.required or self._is_item:
            self.open()
        self._refresh()

    @property
    def editor(self) -> FieldEditor | None:
        """The widget of the value; None while the row is folded and was never opened."""
        return self._editor

    def value(self) -> Any:
        """The value to send, or ABSENT."""
        if self.is_null():
            return None
        return ABSENT if self._editor is None else self._editor.value()

    def is_null(self) -> bool:
        """Whether null is sent, which the document takes here."""
        return self._null is not None and not self._null.isHidden()

    def set_value(self, value: Any) -> None:
        """Shows a value, silently. ABSENT goes back to the field's own widget."""
        null = value is None and self.field.nullable
        self._show_null(null)
        if null:
            value = ABSENT
        if value is ABSENT and self._editor is None:
            self._refresh()
            return
        editor = self._ensure(fallback=False)
        if value is not ABSENT and not editor.fits(value):
            editor = self._ensure(fallback=True)
        editor.set_value(value)
        if self._fold is not None and value is not ABSENT and value not in ({}, []):
            self._fold.set_open(True)
        self._show_null(null)
        self._refresh()

    def clear(self) -> None:
        """The × : as if the artist had never been here."""
        self.set_value(ABSENT)
        self._set_error("")
        self.changed.emit()

    def open(self) -> None:
        """Makes and shows the inside."""
        editor = self._ensure(fallback=self._fallback)
        editor.show()
        if self._fold is not None:
            self._fold.set_open(True)

    def problems(self, pointer: str) -> list[Problem]:
        """What typed text cannot become, here and inside."""
        return [] if self._editor is None else self._editor.problems(pointer)

    def show_errors(self, pointer: str, errors: Mapping[str, str]) -> set[str]:
        """Shows the errors of this place and those inside; returns the pointers that found their place. Opens nothing."""
        placed = {pointer} & set(errors)
        below = {place: said for place, said in errors.items() if place.startswith(pointer + "/")}
        self._below = (pointer, below)
        lines = [errors[pointer]] if placed else []
        if self._editor is not None:
            lines += self._show_below(self._editor)
        if not lines and self._editor is not None and not self._container:
            self._say_own(self._editor)
        else:
            self._set_error("\n".join(lines))
        self._mark()
        return placed | set(below)

    def _show_below(self, editor: FieldEditor) -> list[str]:
        """Errors inside go to the editor; what is deeper than any widget (in a JSON field, say) stands here."""
        pointer, below = self._below
        inside = editor.show_errors(pointer, below) if below or self._container else set()
        rest = sorted(set(below) - inside)
        return [f"{place[len(pointer) + 1 :].replace('/', '.')}: {below[place]}" for place in rest]

    def reach(self, pointer: str, wanted: str) -> QWidget | None:
        """The widget of a pointer at or below this row, opened; None if it is not here."""
        if wanted != pointer and not wanted.startswith(pointer + "/"):
            return None
        if wanted == pointer and self.is_null():
            return self._clear
        self.open()
        if self._editor is None:
            return None
        return self._editor.reach(pointer, wanted) or self._editor.focus_target()

    def add_buttons(self, *buttons: QWidget) -> None:
        """Puts a list's own buttons into the head."""
        for button in buttons:
            self._head.addWidget(button)

    @property
    def head(self) -> QWidget:
        """What the label and the buttons stand in."""
        return self._head_box

    @property
    def title(self) -> str:
        """What stands above the field."""
        return self._title

    def set_title(self, title: str) -> None:
        """Another number for an item that moved."""
        self._title = title
        if self._label is not None:
            self._label.setText(title)

    def set_head_visible(self, visible: bool) -> None:
        """A list with one item that cannot be removed needs no head for it; nor what is called as its item is."""
        self._head_box.setVisible(visible)

    def _build_head(self) -> None:
        field = self.field
        self._head_box = QWidget(self)
        self._head = QHBoxLayout(self._head_box)
        self._head.setContentsMargins(0, 0, 0, 0)
        self._head.setSpacing(4)
        if self._container and not self._plain and not self._is_item:
            self._fold = FoldButton(self._title, self._head_box)
            self._fold.setToolTip(plain_tip(field.help))
            self._fold.opened.connect(self._on_fold)
            self._head.addWidget(self._fold)
            self._head.addStretch(1)
        elif field.kind is not Kind.BOOLEAN or self._is_item:
            self._label = PlainLabel("", "label", self._head_box)
            self._label.setToolTip(plain_tip(field.help))
            self._label.setText(self._title)
            self._head.addWidget(self._label, 1)
        self._clear = Slot(self._title, self._head_box)
        self._clear.clicked.connect(self._on_clear)
        policy = self._clear.sizePolicy()
        policy.setRetainSizeWhenHidden(not self._container or field.nullable)
        self._clear.setSizePolicy(policy)
        if self._is_item and not field.nullable:
            self._clear.hide()
        else:
            self._head.addWidget(self._clear)
        self._hint = PlainLabel("", "hint", self._head_box)
        self._hint.setWordWrap(False)
        self._hint.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._head.addWidget(self._hint, 0, Qt.AlignmentFlag.AlignRight)
        self._layout.addWidget(self._head_box)
        if self._plain and not self._is_item:
            self._head_box.hide()

    def _build_foot(self) -> None:
        told = first_sentence(self.field.help)
        if self._is_item or self._plain or not says_more(self._title, told):
            told = ""
        self._told = HelpLine(told, self.field.help, self)
        self._told.setVisible(bool(told))
        self._error = PlainLabel("", "error", self)
        self._error.hide()
        self._layout.addWidget(self._told)
        # A group is long: what it is for stands before it. A field's help stands under it.
        self._place_at = self._layout.count() - (0 if self._container else 1)
        self._layout.addWidget(self._error)

    def _ensure(self, *, fallback: bool) -> FieldEditor:
        """The editor of the wanted sort, made if need be and put in its place."""
        if self._editor is not None and self._fallback == fallback:
            return self._editor
        if self._editor is not None:
            self._take_out(self._editor)
        holder = self._holder(fallback=fallback)
        editor = JsonEdit(self.field, self._make, holder) if fallback else self._make(self.field, holder)
        self._editor, self._fallback = editor, fallback
        if self._plain and not self._is_item:
            self._head_box.setVisible(fallback)  # JSON has no names of its own
        editor.changed.connect(self._on_changed)
        if isinstance(editor, MediaEdit):
            editor.several = self._is_item
            editor.described.connect(self.described)
            editor.more_files.connect(self.more_files)
        editor.name_for_readers(self._title, first_sentence(self.field.help, 300))
        self._place(editor, holder)
        if self._below[1] and (lines := self._show_below(editor)):
            self._set_error("\n".join(lines))
        return editor

    def _take_out(self, editor: FieldEditor) -> None:
        frame = editor.parentWidget()
        gone = editor if frame is None or frame in (self, self._head_box) else frame
        gone.hide()
        gone.setParent(None)
        gone.deleteLater()

    def _holder(self, *, fallback: bool) -> QWidget:
        """Where the editor stands: a switch beside its name, the inside of a folded group in a frame, all else here."""
        if self.field.kind is Kind.BOOLEAN and not fallback and not self._is_item:
            return self._head_box
        if not self._container or self._plain or self._is_item:
            return self
        frame = QFrame(self)  # set in, with a hairline along it
        frame.setProperty("role", "inset")
        QHBoxLayout(frame).setContentsMargins(12, 4, 0, 4)
        return frame

    def _place(self, editor: FieldEditor, holder: QWidget) -> None:
        if holder is self._head_box:
            self._head.insertWidget(0, editor, 1)
        elif holder is self:
            self._layout.insertWidget(self._place_at, editor)
        elif (inside := holder.layout()) is not None:
            inside.addWidget(editor)
            self._layout.insertWidget(self._place_at, holder)
            if self._fold is not None:
                holder.setVisible(self._fold.is_open())

    def _on_fold(self, is_open: bool) -> None:
        if is_open:
            self._ensure(fallback=self._fallback)
        if self._editor is not None and (frame := self._editor.parentWidget()) is not None and frame is not self:
            frame.setVisible(is_open)
        self._mark()

    # --- null, and the ×

    def _show_null(self, null: bool) -> None:
        """Puts words in the widget's place while null is sent, and the widget back after."""
        if null and self._null is None:
            self._null = PlainLabel(tr("Sent as nothing (null)."), "hint", self)
            if self._label is None and self._fold is None:  # a switch has its name beside it
                self._null.setText(f"{self._title}: {tr('sent as nothing (null).')}")
                self._head.insertWidget(0, self._null, 1)
            else:
                self._layout.insertWidget(self._place_at, self._null)
        if self._null is not None:
            self._null.setVisible(null)
        if self._fold is not None and null:
            self._fold.set_open(False)
        elif self._editor is not None and self._fold is None:
            self._editor.setVisible(not null)

    def _on_clear(self) -> None:
        """The × makes the field absent; where it is absent already, the same place offers null."""
        if self._is_set():
            self.clear()
            return
        self.set_value(None)
        self._set_error("")
        self.changed.emit()

    def _is_set(self) -> bool:
        return self.value() is not ABSENT or (self._editor is not None and bool(self._editor.problem()))

    def set_near(self, near: bool) -> None:
        """The keyboard came or went: what is offered quietly is seen while it is here."""
        if near != self._near:
            self._near = near
            self._refresh()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.set_near(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        focused = self.focusWidget()
        self.set_near(focused is not None and focused.hasFocus())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        asks = event.key() == Qt.Key.Key_F1 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        if asks and self._told.toggle():
            event.accept()
            return
        super().keyPressEvent(event)

    # --- what is said

    def _on_changed(self) -> None:
        if self.is_null():
            self._show_null(False)
        self._below = (self._below[0], {}) if not self._container else self._below
        if self._editor is not None:
            self._say_own(self._editor)
        self._refresh()
        self.changed.emit()

    def _say_own(self, editor: FieldEditor) -> None:
        """What the widget itself has to say."""
        wrong = editor.problem()
        self._set_error(wrong or editor.note(), faulty=bool(wrong))

    def _set_error(self, text: str, *, faulty: bool = True) -> None:
        """Beside the label where there is room, so that nothing below moves; else in place of the help."""
        if not text and not self._said:
            return
        text = self._said = told(text)
        self._in_head = self._fits_head(text)
        self._error.setText("" if self._in_head else text)
        below = bool(text) and not self._in_head
        self._error.setVisible(below)
        self._told.setVisible(bool(self._told.text()) and not below)
        if self._editor is not None and not self._container:
            edge = self._editor.edge()
            framed = str(edge.property("role") or "").startswith("field")
            wrong, right = ("field-error", "field") if framed else ("error", "")
            theme.set_role(edge, wrong if text and faulty else right)
        self._refresh()

    def _fits_head(self, text: str) -> bool:
        if not text or "\n" in text or self._head_box.isHidden():
            return False
        metrics = QFontMetrics(theme.font(theme.SMALL))
        first: QWidget | None = self._label or self._fold
        if first is None and self._editor is not None:
            first = self._editor
        taken = first.sizeHint().width() if first is not None else 0
        if self._label is not None:
            taken = self._label.fontMetrics().horizontalAdvance(self._title)
        buttons = self._head_box.findChildren(FlatButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
        taken += sum(button.sizeHint().width() + 4 for button in buttons if button is not self._fold)
        return metrics.horizontalAdvance(text) + taken + 12 <= self.width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._said and self._fits_head(self._said) != self._in_head:
            faulty = self._editor is not None and not self._editor.note()
            QTimer.singleShot(0, self, lambda: self._set_error(self._said, faulty=faulty))

    def _refresh(self) -> None:
        value = self.value()
        # A file is not taken out by deleting its letters.
        can_clear = not self.field.required or self.field.kind is Kind.MEDIA
        if self._is_set():
            self._clear.set_look("x", tr("Clear {title}").format(title=self._title))
            self._clear.setVisible((can_clear and not self._is_item) or self.is_null())
        elif self.field.nullable:
            self._clear.set_look("empty", tr("{title}: send nothing (null)").format(title=self._title))
            self._clear.setVisible(self._near)
        else:
            self._clear.hide()
        inside = len(self._below[1]) if self._fold is not None and not self._fold.is_open() else 0
        hint = self._said if self._in_head else self._words(value)
        if inside and not self._in_head:
            hint = tr("{n} to mend").format(n=inside)
        theme.set_role(self._hint, "error" if self._in_head or inside else "hint")
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))

    def _words(self, value: Any) -> str:
        # A list that opens says itself what happens while it is empty; segments do not.
        return "" if self._is_item else hint_words(self.field, value, says_rest=isinstance(self._editor, ComboEdit))

    def _mark(self) -> None:
        """A closed fold says that something in it is to be mended."""
        if self._fold is not None:
            self._refresh()


def column(parent: QWidget, spacing: int = 12) -> QVBoxLayout:
    """A column of rows."""
    layout = QVBoxLayout(parent)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    return layout
