"""Colour profiles made by hand, so that tests need no file of anybody's: matrix, grey and table profiles (ICC.1, 2.4)."""

from __future__ import annotations

import struct

# x, y of red, green, blue (white D65); what a picture means by its numbers.
ADOBE_RGB = ((0.64, 0.33), (0.21, 0.71), (0.15, 0.06))
DISPLAY_P3 = ((0.68, 0.32), (0.265, 0.69), (0.15, 0.06))
_TO_D50 = ((1.0478112, 0.0228866, -0.0501270), (0.0295424, 0.9904844, -0.0170491), (-0.0092345, 0.0150436, 0.7521316))
_WHITE = (0.95047, 1.0, 1.08883)


def _times(matrix: tuple[tuple[float, ...], ...], vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def _solved(rows: list[tuple[float, float, float]], wanted: tuple[float, float, float]) -> list[float]:
    def size(m: list[list[float]]) -> float:
        return (
            m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
            - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
            + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
        )

    base = [list(row) for row in rows]
    parts = []
    for column in range(3):
        swapped = [[wanted[r] if c == column else base[r][c] for c in range(3)] for r in range(3)]
        parts.append(size(swapped) / size(base))
    return parts


def _xyz(values: tuple[float, ...]) -> bytes:
    return b"XYZ \0\0\0\0" + struct.pack(">3i", *(round(value * 65536) for value in values))


def _gamma(value: float) -> bytes:
    return b"curv\0\0\0\0" + struct.pack(">IH", 1, round(value * 256)) + b"\0\0"


def _profile(space: bytes, link: bytes, kind: bytes, tags: dict[bytes, bytes]) -> bytes:
    text = b"made for a test\0"
    tags = {
        b"desc": b"desc\0\0\0\0" + struct.pack(">I", len(text)) + text + bytes(78),
        b"wtpt": _xyz((0.9642, 1.0, 0.8249)),
        b"cprt": b"text\0\0\0\0none\0\0\0\0",
        **tags,
    }
    table, body, at = b"", b"", 128 + 4 + 12 * len(tags)
    for name, value in tags.items():
        padded = value + b"\0" * (-len(value) % 4)
        table += name + struct.pack(">II", at + len(body), len(value))
        body += padded
    size = at + len(body)
    head = struct.pack(">I4sI4s4s4s", size, b"\0\0\0\0", 0x02400000, kind, space, link) + struct.pack(
        ">6H", 2026, 1, 1, 0, 0, 0
    )
    head += b"acsp" + bytes(28) + struct.pack(">3i", 63190, 65536, 54061)
    return head.ljust(128, b"\0") + struct.pack(">I", len(tags)) + table + body


def matrix_profile(primaries: tuple[tuple[float, float], ...], gamma: float = 2.2) -> bytes:
    """An RGB profile of these primaries."""
    columns = [(x / y, 1.0, (1 - x - y) / y) for x, y in primaries]
    rows = [tuple(column[row] for column in columns) for row in range(3)]
    scale = _solved(rows, _WHITE)  # type: ignore[arg-type]
    tags = {}
    for name, column, factor in zip((b"r", b"g", b"b"), columns, scale, strict=True):
        tags[name + b"XYZ"] = _xyz(_times(_TO_D50, tuple(value * factor for value in column)))
        tags[name + b"TRC"] = _gamma(gamma)
    return _profile(b"RGB ", b"XYZ ", b"mntr", tags)


def grey_profile(gamma: float) -> bytes:
    return _profile(b"GRAY", b"XYZ ", b"mntr", {b"kTRC": _gamma(gamma)})


def cmyk_profile(lightness: int = 255) -> bytes:
    """Ink to Lab by a table with two points a side: `lightness` is that of paper, a third less for each ink."""
    ramp = bytes(range(256))
    table = b"".join(
        bytes([0 if k or (c and m and y) else lightness * (3 - c - m - y) // 3, 128, 128])
        for c in (0, 1) for m in (0, 1) for y in (0, 1) for k in (0, 1)
    )  # fmt: skip
    one = struct.pack(">9i", 65536, 0, 0, 0, 65536, 0, 0, 0, 65536)
    lut = b"mft1\0\0\0\0" + bytes([4, 3, 2, 0]) + one + ramp * 4 + table + ramp * 3
    return _profile(b"CMYK", b"Lab ", b"prtr", {b"A2B0": lut})
