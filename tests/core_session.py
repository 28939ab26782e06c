"""Opens the program's services, without a window, on a practice Router; waits on the desk's events, never on the clock.

async with core(router, tmp_path) as session:
    row = await session.submit(SKETCH, body("a cat"), prompt="a cat", seed=None)
    request = await until(session, row, lambda r: r.state.terminal)
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from practice_process import KEY, PracticeProcess
from specification import SpecificationJudge

from comfy_desk.app.paths import folders
from comfy_desk.app.wiring import open_session, practice_account
from comfy_desk.domain.request import Request
from comfy_desk.domain.secret import Secret
from comfy_desk.services.admission import Limits
from comfy_desk.services.clock import Clock
from comfy_desk.services.session import Session

SKETCH = "kiln/quick-sketch"
PANELS = "loom/four-panels"
REEL = "lantern/long-reel"
SPOKEN = "chime/spoken-bytes"


HASTY = Clock(chance=lambda: 0.0)
"""The real clock with the shortest waits that chance allows."""


JUDGE: SpecificationJudge | None = None
"""Listens to the answers of the Router while it is set; see `tests/e2e/conftest.py`."""


async def _hear(response: httpx.Response) -> None:
    if JUDGE is not None:
        await JUDGE.hear_async(response)


def body(prompt: str = "a quiet harbour", **more: Any) -> bytes:
    return json.dumps({"prompt": prompt, "width": 256, "height": 256, **more}).encode()


@asynccontextmanager
async def core(
    router: PracticeProcess,
    folder: Path,
    *,
    key: str | None = KEY,
    limits: Limits | None = None,
    start: bool = True,
    clock: Clock | None = None,
    keys: dict[str, str] | None = None,
) -> AsyncIterator[Session]:
    """`keys` are those of accounts that are opened later, by account id."""
    places = folders(practice=True, data_dir=folder / "data", save_dir=folder / "saved")
    secret = Secret(key) if key else None
    others = {account: Secret(text) for account, text in (keys or {}).items()}
    session = await open_session(
        practice_account(router.url),
        places,
        lambda: secret,
        keys=lambda account: lambda: others.get(account),
        limits=limits,
        clock=clock or HASTY,
    )
    session.services.client._http.event_hooks["response"].append(_hear)
    try:
        if start:
            await session.start()
        yield session
    finally:
        await session.stop()


async def until(session: Session, row: str, met: Callable[[Request], bool], patience: float = 30.0) -> Request:
    """The first snapshot of `row` that meets `met`. Fails, saying what the row was, after `patience` seconds."""
    found: asyncio.Future[Request] = asyncio.get_running_loop().create_future()

    def look(_event: object = None) -> None:
        request = session.desk.get(row)
        if request is not None and met(request) and not found.done():
            found.set_result(request)

    end = session.desk.subscribe(look)
    look()
    try:
        return await asyncio.wait_for(found, patience)
    except TimeoutError:
        raise AssertionError(f"{patience} s passed; the row is {session.desk.get(row)}") from None
    finally:
        end()


async def until_ended(session: Session, rows: list[str], patience: float = 60.0) -> list[Request]:
    return [await until(session, row, lambda r: r.state.terminal, patience) for row in rows]
