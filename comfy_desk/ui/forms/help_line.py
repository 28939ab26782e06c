"""What a field is for: one line, and a click shows the rest."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from comfy_desk.ui.forms.controls import PlainLabel, plain_tip
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr

MAX_SHOWN = 3_000


@overrides_qt
class HelpLine(PlainLabel):
    """The first sentence of a field's help. Where there is more, a click (or Shift+F1 in the field) unfolds it."""

    def __init__(self, short: str, full: str, parent: QWidget | None = None) -> None:
        super().__init__("", "hint", parent)
        full = full.strip()
        self._short, self._full = short, full[:MAX_SHOWN] + ("…" if len(full) > MAX_SHOWN else "")
        self._is_open = False
        self._has_more = bool(short) and full != short
        if self._has_more:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._show()

    def is_open(self) -> bool:
        """Whether all of it is shown."""
        return self._is_open

    def toggle(self) -> bool:
        """Shows the rest, or one line again. False where there is no more."""
        if self._has_more:
            self._is_open = not self._is_open
            self._show()
        return self._has_more

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.toggle():
            event.accept()
        else:
            super().mousePressEvent(event)

    def _show(self) -> None:
        if self._is_open:
            self.setText(f"{self._full} {tr('Less')}\u00a0▴")
            self.setToolTip("")
            return
        self.setText(f"{self._short} {tr('More')}\u00a0▾" if self._has_more else self._short)
        self.setToolTip(plain_tip(self._full) if self._has_more else "")
