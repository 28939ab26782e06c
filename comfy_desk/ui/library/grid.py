"""The grid of the library: cells in lines under headings of days, as a Qt view with Qt's own selection and keyboard.

It places, draws and scrolls; what a cell looks like stands in `cell`, where it lies in `geometry`. While works come in at
the head, what is looked at stays where it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.delegates.lettering import letters
from comfy_desk.ui.library import words
from comfy_desk.ui.library.cell import CellPainter, Look
from comfy_desk.ui.library.choice import ranges_of
from comfy_desk.ui.library.films import FilmUnderPointer
from comfy_desk.ui.library.geometry import EDGE, Geometry
from comfy_desk.ui.library.model import LibraryModel
from comfy_desk.ui.library.pictures import Pictures
from comfy_desk.ui.overrides import overrides_qt

Index = QModelIndex | QPersistentModelIndex
_Move = QAbstractItemView.CursorAction


@overrides_qt
class LibraryGrid(QListView):
    """`openAsked` and `unfoldAsked` carry a row; `dragAsked` begins a drag of the chosen; `sizeAsked` a step of the wheel."""

    openAsked = Signal(int)
    unfoldAsked = Signal(int)
    dragAsked = Signal()
    sizeAsked = Signal(int)
    scrolled = Signal()

    def __init__(self, model: LibraryModel, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._works = model
        self._pictures = pictures
        self.cells = CellPainter(pictures)
        self._geometry: Geometry | None = None
        self._anchor: tuple[int, int] | None = None
        self._came_here = False
        self._hovered = -1
        self._films = FilmUnderPointer(self)
        self._films.changed.connect(self._redraw)
        self._chosen: list[tuple[int, int]] = []
        self._measure()  # before Qt asks: an error in an answer would cost the method that is asked next its last reference
        self.setModel(model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAutoScroll(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        model.changing.connect(self._hold)
        model.changed.connect(lambda _came: self._settle())
        model.entriesCame.connect(self._on_entries)
        pictures.loaded.connect(self._on_pictures)
        self.doubleClicked.connect(lambda index: self.openAsked.emit(index.row()))
        theme.watch().changed.connect(self._on_theme)

    # --- what others ask

    def set_side(self, side: int) -> None:
        """The longer side of a picture in logical pixels; what stands at the top stays there."""
        if side == self.cells.side:
            return
        self._hold()
        self.cells.side = side
        self._settle()

    @property
    def at_top(self) -> bool:
        return self.verticalScrollBar().value() == 0

    def to_top(self) -> None:
        self.verticalScrollBar().setValue(0)

    def shown_rows(self) -> range:
        top = self.verticalScrollBar().value()
        return self._places().rows(top, top + self.viewport().height())

    def row_at(self, point: QPoint) -> int:
        """-1 where there is no cell."""
        return self._places().row_at(point.x(), point.y() + self.verticalScrollBar().value())

    def picture_of(self, row: int) -> QPixmap | None:
        """The small picture that is drawn there, where it is here."""
        entry = self._works.peek(row)
        scale = self.devicePixelRatioF()
        if entry is None or not entry.thumbnail:
            return None
        return self._pictures.get(entry.thumbnail, self.cells.pixels(scale), scale)

    # --- places

    def _measure(self) -> None:
        self.cells.measure()
        self._head_letters = letters(strong=True)
        self._head = self._head_letters.height + 2 * theme.GRID

    def _places(self) -> Geometry:
        if self._geometry is None:
            works = self._works
            count = works.rowCount()
            starts = [start for start in works.day_starts if start < count]
            mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            self._geometry = Geometry(
                count, starts, self.viewport().width(), self.cells.size, self._head, mirrored=mirrored
            )
        return self._geometry

    def _hold(self) -> None:
        """What is at the top now is to be there afterwards, too; at the very top, whatever comes."""
        places, top = self._places(), self.verticalScrollBar().value()
        self._anchor = None
        rows = places.rows(top, top + self.viewport().height()) if top else range(0)
        if rows and rows.start < self._works.rowCount():
            entry_id = self._works.id_at(rows.start)
            self._anchor = (entry_id or 0, places.box(rows.start).y - top)

    def _settle(self) -> None:
        self._geometry = None
        self._fit_bar()
        anchor, self._anchor = self._anchor, None
        row = self._works.row_of(anchor[0]) if anchor is not None else None
        if anchor is not None:
            top = self._places().box(row).y - anchor[1] if row is not None else 0
            self.verticalScrollBar().setValue(top)
        self._read_chosen()
        self.viewport().update()

    def doItemsLayout(self) -> None:  # noqa: N802 - Qt's own
        """Nothing is laid out item by item; a list is what this is to those who hear the window, and to Qt's keyboard."""
        self._geometry = None
        QAbstractItemView.doItemsLayout(self)

    def updateGeometries(self) -> None:
        self._fit_bar()
        QAbstractItemView.updateGeometries(self)

    def _fit_bar(self) -> None:
        places, bar = self._places(), self.verticalScrollBar()
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(max(16, places.line // 3))
        bar.setRange(0, max(0, places.height - self.viewport().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.oldSize().width() != event.size().width():
            bar = self.verticalScrollBar()
            if self._anchor is None and bar.value() and self._geometry is not None and self._geometry.count:
                self._hold()
            super().resizeEvent(event)
            self._settle()
        else:
            super().resizeEvent(event)
            self._fit_bar()

    # --- Qt's questions about places

    def visualRect(self, index: Index) -> QRect:  # noqa: N802 - Qt's own
        return self._rect(index.row()) if index.isValid() and index.column() == 0 else QRect()

    def _rect(self, row: int) -> QRect:
        places = self._places()
        if not 0 <= row < places.count:
            return QRect()
        box = places.box(row)
        return QRect(box.x, box.y - self.verticalScrollBar().value(), box.width, box.height)

    def indexAt(self, point: QPoint) -> QModelIndex:  # noqa: N802 - Qt's own
        row = self.row_at(point)
        return self._works.index(row, 0) if 0 <= row < self._works.rowCount() else QModelIndex()

    def scrollTo(  # noqa: N802 - Qt's own
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        if not index.isValid() or index.row() >= self._places().count:
            return
        box, bar, room = self._places().box(index.row()), self.verticalScrollBar(), self.viewport().height()
        top = bar.value()
        hints = QAbstractItemView.ScrollHint
        if hint is hints.PositionAtCenter:
            bar.setValue(box.y - (room - box.height) // 2)
        elif box.y - EDGE < top or hint is hints.PositionAtTop:
            head = self._head if self._places().part_of(index.row()).head else 0
            bar.setValue(box.y - EDGE - head)
        elif box.bottom + EDGE > top + room or hint is hints.PositionAtBottom:
            bar.setValue(box.bottom + EDGE - room)

    def horizontalOffset(self) -> int:  # noqa: N802 - Qt's own
        return 0

    def verticalOffset(self) -> int:  # noqa: N802 - Qt's own
        return self.verticalScrollBar().value()

    def isIndexHidden(self, index: Index) -> bool:  # noqa: N802 - Qt's own
        return index.column() != 0

    def moveCursor(self, action: _Move, _modifiers: Qt.KeyboardModifier) -> QModelIndex:  # noqa: N802 - Qt's own
        places, count = self._places(), self._works.rowCount()
        if not count:
            return QModelIndex()
        row = self.currentIndex().row()
        if row < 0:
            return self._works.index(0, 0)
        forward = -1 if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else 1
        page = max(1, self.viewport().height() // places.line)
        ways: dict[_Move, Callable[[], int]] = {
            _Move.MoveLeft: lambda: row - forward,
            _Move.MoveRight: lambda: row + forward,
            _Move.MovePrevious: lambda: row - 1,
            _Move.MoveNext: lambda: row + 1,
            _Move.MoveUp: lambda: places.beside(row, -1),
            _Move.MoveDown: lambda: places.beside(row, 1),
            _Move.MovePageUp: lambda: places.beside(row, -page),
            _Move.MovePageDown: lambda: places.beside(row, page),
            _Move.MoveHome: lambda: 0,
            _Move.MoveEnd: lambda: count - 1,
        }
        there = ways[action]()
        return self._works.index(max(0, min(count - 1, there)), 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        selection = QItemSelection()
        for first, last in self._touched(rect):
            selection.select(self._works.index(first, 0), self._works.index(last, 0))
        self.selectionModel().select(selection, command)

    def selectAll(self) -> None:  # noqa: N802 - Qt's own
        """As one range: a list of Qt's would ask for each row."""
        last = self._works.rowCount() - 1
        if last >= 0:
            selection = QItemSelection(self._works.index(0, 0), self._works.index(last, 0))
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().select(selection, flags.ClearAndSelect | flags.Rows)

    def _touched(self, rect: QRect) -> list[tuple[int, int]]:
        """Qt names two cells by the corners of `rect`: all between them in reading order. Else what the rectangle touches."""
        first, last = sorted((self.row_at(rect.topLeft()), self.row_at(rect.bottomRight())))
        if first >= 0:
            return [(first, last)]
        places, top = self._places(), self.verticalScrollBar().value()
        band = rect.normalized()
        rows = places.rows(band.top() + top, band.bottom() + top)
        return _runs([row for row in rows if self._rect(row).intersects(band)])

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:  # noqa: N802 - Qt's own
        shown, region = self.shown_rows(), QRegion()
        for first, last in ranges_of(selection):
            for row in range(max(first, shown.start), min(last + 1, shown.stop)):
                region += QRegion(self._rect(row))
        return region

    # --- the choice

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:  # noqa: N802 - Qt's own
        super().selectionChanged(selected, deselected)
        self._read_chosen()

    def _read_chosen(self) -> None:
        """As plain numbers once, so that drawing a cell does not ask the selection, which asks the model."""
        model = self.selectionModel()
        self._chosen = ranges_of(model.selection()) if model is not None else []

    def _is_chosen(self, row: int) -> bool:
        return any(first <= row <= last for first, last in self._chosen)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802 - Qt's own
        """Letters are keys of acts here; the search has a field of its own."""

    # --- what is drawn

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        area = event.rect()
        painter.fillRect(area, theme.color("panel"))
        top, places, now = self.verticalScrollBar().value(), self._places(), self._works.now
        first, last = area.top() + top, area.bottom() + top
        for number, part in places.seen(first, last):
            if part.head:
                self._draw_head(painter, part.top - top, number, now)
        current = self.currentIndex().row() if self.hasFocus() else -1
        cells, works = self.cells, self._works
        for row in places.rows(first, last):
            if row >= works.rowCount():
                break
            cell = self._rect(row)
            if not cell.intersects(area):
                continue
            entry = works.entry_at(row)
            film = self._films.frame(entry) if row == self._hovered else None
            look = Look(self._is_chosen(row), row == current, row == self._hovered, now, film, self._films.part)
            cells.draw(painter, cell, entry, look)
        painter.end()

    def _draw_head(self, painter: QPainter, y: int, number: int, now: float) -> None:
        days = self._works.days
        if not 0 <= number < len(days):
            return
        place = QRect(EDGE, y, self.viewport().width() - 2 * EDGE, self._head)
        painter.setFont(self._head_letters.font)
        painter.setPen(theme.color("text"))
        edge = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, int(edge), words.day_words(days[number], now))

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802 - Qt's own
        """What is drawn already is moved; only what comes into sight is drawn."""
        self.viewport().scroll(dx, dy)
        self._hover(-1)
        self.scrolled.emit()

    def _on_entries(self, first: int, last: int) -> None:
        shown = self.shown_rows()
        for row in range(max(first, shown.start), min(last + 1, shown.stop)):
            self.viewport().update(self._rect(row))

    def _on_pictures(self, paths: set[str]) -> None:
        for row in self.shown_rows():
            entry = self._works.peek(row)
            if entry is not None and entry.thumbnail in paths:
                self.viewport().update(self._rect(row))

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:  # noqa: N802 - Qt's own
        """`_on_entries` draws; Qt would measure every row between."""

    def _on_theme(self) -> None:
        self._hold()
        self._measure()
        self._settle()

    # --- the pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = self.row_at(event.position().toPoint())
        entry = self._works.peek(row) if row >= 0 else None
        plain = event.button() is Qt.MouseButton.LeftButton and event.modifiers() == Qt.KeyboardModifier.NoModifier
        if plain and entry is not None:
            place = self.cells.stack_box(self._rect(row), entry)
            if place.contains(event.position().toPoint()):
                self.unfoldAsked.emit(row)
                event.accept()
                return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        at = event.position().toPoint()
        row = self.row_at(at) if not event.buttons() else -1
        self._hover(row)
        box = self.cells.picture_box(self._rect(row))
        self._films.over(self._works.peek(row) if row >= 0 else None, box, at.x(), self.layoutDirection())

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(-1)
        super().leaveEvent(event)

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            before, self._hovered = self._hovered, row
            self._films.leave()
            for one in (before, row):
                if one >= 0:
                    self.viewport().update(self._rect(one))

    def _redraw(self, entry_id: int) -> None:
        row = self._works.row_of(entry_id)
        if row is not None:
            self.viewport().update(self._rect(row))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.sizeAsked.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)

    def startDrag(self, _actions: Qt.DropAction) -> None:  # noqa: N802 - Qt's own
        self.dragAsked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.openAsked.emit(self.currentIndex().row())
            event.accept()
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()


def _runs(rows: list[int]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for row in rows:
        if found and found[-1][1] == row - 1:
            found[-1] = (found[-1][0], row)
        else:
            found.append((row, row))
    return found
