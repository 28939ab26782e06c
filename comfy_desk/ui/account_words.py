"""What the window says of an account: how it stands, where its key is kept, what its requests wait for. Pure functions.

No key is ever part of a word here. What a row of an account says stands in `wording` and `waiting_words`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from comfy_desk.domain.account import Account, origin_of
from comfy_desk.domain.events import AccountChanged
from comfy_desk.services.api import AccountFacts
from comfy_desk.ui.around import Said
from comfy_desk.ui.phrases import counted, money, span, time_of_day, tr

FROM_ENVIRONMENT = (
    "This account comes from the environment (COMFY_ROUTER_BASE_URL, COMFY_API_KEY). "
    "It is changed there, and read again when the program starts."
)

KEPT_FROM_ENVIRONMENT = "Its key comes from COMFY_API_KEY in the environment. It is changed there, not here."


def label_of(account_id: str, accounts: Iterable[Account]) -> str:
    """The account's name; where it is gone, that it is."""
    return next((one.label for one in accounts if one.id == account_id), tr("an account that is not here any more"))


def shortened(label: str, most: int = 40) -> str:
    """A name for a place with little room."""
    return label if len(label) <= most else f"{label[: most - 1]}…"


def state_of(facts: AccountFacts, state: AccountChanged, now: float) -> Said:
    """How it stands with one account, the worst first."""
    if state.needs_key:
        return Said(
            tr("Needs a key") if not facts.key_place else tr("The Router does not accept its key"), "warn", "key"
        )
    if state.offline_since is not None:
        since = time_of_day(state.offline_since, now)
        return Said(tr("Offline since {time}; trying again by itself").format(time=since), "warn", "offline")
    if state.needs_credits:
        return Said(tr("Needs credits; what waits for them is kept"), "warn", "credits")
    if state.paused_until is not None and state.paused_until > now:
        left = span(max(1, state.paused_until - now))
        return Said(tr("The Router asked for a pause: {span}").format(span=left), "warn", "clock")
    return Said(tr("Ready"), "dim", "check")


def key_words(place: str, keyring: str = "") -> str:
    """Where its key is kept; `keyring` is the name of the system's own, where it is known."""
    if place == "keyring":
        return tr("In {name}").format(name=keyring or tr("the system's keyring"))
    if place == "session":
        return tr("Only until this program closes; it is in no keyring")
    if place == "environment":
        return tr("From COMFY_API_KEY in the environment")
    return tr("None")


def address_words(account: Account) -> str:
    if account.practice:
        return tr("{address} (practice, on this computer)").format(address=account.origin)
    return account.origin


def balance_words(state: AccountChanged, now: float) -> str:
    """ "$12.30, 4 min ago"; "not known yet" where nobody answered."""
    if state.balance is None:
        return tr("not known yet")
    if state.balance_at is None or now - state.balance_at < 60:
        return money(state.balance)
    return tr("{balance}, {age} ago").format(balance=money(state.balance), age=span(now - state.balance_at))


def unfinished_words(number: int) -> str:
    return counted(number, "{n} has not ended", "{n} have not ended") if number else tr("none under way")


def why_not_removed(facts: AccountFacts, of_all: int) -> str:
    """Why the account cannot be taken out of the list; "" where it can."""
    if facts.account.environment:
        return FROM_ENVIRONMENT
    if facts.account.practice:
        return tr("The practice Router has this one account.")
    if of_all <= 1:
        return tr("It is the only account.")
    if facts.unfinished:
        return counted(
            facts.unfinished,
            "It stays while {n} of its requests has not ended: no other account could collect it.",
            "It stays while {n} of its requests have not ended: no other account could collect them.",
        )
    return ""


def why_key_stays(facts: AccountFacts) -> str:
    """Why its key cannot be replaced here; "" where it can."""
    if facts.account.practice:
        return tr("The practice Router has a key of its own; it costs nothing.")
    return tr(KEPT_FROM_ENVIRONMENT) if facts.key_place == "environment" else ""


def needs(
    accounts: Iterable[Account],
    chosen: str,
    state: Callable[[str], AccountChanged],
    unfinished: Callable[[str], int],
) -> tuple[tuple[str, str], ...]:
    """Id and words of each account beside the chosen one whose requests wait for something that the artist has."""
    found = []
    for account in accounts:
        if account.id == chosen or account.practice:
            continue
        of_it = state(account.id)
        needed = tr("{name} needs credits") if of_it.needs_credits else ""
        words = tr("{name} needs its key") if of_it.needs_key else needed
        if words and unfinished(account.id):
            found.append((account.id, words.format(name=shortened(account.label, 24))))
    return tuple(found)


def address_problem(url: str) -> str:
    """Why this cannot be the address of a Router, in one sentence; "" where it can. Nothing typed is the usual one."""
    text = url.strip()
    if not text:
        return ""
    scheme, colon, rest = text.partition("://")
    if not colon or scheme.lower() not in ("http", "https"):
        return tr("An address begins with https://.")
    if "@" in rest.partition("/")[0]:
        return tr("An address must not carry a user name or a password.")
    try:
        origin = origin_of(text)
    except ValueError:
        return tr("This is not the address of a Router.")
    if any(sign.isspace() or not sign.isprintable() for sign in text):
        return tr("There is a space in this address.")
    if rest.partition("/")[2] or "?" in rest or "#" in rest:
        return tr("Give the address alone, without anything after its name and port.")
    if origin.startswith("http://") and not _on_this_machine(origin):
        return tr("It must begin with https://, or the key could be read on the way. Only this computer is excepted.")
    return ""


def _on_this_machine(origin: str) -> bool:
    host = origin.partition("://")[2]
    return host.partition(":")[0] in ("127.0.0.1", "localhost") or host.partition("]")[0] == "[::1"
