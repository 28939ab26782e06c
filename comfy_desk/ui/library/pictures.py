"""Small pictures of the library: read and scaled in threads, the newest wish first, and kept up to a number of bytes.

Only pictures that the program's own workers made are read (`ui/small_pictures`). What was scrolled past before its turn came
is not read; what could not be read is remembered. Reading lets go of the interpreter, so the window goes on meanwhile.
"""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future
from typing import Any

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from comfy_desk.services.slow_disk import Threads
from comfy_desk.ui.small_pictures import decode_small

LIMIT = 56 * 1024 * 1024
"""Bytes of pictures that are kept: with those of the queue's rows, less than 128 MB in all."""

AT_ONCE = 2
"""Pictures that are read at the same time."""

_WISHES = 160
_LOOK_EVERY = 8
"""Milliseconds between looks at what is ready."""

Key = tuple[str, int]

_threads = Threads()


class Pictures(QObject):
    """`loaded` carries the paths of what is here now."""

    loaded = Signal(object)

    def __init__(self, parent: QObject | None = None, *, limit: int = LIMIT) -> None:
        super().__init__(parent)
        self._limit = limit
        self._kept: OrderedDict[Key, QPixmap | None] = OrderedDict()
        self._newest: dict[str, Key] = {}
        self._bytes = 0
        self._wished: OrderedDict[Key, float] = OrderedDict()
        self._reading: dict[Key, tuple[Future[QImage], float]] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY)
        self._timer.timeout.connect(self._turn)

    @property
    def bytes_kept(self) -> int:
        return self._bytes

    @property
    def idle(self) -> bool:
        return not self._wished and not self._reading

    def get(self, path: str, pixels: int, scale: float = 1.0) -> QPixmap | None:
        """Within a square of `pixels` of the device, or None while it is not here (it is read then)."""
        key = (path, pixels)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._reading:
            self._wished[key] = scale
            self._wished.move_to_end(key)
            if len(self._wished) > _WISHES:
                self._wished.popitem(last=False)
            if not self._timer.isActive():
                self._timer.start()
        return None

    def near(self, path: str) -> QPixmap | None:
        """The same in another size, until the right one is here."""
        return self._kept.get(self._newest.get(path, ("", 0)))

    def failed(self, path: str, pixels: int) -> bool:
        key = (path, pixels)
        return key in self._kept and self._kept[key] is None

    def forget(self, path: str) -> None:
        """Its file is another one now."""
        for key in [key for key in self._kept if key[0] == path]:
            self._drop(key)

    def only(self, paths: set[str]) -> None:
        """Wishes for anything else were scrolled past."""
        for key in [key for key in self._wished if key[0] not in paths]:
            del self._wished[key]

    def clear(self) -> None:
        """Nothing of it is shown any more."""
        self._kept.clear()
        self._newest.clear()
        self._wished.clear()
        self._bytes = 0

    def _turn(self) -> None:
        came = [key for key, (future, _scale) in self._reading.items() if future.done()]
        for key in came:
            future, scale = self._reading.pop(key)
            self._keep(key, future, scale)
        while self._wished and len(self._reading) < AT_ONCE:
            key, scale = self._wished.popitem()
            self._reading[key] = (_threads.submit(_read, *key), scale)
        if self.idle:
            self._timer.stop()
        if came:
            self.loaded.emit({path for path, _pixels in came})

    def _keep(self, key: Key, future: Future[QImage], scale: float) -> None:
        picture: QPixmap | None = None
        image: Any = None if future.exception() is not None else future.result()
        if image is not None and not image.isNull():
            picture = QPixmap.fromImage(image)
            picture.setDevicePixelRatio(scale)
        self._kept[key] = picture
        self._newest[key[0]] = key
        self._bytes += _size(picture)
        while self._bytes > self._limit and len(self._kept) > 1:
            self._drop(next(iter(self._kept)))

    def _drop(self, key: Key) -> None:
        self._bytes -= _size(self._kept.pop(key))
        if self._newest.get(key[0]) == key:
            del self._newest[key[0]]


def _size(picture: QPixmap | None) -> int:
    return 256 if picture is None else picture.width() * picture.height() * 4


def _read(path: str, pixels: int) -> QImage:
    """In a thread: nothing of the window's is touched."""
    image = decode_small(path)
    if image.isNull():
        return image
    wanted = image.size().scaled(QSize(pixels, pixels), Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
    if wanted.width() < image.width():
        ways = (Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
        image = image.scaled(wanted, *ways)
    form = QImage.Format.Format_ARGB32_Premultiplied if image.hasAlphaChannel() else QImage.Format.Format_RGB32
    return image.convertToFormat(form)
