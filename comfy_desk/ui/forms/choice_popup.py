"""A long list of choices that opens over its field, searched as you type."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.forms.controls import PlainLabel, QuietCombo, plain_tip
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr

SEARCHED_FROM = 13
"""So many choices are searched; fewer are looked over."""

_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


@overrides_qt
class ChoicePopup(QFrame):
    """`chosen` carries the place among all of the words; then it closes."""

    chosen = Signal(int)

    def __init__(self, name: str, words: Sequence[str], place: int, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "notice")
        self.setAccessibleName(name)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search"))
        self.search.setAccessibleName(tr("Search {name}").format(name=name))
        self.search.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName(name)
        self.list.setUniformItemSizes(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # long names differ at their ends
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its keys are those of the search
        for number, text in enumerate(words):
            item = QListWidgetItem(text)
            item.setData(Qt.ItemDataRole.UserRole, number)
            item.setToolTip(plain_tip(text))
            item.setSizeHint(QSize(0, self.list.fontMetrics().height() + theme.GRID + 2))
            self.list.addItem(item)
        self.list.setCurrentRow(max(place, 0))
        self.empty = PlainLabel(tr("None of them has these words."), "hint")
        self.empty.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, theme.GRID)
        column.setSpacing(theme.GRID)
        for part in (self.search, self.list, self.empty):
            column.addWidget(part)
        self.search.textChanged.connect(self._on_search)
        self.list.itemClicked.connect(self._choose)

    def open_below(self, place: QWidget) -> None:
        """As wide as the field; above it where there is no room below."""
        screen = place.screen().availableGeometry()
        width = min(max(place.width(), 220), screen.width())
        height = min(self.list.sizeHintForRow(0) * min(self.list.count(), 12) + 72, screen.height())
        at = place.mapToGlobal(QPoint(0, place.height() + 2))
        if at.y() + height > screen.bottom():
            at.setY(max(place.mapToGlobal(QPoint(0, 0)).y() - height - 2, screen.top()))
        self.setGeometry(min(at.x(), max(screen.right() - width, screen.left())), at.y(), width, height)
        self.show()
        self.list.scrollToItem(self.list.currentItem(), QListWidget.ScrollHint.PositionAtCenter)
        self.search.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.search and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _KEYS:
                QApplication.sendEvent(self.list, event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                item = self.list.currentItem()
                if item is not None and not item.isHidden():
                    self._choose(item)
                return True
        return super().eventFilter(watched, event)

    def _on_search(self, text: str) -> None:
        wanted = text.casefold().split()
        first = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            hidden = not all(word in item.text().casefold() for word in wanted)
            item.setHidden(hidden)
            if first is None and not hidden:
                first = item
        self.empty.setVisible(first is None)
        self.list.setVisible(first is not None)
        current = self.list.currentItem()
        if first is not None and (wanted or current is None or current.isHidden()):
            self.list.setCurrentItem(first)

    def _choose(self, item: QListWidgetItem) -> None:
        place = int(item.data(Qt.ItemDataRole.UserRole))
        self.close()
        self.chosen.emit(place)


@overrides_qt
class SearchedCombo(QuietCombo):
    """A combo box that opens a list with a search."""

    def showPopup(self) -> None:  # noqa: N802
        words = [self.itemText(number) for number in range(self.count())]
        # Not a child of the combo box: the style sheet means the parts of one with what stands in it.
        popup = ChoicePopup(
            self.accessibleName() or self.toolTip(), words, self.currentIndex(), self.parentWidget() or self
        )
        popup.chosen.connect(self._on_chosen)
        popup.open_below(self)

    def _on_chosen(self, place: int) -> None:
        self.setCurrentIndex(place)
        self.activated.emit(place)
        self.setFocus(Qt.FocusReason.PopupFocusReason)
