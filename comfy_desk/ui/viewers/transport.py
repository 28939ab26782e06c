"""The controls under a film or a sound: play, seek, time, steps, speed, loop, range, volume. They ask; a `Player` does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QSlider, QToolButton, QVBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import decimal, stopwatch, tr
from comfy_desk.ui.viewers.player import Player
from comfy_desk.ui.viewers.range import PlayRange
from comfy_desk.ui.viewers.seek import SeekSlider as SeekSlider

SPEEDS = (0.25, 0.5, 1.0, 1.5, 2.0)
SEEK_STEP = 5000
"""Milliseconds that Page Up and Page Down jump."""

NARROWEST = 180
"""Logical pixels in which what always stays has its place."""

SHOWS_TIME = 200
USUAL_VOLUME = 80

FRAME_ACTS = (
    ("save_frame", "Save this frame…"),
    ("copy_frame", "Copy this frame"),
    ("use_frame", "Use this frame as input"),
    ("use_last_frame", "Use last frame as input"),
)
"""What can be done with a frame, and its words, to be translated."""


@overrides_qt
class Transport(QWidget):
    """Drives one player. `frameAsked` is the wish to save the frame that is seen, `frameWished` another of `FRAME_ACTS`."""

    frameAsked = Signal()
    frameWished = Signal(str)
    volumeChanged = Signal(int, bool)  # 0 to 100, and whether it is muted

    def __init__(self, player: Player, parent: QWidget | None = None, *, video: bool) -> None:
        super().__init__(parent)
        self._player = player
        self.range = PlayRange(player, self)
        self.seeker = self._seeker = SeekSlider(Qt.Orientation.Horizontal, self)
        self._seeker.setAccessibleName(tr("Position"))
        self._seeker.setPageStep(SEEK_STEP)
        self._seeker.setSingleStep(1000)
        self._time = QLabel(self)
        self._time.setTextFormat(Qt.TextFormat.PlainText)
        self._time.setFont(theme.ticking_font())
        self._make_buttons()
        self._volume = QSlider(Qt.Orientation.Horizontal, self)
        self._volume.setRange(0, 100)
        self._volume.setValue(USUAL_VOLUME)
        self._volume.setFixedWidth(72)
        self._volume.setAccessibleName(tr("Volume"))
        self._volume.setToolTip(tr("Volume"))
        self._volume.valueChanged.connect(self._on_volume)
        self._video = video
        self._lay_out()
        self._fit(self.width())
        self._wire()
        self.reset()

    def reset(self) -> None:
        """Nothing is loaded: everything waits."""
        self.range.clear()
        self._seeker.setRange(0, 0)
        self._show_time(0)
        self._on_playing(False)
        self.set_ready(False)

    def set_ready(self, ready: bool, why: str = "") -> None:
        why = why or tr("It is still loading.")
        for button in (self.play, self.back, self.forward, self.frame, self.marks):
            button.setEnabled(ready)
            button.setToolTip(button.accessibleDescription() if ready else why)
        self._seeker.setEnabled(ready)
        silent = ready and self._player.silent
        self.mute.setEnabled(not silent)
        self.mute.setToolTip(tr("No sound device was found on this machine.") if silent else tr("Mute"))
        self._volume.setEnabled(not silent)

    def set_volume(self, volume: int, muted: bool) -> None:
        """As it was the last time."""
        self._volume.setValue(max(0, min(100, volume)))
        self.mute.setChecked(muted)

    def mark(self, which: str) -> None:
        """`in`: the range begins here; `out`: it ends here; `none`: there is none."""
        if which == "none":
            self.range.clear()
        elif self._player.opened:
            (self.range.mark_first if which == "in" else self.range.mark_last)(self._player.position)

    # --- making and placing

    def _make_buttons(self) -> None:
        self.play = self._button("play", tr("Play"), tr("Play (Space)"), self._player.toggle)
        back, forward = tr("One frame back"), tr("One frame on")
        self.back = self._button("step-back", back, tr("One frame back (,)"), lambda: self._player.step(-1))
        self.forward = self._button("step-forward", forward, tr("One frame on (.)"), lambda: self._player.step(1))
        self.loop = self._button("loop", tr("Play again and again"), tr("Play again and again"), None)
        self.loop.setCheckable(True)
        self.loop.toggled.connect(self._player.set_loop)
        self.marks = self._button("range", tr("Range"), tr("Play a range again and again (I and O set its ends)"), None)
        self._offer(self.marks, self._mark_entries)
        self.speed = self._speed_button()
        self.frame = self._button(
            "frame", tr("Save this frame"), tr("Save this frame as a picture…"), self.frameAsked.emit
        )
        self._offer(self.frame, self._frame_entries, beside=True)
        self.mute = self._button("volume", tr("Mute"), tr("Mute"), None)
        self.mute.setCheckable(True)
        self.mute.toggled.connect(self._on_muted)

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
        for part in (self.play, self.back, self.forward, self.loop, self.marks, self.speed, self.frame):
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
        """What does not fit is left out, the least needed first; nothing is squeezed. Keys and menus have it all."""
        film = (self.back, self.forward, self.frame) if self._video else ()
        parts: list[QWidget] = [self.play, *film, self.loop, self.marks, self.speed, self.mute, self._volume]
        room = width - 2 * theme.GRID
        for first_to_go in ((self._volume,), (self.marks,), (self.frame,), (self.back, self.forward)):
            if sum(part.sizeHint().width() + 4 for part in parts) > room:
                parts = [part for part in parts if part not in first_to_go]
        for part in (self.back, self.forward, self.frame, self.marks, self._volume):
            part.setVisible(part in parts)
        self._time.setVisible(width >= SHOWS_TIME)

    def _wire(self) -> None:
        self._seeker.sliderMoved.connect(self._player.seek)
        self._player.positionChanged.connect(self._on_position)
        self._player.durationChanged.connect(self._on_duration)
        self._player.playingChanged.connect(self._on_playing)
        self._player.loaded.connect(lambda: self.set_ready(True))
        self.range.changed.connect(self._on_range)

    def _button(self, sign: str, name: str, tip: str, act: Callable[[], None] | None) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(sign))
        button.setIconSize(QSize(theme.ICON, theme.ICON))
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.setToolTip(tip)
        button.setAccessibleName(name)
        button.setAccessibleDescription(tip)
        theme.set_role(button, "flat")
        if act is not None:
            button.clicked.connect(lambda _checked=False: act())
        return button

    def _offer(self, button: QToolButton, fill: Callable[[QMenu], None], *, beside: bool = False) -> None:
        menu = QMenu(button)

        def refill() -> None:
            menu.clear()
            fill(menu)

        menu.aboutToShow.connect(refill)
        button.setMenu(menu)
        modes = QToolButton.ToolButtonPopupMode
        button.setPopupMode(modes.MenuButtonPopup if beside else modes.InstantPopup)

    def _mark_entries(self, menu: QMenu) -> None:
        for which, words in (("in", tr("Begin the range here")), ("out", tr("End the range here"))):
            menu.addAction(words).triggered.connect(lambda _checked=False, which=which: self.mark(which))
        menu.addSeparator()
        none = menu.addAction(tr("No range"))
        none.setEnabled(self.range.on)
        none.triggered.connect(lambda _checked=False: self.mark("none"))

    def _frame_entries(self, menu: QMenu) -> None:
        for verb, words in FRAME_ACTS:
            menu.addAction(tr(words)).triggered.connect(lambda _checked=False, verb=verb: self.frameWished.emit(verb))

    def _speed_button(self) -> QToolButton:
        button = self._button("speed", tr("Speed"), tr("Speed"), None)
        menu = QMenu(button)
        group = QActionGroup(menu)
        for speed in SPEEDS:
            action = menu.addAction(_times(speed))
            action.setCheckable(True)
            action.setChecked(speed == 1.0)
            action.triggered.connect(lambda _checked=False, speed=speed: self._on_speed(speed))
            group.addAction(action)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return button

    # --- what happens

    def _on_speed(self, speed: float) -> None:
        self._player.set_speed(speed)
        self.speed.setToolTip(tr("Speed: {times}").format(times=_times(speed)))
        self.speed.setText("" if speed == 1.0 else _times(speed))
        styles = Qt.ToolButtonStyle
        self.speed.setToolButtonStyle(styles.ToolButtonIconOnly if speed == 1.0 else styles.ToolButtonTextBesideIcon)
        self._fit(self.width())

    def _on_muted(self, muted: bool) -> None:
        self._player.set_muted(muted)
        self.mute.setIcon(icon("mute" if muted else "volume"))
        self.volumeChanged.emit(self._volume.value(), muted)

    def _on_volume(self, value: int) -> None:
        self._player.set_volume(value / 100)
        self.volumeChanged.emit(value, self.mute.isChecked())

    def _on_range(self) -> None:
        self._seeker.show_range(self.range.first, self.range.last)
        first = self.range.first or 0
        last = self.range.last if self.range.last is not None else self._player.duration
        words = tr("Range: {first} to {last}").format(first=stopwatch(first / 1000), last=stopwatch(last / 1000))
        self._seeker.setAccessibleDescription(words if self.range.on else "")
        self._seeker.setToolTip("")
        self.marks.setToolTip(words if self.range.on else self.marks.accessibleDescription())

    def _on_position(self, position: int) -> None:
        if not self._seeker.isSliderDown():
            self._seeker.setValue(position)
        self._show_time(position)

    def _on_duration(self, duration: int) -> None:
        self._seeker.setRange(0, max(0, duration))
        self._show_time(self._player.position)

    def _on_playing(self, playing: bool) -> None:
        self.play.setIcon(icon("pause" if playing else "play"))
        self.play.setAccessibleName(tr("Pause") if playing else tr("Play"))
        self.play.setAccessibleDescription(tr("Pause (Space)") if playing else tr("Play (Space)"))
        if self.play.isEnabled():
            self.play.setToolTip(self.play.accessibleDescription())

    def _show_time(self, position: int) -> None:
        here, whole = stopwatch(position / 1000), stopwatch(self._seeker.maximum() / 1000)
        self._time.setText(tr("{here} / {whole}").format(here=here, whole=whole))


def _times(speed: float) -> str:
    """0.25 ×, 1 ×."""
    places = 0 if speed == int(speed) else 1 if speed * 10 == int(speed * 10) else 2
    return tr("{n} ×").format(n=decimal(speed, places))
