"""The list of notices: a button that says how many are unread, and the newest of them in a panel of its own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.services.notices import Notice
from comfy_desk.ui import theme
from comfy_desk.ui.forms.controls import plain_tip
from comfy_desk.ui.icons import icon
from comfy_desk.ui.notices.hub import Notices
from comfy_desk.ui.notices.words import ICONS, line_of, title_of
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, time_of_day, tr
from comfy_desk.ui.plain import plain_label

WIDTH = 400
HEIGHT = 420
_NOTICE = Qt.ItemDataRole.UserRole


@overrides_qt
class NoticePanel(QFrame):
    """`settingsAsked()`. Goes when something else is clicked."""

    settingsAsked = Signal()

    def __init__(self, notices: Notices, now: Callable[[], float], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        theme.set_role(self, "card")
        self.setAccessibleName(tr("Notices"))
        self._notices = notices
        self._now = now
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Notices, the newest first"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setUniformItemSizes(True)
        self.list.setSpacing(theme.GRID // 4)
        self.list.itemClicked.connect(self._on_item)
        self.list.itemActivated.connect(self._on_item)
        self.empty = plain_label(tr("What happens while you look elsewhere will be listed here."), self, role="hint")
        self.mark_all = QPushButton(tr("Mark all read"), self)
        theme.set_role(self.mark_all, "link")
        self.mark_all.clicked.connect(notices.mark_all)
        settings = QPushButton(tr("Settings…"), self)
        settings.setAccessibleDescription(tr("Settings of notices"))
        theme.set_role(settings, "link")
        settings.clicked.connect(self._on_settings)
        foot = QHBoxLayout()
        foot.addWidget(self.mark_all)
        foot.addStretch(1)
        foot.addWidget(settings)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, theme.GRID)
        column.setSpacing(theme.GRID)
        column.addWidget(plain_label(tr("Notices"), self, role="title"))
        column.addWidget(self.empty)
        column.addWidget(self.list, 1)
        column.addLayout(foot)
        self._used = False
        notices.changed.connect(self._on_changed)

    def show_at(self, button: QWidget) -> None:
        """Above the button, within the window that it is in."""
        self._fill()
        window = button.window()
        lines = self.fontMetrics().height() * 24
        width = min(max(WIDTH, lines), max(200, window.width() - 2 * theme.GRID))
        height = min(HEIGHT, max(160, window.height() - 4 * theme.GRID))
        self.resize(width, height if len(self._notices.list) else self.sizeHint().height())
        at = button.mapToGlobal(QPoint(button.width() - self.width(), -self.height()))
        if button.isRightToLeft():
            at = button.mapToGlobal(QPoint(0, -self.height()))
        screen = button.screen().availableGeometry()
        at.setX(min(max(at.x(), screen.left()), max(screen.left(), screen.right() - self.width())))
        at.setY(max(at.y(), screen.top()))
        self.move(at)
        self._used = False
        self.show()
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return
        super().keyPressEvent(event)

    def _on_changed(self) -> None:
        if self.isVisible():
            self._fill()

    def _fill(self) -> None:
        row = self.list.currentRow()
        self.list.clear()
        now = self._now()
        for notice in self._notices.list.newest_first():
            words = "\n".join(self._lines(notice, now))
            item = QListWidgetItem(icon(*ICONS[notice.kind]), words)
            item.setData(_NOTICE, notice)
            item.setToolTip(plain_tip(words))
            font = item.font()
            font.setBold(not notice.read)
            item.setFont(font)
            self.list.addItem(item)
        there = self.list.count() > 0
        self.list.setVisible(there)
        self.empty.setVisible(not there)
        self.mark_all.setVisible(there)
        unread = self._notices.list.unread > 0
        self.mark_all.setEnabled(unread)
        self.mark_all.setToolTip("" if unread else tr("Everything is read"))
        self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))

    def _lines(self, notice: Notice, now: float) -> tuple[str, str]:
        """Two lines each, so that all are of one height; that it is new stands there in words."""
        at = time_of_day(notice.at, now)
        words = "{time} · {title}" if notice.read else tr("New · {time} · {title}")
        return words.format(time=at, title=title_of(notice)), line_of(notice, self._notices.account_of(notice))

    def _on_item(self, item: QListWidgetItem) -> None:
        if self._used:  # a click may be an activation, too
            return
        self._used = True
        notice = item.data(_NOTICE)
        self.hide()
        if isinstance(notice, Notice):
            self._notices.open(notice)

    def _on_settings(self) -> None:
        self.hide()
        self.settingsAsked.emit()


class NoticeButton(QToolButton):
    """Says how many notices are unread; `panel` opens on a click. `action` is the same by keyboard."""

    def __init__(self, notices: Notices, now: Callable[[], float], window: QWidget) -> None:
        super().__init__(window)
        self._notices = notices
        self.panel = NoticePanel(notices, now, window)
        self.setAutoRaise(True)
        self.setIcon(icon("bell", "dim"))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.clicked.connect(self.open)
        self.action = QAction(tr("Notices"), window)
        self.action.setObjectName("notices.show")
        self.action.setShortcut(QKeySequence("Ctrl+Shift+N"))
        self.action.setAutoRepeat(False)
        self.action.triggered.connect(lambda _checked=False: self.open())
        self.read_action = QAction(tr("Mark all notices read"), window)
        self.read_action.setObjectName("notices.mark_all_read")
        self.read_action.triggered.connect(lambda _checked=False: notices.mark_all())
        window.addActions([self.action, self.read_action])
        notices.changed.connect(self._show_unread)
        self._show_unread()

    def open(self) -> None:
        self.panel.show_at(self)

    def _show_unread(self) -> None:
        unread = self._notices.list.unread
        words = counted(unread, "{n} new", "{n} new") if unread else ""
        self.setText(words)
        name = counted(unread, "Notices: {n} unread", "Notices: {n} unread") if unread else tr("Notices: none unread")
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setIcon(icon("bell", "accent" if unread else "dim"))
        self.updateGeometry()
