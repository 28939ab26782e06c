"""The direct route: the same body, run while the connection is held.

A keyed call that outlasts the connection is collected later by the same key: the run goes on, its answer is the
recorded one.
"""

import asyncio
import contextlib

from starlette.requests import Request
from starlette.responses import Response

from .admission import Call, afford, examine, receive_call, spend_headers
from .answers import error
from .house import House
from .keys import Tie
from .results import result_of
from .runs import COMPLETED, Run, holds

#: Seconds between looks at the clock, which the control route can move.
_LOOK = 0.1


async def run_now(request: Request) -> Response:
    house: House = request.app.state.house
    call = await receive_call(house, request)
    if call.key is None:
        return await _held(house, request, await _admit(house, call), keyed=False)
    house.counts.saw_key(call)
    tie = house.keys.known(call.account.name, call.key, house.settings.key_lifetime)
    if tie is not None:
        return await _again(house, request, call, tie)
    tie = house.keys.reserve(call.account.name, call.key, call.fingerprint)
    try:
        tie.run = await _admit(house, call)
    finally:
        if tie.run is None:
            house.keys.release(call.account.name, call.key)
    return await _with_tie(house, request, tie, tie.run)


async def _admit(house: House, call: Call) -> Run:
    run = await examine(house, call, queued=False)
    afford(house, run, queued=False)
    run.direct = True
    if (
        call.model.alternates
        and not run.provider
        and call.query.get("fallback_provider") != "false"
        and holds(run.body, "falter-once")
    ):
        run.fallback = call.model.alternates[0]
    house.admit(run)
    return run


async def _again(house: House, request: Request, call: Call, tie: Tie) -> Response:
    if tie.fingerprint != call.fingerprint:
        house.counts.conflicts += 1
        return error(409, "invalid_input", "This Idempotency-Key belongs to a different request; use a new one.")
    if tie.run is None or tie.held:
        detail = "The first call with this Idempotency-Key is still running; send it again to collect."
        return error(
            409, "concurrency_limit_exceeded", detail, retry_after=1 if tie.run is None else house.hint(tie.run)
        )
    house.counts.replays += 1
    answer = await _with_tie(house, request, tie, tie.run)
    if answer.headers.get("X-Comfy-Error-Type") != "deadline_exceeded":
        answer.headers["Idempotent-Replayed"] = "true"
    return answer


async def _with_tie(house: House, request: Request, tie: Tie, run: Run) -> Response:
    tie.held = True
    try:
        return await _held(house, request, run, keyed=True)
    finally:
        tie.held = False


async def _held(house: House, request: Request, run: Run, *, keyed: bool) -> Response:
    """Wait for the run's end as long as the connection is held; the run itself goes on either way."""
    line = house.lines[run.model.id]
    gone = asyncio.ensure_future(request.receive())
    with contextlib.suppress(TimeoutError):
        try:
            async with asyncio.timeout(house.settings.direct_deadline):
                while True:
                    line.advance(house.clock.now())
                    if run.state == COMPLETED:
                        break
                    if gone.done():
                        # Nobody listens any more; the answer only keeps the server's books straight.
                        return error(503, "client_disconnected", "The caller went away.")
                    left = (run.finish_at or 0) - house.clock.now()
                    await asyncio.wait([gone], timeout=max(0.001, min(left, _LOOK)))
            gone.cancel()
            request.scope["practice_run"] = run
            answer = await result_of(house, run)
            for name, value in spend_headers(house, run.account).items():
                answer.headers[name] = value
            return answer
        finally:
            gone.cancel()
    retry_after = house.hint(run) if keyed else None
    return error(504, "deadline_exceeded", "The run takes longer than a connection is held.", retry_after=retry_after)
