"""Widgets that go on in the next line stand in the middle of theirs, whatever their heights."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from comfy_desk.ui.flow import FlowLayout


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
