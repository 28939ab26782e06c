"""A row of controls that goes on in the next line where there is no room, with a margin around it."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.flow import FlowLayout


def flowing(
    owner: QWidget, *, across: int = theme.GRID, down: int = theme.GRID // 2, gap: int = theme.GRID
) -> FlowLayout:
    """The layout of `owner`, which it fills but for the margins."""
    inner = QWidget(owner)
    line = FlowLayout(inner, spacing=gap)
    around = QVBoxLayout(owner)
    around.setContentsMargins(across, down, across, down)
    around.addWidget(inner)
    return line
