"""Keeps the machine from sleeping while it is wanted: asked of the system, and given back as soon as it is not.

Each system has its own way, and none is sure to be had: `state` says what is known. Nothing here decides when it is wanted,
and nothing waits for an answer. What was taken ends with the process in any case.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Protocol

from PySide6.QtCore import QObject, QProcess, Signal

from comfy_desk.ui.phrases import tr

_ES_CONTINUOUS = 0x80000000
_ES_SYSTEM_REQUIRED = 0x00000001

Answer = Callable[[bool], None]


class Inhibitor(Protocol):
    def take(self, reason: str, done: Answer) -> None:
        """Calls `done` once: whether the machine is kept awake from now on."""
        ...

    def release(self) -> None:
        """Gives it back; also while `take` has not answered yet."""
        ...


class State(StrEnum):
    FREE = "free"  # not wanted, the machine may sleep
    ASKING = "asking"
    HELD = "held"
    REFUSED = "refused"  # wanted, and no way could be had


class Awake(QObject):
    """`changed()` when `state` is another one."""

    changed = Signal()

    def __init__(self, ways: Sequence[Inhibitor], parent: QObject | None = None) -> None:
        """`ways`, the best first; the next one is tried where one is refused."""
        super().__init__(parent)
        self._ways = tuple(ways)
        self._held: Inhibitor | None = None
        self._turn = 0  # answers to an older wish say nothing any more
        self.state = State.FREE

    def want(self, wanted: bool) -> None:
        if wanted == (self.state is not State.FREE):
            return
        self._turn += 1
        if wanted:
            self._set(State.ASKING)
            self._try(0, self._turn)
            return
        held, self._held = self._held, None
        if held is not None:
            held.release()
        self._set(State.FREE)

    def close(self) -> None:
        self.want(False)

    def _try(self, place: int, turn: int) -> None:
        if place >= len(self._ways):
            self._set(State.REFUSED)
            return
        way = self._held = self._ways[place]

        def answered(held: bool) -> None:
            if turn != self._turn:
                return
            if held:
                self._set(State.HELD)
            else:
                self._held = None
                self._try(place + 1, turn)

        way.take(tr("Requests are running"), answered)

    def _set(self, state: State) -> None:
        if state is not self.state:
            self.state = state
            self.changed.emit()


def state_in_words(state: State) -> str:
    """For whoever wants to know; "" where there is nothing to say."""
    return {
        State.HELD: tr("The machine is kept awake while requests run."),
        State.REFUSED: tr(
            "This system does not let the program keep the machine awake; it may sleep while requests run."
        ),
    }.get(state, "")


class ChildProcess(QObject):
    """A small program that keeps the machine awake as long as it runs (`caffeinate` of macOS)."""

    def __init__(self, command: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._command = tuple(command)
        self._done: Answer | None = None
        self._process: QProcess | None = None

    def take(self, _reason: str, done: Answer) -> None:
        self._done = done
        process = self._process = QProcess(self)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        # Bound, not closed over: what a child's signal holds would otherwise end within the child's own end.
        process.started.connect(self._on_started)
        process.errorOccurred.connect(self._on_error)
        process.start(self._command[0], list(self._command[1:]))

    def _on_started(self) -> None:
        self._answer(True)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            process, self._process = self._process, None
            if process is not None:
                process.deleteLater()
            self._answer(False)

    def _answer(self, held: bool) -> None:
        done, self._done = self._done, None
        if done is not None:
            done(held)

    def release(self) -> None:
        self._done = None
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.waitForFinished(300)
            process.deleteLater()


class Windows:
    """A state of the window's thread, which ends with it."""

    def __init__(self, set_state: Callable[[int], int]) -> None:
        self._set_state = set_state

    def take(self, _reason: str, done: Answer) -> None:
        done(self._set_state(_ES_CONTINUOUS | _ES_SYSTEM_REQUIRED) != 0)

    def release(self) -> None:
        self._set_state(_ES_CONTINUOUS)


def ways_here(parent: QObject, platform: str = sys.platform) -> tuple[Inhibitor, ...]:
    """What this system may have without a bus. Nothing is asked of it yet."""
    if platform == "win32":
        import ctypes

        return (Windows(ctypes.windll.kernel32.SetThreadExecutionState),)  # type: ignore[attr-defined]
    if platform == "darwin":
        return (ChildProcess(("/usr/bin/caffeinate", "-i", "-w", str(os.getpid())), parent),)
    return ()
