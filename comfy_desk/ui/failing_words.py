"""Why a request failed, and what is known about its charge, in words. Pure; never more than was observed."""

from __future__ import annotations

import re

from comfy_desk.domain.errors import Bucket, Failure, explain
from comfy_desk.domain.request import Delivery, Request, State
from comfy_desk.ui.phrases import cost_of, tr
from comfy_desk.ui.told import told


def as_line(sentence: str) -> str:
    """A sentence as a line of the table: one that stands alone needs no full stop."""
    return sentence[:-1] if sentence.endswith(".") and sentence.count(". ") == 0 else sentence


def why(request: Request) -> str:
    """Why it failed, in one line."""
    if request.failure is None:
        return tr("Failed")
    if can_run_directly(request):
        return tr("It cannot wait in the queue")
    if request.failure.bucket == Bucket.NOT_ENABLED and request.delivery is Delivery.DIRECT:
        return tr("Neither the queue nor a direct run takes it")
    return as_line(known_failure(request.failure, request))


def known_failure(failure: Failure, request: Request) -> str:
    """Our sentence for a failure; a word of the Router that is not known here is quoted as one."""
    known = explain(failure, charges_on_policy_rejection=request.charges_on_policy_rejection).sentence
    strange = _STRANGE.fullmatch(known)
    if strange is None:
        return told(known)
    return tr("Failed, for a reason this version does not know ({name}).").format(name=strange[1])


_STRANGE = re.compile(r"Failed \((.*)\)\.", re.DOTALL)

_REASON_IS_THEIRS = frozenset(
    {Bucket.INVALID_INPUT, Bucket.CONTENT_POLICY_VIOLATION, Bucket.PROVIDER_ERROR, Bucket.MODEL_NOT_FOUND}
)
"""Failures of which the model, or the Router about it, says more than we can."""


def reason(request: Request) -> str:
    """The model's own words for why it refused or failed; "" where it gave none."""
    failure = request.failure
    if failure is None or request.state is not State.FAILED or failure.bucket not in _REASON_IS_THEIRS:
        return ""
    told = failure.upstream_detail or failure.detail
    if not told and failure.fields:
        problem = failure.fields[0]
        told = f"{'.'.join(str(part) for part in problem.loc)}: {problem.message}"
    return " ".join(told.split())


def can_run_directly(request: Request) -> bool:
    """Refused by the queue alone, and certainly not sent otherwise: the held connection is another way."""
    failure = request.failure
    refused = request.state is State.FAILED and failure is not None and failure.bucket == Bucket.NOT_ENABLED
    queued = request.delivery is Delivery.QUEUED  # else that was tried, and refused as well
    return refused and queued and request.handle is None and not request.maybe_sent


def charge(request: Request) -> str:
    """What is known about the charge of a request that gave no result; never more than was observed."""
    if request.credits is not None:
        return tr("The Router reports {cost}.").format(cost=cost_of(request.credits))
    if request.state is State.CANCELLED and request.handle is None and not request.maybe_sent:
        return tr("It was not sent: not charged.") if request.sends == 0 else tr("It never ran: not charged.")
    if request.state is State.FAILED and request.failure is not None:
        known = explain(
            request.failure,
            charges_on_policy_rejection=request.charges_on_policy_rejection,
            maybe_sent=request.maybe_sent and request.handle is None,
        )
        return tr(known.charge_sentence)
    return tr("Nothing was reported about a charge.")
