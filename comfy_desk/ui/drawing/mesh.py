"""A 3D object as the window draws it: bare triangles, each corner with its normal, colour and place in a texture.

Made in the drawing process by the readers of each format. Nothing here reads a file.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtGui import QImage

CORNER = struct.Struct("<8f4B")
"""Position, normal (0, 0, 0 where there is none), place in the texture, colour with alpha."""

MOST_SHOWN = 300_000
"""Triangles that are handed over; a finer object is made coarser."""

MOST_READ = 2_000_000
"""Triangles of a file that is read at all."""

FARTHEST = 1e12
"""Of a coordinate; beyond it single floats have no room for what is drawn with them."""

Vector = tuple[float, float, float]


class MeshRefused(Exception):
    """The object will not be shown; the text is one sentence for the artist."""


@dataclass(slots=True)
class Piece:
    """Part of an object with one texture (-1 for none). Lists of corners are as long as `positions`, or empty."""

    positions: list[Vector]
    triangles: list[tuple[int, int, int]]
    normals: list[Vector] = field(default_factory=list)
    places: list[tuple[float, float]] = field(default_factory=list)
    colours: list[tuple[int, int, int, int]] = field(default_factory=list)
    colour: tuple[int, int, int, int] = (255, 255, 255, 255)
    texture: int = -1


@dataclass(slots=True)
class Mesh:
    """`triangles` is how many the file has; fewer are in `pieces` where it was made coarser."""

    pieces: list[Piece]
    textures: list[QImage] = field(default_factory=list)
    triangles: int = 0

    @property
    def shown(self) -> int:
        return sum(len(piece.triangles) for piece in self.pieces)

    def box(self) -> tuple[Vector, Vector]:
        """The corners of the room it takes. Raises MeshRefused where there is none, or a number is none."""
        lows, highs = [], []
        for piece in self.pieces:
            for x, y, z in piece.positions:
                if not abs(x) + abs(y) + abs(z) < FARTHEST:  # also where one is not a number
                    raise MeshRefused(DAMAGED)
            if piece.positions:
                xs, ys, zs = zip(*piece.positions, strict=True)
                lows.append((min(xs), min(ys), min(zs)))
                highs.append((max(xs), max(ys), max(zs)))
        if not lows:
            raise MeshRefused(EMPTY)
        low = tuple(min(axis) for axis in zip(*lows, strict=True))
        high = tuple(max(axis) for axis in zip(*highs, strict=True))
        return low, high


DAMAGED = "This 3D object could not be read: the file is damaged, or not whole."
EMPTY = "There are no surfaces in this 3D object that can be shown here."
TOO_FINE = "This 3D object is too fine to be turned here. It can still be opened and saved."


def coarser(mesh: Mesh, most: int) -> Mesh:
    """At most `most` triangles: corners that are near one another become one."""
    if mesh.shown <= most:
        return mesh
    low, high = mesh.box()
    longest = max(b - a for a, b in zip(low, high, strict=True)) or 1.0
    cells = min(1024, max(8, int(math.sqrt(most) * 2)))
    while True:
        made = Mesh([_clustered(piece, low, longest / cells) for piece in mesh.pieces], mesh.textures, mesh.triangles)
        if made.shown <= most or cells <= 4:
            return made
        cells = int(cells * min(0.8, math.sqrt(most / made.shown)))


def _clustered(piece: Piece, low: Vector, side: float) -> Piece:
    found: dict[tuple[int, int, int], int] = {}
    first: list[int] = []
    ax, ay, az = low
    for at, (x, y, z) in enumerate(piece.positions):
        first.append(found.setdefault((int((x - ax) / side), int((y - ay) / side), int((z - az) / side)), at))
    kept = [
        (a, b, c)
        for a, b, c in ((first[a], first[b], first[c]) for a, b, c in piece.triangles)
        if a != b and b != c and a != c
    ]
    return Piece(piece.positions, kept, piece.normals, piece.places, piece.colours, piece.colour, piece.texture)


def packed(piece: Piece) -> bytes:
    """Its corners, three for each triangle. Raises MeshRefused where a triangle names a corner that is not there."""
    count = len(piece.positions)
    normals = piece.normals or [(0.0, 0.0, 0.0)] * count
    places = piece.places or [(0.0, 0.0)] * count
    colours: Sequence[tuple[int, int, int, int]] = piece.colours or [piece.colour] * count
    try:
        rows = [
            CORNER.pack(*position, *normal, *place, *colour)
            for position, normal, place, colour in zip(piece.positions, normals, places, colours, strict=True)
        ]
        return b"".join([rows[corner] for triangle in piece.triangles for corner in triangle])
    except (IndexError, ValueError, OverflowError, struct.error):
        raise MeshRefused(DAMAGED) from None
