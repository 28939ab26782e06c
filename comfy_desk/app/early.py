"""What is seen first: the window's frame, where it stood last, while the rest of the program is being loaded behind it.

It stands for the program until that is there: whoever wants to leave, or starts it once more, need not wait. It knows nothing
of requests, and imports nothing that does: what it imports is what a start waits for.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from comfy_desk.app.options import Options
from comfy_desk.app.paths import Folders
from comfy_desk.ui.layout import GEOMETRY, STATE
from comfy_desk.ui.main_window import MainWindow

if TYPE_CHECKING:
    from comfy_desk.app.program import Program
    from comfy_desk.app.single import SingleInstance
    from comfy_desk.domain.secret import Secret

_log = logging.getLogger(__name__)

_UNPAINTED = 0.5
"""Seconds after which nothing waits any more for the first picture: a window that starts minimised has none."""

_IN_TURN = (
    "httpx",
    "keyring",
    "comfy_desk.schema",
    "comfy_desk.services.api",
    "comfy_desk.services.collector",
    "comfy_desk.services.session",
    "comfy_desk.ui.views.compose",
    "comfy_desk.ui.views.queue",
    "comfy_desk.ui.views.viewer",
    "comfy_desk.ui.library.place",
    "comfy_desk.ui.dialogs.many_opening",
    "comfy_desk.ui.workplace",
    "comfy_desk.ui.asking",
    "comfy_desk.ui.presence",
    "comfy_desk.app.program",
)
"""Loaded piece by piece: between two of them the window hears what is done to it."""


class Early:
    """Made before the loop runs. `found` is what the store remembers of where the window stood, None where nothing."""

    def __init__(self, options: Options, places: Folders, found: dict[str, Any]) -> None:
        self._options = options
        self._places = places
        self._found = found
        self._program: Program | None = None
        self._window: MainWindow | None = None
        self._lock: SingleInstance | None = None
        self._asked_to_leave = False
        self.on_stop: Callable[[], None] = lambda: None
        """Hears of the wish to end, however it came."""

    async def load(self) -> Program:
        """Shows the frame, then loads the program, which the frame is filled by."""
        window = self._window = MainWindow(self.stop, self._test_key, folder=self._folder, later=True)
        if self._options.tour is None:
            window.docks.stand_at(self._found.get(GEOMETRY), self._found.get(STATE))
            await _painted(window)
        for name in _IN_TURN:
            importlib.import_module(name)
            await asyncio.sleep(0)
        from comfy_desk.app.program import Program

        program = Program(self._options, self._places, window)
        program.on_stop = self.on_stop
        if self._lock is not None:
            program.hold(self._lock)
        self._program = program
        if self._asked_to_leave:
            program.stop()
        window.furnish()
        return program

    def hold(self, lock: SingleInstance) -> None:
        """Takes over the claim of the data folder that the program began with."""
        self._lock = lock

    def let_go(self) -> None:
        """Gives the data folder free; called once everything is written."""
        if self._program is not None:
            self._program.let_go()
        elif self._lock is not None:
            self._lock.release()

    def stop(self) -> None:
        """Asks the program to end; safe to call at any time."""
        self._asked_to_leave = True
        if self._program is not None:
            self._program.stop()
            return
        self.on_stop()
        if self._lock is not None:
            self._lock.stop_listening()

    def raise_window(self) -> None:
        if self._program is not None:
            self._program.raise_window()
        elif self._window is not None:
            self._window.show()
            self._window.raise_()
            self._window.activateWindow()

    def say_fault(self, sentence: str) -> None:
        """One of the program's own, that no row and no button speaks of."""
        if self._program is not None:
            self._program.say_fault(sentence)
        else:
            _log.error("%s", sentence)

    async def _test_key(self, secret: Secret) -> str:
        if self._program is None:
            raise RuntimeError("no key is asked for before the program is there")
        return await self._program.test_key(secret)

    def _folder(self) -> Path | None:
        return self._places.saved if self._program is None else self._program.save_folder()


async def _painted(window: MainWindow) -> None:
    seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    window.painted.connect(lambda: None if seen.done() else seen.set_result(None))
    window.show()
    await asyncio.wait([seen], timeout=_UNPAINTED)
