"""The queue's four routes: submit, status, result, cancel."""

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from .admission import Call, account_of, afford, examine, model_of, receive_call, spend_headers
from .answers import error, not_the_callers, plain
from .house import House
from .keys import Tie
from .prices import quote
from .results import result_of
from .runs import COMPLETED, Run


def _handle(house: House, run: Run) -> dict[str, Any]:
    """Identity, state and the three addresses, as every read of an unfinished request gives them."""
    own = f"{house.base_url}/v2/models/{run.model.id}/requests/{run.id}"
    body: dict[str, Any] = {"request_id": run.id, "status": run.state}
    if (position := house.position(run)) is not None:
        body["queue_position"] = position
    return {**body, "status_url": f"{own}/status", "response_url": own, "cancel_url": f"{own}/cancel"}


async def submit(request: Request) -> Response:
    house: House = request.app.state.house
    call = await receive_call(house, request)
    if call.key is None:
        return await _admit(house, call, None)
    house.counts.saw_key(call)
    tie = house.keys.known(call.account.name, call.key, house.settings.key_lifetime)
    if tie is not None:
        return _again(house, call, tie)
    tie = house.keys.reserve(call.account.name, call.key, call.fingerprint)
    try:
        return await _admit(house, call, tie)
    finally:
        if tie.run is None:
            house.keys.release(call.account.name, call.key)


async def _admit(house: House, call: Call, tie: Tie | None) -> Response:
    run = await examine(house, call, queued=True)
    if house.settings.admission_seconds:
        await asyncio.sleep(house.settings.admission_seconds)
    afford(house, run, queued=True)
    house.admit(run)
    if tie is not None:
        tie.run = run
    body = _handle(house, run)
    if house.settings.submit_estimate:
        body["estimate"] = quote(house, call.model, run.body, run.provider)
    return plain(body, 201, spend_headers(house, call.account))


def _again(house: House, call: Call, tie: Tie) -> Response:
    """A key that was seen before: the original handle, or why not."""
    if tie.fingerprint != call.fingerprint:
        house.counts.conflicts += 1
        return error(409, "invalid_input", "This Idempotency-Key belongs to a different request; use a new one.")
    if tie.run is None:
        detail = "The first call with this Idempotency-Key is still being admitted; send it again."
        return error(409, "concurrency_limit_exceeded", detail, retry_after=1)
    house.counts.replays += 1
    house.lines[call.model.id].advance(house.clock.now())
    return plain(_handle(house, tie.run), 201, {"Idempotent-Replayed": "true"})


def _addressed(request: Request) -> tuple[House, Run | None]:
    house: House = request.app.state.house
    account = account_of(house, request)
    model = model_of(house, request, account)
    return house, house.find(account, model, request.path_params["request_id"])


def _expired() -> Response:
    # The contract names no bucket for this; a client has to go by the status.
    return error(410, "request_expired", "This request ended too long ago and is no longer kept.")


async def status(request: Request) -> Response:
    house, run = _addressed(request)
    if run is None:
        return not_the_callers()
    if house.expired(run):
        return _expired()
    return _state(house, run, 200)


def _state(house: House, run: Run, code: int) -> Response:
    """The state now, counted as a poll, with the pace for the next one."""
    house.counts.saw_poll(run)
    body = _handle(house, run)
    if run.error_type is not None:
        body["error_type"] = run.error_type
    if run.state == COMPLETED:
        return plain(body, code)
    return plain(body, code, {"Retry-After": str(house.hint(run))})


async def result(request: Request) -> Response:
    house, run = _addressed(request)
    if run is None:
        return not_the_callers()
    if house.expired(run):
        return _expired()
    if run.state != COMPLETED:
        return _state(house, run, 202)
    request.scope["practice_run"] = run
    return await result_of(house, run)


async def cancel(request: Request) -> Response:
    house, run = _addressed(request)
    if run is None:
        return not_the_callers()
    house.counts.cancels += 1
    if house.cancel(run):
        return plain({"request_id": run.id, "status": "CANCELLATION_REQUESTED"}, 202)
    code = house.chaos.cancel_status() or house.settings.cancel_status
    return plain({"request_id": run.id, "status": "ALREADY_COMPLETED"}, code)
