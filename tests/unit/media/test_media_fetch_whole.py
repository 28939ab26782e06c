"""Where a format says that it ends: every kind of file that is fetched, whole, cut off, and with lies about itself."""

from __future__ import annotations

import random
import struct
from pathlib import Path

import media_samples as samples
import pytest

from comfy_desk.media.whole import is_whole


def vint(value: int) -> bytes:
    return (value | 1 << 56).to_bytes(8, "big")


def webm(segment: bytes = bytes(900), length: int | None = None) -> bytes:
    kind = b"\x42\x82\x84webm"
    stated = vint(len(segment)) if length is None else length.to_bytes(8, "big")
    return b"\x1aE\xdf\xa3" + vint(len(kind)) + kind + b"\x18\x53\x80\x67" + stated + segment


def ogg_page(flags: int, body: bytes) -> bytes:
    lengths = [255] * (len(body) // 255) + [len(body) % 255]
    return b"OggS\0" + bytes([flags]) + bytes(20) + bytes([len(lengths), *lengths]) + body


def ogg(last: int = 4) -> bytes:
    return ogg_page(2, b"\x01vorbis" + bytes(40)) + ogg_page(0, bytes(4000)) + ogg_page(last, bytes(3000))


def tiff(order: str = "<") -> bytes:
    entries = [(273, 4, 2, 200), (279, 4, 2, 208)]
    body = struct.pack(order + "H", len(entries)) + b"".join(struct.pack(order + "HHII", *entry) for entry in entries)
    head = (b"II*\0" if order == "<" else b"MM\0*") + struct.pack(order + "I", 8) + body + struct.pack(order + "I", 0)
    tables = struct.pack(order + "IIII", 300, 700, 400, 500)
    return head.ljust(200, b"\0") + tables + bytes(1200 - 216)


def exr() -> bytes:
    def attribute(name: bytes, kind: bytes, value: bytes) -> bytes:
        return name + b"\0" + kind + b"\0" + struct.pack("<I", len(value)) + value

    head = b"\x76\x2f\x31\x01\x02\0\0\0" + attribute(b"compression", b"compression", b"\0")
    head += attribute(b"dataWindow", b"box2i", struct.pack("<iiii", 0, 0, 3, 1)) + b"\0"
    first = len(head) + 16
    chunk = struct.pack("<iI", 0, 64) + bytes(64)
    return head + struct.pack("<QQ", first, first + len(chunk)) + chunk + chunk


def ply(lists: bool = False) -> bytes:
    words = b"ply\nformat binary_little_endian 1.0\nelement vertex 40\nproperty float x\nproperty uchar red\n"
    words += b"element face 9\nproperty list uchar int vertex_indices\n" if lists else b""
    return words + b"end_header\n" + bytes(40 * 5) + (bytes(9) if lists else b"")


def jxl() -> bytes:
    return b"\0\0\0\x0cJXL \r\n\x87\n" + samples.box(b"ftyp", b"jxl \0\0\0\0jxl ") + samples.box(b"jxlc", bytes(400))


def aiff() -> bytes:
    return b"FORM" + struct.pack(">I", 604) + b"AIFF" + bytes(600)


def usdc() -> bytes:
    return b"PXR-USDC" + bytes(8) + struct.pack("<Q", 480) + bytes(480)


WHOLE = {
    "webm": webm(), "ogg": ogg(), "tiff": tiff(), "tiff of Motorola's order": tiff(">"),
    "a real tiff": samples.picture("TIFF"), "a real bmp": samples.picture("BMP"),
    "exr": exr(), "ply": ply(), "jxl": jxl(), "aiff": aiff(), "usdc": usdc(),
    "gltf": b'{"asset": {"version": "2.0"}, "nodes": [' + b"1, " * 40 + b"1]}\n",
}  # fmt: skip


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_file_is_told_from_a_cut_one(name: str, tmp_path: Path) -> None:
    file, data = tmp_path / "x", WHOLE[name]
    file.write_bytes(data)
    assert is_whole(file) is True
    file.write_bytes(data[: len(data) - max(12, len(data) // 5)])
    assert is_whole(file) is False


OPEN = {
    "a film that was streamed": webm(length=(1 << 57) - 1),
    "sound whose last page does not say so": ogg(0),
    "meshes with lists": ply(lists=True),
    "a bare JPEG XL stream": b"\xff\x0a\xfa\x7f" + bytes(200),
    "an MP3": samples.mp3(),
    "a FLAC": b"fLaC\0\0\0\x22" + bytes(300),
    "an FBX without the usual end": b"Kaydara FBX Binary  \0\x1a\0" + bytes(300),
    "words": b"newmtl glaze\nKd 0.8 0.2 0.1\n",
}


@pytest.mark.parametrize("name", OPEN)
def test_what_a_format_leaves_open_is_left_open(name: str, tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(OPEN[name])
    assert is_whole(tmp_path / "x") is None


@pytest.mark.parametrize("name", [*WHOLE, *OPEN])
def test_a_file_that_lies_about_itself_stops_nothing(name: str, tmp_path: Path) -> None:
    chance, file = random.Random(name), tmp_path / "x"
    data = WHOLE.get(name) or OPEN[name]
    for _ in range(150):
        spoilt = bytearray(data[: chance.randrange(4, len(data) + 1)])
        for _ in range(chance.randrange(1, 8)):
            at = chance.randrange(min(4, len(spoilt) - 1), len(spoilt))
            spoilt[at] = chance.choice((0, 255, chance.randrange(256)))
        file.write_bytes(spoilt)
        assert is_whole(file) in (True, False, None)
