"""Tells those who show the library what is other, a few times a second at most: a night's results are no storm of events."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import Event, RequestChanged, RequestDeleted
from comfy_desk.domain.library import LibraryChanged
from comfy_desk.domain.output import Role
from comfy_desk.services.desk import Desk
from comfy_desk.services.tasks import Tasks
from comfy_desk.store.library import LibraryStore

_log = logging.getLogger(__name__)

_SOON = 0.2
_APART = 1.0
"""Seconds from what happened to the first word of it, and at least between two words of what came by itself."""

_MANY = 500
"""Works of which more are not named one by one."""


class Told:
    """What the artist did is told at once, what came of requests is gathered."""

    def __init__(self, desk: Desk, store: LibraryStore, soon: float = _SOON, apart: float = _APART) -> None:
        self._desk = desk
        self._store = store
        self._soon, self._apart = soon, apart
        self._listeners: list[Callable[[LibraryChanged], None]] = []
        self._requests: set[str] = set()
        self._ids: set[int] = set()
        self._new = False  # works were added or are gone
        self._timer: asyncio.TimerHandle | None = None
        self._last = -_APART
        self._tasks = Tasks("library")
        self._unsubscribe: Callable[[], None] = lambda: None

    def start(self) -> None:
        self._unsubscribe = self._desk.subscribe(self._on_event)

    async def aclose(self) -> None:
        self._unsubscribe()
        if self._timer is not None:
            self._timer.cancel()
        await self._tasks.aclose()

    def subscribe(self, listener: Callable[[LibraryChanged], None]) -> Callable[[], None]:
        self._listeners.append(listener)

        def end() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return end

    def tell(self, change: LibraryChanged) -> None:
        """At once. Whoever is told of many hears that anything may be other."""
        if len(change.ids) > _MANY:
            change = LibraryChanged((), change.lists)
        for listener in tuple(self._listeners):
            try:
                listener(change)
            except Exception:  # noqa: BLE001 - one listener must not silence the others
                _log.exception("A listener of the library failed")

    def gather(self, ids: tuple[int, ...]) -> None:
        """These are other now, by themselves."""
        self._ids.update(ids)
        self._plan()

    def _on_event(self, event: Event) -> None:
        if isinstance(event, RequestDeleted):
            self._new = True
            self._plan()
        elif isinstance(event, RequestChanged):
            before, after = event.before, event.request
            if before.outputs is after.outputs and before.credits == after.credits:
                return
            if before.outputs == after.outputs and before.credits == after.credits:
                return
            works = [[o.index for o in request.outputs if o.role is Role.WORK] for request in (before, after)]
            if works[0] != works[1]:
                self._new = True
            elif works[1]:
                self._requests.add(after.id)
            else:
                return
            self._plan()

    def _plan(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(max(loop.time() + self._soon, self._last + self._apart), self._due)

    def _due(self) -> None:
        self._timer = None
        self._last = asyncio.get_running_loop().time()
        requests, ids, new = self._requests, self._ids, self._new
        self._requests, self._ids, self._new = set(), set(), False
        if new or len(requests) > _MANY:
            self.tell(LibraryChanged())
        elif not requests:
            self.tell(LibraryChanged(tuple(ids)))
        elif not self._tasks.start("which", self._tell_of(requests, ids)):
            self._requests, self._ids = requests, ids
            self._plan()

    async def _tell_of(self, requests: set[str], ids: set[int]) -> None:
        try:
            found = await self._store.ids_of(requests)
        except DeskError as error:
            _log.info("What is new in the library is not known: %s", error.sentence)
            found = ()
        self.tell(LibraryChanged(tuple(sorted(ids.union(found)))))
