"""Reads a binary glTF (Khronos glTF 2.0) as a `Mesh`: the triangles of its scene where they stand, and their base colours.

The file comes from outside: every count, range and depth is checked and bounded, nothing outside of the file is ever opened,
and what is packed in a way of its own (Draco, meshopt) is refused in words. Animations, skins, lines and points are left out.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QMatrix4x4, QVector3D

from comfy_desk.ui.drawing.mesh import DAMAGED, EMPTY, MOST_READ, TOO_FINE, Mesh, MeshRefused, Piece, Vector

MOST_BYTES = 500_000_000
MOST_JSON = 16_000_000
MOST_NODES = 20_000
MOST_INSTANCES = 4_000
DEEPEST = 48
MOST_TEXTURES = 12
TEXTURE_SIDE = 1024
_TEXTURE_PIXELS = 100_000_000
_TEXTURE_BYTES = 64_000_000

_PACKED = {
    "KHR_draco_mesh_compression": "Draco",
    "EXT_meshopt_compression": "meshopt",
    "KHR_meshopt_compression": "meshopt",
}
_HARMLESS = ("KHR_materials_", "KHR_texture_", "EXT_texture_", "KHR_lights_", "KHR_mesh_quantization", "KHR_xmp")
_FORMS = {5120: ("b", 1, 127.0), 5121: ("B", 1, 255.0), 5122: ("h", 2, 32767.0), 5123: ("H", 2, 65535.0),
          5125: ("I", 4, 0.0), 5126: ("f", 4, 0.0)}  # fmt: skip
_WIDTHS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}
_TRIANGLES, _STRIP, _FAN = 4, 5, 6


def read_glb(path: str) -> Mesh:
    """Raises MeshRefused, OSError."""
    if Path(path).stat().st_size > MOST_BYTES:
        raise MeshRefused(TOO_FINE)
    try:
        document, binary = _chunks(memoryview(Path(path).read_bytes()))
        return _Glb(document, binary).mesh()
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, struct.error, RecursionError):
        raise MeshRefused(DAMAGED) from None


def _chunks(view: memoryview) -> tuple[dict[str, Any], memoryview]:
    magic, version, _length = struct.unpack_from("<4sII", view, 0)
    if magic != b"glTF" or version != 2:
        raise MeshRefused(DAMAGED)
    size, kind = struct.unpack_from("<I4s", view, 12)
    if kind != b"JSON" or size > MOST_JSON:
        raise MeshRefused(DAMAGED)
    document = json.loads(bytes(view[20 : 20 + size]))
    at = 20 + size
    binary = view[0:0]
    if at + 8 <= len(view):
        size, kind = struct.unpack_from("<I4s", view, at)
        if kind == b"BIN\0":
            binary = view[at + 8 : at + 8 + size]
    if not isinstance(document, dict):
        raise MeshRefused(DAMAGED)
    return document, binary


class _Glb:
    def __init__(self, document: dict[str, Any], binary: memoryview) -> None:
        self._all = document
        self._binary = binary
        self._textures: list[QImage] = []
        self._images: dict[int, int] = {}  # an image's place in the file, and in `_textures`
        self._counted = 0
        self._judge_extensions()

    def mesh(self) -> Mesh:
        pieces = [piece for node, matrix in self._instances() for piece in self._pieces(node, matrix)]
        if not any(piece.triangles for piece in pieces):
            raise MeshRefused(EMPTY)
        return Mesh(pieces, self._textures, self._counted)

    def _judge_extensions(self) -> None:
        required = self._all.get("extensionsRequired") or []
        for name in required:
            if name in _PACKED:
                words = "This 3D object is packed with {name}, which is not unpacked here. It can still be opened and saved."
                raise MeshRefused(words.format(name=_PACKED[name]))
            if not str(name).startswith(_HARMLESS):
                raise MeshRefused("This 3D object asks for an extension that is not known here.")

    def _list(self, name: str) -> list[Any]:
        found = self._all.get(name)
        return found if isinstance(found, list) else []

    # --- the scene

    def _instances(self) -> Iterator[tuple[dict[str, Any], QMatrix4x4]]:
        """Every mesh of the scene, where it stands."""
        nodes, scenes = self._list("nodes"), self._list("scenes")
        every = range(len(nodes))
        roots = scenes[_place(self._all.get("scene", 0), scenes)].get("nodes", []) if scenes else every
        waiting = [(root, QMatrix4x4(), 0) for root in roots]
        seen = found = 0
        while waiting:
            at, matrix, depth = waiting.pop()
            seen += 1
            if seen > MOST_NODES or depth > DEEPEST:
                raise MeshRefused(TOO_FINE)
            node = nodes[_place(at, nodes)]
            here = matrix * _matrix(node)
            if "mesh" in node:
                found += 1
                if found > MOST_INSTANCES:
                    raise MeshRefused(TOO_FINE)
                yield self._list("meshes")[_place(node["mesh"], self._list("meshes"))], here
            waiting += [(child, here, depth + 1) for child in node.get("children", [])]

    def _pieces(self, mesh: dict[str, Any], matrix: QMatrix4x4) -> Iterator[Piece]:
        for primitive in mesh.get("primitives", []):
            mode = primitive.get("mode", _TRIANGLES)
            if mode not in (_TRIANGLES, _STRIP, _FAN):
                continue
            if _PACKED.keys() & (primitive.get("extensions") or {}).keys() and "indices" not in primitive:
                continue
            yield self._piece(primitive, mode, matrix)

    def _piece(self, primitive: dict[str, Any], mode: int, matrix: QMatrix4x4) -> Piece:
        named = primitive["attributes"]
        corners = self._count(primitive.get("indices", named["POSITION"]))
        self._counted += corners // 3 if mode == _TRIANGLES else max(0, corners - 2)
        if self._counted > MOST_READ or self._count(named["POSITION"]) > 3 * MOST_READ:
            raise MeshRefused(TOO_FINE)
        positions = self._vectors(named["POSITION"])
        normals = self._vectors(named["NORMAL"]) if "NORMAL" in named else []
        if not matrix.isIdentity():
            positions = [_moved(matrix, one) for one in positions]
            turned = matrix.inverted()[0].transposed()
            normals = [_turned(turned, one) for one in normals]
        if "indices" in primitive:
            order = [int(one[0]) for one in self._values(primitive["indices"], whole=True)]
        else:
            order = list(range(len(positions)))
        if order and max(order) >= len(positions):
            raise MeshRefused(DAMAGED)
        colour, texture = self._material(primitive.get("material"))
        places = self._values(named["TEXCOORD_0"]) if texture >= 0 and "TEXCOORD_0" in named else []
        piece = Piece(positions, _triangles(order, mode), normals, places, [], colour, texture if places else -1)
        if "COLOR_0" in named:
            piece.colours = [_tinted(one, colour) for one in self._values(named["COLOR_0"])]
        lists = (piece.normals, piece.places, piece.colours)
        if any(one and len(one) != len(positions) for one in lists):
            raise MeshRefused(DAMAGED)
        return piece

    # --- numbers

    def _accessor(self, at: Any) -> dict[str, Any]:
        accessors = self._list("accessors")
        found: dict[str, Any] = accessors[_place(at, accessors)]
        return found

    def _count(self, at: Any) -> int:
        count = self._accessor(at)["count"]
        if not isinstance(count, int) or count < 0:
            raise MeshRefused(DAMAGED)
        return count

    def _vectors(self, at: Any) -> list[Vector]:
        values = self._values(at)
        if values and len(values[0]) != 3:
            raise MeshRefused(DAMAGED)
        return values

    def _values(self, at: Any, *, whole: bool = False) -> list[Any]:
        """Each as a tuple. Whole numbers are what they are, or, of a normalised accessor, parts of one."""
        accessor = self._accessor(at)
        if "sparse" in accessor or "bufferView" not in accessor:
            raise MeshRefused("This 3D object keeps its surfaces in a way that is not read here.")
        form, size, most = _FORMS[accessor["componentType"]]
        width = _WIDTHS[accessor["type"]]
        data = self._view(accessor["bufferView"])
        count, offset = self._count(at), accessor.get("byteOffset", 0)
        stride = self._list("bufferViews")[accessor["bufferView"]].get("byteStride") or size * width
        end = offset + stride * (count - 1) + size * width if count else offset
        if not isinstance(offset, int) or offset < 0 or not size * width <= stride <= 255 * 4 or end > len(data):
            raise MeshRefused(DAMAGED)
        packing = struct.Struct(f"<{width}{form}{stride - size * width}x")
        last = struct.Struct(f"<{width}{form}")
        found = list(packing.iter_unpack(data[offset : offset + stride * (count - 1)])) if count > 1 else []
        if count:
            found.append(last.unpack_from(data, offset + stride * (count - 1)))
        if accessor.get("normalized") and most and not whole:
            found = [tuple(max(-1.0, part / most) for part in one) for one in found]
        return found

    def _view(self, at: Any) -> memoryview:
        views = self._list("bufferViews")
        view = views[_place(at, views)]
        buffers = self._list("buffers")
        inside = view.get("buffer", 0) == 0 and buffers and "uri" not in buffers[0]
        if not inside or _PACKED.keys() & (view.get("extensions") or {}).keys():
            raise MeshRefused("This 3D object keeps its surfaces in a way that is not read here.")
        start, length = view.get("byteOffset", 0), view["byteLength"]
        if not all(isinstance(n, int) and n >= 0 for n in (start, length)) or start + length > len(self._binary):
            raise MeshRefused(DAMAGED)
        return self._binary[start : start + length]

    # --- colours

    def _material(self, at: Any) -> tuple[tuple[int, int, int, int], int]:
        """The base colour, and the place of its texture, -1 for none."""
        materials = self._list("materials")
        if at is None or not materials:
            return (200, 200, 200, 255), -1
        rough = materials[_place(at, materials)].get("pbrMetallicRoughness") or {}
        factor = rough.get("baseColorFactor") or [1.0, 1.0, 1.0, 1.0]
        colour = tuple(_screen(part) for part in factor[:3])
        texture = -1
        if isinstance(rough.get("baseColorTexture"), dict):
            texture = self._texture(rough["baseColorTexture"].get("index"))
        return (*colour, 255), texture  # type: ignore[return-value]

    def _texture(self, at: Any) -> int:
        textures, images = self._list("textures"), self._list("images")
        try:
            source = textures[_place(at, textures)]["source"]
            image = images[_place(source, images)]
            if source not in self._images:
                drawn = QImage() if len(self._textures) >= MOST_TEXTURES else _drawn(self._view(image["bufferView"]))
                self._images[source] = -1 if drawn.isNull() else len(self._textures)
                if not drawn.isNull():
                    self._textures.append(drawn)
        except (KeyError, MeshRefused):  # it lies elsewhere, or is packed: the base colour stands for it
            return -1
        return self._images[source]


def _place(at: Any, among: list[Any]) -> int:
    if not isinstance(at, int) or isinstance(at, bool) or not 0 <= at < len(among):
        raise MeshRefused(DAMAGED)
    return at


def _matrix(node: dict[str, Any]) -> QMatrix4x4:
    if "matrix" in node:
        return QMatrix4x4(*(float(one) for one in node["matrix"])).transposed()
    made = QMatrix4x4()
    if "translation" in node:
        made.translate(*(float(one) for one in node["translation"]))
    if "rotation" in node:
        x, y, z, w = (float(one) for one in node["rotation"])
        made *= QMatrix4x4(
            1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w), 0,
            2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w), 0,
            2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y), 0,
            0, 0, 0, 1,
        )  # fmt: skip
    if "scale" in node:
        made.scale(*(float(one) for one in node["scale"]))
    return made


def _moved(matrix: QMatrix4x4, one: Vector) -> Vector:
    moved = matrix.map(QVector3D(*one))
    return moved.x(), moved.y(), moved.z()


def _turned(matrix: QMatrix4x4, one: Vector) -> Vector:
    turned = matrix.mapVector(QVector3D(*one)).normalized()
    return turned.x(), turned.y(), turned.z()


def _triangles(order: list[int], mode: int) -> list[tuple[int, int, int]]:
    if mode == _TRIANGLES:
        return list(zip(order[0::3], order[1::3], order[2::3], strict=False))
    if mode == _FAN:
        return [(order[0], order[at], order[at + 1]) for at in range(1, len(order) - 1)]
    return [(order[at + at % 2], order[at + 1 - at % 2], order[at + 2]) for at in range(len(order) - 2)]


def _screen(part: float) -> int:
    """Linear light as a screen shows it."""
    bright = min(1.0, max(0.0, float(part)))
    shown = 12.92 * bright if bright <= 0.0031308 else 1.055 * bright ** (1 / 2.4) - 0.055
    return round(shown * 255)


def _tinted(one: tuple[float, ...], colour: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    scaled = [part if isinstance(part, float) else part / (255 if max(one) <= 255 else 65535) for part in one[:3]]
    red, green, blue = (_screen(part) * tint // 255 for part, tint in zip(scaled, colour[:3], strict=True))
    return red, green, blue, 255


def _drawn(data: memoryview) -> QImage:
    """A texture at a size that is handed over; a null image where it cannot be had."""
    if len(data) > _TEXTURE_BYTES:
        return QImage()
    buffer = QBuffer()
    buffer.setData(QByteArray(bytes(data)))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    size = reader.size()
    known = bytes(reader.format().data()) in (b"png", b"jpeg", b"webp")
    if not known or not size.isValid() or size.width() * size.height() > _TEXTURE_PIXELS:
        return QImage()
    if max(size.width(), size.height()) > TEXTURE_SIDE:
        fitting = size.scaled(TEXTURE_SIDE, TEXTURE_SIDE, Qt.AspectRatioMode.KeepAspectRatio)
        reader.setScaledSize(fitting.expandedTo(QSize(1, 1)))
    image = reader.read()
    return QImage() if image.isNull() else image.convertToFormat(QImage.Format.Format_RGBA8888)
