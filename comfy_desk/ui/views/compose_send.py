"""From a press to a recorded request: one for each deliberate press, a batch, or a change in its place.

It takes what the form holds as it stood at the press, and asks the session. It knows no widget and decides nothing about what
is in a body.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from comfy_desk.domain.errors import DeskError
from comfy_desk.schema import Form, NotJsonError, summary, to_bytes
from comfy_desk.schema.exact import exact
from comfy_desk.schema.sent_prompts import sent_prompts
from comfy_desk.services.api import NOTHING, SessionApi, Told
from comfy_desk.ui import apart
from comfy_desk.ui.forms.bodies import weight
from comfy_desk.ui.forms.seed_edit import SeedPlace
from comfy_desk.ui.phrases import size_of, tr
from comfy_desk.ui.spawn import ErrorSink, spawn
from comfy_desk.ui.views.compose_change import Changing
from comfy_desk.ui.views.compose_many import MOST_BYTES, batch_name, series, wishes_of
from comfy_desk.ui.views.one_click import OneClick

WORTH_SAYING = 200
"""Milliseconds after which recording is worth a word on the button."""


@dataclass(frozen=True, slots=True)
class Ready:
    """What stood in the form when it was pressed: `number` requests of it, `told` with each of them."""

    model: str
    form: Form
    body: dict[str, Any] = field(repr=False)
    seeds: Sequence[SeedPlace] = ()
    number: int = 1
    told: Told = NOTHING


class Posting(QObject):
    """`recorded(model)` after each press that was written down; `turned` when the button may say something else.

    `submitted`, `batchSubmitted` and `corrected` carry the id.
    """

    submitted = Signal(str)
    batchSubmitted = Signal(str)
    corrected = Signal(str)
    recorded = Signal(str)
    turned = Signal()

    def __init__(
        self,
        session: SessionApi,
        changing: Changing,
        on_error: ErrorSink,
        parent: QObject,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._changing = changing
        self._on_error = on_error
        self._recording: asyncio.Task[None] | None = None
        self.sent: tuple[str, dict[str, Any]] | None = None
        """Id and body of the newest request from here; None after a batch."""
        self.guard = OneClick(QApplication.doubleClickInterval() / 1000, clock)
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(WORTH_SAYING)
        self._slow.timeout.connect(self.turned)

    @property
    def recording(self) -> bool:
        """A press is being written down: no further one counts."""
        return self._recording is not None

    @property
    def busy(self) -> bool:
        """It has taken long enough to be said."""
        return self.recording and not self._slow.isActive()

    def wanted(self) -> bool:
        """Asked once for each press: whether it stands for a wish of its own."""
        return self.guard.pressed() and not self.recording

    def send(self, ready: Ready) -> None:
        """Raises DeskError where this cannot be sent; otherwise it is being recorded when this returns.

        A body with large files is written out afterwards, as it is now. What is wrong with one is told like other errors.
        """
        try:
            ready = replace(ready, body=exact(ready.body))
            data = to_bytes(ready.body) if weight(ready.body) < apart.LARGE else None
        except NotJsonError as error:
            raise DeskError(tr("This cannot be sent: {error}.").format(error=error)) from error
        if self._changing.request is not None:
            self._record(self._correct(ready, self._changing.request.id, data))
        elif ready.number > 1:
            whole = ready.number * (weight(ready.body) if data is None else len(data))
            if whole > MOST_BYTES:
                raise DeskError(tr("These are {whole} together. Choose fewer at once.").format(whole=size_of(whole)))
            self._record(self._submit_many(ready))
        else:
            self._record(self._submit(ready, data))

    async def _written(self, ready: Ready, data: bytes | None) -> bytes:
        """Raises DeskError where it cannot be sent, or not to whom it was to be sent at the press."""
        if data is not None:
            return data
        account = self._session.account.id
        try:
            data = await apart.written(ready.body)
        except NotJsonError as error:
            raise DeskError(tr("This cannot be sent: {error}.").format(error=error)) from error
        if self._session.account.id != account:
            raise DeskError(tr("Another account was chosen meanwhile, so nothing was sent. Press Generate once more."))
        return data

    def _record(self, work: Coroutine[Any, Any, None]) -> None:
        self._recording = spawn(work, self, self._on_error)
        self._recording.add_done_callback(self._on_done)
        self._slow.start()

    async def finish(self) -> None:
        """Waits until what was pressed is written down; what went wrong there was told already."""
        if self._recording is not None:
            with contextlib.suppress(Exception):
                await asyncio.shield(self._recording)

    async def _submit(self, ready: Ready, data: bytes | None) -> None:
        prompt, seed = summary(ready.form, ready.body)
        data = await self._written(ready, data)
        request_id = await self._session.submit(ready.model, data, prompt=prompt, seed=seed, told=ready.told)
        self.sent = (request_id, ready.body)
        self._note_words(ready)
        self.recorded.emit(ready.model)
        self.submitted.emit(request_id)

    async def _submit_many(self, ready: Ready) -> None:
        bodies = series(ready.body, ready.seeds, ready.number)
        wishes = await asyncio.to_thread(wishes_of, ready.model, bodies, ready.form)
        name = batch_name(wishes[0].prompt, ready.model, len(wishes))
        batch_id = await self._session.submit_batch(name, [replace(wish, told=ready.told) for wish in wishes])
        self.sent = None
        self._note_words(ready)  # they differ in their seeds alone
        self.recorded.emit(ready.model)
        self.batchSubmitted.emit(batch_id)

    async def _correct(self, ready: Ready, pressed_for: str, data: bytes | None) -> None:
        prompt, seed = summary(ready.form, ready.body)
        data = await self._written(ready, data)
        here = self._changing.request
        if here is None or here.id != pressed_for:
            raise DeskError(tr("It was left as it was before this could be sent."))
        request_id = await self._changing.send(data, prompt, seed, ready.told)
        self.sent = (request_id, ready.body)
        self._note_words(ready)
        self.recorded.emit(ready.model)
        self.corrected.emit(request_id)

    def _note_words(self, ready: Ready) -> None:
        """For the history of prompts; the request is recorded, whatever becomes of this."""
        sent = [(ready.model, text) for text in sent_prompts(ready.form, ready.body)]
        spawn(self._session.prompts.note(sent), self)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._recording = None
        if not task.cancelled():
            self._slow.stop()
            self.turned.emit()
