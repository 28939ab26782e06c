"""Labels that show text as it is: nothing from a prompt, a provider or a file is ever read as markup."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from comfy_desk.ui import theme


def plain_label(
    text: str, parent: QWidget | None = None, *, role: str = "", wrap: bool = True, selectable: bool = False
) -> QLabel:
    """A label in plain text, with a role of the style sheet."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrap)
    label.setText(text)
    if selectable:
        flags = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        label.setTextInteractionFlags(flags)
    if role:
        theme.set_role(label, role)
    return label


def hairline(parent: QWidget | None = None) -> QFrame:
    """A line between two things."""
    line = QFrame(parent)
    theme.set_role(line, "line")
    line.setFixedHeight(1)
    return line
