"""Changing the order of what waits: by dragging its rows, by keys and by verbs. It asks, and moves no row itself.

What is asked is always "these right before that one": rows that a filter hides keep their places among the others.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QApplication, QTableView

from comfy_desk.domain.request import Request, State
from comfy_desk.ui import theme
from comfy_desk.ui.models.queue_filter import QueueFilter
from comfy_desk.ui.models.queue_groups import Grouping
from comfy_desk.ui.models.queue_model import QueueModel
from comfy_desk.ui.phrases import counted, tr

SORTED = "Rows can be moved while they stand in the order of sending. Click the column's title until its arrow is gone."
GROUPED = "Rows can be moved while they stand in no groups, in the order of sending."
ONLY_WAITING = "Only what waits here can be moved."

_EDGE = 36
"""Pixels from the top and the bottom of the table where dragging scrolls it."""
_SCROLL_EVERY = 30


class RowMoves(QObject):
    """Beside a table, which hands it presses, moves and keys."""

    moveAsked = Signal(object, object)  # ids, and the id before which they are to stand; None is the end
    nextAsked = Signal(object)  # ids that are to go before everything else
    said = Signal(str)

    def __init__(self, table: QTableView, queue: QueueModel, shown: QueueFilter) -> None:
        super().__init__(table)
        self._table = table
        self._queue = queue
        self._shown = shown
        self._from: tuple[QPoint, str] | None = None  # where the button went down, and on which row
        self._deferred = False  # the press chose nothing yet: its row was one of several that are chosen
        self._refused = False  # it was said why nothing is dragged
        self._ids: tuple[str, ...] = ()  # what is dragged
        self._at = QPoint()
        self._drop = -1
        self._scroller = QTimer(self)
        self._scroller.setInterval(_SCROLL_EVERY)
        self._scroller.timeout.connect(self._scroll)

    # by verb and key

    def ask(self, verb: str, requests: Sequence[Request]) -> None:
        """`verb` is one of `row_actions.MOVES`; what does not wait is left out."""
        ids = self._waiting(requests)
        if not ids:
            self.said.emit(tr(ONLY_WAITING))
        elif verb == "send_next":
            self.nextAsked.emit(ids)
        elif verb == "send_last":
            self.moveAsked.emit(ids, None)
        elif not self._shown.natural:
            self.said.emit(self._why_not())
        else:
            self._step(ids, up=verb == "move_up")

    def _why_not(self) -> str:
        return tr(SORTED) if self._shown.grouping is Grouping.NONE else tr(GROUPED)

    def _step(self, ids: tuple[str, ...], *, up: bool) -> None:
        """Past the neighbour that is seen."""
        span = self._shown.waiting()
        rows = [row for row in span if self._shown.request_at(row).id in ids]
        if not rows:
            return
        way = range(rows[0] - 1, span.start - 1, -1) if up else range(rows[-1] + 1, span.stop)
        beside = next((self._shown.request_at(row) for row in way), None)
        if beside is not None:
            self.moveAsked.emit(ids, beside.id if up else self._queue.line.after(beside, ids))

    def _waiting(self, requests: Sequence[Request]) -> tuple[str, ...]:
        return tuple(request.id for request in requests if request.state is State.WAITING)

    # by dragging

    @property
    def dragging(self) -> bool:
        return bool(self._ids)

    def pressed(self, point: QPoint, request: Request, *, chosen_already: bool) -> bool:
        """The button went down on a row. True where the table must not choose yet: several may be dragged."""
        if request.state is not State.WAITING:
            return False
        self._from, self._deferred = (point, request.id), chosen_already
        return chosen_already

    def moved(self, point: QPoint) -> bool:
        """The pointer moved with the button down. True where this is, or may become, a drag."""
        if self._from is None:
            return False
        self._at = point
        if (
            not self._ids
            and not self._refused
            and (point - self._from[0]).manhattanLength() >= QApplication.startDragDistance()
        ):
            self._begin(self._from[1])
        if self._ids:
            self._aim()
            self._scroller.start()
        return True

    def released(self) -> str | None:
        """The button came up. The id of the row that a mere click was on, where choosing it had been put off."""
        name = self._from[1] if self._from is not None and self._deferred and not self._ids else None
        ids, drop = self._ids, self._drop
        self.stop()
        if ids and drop >= 0:
            self._put(ids, drop)
        return name

    def stop(self) -> None:
        """Nothing is dragged any more."""
        was = bool(self._ids)
        self._from, self._deferred, self._refused, self._ids, self._drop = None, False, False, (), -1
        self._scroller.stop()
        if was:
            self._table.viewport().unsetCursor()
            self._table.viewport().update()

    def _begin(self, pressed_id: str) -> None:
        if not self._shown.natural:
            self._refused = True
            self.said.emit(self._why_not())
            return
        rows = sorted({index.row() for index in self._table.selectionModel().selectedRows()})
        ids = self._waiting([self._shown.request_at(row) for row in rows])
        self._ids = ids if pressed_id in ids else (pressed_id,)
        self._table.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _aim(self) -> None:
        """The boundary between two waiting rows that is nearest to the pointer."""
        span, height = self._shown.waiting(), self._table.verticalHeader().defaultSectionSize()
        top = self._table.rowViewportPosition(span.start) if len(span) else 0
        row = span.start + round((self._at.y() - top) / height)
        drop = min(max(row, span.start), span.stop) if len(span) else -1
        if drop != self._drop:
            self._drop = drop
            self._table.viewport().update()

    def _put(self, ids: tuple[str, ...], drop: int) -> None:
        span = self._shown.waiting()
        names = [self._shown.request_at(row).id for row in span]
        at = min(max(drop - span.start, 0), len(names))
        moving = [name for name in names if name in ids]
        rest = [name for name in names[:at] if name not in ids]
        behind = next((name for name in names[at:] if name not in ids), None)
        if not moving or names == [*rest, *moving, *(name for name in names[at:] if name not in ids)]:
            return  # it was sent meanwhile, or stands there already
        if behind is None and rest:  # after the last one that is seen, which need not be the last of all
            last = self._queue.get(rest[-1])
            behind = self._queue.line.after(last, ids) if last is not None else None
        self.moveAsked.emit(tuple(moving), behind)

    def _scroll(self) -> None:
        """Near an edge the table comes along."""
        height, bar = self._table.viewport().height(), self._table.verticalScrollBar()
        over = min(0, self._at.y() - _EDGE) or max(0, self._at.y() - (height - _EDGE))
        before = bar.value()
        bar.setValue(before + max(-24, min(24, over)))
        if bar.value() != before:
            self._aim()
            self._table.viewport().update()

    def paint(self, painter: QPainter) -> None:
        """Where the rows will stand, and how many they are."""
        if not self._ids or self._drop < 0:
            return
        view = self._table.viewport()
        row = min(self._drop, self._shown.rowCount() - 1)
        y = self._table.rowViewportPosition(row) + (self._table.rowHeight(row) if self._drop > row else 0)
        y = min(max(y, 2), view.height() - 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.color("accent"), 2))
        painter.drawLine(8, y, view.width() - 4, y)
        painter.setBrush(theme.color("panel"))
        painter.drawEllipse(QPoint(6, y), 3, 3)
        if len(self._ids) > 1:
            self._badge(painter, counted(len(self._ids), "{n} request", "{n} requests"))

    def _badge(self, painter: QPainter, words: str) -> None:
        painter.setFont(theme.font(theme.SMALL))
        box = painter.fontMetrics().boundingRect(words).adjusted(-8, -4, 8, 4)
        view = self._table.viewport().rect()
        box.moveTopLeft(self._at + QPoint(14, 10))
        box.moveBottomRight(QPoint(min(box.right(), view.right() - 4), min(box.bottom(), view.bottom() - 8)))
        painter.setPen(theme.color("edge"))
        painter.setBrush(theme.color("field"))
        painter.drawRoundedRect(box, theme.RADIUS, theme.RADIUS)
        painter.setPen(theme.color("text"))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), words)
