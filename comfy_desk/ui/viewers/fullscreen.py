"""The viewer's middle over the whole screen: it is lent to a window of its own and given back, so that nothing loads anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.viewers.canvas import DARK_SURROUND
from comfy_desk.ui.viewers.film import PlayingStage


@overrides_qt
class FullScreen(QWidget):
    """Shows `content` until Escape, F11 or closing; then `left` comes, and the owner takes the content back."""

    left = Signal()

    def __init__(self, content: QWidget, actions: list[QAction], on_key: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._on_key = on_key
        self._going = False
        theme.set_role(self, "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty(DARK_SURROUND, True)
        self.setWindowTitle("Comfy Desk")
        self.setAccessibleName(tr("Viewer, full screen"))
        self.addActions(actions)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(content)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
            self.close()
        elif not self._on_key(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if not self._going:
            self._going = True
            self.left.emit()
            self.deleteLater()


class FullScreenTurn(QObject):
    """Takes `content` out of its layout for a full screen, and puts it back as its first part."""

    def __init__(
        self,
        content: QStackedWidget,
        home: QVBoxLayout,
        on_key: Callable[[QKeyEvent], bool],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._content = content
        self._home = home
        self._on_key = on_key
        self._viewer = parent
        self._window: FullScreen | None = None

    @property
    def window(self) -> FullScreen | None:
        """The window over the screen, while there is one."""
        return self._window

    def enter(self, actions: list[QAction]) -> None:
        if self._window is not None:
            return
        with self._playing_on():
            self._window = FullScreen(self._content, actions, self._on_key)
            self._window.left.connect(self._on_left)
            self._window.showFullScreen()
        self._content.setFocus()

    def leave(self) -> None:
        if self._window is not None:
            self._window.close()

    def _on_left(self) -> None:
        self._window = None
        with self._playing_on():
            self._home.insertWidget(0, self._content, 1)
            self._content.show()
        self._viewer.setFocus()

    @contextmanager
    def _playing_on(self) -> Iterator[None]:
        """What played goes on after it was moved: a film that is hidden stops."""
        stage = self._content.currentWidget()
        player = stage.player if isinstance(stage, PlayingStage) else None
        playing = player is not None and player.playing
        yield
        if playing and player is not None:
            player.play()
