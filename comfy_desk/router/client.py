"""The Router's routes: one async method each, one call each. No retry, no sleep, no state of requests.

Every failure is an error of `domain.errors`: `NotSent` where no connection was made, `OutcomeUnknown` where the call may
have arrived, `Refused` for the Router's own errors, `Unreadable` for answers that are not the Router's. The key goes to the
account's origin only; redirects are not followed. What costs money takes a last `look`: see `router.sending`.
"""

from __future__ import annotations

import re
import ssl
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import httpx

from comfy_desk.domain.advance import documented_handle
from comfy_desk.domain.errors import DeskError, Failure, NoAnswer, NotSent, OutcomeUnknown, RouterError, Unreadable
from comfy_desk.domain.model import ModelDocument
from comfy_desk.domain.money import Balance, Committed, Price
from comfy_desk.domain.request import Handle
from comfy_desk.domain.secret import HIDDEN, Secret
from comfy_desk.domain.serving import ANY, NOTHING_SAID, Served, Serving
from comfy_desk.router import retry_after, wire
from comfy_desk.router.deadlines import Deadlines
from comfy_desk.router.sending import Content, Look, in_pieces
from comfy_desk.router.transport import NoClient

_SMALL = 1 << 20
_DOCUMENT = 16 << 20
_ERROR = 256 << 10

# Seconds. Reading waits per chunk, so a steady long answer is never cut.
_QUICK = httpx.Timeout(connect=20, read=60, write=60, pool=10)
_SUBMIT = httpx.Timeout(connect=20, read=180, write=180, pool=10)
_DIRECT = httpx.Timeout(connect=20, read=11 * 60, write=180, pool=10)

# Seconds for a whole small answer, and until the head of any: one that drips byte by byte would hold its place for ever.
_WHOLE = 120.0
_WHOLE_DOCUMENT = 600.0

_DOCUMENTED = re.compile(r"https?://[^/?#\\@\s]+/v2/models/([^/?#]+/[^/?#]+)/requests/([^/?#]+)/status")

_NEVER_LEFT = (
    httpx.ConnectError,
    httpx.ConnectTimeout,
    httpx.UnsupportedProtocol,
    httpx.ProxyError,
    httpx.PoolTimeout,
    httpx.LocalProtocolError,
)

_NOT_TRUSTED = (
    "The server's certificate is not trusted here. Where your network looks into connections, "
    "SSL_CERT_FILE can name the file with its own certificates."
)


@dataclass(frozen=True, slots=True)
class ResultStream:
    """An open 200: `chunks` yields the model's own answer. `total` is its length where the server names one.

    It was asked for as it is. Where the server packed it all the same, `packing` says how, and `chunks` are still packed: a
    few bytes may stand for gigabytes, and only who writes them down knows when to stop.
    """

    content_type: str | None
    credits: str | None
    total: int | None
    delimited: bool  # the end of the body can be told from a broken line
    chunks: AsyncIterator[bytes]
    packing: str = ""
    served: Served = NOTHING_SAID


