"""Types by bytes first, declaration second, extension last; headerless sound by its declaration alone."""

from __future__ import annotations

import io
import time
import wave

import media_samples as samples
import pytest
from hypothesis import given
from hypothesis import strategies as st

from comfy_desk.domain.output import Kind
from comfy_desk.media.formats import by_extension, by_type
from comfy_desk.media.pcm import pcm_parameters, wav_header
from comfy_desk.media.sniff import settle, sniff
from comfy_desk.media.whole import is_whole

FTYP = b"\0\0\0\x18ftyp"
BYTES = [
    (samples.picture("PNG"), "image/png", "png", Kind.IMAGE),
    (samples.picture("JPEG"), "image/jpeg", "jpg", Kind.IMAGE),
    (samples.picture("WEBP"), "image/webp", "webp", Kind.IMAGE),
    (samples.picture("GIF"), "image/gif", "gif", Kind.IMAGE),
    (samples.picture("BMP"), "image/bmp", "bmp", Kind.IMAGE),
    (samples.picture("TIFF"), "image/tiff", "tif", Kind.IMAGE),
    (FTYP + b"avif\0\0\0\0avifmif1", "image/avif", "avif", Kind.IMAGE),
    (FTYP + b"mif1\0\0\0\0mif1avif", "image/avif", "avif", Kind.IMAGE),
    (FTYP + b"heic\0\0\0\0mif1heic", "image/heic", "heic", Kind.IMAGE),
    (b"\xff\x0a\xfa\x7f" + bytes(20), "image/jxl", "jxl", Kind.IMAGE),
    (b"\0\0\0\x0cJXL \r\n\x87\n" + bytes(20), "image/jxl", "jxl", Kind.IMAGE),
    (b"\x76\x2f\x31\x01\x02\0\0\0", "image/x-exr", "exr", Kind.IMAGE),
    (b"\xef\xbb\xbf<?xml version='1.0'?>\n<!-- by x -->\n<svg xmlns='x'/>", "image/svg+xml", "svg", Kind.VECTOR),
    (samples.SVG.encode(), "image/svg+xml", "svg", Kind.VECTOR),
    (b"%PDF-1.7\n", "application/pdf", "pdf", Kind.OTHER),
    (samples.film(), "video/mp4", "mp4", Kind.VIDEO),
    (samples.film(brand=b"qt  "), "video/quicktime", "mov", Kind.VIDEO),
    (b"\0\0\0\x08wide\0\0\1\0mdat", "video/quicktime", "mov", Kind.VIDEO),
    (samples.film(brand=b"M4A "), "audio/mp4", "m4a", Kind.AUDIO),
    (b"\x1aE\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm", "video/webm", "webm", Kind.VIDEO),
    (b"\x1aE\xdf\xa3\x9f\x42\x82\x88matroska", "video/x-matroska", "mkv", Kind.VIDEO),
    (samples.mp3(), "audio/mpeg", "mp3", Kind.AUDIO),
    (b"ID3\x03\0\0\0\0\0\x0aTIT2", "audio/mpeg", "mp3", Kind.AUDIO),
    (samples.sound(), "audio/wav", "wav", Kind.AUDIO),
    (b"fLaC\0\0\0\x22", "audio/flac", "flac", Kind.AUDIO),
    (b"OggS\0\2" + bytes(22) + b"OpusHead", "audio/opus", "opus", Kind.AUDIO),
    (b"OggS\0\2" + bytes(22) + b"\x01vorbis", "audio/ogg", "ogg", Kind.AUDIO),
    (samples.glb(), "model/gltf-binary", "glb", Kind.MODEL_3D),
    (b'{"asset":{"version":"2.0"},"meshes":[]}', "model/gltf+json", "gltf", Kind.MODEL_3D),
    (b"# made\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n", "model/obj", "obj", Kind.MODEL_3D),
    (b"Kaydara FBX Binary  \0\x1a\0", "application/vnd.autodesk.fbx", "fbx", Kind.MODEL_3D),
    (samples.archive("scene.usdc"), "model/vnd.usdz+zip", "usdz", Kind.MODEL_3D),
    (b"solid cube\n facet normal 0 0 1\n", "model/stl", "stl", Kind.MODEL_3D),
    (b"ply\nformat ascii 1.0\n", "model/ply", "ply", Kind.MODEL_3D),
    (samples.archive(), "application/zip", "zip", Kind.OTHER),
    (b'{"a": 1}', "application/json", "json", Kind.OTHER),
    ("Ein schöner Satz.".encode(), "text/plain", "txt", Kind.TEXT),
    (b"<!DOCTYPE html><html><head>", "text/html", "html", Kind.OTHER),
]


