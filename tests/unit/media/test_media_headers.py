"""Pictures without a preview have their right extension, their size, a sentence, and raise nothing."""

from __future__ import annotations

import random
import struct
from pathlib import Path
from typing import Any

import media_kinds as kinds
import media_samples as samples
import pytest

from comfy_desk.media.headers import size_of
from comfy_desk.media.thumbnail import thumbnail_job


def bits(*fields: tuple[int, int]) -> bytes:
    number, at = 0, 0
    for value, count in fields:
        number |= value << at
        at += count
    return number.to_bytes(at // 8 + 8, "little")


def jxl(*fields: tuple[int, int]) -> bytes:
    return b"\xff\x0a" + bits(*fields) + bytes(60)


def exr(**windows: tuple[int, int, int, int]) -> bytes:
    attributes = b"compression\0compression\0" + struct.pack("<IB", 1, 3)
    for name, box in windows.items():
        attributes += name.encode() + b"\0box2i\0" + struct.pack("<I4i", 16, *box)
    return b"\x76\x2f\x31\x01\x02\0\0\0" + attributes + bytes(40)


def heic(*sizes: tuple[int, int], turned: int | None = None) -> bytes:
    body = b"".join(samples.box(b"ispe", struct.pack(">III", 0, *size)) for size in sizes)
    if turned is not None:
        body += samples.box(b"irot", bytes([turned]))
    meta = samples.box(b"meta", bytes(4) + samples.box(b"iprp", samples.box(b"ipco", body)))
    return kinds.FTYP + b"heic\0\0\0\0mif1heic" + meta


UNDRAWN: list[tuple[bytes, str, tuple[int, int]]] = [
    (heic((512, 512), (4032, 3024), (320, 240)), "heic", (4032, 3024)),
    (heic((512, 512), (4032, 3024), turned=1), "heic", (3024, 4032)),
    (jxl((1, 1), (3, 5), (0, 3), (4, 5), (1, 1)), "jxl", (40, 32)),
    (jxl((0, 1), (0, 2), (179, 9), (5, 3), (1, 1)), "jxl", (320, 180)),
    (jxl((0, 1), (1, 2), (2999, 13), (0, 3), (2, 2), (69_999, 18), (1, 1)), "jxl", (70_000, 3000)),
    (jxl((0, 1), (0, 2), (179, 9), (5, 3), (0, 1), (1, 1), (5, 3)), "jxl", (180, 320)),
    (
        b"\0\0\0\x0cJXL \r\n\x87\n" + kinds.FTYP + b"jxl \0\0\0\0jxl " + b"\0\0\0\x48jxlc"
        + jxl((1, 1), (0, 5), (1, 3), (1, 1)), "jxl", (8, 8),
    ),
    (exr(dataWindow=(10, 10, 109, 59), displayWindow=(0, 0, 1919, 1079)), "exr", (1920, 1080)),
    (exr(dataWindow=(10, 10, 109, 59)), "exr", (100, 50)),
    (b"8BPS\0\1" + bytes(6) + struct.pack(">HII", 3, 700, 900) + bytes(20), "psd", (900, 700)),
    (b"#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 700 +X 900\n\2\2\3\x84\xff\0", "hdr", (900, 700)),
]  # fmt: skip


@pytest.mark.parametrize(("data", "extension", "size"), UNDRAWN)
def test_what_is_not_drawn_is_measured(tmp_path: Path, data: bytes, extension: str, size: tuple[int, int]) -> None:
    path = tmp_path / "a"
    path.write_bytes(data)
    asked: dict[str, Any] = {
        "path": str(path),
        "out": str(tmp_path / "o.png"),
        "declared": "image/png",
        "name": "a.png",
    }
    answer = thumbnail_job(asked)
    assert (answer["extension"], answer["out"], answer["kind"]) == (extension, None, "image")
    assert (answer["width"], answer["height"]) == size
    assert answer["note"] == "There is no preview for this kind of file."
    assert path.read_bytes() == data


def test_no_header_breaks_it(tmp_path: Path) -> None:
    chance = random.Random(6)
    path = tmp_path / "a"
    types = {"heic": "image/heic", "jxl": "image/jxl", "exr": "image/x-exr", "psd": "image/vnd.adobe.photoshop"}
    for data, extension, _size in UNDRAWN:
        for _ in range(60):
            broken = bytearray(data[: chance.randrange(len(data)) + 1])
            for _ in range(4):
                broken[chance.randrange(len(broken))] = chance.choice([0, 0x7F, 0x80, 0xFF])
            path.write_bytes(broken)
            found = size_of(path, types.get(extension, "image/vnd.radiance"))
            assert found is None or (min(found) > 0 and max(found) <= 1 << 24)
