"""How a failed request is tried once more without being paid twice: under its key, by asking, or as a new one. Pure."""

from __future__ import annotations

from enum import Enum

from comfy_desk.domain.errors import Action, explain
from comfy_desk.domain.request import Delivery, Request, State


class Retry(Enum):
    SAME_KEY = "same key"  # it never ran, or what became of it is found under the key
    ASK = "ask"  # it may be known at the Router: asking costs nothing
    EDIT = "edit"  # as it is it would fail again
    NEW = "new"  # it ended: another try is another request


_SEND = frozenset({Action.SEND_AGAIN, Action.ADD_CREDITS, Action.WAIT})


def retry_of(request: Request, now: float) -> Retry:
    """Of one that failed. Its key may be too old to keep it from running once more: then it is as good as a new one."""
    wanted = _wanted(request)
    return Retry.NEW if wanted is Retry.SAME_KEY and not request.key_protects(now) else wanted


def _wanted(request: Request) -> Retry:
    failure = request.failure
    if failure is None or request.state is not State.FAILED:
        return Retry.NEW
    if request.adopted:
        return Retry.ASK if request.raw_path is None else Retry.NEW
    if request.delivery is Delivery.DIRECT and request.handle is None and failure.status == 504:
        return Retry.SAME_KEY
    wanted = explain(failure, charges_on_policy_rejection=request.charges_on_policy_rejection).action
    if wanted is Action.EDIT:
        return Retry.EDIT
    if wanted in _SEND and request.handle is None:
        return Retry.SAME_KEY
    if wanted is Action.CHECK_AGAIN and request.handle is not None and request.raw_path is None:
        return Retry.ASK
    return Retry.NEW
