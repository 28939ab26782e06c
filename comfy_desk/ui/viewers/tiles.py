"""Large pictures in the window: squares that are in sight are read out of the scratch file that the drawing process fills.

Bounded: what was read stays within `MOST_BYTES` and what is in sight. The file lives as long as the picture is looked at.
One thread waits and reads; nothing is decoded here.
"""

from __future__ import annotations

import math
import os
import threading
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QObject, QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QImage

from comfy_desk.ui.drawing.decoded import Decoded, PreviewRefused
from comfy_desk.ui.drawing.easel import FactsWish, easel
from comfy_desk.ui.drawing.tiling import MOST_LEVELS, TILE, Grid
from comfy_desk.ui.drawing.turning import place_stored, place_upright, swaps, upright
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.viewers.detail import Detail, Patch

MOST_BYTES = 160_000_000
"""Of squares that are kept; a screen of four thousand by two thousand pixels shows some 50 MB of them."""

AHEAD = 1
"""Squares around those in sight that are read too, so that moving the picture finds them there."""

PATIENCE = 1.0
"""Seconds that the window waits for one square that is being read, at most, when the picture goes."""

_EVERY = 0.04
_AT_ONCE = 6
"""Bands asked for at once, where a part of the picture can be had by itself: somewhat more than a window is high."""

Key = tuple[int, int, int]  # level, column, row


def grid_of(decoded: Decoded) -> Grid | None:
    """How a picture is cut, where its copy has fewer pixels than its file; None where it has all, or is beyond all bounds."""
    if decoded.whole or decoded.moving:
        return None
    size = decoded.size.transposed() if swaps(decoded.turn) else decoded.size
    times_smaller = max(decoded.size.width(), decoded.size.height()) / max(1, _longest(decoded.levels[0].size()))
    levels = MOST_LEVELS if decoded.bare else max(1, min(MOST_LEVELS, math.ceil(math.log2(times_smaller) - 0.01)))
    try:
        return Grid(size.width(), size.height(), decoded.alpha, levels)
    except ValueError:
        return None


def _longest(size: QSize) -> int:
    return max(size.width(), size.height())


