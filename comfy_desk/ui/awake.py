"""Keeps the machine from sleeping while it is wanted: asked of the system, and given back as soon as it is not.

Each system has its own way, and none is sure to be had: `state` says what is known. Nothing here decides when it is wanted,
and nothing waits for an answer. What was taken ends with the process in any case.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, Protocol

from PySide6.QtCore import QObject, QProcess, Signal

from comfy_desk.ui.phrases import tr

_log = logging.getLogger(__name__)

_ES_CONTINUOUS = 0x80000000
_ES_SYSTEM_REQUIRED = 0x00000001
_PATIENCE = 5000
"""Milliseconds for a service of the system's to answer."""

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


class Logind:
    """The system's own bus: a file that is open holds the lock, and closing it gives it back."""

    def __init__(self, bus: Any, parent: QObject) -> None:
        self._bus = bus
        self._parent = parent
        self._watcher: Any = None
        self._file: int | None = None

    def take(self, reason: str, done: Answer) -> None:
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher, QDBusUnixFileDescriptor

        service, path = "org.freedesktop.login1", "/org/freedesktop/login1"
        call = QDBusMessage.createMethodCall(service, path, f"{service}.Manager", "Inhibit")
        call.setArguments(["sleep:idle", "Comfy Desk", reason, "block"])
        watcher = self._watcher = QDBusPendingCallWatcher(self._bus.asyncCall(call, _PATIENCE), self._parent)

        def answered(_watcher: object) -> None:
            if self._watcher is not watcher:
                return
            self._watcher = None
            arguments = watcher.reply().arguments() if not watcher.isError() else []
            watcher.deleteLater()
            given = arguments[0] if arguments else None
            if isinstance(given, QDBusUnixFileDescriptor) and given.isValid():
                self._file = os.dup(given.fileDescriptor())
            done(self._file is not None)

        watcher.finished.connect(answered)

    def release(self) -> None:
        watcher, self._watcher = self._watcher, None
        if watcher is not None:
            watcher.deleteLater()
        file, self._file = self._file, None
        if file is not None:
            os.close(file)


class ScreenSaver:
    """The session's bus, over a connection of its own: with its end the service gives back what was taken over it."""

    NAME = "comfy-desk-awake"

    def __init__(self, parent: QObject) -> None:
        self._parent = parent
        self._watcher: Any = None
        self._connected = False

    def take(self, reason: str, done: Answer) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, self.NAME)
        self._connected = bus.isConnected()
        if not self._connected:
            done(False)
            return
        service = "org.freedesktop.ScreenSaver"
        call = QDBusMessage.createMethodCall(service, "/org/freedesktop/ScreenSaver", service, "Inhibit")
        call.setArguments(["Comfy Desk", reason])
        watcher = self._watcher = QDBusPendingCallWatcher(bus.asyncCall(call, _PATIENCE), self._parent)

        def answered(_watcher: object) -> None:
            if self._watcher is not watcher:
                return
            self._watcher = None
            held = not watcher.isError()
            watcher.deleteLater()
            if not held:
                self.release()
            done(held)

        watcher.finished.connect(answered)

    def release(self) -> None:
        from PySide6.QtDBus import QDBusConnection

        watcher, self._watcher = self._watcher, None
        if watcher is not None:
            watcher.deleteLater()
        if self._connected:
            self._connected = False
            QDBusConnection.disconnectFromBus(self.NAME)


class ChildProcess:
    """A small program that keeps the machine awake as long as it runs (`caffeinate` of macOS)."""

    def __init__(self, command: Sequence[str], parent: QObject) -> None:
        self._command = tuple(command)
        self._parent = parent
        self._process: QProcess | None = None

    def take(self, _reason: str, done: Answer) -> None:
        process = self._process = QProcess(self._parent)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.started.connect(lambda: done(True) if self._process is process else None)
        process.errorOccurred.connect(lambda error: self._on_error(process, error, done))
        process.start(self._command[0], list(self._command[1:]))

    def _on_error(self, process: QProcess, error: QProcess.ProcessError, done: Answer) -> None:
        if self._process is process and error is QProcess.ProcessError.FailedToStart:
            self._process = None
            process.deleteLater()
            done(False)

    def release(self) -> None:
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
    """What this system may have, the best first. Nothing is asked of it yet."""
    if platform == "win32":
        import ctypes

        return (Windows(ctypes.windll.kernel32.SetThreadExecutionState),)  # type: ignore[attr-defined]
    if platform == "darwin":
        return (ChildProcess(("/usr/bin/caffeinate", "-i", "-w", str(os.getpid())), parent),)
    try:
        from PySide6.QtDBus import QDBusConnection
    except ImportError:
        _log.info("Qt's D-Bus cannot be loaded, so the machine cannot be kept awake")
        return ()
    found: list[Inhibitor] = []
    system = QDBusConnection.systemBus()
    if system.isConnected():
        found.append(Logind(system, parent))
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        found.append(ScreenSaver(parent))
    return tuple(found)
