"""A label in plain text that can be selected and copied, however long its words are."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLabel, QMenu, QWidget

from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr

_SPACE = "\N{ZERO WIDTH SPACE}"
_LETTERS = "0-9A-Za-zÀ-ɏͰ-ϿЀ-ӿ"
"""Of scripts whose words have no break of their own and whose letters stand alone; German ones are long, too."""
_MARKS = "!-~¡-¿‐-‧‰-⁞"
"""Of writing and printing: quotation marks and dashes of all languages, too."""
_LONG = re.compile(f"[{_MARKS}{_LETTERS}]{{12,}}")
_PIECES = re.compile(
    f"[{_LETTERS}]{{1,12}}\\.[{_LETTERS}]{{1,5}}(?![{_LETTERS}])"  # an extension stays with what it ends
    f"|[{_LETTERS}]{{1,12}}[^{_LETTERS}]*|[^{_LETTERS}]{{1,12}}"
)


def breakable(text: str) -> str:
    """The same words, long ones with places to break that are not seen."""
    return _LONG.sub(lambda match: _SPACE.join(_PIECES.findall(match.group())), text)


@overrides_qt
class SelectableLabel(QLabel):
    """Selectable plain text whose long words (ids, file names) may break anywhere, and are copied without the breaks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        flags = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.setTextInteractionFlags(flags)

    def show_text(self, text: str) -> None:
        broken = breakable(text)
        if self.text() != broken:
            self.setText(broken)

    def event(self, event: QEvent) -> bool:
        # Copy is also a key of the viewer: while something is marked here, it is this that is meant.
        asked = isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Copy)
        if asked and event.type() == QEvent.Type.ShortcutOverride and self.hasSelectedText():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
            event.accept()
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Copy"), self._copy)
        menu.popup(event.globalPos())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText((self.selectedText() or self.text()).replace(_SPACE, ""))
