"""What a GLB says of itself in its header and its JSON chunk: how many meshes, triangles and textures. Draws nothing.

Read in the drawing process: the description comes from outside and has up to two megabytes.
"""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MOST_JSON = 2_000_000
"""Bytes of a GLB's own description that are read; larger ones are not counted."""

_TRIANGLES = 4  # glTF 2.0, mesh.primitive.mode; also what is meant where none is named


@dataclass(frozen=True, slots=True)
class GlbFacts:
    """What a GLB's header and JSON chunk say. Counts are None where the description was not read."""

    version: int
    length: int
    meshes: int | None = None
    materials: int | None = None
    textures: int | None = None
    animations: int | None = None
    triangles: int | None = None

    def words(self) -> str:
        parts = [f"glTF {self.version}"]
        if self.triangles:
            parts.append(_counted(self.triangles, "triangle"))
        for count, name in (
            (self.meshes, "mesh"),
            (self.materials, "material"),
            (self.textures, "texture"),
            (self.animations, "animation"),
        ):
            if count:
                parts.append(_counted(count, name))
        return " · ".join(parts)


def glb_facts(path: str) -> GlbFacts | None:
    """The facts of a binary glTF file (Khronos glTF 2.0, section 4), or None where it is none. Reads a bounded part."""
    try:
        with Path(path).open("rb") as file:
            head = file.read(20)
            if len(head) < 12 or head[:4] != b"glTF":
                return None
            version, length = struct.unpack("<II", head[4:12])
            bare = GlbFacts(version, length)
            if len(head) < 20 or head[16:20] != b"JSON":
                return bare
            size = struct.unpack("<I", head[12:16])[0]
            if size > MOST_JSON:
                return bare
            document = json.loads(file.read(size))
    except (OSError, ValueError, RecursionError):
        return None
    return _counts(document, version, length) if isinstance(document, dict) else bare


def _counts(document: dict[str, Any], version: int, length: int) -> GlbFacts:
    def size(name: str) -> int:
        found = document.get(name)
        return len(found) if isinstance(found, list) else 0

    return GlbFacts(
        version, length, size("meshes"), size("materials"), size("textures"), size("animations"), _triangles(document)
    )


def _triangles(document: dict[str, Any]) -> int:
    accessors = document.get("accessors")
    meshes = document.get("meshes")
    if not isinstance(accessors, list) or not isinstance(meshes, list):
        return 0
    total = 0
    for mesh in meshes:
        primitives = mesh.get("primitives") if isinstance(mesh, dict) else None
        for primitive in primitives if isinstance(primitives, list) else []:
            if isinstance(primitive, dict) and primitive.get("mode", _TRIANGLES) == _TRIANGLES:
                total += _corners(primitive, accessors) // 3
    return total


def _corners(primitive: dict[str, Any], accessors: list[Any]) -> int:
    attributes = primitive.get("attributes")
    place = primitive.get("indices", attributes.get("POSITION") if isinstance(attributes, dict) else None)
    if not isinstance(place, int) or not 0 <= place < len(accessors) or not isinstance(accessors[place], dict):
        return 0
    count = accessors[place].get("count")
    return count if isinstance(count, int) and 0 <= count < 1 << 32 else 0


def _counted(count: int, name: str) -> str:
    plural = "meshes" if name == "mesh" else f"{name}s"
    return f"{count:,} {name if count == 1 else plural}"
