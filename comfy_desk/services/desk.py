"""The desk: the one writer. What it shows is on the disk; what is on the disk it shows.

`apply` takes an observation, lets `advance` decide, commits, swaps the snapshot and publishes, in that order. Changes that
arrive while a commit runs go into the next one together, so a burst costs one sync of the disk and keeps its order.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from comfy_desk.domain import events
from comfy_desk.domain import observations as seen
from comfy_desk.domain.account import Account
from comfy_desk.domain.advance import advance
from comfy_desk.domain.batch import Batch
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Request, State, only_asked_again
from comfy_desk.services.history import line_of
from comfy_desk.store.requests import RequestStore, Write

_log = logging.getLogger(__name__)
_MOST_PER_COMMIT = 1_000
_UNWRITTEN = "The data folder could not be written."


@dataclass(slots=True)
class _Pending:
    id: str
    done: asyncio.Future[Request]
    observation: seen.Observation | None = None
    body: bytes | None = None  # of a corrected one
    added: Sequence[tuple[Request, bytes]] = ()  # all of them, or none
    batch: Batch | None = None  # the new one that `added` are in
    forgets: bool = False


@dataclass(slots=True)
class _Commit:
    """What one transaction does, and what is told once it is on the disk."""

    after: dict[str, Request] = field(default_factory=dict)
    writes: list[Write] = field(default_factory=list)
    batches: list[Batch] = field(default_factory=list)
    forgotten: list[str] = field(default_factory=list)
    happened: list[tuple[_Pending, events.Event | None, Request]] = field(default_factory=list)


class Desk:
    """Holds every request as a frozen snapshot. Only `add` and `apply` change one.

    It knows all accounts; `of` is the part of one, and `chosen` is the one that new requests are for.
    """

    def __init__(self, store: RequestStore, chosen: str = "") -> None:
        self._store = store
        self._requests: dict[str, Request] = {}
        self._batches: dict[str, Batch] = {}
        self._listeners: list[Callable[[events.Event], None]] = []
        self._pending: list[_Pending] = []
        self._writer: asyncio.Task[None] | None = None
        self._progress: dict[str, events.CollectProgress] = {}
        self._states: dict[str, events.AccountChanged] = {}
        self._accounts: tuple[Account, ...] = ()
        self._chosen = chosen
        self._paused = events.SendingPaused(False)
        self._closed = False
        self._trouble = ""

    async def load(self) -> None:
        """Reads every request and every batch from the disk. Raises DeskError."""
        self._requests = {request.id: request for request in await self._store.load()}
        self._batches = {batch.id: batch for batch in await self._store.batches()}

    def of(self, account: str) -> AccountDesk:
        return AccountDesk(self, account)

    # what is known

    def requests(self) -> tuple[Request, ...]:
        shown = (request for request in self._requests.values() if request.removed_at is None)
        return tuple(sorted(shown, key=lambda request: request.created_at, reverse=True))

    def everything(self) -> tuple[Request, ...]:
        """Removed requests too, oldest first."""
        return tuple(self._requests.values())

    def get(self, request_id: str) -> Request | None:
        return self._requests.get(request_id)

    def progress(self, request_id: str) -> events.CollectProgress | None:
        return self._progress.get(request_id)

    def account_state(self, account: str | None = None) -> events.AccountChanged:
        """How it stands with one account; without a name, with the chosen one."""
        name = self._chosen if account is None else account
        return self._states.get(name) or events.AccountChanged(name)

    def accounts(self) -> tuple[Account, ...]:
        return self._accounts

    @property
    def chosen(self) -> str:
        """The id of the account that new requests are for."""
        return self._chosen

    def batches(self) -> tuple[Batch, ...]:
        """Every batch, newest first."""
        return tuple(sorted(self._batches.values(), key=lambda batch: batch.created_at, reverse=True))

    def batch(self, batch_id: str) -> Batch | None:
        return self._batches.get(batch_id)

    @property
    def sending_paused(self) -> bool:
        return self._paused.paused

    @property
    def store_trouble(self) -> str:
        """Why the disk did not take the last commit; "" while it takes them."""
        return self._trouble

    @property
    def pause_reason(self) -> str:
        """events.PAUSED_BY_HAND, events.PAUSED_BY_FAILURES, or "" while sending is not paused."""
        return self._paused.reason

    def subscribe(self, listener: Callable[[events.Event], None]) -> Callable[[], None]:
        self._listeners.append(listener)

        def end() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return end

    # what changes it

    async def add(self, request: Request, body: bytes) -> Request:
        """A new request with its exact body: on the disk when this returns. Raises DeskError."""
        return await self._write(_Pending(request.id, _future(), added=((request, body),)))

    async def add_batch(self, batch: Batch, requests: Sequence[tuple[Request, bytes]]) -> None:
        """A batch with all of its requests in one transaction: what is told to have failed has left nothing to be sent.

        Raises DeskError.
        """
        if requests:
            await self._write(_Pending(requests[0][0].id, _future(), added=tuple(requests), batch=batch))

    async def keep_batch(self, batch: Batch) -> None:
        """A new batch, or another name for one. Raises DeskError."""
        await self._store.keep_batch(batch)
        self._batches[batch.id] = batch
        self._publish(events.BatchChanged(batch))

    async def apply(self, request_id: str, observation: seen.Observation, body: bytes | None = None) -> Request:
        """The snapshot after `observation`, once it is on the disk; `body` comes with a `Corrected` one.

        Raises DeskError, KeyError for an unknown id.
        """
        if request_id not in self._requests:
            raise KeyError(request_id)
        return await self._write(_Pending(request_id, _future(), observation, body))

    async def delete(self, request_ids: Iterable[str]) -> list[Request]:
        """Forgets rows for good. Saved files stay. Returns those that are gone.

        A row that was put back meanwhile, or goes on, stays. Raises DeskError.
        """
        known = [request_id for request_id in request_ids if request_id in self._requests]
        asked = [_Pending(request_id, _future(), forgets=True) for request_id in known]
        for pending in asked:
            self._hand_in(pending)
        rows = await asyncio.shield(asyncio.gather(*(one.done for one in asked), return_exceptions=True))
        gone: list[Request] = []
        for row in rows:
            if isinstance(row, DeskError):
                raise row
            if isinstance(row, Request) and row.id not in self._requests:  # else somebody else was before, or it stays
                gone.append(row)
        return gone

    def set_progress(self, request_id: str, received: int | None, total: int | None = None) -> None:
        """Bytes collected so far; None forgets them. In memory only."""
        if received is None:
            self._progress.pop(request_id, None)
            return
        progress = events.CollectProgress(request_id, received, total)
        self._progress[request_id] = progress
        self._publish(progress)

    def set_account_state(self, state: events.AccountChanged) -> None:
        if state != self.account_state(state.account):
            self._states[state.account] = state
            self._publish(state)

    def set_accounts(self, accounts: tuple[Account, ...], chosen: str) -> None:
        if (accounts, chosen) != (self._accounts, self._chosen):
            self._accounts, self._chosen = accounts, chosen
            self._publish(events.AccountsChanged(accounts, chosen))

    def tell(self, event: events.Event) -> None:
        """Passes on an event that is about no request."""
        self._publish(event)

    def set_paused(self, reason: str) -> None:
        """No reason: sending is not paused."""
        paused = events.SendingPaused(bool(reason), reason)
        if paused != self._paused:
            self._paused = paused
            self._publish(paused)

    async def close(self) -> None:
        """Waits until everything that was asked for is on the disk."""
        self._closed = True
        while self._writer is not None and not self._writer.done():
            await asyncio.wait([self._writer])

    async def _write(self, pending: _Pending) -> Request:
        self._hand_in(pending)
        return await asyncio.shield(pending.done)

    def _hand_in(self, pending: _Pending) -> None:
        if self._closed:
            raise DeskError("The program is closing.", "", "")
        self._pending.append(pending)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._drain(), name="desk-writer")

    async def _drain(self) -> None:
        while self._pending:
            batch, self._pending = self._pending[:_MOST_PER_COMMIT], self._pending[_MOST_PER_COMMIT:]
            await self._write_down(batch)

    async def _write_down(self, batch: list[_Pending]) -> None:
        """One transaction. What can never be written takes none of the others with it: then each gets one of its own."""
        commit = _Commit()
        for pending in batch:
            try:
                self._decide(pending, commit)
            except Exception as error:  # noqa: BLE001 - handed to the one who asked; the writer writes on
                self._fail([pending], error)
        try:
            if commit.writes or commit.forgotten or commit.batches:
                await self._store.commit(commit.writes, commit.forgotten, commit.batches)
        except Exception as error:  # noqa: BLE001 - handed to everyone who waits for this commit
            if isinstance(error, DeskError) or len(batch) == 1:
                self._fail(batch, error)
                self._set_trouble(error.sentence if isinstance(error, DeskError) else _UNWRITTEN)
            else:
                for pending in batch:
                    await self._write_down([pending])
            return
        if commit.writes or commit.forgotten or commit.batches:
            self._set_trouble("")
        self._requests.update(commit.after)
        self._batches.update((one.id, one) for one in commit.batches)
        for request_id in commit.forgotten:
            self._requests.pop(request_id, None)
        for pending, event, request in commit.happened:
            if event is not None:
                self._publish(event)
            if not pending.done.done():
                pending.done.set_result(request)

    def _decide(self, pending: _Pending, commit: _Commit) -> None:
        if pending.added:
            if pending.batch is not None:
                commit.batches.append(pending.batch)
                commit.happened.append((pending, events.BatchChanged(pending.batch), pending.added[0][0]))
            for request, body in pending.added:
                commit.after[request.id] = request
                commit.writes.append(Write(request, request.created_at, "Written down here", body=body))
                commit.happened.append((pending, events.RequestAdded(request), request))
            return
        before = commit.after.get(pending.id) or self._requests.get(pending.id)
        if before is None or pending.id in commit.forgotten:
            if not pending.done.done():
                pending.done.set_exception(KeyError(pending.id))
                pending.done.exception()  # a waiter that was cancelled leaves no warning
        elif pending.forgets:
            gone = forgettable(before)
            if gone:
                commit.forgotten.append(before.id)
            commit.happened.append((pending, events.RequestDeleted(before.id) if gone else None, before))
        elif pending.observation is not None:
            self._advance(pending, before, pending.observation, commit)

    def _advance(self, pending: _Pending, before: Request, observation: seen.Observation, commit: _Commit) -> None:
        request = advance(before, observation)
        if request is before:
            commit.happened.append((pending, None, request))
            return
        commit.after[request.id] = request
        line = line_of(before, request, observation)
        changed = request.outputs != before.outputs
        # Each of a night's reads, synced, would wear the disk. Committed it is: who was killed asks nothing early.
        passing = only_asked_again(before, request)
        only = (
            (observation.output,) if isinstance(observation, seen.OutputChanged) else ()
        )  # one of a thousand, perhaps
        write = Write(request, observation.at, line, changed, pending.body, passing, only)
        commit.writes.append(write)
        commit.happened.append((pending, events.RequestChanged(before, request, observation), request))

    def _fail(self, batch: list[_Pending], error: Exception) -> None:
        if not isinstance(error, DeskError):
            _log.exception("A commit failed", exc_info=error)
            error = DeskError(_UNWRITTEN, "Try again.", type(error).__name__)
        for pending in batch:
            if not pending.done.done():
                pending.done.set_exception(error)
                pending.done.exception()  # a waiter that was cancelled leaves no warning

    def _set_trouble(self, sentence: str) -> None:
        """No row can say this: what cannot be written is not shown on one."""
        if sentence != self._trouble:
            self._trouble = sentence
            self._publish(events.StoreTrouble(sentence))

    def _publish(self, event: events.Event) -> None:
        for listener in tuple(self._listeners):
            try:
                listener(event)
            except Exception:  # noqa: BLE001 - one listener must not silence the others
                _log.exception("A listener of the desk failed")


def _future() -> asyncio.Future[Request]:
    return asyncio.get_running_loop().create_future()


def forgettable(request: Request) -> bool:
    """Whether it was removed from the list and nothing goes on with it."""
    return request.removed_at is not None and (request.state.terminal or request.state is State.WAITING)


class AccountDesk:
    """The desk as the services of one account see it: they send, follow and collect that account's requests alone."""

    def __init__(self, desk: Desk, account: str) -> None:
        self._desk = desk
        self.account = account
        # What is the same for every account is handed on as it is.
        self.load = desk.load
        self.requests = desk.requests
        self.get = desk.get
        self.subscribe = desk.subscribe
        self.add = desk.add
        self.apply = desk.apply
        self.progress = desk.progress
        self.set_progress = desk.set_progress
        self.set_account_state = desk.set_account_state
        self.set_paused = desk.set_paused
        self.close = desk.close

    def mine(self) -> tuple[Request, ...]:
        """This account's requests, removed ones too, oldest first."""
        return tuple(request for request in self._desk.everything() if request.account == self.account)

    def is_mine(self, request: Request) -> bool:
        return request.account == self.account

    def account_state(self) -> events.AccountChanged:
        return self._desk.account_state(self.account)

    @property
    def sending_paused(self) -> bool:
        return self._desk.sending_paused
