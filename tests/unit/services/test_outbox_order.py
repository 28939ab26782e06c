"""The order of what waits here: what the artist moves stands where it was put, whatever the places were before."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from comfy_desk.domain.batch import AFTER_EVERYTHING_BY_HAND
from comfy_desk.domain.request import Request, State
from comfy_desk.services import outbox

NOW = 1_800_000_000.0


def row(name: str, order: float, **facts: object) -> Request:
    plain = Request(name, "acc", "kiln/one", f"key-{name}", "00", 2, "", None, NOW, order=order)
    return replace(plain, **facts)  # type: ignore[arg-type]


def names(line: list[Request]) -> list[str]:
    return [request.id for request in line]


def after(line: list[Request], places: dict[str, float]) -> list[Request]:
    return outbox.waiting([replace(request, order=places.get(request.id, request.order)) for request in line])


def test_only_what_waits_here_and_is_in_the_list_stands_in_line() -> None:
    rows = [row("b", 2), row("a", 1), row("c", 0, state=State.IN_QUEUE), row("d", 0, removed_at=NOW)]
    assert names(outbox.waiting(rows)) == ["a", "b"]


@settings(deadline=None)
@given(
    places=st.lists(
        st.one_of(
            st.floats(NOW, NOW + 100),
            st.sampled_from([NOW, NOW + 1e-6, NOW + AFTER_EVERYTHING_BY_HAND, NOW + AFTER_EVERYTHING_BY_HAND + 1e-3]),
        ),
        min_size=1,
        max_size=12,
    ),
    data=st.data(),
)
def test_moved_requests_stand_where_they_were_put_and_the_others_keep_their_order(
    places: list[float], data: st.DataObject
) -> None:
    line = outbox.waiting([row(str(n), place, created_at=NOW + n) for n, place in enumerate(places)])
    ids = data.draw(st.lists(st.sampled_from(names(line)), unique=True, max_size=4))
    before = data.draw(st.one_of(st.none(), st.sampled_from(names(line))))
    rest = [name for name in names(line) if name not in ids]
    at = rest.index(before) if before in rest else len(rest)
    moving = [name for name in names(line) if name in ids]
    expected = [*rest[:at], *moving, *rest[at:]] if ids and rest else names(line)
    assert names(after(line, outbox.moved(line, ids, before))) == expected


def test_moving_between_the_same_two_again_and_again_never_ends_in_a_tie() -> None:
    line = [row("first", NOW), row("second", NOW + 1), *(row(f"m{n}", NOW + 2 + n) for n in range(60))]
    for n in range(60):
        line = after(line, outbox.moved(line, [f"m{n}"], "second"))
        assert names(line)[n + 1 : n + 3] == [f"m{n}", "second"]
    assert len({request.order for request in line}) == len(line)


def test_nothing_is_named_that_need_not_move() -> None:
    line = [row("a", NOW), row("b", NOW + 1), row("c", NOW + 2)]
    assert set(outbox.moved(line, ["c"], "b")) == {"c"}
    assert outbox.moved(line, ["nobody"], "b") == {}
