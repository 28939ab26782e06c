"""The row of buttons over the viewer. Knows names, signs, keys and why one is off; what they do is the viewer's."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolBar, QToolButton, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.plain import plain_label

WIDEST_ZOOM = "3200 %"


@overrides_qt
class ViewerBar(QToolBar):
    """Where the window is narrow, the buttons that do not fit are behind its arrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("Viewer", parent)
        self.setMovable(False)
        self.setIconSize(QSize(theme.ICON, theme.ICON))
        self._named: dict[str, QAction] = {}
        self._why_not: dict[str, str] = {}
        self._zoom = plain_label("", self, role="hint", wrap=False)
        self._zoom.setFont(theme.ticking_font())
        self._zoom.setMinimumWidth(self._zoom.fontMetrics().horizontalAdvance(WIDEST_ZOOM))
        self._zoom.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._zoom.setAccessibleName("Zoom")

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Show, QEvent.Type.StyleChange, QEvent.Type.LayoutRequest):
            more = self.findChild(QToolButton, "qt_toolbar_ext_button")
            if more is not None and more.accessibleName() != "More":
                more.setIcon(icon("chevron-down"))
                more.setStyleSheet("QToolButton { padding: 0; }")  # Qt makes it 12 pixels wide
                more.setToolTip("More")
                more.setAccessibleName("More")
        return done

    def add(
        self,
        name: str,
        sign: str,
        words: str,
        key: str,
        act: Callable[[], None] | None,
        shortcut: QKeySequence.StandardKey | None = None,
    ) -> QAction:
        """`key` is told in the tool tip; only `shortcut` is bound here, single letters are read by the viewer."""
        action = QAction(icon(sign), words, self)
        action.setData(f"{words.rstrip('…')} ({key})" if key else words.rstrip("…"))
        action.setToolTip(str(action.data()))
        if shortcut is not None:
            action.setShortcut(QKeySequence(shortcut))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        if act is not None:
            action.triggered.connect(lambda _checked=False: act())
        self.addAction(action)
        self._named[name] = action
        button = self.widgetForAction(action)
        if button is not None:
            button.setAccessibleName(words.rstrip("…"))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Qt's tool bars leave the keyboard out
        return action

    def offer_more(self, name: str, fill: Callable[[QMenu], None]) -> None:
        """A small menu beside a button, filled each time it opens."""
        action, menu = self._named[name], QMenu(self)

        def refill() -> None:
            menu.clear()
            fill(menu)

        menu.aboutToShow.connect(refill)
        action.setMenu(menu)
        button = self.widgetForAction(action)
        if isinstance(button, QToolButton):
            button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)

    def key(self, name: str) -> QKeySequence | None:
        """The key that is bound to a button, None where there is none."""
        action = self._named.get(name)
        return action.shortcut() if action is not None and not action.shortcut().isEmpty() else None

    def add_zoom_words(self) -> None:
        self.addWidget(self._zoom)

    def show_zoom(self, words: str) -> None:
        if self._zoom.text() != words:
            self._zoom.setText(words)

    def action(self, name: str) -> QAction:
        return self._named[name]

    def allow(self, name: str, why_not: str) -> None:
        """On where there is no reason against it; the reason is read in the tool tip."""
        if self._why_not.get(name) == why_not:
            return
        self._why_not[name] = why_not
        action = self._named[name]
        action.setEnabled(not why_not)
        tip = str(action.data())
        action.setToolTip(f"{tip}: {why_not}" if why_not else tip)
