"""Faults on demand: the next answers of a route become what a test or a lesson needs.

A fault (``POST /practice/faults``) has a ``route`` (see ``ROUTES``, or ``*``), a ``kind`` and what that kind needs:

| kind | what happens | its fields |
|---|---|---|
| ``status`` | an error of the Router, nothing reached | ``status``, ``bucket``, ``detail``, ``retry_after``, ``headers`` |
| ``html`` | a gateway's page instead | ``status`` (502), ``body`` |
| ``empty`` | no body at all | ``status`` (200) |
| ``malformed`` | a whole body that is no JSON | ``status`` (200), ``body`` |
| ``answer`` | any answer | ``status``, ``body``, ``content_type`` ("" leaves it out), ``headers`` |
| ``redirect`` | sends elsewhere | ``status`` (302), ``location`` |
| ``alter`` | the true answer, changed | ``merge``, ``remove``, ``headers`` (null: off), ``body``, ``status`` |
| ``truncated`` | the true answer, cut | ``fraction`` (0.5), ``framing``: length, chunked or close |
| ``drip`` | the true answer, in 20 crumbs | ``seconds`` (5) |
| ``delay`` | the true answer, later | ``seconds`` (1) |
| ``stall`` | silence, then the connection is closed | ``seconds`` (3600) |
| ``stall_body`` | the true answer's beginning, then silence | ``seconds`` (3600), ``fraction`` |
| ``drop_before`` | the connection is closed before anything was accepted | ``reset`` |
| ``drop_after`` | the work is accepted, then the connection is closed | ``reset`` |

All take ``model``, ``count`` (1; 0 for ever), ``skip`` (let this many pass first) and ``after`` (true: the call
reaches the Router, its answer is thrown away and the fault is answered instead). ``reset`` closes with a TCP reset.
A ``body`` is text; bytes that are no UTF-8 stand in it as U+DC80 to U+DCFF.
Made-up answers carry ``X-Practice-Fault``. Faults at random, without end: ``chaos.py``.
"""

from dataclasses import dataclass, field, fields
from typing import Any

ROUTES = ("submit", "status", "result", "cancel", "run", "models", "model", "schema", "estimate", "balance", "asset")
SPOILT = ("alter", "truncated", "drip", "delay", "stall_body")
MADE_UP = ("status", "html", "empty", "malformed", "answer", "redirect")
SILENT = ("stall", "drop_before", "drop_after")
KINDS = (*MADE_UP, *SPOILT, *SILENT)
_NUMBERS = {"count", "skip", "status", "seconds", "fraction"}


@dataclass(slots=True)
class Fault:
    """One order for faults. ``count`` 0 means for ever."""

    route: str
    kind: str
    model: str | None = None
    count: int = 1
    skip: int = 0
    after: bool = False
    status: int | None = None
    bucket: str = "service_unavailable"
    detail: str = "A fault on demand."
    retry_after: str | None = None
    body: str | None = None
    content_type: str | None = None
    headers: dict[str, str | None] = field(default_factory=dict)
    location: str = "http://127.0.0.1:9/"
    merge: dict[str, Any] = field(default_factory=dict)
    remove: list[str] = field(default_factory=list)
    seconds: float | None = None
    fraction: float = 0.5
    framing: str = "length"
    reset: bool = False
    taken: int = 0


def fault_from(order: Any) -> Fault:
    """A fault from the control route's JSON; ValueError says what does not fit."""
    if not isinstance(order, dict):
        raise ValueError("a fault is an object")
    known = {f.name for f in fields(Fault)} - {"taken"}
    for name, value in order.items():
        if name not in known:
            raise ValueError(f"a fault has no field {name!r}")
        if name in _NUMBERS and (isinstance(value, bool) or not isinstance(value, int | float) or value < 0):
            raise ValueError(f"{name} must be a number, 0 or more")
    if order.get("route") not in (*ROUTES, "*"):
        raise ValueError(f"route must be one of {', '.join(ROUTES)} or *")
    if order.get("kind") not in KINDS:
        raise ValueError(f"kind must be one of {', '.join(KINDS)}")
    if order.get("framing", "length") not in ("length", "chunked", "close"):
        raise ValueError("framing must be length, chunked or close")
    for name, kind in (("headers", dict), ("merge", dict), ("remove", list), ("after", bool), ("reset", bool)):
        if not isinstance(order.get(name, kind()), kind):
            raise ValueError(f"{name} must be a {kind.__name__}")
    fresh = dict(order)
    if fresh.get("retry_after") is not None:
        fresh["retry_after"] = str(fresh["retry_after"])
    return Fault(**fresh)


class FaultBook:
    """The faults that are on order, first come first taken."""

    def __init__(self) -> None:
        self._orders: list[Fault] = []

    def add(self, fault: Fault) -> None:
        self._orders.append(fault)

    def clear(self) -> None:
        self._orders.clear()

    def take(self, route: str, model: str | None) -> Fault | None:
        """The fault for this call, if one is on order; it is used up once its count is reached."""
        for fault in self._orders:
            if fault.route not in (route, "*") or fault.model not in (None, model):
                continue
            if fault.skip > 0:
                fault.skip -= 1
                continue
            fault.taken += 1
            if fault.count and fault.taken >= fault.count:
                self._orders.remove(fault)
            return fault
        return None

    def report(self) -> list[dict[str, Any]]:
        return [
            {"route": f.route, "kind": f.kind, "model": f.model, "left": f.count - f.taken if f.count else None}
            for f in self._orders
        ]
