"""A 3D object in the window: bare corners that the drawing process laid down, and wishes for it. Reads no 3D format.

Believes no number that the file does not bear out.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from comfy_desk.ui.drawing.decoded import PreviewRefused
from comfy_desk.ui.drawing.easel import Wish, easel
from comfy_desk.ui.drawing.raster import read_image

CORNER_BYTES = 36
"""Position, normal, place in a texture as floats, and a colour of four bytes."""

MOST_CORNERS = 900_000
MOST_GROUPS = 16
MOST_SIDE = 1024
_NOT_SOUND = "This 3D object could not be taken over. The file is saved as it came."


@dataclass(frozen=True, slots=True)
class Taken:
    """`groups` are (first corner, how many, place of a texture or -1); `triangles` of the file, `shown` of these corners."""

    corners: bytearray
    groups: tuple[tuple[int, int, int], ...]
    textures: tuple[QImage, ...]
    low: tuple[float, float, float]
    high: tuple[float, float, float]
    triangles: int
    shown: int


class MeshWish(Wish):
    """Call it in a thread."""

    def __call__(self) -> Taken:  # type: ignore[override]
        out = self.begin()
        try:
            return take(self.answer(), out)
        finally:
            with suppress(OSError):
                out.unlink(missing_ok=True)


def mesh_of(path: str, most: int) -> MeshWish:
    """The whole object in at most so many triangles, for who draws it here."""
    return MeshWish(easel(), "mesh", {"path": path, "most": most})


def turned(path: str, **wanted: Any) -> Wish:
    """A picture of it from one side; `wanted` as in `mesh_jobs.turned_job`."""
    return Wish(easel(), "turned", {"path": path, **wanted})


def take(answer: dict[str, Any], path: Path) -> Taken:
    """Raises PreviewRefused where the answer and the file do not fit together."""
    try:
        count, sizes = answer["corners"], [(w, h) for w, h in answer["textures"]]
        groups = tuple((first, many, texture) for first, many, texture in answer["groups"])
        low, high = tuple(map(float, answer["box"][:3])), tuple(map(float, answer["box"][3:]))
        _judge(count, groups, sizes, path)
        with path.open("rb") as file:
            corners = bytearray(file.read(CORNER_BYTES * count))  # as long as that: `_judge` knows the file's size
            textures = tuple(read_image(file, QSize(*size), QImage.Format.Format_RGBA8888) for size in sizes)
        x, y, z = low
        a, b, c = high
        triangles = int(answer["triangles"])
    except (KeyError, TypeError, ValueError, OSError, MemoryError):
        raise PreviewRefused(_NOT_SOUND) from None
    return Taken(corners, groups, textures, (x, y, z), (a, b, c), triangles, count // 3)


def _judge(count: Any, groups: tuple[Any, ...], sizes: list[Any], path: Path) -> None:
    numbers = [count, *(n for group in groups for n in group), *(n for size in sizes for n in size)]
    if not all(isinstance(n, int) and not isinstance(n, bool) for n in numbers):
        raise TypeError
    sides = all(0 < side <= MOST_SIDE for size in sizes for side in size)
    inside = all(
        first >= 0 and 0 < many <= count - first and -1 <= texture < len(sizes) for first, many, texture in groups
    )
    whole = CORNER_BYTES * count + sum(4 * wide * high for wide, high in sizes)
    bounded = 0 < count <= MOST_CORNERS and len(groups) <= MOST_GROUPS and len(sizes) <= MOST_GROUPS
    if not (sides and inside and bounded) or path.stat().st_size != whole:
        raise ValueError
