"""Small pictures for rows: read when they are first wanted, a few at a time while the window is idle, and kept by size.

Only thumbnails that workers made are read here (small PNG files); anything else is refused, so that no large picture is
ever decoded in the window's thread. What could not be read is remembered and not tried at every painting.
"""

from __future__ import annotations

import time
from collections import OrderedDict

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap

from comfy_desk.ui.small_pictures import read_small

LIMIT = 64 * 1024 * 1024
"""Bytes of decoded pictures that are kept."""

TURN = 0.004
"""Seconds of one turn of the loop that reading may take, but one picture in any case."""

_WAITING_AT_MOST = 400

Key = tuple[str, int]


class Thumbnails(QObject):
    """`loaded` comes once after a batch: those who draw then draw again."""

    loaded = Signal()

    def __init__(self, parent: QObject | None = None, *, limit: int = LIMIT) -> None:
        super().__init__(parent)
        self._limit = limit
        self._kept: OrderedDict[Key, QPixmap | None] = OrderedDict()
        self._bytes = 0
        self._wanted: OrderedDict[Key, float] = OrderedDict()
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._read_some)

    @property
    def bytes_kept(self) -> int:
        return self._bytes

    def get(self, path: str, size: int, scale: float = 1.0) -> QPixmap | None:
        """The picture within a square of `size` logical pixels, or None while it is not there (it is fetched then)."""
        key = (path, round(size * scale))
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        self._wanted[key] = scale
        self._wanted.move_to_end(key)
        while len(self._wanted) > _WAITING_AT_MOST:  # scrolled past
            self._wanted.popitem(last=False)
        if not self._idle.isActive():
            self._idle.start()
        return None

    def failed(self, path: str, size: int, scale: float = 1.0) -> bool:
        """It was tried and cannot be shown."""
        key = (path, round(size * scale))
        return key in self._kept and self._kept[key] is None

    def forget(self, path: str) -> None:
        """Its file changed: it is read anew when it is next wanted."""
        for key in [key for key in self._kept if key[0] == path]:
            self._drop(key)

    def _read_some(self) -> None:
        end = time.monotonic() + TURN
        while self._wanted:
            key, scale = self._wanted.popitem()  # the newest wish is in sight
            self._keep(key, _read(key[0], key[1], scale))
            if time.monotonic() >= end:
                break
        if not self._wanted:
            self._idle.stop()
        self.loaded.emit()

    def _keep(self, key: Key, picture: QPixmap | None) -> None:
        self._kept[key] = picture
        self._bytes += _size(picture)
        while self._bytes > self._limit and len(self._kept) > 1:
            self._drop(next(iter(self._kept)))

    def _drop(self, key: Key) -> None:
        self._bytes -= _size(self._kept.pop(key))


def _size(picture: QPixmap | None) -> int:
    return 256 if picture is None else picture.width() * picture.height() * 4


def _read(path: str, pixels: int, scale: float) -> QPixmap | None:
    image = read_small(path)
    if image.isNull():
        return None
    size = image.size()
    wanted = size.scaled(QSize(pixels, pixels), Qt.AspectRatioMode.KeepAspectRatio)
    if wanted.width() < size.width():
        wanted = wanted.expandedTo(QSize(1, 1))
        mode = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(wanted, Qt.AspectRatioMode.IgnoreAspectRatio, mode)
    picture = QPixmap.fromImage(image)
    picture.setDevicePixelRatio(scale)
    return picture
