"""The middle of the window: the queue and the library, one behind the other as tabs, or beside each other.

The library is made when it is first looked at: whoever never opens it pays nothing for it. What is remembered is handed in
and out as plain values; nothing here knows what the two parts show.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QTabBar, QToolButton, QVBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.icons import icon
from comfy_desk.ui.layout import to_sizes
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr

QUEUE, LIBRARY = 0, 1

SIDE_BY_SIDE = 900
"""Logical pixels of width from which both stand beside each other and not one above the other, where both are shown."""


@overrides_qt
class Centre(QWidget):
    """`changed` is worth remembering. `make` makes the library's widget, at most once."""

    changed = Signal()
    shownChanged = Signal()  # which of the two can be seen

    def __init__(self, queue: QWidget, make: Callable[[], QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._queue = queue
        self._make = make
        self._library: QWidget | None = None
        self._sizes: list[int] = []
        self._split = QSplitter(Qt.Orientation.Horizontal, self)
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(queue)
        self._split.splitterMoved.connect(lambda *_: self.changed.emit())
        self._make_actions()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head())
        column.addWidget(self._split, 1)
        self.setFocusProxy(queue)

    # --- what others ask

    @property
    def library(self) -> QWidget | None:
        """None until it was looked at."""
        return self._library

    @property
    def both(self) -> bool:
        return self.beside.isChecked()

    @property
    def at_library(self) -> bool:
        """The library's tab is in front, or was used last where both are shown."""
        return self._tabs.currentIndex() == LIBRARY

    def show_queue(self) -> None:
        self._come(QUEUE)

    def show_library(self) -> None:
        self._come(LIBRARY)

    def state(self) -> dict[str, Any]:
        sizes = self._split.sizes() if self.both and self._split.count() > 1 else self._sizes
        return {"library": self.at_library, "both": self.both, "sizes": sizes}

    def restore(self, state: object) -> None:
        """Takes what `state` gave; anything else changes nothing."""
        if not isinstance(state, dict):
            return
        self._sizes = to_sizes(state.get("sizes")) or self._sizes
        self.beside.setChecked(state.get("both") is True)
        self._tabs.setCurrentIndex(LIBRARY if state.get("library") is True else QUEUE)

    # --- building

    def _make_actions(self) -> None:
        self.to_queue = self._action("centre.queue", tr("Show the &queue"), "Ctrl+Shift+Q", self.show_queue)
        self.to_library = self._action("centre.library", tr("Show the li&brary"), "Ctrl+Shift+L", self.show_library)
        self.beside = self._action("centre.both", tr("Queue and library &side by side"), "Ctrl+Shift+B", None)
        self.beside.setCheckable(True)
        self.beside.toggled.connect(lambda _on: self._arrange())

    def _action(self, name: str, words: str, key: str, do: Callable[[], None] | None) -> QAction:
        action = QAction(words, self)
        action.setObjectName(name)
        action.setShortcut(QKeySequence(key))
        action.setAutoRepeat(False)
        if do is not None:
            action.triggered.connect(lambda _checked=False: do())
        self.addAction(action)
        return action

    def _head(self) -> QHBoxLayout:
        self._tabs = QTabBar(self)
        self._tabs.setAccessibleName(tr("Queue or library"))
        self._tabs.setDrawBase(False)
        self._tabs.setExpanding(False)
        self._tabs.addTab(icon("queue"), tr("Queue"))
        self._tabs.addTab(icon("library"), tr("Library"))
        for place, action in ((QUEUE, self.to_queue), (LIBRARY, self.to_library)):
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self._tabs.setTabToolTip(place, f"{action.text()} ({key})")
        self._tabs.currentChanged.connect(lambda _at: self._arrange())
        button = QToolButton(self)
        self.beside.setIcon(icon("beside"))
        button.setDefaultAction(self.beside)
        button.setAccessibleName(self.beside.text())
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.set_role(button, "flat")
        row = QHBoxLayout()
        row.setContentsMargins(theme.GRID // 2, 0, theme.GRID, 0)
        row.addWidget(self._tabs)
        row.addStretch(1)
        row.addWidget(button)
        return row

    # --- what happens

    def _come(self, place: int) -> None:
        self._tabs.setCurrentIndex(place)
        shown = self._library if place == LIBRARY else self._queue
        if shown is not None:
            shown.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _arrange(self) -> None:
        wants_library = self.both or self.at_library
        if wants_library and self._library is None:
            self._library = self._make()
            self._split.addWidget(self._library)
        if self._split.count() > 1 and not self._queue.isHidden() and not (self._library or self._queue).isHidden():
            self._sizes = self._split.sizes()
        self._queue.setVisible(self.both or not self.at_library)
        if self._library is not None:
            self._library.setVisible(wants_library)
            self.setFocusProxy(self._library if self.at_library else self._queue)
        self._turn()
        if self.both:
            whole = self.width() if self._split.orientation() is Qt.Orientation.Horizontal else self.height()
            self._split.setSizes(self._sizes or [whole // 2, whole - whole // 2])
        self.shownChanged.emit()
        self.changed.emit()

    def _turn(self) -> None:
        wide = self.width() >= SIDE_BY_SIDE
        wanted = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self._split.orientation() is not wanted:
            self._split.setOrientation(wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()
