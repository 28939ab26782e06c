"""The table of the queue: pointer, keys and scrolling over rows that a delegate draws. What is asked for is told as a verb.

Buttons, menu, keys and double click all end in `verbAsked`. It calls no service and changes no request.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QTableView, QToolTip, QWidget

from comfy_desk.domain.request import Request
from comfy_desk.ui import theme
from comfy_desk.ui.delegates import buttons
from comfy_desk.ui.delegates.row import RowDelegate
from comfy_desk.ui.delegates.thumbnails import Thumbnails
from comfy_desk.ui.models.columns import PLACE
from comfy_desk.ui.models.queue_filter import QueueFilter
from comfy_desk.ui.models.queue_model import QueueModel
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.row_actions import MOVES, has_verb, verb_of_delete, verb_of_enter
from comfy_desk.ui.views.queue_columns import QueueColumns
from comfy_desk.ui.views.row_menus import fill_menu, fill_together
from comfy_desk.ui.views.row_moves import RowMoves, verb_of_key
from comfy_desk.ui.views.row_watch import RowWatch
from comfy_desk.ui.views.slide_guard import SlideGuard

_ACTIONS = PLACE["actions"]


@overrides_qt
class QueueTable(QTableView):
    verbAsked = Signal(str, str)  # request id, verb
    selected = Signal(str)  # request id, "" for none
    pressed_on = Signal(str)  # request id of a row under a click, chosen before or not
    manyAsked = Signal(object, str)  # request ids, verb: what is one act for all of them

    def __init__(
        self,
        model: QueueModel,
        shown: QueueFilter,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(parent)
        self.offered: list[QAction] = []
        """What others offer for the chosen rows, at the end of their menu."""
        self._queue = model
        self._shown = shown
        self._hiding = False
        self.thumbnails = Thumbnails(self)
        self.delegate = RowDelegate(self.thumbnails, self)
        self.setModel(shown)
        self.setItemDelegate(self.delegate)
        self._look()
        self.columns = QueueColumns(self.horizontalHeader())
        self.columns.need(self.delegate.needs())
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        shown.sort(-1)
        self.thumbnails.loaded.connect(self.viewport().update)
        self.selectionModel().currentRowChanged.connect(self._on_current)
        shown.rowsAboutToBeInserted.connect(self._on_about_to_insert)
        shown.rowsInserted.connect(self._on_inserted)
        shown.rowsRemoved.connect(self._on_removed)
        shown.layoutChanged.connect(self._on_order)
        theme.watch().changed.connect(self._on_theme)
        shown.rowsMoved.connect(self._on_moved)
        self.moves = RowMoves(self, model, shown)
        self.watch = RowWatch(self, model, shown, self.visible_rows)
        self._keep_scroll = False
        self.slide = SlideGuard(self, shown, clock)
        self._clicked_at: tuple[int, QPoint] | None = (
            None  # when (milliseconds) and where a row's button was pressed last
        )

    def _look(self) -> None:
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Queue"))
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(rows.ResizeMode.Fixed)
        rows.setMinimumSectionSize(theme.ROW_COMPACT)
        rows.setDefaultSectionSize(self.delegate.row_height)

    # what the view asks

    @property
    def compact(self) -> bool:
        return self.delegate.compact

    def set_compact(self, compact: bool) -> None:
        self.delegate.compact = compact
        self.verticalHeader().setDefaultSectionSize(self.delegate.row_height)
        self.columns.need(self.delegate.needs())
        self.viewport().update()

    def visible_rows(self) -> range:
        """The rows in sight, as the filter counts them."""
        if not self.isVisible() or not self._shown.rowCount():
            return range(0)
        first = max(0, self.rowAt(0))
        last = self.rowAt(self.viewport().height() - 1)
        return range(first, (last if last >= 0 else self._shown.rowCount() - 1) + 1)

    def tick(self, now: float) -> None:
        self._queue.tick(now, [self._shown.source_row(row) for row in self.visible_rows()])

    def select(self, request_id: str, *, into_sight: bool = True) -> bool:
        """Chooses a row and, unless told otherwise, brings it into sight; False where it is not shown."""
        row = self._shown.row_of(request_id)
        if row is None:
            return False
        self.setAutoScroll(into_sight)
        index = self._choose(row)
        self.setAutoScroll(True)
        if into_sight:
            self.scrollTo(index)
        return True

    def _choose(self, row: int) -> QModelIndex:
        """This row alone. Said outright: a bare `setCurrentIndex` looks at the keyboard, and Ctrl may still be down."""
        index = self._shown.index(row, PLACE["prompt"])
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        return index

    def chosen(self) -> tuple[Request, ...]:
        """The selected requests, as they stand in the table."""
        rows = sorted({index.row() for index in self.selectionModel().selectedRows()})
        return tuple(self._shown.request_at(row) for row in rows)

    def ask(self, verb: str, request: Request) -> None:
        """The one way of every gesture at one row to the outside."""
        if verb in MOVES:
            self.moves.ask(verb, (request,))
        elif verb in ("hold_back", "put_back"):
            self.manyAsked.emit((request.id,), verb)
        else:
            self.verbAsked.emit(request.id, verb)

    def ask_of_all(self, verb: str, requests: Sequence[Request]) -> None:
        """One verb for each of these that has it; what is one act for all of them is asked once."""
        able = [request for request in requests if has_verb(request, self._queue.around(request), verb)]
        if verb in MOVES:
            self.moves.ask(verb, requests)
        elif verb in ("hold_back", "put_back"):
            if able:
                self.manyAsked.emit(tuple(request.id for request in able), verb)
        elif verb == "copy_ids" and len(able) > 1:
            self.manyAsked.emit(tuple(request.id for request in able), verb)
        else:
            for request in able:
                self.verbAsked.emit(request.id, verb)

    def row_menu(self, request: Request) -> QMenu:
        """Everything that can be done with a request, or with all that are chosen. Shows nothing by itself."""
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        chosen = self.chosen()
        if len(chosen) > 1 and any(one.id == request.id for one in chosen):
            pairs = [(one, self._queue.around(one)) for one in chosen]
            fill_together(menu, pairs, lambda verb: self.ask_of_all(verb, chosen))
        else:
            fill_menu(menu, request, self._queue.around(request), lambda verb: self.ask(verb, request))
        if self.offered:
            menu.addSeparator()
            menu.addActions(self.offered)
        return menu

    # pointer

    def _button_at(self, point: QPoint) -> tuple[int, buttons.Placed | None]:
        index = self.indexAt(point)
        if not index.isValid():
            return -1, None
        if index.column() != _ACTIONS:
            return index.row(), None
        words = self._queue.words_at(self._shown.source_row(index.row()))
        placed = self.delegate.placed_buttons(self.visualRect(index), words)
        return index.row(), buttons.at(placed, point)

    def button_point(self, request_id: str, verb: str) -> QPoint | None:
        """The middle of a row's button in the viewport, once it is scrolled into sight; None where the row has none."""
        row = self._shown.row_of(request_id)
        if row is None:
            return None
        index = self._shown.index(row, _ACTIONS)
        self.scrollTo(index)
        words = self._queue.words_at(self._shown.source_row(row))
        placed = self.delegate.placed_buttons(self.visualRect(index), words)
        return next((button.rect.center() for button in placed if button.action.verb == verb), None)

    def _point(self, point: QPoint | None, *, pressed: bool = False) -> buttons.Placed | None:
        row, button = self._button_at(point) if point is not None else (-1, None)
        pointed = self.delegate.pointed
        usable = button if button is not None and button.action.enabled else None
        verb = usable.action.verb if usable is not None else ""
        if (row, verb, pressed) != (pointed.row, pointed.verb, pointed.pressed):
            for changed in {row, pointed.row}:
                self._repaint_row(changed)
            pointed.row, pointed.verb, pointed.pressed = row, verb, pressed
        return usable

    def _repaint_row(self, row: int) -> None:
        if row >= 0:
            top = self.rowViewportPosition(row)
            self.viewport().update(0, top - 1, self.viewport().width(), self.rowHeight(row) + 2)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self.moves.moved(event.position().toPoint()):
            return
        held = self.delegate.pointed.pressed and bool(event.buttons() & Qt.MouseButton.LeftButton)
        self._point(event.position().toPoint(), pressed=held)
        if not held:
            super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if event.button() is Qt.MouseButton.LeftButton and self._button_at(point)[1] is not None:
            if not self._echo(event.timestamp(), point) and not self.slide.just_now():
                self._point(point, pressed=True)  # the selection, and with it the viewer, stays where it is
            return
        if event.button() is Qt.MouseButton.LeftButton and self._follows(event.timestamp(), point):
            self._clicked_at = (event.timestamp(), point)
            return  # meant for the button that was here a moment ago
        if self._begins_a_move(event, point):
            return
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and self.indexAt(point).isValid():
            self.pressed_on.emit(self._shown.request_at(self.indexAt(point).row()).id)

    def _begins_a_move(self, event: QMouseEvent, point: QPoint) -> bool:
        """Whether the press is kept from choosing its row: it may be the begin of dragging several."""
        self.moves.stop()
        index = self.indexAt(point)
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if event.button() is not Qt.MouseButton.LeftButton or not index.isValid() or not plain:
            return False
        chosen = self.selectionModel().isSelected(index) and len(self.selectionModel().selectedRows()) > 1
        return self.moves.pressed(point, self._shown.request_at(index.row()), chosen_already=chosen)

    def _echo(self, at: int, point: QPoint) -> bool:
        """Note a press at a button; true for a further one of the same burst."""
        follows = self._follows(at, point)
        self._clicked_at = (at, point)
        return follows

    def _follows(self, at: int, point: QPoint) -> bool:
        """Whether this belongs to a burst at a button: a new row may have slid under the pointer meanwhile."""
        before = self._clicked_at
        if before is None or not at:
            return False
        near = (point - before[1]).manhattanLength() <= QApplication.startDragDistance()
        return near and 0 <= at - before[0] < QApplication.doubleClickInterval()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pointed = self.delegate.pointed
        if pointed.pressed and event.button() is Qt.MouseButton.LeftButton:
            before = (pointed.row, pointed.verb)
            usable = self._point(event.position().toPoint())
            if usable is not None and before == (pointed.row, pointed.verb):
                self.ask(usable.action.verb, self._shown.request_at(pointed.row))
            return
        dragged = self.moves.dragging
        clicked = self.moves.released()
        if clicked is not None and (row := self._shown.row_of(clicked)) is not None:
            self._choose(row)
            self.pressed_on.emit(clicked)
        if not dragged:
            super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        at, point = event.timestamp(), event.position().toPoint()
        row, button = self._button_at(point)
        if button is not None or self._follows(at, point):  # a nervous finger's second click asks for nothing more
            self._clicked_at = (at, point)
            return
        if row >= 0 and event.button() is Qt.MouseButton.LeftButton:
            request = self._shown.request_at(row)
            self.ask(verb_of_enter(request), request)

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            _, button = self._button_at(event.pos())
            if button is not None:
                action = button.action
                words = f"{action.label}: {action.reason}" if action.reason else action.label
                QToolTip.showText(event.globalPos(), words, self.viewport(), button.rect)
                return True
        return super().viewportEvent(event)

    # keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        chosen = self.chosen()
        move = verb_of_key(event.key(), event.modifiers())
        if self.moves.dragging and event.key() == Qt.Key.Key_Escape:
            self.moves.stop()
        elif chosen and move is not None:
            self.moves.ask(move, chosen)
        elif chosen and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            for request in chosen:
                verb = verb_of_delete(request)
                if verb is not None:
                    self.ask(verb, request)
        elif chosen and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.ask(verb_of_enter(chosen[0]), chosen[0])
        elif chosen and event.matches(QKeySequence.StandardKey.Copy):
            self.ask_of_all("copy_ids", chosen)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            row, at = self.rowAt(event.pos().y()), event.globalPos()
        else:
            row = self.currentIndex().row()
            at = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        if row < 0:
            return
        menu = self.row_menu(self._shown.request_at(row))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if (
            not self.currentIndex().isValid()
            and self._shown.rowCount()
            and event.reason() is not Qt.FocusReason.MouseFocusReason
        ):
            self._choose(0)
        self._show_focus(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus(False)

    def _show_focus(self, focused: bool) -> None:
        self.delegate.pointed.focused = focused
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.moves.dragging:
            painter = QPainter(self.viewport())
            self.moves.paint(painter)
            painter.end()

    # what happens below it

    def _on_current(self, current: QModelIndex, previous: QModelIndex) -> None:
        before, self.delegate.pointed.current = self.delegate.pointed.current, current.row()
        for row in {before, previous.row(), current.row()}:  # all of them would cost the turn that shows a result
            self._repaint_row(row)
        if self._hiding:
            return
        self.selected.emit(self._shown.request_at(current.row()).id if current.isValid() else "")

    def rowsAboutToBeRemoved(  # noqa: N802 - Qt's own
        self, parent: QModelIndex | QPersistentModelIndex, first: int, last: int
    ) -> None:
        """Of itself Qt would go on to the next row and not mark it: a key would then act on what nobody has chosen."""
        here = self.currentIndex().row()
        if first <= here <= last and not self._shown.belongs(self._shown.request_at(here).id):
            self._hiding = True  # a chip shows it no more, the viewer does
            self.selectionModel().clear()
            self._hiding = False
        super().rowsAboutToBeRemoved(parent, first, last)

    def _on_removed(self) -> None:
        """What stands in the place of a row that was taken away is chosen, and looks so."""
        here = self.currentIndex()
        if here.isValid() and not self.selectionModel().hasSelection():
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().select(here, flags.ClearAndSelect | flags.Rows)
        self.delegate.pointed.current = here.row()

    def _on_about_to_insert(self, _parent: QModelIndex, first: int, _last: int) -> None:
        # At the very top new rows push the others down; further down what is looked at stays where it is.
        bar = self.verticalScrollBar()
        self._keep_scroll = bar.value() > 0 and first <= self.rowAt(0)

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        if self._keep_scroll:
            self.executeDelayedItemsLayout()
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + (last - first + 1) * self.verticalHeader().defaultSectionSize())
        self.delegate.pointed.current = self.currentIndex().row()

    def _on_moved(self, _parent: QModelIndex, first: int, _last: int, _to: QModelIndex, target: int) -> None:
        """A row went from above what is looked at to below it, or back: what is looked at stays where it is."""
        top, bar = self.rowAt(0), self.verticalScrollBar()
        self.delegate.pointed.current = self.currentIndex().row()
        if bar.value() <= 0 or self.moves.dragging or (first < top) == (target <= top):
            return
        bar.setValue(bar.value() + (-1 if first < top else 1) * self.verticalHeader().defaultSectionSize())

    def _on_order(self) -> None:
        """Sorted or filtered: a chosen row that is hidden is no longer current here, and stays in the viewer."""
        self.delegate.pointed.current = self.currentIndex().row()
        self.delegate.movable = self._shown.natural
        self._point(None)

    def _on_theme(self) -> None:
        self.delegate.measure()
        self.set_compact(self.delegate.compact)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "delegate"):
            self._on_theme()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        area = self.viewport().size() * self.devicePixelRatioF()
        self.delegate.drawn.set_limit(2 * 4 * area.width() * area.height())  # two windows full
        self.columns.fit(self.viewport().width())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.columns.fit(self.viewport().width())
