"""Pictures beside the one that is looked at, decoded before one comes to them, and those that one has just left.

Bounded by bytes. One at a time, and only once the picture itself is here: what is looked at never waits for what may be.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer

from comfy_desk.domain.output import Kind
from comfy_desk.ui.drawing.decoded import Decoded
from comfy_desk.ui.drawing.easel import easel
from comfy_desk.ui.viewers.loading import Loader
from comfy_desk.ui.viewers.stage import Shown

MOST_BYTES = 192_000_000
"""Of all that are kept: some four pictures of 3840 by 2160."""

MOST_OF_ONE = 96_000_000
WAIT = 150
"""Milliseconds after a picture came, before the next is begun: who walks on fast wants none of them."""

_Key = tuple[str, str]


def _key(shown: Shown) -> _Key:
    return shown.path, shown.output.sha256 or ""


class Ahead(QObject):
    def __init__(self, parent: QObject | None = None, busy: Callable[[], bool] = lambda: False) -> None:
        """`busy`: what is looked at is still on its way."""
        super().__init__(parent)
        self._busy = busy
        self._kept: OrderedDict[_Key, Decoded] = OrderedDict()
        self._wanted: list[Shown] = []
        self._loader = Loader(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT)
        self._timer.timeout.connect(self._begin)

    @property
    def held(self) -> int:
        """Bytes in memory."""
        return sum(decoded.weight for decoded in self._kept.values())

    def take(self, shown: Shown) -> Decoded | None:
        """The picture, where it is here."""
        self.hold()
        decoded = self._kept.get(_key(shown))
        if decoded is not None:
            self._kept.move_to_end(_key(shown))
        return decoded

    def keep(self, shown: Shown, decoded: Decoded) -> None:
        """One may come back to it. The oldest go."""
        if decoded.weight > MOST_OF_ONE or decoded.moving:
            return
        self._kept[_key(shown)] = decoded
        self._kept.move_to_end(_key(shown))
        while self.held > MOST_BYTES:
            self._kept.popitem(last=False)

    def prepare(self, neighbours: Sequence[Shown]) -> None:
        """These, in this order, and nothing else that was wanted before."""
        self._loader.forget()
        self._wanted = [one for one in neighbours if one.output.kind is Kind.IMAGE and _key(one) not in self._kept]
        if self._wanted:
            self._timer.start()

    def hold(self) -> None:
        """Something else is looked at now."""
        self._timer.stop()
        self._loader.forget()
        self._wanted = []

    def clear(self) -> None:
        self.hold()
        self._kept.clear()

    def _begin(self) -> None:
        if self._wanted and self._busy():
            self._timer.start()
        elif self._wanted:
            shown = self._wanted.pop(0)
            wish = easel().picture(shown.path, lazy=True)
            self._loader.load(wish, partial(self._on_here, shown), lambda _error: self._begin())

    def _on_here(self, shown: Shown, decoded: Decoded) -> None:
        self.keep(shown, decoded)
        self._begin()
