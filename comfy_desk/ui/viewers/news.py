"""A chip in the corner of the viewer: another request has a result. It takes no focus and moves nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.icons import icon
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.unhurried import Unhurried


class NewsChip(QPushButton):
    """`asked` carries the newest request that was offered and not seen since."""

    asked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setIcon(icon("done", "ok"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(tr("Shows the newest result"))
        self._waiting: dict[str, None] = {}  # oldest first
        self._top = 0
        self._told = Unhurried(self._say, self)
        self.clicked.connect(self._on_clicked)
        self.hide()

    def offer(self, request_id: str) -> None:
        self._waiting.pop(request_id, None)
        self._waiting[request_id] = None
        self._told.soon()

    def seen(self, request_id: str) -> None:
        """The newest one seen means that the older ones are no news either."""
        if request_id in self._waiting:
            if request_id == next(reversed(self._waiting)):
                self._waiting.clear()
            else:
                del self._waiting[request_id]
            self._say()

    def place(self, top: int) -> None:
        """In the upper right corner of its parent, `top` pixels down."""
        self.adjustSize()
        self.move(max(0, self._over.width() - self.width() - theme.GRID), top + theme.GRID)
        self._top = top

    def _say(self) -> None:
        words = counted(len(self._waiting), "New result", "{n} new results")
        self.setText(f" {words}")  # a style sheet has no other way to part them from the icon
        self.setAccessibleName(words)
        self.setVisible(bool(self._waiting))
        self.place(self._top)
        self.raise_()

    def _on_clicked(self) -> None:
        if self._waiting:
            self.asked.emit(next(reversed(self._waiting)))
