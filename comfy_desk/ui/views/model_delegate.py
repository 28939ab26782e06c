"""How the list of models draws its rows, and the list itself, whose stars are clicked without choosing. No widget a row."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from comfy_desk.domain.model import ModelEntry
from comfy_desk.ui import theme
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.views.model_list import ModelRows, Row
from comfy_desk.ui.views.model_words import plain_name

Index = QModelIndex | QPersistentModelIndex

PAD = 8
STAR = theme.ICON
HEADING_HEIGHT = 28

_NAME_AT_LEAST = 0.55
"""The part of a row's width that is left to the name, whatever stands beside it."""


@overrides_qt
class ModelDelegate(QStyledItemDelegate):
    """Two lines and a star; what it usually takes and costs stands right; a heading above the first row of a section."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sizes: tuple[QSize, QSize] | None = None  # a thousand rows are asked for theirs at every letter

    def forget_sizes(self) -> None:
        self._sizes = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if self._sizes is None:
            lines = QFontMetrics(theme.font()).height() + QFontMetrics(theme.font(theme.SMALL)).height()
            height = lines + 2 * PAD + 2
            self._sizes = QSize(160, height), QSize(160, height + HEADING_HEIGHT)
        return self._sizes[1 if _row(index).heading else 0]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = _row(index)
        area = QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.heading:
            painter.setFont(theme.font(theme.SMALL, strong=True))
            painter.setPen(theme.color("dim"))
            band = QRect(area.left() + PAD, area.top(), area.width() - 2 * PAD, HEADING_HEIGHT - 6)
            painter.drawText(band, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, row.heading)
            area.setTop(area.top() + HEADING_HEIGHT)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if selected or hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("selection" if selected else "hover"))
            painter.drawRoundedRect(area.adjusted(0, 1, 0, -1), theme.RADIUS, theme.RADIUS)
        self._write(painter, area, row.entry, index, option.direction)
        if row.favourite or selected or hovered:
            star = icon("star-filled", "accent") if row.favourite else icon("star", "dim")
            star.paint(painter, star_place(option.rect, bool(row.heading), option.direction))
        painter.restore()

    @staticmethod
    def _write(painter: QPainter, area: QRect, entry: ModelEntry, index: Index, direction: Qt.LayoutDirection) -> None:
        width = area.width() - 3 * PAD - STAR
        strong, small = theme.font(strong=True), theme.font(theme.SMALL)
        metrics, fine = QFontMetrics(strong), QFontMetrics(small)
        line = QRect(area.left() + PAD, area.top() + PAD, width, metrics.height())
        line = QStyle.visualRect(direction, area, line)
        usual = index.data(ModelRows.USUAL)
        beside = fine.horizontalAdvance(usual) + 2 * PAD if usual else 0
        if beside > width * (1 - _NAME_AT_LEAST):
            beside = 0  # it stands in what is said on hovering
        painter.setFont(small)
        painter.setPen(theme.color("dim"))
        middle = Qt.AlignmentFlag.AlignVCenter
        if beside:
            painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, usual)
        name = metrics.elidedText(plain_name(entry), Qt.TextElideMode.ElideMiddle, width - beside)
        below = QRect(line.left(), line.bottom() + 3, width, fine.height())
        if entry.gone is not None:
            painter.setPen(theme.color("warn"))
        words = fine.elidedText(index.data(ModelRows.SECOND), Qt.TextElideMode.ElideRight, width)
        painter.drawText(below, middle, words)
        painter.setFont(strong)
        painter.setPen(theme.color("text" if entry.gone is None else "dim"))
        painter.drawText(line, middle, name)


def _row(index: Index) -> Row:
    rows = index.model()
    assert isinstance(rows, ModelRows)  # noqa: S101
    return rows.row(index.row())


def star_place(row: QRect, heading: bool, direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight) -> QRect:
    """Where a row's star is drawn and clicked."""
    area = QRect(row)
    if heading:
        area.setTop(area.top() + HEADING_HEIGHT)
    place = QRect(area.right() - PAD - STAR, area.center().y() - STAR // 2, STAR, STAR)
    return QStyle.visualRect(direction, area, place)


@overrides_qt
class ModelListView(QListView):
    """A list whose stars are clicked without choosing the row."""

    starClicked = Signal(QModelIndex)
    moved = Signal()  # other rows are in sight

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawn = ModelDelegate(self)
        self.setItemDelegate(self._drawn)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self.moved.emit())

    def in_sight(self) -> list[str]:
        """The models whose rows are on the screen, from the top."""
        first = self.indexAt(QPoint(PAD, 1))
        height = self.viewport().height()
        found: list[str] = []
        model = self.model()
        number = first.row() if first.isValid() else 0
        while isinstance(model, ModelRows) and number < model.rowCount() and len(found) < 100:
            if self.visualRect(model.index(number, 0)).top() >= height:
                break
            found.append(model.row(number).entry.id)
            number += 1
        return found

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.moved.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._drawn.forget_sizes()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._on_star(event.position().toPoint()):
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and self._on_star(point):
            event.accept()
            self.starClicked.emit(self.indexAt(point))
            return
        super().mouseReleaseEvent(event)

    def _on_star(self, point: QPoint) -> bool:
        index = self.indexAt(point)
        if not index.isValid():
            return False
        place = star_place(self.visualRect(index), bool(index.data(ModelRows.HEADING)), self.layoutDirection())
        return place.adjusted(-4, -4, 4, 4).contains(point)
