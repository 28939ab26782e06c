"""The frame that stands for a film: the first that is not black. Plays it without sound, in the drawing process."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QImage

from comfy_desk.ui.drawing.paper import brightness_of, small
from comfy_desk.ui.drawing.waiting import wait_until
from comfy_desk.ui.viewers.player import Player

SECONDS = 10.0
"""For one film, from opening it to its frame."""

PATIENCE = 3.0
"""Seconds of playing after which the brightest frame so far is taken: some films are dark from end to end."""

DARK = 20
"""Mean brightness (of 255) up to which a frame counts as black."""


@dataclass(slots=True)
class Poster:
    """A null image where there is no frame in time; sizes and seconds are None where they were not told."""

    image: QImage
    width: int | None = None
    height: int | None = None
    seconds: float | None = None


def poster_of(path: str) -> Poster:
    player = Player(video=True, mute=True)
    found = Poster(QImage())
    brightness, ended = -10.0, False  # no frame yet

    def end(*_: object) -> None:
        nonlocal ended
        ended = True

    def on_frame(image: QImage) -> None:
        nonlocal brightness
        light = brightness_of(image)
        if light > brightness + 1:
            found.image, brightness = small(image).convertToFormat(QImage.Format.Format_RGB32), light
            found.width, found.height = image.width(), image.height()
        if light > DARK:
            end()
        elif not player.playing:
            player.play()

    def on_playing(playing: bool) -> None:
        if not playing and brightness >= 0 and player.position > 0:  # dark to its end
            end()

    player.frameChanged.connect(on_frame)
    player.playingChanged.connect(on_playing)
    player.failed.connect(end)
    try:
        player.open(path)
        if not wait_until(lambda: ended, PATIENCE) and brightness < 0:
            wait_until(lambda: ended or brightness >= 0, SECONDS - PATIENCE)
        found.seconds = player.duration / 1000 if player.duration > 0 else None
    finally:
        player.close()
        player.deleteLater()
    return found
