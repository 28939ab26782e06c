"""One program a data folder: the second start raises the first one's window and ends."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QLockFile
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE_MS = 2000


class Place(Enum):
    FIRST = "first"
    RAISED = "raised"  # another one runs and shows its window now
    TAKEN = "taken"  # another one has the folder and does not answer


class SingleInstance:
    """Holds the folder's lock until `release`. A lock left by a crash does not block: its process is looked for."""

    def __init__(self, data: Path) -> None:
        self._name = "comfy-desk-" + hashlib.sha256(str(data).encode("utf-8", "replace")).hexdigest()[:16]
        self._data = data
        self._lock: QLockFile | None = None
        self._server: QLocalServer | None = None

    def claim(self, on_raise: Callable[[], None]) -> Place:
        """FIRST also where the folder cannot hold a lock: opening the store says why, in words."""
        try:
            self._data.mkdir(parents=True, exist_ok=True)
        except OSError:
            return Place.FIRST
        lock = QLockFile(str(self._data / "desk.lock"))
        lock.setStaleLockTime(0)
        if not lock.tryLock(100):
            if lock.error() is QLockFile.LockError.LockFailedError:
                return self._ask_the_other()
            return Place.FIRST
        self._lock = lock
        QLocalServer.removeServer(self._name)
        server = QLocalServer()
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if server.listen(self._name):
            server.newConnection.connect(lambda: self._on_connection(on_raise))
            self._server = server
        return Place.FIRST

    def release(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _ask_the_other(self) -> Place:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_PATIENCE_MS):
            return Place.TAKEN
        socket.write(b"raise")
        socket.waitForBytesWritten(_PATIENCE_MS)
        socket.disconnectFromServer()
        return Place.RAISED

    def _on_connection(self, on_raise: Callable[[], None]) -> None:
        server = self._server
        while server is not None and server.hasPendingConnections():
            server.nextPendingConnection().deleteLater()
            on_raise()
