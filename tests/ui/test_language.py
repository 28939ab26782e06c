"""Which language is spoken, and how numbers, days and money are written with it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from comfy_desk.app.paths import Folders
from comfy_desk.app.start import look_into
from comfy_desk.domain.settings import LANGUAGE, LANGUAGES, fitting
from comfy_desk.schema import Bounds
from comfy_desk.services.settings import NAME
from comfy_desk.ui import phrases
from comfy_desk.ui.forms.numbers import range_text, read_number, show_number
from comfy_desk.ui.language import language_of, locale_of


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    before = phrases.spoken()
    yield
    phrases.speak(before)


@pytest.mark.parametrize(
    ("choice", "system", "language", "locale"),
    [
        ("", "de_CH", "de", "de_CH"),
        ("", "ja_JP", "ja", "ja_JP"),
        ("", "zh_CN", "zh_CN", "zh_CN"),
        ("", "fr_FR", "en", "fr_FR"),
        ("", "C", "en", "en_GB"),
        ("de", "en_US", "de", "de_DE"),
        ("de", "de_AT", "de", "de_AT"),
        ("en", "de_DE", "en", "en_US"),
        ("xx", "de_DE", "de", "de_DE"),
    ],
)
def test_the_choice_comes_before_the_system(choice: str, system: str, language: str, locale: str) -> None:
    assert language_of(choice, QLocale(system)) == language
    assert locale_of(choice, QLocale(system)).name() == locale


def test_the_setting_takes_what_there_is() -> None:
    assert all(fitting(LANGUAGE, one) for one in ("", *LANGUAGES))
    assert not fitting(LANGUAGE, "fr")


def said() -> list[str]:
    return [
        phrases.whole(1_204_567),
        phrases.decimal(12.34),
        phrases.dollars(Decimal("0.04")),
        phrases.dollar_range(Decimal("0.3"), Decimal("1204.6")),
        phrases.dollars_of("0.30–0.60"),
        phrases.money("$12.30"),
        phrases.money("12.30 EUR"),
        phrases.size_of(1_234_567),
        phrases.credits_of("8.44").split()[0],
        phrases.day_of(datetime(2026, 11, 28, tzinfo=UTC).date(), year=True),
        phrases.clock(datetime(2026, 11, 28, 9, 3, 7, tzinfo=UTC)),
        phrases.clock(datetime(2026, 11, 28, 9, 3, 7, tzinfo=UTC), seconds=True),
    ]


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        (
            "en_GB",
            ["1,204,567", "12.3", "$0.04", "$0.30–1,204.60", "$0.30–0.60", "$12.30", "12.30 EUR", "1.2 MB", "8.44",
             "28 Nov 2026", "09:03", "09:03:07"],
        ),
        (
            "de_DE",
            ["1.204.567", "12,3", "0,04\xa0$", "0,30–1.204,60\xa0$", "0,30–0,60\xa0$", "12,30\xa0$", "12.30 EUR", "1,2 MB",
             "8,44", "28 Nov. 2026", "09:03", "09:03:07"],
        ),
        (
            "ja_JP",
            ["1,204,567", "12.3", "$0.04", "$0.30–1,204.60", "$0.30–0.60", "$12.30", "12.30 EUR", "1.2 MB", "8.44",
             "28 11月 2026", "9:03", "9:03:07"],
        ),
    ],
)  # fmt: skip
def test_figures_are_those_of_the_place(locale: str, expected: list[str]) -> None:
    phrases.speak(QLocale(locale))
    assert said() == expected


@pytest.mark.parametrize("locale", ["en_GB", "de_DE", "ja_JP", "fr_FR", "de_CH"])
@pytest.mark.parametrize(
    "value", [0, 7, -3, 2**64 - 1, Decimal("0.5"), Decimal("-3.25"), Decimal("1204.5"), Decimal("1E-30")]
)
def test_a_number_field_reads_what_it_shows_exactly(locale: str, value: int | Decimal) -> None:
    phrases.speak(QLocale(locale))
    read = read_number(show_number(value))
    assert read == value
    assert isinstance(read, int) == isinstance(value, int)


def test_limits_stand_in_the_figures_of_the_place() -> None:
    phrases.speak(QLocale("de_DE"))
    assert range_text(Bounds(minimum=Decimal("0.5"), maximum=Decimal("2.5")), "s") == "0,5 to 2,5 s"


def test_the_choice_is_read_before_there_is_a_window(tmp_path: Path) -> None:
    places = Folders(tmp_path, tmp_path / "saved", tmp_path)
    assert LANGUAGE.key not in look_into(places)  # a first start
    with closing(sqlite3.connect(places.store)) as store:
        store.execute("CREATE TABLE remembered (name TEXT PRIMARY KEY, value TEXT)")
        store.execute("INSERT INTO remembered VALUES (?, ?)", (NAME, json.dumps({LANGUAGE.key: "ja"})))
        store.commit()
    assert look_into(places)[LANGUAGE.key] == "ja"
    with closing(sqlite3.connect(places.store)) as store:
        store.execute("UPDATE remembered SET value = ?", (json.dumps({LANGUAGE.key: "xx"}),))
        store.commit()
    assert LANGUAGE.key not in look_into(places)  # of another version
    places.store.write_bytes(b"SQLite format 3\0" + b"\7" * 4000)
    assert LANGUAGE.key not in look_into(places)  # spoken of when it is opened
