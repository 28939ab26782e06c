"""Small controls that the fields share: a passing wheel changes none of them, and they show text as it is."""

from __future__ import annotations

import html
import re

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSlider,
    QStylePainter,
    QToolButton,
    QWidget,
)

from comfy_desk.ui import icons, theme
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr

_LONG_WORD = re.compile(r"\S{25,}")


@overrides_qt
class QuietCombo(QComboBox):
    """A combo box that no wheel changes, and that may become narrower than its longest entry.

    Not with the focus either: who just chose something here and scrolls on would choose something else.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """As Qt does, but long words have a "…" in them, and what stands for no choice is dim."""
        if self.isEditable():
            super().paintEvent(event)
            return
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        empty = self.currentIndex() < 0
        icon = 0 if empty or self.itemIcon(self.currentIndex()).isNull() else self.iconSize().width() + 4
        words = self.placeholderText() if empty else self.currentText()
        words = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, field.width() - icon - 4)
        option.currentText = "" if empty else words
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        if empty:
            painter.setPen(theme.color("dim" if self.isEnabled() else "disabled"))
            painter.drawText(field.adjusted(2, 0, -2, 0), Qt.AlignmentFlag.AlignVCenter, words)


_MOVING_KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down,
    Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End,
)  # fmt: skip


def named_combo(parent: QWidget, name: str) -> QuietCombo:
    """One in a bar of tools: as wide as its entries, with its name where there is no label for it."""
    combo = QuietCombo(parent)
    combo.setAccessibleName(name)
    combo.setToolTip(name)
    combo.setSizeAdjustPolicy(QuietCombo.SizeAdjustPolicy.AdjustToContents)
    return combo


@overrides_qt
class QuietSlider(QSlider):
    """A horizontal slider with the same manners, which goes to where it is clicked.

    `touched` comes after each click and key, also where they leave it in its place; `resetAsked` with a double click and Del.
    """

    touched = Signal(int)
    resetAsked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._doubled = False

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_SliderHandle
        handle = self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, part, self)
        at = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(at):
            room = max(self.width() - handle.width(), 1)
            place = at.x() - handle.width() // 2
            self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), place, room))
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not self._doubled:
            self.touched.emit(self.value())
        self._doubled = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._doubled = True
            self.resetAsked.emit()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.resetAsked.emit()
            return
        super().keyPressEvent(event)
        if event.key() in _MOVING_KEYS:
            self.touched.emit(self.value())


@overrides_qt
class PlainLabel(QLabel):
    """Wrapping text that is never read as markup, and never asks for more width than there is."""

    def __init__(self, text: str = "", role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        if role:
            self.setProperty("role", role)
        self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(soft(text))


class FlatButton(QToolButton):
    """A button without a frame, for what stands beside a field. With an icon its text is for readers alone."""

    def __init__(self, text: str, tip: str = "", icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text.replace("&", "&&"))
        self.setToolTip(plain_tip(tip))
        self.setAccessibleName(tip or text)
        self.setProperty("role", "flat")
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if icon:
            self.setIcon(icons.icon(icon, "dim"))
            self.setIconSize(QSize(theme.ICON, theme.ICON))
            with_text = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            self.setToolButtonStyle(with_text if text else Qt.ToolButtonStyle.ToolButtonIconOnly)


@overrides_qt
class FoldButton(FlatButton):
    """Opens and closes what stands below it. `opened` comes with every change, by hand or not."""

    opened = Signal(bool)

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, "", "chevron-right", parent)
        self._is_open = False
        self.setProperty("role", "fold")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)
        self.setAccessibleDescription(tr("closed"))
        self.clicked.connect(self._on_clicked)

    def is_open(self) -> bool:
        """Whether what stands below is shown."""
        return self._is_open

    def set_open(self, is_open: bool) -> None:
        """Opens or closes."""
        if is_open == self._is_open:
            return
        self._is_open = is_open
        self.setIcon(icons.icon("chevron-down" if is_open else "chevron-right", "dim"))
        self.setAccessibleDescription(tr("open") if is_open else tr("closed"))
        self.opened.emit(is_open)

    def _on_clicked(self) -> None:
        self.set_open(not self._is_open)
        if self._is_open:
            QTimer.singleShot(0, self, self._reveal)  # once what was opened has its place

    def _reveal(self) -> None:
        """What was opened comes into sight, as far as there is room below the button."""
        area = whole = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        page = area.widget() if isinstance(area, QScrollArea) else None
        if whole is None or page is None or not isinstance(area, QScrollArea):
            return
        top, bottom = self.mapTo(page, QPoint()).y(), whole.mapTo(page, QPoint(0, whole.height())).y()
        bar = area.verticalScrollBar()
        bar.setValue(max(bar.value(), min(bottom - area.viewport().height(), top)))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, super().minimumSizeHint().height())


class OneOf(QFrame):
    """Buttons in one frame, at most one of them down. `chosen(place)` comes from the artist's hand alone.

    Whoever derives from it puts a button in its place, and says how it looks.
    """

    chosen = Signal(int)

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "field")
        self._label = label
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)

    def _new(self, words: str) -> QToolButton:
        """The next button of the group."""
        button = QToolButton()
        button.setText(words.replace("&", "&&"))
        button.setAccessibleName(f"{self._label}: {words}" if self._label else words)
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setProperty("role", "segment")
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._group.addButton(button, len(self._group.buttons()))
        return button

    def button(self, place: int) -> QAbstractButton:
        return self._group.button(place)

    def first(self) -> QWidget:
        """Where the keyboard enters. Not a focus proxy: the frame would show a second ring."""
        return self._group.button(0) or self

    def place(self) -> int:
        """The button that is down, or -1."""
        return self._group.checkedId()

    def set_place(self, place: int) -> None:
        """Puts one button down, or with -1 none."""
        self._group.setExclusive(False)
        for number, button in enumerate(self._group.buttons()):
            button.setChecked(number == place)
        self._group.setExclusive(True)

    def describe(self, told: str) -> None:
        """What a screen reader says of each button."""
        for button in self._group.buttons():
            button.setAccessibleDescription(told)


class Segments(OneOf):
    """Side by side, in words."""

    def __init__(self, label: str, texts: list[str], parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        for text in texts:
            row.addWidget(self._new(text))


def soft(text: str, longest: int = 24) -> str:
    """The text with places to break inside words that are longer than a narrow panel."""
    return _LONG_WORD.sub(lambda found: _broken(found[0], longest), text)


def _broken(word: str, longest: int) -> str:
    pieces, line = [], 0
    for char in word:
        line += 1
        pieces.append(char)
        if char in "_-/.,:;&?=" or line >= longest:
            pieces.append("\u200b")
            line = 0
    return "".join(pieces)


def plain_tip(text: str) -> str:
    """A tooltip of untrusted text: Qt guesses at markup there, so it gets escaped text in a wrapping paragraph."""
    return f"<p>{html.escape(text[:1500]).replace(chr(10), '<br>')}</p>" if text else ""


# Words that say nothing beside a label such as Prompt, Width or Input image.
_SAYS_NOTHING = {
    "a", "an", "and", "as", "at", "base64", "by", "bytes", "data", "desired", "describing", "description", "encoded",
    "encoding", "for", "from", "generate", "generated", "generation", "image", "in", "input", "is", "model", "of", "on",
    "optional", "or", "output", "prompt", "request", "result", "set", "setting", "specifie", "specify", "string", "text",
    "the", "thi", "to", "use", "used", "video", "value", "whether", "which",
}  # fmt: skip


def says_more(label: str, text: str) -> bool:
    """Whether a description tells anything that its label does not."""
    words = "".join(char if char.isalnum() else " " for char in text.lower()).split()
    known = {word.rstrip("s") for word in label.lower().split()} | _SAYS_NOTHING
    return any(word.rstrip("s") not in known for word in words)


def first_sentence(text: str, limit: int = 110) -> str:
    """The part of a description that fits under a field."""
    line = text.strip().split("\n", 1)[0].strip()
    end = line.find(". ")
    if 0 < end <= limit:
        return line[: end + 1]
    if len(line) <= limit:
        return line
    cut = line[:limit].rsplit(" ", 1)[0].rstrip(",;:(")
    return cut + "…"
