"""3D models and other files without a preview: the poster if there is one, what the file says of itself, the way out."""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedLayout, QVBoxLayout, QWidget

from comfy_desk.domain.output import Kind, Output, Role
from comfy_desk.ui import theme
from comfy_desk.ui.drawing.decoded import Decoded
from comfy_desk.ui.drawing.easel import easel
from comfy_desk.ui.phrases import size_of
from comfy_desk.ui.tile_words import no_preview_for
from comfy_desk.ui.viewers.canvas import Canvas
from comfy_desk.ui.viewers.decode import decode_thumbnail
from comfy_desk.ui.viewers.loading import Loader
from comfy_desk.ui.viewers.notice import NoticePane
from comfy_desk.ui.viewers.selectable import SelectableLabel
from comfy_desk.ui.viewers.stage import Shown, Stage
from comfy_desk.ui.viewers.words import Words, kind_words

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


class ModelStage(Stage):
    """Shows a poster, not the model: turning it is for a program made for that."""

    zoomable = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas = Canvas(grows=True)
        self.facts = SelectableLabel(self)
        theme.set_role(self.facts, "hint")
        self.open = QPushButton("Open in its program", self)
        self.open.clicked.connect(self.openAsked)
        self.notice = NoticePane(self)
        self._loader = Loader(self)
        foot = QHBoxLayout()
        foot.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, theme.GRID)
        foot.addWidget(self.facts, 1)
        foot.addWidget(self.open)
        poster = QWidget(self)
        column = QVBoxLayout(poster)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.canvas, 1)
        column.addLayout(foot)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(poster)
        self._stack.addWidget(self.notice)
        self.canvas.dragAsked.connect(self.dragAsked)
        self.canvas.zoomChanged.connect(self.stateChanged)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_output(self, shown: Shown) -> None:
        self.release()
        facts = glb_facts(shown.path)
        size = size_of(shown.output.size) if shown.output.size is not None else ""
        words = " · ".join(part for part in (facts.words() if facts else "", size) if part)
        small, large = _poster(shown), _file_of_poster(shown)
        if small.isNull() and not large:
            self._show_words(shown, words)
            return
        self.facts.show_text(words)
        self.canvas.setAccessibleName(f"Poster of the 3D model: {shown.request.prompt[:80]}")
        self._stack.setCurrentIndex(0)
        if not small.isNull():
            self.canvas.show_levels((small,), small.size(), alpha=small.hasAlphaChannel())
        if large:
            refused = partial(self._on_no_poster, shown, words)
            self._loader.load(easel().picture(large), self._on_poster, refused)

    def _show_words(self, shown: Shown, words: str) -> None:
        kind = kind_words(shown.output.kind)
        sign = "cube" if shown.output.kind is Kind.MODEL_3D else "file"
        buttons = (("Open in its program", self.openAsked.emit), ("Save as…", self.saveAsked.emit))
        self.notice.show_words(Words(no_preview_for(shown.output), f"{kind} · {words}", icon=sign), buttons)
        self._stack.setCurrentIndex(1)

    def _on_poster(self, decoded: Decoded) -> None:
        self.canvas.show_levels(decoded.levels, decoded.size, alpha=decoded.alpha, keep=not self.canvas.fitted)
        self.stateChanged.emit()

    def _on_no_poster(self, shown: Shown, words: str, _error: Exception) -> None:
        if self.canvas.empty:
            self._show_words(shown, words)
            self.stateChanged.emit()

    def release(self) -> None:
        self._loader.forget()
        self.canvas.clear()
        self.facts.clear()

    def fit(self) -> None:
        self.canvas.fit()

    def actual(self) -> None:
        self.canvas.actual()

    def zoom_by(self, factor: float) -> None:
        self.canvas.zoom_by(factor)

    def zoom_words(self) -> str:
        return "" if self.canvas.empty else f"{self.canvas.zoom * 100:.0f} %"


def _poster(shown: Shown) -> QImage:
    """The worker's own preview of the model, else that of the provider's poster of the same request."""
    for place in (shown.output.thumbnail, *(poster.thumbnail for poster in _posters(shown))):
        image = decode_thumbnail(place) if place else QImage()
        if not image.isNull():
            return image
    return QImage()


def _file_of_poster(shown: Shown) -> str:
    """The provider's own poster, where it is what stands for the model; it came from outside and is decoded elsewhere."""
    if shown.output.thumbnail:
        return ""
    return next((poster.path for poster in _posters(shown) if poster.path), "")


def _posters(shown: Shown) -> list[Output]:
    if shown.output.kind is not Kind.MODEL_3D:
        return []
    return [output for output in shown.request.outputs if output.role is Role.POSTER and output.kind is Kind.IMAGE]


def _counted(count: int, name: str) -> str:
    plural = "meshes" if name == "mesh" else f"{name}s"
    return f"{count:,} {name if count == 1 else plural}"
