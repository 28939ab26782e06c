"""Finds out which works differ by their seed alone: of new ones soon, of older ones by and by, a few at a time.

With it come the words of prompts that are longer than what a row tells, where the body is small enough to be read.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import Event, RequestChanged
from comfy_desk.domain.library import LibraryChanged
from comfy_desk.schema.seedless import Seedless
from comfy_desk.schema.sent_prompts import sent_prompts
from comfy_desk.services.desk import Desk
from comfy_desk.services.library_told import Told
from comfy_desk.services.tasks import Tasks
from comfy_desk.store.library import LibraryStore
from comfy_desk.store.library_files import LibraryFileStore, Unstacked

_log = logging.getLogger(__name__)

_AT_FIRST = 6.0
_SOON = 0.5
_BETWEEN = 0.05
"""Seconds from the start, from a new work, and between two slices of older ones."""

_SLICE = 20
_SMALL = 256 << 10
"""Bytes of a body that is read as JSON for its prompt."""


class LibraryStacks:
    def __init__(
        self, store: LibraryFileStore, desk: Desk, told: Told, works: LibraryStore, between: float = _BETWEEN
    ) -> None:
        self._store = store
        self._works = works
        self._desk = desk
        self._told = told
        self._between = between
        self._tasks = Tasks("library stacks")
        self._timer: asyncio.TimerHandle | None = None
        self._unsubscribe: Callable[[], None] = lambda: None

    def start(self, delay: float = _AT_FIRST) -> None:
        self._unsubscribe = self._desk.subscribe(self._on_event)
        self._plan(delay)

    async def aclose(self) -> None:
        self._unsubscribe()
        if self._timer is not None:
            self._timer.cancel()
        await self._tasks.aclose()

    def _on_event(self, event: Event) -> None:
        if isinstance(event, RequestChanged) and len(event.request.outputs) != len(event.before.outputs):
            self._plan(_SOON)

    def _plan(self, delay: float) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(delay, self._due)

    def _due(self) -> None:
        self._timer = None
        if not self._tasks.start("stack", self.stack()):
            self._plan(_SOON)

    async def stack(self) -> None:
        """Until every work has its stack, or the store takes none."""
        stacked = False
        try:
            while slice_ := await self._store.unstacked(_SLICE):
                stacks, prompts = {}, {}
                for one in slice_:
                    stacks[one.request] = await self._digest(one)
                    if one.is_cut and one.body_size <= _SMALL:
                        prompts[one.request] = await self._prompt(one)
                await self._store.set_stacks(stacks, {name: text for name, text in prompts.items() if text})
                self._told.gather(await self._works.ids_of(stacks))
                stacked = True
                await asyncio.sleep(self._between)
            if stacked:  # lists with folded stacks are shorter now
                self._told.tell(LibraryChanged())
        except DeskError as error:
            _log.info("Which works differ by their seed alone was not found out: %s", error.sentence)

    async def _digest(self, one: Unstacked) -> str:
        """Of what was not made here, or whose body was lost, nothing is known: its works are a stack of their own."""
        if one.adopted or one.body_row is None or not one.body_size:
            return f"r-{one.request}"
        seedless = Seedless(one.model)
        await self._store.over_body(one.body_row, seedless.add)
        return seedless.digest()

    async def _prompt(self, one: Unstacked) -> str:
        if one.body_row is None:
            return ""
        pieces: list[bytes] = []
        await self._store.over_body(one.body_row, pieces.append)
        return await asyncio.to_thread(_prompt_in, b"".join(pieces))


def _prompt_in(body: bytes) -> str:
    try:
        return " ".join(sent_prompts(None, json.loads(body)))
    except (ValueError, RecursionError):
        return ""
