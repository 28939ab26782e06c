"""Notices: what is worth one, how many become one, and a list that survives what others left in the store."""

from __future__ import annotations

from dataclasses import replace

from comfy_desk.domain.events import AccountChanged, RequestAdded, RequestChanged
from comfy_desk.domain.observations import Restored
from comfy_desk.domain.request import Request, State
from comfy_desk.services.notices import KEPT, Bursts, Kind, Notice, NoticeList, Watch, taken_up

T = 1_800_000_000.0


def row(number: int, state: State = State.IN_PROGRESS, **facts: object) -> Request:
    one = Request(f"row-{number}", "a", "kiln/quick-sketch", "k", "0" * 64, 9, "a  boat\nat sea", None, T, state=state)
    return replace(one, **facts)  # type: ignore[arg-type]


class Rows:
    def __init__(self, *rows: Request) -> None:
        self.rows = {one.id: one for one in rows}
        self.watch = Watch(lambda: self.rows.values(), lambda batch: f"named {batch}")
        self.watch.load()

    def turn(self, one: Request, *, whole_batches: bool = True) -> list[Notice]:
        before = self.rows[one.id]
        self.rows[one.id] = one
        return self.watch.on_event(RequestChanged(before, one, Restored(T)), T, whole_batches=whole_batches)


def test_the_end_of_a_request_is_told_once_and_a_cancel_is_not() -> None:
    rows = Rows(row(1), row(2), row(3), row(4), row(5))
    (done,) = rows.turn(row(1, State.DONE))
    assert (done.kind, done.request, done.words, done.model) == (
        Kind.DONE,
        "row-1",
        "a boat at sea",
        "kiln/quick-sketch",
    )
    assert rows.turn(row(1, State.DONE, credits="4")) == []
    assert rows.turn(row(2, State.CANCELLED)) == []
    (failed,) = rows.turn(row(3, State.FAILED))
    (gone,) = rows.turn(row(4, State.EXPIRED))
    (empty,) = rows.turn(row(5, State.EMPTY))
    assert [(one.kind, one.empty) for one in (failed, gone, empty)] == [
        (Kind.FAILED, False),
        (Kind.FAILED, True),
        (Kind.DONE, True),
    ]


def test_a_batch_is_told_when_all_of_it_has_ended() -> None:
    members = [row(number, batch="b") for number in range(4)]
    rows = Rows(*members)
    assert rows.turn(replace(members[0], state=State.DONE)) == []
    assert [one.kind for one in rows.turn(replace(members[1], state=State.FAILED))] == [Kind.FAILED]
    assert rows.turn(replace(members[2], state=State.CANCELLED)) == []
    (whole,) = rows.turn(replace(members[3], state=State.DONE))
    assert (whole.kind, whole.words, whole.count, whole.failed) == (Kind.BATCH, "named b", 2, 1)
    alone = Rows(row(1, batch="c"), row(2, batch="c"))
    assert [one.kind for one in alone.turn(row(1, State.DONE, batch="c"), whole_batches=False)] == [Kind.DONE]
    none = Rows(row(1, batch="d"), row(2, State.CANCELLED, batch="d"))
    assert none.turn(row(1, State.CANCELLED, batch="d")) == []


def test_credits_and_what_can_be_lost_are_told_once_each_step() -> None:
    kept = row(1, State.COLLECTING, completed_at=T - 19 * 3600)
    rows = Rows(kept)
    needs = AccountChanged("a", needs_credits=True)
    told = [rows.watch.on_event(event, T, whole_batches=True) for event in (needs, needs, AccountChanged("a"), needs)]
    assert [[one.kind for one in some] for some in told] == [[Kind.CREDITS], [], [], [Kind.CREDITS]]
    (soon,) = rows.watch.look(T)
    assert (soon.kind, soon.request, soon.count, soon.left) == (Kind.EXPIRING, "row-1", 1, 5 * 3600)
    assert rows.watch.look(T + 60) == []
    (urgent,) = rows.watch.look(T + 4.5 * 3600)
    assert urgent.left == 1800
    assert rows.watch.on_event(RequestAdded(row(2)), T, whole_batches=True) == []


def test_many_within_moments_become_one() -> None:
    bursts, told = Bursts(), []
    for number in range(12):
        now = T + number * 0.1
        told += [one for one in [bursts.put(Notice(Kind.DONE, now, request=f"row-{number}"), now)] if one is not None]
    assert [one.request for one in told] == ["row-0", "row-1", "row-2"]
    assert bursts.put(Notice(Kind.FAILED, T), T) is not None  # another kind is told by itself
    due = bursts.next_due()
    assert due == T + 10
    assert bursts.due(T + 5) == []
    assert [(one.count, one.request) for one in bursts.due(due)] == [(12, "row-11")]
    # They keep coming: told again, with what came since, at growing distances.
    assert bursts.put(Notice(Kind.DONE, T + 11), T + 11) is None
    assert bursts.next_due() == T + 40
    assert [one.count for one in bursts.due(T + 40)] == [1]
    # A long silence ends it: the next one is told at once.
    assert bursts.due(T + 200) == []
    assert bursts.put(Notice(Kind.DONE, T + 201), T + 201) is not None
    # Few in a minute are never gathered.
    slow = Bursts()
    assert all(slow.put(Notice(Kind.DONE, T + 20 * n), T + 20 * n) is not None for n in range(9))


def test_the_list_is_bounded_and_comes_back_as_it_was_left() -> None:
    notices = NoticeList()
    for number in range(KEPT + 30):
        notices.add(Notice(Kind.DONE, T + number, request=f"row-{number}", words="w"))
    assert (len(notices), notices.unread) == (KEPT, KEPT)
    assert notices.mark_request("row-229")
    assert not notices.mark_request("row-229")
    assert notices.mark_read(notices.newest_first()[1].number)
    again = taken_up(notices.put_down())
    assert again.newest_first() == notices.newest_first()
    assert again.unread == KEPT - 2
    assert again.add(Notice(Kind.FAILED, T)).number > notices.newest_first()[0].number
    assert again.mark_all()
    assert again.unread == 0
    assert again.forget("row-100")
    assert not again.forget("row-100")


def test_what_does_not_fit_is_left_out_of_a_kept_list() -> None:
    good = NoticeList([Notice(Kind.DONE, T, request="r", number=3)]).put_down()[0]
    odd: list[object] = [
        None, 7, "x", [], {}, {**good, "kind": "party"}, {**good, "at": True}, {**good, "count": -1},
        {**good, "number": 1e99}, {**good, "words": "w" * 10_000, "left": "soon"},
    ]  # fmt: skip
    read = taken_up([*odd, good]).newest_first()
    assert [(len(one.words), one.request) for one in read] == [(0, "r"), (200, "r")]
    assert len(taken_up({"no": "list"})) == 0
