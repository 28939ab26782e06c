"""The Router's client against answers of every kind, on httpx's own mock transport: what each becomes, where the key goes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import httpx
import pytest

from comfy_desk.domain.advance import documented_handle
from comfy_desk.domain.errors import NoAnswer, NotSent, OutcomeUnknown, Refused, RouterError, Unreadable
from comfy_desk.domain.request import Handle
from comfy_desk.domain.secret import Secret
from comfy_desk.domain.serving import Served, Serving
from comfy_desk.router import wire
from comfy_desk.router.client import ResultStream, RouterClient

ORIGIN = "https://router.test"
ID = "6f1a1a6e-6a53-4a5f-9d3a-2b3b0a1f9c21"
HANDLE = documented_handle(ORIGIN, "kiln/one", ID)
KEY = "comfyui-very-secret"
CALL = {"X-Comfy-Request-Id": "call-1"}


def call(answer: Callable[[httpx.Request], httpx.Response], work: Callable[[RouterClient], object]) -> object:
    async def main() -> object:
        async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as http:
            return await work(RouterClient(http, ORIGIN, lambda: Secret(KEY), wall=lambda: 1000.0))  # type: ignore[misc]

    return asyncio.run(main())


def answering(status: int, body: object = None, headers: dict[str, str] | None = None) -> Callable[..., httpx.Response]:
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    return lambda _request: httpx.Response(status, content=raw, headers=CALL | (headers or {}))


def test_submit_sends_key_body_and_idempotency_key_and_reads_the_handle() -> None:
    seen: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        body = {
            "request_id": ID,
            "status": "IN_QUEUE",
            "queue_position": 2,
            "status_url": HANDLE.status_url,
            "response_url": HANDLE.response_url,
            "cancel_url": HANDLE.cancel_url,
            "estimate": {"source": "estimated", "min_amount": "0.30", "max_amount": "0.60"},
        }
        return httpx.Response(201, json=body, headers=CALL | {"Idempotent-Replayed": "true", "Retry-After": "3"})

    given = b'{"prompt": "a  cat"}'
    result = call(answer, lambda client: client.submit("kiln/one", given, "key-1"))
    assert seen[0].content == given
    assert seen[0].headers["idempotency-key"] == "key-1"
    assert seen[0].headers["x-api-key"] == KEY
    assert (result.handle, result.position, result.pace) == (HANDLE, 2, 3.0)  # type: ignore[attr-defined]
    assert (result.replayed, result.estimate) == (True, "0.30–0.60")  # type: ignore[attr-defined]


def test_a_large_body_goes_in_pieces_between_which_the_loop_has_its_turns() -> None:
    """Encrypted in one go, 98 MB stop the loop for a second, and the window with it."""
    given = bytes(range(256)) * 20_000
    seen: list[tuple[httpx.Headers, bytes]] = []
    turns: list[int] = []

    async def answer(request: httpx.Request) -> httpx.Response:
        seen.append((request.headers, await request.aread()))
        return httpx.Response(400, json={"detail": "no"}, headers=CALL)

    async def main() -> None:
        async def others() -> None:
            while True:
                turns.append(1)
                await asyncio.sleep(0)

        other = asyncio.ensure_future(others())
        async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as http:
            client = RouterClient(http, ORIGIN, lambda: Secret(KEY), wall=lambda: 1000.0)
            with pytest.raises(RouterError):
                await client.submit("kiln/one", given, "key-1")
        other.cancel()

    asyncio.run(main())
    ((headers, body),) = seen
    assert body == given
    assert headers["content-length"] == str(len(given))
    assert "transfer-encoding" not in headers
    assert len(turns) > 50


@pytest.mark.parametrize(
    "url",
    [
        "https://evil.test/v2/x",
        "http://router.test/v2/x",
        "https://router.test:8443/x",
        "https://router.test@evil.test/x",
        "https://router.test.evil.test/x",
        "//router.test/x",
        "file:///etc/passwd",
        "https://router.test\\@evil.test/x",
        7,
        None,
    ],
)
def test_addresses_on_another_origin_are_not_followed(url: object) -> None:
    body = {"request_id": ID, "status": "IN_QUEUE", "status_url": url, "response_url": url, "cancel_url": url}
    result = call(answering(201, body), lambda client: client.submit("kiln/one", b"{}", "k"))
    assert result.handle == HANDLE  # type: ignore[attr-defined]


@pytest.mark.parametrize("origin", ["https://evil.test", "http://127.0.0.1:40001"])
def test_a_handle_on_another_origin_never_gets_the_key(origin: str) -> None:
    """The account's Router has moved since: its own origin is asked, the one of before never."""
    asked: list[tuple[str, str]] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append((request.method, str(request.url)))
        word = "CANCELLATION_REQUESTED" if request.method == "PUT" else "IN_PROGRESS"
        return httpx.Response(202, json={"request_id": ID, "status": word}, headers=CALL)

    foreign = documented_handle(origin, "kiln/one", ID)
    assert call(answer, lambda client: client.status(foreign)).word == "IN_PROGRESS"  # type: ignore[attr-defined]
    assert call(answer, lambda client: client.cancel(foreign)) == "CANCELLATION_REQUESTED"

    async def collect(client: RouterClient) -> object:
        async with client.result(foreign) as found:
            return found

    call(answer, collect)
    assert asked == [("GET", HANDLE.status_url), ("PUT", HANDLE.cancel_url), ("GET", HANDLE.response_url)]


