"""The soak: many requests through the real services and a practice Router in chaos, with kills, clock jumps and two accounts.

    evidence = soak(Plan(requests=120), folder)
    judged = soak_oracles.judge(evidence)

This plays the evil world and gathers what was seen; `soak_program.py` is the program and its artist, `soak_oracles.py` says
what must be true at the end.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import soak_program
from practice_process import PracticeProcess, start_practice

FIRST, SECOND = soak_program.FIRST, "second"
KEYS = {FIRST: "comfyui-soak-first", SECOND: "comfyui-soak-second"}
_SAMPLE_EVERY = 0.5
_TESTS = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class Plan:
    """`room` is how many unfinished rows the artist lets stand at once; `limits` those of the outbox."""

    requests: int = 2_000
    models: int = 10
    seed: int = 1
    rate: float = 0.08
    kills: int = 3
    jumps: tuple[float, ...] = (3 * 3600.0, -2 * 3600.0)
    switch: bool = True
    offline: float = 3.0
    room: int = 120
    limits: tuple[int, int] = (24, 96)
    speed: float = 2.0
    longest: float = 2.0
    patience: float = 600.0
    first_poll: float | None = None


@dataclass(slots=True)
class Life:
    """One process of the program, from its start to its end."""

    number: int
    started: float
    process: subprocess.Popen[str]
    memory: list[tuple[float, int]] = field(default_factory=list)
    said: list[dict[str, Any]] = field(default_factory=list)
    exit_code: int | None = None


@dataclass(slots=True)
class Evidence:
    """What was seen. `said` are the artist's clicks of all lives in order; `samples` each life's memory over time."""

    plan: Plan
    folder: Path
    router: PracticeProcess
    said: list[dict[str, Any]]
    lives: list[Life]
    rows: list[dict[str, Any]]
    counts: dict[str, Any]
    runs: list[dict[str, Any]]
    seconds: float
    happened: list[str]
    kills: list[float]  # seconds since 1970


class Broken(AssertionError):
    """The soak itself did not come to its end."""


class World:
    """Starts, kills and orders the program about."""

    def __init__(self, plan: Plan, folder: Path, router: PracticeProcess) -> None:
        self.plan = plan
        self.folder = folder
        self.router = router
        self.lives: list[Life] = []
        self.shift = 0.0
        self.account = FIRST
        self.happened: list[str] = []
        self.kills: list[float] = []
        self.began = time.monotonic()
        self._stop = threading.Event()
        self._sampler = threading.Thread(target=self._sample, name="sampler", daemon=True)
        self._sampler.start()

    @property
    def life(self) -> Life:
        return self.lives[-1]

    def note(self, words: str) -> None:
        self.happened.append(f"{time.monotonic() - self.began:6.1f} s  {self.clicked():5} clicked  {words}")

    def begin(self) -> None:
        options = {
            "url": self.router.url,
            "folder": str(self.folder),
            "keys": KEYS,
            "total": self.plan.requests,
            "models": soak_program.MODELS[: self.plan.models],
            "room": self.plan.room,
            "limits": self.plan.limits,
            "seed": self.plan.seed,
            "life": len(self.lives),
            "shift": self.shift,
            "account": self.account,
            "first_poll": self.plan.first_poll,
        }
        errors = (self.folder / f"errors-{len(self.lives)}.txt").open("wb")
        with errors:
            process = subprocess.Popen(
                [sys.executable, str(_TESTS / "soak_program.py"), json.dumps(options)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | {"PYTHONPATH": str(_TESTS)},
            )
        life = Life(len(self.lives), time.monotonic(), process)
        self.lives.append(life)
        threading.Thread(target=self._listen, args=(life,), name=f"life {life.number}", daemon=True).start()

    def _listen(self, life: Life) -> None:
        assert life.process.stdout is not None
        for line in life.process.stdout:
            if line.endswith("\n"):  # half a line is what a killed process leaves
                life.said.append(json.loads(line))

    def order(self, **what: Any) -> None:
        assert self.life.process.stdin is not None
        self.life.process.stdin.write(json.dumps(what) + "\n")
        self.life.process.stdin.flush()

    def kill(self) -> None:
        self.note(f"SIGKILL of life {self.life.number}")
        self.life.process.kill()
        self.kills.append(time.time())
        self._ended()
        self.begin()

    def _ended(self) -> None:
        life = self.life
        life.exit_code = life.process.wait(30)
        for thread in threading.enumerate():
            if thread.name == f"life {life.number}":
                thread.join(10)
        for pipe in (life.process.stdin, life.process.stdout):
            if pipe is not None:
                pipe.close()

    def jump(self, seconds: float) -> None:
        self.note(f"the clock jumps by {seconds / 3600:+.0f} h")
        self.shift += seconds
        self.order(jump=seconds)

    def switch(self) -> None:
        self.note("the artist goes on with another account")
        self.account = SECOND
        self.order(account=SECOND)

    def go_offline(self) -> None:
        self.note(f"the Router is away for {self.plan.offline} s")
        self.router.offline(self.plan.offline)

    def clicked(self) -> int:
        return sum("row" in line and "number" in line for life in self.lives for line in life.said)

    def said(self, word: str) -> bool:
        return any(word in line for line in self.life.said)

    def until(self, met: Callable[[], bool], what: str, until: float) -> None:
        while not met():
            if self.life.process.poll() is not None:
                raise Broken(f"the program ended by itself before {what}: {self._errors()}")
            if time.monotonic() > until:
                raise Broken(f"{self.plan.patience:.0f} s passed before {what}; {self._standing()}")
            time.sleep(0.02)

    def finish(self, until: float) -> None:
        self.until(lambda: self.said("all_clicked"), "everything was clicked", until)
        self.note("everything is clicked")
        self.order(end=True)
        try:
            self.life.process.wait(max(1.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            raise Broken(f"the rows did not settle; {self._standing()}") from None
        self._ended()
        self.note("everything has settled")
        if self.life.exit_code != 0:
            raise Broken(f"the program ended with {self.life.exit_code}: {self._errors()}")

    def close(self) -> None:
        self._stop.set()
        if self.lives and self.life.process.poll() is None:
            self.life.process.kill()
            self._ended()
        self._sampler.join(5)

    def _errors(self) -> str:
        return (self.folder / f"errors-{self.life.number}.txt").read_text(errors="replace")[-3000:]

    def _standing(self) -> str:
        runs = self.router.requests()
        going = sum(run["status"] != "COMPLETED" for run in runs)
        self.order(tell=True)
        end = time.monotonic() + 5
        while not self.said("unsettled") and time.monotonic() < end:
            time.sleep(0.05)
        told = [line["unsettled"] for line in self.life.said if "unsettled" in line]
        left = "\n    ".join(told[-1] if told else ["it does not answer"])
        happened = "\n".join(self.happened)
        return f"{self.clicked()} clicked, {len(runs)} runs, {going} of them unfinished:\n    {left}\n{happened}"

    def _sample(self) -> None:
        while not self._stop.wait(_SAMPLE_EVERY):
            if self.lives and (size := resident(self.life.process.pid)):
                self.life.memory.append((time.monotonic() - self.life.started, size))


def resident(pid: int) -> int:
    """Resident bytes of a process; 0 where the system does not tell."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    except OSError:
        pass
    return 0


