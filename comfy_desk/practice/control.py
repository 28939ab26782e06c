"""The control route ``/practice/…``: faults, time and settings in; what was seen out.

It needs no key, since it is reached from this machine alone; a call that a web page makes (it carries ``Origin``) is
refused.
"""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .accounts import credits_of
from .answers import error, plain
from .chaos import order_from
from .faults import fault_from
from .house import House
from .runs import Run

_Handler = Callable[[House, Any], Any]


def _guarded(handler: _Handler) -> Callable[[Request], Awaitable[Response]]:
    """The handler with its JSON body; a ValueError in it is a 400 with its words."""

    async def answer(request: Request) -> Response:
        if "origin" in request.headers:
            return error(403, "forbidden", "The control route is not for web pages.")
        data = await request.body()
        try:
            body = json.loads(data) if data else {}
            return plain(handler(request.app.state.house, body))
        except (ValueError, TypeError, KeyError) as exc:
            return error(400, "invalid_input", str(exc))

    return answer


def _order_faults(house: House, body: Any) -> Any:
    faults, chaos = [], None
    for order in body if isinstance(body, list) else [body]:
        if isinstance(order, dict) and set(order) == {"chaos"}:
            chaos = order_from(order["chaos"])
        else:
            faults.append(fault_from(order))
    for fault in faults:
        house.faults.add(fault)
    if chaos is not None:
        house.chaos.begin(chaos)
    return _show_faults(house, None)


def _clear_faults(house: House, _body: Any) -> Any:
    house.faults.clear()
    house.chaos.end()
    return _show_faults(house, None)


def _show_faults(house: House, _body: Any) -> Any:
    return {"faults": house.faults.report(), "chaos": house.chaos.report()}


def _move_clock(house: House, body: Any) -> Any:
    seconds = body.get("advance")
    if isinstance(seconds, bool) or not isinstance(seconds, int | float):
        raise ValueError("advance is a number of seconds")
    house.settle()
    house.clock.advance(seconds)
    house.settle()
    return {"offset": house.clock.offset}


def _change_settings(house: House, body: Any) -> Any:
    if not isinstance(body, dict):
        raise ValueError("settings are an object")
    house.settle()
    house.settings.update(body)
    if "credits" in body:
        house.accounts.give_everyone(house.settings.credits)
    return _settings(house, None)


def _settings(house: House, _body: Any) -> Any:
    return {name: getattr(house.settings, name) for name in type(house.settings).__slots__}


def _counts(house: House, _body: Any) -> Any:
    house.settle()
    micros = house.counts.charged_micros
    return {
        **house.counts.report(house.runs.values()),
        "charged_credits": credits_of(micros),
        "balances": house.accounts.balances(),
    }


def _requests(house: House, _body: Any) -> Any:
    house.settle()
    return {"requests": [_shown(house, run) for run in house.runs.values()]}


def _shown(house: House, run: Run) -> dict[str, Any]:
    return {
        "request_id": run.id,
        "model": run.model.id,
        "account": run.account.name,
        "key": run.key,
        "direct": run.direct,
        "status": run.state,
        "queue_position": house.position(run),
        "error_type": run.error_type,
        "has_result": run.has_result,
        "cancelling": run.cancelling,
        "charged": run.charged,
        "credits": credits_of(run.price),
        "body_sha256": run.body_digest,
        "body_bytes": run.body_bytes,
        "seed": run.seed,
        "polls": house.counts.polls[run.id],
        "read_whole": house.counts.read_whole[run.id],
    }


def _go_offline(house: House, body: Any) -> Any:
    seconds = body.get("seconds")
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds <= 3600:
        raise ValueError("seconds is a number above 0, up to 3600")
    if house.go_offline is None:
        raise ValueError("there is no server to go offline with")
    house.go_offline(float(seconds))
    return {"offline": seconds}


def _reset(house: House, body: Any) -> Any:
    if body.get("settings") is True:
        house.restore_settings()
    house.reset()
    return {"reset": True}


def _route(path: str, handlers: dict[str, _Handler]) -> list[Route]:
    return [Route(f"/practice/{path}", _guarded(handler), methods=[method]) for method, handler in handlers.items()]


TABLE = [
    *_route("faults", {"POST": _order_faults, "DELETE": _clear_faults, "GET": _show_faults}),
    *_route("clock", {"POST": _move_clock}),
    *_route("settings", {"POST": _change_settings, "GET": _settings}),
    *_route("counts", {"GET": _counts}),
    *_route("requests", {"GET": _requests}),
    *_route("offline", {"POST": _go_offline}),
    *_route("reset", {"POST": _reset}),
]