@pytest.mark.parametrize(
    "address",
    [
        "https://evil.test/queue/7",
        f"https://evil.test/v2/models/../../requests/{ID}/status",
        "https://evil.test/v2/models/kiln/one/requests/another/status",
        f"https://router.test@evil.test/v2/models/kiln/one/requests/{ID}/status",
        f"//evil.test/v2/models/kiln/one/requests/{ID}/status",
    ],
)
def test_a_foreign_address_of_no_documented_form_is_refused(address: str) -> None:
    def answer(_request: httpx.Request) -> httpx.Response:
        raise AssertionError("nothing may be sent")

    with pytest.raises(Unreadable):
        call(answer, lambda client: client.status(Handle(ID, address, address, address)))


def test_redirects_are_not_followed() -> None:
    calls = []

    def answer(request: httpx.Request) -> httpx.Response:
        calls.append(request.url)
        return httpx.Response(302, headers={"Location": "https://evil.test/"})

    with pytest.raises(Unreadable):
        call(answer, lambda client: client.status(HANDLE))
    assert len(calls) == 1


@pytest.mark.parametrize(
    ("body", "headers", "expected"),
    [
        (
            {"request_id": ID, "status": "IN_QUEUE", "queue_position": 12000},
            {"Retry-After": "7"},
            ("IN_QUEUE", 12000, 7.0),
        ),
        ({"request_id": ID, "status": "IN_PROGRESS", "queue_position": 0}, {}, ("IN_PROGRESS", None, None)),
        ({"request_id": ID, "status": "IN_QUEUE", "queue_position": -1}, {}, ("IN_QUEUE", None, None)),
        ({"request_id": ID, "status": "IN_QUEUE", "queue_position": True}, {}, ("IN_QUEUE", None, None)),
        ({"request_id": ID, "status": "PAUSED"}, {}, ("PAUSED", None, None)),
    ],
)
def test_status(body: object, headers: dict[str, str], expected: tuple[object, ...]) -> None:
    result = call(answering(200, body, headers), lambda client: client.status(HANDLE))
    assert (result.word, result.position, result.pace) == expected  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "raw",
    [b"", b"{}", b"[]", b"null", b'{"status":null}', b"<html>login</html>", b'{"status":"IN_QU', b"[" * 100_000,
     b'{"request_id":"x","status":"' + b"1" * 5000, b"\xff\xfe\x00"],
)  # fmt: skip
def test_a_status_that_cannot_be_read_is_unreadable(raw: bytes) -> None:
    with pytest.raises(Unreadable):
        call(answering(200, raw), lambda client: client.status(HANDLE))


def test_an_error_body_becomes_a_failure_with_everything_for_support() -> None:
    body = {"detail": "Too\nmany <b>calls</b>", "error_type": "rate_limited"}
    with pytest.raises(Refused) as caught:
        call(answering(429, body, {"Retry-After": "60"}), lambda client: client.status(HANDLE))
    failure = caught.value.failure
    assert (failure.status, failure.bucket, failure.pace, failure.call_id) == (429, "rate_limited", 60.0, "call-1")
    assert failure.detail == "Too many <b>calls</b>"


