"""Answers of many shapes through the whole core, from the Router to named files: the right bytes under the right name."""

from __future__ import annotations

import asyncio
import base64
import gzip
import io
import json
import re
import textwrap
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from core_session import SKETCH, body, core, until
from hostile_server import HostileServer, hostile_server
from PIL import Image
from practice_process import PracticeProcess

from comfy_desk.domain.output import Output, Reach, Role
from comfy_desk.domain.request import Request, State


@pytest.fixture
def server(practice_router: PracticeProcess) -> Iterator[HostileServer]:
    with hostile_server(practice_router.url) as made:
        yield made


def picture(form: str = "PNG", shade: int = 90) -> bytes:
    image = Image.effect_mandelbrot((64, 48), (-2, -1.5, 1, 1.5), 20 + shade).convert("RGB")
    out = io.BytesIO()
    image.save(out, form)
    return out.getvalue()


def b64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def collected(
    router: PracticeProcess, folder: Path, document: Any, *, sent: bytes | None = None, save: Path | None = None
) -> Request:
    """The row of one request whose answer is `document`. With `save`, each of its files is saved there as its index."""
    router.fault(route="result", kind="alter", count=0, body=json.dumps(document))

    async def main() -> Request:
        async with core(router, folder) as session:
            row = await session.submit(SKETCH, sent or body(), prompt="as it came", seed=None)
            request = await until(session, row, lambda r: r.state.terminal)
            for output in request.outputs if save is not None else ():
                if output.path and save is not None:
                    await session.save_as(output, save / f"{output.index}{Path(output.path).suffix}")
            return request

    request = asyncio.run(main())
    assert request.raw_path is not None
    assert json.loads(Path(request.raw_path).read_bytes()) == document
    return request


def bytes_of(output: Output) -> bytes:
    return Path(output.path or "").read_bytes()


def test_names_end_as_the_bytes_are_and_not_as_was_said(
    practice_router: PracticeProcess, server: HostileServer, tmp_path: Path
) -> None:
    jpegs = [picture("JPEG", shade) for shade in (1, 2, 3)]
    parts = [
        {"inlineData": {"mimeType": "image/png", "data": b64(jpegs[0])}},
        {"inlineData": {"mimeType": "image/jpeg", "data": b64(jpegs[1])}},
        {"inlineData": {"data": b64(jpegs[2])}},
    ]
    webp = picture("WEBP")
    server.files["webp"] = webp, ("Content-Type: image/png",)
    document = {
        "candidates": [{"content": {"parts": parts}}],
        "images": [{"url": f"{server.url}/kept/a.png?webp", "content_type": "image/png"}],
    }
    request = collected(practice_router, tmp_path, document)
    assert request.state is State.DONE
    assert [bytes_of(output) for output in request.works] == [*jpegs, webp]
    assert [Path(output.path or "").suffix for output in request.works] == [".jpg"] * 3 + [".webp"]
    assert {output.problem for output in request.works} == {None}


# Samples that begin with silence, that a careless reader takes for MP3, and of plain noise.
SAMPLES = [bytes(4_000) + b"\x01\x02" * 900, b"\xff\xfb\x90\x64" * 1_700, bytes((n * 89) % 256 for n in range(6_000))]
SPOKEN = [
    ("audio/L16;codec=pcm;rate=24000", 24_000),
    ("audio/L16;rate=16000", 16_000),
    ("audio/pcm;rate=8000;channels=1", 8_000),
    ("audio/pcm", 24_000),
    ("audio/L16", 24_000),
]


@pytest.mark.parametrize("form", ["field", "uri"])
def test_bare_samples_play_at_their_rate_and_can_be_saved_as_they_came(
    form: str, practice_router: PracticeProcess, tmp_path: Path
) -> None:
    parts: list[Any] = []
    wanted: list[tuple[int, bytes]] = []
    for number, (media_type, rate) in enumerate(SPOKEN):
        samples = SAMPLES[number % 3] + bytes([number, 1]) * 10
        wanted.append((rate, samples))
        if form == "field":
            parts.append({"inlineData": {"mimeType": media_type, "data": b64(samples)}})
        else:
            parts.append({"audio": f"data:{media_type};charset=binary;name=voice.wav;base64,{b64(samples)}"})
    request = collected(practice_router, tmp_path, {"parts": parts}, save=tmp_path / "copies")
    assert request.state is State.DONE
    assert [output.role for output in request.outputs] == [Role.WORK, Role.VARIANT] * len(SPOKEN)
    for (rate, samples), sound, bare in zip(wanted, request.outputs[::2], request.outputs[1::2], strict=True):
        assert (Path(sound.path or "").suffix, Path(bare.path or "").suffix) == (".wav", ".pcm")
        with wave.open(sound.path or "") as file:
            facts = (file.getframerate(), file.getnchannels(), file.getsampwidth(), file.readframes(10_000))
        assert facts == (rate, 1, 2, samples)
        assert bytes_of(bare) == samples
        assert (tmp_path / "copies" / f"{bare.index}.pcm").read_bytes() == samples
        assert sound.duration == pytest.approx(len(samples) / 2 / rate, rel=0.01)


