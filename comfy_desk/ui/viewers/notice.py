"""Words where a picture would be: what goes on, how it ended, or why there is no preview; with what can be done about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from comfy_desk.ui import icons, theme
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.viewers.selectable import SelectableLabel
from comfy_desk.ui.viewers.words import Words

WIDEST = 520
MOST_HIGH = 200
MOST_DETAILS = 20_000


@overrides_qt
class NoticePane(QScrollArea):
    """`show_words(words, buttons)`; everything is plain text, and details can be selected and copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "read")  # it has the keyboard to be scrolled, and shows it
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._icon_name = "info"
        self._words = Words("")
        self._mark = QLabel(self)
        self._mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._headline = self._line("title")
        self._sentence = self._line("")
        self._details = QPlainTextEdit(self)
        self._details.setReadOnly(True)
        self._details.setTabChangesFocus(True)
        self._details.setAccessibleName(tr("Details"))
        self._fold = QPushButton(tr("Ids and details"), self)
        self._fold.setCheckable(True)
        self._fold.setChecked(True)
        theme.set_role(self._fold, "link")
        self._fold.toggled.connect(self._on_fold)
        self._buttons = QWidget(self)
        self._made: list[QPushButton] = []
        self._lay_out()

    def show_words(self, words: Words, buttons: tuple[tuple[str, Callable[[], None]], ...] = ()) -> None:
        before, self._words = self._words, words
        self._headline.show_text(words.headline)
        self._sentence.show_text(words.sentence)
        self._sentence.setVisible(bool(words.sentence))
        if self._details.toPlainText() != words.details[:MOST_DETAILS]:
            self._details.setPlainText(words.details[:MOST_DETAILS])
        if words != before:
            self._fold.setChecked(not words.folded)
        self._fold.setVisible(words.folded and bool(words.details))
        self._details.setVisible(bool(words.details) and self._fold.isChecked())
        self._fit_details()
        self._icon_name = words.icon
        self._draw_mark()
        copy = ((tr("Copy details"), self._copy),) if words.details else ()
        self._set_buttons((*buttons, *copy))
        self.setAccessibleName(f"{words.headline} {words.sentence}".strip())

    @property
    def words(self) -> Words:
        return self._words

    def buttons(self) -> list[QPushButton]:
        return list(self._made)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_mark()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_details()

    def _fit_details(self) -> None:
        """As high as the text needs, up to a limit; a plain text document counts its height in lines."""
        lines = self._details.document().size().height()
        high = int((lines + 1) * self._details.fontMetrics().lineSpacing()) + 2 * theme.GRID
        self._details.setFixedHeight(min(MOST_HIGH, high))

    def _on_fold(self, open_: bool) -> None:
        self._details.setVisible(open_ and bool(self._words.details))
        self._fit_details()

    def _line(self, role: str) -> SelectableLabel:
        label = SelectableLabel(self)
        if role:
            theme.set_role(label, role)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def _lay_out(self) -> None:
        inner = QWidget(self)
        inner.setMaximumWidth(WIDEST)
        column = QVBoxLayout(inner)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(theme.GRID)
        for part in (self._mark, self._headline, self._sentence):
            column.addWidget(part)
        column.addWidget(self._buttons)
        self._column = column
        column.addWidget(self._fold, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._details)
        middle = QWidget(self)
        across = QHBoxLayout(middle)
        across.setContentsMargins(0, 0, 0, 0)
        across.addStretch(1)
        across.addWidget(inner, 100, Qt.AlignmentFlag.AlignVCenter)
        across.addStretch(1)
        self.setWidget(middle)

    def _set_buttons(self, buttons: tuple[tuple[str, Callable[[], None]], ...]) -> None:
        """In as many lines as the width asks for."""
        old, self._buttons = self._buttons, QWidget(self)
        flow = FlowLayout(self._buttons, centred=True)
        self._made = []
        for text, act in buttons:
            button = QPushButton(text, self._buttons)
            button.clicked.connect(lambda _checked=False, act=act: act())
            flow.addWidget(button)
            self._made.append(button)
        self._column.replaceWidget(old, self._buttons)
        self._buttons.setVisible(bool(buttons))
        old.hide()
        old.deleteLater()

    def _draw_mark(self) -> None:
        if not self._icon_name:
            self._mark.hide()
            return
        role = "error" if self._words.failed else "dim"
        self._mark.setPixmap(icons.pixmap(self._icon_name, role, 32, self.devicePixelRatioF()))
        self._mark.show()

    def _copy(self) -> None:
        told = "\n".join(part for part in (self._words.headline, self._words.sentence, self._words.details) if part)
        QGuiApplication.clipboard().setText(told)
