"""The line below what is looked at while culling: its marks in signs and words, its name and prompt, and a film's time."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from comfy_desk.domain.library import MOST_STARS, Entry, Marks, Verdict
from comfy_desk.ui import theme
from comfy_desk.ui.cull.stage import elided
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, model_name, stopwatch, tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.viewers.transport import SeekSlider


@overrides_qt
class CullFoot(QWidget):
    """`rated(stars)`, `favoured()`, `judged(verdict)`, `seekAsked(ms)`: wishes by pointer; keys are the window's."""

    rated = Signal(int)
    favoured = Signal()
    judged = Signal(object)
    seekAsked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self.verdict = plain_label("", self, role="label", wrap=False)
        self.verdict.setAccessibleName(tr("Decision"))
        self.favourite = self._button("heart", tr("Favourite (F)"))
        self.stars = [
            self._button("star", counted(n, "{n} star ({n})", "{n} stars ({n})")) for n in range(1, MOST_STARS + 1)
        ]
        self.pick = self._chip(tr("Pick (P)"), Verdict.PICK)
        self.reject = self._chip(tr("Reject (X)"), Verdict.REJECT)
        self.unset = self._chip(tr("Unset (U)"), Verdict.NONE)
        self.prompt = QLabel(self)
        self.prompt.setTextFormat(Qt.TextFormat.PlainText)
        self.prompt.setMinimumWidth(40)
        theme.set_role(self.prompt, "hint")
        self.seeker = SeekSlider(Qt.Orientation.Horizontal, self)
        self.seeker.setAccessibleName(tr("Position"))
        self.seeker.sliderMoved.connect(self.seekAsked)
        self.seeker.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.time = plain_label("", self, role="hint", wrap=False)
        self.time.setFont(theme.ticking_font())
        self.favourite.clicked.connect(lambda _on=False: self.favoured.emit())
        for n, star in enumerate(self.stars, 1):
            star.clicked.connect(lambda _on=False, n=n: self.rated.emit(n))
        self._lay_out()

    def show_entry(self, entry: Entry | None) -> None:
        marks = entry.marks if entry is not None else Marks()
        words = {Verdict.PICK: tr("Picked"), Verdict.REJECT: tr("Rejected"), Verdict.NONE: tr("Undecided")}
        self.verdict.setText(words[marks.verdict])
        theme.set_role(self.verdict, {Verdict.PICK: "ok", Verdict.REJECT: "error"}.get(marks.verdict, "hint"))
        self.favourite.setIcon(icon("heart-filled" if marks.favourite else "heart", _ink(marks.favourite)))
        told = tr("Favourite (F)") if marks.favourite else tr("No favourite (F)")
        self.favourite.setAccessibleName(told)
        for n, star in enumerate(self.stars, 1):
            star.setIcon(icon("star-filled" if n <= marks.rating else "star", _ink(n <= marks.rating)))
        self.pick.setChecked(marks.verdict is Verdict.PICK)
        self.reject.setChecked(marks.verdict is Verdict.REJECT)
        self._words = ""
        if entry is not None:
            self._words = " · ".join(part for part in (entry.name, model_name(entry.model), entry.prompt) if part)
        elided(self.prompt, self._words)

    def show_time(self, position: int, length: int) -> None:
        """Of a film or sound; without one there is no slider."""
        for part in (self.seeker, self.time):
            if part.isHidden() is bool(length):
                part.setVisible(bool(length))
        if length:
            self.seeker.setRange(0, length)
            if not self.seeker.isSliderDown():
                self.seeker.setValue(position)
            now, whole = stopwatch(position / 1000), stopwatch(length / 1000)
            self.time.setText(tr("{now} / {whole}").format(now=now, whole=whole))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        elided(self.prompt, self._words)

    def _lay_out(self) -> None:
        film = QHBoxLayout()
        film.addWidget(self.seeker, 1)
        film.addWidget(self.time)
        row = QWidget(self)
        marks = FlowLayout(row, spacing=theme.GRID // 2)
        for part in (self.favourite, *self.stars, self.pick, self.reject, self.unset, self.verdict):
            marks.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * theme.GRID, theme.GRID // 2, 2 * theme.GRID, theme.GRID)
        column.setSpacing(theme.GRID // 2)
        column.addLayout(film)
        column.addWidget(row)
        column.addWidget(self.prompt)

    def _button(self, sign: str, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(sign, "dim"))
        button.setIconSize(QSize(theme.ICON, theme.ICON))
        button.setAccessibleName(name)
        button.setToolTip(name)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has keys of its own for it
        theme.set_role(button, "flat")
        return button

    def _chip(self, words: str, verdict: Verdict) -> QPushButton:
        button = QPushButton(words, self)
        button.setCheckable(verdict is not Verdict.NONE)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.set_role(button, "chip")
        button.clicked.connect(lambda _on=False: self.judged.emit(verdict))
        return button


def _ink(on: bool) -> str:
    return "accent" if on else "dim"
