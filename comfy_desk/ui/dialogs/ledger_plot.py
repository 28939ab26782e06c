"""The ledger as bars: reported at the bottom, what was only estimated above it, as far as it may go. Drawn by ourselves.

A bar is a day, or more where the range is long. The pointer or the arrow keys choose one, and its figures are said below the
plot and to those who hear them. Requests without any price have no height: a mark under the bar says that there are some.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from comfy_desk.services.ledger import Column
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.ledger_words import column_in_words, days_in_words
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import dollars, money, tr

_STEPS = (Decimal(1), Decimal(2), Decimal(5), Decimal(10))
_MARK = 4


@overrides_qt
class LedgerPlot(QWidget):
    """`chosen(column)` when another bar is pointed at; None where none is."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: tuple[Column, ...] = ()
        self._top = Decimal(1)
        self._at: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Costs as bars"))
        theme.watch().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(480, 11 * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 6 * self.fontMetrics().height())

    @property
    def columns(self) -> tuple[Column, ...]:
        return self._columns

    def set_columns(self, columns: Sequence[Column]) -> None:
        self._columns = tuple(columns)
        self._top = nice(max((column.sum.bounds[1] for column in columns), default=Decimal(0)))
        self._choose(None)
        self.update()

    def choose(self, at: int | None) -> None:
        """Bar by number, from the left; kept within the bars there are."""
        self._choose(None if at is None or not self._columns else min(max(at, 0), len(self._columns) - 1))

    def _choose(self, at: int | None) -> None:
        if at == self._at and at is not None:
            return
        self._at = at
        column = self._columns[at] if at is not None else None
        self.setAccessibleDescription(column_in_words(column) if column is not None else "")
        self.chosen.emit(column)
        self.update()

    # --- keys and pointer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._columns) - 1
        here = self._at
        goes = {
            Qt.Key.Key_Left: last if here is None else here - 1,
            Qt.Key.Key_Right: 0 if here is None else here + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if event.key() in goes and self._columns:
            self.choose(goes[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._at is None and self._columns and event.reason() != Qt.FocusReason.MouseFocusReason:
            self.choose(len(self._columns) - 1)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.choose(self._column_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.choose(self._column_at(event.position()))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = self._column_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), column_in_words(self._columns[at]) if at is not None else "", self)
            return True
        return super().event(event)

    # --- drawing

    def _area(self) -> QRectF:
        """Where the bars stand; beside it the amounts, below it the days."""
        fine = QFontMetrics(theme.font(theme.SMALL))
        left = fine.horizontalAdvance(dollars(self._top)) + theme.GRID
        below = fine.height() + theme.GRID + _MARK
        return QRectF(self.rect()).adjusted(left, fine.height() / 2 + 2, -2, -below)

    def _column_at(self, point: QPointF) -> int | None:
        area = self._area()
        if not self._columns or not area.left() <= point.x() <= area.right():
            return None
        return min(int((point.x() - area.left()) / area.width() * len(self._columns)), len(self._columns) - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(theme.font(theme.SMALL))
        area = self._area()
        self._draw_scale(painter, area)
        if not any(column.sum.requests for column in self._columns):
            painter.setPen(theme.color("dim"))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, tr("Nothing was sent in these days."))
        for number in range(len(self._columns)):
            self._draw_column(painter, area, number)
        self._draw_days(painter, area)
        if self.hasFocus():
            painter.setPen(QPen(theme.color("accent"), theme.current().ring))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)

    def _draw_scale(self, painter: QPainter, area: QRectF) -> None:
        fine = painter.fontMetrics()
        for part in (0, 1, 2):
            y = area.bottom() - area.height() * part / 2
            painter.setPen(theme.color("hairline"))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.color("dim"))
            place = QRectF(0, y - fine.height() / 2, area.left() - theme.GRID / 2, fine.height())
            words = dollars(self._top * part / 2) if part else money("$0")
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)

    def _draw_column(self, painter: QPainter, area: QRectF, number: int) -> None:
        one, slot = self._columns[number].sum, area.width() / len(self._columns)
        left = area.left() + slot * number
        if number == self._at:
            painter.fillRect(QRectF(left, area.top(), slot, area.height()), theme.color("selection"))
        gap = min(3.0, slot / 4)
        bar = QRectF(left + gap, area.bottom(), slot - 2 * gap, 0)
        reported = self._height(area, one.reported)
        whole = self._height(area, one.bounds[1])
        accent = theme.color("accent")
        if reported:
            painter.fillRect(bar.adjusted(0, -reported, 0, 0), accent)
        if whole > reported:
            rest = bar.adjusted(0, -whole, 0, -reported)
            _fill_estimate(painter, rest, accent)
        if one.unreported:
            size = min(bar.width(), float(_MARK))
            painter.fillRect(QRectF(bar.center().x() - size / 2, area.bottom() + 2, size, size), theme.color("warn"))

    def _height(self, area: QRectF, amount: Decimal) -> float:
        """What is not nothing can be seen."""
        return max(float(amount / self._top) * area.height(), 1.0) if amount > 0 else 0.0

    def _draw_days(self, painter: QPainter, area: QRectF) -> None:
        if not self._columns:
            return
        fine = painter.fontMetrics()
        painter.setPen(theme.color("dim"))
        y = area.bottom() + _MARK + theme.GRID / 2
        first, last = days_in_words(self._columns[0], short=True), days_in_words(self._columns[-1], short=True)
        place = QRectF(area.left(), y, area.width(), fine.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft, first)
        both = fine.horizontalAdvance(first) + fine.horizontalAdvance(last) + 2 * theme.GRID
        if len(self._columns) > 1 and both < area.width():
            painter.drawText(place, Qt.AlignmentFlag.AlignRight, last)
            self._draw_legend(painter, place, both)

    def _draw_legend(self, painter: QPainter, place: QRectF, taken: float) -> None:
        """What the inks mean, in the middle between the days, where there is room for it."""
        fine, size = painter.fontMetrics(), painter.fontMetrics().height() - 4.0
        words = [tr("reported"), tr("only estimated"), tr("some not reported")]
        widths = [size + theme.GRID / 2 + fine.horizontalAdvance(one) + 2 * theme.GRID for one in words]
        if sum(widths) + taken > place.width():
            return
        x = place.center().x() - sum(widths) / 2
        for number, (one, width) in enumerate(zip(words, widths, strict=True)):
            swatch = QRectF(x, place.top() + 2, size, size)
            if number == 0:
                painter.fillRect(swatch, theme.color("accent"))
            elif number == 1:
                _fill_estimate(painter, swatch, theme.color("accent"))
            else:
                mark = QRectF(0, 0, _MARK, _MARK)
                mark.moveCenter(swatch.center())
                painter.fillRect(mark, theme.color("warn"))
            painter.setPen(theme.color("dim"))
            left = x + size + theme.GRID / 2
            painter.drawText(QRectF(left, place.top(), width, place.height()), Qt.AlignmentFlag.AlignLeft, one)
            x += width


def _fill_estimate(painter: QPainter, place: QRectF, ink: QColor) -> None:
    """Hatched and outlined; paler where there is no room for that."""
    if place.width() < 6 or place.height() < 3:
        pale = QColor(ink)
        pale.setAlphaF(0.45)
        painter.fillRect(place, pale)
        return
    painter.fillRect(place, QBrush(ink, Qt.BrushStyle.BDiagPattern))
    painter.setPen(QPen(ink, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5))


def nice(amount: Decimal) -> Decimal:
    """The round number at or above it, for the top of a scale."""
    if amount <= 0:
        return Decimal(1)
    size = Decimal(10) ** amount.adjusted()
    return next(step * size for step in _STEPS if step * size >= amount)
