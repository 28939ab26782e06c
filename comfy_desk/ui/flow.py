"""Layouts that put their widgets side by side and go on in the next line where there is no more room.

They begin where one reads from: at the right edge in a window that is read from right to left.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QStyle, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.overrides import overrides_qt


@overrides_qt
class FlowLayout(QLayout):
    """Widgets keep the size that they wish for; one that is wider than the whole line gets the line. Within a line lower
    ones stand in the middle.

    `centred`: each line stands in the middle. `filled`: the last widget takes what is left of its line.
    """

    def __init__(
        self, parent: QWidget | None = None, spacing: int = theme.GRID, *, centred: bool = False, filled: bool = False
    ) -> None:
        super().__init__(parent)
        self._filled = filled
        self._centred = centred
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's own
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's own
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's own
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 - Qt's own
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's own
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    def _put(self, item: QLayoutItem, place: QRect, room: QRect) -> None:
        """`place` counts from the left."""
        parent = self.parentWidget()
        direction = parent.layoutDirection() if parent is not None else Qt.LayoutDirection.LeftToRight
        item.setGeometry(QStyle.visualRect(direction, room, place))

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _place(self, rect: QRect, *, move: bool) -> int:
        """The height that it takes in this width."""
        edges = self.contentsMargins()
        rect = rect.marginsRemoved(edges)
        x, y, high = 0, rect.y(), 0
        line: list[tuple[QLayoutItem, int, QSize]] = []

        def end_line() -> None:
            free = max(0, rect.width() - (x - self.spacing())) if self._centred else 0
            for item, at, size in line:
                if move:
                    corner = QPoint(rect.x() + at + free // 2, y + (high - size.height()) // 2)
                    self._put(item, QRect(corner, size), rect)
            line.clear()

        for item in self._shown():
            size = item.sizeHint()
            width = min(size.width(), rect.width()) if rect.width() > 0 else size.width()
            if line and x + width > rect.width():
                end_line()
                x, y, high = 0, y + high + self.spacing(), 0
            line.append((item, x, QSize(width, size.height())))
            x, high = x + width + self.spacing(), max(high, size.height())
        if self._filled and line:
            item, at, size = line[-1]
            line[-1] = (item, at, QSize(max(size.width(), rect.width() - at), size.height()))
        end_line()
        return y + high - rect.y() + edges.top() + edges.bottom()


@overrides_qt
class EvenFlow(FlowLayout):
    """In columns of one width, which together fill the line: for choices beside each other."""

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's own
        return self._cell().grownBy(self.contentsMargins())

    def _cell(self) -> QSize:
        size = QSize(0, 0)
        for item in self._shown():
            size = size.expandedTo(item.sizeHint())
        return size

    def _place(self, rect: QRect, *, move: bool) -> int:
        edges, gap = self.contentsMargins(), self.spacing()
        shown, cell = self._shown(), self._cell()
        if not shown:
            return edges.top() + edges.bottom()
        room = rect.width() - edges.left() - edges.right()
        columns = max(1, min((room + gap) // (cell.width() + gap), len(shown)))
        lines = -(-len(shown) // columns)
        columns = -(-len(shown) // lines)  # lines of about the same length
        width = max(cell.width(), (room - (columns - 1) * gap) // columns)
        for number, item in enumerate(shown) if move else ():
            line, column = divmod(number, columns)
            x, y = (
                rect.x() + edges.left() + column * (width + gap),
                rect.y() + edges.top() + line * (cell.height() + gap),
            )
            self._put(item, QRect(QPoint(x, y), QSize(width, cell.height())), rect.marginsRemoved(edges))
        return edges.top() + edges.bottom() + lines * cell.height() + (lines - 1) * gap
