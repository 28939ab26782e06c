"""What is known about the money of one request: reported, estimated, not reported, or that nothing was charged. No I/O.

The table's words, the ledger and the limits all rest on this. It claims nothing that was not observed: what may have been
charged has bounds, from nothing to the most that was estimated.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from comfy_desk.domain.errors import Charge, explain
from comfy_desk.domain.money import bounds_of, dollars_of
from comfy_desk.domain.request import Request, State

NOTHING = Decimal(0)


class Known(StrEnum):
    REPORTED = "reported"  # the Router named the cost at the end
    ESTIMATED = "estimated"  # only what was quoted before, or with the submit
    UNREPORTED = "unreported"  # neither: it counts as nothing in sums, and is counted apart
    NOT_CHARGED = "not_charged"  # it never ran, and that is known


_RAN = frozenset({State.DONE, State.LATE_RESULT, State.COLLECTING, State.IN_QUEUE, State.IN_PROGRESS, State.SENDING})
"""States in which a run is charged, or will be, as far as anybody can tell; in the others it may have been."""


@dataclass(frozen=True, slots=True)
class Spent:
    """Dollars between `low` and `high`; the same twice where it was reported. `at` is when it was sent."""

    request: str
    account: str
    model: str
    at: float
    known: Known
    low: Decimal = NOTHING
    high: Decimal = NOTHING
    credits: Decimal | None = None  # exact, where it was reported


def spent_of(request: Request) -> Spent | None:
    """None for what was not sent, or waits here again after a refusal that let its key go."""
    at = request.first_sent_at if request.first_sent_at is not None else request.queued_at
    if at is None:
        return None
    return spent_on(
        request.id,
        request.account,
        request.model,
        at,
        request.state,
        request.estimate,
        request.credits,
        not_charged=not_charged(request),
    )


def spent_on(
    request: str,
    account: str,
    model: str,
    at: float,
    state: State,
    estimate: str | None,
    reported: str | None,
    *,
    not_charged: bool,
) -> Spent:
    """The same from the few facts that stay when a request is forgotten."""
    dollars = dollars_of(reported)
    if dollars is not None and reported is not None:
        return Spent(request, account, model, at, Known.REPORTED, dollars, dollars, Decimal(reported))
    if not_charged:
        return Spent(request, account, model, at, Known.NOT_CHARGED)
    bounds = bounds_of(estimate)
    if bounds is None:
        return Spent(request, account, model, at, Known.UNREPORTED)
    low = bounds[0] if state in _RAN else NOTHING
    return Spent(request, account, model, at, Known.ESTIMATED, low, bounds[1])


def not_charged(request: Request) -> bool:
    """Whether it is known that nothing was charged for it, as the row's own words say."""
    if request.state is State.CANCELLED:
        return request.handle is None and not request.maybe_sent
    if request.state is not State.FAILED or request.failure is None:
        return False
    earlier = request.maybe_sent and request.handle is None
    known = explain(
        request.failure, charges_on_policy_rejection=request.charges_on_policy_rejection, maybe_sent=earlier
    )
    return known.charge is Charge.NONE
