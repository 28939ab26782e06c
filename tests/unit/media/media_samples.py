"""Small real files of the kinds that results hold, made here so that no test depends on a binary in the repository."""

from __future__ import annotations

import base64
import io
import json
import struct
import wave
import zipfile
from functools import cache

from PIL import Image


@cache
def picture(form: str = "PNG", size: tuple[int, int] = (48, 32), colour: int = 0) -> bytes:
    image = Image.effect_mandelbrot(size, (-2, -1.5, 1, 1.5), 20 + colour).convert("RGB")
    out = io.BytesIO()
    image.save(out, form)
    return out.getvalue()


def b64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def box(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body) + 8) + name + body


@cache
def film(
    width: int = 320, height: int = 180, seconds: float = 4.0, *, turned: bool = False, brand: bytes = b"isom"
) -> bytes:
    """An MP4 with honest headers and no frames."""
    one = 0x10000
    matrix = (0, one, 0, -one, 0, 0, 0, 0, 0x40000000) if turned else (one, 0, 0, 0, one, 0, 0, 0, 0x40000000)
    mvhd = struct.pack(">IIIII", 0, 0, 0, 1000, int(seconds * 1000)) + bytes(80)
    tkhd = struct.pack(">IIIIII", 7, 0, 0, 1, 0, int(seconds * 1000)) + bytes(16) + struct.pack(">9i", *matrix)
    tkhd += struct.pack(">II", width << 16, height << 16)
    moov = box(b"moov", box(b"mvhd", mvhd) + box(b"trak", box(b"tkhd", tkhd)))
    return box(b"ftyp", brand + b"\0\0\2\0isomiso2") + moov + box(b"mdat", b"x" * 500)


@cache
def sound(seconds: float = 0.5, rate: int = 8000) -> bytes:
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(b"".join(struct.pack("<h", (i * 977) % 20000 - 10000) for i in range(int(seconds * rate))))
    return out.getvalue()


@cache
def mp3(frames: int = 20) -> bytes:
    """Frames of MPEG-1 layer III, 128 kbit/s, 44.1 kHz: 417 bytes each."""
    return (b"\xff\xfb\x90\x00" + bytes(413)) * frames


@cache
def glb() -> bytes:
    text = json.dumps({"asset": {"version": "2.0"}}).encode()
    text += b" " * (-len(text) % 4)
    return struct.pack("<4sII", b"glTF", 2, 20 + len(text)) + struct.pack("<I4s", len(text), b"JSON") + text


@cache
def archive(name: str = "a.txt") -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as file:
        file.writestr(name, "x" * 200)
    return out.getvalue()


SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20"/></svg>'
