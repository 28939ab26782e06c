"""The house: everything the practice Router knows, in memory, and the rules of admitting, cancelling, charging and
keeping.

It speaks no HTTP beyond the error bodies of finished runs; the routes do.
"""

import asyncio
import copy
import math
import threading
import uuid
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from .accounts import Account, Accounts
from .catalogue import Catalogue, Model
from .chaos import Chaos
from .checks import validator_for
from .clock import Clock
from .counts import Counts
from .faults import FaultBook
from .keys import Keys
from .line import Line
from .links import Links
from .models import ALL, RETIRED
from .runs import COMPLETED, QUEUED, RUNNING, Run, digest, ending_of, kept_in, length_of
from .settings import Settings
from .studio import Studio
from .works import Shelf

_LONGEST_HINT = 30


class House:
    """``base_url`` is the origin of every address handed out; ``seed`` sets the chance in runs that name no seed."""

    def __init__(self, base_url: str, settings: Settings, seed: int = 0, clock: Clock | None = None) -> None:
        self.base_url = base_url
        self.settings = settings
        self._first_settings = copy.deepcopy(settings)
        self.seed = seed
        self.catalogue = Catalogue(ALL, RETIRED)
        self.validators = {m.id: validator_for(m.request, m.components) for m in ALL}
        self.clock = clock or Clock()
        self.shelf = Shelf()
        # Two threads draw; the loop itself never does.
        self.pool = ThreadPoolExecutor(2, thread_name_prefix="studio")
        self.faults = FaultBook()
        self.chaos = Chaos()
        #: Set by the server: for so many seconds nobody is listening.
        self.go_offline: Callable[[float], None] | None = None
        self._signing = threading.Lock()
        self.reset()

    def reset(self) -> None:
        """Forget all runs, keys, accounts, links, counts and faults; settings and the clock stay."""
        self.accounts = Accounts(self.settings.credits)
        self.counts = Counts()
        self.keys = Keys(self.clock)
        self.links = Links(self.base_url)
        self.runs: dict[str, Run] = {}
        #: Runs from an earlier process whose links were handed out there: their works are not known here yet.
        self.unsigned: list[Run] = []
        self.faults.clear()
        self.chaos.end()
        self.lines = {m.id: self._line(m) for m in ALL}

    def restore_settings(self) -> None:
        """Back to the settings it was started with."""
        self.settings = copy.deepcopy(self._first_settings)

    def _line(self, model: Model) -> Line:
        return Line(lambda: self.settings.slots or model.slots, lambda: self.settings.queue_timeout, self._finished)

    def settle(self) -> None:
        """Bring every line to this moment, so that counts and balances are true."""
        for line in self.lines.values():
            line.advance(self.clock.now())

    # -- admission -------------------------------------------------------------------------------------------------

    def new_run(self, account: Account, model: Model, body: Mapping[str, Any], data: bytes, key: str | None) -> Run:
        """A run of this body, not yet in line. Its seed is the body's own, else one from its bytes and the house's
        seed.
        """
        own = body.get("seed")
        seed = (
            own
            if isinstance(own, int) and not isinstance(own, bool)
            else int(digest(data + str(self.seed).encode())[:8], 16)
        )
        seconds = self.settings.durations.get(model.id, model.seconds)
        return Run(
            id=str(uuid.uuid4()),
            model=model,
            account=account,
            body=body,
            body_digest=digest(data),
            body_bytes=len(data),
            seed=seed,
            price=model.price(body),
            admitted_at=self.clock.now(),
            length=length_of(model, seconds, seed, body) / self.settings.speed,
            key=key,
            ending=ending_of(body),
            kept=kept_in(body),
        )

    def admit(self, run: Run) -> None:
        """Take a run in: from here on it will run and be charged, whether or not the caller ever hears of it."""
        line = self.lines[run.model.id]
        line.advance(self.clock.now())
        self.runs[run.id] = run
        run.account.committed += run.price
        if run.ending is None and (fate := self.chaos.ending(run.model.id, direct=run.direct)) is not None:
            run.ending, run.kept = fate
        self.counts.admitted(run)
        if run.direct:
            line.begin(run, run.admitted_at)
            return
        for number in range(self.settings.crowd):
            line.join(self._stranger(run, number))
        line.join(run)

    def _stranger(self, run: Run, number: int) -> Run:
        length = run.model.seconds * (0.3 + 0.1 * (number % 4)) / self.settings.speed
        nobody = Account("nobody", "plain", 0)
        return Run(str(uuid.uuid4()), run.model, nobody, {}, "", 0, number, 0, run.admitted_at, length, ghost=True)

    # -- reading ---------------------------------------------------------------------------------------------------

    def find(self, account: Account, model: Model, request_id: str) -> Run | None:
        """The caller's own queued run under this very model, brought to this moment."""
        run = self.runs.get(request_id)
        if run is None or run.account is not account or run.model is not model or run.direct:
            return None
        self.lines[model.id].advance(self.clock.now())
        return run

    def has_ended(self, request_id: str) -> bool:
        """Whether there is such a run and it has ended by now."""
        run = self.runs.get(request_id)
        if run is None:
            return False
        self.lines[run.model.id].advance(self.clock.now())
        return run.state == COMPLETED

    def expired(self, run: Run) -> bool:
        return (
            run.finish_at is not None
            and run.state == COMPLETED
            and self.clock.now() - run.finish_at >= self.settings.retention
        )

    def position(self, run: Run) -> int | None:
        return self.lines[run.model.id].position(run) if run.state == QUEUED else None

    def hint(self, run: Run) -> int:
        """Seconds until asking again is worth it: more the further back, at least 1."""
        if self.settings.fixed_retry_after is not None:
            return self.settings.fixed_retry_after
        if run.state == RUNNING:
            left = (run.finish_at or 0) - self.clock.now()
            return max(1, min(_LONGEST_HINT, math.ceil(left / 2)))
        line = self.lines[run.model.id]
        slots = self.settings.slots or run.model.slots
        wait = (line.position(run) + 1) * run.length / slots
        return max(1, min(_LONGEST_HINT, math.ceil(wait / 2)))

    def studio(self, run: Run) -> Studio:
        """What the run's model makes its answer from; links live from the run's end unless they are signed anew each
        time.
        """
        since = self.clock.wall() if self.settings.fresh_links else run.finished_wall
        expires = since + self.settings.asset_lifetime
        return Studio(
            body=run.body,
            run_id=run.id,
            seed=run.seed,
            made_at=int(run.finished_wall),
            base_url=self.base_url,
            sign=lambda work, name: self.links.sign(work, name, expires),
        )

    def recall(self, mark: str) -> None:
        """Let models answer anew for runs from an earlier process, latest first, until the work with this mark is known.
        Call it in a worker thread.
        """
        with self._signing:
            while self.unsigned and not self.links.knows(mark):
                run = self.unsigned.pop()
                run.model.answer(self.studio(run))

    async def in_pool(self, function: Any, *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.pool, function, *args)

    # -- ending ----------------------------------------------------------------------------------------------------

    def cancel(self, run: Run) -> bool:
        """Ask for an end; False where the run had ended already."""
        line = self.lines[run.model.id]
        now = self.clock.now()
        line.advance(now)
        if run.state == COMPLETED:
            return False
        if run.state == QUEUED:
            line.withdraw(run, now)
        elif run.cancelling is None:
            own = "late" if run.model.finishes_after_cancel else "stop"
            own = own if self.settings.cancel_running == "model" else self.settings.cancel_running
            run.cancelling = self.chaos.cancelling(run.model.id) or own
            if run.cancelling == "stop":
                line.hasten(run, min(run.finish_at or now, now + 1.0 / self.settings.speed))
        return True

    def _finished(self, run: Run, moment: float) -> None:
        if run.ghost:
            return
        run.finished_wall = self.clock.wall() - (self.clock.now() - moment)
        run.account.committed -= run.price
        if run.cancelled:
            return
        run.cancelled = run.cancelling in ("stop", "late")
        if run.cancelling != "stop" and run.costs():
            run.charged = True
            run.account.micros = max(0, run.account.micros - run.price)
            self.counts.charged(run)
