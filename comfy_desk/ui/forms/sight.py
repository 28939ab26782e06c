"""Rows that are made when they come into sight, so that a form of thousands of fields opens at once.

An `Unmade` stands for a few rows: as high as they may become, and one stop of the keyboard. A `Sight` watches a scroll area
and has them made half a view ahead. Values never wait for this: what is not made keeps its value with its group.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QHideEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from comfy_desk.schema import Field, Kind
from comfy_desk.schema.wrapping import is_inline
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted
from comfy_desk.ui.tab_order import stops

SPACING = 12
AHEAD = 16
"""Rows of a group that are made with it: about what a window shows."""
CHUNK = 5
"""Rows that are made together later: a few milliseconds, so that scrolling stays smooth."""
MOST_ROUNDS = 12
_HEIGHTS = {Kind.PROMPT: 115, Kind.MEDIA: 130, Kind.JSON: 90, Kind.BOOLEAN: 28, Kind.OBJECT: 29, Kind.LIST: 29}


@overrides_qt
class Unmade(QWidget):
    """A few rows that are not there yet, and once they are, the box that they stand in."""

    def __init__(self, parts: Sequence[Field], fill: Callable[[Sequence[Field], QVBoxLayout], None]) -> None:
        super().__init__()
        self.parts = tuple(parts)
        self._fill: Callable[[Sequence[Field], QVBoxLayout], None] | None = fill
        self._height = sum(likely_height(part) + SPACING for part in parts) - SPACING
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(counted(len(parts), "{n} more field", "{n} more fields"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def is_made(self) -> bool:
        """Whether the rows are there."""
        return self._fill is None

    def make(self) -> None:
        """Makes the rows, once."""
        fill, self._fill = self._fill, None
        if fill is None:
            return
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName("")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(SPACING)
        fill(self.parts, rows)

    def sizeHint(self) -> QSize:
        return super().sizeHint() if self.is_made else QSize(60, self._height)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() if self.is_made else QSize(60, self._height)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.is_made and (sight := sight_of(self)) is not None:
            sight.watch(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if (sight := sight_of(self)) is not None:
            sight.forget(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.is_made:  # it came into sight by a way that no scroll bar told of
            sight = sight_of(self)
            QTimer.singleShot(0, self, self.make if sight is None else sight.look)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.is_made:
            return
        self.make()
        found = [stop for stop in stops(self) if stop.isEnabled()]
        backwards = event.reason() == Qt.FocusReason.BacktabFocusReason
        if found:
            found[-1 if backwards else 0].setFocus(event.reason())
        else:
            self.focusNextPrevChild(not backwards)
        sight = sight_of(self)
        if sight is not None:
            QTimer.singleShot(0, sight, sight.follow_focus)


@overrides_qt
class Page(QWidget):
    """What scrolls: as high as its rows are at its width.

    Qt's own least height is that of lines broken as often as can be, and leaves an empty stretch at the end.
    """

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)


class Sight(QObject):
    """Has made what a scroll area shows or is about to show. What lies above it changes nothing of what is seen."""

    def __init__(self, scroll: QScrollArea) -> None:
        super().__init__(scroll)
        self._scroll = scroll
        self._waiting: set[Unmade] = set()  # shown, and not made; whoever goes is hidden first
        self._looking = False
        bar = scroll.verticalScrollBar()
        bar.valueChanged.connect(self.look)
        bar.rangeChanged.connect(self.look)

    def watch(self, unmade: Unmade) -> None:
        """Has it made when it comes near."""
        self._waiting.add(unmade)

    def forget(self, unmade: Unmade) -> None:
        """It is hidden, or goes."""
        self._waiting.discard(unmade)

    def look(self) -> None:
        """Makes what is near by now."""
        if self._looking or not self._waiting or not self._scroll.isVisible():
            return
        self._looking = True
        try:
            for _ in range(MOST_ROUNDS):
                near = self._near()
                if not near:
                    return
                self._make(near)
        finally:
            self._looking = False

    def follow_focus(self) -> None:
        """Scrolls to what has the keyboard, once everything has its place."""
        self.settle()
        for _ in range(2):  # what comes into sight on the way is made, and may push it out again
            focused = self._scroll.focusWidget()
            if focused is not None and not isinstance(focused, Unmade):
                self._scroll.ensureWidgetVisible(focused, 0, 48)

    def settle(self) -> None:
        """Gives everything its place now, before the next turn of the loop."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def _near(self) -> list[Unmade]:
        page = self._scroll.widget()
        if page is None:
            return []
        for unmade in [unmade for unmade in self._waiting if unmade.is_made]:
            self._waiting.discard(unmade)
        top, high = self._scroll.verticalScrollBar().value(), self._scroll.viewport().height()
        found = []
        for unmade in self._waiting:
            if unmade.isVisible() and page.isAncestorOf(unmade):
                at = unmade.mapTo(page, QPoint(0, 0)).y()
                if at < top + high * 3 // 2 and at + unmade.height() > top - high // 2:
                    found.append(unmade)
        return found

    def _make(self, near: list[Unmade]) -> None:
        page, bar = self._scroll.widget(), self._scroll.verticalScrollBar()
        if page is None:
            return
        top = bar.value()
        above = [(unmade, unmade.height()) for unmade in near if unmade.mapTo(page, QPoint(0, 0)).y() < top]
        for unmade in near:
            unmade.make()
        self.settle()
        grown = sum(unmade.height() - before for unmade, before in above)
        if grown and top:
            bar.setValue(top + grown)


def sight_of(widget: QWidget) -> Sight | None:
    """The Sight of the scroll area around a widget."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            return next((child for child in above.children() if isinstance(child, Sight)), None)
        above = above.parentWidget()
    return None


def likely_height(field: Field) -> int:
    """About how high a field's row will be."""
    if _starts_open(field):
        return min(sum(likely_height(part) + SPACING for part in field.fields), 4_000)
    return _HEIGHTS.get(field.kind, 63) + (17 if field.help else 0)


def rows_at_once(field: Field) -> int:
    """How many rows are made with a field's own: more than one where it is a group that starts open."""
    if _starts_open(field):
        return 1 + min(sum(rows_at_once(part) for part in field.fields), AHEAD)
    return 1


def _starts_open(field: Field) -> bool:
    return field.kind is Kind.OBJECT and (field.required or field.bears_prompt or is_inline(field))


def bears_seed(field: Field) -> bool:
    """Whether a seed is somewhere in it: a random one is thrown before each request, in sight or not."""
    inside = (*field.fields, *field.variants, *((field.item,) if field.item is not None else ()))
    return field.seed or any(map(bears_seed, inside))


def in_portions(parts: Sequence[Field]) -> list[Field | list[Field]]:
    """Fields to make now, and between them lists of such as wait until they are seen; the order stays."""
    portions: list[Field | list[Field]] = []
    made, waits = 0, 0
    for part in parts:
        urgent = part.bears_prompt or (part.required and bears_seed(part))
        if made < AHEAD or urgent:
            portions.append(part)
            made += rows_at_once(part)
            continue
        last = portions[-1] if portions else None
        if isinstance(last, list) and waits + rows_at_once(part) <= CHUNK:
            last.append(part)
            waits += rows_at_once(part)
        else:
            portions.append([part])
            waits = rows_at_once(part)
    return portions
