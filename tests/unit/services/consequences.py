"""The rig of the consequence tables: a Router that answers over HTTP from a table's words, below the real client.

A table is text, one case a line, its columns apart by two blanks or more. Its first column is the answer:

    429 rate_limited +30     the Router's own error, with that bucket ("-": it names none) and Retry-After
    page 502                 a gateway's or a hotel's page of HTML
    cut 201, empty 200       half a document, none at all
    dead before              no connection could be made: nothing left
    dead after               everything was sent, and the line broke before the answer
    dead mid                 it broke in the middle of the answer
    dead silent              nothing comes for ever
    fault                    this program fails, in a way that nobody foresaw
    says {...}               a status of the run, in these words
    unfinished {...}         the same with 202, as the result read answers before the end
    fine                     what the route answers when all is well

What the services do next is observed on a virtual clock, with chance always at one half.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from email.utils import formatdate
from pathlib import Path
from typing import Any

import httpx
from travelling import ORIGIN, START, Hands, Made, MemoryStore, follow, now

from comfy_desk.domain.advance import documented_handle
from comfy_desk.domain.request import Request, State
from comfy_desk.domain.secret import Secret
from comfy_desk.router.client import RouterClient
from comfy_desk.services.collector import Collector

MODEL = "kiln/one"
ID = "r-1"
HANDLE = documented_handle(ORIGIN, MODEL, ID)
BODY = b'{"prompt":  "caf\xc3\xa9",\n "seed": 18446744073709551615}'
RESULT = b'{"images": [], "status": "failed", "error_type": "none"}'
CALL_ID = "call-7"

SUBMIT, STATUS, RESULT_READ, CANCEL, DIRECT = "submit", "status", "result", "cancel", "direct"
_OK = {SUBMIT: 201, STATUS: 200, RESULT_READ: 200, CANCEL: 202, DIRECT: 200}


def table(text: str) -> list[list[str]]:
    """The lines of a table as lists of cells, without its heading and what stands behind a #."""
    lines = [line.partition("#")[0].strip() for line in text.strip().splitlines()[1:]]
    return [re.split(r"\s{2,}", line) for line in lines if line]


# --- the Router ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Call:
    route: str
    at: float
    path: str
    key: str | None  # the Idempotency-Key
    body: bytes
    api_key: str | None


class _Broken(httpx.AsyncByteStream):
    def __init__(self, head: bytes) -> None:
        self._head = head

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield self._head
        raise httpx.ReadError("the line broke")


