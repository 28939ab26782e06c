"""Pictures: the small preview at once in the full picture's place and shape, then the picture itself; moving ones move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.drawing.decoded import GONE, NO_READER, Decoded, PreviewRefused
from comfy_desk.ui.drawing.easel import Wish, easel
from comfy_desk.ui.drawing.reel import Reel
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.tile_words import no_preview_for
from comfy_desk.ui.told import told
from comfy_desk.ui.viewers.ahead import Ahead
from comfy_desk.ui.viewers.canvas import Canvas, percent
from comfy_desk.ui.viewers.decode import decode_thumbnail
from comfy_desk.ui.viewers.detail import Detail
from comfy_desk.ui.viewers.loading import Loader
from comfy_desk.ui.viewers.moving import MovingPicture
from comfy_desk.ui.viewers.notice import NoticePane
from comfy_desk.ui.viewers.probe import Probe
from comfy_desk.ui.viewers.stage import Shown, Stage
from comfy_desk.ui.viewers.tiles import Tiles, grid_of
from comfy_desk.ui.viewers.words import Words

STANDS_STILL = "This animation is not played here; its first picture is shown."
"""To be translated."""


class PictureStage(Stage):
    """A raster picture. The decode is replaced in the viewer of drawings; everything else is the same."""

    zoomable = True
    what = "picture"

    def __init__(self, parent: QWidget | None = None, canvas: Canvas | None = None) -> None:
        super().__init__(parent)
        self.canvas = canvas if canvas is not None else Canvas(self)
        self.probe = Probe(self.canvas, self.canvas.say)
        self.notice = NoticePane(self)
        self._note = plain_label("", self, role="hint")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note.setContentsMargins(theme.GRID, theme.GRID // 2, theme.GRID, theme.GRID // 2)
        self._note.hide()
        self._loader = Loader(self)
        self._movie: MovingPicture | None = None
        self._shown: Shown | None = None
        self._decoded: Decoded | None = None
        self.ahead: Ahead | None = None
        self.keep_zoom = False
        self._stand: tuple[QSize, tuple[bool, float, QPointF]] | None = None
        picture = QWidget(self)
        column = QVBoxLayout(picture)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.canvas, 1)
        column.addWidget(self._note)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(picture)
        self._stack.addWidget(self.notice)
        self.setFocusProxy(self.canvas)
        self.canvas.zoomChanged.connect(self.stateChanged)
        self.canvas.dragAsked.connect(self.dragAsked)

    def show_output(self, shown: Shown) -> None:
        self.release()
        self._shown = shown
        self._stack.setCurrentIndex(0)
        name = tr("The drawing: {prompt}") if self.what == "drawing" else tr("The picture: {prompt}")
        self.canvas.setAccessibleName(name.format(prompt=shown.request.prompt[:80]))
        known = self.ahead.take(shown) if self.ahead is not None else None
        if known is not None:
            self._on_decoded(False, known)
            return
        self._show_preview(shown)
        self._loader.load(self._job(shown.path), partial(self._on_decoded, False), self._on_refused)

    def release(self) -> None:
        if not self.canvas.empty:
            zoomed = self.keep_zoom and not self.canvas.fitted
            self._stand = (self.canvas.picture_size, self.canvas.stand) if zoomed else None
        if self.ahead is not None and self._shown is not None and self._decoded is not None:
            self.ahead.keep(self._shown, self._decoded)
        self._loader.forget()
        self._stop_movie()
        self._decoded = None
        self._shown = None
        self._note.hide()
        self.canvas.clear()

    def _job(self, path: str) -> Wish:
        return easel().picture(path, lazy=True)

    def _show_preview(self, shown: Shown) -> None:
        output = shown.output
        small = decode_thumbnail(output.thumbnail) if output.thumbnail else QImage()
        if small.isNull():
            return
        size = small.size()
        if output.width and output.height and output.width > 0 and output.height > 0:
            size = QSize(min(output.width, 1 << 20), min(output.height, 1 << 20))
        self.canvas.show_levels((small,), size, alpha=small.hasAlphaChannel())
        self._stand_as_before()

    def _stand_as_before(self) -> None:
        """Where one looked in the picture before, if this one is as large."""
        if self.keep_zoom and self._stand is not None and self._stand[0] == self.canvas.picture_size:
            self.canvas.take_stand(self._stand[1])

    def _on_decoded(self, keep: bool, decoded: Decoded) -> None:
        keep = keep or decoded.size == self.canvas.picture_size  # zoomed while only the preview was there
        self._decoded = decoded
        if not (decoded.bare and keep):  # the small preview is more than nothing
            self.canvas.show_levels(decoded.levels, decoded.size, alpha=decoded.alpha, keep=keep)
        if not keep:
            self._stand_as_before()
        detail = self._detail_of(self._shown.path, decoded) if self._shown is not None else None
        self.canvas.set_detail(detail)
        self._say(told(decoded.note) if detail is None else "")
        if self._shown is not None and (decoded.moving or self._shown.output.animated):
            self._loader.load(easel().frames(self._shown.path), self._on_reel, self._on_no_reel)
        self.stateChanged.emit()

    def _detail_of(self, path: str, decoded: Decoded) -> Detail | None:
        """Where the pixels come from that are not in the copy."""
        grid = grid_of(decoded)
        if grid is None:
            return None
        tiles = Tiles(path, decoded, grid, self)
        tiles.refused.connect(partial(self._on_no_tiles, path, decoded.bare))
        return tiles

    def _on_no_tiles(self, path: str, bare: bool, sentence: str) -> None:
        """A smaller copy is here, or is made now, however long that takes."""
        if bare and self._shown is not None and self._shown.path == path:
            self._loader.load(easel().picture(path), partial(self._on_decoded, False), self._on_refused)
        self._say(told(sentence))

    def _on_refused(self, error: Exception) -> None:
        sentence = told(str(error)) if isinstance(error, PreviewRefused) else self._words_for_failed()
        if not self.canvas.empty:  # the worker made a preview: that is more than words
            small = tr("{sentence} What is shown is its small preview.").format(sentence=sentence)
            self._say(small if sentence == GONE else sentence)
        elif sentence == GONE:  # no program opens what is not there
            gone = tr("This drawing is not here") if self.what == "drawing" else tr("This picture is not here")
            self._tell(Words(gone, sentence, failed=True, icon="link"))
        else:
            headline = self._headline() if sentence == NO_READER else tr("No preview")
            buttons = ((tr("Open in its program"), self.openAsked.emit), (tr("Save as…"), self.saveAsked.emit))
            self._tell(Words(headline, sentence, icon="image"), buttons)
        self.stateChanged.emit()

    def _tell(self, words: Words, buttons: tuple[tuple[str, Callable[[], None]], ...] = ()) -> None:
        self.notice.show_words(words, buttons)
        self._stack.setCurrentIndex(1)

    def _headline(self) -> str:
        return no_preview_for(self._shown.output) if self._shown is not None else tr("No preview")

    def _words_for_failed(self) -> str:
        return (
            tr("This drawing could not be shown.") if self.what == "drawing" else tr("This picture could not be shown.")
        )

    def _say(self, note: str) -> None:
        self._note.setText(note)
        self._note.setVisible(bool(note))

    # --- moving pictures

    def _on_reel(self, reel: Reel) -> None:
        if len(reel.delays) < 2:
            reel.close()
            return
        self._movie = MovingPicture(reel, self)
        self._movie.frameChanged.connect(self.canvas.show_frame)
        self._movie.playingChanged.connect(self.stateChanged)
        self._movie.play()

    def _on_no_reel(self, error: Exception) -> None:
        self._say(told(str(error)) if isinstance(error, PreviewRefused) else tr(STANDS_STILL))

    def _stop_movie(self) -> None:
        if self._movie is not None:
            self._movie.close()
            self._movie.deleteLater()
            self._movie = None

    # --- what the view asks

    @property
    def loading(self) -> bool:
        return self._loader.busy

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
        if self.canvas.empty or self._stack.currentIndex() == 1:
            return ""
        return percent(self.canvas.zoom)

    def flash(self, words: str) -> None:
        self.canvas.flash(words)

    @property
    def timed(self) -> bool:
        return self._movie is not None

    def toggle_play(self) -> bool:
        if self._movie is None:
            return False
        self._movie.pause() if self._movie.playing else self._movie.play()
        return True

    def step(self, frames: int) -> bool:
        if self._movie is None:
            return False
        self._movie.step(frames)
        return True

    def picture(self) -> QImage:
        if self._movie is not None:
            return self._movie.frame()
        return self._decoded.levels[0] if self._decoded is not None and self._decoded.whole else QImage()
