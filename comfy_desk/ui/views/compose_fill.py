"""Which model's form is shown, and with which body: its own draft, a preset, a request's, or what another model's form had.

An answer about a model that is no longer wanted changes nothing. What was brought over, and what was not, is said in a quiet
line with a way back. It sends nothing, and draws no field itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.model import ModelDocument, same_tag
from comfy_desk.schema import Form, check, describe, initial_body
from comfy_desk.schema.meaning import Carried, carry_over
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import apart
from comfy_desk.ui.forms.bodies import bare
from comfy_desk.ui.forms.json_edit import BodyText
from comfy_desk.ui.forms.view import FormView
from comfy_desk.ui.phrases import counted, time_of_day, tr
from comfy_desk.ui.spawn import ErrorSink, sentence_of, spawn
from comfy_desk.ui.told import told
from comfy_desk.ui.views.body_form import document_of
from comfy_desk.ui.views.compose_carry import ASIDE, OWN, kept_words, lost_words, own_words, short
from comfy_desk.ui.views.compose_keep import DraftKeeper
from comfy_desk.ui.views.compose_notes import Notes
from comfy_desk.ui.views.compose_parts import WaitPage
from comfy_desk.ui.views.drafts import Draft, Drafts
from comfy_desk.ui.views.serving_choice import ServingChoice, providers_of

FORM_CHANGED = "form"
AGE = "age"
RECIPE = "recipe"
_OF_A_MODEL = (OWN, ASIDE, FORM_CHANGED, AGE, RECIPE)
"""Notes about what is in the form; they go with it."""


@dataclass(frozen=True, slots=True)
class Source:
    """A body that may be brought to another model. Without a `form` its model's is asked for."""

    model: str
    body: dict[str, Any] = field(repr=False)
    form: Form | None = None
    random: tuple[str, ...] = ()
    always: bool = False
    """The artist asked for it: it replaces the other model's own draft, which can be had back."""


