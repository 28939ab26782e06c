"""The order of Tab over bars whose layouts are Qt's own: read from where things stand, never from those layouts' items."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QLayout, QPushButton, QStatusBar, QToolBar, QWidget

from comfy_desk.ui.tab_order import stops


class _Status(QStatusBar):
    def layout(self) -> QLayout:
        raise AssertionError("Qt remakes it: its items must not be asked for")


class _Tools(QToolBar):
    def layout(self) -> QLayout:
        raise AssertionError("Qt remakes it: its items must not be asked for")


@pytest.mark.parametrize("make", [_Status, _Tools])
def test_a_bar_is_walked_as_it_stands(make: Any, qtbot: Any) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 60)
    bar = make(window)
    first, second, hidden = (QPushButton(words, bar) for words in ("first", "second", "hidden"))
    bar.addWidget(first)
    bar.addWidget(second)
    if make is _Status:
        bar.addPermanentWidget(hidden)
    bar.resize(400, 40)
    window.show()
    hidden.hide()
    assert list(stops(bar)) == [first, second]
