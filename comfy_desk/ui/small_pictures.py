"""The small pictures that the program's own workers made, read from their files. Nothing else is ever decoded in the window.

A new result is shown in its row, on the stage and in the strip at nearly the same time: the newest few stay decoded, so that
each is decoded once. Larger numbers of them are kept by those who show them, in their own sizes.
"""

from __future__ import annotations

import os
from collections import OrderedDict

from PySide6.QtGui import QImage, QImageReader

MOST_SIDE = 1024
"""Pixels. What is longer was not made by a worker."""

MOST_BYTES = 8 * 1024 * 1024
"""Of a file; larger ones were not made by a worker either."""

KEPT = 8
KEPT_BYTES = 16 * 1024 * 1024

_Key = tuple[str, int, int]
_kept: OrderedDict[_Key, QImage] = OrderedDict()


def read_small(path: str) -> QImage:
    """The picture in its own size; a null image where it cannot be had. For the window's own thread."""
    try:
        facts = os.stat(path)
    except (OSError, ValueError):
        return QImage()
    key = (path, facts.st_mtime_ns, facts.st_size)
    if key in _kept:
        _kept.move_to_end(key)
        return _kept[key]
    image = _read(path) if facts.st_size <= MOST_BYTES else QImage()
    if not image.isNull():
        _kept[key] = image
        while len(_kept) > KEPT or (len(_kept) > 1 and sum(one.sizeInBytes() for one in _kept.values()) > KEPT_BYTES):
            _kept.popitem(last=False)
    return image


def decode_small(path: str) -> QImage:
    """The same without keeping anything, for any thread."""
    try:
        facts = os.stat(path)
    except (OSError, ValueError):
        return QImage()
    return _read(path) if facts.st_size <= MOST_BYTES else QImage()


def _read(path: str) -> QImage:
    reader = QImageReader(path, b"png")
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > MOST_SIDE:
        return QImage()
    return reader.read()
