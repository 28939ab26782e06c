"""Dragging works to other programs: copies of files, several at once, and the picture itself where it is one.

What is dragged is never moved. Files that are gone are left out, and that is said; nothing is decoded here. A drag begins
with Qt's own `startDrag` of a view, outside of every task: all of them go on while it lasts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from shiboken6 import isValid

from comfy_desk.ui import desktop, disk, theme
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, tr, whole
from comfy_desk.ui.toast import ToastLine

MOST_DRAGGED = 1_000
"""Files of one drag: every program that the pointer passes over is handed the list."""

MOST_PIXELS = 40_000_000
"""Of a picture that goes along as one."""

SIDE = 128
"""Logical pixels of what goes with the pointer."""

Say = Callable[[str], None]


def begin_drag(
    source: QWidget,
    paths: Sequence[str],
    pixmap: QPixmap | None = None,
    count: int = 0,
    *,
    image: QImage | None = None,
    say: Say | None = None,
) -> None:
    """Drag these files from `source`, while the button is down. `count` is how many works were meant: of the others there
    is no file. `image` goes along where it is one file. `say` is told what was left out; else the window's own line is.
    """
    tell = say or (lambda words: _say_in_window(source, words))
    wanted = max(count, len(paths))
    asked = list(dict.fromkeys(paths))[:MOST_DRAGGED]
    if not asked:
        tell(nothing_to_drag(wanted))
        return
    picture = image if len(asked) == 1 and image is not None and _fits(image) else None

    def looked(here: list[str]) -> None:
        if not isValid(source):
            return
        if not here:
            tell(
                counted(
                    wanted, "The file is no longer where it was saved.", "Their files are no longer where they were."
                )
            )
            return
        if len(here) < wanted:
            words = tr("{n} of {all} are dragged; of the others there is no file here.")
            tell(words.format(n=whole(len(here)), all=whole(wanted)))
        _outside_of_tasks(source, lambda: _carry(source, here, picture, with_count(pixmap or QPixmap(), len(here))))

    disk.ask(
        source,
        Path(asked[0]).parent,
        lambda: [path for path in asked if Path(path).is_file()],
        looked,
        lambda: tell(disk.no_answer()),
    )


def nothing_to_drag(wanted: int) -> str:
    return counted(
        wanted,
        "There is no file of it here yet, so there is nothing to drag.",
        "There are no files of them here yet, so there is nothing to drag.",
    )


def _button_is_down() -> bool:
    """It may have been let go while a slow disk was asked. A platform without a mouse of the system's does not know."""
    return bool(QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton)


def _fits(image: QImage) -> bool:
    return not image.isNull() and image.width() * image.height() <= MOST_PIXELS


def _say_in_window(source: QWidget, words: str) -> None:
    line = source.window().findChild(ToastLine) if isValid(source) else None
    if isinstance(line, ToastLine):
        line.show_notice(words, tag="drag")


def _outside_of_tasks(source: QWidget, go: Callable[[], None]) -> None:
    """A drag turns the loop until it ends: within a task's own step no other task could go on meanwhile."""
    try:
        in_task = asyncio.current_task() is not None
    except RuntimeError:  # no loop
        in_task = False
    if in_task:
        QTimer.singleShot(0, source, go)
    else:
        go()


def _carry(source: QWidget, paths: list[str], image: QImage | None, pixmap: QPixmap) -> None:
    if not _button_is_down():
        return
    carrier = _Carrier(source.window(), desktop.mime_of(paths, image), pixmap)
    carrier.go()
    if isValid(carrier):
        carrier.deleteLater()


def with_count(pixmap: QPixmap, count: int) -> QPixmap:
    """What goes with the pointer: the small picture, or a plain sheet, with the number of several in its corner."""
    scale = pixmap.devicePixelRatio() if not pixmap.isNull() else 1.0
    if pixmap.isNull():
        drawn = QPixmap(SIDE // 2, SIDE // 2)
        drawn.fill(QColor(theme.current().field))
    else:
        wanted = QSize(SIDE, SIDE) * scale
        larger = pixmap.width() > wanted.width() or pixmap.height() > wanted.height()
        ways = (Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
        drawn = pixmap.scaled(wanted, *ways) if larger else QPixmap(pixmap)
        drawn.setDevicePixelRatio(scale)
    if count > 1:
        _draw_count(drawn, whole(count))
    return drawn


def _draw_count(drawn: QPixmap, words: str) -> None:
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    metrics = painter.fontMetrics()
    height = metrics.height() + 4
    size = drawn.deviceIndependentSize().toSize()
    width = min(size.width(), max(height, metrics.horizontalAdvance(words) + 12))
    place = QRect(size.width() - width, 0, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.current().accent))
    painter.drawRoundedRect(place, height / 2, height / 2)
    painter.setPen(QColor(theme.current().accent_text))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)
    painter.end()


@overrides_qt
class _Carrier(QListWidget):
    """Never seen: a list of one item, from which Qt drags what it was given."""

    def __init__(self, window: QWidget, data: QMimeData, pixmap: QPixmap) -> None:
        super().__init__(window)
        self._data = data
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setItemDelegate(_Pictured(pixmap, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.resize(pixmap.deviceIndependentSize().toSize())
        self.hide()
        self.addItem(QListWidgetItem())
        self.setCurrentRow(0)
        self.doItemsLayout()

    def go(self) -> None:
        self.startDrag(Qt.DropAction.CopyAction)  # never moved: the files stay where they were saved

    def mimeData(self, _items: Sequence[QListWidgetItem]) -> QMimeData:
        return self._data

    def supportedDropActions(self) -> Qt.DropAction:  # noqa: N802
        return Qt.DropAction.CopyAction


@overrides_qt
class _Pictured(QStyledItemDelegate):
    def __init__(self, pixmap: QPixmap, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixmap = pixmap

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.drawPixmap(option.rect.topLeft(), self._pixmap)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self._pixmap.deviceIndependentSize().toSize()
