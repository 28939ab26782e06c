"""Small pictures of films and drawings, which no worker can make: Qt decodes them, one at a time, while nothing waits for it.

A film gives its first frame that is not black, a drawing is drawn on paper that its ink is seen on. Where multimedia is
missing, or a file cannot be decoded in time, there is no small picture and nothing is said. Knows the session by protocol.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind, Output
from comfy_desk.domain.request import Request
from comfy_desk.services.api import SessionApi
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.viewers.decode import PreviewRefused, decode_svg
from comfy_desk.ui.viewers.player import Player

LONGEST = 512
"""Pixels of the longer side."""

SECONDS = 10.0
"""For one film, from opening it to its frame."""

PATIENCE = 3.0
"""Seconds of playing after which the brightest frame so far is taken: some films are dark from end to end."""

DARK = 20
"""Mean brightness (of 255) up to which a frame counts as black."""

LIGHT_INK = 215
"""How light (of 255) a drawing must be to need dark paper."""

AT_THE_START = 40
"""Requests that are looked at when a session begins: a film may have come in just before the program was closed."""

_KINDS = (Kind.VIDEO, Kind.VECTOR)
_PAPER, _NIGHT = QColor("#f4f4f5"), QColor("#232326")

_Place = tuple[str, int]


class Posters(QObject):
    """`look_at` a request as often as one likes; each of its outputs is tried once while the program runs."""

    def __init__(self, session: SessionApi, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._wanted: OrderedDict[_Place, Output] = OrderedDict()
        self._tried: set[_Place] = set()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def look_at(self, request: Request, *, first: bool = False) -> None:
        """Take note of what has no small picture. `first`: it is looked at just now."""
        for output in request.outputs:
            place = (request.id, output.index)
            if output.kind in _KINDS and output.path and output.thumbnail is None and place not in self._tried:
                self._wanted[place] = output
                if first:
                    self._wanted.move_to_end(place, last=False)
        if self._wanted and not self._closed and (self._task is None or self._task.done()):
            self._task = spawn(self._work(), self)

    def look_at_all(self, requests: Iterable[Request]) -> None:
        for number, request in enumerate(requests):
            if number >= AT_THE_START:
                break
            self.look_at(request)

    def close(self) -> None:
        """Nothing is begun or handed over any more."""
        self._closed = True
        self._wanted.clear()
        if self._task is not None:
            self._task.cancel()

    async def _work(self) -> None:
        while self._wanted:
            place, output = self._wanted.popitem(last=False)
            self._tried.add(place)
            image = await self._picture(output)
            if image.isNull():
                continue
            target = self._session.thumbnail_place(*place)
            with suppress(DeskError, OSError):  # without a small picture everything else works
                if await asyncio.to_thread(write_png, image, target):
                    await self._session.set_thumbnail(*place, target)

    async def _picture(self, output: Output) -> QImage:
        path = output.path or ""
        if output.kind is Kind.VIDEO:
            return await first_frame(path, self)
        try:
            decoded = await asyncio.to_thread(decode_svg, path, LONGEST)
        except PreviewRefused:
            return QImage()
        return on_paper(decoded.levels[0])


async def first_frame(path: str, owner: QObject) -> QImage:
    """The first frame of a film that is not black; a null image where there is none in time."""
    found: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    player = Player(owner, video=True, mute=True)
    best, brightness = QImage(), -10.0  # no frame yet

    def end() -> None:
        if not found.done():
            found.set_result(None)

    def on_frame(image: QImage) -> None:
        nonlocal best, brightness
        light = brightness_of(image)
        if light > brightness + 1:
            best, brightness = _small(image), light
        if light > DARK:
            end()
        elif not player.playing:
            player.play()

    def on_playing(playing: bool) -> None:
        if not playing and brightness >= 0 and player.position > 0:  # dark to its end
            end()

    player.frameChanged.connect(on_frame)
    player.playingChanged.connect(on_playing)
    player.failed.connect(lambda _sentence: end())
    try:
        player.open(path)
        for seconds in (PATIENCE, SECONDS - PATIENCE):
            done, _ = await asyncio.wait({found}, timeout=seconds)
            if done or brightness >= 0:
                break
    finally:
        player.close()
        player.deleteLater()
    return best


def brightness_of(image: QImage) -> float:
    """The mean of a picture's grey, 0 to 255; taken from a few pixels of it."""
    few = image.scaled(QSize(16, 16), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.FastTransformation)
    grey = few.convertToFormat(QImage.Format.Format_Grayscale8)
    if grey.isNull():
        return 0.0
    lights = [grey.pixelColor(x, y).red() for x in range(grey.width()) for y in range(grey.height())]
    return sum(lights) / len(lights)


def on_paper(drawing: QImage) -> QImage:
    """A drawing without its transparency: on light paper, or on dark where its ink is light."""
    if drawing.isNull() or not drawing.hasAlphaChannel():
        return drawing
    ink = _ink_of(drawing)
    made = QImage(drawing.size(), QImage.Format.Format_RGB32)
    made.fill(_NIGHT if ink > LIGHT_INK else _PAPER)
    painter = QPainter(made)
    painter.drawImage(0, 0, drawing)
    painter.end()
    return made


def _ink_of(drawing: QImage) -> float:
    """How light what is drawn is, 0 to 255; by how much it covers."""
    mode = Qt.TransformationMode.SmoothTransformation
    few = drawing.scaled(QSize(24, 24), Qt.AspectRatioMode.IgnoreAspectRatio, mode)
    light = cover = 0.0
    for x in range(few.width()):
        for y in range(few.height()):
            color = few.pixelColor(x, y)
            light += color.alpha() * (0.3 * color.red() + 0.59 * color.green() + 0.11 * color.blue())
            cover += color.alpha()
    return light / cover if cover else 0.0


def write_png(image: QImage, target: Path) -> bool:
    """A small picture at its place, whole or not at all. For a thread. Raises OSError."""
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f"{target.name}.part")
    try:
        if not QImageWriter(str(part), b"png").write(_small(image)):
            return False
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
    return True


def _small(image: QImage) -> QImage:
    if max(image.width(), image.height()) <= LONGEST:
        return image
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    return image.scaled(QSize(LONGEST, LONGEST), keep, smooth).convertToFormat(QImage.Format.Format_RGB32)
