"""Compose: choose a model, fill its form, press Generate.

It builds the exact body and asks the session to submit it, once for each deliberate press. It remembers drafts and shows a
refusal's errors at their fields. It draws no field itself (`ui/forms`) and follows no request (`views/queue`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.model import ModelDocument, ModelEntry
from comfy_desk.domain.request import Request
from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.schema import place_errors
from comfy_desk.services.api import SessionApi, Told
from comfy_desk.ui import apart
from comfy_desk.ui.forms.choices import same
from comfy_desk.ui.forms.controls import first_sentence
from comfy_desk.ui.forms.prompt_words import PromptWords
from comfy_desk.ui.forms.view import FormView
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.spawn import ErrorSink, sentence_of, spawn
from comfy_desk.ui.views.compose_change import ChangeBar, Changing
from comfy_desk.ui.views.compose_fill import Filling, Source
from comfy_desk.ui.views.compose_many import seeds_in_words
from comfy_desk.ui.views.compose_notes import Notes
from comfy_desk.ui.views.compose_pages import Pages
from comfy_desk.ui.views.compose_parts import Foot, ModelButton, WaitPage, reason_of
from comfy_desk.ui.views.compose_send import Posting, Ready
from comfy_desk.ui.views.drafts import Draft
from comfy_desk.ui.views.model_facts import ModelFacts
from comfy_desk.ui.views.model_picker import ModelPicker
from comfy_desk.ui.views.presets_acts import PresetActs
from comfy_desk.ui.views.send_line import SendLine
from comfy_desk.ui.views.serving_choice import ServingChoice

LOOK_DELAY = 60
"""Milliseconds after a change until the button says whether it can be pressed."""


class ComposeView(QWidget):
    """`submitted(request_id)` after each recorded request. Errors that have no place here go to `on_error`."""

    submitted = Signal(str)
    batchSubmitted = Signal(str)  # its id
    corrected = Signal(str)  # the id of a request that was changed in its place
    modelChanged = Signal(str)
    modelsRead = Signal(object)  # tuple[ModelEntry, ...], each time the catalogue was read

    def __init__(
        self,
        session: SessionApi,
        on_error: ErrorSink,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._on_error = on_error
        self._entries: dict[str, ModelEntry] = {}
        self._entries_of = ""  # the account whose catalogue they are
        self._going: Source | None = None  # to be brought to the model that is chosen next
        self._paused = False
        self._price: tuple[str, str | None, str] = ("", None, "")
        self.permit: Callable[[Told], Told | None] = lambda told: told
        """Asked at each press before anything is done: what goes with it, or None where something stands before it."""
        self.throwing = False  # the form changes only in the seeds of the press that is being sent
        self._make_parts()
        self.posting = Posting(session, self.changing, on_error, self, clock)
        self._pages = Pages(
            self,
            top=(self.model_button, self.presets.button),
            picker=self.picker,
            above=(self.change_bar, self.notes),
            form=self.form,
            wait=self.wait,
            foot=self.foot,
        )
        self._connect()
        self._refresh()

    # --- what others call

    @property
    def model(self) -> str:
        return self.filling.model

    async def start(self) -> None:
        """Bring back what was open; the catalogue follows by itself. Called once, when the session is there."""
        drafts = self.filling.drafts
        self.picker.set_favourites(await drafts.favourites())
        self.picker.set_recent(await drafts.recent())
        last = await drafts.open_model()
        if last:
            self._open(last)
            spawn(self._read_catalogue(), self, self._on_error)
        else:
            self._show_picker(True)

    def load(self, model: str, body: dict[str, Any], serving: Serving = ANY) -> None:
        """Open a model with these values, for Edit and for Run again with changes."""
        self.load_draft(model, Draft(body, serving=serving))

    def load_draft(self, model: str, draft: Draft) -> None:
        """The same with all that goes with a draft."""
        self._open(model, draft)

    def open_in(self, model: str, source: Source | None = None) -> None:
        """Open another model with what stands in the form (or with `source`), as far as it fits there."""
        source = source or self.filling.source()
        self._open(model, None, replace(source, always=True) if source is not None else None)

    def choose_for(self, model: str, body: dict[str, Any]) -> None:
        """Open the list; what is chosen there next gets this body of `model`, as far as it fits."""
        self._going = Source(model, body, always=True)
        self._show_picker(True)

    def change(self, request: Request, body: dict[str, Any]) -> None:
        """Open a request that waits or was refused, to be changed in its place; `body` is what it is now."""
        self._open(request.model, Draft(body, serving=request.serving))
        self.changing.begin(request)

    def note_request(self, request: Request) -> None:
        """A request changed or went: where it is the one in the form and has left, that is said."""
        if self.changing.note(request):
            gone = request.state.terminal or request.removed_at is not None
            what = tr("It is not in the queue any more.") if gone else tr("It has been sent meanwhile, as it was.")
            self._on_error(DeskError(tr("{what} Generate sends this as a new request.").format(what=what)))

    def show_failure(self, request: Request) -> None:
        """Bring a refused request back into the form, its errors at their fields."""
        spawn(self._bring_back(request, force=True), self, self._on_error)

    def note_failure(self, request: Request) -> None:
        """A request was refused by its form just now: mark the fields, if the form still is what was sent."""
        spawn(self._bring_back(request, force=False), self, self._on_error)

    def begin(self) -> None:
        """Put the keyboard where writing begins: the prompt, or the list of models while none is chosen."""
        if self.filling.form is not None and self._pages.filling:
            self.form.focus_first()
        elif not self.model:
            self._show_picker(True)

    def choose_model(self) -> None:
        """Open the list of models, with the keyboard in its search."""
        self._show_picker(True)

    def refresh_models(self) -> None:
        """Ask the Router for its list of models anew."""
        spawn(self._read_catalogue(refresh=True), self, self._on_error)

    def reread_models(self) -> None:
        """The catalogue that is kept changed: show it, wherever the artist is in the list."""
        spawn(self._read_catalogue(), self, self._on_error)

    def set_paused(self, paused: bool) -> None:
        """Sending is paused: what is generated now waits here, and the button says so."""
        self._paused = paused
        self._refresh()

    def set_price(self, words: str, estimate: str | None, tip: str = "") -> None:
        """What stands behind the button's words, the dollars that go with the next request as its estimate, and where
        the figure is from.
        """
        if (words, estimate, tip) != self._price:
            self._price = (words, estimate, tip)
            if not self._look_timer.isActive():  # else it is told soon: no stroke is to wait for the form's check
                self._refresh()

    def told(self) -> Told:
        """What goes with a body that is sent now."""
        return Told(self.serving.value, self._price[1], self.filling.etag)

    async def put_away(self) -> None:
        """Write what was not written yet: before the program ends or the session changes."""
        await self.posting.finish()
        await self.filling.keeper.now()

    # --- building

    def _make_parts(self) -> None:
        self.model_button = ModelButton(self)
        self.picker = ModelPicker(self)
        self.form = FormView(self)
        PromptWords(self._session.prompts, self._on_error, self.form, lambda: self.model)
        self.wait = WaitPage(self)
        self.foot = Foot(self)
        self.sending = SendLine(self)
        self.serving = ServingChoice(self)
        self.foot.above.addWidget(self.serving)
        self.foot.above.addWidget(self.sending)
        self.notes = Notes(self)
        self.filling = Filling(self._session, self.form, self.wait, self.serving, self.notes, self._on_error, self)
        self.presets = PresetActs(self._session, self.filling, self.notes, self._on_error, self)
        facts = (self.picker, self.filling, self.notes, self.wait, self._on_error)
        self.facts = ModelFacts(self._session, *facts, self)
        self.change_bar = ChangeBar(self)
        self.changing = Changing(self._session, self.change_bar, self._on_error, self)
        self._look_timer = QTimer(self)  # checks the form a moment after the last stroke, not at every one
        self._look_timer.setSingleShot(True)
        self._look_timer.setInterval(LOOK_DELAY)
        self.generate = QAction(tr("Generate"), self)
        self.generate.setObjectName("compose.generate")
        self.generate.setShortcuts([QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")])
        self.generate.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.generate.setAutoRepeat(False)
        self.addAction(self.generate)
        self.foot.follow(self.generate)

    def _connect(self) -> None:
        self.model_button.toggled.connect(self._show_picker)
        self.picker.chosen.connect(self._on_chosen)
        self.picker.closed.connect(lambda: self._show_picker(False))
        self.picker.starred.connect(self._on_starred)
        self.picker.retryAsked.connect(self.refresh_models)
        self.facts.replacementAsked.connect(lambda old, new: spawn(self._replace(old, new), self, self._on_error))
        self.wait.retryAsked.connect(self.filling.again)
        self.wait.chooseAsked.connect(lambda: self._show_picker(True))
        self.form.changed.connect(self._on_changed)
        self.form.submitRequested.connect(self._on_submit_key)
        self.foot.pressed.connect(self._on_generate)
        self.foot.reasonPressed.connect(self._show_reason)
        self.foot.many.valueChanged.connect(self._refresh)
        for turned in (self.changing.began, self.changing.ended):
            turned.connect(self._refresh)
        self.generate.triggered.connect(self._on_generate)
        filling = self.filling
        filling.began.connect(self._on_began)
        filling.came.connect(self._on_came)
        filling.turned.connect(self._refresh)
        self.serving.changed.connect(self._on_serving)
        posting = self.posting
        posting.submitted.connect(self.submitted)
        posting.batchSubmitted.connect(self.batchSubmitted)
        posting.corrected.connect(self.corrected)
        posting.recorded.connect(self._on_recorded)
        posting.turned.connect(self._refresh)
        self._look_timer.timeout.connect(self._refresh)

    # --- the catalogue

    async def _read_catalogue(self, *, refresh: bool = False) -> None:
        account = self._session.account.id
        if account != self._entries_of:  # what another account may run says nothing of this one
            self._entries, self._entries_of = {}, account
            self.picker.set_entries(())
        if not self._entries:
            self.picker.set_note(tr("Reading the list of models…"))
        try:
            entries = await self._session.models(refresh=refresh)
        except Exception as error:
            if self._entries or account != self._entries_of:
                raise
            self.picker.set_note(sentence_of(error).sentence, retry=True)
            raise
        if not await self.facts.read(entries, lambda: account == self._entries_of):
            return
        self._entries = {entry.id: entry for entry in entries}
        self.modelsRead.emit(entries)
        self.model_button.set_model(self.model, self.facts.entry(self.model))

    def _show_picker(self, on: bool) -> None:
        self.model_button.blockSignals(True)
        self.model_button.setChecked(on)
        self.model_button.blockSignals(False)
        self._pages.show_picker(on)
        if not on:
            self._going = None
        if on:
            self.picker.set_current(self.model)
            self.picker.begin()
            if not self._entries:
                spawn(self._read_catalogue(), self, self._on_error)
        elif self.filling.form is not None:
            self.form.focus_first()

    def _on_chosen(self, model: str) -> None:
        going, self._going = self._going, None
        if going is not None and going.model == model:
            self.load(model, going.body)
        elif going is not None:
            self.open_in(model, going)
        elif model == self.model and self.filling.form is not None:
            self._show_picker(False)
        else:
            self._open(model, None, self.filling.source())

    async def _replace(self, old: str, new: str) -> None:
        """The model that is named instead, with what was written for the one that is gone."""
        self.open_in(new, await self.facts.source_of(old))

    def _on_starred(self, model: str, on: bool) -> None:
        spawn(self.filling.drafts.star(model, on), self, self._on_error)

    # --- opening a model

    def _open(self, model: str, draft: Draft | None = None, source: Source | None = None) -> asyncio.Task[None]:
        """`draft` replaces the model's own; `source` is brought over where that is empty."""
        self.changing.leave()
        if model != self.model:
            self.foot.many.setValue(1)  # another model has another price
        return self.filling.open(model, draft, source)

    def _on_began(self, model: str) -> None:
        self.model_button.set_model(model, self.facts.entry(model))
        self._pages.show_wait()
        self._show_picker(False)
        self._refresh()
        self.modelChanged.emit(model)

    def _on_came(self, document: ModelDocument) -> None:
        form, model = self.filling.form, document.id
        if form is not None:
            self.picker.rows.set_about(model, first_sentence(form.help, 300))
        self._pages.show_form()
        self._refresh()
        if self._pages.filling:
            self.form.focus_first()
        known = self._entries.get(model)
        if known is not None and not known.outputs:  # its outputs are known now that its document was read
            spawn(self._read_catalogue(), self, self._on_error)

    def set_keyless(self, keyless: bool) -> None:
        """Nothing is read without a key; the words do not say that something is."""
        self.filling.set_keyless(keyless)

    def _on_changed(self) -> None:
        self.filling.keeper.note()
        self._look_timer.start()

    # --- submitting

    def reason(self) -> str:
        """Why nothing can be generated now, in words; empty when it can."""
        form = self.filling.form
        if not self.model:
            return tr("Choose a model first.")
        if form is None:
            return tr("The model's form is not here yet.") if self.wait.waits else tr("The model's form is not here.")
        if trouble := self.serving.trouble:
            return trouble
        if self.serving.value.strict:  # the provider's own body: this form's rules are not its rules
            return self.filling.unreadable()
        return reason_of(form, self.form.problems(), blank=self.form.is_blank)

    def _on_submit_key(self) -> None:
        """The form knows Ctrl+Enter itself; where Generate was given another key, that one means nothing."""
        if QKeySequence("Ctrl+Return") in self.generate.shortcuts():
            self._on_generate()

    def _on_generate(self) -> None:
        if not self.posting.wanted():
            return
        self._post()

    def press(self) -> None:
        """A press that was asked about goes on; it is no further one."""
        if not self.posting.recording:
            self._post()

    def _post(self) -> None:
        form = self.filling.form
        if form is None or self.reason():
            self._refresh()
            self._show_reason()
            return
        told = self.permit(self.told())
        if told is None:
            return
        self.throwing = True
        self.form.before_submit()
        self.throwing = False
        ready = Ready(self.model, form, self.form.body(), self.form.seeds(), self.foot.number, told)
        try:
            self.posting.send(ready)
        except DeskError as error:
            self._on_error(error)

    def _on_serving(self) -> None:
        """A body that is sent as it is written is written as JSON."""
        if self.serving.value.strict:
            self.form.set_json(True)
        self._on_changed()
        self._refresh()

    def _show_reason(self) -> None:
        """The keyboard goes to what stands in the way."""
        if not self._pages.filling:
            return
        if self.filling.form is None:
            if not self.model:
                self._show_picker(True)
        elif self.serving.trouble:
            self.serving.fold.setFocus()
            self.serving.fold.set_open(True)
        elif not self.form.show_problems():
            self.form.focus_first()

    def _on_recorded(self, model: str) -> None:
        if model == self.model and self.filling.form is not None:
            self.form.clear_errors()
            self.notes.sent()
        spawn(self._used(model), self, self._on_error)

    async def _used(self, model: str) -> None:
        self.picker.set_recent(await self.filling.drafts.used(model))

    # --- a refusal's errors at their fields

    async def _bring_back(self, request: Request, *, force: bool) -> None:
        if not force and not self._untouched(request):
            return
        if force:
            body = await apart.read(await self._session.body(request.id))
            if not isinstance(body, dict):
                raise DeskError(tr("What was sent is no form; it can be read in its details."))
            await asyncio.gather(self._open(request.model, Draft(body, serving=request.serving)))
        form = self.filling.form
        if form is None or request.failure is None or self.model != request.model:
            return
        failure = request.failure
        said = [{"loc": field.loc, "msg": field.message, "type": field.kind} for field in failure.fields]
        placed = place_errors(form, said)
        unplaced = placed.pop("", "") or ("" if placed else failure.detail)
        self.form.show_errors(placed, unplaced)
        newest = self._session.desk.get(request.id)
        if newest is not None and newest.correctable:
            self.changing.begin(newest)

    def _untouched(self, request: Request) -> bool:
        sent = self.posting.sent
        if sent is None or sent[0] != request.id or self.filling.form is None or self.model != request.model:
            return False
        return same(self.form.body(), sent[1])

    def _refresh(self) -> None:
        changing, hint = self.changing.request is not None, ""
        self.foot.many.setVisible(not changing)
        number = self.foot.number
        if changing:
            words = self.changing.words
        else:
            words = tr("Generate") if number == 1 else tr("Generate ×{number}").format(number=number)
            if self._paused:
                words = tr("Add (paused)") if number == 1 else tr("Add ×{number} (paused)").format(number=number)
            if number > 1 and self.filling.form is not None:
                hint = seeds_in_words(self.form.body(), self.form.seeds(), number)
        if self._paused:
            hint = tr("Sending is paused: it waits here until that ends. {hint}").format(hint=hint).rstrip()
        if self.serving.value.strict and self.filling.form is not None:
            hint = self.filling.unlike_the_form() or hint
        suffix, _, tip = self._price
        self.foot.set_state(self.reason(), words, busy=self.posting.busy, hint=hint, suffix=suffix, tip=tip)
