"""A 3D object that can be turned: by OpenGL where that was seen to work, else by the drawing process, a side at a time.

An ordinary widget that paints images: it is never itself a surface of OpenGL, and needs none.
"""

from __future__ import annotations

import time
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QImage, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.drawing.decoded import Decoded, PreviewRefused
from comfy_desk.ui.drawing.mesh_taken import Taken, mesh_of, turned
from comfy_desk.ui.drawing.orbit_view import Side
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr, whole
from comfy_desk.ui.viewers.gl_painter import GlPainter, NoOpenGL
from comfy_desk.ui.viewers.gl_probe import probe
from comfy_desk.ui.viewers.loading import Loader

DEGREES = 0.5
"""For each logical pixel that the pointer goes."""

STEP = 1.15
SLOW = 0.045
"""Seconds: an object that takes longer to draw is drawn at half the size while it moves."""

REST = 180
"""Milliseconds after the last move until it is drawn at full size."""

TURN_EVERY, TURN_BY = 40, 0.8
MOST_SIDE = 2400
"""Device pixels that are drawn; a larger view is filled from fewer."""

SOFT_SIDE = 720
MANY, FEW = 300_000, 50_000
"""Triangles with a graphics card, and where OpenGL is a program: each picture is to take a few hundredths of a second."""

_NO_CARD = ("llvmpipe", "softpipe", "swiftshader", "software", "gdi generic", "basic render")

_allowed = True


def allow(on: bool) -> None:
    """The artist's setting: whether 3D objects are shown to be turned at all."""
    global _allowed
    _allowed = on


def allowed() -> bool:
    return _allowed


