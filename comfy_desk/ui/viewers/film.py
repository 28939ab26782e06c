"""Films: the poster at once, then the film with its controls; where it cannot be played, the way to a program that can."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QHideEvent, QImage
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.drawing.decoded import GONE
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.viewers.canvas import Canvas, percent
from comfy_desk.ui.viewers.decode import decode_thumbnail
from comfy_desk.ui.viewers.notice import NoticePane
from comfy_desk.ui.viewers.player import Player
from comfy_desk.ui.viewers.scrub import ScrubPreview, scrubber
from comfy_desk.ui.viewers.stage import Shown, Stage
from comfy_desk.ui.viewers.transport import Transport
from comfy_desk.ui.viewers.words import Words


@overrides_qt
class PlayingStage(Stage):
    """What films and sounds share: a picture, the controls, and words with a way out when the player fails."""

    video = True
    what = "film"

    def __init__(self, parent: QWidget | None = None, canvas: Canvas | None = None) -> None:
        super().__init__(parent)
        self.canvas = canvas if canvas is not None else Canvas(grows=True)
        self.player = Player(self, video=self.video)
        self.transport = Transport(self.player, self, video=self.video)
        self.notice = NoticePane(self)
        self._note = plain_label("", self, role="hint")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note.setContentsMargins(theme.GRID, theme.GRID // 2, theme.GRID, theme.GRID // 2)
        playing = QWidget(self)
        column = QVBoxLayout(playing)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.canvas, 1)
        column.addWidget(self._note)
        column.addWidget(self.transport)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(playing)
        self._stack.addWidget(self.notice)
        self.setFocusProxy(self.canvas)
        self.canvas.dragAsked.connect(self.dragAsked)
        self.canvas.zoomChanged.connect(self.stateChanged)
        self.player.failed.connect(self._on_failed)
        self.player.playingChanged.connect(self.stateChanged)
        self.player.loaded.connect(self._on_loaded)
        self.transport.volumeChanged.connect(self.volumeChanged)
        self.preview = ScrubPreview(self)
        self.transport.seeker.hovered.connect(self._on_hovered)
        self._path = ""

    def show_output(self, shown: Shown) -> None:
        self.release()
        self._stack.setCurrentIndex(0)
        self.canvas.setAccessibleName(self._name(shown))
        self._path = shown.path
        self._show_poster(shown)
        self.player.open(shown.path)

    def release(self) -> None:
        self.player.close()
        self.transport.reset()
        self._note.hide()
        self.preview.hide()
        self.canvas.clear()

    def _name(self, shown: Shown) -> str:
        words = tr("The film: {prompt}") if self.video else tr("The sound: {prompt}")
        return words.format(prompt=shown.request.prompt[:80])

    def _show_poster(self, shown: Shown) -> None:
        small = decode_thumbnail(shown.output.thumbnail) if shown.output.thumbnail else QImage()
        if small.isNull():
            return
        size = small.size()
        if shown.output.width and shown.output.height:
            size = QSize(max(1, min(shown.output.width, 1 << 20)), max(1, min(shown.output.height, 1 << 20)))
        self.canvas.show_levels((small,), size, alpha=False)

    def _on_loaded(self) -> None:
        self.stateChanged.emit()

    def _on_failed(self, sentence: str) -> None:
        self.transport.reset()
        self.transport.set_ready(False, sentence)
        buttons: tuple[tuple[str, Callable[[], None]], ...] = (
            (tr("Open in the system's player"), self.openAsked.emit),
            (tr("Save as…"), self.saveAsked.emit),
        )
        unplayed = tr("This film is not played here") if self.video else tr("This sound is not played here")
        words = Words(unplayed, sentence, icon=self._icon())
        if sentence == GONE:  # no player anywhere opens what is not there
            gone = tr("This film is not here") if self.video else tr("This sound is not here")
            words, buttons = Words(gone, sentence, failed=True, icon="link"), ()
        self.notice.show_words(words, buttons)
        self._stack.setCurrentIndex(1)
        self.stateChanged.emit()

    def _icon(self) -> str:
        return "video" if self.video else "audio"

    @property
    def timed(self) -> bool:
        return self.player.opened

    @property
    def position(self) -> int:
        """Where the frame begins that is seen, or what is heard."""
        at = self.player.frame_at
        return round(at[0]) if at is not None else self.player.position

    @property
    def failed(self) -> bool:
        return self._stack.currentIndex() == 1

    def hideEvent(self, event: QHideEvent) -> None:
        """What is not seen does not go on sounding."""
        self.player.pause()
        super().hideEvent(event)

    def _on_hovered(self, position: int, x: int) -> None:
        if position < 0:
            self.preview.hide()
            return
        seeker = self.transport.seeker
        over = seeker.mapTo(self, QPoint(x, 0))
        self.preview.show_at(over.x(), over.y(), self._small_frame(position), position)

    def _small_frame(self, position: int) -> QImage | None:
        return None

    def flash(self, words: str) -> None:
        self.canvas.flash(words)

    def mark(self, which: str) -> bool:
        if not self.player.opened:
            return False
        self.transport.mark(which)
        return True

    def set_volume(self, volume: int, muted: bool) -> None:
        self.transport.set_volume(volume, muted)

    def toggle_play(self) -> bool:
        if not self.player.opened:
            return False
        self.player.toggle()
        return True


class FilmStage(PlayingStage):
    """A film. Zooming works as with pictures; the frame that is seen can be copied, saved and stepped through."""

    zoomable = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player.frameChanged.connect(self.canvas.show_frame)
        self.transport.frameAsked.connect(self._on_frame_asked)
        self.transport.frameWished.connect(self.frameWished)

    def release(self) -> None:
        scrubber().forget(self._path)
        super().release()

    def _small_frame(self, position: int) -> QImage | None:
        part = position / max(1, self.player.duration)
        return scrubber().frame(self._path, part) if self._path else None

    def _on_frame_asked(self) -> None:
        image = self.player.frame()
        if not image.isNull():
            self.frameReady.emit(image)

    def fit(self) -> None:
        self.canvas.fit()

    def fill(self) -> None:
        self.canvas.fill()

    def pan(self, across: int, down: int) -> bool:
        return self.canvas.pan(across, down)

    def actual(self) -> None:
        self.canvas.actual()

    def zoom_by(self, factor: float) -> None:
        self.canvas.zoom_by(factor)

    def zoom_words(self) -> str:
        return "" if self.canvas.empty or self.failed else percent(self.canvas.zoom)

    def step(self, frames: int) -> bool:
        if not self.player.opened:
            return False
        self.player.step(frames)
        return True

    def picture(self) -> QImage:
        return self.player.frame()
