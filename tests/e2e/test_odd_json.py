"""JSON of odd forms as a result and as what was sent: a row that can be read, the bytes kept, and the program goes on."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path

import pytest
from core_session import SKETCH, body, core, until, until_ended
from practice_process import PracticeProcess

from comfy_desk.domain.errors import explain
from comfy_desk.domain.request import Request, State
from comfy_desk.services import collector
from comfy_desk.services.admission import Limits
from comfy_desk.ui.around import Around
from comfy_desk.ui.wording import status

DIGITS = "9" * 9_000
READ: dict[str, bytes] = {
    "a number": b"12",
    "a huge number": DIGITS.encode(),
    "true": b"true",
    "an empty list": b"[]",
    "an empty object": b"{}",
    "words": b'"hello"',
    "no numbers": b'{"a": NaN, "b": -Infinity, "c": 1e999, "d": -0.0}',
    "numbers beyond 2^53": b'{"seed": 9007199254740993, "id": 18446744073709551617, "n": ' + DIGITS.encode() + b"}",
    "a name twice": b'{"a": 1, "a": {"b": 2}, "": [], "~/": "x"}',
    "half a pair": b'{"\\ud800": "\\udfff and words", "t": ["\\ud83d"]}',
    "signs that are none": b'{"a": "\\u0000\\u0007\\u202e", "b": "a\tb\x00c"}',
    "a mark at its beginning": b'\xef\xbb\xbf{"a": 1}',
    "UTF-16": '{"a": "ü"}'.encode("utf-16"),
    "UTF-32": '{"a": "ü"}'.encode("utf-32-le"),
    "bytes that are no text": b'{"a": "\xff\xfe\xc3"}',
    "blanks around": b" \r\n\t[null]\n\n",
}
REFUSED: dict[str, tuple[bytes, str]] = {
    "cut off": (b'{"images": [{"url": "https://a.te', "cut off"),
    "cut within an escape": (b'{"a": "\\u12', "The answer is "),
    "more behind its end": (b'{"a": 1}{"b": 2}', "not valid JSON"),
    "quotes of another language": (b"{'a': 1}", "not valid JSON"),
    "a remark": (b'{"a": 1 /* one */}', "not valid JSON"),
    "a comma too many": (b'{"a": [1,],}', "not valid JSON"),
    "none at all": (b"<<>>", "not valid JSON"),
    "nothing": (b"", "empty"),
    "blanks": (b" \n ", "empty"),
    "zeros": (b"\0" * 64, "empty"),
    "a page": (b"<!doctype html><html><body>Busy</body></html>", "web page"),
}


def all_of(router: PracticeProcess, folder: Path, answers: list[bytes]) -> dict[bytes, Request]:
    """A row for each answer, by its bytes; behind them one that is as usual, which shows that the program goes on."""
    for raw in answers:
        text = raw.decode("utf-8", "surrogateescape")
        router.fault(route="result", kind="alter", body=text, content_type="application/json")

    async def main() -> list[Request]:
        async with core(router, folder, limits=Limits(8, 16)) as session:
            rows = [await session.submit(SKETCH, body(), prompt="x", seed=None) for _ in answers]
            ended = await until_ended(session, rows)
            assert all([await session.raw_text(row) is not None for row in rows])
            usual = await session.submit(SKETCH, body(), prompt="x", seed=None)
            assert (await until(session, usual, lambda r: r.state.terminal)).state is State.DONE
        async with core(router, folder) as session:  # and what was written down of them can be read again
            return [session.desk.get(request.id) or request for request in ended]

    return {Path(request.raw_path or "").read_bytes(): request for request in asyncio.run(main())}


def one(router: PracticeProcess, folder: Path) -> Request:
    async def main() -> Request:
        async with core(router, folder) as session:
            row = await session.submit(SKETCH, body(), prompt="x", seed=None)
            return await until(session, row, lambda r: r.state.terminal)

    return asyncio.run(main())


def test_json_that_is_only_just_json_is_taken_in_and_kept(practice_router: PracticeProcess, tmp_path: Path) -> None:
    ended = all_of(practice_router, tmp_path, list(READ.values()))
    assert set(ended) == set(READ.values())
    for name, raw in READ.items():
        request = ended[raw]
        assert (request.state, request.failure, request.trouble) == (State.EMPTY, None, None), name
        said = status(request, Around(now=0.0))
        assert said.text, name
        assert not [word for word in request.words if "JSON" in word], (name, request.words)
    counts = practice_router.counts()
    assert counts["routes"]["result"] == len(READ) + 1  # nothing about them would be better a second time


def test_what_is_no_json_is_said_and_kept(
    practice_router: PracticeProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "_REREADS", 0)  # reading again is tried elsewhere
    answers = [raw for raw, _said in REFUSED.values()]
    ended = all_of(practice_router, tmp_path, answers)
    assert set(ended) == set(answers)
    for name, (raw, said) in REFUSED.items():
        request = ended[raw]
        assert (request.state, request.outputs) == (State.EMPTY, ()), name
        assert any(said in word for word in request.words), (name, request.words)
        assert said in status(request, Around(now=0.0)).text + " ".join(request.words)
    saved = [path for path in (tmp_path / "saved").rglob("*") if path.is_file() and path.suffix != ".json"]
    assert len(saved) == 1  # of the one that was as usual


def test_a_result_of_no_bytes_is_said_and_leaves_no_file(
    practice_router: PracticeProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "_REREADS", 1)
    practice_router.fault(route="result", kind="empty", status=200, count=0)
    request = one(practice_router, tmp_path)
    assert request.state is State.EMPTY
    assert "empty" in request.words[0]
    assert not [path for path in (tmp_path / "saved").rglob("*") if path.is_file()]


@pytest.mark.parametrize("framing", ["length", "chunked"])
def test_a_packed_answer_is_read_whole(framing: str, practice_router: PracticeProcess, tmp_path: Path) -> None:
    """Nobody asked for it to be packed; its length on the wire is another one than that of what it says."""
    document = json.dumps({"candidates": [{"content": {"parts": [{"text": "Packed words. " * 4_000}]}}]}).encode()
    packed = gzip.compress(document)
    practice_router.fault(
        route="result",
        kind="alter",
        count=0,
        body=packed.decode("utf-8", "surrogateescape"),
        headers={"Content-Encoding": "gzip"} | ({"Content-Length": None} if framing == "chunked" else {}),
    )
    request = one(practice_router, tmp_path)
    assert (request.state, request.failure, request.trouble) == (State.EMPTY, None, None)
    assert request.words[0].startswith("Packed words.")
    assert Path(request.raw_path or "").read_bytes() == document
    assert practice_router.counts()["routes"]["result"] == 1


# -- and as what was sent --------------------------------------------------------------------------------------------

GIVEN: dict[str, bytes] = {
    "half a pair": b'{"prompt": "half \\ud83d of it", "width": 256, "height": 256}',
    "numbers beyond 2^63": b'{"prompt": "x", "width": 256, "height": 256, "seed": 9223372036854775808}',
    "a huge number": b'{"prompt": "x", "width": 256, "height": 256, "note": ' + DIGITS.encode() + b"}",
    "no numbers": b'{"prompt": "x", "width": 256, "height": 256, "note": NaN}',
    "far down": b'{"prompt": "x", "width": 256, "height": 256, "note": ' + b"[" * 5_000 + b"]" * 5_000 + b"}",
    "zero bytes": b'{"prompt": "a\\u0000b", "width": 256, "height": 256}',
    "a name twice": b'{"prompt": "x", "prompt": "y", "width": 256, "height": 256}',
}


def test_odd_bodies_are_sent_as_they_are_and_end_in_a_row(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> list[Request]:
        async with core(practice_router, tmp_path) as session:
            rows, ended = [], []
            for sent in GIVEN.values():  # one by one: three failures in a row would pause sending
                rows.append(await session.submit(SKETCH, sent, prompt="odd", seed=None))
                ended.append(await until(session, rows[-1], lambda r: r.state.terminal or r.failure is not None))
            for row, sent in zip(rows, GIVEN.values(), strict=True):
                assert await session.body(row) == sent
            usual = await session.submit(SKETCH, body(), prompt="x", seed=None)
            assert (await until(session, usual, lambda r: r.state.terminal)).state is State.DONE
            return ended

    ended = dict(zip(GIVEN, asyncio.run(main()), strict=True))
    made = {name: request for name, request in ended.items() if request.state is State.DONE}
    assert set(made) == {"half a pair", "numbers beyond 2^63", "zero bytes", "a name twice"}
    for name, request in ended.items():
        if name not in made:
            assert (request.state, request.failure and request.failure.bucket) == (State.FAILED, "invalid_input"), name
            assert explain(request.failure).sentence, name  # type: ignore[arg-type]
    for name, request in made.items():  # what lies beside a work says how it was made, whatever it was made of
        work = Path(request.works[0].path or "")
        recipe = json.loads(work.with_name(f"{work.stem}.comfy.json").read_bytes())
        assert recipe["model"] == SKETCH, name
    big = Path(made["numbers beyond 2^63"].works[0].path or "")
    assert "9223372036854775808" in big.with_name(f"{big.stem}.comfy.json").read_text(encoding="utf-8")
