"""The form of one model: all fields, and the same body as JSON. It makes bodies; it sends nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.schema import ABSENT, UNPLACED, Form, Kind, Problem, check, in_form_order, initial_body
from comfy_desk.schema.exact import exact
from comfy_desk.ui.forms.bodies import bare, is_told, weight
from comfy_desk.ui.forms.checking import Checking, by_pointer
from comfy_desk.ui.forms.controls import PlainLabel, Segments, first_sentence, plain_tip
from comfy_desk.ui.forms.editor import FieldEditor
from comfy_desk.ui.forms.form_head import FormHead
from comfy_desk.ui.forms.json_edit import BodyText
from comfy_desk.ui.forms.list_edit import ListEdit
from comfy_desk.ui.forms.media_edit import DropCard
from comfy_desk.ui.forms.nearness import Nearness
from comfy_desk.ui.forms.registry import make_editor
from comfy_desk.ui.forms.seed_edit import SeedEdit, SeedPlace
from comfy_desk.ui.forms.sight import Page, Sight
from comfy_desk.ui.forms.text_edit import PromptEdit
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.tab_order import set_order, stops
from comfy_desk.ui.told import told

MAX_BODY = 100 * 2**20
"""Bytes that the Router takes in one request."""


SCROLL_PLACE = 12
"""Pixels right of the fields that are the scroll bar's, seen or not: nothing moves when it comes."""


