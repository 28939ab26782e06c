"""The chips above the table: which rows are shown, how many there are of each sort, and the batch that is shown alone.

Where room is short a batch's name is cut first, then the numbers go; they are in the tool tips. It asks, and filters nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from comfy_desk.domain.batch import Batch
from comfy_desk.ui import theme
from comfy_desk.ui.icons import icon
from comfy_desk.ui.models.row_choice import Chip
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr, whole
from comfy_desk.ui.views.queue_pages import CHIPS
from comfy_desk.ui.wording import Counts

_ONLY_WHERE_ANY = frozenset({Chip.WAITING, Chip.EXPIRING})
"""Chips that stand there only while they have something to show, or are chosen."""

_NAMES = (18, 8, 0)
"""Characters of a batch's name, the most that there is room for."""


@overrides_qt
class QueueChips(QWidget):
    """`chosen(Chip)`; `batchEnded()` when all batches are wanted again."""

    chosen = Signal(object)
    batchEnded = Signal()
    retryAsked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts = Counts()
        self._name = ""
        self._whole = self._least = 0
        self.buttons: dict[Chip, QPushButton] = {}
        group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GRID // 2)
        for chip, _label in CHIPS:
            button = QPushButton(self)
            button.setCheckable(True)
            button.setChecked(chip is Chip.ALL)
            theme.set_role(button, "chip")
            button.clicked.connect(lambda _on, wanted=chip: self.chosen.emit(wanted))
            button.toggled.connect(lambda _on: self._show_retry())
            group.addButton(button)
            row.addWidget(button)
            self.buttons[chip] = button
        self.batch = QPushButton(self)
        self.batch.setIcon(icon("close", "dim"))
        self.batch.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the cross stands behind the name
        self.batch.setCheckable(True)
        self.batch.setChecked(True)
        theme.set_role(self.batch, "chip")
        self.batch.clicked.connect(lambda _checked=False: self.batchEnded.emit())
        self.batch.hide()
        row.addWidget(self.batch)
        self.retry = QPushButton(tr("Retry all failed"), self)
        self.retry.setToolTip(tr("Each under its own key where that is right; nothing is paid twice"))
        theme.set_role(self.retry, "link")
        self.retry.clicked.connect(lambda _checked=False: self.retryAsked.emit())
        self.retry.hide()
        row.addWidget(self.retry)
        row.addStretch(1)
        self._show_counts()

    def set_counts(self, counts: Counts) -> None:
        if counts != self._counts:
            self._counts = counts
            self._show_counts()

    def _show_counts(self) -> None:
        for chip in _ONLY_WHERE_ANY:
            self.buttons[chip].setVisible(self._number(chip) > 0 or self.buttons[chip].isChecked())
        self._show_retry()
        for chip, label in CHIPS:
            words = self._words(chip, label, True)
            self.buttons[chip].setAccessibleName(words)
            self.buttons[chip].setToolTip(words)
        self._measure()

    def _number(self, chip: Chip) -> int:
        return int(getattr(self._counts, chip.value))

    def _show_retry(self) -> None:
        wanted = self.buttons[Chip.FAILED].isChecked() and self._counts.failed > 0
        if hasattr(self, "retry") and self.retry.isHidden() is wanted:
            self.retry.setVisible(wanted)
            self._measure()

    def check(self, chip: Chip) -> None:
        self.buttons[chip].setChecked(True)

    def show_batch(self, batch: Batch | None) -> None:
        """What is left out beside the chips is said there, and ends with a click."""
        self.batch.setVisible(batch is not None)
        self.batch.setChecked(True)
        self._name = "" if batch is None else batch.name
        if batch is not None:
            self.batch.setAccessibleName(tr("Batch {name} alone").format(name=batch.name))
            self.batch.setToolTip(tr("Only this batch is shown. Click to show all"))
        self._measure()

    # how it fits

    def sizeHint(self) -> QSize:
        return QSize(self._whole, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "batch"):
            self._measure()

    def _measure(self) -> None:
        """What the words need at most and at least."""
        widths = [self._say(numbers, length) for numbers, length in self._ways()]
        if (widths[0], widths[-1]) != (self._whole, self._least):
            self._whole, self._least = widths[0], widths[-1]
            self.updateGeometry()
        self._fit()

    def _fit(self) -> None:
        for numbers, length in self._ways():
            if self._say(numbers, length) <= self.width():
                return

    def _ways(self) -> Iterator[tuple[bool, int]]:
        """With or without the numbers, and so much of the batch's name, which stands in the strip below as well."""
        for length in _NAMES:
            yield True, length
        for length in _NAMES[1:]:
            yield False, length

    def _say(self, numbers: bool, length: int) -> int:
        """Puts the words on the buttons; the width that they need."""
        for chip, label in CHIPS:
            _put(self.buttons[chip], self._words(chip, label, numbers))
        name = self._name if len(self._name) <= length else f"{self._name[: length - 1]}…" if length else ""
        _put(self.batch, name.replace("&", "&&"))
        shown = [one for one in (*self.buttons.values(), self.batch, self.retry) if not one.isHidden()]
        return sum(button.sizeHint().width() for button in shown) + theme.GRID // 2 * (len(shown) - 1)

    def _words(self, chip: Chip, label: str, numbers: bool) -> str:
        return tr("{chip}  {n}").format(chip=tr(label), n=whole(self._number(chip))) if numbers else tr(label)


def _put(button: QPushButton, words: str) -> None:
    if button.text() != words:
        button.setText(words)
