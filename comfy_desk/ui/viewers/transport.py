"""The controls under a film or a sound: play, seek, time, steps, speed, loop, volume. They ask; a `Player` does."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.ui import theme
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import stopwatch
from comfy_desk.ui.viewers.player import Player

SPEEDS = (0.25, 0.5, 1.0, 1.5, 2.0)
SEEK_STEP = 5000
"""Milliseconds that Page Up and Page Down jump."""

NARROWEST = 180
"""Logical pixels in which what always stays has its place."""

SHOWS_TIME = 200


@overrides_qt
class SeekSlider(QSlider):
    """A slider that goes where it is clicked, not a page in that direction."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_Slider
        handle = self.style().subControlRect(control, option, QStyle.SubControl.SC_SliderHandle, self)
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(event.position().toPoint()):
            groove = max(1, self.width() - handle.width())
            at = round(event.position().x()) - handle.width() // 2
            self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), at, groove))
            self.sliderMoved.emit(self.value())
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.value()
        super().keyPressEvent(event)
        if self.value() != before:
            self.sliderMoved.emit(self.value())


@overrides_qt
class Transport(QWidget):
    """Drives one player. `frameAsked` is the wish to save the frame that is seen."""

    frameAsked = Signal()

    def __init__(self, player: Player, parent: QWidget | None = None, *, video: bool) -> None:
        super().__init__(parent)
        self._player = player
        self._seeker = SeekSlider(Qt.Orientation.Horizontal, self)
        self._seeker.setAccessibleName("Position")
        self._seeker.setPageStep(SEEK_STEP)
        self._seeker.setSingleStep(1000)
        self._time = QLabel(self)
        self._time.setTextFormat(Qt.TextFormat.PlainText)
        self._time.setFont(theme.ticking_font())
        self.play = self._button("play", "Play (Space)", self._player.toggle)
        self.back = self._button("step-back", "One frame back (,)", lambda: self._player.step(-1))
        self.forward = self._button("step-forward", "One frame on (.)", lambda: self._player.step(1))
        self.loop = self._button("loop", "Play again and again", None)
        self.loop.setCheckable(True)
        self.loop.toggled.connect(self._player.set_loop)
        self.speed = self._speed_button()
        self.frame = self._button("frame", "Save this frame as a picture…", self.frameAsked.emit)
        self.mute = self._button("volume", "Mute", None)
        self.mute.setCheckable(True)
        self.mute.toggled.connect(self._on_muted)
        self._volume = QSlider(Qt.Orientation.Horizontal, self)
        self._volume.setRange(0, 100)
        self._volume.setValue(80)
        self._volume.setFixedWidth(72)
        self._volume.setAccessibleName("Volume")
        self._volume.setToolTip("Volume")
        self._volume.valueChanged.connect(lambda value: self._player.set_volume(value / 100))
        self._video = video
        self._lay_out()
        self._fit(self.width())
        self._wire()
        self.reset()

    def reset(self) -> None:
        """Nothing is loaded: everything waits."""
        self._seeker.setRange(0, 0)
        self._show_time(0)
        self._on_playing(False)
        self.set_ready(False)

    def set_ready(self, ready: bool, why: str = "It is still loading.") -> None:
        for button in (self.play, self.back, self.forward, self.frame):
            button.setEnabled(ready)
            button.setToolTip(button.accessibleDescription() if ready else why)
        self._seeker.setEnabled(ready)
        silent = ready and self._player.silent
        self.mute.setEnabled(not silent)
        self.mute.setToolTip("No sound device was found on this machine." if silent else "Mute")
        self._volume.setEnabled(not silent)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.GRID, 4, theme.GRID, 4)
        column.setSpacing(0)
        top = QHBoxLayout()
        top.setSpacing(theme.GRID)
        top.addWidget(self._seeker, 1)
        top.addWidget(self._time)
        bottom = QHBoxLayout()
        bottom.setSpacing(4)
        for part in (self.play, self.back, self.forward, self.loop, self.speed, self.frame):
            bottom.addWidget(part)
        bottom.addStretch(1)
        bottom.addWidget(self.mute)
        bottom.addWidget(self._volume)
        column.addLayout(top)
        column.addLayout(bottom)

    def minimumSizeHint(self) -> QSize:
        """What always stays: play, loop, speed, mute."""
        return QSize(NARROWEST, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(event.size().width())

    def _fit(self, width: int) -> None:
        """What does not fit is left out, the least needed first; nothing is squeezed."""
        film = (self.back, self.forward, self.frame) if self._video else ()
        parts: list[QWidget] = [self.play, *film, self.loop, self.speed, self.mute, self._volume]
        room = width - 2 * theme.GRID
        for first_to_go in ((self._volume,), (self.frame,), (self.back, self.forward)):
            if sum(part.sizeHint().width() + 4 for part in parts) > room:
                parts = [part for part in parts if part not in first_to_go]
        for part in (self.back, self.forward, self.frame, self._volume):
            part.setVisible(part in parts)
        self._time.setVisible(width >= SHOWS_TIME)

    def _wire(self) -> None:
        self._seeker.sliderMoved.connect(self._player.seek)
        self._player.positionChanged.connect(self._on_position)
        self._player.durationChanged.connect(self._on_duration)
        self._player.playingChanged.connect(self._on_playing)
        self._player.loaded.connect(lambda: self.set_ready(True))

    def _button(self, name: str, tip: str, act: object) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(name))
        button.setIconSize(QSize(theme.ICON, theme.ICON))
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.setToolTip(tip)
        button.setAccessibleName(tip.split(" (")[0])
        button.setAccessibleDescription(tip)
        theme.set_role(button, "flat")
        if callable(act):
            button.clicked.connect(lambda _checked=False: act())
        return button

    def _speed_button(self) -> QToolButton:
        button = self._button("speed", "Speed", None)
        menu = QMenu(button)
        group = QActionGroup(menu)
        for speed in SPEEDS:
            action = menu.addAction(f"{speed:g} ×")
            action.setCheckable(True)
            action.setChecked(speed == 1.0)
            action.triggered.connect(lambda _checked=False, speed=speed: self._on_speed(speed))
            group.addAction(action)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return button

    def _on_speed(self, speed: float) -> None:
        self._player.set_speed(speed)
        self.speed.setToolTip(f"Speed: {speed:g} ×")
        self.speed.setText("" if speed == 1.0 else f"{speed:g} ×")
        styles = Qt.ToolButtonStyle
        self.speed.setToolButtonStyle(styles.ToolButtonIconOnly if speed == 1.0 else styles.ToolButtonTextBesideIcon)
        self._fit(self.width())

    def _on_muted(self, muted: bool) -> None:
        self._player.set_muted(muted)
        self.mute.setIcon(icon("mute" if muted else "volume"))

    def _on_position(self, position: int) -> None:
        if not self._seeker.isSliderDown():
            self._seeker.setValue(position)
        self._show_time(position)

    def _on_duration(self, duration: int) -> None:
        self._seeker.setRange(0, max(0, duration))
        self._show_time(self._player.position)

    def _on_playing(self, playing: bool) -> None:
        self.play.setIcon(icon("pause" if playing else "play"))
        self.play.setAccessibleName("Pause" if playing else "Play")
        self.play.setAccessibleDescription("Pause (Space)" if playing else "Play (Space)")
        if self.play.isEnabled():
            self.play.setToolTip(self.play.accessibleDescription())

    def _show_time(self, position: int) -> None:
        self._time.setText(f"{stopwatch(position / 1000)} / {stopwatch(self._seeker.maximum() / 1000)}")
