"""What rows say: true to what was observed, in words that an artist can use."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from queue_rows import NOW, every_state, output, request

from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.domain.events import AccountChanged, CollectProgress
from comfy_desk.domain.request import Delivery, Hold, Request, State
from comfy_desk.media.limits import too_large
from comfy_desk.ui import icons, phrases, row_actions, theme, wording
from comfy_desk.ui.viewers.details import facts_of
from comfy_desk.ui.wording import Around

AT = Around(NOW)


def said(row: Request, around: Around = AT) -> tuple[str, str]:
    return wording.status(row, around).text, wording.second(row, around).text


@pytest.mark.parametrize(
    ("row", "status", "second"),
    [
        (request(1), "Waiting here", "Goes as soon as there is room"),
        (request(1, hold=Hold.CREDITS), "Waiting here · needs credits", "Not charged; add credits, then send"),
        (request(1, hold=Hold.BACKLOG), "Waiting here · backlog full", "Goes when some of yours have finished"),
        (request(1, hold=Hold.OFFLINE), "Waiting here · offline", "Goes by itself when there is a line"),
        (request(1, State.SENDING), "Sending…", ""),
        (request(1, State.OUTCOME_UNKNOWN), "Sent, no answer yet", "Asking again with the same key"),
        (request(1, State.IN_QUEUE), "In queue", ""),
        (request(1, State.IN_QUEUE, position=0), "In queue · at the front", ""),
        (request(1, State.IN_QUEUE, position=1), "In queue · 1 ahead", ""),
        (request(1, State.IN_QUEUE, position=3), "In queue · 3 ahead", ""),
        (request(1, State.IN_PROGRESS), "Running · 1:42", ""),
        (request(1, State.IN_QUEUE, cancel_asked_at=NOW), "Cancelling…", "It may still finish and be charged"),
        (request(1, State.COLLECTING), "Collecting", ""),
        (request(1, State.COLLECTING, end_word="provider_error"), "Ended · reading the outcome", ""),
        (request(1, State.DONE, outputs=(output(),)), "Done · 1 file", "Finished at"),
        (request(1, State.DONE, outputs=(output(0), output(1))), "Done · 2 files", "Finished at"),
        (request(1, State.DONE, outputs=(output(path=None, problem="Gone."),)), "Done · 0 of 1 file", "Gone."),
        (request(1, State.EMPTY, words=("No speech found",)), "Finished, nothing to show", "No speech found"),
        (request(1, State.CANCELLED), "Cancelled", "Nothing was reported about a charge"),
        (request(1, State.CANCELLED, credits="2"), "Cancelled", "The Router reports $0.0095"),
        (request(1, State.LATE_RESULT), "Cancelled, but it had finished: kept", "Finished at"),
        (request(1, State.EXPIRED), "No longer on the server", "Results are kept there for 24 hours"),
        (request(1, State.GONE), "No longer on the server", "The Router does not know it under this account"),
        (request(1, State.FAILED), "Failed", "Nothing was reported about a charge"),
    ],
)
def test_the_table_of_states(row: Request, status: str, second: str) -> None:
    first, below = said(row)
    assert first == status
    assert below == second or (second and below.startswith(second))


def test_every_state_and_hold_has_words_an_icon_and_a_tone() -> None:
    tones = {*theme.DARK.inks}
    rows = [request(1, state) for state in State] + [request(1, hold=hold) for hold in Hold]
    for row in rows:
        status, below = wording.status(row, AT), wording.second(row, AT)
        assert status.text
        assert status.icon in icons.names()
        assert status.tone in tones
        assert below.tone in tones
        assert wording.row_in_words(row, AT)
        assert wording.tooltip(row, AT)


def test_a_failure_says_why_and_what_is_known_about_the_charge() -> None:
    failure = Failure("refused", 400, Bucket.CONTENT_POLICY_VIOLATION, refusal_subject="input_text")
    row = request(1, State.FAILED, failure=failure, charges_on_policy_rejection="yes")
    assert said(row) == ("The model refused the prompt", "This model charges for refusals")
    assert said(replace(row, charges_on_policy_rejection="unknown"))[1].startswith("Whether this model charges")
    assert said(replace(row, credits="1"))[1] == "The Router reports $0.0047"


def test_a_cancel_before_the_sending_was_not_charged_and_no_other_says_so() -> None:
    unsent = request(1, State.CANCELLED, sends=0, first_sent_at=None, handle=None)
    assert said(unsent)[1] == "It was not sent: not charged"
    unsure = replace(unsent, sends=2, maybe_sent=True)
    assert "not charged" not in said(unsure)[1]


def test_pause_and_missing_key_are_said_on_what_waits() -> None:
    row = request(1)
    assert said(row, Around(NOW, paused=True))[0] == "Waiting here · paused"
    assert said(row, Around(NOW, AccountChanged("a", needs_key=True)))[0] == "Waiting here · needs a key"


def test_trouble_stands_in_the_second_line_with_the_age_of_the_last_answer() -> None:
    row = request(1, State.IN_QUEUE, position=3, answered_at=NOW - 300)
    away = AccountChanged("a", offline_since=NOW - 290)
    first, below = said(row, Around(NOW, away))
    assert first == "In queue · 3 ahead"
    assert below == f"Offline since {phrases.time_of_day(NOW - 290, NOW)} · last answer 5 min ago"
    assert said(replace(row, trouble=Failure("no_answer")))[1].startswith("The line broke; asking again")
    assert said(replace(row, misses=2, answered_at=NOW))[1] == "Not found just now, looking again"
    paused = AccountChanged("a", paused_until=NOW + 30)
    assert "asked for a pause until" in said(replace(row, answered_at=NOW), Around(NOW, paused))[1]


def test_collecting_says_how_much_is_here() -> None:
    row = request(1, State.COLLECTING)
    some = Around(NOW, progress=CollectProgress(row.id, 12_000_000, 40_000_000))
    assert said(row, some)[0] == "Collecting · 12 of 40 MB"
    assert said(row, replace(some, progress=CollectProgress(row.id, 12_300, None)))[0] == "Collecting · 12 kB"


def test_a_direct_run_says_that_it_holds_the_connection() -> None:
    row = request(1, State.SENDING, delivery=Delivery.DIRECT, first_sent_at=NOW - 61)
    assert said(row) == ("Running directly · 1:01", "The connection is held until it answers")


@pytest.mark.parametrize(
    ("due", "account", "words"),
    [
        (NOW + 12, None, "in 12 s"),
        (NOW + 0.2, None, "in 1 s"),
        (NOW + 300, None, "in 5 min"),
        (NOW - 1, None, "checking…"),
        (None, None, "—"),
        (NOW + 3, AccountChanged("a", paused_until=NOW + 40), "in 40 s"),
        (NOW - 1, AccountChanged("a", offline_since=NOW - 5), "—"),
        (NOW - 1, AccountChanged("a", needs_key=True), "—"),
    ],
)
def test_the_next_check_counts_down(due: float | None, account: AccountChanged | None, words: str) -> None:
    assert wording.next_check(request(1, State.IN_QUEUE, next_check_at=due), Around(NOW, account)) == words


@pytest.mark.parametrize(
    ("hold", "account", "paused", "words"),
    [
        (Hold.CREDITS, None, False, "—"),
        (Hold.ASK, None, False, "—"),
        (Hold.OTHER_KEY, None, False, "—"),
        (Hold.PAUSED, None, False, "—"),
        (Hold.READY, AccountChanged("a", needs_credits=True), False, "—"),
        (Hold.READY, None, True, "—"),
        (Hold.OFFLINE, None, False, "sending…"),
        (Hold.BACKLOG, None, False, "sending…"),
    ],
)
def test_nothing_is_about_to_be_sent_that_waits_for_the_artist(
    hold: Hold, account: AccountChanged | None, paused: bool, words: str
) -> None:
    row = request(1, State.WAITING, hold=hold, next_check_at=NOW - 1, sends=1)
    assert wording.next_check(row, Around(NOW, account, paused=paused)) == words


def test_a_limit_is_said_as_it_was_chosen() -> None:
    row = request(1, State.IN_PROGRESS, deadline=60.0, deadline_passed_at=NOW)
    assert "Your limit of 1 min passed" in said(row)[1]
    assert wording.limit(replace(row, deadline=5400.0)) == "limit 1 h 30 min"


def test_nobody_knows_since_when_a_run_goes_that_ran_when_it_was_taken_in() -> None:
    taken = request(1, State.IN_PROGRESS, adopted=True, queued_at=NOW - 9, running_since=NOW - 9)
    assert said(taken)[0] == "Running"
    assert said(replace(taken, running_since=NOW - 4))[0] == "Running · 0:04"  # it was seen in the queue before


def test_a_direct_run_is_not_counted_in_a_queue() -> None:
    counts = wording.Counts(running=1, queued=3, direct=2, waiting=4)
    assert wording.counts_in_words(counts) == "1 running, 2 running directly, 1 in queue, 4 waiting here"


def test_elapsed_cost_and_keeping() -> None:
    row = request(1, State.IN_PROGRESS, first_sent_at=NOW - 102)
    assert wording.elapsed(row, NOW) == "1:42"
    assert wording.elapsed(request(1), NOW) == ""
    assert wording.cost(request(1, State.DONE, credits="12.5")).text == "$0.059"
    assert wording.cost(request(1, State.DONE, credits="0")).text == "$0.00"
    assert wording.cost(request(1, State.DONE)).text == "not reported"
    for state in State:
        if state.terminal:
            assert wording.cost(request(1, state)).text == "not reported"
    assert wording.cost(request(1, State.CANCELLED, sends=0, handle=None)).text == "—"  # it never left
    assert wording.cost(request(1, State.IN_QUEUE, estimate="0.04")).text == "about $0.04"
    assert wording.kept_until(request(1, State.COLLECTING, completed_at=NOW), NOW) != ""
    assert wording.kept_until(request(1, State.DONE, completed_at=NOW), NOW) == ""


@pytest.mark.parametrize(
    ("seconds", "words"), [(0, "0:00"), (7.9, "0:07"), (102, "1:42"), (3723, "1:02:03"), (180_000, "2 d 2 h")]
)
def test_the_stopwatch(seconds: float, words: str) -> None:
    assert phrases.stopwatch(seconds) == words


def test_small_words() -> None:
    assert phrases.model_name("kiln/quick-sketch-2") == "Quick Sketch 2 · kiln"
    assert phrases.model_name("openai/gpt-image-2") == "GPT Image 2 · openai"
    assert phrases.model_name("wan/wan2.7-t2v") == "Wan2.7 T2V · wan"
    assert phrases.model_name("odd") == "Odd"
    assert phrases.credits_of("1.0") == "1.0 credit"
    assert phrases.credits_of("many") == "many credits"
    assert phrases.bytes_of(900, 1000) == "0.9 of 1.0 kB"


def test_the_title_names_what_goes_on() -> None:
    counts = wording.count({State.IN_PROGRESS: 2, State.IN_QUEUE: 2, State.SENDING: 1, State.DONE: 9, State.FAILED: 0})
    assert (counts.all, counts.active, counts.done, counts.queued) == (14, 5, 9, 3)
    assert wording.window_title(counts) == "2 running, 3 in queue — Comfy Desk"
    assert wording.window_title(wording.Counts(), "Practice") == "Comfy Desk · Practice"


# --- actions ---------------------------------------------------------------------------------------------------------


def verbs(row: Request, around: Around = AT) -> list[str]:
    return [action.verb for action in row_actions.row_actions(row, around)]


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        (request(1, hold=Hold.CREDITS), ["send_again", "edit", "remove"]),
        (request(1, hold=Hold.KEY), ["enter_key", "edit", "remove"]),
        (request(1, hold=Hold.ASK, maybe_sent=True), ["send_again", "details", "remove"]),
        (request(1, State.SENDING), []),
        (request(1, State.OUTCOME_UNKNOWN), ["details"]),
        (request(1, State.IN_QUEUE), ["cancel"]),
        (request(1, State.IN_PROGRESS), ["cancel"]),
        (request(1, State.COLLECTING), []),
        (request(1, State.DONE, outputs=(output(),)), ["open", "save_as", "run_again"]),
        (request(1, State.EMPTY), ["details", "run_again"]),
        (request(1, State.CANCELLED), ["run_again"]),
        (request(1, State.LATE_RESULT, outputs=(output(),)), ["open", "save_as", "run_again"]),
        (request(1, State.EXPIRED), ["run_again", "remove"]),
        (request(1, State.GONE), ["run_again", "remove"]),
    ],
)
def test_the_buttons_of_each_state(row: Request, expected: list[str]) -> None:
    assert verbs(row) == expected


@pytest.mark.parametrize(
    ("failure", "sent", "first"),
    [
        (Failure("refused", 400, Bucket.CONTENT_POLICY_VIOLATION), True, "edit"),
        (Failure("refused", 422, Bucket.INVALID_INPUT), False, "edit"),
        (Failure("refused", 409, Bucket.INVALID_INPUT), False, "send_as_new"),
        (Failure("refused", 403, Bucket.NOT_ENABLED), False, "run_directly"),
        (Failure("refused", 403, Bucket.FORBIDDEN), False, "enter_key"),
        (Failure("refused", 504, Bucket.PROVIDER_TIMEOUT), True, "run_again"),
        (Failure("refused", 504, Bucket.DEADLINE_EXCEEDED), False, "send_again"),
        (Failure("refused", 504, Bucket.DEADLINE_EXCEEDED), True, "run_again"),
        (Failure("refused", 404, Bucket.REQUEST_NOT_FOUND), True, "check_again"),
    ],
)
def test_the_one_action_that_helps(failure: Failure, sent: bool, first: str) -> None:
    row = request(1, State.FAILED, failure=failure)
    row = row if sent else replace(row, handle=None)
    assert verbs(row) == [first, "details"]


def test_a_button_that_cannot_be_used_says_why() -> None:
    for row in every_state():
        for around in (AT, Around(NOW, paused=True)):
            for action in row_actions.menu_actions(row, around):
                assert action.enabled or action.reason
                assert action.icon in icons.names()
    asked = row_actions.row_actions(request(1, State.IN_QUEUE, cancel_asked_at=NOW), AT)[0]
    assert not asked.enabled
    assert "asked for at" in asked.reason


def test_delete_and_enter_mean_what_the_row_allows() -> None:
    assert row_actions.verb_of_delete(request(1)) == "cancel"
    assert row_actions.verb_of_delete(request(1, State.IN_PROGRESS)) == "cancel"
    assert row_actions.verb_of_delete(request(1, State.DONE)) == "remove"
    assert row_actions.verb_of_delete(request(1, State.COLLECTING)) is None
    assert row_actions.verb_of_delete(request(1, hold=Hold.ASK, maybe_sent=True)) == "remove"
    assert row_actions.verb_of_enter(request(1, State.DONE, outputs=(output(),))) == "open"
    assert row_actions.verb_of_enter(request(1)) == "details"


@given(
    state=st.sampled_from(State),
    hold=st.sampled_from(Hold),
    sends=st.integers(0, 3),
    maybe=st.booleans(),
    asked=st.none() | st.just(NOW - 1),
    position=st.none() | st.integers(-1, 10**9),
    misses=st.integers(0, 3),
    times=st.lists(st.none() | st.floats(0, 4e9), min_size=4, max_size=4),
    failure=st.none()
    | st.builds(Failure, st.sampled_from(["no_answer", "not_sent", "refused", "unreadable", "local"])),
)
def test_nothing_a_request_can_be_leaves_the_row_without_words(
    state: State,
    hold: Hold,
    sends: int,
    maybe: bool,
    asked: float | None,
    position: int | None,
    misses: int,
    times: list[float | None],
    failure: Failure | None,
) -> None:
    row = replace(
        request(1, state),
        hold=hold if state is State.WAITING else None,
        sends=sends,
        maybe_sent=maybe,
        cancel_asked_at=asked,
        position=position,
        misses=misses,
        next_check_at=times[0],
        answered_at=times[1],
        running_since=times[2],
        first_sent_at=times[3],
        failure=failure,
        trouble=failure,
    )
    for account in (None, AccountChanged("a", needs_key=True), AccountChanged("a", offline_since=NOW - 5)):
        around = Around(NOW, account, paused=maybe)
        assert wording.status(row, around).text
        assert wording.row_in_words(row, around)
        assert wording.tooltip(row, around)
        menu = row_actions.menu_actions(row, around)
        names = [action.verb for action in menu]
        assert len(names) == len(set(names))
        assert set(names) <= set(row_actions.VERBS)
        if not row.cancellable:
            assert all(action.verb != "cancel" or not action.enabled for action in menu)
        if not row_actions.can_remove(row):
            assert "remove" not in names


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        ("There is no preview for this kind of file.", "There is no preview for this HEIC file"),
        (str(too_large(20_000, 20_000)), "Too large to preview here (20,000 × 20,000 pixels)"),
    ],
)
def test_a_file_that_merely_has_no_preview_is_no_trouble(problem: str, words: str) -> None:
    """It is saved, and whole: nothing to do."""
    row = request(1, State.DONE, outputs=(output(path="/saved/a.heic", thumbnail=None, problem=problem),))
    said = wording.second(row, wording.Around(NOW))
    assert said.tone == wording.NOTHING.tone
    assert said.text.startswith("Finished at ")
    assert said.text.endswith(f" · {words}")
    (fact,) = (fact for fact in facts_of(row, row.outputs[0]) if fact.name in ("Problem", "Preview"))
    assert (fact.name, fact.role) == ("Preview", "")
    damaged = "The picture could not be drawn: it may be damaged or cut off."
    bad = request(1, State.DONE, outputs=(row.outputs[0], output(1, path="/saved/b.png", problem=damaged)))
    assert wording.second(bad, wording.Around(NOW)) == wording.Said(damaged, "warn")
