"""Raw answers of every form to pieces on disk: the right bytes, one file for equal ones, sentences for what is broken."""

from __future__ import annotations

import json
import wave
from pathlib import Path
from typing import Any

import media_samples as samples
import pytest

from comfy_desk.media.examine import examine
from comfy_desk.services.pieces import look_of

PNG = samples.picture("PNG")


@pytest.fixture
def read(tmp_path: Path) -> Any:
    def run(raw: bytes | Any, content_type: str | None = "application/json", **more: Any) -> dict[str, Any]:
        path = tmp_path / "raw"
        data = raw if isinstance(raw, bytes) else json.dumps(raw).encode()
        path.write_bytes(data)
        answer = examine(
            {"raw_path": str(path), "content_type": content_type, "out_dir": str(tmp_path / "staging"), **more}
        )
        json.dumps(answer)
        assert path.read_bytes() == data
        return answer

    return run


def test_inline_media_become_files_with_their_own_bytes(read: Any) -> None:
    answer = read(
        {"data": [{"b64_json": samples.b64(PNG)}, {"svg": samples.SVG}], "output_format": "webp"}, declared=["image"]
    )
    picture, drawing = answer["pieces"]
    assert Path(picture["path"]).read_bytes() == PNG
    assert (picture["media_type"], picture["extension"], picture["size"]) == ("image/png", "png", len(PNG))
    assert Path(drawing["path"]).read_text() == samples.SVG
    assert (drawing["kind"], drawing["extension"]) == ("vector", "svg")


def test_equal_bytes_are_one_file(read: Any) -> None:
    wrapped = "data:image/png;base64," + samples.b64(PNG)
    first, second = read({"images": [samples.b64(PNG), wrapped]})["pieces"]
    assert first["path"] == second["path"]
    assert (first["role"], second["role"]) == ("work", "variant")


def test_links_and_texts_come_along(read: Any) -> None:
    link = "https://a.test/x?sig=%2F%2B="
    answer = read({"candidates": [{"content": {"parts": [{"text": "t" * 50_000 + " x"}]}}], "image_url": link})
    text, piece = answer["pieces"]
    assert piece["url"] == link
    assert len(text["text"]) == 20_000


def test_the_request_is_recognised(read: Any, tmp_path: Path) -> None:
    (tmp_path / "request").write_text(json.dumps({"image": samples.b64(PNG)}))
    answer = read({"images": [samples.b64(PNG)]}, request_path=str(tmp_path / "request"))
    assert answer["pieces"][0]["role"] == "echo"


def test_headerless_sound_gets_a_header(read: Any) -> None:
    part = {"inlineData": {"mimeType": "audio/L16;codec=pcm;rate=16000", "data": samples.b64(b"\x01\x02" * 1600)}}
    (piece,) = read({"parts": [part]})["pieces"]
    assert (piece["media_type"], piece["extension"], piece["role"]) == ("audio/wav", "wav", "work")
    with wave.open(piece["path"]) as file:
        assert (file.getframerate(), file.getnframes()) == (16000, 1600)
    assert piece["samples"]["media_type"] == "audio/L16;codec=pcm;rate=16000"
    assert Path(piece["samples"]["path"]).read_bytes() == b"\x01\x02" * 1600
    sound, bare = look_of(read({"parts": [part]})).pieces
    assert (sound.extension, sound.role, bare.extension, bare.role) == ("wav", "work", "pcm", "variant")
    assert (sound.pointer, sound.index, bare.index, bare.size) == (bare.pointer, 0, 1, 3_200)


@pytest.mark.parametrize(
    ("media_type", "rate"),
    [
        ("audio/L16;codec=pcm;rate=24000", 24000),
        ("audio/L16;rate=16000", 16000),
        ("audio/pcm", 24000),
        ("audio/pcm;rate=8000", 8000),
    ],
)
@pytest.mark.parametrize("form", ["field", "uri", "body"])
def test_samples_that_look_like_mp3_are_still_samples(read: Any, media_type: str, rate: int, form: str) -> None:
    bare = b"\xff\xfb\x90\x64" * 800
    if form == "body":
        (sound,) = read(bare, media_type)["pieces"]
    else:
        field = {"inlineData": {"mimeType": media_type, "data": samples.b64(bare)}}
        uri = {"audio": f"data:{media_type};charset=x;base64,{samples.b64(bare)}"}
        (sound,) = read(field if form == "field" else uri)["pieces"]
    with wave.open(sound["path"]) as file:
        assert (file.getframerate(), file.readframes(10_000)) == (rate, bare)
    assert Path(sound["samples"]["path"]).read_bytes() == bare


