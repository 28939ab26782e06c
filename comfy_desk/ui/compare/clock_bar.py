"""The controls of films that run together. They ask; the `FilmClock` does."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.compare.clock import FilmClock
from comfy_desk.ui.compare.rows import flowing
from comfy_desk.ui.compare.work import LETTERS
from comfy_desk.ui.forms.controls import named_combo
from comfy_desk.ui.icons import icon
from comfy_desk.ui.phrases import decimal, stopwatch, tr, with_point
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.viewers.transport import SEEK_STEP, SeekSlider

SPEEDS = (0.1, 0.25, 0.5, 1.0, 1.5, 2.0)


class ClockBar(QWidget):
    """`audible` carries the place of the work that is to sound, -1 for none."""

    audible = Signal(int)

    def __init__(self, clock: FilmClock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self.play = self._button("play", tr("Play"), clock.toggle)
        self.back = self._button("step-back", tr("One frame back"), lambda: clock.step(-1))
        self.on = self._button("step-forward", tr("One frame on"), lambda: clock.step(1))
        self.seeker = SeekSlider(Qt.Orientation.Horizontal, self)
        self.seeker.setAccessibleName(tr("Position of all films"))
        self.seeker.setPageStep(SEEK_STEP)
        self.seeker.setSingleStep(1000)
        self.seeker.setMinimumWidth(160)
        self.time = QLabel(self)
        self.time.setTextFormat(Qt.TextFormat.PlainText)
        self.time.setFont(theme.ticking_font())
        self.loop = self._button("loop", tr("Play again and again"), None)
        self.loop.setCheckable(True)
        self.speed = named_combo(self, tr("Speed"))
        for speed in SPEEDS:
            self.speed.addItem(tr("{n} ×").format(n=with_point(f"{speed:g}")), speed)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self.until = named_combo(self, tr("Ends with"))
        self.until.addItem(tr("the longest film"), False)
        self.until.addItem(tr("the shortest film"), True)
        self.sound = named_combo(self, tr("Sound"))
        self.apart = plain_label("", self, role="hint", wrap=False)
        self._lay_out()
        self._connect()
        self._on_ready(False)
        self._on_position(0)

    def show_films(self, places: list[int]) -> None:
        """Which works are films; one of them may sound."""
        self.sound.clear()
        self.sound.addItem(tr("No sound"), -1)
        for place in places:
            self.sound.addItem(tr("Sound of {letter}").format(letter=LETTERS[place]), place)
        self.setVisible(bool(places))
        self.until.setVisible(len(places) > 1)

    def _lay_out(self) -> None:
        line = flowing(self)
        for part in (
            self.back, self.play, self.on, self.seeker, self.time, self.loop, self.speed, self.until, self.sound, self.apart,
        ):  # fmt: skip
            line.addWidget(part)

    def _connect(self) -> None:
        clock = self._clock
        clock.positionChanged.connect(self._on_position)
        clock.durationChanged.connect(self._on_duration)
        clock.playingChanged.connect(self._on_playing)
        clock.readyChanged.connect(self._on_ready)
        self.seeker.sliderMoved.connect(clock.seek)
        self.loop.toggled.connect(clock.set_loop)
        self.speed.currentIndexChanged.connect(lambda _at: clock.set_speed(float(self.speed.currentData() or 1.0)))
        self.until.currentIndexChanged.connect(lambda _at: clock.set_shortest(bool(self.until.currentData())))
        self.sound.currentIndexChanged.connect(lambda _at: self.audible.emit(self._wanted_sound()))

    def _wanted_sound(self) -> int:
        wanted = self.sound.currentData()
        return -1 if wanted is None else int(wanted)

    def _button(self, sign: str, words: str, act: object) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(sign))
        button.setIconSize(QSize(theme.ICON, theme.ICON))
        button.setAccessibleName(words)
        button.setToolTip(words)
        if callable(act):
            button.clicked.connect(lambda _checked=False: act())
        return button

    def _on_ready(self, ready: bool) -> None:
        for part in (self.play, self.back, self.on, self.seeker):
            part.setEnabled(ready)
            part.setToolTip(part.accessibleName() if ready else tr("The films are still loading."))

    def _on_playing(self, playing: bool) -> None:
        self.play.setIcon(icon("pause" if playing else "play"))
        words = tr("Pause") if playing else tr("Play")
        self.play.setAccessibleName(words)
        self.play.setToolTip(words)

    def _on_duration(self, duration: int) -> None:
        self.seeker.setRange(0, max(0, duration))
        self._on_position(self._clock.position)

    def _on_position(self, position: int) -> None:
        if not self.seeker.isSliderDown():
            self.seeker.setValue(position)
        now, whole = stopwatch(position / 1000), stopwatch(self._clock.duration / 1000)
        self.time.setText(tr("{now} / {whole}").format(now=now, whole=whole))
        far = self._clock.apart
        told = "" if far is None else tr("Apart: {n} of a frame").format(n=decimal(far))
        if far is not None and far < 1.0:
            told = tr("In step")
        if told != self.apart.text():
            self.apart.setText(told)
