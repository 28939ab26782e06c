"""Drawings (SVG): drawn in a process of their own, sharper when one looks closer, with nothing from outside the file."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from comfy_desk.ui.drawing.easel import Wish, easel
from comfy_desk.ui.viewers.canvas import Canvas
from comfy_desk.ui.viewers.picture import PictureStage
from comfy_desk.ui.viewers.stage import Shown

FIRST = 2048
"""Pixels of the longer side that a drawing is drawn with at first, and at most."""

LARGEST = 6144


class VectorStage(PictureStage):
    what = "drawing"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Canvas(vector=True))
        self.canvas.sharperAsked.connect(self._on_sharper)

    def _job(self, path: str) -> Wish:
        return easel().svg(path, FIRST)

    def _show_preview(self, shown: Shown) -> None:
        """None: the small picture of a drawing has paper of its own, which would flash before the squares."""

    def _on_sharper(self, longest: int) -> None:
        have = max(self.canvas.image.width(), self.canvas.image.height())
        if self._shown is None or self._decoded is None or have >= LARGEST:
            return
        wanted = min(LARGEST, max(longest, 2 * have))
        wish = easel().svg(self._shown.path, wanted)
        self._loader.load(wish, partial(self._on_decoded, True), self._on_refused)

    def picture(self) -> QImage:
        """A drawing has no pixels of its own: what is copied is the sharpest copy that is here."""
        return self._decoded.levels[0] if self._decoded is not None else QImage()
