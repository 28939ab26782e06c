"""Work that would stop the window, done one piece at a time in a thread that ends soon after there is nothing to do.

Only the newest wish counts: what was asked for before and has not begun is dropped, and an answer that nobody waits for any
more is thrown away. It decodes nothing itself.
"""

from __future__ import annotations

import itertools
import logging
import threading
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from comfy_desk.ui.drawing.easel import Wish

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds that the end of the program waits for a decode under way; all of them are bounded far below that."""

LINGER = 5.0
"""Seconds that the thread waits for the next wish: to start one stops the window until the new thread has had a turn."""


class _Relay(QObject):
    """Carries answers from the threads into the window's. One for all loaders, and never destroyed: a thread that hands over
    by a signal of its own loader, while that is being destroyed with its window, would end the program.
    """

    finished = Signal(int, int, object, object)  # whose, which wish of it, the result, the error


@lru_cache(maxsize=1)
def _relay() -> _Relay:
    return _Relay()


_marks = itertools.count(1)


class Loader(QObject):
    """`load(job, done, failed)` from the window's thread; `done(result)` or `failed(exception)` come back in it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._turn = threading.Condition()
        self._stopping = False
        self._waiting: tuple[int, Callable[[], Any]] | None = None
        self._thread: threading.Thread | None = None
        self._wish = 0
        self._asked: Callable[[], Any] | None = None
        self._answers: tuple[Callable[[Any], None], Callable[[Exception], None]] | None = None
        self._mark = next(_marks)
        self._answered = _relay().finished
        self._answered.connect(self._on_finished)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    def load(self, job: Callable[[], Any], done: Callable[[Any], None], failed: Callable[[Exception], None]) -> None:
        """Replaces whatever was asked for before."""
        self._drop()
        self._wish += 1
        self._asked = job
        self._answers = (done, failed)
        with self._turn:
            self._waiting = (self._wish, job)
            self._stopping = False
            self._turn.notify()
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="viewer-loader", daemon=True)
                self._thread.start()

    def forget(self) -> None:
        """No answer is wanted any more."""
        self._drop()
        self._wish += 1
        self._answers = None
        with self._turn:
            self._waiting = None

    def stop(self) -> None:
        """Forget, and wait until the thread has ended. May be called more than once."""
        self.forget()
        with self._turn:
            self._stopping = True
            self._turn.notify()
            thread = self._thread
        if thread is not None:
            thread.join(PATIENCE)

    @property
    def busy(self) -> bool:
        return self._answers is not None

    def _drop(self) -> None:
        """What is done in another process need not be waited for."""
        asked, self._asked = self._asked, None
        if isinstance(asked, Wish):
            asked.drop()

    def _work(self) -> None:
        while True:
            with self._turn:
                self._turn.wait_for(lambda: self._waiting is not None or self._stopping, LINGER)
                if self._waiting is None:
                    self._thread = None
                    return
                wish, job = self._waiting
                self._waiting = None
            result: Any = None
            error: Exception | None = None
            try:
                result = job()
            except Exception as raised:  # noqa: BLE001  (the thread's edge: handed to who asked)
                error = raised
            try:
                self._answered.emit(self._mark, wish, result, error)
            except RuntimeError:  # the program is ending
                return
            del result

    def _on_finished(self, mark: int, wish: int, result: object, error: object) -> None:
        if mark != self._mark or wish != self._wish or self._answers is None:
            return
        done, failed = self._answers
        self._answers = self._asked = None
        if isinstance(error, Exception):
            failed(error)
        else:
            done(result)
