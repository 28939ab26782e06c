"""The program's own outline icons, drawn in the colour of a token and redrawn when the theme changes.

`icon("send")` can be given to any button once: its engine asks for the colour at each painting, so nothing has to be set
again after a change of theme. Pictures are cached by name, size, scale and colour. No icon theme of the system is used.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QLibraryInfo, QPoint, QRect, QRectF, QSize, Qt, QVersionNumber
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPaintEvent, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.resources import resources_dir

APP_ICON = "comfy-desk"

_LOGICAL_SIZES = QLibraryInfo.version() >= QVersionNumber(6, 8)


def icon(name: str, role: str = "text") -> QIcon:
    """An icon in the colour of the token `role` (text, dim, ok, warn, error, info, accent, accent_text …)."""
    if name == APP_ICON:
        return app_icon()
    _source(name)  # a name that does not exist is a mistake where it is written, not where it is painted
    return _icon(name, role)


def pixmap(name: str, role: str = "text", size: int = theme.ICON, scale: float = 1.0) -> QPixmap:
    """The same as a picture of `size` logical pixels at the scale of the screen it is for."""
    return _drawn(name, theme.color(role).name(), size, round(scale * 100))


def names() -> tuple[str, ...]:
    """Every icon there is."""
    return tuple(sorted(path.stem for path in (resources_dir() / "icons").glob("*.svg")))


@lru_cache(maxsize=1)
def app_icon() -> QIcon:
    """The product's icon, in its own colours."""
    made = QIcon()
    renderer = QSvgRenderer(QByteArray(_source(APP_ICON).encode()))
    for size in (16, 24, 32, 48, 64, 128, 256):
        picture = QPixmap(size, size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        renderer.render(painter)
        painter.end()
        made.addPixmap(picture)
    return made


@overrides_qt
class IconLabel(QWidget):
    """An icon that stands by itself and follows the theme. It says nothing to those who hear the window."""

    def __init__(self, name: str, role: str = "text", size: int = theme.ICON, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon(name, role)
        self.setFixedSize(size, size)

    def set_icon(self, name: str, role: str = "text") -> None:
        self._icon = icon(name, role)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._icon.paint(painter, self.rect())
        painter.end()


@overrides_qt
class _Engine(QIconEngine):
    """Draws with the tokens that are on at the moment of painting."""

    def __init__(self, name: str, role: str) -> None:
        super().__init__()
        self._name = name
        self._role = role

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        size = min(rect.width(), rect.height())
        device = painter.device()
        scale = device.devicePixelRatioF() if device is not None else 1.0
        made = self._pixmap(size, scale, mode)
        painter.drawPixmap(rect.topLeft() + QPoint((rect.width() - size) // 2, (rect.height() - size) // 2), made)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self._pixmap(min(size.width(), size.height()), 1.0, mode)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:  # noqa: N802
        # Until Qt 6.7 this size came in device pixels, since then in logical ones.
        logical = min(size.width(), size.height())
        return self._pixmap(logical if _LOGICAL_SIZES else round(logical / scale), scale, mode)

    def clone(self) -> QIconEngine:
        return _Engine(self._name, self._role)

    def key(self) -> str:
        return "comfy-desk"

    def _pixmap(self, size: int, scale: float, mode: QIcon.Mode) -> QPixmap:
        role = "disabled" if mode == QIcon.Mode.Disabled else self._role
        return pixmap(self._name, role, max(size, 1), scale)


@lru_cache(maxsize=512)
def _icon(name: str, role: str) -> QIcon:
    return QIcon(_Engine(name, role))


@lru_cache(maxsize=256)
def _source(name: str) -> str:
    path = resources_dir() / "icons" / f"{name}.svg"
    if not path.is_file():
        raise KeyError(f"There is no icon named {name!r}.")
    return path.read_text(encoding="utf-8")


@lru_cache(maxsize=1024)
def _drawn(name: str, colour: str, size: int, percent: int) -> QPixmap:
    scale = percent / 100
    pixels = max(1, round(size * scale))
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    renderer = QSvgRenderer(QByteArray(_source(name).replace("currentColor", colour).encode()))
    renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    picture.setDevicePixelRatio(scale)
    return picture
