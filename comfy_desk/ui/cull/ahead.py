"""The pictures that a key leads to next, drawn before it is pressed. Bounded by bytes; decodes nothing itself."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from comfy_desk.domain.library import Entry
from comfy_desk.domain.output import Kind
from comfy_desk.ui.drawing.decoded import Decoded, PreviewRefused
from comfy_desk.ui.drawing.easel import easel
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.viewers.loading import Loader

MOST_BYTES = 400_000_000
"""Of all pictures that are kept."""

LARGEST = 30_000_000
"""Pixels of the largest copy that is kept of one picture: above that the next smaller one is."""

DRAWN_AT = 2048
AT_ONCE = 2
"""Pictures that are drawn at a time: as many processes as there are."""


class Ahead(QObject):
    """`want` the one that is looked at and those around it, the nearest first; `came(id)` once one is here or refused."""

    came = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept: OrderedDict[int, Decoded] = OrderedDict()
        self._refused: dict[int, str] = {}
        self._wanted: list[Entry] = []
        self._loaders = [Loader(self) for _ in range(AT_ONCE)]
        self._busy: dict[int, Loader] = {}
        self._no_room: set[int] = set()  # of what is wanted now

    def want(self, entries: Sequence[Entry]) -> None:
        """What is no longer among them is given up, and what has to make room goes first."""
        self._wanted = [entry for entry in entries if _is_drawn(entry)]
        self._no_room.clear()
        ids = {entry.id for entry in self._wanted}
        for one in [one for one in self._busy if one not in ids]:
            self._busy.pop(one).forget()
        for entry in reversed(self._wanted):
            if entry.id in self._kept:
                self._kept.move_to_end(entry.id)
        self._go_on()

    def picture(self, one: int) -> Decoded | None:
        return self._kept.get(one)

    def refused(self, one: int) -> str:
        """Why there is no picture of it; "" where that is not known."""
        return self._refused.get(one, "")

    def clear(self) -> None:
        for loader in self._loaders:
            loader.forget()
        self._busy.clear()
        self._wanted = []
        self._kept.clear()
        self._refused.clear()

    @property
    def held(self) -> int:
        """Bytes."""
        return sum(decoded.weight for decoded in self._kept.values())

    def _go_on(self) -> None:
        for entry in self._wanted:
            free = [loader for loader in self._loaders if loader not in self._busy.values()]
            if not free:
                return
            if (
                any(entry.id in known for known in (self._kept, self._refused, self._busy, self._no_room))
                or not entry.path
            ):
                continue
            self._busy[entry.id] = free[0]
            wish = easel().svg(entry.path, DRAWN_AT) if entry.kind is Kind.VECTOR else easel().picture(entry.path)
            free[0].load(wish, partial(self._on_drawn, entry.id), partial(self._on_refused, entry.id))

    def _on_drawn(self, one: int, decoded: Decoded) -> None:
        self._busy.pop(one, None)
        levels = tuple(level for level in decoded.levels if level.width() * level.height() <= LARGEST)
        kept = levels or decoded.levels[-1:]
        self._kept[one] = Decoded(kept, decoded.size, decoded.alpha, decoded.moving, decoded.note)
        near = [entry.id for entry in self._wanted]
        while self.held > MOST_BYTES and len(self._kept) > 1:
            far = [other for other in self._kept if other not in near]
            goes = far[0] if far else next(other for other in reversed(near) if other in self._kept)
            del self._kept[goes]
            self._no_room.add(goes)
        self.came.emit(one)
        self._go_on()

    def _on_refused(self, one: int, error: Exception) -> None:
        self._busy.pop(one, None)
        self._refused[one] = str(error) if isinstance(error, PreviewRefused) else tr("It could not be shown.")
        self.came.emit(one)
        self._go_on()


def _is_drawn(entry: Entry) -> bool:
    return entry.kind in (Kind.IMAGE, Kind.VECTOR) and entry.path is not None
