"""Follows the keyboard through a form: the row that has it shows what it offers quietly. It says when the keyboard went."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from comfy_desk.ui.forms.row import FieldRow


class Nearness(QObject):
    """Watches one form. `moved` comes whenever the keyboard went elsewhere, in the form or out of it."""

    moved = Signal()

    def __init__(self, form: QWidget) -> None:
        super().__init__(form)
        self._form = form
        self._near: FieldRow | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        row = self._row_around(now)
        if self._near is not None and self._near is not row and isValid(self._near):
            self._near.set_near(self._near.underMouse())
        self._near = row
        if row is not None:
            row.set_near(True)
        self.moved.emit()

    def _row_around(self, widget: QWidget | None) -> FieldRow | None:
        if widget is None or not self._form.isAncestorOf(widget):
            return None
        while widget is not None and not isinstance(widget, FieldRow):
            widget = widget.parentWidget()
        return widget
