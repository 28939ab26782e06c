"""Draws one work in the grid: its picture in its own shape, and on it what matters, in signs and words.

It is told everything and looks nothing up but the small picture. What a work is called stands in `words`.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QPixmap

from comfy_desk.domain.library import Entry, Verdict
from comfy_desk.domain.output import Kind
from comfy_desk.ui import icons, theme
from comfy_desk.ui.delegates import badges
from comfy_desk.ui.delegates.lettering import cut, letters, lines_of
from comfy_desk.ui.delegates.row import KIND_ICONS
from comfy_desk.ui.library import words
from comfy_desk.ui.library.pictures import Pictures

SMALLEST, LARGEST, USUAL = 88, 320, 144

CAPTIONED = 128
"""Logical pixels of a picture from which its prompt stands below it."""

_PAD = 6
_MARK = 18
_LINE = 3
"""Pixels of the line that says where in a film one is."""


@dataclass(frozen=True, slots=True)
class Look:
    selected: bool = False
    current: bool = False  # it has the keyboard
    hovered: bool = False
    now: float = 0.0
    film: QImage | None = None  # the moment of it that the pointer is at, shown instead of its picture
    part: float = 0.0  # which part of it that is


class CellPainter:
    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self.side = USUAL
        self.folded = False  # works of one stack stand behind one another, and each says how many
        self.measure()

    def measure(self) -> None:
        """The fonts anew."""
        self._small = letters(theme.SMALL)

    @property
    def size(self) -> tuple[int, int]:
        """Of a cell: its least width, and its height."""
        caption = self._small.height + 4 if self.side >= CAPTIONED else 0
        return self.side + 2 * _PAD, self.side + 2 * _PAD + caption

    def pixels(self, scale: float) -> int:
        return round(self.side * scale)

    def picture_box(self, cell: QRect) -> QRect:
        """The square in which the picture lies."""
        return QRect(cell.center().x() - self.side // 2, cell.top() + _PAD, self.side, self.side)

    def stack_box(self, cell: QRect, entry: Entry) -> QRect:
        """Where the number of a folded stack stands, and a click unfolds it; empty where there is none."""
        text = words.stack_badge(entry) if self.folded else ""
        if not text:
            return QRect()
        box = self.picture_box(cell)
        width = badges.badge_width(text, self._small)
        return QRect(box.right() - width + 1, box.top(), width, self._small.height)

    def draw(self, painter: QPainter, cell: QRect, entry: Entry | None, look: Look) -> None:
        scale = painter.device().devicePixelRatioF()
        self._ground(painter, cell, look)
        box = self.picture_box(cell)
        if entry is None:
            painter.fillRect(box.adjusted(self.side // 8, self.side // 8, -self.side // 8, -self.side // 8),
                             theme.color("tile"))  # fmt: skip
            return
        shape = _shape(entry, box)
        rejected = entry.marks.verdict is Verdict.REJECT
        painter.setOpacity(0.45 if rejected else 1.0)
        if look.film is not None:
            self._moment(painter, box, look.film, look.part)
        else:
            self._picture(painter, box, shape, entry, scale)
        painter.setOpacity(1.0)
        self._marks(painter, cell, entry, look, scale)
        if self.side >= CAPTIONED:
            self._caption(painter, cell, box, entry)

    # --- the parts

    def _ground(self, painter: QPainter, cell: QRect, look: Look) -> None:
        if not (look.selected or look.current or look.hovered):
            return
        frame = QRectF(cell).adjusted(1, 1, -1, -1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(theme.color("selection" if look.selected else "hover" if look.hovered else "panel"))
        painter.setPen(QPen(theme.color("accent"), 2) if look.current else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(frame, theme.RADIUS, theme.RADIUS)

    def _picture(self, painter: QPainter, box: QRect, shape: QRect, entry: Entry, scale: float) -> None:
        pixels = self.pixels(scale)
        path = entry.thumbnail
        picture = (self._pictures.get(path, pixels, scale) or self._pictures.near(path)) if path else None
        if picture is None:
            waits = bool(entry.thumbnail) and not self._pictures.failed(entry.thumbnail or "", pixels)
            self._without(painter, shape if waits else box, entry, scale, waits=waits)
            return
        if not (entry.width and entry.height):
            size = picture.size() / scale
            shape = _fitted(QSize(max(1, size.width()), max(1, size.height())), box)
        if entry.kind is Kind.IMAGE and picture.hasAlphaChannel():
            badges.draw_squares(painter, shape)
        _put(painter, shape, picture, scale)

    def _moment(self, painter: QPainter, box: QRect, film: QImage, part: float) -> None:
        """A frame of a film, and how far into it that is."""
        shape = _fitted(film.size().scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio), box)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(shape, film)
        line = QRect(shape.left(), shape.bottom() - _LINE + 1, shape.width(), _LINE)
        painter.fillRect(line, theme.color("shade"))
        mirrored = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        done = round(line.width() * part)
        line.setLeft(line.right() - done + 1) if mirrored else line.setWidth(done)
        painter.fillRect(line, theme.color("accent"))

    def _without(self, painter: QPainter, place: QRect, entry: Entry, scale: float, *, waits: bool) -> None:
        """The place of a picture that comes, or what stands for a work that has none."""
        painter.fillRect(place, theme.color("tile"))
        if waits:
            return
        inner = place.adjusted(8, 8, -8, -8)
        if entry.kind is Kind.TEXT and entry.text:
            painter.setFont(self._small.font)
            painter.setPen(theme.color("dim"))
            most = max(1, inner.height() // self._small.height)
            for number, line in enumerate(
                lines_of(" ".join(entry.text[:600].split()), inner.width(), self._small, most)
            ):
                painter.drawText(
                    inner.left(), inner.top() + number * self._small.height + self._small.metrics.ascent(), line
                )
            return
        size = min(48, self.side // 3)
        sign = icons.pixmap(KIND_ICONS[entry.kind], "dim", size, scale)
        painter.drawPixmap(place.center() - QPoint(size // 2, size // 2), sign)

    def _marks(self, painter: QPainter, cell: QRect, entry: Entry, look: Look, scale: float) -> None:
        """On the upper edge what the artist thinks, on the lower one what it is and how it is with its file."""
        small, box = self._small, self.picture_box(cell)
        left = box.left()
        marks = entry.marks
        for there, name in (
            (look.selected, "check"),
            (marks.favourite, "heart-filled"),
            (marks.verdict is Verdict.PICK, "flag"),
            (marks.verdict is Verdict.REJECT, "x"),
        ):
            if there:
                _sign(painter, QPoint(left, box.top()), name, scale)
                left += _MARK + 2
        stack = self.stack_box(cell, entry)
        if not stack.isNull():
            badges.draw_badge(painter, stack, words.stack_badge(entry), small)
        lower = QRect(box)
        kind, rated = words.badge(entry), words.stars(entry)
        if kind and rated and badges.badge_width(kind, small) + badges.badge_width(rated, small) + 4 > box.width():
            rated = words.few_stars(entry)
        if rated:
            badges.draw_badge(painter, lower, rated, small)
        if kind:
            room = box.width() - (badges.badge_width(rated, small) + 4 if rated else 0)
            badges.draw_badge(painter, lower, cut(kind, room - 8, small), small, left=True)
        state = words.state(entry, look.now)
        if state:
            above = lower.adjusted(0, 0, 0, -small.height - 2) if kind or rated else lower
            badges.draw_badge(painter, above, cut(state, box.width() - 8, small), small, left=True)

    def _caption(self, painter: QPainter, cell: QRect, box: QRect, entry: Entry) -> None:
        place = QRect(cell.left() + _PAD, box.bottom() + 3, cell.width() - 2 * _PAD, self._small.height + 2)
        painter.setFont(self._small.font)
        painter.setPen(theme.color("dim"))
        text = cut(words.prompt_of(entry), place.width(), self._small)
        painter.drawText(place, int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter), text)


def _shape(entry: Entry, box: QRect) -> QRect:
    """Where the picture lies once it is here."""
    if not (entry.width and entry.height):
        return box
    return _fitted(QSize(entry.width, entry.height), box)


def _fitted(size: QSize, box: QRect) -> QRect:
    if size.width() > box.width() or size.height() > box.height():
        size = size.scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
    return QRect(box.center() - QPoint(size.width() // 2 - 1, size.height() // 2 - 1), size)


def _put(painter: QPainter, shape: QRect, picture: QPixmap, scale: float) -> None:
    exact = abs(picture.width() / scale - shape.width()) <= 1 and abs(picture.height() / scale - shape.height()) <= 1
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not exact)
    painter.drawPixmap(shape, picture)


def _sign(painter: QPainter, at: QPoint, name: str, scale: float) -> None:
    place = QRect(at, QSize(_MARK, _MARK))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shade"))
    painter.drawRoundedRect(QRectF(place), 3, 3)
    painter.drawPixmap(place.topLeft() + QPoint(2, 2), icons.pixmap(name, "on_shade", _MARK - 4, scale))
