"""The pure parts of the library's window: how lists become others, where cells lie, filters in words."""

from __future__ import annotations

import random

import pytest
from fake_library import NOON, an_entry

from comfy_desk.domain.library import Marks, Verdict
from comfy_desk.domain.output import Kind
from comfy_desk.ui.library import filters, words
from comfy_desk.ui.library.diff import Come, Gone, steps
from comfy_desk.ui.library.geometry import Geometry, day_starts

DAY = 86_400.0


def _done(before: list[int], after: list[int]) -> list[int] | None:
    made = steps(before, after)
    if made is None:
        return None
    ids = list(before)
    for step in made:
        if isinstance(step, Gone):
            del ids[step.at : step.at + step.count]
        else:
            ids[step.at : step.at] = step.ids
    return ids


def test_lists_become_others_in_steps_that_keep_what_stays() -> None:
    assert steps([1, 2], [1, 2]) == ()
    assert steps([2, 1], [4, 3, 2, 1]) == (Come(0, (4, 3)),)
    assert steps([5, 4, 3, 2, 1], [5, 2, 1]) == (Gone(1, 2),)
    assert steps([1, 2, 3], [3, 2, 1]) is None  # another order
    assert steps(list(range(1000)), list(range(0, 1000, 2))) is None  # too many to be worth it
    chance = random.Random(4)
    for _ in range(200):
        before = sorted(chance.sample(range(40), chance.randrange(30)), reverse=True)
        after = sorted(chance.sample(range(40), chance.randrange(30)), reverse=True)
        assert _done(before, after) == after


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize(("count", "starts"), [(0, []), (1, [0]), (23, []), (23, [0, 1, 9]), (60, [0, 30, 31, 59])])
def test_every_cell_is_found_where_it_lies(count: int, starts: list[int], mirrored: bool) -> None:
    places = Geometry(count, starts, 500, (100, 120), 30, mirrored=mirrored)
    boxes = [places.box(row) for row in range(count)]
    for row, box in enumerate(boxes):
        assert places.row_at(box.x, box.y) == places.row_at(box.x + box.width - 1, box.bottom - 1) == row
        assert box.x >= 0
        assert box.x + box.width <= 500
        assert box.bottom <= places.height
        assert row in places.rows(box.y, box.bottom)
        assert places.row_at(box.x, box.y - 5) in (-1, row - places.columns, *range(row))
    for start in starts:
        assert places.row_at(boxes[start].x, boxes[start].y - 20) == -1  # the heading
    assert len(set(boxes)) == count
    if count:
        assert set(places.rows(0, places.height)) == set(range(count))
        row = 0
        for _ in range(count):  # down and down comes to the last line, over headings and short lines
            row = places.beside(row, 1)
        assert places.box(row).y == boxes[-1].y
        assert places.beside(places.beside(count - 1, -1000), -1) < places.columns


def test_days_begin_where_the_day_of_this_machine_does() -> None:
    noon = words.day_ends(NOON)[0] + DAY / 2
    made = tuple(noon - hours * 3600 for hours in (0, 1, 11, 13, 14, 36, 37, 100))
    starts, moments = day_starts(made, words.day_ends)
    assert starts == [0, 3, 6, 7]
    assert [words.day_words(at, noon) for at in moments[:2]] == ["Today", "Yesterday"]
    assert day_starts(made[::-1], words.day_ends)[0] == [0, 1, 2, 5]
    assert day_starts((), words.day_ends) == ([], [])


def test_buttons_put_filters_into_the_words_and_take_them_out() -> None:
    written = 'harbour "kind: of blue" kind:text rating:3'
    assert filters.value_of(written, "kind") == "text"
    asked = filters.with_kinds(written, frozenset({Kind.VIDEO, Kind.IMAGE}))
    assert asked == 'harbour "kind: of blue" rating:3 kind:image,video'
    assert filters.kinds_of(asked) == {Kind.IMAGE, Kind.VIDEO}
    assert filters.with_kinds(asked, frozenset()) == 'harbour "kind: of blue" rating:3'
    assert filters.least_rating(written) == 0
    assert filters.least_rating(filters.with_rating(written, 4)) == 4
    assert filters.with_rating("rating:>=4 boat", 0) == "boat"


def test_a_cell_is_told_in_words() -> None:
    marks = Marks(4, True, Verdict.PICK, "for Ada")
    entry = an_entry(7, marks=marks, saved=False, stacked=8, duration=8.4, kind=Kind.VIDEO)
    assert words.spoken(entry, NOON) == (
        "Film, 0:08, a heron in the reeds, number 7, 4 stars, favourite, Pick, 8 of the same, Not saved, with a note"
    )
    assert "&lt;b&gt;red&lt;/b&gt;" in words.tip(an_entry(1, prompt="<b>red</b>"), NOON)
    assert words.state(an_entry(1, trashed_at=NOON - 10 * DAY), NOON) == "20 days left"
    assert words.state(an_entry(1, missing_at=NOON), NOON) == "File moved or deleted"
    assert words.state(an_entry(1, missing_at=NOON, away=True), NOON) == "Drive not reachable"
    assert words.state(an_entry(1), NOON) == ""
