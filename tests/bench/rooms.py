"""Opens the program for a measurement: its services alone, or the real window on them under the program's kind of loop."""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from comfy_desk.app.paths import folders
from comfy_desk.app.wiring import open_session, practice_account
from comfy_desk.domain.request import Request, State
from comfy_desk.domain.secret import Secret
from comfy_desk.services.admission import Limits
from comfy_desk.services.session import Session

if TYPE_CHECKING:
    from comfy_desk.ui.main_window import MainWindow

T = TypeVar("T")

SKETCH = "kiln/quick-sketch"
PLATES = "kiln/bulk-plates"
OPEN = Limits(a_model=10_000, in_all=10_000)
"""No limit of the outbox: the figures are about following and collecting."""


def sketch_body(number: int) -> dict[str, Any]:
    return {"prompt": f"a quiet harbour, study {number}", "width": 256, "height": 256, "seed": number}


def plates_body(number: int, megabytes: float, side: int = 512) -> dict[str, Any]:
    """`megabytes` of the file; as Base64 it is a third more."""
    return {"prompt": f"plate {number}", "n": 1, "side": side, "megabytes": megabytes, "seed": number}


@asynccontextmanager
async def services(url: str, folder: str, key: str, *, start: bool = True) -> AsyncIterator[Session]:
    """Everything below the window, on the practice Router at `url`."""
    places = folders(practice=True, data_dir=Path(folder) / "data", save_dir=Path(folder) / "saved")
    secret = Secret(key)
    session = await open_session(practice_account(url), places, lambda: secret, limits=OPEN)
    try:
        if start:
            await session.start()
        yield session
    finally:
        await session.stop()


@asynccontextmanager
async def window_on(url: str, folder: str, key: str) -> AsyncIterator[tuple[MainWindow, Session]]:
    """The real window, shown, as `app.program` puts it up."""
    from comfy_desk.ui.main_window import MainWindow
    from comfy_desk.ui.spawn import stop_spawned

    async def no_test(_secret: Secret) -> str:
        return ""

    async with services(url, folder, key, start=False) as session:
        window = MainWindow(lambda: None, no_test, folder=lambda: Path(folder))
        window.resize(1440, 900)
        window.attach(session)
        window.show()
        gc.freeze()  # as the program does
        await session.start()
        await window.start()
        try:
            yield window, session
        finally:
            await window.put_away()
            await stop_spawned()
            window.finish()
            window.deleteLater()


def in_qt(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Runs `work` on the window's loop, set up as `app.start` does."""
    from PySide6.QtWidgets import QApplication

    from comfy_desk.app.loop import EventLoop
    from comfy_desk.ui import theme

    app = QApplication(sys.argv[:1])
    app.setQuitOnLastWindowClosed(False)
    theme.apply(app)
    loop = EventLoop(app)
    threads = ThreadPoolExecutor(max_workers=8, thread_name_prefix="work")
    loop.set_default_executor(threads)
    asyncio.set_event_loop(loop)
    with loop:
        result = loop.run_until_complete(work())
        threads.shutdown(wait=True, cancel_futures=True)
    return result


async def submit_all(session: Session, model: str, bodies: Sequence[dict[str, Any]]) -> list[str]:
    """Row ids, once all are written down."""
    texts = [json.dumps(body).encode() for body in bodies]
    return list(
        await asyncio.gather(
            *(
                session.submit(model, text, prompt=body["prompt"], seed=None)
                for text, body in zip(texts, bodies, strict=True)
            )
        )
    )


async def until_all(session: Session, rows: Sequence[str], met: Callable[[Request], bool], patience: float) -> None:
    """Until every row has once met `met`. Raises TimeoutError, AssertionError for a row that failed."""
    left = set(rows)
    done = asyncio.get_running_loop().create_future()

    def look(row: str) -> None:
        request = session.desk.get(row)
        if request is None or done.done():
            return
        if request.state in (State.FAILED, State.GONE, State.EXPIRED):
            done.set_exception(AssertionError(f"a row failed: {request.failure}"))
        elif met(request):
            left.discard(row)
            if not left:
                done.set_result(None)

    def on_event(event: object) -> None:
        request = getattr(event, "request", None)
        if request is not None and request.id in left:
            look(request.id)

    end = session.desk.subscribe(on_event)
    for row in rows:
        look(row)
    try:
        await asyncio.wait_for(done, patience)
    finally:
        end()


def saved(request: Request) -> bool:
    return request.state is State.DONE and all(work.path for work in request.works)


def at_router(request: Request) -> bool:
    return request.handle is not None


async def input_ended() -> None:
    """Until the parent closes this process's input: it has seen enough."""
    loop = asyncio.get_running_loop()
    ended = loop.create_future()

    def wait() -> None:
        while sys.stdin.buffer.read(4096):
            pass
        loop.call_soon_threadsafe(lambda: None if ended.done() else ended.set_result(None))

    threading.Thread(target=wait, name="parent", daemon=True).start()
    await ended