@pytest.mark.parametrize(
    ("data", "media_type", "extension", "kind"), BYTES, ids=[f"{row[2]}{i}" for i, row in enumerate(BYTES)]
)
def test_every_format_is_told_by_its_bytes(data: bytes, media_type: str, extension: str, kind: Kind) -> None:
    known = sniff(data[:4096])
    assert known is not None
    assert (known.media_type, known.extension, known.kind) == (media_type, extension, kind)


def test_an_animated_png_is_told_from_a_still_one() -> None:
    still = samples.picture("PNG")
    animated = still[:33] + b"\0\0\0\x08acTL\0\0\0\x02\0\0\0\0" + b"crc!" + still[33:]
    known = sniff(animated)
    assert known is not None
    assert (known.media_type, known.extension) == ("image/apng", "png")


@pytest.mark.parametrize(
    "data", [b"\xff\xfb\x90\x00" + bytes(100), b"\xff\xe0abc", b"\xff\xfb\x90\x00" + b"\x01" * 4000, b"\xff\xff" * 900]
)
def test_two_bytes_of_sync_make_no_mp3(data: bytes) -> None:
    known = sniff(data)
    assert known is None or known.kind is not Kind.AUDIO


def test_bytes_beat_the_declaration_and_the_declaration_the_extension() -> None:
    assert settle(samples.picture("JPEG"), "image/png", "a.png").extension == "jpg"
    assert settle(samples.picture("WEBP"), None, "x/y.png").extension == "webp"
    assert settle(samples.film()[:200], "image/png", None).kind is Kind.VIDEO
    assert settle(b"\x01\x02\x03\0\x05", "video/webm", "a.mp4").media_type == "video/webm"
    assert settle(b"\x01\x02\x03\0\x05", "application/octet-stream", "a.stl").media_type == "model/stl"
    assert settle(b"\x01\x02\x03\0\x05", None, None).extension == "bin"
    assert settle(samples.archive(), "model/vnd.usdz+zip").extension == "usdz"
    assert settle(samples.mp3()[:900], "application/octet-stream").extension == "mp3"


def test_declared_types_are_read_loosely() -> None:
    for name in ("Image/JPG", "image/jpeg; charset=binary", " image/jpeg "):
        known = by_type(name)
        assert known is not None
        assert known.extension == "jpg"
    unknown = by_type("video/x-new")
    assert unknown is not None
    assert (unknown.kind, unknown.certain) == (Kind.VIDEO, False)
    assert by_type("nonsense") is None
    assert by_extension(".PNG") == by_extension("png")


@pytest.mark.parametrize(
    ("media_type", "rate", "channels", "bits"),
    [
        ("audio/L16;codec=pcm;rate=24000", 24000, 1, 16),
        ("audio/l16; rate=16000; channels=2", 16000, 2, 16),
        ("audio/pcm", 24000, 1, 16),
        ("audio/pcm;rate=44100;bits=24", 44100, 1, 24),
        ("audio/L16;rate=9999999999", 24000, 1, 16),
        ("audio/L16;rate=٣", 24000, 1, 16),
    ],
)
def test_pcm_is_what_its_type_says(media_type: str, rate: int, channels: int, bits: int) -> None:
    pcm = pcm_parameters(media_type)
    assert pcm is not None
    assert (pcm.rate, pcm.channels, pcm.bits) == (rate, channels, bits)


def test_pcm_with_its_header_plays() -> None:
    pcm = pcm_parameters("audio/L16;rate=16000")
    assert pcm is not None
    with wave.open(io.BytesIO(wav_header(3200, pcm) + bytes(3200))) as file:
        assert (file.getframerate(), file.getnchannels(), file.getnframes()) == (16000, 1, 1600)
    assert pcm_parameters("audio/wav") is None
    assert pcm_parameters(None) is None


@given(st.binary(max_size=300))
def test_any_bytes_have_an_answer(data: bytes) -> None:
    sniff(data)
    assert settle(data).media_type


@pytest.mark.parametrize(
    "data", [row[0] for row in BYTES if row[2] in {"png", "jpg", "gif", "webp", "mp4", "wav", "glb", "zip"}]
)
def test_a_cut_file_is_not_whole(data: bytes, tmp_path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "f"
    file.write_bytes(data)
    assert is_whole(file) is True
    file.write_bytes(data[: len(data) - max(len(data) // 5, 8)])
    assert is_whole(file) is False
    file.write_bytes(b"nothing known \0\1")
    assert is_whole(file) is None


@pytest.mark.parametrize(
    "data",
    [
        b"<!---->" * 580,
        b"<!--" * 1000,
        b"<?xml ?>" * 500,
        b"<!DOCTYPE svg [" * 250,
        b" " * 4096,
        b"<!-- -->\n" * 400 + b"<sv",
    ],
)
def test_heads_that_mean_harm_take_no_time(data: bytes) -> None:
    begin = time.process_time()
    sniff(data[:4096])
    assert time.process_time() - begin < 1
