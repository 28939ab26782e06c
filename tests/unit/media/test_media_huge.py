"""Huge, hostile and odd pictures: shown in bounded memory where that can be, refused in words before decoding elsewhere."""

from __future__ import annotations

import io
import itertools
import struct
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import media_samples as samples
import pytest
from media_kinds import png_chunk
from PIL import Image

from comfy_desk.media import gathering, jpeg, limits, pictures, png, tiff
from comfy_desk.media.animation import gif_frames, webp_frames
from comfy_desk.media.thumbnail import thumbnail_job


@pytest.fixture
def small(tmp_path: Path) -> Callable[..., tuple[dict[str, Any], Image.Image | None]]:
    def run(data: bytes, size: int = 64) -> tuple[dict[str, Any], Image.Image | None]:
        (tmp_path / "in").write_bytes(data)
        answer = thumbnail_job({"path": str(tmp_path / "in"), "out": str(tmp_path / "out.png"), "size": size})
        assert (tmp_path / "in").read_bytes() == data
        if answer["out"] is None:
            assert answer["note"]
            return answer, None
        with Image.open(answer["out"]) as image:
            return answer, image.copy()

    return run


def encoded(image: Image.Image, form: str, **more: Any) -> bytes:
    out = io.BytesIO()
    image.save(out, form, **more)
    return out.getvalue()


def motif(mode: str, size: tuple[int, int] = (333, 211)) -> Image.Image:
    base = Image.effect_mandelbrot(size, (-2, -1.5, 1, 1.5), 60)
    if mode in {"1", "L"}:
        return base.convert(mode)
    if mode == "P":
        return motif("RGB", size).quantize(200)
    count = len(Image.new(mode, (1, 1)).getbands())
    return Image.merge(mode, [base.rotate(37 * index) for index in range(count)])


def a_png(
    width: int, height: int, data: bytes, *, colour: int = 2, depth: int = 8, lace: int = 0, more: bytes = b""
) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, lace)
    parts = b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", header) + more
    return (
        parts
        + b"".join(png_chunk(b"IDAT", data[i : i + 8192]) for i in range(0, len(data), 8192))
        + png_chunk(b"IEND", b"")
    )


# -- in bands --------------------------------------------------------------------------------------------------------


