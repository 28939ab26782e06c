"""What the artist thinks of the work that is shown: stars, favourite, pick or reject, a note. Shows them, asks for others."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from comfy_desk.domain.library import MOST_STARS, Marks, Verdict
from comfy_desk.ui import theme
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.icons import icon
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.viewers.bar import ViewerBar

MOST_NOTE = 2_000
NOTE_AFTER = 1_500
"""Milliseconds without a key after which a note is kept by itself."""

_NOTE_WIDTH = 140
_STAR = 14


class MarksBar(QWidget):
    """`asked` is a wish: `rating`, `favourite`, `verdict` or `note`, and what it is to be. `show_marks` has what is shown."""

    asked = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Marks"))
        self._marks: Marks | None = None
        self.favourite = self._button("heart", tr("Favourite"))
        self.favourite.clicked.connect(lambda _on=False: self.favour())
        self.stars = [self._star(n) for n in range(1, MOST_STARS + 1)]
        self.pick = self._button("flag", tr("Pick"), checkable=True)
        self.pick.clicked.connect(lambda _on=False: self.judge(Verdict.PICK))
        self.reject = self._button("close", tr("Reject"), checkable=True)
        self.reject.clicked.connect(lambda _on=False: self.judge(Verdict.REJECT))
        self.verdict = plain_label("", self, role="hint", wrap=False)
        self.note = QLineEdit(self)
        self.note.setPlaceholderText(tr("Note"))
        self.note.setAccessibleName(tr("Note"))
        self.note.setMaxLength(MOST_NOTE)
        self.note.setMinimumWidth(_NOTE_WIDTH)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(NOTE_AFTER)
        self._later.timeout.connect(self._keep_note)
        self.note.textEdited.connect(lambda _text: self._later.start())
        self.note.editingFinished.connect(self._keep_note)
        self._lay_out()
        self.show_marks(None)

    def show_marks(self, marks: Marks | None) -> None:
        """None: this work is not in the library, and the bar is away."""
        self.setVisible(marks is not None)
        self._put(marks)

    def wait(self) -> None:
        """Another work is shown, whose marks are being read: nothing is said of it, and nothing moves."""
        self._put(None)

    def _put(self, marks: Marks | None) -> None:
        self._later.stop()
        self._marks = marks
        self.setEnabled(marks is not None)
        shown = marks or Marks()
        on = shown.favourite
        self.favourite.setIcon(icon("heart-filled" if on else "heart", "accent" if on else "dim"))
        self._name(self.favourite, tr("Not a favourite any more") if on else tr("Favourite"))
        stars = counted(shown.rating, "{n} star", "{n} stars")
        self._together.setAccessibleName(stars)
        for n, star in enumerate(self.stars, 1):
            filled = n <= shown.rating
            star.setIcon(icon("star-filled" if filled else "star", "accent" if filled else "dim"))
            star.setAccessibleDescription(tr("It has {stars}.").format(stars=stars))
        for button, verdict in ((self.pick, Verdict.PICK), (self.reject, Verdict.REJECT)):
            button.setChecked(shown.verdict is verdict)
        said = {Verdict.PICK: tr("Picked"), Verdict.REJECT: tr("Rejected")}.get(shown.verdict, "")
        self.verdict.setText(said)  # in a word, too
        self.verdict.setVisible(bool(said))
        if self.note.text() != shown.note and not (self.note.hasFocus() and self.note.isModified()):
            self.note.setText(shown.note)

    @property
    def marks(self) -> Marks | None:
        return self._marks

    def settle(self) -> None:
        """What is written and not kept yet is asked for now: another work comes."""
        self._keep_note()

    def offer(self, bar: ViewerBar) -> None:
        """The acts and their keys, which do not collide with those of zoom."""
        for n in range(MOST_STARS + 1):
            words = tr("No stars") if n == 0 else counted(n, "{n} star", "{n} stars")
            bar.also(f"rate_{n}", words, partial(self.rate, n), (f"Alt+{n}",))
        bar.also("favourite", tr("Favourite or not"), self.favour, ("Shift+H",))
        bar.also("pick", tr("Pick"), lambda: self.judge(Verdict.PICK), ("Shift+P",))
        bar.also("reject", tr("Reject"), lambda: self.judge(Verdict.REJECT), ("Shift+X",))
        bar.also("undecided", tr("Neither picked nor rejected"), lambda: self.judge(Verdict.NONE), ("Shift+U",))
        bar.also("note", tr("Write a note"), self._write, ("Shift+N",))

    def rate(self, stars: int) -> None:
        """The same once more takes them away."""
        if self._marks is not None:
            self.asked.emit("rating", 0 if stars == self._marks.rating else stars)

    def favour(self) -> None:
        if self._marks is not None:
            self.asked.emit("favourite", not self._marks.favourite)

    def judge(self, verdict: Verdict) -> None:
        """The same once more takes it back; what is down follows what was kept."""
        if self._marks is None:
            return
        self.pick.setChecked(self._marks.verdict is Verdict.PICK)
        self.reject.setChecked(self._marks.verdict is Verdict.REJECT)
        self.asked.emit("verdict", Verdict.NONE if self._marks.verdict is verdict else verdict)

    def _keep_note(self) -> None:
        self._later.stop()
        if self._marks is not None and self.note.isModified() and self.note.text() != self._marks.note:
            self.note.setModified(False)
            self.asked.emit("note", self.note.text())

    def _write(self) -> None:
        if self._marks is not None:
            self.note.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _lay_out(self) -> None:
        self._together = QWidget(self)
        together = QHBoxLayout(self._together)
        together.setContentsMargins(0, 0, 0, 0)
        together.setSpacing(0)
        for star in self.stars:
            together.addWidget(star)
        line = FlowLayout(self, spacing=theme.GRID // 2, filled=True)
        line.setContentsMargins(theme.GRID, theme.GRID // 2, theme.GRID, theme.GRID // 2)
        for part in (self.favourite, self._together, self.pick, self.reject, self.verdict, self.note):
            line.addWidget(part)

    def _star(self, n: int) -> QToolButton:
        button = self._button("star", counted(n, "{n} star", "{n} stars"))
        button.setIconSize(QSize(_STAR, _STAR))
        button.clicked.connect(lambda _on=False: self.rate(n))
        return button

    def _button(self, sign: str, words: str, *, checkable: bool = False) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(sign, "dim"))
        button.setIconSize(QSize(theme.ICON, theme.ICON))
        button.setCheckable(checkable)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.set_role(button, "flat")
        self._name(button, words)
        return button

    def _name(self, button: QToolButton, words: str) -> None:
        button.setAccessibleName(words)
        button.setToolTip(words)
