"""Small controls that the fields share: they take no wheel unless they have the focus, and show text as it is."""

from __future__ import annotations

import html

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QLabel, QSizePolicy, QSlider, QToolButton, QWidget

from comfy_desk.ui import icons, theme


class QuietCombo(QComboBox):
    """A combo box that a passing wheel does not change, and that may become narrower than its longest entry."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class QuietSlider(QSlider):
    """A horizontal slider with the same manners."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class PlainLabel(QLabel):
    """Wrapping text that is never read as markup, and never asks for more width than there is."""

    def __init__(self, text: str = "", role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        if role:
            theme.set_role(self, role)
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


class FoldButton(FlatButton):
    """Opens and closes what stands below it."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, "", "chevron-right", parent)
        self.setCheckable(True)
        self.setProperty("role", "fold")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)
        self.toggled.connect(self._on_toggled)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, super().minimumSizeHint().height())

    def _on_toggled(self, is_open: bool) -> None:
        self.setIcon(icons.icon("chevron-down" if is_open else "chevron-right", "dim"))


def soft(text: str, longest: int = 24) -> str:
    """The text with places to break inside words that are longer than a narrow panel."""
    if all(len(word) <= longest for word in text.split()):
        return text
    return "".join(
        char + ("\u200b" if char in "_-/.,:;" or (number % longest == longest - 1 and char != " ") else "")
        for number, char in enumerate(text)
    )


def plain_tip(text: str) -> str:
    """A tooltip of untrusted text: Qt guesses at markup there, so it gets escaped text in a wrapping paragraph."""
    return f"<p>{html.escape(text[:1500]).replace(chr(10), '<br>')}</p>" if text else ""


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