class Tiles(Detail):
    """The squares of one picture. `refused` carries a sentence: there will be no more than the copy."""

    refused = Signal(str)
    _came = Signal(object, object)
    _went_on = Signal(float)
    _failed = Signal(str)

    def __init__(self, path: str, decoded: Decoded, grid: Grid, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._grid, self._turn = grid, decoded.turn
        self._enough = _longest(decoded.levels[0].size()) / _longest(decoded.size)  # up to that zoom the copy is sharp
        self._kept: OrderedDict[Key, QImage] = OrderedDict()
        self._seen: tuple[Key, ...] = ()
        self._reader = _Reader(path, grid, self)
        self._came.connect(self._on_came)
        self._went_on.connect(self._on_went_on)
        self._failed.connect(self._on_failed)

    def look(self, seen: QRectF, zoom: float) -> None:
        if zoom <= self._enough * 1.02:
            self._seen = ()
            self._reader.want(())
            self.told.emit("")
            return
        level = max(0, min(self._grid.levels - 1, math.floor(math.log2(1 / zoom) + 0.01)))
        self._seen = tuple(self._keys(seen, level, 0))
        for key in self._seen:
            if key in self._kept:
                self._kept.move_to_end(key)
        around = [key for key in self._keys(seen, level, AHEAD) if key not in self._seen]
        self._reader.want(key for key in (*self._seen, *around) if key not in self._kept)
        if self.sharp:
            self.told.emit("")

    @property
    def sharp(self) -> bool:
        """Everything in sight is here."""
        return all(key in self._kept for key in self._seen)

    @property
    def held(self) -> int:
        """Bytes in memory."""
        return sum(image.sizeInBytes() for image in self._kept.values())

    def patches(self) -> list[Patch]:
        """Where a square is not here yet, one of a coarser level stands below it."""
        coarser = {above for key in self._seen if key not in self._kept and (above := self._coarser(key))}
        wanted = [*sorted(coarser, reverse=True), *self._seen]
        here = ((key, self._kept.get(key)) for key in wanted)
        return [Patch(self._place(key), image, key[0] == 0) for key, image in here if image is not None]

    def _coarser(self, key: Key) -> Key | None:
        level, column, row = key
        for up in range(1, self._grid.levels - level):
            above = (level + up, column >> up, row >> up)
            if above in self._kept:
                return above
        return None

    def close(self) -> None:
        self._reader.close()
        self._kept.clear()
        self._seen = ()

    # --- in the window's thread

    def _keys(self, seen: QRectF, level: int, around: int) -> list[Key]:
        """From the middle outwards."""
        whole = QSizeF(self._grid.width, self._grid.height)
        part = place_stored(seen, whole, self._turn).intersected(QRectF(0, 0, whole.width(), whole.height()))
        if part.isEmpty():
            return []
        side = TILE << level
        left, right = math.floor(part.left() / side) - around, math.ceil(part.right() / side) + around
        top, bottom = math.floor(part.top() / side) - around, math.ceil(part.bottom() / side) + around
        columns = range(max(0, left), min(self._grid.across(level), right))
        rows = range(max(0, top), min(self._grid.down(level), bottom))
        x, y = part.center().x() / side - 0.5, part.center().y() / side - 0.5
        keys = [(level, column, row) for column in columns for row in rows]
        return sorted(keys, key=lambda key: (key[1] - x) ** 2 + (key[2] - y) ** 2)

    def _place(self, key: Key) -> QRectF:
        level, column, row = key
        side = TILE << level
        whole = QRectF(0, 0, self._grid.width, self._grid.height)
        part = QRectF(column * side, row * side, side, side).intersected(whole)
        return place_upright(part, whole.size(), self._turn)

    def _on_came(self, key: Key, image: QImage) -> None:
        self._kept[key] = upright(image, self._turn)
        held = self.held
        for old in list(self._kept):
            if held <= MOST_BYTES:
                break
            if old not in self._seen and old != key:
                held -= self._kept.pop(old).sizeInBytes()
        if key in self._seen:
            self.changed.emit()
            if self.sharp:
                self.told.emit("")

    def _on_went_on(self, part: float) -> None:
        if not self.sharp:
            self.told.emit(tr("Reading all pixels… {n} %").format(n=int(part * 100)))

    def _on_failed(self, sentence: str) -> None:
        self.told.emit("")
        self.refused.emit(sentence)


class _Reader:
    """The thread: reads wanted squares as their bands come, and asks the drawing process for those that do not."""

    def __init__(self, path: str, grid: Grid, tiles: Tiles) -> None:
        self._path, self._grid, self._tiles = path, grid, tiles
        self._turn = threading.Condition()
        self._wanted: list[Key] = []
        self._closed = False
        self._thread: threading.Thread | None = None
        self._left = threading.Event()  # the thread tells the window nothing more
        # Of the thread alone:
        self._place: Path | None = None
        self._file: BinaryIO | None = None
        self._ready = b""
        self._wish: FactsWish | None = None
        self._first = 0

    def want(self, keys: Iterable[Key]) -> None:
        """These, in this order, and nothing else that was wanted before."""
        with self._turn:
            self._wanted = list(keys)
            if self._wanted and self._thread is None and not self._closed:
                self._thread = threading.Thread(target=self._work, name="viewer-tiles", daemon=True)
                self._thread.start()
            self._turn.notify()

    def close(self) -> None:
        """Nothing is told any more once this is over, in a moment; the thread takes the file along, which may take longer."""
        with self._turn:
            self._closed = True
            self._wanted = []
            self._turn.notify()
            running = self._thread is not None
        if running:
            self._left.wait(PATIENCE)

    def _work(self) -> None:
        try:
            self._read_all()
        except (OSError, ValueError, MemoryError):
            self._tell_failed(tr("All pixels of this picture could not be read; a smaller copy is shown."))
        except PreviewRefused as refused:
            self._tell_failed(str(refused))
        except RuntimeError:  # the viewer is gone
            pass
        finally:
            with self._turn:
                self._closed = True
            self._left.set()
            self._put_away()

    def _read_all(self) -> None:
        self._place = easel().scratch()
        with self._place.open("xb") as made:
            made.truncate(self._grid.whole)
        self._file = self._place.open("rb", buffering=0)
        while True:
            with self._turn:
                if not self._wanted and not self._closed:
                    self._turn.wait()
                if self._closed:
                    return
                wanted = list(self._wanted)
            if not wanted:
                continue
            self._look()
            key = next((key for key in wanted if not self._missing(key)), None)
            if key is not None:
                self._read_one(key)
            else:
                self._wait_for(wanted)

    def _missing(self, key: Key) -> list[int]:
        return [band for band in self._grid.bands_of(key[0], key[2]) if not self._ready[band]]

    def _read_one(self, key: Key) -> None:
        file, grid = self._opened(), self._grid
        level, column, row = key
        data = bytearray(grid.tile_bytes)
        file.seek(grid.place(level, column, row))
        if file.readinto(data) != len(data):  # type: ignore[attr-defined]
            raise ValueError
        form = QImage.Format.Format_ARGB32_Premultiplied if grid.alpha else QImage.Format.Format_RGB888
        width, height = (min(TILE, side - at * TILE) for side, at in zip(grid.size(level), (column, row), strict=True))
        whole = QImage(data, width, height, TILE * grid.deep, form)
        image = whole.copy() if grid.alpha else whole.convertToFormat(QImage.Format.Format_RGB32)
        with self._turn:
            if key in self._wanted:
                self._wanted.remove(key)
        self._tiles._came.emit(key, image)

    def _wait_for(self, wanted: list[Key]) -> None:
        """The process is at work, or is asked for what is missing; a moment later the file is looked at again."""
        wish = self._wish
        if wish is not None and wish.told.done():
            self._wish = None
            wish.answer()  # raises what was refused
            self._look()
            if not self._ready[self._first]:
                raise ValueError
            return
        missing = self._missing(wanted[0])
        if wish is None:
            first = max(0, missing[0] - _AT_ONCE // 4)
            self._first = next(band for band in range(first, missing[0] + 1) if not self._ready[band])
            last = max(missing[-1], self._first + _AT_ONCE - 1)
            self._wish = easel().tiles(self._path, self._grid, self._made(), self._first, last)
            self._wish.begin()
        there = sum(map(bool, self._ready[: missing[-1] + 1]))
        self._tiles._went_on.emit(there / (missing[-1] + 1))
        with self._turn:
            if not self._closed and self._wanted == wanted:
                self._turn.wait(_EVERY)

    def _look(self) -> None:
        file = self._opened()
        file.seek(0)
        self._ready = file.read(self._grid.bands)
        if len(self._ready) != self._grid.bands:
            raise ValueError

    def _opened(self) -> BinaryIO:
        if self._file is None:
            raise ValueError
        return self._file

    def _made(self) -> Path:
        if self._place is None:
            raise ValueError
        return self._place

    def _tell_failed(self, sentence: str) -> None:
        with suppress(RuntimeError):
            self._tiles._failed.emit(sentence)

    def _put_away(self) -> None:
        if self._wish is not None:
            self._wish.drop()
        if self._file is not None:
            self._file.close()
        if self._place is not None:
            with suppress(OSError):  # where a file that is open elsewhere cannot go, it goes with its folder at the end
                os.unlink(self._place)