@overrides_qt
class OrbitView(QWidget):
    """`open` a file; `ready` comes once it can be seen, or `refused(sentence)`. `note` says what is not as in the file."""

    ready = Signal()
    refused = Signal(str)
    sideChanged = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.note = ""
        self._path = ""
        self._side = Side()
        self._wire = False
        self._image = QImage()
        self._painter: GlPainter | None = None
        self._grabbed: QPointF | None = None
        self._took = 0.0
        self._moving = False
        self._loader = Loader(self)
        self._soft = False
        self._card = True
        self._due = False
        self._drawing = QTimer(self)
        self._drawing.setSingleShot(True)
        self._drawing.timeout.connect(self._draw)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._on_rest)
        self._turning = QTimer(self)
        self._turning.setInterval(TURN_EVERY)
        self._turning.timeout.connect(lambda: self._look(self._side.turned(TURN_BY, 0)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 96)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setAccessibleName(tr("3D object"))
        self.setAccessibleDescription(tr("Drag to turn it, roll the wheel to come closer."))
        self.setToolTip(self.accessibleDescription())
        theme.watch().changed.connect(self._soon)

    # --- what is shown

    def open(self, path: str) -> None:
        self.release()
        self._path = path
        probe().ask(partial(self._on_probed, path))

    def release(self) -> None:
        """Lets go of the object, and of what OpenGL keeps of it."""
        self._loader.forget()
        for timer in (self._drawing, self._rest, self._turning):
            timer.stop()
        if self._painter is not None:
            self._painter.close()
        self._painter = None
        self._path = self.note = ""
        self._image = QImage()
        self._side = Side()
        self._wire = self._soft = self._due = self._moving = False

    @property
    def side(self) -> Side:
        return self._side

    @property
    def image(self) -> QImage:
        return self._image

    @property
    def soft(self) -> bool:
        """It is drawn without OpenGL."""
        return self._soft

    # --- what one does with it

    def reset(self) -> None:
        self._look(Side())

    def turn_by(self, across: float, down: float) -> None:
        self._look(self._side.turned(across, down))

    def zoom_by(self, factor: float) -> None:
        self._look(self._side.nearer(factor))

    def set_wire(self, on: bool) -> None:
        self._wire = on
        self._soon()

    def set_turning(self, on: bool) -> None:
        """Round and round by itself."""
        self._turning.start() if on and self._path else self._turning.stop()

    def _look(self, side: Side) -> None:
        if side != self._side:
            self._side = side
            self._moving = True
            self._rest.start(REST)
            self.sideChanged.emit()
            self._soon()

    def _on_rest(self) -> None:
        self._moving = False
        if self._took > SLOW:
            self._soon()

    # --- drawing

    def _on_probed(self, path: str, name: str) -> None:
        if path != self._path:  # another one is shown meanwhile
            return
        if name:
            self._card = not any(sign in name.lower() for sign in _NO_CARD)
            self._loader.load(mesh_of(path, MANY if self._card else FEW), self._on_mesh, self._on_refused)
        else:
            self._go_soft()

    def _on_mesh(self, taken: Taken) -> None:
        try:
            self._painter = GlPainter(smooth=self._card)
            self._painter.load(taken)
        except NoOpenGL:
            self._go_soft()
            return
        if taken.shown < taken.triangles:
            words = tr("Shown with {n} of {all} triangles.")
            self.note = words.format(n=whole(taken.shown), all=whole(taken.triangles))
        self._draw()
        self._took = 0.0  # the first one makes everything ready
        if self._painter is not None:  # else it goes on without OpenGL, and is ready with the first side
            self.ready.emit()

    def _go_soft(self) -> None:
        """By the drawing process."""
        if self._painter is not None:
            self._painter.close()
            self._painter = None
        self._soft = True
        self.note = tr("Drawn without OpenGL: coarser than it is.")
        self._draw()

    def _on_refused(self, error: Exception) -> None:
        self._due = False
        told = str(error) if isinstance(error, PreviewRefused) else tr("This 3D object could not be shown.")
        if self._image.isNull():
            self.refused.emit(told)

    def _soon(self) -> None:
        if self._path and not self._drawing.isActive():
            self._drawing.start(0)

    def _draw(self) -> None:
        if not self._path or self.width() < 2 or self.height() < 2:
            return
        if self._soft:
            self._ask()
            return
        if self._painter is None:
            return
        size = self._pixels(MOST_SIDE)
        if self._moving and self._took > SLOW:
            size = size / 2
        began = time.perf_counter()
        try:
            self._image = self._painter.draw(
                size, self._side, theme.color("window"), theme.color("accent"), wire=self._wire
            )
        except NoOpenGL:
            self._go_soft()
            return
        full = not (self._moving and self._took > SLOW)
        if full:
            self._took = time.perf_counter() - began
        self.update()

    def _ask(self) -> None:
        """One side at a time: the next is asked for when the last has come."""
        if self._loader.busy:
            self._due = True
            return
        self._due = False
        size = self._pixels(SOFT_SIDE)
        wish = turned(
            self._path, width=size.width(), height=size.height(), yaw=self._side.yaw, pitch=self._side.pitch,
            closer=self._side.closer, wire=self._wire, ground=theme.current().window, line=theme.current().accent,
        )  # fmt: skip
        self._loader.load(wish, self._on_side, self._on_refused)

    def _on_side(self, decoded: Decoded) -> None:
        first = self._image.isNull()
        self._image = decoded.levels[0]
        self.update()
        if first:
            self.ready.emit()
        if self._due:
            self._soon()

    def _pixels(self, most: int) -> QSize:
        whole = self.size() * self.devicePixelRatioF()
        longest = max(whole.width(), whole.height())
        return whole if longest <= most else whole * (most / longest)

    # --- the widget

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("window"))
        if not self._image.isNull():
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(QRectF(self.rect()), self._image)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._soon()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._soon()
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody sees does not go on turning."""
        self._turning.stop()
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._grabbed = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grabbed is None:
            return
        by = event.position() - self._grabbed
        self._grabbed = event.position()
        self.turn_by(by.x() * DEGREES, by.y() * DEGREES)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grabbed = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.reset()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        notches = event.angleDelta().y() / 120
        if notches:
            self.zoom_by(STEP**notches)
        event.accept()
