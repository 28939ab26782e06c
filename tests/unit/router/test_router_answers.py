"""Answers of HTTP/1.1 taken apart: as h11 does it where an answer is sound, never a wrong end where it is not."""

from __future__ import annotations

import itertools

import h11
import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comfy_desk.router.answers import MOST_HEAD, Answer


def fed(raw: bytes, cuts: list[int] | None = None, *, close: bool = False) -> Answer:
    answer = Answer()
    places = [0, *sorted(cut % (len(raw) + 1) for cut in cuts or []), len(raw)]
    for start, end in itertools.pairwise(places):
        answer.feed(raw[start:end])
    if close:
        answer.end()
    return answer


def by_h11(raw: bytes, *, close: bool = False) -> tuple[int, list[tuple[bytes, bytes]], bytes, bool]:
    judge = h11.Connection(h11.CLIENT)
    judge.send(h11.Request(method="GET", target="/", headers=[("Host", "router.test")]))
    judge.send(h11.EndOfMessage())
    judge.receive_data(raw)
    if close:
        judge.receive_data(b"")
    status, headers, body = 0, [], b""
    while True:
        event = judge.next_event()
        if isinstance(event, h11.Response):
            status, headers = event.status_code, event.headers.raw_items()
        elif isinstance(event, h11.Data):
            body += bytes(event.data)
        elif isinstance(event, h11.EndOfMessage):
            return status, headers, body, not close and judge.our_state is h11.DONE and judge.their_state is h11.DONE
        elif event is h11.NEED_DATA:
            raise AssertionError("not whole")


_values = st.text("abcdefghijklmnopqrstuvwxyz0123456789 ,;=/-", max_size=30).map(lambda text: text.strip().encode())
_names = st.sampled_from([b"Retry-After", b"X-Comfy-Request-Id", b"content-type", b"ETag", b"X-Comfy-Credits-Used"])
_heads = st.lists(st.tuples(_names, _values), max_size=6)


@st.composite
def answers(draw: st.DrawFn) -> tuple[bytes, bool]:
    """A sound answer as bytes, and whether it ends with the connection."""
    status = draw(st.sampled_from([200, 201, 202, 204, 304, 404, 409, 422, 429, 500]))
    body = b"" if status in (204, 304) else draw(st.binary(max_size=200))
    lines = [b"%b: %b" % header for header in draw(_heads)]
    framing = draw(st.sampled_from(["length", "chunked", "end"]))
    if status in (204, 304):
        sent = b""
    elif framing == "length":
        lines.append(b"Content-Length: %d" % len(body))
        sent = body
    elif framing == "chunked":
        lines.append(b"Transfer-Encoding: chunked")
        size = draw(st.integers(1, 80))
        extra = draw(st.sampled_from([b"", b";name=value"]))
        parts = [body[start : start + size] for start in range(0, len(body), size)]
        sent = b"".join(b"%x%b\r\n%b\r\n" % (len(part), extra, part) for part in parts) + b"0\r\n"
        sent += draw(st.sampled_from([b"", b"X-Trailer: one\r\n"])) + b"\r\n"
    else:
        sent = body
    if draw(st.booleans()):
        lines.append(b"Connection: close")
    before = draw(st.sampled_from([b"", b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n"]))
    head = b"\r\n".join([b"HTTP/1.1 %d Some Words" % status, *lines, b"", b""])
    return before + head + sent, framing == "end" and status not in (204, 304)


@settings(max_examples=100, deadline=None)
@given(answers(), st.lists(st.integers(0, 1000), max_size=6))
def test_a_sound_answer_is_read_as_h11_reads_it_wherever_it_is_cut(made: tuple[bytes, bool], cuts: list[int]) -> None:
    raw, close = made
    answer = fed(raw, cuts, close=close)
    status, headers, body, again = by_h11(raw, close=close)
    assert answer.ended
    assert (answer.status, answer.take(), answer.kept) == (status, body, again)
    assert [(name.lower(), value) for name, value in answer.headers] == [
        (name.lower(), value) for name, value in headers
    ]


@settings(max_examples=100, deadline=None)
@given(answers(), st.integers(0, 400))
def test_an_answer_that_breaks_off_is_never_taken_for_whole(made: tuple[bytes, bool], place: int) -> None:
    raw, close = made
    if close or place >= len(raw):
        return
    answer = fed(raw[:place])
    assert not answer.ended
    with pytest.raises(httpx.RemoteProtocolError):
        answer.end()


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=300), st.lists(st.integers(0, 300), max_size=3))
def test_whatever_comes_is_an_answer_or_an_error(raw: bytes, cuts: list[int]) -> None:
    for prefix in (b"", b"HTTP/1.1 200 OK\r\n", b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"):
        try:
            fed(prefix + raw, cuts, close=True)
        except httpx.RemoteProtocolError:
            continue


OK = b"HTTP/1.1 200 OK\r\n"


@pytest.mark.parametrize(
    "raw",
    [
        b"HTTP/2 200 OK\r\n\r\n",
        b"ICY 200 OK\r\n\r\n",
        b"<html>a page</html>\r\n\r\n",
        b"HTTP/1.1 101 Switching Protocols\r\n\r\n",
        OK + b"Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
        OK + b"Content-Length: -1\r\n\r\n",
        OK + b"Content-Length: 1e3\r\n\r\n",
        OK + b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        OK + b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
        OK + b"Transfer-Encoding: chunked\r\n\r\n-1\r\n",
        OK + b"Transfer-Encoding: chunked\r\n\r\n3\r\nabcdef\r\n",
        OK + b"Transfer-Encoding: chunked\r\n\r\n" + b"1" * 5000,
        OK + b"Transfer-Encoding: chunked\r\n\r\n0\r\n" + b"X: y\r\n" * 4000,
        OK + b"A Name: value\r\n\r\n",
        OK + b"Folded: one\r\n two\r\n\r\n",
        OK + b"No colon\r\n\r\n",
        OK + b"X: a\0b\r\n\r\n",
        OK + b"X: " + b"a" * (MOST_HEAD + 1),
    ],
)
def test_what_is_not_plainly_framed_is_an_error(raw: bytes) -> None:
    with pytest.raises(httpx.RemoteProtocolError):
        fed(raw)


def test_bytes_behind_an_answer_end_the_trust_in_the_line() -> None:
    assert fed(OK + b"Content-Length: 2\r\n\r\nok").kept
    assert not fed(OK + b"Content-Length: 2\r\n\r\nokHTTP/1.1 200 OK\r\n\r\n").kept


def test_an_older_server_s_line_is_not_kept() -> None:
    assert not fed(b"HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok").kept