def test_a_422_keeps_its_fields() -> None:
    body = {
        "detail": [{"loc": ["body", "images", 0], "msg": "too small", "type": "image_too_small"}, "odd", {"loc": 3}]
    }
    with pytest.raises(Refused) as caught:
        call(
            answering(422, body, {"X-Comfy-Error-Type": "invalid_input"}),
            lambda client: client.submit("kiln/one", b"{}", "k"),
        )
    failure = caught.value.failure
    assert failure.bucket == "invalid_input"
    assert failure.fields[0].loc == ("body", "images", 0)
    assert failure.detail.startswith("images.0: too small")


@pytest.mark.parametrize("status", [403, 404, 410, 502, 503, 520])
def test_a_gateways_page_is_not_taken_for_the_routers_word(status: int) -> None:
    page = b"<!DOCTYPE html><html>" + b"x" * 500_000

    def answer(_request: httpx.Request) -> httpx.Response:
        return httpx.Response(status, content=page, headers={"Content-Type": "text/html"})

    with pytest.raises(Unreadable) as caught:
        call(answer, lambda client: client.status(HANDLE))
    assert caught.value.failure.status == status
    assert len(caught.value.failure.detail) < 100


def test_a_login_page_is_no_result() -> None:
    def answer(_request: httpx.Request) -> httpx.Response:
        return httpx.Response(200, content=b"<html>Welcome to the hotel</html>", headers={"Content-Type": "text/html"})

    with pytest.raises(Unreadable):
        call(answer, _collect)


async def _collect(client: RouterClient) -> object:
    async with client.result(HANDLE) as answer:
        if isinstance(answer, ResultStream):
            return answer, b"".join([chunk async for chunk in answer.chunks])
        return answer, b""


@pytest.mark.parametrize(
    "raw", [b'{"error_type":"none","status":"failed"}', b"[1]", b"null", b'"https://x"', b"\x89PNG"]
)
def test_a_result_is_passed_on_byte_for_byte(raw: bytes) -> None:
    answer, got = call(answering(200, raw, {"X-Comfy-Credits-Used": "12.5"}), _collect)  # type: ignore[misc]
    assert got == raw
    assert answer.credits == "12.5"


@pytest.mark.parametrize(("text", "credits"), [("0", "0"), ("", None), ("free", None), ("1e9", None), ("-3", None)])
def test_credits_are_reported_or_not_known(text: str, credits: str | None) -> None:  # noqa: A002
    answer, _ = call(answering(200, b"{}", {"X-Comfy-Credits-Used": text}), _collect)  # type: ignore[misc]
    assert answer.credits == credits


def test_a_202_of_the_result_read_is_a_status() -> None:
    body = {"request_id": ID, "status": "IN_PROGRESS"}
    answer, _ = call(answering(202, body, {"Retry-After": "4"}), _collect)  # type: ignore[misc]
    assert (answer.word, answer.pace) == ("IN_PROGRESS", 4.0)


@pytest.mark.parametrize(
    ("status", "word"), [(202, "CANCELLATION_REQUESTED"), (409, "ALREADY_COMPLETED"), (400, "ALREADY_COMPLETED")]
)
def test_both_answers_of_a_cancel(status: int, word: str) -> None:
    assert call(answering(status, {"request_id": ID, "status": word}), lambda client: client.cancel(HANDLE)) == word


def test_a_cancel_that_is_refused_is_an_error() -> None:
    with pytest.raises(Refused):
        call(answering(400, {"detail": "no", "error_type": "invalid_input"}), lambda client: client.cancel(HANDLE))


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (httpx.ConnectError("x"), NotSent),
        (httpx.ConnectTimeout("x"), NotSent),
        (httpx.ReadTimeout("x"), OutcomeUnknown),
        (httpx.WriteError("x"), OutcomeUnknown),
        (httpx.RemoteProtocolError(f"https://router.test/?sig=1 {KEY}"), OutcomeUnknown),
    ],
)
def test_broken_lines_tell_whether_anything_left(error: Exception, expected: type[RouterError]) -> None:
    def answer(_request: httpx.Request) -> httpx.Response:
        raise error

    with pytest.raises(expected) as caught:
        call(answer, lambda client: client.submit("kiln/one", b"{}", "k"))
    assert KEY not in str(caught.value)
    assert "sig=" not in str(caught.value)


