"""What is looked at while culling: a picture that is already drawn, a film or a sound that plays, or words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtWidgets import QLabel, QStackedLayout, QVBoxLayout, QWidget

from comfy_desk.domain.library import Entry
from comfy_desk.domain.output import Kind
from comfy_desk.ui import theme
from comfy_desk.ui.drawing.decoded import Decoded
from comfy_desk.ui.forms.controls import plain_tip
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.told import told
from comfy_desk.ui.viewers.canvas import Canvas
from comfy_desk.ui.viewers.decode import decode_thumbnail
from comfy_desk.ui.viewers.player import Player
from comfy_desk.ui.viewers.words import kind_words

SCRUB_EVERY = 60
"""Milliseconds between two jumps while the pointer goes over a film."""

SETTLE = 120
"""Milliseconds that a film is looked at before its player is opened: who leafs past it opens none."""

MOST_TEXT = 6_000


@overrides_qt
class CullStage(QWidget):
    """`show_entry` at once with the small picture, `show_picture` when it is drawn."""

    positionChanged = Signal(int, int)  # of a film or sound, and its length, in milliseconds

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entry: Entry | None = None
        self.canvas = Canvas(grows=True)
        self.canvas.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.canvas.setMouseTracking(True)
        self.canvas.installEventFilter(self)
        self.note = plain_label("", self, role="hint")
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text = plain_label("", self)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text.setContentsMargins(6 * theme.GRID, 6 * theme.GRID, 6 * theme.GRID, 6 * theme.GRID)
        self.player = Player(self, video=True)
        self.sound = Player(self, video=False)
        self.player.set_loop(True)
        self.player.frameChanged.connect(self._on_frame)
        for player in (self.player, self.sound):
            player.failed.connect(self._say)
            player.positionChanged.connect(self._on_position)
        self._scrub_to = -1
        self._scrub = QTimer(self)
        self._scrub.setSingleShot(True)
        self._scrub.timeout.connect(self._on_scrub)
        self._opening = QTimer(self)
        self._opening.setSingleShot(True)
        self._opening.timeout.connect(self._open)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.canvas)
        self._stack.addWidget(self.text)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._stack, 1)
        column.addWidget(self.note)

    def show_entry(self, entry: Entry, decoded: Decoded | None, refused: str) -> None:
        """`decoded` where it was drawn ahead."""
        self.release()
        self._entry = entry
        named = tr("{kind}: {prompt}").format(kind=kind_words(entry.kind), prompt=entry.prompt[:80])
        self.canvas.setAccessibleName(named)
        if decoded is not None:
            self.show_picture(decoded)
            return
        small = decode_thumbnail(entry.thumbnail) if entry.thumbnail else QImage()
        if entry.kind is Kind.TEXT and entry.text:
            self._words(entry.text[:MOST_TEXT])
        elif small.isNull():
            self._words(told(refused) or self._nothing(entry))
        else:
            size = QSize(min(entry.width or small.width(), 1 << 20), min(entry.height or small.height(), 1 << 20))
            self._stack.setCurrentWidget(self.canvas)
            self.canvas.show_levels((small,), size, alpha=small.hasAlphaChannel())
            self._say(told(refused) or self._still(entry))
        if self.playable:
            self._opening.start(SETTLE)

    def show_picture(self, decoded: Decoded) -> None:
        """The picture itself, in the place of its preview."""
        self._stack.setCurrentWidget(self.canvas)
        keep = not self.canvas.empty and decoded.size == self.canvas.picture_size
        self.canvas.show_levels(decoded.levels, decoded.size, alpha=decoded.alpha, keep=keep)
        self._say(tr("An animation: its first picture is shown.") if decoded.moving else told(decoded.note))

    def show_refused(self, sentence: str) -> None:
        if self.canvas.empty or self._stack.currentWidget() is self.text:
            self._words(told(sentence))
        else:
            self._say(told(sentence))

    def release(self) -> None:
        self._opening.stop()
        self._scrub.stop()
        self.player.close()
        self.sound.close()
        self.canvas.clear()
        self.note.hide()
        self._entry = None
        self.positionChanged.emit(0, 0)

    @property
    def playable(self) -> bool:
        entry = self._entry
        return entry is not None and entry.kind in (Kind.VIDEO, Kind.AUDIO) and entry.path is not None

    def toggle(self) -> None:
        if not self.playable:
            return
        if self._opening.isActive():
            self._opening.stop()
            self._open()
        self._playing().toggle() if self._playing().opened else self._playing().play()

    def step(self, frames: int) -> None:
        if self.playable:
            self._playing().step(frames)

    def seek(self, position: int) -> None:
        if self.playable:
            self._playing().seek(position)

    def _playing(self) -> Player:
        return self.sound if self._entry is not None and self._entry.kind is Kind.AUDIO else self.player

    def _open(self) -> None:
        if self._entry is not None and self._entry.path:
            self._playing().open(self._entry.path)

    def _on_frame(self, image: QImage) -> None:
        if self._entry is not None and self._entry.kind is Kind.VIDEO:
            self._stack.setCurrentWidget(self.canvas)
            self.canvas.show_frame(image)

    def _on_position(self, position: int) -> None:
        self.positionChanged.emit(position, self._playing().duration)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Over a film that stands, the pointer goes through it from the left to the right."""
        if watched is self.canvas and isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            player = self.player
            over_film = self._entry is not None and self._entry.kind is Kind.VIDEO and player.opened
            if over_film and not event.buttons() and not player.playing and player.duration > 0:
                share = event.position().x() / max(1, self.canvas.width())
                self._scrub_to = round(min(1.0, max(0.0, share)) * player.duration)
                if not self._scrub.isActive():
                    self._scrub.start(SCRUB_EVERY)
        return super().eventFilter(watched, event)

    def _on_scrub(self) -> None:
        if self.player.opened and not self.player.playing:
            self.player.seek(self._scrub_to)

    def _nothing(self, entry: Entry) -> str:
        if entry.missing_at is not None:
            return tr("The file is no longer where it was saved.")
        if entry.path is None:
            return tr("There is no file of it here.")
        if entry.kind in (Kind.IMAGE, Kind.VECTOR, Kind.VIDEO):
            return tr("Loading…")
        return kind_words(entry.kind)

    def _still(self, entry: Entry) -> str:
        return tr("The file is no longer where it was saved.") if entry.missing_at is not None else ""

    def _words(self, words: str) -> None:
        self.text.setText(words)
        self._stack.setCurrentWidget(self.text)

    def _say(self, note: str) -> None:
        self.note.setText(note)
        self.note.setVisible(bool(note))


def elided(label: QLabel, text: str) -> None:
    """One line, as long as there is room."""
    line = " ".join(text[:400].split())
    label.setText(label.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, max(40, label.width())))
    label.setToolTip(plain_tip(line))
