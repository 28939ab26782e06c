"""What Compose knows of models beside their forms: handed to the list, and said where the open one is offered no longer.

It moves nothing itself: `replacementAsked(old, new)` is the artist's wish, and Compose brings over what fits.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from comfy_desk.domain.model import ModelDocument, ModelEntry, successors_of
from comfy_desk.services.api import SessionApi
from comfy_desk.ui.phrases import model_name, tr
from comfy_desk.ui.spawn import ErrorSink, spawn
from comfy_desk.ui.successor import short_name
from comfy_desk.ui.views.compose_fill import Filling, Source
from comfy_desk.ui.views.compose_notes import Notes
from comfy_desk.ui.views.compose_parts import WaitPage
from comfy_desk.ui.views.drafts import DRAFT
from comfy_desk.ui.views.model_picker import ModelPicker
from comfy_desk.ui.views.model_words import standing_in_words

GONE = "gone"
"""The note above the form of a model that is offered no longer."""

_OLD = 3600.0
"""Seconds for which the list is looked at without asking for it anew."""

_DRAFTS_LOOKED_FOR = 100
_NAMED = 2
"""Successors that have a button."""


class ModelFacts(QObject):
    replacementAsked = Signal(str, str)

    def __init__(
        self,
        session: SessionApi,
        picker: ModelPicker,
        filling: Filling,
        notes: Notes,
        wait: WaitPage,
        on_error: ErrorSink,
        parent: QObject,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._picker = picker
        self._filling = filling
        self._notes = notes
        self._wait = wait
        self._clock = clock
        self._gone_words: dict[str, str] = {}
        self._nudged_at = clock()
        picker.set_usual(session.usual)
        picker.seen.connect(self._on_seen)
        filling.began.connect(lambda model: self._say(self._gone_words.get(model)))  # its form may never come
        filling.came.connect(self._on_came)
        wait.insteadAsked.connect(self._on_instead)
        self._on_error = on_error

    def entry(self, model: str) -> ModelEntry | None:
        """What is known of it, also where it is gone."""
        return self._picker.rows.entry(model)

    async def read(self, entries: Sequence[ModelEntry], still: Callable[[], bool]) -> bool:
        """The catalogue was read: what is known beside it goes into the list, too. False where it is not wanted any more."""
        about = self._session.about_models
        gone = about.gone()
        drafted = [entry.id for entry in gone[:_DRAFTS_LOOKED_FOR] if await self._has_draft(entry.id)]
        if not still():
            return False
        self._picker.set_entries(entries, gone, drafted)
        self._picker.set_standing(standing_in_words(about.standing(), self._clock()))
        self._gone_words = {entry.id: entry.gone for entry in gone if entry.gone}
        self._say(self._gone_words.get(self._filling.model))
        rows = self._picker.rows
        mine = (*sorted(rows.favourites), *rows.recent, self._filling.model)
        spawn(about.note([model for model in mine if model]), self, self._on_error)
        return True

    def _on_seen(self, models: list[str]) -> None:
        """Rows are looked at: they are read first, and a list that is hours old is asked for anew."""
        self._session.about_models.watch(models)
        now = self._clock()
        if models and not 0 <= now - self._nudged_at < _OLD:
            self._nudged_at = now
            spawn(self._session.models(), self, self._on_error)  # at once from the disk; news come as an event

    async def source_of(self, model: str) -> Source | None:
        """What is written for a model: in its form, or where that is not here what was to be in it, or its draft."""
        if self._filling.model == model and (self._filling.form is not None or self._filling.source() is not None):
            return self._filling.source()
        draft = await self._filling.drafts.read(model)
        return Source(model, draft.body) if draft is not None and draft.body else None

    async def _has_draft(self, model: str) -> bool:
        return isinstance(await self._session.remembered(DRAFT + model), str)

    def _on_came(self, document: ModelDocument) -> None:
        self._say(document.gone or self._gone_words.get(document.id))

    def _say(self, words: str | None) -> None:
        """`words` are the Router's about the model that is open; None: it is offered, as far as anybody knows."""
        model = self._filling.model
        if not words:
            self._notes.drop(GONE)
            self._wait.set_instead("")
            return
        instead = successors_of(words, model, self._picker.rows.offered)[:_NAMED]
        said = tr("{model} is no longer offered.").format(model=short_name(model))
        if instead:
            names = tr(" or ").join(model_name(one) for one in instead)
            said += tr(" The Router suggests {names}.").format(names=names)
        acts = [(tr("Open {model}").format(model=short_name(one)), self._asks(model, one)) for one in instead]
        self._notes.say(GONE, said, tr("The Router says: {words}").format(words=words), acts, warn=True)
        self._wait.set_instead(tr("Open {model}").format(model=short_name(instead[0])) if instead else "")

    def _asks(self, old: str, new: str) -> Callable[[], None]:
        return lambda: self.replacementAsked.emit(old, new)

    def _on_instead(self) -> None:
        model = self._filling.model
        instead = successors_of(self._gone_words.get(model), model, self._picker.rows.offered)
        if instead:
            self.replacementAsked.emit(model, instead[0])
