"""The language of search: every filter, what is still being typed, what is none, and whatever else somebody may write."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comfy_desk.domain.library_words import (
    HELP,
    MOST_TERMS,
    Amount,
    Condition,
    Kinds,
    Made,
    Marked,
    Named,
    Query,
    Words,
    nearest,
    read,
)
from comfy_desk.domain.output import Kind

NOW = time.mktime((2026, 11, 30, 15, 30, 0, 0, 0, -1))


def day(year: int, month: int, date: int) -> float:
    return time.mktime((year, month, date, 0, 0, 0, 0, 0, -1))


@pytest.mark.parametrize(
    ("words", "conditions"),
    [
        ("", []),
        ("quiet  harb", [Words("quiet"), Words("harb")]),
        ('"quiet harbour" -sea', [Words("quiet harbour", True), Words("sea", True, negated=True)]),
        ('-"quiet harbour"', [Words("quiet harbour", True, negated=True)]),
        ('"not closed', [Words("not closed", True)]),
        ("model:kling", [Words("kling", False, "model")]),
        ('Model:"kling v2"', [Words("kling v2", False, "model")]),
        ("kind:film kind:vid", [Kinds(frozenset({Kind.VIDEO}))] * 2),
        ("kind:pictures,sound", [Kinds(frozenset({Kind.IMAGE, Kind.AUDIO}))]),
        ("-kind:3d|text", [Kinds(frozenset({Kind.MODEL_3D, Kind.TEXT}), True)]),
        ("after:2026-11-01", [Made(day(2026, 11, 1), None)]),
        ("before:2026-11", [Made(None, day(2026, 11, 1))]),
        ("after:2025", [Made(day(2025, 1, 1), None)]),
        ("after:7d", [Made(NOW - 7 * 86_400, None)]),
        ("before:12h", [Made(None, NOW - 43_200)]),
        ("after:yesterday", [Made(day(2026, 11, 29), None)]),
        ("today", [Made(day(2026, 11, 30), day(2026, 12, 1))]),
        ("-yesterday", [Made(day(2026, 11, 29), day(2026, 11, 30), True)]),
        ('"today"', [Words("today", True)]),
        ("rating:3", [Amount("rating", "=", 3)]),
        ("rating:>=3 rating:>3 rating:≤2", [Amount("rating", s, n) for s, n in ((">=", 3), (">", 3), ("<=", 2))]),
        ("cost:>0.5 cost:$1", [Amount("cost", ">", 0.5), Amount("cost", ">=", 1)]),
        ("size:>10mb -size:<2,5GB", [Amount("size", ">", 10_000_000), Amount("size", "<", 2.5e9, True)]),
        ("unsaved unsaved: -unsaved", [Marked("unsaved"), Marked("unsaved"), Marked("unsaved", True)]),
        ("favourite: favorite:no", [Marked("favourite"), Marked("favourite", True)]),
        ("pick: reject: unrated: missing:", [Marked(m) for m in ("pick", "reject", "unrated", "missing")]),
        ("note: note:client", [Marked("note"), Words("client", False, "note")]),
        ('seed:123 batch:"night run"', [Named("seed", "123"), Named("batch", "night run")]),
        ("collection:cover", [Named("collection", "cover")]),
    ],
)
def test_what_is_written_is_what_is_looked_for(words: str, conditions: list[Condition]) -> None:
    query = read(words, NOW)
    assert list(query.conditions) == conditions
    assert query.unread == ()


@pytest.mark.parametrize(
    ("words", "unread", "meant"),
    [
        ("knd:video", "knd:video", "kind:video"),
        ("ratng:>3", "ratng:>3", "rating:>3"),
        ("rating:seven", "rating:seven", "rating:>=3"),
        ("rating:9", "rating:9", "rating:>=3"),
        ("after:soon", "after:soon", "after:2026-11-01"),
        ("-size:>10parsecs", "size:>10parsecs", "size:>10mb"),
        ("kind:dream", "kind:dream", "kind:video"),
        ("zebra:crossing", "zebra:crossing", ""),
    ],
)
def test_what_looks_like_a_filter_and_is_none_is_looked_for_and_named(words: str, unread: str, meant: str) -> None:
    query = read(words, NOW)
    assert query.unread == (unread,)
    (condition,) = query.conditions
    assert isinstance(condition, Words)
    assert condition.negated == words.startswith("-")
    assert nearest(unread) == meant


def test_what_is_still_being_typed_filters_nothing_and_is_not_wrong() -> None:
    for words in (
        "rating:",
        "rating:>",
        "rating:>=",
        "kind:",
        "model:",
        "after:",
        "after:2026-1-",
        "seed:",
        "batch:",
        "cost:$",
    ):
        assert read(words, NOW) == Query(), words


def test_times_of_day_and_addresses_are_words() -> None:
    query = read("12:30 https://example.org/a 16:9", NOW)
    assert query.unread == ()
    assert [one.text for one in query.conditions if isinstance(one, Words)] == [
        "12:30",
        "https://example.org/a",
        "16:9",
    ]


def test_every_example_of_the_help_is_read() -> None:
    for one in HELP:
        query = read(one.example, NOW)
        assert query.conditions, one
        assert not query.unread, one
        assert one.meaning


@given(st.text(max_size=300) | st.text(alphabet='ab:-"*><=.,0123456789 dmy\n', max_size=80))
def test_nothing_that_is_written_raises(words: str) -> None:
    query = read(words, NOW)
    assert len(query.conditions) <= MOST_TERMS
    assert read(words, NOW) == query


def test_a_text_of_any_length_is_read_at_once() -> None:
    for words in ("a " * 5_000, "x" * 10_000, '"' * 10_000, "-" * 10_000, "a:" * 5_000, "kind:" + "video," * 2_000):
        began = time.perf_counter()
        assert len(read(words, NOW).conditions) <= MOST_TERMS
        assert time.perf_counter() - began < 1