DRESSINGS: dict[str, Callable[[str], str]] = {
    "plain": lambda text: text,
    "data URI": lambda text: f"data:image/png;base64,{text}",
    "data URI with a parameter": lambda text: f"data:image/png;charset=utf-8;base64,{text}",
    "URL-safe": lambda text: text.replace("+", "-").replace("/", "_"),
    "unpadded": lambda text: text.rstrip("="),
    "lines": lambda text: "\r\n".join(textwrap.wrap(text, 76)),
    "blanks for plus signs": lambda text: text.replace("+", " "),
    "percent signs": lambda text: text.replace("+", "%2B"),
    "percent signs all over": lambda text: quote(text, safe=""),
    "quotes": lambda text: f'"{text}"',
}


def hard_pictures() -> Iterator[tuple[bytes, str]]:
    """Pictures whose Base64 has every sign that a form can spoil."""
    shade = 0
    while True:
        shade += 1
        data = picture("PNG", shade)
        text = b64(data)
        if "+" in text and "/" in text and text.endswith("="):
            yield data, text


def test_every_dress_of_base64_gives_the_bytes_that_were_meant(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    meant = dict(zip(DRESSINGS, hard_pictures(), strict=False))
    texts = [DRESSINGS[name](text) for name, (_data, text) in meant.items()]
    request = collected(practice_router, tmp_path, {"data": [{"b64_json": text} for text in texts]})
    assert [output.problem for output in request.works] == [None] * len(DRESSINGS)
    for (name, (data, _text)), output in zip(meant.items(), request.works, strict=True):
        assert bytes_of(output) == data, name


@pytest.mark.parametrize("length", [1_000, 1_001, 1_002, 1_003])
def test_what_was_cut_is_never_a_file_without_a_word(
    length: int, practice_router: PracticeProcess, tmp_path: Path
) -> None:
    """Cut between two quanta it is sound Base64 of half a picture: then the picture itself says that it ends too early."""
    meant = dict(zip(DRESSINGS, hard_pictures(), strict=False))
    texts = [DRESSINGS[name](text[:length]) for name, (_data, text) in meant.items()]
    request = collected(practice_router, tmp_path, {"data": [{"b64_json": text} for text in texts]})
    assert len(request.works) == len(DRESSINGS)
    for (name, (data, _text)), output in zip(meant.items(), request.works, strict=True):
        assert re.search("damaged|too early|cut off", output.problem or ""), (name, output)
        if output.path:
            assert data.startswith(bytes_of(output)), name


PROSE = "thequickbrownfoxjumpsoverthelazydogandrunsintothewoods" * 80
JWT = (
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwiaW1hZ2UiOiJ4LnBuZyJ9."
    "SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c"
)


def test_what_stands_beside_the_work_is_neither_fetched_nor_saved(
    practice_router: PracticeProcess, server: HostileServer, tmp_path: Path
) -> None:
    own = f"{practice_router.url}/v2/models/{SKETCH}/requests/11111111-1111-1111-1111-111111111111"
    given = picture(shade=5)
    sent = body(image=b64(given), image_url=f"{server.url}/good.png?input")
    document = {
        "prompt": PROSE,
        "input": {"image_url": f"{server.url}/good.png?input", "image": b64(given)},
        "result": {"sample": f"{server.url}/good.png?work"},
        "thumbnail_url": f"{server.url}/good.png?thumbnail",
        "docs_url": f"{server.url}/good.png?docs",
        "status_url": f"{own}/status",
        "response_url": own,
        "cancel_url": f"{own}/cancel",
        "token": JWT,
        "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        "analysis": PROSE[:4_096],
        "parts": [{"text": "So it was drawn.", "thought_signature": b64(picture(shade=6))}],
        "audio_url_docs": f"{server.url}/good.png?more-docs",
    }
    request = collected(practice_router, tmp_path, document, sent=sent)
    roles = {output.pointer: output.role for output in request.outputs if output.pointer != "/parts/0/text"}
    assert roles == {
        "/input/image_url": Role.ECHO,
        "/input/image": Role.ECHO,
        "/result/sample": Role.WORK,
        "/thumbnail_url": Role.POSTER,
    }
    assert [target.partition("?")[2] for target in sorted(server.asked)] == ["thumbnail", "work"]


def test_shapes_that_nobody_has_seen_are_found(
    practice_router: PracticeProcess, server: HostileServer, tmp_path: Path
) -> None:
    shots = [picture(shade=shade) for shade in range(10, 15)]
    document = {
        "werk": {"ergebnis": [{"tief": [[{"sample": f"{server.url}/good"}]]}]},
        "x1": [{"b64_json": b64(shots[0])}],
        "x2": {"bytesBase64Encoded": b64(shots[1])},
        "x3": {"inlineData": {"mimeType": "image/png", "data": b64(shots[2])}},
        "x4": {"inline_data": {"mime_type": "image/png", "data": b64(shots[3])}},
        "x5": {"zork": {"0": b64(shots[4])}},
    }
    request = collected(practice_router, tmp_path, document)
    assert [output.pointer for output in request.works] == [
        "/werk/ergebnis/0/tief/0/0/sample",
        "/x1/0/b64_json",
        "/x2/bytesBase64Encoded",
        "/x3/inlineData/data",
        "/x4/inline_data/data",
        "/x5/zork/0",
    ]
    assert [bytes_of(output) for output in request.works[1:]] == shots
    assert {Path(output.path or "").suffix for output in request.works} == {".png"}


def test_a_drawing_that_was_packed_on_its_way_is_whole_and_its_progress_is_true(
    practice_router: PracticeProcess, server: HostileServer, tmp_path: Path
) -> None:
    """Its length is that of what is on the wire: the drawing itself is many times as long."""
    drawing = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">' + b"<g id='a'/>" * 60_000 + b"</svg>"
    packed = gzip.compress(drawing, 1)
    server.files["packed"] = packed, ("Content-Encoding: gzip", "Content-Type: image/svg+xml")
    link = f"{server.url}/kept/a.svg?packed"
    practice_router.fault(route="result", kind="alter", count=0, body=json.dumps({"images": [{"url": link}]}))
    told: list[tuple[int, int | None]] = []

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await session.submit(SKETCH, body(), prompt="packed", seed=None)

            def look(_event: object) -> None:
                progress = session.desk.progress(row)
                if progress is not None:
                    told.append((progress.received, progress.total))

            session.desk.subscribe(look)
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    (work,) = request.works
    assert bytes_of(work) == drawing
    assert (Path(work.path or "").suffix, work.problem) == (".svg", None)
    assert len(server.asked) == 1
    assert told
    assert all(total is None or received <= total for received, total in told), told


def test_inputs_handed_back_and_second_copies_stay_in_the_answer_until_asked_for(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    work, marked, mine = picture(shade=1), picture(shade=2), picture("JPEG", shade=3)
    document = {
        "images": [{"b64_json": b64(work), "watermarked_b64": b64(marked)}],
        "copy": {"b64_json": b64(work)},
        "received": {"zork": b64(mine)},
    }
    practice_router.fault(route="result", kind="alter", count=0, body=json.dumps(document))
    sent = json.loads(body()) | {"image": "data:image/jpeg;base64," + b64(mine)}

    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            row = await session.submit(SKETCH, json.dumps(sent).encode(), prompt="as it came", seed=None)
            request = await until(session, row, lambda r: r.state.terminal)
            roles = [output.role for output in request.outputs]
            assert roles == [Role.WORK, Role.VARIANT, Role.VARIANT, Role.ECHO]
            first, watermarked, copy, echo = request.outputs
            assert bytes_of(first) == work
            assert copy.path == first.path
            assert (watermarked.path, watermarked.reach, echo.path, echo.reach) == (None, Reach.FETCHABLE) * 2
            assert echo.size == len(mine)
            files = sorted(path.suffix for path in (tmp_path / "saved").rglob("*.*"))
            assert files == [".json", ".json", ".png"]
            had = await session.fetch_output(row, echo.index)
            assert bytes_of(had) == mine
            assert bytes_of(await session.fetch_output(row, watermarked.index)) == marked
            after = session.desk.get(row)
            assert after is not None
            assert [bool(output.path) for output in after.outputs] == [True] * 4
            assert after.outputs[3].role is Role.ECHO

    asyncio.run(main())
