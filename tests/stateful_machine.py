"""Random histories of the whole core: what the artist does, what the Router answers, what line, disk, clock and power do.

After every step the promises of `invariants` hold, the Router has seen nothing that it should not, and disk, memory and what
listeners heard are the same. At the end of each history the weather clears: then everything has to come to its end.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import shutil
import tempfile
from collections import Counter
from collections.abc import Coroutine
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from invariants import of_snapshot, of_step
from stateful_program import Machine, Program, virtual_world
from stateful_router import DAY, NO_FAULT, Fault, Plans, Run

from comfy_desk.domain import events
from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import Bucket, DeskError
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.services.account_services import AccountServices
from comfy_desk.services.api import Wish

MODELS = ("kiln/quick-sketch", "loom/four-panels")
ROW = st.integers(0, 7)
PACES = st.sampled_from([None, 0.0, -5.0, 1.5, 5.0, 5.0, 30.0, 250.0, 1_200.0, 3.15e8])

SUBMIT_FAULTS = st.sampled_from(
    [
        Fault("lost", takes=1.0), Fault("lost", takes=170.0), Fault("dropped"), Fault("dropped", takes=170.0),
        Fault("not_sent"), Fault("late", takes=20.0), Fault("unreadable", 200), Fault("unreadable", 502),
        Fault("slow", takes=40.0), Fault("crash_before"), Fault("crash_after"),
        Fault("refused", 400, Bucket.CONTENT_POLICY_VIOLATION), Fault("refused", 402, Bucket.INSUFFICIENT_CREDITS),
        Fault("refused", 403, Bucket.FORBIDDEN), Fault("refused", 403, Bucket.NOT_ENABLED),
        Fault("refused", 404, Bucket.MODEL_NOT_FOUND), Fault("refused", 422, Bucket.INVALID_INPUT),
        Fault("refused", 429, Bucket.RATE_LIMITED), Fault("refused", 429, Bucket.QUEUE_BACKLOG_FULL),
        Fault("refused", 429, Bucket.CONCURRENCY_LIMIT_EXCEEDED), Fault("refused", 500, Bucket.INTERNAL_ERROR),
        Fault("refused", 503, Bucket.SERVICE_UNAVAILABLE), Fault("refused", 504, "brand_new"),
    ]
)  # fmt: skip
READ_FAULTS = st.sampled_from(
    [
        Fault("lost", takes=1.0), Fault("lost", takes=55.0), Fault("dropped"), Fault("not_sent"), Fault("slow", takes=25.0),
        Fault("unreadable", 200), Fault("unreadable", 404), Fault("unreadable", 410), Fault("unreadable", 502),
        Fault("wrong_id"), Fault("word", word="PAUSED"), Fault("word", word="FAILED"), Fault("pace"),
        Fault("stale", takes=10.0), Fault("stale", takes=60.0), Fault("crash_before"), Fault("crash_after"),
        Fault("refused", 404, Bucket.REQUEST_NOT_FOUND), Fault("refused", 429, Bucket.RATE_LIMITED),
        Fault("refused", 500, Bucket.INTERNAL_ERROR), Fault("refused", 503, Bucket.SERVICE_UNAVAILABLE),
    ]
)  # fmt: skip
OUTCOMES = st.sampled_from(["", "", "", "provider_error", "queue_timeout", "brand_new"])
ON_CANCEL = st.sampled_from(["stops", "late", "ignored"])
SHORT = st.builds(Plans, st.sampled_from([0.5, 20.0]), st.sampled_from([2.0, 30.0]), OUTCOMES, ON_CANCEL, PACES)
LONG = st.builds(
    Plans, st.sampled_from([20.0, 400.0]), st.just(900.0), OUTCOMES, ON_CANCEL, st.sampled_from([30.0, 250.0, 3.15e8])
)  # polled each second, these would only take time
PLANS = st.one_of(SHORT, LONG)


class Watch:
    """Hears what the desk tells, holds it against the promises, and keeps the rows as a listener would."""

    def __init__(self, history: History, program: Program) -> None:
        self._history = history
        self._program = program
        self.rows = {request.id: request for request in program.session.desk.everything()}
        program.session.desk.subscribe(self._on_event)

    def _on_event(self, event: events.Event) -> None:
        if self._program.dead:
            return
        complain = self._history.problems.append
        if isinstance(event, events.RequestAdded):
            self.rows[event.request.id] = event.request
            self._history.problems += of_snapshot(event.request)
        elif isinstance(event, events.RequestDeleted):
            del self.rows[event.id]
        elif isinstance(event, events.RequestChanged):
            before, after = event.before, event.request
            if self.rows.get(after.id) != before:
                complain(f"a listener had {self.rows.get(after.id)} where the desk said {before}")
            self.rows[after.id] = after
            wrong = of_step(before, event.observation, after) + of_snapshot(after)
            self._history.problems += [
                f"{sentence}: {event.observation} took {before} to {after}" for sentence in wrong
            ]
            self._history.note(event.observation, after)
            if after.state.terminal and not before.state.terminal:
                self._history.problems += untrue(after, self._history.machine)


def untrue(row: Request, machine: Machine) -> list[str]:
    """What a row says of its end that the Router does not bear out."""
    router = machine.router
    runs = [r for r in router.runs.values() if (r.id == row.request_id if row.handle else r.key == row.key)]
    told = router.told

    def holds() -> bool:
        if row.state is State.DONE:
            return any(told[r.id, "result"] and r.gives_result for r in runs)
        if row.state is State.LATE_RESULT:
            return any(told[r.id, "result"] and r.late for r in runs)
        if row.state is State.CANCELLED:
            return all(r.stopped for r in runs)
        if row.state is State.EXPIRED:
            return any(machine.now() >= r.ends_at + DAY for r in runs)
        if row.state is State.GONE:
            over = any(machine.now() >= r.ends_at + DAY for r in runs) or machine.shift != 0.0
            return told[row.request_id or "", "404"] >= 4 or over
        if row.state is State.FAILED and row.handle is not None:
            return any(r.outcome for r in runs)
        return True

    return [] if holds() else [f"{row} is not what became of {runs}"]


class History(RuleBasedStateMachine):
    """The rules. A subclass with a window adds what it shows to `opened` and `closed`."""

    def __init__(self) -> None:
        super().__init__()
        self._ends = ExitStack()
        self._ends.enter_context(virtual_world())
        self.machine = Machine(Path(tempfile.mkdtemp(prefix="comfy-desk-history-")))
        self._ends.callback(shutil.rmtree, self.machine.folder, ignore_errors=True)
        self.problems: list[str] = []
        self.set_at = -1.0  # when the clock was last set, in true time
        self.heard: dict[str, float] = {}  # when the desk last heard of a run or key
        self.numbers = itertools.count(1)
        self.program: Program = Program(self.machine)
        self.begin()

    # the program's life

    def begin(self) -> None:
        self.watch = Watch(self, self.program)
        self.opened()
        self.program.start()

    def opened(self) -> None:
        """The program's desk is there, nothing has started."""

    def closed(self) -> None:
        """The program is about to be no more."""

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """An act; what the disk refuses is not done. A program that dies meanwhile is started again."""

        async def later() -> Any:
            await asyncio.sleep(0.001)  # no two clicks at the very same moment
            return await work

        try:
            result = self.program.run(later())
        except DeskError:
            result = None
        finally:
            work.close()
        self.program.settle()
        if self.program.dead:
            self.reopen(0.0)
        return result

    def reopen(self, closed_for: float) -> None:
        self.closed()
        if self.machine.program is not None:
            self.program.bury()
        self.machine.moment += closed_for
        self.machine.crash_at = None
        router = self.machine.router
        for name, told_at in router.stamped.items():
            # What was never written down, or written down by a clock that was set since, is not known any more.
            if told_at > self.heard.get(name, -1.0) or told_at <= self.set_at:
                router.excuse(name)
        for (_, key), tie in router.ties.items():
            # How old a key is that was sent before the clock was set, nobody knows who has not seen it set.
            if tie.first_used <= self.set_at:
                router.allowed[key] = max(router.allowed[key], len(router.runs_of(key)))
        if self.set_at >= 0 or self.machine.now() - router.paused_at < closed_for + 1.0:
            router.reads_from = router.acts_from = 0.0
        self.program = Program(self.machine)
        self.begin()
        self.program.settle()
        if self.program.dead:
            self.reopen(0.0)

    def note(self, observation: seen.Observation, row: Request) -> None:
        if isinstance(observation, seen.Accepted | seen.StatusSeen | seen.ReadFailed | seen.SubmitFailed):
            for name in (row.request_id, row.key):
                if name is not None:
                    self.heard[name] = self.machine.now()

    # what there is

    @property
    def session(self) -> Any:
        return self.program.session

    def pick(self, number: int) -> Request | None:
        rows = self.session.desk.everything()
        return rows[number % len(rows)] if rows else None

    def ask(self, number: int, act: str, *states: State) -> None:
        """The artist does this to one of the rows, if there is one in these states."""
        row = self.pick(number)
        if row is None or (states and row.state not in states):
            return
        if act in ("send_again", "run_directly", "check_again"):
            self.allow(row)
        self.do(getattr(self.session, act)(row.id))

    def allow(self, row: Request) -> None:
        """The artist's word: it may be sent or asked for at any time, and an old key may buy another run."""
        router = self.machine.router
        router.excuse(row.key, row.request_id or "")
        ages = [self.machine.now() - tie.first_used for (_, key), tie in router.ties.items() if key == row.key]
        asks = row.hold in (Hold.ASK, Hold.OTHER_KEY) or row.state is State.FAILED
        if asks or any(age >= DAY - 3_600 for age in ages):
            router.allowed[row.key] = max(router.allowed[row.key], len(router.runs_of(row.key)))

    # the artist

    @initialize(seed=st.integers(0, 2**16), plans=PLANS)
    def at_first(self, seed: int, plans: Plans) -> None:
        source = random.Random(seed)
        self.machine.chances = iter(source.random, 2.0)
        self.machine.router.plans = plans

    @rule(model=st.sampled_from(MODELS), several=st.integers(1, 3))
    def submit(self, model: str, several: int) -> None:
        for _ in range(several):
            self.do(self.session.submit(model, b"{%d}" % next(self.numbers), prompt="a cat", seed=None))

    @rule(several=st.integers(1, 4))
    def submit_batch(self, several: int) -> None:
        wishes = [Wish(MODELS[0], b"{%d}" % next(self.numbers), "a dog", None) for _ in range(several)]
        self.do(self.session.submit_batch("dogs", wishes))

    @rule(row=ROW)
    def cancel(self, row: int) -> None:
        self.ask(row, "cancel")

    @rule()
    def cancel_waiting(self) -> None:
        self.do(self.session.cancel_waiting())

    @rule(row=ROW, act=st.sampled_from(["send_again", "check_again", "remove", "restore", "run_again", "run_directly"]))
    def act(self, row: int, act: str) -> None:
        self.ask(row, act)

    @rule(row=ROW)
    def correct(self, row: int) -> None:
        request = self.pick(row)
        if request is not None and request.correctable:
            self.allow(request)
            body = b"{%d}" % next(self.numbers)
            self.do(self.session.correct(request.id, body, prompt="another cat", seed="7"))

    @rule(row=ROW, other=ROW, what=st.sampled_from(["before", "end", "next", "hold"]))
    def arrange(self, row: int, other: int, what: str) -> None:
        one, two = self.pick(row), self.pick(other)
        if one is None or two is None:
            return
        if what == "next":
            self.do(self.session.send_next([one.id]))
        elif what == "hold":
            self.do(self.session.hold_back([one.id]))
        else:
            self.do(self.session.move([one.id], two.id if what == "before" else None))

    @rule(row=ROW, seconds=st.sampled_from([None, 5.0, 120.0]))
    def set_deadline(self, row: int, seconds: float | None) -> None:
        request = self.pick(row)
        if request is not None:
            self.do(self.session.set_deadline(request.id, seconds))

    @rule(paused=st.booleans())
    def pause(self, paused: bool) -> None:
        self.do(self.session.set_paused(paused))

    @rule(hold=st.sampled_from([Hold.CREDITS, Hold.KEY, Hold.ASK]))
    def send_held(self, hold: Hold) -> None:
        for row in self.session.desk.everything():
            if row.hold is hold:
                self.allow(row)
        self.do(self.session.send_held(hold))

    @rule(a_model=st.integers(1, 4), in_all=st.integers(1, 6))
    def limit(self, a_model: int, in_all: int) -> None:
        self.do(self.session.set_limits(a_model, in_all))

    @rule()
    def adopt(self) -> None:
        run, _ = self.machine.router.admit(
            "one", MODELS[1], b"{}", f"elsewhere-{next(self.numbers)}", "submit", NO_FAULT
        )

        async def patiently() -> None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.session.adopt(run.model, run.id), 60)

        self.do(patiently())

    @rule()
    def clear_list(self) -> None:
        for row in self.session.desk.requests():
            if row.state.terminal:
                self.do(self.session.remove(row.id))

    # the Router and the line

    @rule(plans=PLANS)
    def next_runs(self, plans: Plans) -> None:
        self.machine.router.plans = plans

    @rule(
        route=st.sampled_from(["submit", "submit", "run"]),
        fault=SUBMIT_FAULTS,
        pace=PACES,
        times=st.sampled_from([1, 1, 2, 9]),
    )
    def bad_submits(self, route: str, fault: Fault, pace: float | None, times: int) -> None:
        self.machine.router.add_faults(route, replace(fault, pace=pace), times)

    @rule(
        route=st.sampled_from(["status", "status", "result", "cancel", "balance"]),
        fault=READ_FAULTS,
        pace=PACES,
        times=st.sampled_from([1, 1, 2, 9]),
    )
    def bad_reads(self, route: str, fault: Fault, pace: float | None, times: int) -> None:
        if route == "result" and (fault.kind == "refused" and fault.status == 404):
            times = min(times, 2)  # a steady one is the Router's word that it is gone, which a result here is not
        self.machine.router.add_faults(route, replace(fault, pace=pace), times)

    @rule()
    def region_lost(self) -> None:
        """A steady 404, until the weather clears."""
        self.machine.router.steady["status"] = Fault("refused", 404, Bucket.REQUEST_NOT_FOUND)

    @rule(online=st.booleans())
    def line(self, online: bool) -> None:
        self.machine.router.online = online

    @rule(what=st.sampled_from(["revoked", "replaced", "other workspace", "first", "none"]))
    def key(self, what: str) -> None:
        router = self.machine.router
        if what == "revoked":
            router.keys.pop(self.machine.secret or "", None)
            return
        secret = {"replaced": "comfyui-new", "other workspace": "comfyui-two", "first": "comfyui-one"}.get(what)
        self.enter_key(secret)

    def enter_key(self, secret: str | None) -> None:
        self.machine.secret = secret
        if secret is not None:
            self.machine.router.keys[secret] = "two" if secret == "comfyui-two" else "one"

        async def enter() -> None:
            if secret is None:
                self.session.require_key()
            else:
                self.session.key_changed()

        self.do(enter())

    # time, disk and power

    @rule(seconds=st.sampled_from([0.05, 1.0, 7.0, 40.0, 300.0, 300.0, 1_000.0, 4_000.0]))
    def time_passes(self, seconds: float) -> None:
        self.do(asyncio.sleep(seconds))

    @rule(hours=st.sampled_from([0.1, 1.0, 9.0, 25.0]))
    def sleep(self, hours: float) -> None:
        """The machine sleeps: the true time and the wall clock go on."""
        self.machine.slept += hours * 3_600
        self.do(asyncio.sleep(2))

    @rule(hours=st.sampled_from([-30.0, -3.0, -0.15, 0.15, 3.0, 30.0]))
    def set_clock(self, hours: float) -> None:
        self.machine.shift += hours * 3_600
        self.set_at = self.machine.now()
        self.do(asyncio.sleep(2))

    @rule(commits=st.integers(1, 12))
    def disk_refuses(self, commits: int) -> None:
        self.machine.refused_commits = commits

    @rule(commits=st.integers(0, 6), when=st.sampled_from(["before", "after"]))
    def power_will_fail(self, commits: int, when: str) -> None:
        self.machine.crash_at = (commits, when)

    @rule(hours=st.sampled_from([0.0, 0.01, 1.0, 25.0]))
    def power_fails(self, hours: float) -> None:
        self.program.crash()
        self.reopen(hours * 3_600)

    @rule(hours=st.sampled_from([0.0, 1.0, 25.0]))
    def quit_and_start(self, hours: float) -> None:
        self.closed()
        self.program.stop()
        self.reopen(hours * 3_600)

    # what holds after every step

    @invariant()
    def nothing_is_wrong(self) -> None:
        assert not self.problems, "\n".join(self.problems)
        assert not self.machine.router.problems, "\n".join(self.machine.router.problems)

    @invariant()
    def disk_and_memory_and_listeners_agree(self) -> None:
        desk = self.session.desk
        if desk._writer is not None and not desk._writer.done():
            return
        rows = {row.id: row for row in desk.everything()}
        assert self.watch.rows == rows
        stored = self.program.loop.run_until_complete(self.program.store.load())
        assert {row.id: row for row in stored} == rows

    @invariant()
    def every_row_has_a_plan(self) -> None:
        lost = [name for one in self.session._accounts.values() for name in without_plan(one)]
        assert not lost, "\n".join(lost)

    def check(self) -> None:
        self.nothing_is_wrong()
        self.disk_and_memory_and_listeners_agree()
        self.every_row_has_a_plan()

    # and at the end

    def teardown(self) -> None:
        try:
            if not self.problems and not self.machine.router.problems:
                self.weather_clears()
                self.everything_ended()
                self.closed()
                self.program.stop()
        finally:
            if self.machine.program is not None:
                self.program.bury()
            self._ends.close()

    def weather_clears(self) -> None:
        machine = self.machine
        machine.router.clear_weather()
        machine.refused_commits, machine.crash_at = 0, None
        self.limit(32, 100)
        for round_ in range(24):
            # A request is told of for good only with the key it was sent with.
            self.enter_key(("comfyui-one", "comfyui-one", "comfyui-new", "comfyui-two")[round_ % 8 // 2])
            self.send_held(Hold.CREDITS)
            if self.session.desk.sending_paused:
                self.pause(False)
            for row in self.session.desk.requests():
                paid = any(run.gives_result for run in machine.router.runs_of(row.key))
                if round_ > 15 and row.hold is Hold.ASK and not paid:
                    self.do(self.session.remove(row.id))  # a failure that nobody knows the name of, again and again
                elif row.hold in (Hold.ASK, Hold.OTHER_KEY, Hold.PAUSED, Hold.KEY) or (
                    row.state is State.FAILED and row.maybe_sent and row.handle is None and paid
                ):
                    self.allow(row)
                    self.do(self.session.send_again(row.id))
                elif row.state is State.GONE:
                    self.do(self.session.check_again(row.id))
            if all(row.state.terminal and row.state is not State.GONE for row in self.session.desk.requests()):
                return
            self.do(asyncio.sleep(600.0 if round_ < 8 else 4_000.0))
            self.check()

    def everything_ended(self) -> None:
        self.nothing_is_wrong()
        alive = [row for row in self.session.desk.requests() if not row.state.terminal]
        assert not alive, f"these never end: {alive}"
        for run in self.machine.router.runs.values():
            lost = self.lost(run)
            assert not lost, lost

    def lost(self, run: Run) -> str:
        """Why work that was paid for is not here, where it should be."""
        if not run.gives_result or run.ends_at > self.machine.now():
            return ""
        row = next((r for r in self.session.desk.everything() if r.key == run.key or r.request_id == run.id), None)
        if row is None:  # what somebody else submitted is ours only once it was adopted
            return "" if run.key.startswith("elsewhere") else f"{run} has no row"
        several = row.request_id != run.id and len(self.machine.router.runs_of(run.key)) > 1
        if several or row.removed_at is not None or row.state is State.EXPIRED:
            return ""
        words = [output.text for output in row.outputs]
        here = row.state in (State.DONE, State.LATE_RESULT) and words == [run.id]
        return "" if here else f"{run} was paid for and is not in {row}"


def without_plan(one: AccountServices) -> list[str]:
    """Rows of an account that nobody looks after and that wait for nothing that can happen."""
    live = [r for r in one.desk.mine() if not r.state.terminal and r.removed_at is None]
    return [f"nobody looks after {r}" for r in live if not _has_plan(one, r, live)]


def _has_plan(one: AccountServices, r: Request, live: list[Request]) -> bool:
    sender, reader, canceller, collector = one.submitter, one.poller, one.canceller, one.collector
    sending = r.id in sender._due or r.id in sender._tasks or f"ready:{r.id}" in sender._tasks
    wanted = r.cancelling and r.cancel_accepted_at is None and r.state.followed
    if wanted and not (r.id in canceller._due or r.id in canceller._tasks):
        return False
    if r.state.followed:
        return r.id in reader._due or r.id in reader._tasks
    if r.state is State.COLLECTING:
        return r.id in collector._due or r.id in collector._tasks
    if sending or r.hold in (Hold.ASK, Hold.OTHER_KEY, Hold.CREDITS, Hold.PAUSED):
        return True
    if r.hold is Hold.KEY:  # refused with the key in use: another one ends that
        return one.gate.needs_key or sender._refused.get(r.id) == one.gate.key_number
    if r.hold is not Hold.READY:
        return False
    if one.gate.needs_key or sender._is_held_up(r) or sender._pumping:  # looked at in the next turn of the loop
        return True
    taken = Counter(other.model for other in live if other.state.at_router or other.id in sender._tasks)
    return taken[r.model] >= sender._limits.a_model or taken.total() >= sender._limits.in_all


LONG = os.environ.get("COMFY_DESK_LONG_TESTS") == "1"
"""Looks for long, and anew each time."""


def histories(few: int, steps: int, *, many: int) -> settings:
    """So many histories of so many steps, the same each time; `many` longer ones, other each time, where asked for."""
    return settings(
        max_examples=many if LONG else few,
        stateful_step_count=60 if LONG else steps,
        derandomize=not LONG,
        database=None,
        deadline=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
    )
