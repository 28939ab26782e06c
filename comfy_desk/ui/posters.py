"""Small pictures of films, drawings and sounds, which the drawing process makes, one at a time, while nothing waits for it.

A film gives its first frame that is not black, a drawing is drawn on paper that its ink is seen on, a sound is drawn as loud
as it is. Where multimedia is missing, or a file cannot be decoded in time, there is no small picture and nothing is said.
Knows the session by protocol; decodes nothing.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind, Output
from comfy_desk.domain.request import Request
from comfy_desk.media.facts import Facts
from comfy_desk.services.api import SessionApi
from comfy_desk.ui.drawing.decoded import PreviewRefused
from comfy_desk.ui.drawing.easel import Easel, Wish, easel
from comfy_desk.ui.drawing.raster import MOST_SIDE
from comfy_desk.ui.spawn import spawn

AT_THE_START = 40
"""Requests that are looked at when a session begins: a film may have come in just before the program was closed."""

_JOBS = {Kind.VIDEO: "film", Kind.VECTOR: "drawing_poster", Kind.AUDIO: "sound"}

_LONGEST = 7 * 24 * 3600.0
"""Seconds of a film that are believed."""

_Place = tuple[str, int]


class Posters(QObject):
    """`look_at` a request as often as one likes; each of its outputs is tried once while the program runs."""

    def __init__(self, session: SessionApi, parent: QObject | None = None, drawn_by: Easel | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._drawn_by = drawn_by
        self._wanted: OrderedDict[_Place, Output] = OrderedDict()
        self._tried: set[_Place] = set()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def look_at(self, request: Request, *, first: bool = False) -> None:
        """Take note of what has no small picture. `first`: it is looked at just now."""
        for output in request.outputs:
            place = (request.id, output.index)
            if output.kind in _JOBS and output.path and output.thumbnail is None and place not in self._tried:
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
        drawn_by = self._drawn_by if self._drawn_by is not None else easel()
        while self._wanted:
            place, output = self._wanted.popitem(last=False)
            self._tried.add(place)
            target = self._session.thumbnail_place(*place)
            wish = drawn_by.make(_JOBS[output.kind], output.path or "", target)
            with suppress(DeskError, PreviewRefused):  # without a small picture everything else works
                answer = await _answer(wish)
                if answer.get("made") is True:
                    await self._session.set_thumbnail(*place, target, _facts(answer))


async def _answer(wish: Wish) -> dict[str, Any]:
    wish.begin()
    try:
        return await asyncio.wrap_future(wish.told)
    except asyncio.CancelledError:
        wish.drop()
        raise


def _facts(answer: dict[str, Any]) -> Facts:
    """Size and length of a film as it was seen: some containers do not say so where a header is looked for."""
    width, height, seconds = (answer.get(name) for name in ("width", "height", "duration"))
    sized = all(isinstance(side, int) and 0 < side <= MOST_SIDE for side in (width, height))
    length = float(seconds) if isinstance(seconds, int | float) and 0 < seconds < _LONGEST else None
    return Facts(width if sized else None, height if sized else None, length)
