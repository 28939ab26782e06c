"""The artist's own pieces of text: inserted at the cursor, saved from what is selected, named, put in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from comfy_desk.domain.prompts import Snippet
from comfy_desk.ui import theme
from comfy_desk.ui.forms.controls import FlatButton, PlainLabel
from comfy_desk.ui.forms.prompt_words import PromptWords
from comfy_desk.ui.forms.word_list import Entry
from comfy_desk.ui.forms.words_popup import WordsPopup
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, tr

MAX_NAME = 80


@overrides_qt
class SnippetPopup(WordsPopup):
    """`marked` is the text that a new snippet begins with: what is selected in the field, or all of it."""

    def __init__(self, words: PromptWords, marked: str, parent: QWidget) -> None:
        super().__init__(tr("Snippets"), tr("Search snippets"), parent)
        self._words = words
        self._marked = marked
        self._shown: list[int] = []  # places among all snippets
        self._edited: Snippet | None = None
        self._begun = Snippet("", "")
        self._gone: tuple[int, Snippet] | None = None
        self.add = QPushButton(tr("New…"))
        self.add.setAutoDefault(False)
        self.add.setToolTip(tr("Saves what is selected in the field under a name; without a selection, all of it"))
        self.add.clicked.connect(lambda: self._open_page(None))
        self.head.addWidget(self.add)
        self.edit = self._button("edit", tr("Change this snippet (F2)"), self._on_edit)
        self.up = self._button("up", tr("Move up (Alt+Up)"), lambda: self._move(-1))
        self.down = self._button("down", tr("Move down (Alt+Down)"), lambda: self._move(1))
        self.pages.addWidget(self._build_page())
        self.list.selectionModel().currentChanged.connect(lambda *_: self._able())
        words.changed.connect(self.refresh)
        words.want()

    def refresh(self) -> None:
        wanted = self.search.text().casefold().split()
        kept = self._words.snippets
        self._shown = [n for n, one in enumerate(kept) if _has(one, wanted)]
        self.list.show_entries([Entry(kept[n].name, _about(kept[n]), kept[n].text, strong=True) for n in self._shown])
        empty = ""
        if not self._shown:
            empty = tr("No snippet has all of these words.") if wanted else tr("Pieces of text you use often go here.")
        told = counted(len(self._shown), "{n} snippet", "{n} snippets") if self._shown else ""
        if self._gone is not None:
            told = tr("“{name}” removed.").format(name=self._gone[1].name[:40])
        self.say(told, empty=empty, undo=self._gone is not None)
        self._able()

    def remove(self, row: int) -> None:
        place = self._shown[row]
        gone = self._words.snippets[place]
        self._gone = (place, gone)
        self._words.change_snippets(lambda kept: _without(kept, gone), self._said)

    def take_back(self) -> None:
        if self._gone is None:
            return
        (place, snippet), self._gone = self._gone, None
        self._words.change_snippets(lambda kept: [*kept[:place], snippet, *kept[place:]], self._said)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if self.pages.currentIndex() == 0 and event.key() == Qt.Key.Key_F2:
            self._on_edit()
        elif self.pages.currentIndex() == 0 and alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._move(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif self.pages.currentIndex() == 1 and event.key() == Qt.Key.Key_Escape:
            self._cancel()
        else:
            super().keyPressEvent(event)

    def open_at(self, place: QWidget) -> None:
        super().open_at(place)
        if self._words.unsaved is not None:
            (old, new), self._words.unsaved = self._words.unsaved, None
            self._open_page(old, new)

    def hideEvent(self, event: QHideEvent) -> None:
        """A click beside it closes it like any list; what was being written is there the next time."""
        if self.pages.currentIndex() == 1:
            new = self._written()
            self._words.unsaved = (self._edited, new) if new != self._begun else None
        super().hideEvent(event)

    # --- inside

    def _button(self, icon: str, tip: str, on_click: Callable[[], None]) -> FlatButton:
        button = FlatButton("", tip, icon)
        button.clicked.connect(lambda _checked=False: on_click())
        self.foot.addWidget(button)
        return button

    def _build_page(self) -> QWidget:
        page = QWidget()
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_NAME)
        self.name.setAccessibleName(tr("Name of the snippet"))
        self.name.returnPressed.connect(self._save)
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(tr("Text of the snippet"))
        self.wrong = PlainLabel("", "error")
        self.save = QPushButton(tr("Save"))
        self.save.setProperty("role", "primary")
        self.save.clicked.connect(self._save)
        cancel = QPushButton(tr("Cancel"))
        cancel.clicked.connect(self._cancel)
        for edit in (self.name.textChanged, self.text.textChanged):
            edit.connect(self._able_to_save)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.save)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID // 2)
        for words, widget in ((tr("Name"), self.name), (tr("Text"), self.text)):
            label = QLabel(words)
            label.setProperty("role", "label")
            column.addWidget(label)
            column.addWidget(widget)
        column.addWidget(self.wrong)
        column.addLayout(buttons)
        return page

    def _open_page(self, old: Snippet | None, new: Snippet | None = None) -> None:
        """To change a snippet, or with None to make one; `new` is what was written of it before."""
        self._edited = old
        begun = Snippet(" ".join(self._marked.split())[:40].strip(), self._marked) if old is None else old
        shown = new or begun
        self.name.setText(shown.name)
        self.text.setPlainText(shown.text)
        self._begun = begun
        self.wrong.setText("")
        self.show_page(1)
        self._able_to_save()
        target = self.name if shown.text else self.text
        target.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def _cancel(self) -> None:
        self.show_page(0)

    def _written(self) -> Snippet:
        text = self.text.document().toRawText().replace("\u2029", "\n").replace("\u2028", "\n")
        return Snippet(self.name.text().strip(), text)

    def _on_edit(self) -> None:
        if self.list.row() >= 0:
            self._open_page(self._words.snippets[self._shown[self.list.row()]])

    def _save(self) -> None:
        if not self.save.isEnabled():
            return
        old = self._edited
        new = self._written()
        self._gone = None
        if old is None:
            self.search.clear()
            self._words.change_snippets(lambda kept: [new, *kept], self._saved)
        else:
            self._words.change_snippets(lambda kept: [new if one == old else one for one in kept], self._saved)

    def _saved(self, said: str) -> None:
        self.wrong.setText(said)
        if not said:
            if self._edited is None:
                self.list.go_to(0)
            self.show_page(0)

    def _move(self, step: int) -> None:
        row = self.list.row()
        if not 0 <= row + step < len(self._shown) or self.search.text().strip():
            return
        here, there = self._shown[row], self._shown[row + step]
        self._gone = None

        def swapped(kept: tuple[Snippet, ...]) -> Sequence[Snippet]:
            order = list(kept)
            if max(here, there) < len(order):
                order[here], order[there] = order[there], order[here]
            return order

        self.list.go_to(row + step)
        self._words.change_snippets(swapped, self._said)

    def _said(self, said: str) -> None:
        if said:
            self.say(said, undo=self._gone is not None)

    def _able(self) -> None:
        row, free = self.list.row(), not self.search.text().strip()
        self.edit.setEnabled(row >= 0)
        self.up.setEnabled(free and row > 0)
        self.down.setEnabled(free and 0 <= row < len(self._shown) - 1)

    def _able_to_save(self) -> None:
        able = bool(self.name.text().strip() and self.text.document().characterCount() > 1)
        self.save.setEnabled(able)
        self.save.setToolTip("" if able else tr("A snippet has a name and a text."))


def _has(snippet: Snippet, words: list[str]) -> bool:
    text = f"{snippet.name}\n{snippet.text}".casefold()
    return all(word in text for word in words)


def _without(kept: tuple[Snippet, ...], gone: Snippet) -> list[Snippet]:
    """One of them, where the same was saved twice."""
    order = list(kept)
    if gone in order:
        order.remove(gone)
    return order


def _about(snippet: Snippet) -> str:
    return counted(len(snippet.text), "{n} character", "{n} characters")
