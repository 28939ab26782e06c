"""What belongs to one work of a comparison: its letter and name, the artist's marks, and the way back into the form."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from comfy_desk.domain.library import MOST_STARS, Marks, Verdict
from comfy_desk.ui import theme
from comfy_desk.ui.compare.work import LETTERS, Work
from comfy_desk.ui.forms.controls import plain_tip
from comfy_desk.ui.icons import icon
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.plain import plain_label


class MarksLine(QWidget):
    """`rated(stars)`, `favoured(on)`, `judged(verdict)`, `useAsked()`: wishes; what is shown comes by `show_marks`."""

    rated = Signal(int)
    favoured = Signal(bool)
    judged = Signal(object)
    useAsked = Signal()

    def __init__(self, place: int, work: Work, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        letter = LETTERS[place]
        self._marks = Marks()
        words = tr("{letter} · {name}").format(letter=letter, name=work.name)
        self.name = plain_label(words, self, role="label", wrap=False)
        self.name.setMinimumWidth(60)
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.name.setToolTip(plain_tip(f"{work.name}\n{work.prompt}"))
        self.note = plain_label("", self, role="hint")
        self.note.hide()
        self.favourite = self._button("heart", tr("Favourite: {letter}").format(letter=letter))
        self.stars = [
            self._button("star", counted(n, "{n} star", "{n} stars"), small=True) for n in range(1, MOST_STARS + 1)
        ]
        self.pick = self._word(tr("Pick"), tr("Pick {letter}").format(letter=letter))
        self.reject = self._word(tr("Reject"), tr("Reject {letter}").format(letter=letter))
        self.use = QPushButton(tr("Use these parameters"), self)
        self.use.setAccessibleName(tr("Use the parameters of {letter}").format(letter=letter))
        self.use.setEnabled(work.listed)
        self.use.setToolTip(
            tr("Opens the form with them; what you send then is a new request.")
            if work.listed
            else tr("Its request is not in the list any more.")
        )
        self._lay_out()
        self._connect()
        self.allow(tr("Not in the library yet."))

    def show_marks(self, marks: Marks) -> None:
        self._marks = marks
        self.allow("")
        self.favourite.setIcon(
            icon("heart-filled" if marks.favourite else "heart", "accent" if marks.favourite else "dim")
        )
        for n, star in enumerate(self.stars, 1):
            filled = n <= marks.rating
            star.setIcon(icon("star-filled" if filled else "star", "accent" if filled else "dim"))
        self._together.setAccessibleDescription(counted(marks.rating, "{n} star", "{n} stars"))
        self.pick.setChecked(marks.verdict is Verdict.PICK)
        self.reject.setChecked(marks.verdict is Verdict.REJECT)

    def allow(self, why_not: str) -> None:
        for part in (self.favourite, *self.stars, self.pick, self.reject):
            part.setEnabled(not why_not)
            part.setToolTip(why_not or part.accessibleName())

    def say(self, note: str) -> None:
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def _lay_out(self) -> None:
        """Two lines of fixed height: what stands beside one another in columns must not depend on their width."""
        theme.set_role(self.use, "link")
        top = QHBoxLayout()
        top.addWidget(self.name, 1)
        top.addWidget(self.use)
        self._together = QWidget(self)
        stars = QHBoxLayout(self._together)
        stars.setContentsMargins(0, 0, 0, 0)
        stars.setSpacing(0)
        for star in self.stars:
            stars.addWidget(star)
        below = QHBoxLayout()
        below.setSpacing(theme.GRID // 2)
        for part in (self.favourite, self._together, self.pick, self.reject):
            below.addWidget(part)
        below.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.GRID, theme.GRID // 2, theme.GRID, theme.GRID // 2)
        column.setSpacing(0)
        column.addLayout(top)
        column.addLayout(below)
        column.addWidget(self.note)
        column.addStretch(1)

    def _connect(self) -> None:
        self.favourite.clicked.connect(lambda _on=False: self.favoured.emit(not self._marks.favourite))
        for n, star in enumerate(self.stars, 1):
            star.clicked.connect(lambda _on=False, n=n: self.rated.emit(0 if n == self._marks.rating else n))
        self.pick.clicked.connect(lambda _on=False: self._judge(Verdict.PICK))
        self.reject.clicked.connect(lambda _on=False: self._judge(Verdict.REJECT))
        self.use.clicked.connect(lambda _on=False: self.useAsked.emit())

    def _judge(self, verdict: Verdict) -> None:
        """The same once more takes it back; what is down follows what was kept."""
        wanted = Verdict.NONE if self._marks.verdict is verdict else verdict
        self.pick.setChecked(self._marks.verdict is Verdict.PICK)
        self.reject.setChecked(self._marks.verdict is Verdict.REJECT)
        self.judged.emit(wanted)

    def _button(self, sign: str, words: str, *, small: bool = False) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(sign, "dim"))
        button.setIconSize(QSize(14, 14) if small else QSize(theme.ICON, theme.ICON))
        button.setAccessibleName(words)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.set_role(button, "flat")
        return button

    def _word(self, words: str, name: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setCheckable(True)
        button.setAccessibleName(name)
        theme.set_role(button, "chip")
        return button
