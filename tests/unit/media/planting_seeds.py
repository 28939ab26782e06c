"""Small files of every kind, another one for each number, and the dressings in which an answer may hold them as text."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import random
import struct
import wave
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from urllib.parse import quote

import media_samples as samples


@dataclass(frozen=True, slots=True)
class Seed:
    """`needs_type`: text that only a declaration beside it makes media."""

    kind: str
    media_type: str
    extension: str
    data: bytes = field(repr=False)
    needs_type: bool = False


@cache
def noise(size: int, name: str = "") -> bytes:
    """Bytes without a meaning, the same each time."""
    return hashlib.shake_128(f"{name} {size}".encode()).digest(size)


def _picture(form: str, extension: str) -> Callable[[int], Seed]:
    return lambda n: Seed(
        "image", f"image/{form.lower()}", extension, samples.picture(form, (24 + n % 40, 16 + n // 40))
    )


def _heic(n: int) -> Seed:
    data = (
        samples.box(b"ftyp", b"heic\0\0\0\0mif1heic")
        + samples.box(b"meta", noise(80 + n))
        + samples.box(b"mdat", b"x" * 60)
    )
    return Seed("image", "image/heic", "heic", data)


def _exr(n: int) -> Seed:
    data = noise(120 + n).replace(b"\0", b"\1")  # two zeros there are an entry of its header, that leads past its end
    return Seed("image", "image/x-exr", "exr", b"\x76\x2f\x31\x01\2\0\0\0" + data)


def _mp4(n: int) -> Seed:
    return Seed("video", "video/mp4", "mp4", samples.film(320 + n))


def _mov(n: int) -> Seed:
    return Seed("video", "video/quicktime", "mov", samples.film(640 + n, brand=b"qt  "))


def _webm(n: int) -> Seed:
    head = bytes.fromhex(
        "1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff"
    )
    return Seed("video", "video/webm", "webm", head + noise(100 + n))


def _wav(n: int) -> Seed:
    return Seed("audio", "audio/wav", "wav", samples.sound(0.05, 8000 + n))


def _mp3(n: int) -> Seed:
    frame = b"\xff\xfb\x90\x00" + noise(413, f"frame {n}").replace(b"\xff", b"\xfe")
    return Seed("audio", "audio/mpeg", "mp3", frame * 3)


def _mp3_with_title(n: int) -> Seed:
    title = b"TIT2" + struct.pack(">I", 6) + b"\0\0\0" + f"{n:05}".encode()
    return Seed("audio", "audio/mpeg", "mp3", b"ID3\3\0\0\0\0\0" + bytes([len(title)]) + title + _mp3(n).data)


def _flac(n: int) -> Seed:
    return Seed("audio", "audio/flac", "flac", b"fLaC\x80\0\0\x22" + noise(34 + 80 + n))


def _ogg(n: int) -> Seed:
    page = b"OggS\0\2" + bytes(8) + struct.pack("<III", n, 0, 0) + b"\1\x13OpusHead\1\1\x38\1\x80\xbb\0\0\0\0\0"
    return Seed("audio", "audio/opus", "opus", page + noise(90 + n))


def _glb(n: int) -> Seed:
    text = json.dumps({"asset": {"version": "2.0"}, "extras": n}).encode()
    text += b" " * (-len(text) % 4)
    head = struct.pack("<4sII", b"glTF", 2, 20 + len(text))
    return Seed("3d", "model/gltf-binary", "glb", head + struct.pack("<I4s", len(text), b"JSON") + text)


def _gltf(n: int) -> Seed:
    text = json.dumps({"asset": {"version": "2.0"}, "scene": n, "scenes": [{"nodes": []}], "nodes": [], "meshes": []})
    return Seed("3d", "model/gltf+json", "gltf", text.encode(), needs_type=True)


def _obj(n: int) -> Seed:
    text = f"o thing{n}\n" + "".join(f"v {i}.0 {n}.0 0.5\n" for i in range(6)) + "f 1 2 3\nf 4 5 6\n"
    return Seed("3d", "model/obj", "obj", text.encode(), needs_type=True)


def _ply(n: int) -> Seed:
    text = f"ply\nformat ascii 1.0\ncomment {n:03}\nelement vertex 3\nproperty float x\nend_header\n0\n1\n2\n"
    return Seed("3d", "model/ply", "ply", text.encode())


def svg(n: int, chance: random.Random) -> str:
    before = chance.choice(("", '<?xml version="1.0" encoding="UTF-8"?>\n', "<!-- drawn -->\n", "\n  "))
    return before + samples.SVG.replace("40", str(40 + n))


def _svg(n: int) -> Seed:
    return Seed("vector", "image/svg+xml", "svg", svg(n, random.Random(n)).encode())


MAKERS: dict[str, list[Callable[[int], Seed]]] = {
    "image": [
        _picture("PNG", "png"),
        _picture("JPEG", "jpg"),
        _picture("WEBP", "webp"),
        _picture("GIF", "gif"),
        _picture("TIFF", "tif"),
        _heic,
        _exr,
    ],
    "video": [_mp4, _mov, _webm],
    "audio": [_wav, _mp3, _mp3_with_title, _flac, _ogg],
    "3d": [_glb, _gltf, _obj, _ply],
    "vector": [_svg],
}
EXTENSIONS = {
    "image": ("png", "jpg", "webp", "avif", "JPEG"),
    "video": ("mp4", "mov", "webm"),
    "audio": ("mp3", "wav", "flac", "ogg"),
    "3d": ("glb", "fbx", "usdz", "obj"),
    "vector": ("svg",),
}


def wave_of(samples_: bytes, rate: int) -> bytes:
    """The file that headerless sound of 16 bits has to become."""
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples_)
    return out.getvalue()


# -- dressings -------------------------------------------------------------------------------------------------------


def plain(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _wrapped(data: bytes, end: str) -> str:
    text = plain(data)
    return end.join(text[i : i + 76] for i in range(0, len(text), 76))


DRESSINGS: list[Callable[[Seed], str]] = [
    lambda seed: plain(seed.data),
    lambda seed: f"data:{seed.media_type};base64,{plain(seed.data)}",
    lambda seed: f"data:{seed.media_type};charset=utf-8;base64,{plain(seed.data)}",
    lambda seed: base64.urlsafe_b64encode(seed.data).decode(),
    lambda seed: base64.urlsafe_b64encode(seed.data).decode().rstrip("="),
    lambda seed: plain(seed.data).rstrip("="),
    lambda seed: _wrapped(seed.data, "\n"),
    lambda seed: _wrapped(seed.data, "\r\n"),
    lambda seed: quote(plain(seed.data), safe=""),
]
"""Of these an unpadded one whose last bits could be a cut's is still whole: they are zero."""


WRITERS: list[Callable[[object], bytes]] = [
    lambda document: json.dumps(document).encode(),
    lambda document: json.dumps(document, ensure_ascii=False, indent=2).encode(),
    lambda document: json.dumps(document, separators=(",", ":")).replace("/", "\\/").encode(),
    lambda document: b"\xef\xbb\xbf" + json.dumps(document, ensure_ascii=False).encode(),
]
"""The bytes that servers make of one and the same document."""