@pytest.fixture
def in_bands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is large, and a band has seven rows."""
    monkeypatch.setattr(png, "_IN_BANDS", 0)
    monkeypatch.setattr(tiff, "_IN_BANDS", 0)
    monkeypatch.setattr(gathering.Gathering, "rows_at_once", lambda _self, _row, _budget=0: 7)


@pytest.mark.usefixtures("in_bands")
@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGB", "RGBA"])
@pytest.mark.parametrize("clear", [False, True])
def test_a_png_in_bands_is_the_same_picture(tmp_path: Path, mode: str, clear: bool) -> None:
    image = motif(mode)
    more: dict[str, Any] = {}
    if clear:
        more = {"transparency": {"L": 5, "P": 5, "RGB": (1, 2, 3)}.get(mode)} if mode in {"L", "P", "RGB"} else {}
    (tmp_path / "a.png").write_bytes(encoded(image, "PNG", **more))
    with Image.open(tmp_path / "a.png") as whole:
        whole.load()
        wanted = gathering.plain(whole)
    got = png.png_picture(tmp_path / "a.png", png.read_png(tmp_path / "a.png"), 10_000)
    assert (got.mode, got.size, got.tobytes()) == (wanted.mode, wanted.size, wanted.tobytes())


@pytest.mark.usefixtures("in_bands")
@pytest.mark.parametrize("bits", [1, 2, 4])
def test_a_png_of_few_colours_in_bands(tmp_path: Path, bits: int) -> None:
    path = tmp_path / "a.png"
    motif("RGB").quantize(2**bits).save(path, bits=bits)
    with Image.open(path) as whole:
        wanted = whole.convert("RGB")
    got = png.png_picture(path, png.read_png(path), 10_000)
    assert got.tobytes() == wanted.tobytes()


@pytest.mark.usefixtures("in_bands")
@pytest.mark.parametrize("bits", [2, 4])
def test_a_png_of_few_greys_in_bands(tmp_path: Path, bits: int) -> None:
    rows = [bytes([0, *((x * 5 + y) % 256 for x in range(10))]) for y in range(30)]
    (tmp_path / "a.png").write_bytes(a_png(80 // bits, 30, zlib.compress(b"".join(rows)), colour=0, depth=bits))
    with Image.open(tmp_path / "a.png") as whole:
        wanted = whole.convert("L")
    got = png.png_picture(tmp_path / "a.png", png.read_png(tmp_path / "a.png"), 10_000)
    assert got.tobytes() == wanted.tobytes()


@pytest.mark.usefixtures("in_bands")
@pytest.mark.parametrize(("colour", "channels"), [(0, 1), (2, 3), (4, 2), (6, 4)])
@pytest.mark.parametrize("kind", range(5))
def test_a_png_of_16_bits_in_bands_is_its_upper_bytes(tmp_path: Path, colour: int, channels: int, kind: int) -> None:
    """Whatever filter its rows have: they are random bytes, which every filter makes a picture of."""
    width, height = 40, 33
    noise = bytes((i * i * 31 + i * 7 + kind) % 251 for i in range(width * channels * 2))
    data = zlib.compress(b"".join(bytes([kind]) + noise[y:] + noise[:y] for y in range(height)))
    (tmp_path / "a.png").write_bytes(a_png(width, height, data, colour=colour, depth=16))
    with Image.open(tmp_path / "a.png") as whole:
        whole.load()
        wanted = whole.convert("I").point(lambda value: value * (1 / 256)).convert("L") if colour == 0 else whole.copy()
    got = png.png_picture(tmp_path / "a.png", png.read_png(tmp_path / "a.png"), 10_000)
    assert got.convert(wanted.mode).tobytes() == wanted.tobytes()


@pytest.mark.usefixtures("in_bands")
@pytest.mark.parametrize(
    ("mode", "compression"),
    [
        *itertools.product(["1", "L", "P", "RGB", "RGBA", "CMYK"], [None, "tiff_deflate", "tiff_lzw", "packbits"]),
        ("L", "jpeg"),
        ("RGB", "jpeg"),
    ],
)
def test_a_tiff_in_bands_is_the_same_picture(tmp_path: Path, mode: str, compression: str | None) -> None:
    path = tmp_path / "a.tif"
    strip = {278: 16} if compression != "jpeg" else {}
    motif(mode).save(path, compression=compression, tiffinfo=strip, strip_size=4000)
    with Image.open(path) as whole:
        whole.load()
        wanted = gathering.plain(whole)
    read = tiff.read_tiff(path)
    got, _profile = tiff.tiff_picture(path, read, 10_000)
    assert (got.mode, got.size) == (wanted.mode, wanted.size)
    if compression != "jpeg":
        assert got.tobytes() == wanted.tobytes()


def deep_tiff(order: str, channels: int, width: int = 50, height: int = 33, rows: int = 5) -> bytes:
    """16 bits a sample, in strips, not compressed."""
    data = struct.pack(
        f"{order}{width * height * channels}H", *((i * 97) % 65536 for i in range(width * height * channels))
    )
    line = width * channels * 2
    strips = [data[at : at + rows * line] for at in range(0, len(data), rows * line)]
    count = len(strips)
    arrays = struct.pack(f"{order}{channels}H", *[16] * channels).ljust(8, b"\0")
    arrays += struct.pack(f"{order}{count}I", *(8 + 8 + 8 * count + i * rows * line for i in range(count)))
    arrays += struct.pack(f"{order}{count}I", *map(len, strips))
    entries = [
        (256, 4, 1, width), (257, 4, 1, height), (258, 3, channels, 8 if channels > 2 else None), (259, 3, 1, 1),
        (262, 3, 1, 1 if channels == 1 else 2), (273, 4, count, 16), (277, 3, 1, channels), (278, 4, 1, rows),
        (279, 4, count, 16 + 4 * count),
    ]  # fmt: skip
    table = struct.pack(order + "H", len(entries))
    for number, form, many, value in entries:
        table += struct.pack(order + "HHI", number, form, many)
        packed = struct.pack(order + "H", 16 if value is None else value) if form == 3 and many == 1 else None
        table += (packed or struct.pack(order + "I", value or 0)).ljust(4, b"\0")
    at = 8 + len(arrays) + len(data)
    return (b"II*\0" if order == "<" else b"MM\0*") + struct.pack(order + "I", at) + arrays + data + table + bytes(4)


@pytest.mark.usefixtures("in_bands")
@pytest.mark.parametrize("order", ["<", ">"])
@pytest.mark.parametrize("channels", [1, 3, 4])
def test_a_tiff_of_16_bits_in_bands_is_its_upper_bytes(tmp_path: Path, order: str, channels: int) -> None:
    path = tmp_path / "a.tif"
    path.write_bytes(deep_tiff(order, channels))
    got, _profile = tiff.tiff_picture(path, tiff.read_tiff(path), 10_000)
    wanted = bytes(((i * 97) % 65536) >> 8 for i in range(50 * 33 * channels))
    assert got.size == (50, 33)
    if channels == 4:  # what the fourth is, nothing says: Pillow takes it for no part of the picture
        wanted = bytes(value for i, value in enumerate(wanted) if i % 4 != 3)
        got = got.convert("RGB")
    assert got.tobytes() == wanted


@pytest.mark.usefixtures("in_bands")
def test_a_tiff_of_floats_is_not_averaged_in_bands(tmp_path: Path) -> None:
    image = Image.linear_gradient("L").convert("F").point(lambda value: value * 4.0)
    image.save(tmp_path / "a.tif", tiffinfo={278: 16})
    drawn = pictures.draw(tmp_path / "a.tif", "image/tiff", 64)
    assert drawn.note is None


@pytest.mark.usefixtures("in_bands")
@pytest.mark.parametrize("wanted", [40, 41, 64, 100])
@pytest.mark.parametrize("form", ["PNG", "TIFF"])
def test_a_picture_made_small_in_bands_is_like_one_made_small_at_once(tmp_path: Path, wanted: int, form: str) -> None:
    image = motif("RGB", (1003, 707))
    path = tmp_path / "a"
    image.save(path, form)
    drawn = pictures.draw(path, f"image/{form.lower()}", wanted)
    assert drawn.image is not None
    assert drawn.image.size == (wanted, round(707 * wanted / 1003))
    reference = image.resize(drawn.image.size, Image.Resampling.LANCZOS)
    worst = max(abs(a - b) for a, b in zip(drawn.image.tobytes(), reference.tobytes(), strict=True))
    assert worst < 90
    assert sum(abs(a - b) for a, b in zip(drawn.image.tobytes(), reference.tobytes(), strict=True)) / worst < 90_000


@pytest.mark.parametrize("size", [(1, 1), (1, 5000), (5000, 1), (70_000, 3), (3, 70_000)])
def test_gathering_keeps_odd_shapes(size: tuple[int, int]) -> None:
    kept = gathering.Gathering(*size, 100)
    image = Image.new("RGB", size, (9, 8, 7))
    at_once = kept.rows_at_once(size[0] * 4, 4096)
    for top in range(0, size[1], at_once):
        kept.add(image.crop((0, top, size[0], min(size[1], top + at_once))))
    picture = kept.picture()
    assert picture.getextrema() == ((9, 9), (8, 8), (7, 7))
    assert max(picture.size) >= min(100, max(size))


def test_an_interlaced_huge_png_is_shown_by_its_first_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    passes = [(8, 8, 0, 0), (8, 8, 4, 0), (4, 8, 0, 4), (4, 4, 2, 0), (2, 4, 0, 2), (2, 2, 1, 0), (1, 2, 0, 1)]
    width, height = 101, 75
    image = motif("RGB", (width, height))
    data = b""
    for across, down, left, top in passes:
        for y in range(top, height, down):
            row = b"".join(bytes(image.getpixel((x, y))) for x in range(left, width, across))  # type: ignore[arg-type]
            data += b"\0" + row if row else b""
    (tmp_path / "a.png").write_bytes(a_png(width, height, zlib.compress(data), lace=1))
    read = png.read_png(tmp_path / "a.png")
    assert png.png_picture(tmp_path / "a.png", read, 1000).tobytes() == image.tobytes()
    monkeypatch.setattr(png, "_IN_BANDS", 0)
    monkeypatch.setattr(png, "MOST_WHOLE", 0)
    got = png.png_picture(tmp_path / "a.png", read, 1000)
    assert got.size == (13, 10)
    assert got.getpixel((5, 5)) == image.getpixel((40, 40))


# -- measured --------------------------------------------------------------------------------------------------------

_MEASURED = """
import resource, sys
from comfy_desk.media.thumbnail import thumbnail_job
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
answer = thumbnail_job({"path": sys.argv[1], "out": sys.argv[2]})
print(answer["width"], answer["out"] is not None, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="getrusage of POSIX")
def test_a_picture_20_000_pixels_wide_needs_little_memory(tmp_path: Path) -> None:
    """A part of 20,000 × 20,000 keeps the suite quick; this one alone has 240 MB when it is decoded at once."""
    press = zlib.compressobj(1)
    row = b"\2" + bytes(60_000)
    data = b"".join([*(press.compress(row) for _ in range(3_000)), press.flush()])
    (tmp_path / "a.png").write_bytes(a_png(20_000, 3_000, data))
    run = subprocess.run(
        [sys.executable, "-c", _MEASURED, tmp_path / "a.png", tmp_path / "o.png"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    width, shown, grown = run.stdout.split()
    assert (width, shown) == ("20000", "True")
    assert int(grown) < 100 * 1024


def test_a_huge_jpeg_is_scaled_while_it_is_decoded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Image.new("RGB", (4000, 3000), (200, 30, 40)).save(tmp_path / "a.jpg", quality=30)
    seen = []
    plain_finish = pictures.small_srgb

    def watched(image: Image.Image, *rest: Any) -> Image.Image:
        seen.append(image.size)
        return plain_finish(image, *rest)

    monkeypatch.setattr(pictures, "small_srgb", watched)
    answer = thumbnail_job({"path": str(tmp_path / "a.jpg"), "out": str(tmp_path / "o.png"), "size": 512})
    assert (answer["width"], answer["height"], seen) == (4000, 3000, [(2000, 1500)])


# -- refused ---------------------------------------------------------------------------------------------------------


def no_decoding(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_arguments: Any, **_more: Any) -> None:
        raise AssertionError("it was decoded")

    monkeypatch.setattr(Image.Image, "load", fails)
    monkeypatch.setattr("PIL.ImageFile.ImageFile.load", fails)


def jpeg_saying(
    width: int, height: int, *, mark: int = 0xC0, parts: int = 3, scan: int = 3, before: bytes = b""
) -> bytes:
    frame = struct.pack(">BHHB", 8, height, width, parts) + b"".join(bytes([n + 1, 0x11, 0]) for n in range(parts))
    start = bytes([scan]) + b"".join(bytes([n + 1, 0]) for n in range(scan)) + b"\0\x3f\0"
    return (
        b"\xff\xd8" + before + b"\xff" + bytes([mark]) + struct.pack(">H", len(frame) + 2) + frame
        + b"\xff\xda" + struct.pack(">H", len(start) + 2) + start + bytes(100) + b"\xff\xd9"
    )  # fmt: skip


def test_bombs_are_refused_in_words_before_decoding(small: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    no_decoding(monkeypatch)
    most = 60_000
    bombs = {
        "png": a_png(most, most, zlib.compress(bytes(100))),
        "png of 32 bits": a_png(2**31 - 1, 2**31 - 1, zlib.compress(bytes(100))),
        "interlaced": a_png(most, most, zlib.compress(bytes(100)), lace=1),
        "jpeg": jpeg_saying(most, most),
        "progressive": jpeg_saying(9000, 9000, mark=0xC2),
        "scan by scan": jpeg_saying(12_000, 12_000, scan=1),
        "gif": b"GIF89a"
        + struct.pack("<HH", most, most)
        + b"\0\0\0,\0\0\0\0"
        + struct.pack("<HH", most, most)
        + b"\0\2\0;",
        "bmp": b"BM"
        + struct.pack("<IHHI", 90, 0, 0, 54)
        + struct.pack("<IiiHHIIiiII", 40, most, most, 1, 24, 0, 0, 0, 0, 0, 0),
        "tiff": b"II*\0\x08\0\0\0"
        + struct.pack("<H", 2)
        + struct.pack("<HHII", 256, 4, 1, most)
        + struct.pack("<HHII", 257, 4, 1, most)
        + bytes(4),
    }
    for name, data in bombs.items():
        answer, shown = small(data)
        assert shown is None, name
        assert "Too large to preview" in answer["note"], name
        assert (answer["width"] or 0) >= 9000, name


def test_a_header_larger_than_its_data_is_not_decoded(small: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    no_decoding(monkeypatch)
    answer, _shown = small(a_png(20_000, 20_000, zlib.compress(bytes(100))))
    assert "damaged" in answer["note"]


def _stuffed(*chunks: tuple[bytes, bytes]) -> bytes:
    data = samples.picture("PNG")
    return data[:33] + b"".join(png_chunk(name, body) for name, body in chunks) + data[33:]


def test_hidden_data_that_unpacks_to_much_is_refused(small: Any) -> None:
    bomb = zlib.compress(bytes(60_000_000))
    for data in (
        _stuffed((b"zTXt", b"a\0\0" + bomb)),
        _stuffed((b"iTXt", b"a\0\1\0\0\0" + bomb)),
        _stuffed((b"iCCP", b"a\0\0" + bomb)),
        _stuffed(*[(b"zTXt", b"a\0\0" + zlib.compress(bytes(2_000_000)))] * 10),
        _stuffed((b"tEXt", b"a\0" + bytes(17_000_000))),
    ):
        begin = time.process_time()
        answer, shown = small(data)
        assert shown is None
        assert "hidden data" in answer["note"]
        assert time.process_time() - begin < 3


def test_a_workflow_of_megabytes_hides_no_picture(small: Any) -> None:
    answer, shown = small(_stuffed((b"iTXt", b"workflow\0\0\0\0\0" + b"{}" * 3_000_000), (b"caBX", bytes(20_000_000))))
    assert (answer["note"], shown.size) == (None, (48, 32))


def test_tags_and_segments_that_carry_much_are_refused(small: Any) -> None:
    answer, _shown = small(jpeg_saying(100, 100, before=(b"\xff\xe5\xff\xff" + bytes(65_533)) * 600))
    assert "hidden data" in answer["note"]
    fat = b"II*\0\x08\0\0\0" + struct.pack("<H", 3) + struct.pack("<HHII", 256, 4, 1, 10)
    fat += struct.pack("<HHII", 257, 4, 1, 10) + struct.pack("<HHII", 700, 7, 3_000_000_000, 60) + bytes(4)
    assert "hidden data" in small(fat)[0]["note"]
    many = b"II*\0\x08\0\0\0" + struct.pack("<H", 60_000) + bytes(720_000)
    assert "hidden data" in small(many)[0]["note"]
    webp = samples.picture("WEBP")
    webp = webp[:12] + b"XMP " + struct.pack("<I", 40_000_000) + bytes(40_000_000) + webp[12:]
    assert "hidden data" in small(webp)[0]["note"]


def test_the_frames_of_a_long_animation_are_counted_and_not_decoded(small: Any, tmp_path: Path) -> None:
    one = b"!\xf9\4\0\1\0\0\0," + struct.pack("<HHHH", 0, 0, 2, 2) + b"\0\2\2\x44\1\0"
    data = b"GIF89a" + struct.pack("<HH", 2, 2) + b"\x80\0\0" + b"\xff\0\0\0\0\0" + one * 100_000 + b";"
    begin = time.process_time()
    answer, shown = small(data)
    assert time.process_time() - begin < 3
    assert (answer["animated"], answer["frames"], shown is not None) == (True, limits.MOST_FRAMES, True)
    for form, count in (("PNG", 5), ("WEBP", 5), ("GIF", 5), ("AVIF", 3)):
        frames = [Image.new("RGB", (20, 20), (40 * i, 0, 90)) for i in range(count)]
        answer, _shown = small(encoded(frames[0], form, save_all=True, append_images=frames[1:]))
        assert (answer["animated"], answer["frames"]) == (True, count), form
    for form in ("PNG", "WEBP", "GIF", "AVIF", "JPEG"):
        answer, _shown = small(encoded(Image.new("RGB", (20, 20)), form))
        assert answer["animated"] is False
        assert answer["frames"] in {None, 1}
    (tmp_path / "x").write_bytes(b"GIF89a" + bytes(300))
    assert gif_frames(tmp_path / "x") == 0
    (tmp_path / "x").write_bytes(b"RIFF" + bytes(300))
    assert webp_frames(tmp_path / "x") == 1


def test_a_comment_before_the_first_frame_has_its_limit(small: Any) -> None:
    data = b"GIF89a" + struct.pack("<HH", 2, 2) + b"\0\0\0!\xfe" + (b"\xff" + bytes(255)) * 70_000 + b"\0;"
    assert "hidden data" in small(data)[0]["note"]


def test_many_scans_are_refused(tmp_path: Path) -> None:
    scan = b"\xff\xda\0\x08\1\1\0\0\0\0" + bytes(20)
    data = jpeg_saying(5000, 5000, mark=0xC2)[:-2] + scan * 500 + b"\xff\xd9"
    (tmp_path / "a").write_bytes(data)
    with pytest.raises(limits.Refused, match="layers"):
        jpeg.check_jpeg(tmp_path / "a")


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP", "GIF", "TIFF", "BMP", "AVIF"])
def test_a_picture_cut_anywhere_is_no_error(small: Any, form: str) -> None:
    data = samples.picture(form, (300, 200))
    for part in range(1, 12):
        small(data[: len(data) * part // 12])


def test_bytes_changed_anywhere_are_no_error(small: Any) -> None:
    for form in ("PNG", "TIFF", "GIF", "JPEG"):
        data = samples.picture(form, (60, 40))
        for at in range(0, min(len(data), 700), 9):
            small(data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :])
