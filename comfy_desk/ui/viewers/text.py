"""Texts: plain, read-only, bounded, never one endless line. Also shortens Base64 in a raw answer to a few words."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QCheckBox, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from comfy_desk.ui import disk, theme
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.phrases import size_of, tr, whole
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.viewers.stage import Shown, Stage
from comfy_desk.ui.viewers.text_search import TextSearch

MOST_BYTES = 1_000_000
"""Bytes of a text file that are read; the rest is in the file, and the view says so."""

LONGEST_LINE = 4000
"""Characters of one line that are shown: Qt lays out a line as a whole, and a very long one stops the window."""

_ALPHABET = "A-Za-z0-9+/_-"
_WRAPPED = rf"(?:[{_ALPHABET}]{{40,100}}(?:\\r\\n|\\n|\r\n|\n)){{3,}}[{_ALPHABET}]*={{0,2}}"


def shorten_blobs(text: str, shortest: int = 200) -> str:
    """The same text with `<base64, 12.3 MB>` in place of every run of Base64 of at least `shortest` characters.

    The size is that of the decoded bytes. Meant for a few megabytes at most: one call holds the interpreter throughout.
    """
    pattern = rf"{_WRAPPED}|[{_ALPHABET}]{{{shortest},}}={{0,2}}"

    def words(match: re.Match[str]) -> str:
        run = re.sub(r"\\r|\\n|[\r\n=]", "", match.group())
        return f"<base64, {size_of(len(run) * 3 // 4)}>"

    return re.sub(pattern, words, text)


def cut_lines(text: str, longest: int = LONGEST_LINE) -> str:
    """Lines longer than `longest` characters end with how much is left out."""
    if len(text) <= longest:
        return text
    lines = text.split("\n")
    return "\n".join(
        line
        if len(line) <= longest
        else tr("{beginning}… ({n} more characters)").format(beginning=line[:longest], n=whole(len(line) - longest))
        for line in lines
    )


def read_start(path: str, most: int = MOST_BYTES) -> tuple[str, int]:
    """The first `most` bytes of a file as text, and the size of the whole. Raises OSError."""
    size = Path(path).stat().st_size
    with open(path, "rb") as file:
        data = file.read(most)
    return data.decode("utf-8-sig", errors="replace").replace("\r\n", "\n").replace(
        "\0", "\N{REPLACEMENT CHARACTER}"
    ), size


def _part(size: int) -> str:
    return tr("The first {part} of {whole}.").format(part=size_of(MOST_BYTES), whole=size_of(size))


def _read_or_not(path: str) -> tuple[str, int] | None:
    """None where the file cannot be read; for a thread."""
    try:
        return read_start(path)
    except OSError:
        return None


class TextStage(Stage):
    """The text of an output; `show_raw` shows a provider's answer instead."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._question: disk.Question | None = None
        self.edit = QPlainTextEdit(self)
        self.edit.setReadOnly(True)
        self.edit.setTabChangesFocus(True)
        self.edit.setUndoRedoEnabled(False)
        self._note: QLabel = plain_label("", self, role="hint")
        self.copy = QPushButton(tr("Copy text"), self)
        self.copy.clicked.connect(self._on_copy)
        self.wrap = QCheckBox(tr("Wrap lines"), self)
        self.wrap.setChecked(True)
        self.wrap.toggled.connect(self._on_wrap)
        self.search = TextSearch(self.edit, self)
        foot = FlowLayout(spacing=theme.GRID)
        for part in (self.search, self.wrap, self.copy):
            foot.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, theme.GRID)
        column.addWidget(self.edit, 1)
        column.addWidget(self._note)
        column.addLayout(foot)
        self.setFocusProxy(self.edit)

    def show_output(self, shown: Shown) -> None:
        self._drop()
        known, path = shown.output.text or "", shown.path
        self._show_text(known, "")
        if path:
            no_answer = partial(self._show_text, known, disk.no_answer())
            done = partial(self._on_read, known)
            self._question = disk.ask(self, Path(path).parent, lambda: _read_or_not(path), done, no_answer)

    def _on_read(self, known: str, read: tuple[str, int] | None) -> None:
        if read is None:
            self._show_text(known, tr("The file is no longer where it was saved."))
            return
        text, size = read
        self._show_text(text, _part(size) if size > MOST_BYTES else "")

    def _show_text(self, text: str, note: str) -> None:
        if text != self._text or not text:  # else it stands there, and is not scrolled back under the eyes
            self._show(text, note, tr("The text"), shorten_blobs(text, 2000))
        self._say(note)

    def _say(self, note: str) -> None:
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def _drop(self) -> None:
        question, self._question = self._question, None
        if question is not None:
            question.drop()

    def show_raw(self, text: str) -> None:
        """A provider's answer: Base64 becomes a few words, the rest stays as it came."""
        self._drop()
        shortened = shorten_blobs(text[: 4 * MOST_BYTES])
        cut = shortened[:MOST_BYTES]
        all_there = len(shortened) == len(cut) and len(text) <= 4 * MOST_BYTES
        self._show(cut, "" if all_there else tr("Only the beginning is shown."), tr("The raw answer"), cut)
        self.edit.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))

    def _show(self, text: str, note: str, name: str, shown: str) -> None:
        self._text = text
        self.edit.setFont(theme.font())
        self.edit.setAccessibleName(name)
        self.edit.setPlainText(cut_lines(shown))
        self._say(note)
        self.copy.setEnabled(bool(text))
        self.copy.setToolTip("" if text else tr("There is no text here."))

    def _on_wrap(self, on: bool) -> None:
        modes = QPlainTextEdit.LineWrapMode
        self.edit.setLineWrapMode(modes.WidgetWidth if on else modes.NoWrap)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text)

    @property
    def text(self) -> str:
        """What Copy copies: the text without any line cut."""
        return self._text

    def release(self) -> None:
        self._drop()
        self._text = ""
        self.edit.clear()
        self._say("")
