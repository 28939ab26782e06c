"""The outputs of one request as a row of small pictures with words under them. Dragging one out gives its file.

Works come first, inputs that the provider handed back are folded away until asked for. It chooses; it shows nothing large.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QIcon, QImage, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from comfy_desk.domain.output import Kind, Output, Role
from comfy_desk.ui import desktop, theme
from comfy_desk.ui.delegates import badges
from comfy_desk.ui.delegates.lettering import cut, letters
from comfy_desk.ui.drag_out import begin_drag
from comfy_desk.ui.forms.controls import plain_tip
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.tile_words import TileWords, tile_words
from comfy_desk.ui.told import told
from comfy_desk.ui.viewers.decode import decode_thumbnail
from comfy_desk.ui.viewers.words import in_full, is_raw_sound, meaning_of, names_of, ordered

KIND_ICONS = {
    Kind.IMAGE: "image",
    Kind.VIDEO: "video",
    Kind.AUDIO: "audio",
    Kind.MODEL_3D: "cube",
    Kind.VECTOR: "vector",
    Kind.TEXT: "text",
    Kind.OTHER: "file",
}
CELL = QSize(84, 88)
AT_ONCE = 8
"""Small pictures that are decoded in one turn of the loop (two milliseconds each)."""

_INDEX = Qt.ItemDataRole.UserRole
_IS_SIGN = Qt.ItemDataRole.UserRole + 1
_WORDS = Qt.ItemDataRole.UserRole + 2
_SQUARED = Qt.ItemDataRole.UserRole + 3


@overrides_qt
class _Cell(QStyledItemDelegate):
    """A small picture in the middle of its square, words below; the chosen one on a ground, with an edge under the keys."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = QRectF(option.rect).adjusted(2, 2, -2, -2)
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        if chosen or hovered:
            focused = chosen and bool(state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(theme.color("accent"), theme.current().ring) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("selection" if chosen else "hover"))
            painter.drawRoundedRect(cell, theme.RADIUS, theme.RADIUS)
        square = QRect(0, 0, theme.PREVIEW, theme.PREVIEW)
        square.moveCenter(QPoint(round(cell.center().x()), round(cell.top()) + 4 + theme.PREVIEW // 2))
        sign = index.data(_IS_SIGN)
        picture: QIcon = index.data(Qt.ItemDataRole.DecorationRole)
        words_on = index.data(_WORDS)
        said = words_on if isinstance(words_on, TileWords) else TileWords()
        if sign:
            self._tile(painter, square, picture, said)
        else:
            self._picture(painter, square, picture, said, index.data(_SQUARED) is True)
        words = QRect(
            round(cell.left()), square.bottom() + 2, round(cell.width()), round(cell.bottom()) - square.bottom() - 2
        )
        painter.setFont(theme.font(theme.SMALL))
        painter.setPen(theme.color("text" if chosen else "dim"))
        text = painter.fontMetrics().elidedText(str(index.data()), Qt.TextElideMode.ElideRight, words.width() - 4)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()

    def _tile(self, painter: QPainter, square: QRect, sign: QIcon, said: TileWords) -> None:
        small = letters(theme.SMALL)
        up = small.height // 2 if said.name else 0
        sign.paint(painter, square.adjusted(16, 16 - up, -16, -16 - up))
        if said.name:
            painter.setFont(small.font)
            painter.setPen(theme.color("dim"))
            below = QRect(square.left(), square.bottom() - small.height - 2, square.width(), small.height)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, cut(said.name, square.width(), small))
        elif said.badge:
            badges.draw_badge(painter, square, said.badge, small)

    def _picture(self, painter: QPainter, square: QRect, picture: QIcon, said: TileWords, squared: bool) -> None:
        at = QRect(QPoint(0, 0), picture.actualSize(square.size()))
        at.moveCenter(square.center())
        if squared:
            badges.draw_squares(painter, at)
        picture.paint(painter, square)
        if said.badge:  # in the corner of the square where the picture is a narrow strip, as that of a sound
            place = at if at.height() > square.height() // 3 else square
            badges.draw_badge(painter, place, said.badge, letters(theme.SMALL))

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return CELL


@overrides_qt
class _Strip(QListWidget):
    walkedOut = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.outputs: dict[int, Output] = {}
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setMovement(QListView.Movement.Static)
        self.setIconSize(QSize(theme.PREVIEW, theme.PREVIEW))
        self.setGridSize(CELL)
        self.setUniformItemSizes(True)
        self.setItemDelegate(_Cell(self))
        self.setMouseTracking(True)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setStyleSheet("QListView:focus { border: none; }")  # the edge is around the cell
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(CELL.height() + 16)
        self.setAccessibleName(tr("Outputs of this request"))

    def mimeData(self, items: Sequence[QListWidgetItem]) -> QMimeData:
        paths = [self.outputs[item.data(_INDEX)].path for item in items]
        return desktop.mime_of([path for path in paths if path])

    def supportedDropActions(self) -> Qt.DropAction:  # noqa: N802
        return Qt.DropAction.CopyAction

    def startDrag(self, _actions: Qt.DropAction) -> None:  # noqa: N802
        self.drag()

    def drag(self, image: QImage | None = None) -> None:
        """What is marked, as files; `image` is the whole picture where it is on the screen."""
        items = self.selectedItems()
        outputs = [self.outputs[item.data(_INDEX)] for item in items]
        picture = items[0].icon().pixmap(self.iconSize()) if items else None
        shown = image if len(outputs) == 1 and outputs[0].kind is Kind.IMAGE else None
        begin_drag(self, [one.path for one in outputs if one.path], picture, len(outputs), image=shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.walkedOut.emit(step)
            return
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            super().keyPressEvent(event)
            return
        event.ignore()  # no search by typing here: the letters are the viewer's


def _place(output: Output) -> tuple[int, Role, Kind, bool]:
    """What decides where an output stands, and how those of its sort are counted."""
    return output.index, output.role, output.kind, is_raw_sound(output)


@overrides_qt
class Filmstrip(QWidget):
    """`chosen(index)` carries the output's own index in its request."""

    chosen = Signal(int)
    walkAsked = Signal(int)
    menuAsked = Signal(QPoint)  # of the output that is chosen by then; the point is the screen's

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[Output, ...] = ()
        self._list = _Strip(self)
        self._list.currentItemChanged.connect(self._on_current)
        self._list.walkedOut.connect(self.walkAsked)
        self._list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._list.customContextMenuRequested.connect(self._on_menu)
        self._echoes = QToolButton(self)
        self._echoes.setCheckable(True)
        self._echoes.setToolTip(tr("Show the inputs that the provider handed back"))
        self._echoes.toggled.connect(self._fill)
        theme.set_role(self._echoes, "flat")
        self._echoes.hide()  # until there are any: it has no words before
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, theme.GRID, 0)
        row.setSpacing(theme.GRID)
        row.addWidget(self._list, 1)
        row.addWidget(self._echoes)
        self._items: dict[int, QListWidgetItem] = {}  # by the output's own index; those that are not folded away
        self._waiting: list[int] = []  # whose small pictures are to be decoded
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._decode_some)
        self.hide()

    def show_outputs(self, outputs: tuple[Output, ...], current: int | None) -> None:
        """`current` is the index of the output that is on the stage. Says nothing of its own about the choice."""
        if outputs != self._all:
            before, self._all = self._all, outputs
            echoes = sum(output.role is Role.ECHO for output in outputs)
            self._echoes.setText(counted(echoes, "{n} input", "{n} inputs"))
            self._echoes.setVisible(echoes > 0)
            if [_place(output) for output in outputs] == [_place(output) for output in before]:
                self._dress_changed(before)
            else:
                self._fill()
        self.choose(current)
        self.setVisible(len(outputs) > 1)
        self._decode_soon()

    def choose(self, index: int | None) -> None:
        """Mark an output, unfolding the inputs where it is one of them."""
        output = next((output for output in self._all if output.index == index), None)
        if output is not None and output.role is Role.ECHO and not self._echoes.isChecked():
            self._echoes.setChecked(True)
        item = self._items.get(index) if index is not None else None
        if item is not None:
            blocked = self._list.blockSignals(True)
            self._list.setCurrentItem(item)
            self._list.blockSignals(blocked)
            self._list.scrollToItem(item)

    def order(self) -> list[int]:
        """The indices as one walks them: what is folded away is left out."""
        return [self._list.item(row).data(_INDEX) for row in range(self._list.count())]

    def start_drag(self, image: QImage | None = None) -> None:
        """Drag the marked output, as if it had been taken here; `image` is what the stage shows of it, in full."""
        if self._waiting and self.isHidden():  # its picture goes with the pointer
            self._decode_some()
        self._list.drag(image)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._list.viewport().update()
        super().changeEvent(event)

    def _fill(self) -> None:
        blocked = self._list.blockSignals(True)
        before = self._list.currentItem().data(_INDEX) if self._list.currentItem() is not None else None
        self._list.clear()
        self._items, self._waiting = {}, []
        self._list.outputs = {output.index: output for output in self._all}
        names = names_of(self._all)
        for output in ordered(self._all):
            if output.role is Role.ECHO and not self._echoes.isChecked():
                continue
            item = self._items[output.index] = QListWidgetItem()
            self._dress(item, output, names[output.index])
            self._list.addItem(item)
            if output.index == before:
                self._list.setCurrentItem(item)
        self._list.blockSignals(blocked)
        self._decode_soon()

    def _decode_soon(self) -> None:
        """A single output is on the stage, and not here."""
        if self._waiting and not self.isHidden():
            self._timer.start()

    def _dress_changed(self, before: tuple[Output, ...]) -> None:
        """One small picture or file more: of a thousand outputs all others stay as they are."""
        self._list.outputs = {output.index: output for output in self._all}
        names = names_of(self._all)
        for output, former in zip(self._all, before, strict=True):
            item = self._items.get(output.index)
            if item is not None and output != former:
                self._dress(item, output, names[output.index])
        self._decode_soon()

    def _dress(self, item: QListWidgetItem, output: Output, name: str) -> None:
        full = in_full(output, name)
        item.setIcon(icon(KIND_ICONS[output.kind], "dim"))
        item.setText(name)
        item.setData(_INDEX, output.index)
        item.setData(_IS_SIGN, True)
        said = tile_words(output)
        item.setData(_WORDS, said)
        state = told(output.problem or "") or said.why or ("" if output.path or output.text else tr("Not fetched"))
        item.setToolTip(plain_tip(". ".join(part for part in (full, meaning_of(output), state) if part)))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{full}. {state}" if state else full)
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        item.setFlags(flags | Qt.ItemFlag.ItemIsDragEnabled if output.path else flags)
        if output.thumbnail:
            self._waiting.append(output.index)

    def _decode_some(self) -> None:
        ratio = self.devicePixelRatioF()
        for index in self._waiting[:AT_ONCE]:
            item, output = self._items[index], self._list.outputs[index]
            image = decode_thumbnail(output.thumbnail or "", int(theme.PREVIEW * ratio))
            if not image.isNull():
                picture = QPixmap.fromImage(image)
                picture.setDevicePixelRatio(ratio)
                item.setData(_IS_SIGN, False)
                item.setData(_SQUARED, output.kind is Kind.IMAGE and image.hasAlphaChannel())
                item.setIcon(QIcon(picture))
        del self._waiting[:AT_ONCE]
        if not self._waiting:
            self._timer.stop()

    def _on_menu(self, point: QPoint) -> None:
        """What is under the pointer is what is meant; by the keyboard it is what is marked."""
        item = self._list.itemAt(point) or self._list.currentItem()
        if item is not None:
            self._list.setCurrentItem(item)
            self.menuAsked.emit(self._list.viewport().mapToGlobal(point))

    def _on_current(self, item: QListWidgetItem | None, _before: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(_INDEX))
