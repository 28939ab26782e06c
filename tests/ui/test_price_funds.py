"""Funds in the status line: the balance with its age, what is in flight, today's sum, and where funds are added."""

from __future__ import annotations

from decimal import Decimal

import pytest

from comfy_desk.domain.account import DEFAULT_ORIGIN, Account
from comfy_desk.domain.events import AccountChanged
from comfy_desk.domain.money import Committed
from comfy_desk.services.spending import Today
from comfy_desk.ui.funds import balance_in_words, flight_in_words, funds_in_full, funds_page, today_in_words
from comfy_desk.ui.status_line import StatusLine
from comfy_desk.ui.wording import Counts

NOW = 1_700_000_000.0
OWN = Account("a", "My studio", DEFAULT_ORIGIN)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({}, ""),
        ({"balance_missed": True}, "Balance not known"),
        ({"balance": "$12.30", "balance_at": NOW - 5}, "Balance $12.30"),
        ({"balance": "$12.30", "balance_at": NOW - 72}, "Balance $12.30, 1 min ago"),
        ({"balance": "$12.30", "balance_at": NOW - 119}, "Balance $12.30, 1 min ago"),
        ({"balance": "$12.30", "balance_at": NOW - 5, "balance_missed": True}, "Balance was $12.30, under 1 min ago"),
        ({"balance": "$12.30", "balance_at": NOW - 240}, "Balance $12.30, 4 min ago"),
        ({"balance": "$12.30", "balance_at": NOW - 3000, "balance_missed": True}, "Balance was $12.30, 50 min ago"),
    ],
)
def test_the_balance_is_told_with_its_age_and_never_as_newer_than_it_is(facts, words):
    assert balance_in_words(AccountChanged("a", **facts), NOW) == words


def test_what_is_held_back_is_the_newest_word_of_the_router():
    state = AccountChanged(
        "a", balance="$12.30", balance_at=NOW, committed=Committed(5000, 120, 4880), committed_at=NOW - 30
    )
    assert flight_in_words(state, NOW) == "in flight $1.20"
    assert flight_in_words(state, NOW + 3600) == ""
    told = funds_in_full(state, NOW, funds_page(OWN))
    assert "2,595.30 credits" in told
    assert "$1.20 of at most $50.00, 30 s ago" in told
    assert "platform.comfy.org" in told


def test_the_age_of_the_balance_moves_nothing_beside_it(qtbot):
    line = StatusLine()
    qtbot.addWidget(line)
    line.resize(1200, 28)
    line.show()
    line.set_account(OWN)
    places = []
    for age in (0, 72, 3500, 9000):
        state = AccountChanged("a", balance="$12.30", balance_at=NOW - age)
        line.show_state(state, False, Counts(), NOW, today=Today(Decimal("1.6")))
        line.grab()
        places.append((line._today.geometry(), line._balance.geometry()))
    assert len(set(map(str, places))) == 1


def test_only_a_page_that_is_known_is_offered():
    assert funds_page(OWN).startswith("https://")
    assert funds_page(Account("b", "Own server", "https://router.test")) == ""
    assert funds_page(Account("p", "Practice", DEFAULT_ORIGIN, practice=True)) == ""
    assert "not known here" in funds_in_full(AccountChanged("b", balance="3 EUR"), NOW, "")


def test_today_and_balance_lead_on_and_give_way_where_room_is_short(qtbot):
    line = StatusLine()
    qtbot.addWidget(line)
    line.resize(1200, 28)
    line.show()
    line.set_account(OWN)
    pressed: list[str] = []
    line.fundsClicked.connect(lambda: pressed.append("funds"))
    line.ledgerClicked.connect(lambda: pressed.append("ledger"))
    state = AccountChanged(
        "a", balance="$12.30", balance_at=NOW, committed=Committed(5000, 120, 4880), committed_at=NOW
    )
    line.show_state(state, False, Counts(running=1), NOW, today=Today(Decimal("1.6"), unpriced=2))
    assert line.words.endswith("Today $1.60 · Balance $12.30 · in flight $1.20")
    assert "2 of today" in line._today.toolTip()
    line._today.click()
    line._balance.click()
    assert pressed == ["ledger", "funds"]
    line.show_state(state, False, Counts(), NOW, today=Today())
    assert line.words.endswith("Balance $12.30")  # nothing is in flight any more
    assert today_in_words(Today()) == ""
    assert today_in_words(Today(Decimal("1.6"), unsure=Decimal("1.2"))) == "Today $0.40–1.60"
    line.resize(200, 28)
    assert line._balance.isHidden()
    assert "Balance $12.30" in line.toolTip()
