"""Draws the line of a group: fold mark, name over its progress in words, a thin bar, and a button to cancel it.

Each cell of the row draws its own part of the whole, so that columns can be moved and hidden as they like.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter

from comfy_desk.ui import icons, theme
from comfy_desk.ui.delegates import buttons
from comfy_desk.ui.delegates.lettering import Letters, cut
from comfy_desk.ui.models.queue_groups import GroupWords
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.row_actions import action

_PAD = theme.GRID
_BAR = 3
_SEGMENTS = (
    (("done",), "ok"),
    (("failed", "lost"), "error"),
    (("empty", "cancelled"), "dim"),
    (("collecting",), "info"),
)


def cancel_button(whole: QRect, words: GroupWords, small: Letters) -> buttons.Placed | None:
    """At the end of the line, where there is anything to cancel."""
    if not words.progress.cancellable:
        return None
    wanted = (action("cancel", label=tr("Cancel group")),)
    width = buttons.width_of(("cancel",), small) + small.metrics.averageCharWidth() * 8
    place = QRect(max(whole.left(), whole.right() - width), whole.top(), width, whole.height())
    placed = buttons.place(wanted, place, small)
    return placed[0] if placed else None


def draw(
    painter: QPainter, whole: QRect, words: GroupWords, strong: Letters, small: Letters, *, hot: bool, pressed: bool
) -> None:
    """The ground is there already; `whole` is the row from the first to the last column."""
    scale = painter.device().devicePixelRatioF()
    mark = icons.pixmap("chevron-right" if words.folded else "chevron-down", "dim", theme.ICON, scale)
    button = cancel_button(whole, words, small)
    lines = strong.height + small.height + (_BAR + 4 if words.measured else 0)
    compact = whole.height() < lines + 8
    left = whole.left() + _PAD + theme.ICON + _PAD
    right = (button.rect.left() if button is not None else whole.right()) - _PAD
    room = max(0, right - left)
    top = whole.center().y() - ((strong.height if compact else lines) // 2)
    painter.drawPixmap(QPoint(whole.left() + _PAD, top + (strong.height - theme.ICON) // 2), mark)
    painter.setPen(theme.color("text"))
    painter.setFont(strong.font)
    title = cut(words.title, room * 3 // 5 if compact else room, strong)
    painter.drawText(left, top + strong.metrics.ascent(), title)
    painter.setPen(theme.color("dim"))
    painter.setFont(small.font)
    if compact:
        at = left + strong.metrics.horizontalAdvance(title) + 2 * _PAD
        line = cut(words.words, right - at, small)
        painter.drawText(at, top + strong.metrics.ascent(), line)
    else:
        top += strong.height
        painter.drawText(left, top + small.metrics.ascent(), cut(words.words, room, small))
        if words.measured:
            _bar(painter, QRect(left, top + small.height + 4, min(room, 360), _BAR), words)
    if button is not None:
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        buttons.draw(painter, button, small, hot=hot, pressed=pressed)


def _bar(painter: QPainter, bar: QRect, words: GroupWords) -> None:
    """Ended well, ended badly, what has only to be saved; the rest is the ground. It repeats what the words say."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(bar, theme.color("edge"))
    if not words.progress.total:
        return
    left = float(bar.left())
    for places, ink in _SEGMENTS:
        part = bar.width() * sum(getattr(words.progress, place) for place in places) / words.progress.total
        painter.fillRect(
            QRect(round(left), bar.top(), round(left + part) - round(left), bar.height()), theme.color(ink)
        )
        left += part
