"""Draws one cell of the queue: preview, prompt over model, status over its second line, numbers, buttons.

Everything it shows comes ready made in the model's WORDS; it looks nothing up and decides nothing. The table tells it which
row and which button are under the pointer.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from operator import attrgetter

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from comfy_desk.domain.output import Kind
from comfy_desk.ui import icons, theme
from comfy_desk.ui.around import Said
from comfy_desk.ui.delegates import badges, buttons, group
from comfy_desk.ui.delegates.drawn import DrawnCells
from comfy_desk.ui.delegates.lettering import Letters, cut, letters, lines_of
from comfy_desk.ui.delegates.thumbnails import Thumbnails
from comfy_desk.ui.models.columns import COLUMNS, PLACE
from comfy_desk.ui.models.queue_filter import GROUP
from comfy_desk.ui.models.queue_groups import GroupWords
from comfy_desk.ui.models.queue_model import WORDS
from comfy_desk.ui.models.row_words import Preview, RowWords, repeats_prompt
from comfy_desk.ui.overrides import overrides_qt

Index = QModelIndex | QPersistentModelIndex

KIND_ICONS = {
    Kind.IMAGE: "image",
    Kind.VIDEO: "video",
    Kind.AUDIO: "audio",
    Kind.MODEL_3D: "cube",
    Kind.VECTOR: "vector",
    Kind.TEXT: "text",
    Kind.OTHER: "file",
}

_USUAL_BUTTONS = (("open", "save_as", "run_again"), ("run_again", "details"), ("cancel",), ("edit", "details"))
"""Sets of buttons that rows mostly have: their column is never so narrow that these lose their words."""

_PREVIEW = PLACE["preview"]
_PAD = theme.GRID
_SHORTEST_NAME = 6
"""Letters of a batch's name below which it says nothing."""
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


_SHOW_MORE: dict[str, Callable[[RowWords], Hashable]] = {
    "prompt": attrgetter("prompt", "model", "batch"),
    "status": attrgetter("status", "second"),
    "cost": attrgetter("cost"),
    "kept_until": attrgetter("kept_until"),
    "actions": attrgetter("actions"),
}
_SHOWN = tuple(_SHOW_MORE.get(column.id, column.text) for column in COLUMNS)
"""All that the cell of a column depends on, of the words of its row."""


@dataclass(slots=True)
class Pointed:
    """What the pointer and the keys are at: rows as the view counts them, -1 for none."""

    row: int = -1
    verb: str = ""
    pressed: bool = False
    focused: bool = False
    current: int = -1


