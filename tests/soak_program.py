"""The program under the soak: its services without a window, as a process that is killed and started again, and its artist.

    python tests/soak_program.py '{"url": …, "folder": …, "keys": {…}, "total": 2000, …}'

Lines of JSON on standard input are what happens to it (`{"jump": 10800}`, `{"account": "second"}`, `{"end": true}`,
`{"tell": true}`); lines on standard output are what the artist did: `click` before a submit and `row` after it, `wish` for
every other click. The artist clicks what the rows ask for, and a few cancels. Nothing of the product is replaced.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from comfy_desk.app import logs
from comfy_desk.app.paths import Folders, folders
from comfy_desk.app.wiring import open_session, practice_account
from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import Bucket, DeskError
from comfy_desk.domain.output import Origin, Role
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.domain.secret import Secret
from comfy_desk.services import pacing
from comfy_desk.services.admission import Limits
from comfy_desk.services.clock import Clock
from comfy_desk.services.session import Session

FIRST = "practice"
"""The account that the soak begins with."""

_LOOK = 0.4
"""Seconds between two looks of the artist at the list."""

_CANCELS = 0.06
_PATIENCE = {"send_again": 3, "check_again": 2, "fetch": 4, "run_again": 1, "run_directly": 1}
"""How often the artist clicks one thing on one row before leaving it as it is."""

_log = logging.getLogger("soak")


def body_of(model: str, number: int) -> dict[str, Any]:
    """A small body of this model. There are a few of each, so that the practice Router need not draw for ever."""
    variant = number // len(MODELS) % (2 if model in _HEAVY else 6)
    words, seed = f"study {variant} of a quiet harbour", variant
    special: dict[str, dict[str, Any]] = {
        "kiln/quick-sketch": {"prompt": words, "width": 256, "height": 256, "seed": seed},
        "atelier/nested-dreamer": {
            "contents": [{"role": "user", "parts": [{"text": words}]}],
            "generationConfig": {"seed": seed},
        },
        "loom/four-panels": {"prompt": words, "n": 2, "size": "512x512", "seed": seed},
        "lantern/reel-and-still": {"content": [{"type": "text", "text": words}], "seed": seed},
        "chime/soundscape": {"prompt": words, "seconds": 1, "seed": seed},
        "parlour/small-talk": {"messages": [{"role": "user", "content": words}]},
        "chime/spoken-bytes": {"text": words, "seed": seed},
    }
    return special.get(model, {"prompt": words, "seed": seed})


MODELS = (
    "kiln/quick-sketch",
    "atelier/nested-dreamer",
    "loom/four-panels",
    "lantern/reel-and-still",
    "chime/soundscape",
    "nib/vector-sketch",
    "clayhouse/turntable",
    "parlour/small-talk",
    "attic/open-box",
    "chime/spoken-bytes",
)


_HEAVY = ("lantern/reel-and-still", "clayhouse/turntable", "atelier/nested-dreamer")


def say(**facts: Any) -> None:
    print(json.dumps(facts), flush=True)


def number_of(request: Request) -> int:
    return int(request.prompt.removeprefix("soak "))


@dataclass
class Hands:
    """The wall clock that the parent sets."""

    shift: float = 0.0

    def wall(self) -> float:
        return time.time() + self.shift


@dataclass
class Artist:
    """Clicks what there is to click. `clicked` is by row, verb and state, so that patience has an end: a question that a
    row asks is no refusal that was tried often enough."""

    session: Session
    options: dict[str, Any]
    dice: random.Random
    clicked: Counter[tuple[str, str, State]] = field(default_factory=Counter)
    ended: bool = False
    doubted: set[str] = field(default_factory=set)

    async def submit_everything(self) -> None:
        """Each number that has no row yet, as fast as the list empties."""
        models, total, room = self.options["models"], self.options["total"], self.options["room"]
        there = {number_of(request) for request in self.session.desk.everything()}
        for number in range(total):
            if number in there:
                continue
            while sum(not r.state.terminal for r in self.session.desk.everything()) >= room:
                await asyncio.sleep(0.05)
            model = models[number % len(models)]
            say(click=number)
            text = json.dumps(body_of(model, number)).encode()
            try:
                row = await self.session.submit(model, text, prompt=f"soak {number}", seed=None)
            except DeskError:
                _log.exception("A click was not taken")
                continue
            say(row=row, number=number)
            if self.dice.random() < _CANCELS:
                asyncio.get_running_loop().call_later(self.dice.uniform(0, 4), self._spawn, self._cancel(row))

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    async def _cancel(self, row: str) -> None:
        request = self.session.desk.get(row)
        if request is not None and request.cancellable:
            await self._click("cancel", request, lambda: self.session.cancel(row))

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(_LOOK)
            await self._look_at_account()
            for request in self.session.desk.everything():
                await self._look_at(request)

    async def _look_at_account(self) -> None:
        if self.session.desk.sending_paused:
            say(wish="resume")
            await self.session.set_paused(False)
        for account in self.session.accounts():
            state = self.session.desk.account_state(account.id)
            if state.needs_key:
                say(wish="enter_key")
                self.session.key_changed(account.id)
            if state.needs_credits:
                say(wish="send_held")
                await self._send_held(account.id)

    async def _send_held(self, account: str) -> None:
        chosen = self.session.account.id
        await self.session.choose_account(account)
        await self.session.send_held(Hold.CREDITS)
        await self.session.choose_account(chosen)

    async def _look_at(self, request: Request) -> None:
        verb, click = self._wanted(request)
        if verb and self.clicked[request.id, verb, request.state] < _PATIENCE[verb]:
            await self._click(verb, request, click)

    def _wanted(self, request: Request) -> tuple[str, Callable[[], Awaitable[Any]]]:
        """The one thing that this row asks for; "" for nothing."""
        session, row, failure = self.session, request.id, request.failure
        if request.state is State.WAITING and request.hold in (Hold.ASK, Hold.OTHER_KEY, Hold.CREDITS):
            return "send_again", lambda: session.send_again(row)
        if request.state is State.FAILED and request.handle is None and failure is not None:
            if failure.bucket == Bucket.NOT_ENABLED and not request.maybe_sent:
                return "run_directly", lambda: session.run_directly(row)
            return "send_again", lambda: session.send_again(row)
        unread = request.handle is not None and request.raw_path is None
        if unread and (request.state is State.GONE or (request.state is State.FAILED and self._doubts(row))):
            return "check_again", lambda: session.check_again(row)
        if request.state in (State.DONE, State.EMPTY, State.LATE_RESULT):
            for output in request.outputs:
                by_itself = output.role in (Role.WORK, Role.PART, Role.POSTER) and output.origin is Origin.LINK
                if output.path is None and by_itself and not output.pointer.startswith("/data/1"):
                    return "fetch", lambda output=output: session.fetch_output(row, output.index)  # type: ignore[misc]
        return "", lambda: asyncio.sleep(0)

    def _doubts(self, row: str) -> bool:
        """One failure in eight is looked at once more."""
        return int(row[:2], 16) < 32

    async def _click(self, verb: str, request: Request, click: Callable[[], Awaitable[Any]]) -> None:
        self.clicked[request.id, verb, request.state] += 1
        say(wish=verb, row=request.id, request_id=request.request_id, key=request.key, at=time.time())
        try:
            await click()
        except DeskError as error:
            _log.info("A click on %s came to nothing: %s", verb, error.sentence)

    async def until_settled(self) -> None:
        """Until every number has its row and no row is under way or asks for more than the artist's patience."""
        quiet = 0
        while quiet < 3:
            await asyncio.sleep(_LOOK)
            quiet = quiet + 1 if all(self._is_settled(r) for r in self.session.desk.everything()) else 0

    def unsettled(self) -> list[str]:
        """Who is still under way, for whoever lost patience."""
        left = [request for request in self.session.desk.everything() if not self._is_settled(request)]
        now, wall = time.time(), self.session._clock.wall()
        return [
            f"{number_of(r)} {r.model} {r.state}/{r.hold} sends {r.sends} tries {r.collect_tries} misses {r.misses} next "
            f"{'none' if r.next_check_at is None else f'{r.next_check_at - wall:.1f} s'}: {r.trouble and r.trouble.detail}"
            for r in left[:12]
        ] + [f"{now:.0f} {self.session.desk.account_state(a.id)}" for a in self.session.accounts()]

    def _is_settled(self, request: Request) -> bool:
        verb, _ = self._wanted(request)
        if verb:
            return self.clicked[request.id, verb, request.state] >= _PATIENCE[verb]
        return request.state.terminal


