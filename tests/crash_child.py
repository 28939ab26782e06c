"""The program's services without a window, as a process of its own that can kill itself at a named boundary.

An order is {"url": …, "places": [{"folder": …, "key": …}], "boundary": "before-post", "clicks": […]}; `crash_children` gives
it. The boundary's own function is wrapped here, in the test's process: the product knows nothing of it. Each line of output
is one JSON object: `clicked` (a submit that was acknowledged), at the end `rows` (what the services then say). Without a
boundary it follows everything to its end; several places are opened at once then, each with its own account.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import traceback
from contextlib import AsyncExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

import crash_boundaries
from core_session import HASTY, until
from crash_children import LIMIT

from comfy_desk.app.paths import folders
from comfy_desk.app.wiring import open_session, practice_account
from comfy_desk.domain.request import Request
from comfy_desk.domain.secret import Secret
from comfy_desk.services import pacing
from comfy_desk.services import session as session_module
from comfy_desk.services.session import Session

AT_ONCE = 5
"""Places that are followed at the same time: each has two worker processes of its own."""


def say(**facts: Any) -> None:
    print(json.dumps(facts), flush=True)


async def opened(stack: AsyncExitStack, url: str, place: dict[str, Any]) -> Session:
    folder = Path(place["folder"])
    saved = Path(place.get("saved") or folder / "saved")
    secret = Secret(place["key"])
    places = folders(practice=True, data_dir=folder / "data", save_dir=saved)
    session = await open_session(practice_account(url), places, lambda: secret, clock=HASTY)
    stack.push_async_callback(session.stop)
    await session.start()
    return session


async def click(session: Session, wanted: dict[str, Any]) -> str:
    """One click and what the artist does next: run it directly, cancel it once it is somewhere, fetch one more piece."""
    body = json.dumps(wanted["body"]).encode()
    row = await session.submit(wanted["model"], body, prompt=str(wanted["body"].get("prompt", "")), seed=None)
    say(clicked=row)
    if wanted.get("direct"):
        await until(session, row, lambda r: r.state.terminal)
        await session.run_directly(row)
    if word := wanted.get("cancel_when"):
        await until(session, row, lambda r: str(r.state) == word)
        await session.cancel(row)
        say(cancelled=row)
    if wanted.get("then_fetch"):
        request = await until(session, row, lambda r: r.state.terminal)
        left = next(output for output in request.outputs if output.path is None)
        await session.fetch_output(row, left.index)
    return row


async def rows_of(session: Session) -> list[dict[str, Any]]:
    requests = [await until(session, request.id, lambda r: r.state.terminal) for request in session.desk.everything()]
    return [await shown(session, session.desk.get(request.id) or request) for request in requests]


async def tidied(work: Path, patience: float = 5.0) -> None:
    """What an earlier process left of rows that had ended is cleared beside everything else, soon after the start."""
    for _ in range(int(patience / 0.02)):
        if not work.is_dir() or not any(work.iterdir()):
            return
        await asyncio.sleep(0.02)


async def shown(session: Session, request: Request) -> dict[str, Any]:
    history = [what for _at, what in await session.timeline(request.id)]
    body = await session.body(request.id)
    return {**asdict(request), "history": history, "body": body.decode(), "request_id": request.request_id}


async def crash(order: dict[str, Any]) -> None:
    (place,) = order["places"]
    async with AsyncExitStack() as stack:
        crash_boundaries.arm(order["boundary"], order)
        session = await opened(stack, order["url"], place)
        await asyncio.gather(*(click(session, wanted) for wanted in order["clicks"]))
        await rows_of(session)
        say(never=order["boundary"])
        if order["boundary"] == "chance":
            await asyncio.sleep(order["within"])


async def follow(order: dict[str, Any]) -> None:
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(place: dict[str, Any]) -> None:
        async with turns, AsyncExitStack() as stack:
            session = await opened(stack, order["url"], place)
            await rows_of(session)
            await tidied(Path(place["folder"]) / "data" / "work")
            rows = await rows_of(session)
            await stack.aclose()  # first: what is tidied at the end belongs to what is looked at
            in_progress = [row["id"] for row in rows if session.desk.progress(row["id"]) is not None]
            say(place=place["folder"], rows=rows, in_progress=in_progress)

    await asyncio.gather(*(one(place) for place in order["places"]))


def main() -> None:
    """Forks a child for each order on standard input, and says how it ended. The child's words go into files."""
    for line in sys.stdin:
        wanted = json.loads(line)
        child = os.fork()
        if child == 0:
            live(wanted["order"], wanted["place"])
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def live(order: dict[str, Any], place: str) -> NoReturn:
    signal.alarm(LIMIT)
    for target, name in ((0, os.devnull), (1, f"{place}.out"), (2, f"{place}.err")):
        os.dup2(os.open(name, os.O_RDWR | os.O_CREAT | os.O_TRUNC), target)
    code = 1
    try:
        asyncio.run(crash(order) if order.get("boundary") else follow(order))
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    pacing.FIRST_POLL = 0.3
    session_module._WARM_AFTER = 60.0  # workers start when they are needed: most children die before
    main()
