"""The line of a film's or sound's time: goes where it is clicked, shows a range, and tells what the pointer is over."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.overrides import overrides_qt


@overrides_qt
class SeekSlider(QSlider):
    """A slider that goes where it is clicked, not a page in that direction.

    `hovered` carries the value under the pointer and how far across that is, -1 where it has left.
    """

    hovered = Signal(int, int)

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self._range: tuple[int | None, int | None] = (None, None)
        self.setMouseTracking(True)

    def show_range(self, first: int | None, last: int | None) -> None:
        """What is played again and again; None twice is no range."""
        self._range = (first, last)
        self.update()

    def value_at(self, x: float) -> int:
        groove, wide = self._groove()
        at = self.width() - x if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else x
        return QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), round(at - wide / 2), groove)

    def _groove(self) -> tuple[int, int]:
        """How far the handle can go, and its width."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_Slider
        handle = self.style().subControlRect(control, option, QStyle.SubControl.SC_SliderHandle, self)
        return max(1, self.width() - handle.width()), handle.width()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_Slider
        handle = self.style().subControlRect(control, option, QStyle.SubControl.SC_SliderHandle, self)
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(event.position().toPoint()):
            self.setValue(self.value_at(event.position().x()))
            self.sliderMoved.emit(self.value())
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.isEnabled():
            self.hovered.emit(self.value_at(event.position().x()), round(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(-1, 0)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.value()
        super().keyPressEvent(event)
        if self.value() != before:
            self.sliderMoved.emit(self.value())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        first, last = self._range
        if (first is None and last is None) or self.maximum() <= self.minimum():
            return
        left = self._across(first if first is not None else self.minimum())
        right = self._across(last if last is not None else self.maximum())
        left, right = min(left, right), max(left, right)
        painter = QPainter(self)
        colour = theme.color("accent")
        painter.fillRect(QRectF(left, self.height() - 3, right - left, 2), colour)
        for at, is_set in ((left, first is not None), (right, last is not None)):
            if is_set:
                painter.fillRect(QRectF(at - 1, 1, 2, self.height() - 2), colour)

    def _across(self, value: int) -> float:
        groove, wide = self._groove()
        at = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, groove) + wide / 2
        return self.width() - at if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else at
