"""What is said of accounts, what is read out of a pasted request, and how time limits are named: pure functions."""

from __future__ import annotations

import json

import pytest
from fake_accounts import GIVEN, HOME, STUDIO
from fake_session import PRACTICE, a_request
from hypothesis import given
from hypothesis import strategies as st

from comfy_desk.domain.events import AccountChanged
from comfy_desk.domain.request import Delivery, Handle, Request, State
from comfy_desk.services.api import AccountFacts
from comfy_desk.ui import going_on, pasted_request
from comfy_desk.ui.account_words import address_problem, key_words, label_of, needs, state_of, why_not_removed
from comfy_desk.ui.around import Around
from comfy_desk.ui.durations import limit_words
from comfy_desk.ui.pasted_request import Found
from comfy_desk.ui.row_actions import menu_actions
from comfy_desk.ui.wording import next_check, second

NOW = 1_700_000_000.0
ID = "1c6f0c1e-7d3a-4b7e-9d0e-0a1b2c3d4e5f"
PATH = f"/v2/models/kiln/quick-sketch/requests/{ID}"


@pytest.mark.parametrize(
    "address",
    [
        "",
        "  ",
        "https://api.comfy.org",
        "https://router.example.net:8443/",
        "http://127.0.0.1:9",
        "HTTP://LOCALHOST:80",
    ],
)
def test_an_address_that_can_be_used_is_not_complained_about(address: str) -> None:
    assert address_problem(address) == ""


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("api.comfy.org", "begins with https"),
        ("ftp://api.comfy.org", "begins with https"),
        ("http://router.example.net", "begin with https"),
        ("http://127.0.0.1.example.net", "begin with https"),
        ("https://me:secret@router.example.net", "user name"),
        ("https://me@router.example.net", "user name"),
        ("https://", "not the address"),
        ("https://router:port", "not the address"),
        ("https://router.example.net/v2/models", "alone"),
        ("https://router.example.net?x=1", "alone"),
        ("https://router .example.net", "space"),
    ],
)
def test_an_address_that_cannot_be_used_says_why(address: str, said: str) -> None:
    problem = address_problem(address)
    assert said in problem
    assert problem.endswith(".")
    assert "secret" not in problem


@given(st.text(max_size=80))
def test_no_text_breaks_the_check_of_an_address(text: str) -> None:
    assert isinstance(address_problem(text), str)
    assert isinstance(address_problem(f"https://{text}"), str)


def facts(key_place: str = "keyring", unfinished: int = 0, account=STUDIO) -> AccountFacts:
    return AccountFacts(account, True, key_place, unfinished)


@pytest.mark.parametrize(
    ("state", "key_place", "words"),
    [
        (AccountChanged("a", needs_key=True, offline_since=NOW), "", "Needs a key"),
        (AccountChanged("a", needs_key=True), "keyring", "does not accept its key"),
        (AccountChanged("a", offline_since=NOW), "keyring", "Offline since"),
        (AccountChanged("a", needs_credits=True), "keyring", "Needs credits"),
        (AccountChanged("a", paused_until=NOW + 90), "keyring", "asked for a pause: 90 s"),
        (AccountChanged("a", paused_until=NOW - 1), "keyring", "Ready"),
    ],
)
def test_the_worst_of_an_account_is_said_first(state: AccountChanged, key_place: str, words: str) -> None:
    assert words in state_of(facts(key_place), state, NOW).text


def test_where_a_key_is_kept_names_the_keyring() -> None:
    assert key_words("keyring", "GNOME Keyring") == "In GNOME Keyring"
    assert "until this program closes" in key_words("session")
    assert "COMFY_API_KEY" in key_words("environment")
    assert key_words("") == "None"


def test_an_account_that_must_stay_says_why() -> None:
    assert "only account" in why_not_removed(facts(), 1)
    assert "1 of its requests has not ended" in why_not_removed(facts(unfinished=1), 2)
    assert "3 of its requests have not ended" in why_not_removed(facts(unfinished=3), 2)
    assert "environment" in why_not_removed(facts(account=GIVEN), 2)
    assert why_not_removed(facts(), 2) == ""


def test_only_another_account_with_requests_that_wait_needs_something() -> None:
    states = {
        "router": AccountChanged("router", needs_key=True),
        HOME.id: AccountChanged(HOME.id, needs_key=True),
        PRACTICE.id: AccountChanged(PRACTICE.id, needs_key=True),
        GIVEN.id: AccountChanged(GIVEN.id, needs_credits=True),
    }
    everyone = (STUDIO, HOME, PRACTICE, GIVEN)
    waiting = needs(everyone, "router", states.__getitem__, lambda _id: 2)
    assert [account for account, _ in waiting] == [HOME.id, GIVEN.id]
    assert waiting[0][1] == "Studio B needs its key"
    assert waiting[1][1].endswith("needs credits")
    assert needs(everyone, "router", states.__getitem__, lambda _id: 0) == ()
    assert "not here any more" in label_of("gone", everyone)


# --- what is pasted


