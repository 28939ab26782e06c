"""One program a data folder: the second start raises the first one's window and ends."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 5.0
"""Seconds until another one that has the folder shows its window, or is gone: closing takes it up to three."""

_PAUSE = 0.05
_SHOWN = b"shown"

_FRONT = "XDG_ACTIVATION_TOKEN"
_LONGEST_TOKEN = 512
_TOKEN_WAIT = 300
"""Milliseconds for the word of whoever starts second; its window is shown without it, too."""

_given = os.environ.get(_FRONT, "")
"""What a desktop gave this start, so that a window may come to the front. Read before Qt takes it out."""


class Place(Enum):
    FIRST = "first"
    RAISED = "raised"  # another one runs and shows its window now
    TAKEN = "taken"  # another one has the folder and does not answer


class SingleInstance:
    """Holds the folder's lock until `release`. A lock left by a crash does not block: its process is looked for."""

    def __init__(self, data: Path) -> None:
        self._name = "comfy-desk-" + hashlib.sha256(os.fsencode(os.path.realpath(data))).hexdigest()[:16]
        self._data = data
        self._lock: QLockFile | None = None
        self._server: QLocalServer | None = None

    def claim(self, on_raise: Callable[[], None], patience: float = PATIENCE) -> Place:
        """FIRST also where the folder cannot hold a lock: opening the store says why, in words.

        Waits, for so many seconds, where another one is just starting or closing: the one does not listen yet, the other
        not any more.
        """
        try:
            self._data.mkdir(parents=True, exist_ok=True)
        except OSError:
            return Place.FIRST
        lock = QLockFile(str(self._data / "desk.lock"))
        lock.setStaleLockTime(0)
        end = time.monotonic() + patience
        while not lock.tryLock(0):
            if lock.error() is not QLockFile.LockError.LockFailedError:
                return Place.FIRST
            place = self._ask_the_other(int(patience * 1000))
            if place is not None:
                return place
            if time.monotonic() > end:
                return Place.TAKEN
            time.sleep(_PAUSE)
        self._lock = lock
        self._listen(on_raise)
        return Place.FIRST

    def _listen(self, on_raise: Callable[[], None]) -> None:
        QLocalServer.removeServer(self._name)
        server = QLocalServer()
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if server.listen(self._name):
            server.newConnection.connect(lambda: self._on_connection(on_raise))
            self._server = server

    def stop_listening(self) -> None:
        """This one is closing: whoever starts now waits for its end instead of for its window."""
        if self._server is not None:
            self._server.close()
            self._server = None

    def release(self) -> None:
        self.stop_listening()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _ask_the_other(self, milliseconds: int) -> Place | None:
        """None where nobody listens (yet, or any more)."""
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(milliseconds):
            return None
        socket.write(_given.encode("ascii", "ignore")[:_LONGEST_TOKEN] + b"\n")
        socket.flush()
        if socket.waitForReadyRead(milliseconds):
            return Place.RAISED
        # It closed the line on us, or it stands still.
        return None if socket.state() is QLocalSocket.LocalSocketState.UnconnectedState else Place.TAKEN

    def _on_connection(self, on_raise: Callable[[], None]) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            _Caller(self._server.nextPendingConnection(), on_raise)


class _Caller(QObject):
    """A second start on the line: its token, then the window, then the answer. Goes with the line."""

    def __init__(self, line: QLocalSocket, on_raise: Callable[[], None]) -> None:
        super().__init__(line)
        self._line = line
        self._on_raise = on_raise
        self._answered = False
        line.disconnected.connect(line.deleteLater)
        line.readyRead.connect(self._on_words)
        QTimer.singleShot(_TOKEN_WAIT, self, self._answer)
        self._on_words()

    def _on_words(self) -> None:
        if self._line.canReadLine():
            token = bytes(self._line.readLine(_LONGEST_TOKEN + 2).data()).strip().decode("ascii", "ignore")
            if token and token.isprintable():
                os.environ[_FRONT] = (
                    token  # the desktop lets the window come to the front with it; Qt looks for it here
                )
            self._answer()

    def _answer(self) -> None:
        if self._answered:
            return
        self._answered = True
        self._on_raise()
        self._line.write(_SHOWN)
        self._line.flush()
        self._line.disconnectFromServer()  # once it is written
