"""Drawings (SVG): drawn in a process of their own, sharp however close one looks, with nothing from outside the file."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QRectF, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from comfy_desk.ui.drawing.decoded import Decoded
from comfy_desk.ui.drawing.easel import Wish, easel
from comfy_desk.ui.viewers.canvas import Canvas
from comfy_desk.ui.viewers.detail import Detail, Patch
from comfy_desk.ui.viewers.loading import Loader
from comfy_desk.ui.viewers.picture import PictureStage
from comfy_desk.ui.viewers.stage import Shown

FIRST = 2048
"""Pixels of the longer side that a drawing is drawn with as a whole. Looked at closer, only what is in sight is drawn."""

MOST_PART = 14_000_000
"""Pixels of what is drawn of it at once: what is in sight, and as much around it as there is room for."""

AROUND = 0.25
"""Parts of the view that are drawn beyond its edges."""

_PAUSE = 60
"""Milliseconds that a zoom must stand still."""


class SharpPart(Detail):
    """The part of a drawing that is in sight, drawn anew for each zoom, and when one leaves what was drawn."""

    def __init__(self, path: str, decoded: Decoded, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._size = decoded.size
        self._longest = max(decoded.size.width(), decoded.size.height())
        first = decoded.levels[0]
        self._enough = max(first.width(), first.height()) / max(1, self._longest)
        self._seen, self._zoom = QRectF(), 0.0
        self._patch: Patch | None = None
        self._patch_zoom = 0.0
        self._loader = Loader(self)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._ask)

    def look(self, seen: QRectF, zoom: float) -> None:
        self._seen, self._zoom = seen, zoom
        if zoom <= self._enough * 1.02:
            self._patch = None
            self._pause.stop()
            self._loader.forget()
        elif self._patch is None or abs(self._patch_zoom - zoom) > 1e-6 or not self._patch.place.contains(seen):
            self._pause.start()

    def patches(self) -> tuple[Patch, ...]:
        return (self._patch,) if self._patch is not None else ()

    def close(self) -> None:
        self._pause.stop()
        self._loader.forget()
        self._patch = None

    def _ask(self) -> None:
        zoom, seen = self._zoom, self._seen
        whole = QRect(0, 0, round(self._size.width() * zoom), round(self._size.height() * zoom))
        there = QRectF(seen.x() * zoom, seen.y() * zoom, seen.width() * zoom, seen.height() * zoom)
        more = AROUND if there.width() * there.height() * (1 + 2 * AROUND) ** 2 <= MOST_PART else 0.0
        across, down = there.width() * more, there.height() * more
        part = there.adjusted(-across, -down, across, down).toAlignedRect().intersected(whole)
        if part.isEmpty() or part.width() * part.height() > MOST_PART:
            return
        longest = max(whole.width(), whole.height())
        wish = easel().svg_part(self._path, longest, (part.x(), part.y(), part.width(), part.height()))

        def done(decoded: Decoded) -> None:
            scale = longest / self._longest
            place = QRectF(part.x() / scale, part.y() / scale, part.width() / scale, part.height() / scale)
            self._patch, self._patch_zoom = Patch(place, decoded.levels[0], False), zoom
            self.changed.emit()

        self._loader.load(wish, done, lambda _error: None)  # the whole stays, less sharp


class VectorStage(PictureStage):
    what = "drawing"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Canvas(vector=True))

    def _job(self, path: str) -> Wish:
        return easel().svg(path, FIRST)

    def _show_preview(self, shown: Shown) -> None:
        """None: the small picture of a drawing has paper of its own, which would flash before the squares."""

    def _detail_of(self, path: str, decoded: Decoded) -> Detail | None:
        return SharpPart(path, decoded, self)

    def picture(self) -> QImage:
        """A drawing has no pixels of its own: what is copied is the sharpest copy that is here."""
        return self._decoded.levels[0] if self._decoded is not None else QImage()