@pytest.mark.parametrize(
    ("raw", "content_type", "media_type"),
    [
        (samples.mp3(), "audio/mpeg", "audio/mpeg"),
        (samples.mp3(), "application/octet-stream", "audio/mpeg"),
        (b"\x01\x02" * 800, "audio/L16; rate=16000", "audio/wav"),
        (PNG, None, "image/png"),
        (PNG, "application/json", "image/png"),
        (samples.film(), "image/png", "video/mp4"),
        (samples.SVG.encode(), "image/svg+xml", "image/svg+xml"),
        (samples.glb(), "", "model/gltf-binary"),
    ],
)
def test_a_body_that_is_the_media(read: Any, raw: bytes, content_type: str | None, media_type: str) -> None:
    answer = read(raw, content_type)
    (piece,) = answer["pieces"]
    assert (answer["format"], piece["media_type"], piece["origin"], piece["problem"]) == (
        "media",
        media_type,
        "body",
        None,
    )
    saved = Path(piece["path"]).read_bytes()
    assert saved.endswith(raw)
    assert saved == raw or media_type == "audio/wav"


@pytest.mark.parametrize(
    "content_type",
    ["application/json", "Application/JSON; charset=utf-8", "application/problem+json", None, "text/plain", ""],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_json_under_any_name(read: Any, content_type: str | None, encoding: str) -> None:
    raw = json.dumps({"image_url": "https://a.test/x"}).encode(encoding)
    assert len(read(raw, content_type)["pieces"]) == 1


@pytest.mark.parametrize(
    ("raw", "content_type", "form", "part"),
    [
        (b"", None, "empty", "empty"),
        (b"  \n", "application/json", "empty", "empty"),
        (b'{"images": ["https://a.te', "application/json", "unknown", "cut off"),
        (b'{"images": [', "application/json", "unknown", "cut off"),
        (b'{"images": oops}', "application/json", "unknown", "not valid JSON"),
        (b"<!doctype html><html><body>Sign in</body></html>", "application/json", "html", "web page"),
        (b"<html>502</html>", "text/html", "html", "web page"),
        (b"[" * 100_000, "application/json", "unknown", "too deeply"),
    ],
)
def test_broken_answers_have_a_sentence(read: Any, raw: bytes, content_type: str | None, form: str, part: str) -> None:
    answer = read(raw, content_type)
    assert answer["format"] == form
    assert part in answer["problem"]
    assert answer["pieces"] == []


@pytest.mark.parametrize(
    "raw",
    [
        b"null", b"12", b"[]", b"{}", b"true", b'"hello"', b'{"a": NaN, "b": Infinity}',
        b'{"seed": 123456789012345678901234567890}',
        b'{"n": ' + b"9" * 9000 + b"}", b'{"a": 1, "a": 2}', b'{"t": "\\ud800"}', b'{"t": "a\x00b\xff"}',
        b'{"text": "a\tb"}', b'{"n": 1e999}',
    ],
)  # fmt: skip
def test_odd_json_is_read(read: Any, raw: bytes) -> None:
    answer = read(raw)
    assert (answer["format"], answer["problem"]) == ("json", None)


def test_text_bodies(read: Any) -> None:
    (piece,) = read(b"Es war einmal.", "text/plain; charset=utf-8")["pieces"]
    assert (piece["kind"], piece["text"], piece["extension"]) == ("text", "Es war einmal.", "txt")
    assert Path(piece["path"]).read_bytes() == b"Es war einmal."


def test_what_a_text_model_wrote_is_a_whole_file(read: Any) -> None:
    story = "It was a dark and stormy night; the rain fell in torrents. " * 1000
    answer = {"choices": [{"message": {"role": "assistant", "content": story}}]}
    (piece,) = read(json.dumps(answer).encode(), "application/json", declared=["text"])["pieces"]
    assert (piece["role"], piece["pointer"]) == ("work", "/choices/0/message/content")
    assert len(piece["text"]) < len(story)
    assert Path(piece["path"]).read_text(encoding="utf-8") == story


def test_a_cut_picture_is_kept_with_a_warning(read: Any) -> None:
    (piece,) = read({"image_b64": samples.b64(PNG[:300])})["pieces"]
    assert "too early" in piece["problem"]
    assert piece["path"] is not None


def test_unknown_bytes_are_kept_as_they_are(read: Any) -> None:
    answer = read(b"\x00\x01\x02\x03" * 50, "application/octet-stream")
    assert answer["format"] == "unknown"
    assert answer["pieces"][0]["extension"] == "bin"


def test_large_answers_are_decoded_piece_by_piece(read: Any) -> None:
    data = [PNG + bytes([n]) * 9_000_000 for n in range(2)]
    pieces = read({"images": [samples.b64(piece) for piece in data] + ["https://a.test/x.png"]})["pieces"]
    assert [p["size"] for p in pieces] == [len(PNG) + 9_000_000] * 2 + [None]
    assert Path(pieces[1]["path"]).read_bytes() == data[1]