class RouterClient:
    """One account's calls on one injected httpx client; `key` is asked at each call, so a new key counts at once."""

    def __init__(
        self,
        http: httpx.AsyncClient,
        origin: str,
        key: Callable[[], Secret | None],
        *,
        wall: Callable[[], float] = time.time,
        user_agent: str = "comfy-desk",
        remake: Callable[[], httpx.AsyncClient] | None = None,
    ) -> None:
        """`remake` makes another httpx client where all the connections of this one are lost."""
        self._http = http
        self._remake = remake
        self._retired: list[httpx.AsyncClient] = []
        self._origin = origin
        self._key = key
        self._wall = wall
        self._agent = user_agent
        self._deadlines = Deadlines()
        self.on_committed: Callable[[Committed], None] = lambda _committed: None
        """Told what is held back for calls in flight, whenever an answer names it."""

    async def aclose(self) -> None:
        """Closes every connection."""
        self._deadlines.close()
        for http in (self._http, *self._retired):
            await http.aclose()
        self._retired.clear()

    async def submit(
        self, model: str, body: bytes, idempotency_key: str, serving: Serving = ANY, look: Look | None = None
    ) -> wire.SubmitAnswer:
        """Admits one run to the queue. Raises RouterError."""
        headers = {"Content-Type": "application/json", "Idempotency-Key": idempotency_key}
        url = _asking(f"{self._model_url(model)}/requests", serving.query())
        async with self._call("POST", url, headers=headers, content=body, timeout=_SUBMIT, look=look) as response:
            raw = await self._read(response, _SMALL)
            if response.status_code not in (200, 201):
                raise wire.error_of(response.status_code, response.headers, raw, self._wall())
            return wire.submit_answer(response.status_code, response.headers, raw, self._origin, model, self._wall())

    async def status(self, handle: Handle) -> wire.StatusAnswer:
        async with self._call("GET", self._own(handle).status_url) as response:
            raw = await self._read(response, _SMALL)
            if response.status_code not in (200, 202):
                raise wire.error_of(response.status_code, response.headers, raw, self._wall())
            return wire.status_answer(response.status_code, response.headers, raw, self._wall())

    @asynccontextmanager
    async def result(self, handle: Handle) -> AsyncIterator[ResultStream | wire.StatusAnswer]:
        """The open result, or the status where it is not finished. Raises RouterError, also while chunks are read."""
        async with self._call("GET", self._own(handle).response_url) as response:
            if response.status_code == 202:
                raw = await self._read(response, _SMALL)
                yield wire.status_answer(202, response.headers, raw, self._wall())
            elif response.status_code == 200 and _is_from_router(response):
                yield self._stream(response)
            else:
                raw = await self._read(response, _ERROR, cut=True)
                raise wire.error_of(response.status_code, response.headers, raw, self._wall())

    @asynccontextmanager
    async def run(
        self, model: str, body: bytes, idempotency_key: str, serving: Serving = ANY, look: Look | None = None
    ) -> AsyncIterator[ResultStream]:
        """Runs the model while the connection is held. Raises RouterError."""
        headers = {"Content-Type": "application/json", "Idempotency-Key": idempotency_key}
        url = _asking(self._model_url(model), serving.query())
        async with self._call("POST", url, headers=headers, content=body, timeout=_DIRECT, look=look) as response:
            if response.status_code == 200 and _is_from_router(response):
                yield self._stream(response)
            else:
                raw = await self._read(response, _ERROR, cut=True)
                raise wire.error_of(response.status_code, response.headers, raw, self._wall())

    async def cancel(self, handle: Handle) -> str:
        """CANCELLATION_REQUESTED or ALREADY_COMPLETED (409, and 400 of an older preview). Raises RouterError."""
        async with self._call("PUT", self._own(handle).cancel_url) as response:
            raw = await self._read(response, _SMALL)
            if response.status_code in (200, 202, 400, 409):
                try:
                    return wire.cancel_answer(response.status_code, raw, _call_id(response))
                except Unreadable:
                    if response.status_code < 300:
                        raise
            raise wire.error_of(response.status_code, response.headers, raw, self._wall())

    async def models(self, cursor: str | None = None, limit: int = 100) -> wire.CataloguePage:
        query = {"limit": str(limit)} | ({"cursor": cursor} if cursor else {})
        url = str(httpx.URL(f"{self._origin}/v2/models", params=query))
        async with self._call("GET", url) as response:
            raw = await self._read(response, _DOCUMENT)
            self._expect(response, raw, 200)
            return wire.catalogue_page(response.status_code, raw, _call_id(response))

    async def document(self, model: str, etag: str | None = None) -> ModelDocument | None:
        """The model's OpenAPI document, or None where `etag` still names the current one."""
        headers = {"If-None-Match": etag} if etag else {}
        async with self._call("GET", f"{self._model_url(model)}/openapi.json", headers=headers) as response:
            if response.status_code == 304 and etag:
                return None
            raw = await self._read(response, _DOCUMENT)
            self._expect(response, raw, 200)
            document = wire.parse(raw, response.status_code, _call_id(response))
            if not isinstance(document, dict):
                raise wire.unreadable(response.status_code, _call_id(response), raw)
            return ModelDocument(model, document, response.headers.get("etag"), self._wall())

    async def estimate(self, model: str, body: bytes, serving: Serving = ANY) -> Price:
        """What a run of this body would cost; nothing is run. Raises RouterError, also for a body with a mistake."""
        headers = {"Content-Type": "application/json"}
        url = _asking(f"{self._model_url(model)}/estimate", serving.query(estimate=True))
        async with self._call("POST", url, headers=headers, content=body) as response:
            raw = await self._read(response, _SMALL)
            self._expect(response, raw, 200)
            return wire.price_of(wire.parse(raw, response.status_code, _call_id(response)))

    async def balance(self) -> Balance:
        async with self._call("GET", f"{self._origin}/customers/balance") as response:
            raw = await self._read(response, _SMALL)
            self._expect(response, raw, 200)
            return wire.balance_of(response.status_code, raw, _call_id(response))

    def _own(self, handle: Handle) -> Handle:
        """The handle, or the documented one on the account's origin where it was stored while that was another one.

        An address there that is none of the documented ones is left as it is; the call then refuses it.
        """
        addresses = (handle.status_url, handle.response_url, handle.cancel_url)
        if all(wire.on_origin(url, self._origin) for url in addresses):
            return handle
        found = _DOCUMENTED.fullmatch(handle.status_url)
        if found is None or not wire.is_model_id(found[1]) or found[2] != handle.request_id:
            return handle
        return documented_handle(self._origin, found[1], handle.request_id)

    def _model_url(self, model: str) -> str:
        if not wire.is_model_id(model):
            raise ValueError("not a model id")
        return f"{self._origin}/v2/models/{model}"

    def _expect(self, response: httpx.Response, raw: bytes, status: int) -> None:
        if response.status_code != status:
            raise wire.error_of(response.status_code, response.headers, raw, self._wall())

    def _stream(self, response: httpx.Response) -> ResultStream:
        length = response.headers.get("content-length", "")
        packing = response.headers.get("content-encoding", "").strip().lower()
        packing = "" if packing == "identity" else packing
        chunked = "chunked" in response.headers.get("transfer-encoding", "").lower()
        return ResultStream(
            content_type=wire.plain(response.headers.get("content-type"), 200) or None,
            credits=wire.credits_of(response.headers),
            total=int(length) if length.isdecimal() and len(length) < 18 and not packing else None,
            delimited=chunked or bool(length) or response.http_version == "HTTP/2",
            chunks=_translated(response.aiter_raw(1 << 18) if packing else response.aiter_bytes(1 << 18)),
            packing=packing,
            served=wire.served_of(response.headers),
        )

    @asynccontextmanager
    async def _call(
        self, method: str, url: str, *, content: Content | None = None, look: Look | None = None, **options: Any
    ) -> AsyncIterator[httpx.Response]:
        if not wire.on_origin(url, self._origin):
            raise Unreadable(Failure("unreadable", detail="An address on another server was refused."))
        headers = {"Accept-Encoding": "identity", "User-Agent": self._agent, **options.pop("headers", {})}
        content, about = in_pieces(content, look)
        headers |= about
        secret = self._key()
        if secret is not None:
            headers["X-API-Key"] = secret.reveal()
        timeout = options.pop("timeout", _QUICK)
        request = self._http.build_request(method, url, headers=headers, timeout=timeout, content=content, **options)
        head = timeout.connect + timeout.write + timeout.read + _WHOLE
        try:
            with self._deadlines.limit(head):
                response = await self._send(request)
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            raise translated(error) from None
        committed = wire.committed_of(response.headers)
        if committed is not None:
            self.on_committed(committed)
        try:
            yield response
        except RouterError as error:
            if secret is not None:
                _hide(secret, error)
            raise
        finally:
            await response.aclose()

    async def _read(self, response: httpx.Response, limit: int, *, cut: bool = False) -> bytes:
        """The body, at most `limit` bytes; more is cut off or refused as unreadable."""
        parts: list[bytes] = []
        size = 0
        try:
            with self._deadlines.limit(_WHOLE_DOCUMENT if limit > _SMALL else _WHOLE):
                async for chunk in response.aiter_bytes():
                    parts.append(chunk)
                    size += len(chunk)
                    if size > limit:
                        if cut:
                            break
                        raise wire.unreadable(response.status_code, _call_id(response), b"too long")
        except (httpx.HTTPError, OSError) as error:
            failure = translated(error).failure
            # The head of an answer came: it did arrive, whatever broke after.
            pace = retry_after.of(response.headers, self._wall())
            raise NoAnswer(Failure("no_answer", response.status_code, detail=failure.detail, pace=pace)) from None
        return b"".join(parts)[:limit]

    async def _send(self, request: httpx.Request) -> httpx.Response:
        http = self._http
        try:
            return await http.send(request, stream=True, follow_redirects=False)
        except httpx.PoolTimeout as error:
            # WORKAROUND httpx 0.28: calls that were cancelled while they connected keep their places in the pool for ever.
            # Nothing was sent, so a fresh client sends it; what the old one still carries (a direct run) may end first.
            if self._remake is None:
                raise
            if http is self._http:
                try:
                    self._http = self._remake()
                except DeskError:
                    raise error from None
                self._retired.append(http)
            return await self._http.send(request, stream=True, follow_redirects=False)


