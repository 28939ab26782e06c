"""Texts: one line, or a prompt that grows with what is written and knows what was written before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from comfy_desk.schema import ABSENT, Field
from comfy_desk.schema.exact import in_words
from comfy_desk.ui import theme
from comfy_desk.ui.forms.controls import FlatButton
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.growing_text import MAX_TEXT, GrowingText
from comfy_desk.ui.forms.history_popup import HistoryPopup
from comfy_desk.ui.forms.numbers import read_number
from comfy_desk.ui.forms.plain_line import PlainLine
from comfy_desk.ui.forms.prompt_words import PromptWords, words_near
from comfy_desk.ui.forms.snippet_popup import SnippetPopup
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr, whole

__all__ = ["MAX_LINE", "MAX_TEXT", "GrowingText", "LineEdit", "PromptEdit"]

MAX_LINE = 20_000


@overrides_qt
class PromptEdit(FieldEditor):
    """The words for the model. Below them: how many there are where the model has a limit, and earlier words to hand."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._too_long = False
        self._given: Any = ABSENT
        self._text = GrowingText(4 if field.bears_prompt else 2, 14)
        self._text.setPlaceholderText(_hint(field))
        self._walk: tuple[tuple[str, ...], int] | None = None  # what is walked through, and where in it
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self._text)
        layout.addWidget(self._build_foot())
        self.setFocusProxy(self._text)
        self._text.textChanged.connect(self._on_text)
        self._text.too_long.connect(self._on_too_long)
        self._text.entered.connect(self._on_entered)
        self._text.walked.connect(self.walk)
        self._text.historyAsked.connect(self.open_history)
        self._text.snippetsAsked.connect(self.open_snippets)
        self._show_count()

    def value(self) -> Any:
        if self._given is not ABSENT:
            return self._given
        text = self._text.text()
        return text if text else ABSENT

    def set_value(self, value: Any) -> None:
        self._too_long = False
        self._walk = None
        self._text.set_text(value if isinstance(value, str) else "")
        # What the widget would give back differs for odd line breaks and for an empty text that was sent on purpose.
        self._given = value if isinstance(value, str) else ABSENT
        self._show_count()

    def write(self, words: str) -> None:
        """In place of everything, as if it had been typed, so that it can be taken back."""
        self._text.replace_all(words)

    def insert(self, words: str) -> None:
        """At the cursor, as if it had been typed."""
        self._text.insert(words)

    def fits(self, value: Any) -> bool:
        return isinstance(value, str) and len(value) <= MAX_TEXT

    def problem(self) -> str:
        return tr("That was too long to paste here; more than 200,000 characters.") if self._too_long else ""

    # --- earlier words

    def walk(self, step: int) -> None:
        """One sent prompt further back, or nearer again; the nearest end is what was being written."""
        words = words_near(self)
        if words is None:
            return
        if self._walk is None:
            now = self._text.text()
            self._walk = ((now, *(text for text in words.recent if text != now)), 0)
        texts, place = self._walk
        place = min(max(place + step, 0), len(texts) - 1)
        if place == self._walk[1]:
            return
        self.write(texts[place])
        self._walk = (texts, place)

    def open_history(self) -> None:
        """The list of everything that was sent, over the field."""
        words = words_near(self)
        if words is not None:
            popup = HistoryPopup(words, self)
            popup.chosen.connect(self._on_reused)
            popup.open_at(self._history if self._history.isVisible() else self._text)

    def open_snippets(self) -> None:
        """The artist's own pieces of text, over the field."""
        words = words_near(self)
        if words is not None:
            popup = SnippetPopup(words, self._text.selected() or self._text.text().strip(), self)
            popup.chosen.connect(self._on_snippet)
            popup.open_at(self._snippets if self._snippets.isVisible() else self._text)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._find_words()

    # --- inside

    def _build_foot(self) -> QWidget:
        self._count = QLabel()
        self._count.setProperty("role", "hint")
        self._count.setTextFormat(Qt.TextFormat.PlainText)
        self._history = FlatButton("", tr("Earlier prompts (Ctrl+H; Alt+Up and Alt+Down walk through them)"), "history")
        self._history.clicked.connect(self.open_history)
        self._snippets = FlatButton("", tr("Snippets: pieces of text to insert (Ctrl+J)"), "snippet")
        self._snippets.clicked.connect(self.open_snippets)
        self._foot = QWidget(self)
        row = QHBoxLayout(self._foot)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._count)
        row.addStretch(1)
        row.addWidget(self._history)
        row.addWidget(self._snippets)
        for button in (self._history, self._snippets):
            button.hide()
        self._foot.setVisible(bool(self.field.bounds.max_length))
        return self._foot

    def _find_words(self) -> PromptWords | None:
        words = words_near(self)
        here = words is not None
        self._text.has_words = here
        self._history.setVisible(here and self.field.bears_prompt)
        self._snippets.setVisible(here)
        self._foot.setVisible(here or bool(self.field.bounds.max_length))
        return words

    def _on_entered(self) -> None:
        words = self._find_words()
        if words is not None:
            words.want()

    def _on_reused(self, text: str) -> None:
        self.write(text)
        self._text.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_snippet(self, text: str) -> None:
        self._text.insert(text)
        self._text.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_text(self) -> None:
        self._too_long = False
        self._given = ABSENT
        self._walk = None
        self._show_count()
        self.changed.emit()

    def _on_too_long(self) -> None:
        self._too_long = True
        self.changed.emit()

    def _show_count(self) -> None:
        most = self.field.bounds.max_length
        if not most:
            return
        value = self.value()
        number = len(value) if isinstance(value, str) else 0
        self._count.setText(tr("{n} of {most} characters").format(n=whole(number), most=whole(most)))
        theme.set_role(self._count, "error" if number > most else "hint")


