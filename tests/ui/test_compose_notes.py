"""Notes above the form: the newest are seen, the others are one press away, and none of them is lost."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from comfy_desk.ui.views.compose_notes import Notes


def seen(notes: Notes) -> list[str]:
    column = notes.layout()
    shown = [column.itemAt(place).widget() for place in range(column.count())]
    return [part.accessibleName() for part in shown if part.isVisible() and part is not notes.more]


def test_the_newest_two_are_seen_and_the_others_behind_one_line(qtbot: QtBot) -> None:
    notes = Notes()
    qtbot.addWidget(notes)
    notes.resize(340, 400)
    notes.say("one", "First.", warn=True)
    notes.say("two", "Second.")
    assert seen(notes) == ["First.", "Second."]
    assert not notes.more.isVisible()
    notes.say("three", "Third.")
    assert seen(notes) == ["Second.", "Third."]
    assert notes.more.text() == "1 more note: a warning"
    height = notes.sizeHint().height()
    for number in range(20):
        notes.say(f"n{number}", f"Number {number}.")
    assert seen(notes) == ["Number 18.", "Number 19."]
    assert notes.more.text() == "21 more notes, with a warning"
    assert notes.sizeHint().height() == height
    notes.say("one", "First, once more.")  # said anew, it is read
    assert seen(notes) == ["Number 19.", "First, once more."]
    assert notes.more.text() == "21 more notes"
    notes.say("n19", "Number 19, as it is now.")  # what is seen stays in its place
    assert seen(notes) == ["Number 19, as it is now.", "First, once more."]
    notes.more.click()
    assert len(seen(notes)) == 23
    assert notes.more.text() == "Fewer notes"
    notes.more.click()
    assert len(seen(notes)) == 2
    notes.drop(*(f"n{number}" for number in range(20)))
    assert seen(notes) == ["Third.", "First, once more."]
    assert notes.more.text() == "1 more note"
    third = notes.note("three")
    assert third is not None
    third.close_button.click()
    assert seen(notes) == ["Second.", "First, once more."]
    assert not notes.more.isVisible()
    notes.drop()
    assert not notes.isVisible()


def test_a_low_window_shows_one_note_and_what_was_sent_takes_its_note_with_it(qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    notes = Notes(room)
    column = QVBoxLayout(room)
    column.addWidget(notes)
    column.addStretch(1)
    room.resize(340, 800)
    room.show()
    notes.say("one", "First.")
    told: list[str] = []
    notes.say("two", "Second.", sent=lambda: notes.say("three", "Third."))
    assert seen(notes) == ["First.", "Second."]
    room.resize(340, 565)
    assert seen(notes) == ["Second."]
    assert notes.more.text() == "1 more note"
    room.resize(340, 800)
    assert seen(notes) == ["First.", "Second."]
    notes.sent()
    assert seen(notes) == ["First.", "Third."]
    notes.say("one", "First, about to be sent.", sent=lambda: told.append("one"))
    notes.say("one", "First.")  # it speaks of something else now
    notes.sent()
    assert seen(notes) == ["First.", "Third."]
    assert not told
