"""A layout that breaks into as many lines as it needs, in columns of one width: for choices beside each other."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from comfy_desk.ui.overrides import overrides_qt


@overrides_qt
class FlowLayout(QLayout):
    """Every cell is as wide as the widest; the lines are filled from the left."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 4) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = spacing
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802
        cell, edges = self._cell(), self.contentsMargins()
        return cell.grownBy(QMargins(edges.left(), edges.top(), edges.right(), edges.bottom()))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _cell(self) -> QSize:
        size = QSize(0, 0)
        for item in self._shown():
            size = size.expandedTo(item.sizeHint())
        return size

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Puts the items in their places, if asked to; returns the height that all lines need."""
        edges = self.contentsMargins()
        left, top, right, bottom = edges.left(), edges.top(), edges.right(), edges.bottom()
        shown, cell = self._shown(), self._cell()
        if not shown:
            return top + bottom
        room = rect.width() - left - right
        columns = max(1, min((room + self._gap) // (cell.width() + self._gap), len(shown)))
        lines = -(-len(shown) // columns)
        columns = -(-len(shown) // lines)  # lines of about the same length
        width = max(cell.width(), (room - (columns - 1) * self._gap) // columns)
        for number, item in enumerate(shown) if move else ():
            line, column = divmod(number, columns)
            place = QPoint(
                rect.x() + left + column * (width + self._gap), rect.y() + top + line * (cell.height() + self._gap)
            )
            item.setGeometry(QRect(place, QSize(width, cell.height())))
        return top + bottom + lines * cell.height() + (lines - 1) * self._gap