@overrides_qt
class RowDelegate(QStyledItemDelegate):
    def __init__(self, thumbnails: Thumbnails, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pointed = Pointed()
        self._thumbnails = thumbnails
        self.drawn = DrawnCells()
        self.compact = False
        self._leftwards = False  # as the table is read
        self.line_rect: Callable[[int], QRect] = lambda row: QRect()  # a whole row, as the table knows it
        self.movable = True  # what waits can be dragged to another place, and shows a grip under the pointer
        self.measure()

    def measure(self) -> None:
        """The fonts anew: at the start, and when the theme or the system's font changed."""
        self.drawn.clear()
        self._plain = letters()
        self._small = self.small = letters(theme.SMALL)
        self._strong = letters(strong=True)
        self._ticking = letters(ticking=True)
        self._draw: dict[str, Callable[[QPainter, QRect, RowWords, Index], None]] = {
            "preview": self._preview,
            "prompt": self._prompt,
            "status": self._status,
            "next_check": lambda painter, cell, words, _: self._number(painter, cell, words.next_check, _LEFT),
            "elapsed": lambda painter, cell, words, _: self._number(painter, cell, words.elapsed, _RIGHT),
            "cost": lambda painter, cell, words, _: self._lines(painter, cell, words.cost, _RIGHT),
            "kept_until": lambda painter, cell, words, _: self._lines(painter, cell, words.kept_until, _LEFT),
            "created": lambda painter, cell, words, _: self._number(painter, cell, words.created, _LEFT),
            "account": lambda painter, cell, words, _: self._number(painter, cell, words.account, _LEFT),
            "model": lambda painter, cell, words, _: self._lines(painter, cell, Said(words.model), _LEFT),
            "batch": lambda painter, cell, words, _: self._lines(painter, cell, Said(words.batch), _LEFT),
            "seed": lambda painter, cell, words, _: self._number(painter, cell, words.seed, _RIGHT),
            "size": lambda painter, cell, words, _: self._lines(painter, cell, Said(words.size), _RIGHT),
            "actions": self._actions,
        }

    @property
    def row_height(self) -> int:
        """The theme's height, or more where the system's font needs it."""
        lines = self._plain.height + self._small.height
        return max(theme.ROW_COMPACT, lines + 4) if self.compact else max(theme.ROW, 2 * lines + 8)

    def needs(self) -> dict[str, int]:
        """Pixels that columns need with these letters: the buttons of a finished row, and a cost on one line if need be."""
        usual = max(buttons.width_of(verbs, self._small) for verbs in _USUAL_BUTTONS)
        return {"actions": usual, **({"cost": COLUMNS[PLACE["cost"]].width} if self.compact else {})}

    def placed_buttons(self, cell: QRect, words: RowWords) -> tuple[buttons.Placed, ...]:
        return buttons.place(words.actions, cell, self._small, leftwards=self._leftwards)

    # Qt

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(COLUMNS[index.column()].width, self.row_height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        words = index.data(WORDS)
        cell: QRect = option.rect
        self._leftwards = option.direction is Qt.LayoutDirection.RightToLeft
        if not isinstance(words, RowWords):
            self._line(painter, cell, index, chosen=bool(option.state & QStyle.StateFlag.State_Selected))
            return
        column, row = index.column(), index.row()
        scale = painter.device().devicePixelRatioF()
        special = row == self.pointed.row or (self.pointed.focused and row == self.pointed.current)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if special or chosen or column == _PREVIEW or scale != int(scale):  # the edges of a cell lie between two pixels
            painter.save()
            painter.setClipRect(cell)  # letters of a font that was not measured must not run into the next column
            self._cell(painter, cell, words, index, chosen=chosen)
            painter.restore()
            return
        shown = (column, _SHOWN[column](words), words.waiting, cell.width(), cell.height(), scale, self._leftwards)
        picture = self.drawn.get(shown)
        if picture is None:
            picture = self.drawn.blank(shown, cell.size(), scale, theme.color_of(theme.current().panel))
            inside = QPainter(picture)
            self._cell(inside, QRect(QPoint(0, 0), cell.size()), words, index, chosen=False)
            inside.end()
        painter.drawPixmap(cell.topLeft(), picture)

    def _line(self, painter: QPainter, cell: QRect, index: Index, *, chosen: bool) -> None:
        """A group's: the part of it that lies in this cell."""
        words = index.data(GROUP)
        if not isinstance(words, GroupWords):
            return
        row = index.row()
        painter.save()
        painter.setClipRect(cell)
        painter.fillRect(cell, theme.color_of(theme.current().field))
        self._under(painter, cell, row, chosen=chosen)
        hot = row == self.pointed.row and bool(self.pointed.verb)
        whole = self.line_rect(row)
        group.draw(painter, whole, words, self._strong, self.small, hot=hot, pressed=hot and self.pointed.pressed)
        painter.restore()

    # parts

    def _cell(self, painter: QPainter, cell: QRect, words: RowWords, index: Index, *, chosen: bool) -> None:
        self._ground(painter, cell, index, words, chosen=chosen)
        self._draw[COLUMNS[index.column()].id](painter, cell, words, index)

    def _ground(self, painter: QPainter, cell: QRect, index: Index, words: RowWords, *, chosen: bool) -> None:
        """What waits here lies a step lower than what is at the Router or has ended."""
        if not chosen and index.row() != self.pointed.row and words.waiting:
            painter.fillRect(cell, theme.color_of(theme.current().window))
        self._under(painter, cell, index.row(), chosen=chosen)

    def _under(self, painter: QPainter, cell: QRect, row: int, *, chosen: bool) -> None:
        tokens = theme.current()
        if chosen:
            painter.fillRect(cell, theme.color_of(tokens.selection))
        elif row == self.pointed.row:
            painter.fillRect(cell, theme.color_of(tokens.field))
        # Filled, for a line would leave a gap between two cells where a pixel has parts.
        painter.fillRect(cell.left(), cell.bottom(), cell.width(), 1, theme.color_of(tokens.hairline))
        if self.pointed.focused and row == self.pointed.current:
            painter.setPen(QPen(theme.color_of(tokens.accent), tokens.ring))
            painter.drawLine(cell.topLeft(), cell.topRight())
            painter.drawLine(cell.bottomLeft(), cell.bottomRight())

    def _preview(self, painter: QPainter, cell: QRect, words: RowWords, index: Index) -> None:
        side = min(theme.PREVIEW_COMPACT if self.compact else theme.PREVIEW, cell.height() - 8, cell.width() - 8)
        box = QRect(0, 0, side, side)
        box.moveCenter(cell.center())
        shown = words.preview
        picture = None
        if shown.path is not None:
            picture = self._thumbnails.get(shown.path, side, painter.device().devicePixelRatioF())
        if picture is None:
            grip = words.waiting and self.movable and index.row() == self.pointed.row
            self._tile(painter, box, shown, words.status.tone, "drag" if grip else KIND_ICONS[shown.kind])
            return
        size = picture.deviceIndependentSize().toSize()
        at = QRect(QPoint(0, 0), size)
        at.moveCenter(box.center())
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(at), 3, 3)
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        if shown.kind is Kind.IMAGE and picture.hasAlphaChannel():
            badges.draw_squares(painter, at)
        painter.drawPixmap(at.topLeft(), picture)
        painter.setClipRect(cell)
        self._signs(painter, at if at.height() > box.height() // 3 else box, shown)  # that of a sound is a narrow strip

    def _signs(self, painter: QPainter, at: QRect, shown: Preview) -> None:
        """How many more there are, before what kind it is; its length beside them where there is room."""
        taken = 0
        if shown.more:
            taken = badges.badge_width(f"+{shown.more}", self._small)
            badges.draw_badge(painter, at, f"+{shown.more}", self._small)
        elif shown.kind in (Kind.VIDEO, Kind.AUDIO, Kind.MODEL_3D) and not shown.badge:
            badges.draw_mark(painter, at, KIND_ICONS[shown.kind])
        if shown.badge and taken + badges.badge_width(shown.badge, self._small) <= at.width():
            badges.draw_badge(painter, at, shown.badge, self._small, left=bool(taken))

    def _tile(self, painter: QPainter, box: QRect, shown: Preview, tone: str, sign: str) -> None:
        """The place that the picture will have, with what it is; while it runs its edge is in the colour of the state."""
        tokens = theme.current()
        shape = (1, 1) if shown.name else shown.shape  # words need room
        size = QSize(*shape).scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(20, 20))
        tile = QRect(QPoint(0, 0), size)
        tile.moveCenter(box.center())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPen(theme.color(tone) if shown.running else theme.color_of(tokens.hairline), 1)
        if shown.pending and not shown.running:
            edge.setStyle(Qt.PenStyle.DashLine)
            edge.setColor(theme.color_of(tokens.edge))
        painter.setPen(edge)
        painter.setBrush(theme.color_of(tokens.tile))
        painter.drawRoundedRect(QRectF(tile).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        icon_size = 20 if tile.height() >= 40 else theme.ICON
        ink = "dim" if shown.pending else "disabled"
        picture = icons.pixmap(sign, ink, icon_size, painter.device().devicePixelRatioF())
        named = bool(shown.name) and box.height() >= icon_size + self._small.height + 8
        up = self._small.height // 2 if named else 0
        painter.drawPixmap(tile.center() - QPoint(icon_size // 2 - 1, icon_size // 2 - 1 + up), picture)
        if named:
            painter.setPen(theme.color("dim"))
            painter.setFont(self._small.font)
            below = QRect(box.left(), tile.center().y() + icon_size // 2 - up + 2, box.width(), self._small.height)
            painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), cut(shown.name, box.width() - 4, self._small))
        elif shown.badge and not shown.pending:
            self._signs(painter, box, shown)
        if shown.part is not None:
            bar = QRectF(tile.left() + 4, tile.bottom() - 5, (tile.width() - 8) * shown.part, 2)
            painter.fillRect(bar, theme.color("info"))

    def _prompt(self, painter: QPainter, cell: QRect, words: RowWords, _index: Index) -> None:
        inner = cell.adjusted(_PAD, 0, -_PAD, 0)
        room = cell.height() - 8 - self._small.height
        most = max(1, min(3, room // self._plain.height))
        lines = lines_of(words.prompt, inner.width(), self._plain, most) or ("",)
        top = self._top(cell, len(lines))
        painter.setPen(theme.color("text"))
        painter.setFont(self._plain.font)
        for line in lines:
            self._write(painter, inner, top, line, self._plain)
            top += self._plain.height
        if not words.batch:
            self._below(painter, inner, top, words.model, "dim")
            return
        # The batch has what the model leaves of the line, and two fifths of it in any case; where that says nothing, or
        # what the prompt says above, its mark alone.
        mark = theme.ICON - 4
        named = inner.width() * 2 // 5 - mark - _PAD - 4 >= _SHORTEST_NAME * self._small.metrics.averageCharWidth()
        named = named and not repeats_prompt(words.batch, words.prompt)
        most = inner.width() * 3 // 5 if named else inner.width() - mark - _PAD
        model = min(self._small.metrics.horizontalAdvance(words.model), most)
        self._below(painter, self._turned(inner, QRect(inner.left(), top, model, 1)), top, words.model, "dim")
        left = inner.left() + model + _PAD
        picture = icons.pixmap("rows", "dim", mark, painter.device().devicePixelRatioF())
        at = self._turned(inner, QRect(left, top + (self._small.height - mark) // 2, mark, mark))
        painter.drawPixmap(at.topLeft(), picture)
        left += mark + 4
        if named:
            rest = self._turned(inner, QRect(left, top, inner.right() - left + 1, 1))
            self._below(painter, rest, top, words.batch, "text")

    def _status(self, painter: QPainter, cell: QRect, words: RowWords, _index: Index) -> None:
        said, below = words.status, words.second
        inner = self._turned(cell, cell.adjusted(_PAD + theme.ICON + _PAD, 0, -_PAD, 0))
        lines, under = self._status_lines(said.text, below.text, inner.width(), cell.height() - 8)
        top = cell.top() + (cell.height() - len(lines) * self._plain.height - len(under) * self._small.height) // 2
        picture = icons.pixmap(said.icon, said.tone, theme.ICON, painter.device().devicePixelRatioF())
        sign = QRect(cell.left() + _PAD, top + (self._plain.height - theme.ICON) // 2, theme.ICON, theme.ICON)
        painter.drawPixmap(self._turned(cell, sign).topLeft(), picture)
        painter.setPen(theme.color("error" if said.tone == "error" else "text"))
        painter.setFont(self._ticking.font)
        for line in lines:
            self._write(painter, inner, top, line, self._ticking)
            top += self._plain.height
        for line in under:
            self._below(painter, inner, top, line, below.tone)
            top += self._small.height

    def _status_lines(self, first: str, second: str, width: int, room: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """As many lines as fit: the status may take two, then its second line what is left, up to three."""
        under = 1 if second else 0
        if room >= 2 * self._plain.height + under * self._small.height:
            lines = lines_of(first, width, self._plain)
        else:
            lines = (cut(first, width, self._plain),)
        left = max(1, min(3, (room - len(lines) * self._plain.height) // self._small.height))
        return lines, lines_of(second, width, self._small, left)

    def _below(self, painter: QPainter, inner: QRect, top: int, text: str, tone: str) -> None:
        painter.setFont(self._small.font)
        painter.setPen(theme.color(tone))
        self._write(painter, inner, top, cut(text, inner.width(), self._small), self._small)

    def _write(self, painter: QPainter, inner: QRect, top: int, line: str, kind: Letters) -> None:
        """A line that fits, from where reading begins."""
        left = inner.left() if not self._leftwards else inner.right() + 1 - kind.metrics.horizontalAdvance(line)
        painter.drawText(left, top + kind.metrics.ascent(), line)

    def _turned(self, cell: QRect, place: QRect) -> QRect:
        """The same place as it is where one reads from the right."""
        return QStyle.visualRect(Qt.LayoutDirection.RightToLeft, cell, place) if self._leftwards else place

    def _aligned(self, align: int) -> int:
        """Left is where reading begins; said outright, as a painter of a picture does not know its way."""
        if not self._leftwards:
            return align
        turned = {_LEFT: _RIGHT, _RIGHT: _LEFT}.get(align, align)
        return turned | int(Qt.AlignmentFlag.AlignAbsolute)

    def _top(self, cell: QRect, lines: int) -> int:
        return cell.top() + (cell.height() - lines * self._plain.height - self._small.height) // 2

    def _number(self, painter: QPainter, cell: QRect, text: str, align: int, tone: str = "dim") -> None:
        inner = cell.adjusted(_PAD, 0, -_PAD, 0)
        painter.setFont(self._ticking.font)
        painter.setPen(theme.color(tone))
        painter.drawText(inner, self._aligned(align), cut(text, inner.width(), self._ticking))

    def _lines(self, painter: QPainter, cell: QRect, said: Said, align: int) -> None:
        """On two lines where it is narrow: a number over its unit, a moment over what is left until then."""
        inner = cell.adjusted(_PAD, 0, -_PAD, 0)
        most = 2 if cell.height() >= 2 * self._ticking.height + 8 else 1
        lines = lines_of(said.text, inner.width(), self._ticking, most)
        painter.setFont(self._ticking.font)
        painter.setPen(theme.color(said.tone))
        top = cell.top() + (cell.height() - len(lines) * self._ticking.height) // 2
        for line in lines:
            painter.drawText(QRect(inner.left(), top, inner.width(), self._ticking.height), self._aligned(align), line)
            top += self._ticking.height

    def _actions(self, painter: QPainter, cell: QRect, words: RowWords, index: Index) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        here = index.row() == self.pointed.row
        for one in self.placed_buttons(cell, words):
            hot = here and one.action.verb == self.pointed.verb
            pressed = hot and self.pointed.pressed
            buttons.draw(painter, one, self._small, hot=hot, pressed=pressed, leftwards=self._leftwards)
