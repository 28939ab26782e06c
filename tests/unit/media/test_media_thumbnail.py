"""Small pictures of large and odd files, and facts of films and sounds."""

from __future__ import annotations

import io
import struct
import zlib
from pathlib import Path
from typing import Any

import media_samples as samples
import pytest
from PIL import Image, ImageCms

from comfy_desk.media.containers import read_facts
from comfy_desk.media.thumbnail import thumbnail_job


@pytest.fixture
def small(tmp_path: Path) -> Any:
    def run(data: bytes, size: int = 64) -> tuple[dict[str, Any], Image.Image | None]:
        (tmp_path / "in").write_bytes(data)
        (tmp_path / "out.png").unlink(missing_ok=True)
        answer = thumbnail_job({"path": str(tmp_path / "in"), "out": str(tmp_path / "out.png"), "size": size})
        assert (tmp_path / "in").read_bytes() == data
        if answer["out"] is None:
            assert not (tmp_path / "out.png").exists()
            return answer, None
        with Image.open(answer["out"]) as image:
            image.load()
            assert max(image.size) <= size
            return answer, image.copy()

    return run


def encoded(image: Image.Image, form: str, **more: Any) -> bytes:
    out = io.BytesIO()
    image.save(out, form, **more)
    return out.getvalue()


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP", "GIF", "BMP", "TIFF"])
def test_pictures_of_each_form(small: Any, form: str) -> None:
    answer, image = small(samples.picture(form, (300, 200)))
    assert (answer["width"], answer["height"], answer["note"]) == (300, 200, None)
    assert image.size == (64, 43)


@pytest.mark.parametrize("orientation", range(1, 9))
def test_turned_photographs_stand_upright(small: Any, orientation: int) -> None:
    image = Image.new("RGB", (90, 60), "white")
    image.paste((255, 0, 0), (0, 0, 30, 20))
    exif = Image.Exif()
    exif[0x0112] = orientation
    answer, shown = small(encoded(image, "JPEG", exif=exif, quality=95))
    assert (answer["width"], answer["height"]) == ((60, 90) if orientation >= 5 else (90, 60))
    corners = [(4, 4), (shown.width - 5, 4), (shown.width - 5, shown.height - 5), (4, shown.height - 5)]
    red = [index for index, at in enumerate(corners) if shown.getpixel(at)[1] < 100]
    assert red == [{1: 0, 2: 1, 3: 2, 4: 3, 5: 0, 6: 1, 7: 2, 8: 3}[orientation]]


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "CMYK", "I;16", "F"])
def test_every_mode_is_drawn(small: Any, mode: str) -> None:
    form = {"CMYK": "JPEG", "F": "TIFF"}.get(mode, "PNG")
    source = Image.linear_gradient("L")
    if mode == "I;16":
        image = Image.frombytes("I;16", (16, 16), b"".join(struct.pack("<H", i * 256) for i in range(256)))
    elif mode == "F":
        image = source.convert("F").point(lambda value: value * 100.0)
    else:
        image = source.convert("RGBA").convert(mode) if mode in {"LA", "RGBA"} else source.convert(mode)
    answer, shown = small(encoded(image, form))
    assert answer["note"] is None
    low, high = shown.convert("L").getextrema()
    assert high - low > 100


def test_transparency_is_kept(small: Any) -> None:
    _answer, shown = small(encoded(Image.new("RGBA", (80, 80), (10, 200, 30, 0)), "PNG"))
    assert shown.mode == "RGBA"
    assert shown.getextrema()[3] == (0, 0)
    palette = Image.new("P", (80, 80))
    _answer, shown = small(encoded(palette, "PNG", transparency=0))
    assert shown.getextrema()[3] == (0, 0)


def test_colour_profiles_are_applied_and_broken_ones_ignored(small: Any) -> None:
    image = Image.new("RGB", (20, 20), (200, 30, 30))
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    for profile in (lab, b"broken"):
        answer, shown = small(encoded(image, "PNG", icc_profile=profile))
        assert answer["note"] is None
        assert shown.getpixel((5, 5))[0] > 150


def test_animations_show_their_first_frame(small: Any) -> None:
    frames = [Image.new("RGB", (40, 40), colour) for colour in ("red", "blue")]
    for form in ("GIF", "WEBP", "PNG"):
        answer, shown = small(encoded(frames[0], form, save_all=True, append_images=frames[1:]))
        assert answer["animated"] is True
        assert shown.convert("RGB").getpixel((20, 20))[0] > 200


def _png_claiming(width: int, height: int) -> bytes:
    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0" * 100)) + chunk(b"IEND", b"")
    )


def test_pixel_bombs_are_refused_before_decoding(small: Any) -> None:
    answer, shown = small(_png_claiming(60_000, 60_000))
    assert shown is None
    assert (answer["width"], answer["height"]) == (60_000, 60_000)
    assert "Too large" in answer["note"]


def test_a_huge_text_in_a_picture_is_refused(small: Any) -> None:
    data = samples.picture("PNG")
    body = b"note\0\0" + zlib.compress(b"x" * 60_000_000)
    chunk = struct.pack(">I", len(body)) + b"zTXt" + body + struct.pack(">I", zlib.crc32(b"zTXt" + body))
    answer, shown = small(data[:33] + chunk + data[33:])
    assert shown is None
    assert answer["note"]