@dataclass
class Wire(httpx.AsyncBaseTransport):
    """Answers each route from its list of words, the last one again and again; writes down what came."""

    words: dict[str, list[str]] = field(default_factory=dict)  # by route, or by route and model
    status: dict[str, Any] = field(default_factory=lambda: {"status": "IN_QUEUE", "queue_position": 3})
    pace: str | Callable[[], str] = "200"  # the Retry-After of a status
    takes: float = 0.0  # seconds until the answer comes, or the line breaks
    calls: list[Call] = field(default_factory=list)
    ids: dict[str, str] = field(default_factory=dict)  # the request that a key was admitted as

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        path = request.url.path
        route, model, request_id = read_path(request.method, path)
        words = self.words.get(f"{route} {model}") or self.words.get(route) or ["fine"]
        word = words.pop(0) if len(words) > 1 else words[0]
        if word == "dead before":
            self.calls.append(Call(route, now(), path, None, b"", None))
            raise httpx.ConnectError("no line", request=request)
        body = await request.aread()
        key = request.headers.get("idempotency-key")
        self.calls.append(Call(route, now(), path, key, body, request.headers.get("x-api-key")))
        await asyncio.sleep(1e9 if word == "dead silent" else self.takes)
        if word == "fault":
            raise RuntimeError("a fault that nobody foresaw")
        if key is not None and word == "fine":
            request_id = self.ids.setdefault(key, f"r-{len(self.ids) + 1}")
        return self.answer(route, word, request_id or ID)

    def answer(self, route: str, word: str, request_id: str) -> httpx.Response:
        pace = {"Retry-After": self.pace if isinstance(self.pace, str) else self.pace()}
        if word == "fine":
            return _reply(_OK[route], self.fine(route, request_id), pace)
        kind, _, rest = word.partition(" ")
        if kind == "dead":
            if rest == "after":
                raise httpx.RemoteProtocolError("the line broke")
            whole = self.fine(route, request_id)
            head = {"Content-Type": "application/json", "X-Comfy-Request-Id": CALL_ID}
            return httpx.Response(_OK[route], headers=head, stream=_Broken(whole[: len(whole) // 2]))
        if kind == "page":
            page = b"<!DOCTYPE html><html><body>Welcome" + b" to the hotel" * 50_000 + b"</body></html>"
            return httpx.Response(int(rest), content=page, headers={"Content-Type": "text/html; charset=utf-8"})
        if kind == "cut":
            whole = self.fine(route, request_id)
            return _reply(int(rest), whole[: len(whole) // 2], {})
        if kind == "empty":
            return _reply(int(rest), b"", {"Content-Length": "0"})
        if kind in ("says", "unfinished"):
            status = 200 if kind == "says" else 202
            return _reply(status, json.dumps({"request_id": request_id} | json.loads(rest)).encode(), pace)
        return refusal(word)

    def fine(self, route: str, request_id: str) -> bytes:
        if route in (RESULT_READ, DIRECT):
            return RESULT
        if route == CANCEL:
            return json.dumps({"request_id": request_id, "status": "CANCELLATION_REQUESTED"}).encode()
        return json.dumps({"request_id": request_id, **self.status}).encode()

    def times(self, route: str) -> list[float]:
        return [call.at for call in self.calls if call.route == route]

    def of(self, route: str) -> list[Call]:
        return [call for call in self.calls if call.route == route]


def read_path(method: str, path: str) -> tuple[str, str, str | None]:
    """The route, the model and the request's id."""
    found = re.fullmatch(r"/v2/models/([^/]+/[^/]+)(/requests(?:/([^/]+)(/status|/cancel)?)?)?", path)
    assert found is not None, path
    model, requests, request_id, act = found.groups()
    if method == "POST":
        return (SUBMIT if requests else DIRECT), model, None
    routes = {("PUT", "/cancel"): CANCEL, ("GET", "/status"): STATUS, ("GET", None): RESULT_READ}
    return routes[method, act], model, request_id


def refusal(word: str) -> httpx.Response:
    """`<status> <bucket or -> [+pace]`, or `<status> ALREADY_COMPLETED`, as the Router writes it."""
    status, bucket, *pace = word.split()
    headers = {"Retry-After": pace[0][1:]} if pace else {}
    if bucket == "ALREADY_COMPLETED":
        return _reply(int(status), json.dumps({"request_id": ID, "status": bucket}).encode(), headers)
    if bucket != "-":
        headers["X-Comfy-Error-Type"] = bucket
    document: dict[str, Any] = {"detail": "The Router's own words."}
    if status == "422":
        document["detail"] = [{"loc": ["body", "prompt"], "msg": "too long", "type": "string_too_long"}]
    elif bucket != "-":
        document["error_type"] = bucket
    return _reply(int(status), json.dumps(document).encode(), headers)


def _reply(status: int, body: bytes, headers: dict[str, str]) -> httpx.Response:
    date = formatdate(START + now(), usegmt=True)
    known = {"Content-Type": "application/json", "X-Comfy-Request-Id": CALL_ID, "Date": date}
    return httpx.Response(status, content=body, headers=known | headers)


# --- the services ----------------------------------------------------------------------------------------------------


@asynccontextmanager
async def services(
    wire: Wire,
    tmp_path: Path,
    *,
    store: MemoryStore | None = None,
    hands: Hands | None = None,
    collect: bool = False,
    largest: int | None = None,
) -> AsyncIterator[Made]:
    """The real client, gate, submitter, poller and canceller; with `collect` the collector too, up to the kept answer."""
    hands, store = hands or Hands(), store or MemoryStore()
    async with httpx.AsyncClient(transport=wire) as http:
        client = RouterClient(http, ORIGIN, lambda: Secret("comfyui-secret"), wall=hands.wall)
        async with follow(wire, hands=hands, store=store, client=client, results=tmp_path) as made:
            if not collect:
                yield made
                return
            collector = _collector(made, client, tmp_path, hands, largest)
            collector.start()
            came_back, key_came = made.gate.on_back, made.gate.on_key
            made.gate.on_back = lambda: (came_back(), collector.resume())  # type: ignore[func-returns-value]
            made.gate.on_key = lambda: (key_came(), collector.resume())  # type: ignore[func-returns-value]
            try:
                yield made
            finally:
                await collector.aclose(0.0)


def _collector(made: Made, client: RouterClient, folder: Path, hands: Hands, largest: int | None) -> Collector:
    async def none(_model: str) -> dict[str, Any]:
        return {}

    unused: Any = None
    collector = Collector(
        made.desk,
        client,
        made.gate,
        unused,
        unused,
        unused,
        made.store.body,
        none,
        folder,
        folder,
        ORIGIN,
        hands.clock(),
        largest=lambda: largest,
    )

    async def kept(_request: Request) -> None:
        """What is made of a kept answer is another matter, with tests of its own."""

    collector._save = kept  # type: ignore[method-assign,assignment]
    return collector


def stored(**facts: Any) -> MemoryStore:
    """A store with one row, `a`, that the Router has taken already."""
    store = MemoryStore()
    row = Request("a", "acc", MODEL, "key-a", "00", len(BODY), "a cat", None, START, sends=1, first_sent_at=START)
    store.kept["a"] = replace(row, hold=None, handle=HANDLE, queued_at=START, **facts)
    store.bodies["a"] = BODY
    return store


def many(count: int, state: State = State.IN_QUEUE) -> MemoryStore:
    """A store with rows `r-0` and on, which the Router has taken already."""
    store = MemoryStore()
    for number in range(count):
        name = f"r-{number}"
        row = Request(name, "acc", "kiln/one", f"key-{name}", "00", 2, "a cat", None, START, sends=1, state=state)
        handle = documented_handle(ORIGIN, "kiln/one", name)
        store.kept[name] = replace(row, hold=None, handle=handle, queued_at=START)
        store.bodies[name] = BODY
    return store


def row_word(request: Request) -> str:
    """The state in one or two words: `failed`, `waiting credits`, `outcome_unknown`."""
    return f"{request.state} {request.hold}" if request.state is State.WAITING else str(request.state)


def account_word(made: Made) -> str:
    """What the account as a whole does: `-`, `key`, `pause 30`, `offline`, `credits`."""
    state, words = made.desk.account_state(), []
    if state.needs_key:
        words.append("key")
    if state.paused_until is not None:
        words.append(f"pause {state.paused_until - made.hands.wall():.0f}")
    if state.offline_since is not None:
        words.append("offline")
    if getattr(state, "needs_credits", False):
        words.append("credits")
    return " ".join(words) or "-"


def gap(wire: Wire, route: str) -> str:
    """Seconds between the first two calls of a route, `-` where there was no second one."""
    times = wire.times(route)
    return f"{times[1] - times[0]:.1f}" if len(times) > 1 else "-"
