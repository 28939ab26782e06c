"""Owns the tasks of one service: each is referenced, logged when it fails, and ended with its owner."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

_log = logging.getLogger(__name__)


class Tasks:
    def __init__(self, name: str, on_failed: Callable[[str], None] | None = None) -> None:
        """`on_failed` hears the name of a task that ended by an error nobody foresaw, so that its row is not forgotten."""
        self._name = name
        self._on_failed = on_failed
        self._running: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def __contains__(self, name: str) -> bool:
        return name in self._running

    def __len__(self) -> int:
        return len(self._running)

    def start(self, name: str, work: Coroutine[Any, Any, None]) -> bool:
        """Runs `work` unless one of that name is running or the owner has closed; says whether it was started."""
        if self._closed or name in self._running:
            work.close()
            return False
        task = asyncio.get_running_loop().create_task(work, name=f"{self._name}:{name}")
        self._running[name] = task
        task.add_done_callback(lambda done: self._ended(name, done))
        return True

    def _ended(self, name: str, task: asyncio.Task[None]) -> None:
        if self._running.get(name) is task:
            del self._running[name]
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("%s failed for %s", self._name, name, exc_info=error)
            if self._on_failed is not None and not self._closed:
                self._on_failed(name)

    async def aclose(self, grace: float = 0.0) -> None:
        """Ends everything: after `grace` seconds in which running calls may finish by themselves."""
        self._closed = True
        running = tuple(self._running.values())
        if running and grace > 0:
            await asyncio.wait(running, timeout=grace)
        for task in running:
            task.cancel()
        if running:
            await asyncio.wait(running, timeout=5)
