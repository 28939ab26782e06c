"""The order in which Tab walks: as things stand on the screen, whatever order they were made or moved in.

Fields are made as they are opened, docks are dragged, pages change: Qt's own chain is that of making, so it is put right each
time before it is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QLayout,
    QScrollArea,
    QSplitter,
    QStackedLayout,
    QStackedWidget,
    QStatusBar,
    QToolBar,
    QWidget,
)

_MARGIN = 16
"""Pixels around what is brought into sight."""


def set_order(roots: Iterable[QWidget]) -> None:
    """Chains everything that takes the keyboard below these widgets, one after the other."""
    last: QWidget | None = None
    for root in roots:
        for stop in stops(root):
            if last is not None:
                QWidget.setTabOrder(last, stop)
            last = stop


def step(roots: Iterable[QWidget], forward: bool) -> bool:
    """Takes the keyboard on to the next thing (or back), round and round; False where it stands outside of all this."""
    walked = [stop for root in roots for stop in stops(root) if stop.isEnabled() and stop.isVisible()]
    here = QApplication.focusWidget()
    if here not in walked or len(walked) < 2:
        return False
    target = walked[(walked.index(here) + (1 if forward else -1)) % len(walked)]
    go_to(target, Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
    return True


def go_to(target: QWidget, reason: Qt.FocusReason) -> None:
    """The keyboard to this widget, and the widget into sight: an area scrolls by itself only on Qt's own walk."""
    target.setFocus(reason)
    around = target.parentWidget()
    while around is not None and not around.isWindow():
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(target, 0, _MARGIN)
        around = around.parentWidget()


def stops(widget: QWidget) -> Iterator[QWidget]:
    """The widgets below that take the keyboard, as they stand on the screen."""
    for child in _inside(widget):
        if child is None or child.isHidden():
            continue
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.focusProxy() is None:
            yield child
        yield from stops(child)


def _inside(widget: QWidget) -> list[QWidget | None]:
    if isinstance(widget, QStackedWidget):
        return [widget.currentWidget()]
    if isinstance(widget, QScrollArea):
        return [widget.widget()]
    if isinstance(widget, QSplitter):
        return [widget.widget(place) for place in range(widget.count())]
    if isinstance(widget, QStatusBar | QToolBar):
        return list(_in_a_row(widget))
    layout = widget.layout()
    if isinstance(layout, QStackedLayout):
        return [layout.currentWidget()]
    return [] if layout is None else list(_widgets(layout))


def _in_a_row(bar: QWidget) -> list[QWidget]:
    """The widgets of a bar whose layout is Qt's own.

    Qt remakes such a layout without a word: an item of it that was asked for once is then taken for whatever object comes to
    lie at its address (seen: a menu's new action was a spacer).
    """
    leftwards = bar.layoutDirection() == Qt.LayoutDirection.RightToLeft
    children = [child for child in bar.children() if isinstance(child, QWidget)]
    return sorted(children, key=lambda child: -child.x() if leftwards else child.x())


def _widgets(layout: QLayout) -> Iterator[QWidget]:
    for number in range(layout.count()):
        item = layout.itemAt(number)
        if item is None:
            continue
        child, nested = item.widget(), item.layout()
        if child is not None:
            yield child
        elif nested is not None:
            yield from _widgets(nested)