def _hide(secret: Secret, error: RouterError) -> None:
    """A server may quote the key that it refuses; what it says is kept, shown and copied for support."""
    key, failure = secret.reveal(), error.failure
    error.failure = replace(
        failure,
        detail=failure.detail.replace(key, HIDDEN),
        upstream_detail=failure.upstream_detail.replace(key, HIDDEN),
        fields=tuple(replace(field, message=field.message.replace(key, HIDDEN)) for field in failure.fields),
    )
    error.args = tuple(word.replace(key, HIDDEN) if isinstance(word, str) else word for word in error.args)


def translated(error: Exception) -> RouterError:
    """An httpx error as one of ours. Its text names the kind of fault only, never an address or a header."""
    if isinstance(error, RouterError):
        return error
    kind = type(error).__name__
    if isinstance(error, _NEVER_LEFT):
        if isinstance(error, NoClient):
            return NotSent(Failure("not_sent", detail=str(error)))
        if _is_of_certificates(error):
            return NotSent(Failure("not_sent", detail=_NOT_TRUSTED))
        return NotSent(Failure("not_sent", detail=f"No connection ({kind})."))
    return OutcomeUnknown(Failure("no_answer", detail=f"No answer ({kind})."))


def _is_of_certificates(error: BaseException | None) -> bool:
    """Whether the connection failed because the other end could not show who it is."""
    for _ in range(8):  # httpx wraps what its transport wraps
        if error is None or isinstance(error, ssl.SSLCertVerificationError):
            break
        error = error.__cause__ or error.__context__
    return isinstance(error, ssl.SSLCertVerificationError)


async def _translated(chunks: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    try:
        async for chunk in chunks:
            yield chunk
    except (httpx.HTTPError, OSError) as error:
        raise translated(error) from None


def _asking(url: str, query: dict[str, str]) -> str:
    return str(httpx.URL(url, params=query)) if query else url


def _is_from_router(response: httpx.Response) -> bool:
    """False for the page of a hotel's or a proxy's login, which answers 200 to everything."""
    return bool(_call_id(response)) or "html" not in response.headers.get("content-type", "").lower()


def _call_id(response: httpx.Response) -> str:
    return wire.plain(response.headers.get("x-comfy-request-id"), 100)
