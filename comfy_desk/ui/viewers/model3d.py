"""3D models and other files without a preview: the poster if there is one, what the file says of itself, the way out."""

from __future__ import annotations

from functools import partial
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

_MOST_WORDS = 200
"""Characters that are shown of what the drawing process says of a model."""


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
        self._counter = Loader(self)
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
        words = size_of(shown.output.size) if shown.output.size is not None else ""
        if shown.output.kind is Kind.MODEL_3D:
            told = partial(self._on_facts, shown, words)
            self._counter.load(easel().facts(shown.path), told, lambda _error: None)
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
            refused = partial(self._on_no_poster, shown)
            self._loader.load(easel().picture(large), self._on_poster, refused)

    def _on_facts(self, shown: Shown, size: str, told: dict[str, Any]) -> None:
        counts = str(told.get("words") or "")[:_MOST_WORDS]
        words = " · ".join(part for part in (counts, size) if part)
        self.facts.show_text(words)
        if self._stack.currentWidget() is self.notice:
            self._show_words(shown, words)

    def _show_words(self, shown: Shown, words: str) -> None:
        kind = kind_words(shown.output.kind)
        sign = "cube" if shown.output.kind is Kind.MODEL_3D else "file"
        buttons = (("Open in its program", self.openAsked.emit), ("Save as…", self.saveAsked.emit))
        self.notice.show_words(
            Words(no_preview_for(shown.output), " · ".join(part for part in (kind, words) if part), icon=sign), buttons
        )
        self._stack.setCurrentIndex(1)

    def _on_poster(self, decoded: Decoded) -> None:
        self.canvas.show_levels(decoded.levels, decoded.size, alpha=decoded.alpha, keep=not self.canvas.fitted)
        self.stateChanged.emit()

    def _on_no_poster(self, shown: Shown, _error: Exception) -> None:
        if self.canvas.empty:
            self._show_words(shown, self.facts.text())
            self.stateChanged.emit()

    def release(self) -> None:
        self._loader.forget()
        self._counter.forget()
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
