"""Marks while culling: one after the other as they were asked for, and each can be taken back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import Undo
from comfy_desk.services.library_api import LibraryApi
from comfy_desk.ui.spawn import ErrorSink, spawn

MOST_UNDO = 1_000


@dataclass(frozen=True, slots=True)
class Done:
    """What was done to the works of these ids, and where one stood then."""

    ids: tuple[int, ...]
    undo: Undo
    at: int


class Marking(QObject):
    """`changed(ids)` is called once the library has it."""

    def __init__(
        self,
        library: LibraryApi,
        changed: Callable[[tuple[int, ...]], Coroutine[Any, Any, None]],
        on_error: ErrorSink,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._changed = changed
        self._on_error = on_error
        self._turn = asyncio.Lock()
        self._done: list[Done] = []

    def do(self, ids: tuple[int, ...], at: int, change: Callable[[], Coroutine[Any, Any, Undo]]) -> None:
        spawn(self._do(ids, at, change), self, self._on_error)

    def undo(self, told: Callable[[Done | None], None]) -> None:
        """The newest change that was not taken back; `told(None)` where there is none."""
        spawn(self._undo(told), self, self._on_error)

    async def settled(self) -> None:
        """What was asked for until now is done, or was refused."""
        async with self._turn:
            pass

    async def _do(self, ids: tuple[int, ...], at: int, change: Callable[[], Coroutine[Any, Any, Undo]]) -> None:
        async with self._turn:
            undo = await change()
            self._done = [*self._done, Done(ids, undo, at)][-MOST_UNDO:]
        await self._changed(ids)

    async def _undo(self, told: Callable[[Done | None], None]) -> None:
        async with self._turn:
            if not self._done:
                told(None)
                return
            done = self._done.pop()
            try:
                await self._library.put_back(done.undo)
            except DeskError:
                self._done.append(done)
                raise
        await self._changed(done.ids)
        told(done)
