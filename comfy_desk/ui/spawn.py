"""The one way to start a coroutine from a slot: somebody owns it, and nothing it raises is lost.

The task is referenced until it ends, cancelled when its owner is destroyed or when `stop_spawned` is awaited at the end of
the program, and what it raises is logged and handed to `on_error` as a `DeskError`: one sentence fit to be shown. There is
no loop made here and nothing is retried.
"""

from __future__ import annotations

import asyncio
import copy
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt

from comfy_desk.domain.errors import DeskError, RouterError, explain
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.told import told

log = logging.getLogger(__name__)

T = TypeVar("T")

ErrorSink = Callable[[DeskError], None]

_running: set[asyncio.Task[Any]] = set()
"""Every task started here that has not ended: the loop itself keeps only weak references."""


class _Owned(QObject):
    """Rides along as a child of an owner and cancels the owner's tasks when the owner goes."""

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        tasks: set[asyncio.Task[Any]] = set()
        self.tasks = tasks
        # The set, not self: this object is already half gone when the signal comes.
        self.destroyed.connect(lambda: _cancel(tasks))


def spawn(coro: Coroutine[Any, Any, T], owner: QObject, on_error: ErrorSink | None = None) -> asyncio.Task[T]:
    """Start `coro` on the running loop for `owner`. `on_error` gets what it raised; a cancel is no error."""
    task = asyncio.get_running_loop().create_task(coro)
    _running.add(task)
    owned = _owned(owner)
    owned.tasks.add(task)
    tasks = owned.tasks

    def finished(done: asyncio.Task[T]) -> None:
        _running.discard(done)
        tasks.discard(done)
        if done.cancelled():
            return
        error = done.exception()
        if error is not None:
            _report(error, on_error)

    task.add_done_callback(finished)
    return task


async def stop_spawned() -> None:
    """Cancel everything that was started here and wait until it has ended. For the end of the program."""
    mine = asyncio.current_task()
    waiting = [task for task in _running if task is not mine]
    _cancel(waiting)
    await asyncio.gather(*waiting, return_exceptions=True)


def sentence_of(error: BaseException) -> DeskError:
    """Any exception as something that can be shown, in the artist's language.

    One that nobody foresaw is named by its type alone.
    """
    if isinstance(error, DeskError):
        return _in_our_language(error)
    if isinstance(error, RouterError):
        known = explain(error.failure)
        return DeskError(told(known.sentence), str(known.action), error.failure.detail)
    words = tr("Something in the program went wrong. The log names the place.")
    return DeskError(words, details=type(error).__name__)


def _in_our_language(error: DeskError) -> DeskError:
    """The same error, of the same type; itself where nothing of it is said otherwise."""
    sentence, action, details = told(error.sentence), told(error.action), told(error.details)
    if (sentence, action, details) == (error.sentence, error.action, error.details):
        return error
    other = copy.copy(error)
    other.sentence, other.action, other.details = sentence, action, details
    return other


def _owned(owner: QObject) -> _Owned:
    found = owner.findChild(_Owned, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, _Owned) else _Owned(owner)


def _cancel(tasks: set[asyncio.Task[Any]] | list[asyncio.Task[Any]]) -> None:
    for task in list(tasks):
        task.cancel()


def _report(error: BaseException, on_error: ErrorSink | None) -> None:
    known = isinstance(error, (DeskError, RouterError))
    # A foreseen error needs no traceback; its text is bounded and free of secrets by its type's own rule.
    if known:
        log.warning("A task of the window failed: %s", type(error).__name__)
    else:
        log.error("A task of the window failed", exc_info=error)
    if on_error is None:
        return
    try:
        on_error(sentence_of(error))
    except RuntimeError:  # the widget that was to show it is gone
        log.warning("Nobody was left to show an error")
