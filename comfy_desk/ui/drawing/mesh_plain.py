"""Reads the plain formats of 3D objects as a `Mesh`: OBJ (without its materials, which lie in other files) and STL."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

from comfy_desk.ui.drawing.mesh import DAMAGED, EMPTY, MOST_READ, TOO_FINE, Mesh, MeshRefused, Piece, Vector

MOST_TEXT = 200_000_000
"""Bytes of a file in text."""

LONGEST_LINE = 20_000
_FACET = struct.Struct("<12fH")
_GREY = (200, 200, 200, 255)


def read_obj(path: str) -> Mesh:
    """Raises MeshRefused, OSError."""
    positions: list[Vector] = []
    triangles: list[tuple[int, int, int]] = []
    try:
        for line in _lines(path):
            words = line.split()
            if words[:1] == [b"v"]:
                positions.append((float(words[1]), float(words[2]), float(words[3])))
            elif words[:1] == [b"f"]:
                corners = [_corner(word, len(positions)) for word in words[1:]]
                triangles += ((corners[0], corners[at], corners[at + 1]) for at in range(1, len(corners) - 1))
            if len(triangles) > MOST_READ or len(positions) > 3 * MOST_READ:
                raise MeshRefused(TOO_FINE)
    except (ValueError, IndexError):
        raise MeshRefused(DAMAGED) from None
    return _made(positions, triangles)


def read_stl(path: str) -> Mesh:
    """In bytes or in words; STL stands on its side and is put upright. Raises MeshRefused, OSError."""
    size = Path(path).stat().st_size
    with Path(path).open("rb") as file:
        head = file.read(84)
        count = struct.unpack_from("<I", head, 80)[0] if len(head) == 84 else 0
        if size == 84 + 50 * count and count:
            if count > MOST_READ:
                raise MeshRefused(TOO_FINE)
            corners = _of_facets(file.read(50 * count))
        else:
            corners = _of_words(path)
    positions: list[Vector] = []
    known: dict[Vector, int] = {}
    order = []
    for x, y, z in corners:
        upright = (x, z, -y)
        at = known.setdefault(upright, len(positions))
        if at == len(positions):
            positions.append(upright)
        order.append(at)
        if len(order) > 3 * MOST_READ:
            raise MeshRefused(TOO_FINE)
    return _made(positions, list(zip(order[0::3], order[1::3], order[2::3], strict=False)))


def _of_facets(data: bytes) -> Iterator[Vector]:
    for facet in _FACET.iter_unpack(data):
        yield from (facet[3:6], facet[6:9], facet[9:12])


def _of_words(path: str) -> Iterator[Vector]:
    try:
        for line in _lines(path):
            words = line.split()
            if words[:1] == [b"vertex"]:
                yield float(words[1]), float(words[2]), float(words[3])
    except (ValueError, IndexError):
        raise MeshRefused(DAMAGED) from None


def _lines(path: str) -> Iterator[bytes]:
    left = MOST_TEXT
    with Path(path).open("rb") as file:
        while line := file.readline(LONGEST_LINE):
            left -= len(line)
            if left < 0:
                raise MeshRefused(TOO_FINE)
            yield line


def _corner(word: bytes, count: int) -> int:
    """OBJ counts from one, and from the end below zero."""
    number = int(word.split(b"/", 1)[0])
    at = number - 1 if number > 0 else count + number
    if not 0 <= at < count:
        raise MeshRefused(DAMAGED)
    return at


def _made(positions: list[Vector], triangles: list[tuple[int, int, int]]) -> Mesh:
    if not triangles:
        raise MeshRefused(EMPTY)
    return Mesh([Piece(positions, triangles, colour=_GREY)], triangles=len(triangles))
