"""Admission: all the questions a call is asked before work is accepted, in the order in which the Router asks them.

Whoever, which model, the key, the body's size; then (``examine``) query, provider, JSON, schema, entitlement to the
queue, credits, room. Every "no" is a ``Refusal`` with its answer.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.requests import ClientDisconnect, Request

from .accounts import Account
from .answers import Refusal, error, invalid_body
from .catalogue import OWN_PROVIDER, REGISTERED_PROVIDERS, Model
from .checks import other_model, problems, undeclared
from .house import House
from .runs import Run, digest


@dataclass(frozen=True, slots=True)
class Call:
    """One call with a body, from a known account to a known model. ``fingerprint`` is what an idempotency key is tied
    to.
    """

    account: Account
    model: Model
    data: bytes
    key: str | None
    fingerprint: str
    query: Mapping[str, str]


def account_of(house: House, request: Request) -> Account:
    account = house.accounts.of(request)
    if account is None:
        raise Refusal(error(401, "unauthorized", "A valid key is needed: send it as X-API-Key."))
    limit = house.settings.rate_per_minute
    if limit is not None and (wait := account.over_rate(house.clock.now(), limit)):
        raise Refusal(error(429, "rate_limited", f"{limit} calls a minute are spent.", retry_after=wait))
    return account


def model_of(house: House, request: Request, account: Account) -> Model:
    model_id = f"{request.path_params['provider']}/{request.path_params['model']}"
    model = house.catalogue.models.get(model_id)
    if model is None:
        raise Refusal(error(404, "model_not_found", house.catalogue.missing(model_id)))
    if account.kind == "forbidden":
        raise Refusal(error(403, "forbidden", "This key is not entitled to this model."))
    return model


async def receive_call(house: House, request: Request) -> Call:
    account = account_of(house, request)
    model = model_of(house, request, account)
    key = request.headers.get("idempotency-key")
    if key is not None and not 1 <= len(key) <= 255:
        raise Refusal(error(400, "invalid_input", "An Idempotency-Key has 1 to 255 characters."))
    data = await _body(request, house.settings.max_body_bytes)
    path = f"{request.method} {request.url.path}?{request.url.query}".encode()
    return Call(account, model, data, key, digest(path + b"\n" + data), dict(request.query_params))


async def _body(request: Request, limit: int) -> bytes:
    """The whole body; one that is too large is read to its end and thrown away, so that the caller gets to hear why."""
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size <= limit:
                parts.append(part)
            elif size > 4 * limit:
                break
    except ClientDisconnect:
        # Nobody listens any more; the answer only keeps the server's books straight.
        raise Refusal(error(503, "client_disconnected", "The caller went away.")) from None
    if size > limit:
        raise Refusal(error(413, "invalid_input", f"The body is larger than {limit} bytes."))
    return b"".join(parts)


async def examine(house: House, call: Call, *, queued: bool) -> Run:
    """The run this call asks for, not yet admitted. Raises Refusal; nothing was accepted then."""
    if queued and call.account.kind == "noqueue":
        raise Refusal(error(403, "not_enabled", "The queue is not switched on for this key; the direct route is."))
    provider = _provider(call)
    strict = _flag(call, "strict_mode") and provider != ""
    body = await house.in_pool(_parsed, call.data)
    found = await house.in_pool(_findings, house, call, body, strict)
    if found:
        raise Refusal(invalid_body(found))
    if queued and not call.model.queueable:
        detail = "This model answers with bytes and cannot be queued; run it on the direct route."
        raise Refusal(error(403, "not_enabled", detail))
    run = house.new_run(call.account, call.model, body, call.data, call.key)
    run.provider = provider
    if provider and not strict:
        lost = call.model.lost_elsewhere or {}
        run.dropped = tuple(f"{name} ({why})" for name, why in lost.items() if name in body)
    return run


def afford(house: House, run: Run, *, queued: bool) -> None:
    """Whether there are credits and room for it now. Raises Refusal."""
    account = run.account
    house.settle()
    if account.micros - account.committed < run.price or (account.micros == 0 and run.price == 0):
        raise Refusal(error(402, "insufficient_credits", "There are not enough credits for this run."))
    line = house.lines[run.model.id]
    if queued and (account.kind == "crowded" or line.unfinished(account.name) >= house.settings.backlog):
        raise Refusal(error(429, "queue_backlog_full", "Too many of your requests wait already.", retry_after=5))
    running = [r for r in line.running if r.direct and r.account is account]
    if not queued and len(running) >= house.settings.direct_limit:
        raise Refusal(error(429, "concurrency_limit_exceeded", "Too many of your calls run at once.", retry_after=2))
    limit = house.settings.committed_limit_cents
    if limit is not None and (account.committed + run.price) // 10_000 > limit:
        headers = spend_headers(house, account)
        raise Refusal(
            error(
                429,
                "concurrency_limit_exceeded",
                "The spend in flight is at its limit.",
                retry_after=2,
                headers=headers,
            )
        )


def spend_headers(house: House, account: Account) -> dict[str, str]:
    """US cents in flight, while that gate is switched on."""
    limit = house.settings.committed_limit_cents
    if limit is None:
        return {}
    current = account.committed // 10_000
    return {
        "X-Committed-Spend-Limit": str(limit),
        "X-Committed-Spend-Current": str(current),
        "X-Committed-Spend-Remaining": str(max(0, limit - current)),
    }


def _flag(call: Call, name: str) -> bool:
    value = call.query.get(name, "false")
    if value not in ("true", "false"):
        raise Refusal(error(400, "invalid_input", f"{name} is true or false."))
    return value == "true"


def _provider(call: Call) -> str:
    """The alternate provider that was asked for; empty for the model's own."""
    named = call.query.get("model_provider", "")
    if named in ("", *OWN_PROVIDER):
        return ""
    if named not in REGISTERED_PROVIDERS:
        raise Refusal(error(400, "invalid_input", f"There is no provider {named[:60]}."))
    if named not in call.model.alternates:
        raise Refusal(error(400, "invalid_input", f"{named} does not serve {call.model.id}."))
    return named


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


def _parsed(data: bytes) -> Any:
    try:
        return json.loads(data, parse_constant=_no_constant)
    except (ValueError, RecursionError) as exc:
        raise Refusal(error(400, "invalid_input", "The body is not readable as JSON.")) from exc


def _findings(house: House, call: Call, body: Any, strict: bool) -> list[dict[str, Any]]:
    found = problems(house.validators[call.model.id], body) if not isinstance(body, dict) or not strict else []
    if isinstance(body, dict):
        found += other_model(call.model.id, body)
        if _flag(call, "reject_unknown_fields") and not strict:
            found += undeclared(call.model.request, body)
    return found
