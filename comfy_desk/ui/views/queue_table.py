"""The table of the queue: pointer, keys and scrolling over rows that a delegate draws. What is asked for is told as a verb.

Buttons, menu, keys and double click all end in `verbAsked`. It calls no service and changes no request.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
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
from comfy_desk.ui.heads import apart_from_selection
from comfy_desk.ui.models.columns import PLACE
from comfy_desk.ui.models.queue_filter import QueueFilter
from comfy_desk.ui.models.queue_model import QueueModel
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.row_actions import AS_ONE, MOVES, has_verb, verb_of_enter
from comfy_desk.ui.views.group_lines import GroupLines
from comfy_desk.ui.views.queue_columns import QueueColumns
from comfy_desk.ui.views.queue_keys import QueueKeys
from comfy_desk.ui.views.row_menus import fill_menu, fill_together
from comfy_desk.ui.views.row_moves import RowMoves
from comfy_desk.ui.views.row_steady import RowSteady
from comfy_desk.ui.views.row_watch import RowWatch
from comfy_desk.ui.views.slide_guard import SlideGuard

_ACTIONS = PLACE["actions"]


@overrides_qt
class QueueTable(QTableView):
    verbAsked = Signal(str, str)  # request id, verb
    selected = Signal(str)  # request id, "" for none
    pressed_on = Signal(str)  # request id of a row under a click, chosen before or not
    detailsAsked = Signal(object)  # ids of several requests
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
        apart_from_selection(self.horizontalHeader())
        self.setItemDelegate(self.delegate)
        self._look()
        self.columns = QueueColumns(self.horizontalHeader())
        self.columns.need(self.delegate.needs())
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        shown.sort(-1)
        self.thumbnails.loaded.connect(self.viewport().update)
        self.selectionModel().currentRowChanged.connect(self._on_current)
        shown.rowsInserted.connect(self._note_current)
        shown.rowsRemoved.connect(self._on_removed)
        shown.layoutChanged.connect(self._on_order)
        theme.watch().changed.connect(self._on_theme)
        shown.rowsMoved.connect(self._note_current)
        self.moves = RowMoves(self, model, shown)
        self.lines = GroupLines(self, shown, self.delegate)
        self.delegate.line_rect = self.lines.whole
        self.keys = QueueKeys(self, self.chosen, self.ask_of_all, self.moves.said.emit)
        self.steady = RowSteady(self, shown)
        self.watch = RowWatch(self, model, shown, self.visible_rows)
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
        seen = (row for row in self.visible_rows() if not self._shown.is_line(row))
        self._queue.tick(now, [self._shown.source_row(row) for row in seen])

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
        """The selected requests, as they stand in the table; lines of groups are none."""
        # Of whole rows; asked for each row, ten thousand take half a second. PySide's stubs know no way through a selection.
        parts: Any = self.selectionModel().selection()
        rows = sorted({row for part in parts for row in range(part.top(), part.bottom() + 1)})
        return tuple(request for row in rows if (request := self._shown.find(row)) is not None)

    def ask(self, verb: str, request: Request) -> None:
        """The one way of every gesture at one row to the outside."""
        self.steady.release()  # what the artist does may move it
        if verb in MOVES:
            self.moves.ask(verb, (request,))
        elif verb in ("hold_back", "put_back"):
            self.manyAsked.emit((request.id,), verb)
        else:
            self.verbAsked.emit(request.id, verb)

    def ask_of_all(self, verb: str, requests: Sequence[Request]) -> None:
        """One verb for each of these that has it; what is one act for all of them is asked once."""
        self.steady.release()
        able = [request for request in requests if has_verb(request, self._queue.around(request), verb)]
        if verb in MOVES:
            self.moves.ask(verb, requests)
        elif verb == "details" and len(able) > 1:
            self.detailsAsked.emit(tuple(request.id for request in able))
        elif (verb in AS_ONE and len(able) > 1) or (able and verb in ("hold_back", "put_back")):
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
        if self._shown.is_line(index.row()):
            return index.row(), self.lines.button_at(index.row(), point)
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
        row = self.rowAt(point.y())
        if event.button() is Qt.MouseButton.LeftButton and self.indexAt(point).isValid():
            if self._shown.is_line(row) and event.modifiers() == Qt.KeyboardModifier.NoModifier:
                self.lines.toggle(row)
            elif (request := self._shown.find(row)) is not None:
                self.pressed_on.emit(request.id)

    def _begins_a_move(self, event: QMouseEvent, point: QPoint) -> bool:
        """Whether the press is kept from choosing its row: it may be the begin of dragging several."""
        self.moves.stop()
        index = self.indexAt(point)
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if event.button() is not Qt.MouseButton.LeftButton or not index.isValid() or not plain:
            return False
        request = self._shown.find(index.row())
        if request is None:
            return False
        chosen = self.selectionModel().isSelected(index) and len(self.selectionModel().selectedRows()) > 1
        return self.moves.pressed(point, request, chosen_already=chosen)

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
                if self._shown.is_line(pointed.row):
                    self.lines.cancel(pointed.row)
                else:
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
        request = self._shown.find(row)
        if request is not None and event.button() is Qt.MouseButton.LeftButton:
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
        if self.moves.dragging and event.key() == Qt.Key.Key_Escape:
            self.moves.stop()
        elif not self.lines.key(event, self.currentIndex().row()) and not self.keys.take(event):
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            row, at = self.rowAt(event.pos().y()), event.globalPos()
        else:
            row = self.currentIndex().row()
            at = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        if row < 0:
            return
        request = self._shown.find(row)
        menu = self.row_menu(request) if request is not None else self.lines.menu(row, QMenu(self))
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
        if not self._shown.is_line(current.row()):  # what is in the viewer stays there
            self.selected.emit(self._shown.request_at(current.row()).id if current.isValid() else "")

    def rowsAboutToBeRemoved(  # noqa: N802 - Qt's own
        self, parent: QModelIndex | QPersistentModelIndex, first: int, last: int
    ) -> None:
        """Of itself Qt would go on to the next row and not mark it: a key would then act on what nobody has chosen."""
        here = self.currentIndex().row()
        request = self._shown.find(here)
        if first <= here <= last and (request is None or not self._shown.belongs(request.id)):
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

    def _note_current(self, *_ignored: object) -> None:
        self.delegate.pointed.current = self.currentIndex().row()

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
