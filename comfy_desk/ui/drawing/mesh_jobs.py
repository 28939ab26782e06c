"""The jobs of the drawing process with 3D objects: `mesh` hands one over as bare numbers, `turned` draws it from one side.

`turned` is for machines without OpenGL: flat surfaces, far ones first, of a coarser copy that is kept for the next side.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from comfy_desk.ui.drawing.decoded import Decoded
from comfy_desk.ui.drawing.mesh import DAMAGED, EMPTY, MOST_SHOWN, Mesh, MeshRefused, Piece, coarser, packed
from comfy_desk.ui.drawing.mesh_glb import read_glb
from comfy_desk.ui.drawing.mesh_plain import read_obj, read_stl
from comfy_desk.ui.drawing.orbit_view import Side, lit, placed
from comfy_desk.ui.drawing.raster import write_decoded

MOST_DRAWN = 8_000
"""Triangles that are drawn without OpenGL."""

LONGEST = 900

_kept: dict[tuple[str, int, int], Mesh] = {}
"""The coarse copy of the object that was drawn last."""


def mesh_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out, most} → {corners, groups, textures, box, triangles, shown}; in `out` the corners, then the textures."""
    most = max(1_000, min(MOST_SHOWN, int(arguments.get("most", MOST_SHOWN))))
    try:
        return _handed_over(coarser(_read(str(arguments["path"])), most), Path(arguments["out"]))
    except MeshRefused as refused:
        return {"refused": str(refused)}


def turned_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out, width, height, yaw, pitch, closer, wire, ground, line} → as `picture`: the object from that side."""
    try:
        mesh = _coarse(str(arguments["path"]))
        side = Side(float(arguments["yaw"]), float(arguments["pitch"]), float(arguments["closer"]))
        width, height = (max(16, min(LONGEST, int(arguments[name]))) for name in ("width", "height"))
        image = _drawn(mesh, side, QSize(width, height), arguments)
    except MeshRefused as refused:
        return {"refused": str(refused)}
    return write_decoded(Decoded((image,), image.size()), Path(arguments["out"]))


def _handed_over(mesh: Mesh, out: Path) -> dict[str, Any]:
    """Pieces with one texture stand together."""
    low, high = mesh.box()
    groups: list[list[int]] = []
    first = 0
    with out.open("wb") as file:
        for piece in sorted(mesh.pieces, key=lambda piece: piece.texture):
            count = 3 * len(piece.triangles)
            file.write(packed(piece))
            if groups and groups[-1][2] == piece.texture:
                groups[-1][1] += count
            else:
                groups.append([first, count, piece.texture])
            first += count
        for texture in mesh.textures:
            file.write(texture.constBits())
    if not first:
        raise MeshRefused(EMPTY)
    return {
        "corners": first,
        "groups": groups,
        "textures": [[texture.width(), texture.height()] for texture in mesh.textures],
        "box": [*low, *high],
        "triangles": mesh.triangles,
        "shown": first // 3,
    }


def _read(path: str) -> Mesh:
    with Path(path).open("rb") as file:
        head = file.read(512)
    if head[:4] == b"glTF":
        return read_glb(path)
    name = path.lower()
    if name.endswith(".stl"):
        return read_stl(path)
    if name.endswith(".obj"):
        return read_obj(path)
    raise MeshRefused("3D objects of this kind cannot be turned here. The file is saved as it came.")


def _coarse(path: str) -> Mesh:
    facts = os.stat(path)
    key = (path, facts.st_mtime_ns, facts.st_size)
    if key not in _kept:
        mesh = coarser(_read(path), MOST_DRAWN)
        mesh.box()  # raises where it cannot be drawn
        _kept.clear()
        _kept[key] = mesh
    return _kept[key]


def _drawn(mesh: Mesh, side: Side, size: QSize, wanted: dict[str, Any]) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(str(wanted["ground"])))
    low, high = mesh.box()
    faces: list[tuple[float, QPolygonF, QColor]] = []
    for piece in mesh.pieces:
        texture = mesh.textures[piece.texture] if piece.texture >= 0 else None
        points = [placed(one, low, high, side, size.width(), size.height()) for one in piece.positions]
        for triangle in piece.triangles:
            try:
                a, b, c = (points[corner] for corner in triangle)
            except IndexError:
                raise MeshRefused(DAMAGED) from None
            if min(a[2], b[2], c[2]) <= 0:
                continue
            one, two, three = (piece.positions[corner] for corner in triangle)
            bright = lit(one, two, three, side)
            colour = _colour(piece, triangle[0], texture)
            shade = QColor(*(min(255, int(part * bright)) for part in colour[:3]))
            polygon = QPolygonF([QPointF(a[0], a[1]), QPointF(b[0], b[1]), QPointF(c[0], c[1])])
            faces.append((a[2] + b[2] + c[2], polygon, shade))
    faces.sort(key=lambda face: -face[0])
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wire = QPen(QColor(str(wanted["line"])), 1) if wanted.get("wire") else None
    for _far, polygon, shade in faces:
        painter.setPen(wire or QPen(shade, 1))  # its own colour closes the seams
        painter.setBrush(shade)
        painter.drawPolygon(polygon)
    painter.end()
    return image


def _colour(piece: Piece, corner: int, texture: QImage | None) -> tuple[int, ...]:
    colour = piece.colours[corner] if piece.colours else piece.colour
    if texture is None or not piece.places:
        return colour
    u, v = piece.places[corner]
    if not abs(u) + abs(v) < 1e6:
        return colour
    at = texture.pixelColor(int(u % 1.0 * (texture.width() - 1)), int(v % 1.0 * (texture.height() - 1)))
    return tuple(part * tint // 255 for part, tint in zip((at.red(), at.green(), at.blue()), colour[:3], strict=True))
