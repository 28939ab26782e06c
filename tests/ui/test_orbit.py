"""3D objects: what is read of them, what is refused in words, and that they can be turned where there is no OpenGL."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from viewer_things import output, request
from x_screen import x_screen

from comfy_desk.domain.output import Kind
from comfy_desk.practice import meshes
from comfy_desk.ui.drawing import mesh, mesh_jobs
from comfy_desk.ui.drawing.decoded import PreviewRefused
from comfy_desk.ui.drawing.mesh import CORNER, Mesh, MeshRefused, Piece, coarser
from comfy_desk.ui.drawing.mesh_taken import take
from comfy_desk.ui.drawing.orbit_view import Side, placed
from comfy_desk.ui.viewers import orbit
from comfy_desk.ui.viewers.model3d import ModelStage
from comfy_desk.ui.viewers.stage import Shown


def glb_of(document: dict[str, Any], binary: bytes = b"") -> bytes:
    text = json.dumps(document).encode()
    text += b" " * (-len(text) % 4)
    chunks = struct.pack("<I4s", len(text), b"JSON") + text
    if binary:
        chunks += struct.pack("<I4s", len(binary), b"BIN\0") + binary
    return struct.pack("<4sII", b"glTF", 2, 12 + len(chunks)) + chunks


def one_triangle(**changed: Any) -> dict[str, Any]:
    document: dict[str, Any] = {
        "scenes": [{"nodes": [0]}],
        "nodes": [{"children": [1], "translation": [10, 0, 0]}, {"mesh": 0, "scale": [2, 2, 2]}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "material": 0}]}],
        "materials": [{"pbrMetallicRoughness": {"baseColorFactor": [1, 0, 0, 1]}}],
        "accessors": [{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3"}],
        "bufferViews": [{"buffer": 0, "byteLength": 36}],
        "buffers": [{"byteLength": 36}],
    }
    return document | changed


POINTS = struct.pack("<9f", 0, 0, 0, 1, 0, 0, 0, 1, 0)


def job(path: Path, data: bytes) -> dict[str, Any]:
    path.write_bytes(data)
    return mesh_jobs.mesh_job({"path": str(path), "out": str(path.with_suffix(".raw"))})


def test_objects_of_each_format_are_read_where_they_stand(tmp_path: Path, qapp: Any) -> None:
    told = job(tmp_path / "one.glb", glb_of(one_triangle(), POINTS))
    taken = take(told, tmp_path / "one.raw")
    corners = list(CORNER.iter_unpack(taken.corners))
    assert [corner[:3] for corner in corners] == [(10, 0, 0), (12, 0, 0), (10, 2, 0)]
    assert corners[0][8:] == (255, 0, 0, 255)
    assert (taken.low, taken.high, taken.shown) == ((10, 0, 0), (12, 2, 0), 1)

    vase = job(tmp_path / "vase.glb", meshes.glb("a vase", 3))
    taken = take(vase, tmp_path / "vase.raw")
    assert (taken.triangles, len(taken.textures), taken.groups) == (3840, 1, ((0, 11520, 0),))
    plain = job(tmp_path / "vase.obj", meshes.obj("a vase", 3))
    assert plain["triangles"] == 3840
    assert plain["box"] == pytest.approx(vase["box"], abs=1e-4)
    facets = b"".join(struct.pack("<12fH", 0, 0, 1, *struct.unpack("<9f", POINTS), 0) for _ in range(2))
    stl = job(tmp_path / "two.stl", bytes(80) + struct.pack("<I", 2) + facets)
    assert (stl["triangles"], stl["box"]) == (2, [0, 0, -1, 1, 0, 0])
    words = "solid x\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\n"
    assert job(tmp_path / "one.stl", words.encode())["triangles"] == 1


def refusals() -> Iterator[tuple[str, bytes]]:
    base = one_triangle()
    view = {"buffer": 0, "byteLength": 36}
    accessor = base["accessors"][0]
    primitive = {"attributes": {"POSITION": 0}, "indices": 1}
    index = {"bufferView": 1, "componentType": 5123, "count": 3, "type": "SCALAR"}
    yield "Draco", glb_of(one_triangle(extensionsRequired=["KHR_draco_mesh_compression"]), POINTS)
    yield "meshopt", glb_of(one_triangle(extensionsRequired=["EXT_meshopt_compression"]), POINTS)
    yield "extension", glb_of(one_triangle(extensionsRequired=["VENDOR_shape"]), POINTS)
    yield "no surfaces", glb_of(one_triangle(meshes=[{"primitives": []}]))
    yield "way", glb_of(one_triangle(buffers=[{"byteLength": 36, "uri": "file:///etc/passwd"}]), POINTS)
    yield "way", glb_of(one_triangle(accessors=[{**accessor, "sparse": {}}]), POINTS)
    yield "too fine", glb_of(one_triangle(accessors=[{**accessor, "count": 3 * mesh.MOST_READ + 3}]), POINTS)
    yield "too fine", glb_of(one_triangle(nodes=[{"children": [0], "mesh": 0}]), POINTS)
    for bad in (
        {"accessors": [{**accessor, "count": 4}]},  # beyond the view
        {"accessors": [{**accessor, "count": -1}]},
        {"accessors": [{**accessor, "bufferView": 7}]},
        {"accessors": [{**accessor, "byteOffset": -4}]},
        {"accessors": [{**accessor, "componentType": 9}]},
        {"accessors": [{**accessor, "count": True, "type": "VEC2"}]},
        {"bufferViews": [{**view, "byteLength": 40}]},  # beyond the file
        {"bufferViews": [{**view, "byteStride": 4}]},
        {"nodes": [{"mesh": 3}]},
        {"nodes": "none"},
        {"scenes": [{"nodes": [[]]}]},
        {"materials": [{"pbrMetallicRoughness": {"baseColorFactor": "red"}}]},
    ):
        yield "damaged", glb_of(one_triangle(**bad), POINTS)
    far = {"accessors": [accessor, index], "bufferViews": [view, {"buffer": 0, "byteOffset": 36, "byteLength": 6}]}
    far["meshes"] = [{"primitives": [primitive]}]
    yield "damaged", glb_of(one_triangle(**far), POINTS + struct.pack("<3H", 0, 1, 3))
    yield "damaged", glb_of(one_triangle(), struct.pack("<9f", *([float("nan")] * 9)))
    yield "damaged", b"glTF" + bytes(30)
    yield "damaged", b"glTF"


def test_what_is_packed_damaged_or_hostile_is_refused_in_words(tmp_path: Path, qapp: Any) -> None:
    for number, (word, data) in enumerate(refusals()):
        told = job(tmp_path / f"{number}.glb", data)
        assert word in told.get("refused", ""), (number, word, told)
    assert "kind" in job(tmp_path / "x.fbx", b"Kaydara FBX Binary")["refused"]
    for text in (b"v 1 2\nf 1 2 3", b"v 0 0 0\nf 1 2 3", b"v 0 0 0\nf -2 1 1", b"v a b c", b""):
        assert "refused" in job(tmp_path / "bad.obj", text), text


def test_the_window_believes_no_number_of_the_answer(tmp_path: Path, qapp: Any) -> None:
    told = job(tmp_path / "one.glb", glb_of(one_triangle(), POINTS))
    place = tmp_path / "one.raw"
    for change in (
        {"corners": 6}, {"corners": "3"}, {"groups": [[0, 4, -1]]}, {"groups": [[-1, 3, -1]]}, {"groups": [[0, 3, 0]]},
        {"textures": [[1, 1]]}, {"textures": [[0, 5]]}, {"box": [1, 2]}, {"corners": 10**9}, {"groups": None},
    ):  # fmt: skip
        with pytest.raises(PreviewRefused):
            take(told | change, place)


def test_a_finer_object_becomes_coarser_and_keeps_its_shape() -> None:
    side = 60
    positions = [(x / side, y / side, 0.0) for x in range(side + 1) for y in range(side + 1)]
    wide = side + 1
    triangles = [
        corners
        for x in range(side)
        for y in range(side)
        for a in (x * wide + y,)
        for corners in ((a, a + 1, a + wide), (a + 1, a + wide, a + wide + 1))
    ]
    made = coarser(Mesh([Piece(positions, triangles)], triangles=len(triangles)), 500)
    assert 100 < made.shown <= 500
    assert made.triangles == 7200
    used = {corner for triangle in made.pieces[0].triangles for corner in triangle}
    assert max(positions[one][0] for one in used) > 0.9
    with pytest.raises(MeshRefused):
        Mesh([Piece([(float("inf"), 0, 0)], [])]).box()


def test_what_is_nearer_is_larger_and_the_whole_is_seen() -> None:
    low, high = (-1.0, -1.0, -1.0), (1.0, 1.0, 1.0)
    corners = [(x, y, z) for x in (-1.0, 1.0) for y in (-1.0, 1.0) for z in (-1.0, 1.0)]
    for side in (Side(), Side(200, -80), Side(0, 0)):
        for corner in corners:
            x, y, far = placed(corner, low, high, side, 640, 480)
            assert 0 <= x <= 640
            assert 0 <= y <= 480
            assert far > 0
    assert Side().turned(400, 400).pitch == 89
    assert Side().nearer(1e9).closer == 12


@pytest.fixture
def stage(qtbot: Any) -> Iterator[ModelStage]:
    made = ModelStage()
    qtbot.addWidget(made)
    made.resize(420, 320)
    made.show()
    yield made
    made.release()


def test_an_object_is_turned_where_there_is_no_opengl(stage: ModelStage, tmp_path: Path, qtbot: Any) -> None:
    path = tmp_path / "vase.glb"
    path.write_bytes(meshes.glb("a vase", 3))
    one = output(path, kind=Kind.MODEL_3D)
    shown = Shown(request(one), one, str(path))
    stage.show_output(shown)
    qtbot.waitUntil(lambda: stage.turnable, timeout=15_000)
    qtbot.waitUntil(lambda: "3,840 triangles" in stage.facts.text(), timeout=10_000)
    assert stage.orbit.soft
    assert "without OpenGL" in stage.facts.text()
    assert stage.zoom_words() == "100 %"
    before = stage.orbit.image.copy()
    assert stage.pan(4, 0)
    stage.zoom_by(1.5)
    assert stage.zoom_words() == "150 %"
    qtbot.waitUntil(lambda: stage.orbit.image != before, timeout=10_000)
    stage.fit()
    assert stage.orbit.side == Side()
    stage.release()
    assert stage.orbit.image.isNull()

    path.write_bytes(glb_of(one_triangle(extensionsRequired=["KHR_draco_mesh_compression"]), POINTS))
    stage.show_output(shown)
    qtbot.waitUntil(lambda: "Draco" in stage.notice.words.details, timeout=10_000)
    orbit.allow(False)
    try:
        stage.show_output(shown)
        assert not stage.orbit._path
    finally:
        orbit.allow(True)


def test_trying_opengl_takes_nothing_with_it() -> None:
    """Where there is none, its process says so by its exit alone."""
    surroundings = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "comfy_desk.ui.viewers.gl_probe"]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stdout == ""


@pytest.mark.x11
def test_opengl_draws_where_there_is_a_screen() -> None:
    """The whole way of the painter, in the process that tries it: textures, lighting, reading back."""
    with x_screen() as screen:
        command = [sys.executable, "-m", "comfy_desk.ui.viewers.gl_probe"]
        done = subprocess.run(
            command, env=screen.environment, capture_output=True, text=True, timeout=60, check=False
        )  # fmt: skip
    if done.returncode == 1:
        pytest.skip("there is no OpenGL on this machine")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("drawn by: ")
