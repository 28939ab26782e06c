"""The real program in a process of its own, with an eye and a hand inside it: for what cannot be seen from without.

    with driven("--practice", folder=tmp_path) as running:
        running.ask("look")["status"]
        running.ask("submit", models=[SKETCH, SKETCH])

Run as a program, this file starts comfy-desk with the arguments it was given, and answers orders that come as JSON lines
on its standard input while the window lives. It changes nothing in the program but that it looks on.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import sys
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from program_process import START_LIMIT, Running, program


@dataclass(slots=True)
class Driven(Running):
    """A running program that answers. One order at a time."""

    asked: int = 0

    def order(self, order: str, **more: Any) -> None:
        """Gives an order, and waits for nothing."""
        self.asked += 1
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"number": self.asked, "order": order, **more}).encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, order: str, patience: float = START_LIMIT, **more: Any) -> dict[str, Any]:
        """What the program answers to one order."""
        self.order(order, **more)
        mark = f"ANSWER {self.asked} "

        def answer() -> str:
            return next((line for line in self.out().splitlines(keepends=True) if line.startswith(mark)), "")

        line = self.until(f"an answer to {order}", lambda: text if (text := answer()).endswith("\n") else "", patience)
        found: dict[str, Any] = json.loads(line.removeprefix(mark))
        assert "error" not in found, found["error"]
        return found


@contextlib.contextmanager
def driven(
    *arguments: str | Path, folder: Path, env: Mapping[str, str | None] | None = None, name: str = "printed"
) -> Iterator[Driven]:
    # This folder must be importable over there for `program_process`; the rest is what the test runs with.
    path = os.pathsep.join(filter(None, [str(Path(__file__).parent), (env or {}).get("PYTHONPATH") or ""]))
    start = [sys.executable, __file__]
    with program(
        *arguments, folder=folder, env={**(env or {}), "PYTHONPATH": path}, start=start, name=name, orders=True
    ) as running:
        yield Driven(running.process, running.data, running.saved, running.printed)


# --- in the other process --------------------------------------------------------------------------------------------


def _look_on() -> None:
    """Begins to take orders when the program opens its window."""
    from comfy_desk.app.program import Program

    begin = Program.open

    async def opening(self: Program) -> None:
        loop = asyncio.get_running_loop()
        threading.Thread(target=_listen, args=(loop, self), daemon=True, name="orders").start()
        await begin(self)

    Program.open = opening  # type: ignore[method-assign]


def _listen(loop: asyncio.AbstractEventLoop, running: Any) -> None:
    left = b""
    # Unbuffered: a thread that waits in a buffered read would break the end of the interpreter.
    while piece := os.read(0, 65536):
        *lines, left = (left + piece).split(b"\n")
        for line in lines:
            loop.call_soon_threadsafe(lambda line=line: loop.create_task(_answer(running, json.loads(line))))


async def _answer(running: Any, order: dict[str, Any]) -> None:
    try:
        found = await _ORDERS[order["order"]](running, order)
    except Exception as error:
        found = {"error": f"{type(error).__name__}: {error}"}
    print(f"ANSWER {order['number']} {json.dumps(found)}", flush=True)


async def _look(running: Any, _order: dict[str, Any]) -> dict[str, Any]:
    """What is to be seen: the window, its status line, its notice, and what a sheet asks."""
    from PySide6.QtWidgets import QLabel, QPushButton

    window = running.window
    if window is None:
        return {"visible": False}
    content = window.sheets.content
    toast = window.toast
    return {
        "visible": window.isVisible() and running.session is not None,  # the frame alone comes before it
        "minimised": window.isMinimized(),
        "title": window.windowTitle(),
        "status": window.status.words,
        "notice": " ".join(label.text() for label in toast.findChildren(QLabel) if label.isVisible()),
        "sheet": "" if content is None else content.accessibleName() or type(content).__name__,
        "sheet_words": [] if content is None else [label.text() for label in content.findChildren(QLabel)],
        "buttons": [button.text() for button in window.findChildren(QPushButton) if button.isVisible()],
    }


async def _submit(running: Any, order: dict[str, Any]) -> dict[str, Any]:
    session = running.session
    ids = []
    for number, model in enumerate(order["models"]):
        prompt = f"number {number}"
        body = json.dumps({"prompt": prompt, **order.get("body", {})}).encode()
        ids.append(await session.submit(model, body, prompt=prompt, seed=None))
    return {"ids": ids}


async def _states(running: Any, _order: dict[str, Any]) -> dict[str, Any]:
    requests = running.session.desk.requests() if running.session is not None else ()
    return {
        "states": [str(request.state) for request in requests],
        "sent": sum(request.handle is not None for request in requests),
        "paths": [work.path for request in requests for work in request.works],
        "problems": [work.problem for request in requests for work in request.works if work.problem],
    }


async def _press(running: Any, order: dict[str, Any]) -> dict[str, Any]:
    from PySide6.QtWidgets import QPushButton

    found = [b for b in running.window.findChildren(QPushButton) if b.text() == order["button"] and b.isVisible()]
    found[0].click()
    return {}


async def _enter_key(running: Any, order: dict[str, Any]) -> dict[str, Any]:
    """The key goes where a person's would: through the sheet's own signal."""
    from comfy_desk.domain.secret import clean_key

    running.window.keyChosen.emit(clean_key(order["key"]))
    return {}


async def _raise(_running: Any, order: dict[str, Any]) -> dict[str, Any]:
    """A fault that nobody foresaw: in a slot, a callback of the loop, a task that nobody awaits, or a thread."""
    from PySide6.QtCore import QTimer

    where = order["where"]

    def broken() -> None:
        raise ZeroDivisionError(f"provoked in {where}")

    async def failing() -> None:
        broken()

    if where == "a slot":
        QTimer.singleShot(0, broken)
    elif where == "a callback":
        asyncio.get_running_loop().call_soon(broken)
    elif where == "a task":
        task = asyncio.get_running_loop().create_task(failing())
        await asyncio.wait([task])
        del task
        gc.collect()
    else:
        thread = threading.Thread(target=broken)
        thread.start()
        await asyncio.to_thread(thread.join)
    await asyncio.sleep(0.05)
    return {}


async def _call(running: Any, order: dict[str, Any]) -> dict[str, Any]:
    """A coroutine of the session, by its name."""
    await getattr(running.session, order["name"])(*order.get("values", ()))
    return {}


async def _emit(running: Any, order: dict[str, Any]) -> dict[str, Any]:
    """A signal of the window without values, by its name: what a button of a sheet does."""
    getattr(running.window, order["name"]).emit()
    return {}


async def _close_window(running: Any, _order: dict[str, Any]) -> dict[str, Any]:
    """As the button in its frame does."""
    running.window.close()
    return {}


async def _minimise(running: Any, _order: dict[str, Any]) -> dict[str, Any]:
    running.window.showMinimized()
    return {}


async def _hide(running: Any, _order: dict[str, Any]) -> dict[str, Any]:
    """As when it was closed into the tray."""
    running.window.presence.hide()
    return {}


async def _sleep(_running: Any, order: dict[str, Any]) -> dict[str, Any]:
    """The machine slept so long: see test_slept.py for the clocks that this moves."""
    import time

    time.slept[0] += order["seconds"]  # type: ignore[attr-defined]
    return {}


async def _slow_end(running: Any, order: dict[str, Any]) -> dict[str, Any]:
    """Something that takes so long will have to end with the program."""
    end = running.session.stop

    async def slow(*values: Any) -> None:
        await asyncio.sleep(order["seconds"])
        await end(*values)

    running.session.stop = slow
    return {}


async def _open_model(running: Any, order: dict[str, Any]) -> dict[str, Any]:
    """As a choice in the list does; returns once its form is there."""
    compose = running.window.compose
    compose.picker.chosen.emit(order["model"])
    while compose.model != order["model"] or compose.filling.form is None:
        await asyncio.sleep(0.01)
    return {}


async def _form(running: Any, _order: dict[str, Any]) -> dict[str, Any]:
    """What stands in the form; nothing while there is none."""
    from comfy_desk.schema import to_bytes

    compose = running.window.compose if running.window is not None and running.window._place is not None else None
    if compose is None or compose.filling.form is None:
        return {"model": "", "ready": compose is not None and bool(compose._entries)}
    return {
        "model": compose.model,
        "ready": True,
        "body": to_bytes(compose.form.body()).decode(),
        "serving": compose.serving.value.query(),
        "notes": [compose.notes.words(about) for about in ("draft", "own", "form")],
    }


async def _type(running: Any, order: dict[str, Any]) -> dict[str, Any]:
    """Strokes of keys in the prompt, some time apart; answers when each of them was made, by the clock of all processes."""
    import time

    from PySide6.QtTest import QTest

    form, times = running.window.compose.form, []
    form.focus_first()
    field = running.window.focusWidget()
    for sign in order["text"]:
        QTest.keyClicks(field, sign)
        times.append(time.monotonic())
        await asyncio.sleep(order.get("apart", 0.0))
    return {"times": times}


_ORDERS = {
    "open_model": _open_model,
    "form": _form,
    "type": _type,
    "emit": _emit,
    "minimise": _minimise,
    "hide": _hide,
    "sleep": _sleep,
    "slow_end": _slow_end,
    "call": _call,
    "close_window": _close_window,
    "look": _look,
    "submit": _submit,
    "states": _states,
    "press": _press,
    "enter_key": _enter_key,
    "raise": _raise,
}

if __name__ == "__main__":
    from comfy_desk.__main__ import main

    os.environ["QT_API"] = "pyside6"  # as the start does, which has not begun yet
    _look_on()
    sys.exit(main(sys.argv[1:]))