class Filling(QObject):
    """`began(model)`: another form is awaited. `came(document)`: it is shown. `turned`: what can be sent may have changed."""

    began = Signal(str)
    came = Signal(object)
    turned = Signal()

    def __init__(
        self,
        session: SessionApi,
        form: FormView,
        wait: WaitPage,
        serving: ServingChoice,
        notes: Notes,
        on_error: ErrorSink,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._view = form
        self._wait = wait
        self._serving = serving
        self._notes = notes
        self._on_error = on_error
        self.drafts = Drafts(session)
        self.keeper = DraftKeeper(self.drafts, self._current, notes, self)
        self.model = ""
        self.form: Form | None = None
        self.etag: str | None = None  # of the document that the form was made from
        self._wanted: tuple[Draft | None, Source | None] = (None, None)
        self._round = 0
        self._keyless = False

    # --- what is in the form

    def draft(self) -> Draft:
        text = self._view.findChild(BodyText) if self._view.is_json() else None
        body = self._view.body()
        words = text.text_edit.toPlainText() if text is not None and text.problem() and not _has_files(body) else ""
        return Draft(body, self._view.random_seeds(), (), self._serving.value, self.etag, words)

    def source(self) -> Source | None:
        """What stands in the form, or was to stand in one that did not come, to be brought to another model."""
        if self.form is None:
            draft, source = self._wanted
            if draft is not None and draft.body:
                return Source(self.model, draft.body, random=draft.random)
            return replace(source, always=False) if source is not None else None
        if self._view.is_blank():
            return None
        return Source(self.model, self._view.body(), self.form, self._view.random_seeds())

    def _current(self) -> tuple[str, Draft] | None:
        return (self.model, self.draft()) if self.form is not None else None

    def unreadable(self) -> str:
        """Why what stands in the JSON view is no body at all; "" where it is one."""
        text = self._view.findChild(BodyText) if self._view.is_json() else None
        return text.problem() if text is not None else ""

    def unlike_the_form(self) -> str:
        """For a body that is sent as it is: in how many places it is not what this form would send. It stops nothing."""
        found = len(check(self.form, self._view.body())) if self.form is not None else 0
        if not found:
            return tr("Sent as it is written.")
        return counted(
            found,
            "Sent as it is written; in {n} place it is not this model’s own form.",
            "Sent as it is written; in {n} places it is not this model’s own form.",
        )

    # --- opening a model

    def open(self, model: str, draft: Draft | None = None, source: Source | None = None) -> asyncio.Task[None]:
        """`draft` takes the place of the model's own; `source` is brought over where there is none of either."""
        self._round += 1
        self.keeper.take()
        self._notes.drop(*_OF_A_MODEL)
        self.model, self.form, self.etag, self._wanted = model, None, None, (draft, source)
        self._serving.set_offered(())
        self._wait.waiting(self._awaited())
        self.began.emit(model)
        return spawn(self._opened(model, draft, source, self._round), self)

    def again(self) -> None:
        """The form did not come: asked for once more, with what was to be in it."""
        self.open(self.model, *self._wanted)

    def set_keyless(self, keyless: bool) -> None:
        """Nothing is read without a key; the words do not say that something is."""
        self._keyless = keyless
        if self.form is None and self.model and self._wait.waits:
            self._wait.waiting(self._awaited())

    def show_draft(self, draft: Draft | None) -> None:
        """Puts a draft into the form that is shown, or with None what the form begins with."""
        if self.form is None:
            return
        self._serving.set_value(draft.serving if draft is not None else self._serving.value)
        if draft is None:
            self._view.set_form(self.form)
        else:
            self._view.set_body(draft.body)
            self._view.set_random_seeds(draft.random)
            self._show_text(draft.text)
        self._serving_shown()
        self.keeper.note()
        self.turned.emit()

    def _awaited(self) -> str:
        name = self.model.partition("/")[2] or self.model
        if self._keyless:
            return tr("The form of {name} comes as soon as the account has a key.").format(name=name)
        return tr("Fetching the form of {name}…").format(name=name)

    async def _opened(self, model: str, draft: Draft | None, source: Source | None, this_round: int) -> None:
        try:
            document = await self._session.model_document(model)
            form = describe(document.document)
            former = await self.drafts.read(model)
            own = draft if draft is not None else former
            first = await self._standard(model) if own is None else None
            aside = await self.drafts.aside(model) if draft is None else None
            source = await self._with_form(source)
        except Exception as error:
            if this_round == self._round:
                self._wait.failed(tr("The form of this model is not here."), sentence_of(error))
            if not isinstance(error, DeskError):
                raise
            return
        if this_round != self._round:
            return
        self.form, self.etag = form, document.etag
        self._fill(form, own or first, providers_of(document.document))
        if own is not None:
            self._say_changed(own, form)
        if draft is not None and former is not None:
            self._offer_former(draft, former, form)
        elif own is not None and aside is not None:  # from before a restart, say
            self._offer_former(own, aside, form, keep=False)
        if draft is None and source is not None:
            self._bring(source, form, own, preset=first is not None)
        self.keeper.settle()  # what was just read needs no writing
        if draft is not None or source is not None:
            self.keeper.note()
        self._say_age(document)
        self.came.emit(document)
        await self.drafts.opened(model)

    def _fill(self, form: Form, draft: Draft | None, providers: tuple[str, ...]) -> None:
        self._view.set_form(form, None if draft is None else draft.body)
        if draft is not None:
            self._view.set_random_seeds(draft.random)
            kept = tr("This was too large to be kept; choose it again.")
            self._view.show_errors(dict.fromkeys(draft.lost, kept) | dict(draft.said))
            self._show_text(draft.text)
        self._serving.set_offered(providers, draft.serving if draft is not None else self._serving.value)
        self._serving_shown()

    def _show_text(self, words: str) -> None:
        """What stood in the JSON view and was no body yet."""
        if not words:
            return
        self._view.set_json(True)
        text = self._view.findChild(BodyText)
        if text is not None:
            text.text_edit.setPlainText(words)

    def _serving_shown(self) -> None:
        if self._serving.value.strict and not self._view.is_json():
            self._view.set_json(True)

    def _offer_former(self, draft: Draft, former: Draft, form: Form, *, keep: bool = True) -> None:
        """What takes the place of one's own words can be taken back, also after a restart, until it is put away."""
        written = former.text or bare(former.body) != bare(initial_body(form))
        if former.body == draft.body or not written:
            return
        if keep:
            spawn(self.drafts.set_aside(self.model, former), self, self._on_error)
        self._say_aside(former, self._view.body())

    def _say_aside(self, former: Draft, placed: dict[str, Any]) -> None:
        def back() -> None:
            forget()
            self.take_back(ASIDE, former, placed)

        forget = self._forgetting(self.model)
        words = tr("Your own draft of this model was set aside.")
        self._notes.say(ASIDE, words, acts=((tr("Back to my draft"), back),), closed=forget)

    def _forgetting(self, model: str) -> Callable[[], None]:
        def forget() -> None:
            spawn(self.drafts.forget_aside(model), self, self._on_error)

        return forget

    async def _standard(self, model: str) -> Draft | None:
        """The preset that a fresh form begins with."""
        try:
            preset = await self._session.presets.standard(model)
            body = await apart.read(preset.body) if preset is not None else None
        except (DeskError, ValueError):
            return None
        return Draft(body, preset.random, (), preset.serving) if preset is not None and isinstance(body, dict) else None

    # --- bringing over

    async def _with_form(self, source: Source | None) -> Source | None:
        """A source whose model's document is not here either is read by the names of its fields alone."""
        if source is None or source.form is not None:
            return source
        try:
            document: dict[str, Any] = (await self._session.model_document(source.model)).document
        except DeskError:
            document = document_of(source.body)
        return replace(source, form=describe(document))

    def bring(self, source: Source) -> None:
        """Brings a body of another model into the form that is shown, instead of what is in it."""
        if self.form is not None and source.form is not None:
            self._bring(replace(source, always=True), self.form, self.draft())
            self.keeper.note()

    def _bring(self, source: Source, form: Form, own: Draft | None, *, preset: bool = False) -> None:
        """Own words win: where the model has a draft, bringing over is offered and not done.

        `preset`: the form begins with one, which stays where nothing is brought for it.
        """
        assert source.form is not None  # noqa: S101
        if source.model == self.model:
            return
        written = own is not None and not self._view.is_blank()
        if written and not source.always:
            offer = (tr("Bring over from {model}").format(model=short(source.model)), lambda: self.bring(source))
            self._notes.say(OWN, own_words(self.model), acts=(offer,), sent=_nothing)
            return
        carried = carry_over(source.form, source.body, form)
        if not carried.kept:
            if carried.lost:
                self._notes.say(OWN, lost_words(source.model, carried), _details(carried), sent=_nothing)
            return
        begun = self._view.body()
        needed = {one.name for one in form.fields if one.required}
        stays = {name: value for name, value in begun.items() if preset or name in needed}
        self._view.set_body({**stays, **carried.body})
        self._view.set_random_seeds(_still_random(source, carried))
        placed = self._view.body()
        self._say_brought(source, carried, own, placed, written=written)
        self.turned.emit()

    def _say_brought(
        self, source: Source, carried: Carried, own: Draft | None, placed: dict[str, Any], *, written: bool
    ) -> None:
        """Its Undo goes when this is sent. Own words that it took the place of are set aside: they can still be had back."""
        replaced = own if written else None
        sent: Callable[[], None] | None = _nothing
        forget: Callable[[], None] = _nothing
        if replaced is not None and self._notes.note(ASIDE) is None:
            spawn(self.drafts.set_aside(self.model, replaced), self, self._on_error)
            sent, forget = partial(self._say_aside, replaced, placed), self._forgetting(self.model)
        elif replaced is not None:  # an older draft has that place: this one stays with its note
            sent = None

        def undo() -> None:
            forget()
            self.take_back(OWN, own, placed)

        words = kept_words(source.model, carried)
        self._notes.say(OWN, words, _details(carried), ((tr("Undo"), undo),), closed=forget, sent=sent)

    def take_back(self, about: str, before: Draft | None, placed: dict[str, Any]) -> None:
        """The form as it was before `placed` stood in it; what was written there since can be had back in turn."""
        written = self.draft()
        self._notes.drop(about)
        self.show_draft(before)
        if written.text or bare(written.body) != bare(placed):
            shown = self._view.body()
            again = (tr("Back to it"), lambda: self.take_back(about, written, shown))
            self._notes.say(about, tr("What you wrote since then was taken out."), acts=(again,))

    # --- what is said

    def _say_changed(self, draft: Draft, form: Form) -> None:
        """The model's document is another one than when this was written: what does not fit is said, and kept."""
        if draft.etag is None or self.etag is None or same_tag(draft.etag, self.etag):
            return
        found = check(form, draft.body)
        known = {one.name for one in form.fields}
        strange = [name for name in draft.body if known and name not in known]
        if not found and not strange:
            return
        words = tr("This model’s form has changed since this was written. Nothing was taken away.")
        lines = [f"{problem.pointer or tr('The whole')}: {problem.message}" for problem in found[:20]]
        lines += [tr("{name}: the form has no such field any more; it is still sent").format(name=n) for n in strange]
        self._notes.say(FORM_CHANGED, words, "\n".join(lines[:40]), warn=True)

    def _say_age(self, document: ModelDocument) -> None:
        if document.stale:
            when = time_of_day(document.fetched_at, 0.0)
            words = tr("The Router could not be asked; this is the form as it was on {when}.").format(when=when)
            self._notes.say(AGE, words, warn=True)


def _nothing() -> None:
    """Nothing is left to be done."""


def _details(carried: Carried) -> str:
    lines = [match.said for match in carried.kept if not match.exact]
    lines += [f"{one.label} {one.value_words}: {told(one.why)}" for one in carried.lost]
    return "\n".join(lines)


def _still_random(source: Source, carried: Carried) -> list[str]:
    """Seeds that were thrown for each request are so in the other model, too."""
    return [match.to_pointer for match in carried.kept if match.from_pointer in source.random]


def _has_files(value: Any) -> bool:
    """Long texts stand in the JSON view under short names that mean nothing later."""
    places: list[Any] = [value]
    while places:
        place = places.pop()
        if isinstance(place, str) and len(place) > 500:
            return True
        places.extend(place.values() if isinstance(place, dict) else place if isinstance(place, list) else ())
    return False
