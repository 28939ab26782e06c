"""The acts of the viewer and the row of buttons over it: names, signs, keys and why one is off; what they do is the viewer's.

Each act is a QAction with a name of its own (`viewer.zoom_in`), which the palette and the settings of keys find. Not each has
a button.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QToolBar, QToolButton, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.viewers.canvas import MAX_ZOOM, percent

Key = str | QKeySequence.StandardKey


_STEPS = frozenset({"frame_back", "frame_on", "zoom_in", "zoom_out"})
"""Acts that go on while their key is held down; any other is done once."""


@overrides_qt
class ViewerBar(QToolBar):
    """Where the window is narrow, the buttons that do not fit are behind its arrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Viewer"), parent)
        self.setMovable(False)
        self.setIconSize(QSize(theme.ICON, theme.ICON))
        self._named: dict[str, QAction] = {}
        self._why_not: dict[str, str] = {}
        self._told: dict[str, str] = {}  # keys that are not bound here
        self._zoom = plain_label("", self, role="hint", wrap=False)
        self._zoom.setFont(theme.ticking_font())
        self._zoom.setMinimumWidth(self._zoom.fontMetrics().horizontalAdvance(percent(MAX_ZOOM)))
        self._zoom.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._zoom.setAccessibleName(tr("Zoom"))

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Show, QEvent.Type.StyleChange, QEvent.Type.LayoutRequest):
            more = self.findChild(QToolButton, "qt_toolbar_ext_button")
            if more is not None and more.accessibleName() != tr("More"):
                more.setIcon(icon("chevron-down"))
                more.setStyleSheet("QToolButton { padding: 0; }")  # Qt makes it 12 pixels wide
                more.setToolTip(tr("More"))
                more.setAccessibleName(tr("More"))
        return done

    def add(
        self, name: str, sign: str, words: str, act: Callable[[], None] | None, keys: Sequence[Key] = (), told: str = ""
    ) -> QAction:
        """An act with a button. `told` is a key in its tool tip that is bound elsewhere."""
        action = self.also(name, words, act, keys, sign)
        self._told[name] = told
        self.addAction(action)
        self._tip(name)
        button = self.widgetForAction(action)
        if button is not None:
            button.setAccessibleName(words.rstrip("…"))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Qt's tool bars leave the keyboard out
        return action

    def also(
        self, name: str, words: str, act: Callable[[], None] | None, keys: Sequence[Key] = (), sign: str = ""
    ) -> QAction:
        """An act that has no button."""
        action = QAction(words, self)
        if sign:
            action.setIcon(icon(sign))
        action.setObjectName(f"viewer.{name}")
        if keys:
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setAutoRepeat(name in _STEPS)
        if act is not None:
            action.triggered.connect(lambda _checked=False: act())
        self._named[name] = action
        action.changed.connect(lambda: self._tip(name))  # its key may be another one from now on
        self._tip(name)
        return action

    def acts(self) -> list[QAction]:
        """All of them, with and without a button."""
        return list(self._named.values())

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

    def trigger_by(self, event: QKeyEvent) -> bool:
        """For keys that come to a widget and not through a shortcut; False where no act has it, or it is off."""
        pressed = QKeySequence(event.keyCombination())
        for action in self._named.values():
            if action.isEnabled() and pressed in action.shortcuts():
                action.trigger()
                return True
        return False

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
        self._named[name].setEnabled(not why_not)
        self._tip(name)

    def _tip(self, name: str) -> None:
        action = self._named[name]
        words = action.text().replace("&", "").rstrip("…")
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText) or self._told.get(name, "")
        tip = tr("{what} ({key})").format(what=words, key=key) if key else words
        if why_not := self._why_not.get(name):
            tip = tr("{what}: {why_not}").format(what=tip, why_not=why_not)
        if action.toolTip() != tip:
            action.setToolTip(tip)
