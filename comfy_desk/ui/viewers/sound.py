"""Sounds: their waveform where the worker drew one, with a mark of where one listens, and the controls."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from comfy_desk.ui import icons, theme
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.viewers.canvas import Canvas
from comfy_desk.ui.viewers.film import PlayingStage


@overrides_qt
class WaveCanvas(Canvas):
    """The waveform across the view; a plain sign of sound where there is none. `heard` is 0 to 1. A click goes there."""

    seekAsked = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, grows=True)
        self.heard = 0.0
        self._range: tuple[float, float] | None = None

    def show_range(self, part: tuple[float, float] | None) -> None:
        """What is played again and again, each end 0 to 1."""
        self._range = part
        self.update()

    def set_heard(self, part: float) -> None:
        self.heard = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        if self.empty:
            size = min(96, self.width() // 2, self.height() // 2)
            mark = icons.pixmap("audio", "dim", max(16, size), self.devicePixelRatioF())
            painter.drawPixmap((self.width() - size) // 2, (self.height() - size) // 2, mark)
            return
        rect = self.picture_rect()
        if self._range is not None:
            first, last = (rect.left() + part * rect.width() for part in self._range)
            shade = theme.color("window")
            shade.setAlphaF(0.7)
            painter.fillRect(QRectF(rect.left(), rect.top(), first - rect.left(), rect.height()), shade)
            painter.fillRect(QRectF(last, rect.top(), rect.right() - last, rect.height()), shade)
        at = rect.left() + self.heard * rect.width()
        painter.fillRect(QRectF(at - 0.5, rect.top(), 1.5, rect.height()), theme.color("accent"))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # a waveform is not zoomed

    def mousePressEvent(self, event: QMouseEvent) -> None:
        rect = self.picture_rect()
        if event.button() == Qt.MouseButton.LeftButton and not self.empty and rect.width() > 0:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                super().mousePressEvent(event)
                return
            self.seekAsked.emit(min(1.0, max(0.0, (event.position().x() - rect.left()) / rect.width())))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)


class SoundStage(PlayingStage):
    video = False
    what = "sound"

    def __init__(self, parent: QWidget | None = None) -> None:
        wave = WaveCanvas()
        super().__init__(parent, wave)
        wave.seekAsked.connect(lambda part: self.player.seek(int(part * self.player.duration)))
        self.player.positionChanged.connect(self._on_position)
        self.transport.range.changed.connect(self._on_range)

    def _on_position(self, position: int) -> None:
        duration = self.player.duration
        if isinstance(self.canvas, WaveCanvas):
            self.canvas.set_heard(position / duration if duration > 0 else 0.0)

    def _on_range(self) -> None:
        marks, duration = self.transport.range, self.player.duration
        if isinstance(self.canvas, WaveCanvas):
            last = marks.last if marks.last is not None else duration
            part = ((marks.first or 0) / duration, last / duration) if marks.on and duration > 0 else None
            self.canvas.show_range(part)

    def _on_loaded(self) -> None:
        self._note.setText(tr("No sound device was found on this machine: it plays in silence."))
        self._note.setVisible(self.player.silent)
        super()._on_loaded()
