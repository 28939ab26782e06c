"""Where the pictures of a comparison come from: the drawing process, players of films, or else words. No widget here."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage

from comfy_desk.domain.output import Kind
from comfy_desk.ui.compare.clock import FilmClock
from comfy_desk.ui.compare.layers import Layer
from comfy_desk.ui.compare.work import Work
from comfy_desk.ui.drawing.decoded import Decoded, PreviewRefused
from comfy_desk.ui.drawing.easel import easel
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.told import told
from comfy_desk.ui.viewers.decode import decode_thumbnail
from comfy_desk.ui.viewers.loading import Loader
from comfy_desk.ui.viewers.player import Player
from comfy_desk.ui.viewers.words import kind_words

MOST_PIXELS = 120_000_000
"""Of all pictures together, at their largest copies (half a gigabyte); above a share of it the next smaller one is kept."""

DRAWN_AT = 2048
"""Pixels of the longer side of a drawing."""


class Sources(QObject):
    """`load` and then `start`; `layerChanged(place)` comes with each preview, picture and frame. `clock` has the films."""

    layerChanged = Signal(int)
    framesChanged = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = FilmClock(self)
        self.layers: list[Layer] = []
        self.notes: list[str] = []
        self.films: list[int] = []
        """Places of the films, in the clock's order."""
        self._loaders: list[Loader] = []
        self._players: list[Player] = []
        self._paths: list[str] = []
        self._failed: set[int] = set()

    def load(self, works: tuple[Work, ...]) -> None:
        self.release()
        self.layers = [_preview(work) for work in works]
        self.notes = ["" for _ in works]
        share = MOST_PIXELS // max(1, len(works))
        for at, work in enumerate(works):
            if work.path is None:
                self.layers[at] = replace(self.layers[at], words=tr("There is no file of it here."))
            elif work.kind is Kind.VIDEO:
                self.films.append(at)
                player = Player(self, video=True)
                player.frameChanged.connect(partial(self._on_frame, at))
                player.failed.connect(partial(self._on_failed, at))
                self._players.append(player)
            elif work.kind in (Kind.IMAGE, Kind.VECTOR):
                self._draw(at, work, share)
            else:
                words = tr("{kind}: there is no picture of it to compare.").format(kind=kind_words(work.kind))
                self.layers[at] = replace(self.layers[at], words=words)
        self.clock.take(self._players)
        self._paths = [works[at].path or "" for at in self.films]

    def start(self) -> None:
        """Opens the films: what of them fails may be told at once."""
        for path, player in zip(self._paths, self._players, strict=True):
            player.open(path)

    @property
    def playable(self) -> list[int]:
        """Places of the films that did not fail so far."""
        return [at for at in self.films if at not in self._failed]

    def release(self) -> None:
        self.clock.stop()
        for loader in self._loaders:
            loader.forget()
            loader.deleteLater()
        for player in self._players:
            player.close()
            player.deleteLater()
        self._loaders, self._players, self.films = [], [], []
        self._failed = set()
        self.layers, self.notes = [], []

    def _draw(self, at: int, work: Work, share: int) -> None:
        loader = Loader(self)
        self._loaders.append(loader)
        path = work.path or ""
        wish = easel().svg(path, DRAWN_AT) if work.kind is Kind.VECTOR else easel().picture(path)
        loader.load(wish, partial(self._on_drawn, at, share), partial(self._on_refused, at))

    def _on_drawn(self, at: int, share: int, decoded: Decoded) -> None:
        levels = [level for level in decoded.levels if level.width() * level.height() <= share]
        self.layers[at] = Layer(tuple(levels) or decoded.levels[-1:], decoded.size, decoded.alpha)
        self.notes[at] = tr("An animation: its first picture is compared.") if decoded.moving else told(decoded.note)
        self.layerChanged.emit(at)

    def _on_refused(self, at: int, error: Exception) -> None:
        words = told(str(error)) if isinstance(error, PreviewRefused) else tr("It could not be shown.")
        self.notes[at] = words
        self.layers[at] = replace(self.layers[at], words=words)
        self.layerChanged.emit(at)

    def _on_failed(self, at: int, words: str) -> None:
        self._failed.add(at)
        self.notes[at] = words
        self.layers[at] = replace(self.layers[at], words=words)
        self.layerChanged.emit(at)

    def _on_frame(self, at: int, image: QImage) -> None:
        first = self.layers[at].size != image.size()
        self.layers[at] = Layer((image,), image.size())
        (self.layerChanged if first else self.framesChanged).emit(at)


def _preview(work: Work) -> Layer:
    small = decode_thumbnail(work.thumbnail) if work.thumbnail else QImage()
    if small.isNull():
        return Layer()
    size = small.size()
    if work.width and work.height:
        size = QSize(min(work.width, 1 << 20), min(work.height, 1 << 20))
    return Layer((small,), size, small.hasAlphaChannel())
