"""Attacks on who goes next, by chance: no limit is passed, nobody overtakes, no dam stays shut with nobody to find out."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from comfy_desk.domain.errors import Failure
from comfy_desk.domain.events import AccountChanged
from comfy_desk.domain.request import Delivery, Hold, Request, State
from comfy_desk.services.admission import Limits, Outlook, is_held_up, takes_a_place, who_goes

STATES = (State.WAITING, State.WAITING, State.SENDING, State.OUTCOME_UNKNOWN, State.IN_QUEUE, State.COLLECTING)


@st.composite
def requests(draw: st.DrawFn, number: int) -> Request:
    state = draw(st.sampled_from(STATES))
    hold = draw(st.sampled_from([Hold.READY, Hold.READY, *Hold])) if state is State.WAITING else None
    return Request(
        str(number), "acc", draw(st.sampled_from(["kiln/one", "kiln/two"])), f"k{number}", "00", 2, "", None, 0.0,
        state=state, hold=hold, order=draw(st.floats(0, 9)), urgent=draw(st.booleans()) and state is State.WAITING,
        maybe_sent=state is State.OUTCOME_UNKNOWN or draw(st.booleans()),
        delivery=draw(st.sampled_from(Delivery)), key_mark=draw(st.sampled_from([None, "mine", "another"])),
        trouble=draw(st.sampled_from([None, Failure("refused", 404), Failure("no_answer")])),
    )  # fmt: skip


@st.composite
def outlooks(draw: st.DrawFn) -> Outlook:
    rows = [draw(requests(number)) for number in range(draw(st.integers(0, 8)))]
    names = [row.id for row in rows]
    some = st.sets(st.sampled_from(names)) if names else st.just(set())
    account = AccountChanged(
        "acc",
        needs_credits=draw(st.booleans()),
        backlog_full=draw(st.booleans()),
        offline_since=draw(st.sampled_from([None, 1.0])),
    )
    live = {row.id: row for row in rows}
    return Outlook(live, draw(some), draw(some), draw(some), account, draw(st.booleans()), "mine")


@settings(deadline=None, max_examples=150)
@given(outlook=outlooks(), a_model=st.integers(1, 3), in_all=st.integers(1, 5))
def test_limits_order_and_dams(outlook: Outlook, a_model: int, in_all: int) -> None:
    goes = who_goes(outlook, Limits(a_model, in_all))
    there = [r for r in outlook.live.values() if r.id in outlook.busy or takes_a_place(r, "mine")]
    assert len({r.id for r in goes}) == len(goes)
    assert all(r.state is State.WAITING and r.hold is Hold.READY for r in goes)
    assert not any(r.id in outlook.busy or r.id in outlook.planned for r in goes)
    assert [r.order for r in goes] == sorted(r.order for r in goes)
    if goes:
        assert len(there) + len(goes) <= in_all
        models = Counter(r.model for r in there)
        for model, number in Counter(r.model for r in goes).items():
            assert models[model] + number <= a_model
    bold = [r for r in goes if not (r.urgent or r.maybe_sent)]
    if outlook.paused or outlook.account.needs_credits:
        assert bold == []
    if outlook.account.backlog_full or outlook.account.offline_since is not None:
        assert len([r for r in bold if r.id not in outlook.released]) <= 1  # one finds out for all
    left_out = [r for r in outlook.live.values() if r.state is State.WAITING and r.hold is Hold.READY and r not in goes]
    for request in left_out:  # each has somebody or something that it waits for
        models = Counter(r.model for r in (*there, *goes))
        begun = {*outlook.busy, *(r.id for r in goes)}
        assert (
            request.id in outlook.busy
            or request.id in outlook.planned
            or models[request.model] >= a_model
            or models.total() >= in_all
            or is_held_up(request, outlook, begun)
        )


@settings(deadline=None, max_examples=150)
@given(outlook=outlooks())
def test_a_dam_is_shut_only_while_somebody_finds_out(outlook: Outlook) -> None:
    """Whoever waits for the line or for room is asked again at a time of its own; whoever is on its way will be answered."""
    for request in outlook.live.values():
        waits = request.state is State.WAITING and request.hold is Hold.READY
        shut = waits and is_held_up(request, outlook, outlook.busy)
        if shut and not outlook.paused and not outlook.account.needs_credits:
            others = [r for r in outlook.live.values() if r is not request]
            assert any(
                (r.state is State.WAITING and (r.hold in (Hold.OFFLINE, Hold.BACKLOG) or r.id in outlook.busy))
                or (r.state is State.SENDING and r.id in outlook.busy and r.delivery is Delivery.QUEUED)
                for r in others
            )
