"""What chance makes of real samples: bytes that were cut, spliced and overwritten, answers with odd members, odd text.

Everything here follows from the `random.Random` that is handed in, so that a number is enough to make a case again.
"""

from __future__ import annotations

import base64
import json
import random
import struct
from collections.abc import Callable
from functools import cache
from typing import Any

import planting
import planting_seeds as seeds

_EDGES = (0, 1, 7, 8, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF)
_ODD_TEXTS = (
    "", " ", "\0", "\ud800", "\udfff\ud800", "\u202e\u2066x", "e\u0301" * 40, "👩\u200d👧" * 20, "\ufeff", "ﷺ" * 30, "ß", "İ",
    "\u2028",
    "🇩🇪" * 9,
    "a" * 300, "../../etc/passwd", "C:\\x", "CON", "data:", "data:,", "data:;base64,", "data:image/png;base64,====",
    "https://", "https://[::1", "https://x:99999/y.png", "gs://", "javascript:alert(1)", "%", "%zz", "=" * 70, "'\"`" * 30,
    "<svg", "<!--" * 30,
    "1e999", "-0", "NaN", "null", "\x1b[31m", "�" * 50,
)  # fmt: skip
_NAMES = (
    "url", "image", "data", "b64_json", "inlineData", "mimeType", "text", "code", "message", "output", "results", "request",
    "thought", "videos", "gcsUri", "model_urls", "thumbnail_url", "format", "type", "name", "error", "content", "role", "",
)  # fmt: skip


@cache
def samples() -> tuple[bytes, ...]:
    """Small real files of every kind that results hold."""
    found = [make(number).data for makers in seeds.MAKERS.values() for number, make in enumerate(makers, 1)]
    return (*found, seeds.wave_of(seeds.noise(300), 16_000), *_more_samples())


def _more_samples() -> list[bytes]:
    import media_samples

    forms = [media_samples.picture(form, (20, 12)) for form in ("BMP", "GIF", "PNG", "WEBP", "TIFF", "PDF")]
    texts = [
        "solid x\nfacet normal 0 0 1\nendsolid x\n",
        "WEBVTT\n\n00:00.000 --> 00:01.000\nhi\n",
        "<html><body>x</body></html>",
    ]
    return [
        *forms,
        media_samples.archive(),
        media_samples.archive("x.usda"),
        media_samples.film(turned=True, brand=b"M4A "),
        *(text.encode() for text in texts),
        b"Kaydara FBX Binary  \0\x1a\0" + seeds.noise(80),
        b"FORM\0\0\0\x60AIFFCOMM\0\0\0\x12\0\1\0\0\0\x20\0\x10\x40\x0e\xac\x44\0\0\0\0\0\0SSND\0\0\0\x20"
        + seeds.noise(60),
    ]


# -- bytes -----------------------------------------------------------------------------------------------------------


def noise(chance: random.Random) -> bytes:
    return chance.randbytes(chance.choice((0, 1, 3, 12, 64, 600, 5000)))


def file(chance: random.Random) -> bytes:
    """A sample after some accidents, or mere noise behind a sample's first bytes."""
    if chance.random() < 0.1:
        return chance.choice(samples())[: chance.randint(0, 40)] + noise(chance)
    data = bytearray(chance.choice(samples()))
    for _ in range(chance.randint(0, 5)):
        chance.choice(_ACCIDENTS)(chance, data)
        del data[200_000:]
    return bytes(data)


def _place(chance: random.Random, data: bytearray) -> int:
    """Near the beginning as often as anywhere: headers are there."""
    return chance.randint(0, min(len(data), 100)) if chance.random() < 0.6 else chance.randint(0, len(data))


def _cut(chance: random.Random, data: bytearray) -> None:
    del data[_place(chance, data) :]


def _take_out(chance: random.Random, data: bytearray) -> None:
    at = _place(chance, data)
    del data[at : at + chance.choice((1, 2, 4, 30, 400))]


def _flip(chance: random.Random, data: bytearray) -> None:
    for _ in range(chance.choice((1, 1, 3, 20))):
        if data:
            data[min(_place(chance, data), len(data) - 1)] ^= 1 << chance.randrange(8)


def _number(chance: random.Random, data: bytearray) -> None:
    """A length or a count that is not true."""
    value, at = chance.choice(_EDGES), _place(chance, data)
    form = chance.choice(("<B", ">H", "<H", ">I", "<I", ">Q", "<Q"))
    size = struct.calcsize(form)
    data[at : at + size] = struct.pack(form, value & ((1 << 8 * size) - 1))


def _splice(chance: random.Random, data: bytearray) -> None:
    other, at = chance.choice(samples()), _place(chance, data)
    start = chance.randint(0, len(other))
    data[at:at] = other[start : start + chance.choice((4, 16, 100, 4000))]


def _repeat(chance: random.Random, data: bytearray) -> None:
    at = _place(chance, data)
    data[at:at] = data[at : at + chance.choice((1, 4, 8, 40))] * chance.choice((2, 50, 1000))


_ACCIDENTS: tuple[Callable[[random.Random, bytearray], None], ...] = (
    _cut,
    _take_out,
    _flip,
    _number,
    _number,
    _splice,
    _repeat,
)


# -- text ------------------------------------------------------------------------------------------------------------


def text(chance: random.Random) -> str:
    """Odd Unicode, pieces of addresses and of Base64, joined."""
    pieces = []
    for _ in range(chance.randint(1, 4)):
        way = chance.randrange(4)
        if way == 0:
            pieces.append(
                "".join(
                    chr(chance.choice((chance.randrange(128), chance.randrange(0x3000), chance.randrange(0x110000))))
                    for _ in range(chance.randint(0, 12))
                )
            )
        elif way == 1:
            pieces.append(base64_like(chance))
        else:
            pieces.append(chance.choice(_ODD_TEXTS))
    return "".join(pieces)


