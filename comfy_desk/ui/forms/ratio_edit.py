"""Choices of a size or a ratio as small pictures in true proportion, beside each other and as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from comfy_desk.schema import ABSENT, Field
from comfy_desk.ui import theme
from comfy_desk.ui.flow import EvenFlow
from comfy_desk.ui.forms.choices import choice_words, index_of
from comfy_desk.ui.forms.controls import OneOf
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.ratios import Ratio, are_ratios, ratio_of
from comfy_desk.ui.overrides import overrides_qt

PICTURE = QSize(34, 24)
MOST_PICTURES = 24


def shows_ratios(field: Field) -> bool:
    """Whether the choices of a field are better drawn than written."""
    return not field.open_choice and len(field.choices) <= MOST_PICTURES and are_ratios(field.choices)


@overrides_qt
class RatioEngine(QIconEngine):
    """An outline in proportion, filled while it is chosen; a dashed one where the model chooses. Follows the theme."""

    def __init__(self, ratio: Ratio | None) -> None:
        super().__init__()
        self._ratio = ratio

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        chosen = state == QIcon.State.On
        ink = theme.color("disabled" if mode == QIcon.Mode.Disabled else "accent" if chosen else "dim")
        pen = QPen(ink, 1.5)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        if self._ratio is None:
            pen.setStyle(Qt.PenStyle.DotLine)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        if chosen:
            painter.setBrush(theme.color("selection"))
        painter.drawRect(shape(self._ratio, QRectF(rect)))
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self._drawn(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:  # noqa: N802
        return self._drawn(size, mode, state, scale)

    def clone(self) -> QIconEngine:
        return RatioEngine(self._ratio)

    def key(self) -> str:
        return "comfy-desk-ratio"

    def _drawn(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        picture = QPixmap(size * scale)
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return picture


def shape(ratio: Ratio | None, place: QRectF) -> QRectF:
    """The largest rectangle of a ratio inside a place, in its middle."""
    wide, high = (ratio.width, ratio.height) if ratio is not None else (1.0, 1.0)
    room = place.adjusted(1, 1, -1, -1)
    scale = min(room.width() / wide, room.height() / high)
    made = QRectF(0, 0, wide * scale, high * scale)
    made.moveCenter(room.center())
    return made


class Pictures(OneOf):
    """Each with a picture of its ratio above its words, in as many lines as they need."""

    def __init__(self, label: str, choices: Sequence[tuple[str, Ratio | None]], parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        flow = EvenFlow(self, spacing=2)
        flow.setContentsMargins(2, 2, 2, 2)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for words, ratio in choices:
            button = self._new(words)
            button.setIcon(QIcon(RatioEngine(ratio)))
            button.setIconSize(PICTURE)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setProperty("small", True)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            flow.addWidget(button)


class RatioEdit(FieldEditor):
    """A CHOICE among sizes or ratios."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._given: Any = ABSENT
        ratios = [ratio_of(choice) for choice in field.choices]
        words = choice_words(field)
        plain = [
            ratio.words if ratio and not field.choice_labels else word
            for ratio, word in zip(ratios, words, strict=True)
        ]
        # Two that are written differently may be the same ratio, as 1024x1024 and 1024*1024 are.
        told = plain if len(set(plain)) == len(plain) else words
        shown = list(zip(told, ratios, strict=True))
        self.pictures = Pictures(field.label, shown)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.pictures)
        self.setFocusProxy(self.pictures.button(0))
        self.pictures.chosen.connect(self._on_chosen)

    def value(self) -> Any:
        if self._given is not ABSENT:
            return self._given
        place = self.pictures.place()
        return ABSENT if place < 0 else self.field.choices[place]

    def set_value(self, value: Any) -> None:
        self._given = value
        self.pictures.set_place(-1 if value is ABSENT else index_of(self.field, value))

    def fits(self, value: Any) -> bool:
        return index_of(self.field, value) >= 0

    def edge(self) -> QWidget:
        return self.pictures

    def name_for_readers(self, label: str, told: str) -> None:
        self.pictures.describe(told)

    def _on_chosen(self, _place: int) -> None:
        self._given = ABSENT
        self.changed.emit()