def facts_of(request: Request) -> dict[str, Any]:
    failure = request.failure
    return {
        "row": request.id,
        "number": number_of(request),
        "account": request.account,
        "model": request.model,
        "key": request.key,
        "state": str(request.state),
        "hold": request.hold and str(request.hold),
        "request_id": request.request_id,
        "delivery": str(request.delivery),
        "sends": request.sends,
        "maybe_sent": request.maybe_sent,
        "end_word": request.end_word,
        "cancel_asked": request.cancel_asked_at is not None,
        "body_sha256": request.body_sha256,
        "raw_path": request.raw_path,
        "failure": failure and {"reason": failure.reason, "status": failure.status, "bucket": failure.bucket,
                                "detail": failure.detail},
        "trouble": request.trouble and request.trouble.detail,
        "outputs": [
            {"pointer": o.pointer, "role": str(o.role), "origin": str(o.origin), "kind": str(o.kind), "path": o.path,
             "sha256": o.sha256, "size": o.size, "problem": o.problem, "text": bool(o.text)}
            for o in request.outputs
        ],
    }  # fmt: skip


async def live(options: dict[str, Any], orders: asyncio.Queue[dict[str, Any]]) -> None:
    hands = Hands(options["shift"])
    folder = Path(options["folder"])
    places = folders(practice=True, data_dir=folder / "data", save_dir=folder / "saved")
    session = await open_all(options, places, hands)
    if options.get("first_poll"):
        pacing.FIRST_POLL = options["first_poll"]
    artist = Artist(session, options, random.Random(f"{options['seed']} {options['life']}"))
    works = [asyncio.ensure_future(artist.submit_everything()), asyncio.ensure_future(artist.watch())]
    try:
        await session.start()
        say(started=len(session.desk.everything()))
        ending: asyncio.Future[None] | None = None
        while ending is None or not ending.done():
            order = asyncio.ensure_future(orders.get())
            waits = {order, *works, *((ending,) if ending else ())}
            done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for work in [*done & set(works)]:
                work.result()  # an artist who fell over is no soak
                works.remove(work)
                if len(works) == 1 and ending is None:
                    say(all_clicked=True)
            if order not in done:
                order.cancel()
                continue
            await obey(order.result(), session, hands)
            if order.result().get("tell"):
                say(unsettled=artist.unsettled())
            if order.result().get("end"):
                ending = asyncio.ensure_future(artist.until_settled())
        rows = [facts_of(request) for request in session.desk.everything()]
        (folder / "rows.json").write_text(json.dumps(rows), encoding="utf-8")
    finally:
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
        before = time.monotonic()
        await session.stop()
        say(stopped=round(time.monotonic() - before, 2))


