"""The recipes of chaos: what can go wrong with one call, as a fault that fits its route. Pure; ``chaos.py`` throws the dice.

Every recipe keeps to what a real Router, gateway or line could do. A refusal that would let the idempotency key go
(``refusal``) is only made where nothing was admitted under the key, since the Router looks the key up first.
"""

import calendar
import email.utils
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .faults import ROUTES, Fault

_ELSEWHERE = "http://127.0.0.1:9/"
_READS = frozenset({"status", "result"})
_PAID = frozenset({"submit", "run"})
_ALL = frozenset(ROUTES)
_DOCUMENTS = _ALL - {"asset"}


@dataclass(frozen=True, slots=True)
class Scene:
    """One call before its answer. ``longest`` bounds every pace and every silence, in seconds; ``finished`` says whether
    the request it is about has ended, so that nothing is left to wait for.
    """

    route: str
    model: str | None
    request_id: str | None
    base_url: str
    longest: float
    finished: bool = False


_Make = Callable[[random.Random, Scene], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Recipe:
    """``weight`` is its share among those that fit; ``most`` how often in a row it may befall one request."""

    name: str
    routes: frozenset[str]
    weight: float
    make: _Make
    most: int = 1_000
    releases_key: bool = False
    while_unfinished: bool = False

    def fault(self, dice: random.Random, scene: Scene) -> Fault:
        return Fault(route=scene.route, **self.make(dice, scene))


def pace(dice: random.Random, longest: float) -> str | None:
    """A Retry-After in any of the forms that are met: whole, fraction, three kinds of date, none, zero, nonsense."""
    moment = time.gmtime(int(time.time()) + dice.randint(2, max(2, int(longest))))
    forms = (
        lambda: str(dice.randint(1, max(1, int(longest)))),
        lambda: f"{dice.uniform(0.3, longest):.3f}",
        lambda: email.utils.formatdate(calendar.timegm(moment), usegmt=True),
        lambda: time.strftime("%A, %d-%b-%y %H:%M:%S GMT", moment),
        lambda: time.strftime("%a %b %d %H:%M:%S %Y", moment),
        lambda: None,
        lambda: dice.choice(("0", "0.0", "-5", "", "soon", "5, 10", "nan", "1_0")),
    )
    return dice.choice(forms)()


def _silence(dice: random.Random, scene: Scene) -> float:
    return round(dice.uniform(0.05, scene.longest), 3)


def _accepted_first(dice: random.Random, scene: Scene) -> bool:
    """Whether the call reaches the Router before its answer is lost: matters where it acts."""
    return scene.route in ("submit", "cancel", "run") and dice.random() < 0.5


def _drop(kind: str) -> _Make:
    return lambda dice, scene: {"kind": kind, "reset": dice.random() < 0.5}


def _stall(dice: random.Random, scene: Scene) -> dict[str, Any]:
    return {"kind": "stall", "seconds": _silence(dice, scene), "after": _accepted_first(dice, scene)}


def _spoilt(kind: str) -> _Make:
    def make(dice: random.Random, scene: Scene) -> dict[str, Any]:
        framing = dice.choice(("length", "chunked", "close"))
        return {"kind": kind, "fraction": dice.uniform(0.0, 0.95), "framing": framing, "seconds": _silence(dice, scene)}

    return make


def _page(dice: random.Random, scene: Scene) -> dict[str, Any]:
    return {"kind": "html", "status": dice.choice((200, 502, 503, 520)), "after": _accepted_first(dice, scene)}


def _nothing(dice: random.Random, scene: Scene) -> dict[str, Any]:
    return {"kind": "empty", "status": dice.choice((200, 502)), "after": _accepted_first(dice, scene)}


def _half_a_document(dice: random.Random, scene: Scene) -> dict[str, Any]:
    body = dice.choice(('{"status": "IN_PR', "[", "nul", '{"request_id": '))
    return {"kind": "malformed", "body": body, "after": _accepted_first(dice, scene)}


def _redirect(dice: random.Random, scene: Scene) -> dict[str, Any]:
    return {"kind": "redirect", "status": dice.choice((302, 307, 308)), "location": _ELSEWHERE}


def _passing(dice: random.Random, scene: Scene) -> dict[str, Any]:
    """The Router's own faults that pass, and the busy signs of the routes that act."""
    choices = [
        (503, "service_unavailable"),
        (500, "internal_error"),
        (500, "solar_flare"),
        (500, "client_disconnected"),
    ]
    if scene.route in _PAID:
        choices += [(409, "concurrency_limit_exceeded"), (429, "concurrency_limit_exceeded")]
    if scene.route == "submit":
        choices.append((429, "queue_backlog_full"))
    status, bucket = dice.choice(choices)
    told = pace(dice, scene.longest)
    if status == 409 and told is None:
        told = "1"
    after = status >= 500 and _accepted_first(dice, scene)
    return {"kind": "status", "status": status, "bucket": bucket, "retry_after": told, "after": after}


def _spent(dice: random.Random, scene: Scene) -> dict[str, Any]:
    return {"kind": "status", "status": 429, "bucket": "rate_limited", "retry_after": pace(dice, scene.longest)}


def _refusal(dice: random.Random, scene: Scene) -> dict[str, Any]:
    choices = [
        (400, "invalid_input"),
        (400, "content_policy_violation"),
        (402, "insufficient_credits"),
        (402, "insufficient_credits"),
        (403, "not_enabled"),
        (404, "model_not_found"),
        (422, "invalid_input"),
    ]
    if scene.route == "run":
        choices.remove((403, "not_enabled"))
    status, bucket = dice.choice(choices)
    if status != 422:
        return {"kind": "status", "status": status, "bucket": bucket}
    body = '{"detail":[{"loc":["body","prompt"],"msg":"This will not do.","type":"value_error"}]}'
    named = {"X-Comfy-Error-Type": bucket, "X-Comfy-Request-Id": f"{dice.getrandbits(64):016x}"}
    return {"kind": "answer", "status": 422, "body": body, "headers": named}


def _key(dice: random.Random, scene: Scene) -> dict[str, Any]:
    return {"kind": "status", "status": 401, "bucket": "unauthorized"}


def _lag(dice: random.Random, scene: Scene) -> dict[str, Any]:
    return {"kind": "status", "status": 404, "bucket": "request_not_found"}


def _stale(dice: random.Random, scene: Scene) -> dict[str, Any]:
    """An answer of a replica that has not heard of the news."""
    merge: dict[str, Any] = {"status": dice.choice(("IN_QUEUE", "IN_PROGRESS"))}
    if merge["status"] == "IN_QUEUE":
        merge["queue_position"] = dice.randint(0, 40)
        return {"kind": "alter", "merge": merge, "remove": ["error_type"]}
    return {"kind": "alter", "merge": merge, "remove": ["error_type", "queue_position"]}


def _words(dice: random.Random, scene: Scene) -> dict[str, Any]:
    """A true answer with what nobody expects in it."""
    return dice.choice(
        (
            {"kind": "alter", "merge": {"status": dice.choice(("PAUSED", "RETRYING", "in_queue", "Ω", ""))}},
            {"kind": "alter", "merge": {"status": dice.choice((None, 7, ["IN_QUEUE"], {}))}},
            {"kind": "alter", "merge": {"queue_position": dice.choice((-1, 2**70, "3", None, 1.5, 12000))}},
            {"kind": "alter", "merge": {"request_id": "00000000-0000-4000-8000-000000000000", "status": "COMPLETED"}},
            {"kind": "alter", "merge": {"status_url": "http://127.0.0.2:9/", "more": {"queue_position": 1}}},
            {"kind": "alter", "body": dice.choice(("{}", "[]", "null", '"IN_QUEUE"', '{"status":"COMPLETED"}'))},
        )
    )


def _another_pace(dice: random.Random, scene: Scene) -> dict[str, Any]:
    return {"kind": "alter", "headers": {"Retry-After": pace(dice, scene.longest)}}


def _addresses(dice: random.Random, scene: Scene) -> dict[str, Any]:
    """A handle whose addresses are missing, relative, or somebody else's."""
    names = ["status_url", "response_url", "cancel_url"]
    if dice.random() < 0.4:
        return {"kind": "alter", "remove": dice.sample(names, dice.randint(1, 3))}
    foreign = ("http://127.0.0.2:9/v2/models/a/b/requests/c", "/requests/c", "https://", 7, None)
    return {"kind": "alter", "merge": {dice.choice(names): dice.choice(foreign)}}


def _pending(dice: random.Random, scene: Scene) -> dict[str, Any]:
    """The result route has not heard of the end yet."""
    own = f"{scene.base_url}/v2/models/{scene.model}/requests/{scene.request_id}"
    body = (
        f'{{"request_id":"{scene.request_id}","status":"IN_PROGRESS","status_url":"{own}/status",'
        f'"response_url":"{own}","cancel_url":"{own}/cancel"}}'
    )
    call_id = {"X-Comfy-Request-Id": f"{dice.getrandbits(64):016x}"}
    return {"kind": "answer", "status": 202, "body": body, "retry_after": "1", "headers": call_id}


def _deadline(dice: random.Random, scene: Scene) -> dict[str, Any]:
    told = str(dice.randint(1, max(1, int(scene.longest))))
    return {"kind": "status", "status": 504, "bucket": "deadline_exceeded", "retry_after": told, "after": True}


def _dead_link(dice: random.Random, scene: Scene) -> dict[str, Any]:
    code = dice.choice(("ExpiredToken", "AccessDenied", "NoSuchKey"))
    body = f'<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>{code}</Code><Message>Gone.</Message></Error>'
    status = dice.choice((403, 404, 410))
    return {"kind": "answer", "status": status, "body": body, "content_type": "application/xml"}


def _storage(dice: random.Random, scene: Scene) -> dict[str, Any]:
    return {"kind": "answer", "status": dice.choice((429, 500, 503)), "body": "busy", "content_type": "text/plain"}


RECIPES = (
    Recipe("drop_before", _ALL, 2, _drop("drop_before")),
    Recipe("drop_after", _ALL, 3, _drop("drop_after")),
    Recipe("stall", _ALL, 1, _stall),
    Recipe("stall_body", _ALL, 1, _spoilt("stall_body")),
    Recipe("truncated", _ALL, 2, _spoilt("truncated")),
    Recipe("drip", _ALL, 1, lambda dice, scene: {"kind": "drip", "seconds": _silence(dice, scene)}),
    Recipe("delay", _ALL, 1, lambda dice, scene: {"kind": "delay", "seconds": _silence(dice, scene)}),
    Recipe("html", _ALL, 1, _page),
    Recipe("empty", _ALL, 1, _nothing),
    Recipe("malformed", _DOCUMENTS, 1, _half_a_document),
    Recipe("redirect", _ALL, 0.5, _redirect),
    Recipe("status", _DOCUMENTS, 4, _passing),
    Recipe("rate_limited", _DOCUMENTS, 0.3, _spent, most=1),
    Recipe("refusal", _PAID, 1, _refusal, most=1, releases_key=True),
    Recipe("key", _PAID | _READS | {"cancel"}, 0.1, _key, most=1),
    Recipe("lag", _READS | {"cancel"}, 1, _lag, most=2),
    Recipe("stale", frozenset({"status"}), 2, _stale),
    Recipe("words", frozenset({"status"}), 2, _words),
    Recipe("pace", frozenset({"submit", "status"}), 3, _another_pace, while_unfinished=True),
    Recipe("addresses", frozenset({"submit"}), 1, _addresses),
    Recipe("pending", frozenset({"result"}), 1, _pending),
    Recipe("deadline", frozenset({"run"}), 2, _deadline),
    Recipe("dead_link", frozenset({"asset"}), 2, _dead_link),
    Recipe("storage", frozenset({"asset"}), 1, _storage),
)
#: The last two befall runs and not calls: a bad end, and a cancel that goes another way than the model's.
KINDS = (*(recipe.name for recipe in RECIPES), "ending", "cancelling")
