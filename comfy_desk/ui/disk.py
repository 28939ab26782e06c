"""Questions to the folders of the artist that the window asks: in a thread, as a network drive may never answer.

A disk that is well answers before anybody notices; so long the window waits, and what was asked for happens in the same
turn. For anything longer it does not: the answer comes later, or the sentence that there is none. A folder that is silent is
not asked by one thread after the other. Nothing here says what is asked.
"""

from __future__ import annotations

import concurrent.futures
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer

from comfy_desk.services.slow_disk import Threads
from comfy_desk.ui.phrases import tr

log = logging.getLogger(__name__)

T = TypeVar("T")

BLINK = 0.04
"""Seconds for which the window waits itself: some three frames, once for a folder that does not answer."""

PATIENCE = 5.0
"""Seconds that a folder has to answer: a sleeping disk takes some three to wake."""

AT_ONCE = 8
"""Questions to one folder that may be open: more in a few seconds mean that nothing comes back."""

_LOOK_EVERY = 30

_threads = Threads()
_open: dict[str, list[tuple[concurrent.futures.Future[Any], float]]] = {}
"""What was asked of each folder and has not been answered, be it that nobody waits any more; and when."""


class Question(QObject):
    """An answer that is waited for; it goes with its owner, and comes in the window's thread."""

    def __init__(
        self,
        owner: QObject,
        future: concurrent.futures.Future[T],
        done: Callable[[T], None],
        silent: Callable[[], None],
    ) -> None:
        super().__init__(owner)
        self._future = future
        self._ends: tuple[Callable[[Any], None], Callable[[], None]] | None = (done, silent)
        self._until = time.monotonic() + PATIENCE
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(_LOOK_EVERY)

    def drop(self) -> None:
        """Nobody wants to know any more; also after it was answered."""
        if self._ends is not None:
            # Held until this is destroyed, they may be the last to hold the owner, which would go within its child's end.
            self._ends = None
            self._timer.stop()
            self.deleteLater()

    def _look(self) -> None:
        answered = self._future.done()
        if self._ends is not None and (answered or time.monotonic() > self._until):
            done, silent = self._ends
            self.drop()
            _hand_over(self._future, done, silent) if answered else silent()


def ask(
    owner: QObject, folder: str | Path, work: Callable[[], T], done: Callable[[T], None], silent: Callable[[], None]
) -> Question | None:
    """`done(work())`, or `silent()` where the folder does not answer; None where that was at once.

    `work` runs in another thread and must hold nothing of Qt's. An error of it counts as silence.
    """
    name, now = str(folder), time.monotonic()
    before = [(one, began) for one, began in _open.pop(name, []) if not one.done()]
    if before:
        _open[name] = before
        if len(before) >= AT_ONCE or now - before[0][1] > PATIENCE:
            silent()
            return None
    future = _threads.submit(work)
    if not before:
        concurrent.futures.wait([future], BLINK)
    if future.done():
        _hand_over(future, done, silent)
        return None
    _open.setdefault(name, []).append((future, now))
    return Question(owner, future, done, silent)


def no_answer() -> str:
    return tr("The folder does not answer. Look whether its disk or network is there.")


def _hand_over(future: concurrent.futures.Future[T], done: Callable[[T], None], silent: Callable[[], None]) -> None:
    error = future.exception()
    if error is None:
        done(future.result())
        return
    log.warning("A look at a folder failed: %s", type(error).__name__)
    silent()
