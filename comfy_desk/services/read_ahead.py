"""Which documents are read without being asked for, and when: the catalogue names no kinds, only the documents do.

Every read counts against the account's allowance, so this takes its time, and none while requests are under way: what the
artist has on the screen comes first, and the rest of a large catalogue in the minutes after. Reads nothing itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.model import ModelDocument
from comfy_desk.store.catalogue import CatalogueStore

_log = logging.getLogger(__name__)

BRISK = 0.5
"""Seconds before each document of a row on the screen, and of the first few."""

LEISURELY = 2.0
"""Seconds before each of the others, and of a row on the screen while requests are under way."""

FIRST_FEW = 60
"""Documents of one run that are read briskly: a catalogue of the usual size is known within half a minute."""

LATER = 10.0
"""Seconds until it is looked again whether requests are still under way."""

REST = 300.0
"""Seconds after faults in a row, and after the Router said that the account asks too often."""

OLD = 7 * 86_400.0
"""Seconds after which a document that nobody opened is asked about again; as a rule it is still the same one."""

SELDOM = 10.0
"""Seconds before each of those."""

MOST_KEPT = 64 << 20
"""Characters of all kept documents, beyond which none is read that nobody opens: two thousand of the usual size."""

_OLD_AT_MOST = 60
_FAULTS_IN_A_ROW = 3
_RESTS = 3
_TELL_EVERY = 8
_LOOKED_INTO_AT_ONCE = 20


def pause_before(*, on_screen: bool, busy: bool, number: int) -> float | None:
    """Seconds to wait before the next document; None where none is to be read now. `number`: read in this run so far."""
    if busy:
        return LEISURELY if on_screen else None
    return BRISK if on_screen or number < FIRST_FEW else LEISURELY


class Reads(Protocol):
    """Who reads documents: `Models`."""

    on_changed: Callable[[], None]
    limited: bool

    async def document(self, model: str) -> ModelDocument: ...


class ReadAhead:
    def __init__(self, models: Reads, store: CatalogueStore, account: str, wall: Callable[[], float]) -> None:
        self._models = models
        self._store = store
        self._account = account
        self._wall = wall
        self._watched: tuple[str, ...] = ()
        self._woken = asyncio.Event()
        self.busy: Callable[[], bool] = lambda: False
        """Whether requests of this account are under way."""

    def watch(self, models: Sequence[str]) -> None:
        """These are on the screen: they are read first."""
        if tuple(models) != self._watched:
            self._watched = tuple(models)
            self._woken.set()

    async def run(self) -> None:
        """Ends once every document was read, or after faults that do not pass; the next start goes on."""
        await self._look_into_kept()
        left = dict.fromkeys(await self._unread())
        read = faults = rests = untold = 0
        while left:
            self._woken.clear()
            seen = next((model for model in self._watched if model in left), None)
            pause = pause_before(on_screen=seen is not None, busy=self.busy(), number=read)
            await self._wait(LATER if pause is None else pause, seen)
            model = next((one for one in self._watched if one in left), None) or (seen or next(iter(left)))
            if pause is None or (self.busy() and model not in self._watched):
                continue
            del left[model]
            try:
                await self._models.document(model)
            except DeskError as error:
                _log.info("Reading ahead: %s: %s", model, error.sentence)
                faults += 1
                if faults >= _FAULTS_IN_A_ROW or self._models.limited:  # what is left of the allowance is the artist's
                    faults, rests = 0, rests + 1
                    if rests > _RESTS:
                        break
                    await asyncio.sleep(REST)
                continue
            faults, read, untold = 0, read + 1, untold + 1
            if untold >= _TELL_EVERY or not left or (model in self._watched and not self._waits_on_screen(left)):
                untold = 0
                self._models.on_changed()
                if left and await self._store.keeps_more_than(MOST_KEPT):
                    left.clear()
        if untold:
            self._models.on_changed()
        await self._look_after_old()

    async def _unread(self) -> tuple[str, ...]:
        unread = await self._store.unread(self._account)
        return () if unread and await self._store.keeps_more_than(MOST_KEPT) else unread

    async def _look_after_old(self) -> None:
        """By their tags: what a model makes may have changed since."""
        for model in await self._store.old_documents(self._account, self._wall() - OLD, _OLD_AT_MOST):
            await asyncio.sleep(SELDOM)
            while self.busy():  # noqa: ASYNC110 - its end is an event of many rows, and nothing here is in a hurry
                await asyncio.sleep(LATER)
            try:
                read = await self._models.document(model)
            except DeskError as error:
                _log.info("Looking after %s: %s", model, error.sentence)
                return
            if read.stale:  # nobody could be asked: another day
                return

    def _waits_on_screen(self, left: dict[str, None]) -> bool:
        return any(model in left for model in self._watched)

    async def _wait(self, seconds: float, seen: str | None) -> None:
        """A row that comes on the screen ends a long wait for the others, not its own."""
        if seen is not None or seconds <= BRISK:
            await asyncio.sleep(seconds)
            return
        try:
            await asyncio.wait_for(self._woken.wait(), seconds)
        except TimeoutError:
            return
        await asyncio.sleep(BRISK)

    async def _look_into_kept(self) -> None:
        """What earlier versions kept and never looked into."""
        found = 0
        while number := await self._store.fill_about(self._account, _LOOKED_INTO_AT_ONCE):
            found += number
            await asyncio.sleep(0)
        if found:
            self._models.on_changed()
