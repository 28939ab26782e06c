"""A card over the window's own area: for the few moments that come before everything else. No window, no nested loop.

The window under it stays alive (requests go on) and is switched off for keys and clicks by whoever shows the sheet.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.overrides import overrides_qt

WIDTH = 560
LINES_WIDE = 36
"""The width in heights of a line, where the system's letters are large."""

MARGIN = 24

TALLEST = 860
"""Of what takes all the height there is: on a high screen it would be a long way from the top to the foot."""


@overrides_qt
class Sheet(QWidget):
    """Shows `content` in a card in the middle of `over`. `closed()` comes on Escape where it may be closed."""

    closed = Signal()

    def __init__(self, over: QWidget, content: QWidget, *, closable: bool) -> None:
        super().__init__(over)
        self._over = over
        self.closable = closable
        self.content = content
        self._card = QFrame(self)
        theme.set_role(self._card, "card")
        area = self._area = QScrollArea(self._card)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(area)
        column = QVBoxLayout(inside)
        self._column = column
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.addWidget(content)
        area.setWidget(inside)
        self._inside = inside
        row = QHBoxLayout(self._card)
        row.setContentsMargins(1, 1, 1, 1)
        row.addWidget(area)
        over.installEventFilter(self)
        content.installEventFilter(self)
        self._place()
        self.raise_()

    def open_up(self) -> None:
        self._place()
        self.show()
        self.raise_()
        begin = getattr(self.content, "begin", None)  # where the answer begins, as far as the content knows
        if begin is not None:
            begin()
        else:
            self.content.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place(self) -> None:
        self.setGeometry(self._over.rect())
        usual = int(getattr(self.content, "wide", WIDTH))  # some contents stand beside each other
        width = min(max(usual, LINES_WIDE * self.fontMetrics().height()), self.width() - 2 * theme.GRID)
        self._inside.setMinimumWidth(0)
        wanted = self._column.heightForWidth(width - 2)
        if wanted <= 0:
            wanted = self._inside.sizeHint().height()
        highest = self.height() - 2 * theme.GRID
        if getattr(self.content, "tall", False):  # its parts scroll by themselves: they get what there is
            wanted = min(max(wanted, highest - 4), TALLEST)
        height = min(wanted + 4, highest)
        # A bar that came while the card was small would narrow the words, and so keep itself needed.
        policy = Qt.ScrollBarPolicy
        self._area.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if wanted < height else policy.ScrollBarAsNeeded
        )
        left = (self.width() - width) // 2
        top = max(theme.GRID, (self.height() - height) * 2 // 5)
        self._card.setGeometry(QRect(left, top, width, height))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() == QEvent.Type.Resize:
            self._place()
        if watched is self.content and event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.closable:
            self.closed.emit()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        veil = QColor(theme.current().window)
        veil.setAlpha(215 if self.closable else 255)
        painter.fillRect(self.rect(), veil)
