"""Several films kept to one time: one play, pause, seek, step, speed and loop for all; one of them may sound.

One film leads: the one that sounds, as a sound that is bent is heard. How far the others are from it is measured by the
times of the frames that arrive, and taken back by playing a little faster or slower, or by a jump where it is much.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

from PySide6.QtCore import QObject, QTimer, Signal

from comfy_desk.ui.viewers.player import Player

LOOK_EVERY = 60
"""Milliseconds between two looks at how far the films are apart."""

SEEN = 6
"""Frames of each film from which its time is told: one that came late by itself means nothing."""

JUMP = 350.0
"""Milliseconds of distance from which a film is set right at once."""

PULL = 300.0
"""Milliseconds in which the rest is to be taken back."""

MOST_BEND = 0.25
"""Of the speed, faster or slower, at most."""

SETTLED = 0.3
"""Of a frame: what is nearer is left alone."""


@dataclass
class _Track:
    player: Player
    phases: deque[float] = field(default_factory=lambda: deque(maxlen=SEEN))  # of the film's time against the wall's
    frame: float = 40.0
    bent: float = 1.0

    def restart(self) -> None:
        self.phases.clear()


class FilmClock(QObject):
    """`apart` is the largest distance to the leading film that was measured last, in frames; None before it was."""

    positionChanged = Signal(int)
    durationChanged = Signal(int)
    playingChanged = Signal(bool)
    readyChanged = Signal(bool)

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self._now = now
        self._tracks: list[_Track] = []
        self._loaded: set[int] = set()
        self._playing = False
        self._speed = 1.0
        self._loop = False
        self._shortest = False
        self._audible = -1
        self.apart: float | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY)
        self._timer.timeout.connect(self._look)

    def take(self, players: Sequence[Player]) -> None:
        """These films from now on; they are loaded by whoever made them."""
        self.stop()
        self._tracks = [_Track(player) for player in players]
        self._loaded = set()
        self.apart = None
        for at, track in enumerate(self._tracks):
            track.player.frameChanged.connect(lambda _image, at=at: self._on_frame(at))
            track.player.loaded.connect(lambda at=at: self._on_loaded(at))
            track.player.durationChanged.connect(lambda _ms: self.durationChanged.emit(self.duration))
            track.player.failed.connect(lambda _words, at=at: self._on_failed(at))
        self.set_audible(-1)

    def stop(self) -> None:
        self._timer.stop()
        self._playing = False
        self._tracks = []

    # --- what one does with it

    @property
    def ready(self) -> bool:
        return bool(self._loaded) and all(
            at in self._loaded or not t.player.opened for at, t in enumerate(self._tracks)
        )

    @property
    def playing(self) -> bool:
        return self._playing

    @property
    def duration(self) -> int:
        """Of the longest, or of the shortest where that ends it."""
        lengths = [track.player.duration for track in self._open() if track.player.duration > 0]
        return (min if self._shortest else max)(lengths) if lengths else 0

    @property
    def position(self) -> int:
        """Of the leading film, or of the one that is furthest where that has ended."""
        lead = self._lead()
        going = [track for track in self._open() if track.player.playing]
        if lead is not None and (not self._playing or lead in going):
            return lead.player.position
        return max((track.player.position for track in going or self._open()), default=0)

    def play(self) -> None:
        if not self.ready:
            return
        if self.position >= self.duration - 1:
            self.seek(0)
        self._playing = True
        for track in self._open():
            track.restart()
            if track.player.position < track.player.duration - 1:
                track.player.play()
        self._timer.start()
        self.playingChanged.emit(True)

    def pause(self) -> None:
        """All stand at the leading film's frame."""
        was, self._playing = self._playing, False
        self._timer.stop()
        for track in self._open():
            if track.player.playing:  # one that has ended would go back to its beginning
                track.player.pause()
            self._bend(track, 1.0)
        if was:
            self._align()
            self.playingChanged.emit(False)

    def toggle(self) -> None:
        self.pause() if self._playing else self.play()

    def seek(self, position: int) -> None:
        """Those that are shorter stand at their last frame."""
        for track in self._open():
            track.restart()
            track.player.seek(min(position, max(0, track.player.duration - 1)))
            if self._playing and position < track.player.duration - 1:
                track.player.play()
        self.positionChanged.emit(position)

    def step(self, frames: int) -> None:
        """So many frames of the leading film on or back, and all others to that moment."""
        lead = self._lead()
        if lead is None:
            return
        self.pause()
        starts = [told[0] for track in self._open() if (told := track.player.frame_at) is not None]
        told = lead.player.frame_at
        start, length = told if told is not None else (float(lead.player.position), lead.frame)
        if start + 1.5 * length >= lead.player.duration:  # it has ended, and another may go on
            start = max(starts, default=start)
        self.seek(int(min(max(0.0, start + (frames + 0.5) * length), max(0, self.duration - 1))))

    def set_speed(self, speed: float) -> None:
        self._speed = speed
        for track in self._tracks:
            track.restart()
            self._bend(track, 1.0, always=True)

    def set_loop(self, on: bool) -> None:
        self._loop = on

    def set_shortest(self, on: bool) -> None:
        """Whether it ends, and begins anew, with the shortest film or with the longest."""
        self._shortest = on
        self.durationChanged.emit(self.duration)

    def set_audible(self, at: int) -> None:
        """The one that sounds; -1 for none."""
        self._audible = at
        for place, track in enumerate(self._tracks):
            track.player.set_muted(place != at)
            track.restart()
            self._bend(track, 1.0)

    # --- what is seen and put right

    def _open(self) -> list[_Track]:
        return [track for track in self._tracks if track.player.opened]

    def _lead(self) -> _Track | None:
        if 0 <= self._audible < len(self._tracks) and self._tracks[self._audible].player.opened:
            return self._tracks[self._audible]
        return next(iter(self._open()), None)

    def _on_frame(self, at: int) -> None:
        if not self._playing or at >= len(self._tracks):
            return
        track = self._tracks[at]
        told = track.player.frame_at
        if told is not None and track.player.playing:
            start, track.frame = told
            track.phases.append(start - self._now() * 1000 * self._speed)

    def _on_loaded(self, at: int) -> None:
        self._loaded.add(at)
        self.durationChanged.emit(self.duration)
        self.readyChanged.emit(self.ready)

    def _on_failed(self, at: int) -> None:
        self._loaded.discard(at)
        self.readyChanged.emit(self.ready)

    def _look(self) -> None:
        if self._ended():
            self._at_end()
            return
        self.positionChanged.emit(self.position)
        lead = self._lead()
        if lead is None or not lead.player.playing or len(lead.phases) < SEEN:
            return
        worst = None
        for track in self._open():
            if track is lead or not track.player.playing or len(track.phases) < SEEN:
                continue
            ahead = median(track.phases) - median(lead.phases)
            worst = max(worst or 0.0, abs(ahead) / max(1.0, lead.frame))
            self._correct(track, lead, ahead)
        if worst is not None:
            self.apart = worst

    def _correct(self, track: _Track, lead: _Track, ahead: float) -> None:
        """`ahead`: milliseconds of film that this one is before the leading one."""
        if abs(ahead) > JUMP * max(1.0, self._speed):
            track.restart()
            track.player.seek(lead.player.position)
            track.player.play()
        elif abs(ahead) > SETTLED * lead.frame:
            self._bend(track, 1.0 - max(-MOST_BEND, min(MOST_BEND, ahead / PULL)))
        else:
            self._bend(track, 1.0)

    def _bend(self, track: _Track, times: float, *, always: bool = False) -> None:
        if always or abs(times - track.bent) > 0.01:
            track.bent = times
            track.phases.clear()  # they were of another speed
            track.player.set_speed(self._speed * times)

    def _ended(self) -> bool:
        here = self._open()
        if not here:
            return True
        over = [not track.player.playing for track in here]
        return any(over) or self.position >= self.duration - 1 if self._shortest else all(over)

    def _at_end(self) -> None:
        if self._loop and self._open():
            self.seek(0)
            return
        self.pause()
        self.positionChanged.emit(self.duration)

    def _align(self) -> None:
        """Paused: all show the moment that the leading one shows."""
        lead = self._lead()
        at = lead.player.frame_at if lead is not None else None
        if lead is None or at is None or lead.player.position >= lead.player.duration - 1:
            return
        middle = int(at[0] + at[1] / 2)
        for track in self._open():
            if track is not lead and track.player.position < track.player.duration - 1:
                track.player.seek(min(middle, max(0, track.player.duration - 1)))
