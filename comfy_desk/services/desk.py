"""The desk: the one writer. What it shows is on the disk; what is on the disk it shows.

`apply` takes an observation, lets `advance` decide, commits, swaps the snapshot and publishes, in that order. Changes that
arrive while a commit runs go into the next one together, so a burst costs one sync of the disk and keeps its order.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from comfy_desk.domain import events
from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance import advance
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Request
from comfy_desk.services.history import line_of
from comfy_desk.store.requests import RequestStore, Write

_log = logging.getLogger(__name__)
_MOST_PER_COMMIT = 1_000


@dataclass(slots=True)
class _Pending:
    id: str
    observation: seen.Observation | None
    added: Request | None
    body: bytes | None
    done: asyncio.Future[Request]


class Desk:
    """Holds every request as a frozen snapshot. Only `add` and `apply` change one."""

    def __init__(self, store: RequestStore, account: str) -> None:
        self._store = store
        self._requests: dict[str, Request] = {}
        self._listeners: list[Callable[[events.Event], None]] = []
        self._pending: list[_Pending] = []
        self._writer: asyncio.Task[None] | None = None
        self._progress: dict[str, events.CollectProgress] = {}
        self._account = events.AccountChanged(account)
        self._paused = False
        self._closed = False

    async def load(self) -> None:
        """Reads every request from the disk. Raises DeskError."""
        self._requests = {request.id: request for request in await self._store.load()}

    # what is known

    def requests(self) -> tuple[Request, ...]:
        shown = (request for request in self._requests.values() if request.removed_at is None)
        return tuple(sorted(shown, key=lambda request: request.created_at, reverse=True))

    def everything(self) -> tuple[Request, ...]:
        """Removed requests too, oldest first."""
        return tuple(self._requests.values())

    def mine(self) -> tuple[Request, ...]:
        """The requests of this session's account, oldest first: no other account's is ever sent or asked for."""
        return tuple(request for request in self._requests.values() if self.is_mine(request))

    def is_mine(self, request: Request) -> bool:
        """Whether it is this session's account's. The list shows the others too, since their work is here as well."""
        return request.account == self._account.account

    def get(self, request_id: str) -> Request | None:
        return self._requests.get(request_id)

    def progress(self, request_id: str) -> events.CollectProgress | None:
        return self._progress.get(request_id)

    def account_state(self) -> events.AccountChanged:
        return self._account

    @property
    def sending_paused(self) -> bool:
        return self._paused

    def subscribe(self, listener: Callable[[events.Event], None]) -> Callable[[], None]:
        self._listeners.append(listener)

        def end() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return end

    # what changes it

    async def add(self, request: Request, body: bytes) -> Request:
        """A new request with its exact body: on the disk when this returns. Raises DeskError."""
        return await self._write(_Pending(request.id, None, request, body, asyncio.get_running_loop().create_future()))

    async def apply(self, request_id: str, observation: seen.Observation) -> Request:
        """The snapshot after `observation`, once it is on the disk. Raises DeskError, KeyError for an unknown id."""
        if request_id not in self._requests:
            raise KeyError(request_id)
        return await self._write(
            _Pending(request_id, observation, None, None, asyncio.get_running_loop().create_future())
        )

    async def delete(self, request_id: str) -> None:
        """Forgets a row for good. Saved files stay."""
        await self._store.delete([request_id])
        if self._requests.pop(request_id, None) is not None:
            self._publish(events.RequestDeleted(request_id))

    def set_progress(self, request_id: str, received: int | None, total: int | None = None) -> None:
        """Bytes collected so far; None forgets them. In memory only."""
        if received is None:
            self._progress.pop(request_id, None)
            return
        progress = events.CollectProgress(request_id, received, total)
        self._progress[request_id] = progress
        self._publish(progress)

    def set_account_state(self, state: events.AccountChanged) -> None:
        if state != self._account:
            self._account = state
            self._publish(state)

    def tell(self, event: events.Event) -> None:
        """Passes on an event that is about no request."""
        self._publish(event)

    def set_paused(self, paused: bool) -> None:
        if paused != self._paused:
            self._paused = paused
            self._publish(events.SendingPaused(paused))

    async def close(self) -> None:
        """Waits until everything that was asked for is on the disk."""
        self._closed = True
        while self._writer is not None and not self._writer.done():
            await asyncio.wait([self._writer])

    async def _write(self, pending: _Pending) -> Request:
        if self._closed:
            raise DeskError("The program is closing.", "", "")
        self._pending.append(pending)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._drain(), name="desk-writer")
        return await asyncio.shield(pending.done)

    async def _drain(self) -> None:
        while self._pending:
            batch, self._pending = self._pending[:_MOST_PER_COMMIT], self._pending[_MOST_PER_COMMIT:]
            after: dict[str, Request] = {}
            writes: list[Write] = []
            happened: list[tuple[_Pending, events.Event | None, Request]] = []
            for pending in batch:
                try:
                    self._decide(pending, after, writes, happened)
                except Exception as error:  # noqa: BLE001 - handed to the one who asked; the writer writes on
                    self._fail([pending], error)
            try:
                if writes:
                    await self._store.commit(writes)
            except Exception as error:  # noqa: BLE001 - handed to everyone who waits for this commit
                self._fail(batch, error)
                continue
            self._requests.update(after)
            for pending, event, request in happened:
                if event is not None:
                    self._publish(event)
                if not pending.done.done():
                    pending.done.set_result(request)

    def _decide(
        self,
        pending: _Pending,
        after: dict[str, Request],
        writes: list[Write],
        happened: list[tuple[_Pending, events.Event | None, Request]],
    ) -> None:
        if pending.added is not None:
            request = pending.added
            after[request.id] = request
            writes.append(Write(request, request.created_at, "Written down here", body=pending.body))
            happened.append((pending, events.RequestAdded(request), request))
            return
        before = after.get(pending.id) or self._requests.get(pending.id)
        observation = pending.observation
        if before is None or observation is None:
            if not pending.done.done():
                pending.done.set_exception(KeyError(pending.id))
            return
        request = advance(before, observation)
        if request is before:
            happened.append((pending, None, request))
            return
        after[request.id] = request
        changed = request.outputs != before.outputs
        writes.append(Write(request, observation.at, line_of(before, request, observation), outputs_changed=changed))
        happened.append((pending, events.RequestChanged(before, request, observation), request))

    def _fail(self, batch: list[_Pending], error: Exception) -> None:
        if not isinstance(error, DeskError):
            _log.exception("A commit failed", exc_info=error)
            error = DeskError("The data folder could not be written.", "Try again.", type(error).__name__)
        for pending in batch:
            if not pending.done.done():
                pending.done.set_exception(error)
                pending.done.exception()  # a waiter that was cancelled leaves no warning

    def _publish(self, event: events.Event) -> None:
        for listener in tuple(self._listeners):
            try:
                listener(event)
            except Exception:  # noqa: BLE001 - one listener must not silence the others
                _log.exception("A listener of the desk failed")
