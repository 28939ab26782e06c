"""The queue: one line a model, with slots; time is worked through when somebody looks, so nothing runs in between.

``advance(now)`` brings a line to a moment: runs that are due finish, waiting ones start in the freed slots at the
moment these became free.
"""

import heapq
from collections.abc import Callable, Iterator
from itertools import count

from .runs import COMPLETED, QUEUED, RUNNING, Run


class Line:
    """The runs of one model. ``slots`` and ``queue_timeout`` are asked each time, so they can change while runs wait."""

    def __init__(
        self, slots: Callable[[], int], timeout: Callable[[], float | None], finished: Callable[[Run, float], None]
    ) -> None:
        self._slots = slots
        self._timeout = timeout
        self._finished = finished
        self._order = count()
        self._due: list[tuple[float, int, Run]] = []
        #: The last moment at which runs had to wait: none of them can have started before it.
        self._full_at = float("-inf")
        self.waiting: list[Run] = []
        self.running: set[Run] = set()

    @property
    def full_at(self) -> float:
        return self._full_at

    def resume(self, waiting: list[Run], running: list[Run], full_at: float) -> None:
        """Take up where an earlier process stopped; the next ``advance`` works through the time since."""
        self.waiting = list(waiting)
        self._full_at = full_at
        for run in running:
            self.running.add(run)
            self.hasten(run, run.finish_at or 0.0)

    def join(self, run: Run) -> None:
        self.waiting.append(run)

    def begin(self, run: Run, now: float) -> None:
        """Start a run at once, beside the slots: the direct route."""
        self._start(run, now)

    def position(self, run: Run) -> int:
        return self.waiting.index(run)

    def advance(self, now: float) -> None:
        self._fill(self._full_at)
        while self._due and self._due[0][0] <= now:
            due, _, run = heapq.heappop(self._due)
            if run.state == RUNNING and run.finish_at == due:
                self.running.discard(run)
                self._end(run, due)
                self._give_up(due)
                self._fill(due)
        self._give_up(now)
        if self.waiting:
            self._full_at = now

    def withdraw(self, run: Run, now: float) -> None:
        """Take a waiting run out of the line; it was never started and costs nothing."""
        self.waiting.remove(run)
        run.cancelled = True
        self._end(run, now)

    def hasten(self, run: Run, when: float) -> None:
        """Let a started run end at another moment."""
        run.finish_at = when
        heapq.heappush(self._due, (when, next(self._order), run))

    def _fill(self, moment: float) -> None:
        """Start waiting runs in free slots, each at ``moment`` or at its own admission, whichever came later."""
        busy = sum(not run.direct for run in self.running)
        for run in self._ready():
            if busy >= self._slots():
                return
            self.waiting.remove(run)
            self._start(run, max(moment, run.admitted_at))
            busy += 1

    def _ready(self) -> Iterator[Run]:
        yield from [run for run in self.waiting if run.ending != "never-starts"][: self._slots()]

    def _give_up(self, moment: float) -> None:
        limit = self._timeout()
        for run in list(self.waiting):
            wait = run.length if run.ending == "never-starts" else limit
            if wait is not None and moment - run.admitted_at >= wait:
                self.waiting.remove(run)
                run.ending = "never-starts"
                self._end(run, run.admitted_at + wait)

    def _start(self, run: Run, moment: float) -> None:
        run.state = RUNNING
        run.started_at = moment
        self.running.add(run)
        self.hasten(run, moment + run.length)

    def _end(self, run: Run, moment: float) -> None:
        run.state = COMPLETED
        run.finish_at = moment
        self._finished(run, moment)

    def unfinished(self, account_name: str) -> int:
        return sum(run.state == QUEUED and run.account.name == account_name for run in self.waiting)
