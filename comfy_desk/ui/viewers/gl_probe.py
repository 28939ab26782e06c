"""Whether OpenGL draws here, tried in a process of its own: a driver that crashes takes nothing of the window with it.

`python -m comfy_desk.ui.viewers.gl_probe` draws one triangle as `gl_painter` would and prints who drew it. The window's side
asks once a run and is told in a later turn of its loop.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QProcess, QProcessEnvironment, QTimer
from PySide6.QtGui import QColor, QGuiApplication

PATIENCE = 15_000
"""Milliseconds."""

MARK = "drawn by:"
_WITHOUT = ("offscreen", "minimal", "vnc", "linuxfb")
"""Platforms of Qt that have no OpenGL; some end the process that asks."""


class GlProbe(QObject):
    """`ask(told)`: `told(name)` comes once it is known who draws, "" where OpenGL does not work."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name: str | None = None
        self._waiting: list[Callable[[str], None]] = []
        self._process: QProcess | None = None
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(self._on_late)

    @property
    def known(self) -> str | None:
        """None before it was tried."""
        return self._name

    def ask(self, told: Callable[[str], None]) -> None:
        if self._name is None and QGuiApplication.platformName() in _WITHOUT:
            self._name = ""
        if self._name is not None:
            told(self._name)
            return
        self._waiting.append(told)
        if self._process is None:
            self._start()

    def stop(self) -> None:
        """For the end of the program."""
        self._limit.stop()
        self._waiting.clear()
        if self._process is not None and self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(1000)

    def _start(self) -> None:
        process = self._process = QProcess(self)
        surroundings = QProcessEnvironment.systemEnvironment()
        surroundings.insert("QT_QPA_PLATFORM", QGuiApplication.platformName())
        surroundings.insert("QT_MAC_DISABLE_FOREGROUND_APPLICATION_TRANSFORM", "1")  # no second icon in the Dock
        process.setProcessEnvironment(surroundings)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(lambda _error: self._tell(""))
        process.start(sys.executable, ["-m", "comfy_desk.ui.viewers.gl_probe"])
        self._limit.start(PATIENCE)

    def _on_finished(self, code: int, _status: object) -> None:
        process = self._process
        said: QByteArray = process.readAllStandardOutput() if process is not None else QByteArray()
        text = bytes(said.data()).decode("utf-8", "replace")
        _, mark, name = text.partition(MARK)
        self._tell(name.strip()[:120] or "OpenGL" if code == 0 and mark else "")

    def _on_late(self) -> None:
        if self._process is not None:
            self._process.kill()
        self._tell("")

    def _tell(self, name: str) -> None:
        self._limit.stop()
        if self._name is None:
            self._name = name
        waiting, self._waiting = self._waiting, []
        for told in waiting:
            told(self._name)


@lru_cache(maxsize=1)
def probe() -> GlProbe:
    """The program's one."""
    made = GlProbe(QCoreApplication.instance())
    app = QCoreApplication.instance()
    if app is not None:
        app.aboutToQuit.connect(made.stop)
    return made


def main() -> int:
    """In the process of its own."""
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QImage

    from comfy_desk.ui.drawing.mesh import CORNER
    from comfy_desk.ui.drawing.mesh_taken import Taken
    from comfy_desk.ui.drawing.orbit_view import Side
    from comfy_desk.ui.viewers.gl_painter import GlPainter, NoOpenGL

    app = QGuiApplication(["comfy-desk-probe"])
    corners = b"".join(CORNER.pack(x, y, 0, 0, 0, 1, 0, 0, 255, 0, 0, 255) for x, y in ((-9, -9), (9, -9), (0, 9)))
    dot = QImage(2, 2, QImage.Format.Format_RGBA8888)
    dot.fill(QColor("white"))
    one = Taken(bytearray(corners), ((0, 3, 0),), (dot,), (-1, -1, -1), (1, 1, 1), 1, 1)
    try:
        painter = GlPainter()
        painter.load(one)
        image = painter.draw(QSize(32, 32), Side(0, 0), QColor("black"), QColor("white"))
        name = painter.name
        painter.close()
    except NoOpenGL:
        return 1
    seen = image.pixelColor(16, 16)
    if seen.red() < 100 or seen.green() > 60:
        return 2
    sys.stdout.write(f"{MARK} {name}\n")
    sys.stdout.flush()
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