def test_an_answer_that_breaks_off_is_no_answer() -> None:
    class Broken(httpx.AsyncByteStream):
        async def __aiter__(self):  # type: ignore[no-untyped-def]
            yield b'{"request_id"'
            raise httpx.ReadError("gone")

    with pytest.raises(NoAnswer) as caught:
        call(
            lambda _r: httpx.Response(201, headers={"Retry-After": "7"}, stream=Broken()),
            lambda client: client.submit("kiln/one", b"{}", "k"),
        )
    assert caught.value.failure.pace == 7.0  # what the server said about time came whole


def test_an_endless_status_is_cut_off() -> None:
    with pytest.raises(Unreadable):
        call(answering(200, b" " * (2 << 20)), lambda client: client.status(HANDLE))


def test_the_catalogue_leaves_out_what_is_no_model() -> None:
    data = [
        {"id": "kiln/one", "billing": {"charges_on_policy_rejection": "yes"}},
        {"id": "../etc", "billing": {}},
        {"id": "Kiln/One"},
        "odd",
        {"id": "kiln/two", "billing": {"charges_on_policy_rejection": "perhaps"}},
    ]
    page = call(
        answering(200, {"data": data, "has_more": True, "limit": 100, "next_cursor": "a+b/="}), lambda c: c.models()
    )
    assert [(e.id, e.charges_on_policy_rejection) for e in page.entries] == [
        ("kiln/one", "yes"),
        ("kiln/two", "unknown"),
    ]  # type: ignore[attr-defined]
    assert page.next_cursor == "a+b/="  # type: ignore[attr-defined]


def test_a_cursor_is_sent_as_it_came() -> None:
    asked: list[httpx.URL] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request.url)
        return httpx.Response(200, json={"data": [], "has_more": False, "limit": 100})

    call(answer, lambda client: client.models("q7+/=~"))
    assert asked[0].params["cursor"] == "q7+/=~"


def test_a_model_id_cannot_leave_its_path() -> None:
    with pytest.raises(ValueError, match="model id"):
        call(answering(200), lambda client: client.document("kiln/../../customers"))


def test_balance() -> None:
    balance = call(answering(200, {"amount_micros": 12_340_000, "currency": "usd"}), lambda client: client.balance())
    assert (balance.micros, balance.currency) == (12_340_000, "USD")  # type: ignore[attr-defined]


def test_an_unchanged_document_is_none() -> None:
    assert call(answering(304, b""), lambda client: client.document("kiln/one", '"etag"')) is None


def test_who_is_to_serve_goes_with_the_address_and_who_did_comes_with_the_answer() -> None:
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(f"{request.url.path}?{request.url.query.decode()}")
        if request.url.path.endswith("/estimate"):
            return httpx.Response(200, json={"source": "exact", "amount": "0.04"}, headers=CALL)
        told = {
            "X-Comfy-Router-Fallback-Provider": "runware",
            "X-Comfy-Router-Dropped-Params": '["seed", "style (not known)", 7]',
        }
        return httpx.Response(201, json={"request_id": ID, "status": "IN_QUEUE"}, headers=CALL | told)

    serving = Serving("fal", strict=True, reject_unknown=True)
    result = call(answer, lambda client: client.submit("kiln/one", b"{}", "k", serving))
    assert result.served == Served("runware", ("seed", "style (not known)"))  # type: ignore[attr-defined]
    call(answer, lambda client: client.estimate("kiln/one", b"{}", serving))
    call(answer, lambda client: client.submit("kiln/one", b"{}", "k"))
    assert asked == [
        "/v2/models/kiln/one/requests?model_provider=fal&strict_mode=true&reject_unknown_fields=true",
        "/v2/models/kiln/one/estimate?model_provider=fal",
        "/v2/models/kiln/one/requests?",
    ]


@pytest.mark.parametrize(
    ("written", "names"),
    [("", ()), ("[]", ()), ("null", ()), ("seed, style", ("seed, style",)), ('["a\\u0000b"]', ("a b",)), ("{}", ())],
)
def test_dropped_names_are_shown_whatever_they_are_written_as(written: str, names: tuple[str, ...]) -> None:
    assert wire.served_of({"x-comfy-router-dropped-params": written}).dropped == names
