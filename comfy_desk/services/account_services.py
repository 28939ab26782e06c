"""Everything that works for one account: its client, its gate, and the services that send, follow, cancel and collect.

Several of these run side by side on one desk, each with its own key. They share nothing that could wait for another.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import Bucket, RouterError
from comfy_desk.domain.events import Event, RequestChanged
from comfy_desk.domain.money import Committed
from comfy_desk.domain.request import Hold
from comfy_desk.router.client import RouterClient
from comfy_desk.services.canceller import Canceller
from comfy_desk.services.clock import Clock
from comfy_desk.services.collector import Collector
from comfy_desk.services.desk import AccountDesk
from comfy_desk.services.gate import Gate, Urgency
from comfy_desk.services.models import Models
from comfy_desk.services.poller import Poller
from comfy_desk.services.prices import Prices
from comfy_desk.services.submitter import Submitter
from comfy_desk.services.tasks import Tasks
from comfy_desk.store.remembered import RememberedStore

_log = logging.getLogger(__name__)

_BALANCE_EVERY = 300.0
_BALANCE_REST = 5.0


@dataclass(slots=True)
class Parts:
    """What one account's services are made of; `closers` are called once everything has ended.

    `key_mark` is that of the key in use, None where there is none: see `Secret.mark`.
    """

    client: RouterClient
    gate: Gate
    models: Models
    submitter: Submitter
    poller: Poller
    canceller: Canceller
    collector: Collector
    closers: tuple[Callable[[], Awaitable[object]], ...] = ()
    key_mark: Callable[[], str | None] = lambda: None


class AccountServices:
    def __init__(
        self, account: Account, desk: AccountDesk, parts: Parts, clock: Clock, remembered: RememberedStore
    ) -> None:
        self.account = account
        self.desk = desk
        self.client = parts.client
        self.gate = parts.gate
        self.models = parts.models
        self.prices = Prices(parts.client, parts.gate, clock)
        self.submitter = parts.submitter
        self.poller = parts.poller
        self.canceller = parts.canceller
        self.collector = parts.collector
        self.key_mark = parts.key_mark
        self._closers = parts.closers
        self._clock = clock
        self._remembered = remembered
        self._pauses = itertools.count()
        self._tasks = Tasks(f"account {account.id}")
        self._balance_wanted = asyncio.Event()
        self._unsubscribe: Callable[[], None] = lambda: None

    async def start(self) -> None:
        """Takes up everything of this account that an earlier run left."""
        self.gate.on_back = self._came_back
        self.gate.on_key = self._key_came
        self.client.on_committed = self._note_committed
        self.gate.take_up_pause(await self._remembered.get(self._pause_name))
        self.gate.on_pause = self._on_pause
        self.collector.start()
        self.poller.start()
        self.canceller.start()
        await self.submitter.start()
        self._unsubscribe = self.desk.subscribe(self._on_event)
        self._tasks.start("balance", self._watch_balance())

    async def end(self, grace: float) -> None:
        """Ends every call; what is being written is waited for by whoever closes the desk."""
        self._unsubscribe()
        self.gate.close()  # nothing new is begun; what is under way has its time
        await asyncio.gather(
            self._tasks.aclose(),
            self.submitter.aclose(grace),
            self.canceller.aclose(grace),
            self.poller.aclose(grace),  # an answer that is on its way has a hint, which the next start keeps to
            self.collector.aclose(0.0),
            self.models.aclose(),
        )

    async def close(self) -> None:
        """Lets go of connections, after `end`."""
        for close in self._closers:
            try:
                await close()
            except Exception:  # noqa: BLE001 - the others are closed all the same
                _log.exception("Closing failed")

    def key_changed(self) -> None:
        """A key was entered: whoever waited for one goes on."""
        self.gate.key_changed()
        self.prices.key_changed()
        self._balance_wanted.set()

    def sweep(self) -> None:
        """A net below the services: whatever made a row lose its plan, it does not stand still for ever."""
        for service in (self.submitter, self.poller, self.canceller, self.collector):
            try:
                service.sweep()
            except Exception:  # noqa: BLE001 - the others are looked after all the same
                _log.exception("Looking after the rows failed")

    def _came_back(self) -> None:
        self.submitter.release(Hold.OFFLINE)
        self.poller.resume()
        self.collector.resume()

    def _key_came(self) -> None:
        self.submitter.key_changed()
        self.poller.resume()
        self.collector.resume()

    @property
    def _pause_name(self) -> str:
        return f"pause {self.account.id}"

    def _on_pause(self, pause: list[float] | None) -> None:
        """A spent allowance outlives the program: the next start must not ask before its time."""
        self._tasks.start(f"pause {next(self._pauses)}", self._remembered.set(self._pause_name, pause))

    # funds

    def _on_event(self, event: Event) -> None:
        if not isinstance(event, RequestChanged) or not self.desk.is_mine(event.request):
            return
        if event.request.state.terminal and not event.before.state.terminal:
            self._balance_wanted.set()

    async def _watch_balance(self) -> None:
        """Asks now and then, and soon after a run has ended; never more often than every few seconds."""
        while True:
            self._balance_wanted.clear()
            if not self.gate.needs_key:
                await self._read_balance()
            await asyncio.sleep(_BALANCE_REST)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._balance_wanted.wait(), _BALANCE_EVERY)

    async def _read_balance(self) -> None:
        try:
            async with self.gate.turn(Urgency.LOOK):
                balance = await self.client.balance()
        except RouterError as error:  # the route is outside the Router's own contract: silence is an answer
            if error.failure.bucket == Bucket.RATE_LIMITED:
                self.gate.note_failure(error.failure)
            self.desk.set_account_state(replace(self.desk.account_state(), balance_missed=True))
            return
        state, now = self.desk.account_state(), self._clock.wall()
        self.desk.set_account_state(replace(state, balance=str(balance), balance_at=now, balance_missed=False))

    def _note_committed(self, committed: Committed) -> None:
        self.desk.set_account_state(
            replace(self.desk.account_state(), committed=committed, committed_at=self._clock.wall())
        )
