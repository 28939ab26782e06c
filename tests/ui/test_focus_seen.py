"""The keyboard is seen wherever it stands: each place of the walk looks another way with it, with 3:1 to what was there."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest
from fake_session import FakeSession
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from queue_rows import every_state
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.settings import COLOURS
from comfy_desk.ui import theme
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.tab_order import go_to, stops


def seen(window: MainWindow, widget: QWidget) -> QImage:
    """The widget with what lies around it: some show the focus on their frame."""
    place = widget.mapTo(window, widget.rect().topLeft())
    area = widget.rect().translated(place).adjusted(-3, -3, 3, 3).intersected(window.rect())
    return window.grab(area).toImage()


def differs(before: QImage, after: QImage) -> bool:
    """Whether a line's worth of pixels changed by 3:1."""
    wide, high = min(before.width(), after.width()), min(before.height(), after.height())
    ones, others = (
        [bytes(image.constScanLine(y)[: 4 * wide]) for y in range(high)]
        for image in (
            before.convertToFormat(QImage.Format.Format_RGB32),
            after.convertToFormat(QImage.Format.Format_RGB32),
        )
    )
    pairs: Counter[tuple[bytes, bytes]] = Counter()
    for one, other in zip(ones, others, strict=True):
        if one != other:
            pairs.update(
                (one[x : x + 3], other[x : x + 3]) for x in range(0, 4 * wide, 4) if one[x : x + 3] != other[x : x + 3]
            )
    return sum(times for (one, other), times in pairs.items() if theme.contrast(hexed(one), hexed(other)) >= 3) >= 8


def hexed(pixel: bytes) -> str:
    return f"#{pixel[2]:02x}{pixel[1]:02x}{pixel[0]:02x}"


@pytest.mark.parametrize("scheme", ["light", "contrast"])
def test_the_keyboard_is_seen_everywhere(play: Any, qapp: QApplication, scheme: str) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {row.id: row for row in every_state()[:4]}
    session.memory["settings"] = {COLOURS.key: scheme}
    before_all = theme.scheme()

    async def steps(window: MainWindow) -> None:
        await session.settings.load()
        window.worn.attach(window._there())
        window.activateWindow()
        await until(window.isActiveWindow)
        window.compose.load("atelier/watercolour-2", {"prompt": "a boat"})
        await until(lambda: window.compose.filling.form is not None)
        window.queue.select(next(iter(session.desk.rows)))
        window.toast.dismiss()
        await asyncio.sleep(0.05)
        unseen, walked = [], 0
        for root in (window.compose, window.queue, window.viewer, window.status):
            for stop in list(stops(root)):
                if not stop.isVisible() or not stop.isEnabled():
                    continue
                go_to(stop, Qt.FocusReason.TabFocusReason)  # brought into sight
                window.setFocus()
                before = seen(window, stop)
                go_to(stop, Qt.FocusReason.TabFocusReason)
                if QApplication.focusWidget() is not stop:
                    continue
                if isinstance(stop, QLineEdit):
                    stop.deselect()
                walked += 1
                if not differs(before, seen(window, stop)):
                    unseen.append(f"{type(stop).__name__} {stop.accessibleName() or getattr(stop, 'text', str)()!r}")
        assert walked > 15
        assert not unseen, unseen

    play(session, steps)
    theme.apply(qapp, before_all)