def base64_like(chance: random.Random) -> str:
    """A file's Base64 in one of its dressings, often damaged."""
    written = base64.b64encode(file(chance)[: chance.choice((30, 300, 3000))]).decode()
    for _ in range(chance.randint(0, 4)):
        at = chance.randint(0, len(written))
        written = chance.choice(
            (
                written,
                "data:image/png;base64," + written,
                written.rstrip("="),
                written.replace("+", "-").replace("/", "_"),
                written.replace("+", " "),
                written.replace("+", "%2B").replace("/", "%2f").replace("=", "%3D"),
                written[:at] + chance.choice("\r\n \t=-_%!é\\") * chance.choice((1, 2, 40)) + written[at:],
                written[:at],
                "\r\n".join(written[i : i + 76] for i in range(0, len(written), 76)),
                written + "=" * chance.randint(1, 3),
                f'"{written}"',
            )
        )
    return written


def address(chance: random.Random) -> str:
    pieces = (
        ("https", "http", "HTTPS", "ftp", "file", "gs", "", "h\u0131ttps"),
        ("://", ":", "//", ":/", ":\\\\", "://user:pw@"),
        (
            "cdn.partner.test", "127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:10.0.0.1]", "[", "localhost",
            "a" * 300, "é.test", "１２７.0.0.1", "api.router.test", "api.router.test.",
            "xn--", "..", "", "*", "a..b", "%31", "169.254.169.254",
        ),
        ("", ":443", ":0", ":99999", ":x", ":", ":22", ":８０"),
        ("", "/", "/o/a%2Fb.png", "/../x", "//x", "/ü\ud800", "/" + "a/" * 200, "\\x"),
        ("", "?sig=a%2Fb%2Bc%3D&x=+", "?" + "%" * 50, "#f?x", "?\n", "?é"),
    )  # fmt: skip
    made = "".join(chance.choice(one) for one in pieces)
    return made if chance.random() < 0.8 else made[: chance.randint(0, len(made))] + text(chance)


# -- documents -------------------------------------------------------------------------------------------------------


def document(chance: random.Random) -> Any:
    """What a provider might answer, with members that none would; rarely a deep nest."""
    if chance.random() < 0.05:
        return _nest(chance)
    value = planting.grow(chance).document if chance.random() < 0.6 else _value(chance, 4)
    for _ in range(chance.randint(0, 6)):
        value = _changed(chance, value)
    return value


def _nest(chance: random.Random) -> Any:
    value: Any = _leaf(chance)
    for _ in range(chance.choice((150, 250, 900, 5000))):
        value = [value] if chance.random() < 0.5 else {chance.choice(_NAMES): value}
    return value


def _value(chance: random.Random, depth: int) -> Any:
    way = chance.randrange(6) if depth else 9
    if way < 2:
        return [_value(chance, depth - 1) for _ in range(chance.randint(0, 4))]
    if way < 4:
        return {_name(chance): _value(chance, depth - 1) for _ in range(chance.randint(0, 5))}
    return _leaf(chance)


def _name(chance: random.Random) -> str:
    return chance.choice(_NAMES) if chance.random() < 0.8 else text(chance)[:60]


def _leaf(chance: random.Random) -> Any:
    return chance.choice(
        (
            text,
            address,
            base64_like,
            text,
            lambda _: chance.choice(
                (None, True, -1, 10**30, 1e308, float("inf"), "", "image/png", "png", "audio/L16;rate=0")
            ),
        )
    )(chance)


def _changed(chance: random.Random, value: Any) -> Any:
    """One member somewhere in it taken out, doubled, renamed or made something else."""
    holders = [one for one in _containers(value) if one]
    if not holders:
        return _leaf(chance)
    holder = chance.choice(holders)
    keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
    key, way = chance.choice(keys), chance.randrange(5)
    if way == 0:
        del holder[key]
    elif way == 1:
        holder[key] = _leaf(chance)
    elif way == 2:
        holder[key] = [holder[key]] * chance.choice((1, 3))
    elif isinstance(holder, dict):
        holder[_name(chance)] = holder[key] if way == 3 else holder.pop(key)
    else:
        holder.append(_value(chance, 2))
    return value


def _containers(value: Any) -> list[Any]:
    found, todo = [], [(value, 0)]
    while todo:
        one, depth = todo.pop()
        if isinstance(one, (dict, list)) and depth < 30 and len(found) < 300:
            found.append(one)
            todo += [(inner, depth + 1) for inner in (one.values() if isinstance(one, dict) else one)]
    return found


def written(chance: random.Random, value: Any) -> bytes:
    """The document as bytes in one of the ways of servers, now and then spoilt on its way."""
    try:
        raw = json.dumps(value, ensure_ascii=chance.random() < 0.5, indent=chance.choice((None, None, 1)))
    except RecursionError:
        depth = chance.choice((990, 20_000, 100_000))
        raw = "[" * depth + "]" * depth
    way = chance.randrange(12)
    data = raw.encode("utf-8", "surrogatepass")
    if way == 0:
        data = raw.encode(chance.choice(("utf-16", "utf-16-le", "utf-32", "utf-8-sig")), "surrogatepass")
    elif way == 1:
        data = data[: chance.randint(0, len(data))]
    elif way == 2:
        spoilt = bytearray(data)
        chance.choice(_ACCIDENTS)(chance, spoilt)
        data = bytes(spoilt[:300_000])
    return data
