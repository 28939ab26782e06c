"""One running program: starts and stops the services of its accounts in order, and does what the window asks.

Implements `services.api.SessionApi`. It decides nothing about a request itself: that is `advance` and the services.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from comfy_desk.domain import observations as seen
from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import Bucket, DeskError
from comfy_desk.domain.events import (
    PAUSED_BY_HAND,
    Event,
    ModelsChanged,
    RequestChanged,
)
from comfy_desk.domain.model import ModelDocument, ModelEntry
from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Delivery
from comfy_desk.domain.settings import AT_ONCE_A_MODEL, AT_ONCE_IN_ALL, FOLDER, LARGEST_RESULT, STOP_AT, Setting
from comfy_desk.media.facts import UNKNOWN, Facts
from comfy_desk.media.workers import WorkerFailed
from comfy_desk.services.about_models import AboutModels, UnderWay
from comfy_desk.services.account_services import AccountServices
from comfy_desk.services.admission import Limits
from comfy_desk.services.brake import Brake
from comfy_desk.services.clock import Clock
from comfy_desk.services.deadlines import Deadlines
from comfy_desk.services.desk import Desk, forgettable
from comfy_desk.services.direct import DirectRuns
from comfy_desk.services.files import GoesOn, Keeping, SavedAll
from comfy_desk.services.ledger import Ledger
from comfy_desk.services.library import Library
from comfy_desk.services.outbox_acts import OutboxActs
from comfy_desk.services.presets import Presets
from comfy_desk.services.prices import Prices
from comfy_desk.services.prompts import Prompts
from comfy_desk.services.settings import Settings
from comfy_desk.services.spending import Rules, Spending
from comfy_desk.services.tasks import Tasks
from comfy_desk.services.usual import Usual, UsualTimes
from comfy_desk.store.accounts import AccountStore
from comfy_desk.store.database import Database
from comfy_desk.store.direct_runs import DirectRunStore
from comfy_desk.store.ledger import LedgerStore
from comfy_desk.store.library import LibraryStore
from comfy_desk.store.library_files import LibraryFileStore
from comfy_desk.store.presets import PresetStore
from comfy_desk.store.prompts import PromptStore
from comfy_desk.store.remembered import RememberedStore
from comfy_desk.store.requests import RequestStore

_log = logging.getLogger(__name__)

_PURGED_AT_ONCE = 200
_UNDO_TIME = 30 * 86_400.0
"""Seconds for which a removed row can be put back."""
_WARM_AFTER = 0.6
"""Seconds from the start until the workers are made ready: after the first paint, before the first result."""
_SWEEP_EVERY = 30.0
"""Seconds between two looks at whether every row that is under way has somebody who follows it."""


class Session(OutboxActs):
    def __init__(
        self,
        *,
        chosen: AccountServices,
        make_services: Callable[[Account], AccountServices],
        database: Database,
        desk: Desk,
        store: RequestStore,
        clock: Clock,
        limits: Limits | None = None,
        warm: Callable[[], None] = lambda: None,
        closers: tuple[Callable[[], Any], ...] = (),
        notice: str = "",
        settings: Settings | None = None,
        keeping: Keeping,
        spending: Spending | None = None,
    ) -> None:
        """`keeping` is what happens to files once they are here, `spending` the artist's limits on money."""
        self.desk = desk
        self.settings = settings or Settings(RememberedStore(database))
        self.spending = spending or Spending(desk.everything, lambda: Rules(), clock.wall)
        self.ledger = Ledger(desk.everything, LedgerStore(database))
        self._keeping = keeping
        self.library = Library(
            LibraryStore(database, f"{keeping.places.results}{os.sep}"),
            LibraryFileStore(database),
            desk,
            clock,
            keeping,
            lambda account: self._accounts[account].account.origin if account in self._accounts else None,
            lambda _without: self._purge(),
        )
        self._accounts = {chosen.account.id: chosen}
        self._chosen = chosen.account.id
        self._make_services = make_services
        self._database = database
        self._store = store
        self._clock = clock
        self._remembered = RememberedStore(database)
        self.prompts = Prompts(PromptStore(database), self._remembered, clock)
        self.account_store = AccountStore(database)
        self.presets = Presets(PresetStore(database), clock)
        self._closers = closers
        self._notice = notice
        self._warm = warm
        self._warming: asyncio.TimerHandle | None = None
        self._tasks = Tasks("session")
        self._brake = Brake(self._failures_in_a_row)
        self._deadlines = Deadlines(desk, clock)
        self._direct = DirectRuns(DirectRunStore(database), clock)
        self._limits_given = limits
        self.limits = limits or Limits()
        self._unsubscribe: Callable[[], object] = lambda: None
        self._started = self._stopped = False
        self._adopting = asyncio.Lock()
        self._usual = UsualTimes(desk)
        self._under_way = UnderWay(desk)
        self.about_models = AboutModels(lambda: self.services, self._usual)

    @property
    def account(self) -> Account:
        """The account that new requests are for."""
        return self._accounts[self._chosen].account

    @property
    def notice(self) -> str:
        """What the artist should read about how this was opened: a damaged store was set aside, say. "" as a rule."""
        return " ".join(filter(None, (self._database.notice, self._notice)))

    # start and stop

    @property
    def stopped(self) -> bool:
        """Whether it has ended, or begun to."""
        return self._stopped

    async def start(self) -> None:
        """Takes up everything an earlier run left. The desk is loaded already."""
        reason = await self._remembered.get("sending_paused", "")
        self.desk.set_paused(reason if isinstance(reason, str) else PAUSED_BY_HAND if reason else "")
        if self._limits_given is None:
            self._use_limits(self._limits_set())
        await self._direct.load()
        self.spending.on_stop = self._day_is_spent
        self._started = True
        self._tell_accounts()
        for one in tuple(self._accounts.values()):
            await self._start_services(one)
        endings = (self.desk.subscribe(self._on_event), self.settings.subscribe(self._on_setting))
        self._unsubscribe = lambda: [end() for end in endings]
        self._deadlines.start()
        # Two interpreters that start beside the window being built cost it a quarter of a second.
        self._warming = asyncio.get_running_loop().call_later(_WARM_AFTER, self._warm)
        self._tasks.start("sweep", self._sweep())
        self._tasks.start("purge", self._purge())
        self._keeping.kept_works.start()
        self.library.start()
        self._tasks.start("exports", self._keeping.files.clear_left_over())

    async def _start_services(self, one: AccountServices) -> None:
        account = one.account.id
        one.models.on_changed = lambda: self.desk.tell(ModelsChanged(account))
        one.models.ahead.busy = lambda: self._under_way.of(account)
        one.submitter.set_limits(self.limits)
        await one.start()

    async def stop(self, grace: float = 1.0) -> None:
        """Ends every call, waits for what is being written, closes the store. Within about three seconds."""
        if self._stopped:
            return
        self._stopped = True
        if self._warming is not None:
            self._warming.cancel()
        accounts = tuple(self._accounts.values())
        await asyncio.gather(
            self._tasks.aclose(),
            self._deadlines.aclose(),
            self._keeping.kept_works.aclose(),
            *(one.end(grace) for one in accounts),
        )
        await self.desk.close()
        self._unsubscribe()  # only now: failures of the last second count, too
        await self._keep_pause()
        await asyncio.gather(*(one.close() for one in accounts))
        for close in self._closers:
            try:
                await close()
            except Exception:  # noqa: BLE001 - the others are closed all the same
                _log.exception("Closing failed")
        await self.library.aclose()
        await self._database.close()

    def _on_setting(self, setting: Setting) -> None:
        if setting is LARGEST_RESULT:  # what was too large may not be any more
            for one in tuple(self._accounts.values()):
                one.sweep()
        elif setting is FOLDER:
            self._keeping.kept_works.hurry()
        elif setting is STOP_AT:
            self._tasks.start("spending", self._look_at_spending())
        elif setting in (AT_ONCE_A_MODEL, AT_ONCE_IN_ALL):
            self._use_limits(self._limits_set())

    async def _sweep(self) -> None:
        while True:
            await self._look_at_spending()
            await asyncio.sleep(_SWEEP_EVERY)
            for one in tuple(self._accounts.values()):
                one.sweep()

    # accounts

    def watch(self, request_ids: Sequence[str]) -> None:
        """These rows are on the screen: their states are asked for before those of the others."""
        for one in self._accounts.values():
            one.poller.set_watched(request_ids)

    def accounts(self) -> tuple[Account, ...]:
        return tuple(one.account for one in self._accounts.values())

    async def open_account(self, account: Account, *, needs_key: bool = False) -> None:
        """One more account beside the others: its requests are taken up at once. Known ones only get their new name.

        `needs_key`: nothing is asked of its Router before `key_changed`.
        """
        known = self._accounts.get(account.id)
        if known is not None:
            known.account = account
        else:
            one = self._accounts[account.id] = self._make_services(account)
            if needs_key:
                one.gate.require_key()
            if self._started:
                await self._start_services(one)
        self._tell_accounts()

    async def close_account(self, account_id: str) -> None:
        """Its services end; its rows stay, and are not asked about any more. Not for the chosen one."""
        if account_id == self._chosen:
            raise DeskError("This account is in use.", "Choose another one first.")
        one = self._accounts.pop(account_id, None)
        if one is not None:
            self._tell_accounts()
            await one.end(0.5)
            await one.close()

    async def choose_account(self, account_id: str) -> None:
        """New requests are for this account from now on; those of the others go on with their own."""
        if account_id not in self._accounts:
            raise DeskError("This account is not here any more.", "Choose another one.")
        self._chosen = account_id
        self._tell_accounts()

    def _tell_accounts(self) -> None:
        self.desk.set_accounts(self.accounts(), self._chosen)

    def key_changed(self, account_id: str | None = None) -> None:
        """A key was entered: whoever waited for one goes on."""
        self._accounts[account_id or self._chosen].key_changed()

    def require_key(self, account_id: str | None = None) -> None:
        """No key is known: everything of the account waits."""
        self._accounts[account_id or self._chosen].gate.require_key()

    def unfinished(self, account_id: str) -> int:
        """How many of its requests have not ended."""
        return sum(not r.state.terminal and r.removed_at is None for r in self.desk.of(account_id).mine())

    @property
    def prices(self) -> Prices:
        """Of the account that new requests are for."""
        return self.services.prices

    # the catalogue

    async def models(self, *, refresh: bool = False) -> tuple[ModelEntry, ...]:
        one = self.services
        entries = await one.models.entries(refresh=refresh)
        if one.models.due and not self._stopped:  # shown at once, looked after now and then
            self._tasks.start(f"catalogue {one.account.id}", one.models.refresh())
        if not self._stopped:  # both end at once where there is nothing to ask
            self._tasks.start(f"gone {one.account.id}", one.models.look_into_gone())
            self._tasks.start(f"read-ahead {one.account.id}", one.models.ahead.run())
        return entries

    async def model_document(self, model: str) -> ModelDocument:
        return await self.services.models.document(model)

    def usual(self, model: str) -> Usual | None:
        """What a run of it usually takes and costs here; None below three finished requests."""
        return self.about_models.usual(model)

    # files

    @property
    def save_folder(self) -> Path:
        """Where finished work is saved now."""
        return self._keeping.folder()

    @property
    def usual_save_folder(self) -> Path:
        """Where it is saved while the artist names no other folder."""
        return self._keeping.usual_folder

    @property
    def save_folder_fixed(self) -> bool:
        """The command line named the folder: for this run no setting changes it."""
        return self._keeping.folder_fixed

    async def move_kept(self, request_id: str) -> int:
        """Moves works that lie in the data folder alone to the artist's; how many. Raises DeskError where it cannot be."""
        return await self._keeping.kept_works.move(request_id)

    async def name_input(self, sha256: str, name: str) -> None:
        """The artist's file with these bytes is called so: for recipes, since a body holds the bytes alone."""
        await self._keeping.input_names.note(sha256, name)

    # outputs

    async def save_as(self, output: Output, target: Path) -> Path:
        """A copy of the saved file at a place the artist chose; a file already there was confirmed by the dialog."""
        return await self._keeping.files.save_as(output, target)

    async def save_all(self, request_id: str, folder: Path, goes_on: GoesOn = lambda *_: True) -> SavedAll:
        """Copies of every work and its parts in `folder`, over nothing; what goes wrong with one stops no other."""
        return await self._keeping.files.save_all(self._known(request_id), folder, goes_on)

    async def export(self, request_id: str, index: int, target: Path) -> Path:
        """A copy of a saved PNG, JPEG or WebP with the recipe inside; the original stays as it is. Raises DeskError."""
        request = self._known(request_id)
        one = self._accounts.get(request.account)
        return await self._keeping.files.export(request, index, target, one.account.origin if one is not None else None)

    async def fetch_output(self, request_id: str, index: int) -> Output:
        """Fetches a piece that was left out (a variant, an echo, one whose link failed). Raises DeskError."""
        request = self._known(request_id)
        return await self._services_of(request).collector.fetch_output(request, index)

    def thumbnail_place(self, request_id: str, index: int) -> Path:
        return self.services.collector.thumbnail_place(request_id, index)

    async def set_thumbnail(self, request_id: str, index: int, path: Path, facts: Facts = UNKNOWN) -> None:
        """Raises DeskError where the request or the output is no longer here; what it has already it keeps."""
        output = next((one for one in self._known(request_id).outputs if one.index == index), None)
        if output is None:
            raise DeskError("This piece is no longer here.", "")
        if output.thumbnail is None:
            sized = (
                output if output.width and output.height else replace(output, width=facts.width, height=facts.height)
            )
            length = facts.duration if output.duration is None else output.duration
            changed = replace(sized, thumbnail=str(path), duration=length)
            await self.desk.apply(request_id, seen.OutputChanged(self._clock.wall(), changed))

    async def raw_text(self, request_id: str) -> str:
        """The beginning of the raw answer as text, long strings named with their size. Raises DeskError."""
        request = self._known(request_id)
        if request.raw_path is None:
            raise DeskError("No answer is kept for this request.", "")
        path = Path(request.raw_path)
        if not await asyncio.to_thread(path.is_file):
            raise DeskError("The kept answer is no longer on the disk.", "", str(path))
        try:
            return await self.services.collector.raw_text(path)
        except WorkerFailed as error:
            raise DeskError("The kept answer could not be read.", "Try again.", f"{error} ({path})") from error

    # small facts

    async def remembered(self, name: str, default: Any = None) -> Any:
        return await self._remembered.get(name, default)

    async def remember(self, name: str, value: Any) -> None:
        await self._remembered.set(name, value)

    def _on_event(self, event: Event) -> None:
        self._brake.note(event)
        self.spending.note(event)
        self._usual.note(event)
        self._under_way.note(event)
        if not isinstance(event, RequestChanged):
            return
        request, what = event.request, event.observation
        taken = isinstance(what, seen.Accepted)  # by the queue, after all
        neither = (
            isinstance(what, seen.SubmitFailed)
            and request.delivery is Delivery.DIRECT
            and what.failure.bucket == Bucket.NOT_ENABLED
        )
        if (taken or neither) and self._direct.needed(request.account, request.model):
            self._tasks.start(f"queue {request.id}", self._direct.forget(request.account, request.model))

    async def _purge(self) -> None:
        """Forgets rows that were removed long ago, with what the data folder kept of them. Saved files stay.

        So do rows with a work in the library, which is run again and told of with what they know, and rows whose works the
        artist's folder has not taken yet: here is the only copy.
        """
        before = self._clock.wall() - _UNDO_TIME
        long_ago = [r.id for r in self.desk.everything() if forgettable(r) and (r.removed_at or 0.0) < before]
        for start in range(0, len(long_ago), _PURGED_AT_ONCE):
            gone = []
            asked = long_ago[start : start + _PURGED_AT_ONCE]
            needed = await self.library.with_works(asked)
            for request_id in asked:
                request = self.desk.get(request_id)
                if (
                    request is None
                    or request_id in needed
                    or not forgettable(request)
                    or await self._keeping.kept_works.holds(request)
                ):
                    continue
                await self.services.collector.forget_files(request)  # first: without their row nobody would find them
                gone.append(request_id)
            await self.desk.delete(gone)
