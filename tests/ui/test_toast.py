"""The notice line: one at a time, counted when equal, never in the way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from comfy_desk.ui.toast import SECONDS, SECONDS_OF_ERROR, WAITING_AT_MOST, Notice, ToastLine


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    widget.resize(600, 400)
    qtbot.addWidget(widget)
    widget.show()
    return widget


@pytest.fixture
def line(window):
    column = QVBoxLayout(window)
    column.addStretch(1)  # away from where the pointer rests
    widget = ToastLine(window)
    column.addWidget(widget)
    return widget


def test_it_is_hidden_until_there_is_something_to_say(line):
    assert not line.isVisible()
    line.show_notice("Saved.")
    assert line.isVisible()
    assert line.text == "Saved."


def test_notices_wait_for_one_another(line):
    line.show_notice("Removed.", action="Undo", on_action=lambda: None)
    line.show_notice("Saved.")
    assert (line.text, line.waiting) == ("Removed.", 1)
    line.dismiss()
    assert (line.text, line.waiting) == ("Saved.", 0)
    line.dismiss()
    assert not line.isVisible()


def test_equal_ones_are_counted(line):
    for _ in range(3):
        line.show_notice("Saved.")
    assert (line.text, line.waiting) == ("Saved. (3 ×)", 0)


def test_two_undos_are_two_notices(line):
    done: list[int] = []
    line.show_notice("Removed.", action="Undo", on_action=lambda: done.append(1))
    line.show_notice("Removed.", action="Undo", on_action=lambda: done.append(2))
    line.findChild(QPushButton, "toastAction").click()
    line.findChild(QPushButton, "toastAction").click()
    assert done == [1, 2]


def test_it_goes_by_itself(line, qtbot):
    line.show_notice("Saved.", seconds=0.01)
    qtbot.waitUntil(lambda: not line.isVisible(), timeout=2000)


def test_the_queue_is_short(line):
    for number in range(100):
        line.show_notice(f"News {number}")
    assert line.waiting == WAITING_AT_MOST


def test_text_from_elsewhere_is_plain_and_bounded(line):
    line.show_notice("<b>bold</b>\n" + "x" * 10_000)
    label = next(part for part in line.findChildren(QLabel) if part.text())
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text().startswith("<b>bold</b> x")
    assert len(label.text()) <= 500


def test_escape_on_the_action_closes_it(line, qtbot):
    line.show_notice("Removed.", action="Undo", on_action=lambda: None)
    qtbot.keyClick(line.findChild(QPushButton, "toastAction"), Qt.Key.Key_Escape)
    assert not line.isVisible()


def test_errors_stay_longer_than_news():
    assert Notice("a").shown_for < Notice("a", action="Undo").shown_for < Notice("a", error=True).shown_for


def test_an_error_that_could_be_read_gives_way_to_what_happened_since(line, monkeypatch):
    line.show_notice("The disk is full.", error=True)
    monkeypatch.setattr(line._timer, "remainingTime", lambda: int(SECONDS_OF_ERROR * 1000) - 2000)
    line.show_notice("Copied.")
    assert line._timer.interval() == SECONDS * 1000 - 2000  # seen for as long as news is
    monkeypatch.setattr(line._timer, "remainingTime", lambda: 500)
    line.show_notice("Saved.")
    assert line._timer.interval() == 500
