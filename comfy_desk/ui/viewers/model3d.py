"""3D models to be turned, and other files without a preview: a poster where there is one, what the file says, the way out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QPushButton, QStackedLayout, QToolButton, QVBoxLayout, QWidget

from comfy_desk.domain.output import Kind, Output, Role
from comfy_desk.ui import theme
from comfy_desk.ui.drawing.decoded import Decoded
from comfy_desk.ui.drawing.easel import easel
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.icons import icon
from comfy_desk.ui.phrases import decimal, size_of, tr
from comfy_desk.ui.tile_words import no_preview_for
from comfy_desk.ui.told import told
from comfy_desk.ui.viewers.canvas import Canvas
from comfy_desk.ui.viewers.decode import decode_thumbnail
from comfy_desk.ui.viewers.loading import Loader
from comfy_desk.ui.viewers.notice import NoticePane
from comfy_desk.ui.viewers.orbit import OrbitView, allowed
from comfy_desk.ui.viewers.selectable import SelectableLabel
from comfy_desk.ui.viewers.stage import Shown, Stage
from comfy_desk.ui.viewers.words import Words, kind_words

_MOST_WORDS = 200
"""Characters that are shown of what the drawing process says of a model."""

_TURN = 15
"""Degrees of a step by key."""


class ModelStage(Stage):
    """The object itself where it can be turned here, else a poster, else words; and the way to a program made for it."""

    zoomable = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas = Canvas(grows=True)
        self.orbit = OrbitView(self)
        self.facts = SelectableLabel(self)
        theme.set_role(self.facts, "hint")
        self.open = QPushButton(tr("Open in its program"), self)
        self.open.clicked.connect(self.openAsked)
        self.notice = NoticePane(self)
        self._loader = Loader(self)
        self._counter = Loader(self)
        self._counts = self._size = self._told = ""
        self._shown: Shown | None = None
        self._lay_out()
        self.canvas.dragAsked.connect(self.dragAsked)
        for changed in (self.canvas.zoomChanged, self.orbit.sideChanged):
            changed.connect(self.stateChanged)
        self.orbit.ready.connect(self._on_ready)
        self.orbit.refused.connect(self._on_no_turning)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _lay_out(self) -> None:
        self.reset = self._act("viewer.orbit_reset", tr("Back to the first side"), "again", None)
        self.wire = self._act("viewer.orbit_wire", tr("Wireframe"), "vector", self.orbit.set_wire)
        self.turn = self._act("viewer.orbit_turn", tr("Turntable"), "loop", self.orbit.set_turning)
        self.reset.triggered.connect(lambda _on=False: self.orbit.reset())
        self._buttons = [self._button(action) for action in (self.reset, self.wire, self.turn)]
        foot = QWidget(self)
        below = QVBoxLayout(foot)
        below.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, theme.GRID)
        below.addWidget(self.facts)
        buttons = QWidget(self)
        line = FlowLayout(buttons)
        for button in (*self._buttons, self.open):
            line.addWidget(button)
        below.addWidget(buttons)
        seen = QWidget(self)
        self._seen = QStackedLayout(seen)
        self._seen.addWidget(self.canvas)
        self._seen.addWidget(self.orbit)
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(seen, 1)
        column.addWidget(foot)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(page)
        self._stack.addWidget(self.notice)

    @property
    def turnable(self) -> bool:
        """The object itself is on the stage."""
        return self._stack.currentIndex() == 0 and self._seen.currentWidget() is self.orbit

    def show_output(self, shown: Shown) -> None:
        self.release()
        self._shown = shown
        self._size = size_of(shown.output.size) if shown.output.size is not None else ""
        if shown.output.kind is Kind.MODEL_3D:
            self._counter.load(easel().facts(shown.path), self._on_facts, lambda _error: None)
        small, large = _poster(shown), _file_of_poster(shown)
        if small.isNull() and not large:
            self._stack.setCurrentIndex(1)
        else:
            self.canvas.setAccessibleName(
                tr("Poster of the 3D model: {prompt}").format(prompt=shown.request.prompt[:80])
            )
            self._stack.setCurrentIndex(0)
            if not small.isNull():
                self.canvas.show_levels((small,), small.size(), alpha=small.hasAlphaChannel())
            if large:
                self._loader.load(easel().picture(large), self._on_poster, self._on_no_poster)
        self._say()
        if shown.output.kind is Kind.MODEL_3D and allowed():
            self.orbit.setAccessibleName(tr("3D object: {prompt}").format(prompt=shown.request.prompt[:80]))
            self.orbit.open(shown.path)

    # --- what comes

    def _on_ready(self) -> None:
        self._seen.setCurrentWidget(self.orbit)
        self._stack.setCurrentIndex(0)
        self._told = self.orbit.note
        self._say()
        self.stateChanged.emit()

    def _on_no_turning(self, sentence: str) -> None:
        self._told = told(sentence)
        self._say()

    def _on_facts(self, found: dict[str, Any]) -> None:
        self._counts = str(found.get("words") or "")[:_MOST_WORDS]
        self._say()

    def _say(self) -> None:
        """What is known of the object, below its picture or in the place of one."""
        for button in self._buttons:
            button.setVisible(self.turnable)
        shown = self._shown
        if shown is None:
            return
        words = " · ".join(part for part in (self._counts, self._size) if part)
        self.facts.show_text("\n".join(part for part in (words, self._told) if part))
        if self._stack.currentWidget() is not self.notice:
            return
        sign = "cube" if shown.output.kind is Kind.MODEL_3D else "file"
        buttons = ((tr("Open in its program"), self.openAsked.emit), (tr("Save as…"), self.saveAsked.emit))
        sentence = " · ".join(part for part in (kind_words(shown.output.kind), words) if part)
        told_words = Words(no_preview_for(shown.output), sentence, self._told, icon=sign)
        self.notice.show_words(told_words, buttons)

    def _on_poster(self, decoded: Decoded) -> None:
        self.canvas.show_levels(decoded.levels, decoded.size, alpha=decoded.alpha, keep=not self.canvas.fitted)
        self.stateChanged.emit()

    def _on_no_poster(self, _error: Exception) -> None:
        if self.canvas.empty and not self.turnable:
            self._stack.setCurrentIndex(1)
            self._say()
            self.stateChanged.emit()

    def release(self) -> None:
        self._loader.forget()
        self._counter.forget()
        self.orbit.release()
        self.canvas.clear()
        self.facts.clear()
        for action in (self.wire, self.turn):
            action.setChecked(False)
        self._seen.setCurrentWidget(self.canvas)
        self._counts = self._size = self._told = ""
        self._shown = None

    # --- what the view asks

    def fit(self) -> None:
        self.orbit.reset() if self.turnable else self.canvas.fit()

    def actual(self) -> None:
        self.orbit.reset() if self.turnable else self.canvas.actual()

    def fill(self) -> None:
        self.orbit.reset() if self.turnable else self.canvas.fit()

    def zoom_by(self, factor: float) -> None:
        self.orbit.zoom_by(factor) if self.turnable else self.canvas.zoom_by(factor)

    def pan(self, across: int, down: int) -> bool:
        """The keys that go over a picture turn an object."""
        if self.turnable:
            self.orbit.turn_by(across * _TURN, down * _TURN)
        return self.turnable

    def zoom_words(self) -> str:
        if self.turnable:
            return tr("{n} %").format(n=decimal(self.orbit.side.closer * 100, 0))
        return "" if self.canvas.empty else tr("{n} %").format(n=decimal(self.canvas.zoom * 100, 0))

    def _act(self, name: str, words: str, sign: str, act: Callable[[bool], None] | None) -> QAction:
        action = QAction(icon(sign), words, self)
        action.setObjectName(name)
        action.setToolTip(words)
        if act is not None:
            action.setCheckable(True)
            action.toggled.connect(act)
        self.addAction(action)
        return action

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setAccessibleName(action.text())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.set_role(button, "flat")
        button.hide()
        return button


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