def _script(plan: Plan, world: World, dice: random.Random) -> list[tuple[int, Callable[[], None]]]:
    """What happens after how many clicks. The kills come in the first half, so that one life is long enough to judge."""
    acts: list[tuple[float, Callable[[], None]]] = [
        ((number + dice.uniform(0.2, 0.8)) / plan.kills * 0.5, world.kill) for number in range(plan.kills)
    ]
    moments = [0.3, 0.7, 0.8, 0.9]
    acts += [(moments[number], lambda by=by: world.jump(by)) for number, by in enumerate(plan.jumps)]  # type: ignore[misc]
    if plan.switch:
        acts.append((0.42, world.switch))
    if plan.offline:
        acts.append((0.6, world.go_offline))
    return [(int(at * plan.requests), act) for at, act in sorted(acts, key=lambda act: act[0])]


def soak(plan: Plan, folder: Path, judge: Callable[[Evidence], Any]) -> Any:
    """Plays it, and gives what `judge` makes of the evidence while the Router is still there to be asked."""
    dice = random.Random(plan.seed)
    durations = dict.fromkeys(soak_program.MODELS, 8.0)
    with start_practice(
        speed=plan.speed, seed=plan.seed, state=folder / "router.json", credits=1e9, slots=8, durations=durations
    ) as router:
        router.chaos(seed=plan.seed, rate=plan.rate, longest=plan.longest)
        world = World(plan, folder, router)
        until = world.began + plan.patience
        try:
            world.begin()
            for clicks, act in _script(plan, world, dice):
                world.until(lambda clicks=clicks: world.clicked() >= clicks, "all was clicked", until)  # type: ignore[misc]
                time.sleep(dice.uniform(0.0, 0.5))
                act()
            world.finish(until)
        finally:
            world.close()
        seconds = time.monotonic() - world.began
        counts, runs = router.counts(), router.requests()
        router.clear_faults()
        rows = json.loads((folder / "rows.json").read_text(encoding="utf-8"))
        said = [line for life in world.lives for line in life.said]
        evidence = Evidence(
            plan, folder, router, said, world.lives, rows, counts, runs, seconds, world.happened, world.kills
        )
        return judge(evidence)