class LineEdit(FieldEditor):
    """A short text. Where the document allows numbers as well, what reads as one is sent as one."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._given: Any = ABSENT
        self._too_long = False
        self._line = PlainLine()
        self._line.setMaxLength(MAX_LINE)
        self._line.setPlaceholderText(_hint(field))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._line)
        self.setFocusProxy(self._line)
        self._line.textEdited.connect(self._on_edited)
        if field.suggestions:
            self._offer(field.suggestions)

    def value(self) -> Any:
        if self._given is not ABSENT:
            return self._given
        text = self._line.text()
        if not text:
            return ABSENT
        if self.field.number_or_text:
            number = read_number(text)
            return text if number is None else number
        return text

    def set_value(self, value: Any) -> None:
        self._given, self._too_long = value, False
        self._line.setText("" if value is ABSENT else str(value))
        self._line.setCursorPosition(0)

    def fits(self, value: Any) -> bool:
        if isinstance(value, str):
            return len(value) <= MAX_LINE and "\n" not in value and "\r" not in value
        is_number = not isinstance(value, (bool, dict, list)) and value is not None
        return self.field.number_or_text and is_number

    def problem(self) -> str:
        return (
            tr("This is cut: no more than {n} characters fit here. Use JSON.").format(n=whole(MAX_LINE))
            if self._too_long
            else ""
        )

    def _offer(self, suggestions: Sequence[str]) -> None:
        """Words that the document mentions, as one types or from the arrow; any others are taken as well."""
        completer = QCompleter(list(suggestions), self._line)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._line.setCompleter(completer)
        completer.activated[str].connect(self._on_offered)  # type: ignore[index]
        arrow = self._line.addAction(icon("chevron-down", "dim"), QLineEdit.ActionPosition.TrailingPosition)
        arrow.setToolTip(tr("What the document mentions"))
        arrow.triggered.connect(self._open_offers)

    def _open_offers(self) -> None:
        completer = self._line.completer()
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)
        completer.setCompletionPrefix("")
        completer.complete()

    def _on_offered(self, words: str) -> None:
        self._line.setText(words)
        self._on_edited()

    def _on_edited(self) -> None:
        self._given = ABSENT
        self._too_long = len(self._line.text()) >= MAX_LINE  # the line cuts a longer paste without a word
        self.changed.emit()


def _hint(field: Field) -> str:
    if field.has_default and not field.required and field.default != "":
        return tr("default: {value}").format(value=in_words(field.default, 80))
    if field.example:
        return tr("e.g. {value}").format(value=field.example)
    return "" if field.required or field.bears_prompt else tr("not set")
