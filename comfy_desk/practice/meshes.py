"""Meshes: a vase turned from a profile, as a GLB with its texture inside, and as OBJ with MTL. Plain arithmetic; any
viewer opens them.
"""

import hashlib
import json
import math
import random
import struct
from collections.abc import Iterator

from . import drawing

_AROUND, _UP = 48, 40
#: The vase stands from -HALF to HALF.
HALF = 0.7
MATERIAL = b"newmtl glaze\nKa 0.1 0.1 0.1\nKd 1 1 1\nKs 0.5 0.5 0.5\nNs 80\nmap_Kd base_color.png\n"


def profile(prompt: str, seed: int) -> list[float]:
    """The vase's radii from foot to rim."""
    rng = random.Random(hashlib.sha256(f"mesh {prompt}\n{seed}".encode()).digest())
    waves = [(rng.uniform(0.05, 0.16), rng.uniform(1.2, 4.2), rng.uniform(0, 6.3)) for _ in range(3)]
    radii = [0.42 + sum(a * math.sin(f * t / _UP * math.pi + p) for a, f, p in waves) for t in range(_UP + 1)]
    return [max(0.12, radius) for radius in radii]


def _rings(radii: list[float]) -> Iterator[tuple[float, float, float, float, float, float, float, float]]:
    """Vertices with position, normal and texture place, ring by ring."""
    for ring, radius in enumerate(radii):
        before, after = radii[max(0, ring - 1)], radii[min(_UP, ring + 1)]
        slope = -(after - before) / (2 / _UP * 2 * HALF)
        length = math.hypot(1, slope)
        for k in range(_AROUND + 1):
            angle = 2 * math.pi * k / _AROUND
            x, z = math.cos(angle), math.sin(angle)
            yield (
                radius * x,
                2 * HALF * ring / _UP - HALF,
                radius * z,
                x / length,
                slope / length,
                z / length,
                k / _AROUND,
                1 - ring / _UP,
            )


def _triangles() -> Iterator[tuple[int, int, int]]:
    wide = _AROUND + 1
    for ring in range(_UP):
        for k in range(_AROUND):
            a, b = ring * wide + k, ring * wide + k + 1
            yield a, a + wide, b
            yield b, a + wide, b + wide


def glb(prompt: str, seed: int) -> bytes:
    """glTF 2.0 in one binary: JSON chunk, then positions, normals, texture places, indices and a PNG."""
    rows = list(_rings(profile(prompt, seed)))
    positions = b"".join(struct.pack("<3f", *row[:3]) for row in rows)
    normals = b"".join(struct.pack("<3f", *row[3:6]) for row in rows)
    places = b"".join(struct.pack("<2f", *row[6:]) for row in rows)
    indices = b"".join(struct.pack("<3H", *triangle) for triangle in _triangles())
    texture = drawing.draw(prompt, seed, 256, 256, "png")
    views, binary = [], bytearray()
    for data, target in ((positions, 34962), (normals, 34962), (places, 34962), (indices, 34963), (texture, None)):
        view: dict[str, int] = {"buffer": 0, "byteOffset": len(binary), "byteLength": len(data)}
        if target:
            view["target"] = target
        views.append(view)
        binary += data + b"\x00" * (-len(data) % 4)
    document = {
        "asset": {"version": "2.0", "generator": "comfy-desk practice"},
        "scene": 0,
        "scenes": [{"nodes": [0]}],
        "nodes": [{"mesh": 0, "name": "vase"}],
        "meshes": [
            {"primitives": [{"attributes": {"POSITION": 0, "NORMAL": 1, "TEXCOORD_0": 2}, "indices": 3, "material": 0}]}
        ],
        "materials": [
            {
                "name": "glaze",
                "doubleSided": True,
                "pbrMetallicRoughness": {
                    "baseColorTexture": {"index": 0},
                    "metallicFactor": 0,
                    "roughnessFactor": 0.45,
                },
            }
        ],
        "textures": [{"source": 0, "sampler": 0}],
        "samplers": [{"magFilter": 9729, "minFilter": 9987}],
        "images": [{"bufferView": 4, "mimeType": "image/png"}],
        "accessors": [
            {
                "bufferView": 0,
                "componentType": 5126,
                "count": len(rows),
                "type": "VEC3",
                "min": _edge(positions, min),
                "max": _edge(positions, max),
            },
            {"bufferView": 1, "componentType": 5126, "count": len(rows), "type": "VEC3"},
            {"bufferView": 2, "componentType": 5126, "count": len(rows), "type": "VEC2"},
            {"bufferView": 3, "componentType": 5123, "count": len(indices) // 2, "type": "SCALAR"},
        ],
        "bufferViews": views,
        "buffers": [{"byteLength": len(binary)}],
    }
    text = json.dumps(document, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    chunks = (
        struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(binary), b"BIN\x00") + bytes(binary)
    )
    return struct.pack("<4sII", b"glTF", 2, 12 + len(chunks)) + chunks


def _edge(positions: bytes, pick: object) -> list[float]:
    """The corner of the box around all positions; from the 32-bit values, as validators compare them."""
    values = struct.unpack(f"<{len(positions) // 4}f", positions)
    assert callable(pick)
    return [pick(values[axis::3]) for axis in range(3)]


def obj(prompt: str, seed: int) -> bytes:
    lines = ["# a vase", "mtllib vase.mtl", "usemtl glaze"]
    rows = list(_rings(profile(prompt, seed)))
    lines += [f"v {r[0]:.5f} {r[1]:.5f} {r[2]:.5f}" for r in rows]
    lines += [f"vt {r[6]:.5f} {1 - r[7]:.5f}" for r in rows]
    lines += [f"vn {r[3]:.5f} {r[4]:.5f} {r[5]:.5f}" for r in rows]
    lines += ["f " + " ".join(f"{i + 1}/{i + 1}/{i + 1}" for i in triangle) for triangle in _triangles()]
    return "\n".join(lines).encode() + b"\n"
