"""Answers that are no single document: streams of events, JSON by lines, bare links and Base64, scenes called JSON."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import media_samples as samples
import pytest

from comfy_desk.media import events
from comfy_desk.media.examine import examine

PNG = samples.picture("PNG")
P = samples.b64(PNG)
LINK = "https://cdn.maker.test/a.png"
Expected = list[tuple[str, str, str, str]]


def seen(tmp_path: Path, body: bytes, content_type: str = "", **more: Any) -> dict[str, Any]:
    answer = tmp_path / "answer"
    answer.write_bytes(body)
    return examine({"raw_path": str(answer), "content_type": content_type, "out_dir": str(tmp_path / "out"), **more})


def pieces(answer: dict[str, Any]) -> Expected:
    return [(p["pointer"], p["kind"], p["role"], p["origin"]) for p in answer["pieces"]]


def stream(*told: object, between: str = "\n\n") -> bytes:
    return "".join(f"data: {json.dumps(one)}{between}" for one in told).encode()


LARGE = {"image": P, "padding": "x" * 3_000_000}
BODIES: list[tuple[str, bytes, Expected]] = [
    ("events", stream({"progress": 0.5}, {"image": P}), [("/1/image", "image", "work", "inline")]),
    ("events of a network", stream({"image": P}, between="\r\n\r\n"), [("/0/image", "image", "work", "inline")]),
    ("names and notes", b": hi\nevent: done\nid: 4\nretry: 10\n" + stream({"url": LINK}) + b"event: end\ndata: [DONE]\n\n",
     [("/0/url", "image", "work", "link")]),
    ("what is no JSON counts", b"data: {\"a\": 1}\n\ndata: hello\n\n" + stream({"url": LINK}),
     [("/2/url", "image", "work", "link")]),
    ("an event in two lines", b'data: {"a": 1,\ndata: "url": "%b"}\n\n' % LINK.encode(),
     [("/0/url", "image", "work", "link")]),
    ("a mark before it", b"\xef\xbb\xbf" + stream({"url": LINK}), [("/0/url", "image", "work", "link")]),
    ("a long event", stream({"a": 1}, LARGE), [("/1/image", "image", "work", "inline")]),
    ("the last was cut off", stream({"url": LINK}) + b'data: {"url": "https', [("/0/url", "image", "work", "link")]),
    ("lines", f'{{"url": "{LINK}"}}\n\n{{"image": "{P}"}}'.encode(),
     [("/0/url", "image", "work", "link"), ("/1/image", "image", "work", "inline")]),
    ("a long line", json.dumps(LARGE).encode() + b"\n" + json.dumps({"a": 1}).encode() + b"\n",
     [("/0/image", "image", "work", "inline")]),
    ("a long line that was cut off", b'{"url": "%b"}\n{"image": "' % LINK.encode() + b"A" * 1_500_000,
     [("/0/url", "image", "work", "link")]),
    ("Base64 alone", P.encode() + b"\n", [("", "image", "work", "inline")]),
    ("much Base64 alone", samples.b64(PNG + bytes(90_000)).encode(), [("", "image", "work", "inline")]),
    ("a data URI alone", b"data:image/png;base64," + P.encode(), [("", "image", "work", "inline")]),
    ("a link alone", LINK.encode() + b"\n", [("", "image", "work", "link")]),
    ("a picture among words", b"Done: ![x](" + LINK.encode() + b")",
     [("", "image", "work", "link"), ("", "text", "part", "inline")]),
    ("words", b"See https://docs.maker.test/a or data: {", [("", "text", "work", "body")]),
    ("words by lines", b"data: one\ndata: two\n", [("", "text", "work", "body")]),
    ("a scene", b'{"asset": {"version": "2.0"}, "meshes": [], "images": [{"uri": "data:image/png;base64,%b"}]}' % P.encode(),
     [("", "3d", "work", "body")]),
]  # fmt: skip


@pytest.mark.parametrize(("body", "expected"), [row[1:] for row in BODIES], ids=[row[0] for row in BODIES])
def test_each_body(tmp_path: Path, body: bytes, expected: Expected) -> None:
    assert pieces(seen(tmp_path, body)) == expected
    assert not list((tmp_path / "out").glob("*.events"))


@pytest.mark.parametrize("content_type", ["application/json", "text/event-stream", "application/x-ndjson"])
def test_whatever_a_stream_is_called(tmp_path: Path, content_type: str) -> None:
    (piece,) = seen(tmp_path, stream({"a": 1}, {"image": P}), content_type)["pieces"]
    assert hashlib.sha256(Path(piece["path"]).read_bytes()).digest() == hashlib.sha256(PNG).digest()


def test_a_document_that_is_none_stays_none(tmp_path: Path) -> None:
    for body in (b'{\n "a": 1,\n "url": "https', b'{"a": 1} trailing', b"{\n}\n}", b'["a",\n"b"'):
        answer = seen(tmp_path, body, "application/json")
        assert (answer["format"], answer["pieces"]) == ("unknown", [])
        assert answer["problem"]


def added(*words: str) -> list[dict[str, Any]]:
    return [{"choices": [{"delta": {"content": word}}]} for word in words]


TYPED = [
    {"type": "content_block_delta", "delta": {"type": "text_delta", "text": word}} for word in ("Hel", "lo", " all")
]
THOUGHT = {"type": "content_block_delta", "delta": {"type": "thinking_delta", "thinking": "hm"}}
SPOKEN = [{"type": "response.output_text.delta", "delta": word} for word in ("Hello", " all")]
LAST = {
    "type": "response.completed",
    "response": {"output": [{"content": [{"type": "output_text", "text": "Hello all"}]}]},
}


@pytest.mark.parametrize(
    ("told", "pointer"),
    [
        (added("Hello", " ", "all"), ""),
        ([{"role": "assistant"}, THOUGHT, *TYPED, {"type": "message_stop"}], ""),
        (SPOKEN, ""),
        ([*SPOKEN, LAST], "/2/response/output/0/content/0/text"),
    ],
)
@pytest.mark.parametrize("declared", [None, ["text"]])
def test_what_events_add_is_one_text(tmp_path: Path, told: list[Any], pointer: str, declared: list[str] | None) -> None:
    (piece,) = seen(tmp_path, stream(*told), declared=declared)["pieces"]
    assert (piece["pointer"], piece["text"], piece["role"]) == (pointer, "Hello all", "work")
    assert Path(piece["path"]).read_text() == "Hello all"


def test_the_file_holds_all_that_events_add(tmp_path: Path) -> None:
    (piece,) = seen(tmp_path, stream(*added(*["0123456789 "] * 5000)))["pieces"]
    assert Path(piece["path"]).read_text() == "0123456789 " * 5000


def test_two_texts_in_one_stream_stay_in_pieces(tmp_path: Path) -> None:
    two = [{"choices": [{"delta": {"content": "a"}}, {"delta": {"content": "b"}}]}] * 2
    assert len(seen(tmp_path, stream(*two))["pieces"]) == 4


def test_what_was_sent_is_an_echo_in_a_body_too(tmp_path: Path) -> None:
    sent = tmp_path / "sent"
    sent.write_text(json.dumps({"image": LINK}))
    answer = seen(tmp_path, stream({"image": LINK}, {"image": P}), request_path=str(sent))
    assert pieces(answer) == [("/0/image", "image", "echo", "link"), ("/1/image", "image", "work", "inline")]


def test_too_many_events_are_left_as_they_came(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "_MOST_EVENTS", 3)
    assert seen(tmp_path, b'{"a": 1}\n' * 9, "application/json")["problem"]
    assert not list((tmp_path / "out").glob("*.events"))