@pytest.mark.parametrize(
    "data",
    [
        samples.picture("PNG")[:200],
        samples.picture("JPEG")[:300],
        b"\x89PNG\r\n\x1a\n",
        b"GIF89a",
        b"\0\0\0\x18ftypheic\0\0\0\0mif1heic",
        b"\xff\x0a\xfa\x7f" + bytes(20),
        samples.glb(),
        samples.archive(),
        b"nothing at all \0\1\2",
        b"%PDF-1.7",
        b"II*\0\xff\xff\xff\xff",
        b"RIFF\x10\0\0\0WEBPVP8 ",
    ],
)
def test_what_has_no_preview_says_so_and_is_no_error(small: Any, data: bytes) -> None:
    answer, shown = small(data)
    if shown is None:
        assert answer["note"]


def test_types_that_bytes_do_not_tell_come_from_the_declaration_or_the_name(tmp_path: Path) -> None:
    (tmp_path / "in").write_bytes(bytes(84))
    asked = {"path": str(tmp_path / "in"), "out": str(tmp_path / "out.png")}
    answer = thumbnail_job(asked | {"declared": "binary/octet-stream", "name": "mesh.stl"})
    assert (answer["extension"], answer["kind"]) == ("stl", "3d")
    (tmp_path / "in").write_bytes(samples.picture("JPEG"))
    assert thumbnail_job(asked | {"declared": "image/png", "name": "a.png"})["extension"] == "jpg"


@pytest.mark.parametrize(
    ("svg", "size"),
    [
        (samples.SVG, (40, 20)),
        ('<svg width="2in" height="96px">', (192, 96)),
        ('<svg width="100%" height="100%" viewBox="0,0,30.4,10">', (30, 10)),
        ('<svg stroke-width="3">', (None, None)),
        ('<svg viewBox="0 0 9e99 1">', (None, None)),
    ],
)
def test_drawings_tell_their_size(small: Any, svg: str, size: tuple[int | None, int | None]) -> None:
    answer, shown = small(svg.encode())
    assert (answer["width"], answer["height"], shown, answer["kind"]) == (*size, None, "vector")


def test_films_tell_size_and_length(small: Any) -> None:
    answer, _shown = small(samples.film(1280, 720, 5.5))
    assert (answer["width"], answer["height"], answer["duration"]) == (1280, 720, 5.5)
    answer, _shown = small(samples.film(1280, 720, 5.5, turned=True))
    assert (answer["width"], answer["height"]) == (720, 1280)
    answer, _shown = small(samples.film()[:40])
    assert (answer["width"], answer["duration"], answer["kind"]) == (None, None, "video")


def test_sounds_tell_their_length_and_have_a_wave(small: Any) -> None:
    answer, shown = small(samples.sound(1.5), 128)
    assert answer["duration"] == pytest.approx(1.5)
    assert shown.getextrema()[3][1] == 255
    answer, shown = small(samples.mp3(100))
    assert answer["duration"] == pytest.approx(100 * 1152 / 44100, rel=0.01)
    assert shown is None


def test_other_containers_tell_their_length(tmp_path: Path) -> None:
    flac = b"fLaC\0\0\0\x22" + bytes(10) + ((44100 << 44) | (1 << 41) | 88200).to_bytes(8, "big")
    opus = b"OggS\0\2" + bytes(22) + b"OpusHead" + bytes(200) + b"OggS\0\4" + struct.pack("<Q", 96000) + bytes(20)
    webm = b"\x1aE\xdf\xa3\x84\x42\x86\x81\x01" + b"\x18\x53\x80\x67\xff" + b"\x15\x49\xa9\x66\x8e"
    webm += b"\x2a\xd7\xb1\x83\x0f\x42\x40" + b"\x44\x89\x84" + struct.pack(">f", 2500.0)
    webm += b"\x16\x54\xae\x6b\x8c\xae\x8a\xe0\x88\xb0\x82\x02\x80\xba\x82\x01\x68"
    for data, media_type, duration in ((flac, "audio/flac", 2.0), (opus, "audio/opus", 2.0), (webm, "video/webm", 2.5)):
        (tmp_path / "f").write_bytes(data)
        facts = read_facts(tmp_path / "f", media_type)
        assert facts.duration == pytest.approx(duration), media_type
    assert (facts.width, facts.height) == (640, 360)


@pytest.mark.parametrize(
    "media_type", ["video/mp4", "video/webm", "audio/wav", "audio/mpeg", "audio/flac", "audio/ogg"]
)
@pytest.mark.parametrize(
    "data", [b"", b"\0" * 100, b"\xff" * 100, b"OggS" * 40, b"\x18\x53\x80\x67\xff" * 30, b"RIFF....WAVEfmt " * 9]
)
def test_broken_containers_tell_nothing(tmp_path: Path, media_type: str, data: bytes) -> None:
    (tmp_path / "f").write_bytes(data)
    read_facts(tmp_path / "f", media_type)
