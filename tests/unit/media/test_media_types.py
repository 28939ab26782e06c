"""Every type by its bytes, whatever is declared and whatever the name says; words are never media, nor media words."""

from __future__ import annotations

import hashlib
import io
import json
import random
import time
from pathlib import Path

import media_kinds as kinds
import media_samples as samples
import pytest
from PIL import Image

from comfy_desk.domain.output import Kind
from comfy_desk.media.examine import examine
from comfy_desk.media.filetype import type_of_file
from comfy_desk.media.names import place
from comfy_desk.media.sniff import HEAD, settle, sniff
from comfy_desk.media.thumbnail import thumbnail_job

WRONG = [
    "image/png", "image/jpeg", "image/webp", "image/svg+xml", "video/mp4", "video/webm", "audio/mpeg", "audio/wav",
    "model/gltf-binary", "application/pdf", "application/zip", "text/html", "application/octet-stream", "nonsense", "",
]  # fmt: skip
_MEDIA = [
    pytest.param(*row, id=name)
    for row, name in zip(kinds.KINDS, kinds.NAMES, strict=True)
    if row[3] not in {Kind.TEXT, Kind.OTHER} and "json" not in row[1]  # an answer in words is read as an answer
]
BODIES = _MEDIA
# Very few bytes of Base64 are held for nothing, and a drawing stands in an answer as it is.
INLINE = [row for row in _MEDIA if len(row.values[0]) >= 60 and "svg" not in str(row.values[1])]  # type: ignore[arg-type]
# A declaration may refine what says little: words of any kind, an archive, JSON.
SAY_LITTLE = {"text/plain", "application/zip", "application/json"}


@pytest.mark.parametrize(("data", "media_type", "extension", "kind"), kinds.KINDS, ids=kinds.NAMES)
def test_a_file_is_what_its_bytes_are(data: bytes, media_type: str, extension: str, kind: Kind, tmp_path: Path) -> None:
    path = tmp_path / "a.part"
    path.write_bytes(data)
    known = type_of_file(path)
    assert (known.media_type, known.extension, known.kind) == (media_type, extension, kind)
    for declared in WRONG:
        for name in (None, f"a.{declared.rpartition('/')[2]}", "film.mp4", "a.png", "a"):
            found = type_of_file(path, declared, name)
            assert found.media_type == media_type, (declared, name)
    assert path.read_bytes() == data


@pytest.mark.parametrize(("data", "media_type", "extension", "kind"), kinds.KINDS, ids=kinds.NAMES)
def test_the_head_alone_tells_the_kind(data: bytes, media_type: str, extension: str, kind: Kind) -> None:
    known = sniff(data[:HEAD], data[-HEAD:], len(data))
    assert known is not None
    deep = len(data) > HEAD and kind is not Kind.VIDEO  # an index at the end, a flac behind a picture, long comments
    assert known.kind is kind or (deep and known.kind is Kind.VIDEO)
    if media_type not in SAY_LITTLE and not deep and media_type != "image/apng":
        for declared in WRONG:
            assert settle(data[:HEAD], declared, "a.png", size=len(data)).kind is kind


@pytest.mark.parametrize(("data", "media_type", "extension", "kind"), BODIES)
@pytest.mark.parametrize("declared", ["image/png", "video/mp4"])
def test_what_comes_as_the_whole_answer_is_saved_byte_for_byte(
    data: bytes, media_type: str, extension: str, kind: Kind, declared: str, tmp_path: Path
) -> None:
    raw = tmp_path / "raw"
    raw.write_bytes(data)
    answer = examine({"raw_path": str(raw), "content_type": declared, "out_dir": str(tmp_path / "staging")})
    piece = answer["pieces"][0]
    assert Path(piece["path"]).read_bytes() == data == raw.read_bytes()
    assert piece["sha256"] == hashlib.sha256(data).hexdigest()
    assert (piece["media_type"], piece["extension"]) == (media_type, extension)
    small = thumbnail_job(
        {"path": piece["path"], "out": str(tmp_path / "t.png"), "declared": declared, "name": "a.png"}
    )
    assert (small["media_type"], small["extension"], small["kind"]) == (media_type, extension, str(kind))
    placed = place(Path(piece["path"]), tmp_path / "made" / f"a.{piece['extension']}")
    assert placed.read_bytes() == data
    assert placed.suffix == f".{extension}"


