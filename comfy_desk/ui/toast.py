"""A quiet line for what just happened: one notice at a time at the foot of the centre, with at most one action.

It is no dialog and takes no focus; nothing has to be closed. Notices wait for one another in a short queue, equal ones are
counted instead of repeated, and time stands still while the pointer or the keyboard focus is on the line. What must not be
missed (a failed request) has its own row elsewhere and is not told here alone.
"""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget
from shiboken6 import isValid

from comfy_desk.ui import theme
from comfy_desk.ui.icons import icon, pixmap
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.spoken import announce
from comfy_desk.ui.told import told

WAITING_AT_MOST = 20
"""Notices that wait; older ones give way, since a line that talks for minutes helps nobody."""

SECONDS = 6.0
SECONDS_WITH_ACTION = 12.0
SECONDS_OF_ERROR = 15.0

COVERED = 700
"""Milliseconds for which a notice that has gone still takes the clicks at its place."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence. `seconds` 0 takes the usual time for its kind."""

    text: str
    error: bool = False
    action: str = ""
    on_action: Callable[[], None] | None = None
    seconds: float = 0.0
    times: int = 1
    tag: str = ""  # a newer notice with the same one takes its place

    @property
    def shown_for(self) -> float:
        if self.seconds > 0:
            return self.seconds
        if self.error:
            return SECONDS_OF_ERROR
        return SECONDS_WITH_ACTION if self.action else SECONDS

    @property
    def words(self) -> str:
        return f"{self.text} ({self.times} ×)" if self.times > 1 else self.text

    def same_as(self, other: Notice) -> bool:
        return not self.action and not other.action and (self.text, self.error) == (other.text, other.error)


@overrides_qt
class ToastLine(QFrame):
    """`show_notice` from anywhere in the window; hidden while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "notice")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)  # as high as its words need
        self._current: Notice | None = None
        self._waiting: deque[Notice] = deque(maxlen=WAITING_AT_MOST)
        self._came_from: weakref.ref[QWidget] | None = None

        self._mark = QLabel(self)
        self._mark.setFixedSize(20, 20)
        self._text = plain_label("", self)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._action = QPushButton(self)
        self._action.setObjectName("toastAction")
        theme.set_role(self._action, "link")
        self._action.clicked.connect(self._on_action)
        self._close = QToolButton(self)
        self._close.setIcon(icon("close", "dim"))
        self._close.setToolTip(tr("Close this notice"))
        self._close.setAccessibleName(tr("Close this notice"))
        self._close.clicked.connect(self.dismiss)

        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 8, 8)
        row.setSpacing(8)
        row.addWidget(self._mark)
        row.addWidget(self._text, 1)
        row.addWidget(self._action)
        row.addWidget(self._close)

        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)
        for part in (self._action, self._close):
            part.installEventFilter(self)
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)
        theme.watch().changed.connect(self._draw_mark)
        self.hide()

    # --- what others call

    def show_notice(
        self,
        text: str,
        *,
        error: bool = False,
        action: str = "",
        on_action: Callable[[], None] | None = None,
        seconds: float = 0.0,
        tag: str = "",
    ) -> None:
        notice = Notice(" ".join(told(text).split())[:500], error, action, on_action, seconds, tag=tag)
        if self._counted(notice):
            return
        if tag:
            self._waiting = deque((one for one in self._waiting if one.tag != tag), maxlen=WAITING_AT_MOST)
            if self._current is not None and self._current.tag == tag:
                self._show(notice)
                return
        if self._current is None:
            self._show(notice)
            return
        self._waiting.append(notice)
        if not self._current.action:  # mere news gives way quickly, an error once it could be read
            left = max(self._timer.remainingTime(), 0)
            read = self._current.shown_for * 1000 - left
            wanted = SECONDS * 1000 - read if self._current.error else 0
            self._timer.start(int(min(left, max(1500, wanted))))

    def dismiss(self) -> None:
        """Take the notice away and show the next one, if there is one."""
        self._timer.stop()
        self._current = None
        if self._waiting:
            self._show(self._waiting.popleft())
            return
        self._cover_place()
        self._give_focus_back()
        self.hide()

    def withdraw(self, tag: str) -> None:
        """What notices with this tag offered has been done another way."""
        self._waiting = deque((one for one in self._waiting if one.tag != tag), maxlen=WAITING_AT_MOST)
        if self._current is not None and self._current.tag == tag:
            self.dismiss()

    @property
    def text(self) -> str:
        return self._current.words if self._current else ""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    # --- inside

    def _counted(self, notice: Notice) -> bool:
        if self._current is not None and notice.same_as(self._current):
            self._show(replace(self._current, times=self._current.times + 1))
            return True
        for place, waiting in enumerate(self._waiting):
            if notice.same_as(waiting):
                self._waiting[place] = replace(waiting, times=waiting.times + 1)
                return True
        return False

    def _show(self, notice: Notice) -> None:
        self._current = notice
        self._text.setText(notice.words)
        self._action.setText(notice.action)
        self._action.setVisible(bool(notice.action))
        self._draw_mark()
        self.setAccessibleName(notice.words)
        self.show()
        self._timer.start(int(notice.shown_for * 1000))
        announce(self, notice.words)  # who hears the window does not look at its foot

    def _on_action(self) -> None:
        notice = self._current
        self.dismiss()
        if notice is not None and notice.on_action is not None:
            notice.on_action()

    def _cover_place(self) -> None:
        """A click that was on its way to the notice must not reach what moves into its place."""
        parent = self.parentWidget()
        if parent is not None and self.isVisible():
            cover = _Cover(parent)
            cover.setGeometry(self.geometry())
            cover.raise_()
            cover.show()

    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self.isAncestorOf(now) and before is not None and not self.isAncestorOf(before):
            self._came_from = weakref.ref(before)

    def _give_focus_back(self) -> None:
        """To where the keyboard was before it came here: hiding the line would send it anywhere."""
        focus = QApplication.focusWidget()
        if focus is None or not self.isAncestorOf(focus):
            return
        before = self._came_from() if self._came_from is not None else None
        if before is not None and isValid(before) and before.isVisible() and before.isEnabled():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.window().setFocus()

    def _on_time(self) -> None:
        if self.underMouse() or self._action.hasFocus() or self._close.hasFocus():
            self._timer.start(1000)
            return
        self.dismiss()

    def _draw_mark(self) -> None:
        error = self._current is not None and self._current.error
        scale = self.devicePixelRatioF()
        self._mark.setPixmap(pixmap("warning" if error else "info", "error" if error else "info", 20, scale))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:  # type: ignore[attr-defined]
            self.dismiss()
            return True
        return super().eventFilter(watched, event)


@overrides_qt
class _Cover(QWidget):
    """Nothing to see: takes the clicks at its place for a moment."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        QTimer.singleShot(COVERED, self, self.deleteLater)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
