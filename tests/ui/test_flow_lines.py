"""Widgets that go on in the next line: where they stand in theirs, within margins, and in a window read from the right."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from comfy_desk.ui.flow import EvenFlow, FlowLayout


@pytest.mark.parametrize("centred", [False, True])
def test_what_is_low_stands_in_the_middle_of_its_line(qtbot: Any, centred: bool) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    flow = FlowLayout(window, 4, centred=centred)
    parts = []
    for height in (20, 30, 20, 40):
        part = QLabel(window)
        part.setFixedSize(80, height)
        flow.addWidget(part)
        parts.append(part)
    window.resize(170, flow.heightForWidth(170))
    window.show()
    middles = [2 * part.y() + part.height() for part in parts]
    assert middles[0] == middles[1]
    assert middles[2] == middles[3]
    assert flow.heightForWidth(170) == 30 + 4 + 40


@pytest.mark.parametrize("kind", [FlowLayout, EvenFlow])
def test_margins_are_kept_and_reading_from_the_right_begins_there(qtbot: Any, kind: type[FlowLayout]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    flow = kind(window, 4)
    flow.setContentsMargins(10, 5, 20, 7)
    parts = [QLabel(window) for _ in range(3)]
    for part in parts:
        part.setFixedSize(60, 20)
        flow.addWidget(part)
    window.resize(160, flow.heightForWidth(160))
    window.show()
    assert flow.heightForWidth(160) == 5 + 20 + 4 + 20 + 7
    assert (parts[0].x(), parts[0].y(), parts[2].x(), parts[2].y()) == (10, 5, 10, 29)
    before = [part.geometry() for part in parts]
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    flow.activate()
    room = window.rect().marginsRemoved(flow.contentsMargins())
    for part, then in zip(parts, before, strict=True):
        assert part.y() == then.y()
        assert room.right() - part.geometry().right() == then.left() - 10
