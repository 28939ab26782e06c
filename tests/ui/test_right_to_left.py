"""From right to left: the window is mirrored as a whole, what is drawn by hand with it, and nothing runs into anything."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fake_session import FakeSession
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton, QWidget
from queue_rows import every_state
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.ui import theme
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.models.columns import PLACE
from comfy_desk.ui.views.model_delegate import star_place


@pytest.fixture
def leftwards(qapp: QApplication) -> Any:
    before = theme.scheme()
    theme.apply(qapp, "dark")
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    theme.apply(qapp, before)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def middle(window: MainWindow, widget: QWidget) -> int:
    return widget.mapTo(window, widget.rect().center()).x()


def inked(image: QImage, area: QRect, ground: str) -> QRect:
    """Where something else than the ground is drawn, within an area of the image."""
    found = QRect()
    for y in range(area.top(), area.bottom() + 1, 2):
        for x in range(area.left(), area.right() + 1):
            if image.pixelColor(x, y).name() != ground:
                found = found.united(QRect(x, y, 1, 1))
    return found


def seen_of(part: QWidget, parent: QWidget) -> QRect:
    """Where it is within `parent`, without what is scrolled out of sight."""
    return part.visibleRegion().boundingRect().translated(part.mapTo(parent, QPoint(0, 0)))


def overlaps(parent: QWidget) -> list[str]:
    """Words and buttons that lie over each other."""
    parts = [
        one for kind in (QLabel, QPushButton, QToolButton) for one in parent.findChildren(kind)
        if one.isVisible() and one.parentWidget().isVisible() and one.text()  # type: ignore[attr-defined]
    ]  # fmt: skip
    bad = []
    for place, one in enumerate(parts):
        mine = seen_of(one, parent).adjusted(2, 2, -2, -2)
        for other in parts[place + 1 :]:
            if one.isAncestorOf(other) or other.isAncestorOf(one):
                continue
            if mine.intersects(seen_of(other, parent)):
                bad.append(f"{one.text()!r} over {other.text()!r}")  # type: ignore[attr-defined]
    return bad


def test_the_window_is_mirrored(play: Any, leftwards: None, qapp: QApplication) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {row.id: row for row in every_state()}

    async def steps(window: MainWindow) -> None:
        window.compose.load("atelier/watercolour-2", {"prompt": "a boat"})
        await until(lambda: window.compose.filling.form is not None)
        await asyncio.sleep(0.02)
        assert middle(window, window.compose) > middle(window, window.queue) > middle(window, window.viewer)
        table = window.queue.table
        preview = table.visualRect(table.model().index(0, PLACE["preview"]))
        status = table.visualRect(table.model().index(0, PLACE["status"]))
        assert preview.left() > status.right()
        image = table.viewport().grab().toImage()
        ground = theme.current().panel
        drawn = inked(image, status.adjusted(0, 2, 0, -4), ground)
        assert drawn.right() > status.right() - 14  # its sign stands where reading begins
        assert drawn.left() >= status.left()
        assert not overlaps(window.compose), overlaps(window.compose)
        assert not overlaps(window.status), overlaps(window.status)
        row = QRect(0, 0, 300, 48)
        star = star_place(row, False, Qt.LayoutDirection.RightToLeft)
        assert star.right() < row.center().x()
        assert star.left() == row.right() - star_place(row, False).right()
        window.asking.settings()
        sheet = window.sheets.content
        assert sheet is not None
        await asyncio.sleep(0.02)
        assert not overlaps(sheet), overlaps(sheet)
        assert "padding-left: 24px" in qapp.styleSheet()

    play(session, steps)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert "padding-right: 24px" in qapp.styleSheet()
