"""The batches above the table: a name, one progress, one cancel. A click shows its requests alone; F2 gives another name.

It draws what its model says and asks for everything else. Names are plain text and cut to their room.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.domain.batch import LONGEST_NAME, Batch, BatchProgress
from comfy_desk.ui import theme
from comfy_desk.ui.forms.controls import plain_tip
from comfy_desk.ui.icons import icon
from comfy_desk.ui.models.batches import BATCH, PROGRESS, BatchList, progress_in_words
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr

SEEN_AT_ONCE = 3
"""Cards; more are scrolled to."""

HEIGHT_OF_ONE = 240
"""Logical pixels that the queue has for each of them: the requests themselves get most of its height."""

CANCEL_MEANS = (
    "Cancels what waits, and asks for a cancel of what is at the Router. What runs may still finish and be charged. "
    "This cannot be undone."
)

_SEGMENTS = (
    (("done",), "ok"),
    (("failed", "lost"), "error"),
    (("empty", "cancelled"), "dim"),
    (("collecting",), "info"),
)
"""What has ended, or has only to be saved: the bar is full where all of it has."""

_UNDER_WAY = 0.35
"""How much of the ink what is at the Router has: seen, and not taken for done."""


@overrides_qt
class BatchStrip(QScrollArea):
    """As many cards as the model has rows. `set_chosen` marks the one that the table shows alone."""

    chosen = Signal(str)  # show this batch alone; "" shows all again
    cancelAsked = Signal(str)
    renameAsked = Signal(str, str)
    dismissAsked = Signal(str)
    cullAsked = Signal(str)

    def __init__(self, model: BatchList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._cards: list[BatchCard] = []
        self._chosen = ""
        self._most = SEEN_AT_ONCE
        self._wanted = True
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("Batches"))
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(theme.GRID, 0, theme.GRID, theme.GRID)
        self._column.setSpacing(theme.GRID // 2)
        self.setWidget(inner)
        model.rowsInserted.connect(self._on_inserted)
        model.rowsRemoved.connect(self._on_removed)
        model.dataChanged.connect(self._on_changed)
        model.modelReset.connect(self._on_reset)
        theme.watch().changed.connect(self._fit)
        self._on_reset()

    @property
    def cards(self) -> tuple[BatchCard, ...]:
        return tuple(self._cards)

    def set_height(self, height: int) -> None:
        """How high the queue is that these stand in."""
        most = max(1, min(SEEN_AT_ONCE, height // HEIGHT_OF_ONE))
        if most != self._most:
            self._most = most
            self._fit()

    def set_wanted(self, wanted: bool) -> None:
        """Not while the table itself shows the batches as groups."""
        if wanted is not self._wanted:
            self._wanted = wanted
            self._fit()

    def set_chosen(self, batch_id: str) -> None:
        self._chosen = batch_id
        for card in self._cards:
            card.set_chosen(card.batch.id == batch_id)

    def _on_reset(self) -> None:
        for card in self._cards:
            self._drop(card)
        self._cards = []
        self._on_inserted(QModelIndex(), 0, self._model.rowCount() - 1)

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        for row in range(first, last + 1):
            index = self._model.index(row)
            card = BatchCard(index.data(BATCH), self.widget())
            card.show_progress(index.data(PROGRESS))
            card.set_chosen(card.batch.id == self._chosen)
            card.pressed.connect(lambda card=card: self._on_pressed(card))
            card.cancelAsked.connect(lambda card=card: self.cancelAsked.emit(card.batch.id))
            card.dismissAsked.connect(lambda card=card: self.dismissAsked.emit(card.batch.id))
            card.renamed.connect(lambda name, card=card: self.renameAsked.emit(card.batch.id, name))
            card.cullAsked.connect(lambda card=card: self.cullAsked.emit(card.batch.id))
            self._cards.insert(row, card)
            self._column.insertWidget(row, card)
        self._fit()

    def _on_removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        for card in self._cards[first : last + 1]:
            self._drop(card)
        del self._cards[first : last + 1]
        self._fit()

    def _drop(self, card: BatchCard) -> None:
        self._column.removeWidget(card)
        card.hide()
        card.deleteLater()

    def _on_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            index = self._model.index(row)
            self._cards[row].set_batch(index.data(BATCH))
            self._cards[row].show_progress(index.data(PROGRESS))

    def _on_pressed(self, card: BatchCard) -> None:
        self.chosen.emit("" if card.batch.id == self._chosen else card.batch.id)

    def _fit(self) -> None:
        """As high as its cards, up to a few."""
        number = min(len(self._cards), self._most)
        self.setVisible(number > 0 and self._wanted)
        if number:
            each = self._cards[0].sizeHint().height() + self._column.spacing()
            part = each // 3 if len(self._cards) > number else 0  # that there are more is seen
            self.setFixedHeight(number * each + part + theme.GRID // 2)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "_cards"):
            self._fit()


@overrides_qt
class BatchCard(QFrame):
    """One batch. It takes the keyboard: Space shows it alone, F2 renames it."""

    pressed = Signal()
    cancelAsked = Signal()
    dismissAsked = Signal()
    cullAsked = Signal()
    renamed = Signal(str)

    def __init__(self, batch: Batch, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.batch = batch
        self._progress = BatchProgress()
        self._chosen = self._doubled = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.name = ElidedLabel(strong=True)
        self.words = ElidedLabel(role="hint")
        self._edit = QLineEdit(self)
        self._edit.setMaxLength(LONGEST_NAME)
        self._edit.setAccessibleName(tr("Name of the batch"))
        self._edit.hide()
        self._edit.editingFinished.connect(self._on_edited)
        self._edit.installEventFilter(self)
        self.cancel = QPushButton(tr("Cancel batch"), self)
        self.cancel.setToolTip(tr(CANCEL_MEANS))
        self.cancel.clicked.connect(self.cancelAsked)
        self.dismiss = QToolButton(self)
        self.dismiss.setIcon(icon("close", "dim"))
        self.dismiss.setToolTip(tr("Take it from here; its requests stay in the list"))
        self.dismiss.setAccessibleName(tr("Dismiss"))
        self.dismiss.clicked.connect(self.dismissAsked)
        for button in (self.cancel, self.dismiss):
            button.setCursor(Qt.CursorShape.ArrowCursor)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        for part in (self.name, self._edit, self.words):
            lines.addWidget(part)
        row = QHBoxLayout(self)
        pad = theme.GRID
        row.setContentsMargins(pad + pad // 2, pad - 2, pad - 2, pad + 4)  # room for the bar below
        row.setSpacing(pad)
        row.addLayout(lines, 1)
        row.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.dismiss, 0, Qt.AlignmentFlag.AlignVCenter)
        self.set_batch(batch)

    def set_batch(self, batch: Batch) -> None:
        self.batch = batch
        self.name.set_text(batch.name)
        self._say()

    def show_progress(self, progress: BatchProgress) -> None:
        self._progress = progress
        self.words.set_text(progress_in_words(progress))
        alive = progress.ended < progress.total
        self.cancel.setVisible(alive)
        self.cancel.setEnabled(progress.cancellable > 0)
        self.dismiss.setVisible(not alive)
        self._say()
        self.update()

    def set_chosen(self, chosen: bool) -> None:
        self._chosen = chosen
        self._say()
        self.update()

    def rename(self) -> None:
        """A field in the place of the name."""
        self._edit.setText(self.batch.name)
        self._edit.selectAll()
        self.name.hide()
        self._edit.show()
        self._edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def menu(self) -> QMenu:
        menu = QMenu(self)
        menu.addAction(
            icon("filter"), tr("Show all requests") if self._chosen else tr("Show its requests alone")
        ).triggered.connect(lambda _checked=False: self.pressed.emit())
        menu.addAction(icon("edit"), tr("Rename\tF2")).triggered.connect(lambda _checked=False: self.rename())
        cull = menu.addAction(icon("image"), tr("Go through its works one by one…"))
        cull.triggered.connect(lambda _checked=False: self.cullAsked.emit())
        menu.addSeparator()
        if not self.cancel.isHidden():
            cancel = menu.addAction(icon("cancel"), self.cancel.text())
            cancel.setEnabled(self.cancel.isEnabled())
            cancel.triggered.connect(lambda _checked=False: self.cancelAsked.emit())
        else:
            menu.addAction(icon("close"), tr("Dismiss")).triggered.connect(
                lambda _checked=False: self.dismissAsked.emit()
            )
        return menu

    def _say(self) -> None:
        words = progress_in_words(self._progress)
        told = tr("Click to show all requests again") if self._chosen else tr("Click to show its requests alone")
        self.setToolTip(plain_tip(f"{self.batch.name}\n{words}\n{told}"))
        self.setAccessibleName(tr("Batch {name}").format(name=self.batch.name))
        self.setAccessibleDescription(f"{words}. {told}")

    def _on_edited(self) -> None:
        if self._edit.isHidden():
            return
        name = " ".join(self._edit.text().split())
        self._close_edit()
        if name and name != self.batch.name:
            self.renamed.emit(name)

    def _close_edit(self) -> None:
        had_focus = self._edit.hasFocus()
        self._edit.hide()
        self.name.show()
        if had_focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._edit and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self._edit.setText(self.batch.name)
                self._close_edit()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # or it would go on to the card, which it presses
                self._on_edited()
                return True
        return super().eventFilter(watched, event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        doubled, self._doubled = self._doubled, False
        inside = event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint())
        if inside and not doubled and self._edit.isHidden():
            self.pressed.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._doubled = True
        if self.name.geometry().contains(event.position().toPoint()):
            self.rename()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pressed.emit()
        elif event.key() == Qt.Key.Key_F2:
            self.rename()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marked = self._chosen or self.hasFocus()
        painter.setPen(QPen(theme.color("accent" if marked else "hairline"), tokens.ring))
        painter.setBrush(theme.color_of(tokens.selection if self._chosen else tokens.window))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme.RADIUS, theme.RADIUS)
        self._bar(painter)

    def _bar(self, painter: QPainter) -> None:
        """Ended well, ended badly, faintly what is at the Router; what waits is the ground."""
        pad = theme.GRID + theme.GRID // 2
        left, width, top = float(pad), float(self.width() - 2 * pad), float(self.height() - 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("edge"))
        painter.drawRoundedRect(QRectF(left, top, width, 3), 1.5, 1.5)
        if not self._progress.total:
            return
        for places, ink in _SEGMENTS:
            part = width * sum(getattr(self._progress, place) for place in places) / self._progress.total
            painter.setBrush(theme.color(ink))
            painter.drawRect(QRectF(left, top, part, 3))
            left += part
        under_way = QColor(theme.color("info"))  # a copy: the colours are shared
        under_way.setAlphaF(_UNDER_WAY)
        painter.setBrush(under_way)
        painter.drawRect(QRectF(left, top, width * self._progress.at_router / self._progress.total, 3))


@overrides_qt
class ElidedLabel(QLabel):
    """Plain text on one line, cut with … to the room it has."""

    def __init__(self, text: str = "", *, role: str = "", strong: bool = False) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._whole = ""
        theme.set_role(self, "label" if strong else role)
        self.set_text(text)

    @property
    def whole(self) -> str:
        return self._whole

    def set_text(self, text: str) -> None:
        self._whole = " ".join(text.split())
        self._cut()

    def minimumSizeHint(self) -> QSize:
        return QSize(24, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_whole"):
            self._cut()

    def _cut(self) -> None:
        shown = QFontMetrics(self.font()).elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width())
        if shown != self.text():
            self.setText(shown)
