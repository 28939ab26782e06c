"""What there is to spend, in words: the balance with its age, what is held back for calls in flight, where funds are added.

What is old, or could not be read, is said to be so. Nothing is asked here.
"""

from __future__ import annotations

from decimal import Decimal, InvalidOperation

from comfy_desk.domain.account import DEFAULT_ORIGIN, Account
from comfy_desk.domain.events import AccountChanged
from comfy_desk.domain.money import CREDITS_PER_DOLLAR
from comfy_desk.services.spending import Today, basis_of
from comfy_desk.ui.phrases import decimal, dollar_range, dollars, money, span, tr
from comfy_desk.ui.told import told

CREDITS_PAGE = "https://platform.comfy.org"

NO_FUNDS_NEEDED = "Practice money: nothing needs to be added."
NO_FUNDS_PAGE = "Where funds are added for this server is not known here."

_FRESH = 600.0
"""Seconds for which what is in flight is worth a place in the line: it changes with every call."""


def funds_page(account: Account) -> str:
    """Where funds of this account are added; "" where nobody here knows."""
    return CREDITS_PAGE if not account.practice and account.origin == DEFAULT_ORIGIN else ""


def _age(seconds: float) -> str:
    """In minutes at least: a line that is always in sight does not count seconds."""
    if seconds < 60:
        return tr("under 1 min")
    return span(seconds) if seconds >= 100 * 60 else tr("{n} min").format(n=int(seconds // 60))


def balance_at_most(balance: str) -> str:
    """The longest words of a balance that is asked for now and then: they have their room from the start."""
    return tr("Balance {amount}, {age} ago").format(amount=money(balance), age=tr("00 min"))


def balance_in_words(state: AccountChanged, now: float) -> str:
    """ "Balance $12.30, 4 min ago"; "" where nothing was asked yet."""
    if state.balance is None:
        return tr("Balance not known") if state.balance_missed else ""
    age = max(0.0, now - state.balance_at) if state.balance_at is not None else 0.0
    if state.balance_missed:
        return tr("Balance was {amount}, {age} ago").format(amount=money(state.balance), age=_age(age))
    if age < 60:
        return tr("Balance {amount}").format(amount=money(state.balance))
    return tr("Balance {amount}, {age} ago").format(amount=money(state.balance), age=_age(age))


def flight_in_words(state: AccountChanged, now: float) -> str:
    """ "in flight $1.20"; "" where the Router named nothing lately, or nothing is held back."""
    held = state.committed
    if held is None or held.current <= 0 or state.committed_at is None or now - state.committed_at > _FRESH:
        return ""
    return tr("in flight {amount}").format(amount=_cents(held.current))


def funds_in_full(state: AccountChanged, now: float, page: str, *, practice: bool = False) -> str:
    """For whoever rests the pointer on it."""
    lines = []
    if state.balance is None:
        lines.append(tr("The balance could not be read. That says nothing about what is in the account."))
    elif state.balance_missed:
        lines.append(tr("It was asked for since, and no answer came: it may be another by now."))
    if (worth := _in_credits(state.balance)) is not None:
        lines.append(tr("{n} credits").format(n=worth))
    held = state.committed
    if held is not None and state.committed_at is not None:
        words = tr("Held back by the Router for calls in flight: {current} of at most {limit}, {age} ago.")
        age = span(max(0.0, now - state.committed_at))
        lines.append(words.format(current=_cents(held.current), limit=_cents(held.limit), age=age))
    if practice:
        lines.append(tr(NO_FUNDS_NEEDED))
    elif page:
        lines.append(tr("Click to add funds at {page}").format(page=page.partition("://")[2]))
    else:
        lines.append(tr(NO_FUNDS_PAGE))
    return "\n".join(lines)


def today_in_words(today: Today) -> str:
    """ "Today $1.60", or "Today $0.40–1.60", of what is known; "" where nothing is."""
    if not today.sent:
        return ""
    return tr("Today {amount}").format(amount=dollar_range(today.sent - today.unsure, today.sent))


def today_in_full(today: Today) -> str:
    return "\n".join((told(basis_of(today)), tr("Click for the ledger")))


def _cents(cents: int) -> str:
    return dollars(Decimal(cents) / 100)


def _in_credits(balance: str | None) -> str | None:
    """What dollars are in credits; None for other currencies."""
    if balance is None or not balance.startswith("$"):
        return None
    try:
        return decimal(Decimal(balance[1:].replace(",", "")) * CREDITS_PER_DOLLAR, 2)
    except InvalidOperation:
        return None