@overrides_qt
class FormView(QWidget):
    """Shows one Form and makes its body.

    Form and JSON are two views of one body; what the form has no field for stays in the body. `changed` comes with every
    change by hand and once for each `set_body`.
    """

    changed = Signal()
    submitRequested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form: Form | None = None
        self._root: FieldEditor | None = None
        self._is_json = False
        self._checking = Checking(self.problems, self)
        self._checking.show.connect(self._show_checked)
        self._build()
        Nearness(self).moved.connect(self._checking.check_if_waiting)

    @property
    def form(self) -> Form | None:
        """The form that is shown."""
        return self._form

    def set_form(self, form: Form | None, body: Mapping[str, Any] | None = None) -> None:
        """Shows another model's form, with a body or with what it starts with. None shows nothing."""
        self._form = form
        self._remove_root()
        self._toggle_box.setVisible(form is not None)
        if form is None:
            self.changed.emit()
            return
        told = form.help or ("" if form.fields or form.root.variants else form.root.help)
        self._about.setText(first_sentence(told))
        self._about.setToolTip(plain_tip(told))
        self._about.setVisible(bool(self._about.text()))
        self._root = make_editor(form.root, self._page_layout.parentWidget())
        self._root.changed.connect(self._on_changed)
        self._page_layout.insertWidget(self._page_layout.count() - 1, self._root)
        self._root.show()
        self.set_body(dict(body) if body is not None else initial_body(form))
        if body is None:
            self._throw_needed_seeds()
            self._checking.begin(self.body())
        self._scroll.verticalScrollBar().setValue(0)

    def body(self) -> dict[str, Any]:
        """What would be sent: only what was set, and required defaults. Numbers are int or Decimal."""
        if self._is_json:
            return self._json.body()
        value = self._root.value() if self._root is not None else ABSENT
        return value if isinstance(value, dict) else {}

    def set_body(self, body: Mapping[str, Any]) -> None:
        """Shows a body, in whichever view is open."""
        kept = exact(dict(body))
        self.clear_errors()
        if self._is_json:
            self._json.set_body(kept)
        else:
            self._fill(kept)
        self._checking.begin(kept)
        self.changed.emit()

    def problems(self) -> list[Problem]:
        """Everything that stands in the way of sending, the first field first."""
        if self._form is None:
            return [Problem("", tr("Choose a model first."))]
        if self._is_json and (said := self._json.problem()):
            return [Problem("", said)]
        found = self._root.problems("") if self._root is not None and not self._is_json else []
        known = {problem.pointer for problem in found}
        body = self.body()
        found += [problem for problem in check(self._form, body) if not is_told(problem.pointer, known)]
        if weight(body) > MAX_BODY:
            found.append(
                Problem("", tr("Files and texts together are larger than the 100 MB that one request can carry."))
            )
        return in_form_order(self._form, found)

    def is_blank(self) -> bool:
        """Whether the artist has written nothing yet where words are asked for. What is written as JSON is meant."""
        if self._form is None or self._is_json:
            return False
        body = self.body()
        if self._form.root.kind is Kind.JSON:
            return not body
        if not self._form.root.bears_prompt:
            return False
        return bool(bare(body) == bare(initial_body(self._form)))

    def show_errors(self, errors: Mapping[str, str], unplaced: str | Iterable[str] = ()) -> None:
        """Puts messages at their fields, by pointer, and opens the way to them; whatever has no field stands above the form.

        A message goes when its field is changed.
        """
        self._checking.serve({pointer: text for pointer, text in errors.items() if pointer != UNPLACED})
        self._show(errors, unplaced)

    def show_problems(self) -> list[Problem]:
        """Shows `problems()` at their fields and puts the keyboard into the first of them."""
        found = self.problems()
        errors = by_pointer(found)
        self._checking.tried(errors)
        self._show(errors, ())
        if found:
            self.focus_pointer(found[0].pointer)
        return found

    def clear_errors(self) -> None:
        """Takes all messages away."""
        self._checking.forget()
        self._show({}, ())

    def _show(self, errors: Mapping[str, str], unplaced: str | Iterable[str]) -> None:
        lines = [unplaced] if isinstance(unplaced, str) and unplaced else list(unplaced)
        rest = {pointer: text for pointer, text in errors.items() if pointer != UNPLACED}
        if UNPLACED in errors:
            lines.insert(0, errors[UNPLACED])
        root = None if self._is_json else self._root
        placed = set() if root is None else root.show_errors("", rest)
        for pointer, text in rest.items():
            if pointer not in placed:
                lines.append(f"{pointer[1:].replace('/', '.')}: {told(text)}")
            elif root is not None:
                root.reach("", pointer)
        self._errors.setText("\n".join(told(line) for line in lines if line))
        self._errors_box.setVisible(bool(self._errors.text()))

    def _show_checked(self, errors: dict[str, str]) -> None:
        """What was found in passing: opens nothing, moves nothing above the form, and takes no keyboard."""
        if not self._is_json:
            if self._root is not None:
                self._root.show_errors("", errors)
        elif not self._json.problem():
            said = next(iter(errors.items()), None)
            self._json.say("" if said is None else ": ".join(filter(None, (said[0][1:].replace("/", "."), said[1]))))

    def focus_pointer(self, pointer: str) -> None:
        """The keyboard goes to a field, which is opened and scrolled into sight."""
        if self._is_json:
            self._json.setFocus()
            return
        target = self._root.reach("", pointer) if self._root is not None else None
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)
            self._sight.follow_focus()

    def focus_first(self) -> None:
        """The keyboard goes to the prompt, or whatever stands first."""
        target = self._json if self._is_json or self._root is None else _first_to_write(self._root)
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def prompt(self) -> str:
        """The words of the first prompt, as far as the form shows one."""
        edit = self._prompt_edit()
        value = edit.value() if edit is not None else ABSENT
        return value if isinstance(value, str) else ""

    def _prompt_edit(self) -> PromptEdit | None:
        edits = [] if self._is_json or self._root is None else self._root.findChildren(PromptEdit)
        return next((edit for edit in edits if edit.field.bears_prompt and not edit.isHidden()), None)

    def before_submit(self) -> None:
        """Call before a request is made from this body: random seeds are thrown anew. JSON is sent as it is written."""
        self._forget_removed()
        if not self._is_json:
            for seed in self.findChildren(SeedEdit):
                seed.before_submit()

    def random_seeds(self) -> tuple[str, ...]:
        """The seeds that are thrown for each request, by the pointers of their fields."""
        seeds = self._root.findChildren(SeedEdit) if self._root is not None else []
        return tuple(sorted({seed.field.pointer for seed in seeds if seed.is_random()}))

    def seeds(self) -> tuple[SeedPlace, ...]:
        """Where the form has a seed that is set, what it may be, and whether it is thrown for each request."""
        edits = [] if self._is_json or self._root is None else self._root.findChildren(SeedEdit)
        return tuple(edit.place() for edit in edits if edit.value() is not ABSENT)

    def set_random_seeds(self, pointers: Iterable[str]) -> None:
        """Makes seeds random that were so before; the shown numbers stay until the next request."""
        wanted = set(pointers)
        for seed in self._root.findChildren(SeedEdit) if self._root is not None else ():
            seed.set_random(seed.field.pointer in wanted)

    def is_json(self) -> bool:
        """Whether the JSON view is open."""
        return self._is_json

    def set_json(self, wanted: bool) -> None:
        """Opens the JSON view or the form. Text that is no JSON yet keeps its view open."""
        if wanted == self._is_json:
            self._mark_toggle()
            return
        if wanted:
            self._json.set_body(self.body())
            self._is_json = True
        else:
            if self._json.problem():
                self._json.say(tr("{problem} Mend it to go back to the form.").format(problem=self._json.problem()))
                self._mark_toggle()
                return
            body = self._json.body()
            self._is_json = False
            self._fill(body)
        self._stack.setCurrentIndex(1 if self._is_json else 0)
        self._mark_toggle()
        self.clear_errors()
        self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and held:
            event.accept()
            if not event.isAutoRepeat():
                self.submitRequested.emit()
            return
        super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        set_order((self,))
        return super().focusNextPrevChild(forward)

    def _build(self) -> None:
        self._toggle = Segments(tr("Show the input as"), [tr("Form"), "JSON"])
        self._toggle.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._toggle.chosen.connect(lambda place: self.set_json(place == 1))
        self._about = PlainLabel("", "hint")
        self._toggle_box = FormHead(self._about, self._toggle, SCROLL_PLACE)
        self._toggle_box.hide()
        self._errors_card = QFrame()
        self._errors_card.setProperty("role", "notice")
        self._errors = PlainLabel("", "error")
        self._errors.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        card = QVBoxLayout(self._errors_card)
        card.setContentsMargins(8, 8, 8, 8)
        card.addWidget(self._errors)
        self._errors_box = _beside_scroll_place(self._errors_card)
        self._errors_box.hide()
        self._json = BodyText()
        self._json.edited.connect(self._on_changed)
        self._json.dropped.connect(self._on_json_dropped)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._build_page())
        self._stack.addWidget(_beside_scroll_place(self._json))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._toggle_box)
        layout.addWidget(self._errors_box)
        layout.addWidget(self._stack, 1)
        self._mark_toggle()

    def _build_page(self) -> QWidget:
        page = Page()
        self._page_layout = QVBoxLayout(page)
        self._page_layout.setContentsMargins(0, 0, SCROLL_PLACE, 8)
        self._page_layout.setSpacing(12)
        self._page_layout.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidget(page)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._on_scroll_range)
        self._sight = Sight(self._scroll)
        return self._scroll

    def _on_scroll_range(self, _least: int, most: int) -> None:
        self._page_layout.setContentsMargins(0, 0, 0 if most > 0 else SCROLL_PLACE, 8)

    def _remove_root(self) -> None:
        if self._root is not None:
            self._root.hide()
            self._root.setParent(None)
            self._root.deleteLater()
            self._root = None

    def _fill(self, body: dict[str, Any]) -> None:
        """Puts a body into the fields; one that the root cannot show stays in the JSON view."""
        if self._root is None:
            return
        if self._root.fits(body):
            self._root.set_value(body)
            return
        self._is_json = True
        self._json.set_body(body)
        self._stack.setCurrentIndex(1)
        self._mark_toggle()

    def _throw_needed_seeds(self) -> None:
        for seed in self.findChildren(SeedEdit):
            if seed.field.required and seed.value() is ABSENT:
                seed.make_random()

    def _mark_toggle(self) -> None:
        self._toggle.set_place(1 if self._is_json else 0)

    def _on_changed(self) -> None:
        self._forget_removed()
        self._checking.changed(self.body())
        self.changed.emit()

    def _on_json_dropped(self) -> None:
        self.set_json(False)
        self.focus_first()
        self.changed.emit()

    def _forget_removed(self) -> None:
        for edit in self.findChildren(ListEdit):
            edit.forget_removed()


def _beside_scroll_place(widget: QWidget) -> QWidget:
    box = QWidget()
    row = QHBoxLayout(box)
    row.setContentsMargins(0, 0, SCROLL_PLACE, 0)
    row.addWidget(widget)
    return box


def _first_to_write(root: FieldEditor) -> QWidget:
    """The prompt, else the first place for words or a file: a space that is typed there presses no button."""
    takes = (QPlainTextEdit, QLineEdit, DropCard)
    found = [stop for stop in stops(root) if isinstance(stop, takes) and stop.isEnabled()]
    prompts = {edit.focus_target() for edit in root.findChildren(PromptEdit) if edit.field.bears_prompt}
    return next((stop for stop in found if stop in prompts), found[0] if found else root.focus_target())
