"""One running program on one account: starts and stops the services in order, and does what the window asks.

Implements `services.api.SessionApi`. It decides nothing about a request itself: that is `advance` and the services.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import uuid
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

from comfy_desk.domain import observations as seen
from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import Bucket, DeskError, RouterError
from comfy_desk.domain.events import Event, ModelsChanged, RequestChanged
from comfy_desk.domain.model import ModelDocument, ModelEntry
from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.router import wire
from comfy_desk.router.client import RouterClient
from comfy_desk.services.canceller import Canceller
from comfy_desk.services.clock import Clock
from comfy_desk.services.collector import Collector
from comfy_desk.services.desk import Desk
from comfy_desk.services.gate import Gate, Urgency
from comfy_desk.services.models import Models
from comfy_desk.services.poller import Poller
from comfy_desk.services.saving import copy_to
from comfy_desk.services.submitter import Submitter
from comfy_desk.services.tasks import Tasks
from comfy_desk.store.database import Database
from comfy_desk.store.remembered import RememberedStore
from comfy_desk.store.requests import RequestStore

_log = logging.getLogger(__name__)

LARGEST_BODY = 100 << 20
"""Bytes a body may have (the Router's own limit)."""

_LONGEST_PROMPT = 500
_RAW_SHOWN = 2 << 20
_BALANCE_EVERY = 300.0
_BALANCE_REST = 5.0
_UNDO_TIME = 30 * 86_400.0
"""Seconds for which a removed row can be put back."""
_WARM_AFTER = 0.6
"""Seconds from the start until the workers are made ready: after the first paint, before the first result."""
_SWEEP_EVERY = 30.0
"""Seconds between two looks at whether every row that is under way has somebody who follows it."""


class Session:
    def __init__(
        self,
        *,
        account: Account,
        database: Database,
        desk: Desk,
        store: RequestStore,
        client: RouterClient,
        gate: Gate,
        models: Models,
        submitter: Submitter,
        poller: Poller,
        canceller: Canceller,
        collector: Collector,
        clock: Clock,
        warm: Callable[[], None] = lambda: None,
        closers: tuple[Callable[[], Any], ...] = (),
    ) -> None:
        self.account = account
        self.desk = desk
        self._database = database
        self._store = store
        self._client = client
        self._gate = gate
        self._models = models
        self._submitter = submitter
        self._poller = poller
        self._canceller = canceller
        self._collector = collector
        self._clock = clock
        self._remembered = RememberedStore(database)
        self._closers = closers
        self._warm = warm
        self._warming: asyncio.TimerHandle | None = None
        self._tasks = Tasks("session")
        self._balance_wanted = asyncio.Event()
        self._unsubscribe: Callable[[], None] = lambda: None
        self._stopped = False
        self._catalogue_asked = False

    # start and stop

    async def start(self) -> None:
        """Takes up everything an earlier run left. The desk is loaded already."""
        self._gate.on_back = self._came_back
        self._gate.on_key = self._key_came
        if await self._remembered.get("sending_paused", False):
            self.desk.set_paused(True)
        self._collector.start()
        self._poller.start()
        self._canceller.start()
        await self._submitter.start()
        self._models.on_changed = lambda: self.desk.tell(ModelsChanged(self.account.id))
        self._unsubscribe = self.desk.subscribe(self._on_event)
        self._tasks.start("balance", self._watch_balance())
        # Two interpreters that start beside the window being built cost it a quarter of a second.
        self._warming = asyncio.get_running_loop().call_later(_WARM_AFTER, self._warm)
        self._tasks.start("sweep", self._sweep())
        self._tasks.start("purge", self._purge())

    async def stop(self, grace: float = 1.0) -> None:
        """Ends every call, waits for what is being written, closes the store. Within about three seconds."""
        if self._stopped:
            return
        self._stopped = True
        self._unsubscribe()
        if self._warming is not None:
            self._warming.cancel()
        await asyncio.gather(
            self._tasks.aclose(),
            self._submitter.aclose(grace),
            self._canceller.aclose(grace),
            self._poller.aclose(0.0),
            self._collector.aclose(0.0),
        )
        self._gate.close()
        await self.desk.close()
        for close in self._closers:
            try:
                await close()
            except Exception:  # noqa: BLE001 - the others are closed all the same
                _log.exception("Closing failed")
        await self._database.close()

    def key_changed(self) -> None:
        """A key was entered: whoever waited for one goes on."""
        self._gate.key_changed()
        self._balance_wanted.set()

    def require_key(self) -> None:
        """No key is known: everything of the account waits."""
        self._gate.require_key()

    def _came_back(self) -> None:
        self._submitter.release(Hold.OFFLINE)
        self._poller.resume()
        self._collector.resume()

    def _key_came(self) -> None:
        self._submitter.key_changed()
        self._poller.resume()
        self._collector.resume()

    async def _sweep(self) -> None:
        """A net below the services: whatever made a row lose its plan, it does not stand still for ever."""
        while True:
            await asyncio.sleep(_SWEEP_EVERY)
            for service in (self._submitter, self._poller, self._canceller, self._collector):
                try:
                    service.sweep()
                except Exception:  # noqa: BLE001 - the others are looked after all the same
                    _log.exception("Looking after the rows failed")

    # the catalogue

    async def models(self, *, refresh: bool = False) -> tuple[ModelEntry, ...]:
        entries = await self._models.entries(refresh=refresh)
        if not self._catalogue_asked and not self._stopped:  # what the disk had is shown at once, and looked after once
            self._catalogue_asked = True
            if entries and not refresh:
                self._tasks.start("catalogue", self._models.refresh())
        if any(not entry.outputs for entry in entries) and not self._stopped:
            self._tasks.start("read-ahead", self._models.read_ahead())
        return entries

    async def model_document(self, model: str) -> ModelDocument:
        return await self._models.document(model)

    # requests

    async def submit(self, model: str, body: bytes, *, prompt: str, seed: str | None) -> str:
        """One deliberate click: a new key, written down with the exact body. Raises DeskError."""
        if not wire.is_model_id(model):
            raise DeskError("This is not the name of a model.", "Choose one from the list.")
        if len(body) > LARGEST_BODY:
            raise DeskError("This is more than the 100 MB that the Router takes.", "Use smaller pictures.")
        request = await self._new_request(model, body, prompt, seed)
        await self.desk.add(request, body)
        return request.id

    async def _new_request(self, model: str, body: bytes, prompt: str, seed: str | None) -> Request:
        digest = await asyncio.to_thread(lambda: hashlib.sha256(body).hexdigest())
        now = self._clock.wall()
        return Request(
            id=str(uuid.uuid4()),
            account=self.account.id,
            model=model,
            key=str(uuid.uuid4()),
            body_sha256=digest,
            body_size=len(body),
            prompt=prompt[:_LONGEST_PROMPT],
            seed=seed,
            created_at=now,
            order=now,
            hold=Hold.KEY if self._gate.needs_key else Hold.READY,
            charges_on_policy_rejection=await self._models.charges_on_policy_rejection(model),
        )

    async def cancel(self, request_id: str) -> None:
        if self._known(request_id).state is not State.WAITING:
            self._mine(request_id)
        await self.desk.apply(request_id, seen.CancelAsked(self._clock.wall()))

    async def cancel_waiting(self) -> int:
        """Cancels everything that has not started, here or at the Router; what runs is kept. Returns how many."""
        idle = (State.WAITING, State.IN_QUEUE)
        waiting = [r for r in self.desk.mine() if r.state in idle and r.cancellable and r.removed_at is None]
        await asyncio.gather(*(self.cancel(request.id) for request in waiting))
        return len(waiting)

    async def send_again(self, request_id: str) -> None:
        self._mine(request_id)
        await self.desk.apply(request_id, seen.SendAgainAsked(self._clock.wall()))

    async def check_again(self, request_id: str) -> None:
        self._mine(request_id)
        await self.desk.apply(request_id, seen.CheckAgainAsked(self._clock.wall()))

    async def run_directly(self, request_id: str) -> None:
        self._mine(request_id)
        await self.desk.apply(request_id, seen.DirectAsked(self._clock.wall()))

    async def run_again(self, request_id: str) -> str:
        """The same body as a new request with a new key: it may be charged again."""
        request = self._known(request_id)
        body = await self._store.body(request_id)
        return await self.submit(request.model, body, prompt=request.prompt, seed=request.seed)

    async def remove(self, request_id: str) -> None:
        await self.desk.apply(request_id, seen.Removed(self._clock.wall()))

    async def restore(self, request_id: str) -> None:
        await self.desk.apply(request_id, seen.Restored(self._clock.wall()))

    async def body(self, request_id: str) -> bytes:
        return await self._store.body(request_id)

    async def timeline(self, request_id: str) -> tuple[tuple[float, str], ...]:
        return await self._store.history(request_id)

    async def set_paused(self, paused: bool) -> None:
        await self._remembered.set("sending_paused", paused)
        self.desk.set_paused(paused)

    # outputs

    async def save_as(self, output: Output, target: Path) -> Path:
        """A copy of the saved file at a place the artist chose; a file already there was confirmed by the dialog."""
        if output.path is None:
            raise DeskError("This piece is not on the disk.", "Fetch it first.")
        try:
            return await asyncio.to_thread(copy_to, Path(output.path), target)
        except OSError as error:
            raise DeskError(
                "The file could not be saved there.", "Choose another folder.", f"{error.strerror} ({target})"
            ) from error

    async def fetch_output(self, request_id: str, index: int) -> Output:
        """Fetches a piece that was left out (a variant, an echo, one whose link failed). Raises DeskError."""
        return await self._collector.fetch_output(self._known(request_id), index)

    def thumbnail_place(self, request_id: str, index: int) -> Path:
        return self._collector.thumbnail_place(request_id, index)

    async def set_thumbnail(self, request_id: str, index: int, path: Path) -> None:
        """Raises DeskError where the request or the output is no longer here; one that has a thumbnail keeps it."""
        output = next((one for one in self._known(request_id).outputs if one.index == index), None)
        if output is None:
            raise DeskError("This piece is no longer here.", "")
        if output.thumbnail is None:
            changed = replace(output, thumbnail=str(path))
            await self.desk.apply(request_id, seen.OutputChanged(self._clock.wall(), changed))

    async def raw_text(self, request_id: str) -> str:
        """The head of the raw answer as text, at most 2 MB. Raises DeskError where it is not here."""
        request = self._known(request_id)
        if request.raw_path is None:
            raise DeskError("No answer is kept for this request.", "")
        path = Path(request.raw_path)

        def read() -> str:
            with path.open("rb") as file:
                return file.read(_RAW_SHOWN).decode("utf-8", "replace")

        try:
            return await asyncio.to_thread(read)
        except OSError as error:
            raise DeskError("The kept answer is no longer on the disk.", "", f"{error.strerror} ({path})") from error

    # small facts

    async def remembered(self, name: str, default: Any = None) -> Any:
        return await self._remembered.get(name, default)

    async def remember(self, name: str, value: Any) -> None:
        await self._remembered.set(name, value)

    def _known(self, request_id: str) -> Request:
        request = self.desk.get(request_id)
        if request is None:
            raise DeskError("This request is no longer here.", "")
        return request

    def _mine(self, request_id: str) -> None:
        """Raises DeskError for another account's row: this one's key and Router would send, charge or misjudge it."""
        if not self.desk.is_mine(self._known(request_id)):
            raise DeskError("This request belongs to another account.", "Use Run again to send it with this one.")

    async def _purge(self) -> None:
        """Forgets rows that were removed long ago, with what the data folder kept of them. Saved files stay."""
        before = self._clock.wall() - _UNDO_TIME
        for request in self.desk.mine():
            settled = request.state.terminal or request.state is State.WAITING
            if request.removed_at is not None and request.removed_at < before and settled:
                await self.desk.delete(request.id)
                await self._collector.forget_files(request)

    # funds

    def _on_event(self, event: Event) -> None:
        if isinstance(event, RequestChanged) and event.request.state.terminal and not event.before.state.terminal:
            self._balance_wanted.set()

    async def _watch_balance(self) -> None:
        """Asks now and then, and soon after a run has ended; never more often than every few seconds."""
        while True:
            self._balance_wanted.clear()
            if not self._gate.needs_key:
                await self._read_balance()
            await asyncio.sleep(_BALANCE_REST)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._balance_wanted.wait(), _BALANCE_EVERY)

    async def _read_balance(self) -> None:
        try:
            async with self._gate.turn(Urgency.LOOK):
                balance = await self._client.balance()
        except RouterError as error:  # the route is outside the Router's own contract: silence is an answer
            if error.failure.bucket == Bucket.RATE_LIMITED:
                self._gate.note_failure(error.failure)
            return
        amount = (Decimal(balance.micros) / 1_000_000).quantize(Decimal("0.01"))
        text = f"${amount}" if balance.currency == "USD" else f"{amount} {balance.currency}"
        state = self.desk.account_state()
        self.desk.set_account_state(replace(state, balance=text, balance_at=self._clock.wall()))


def modalities_of(document: ModelDocument) -> list[str]:
    """The kinds of output that a model's document declares."""
    words = document.document.get("x-comfy-router-output-modalities")
    return [word for word in words if isinstance(word, str)][:10] if isinstance(words, list) else []