async def open_all(options: dict[str, Any], places: Folders, hands: Hands) -> Session:
    """The first account, and the other one where the artist has switched already."""
    secrets = {name: Secret(key) for name, key in options["keys"].items()}
    first = practice_account(options["url"])
    session = await open_session(
        first,
        places,
        lambda: secrets[FIRST],
        keys=lambda name: lambda: secrets[name],
        clock=Clock(wall=hands.wall),
        limits=Limits(*options["limits"]),
    )
    if options["account"] != FIRST:
        await switch(session, options["account"], first)
    return session


async def switch(session: Session, name: str, like: Account) -> None:
    await session.open_account(replace(like, id=name, label=f"Practice {name}"))
    await session.choose_account(name)


async def obey(order: dict[str, Any], session: Session, hands: Hands) -> None:
    if "jump" in order:
        hands.shift += order["jump"]
    if "account" in order:
        await switch(session, order["account"], session.account)


def read_orders(loop: asyncio.AbstractEventLoop, orders: asyncio.Queue[dict[str, Any]]) -> None:
    for line in sys.stdin:
        loop.call_soon_threadsafe(orders.put_nowait, json.loads(line))


async def main() -> None:
    options = json.loads(sys.argv[1])
    logs.start(Path(options["folder"]) / "data" / "logs")
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(
        lambda _loop, what: _log.error("In the loop: %s %s", what.get("message"), what.get("exception"))
    )
    orders: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    threading.Thread(target=read_orders, args=(loop, orders), name="orders", daemon=True).start()
    await live(options, orders)


if __name__ == "__main__":
    asyncio.run(main())
