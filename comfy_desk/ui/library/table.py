"""The list of the library: one work a line, in columns. Drawn here whole; its words come from the model.

A click on a head asks for an order of the library's own; nothing is sorted in the window.
"""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from comfy_desk.domain.library import Entry, Order
from comfy_desk.domain.output import Kind
from comfy_desk.ui import icons, theme
from comfy_desk.ui.delegates import badges
from comfy_desk.ui.delegates.lettering import cut, letters
from comfy_desk.ui.delegates.row import KIND_ICONS
from comfy_desk.ui.heads import apart_from_selection
from comfy_desk.ui.library import words
from comfy_desk.ui.library.columns import COLUMNS
from comfy_desk.ui.library.model import LibraryModel
from comfy_desk.ui.library.pictures import Pictures
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import model_name

Index = QModelIndex | QPersistentModelIndex
_PAD = theme.GRID
_LINE = int(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)


@overrides_qt
class LibraryTable(QTableView):
    openAsked = Signal(int)
    dragAsked = Signal()
    orderAsked = Signal(object)
    scrolled = Signal()

    def __init__(self, model: LibraryModel, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._works = model
        self._pictures = pictures
        self._anchor: tuple[int, int] | None = None
        self.setModel(model)
        self.setItemDelegate(_Lines(model, pictures, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(theme.ROW)
        header = self.horizontalHeader()
        header.setSectionsMovable(True)
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        for number, column in enumerate(COLUMNS):
            self.setColumnWidth(number, column.width)
        header.sectionClicked.connect(self._on_head)
        model.changing.connect(self._hold)
        model.changed.connect(lambda _came: self._settle())
        pictures.loaded.connect(lambda _paths: self.viewport().update())
        self.doubleClicked.connect(lambda index: self.openAsked.emit(index.row()))
        self.verticalScrollBar().valueChanged.connect(lambda _value: self.scrolled.emit())

    def setSelectionModel(self, selection: QItemSelectionModel) -> None:
        super().setSelectionModel(selection)
        apart_from_selection(self.horizontalHeader())

    def show_order(self, order: Order) -> None:
        header = self.horizontalHeader()
        asked = Order.NEWEST if order is Order.OLDEST else order
        section = next(number for number, column in enumerate(COLUMNS) if column.order is asked)
        up = order in (Order.OLDEST, Order.MODEL)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(section, Qt.SortOrder.AscendingOrder if up else Qt.SortOrder.DescendingOrder)

    @property
    def at_top(self) -> bool:
        return self.verticalScrollBar().value() == 0

    def to_top(self) -> None:
        self.verticalScrollBar().setValue(0)

    def shown_rows(self) -> range:
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        count = self._works.rowCount()
        return range(max(0, first), count if last < 0 else last + 1) if count and first >= 0 else range(0)

    def _hold(self) -> None:
        row = self.rowAt(0)
        entry_id = self._works.id_at(row)
        at_top = self.verticalScrollBar().value() == 0
        self._anchor = None if entry_id is None or at_top else (entry_id, self.rowViewportPosition(row))

    def _settle(self) -> None:
        anchor, self._anchor = self._anchor, None
        row = self._works.row_of(anchor[0]) if anchor is not None else None
        if anchor is not None:
            self.updateGeometries()
            height = self.verticalHeader().defaultSectionSize()
            self.verticalScrollBar().setValue(row * height - anchor[1] if row is not None else 0)

    def _on_head(self, section: int) -> None:
        order = COLUMNS[section].order
        if order is None:
            return
        header = self.horizontalHeader()
        again = order is Order.NEWEST and header.sortIndicatorSection() == section
        if again and header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder:
            order = Order.OLDEST
        self.orderAsked.emit(order)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802 - Qt's own
        """Letters are keys of acts here; the search has a field of its own."""

    def startDrag(self, _actions: Qt.DropAction) -> None:  # noqa: N802 - Qt's own
        self.dragAsked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.openAsked.emit(self.currentIndex().row())
            event.accept()
            return
        super().keyPressEvent(event)


@overrides_qt
class _Lines(QStyledItemDelegate):
    def __init__(self, model: LibraryModel, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._works = model
        self._pictures = pictures
        self._measure()
        theme.watch().changed.connect(self._measure)

    def _measure(self) -> None:
        self._plain, self._small = letters(), letters(theme.SMALL)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(COLUMNS[index.column()].width, theme.ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell: QRect = option.rect
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(cell, theme.color("selection"))
        entry = self._works.entry_at(index.row())
        column = COLUMNS[index.column()]
        if column.id == "preview":
            self._preview(painter, cell, entry)
        elif entry is not None:
            self._words(painter, cell, entry, column.id, column.text(entry, self._works.now))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.color("accent"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(cell.adjusted(0, 0, -1, -1))

    def _preview(self, painter: QPainter, cell: QRect, entry: Entry | None) -> None:
        side = theme.PREVIEW
        box = QRect(cell.center().x() - side // 2, cell.center().y() - side // 2, side, side)
        scale = painter.device().devicePixelRatioF()
        picture = None
        if entry is not None and entry.thumbnail:
            picture = self._pictures.get(entry.thumbnail, round(side * scale), scale)
        if picture is None:
            painter.fillRect(box, theme.color("tile"))
            if entry is not None and not entry.thumbnail:
                sign = icons.pixmap(KIND_ICONS[entry.kind], "dim", theme.ICON_LARGE, scale)
                painter.drawPixmap(box.center().x() - 11, box.center().y() - 11, sign)
            return
        width, height = round(picture.width() / scale), round(picture.height() / scale)
        place = QRect(box.center().x() - width // 2 + 1, box.center().y() - height // 2 + 1, width, height)
        if entry is not None and entry.kind is Kind.IMAGE and picture.hasAlphaChannel():
            badges.draw_squares(painter, place)
        painter.drawPixmap(place, picture)

    def _words(self, painter: QPainter, cell: QRect, entry: Entry, column: str, text: str) -> None:
        inner = cell.adjusted(_PAD, 0, -_PAD, 0)
        second, role = "", "dim"
        if column == "prompt":
            second, role = model_name(entry.model), "text"
        elif column == "file":
            second = words.state(entry, self._works.now)
            role = "warn" if words.file_trouble(entry) else "dim"
        elif column == "size" and entry.width and entry.height:
            text, second = words.dimensions(entry), words.weight(entry)
        elif column == "kind" and self._works.folded:
            second = words.stack_badge(entry)
        line = self._plain.height
        top = cell.center().y() - (line + (self._small.height if second else 0)) // 2
        painter.setFont(self._plain.font)
        painter.setPen(theme.color(role))
        painter.drawText(QRect(inner.left(), top, inner.width(), line), _LINE, cut(text, inner.width(), self._plain))
        if second:
            painter.setFont(self._small.font)
            painter.setPen(theme.color("dim"))
            place = QRect(inner.left(), top + line, inner.width(), self._small.height)
            painter.drawText(place, _LINE, cut(second, inner.width(), self._small))
