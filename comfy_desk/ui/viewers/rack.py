"""The stages of the viewer, one for each kind of work, made when the first of its kind is shown; and words where none is."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QStackedWidget, QWidget

from comfy_desk.domain.output import Kind
from comfy_desk.ui.viewers.ahead import Ahead
from comfy_desk.ui.viewers.film import FilmStage
from comfy_desk.ui.viewers.model3d import ModelStage
from comfy_desk.ui.viewers.notice import NoticePane
from comfy_desk.ui.viewers.painting import Ground
from comfy_desk.ui.viewers.picture import PictureStage
from comfy_desk.ui.viewers.sound import SoundStage
from comfy_desk.ui.viewers.stage import Shown, Stage
from comfy_desk.ui.viewers.text import TextStage
from comfy_desk.ui.viewers.transport import USUAL_VOLUME
from comfy_desk.ui.viewers.vector import VectorStage

_STAGES: dict[Kind, type[Stage]] = {
    Kind.IMAGE: PictureStage,
    Kind.VIDEO: FilmStage,
    Kind.AUDIO: SoundStage,
    Kind.VECTOR: VectorStage,
    Kind.TEXT: TextStage,
    Kind.MODEL_3D: ModelStage,
    Kind.OTHER: ModelStage,
}


class Rack(QStackedWidget):
    """What stages ask comes on from here. Volume, ground and whether a zoom is kept are the same for all of them."""

    stateChanged = Signal()
    dragAsked = Signal()
    openAsked = Signal()
    saveAsked = Signal()
    frameReady = Signal(QImage)
    frameWished = Signal(str)
    volumeChanged = Signal(int, bool)
    groundChanged = Signal()
    menuAsked = Signal(QPoint)  # on the screen

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.notice = NoticePane(self)
        self.addWidget(self.notice)
        self.ahead = Ahead(self, lambda: isinstance(self.current, PictureStage) and self.current.loading)
        self._made: dict[type[Stage], Stage] = {}
        self._ground = Ground.SQUARES
        self._keep_zoom = self._probing = False
        self._volume = (USUAL_VOLUME, False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(lambda point: self.menuAsked.emit(self.mapToGlobal(point)))

    @property
    def current(self) -> Stage | None:
        """The stage that is seen; None where there are words."""
        stage = self.currentWidget()
        return stage if isinstance(stage, Stage) else None

    def show_output(self, shown: Shown) -> None:
        stage = self.stage(_STAGES[shown.output.kind])
        self.setCurrentWidget(stage)
        stage.show_output(shown)

    def show_notice(self) -> NoticePane:
        self.release_current()
        self.setCurrentWidget(self.notice)
        return self.notice

    def show_raw(self, text: str) -> None:
        self.release_current()
        stage = self.stage(TextStage)
        if isinstance(stage, TextStage):
            stage.show_raw(text)
        self.setCurrentWidget(stage)

    def prepare(self) -> None:
        """Makes what a picture is shown with, which the first of them would wait for."""
        self.stage(PictureStage)

    def release_current(self) -> None:
        if self.current is not None:
            self.current.release()

    def release(self) -> None:
        for stage in self._made.values():
            stage.release()
        self.ahead.clear()

    def stage(self, kind: type[Stage]) -> Stage:
        if kind not in self._made:
            stage = kind(self)
            stage.stateChanged.connect(self.stateChanged)
            stage.dragAsked.connect(self.dragAsked)
            stage.openAsked.connect(self.openAsked)
            stage.saveAsked.connect(self.saveAsked)
            stage.frameReady.connect(self.frameReady)
            stage.frameWished.connect(self.frameWished)
            stage.set_volume(*self._volume)
            stage.volumeChanged.connect(self._on_volume)
            if isinstance(stage, PictureStage):
                stage.ahead = self.ahead
                stage.keep_zoom = self._keep_zoom
                stage.probe.set_on(self._probing)
                stage.canvas.set_ground(self._ground)
            self._made[kind] = stage
            self.addWidget(stage)
        return self._made[kind]

    @property
    def ground(self) -> Ground:
        return self._ground

    def set_ground(self, ground: Ground) -> None:
        if ground is not self._ground:
            self._ground = ground
            for stage in self._pictures():
                stage.canvas.set_ground(ground)
            self.groundChanged.emit()

    def set_probing(self, on: bool) -> None:
        """Whether the pixel under the pointer is told."""
        self._probing = on
        for stage in self._pictures():
            stage.probe.set_on(on)

    def set_keep_zoom(self, keep: bool) -> None:
        self._keep_zoom = keep
        for stage in self._pictures():
            stage.keep_zoom = keep

    @property
    def volume(self) -> tuple[int, bool]:
        """0 to 100, and whether it is muted."""
        return self._volume

    def set_volume(self, volume: int, muted: bool) -> None:
        self._volume = (volume, muted)
        for stage in self._made.values():
            stage.set_volume(volume, muted)

    def _pictures(self) -> list[PictureStage]:
        return [stage for stage in self._made.values() if isinstance(stage, PictureStage)]

    def _on_volume(self, volume: int, muted: bool) -> None:
        if (volume, muted) != self._volume:
            self.set_volume(volume, muted)
            self.volumeChanged.emit(volume, muted)
