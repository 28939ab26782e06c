"""The window's side of the desktop's bus: orders to the process that speaks it, and what that one tells. Never waited for."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from comfy_desk.ui.awake import Answer
from comfy_desk.ui.notices.native import Native, Outward
from comfy_desk.ui.phrases import tr

COMMAND = (sys.executable, "-m", "comfy_desk.ui.desktop_bus.child")
_LONGEST = 64_000
_UNSEEN = "COMFY_API_KEY"
"""Of the environment: not for a process that has no use for it."""


class DesktopBus(QObject):
    """`clicked(key)` a notice, `hostChanged(bool)` whether icons of programs have a place, `woke()` after a sleep."""

    clicked = Signal(str)
    inhibited = Signal(bool)
    hostChanged = Signal(bool)
    woke = Signal()

    def __init__(self, parent: QObject | None = None, command: tuple[str, ...] = COMMAND) -> None:
        super().__init__(parent)
        self._left = b""
        self.there = True  # as far as is known
        process = self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.remove(_UNSEEN)
        process.setProcessEnvironment(environment)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._on_words)
        process.finished.connect(self._on_end)
        process.errorOccurred.connect(self._on_end)
        process.start(command[0], list(command[1:]))

    def order(self, do: str, **more: Any) -> bool:
        """Whether there is somebody to order."""
        if self.there:
            self._process.write(json.dumps({"do": do, **more}).encode() + b"\n")
        return self.there

    def close(self) -> None:
        """With its input it ends by itself, and gives back what it held; nothing is told afterwards."""
        self.there = False
        process = self._process
        for signal in (process.readyReadStandardOutput, process.finished, process.errorOccurred):
            with contextlib.suppress(RuntimeError):
                signal.disconnect()
        process.closeWriteChannel()
        if process.state() is not QProcess.ProcessState.NotRunning and not process.waitForFinished(200):
            process.kill()
            process.waitForFinished(200)

    def _on_end(self, *_how: object) -> None:
        """No bus, or it has gone: there is none for the rest of this run."""
        if self.there:
            self.there = False
            self.inhibited.emit(False)

    def _on_words(self) -> None:
        *lines, left = (self._left + bytes(self._process.readAllStandardOutput().data())).split(b"\n")
        self._left = left[-_LONGEST:]
        for line in lines:
            with contextlib.suppress(ValueError):
                self._take(json.loads(line))

    def _take(self, word: dict[str, Any]) -> None:
        told = word.get("told")
        if told == "clicked":
            if word.get("token"):  # the compositor lets the window come to the front with it; Qt looks for it here
                os.environ["XDG_ACTIVATION_TOKEN"] = str(word["token"])[:512]
            self.clicked.emit(str(word.get("key", "")))
        elif told == "inhibited":
            self.inhibited.emit(word.get("ok") is True)
        elif told == "host":
            self.hostChanged.emit(word.get("there") is True)
        elif told == "woke":
            self.woke.emit()


class BusNotices(Native):
    """The system's notices over the bus; works without a tray."""

    def __init__(self, bus: DesktopBus, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus = bus
        bus.clicked.connect(self.clicked)

    def send(self, notice: Outward) -> bool:
        return self._bus.order(
            "notify",
            key=notice.key,
            title=notice.title,
            line=notice.line,
            picture=notice.picture,
            urgent=notice.urgent,
            show=tr("Show"),
        )


class BusLock:
    """A lock against sleep, of logind or of the session (an `awake.Inhibitor`)."""

    def __init__(self, bus: DesktopBus) -> None:
        self._bus = bus
        self._done: Answer | None = None
        bus.inhibited.connect(self._on_answer)

    def take(self, reason: str, done: Answer) -> None:
        self._done = done
        if not self._bus.order("inhibit", reason=reason):
            self._on_answer(False)

    def release(self) -> None:
        self._done = None
        self._bus.order("release")

    def _on_answer(self, held: bool) -> None:
        done, self._done = self._done, None
        if done is not None:
            done(held)


def desktop_bus(parent: QObject, platform: str = sys.platform) -> DesktopBus | None:
    """None where a platform has no such bus."""
    if platform in ("win32", "darwin") or not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return None
    return DesktopBus(parent)