@pytest.mark.parametrize(
    "pasted",
    [
        f"https://api.comfy.org{PATH}/status",
        f"  https://router.example.net:9{PATH}  ",
        f"curl -H 'X-API-Key: comfyui-x' \"https://api.comfy.org{PATH}/cancel\"",
        json.dumps({"request_id": ID, "status_url": f"https://api.comfy.org{PATH}/status"}),
        json.dumps({"request_id": ID, "model": "kiln/quick-sketch", "status": "IN_QUEUE"}, indent=2),
        f"the answer was {json.dumps({'id': ID, 'response_url': 'https://api.comfy.org' + PATH})}, look",
        f"kiln/quick-sketch\n{ID}\nkey 00000000-0000-4000-8000-000000000001",
        f"key 00000000-0000-4000-8000-000000000001\nkiln/quick-sketch\n{ID}",
        f"Comfy Desk 0.1\nRequest id: {ID}\nModel: kiln/quick-sketch\nIdempotency key: 00000000-0000-4000-8000-000000000001",
    ],
)
def test_model_and_id_are_read_out_of_what_is_pasted(pasted: str) -> None:
    assert pasted_request.read(pasted) == Found("kiln/quick-sketch", ID)


@pytest.mark.parametrize(
    "pasted",
    [
        "",
        "{",
        "[1, 2]",
        "{" * 5000,
        '{"status_url": 7}',
        "https://api.comfy.org/v2/models",
        "https://[::1/requests/",
        "hello",
    ],
)
def test_what_names_no_request_gives_none(pasted: str) -> None:
    assert pasted_request.read(pasted) == Found()


@given(st.text(max_size=400))
def test_no_text_breaks_the_reading(text: str) -> None:
    found = pasted_request.read(text)
    assert not found.model or pasted_request.is_model(found.model)
    assert not found.request_id or pasted_request.is_request_id(found.request_id)


def test_an_address_that_climbs_is_no_request() -> None:
    assert pasted_request.of_address("https://api.comfy.org/v2/models/a/b/requests/%2e%2e%2fx/status") == Found()
    assert pasted_request.of_address("https://api.comfy.org/v2/models/A/b/requests/x1/status") == Found()


# --- time limits, pauses, what goes on


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(1, "1 s"), (300, "5 min"), (3600, "1 h"), (5400, "1 h 30 min"), (3599, "1 h"), (86400, "24 h")],
)
def test_a_limit_in_words(seconds: float, words: str) -> None:
    assert limit_words(seconds) == words


def test_what_went_on_tells_queued_requests_from_direct_runs() -> None:
    handle = Handle("req_1", "u1", "u2", "u3")
    rows = (
        a_request(1, state=State.IN_QUEUE, handle=handle),
        a_request(2, state=State.IN_PROGRESS, handle=handle),
        a_request(3, state=State.OUTCOME_UNKNOWN, delivery=Delivery.DIRECT),
        a_request(4, state=State.OUTCOME_UNKNOWN),
        a_request(5, state=State.DONE, handle=handle),
        a_request(6, state=State.WAITING, delivery=Delivery.DIRECT),
    )
    assert going_on.left_going(rows) == (2, 1)
    words = going_on.went_on_in_words(2, 1)
    assert "2 requests were left at the Router" in words
    assert "1 direct run was cut off; it is asked for again with the same key." in words
    assert going_on.went_on_in_words(0, 0) == ""
    assert "keep the window open" in going_on.direct_in_words(1)
    assert going_on.direct_in_words(0) == ""


# --- rows of an account that is not open


@pytest.mark.parametrize(
    ("row", "off", "on"),
    [
        (
            a_request(1, state=State.IN_PROGRESS, handle=Handle("r", "u", "u", "u")),
            {"cancel", "time_limit"},
            {"details"},
        ),
        (a_request(2, state=State.WAITING), {"send_again", "time_limit", "edit"}, {"cancel", "remove", "details"}),
        (
            a_request(3, state=State.GONE, handle=Handle("r", "u", "u", "u")),
            {"check_again"},
            {"run_again", "remove", "edit", "copy_ids"},
        ),
    ],
)
def test_without_its_account_a_row_says_why_it_cannot_reach_the_router(
    row: Request, off: set[str], on: set[str]
) -> None:
    there = {entry.verb: entry for entry in menu_actions(row, Around(NOW))}
    away = {entry.verb: entry for entry in menu_actions(row, Around(NOW, account_here=False))}
    assert there.keys() == away.keys()
    assert {verb for verb in off if away[verb].enabled} == set()
    assert all("not open here" in away[verb].reason for verb in off if there[verb].enabled)
    assert all(away[verb].enabled for verb in on)


def test_a_row_that_nobody_asks_about_does_not_look_as_if_it_were_followed() -> None:
    row = a_request(1, state=State.IN_PROGRESS, answered_at=NOW - 600, next_check_at=NOW - 590)
    away = Around(NOW, account_here=False)
    assert second(row, away).text == "Not asked about: its account is not open here · last answer 10 min ago"
    assert second(row, away).tone == "warn"
    assert next_check(row, away) == "—"
    assert next_check(row, Around(NOW)) == "checking…"
