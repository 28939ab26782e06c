"""What makes a picture upright that says how it is turned (EXIF orientation, 1 to 8): for pixels, and for places in it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QImageIOHandler, QTransform

_TURNS = {
    2: (-1, 0, 0, 1),
    3: (-1, 0, 0, -1),
    4: (1, 0, 0, -1),
    5: (0, 1, 1, 0),
    6: (0, 1, -1, 0),
    7: (0, -1, -1, 0),
    8: (0, -1, 1, 0),
}
"""As the matrix of a QTransform."""

_Told = QImageIOHandler.Transformation
_TOLD = {
    _Told.TransformationMirror: 2,
    _Told.TransformationRotate180: 3,
    _Told.TransformationFlip: 4,
    _Told.TransformationFlipAndRotate90: 5,
    _Told.TransformationRotate90: 6,
    _Told.TransformationMirrorAndRotate90: 7,
    _Told.TransformationRotate270: 8,
}


def turn_told(told: QImageIOHandler.Transformation) -> int:
    """What Qt read of a file, as EXIF says it."""
    return _TOLD.get(told, 1)


def swaps(turn: int) -> bool:
    """Width and height change places."""
    return turn > 4


def upright(image: QImage, turn: int) -> QImage:
    if turn not in _TURNS:
        return image
    turned = image.transformed(QTransform(*_TURNS[turn], 0, 0))
    return turned if image.hasAlphaChannel() else turned.convertToFormat(QImage.Format.Format_RGB32)


def place_upright(part: QRectF, stored: QSizeF, turn: int) -> QRectF:
    """Where a part of the stored picture is in the upright one."""
    return _transform(stored, turn).mapRect(part)


def place_stored(part: QRectF, stored: QSizeF, turn: int) -> QRectF:
    """Where a part of the upright picture is in the stored one."""
    return _transform(stored, turn).inverted()[0].mapRect(part)


def _transform(stored: QSizeF, turn: int) -> QTransform:
    if turn not in _TURNS:
        return QTransform()
    turned = QTransform(*_TURNS[turn], 0, 0)
    corner = turned.mapRect(QRectF(0, 0, stored.width(), stored.height())).topLeft()
    return turned * QTransform.fromTranslate(-corner.x(), -corner.y())