@pytest.mark.parametrize(("data", "media_type", "extension", "kind"), INLINE)
def test_what_stands_in_an_answer_is_saved_byte_for_byte(
    data: bytes, media_type: str, extension: str, kind: Kind, tmp_path: Path
) -> None:
    raw = tmp_path / "raw"
    declared = {Kind.IMAGE: "image/png", Kind.VIDEO: "video/quicktime", Kind.AUDIO: "audio/wav"}
    inline = {"mimeType": declared.get(kind, "model/obj"), "data": samples.b64(data)}
    raw.write_text(json.dumps({"candidates": [{"content": {"parts": [{"inlineData": inline}]}}]}))
    answer = examine({"raw_path": str(raw), "content_type": None, "out_dir": str(tmp_path / "staging")})
    piece = answer["pieces"][0]
    assert Path(piece["path"]).read_bytes() == data
    assert (piece["media_type"], piece["extension"]) == (media_type, extension)


@pytest.mark.parametrize(
    "words",
    [
        "GIF89a is a format of the eighties.",
        "%PDF- was said, and nothing more",
        "BLENDERS are for kitchens",
        "Get free stuff here, all of it",
        "so, ftypical of them to say so",
        "RIFFs and WAVEs, and how to play them",
        "OggS was a letter, not a file. " * 20,
        "fLaC? No, a flask.",
        "PXR-USDC is written here in plain words",
        "glTF is spelled so.",
        "8BPS, they say",
        "ID3 tags are 10 bytes, and this is a sentence about them.",
        "BM is a model of a car, " * 3,
        "[Verse 1]\nHello, hello\n[Chorus]\nBye",
        "[1] A footnote, and its text.",
        "{placeholder} is replaced before it is sent",
        "{'python': 'is not JSON'}",
        "[intro: slow, 60 bpm]",
        "solid advice is rare, but a facet of friendship",
        "v 1 is out\nv 2 is not\nf 3 means fast\n",
        "true or false, that is a question",
        "G" * 900,
        "I wrote <svg> in the middle of a line",
        "WEBVTTs are subtitles",
        "plymouth\nformat of a town",
        "日本語の文章です。" * 40,
        "\ufeffA mark, and words.",
        "a" * 5000 + "é" * 2000,
    ],
)
def test_words_are_never_held_for_media(words: str, tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(words.encode())
    assert type_of_file(path).media_type == "text/plain"
    for end in range(len(words.encode()[:HEAD]) - 3, min(len(words.encode()), HEAD)):
        known = sniff(words.encode()[:end])
        assert known is not None
        assert known.media_type == "text/plain"


@pytest.mark.parametrize("size", [1, 7, 30, 4096, 70_000])
def test_json_stays_json_wherever_it_is_cut(size: int) -> None:
    document = {"a": [1, -2.5e3, True, None, 'x"y\\', {"b": {}}, [[]]], "ü": "日本" * 30_000}
    for text in (json.dumps(document), json.dumps(document, ensure_ascii=False, indent=2)):
        known = sniff(text.encode()[:size])
        assert known is not None
        assert known.media_type == "application/json"


def test_every_beginning_of_a_document_is_json() -> None:
    text = json.dumps({"a": [1, -2.5e3, True, None, 'x"y', {"b": {}}, []], "c": False}).encode()
    for end in range(1, len(text) + 1):
        known = sniff(text[:end])
        assert known is not None, text[:end]
        assert known.media_type == "application/json", text[:end]


def test_media_inside_of_other_media_is_what_stands_first(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    page = b"<html><body><script>alert(1)</script>"
    for data, extension in (
        (samples.picture("JPEG") + samples.archive(), "jpg"),
        (samples.picture("PNG") + b"%PDF-1.4\n1 0 obj %%EOF", "png"),
        (samples.picture("GIF") + page, "gif"),
        (samples.archive() + samples.picture("PNG"), "zip"),
        (page + samples.picture("PNG"), "html"),
        (samples.picture("PNG")[:33] + kinds.png_chunk(b"tEXt", b"Comment\0acTL IDAT" + page) + b"x" * 99, "png"),
    ):
        path.write_bytes(data)
        assert type_of_file(path, "image/png", "a.png").extension == extension
    assert type_of_file(path).media_type == "image/png", "a word in a comment animates nothing"


def test_pictures_that_pillow_writes_as_avif(tmp_path: Path) -> None:
    out = io.BytesIO()
    Image.new("RGB", (20, 10), "red").save(out, "AVIF")
    (tmp_path / "a").write_bytes(out.getvalue())
    assert type_of_file(tmp_path / "a", "image/jpeg").media_type == "image/avif"


def test_a_binary_mesh_needs_its_size_and_sound_numbers() -> None:
    data = kinds.stl()
    assert sniff(data) is None or sniff(data).kind is not Kind.MODEL_3D  # type: ignore[union-attr]
    assert sniff(data, size=len(data) + 1) is None
    broken = data[:84] + b"\xff" * 48 + data[132:]
    assert sniff(broken, size=len(broken)) is None


def test_a_film_of_sound_alone_may_be_declared_so() -> None:
    unseen = kinds.boxed(b"isom", (b"soun",), index_last=True, padding=9000)[:HEAD]
    assert settle(unseen).media_type == "video/mp4"
    assert settle(unseen, "audio/mp4").extension == "m4a"
    assert settle(kinds.boxed(b"isom", (b"vide",)), "audio/mp4").extension == "mp4"
    assert settle(kinds.matroska(b"webm", (1, 2)), "audio/webm", "a.weba").extension == "webm"


@pytest.mark.parametrize(
    "data",
    [
        b"[" * 65_536,
        b'{"a":' * 13_000,
        b'["' + b"\\" * 65_000,
        b"[" + b"1" * 65_000,
        b"[" + b"1," * 32_000,
        b"v " + b"1" * 65_000,
        b"v 1 1 " + b"." * 65_000,
        b"f 1" + b"/" * 65_000,
        b"solid\n" + b"\n" * 65_000,
        b"solid" + b" " * 65_000,
        b";" * 65_000,
        b";\n" * 32_000,
        b"ply\n" + b"comment \n" * 8_000,
        b"<!---->" * 9_000,
        b"<!--" * 16_000,
        b"<? >" * 16_000,
        b"<" + b"!DOCTYPE svg [" * 4_000,
        b"\0<" * 32_000,
        b"OggS" * 16_000,
        b"\x89PNG\r\n\x1a\n" + bytes(65_000),
        b"\xff\xfb\x00\xc4" * 16_000,
        b"\xff\xe3\x08" * 21_000,
        b"hdlr" * 16_000,
        b"\0\0\0\x18ftypisom" + b"hdlr" * 16_000,
        b"\x1f\x8b\x08" + bytes(65_000),
    ],
)
def test_heads_that_mean_harm_take_no_time(data: bytes) -> None:
    begin = time.process_time()
    for at in range(3):
        sniff(data[at:], data[:65_536], len(data))
    assert time.process_time() - begin < 1.5


def test_no_bytes_break_it() -> None:
    chance = random.Random(4)
    rows = [row[0][:5000] for row in kinds.KINDS]
    for _ in range(3000):
        data = bytearray(chance.choice(rows)[: chance.choice([3, 9, 20, 40, 140, 600, 5000])])
        for _ in range(chance.randrange(4)):
            if data:
                data[chance.randrange(len(data))] = chance.randrange(256)
        sniff(bytes(data), bytes(data[-40:]), chance.choice([None, len(data), 0, 2**40]))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_words_are_read_in_whatever_they_were_written(tmp_path: Path, encoding: str) -> None:
    raw = tmp_path / "raw"
    raw.write_bytes("Schöne Wörter, und ein 😀.".encode(encoding))
    answer = examine({"raw_path": str(raw), "content_type": "text/plain", "out_dir": str(tmp_path / "staging")})
    piece = answer["pieces"][0]
    assert (piece["text"], piece["extension"]) == ("Schöne Wörter, und ein 😀.", "txt")
    assert Path(piece["path"]).read_bytes() == raw.read_bytes()
