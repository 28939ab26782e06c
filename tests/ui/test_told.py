"""Sentences made below the window are known again: whole, by a template, within each other; and nothing else is."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from comfy_desk.ui import told as telling
from comfy_desk.ui.told import told

WORDS = {
    "The file could not be saved there ({reason}).": "Die Datei ließ sich dort nicht speichern ({reason}).",
    "The file of {place} is missing: {what}": "Die Datei von {place} fehlt: {what}",
    "The link has expired.": "Der Link ist abgelaufen.",
    "{what} It can be fetched again later.": "{what} Sie kann später noch einmal geholt werden.",
    "Your limit of {a} a day stands before this: {known}.": "Davor steht Ihr Limit von {a} am Tag: {known}.",
    "{sent} are known for today": "{sent} sind für heute bekannt",
    "this costs {words}": "dies kostet {words}",
    "Accepted as {name}": "Angenommen als {name}",
    "served by {provider}": "ausgeführt von {provider}",
    "At least {n} characters; this has {size}.": "Mindestens {n} Zeichen; hier sind es {size}.",
    "There is {{x}} in it: {name}": "{{x}} ist darin: {name}",
    "Try again.": "Noch einmal versuchen.",
}


class German(QTranslator):
    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, comment: str | None = None, number: int = -1) -> str:
        return WORDS.get(source, source)


@pytest.fixture(autouse=True)
def _spoken(qapp: QApplication) -> Iterator[None]:
    translator = German()
    qapp.installTranslator(translator)
    telling.learn(list(WORDS))
    yield
    qapp.removeTranslator(translator)
    telling.learn(())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Try again.", "Noch einmal versuchen."),
        ("The file could not be saved there (disk {full}).", "Die Datei ließ sich dort nicht speichern (disk {full})."),
        (
            "The file of image 2 of 4 is missing: the link has expired. It can be fetched again later.",
            "Die Datei von image 2 of 4 fehlt: Der Link ist abgelaufen. Sie kann später noch einmal geholt werden.",
        ),
        (
            "Your limit of $5.00 a day stands before this: $4.00 are known for today, this costs $2.00.",
            "Davor steht Ihr Limit von $5.00 am Tag: $4.00 sind für heute bekannt, dies kostet $2.00.",
        ),
        ("Accepted as req_1; served by kiln", "Angenommen als req_1; ausgeführt von kiln"),
        ("At least 1,204 characters; this has 7.", "Mindestens 1,204 Zeichen; hier sind es 7."),
        ("There is {x} in it: {{name}}", "{x} ist darin: {{name}}"),
        ("The model's own words; it knows none of ours.", "The model's own words; it knows none of ours."),
        ("", ""),
    ],
)
def test_a_sentence_is_told_or_left_alone(text: str, expected: str) -> None:
    assert told(text) == expected


def test_a_text_from_anywhere_costs_little_and_is_never_a_pattern() -> None:
    hostile = [
        "The file of " * 150,
        "{" * 1_900,
        "; " * 900,
        "a. " * 600,
        "Accepted as " + "; served by " * 150,
        "%s{0}{x!r}" * 150,
    ]
    began = time.thread_time()
    for text in hostile:
        told(text)
    assert time.thread_time() - began < 0.5
    assert told("{" * 1_900) == "{" * 1_900


def test_english_is_left_alone() -> None:
    telling.learn(())
    assert told("Try again.") == "Try again."
