"""Quiet lines above the form: what was kept and what was not, what can be taken back. They take no focus and stop nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.forms.controls import PlainLabel
from comfy_desk.ui.icons import IconLabel, icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, tr

Act = tuple[str, Callable[[], None]]
"""The words of a button and what it does."""

LONGEST = 600
"""Characters of a sentence; names in it come from documents and files."""

MOST_DETAILS = 4_000

MOST_SEEN = 2
"""Notes that stand above the form at a time."""

LOW = 680
"""Height of Compose below which one of them does: the fields need the room."""


class Note(QFrame):
    """One sentence, its details when asked for, what can be done about it, and a way to put it away."""

    def __init__(self, parent: QWidget, gone: Callable[[], None]) -> None:
        super().__init__(parent)
        theme.set_role(self, "notice")
        self.warns = False
        self.mark = IconLabel("info", "info", theme.ICON, self)
        self.words = PlainLabel("", "", self)
        self.details = PlainLabel("", "hint", self)
        self.details.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = QToolButton(self)
        self.close_button.setIcon(icon("close", "dim"))
        theme.set_role(self.close_button, "flat")
        self.close_button.setFixedSize(22, 22)
        self.close_button.setIconSize(QSize(14, 14))
        self.close_button.setToolTip(tr("Put this away"))
        self.close_button.setAccessibleName(tr("Put this away"))
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.clicked.connect(lambda _checked=False: gone())
        self._acts = QWidget(self)
        self._row = FlowLayout(self._acts)
        self.buttons: list[QPushButton] = []
        head = QHBoxLayout()
        head.setSpacing(theme.GRID)
        head.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.words, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.GRID, theme.GRID // 2, theme.GRID // 2, theme.GRID // 2)
        column.setSpacing(theme.GRID // 2)
        column.addLayout(head)
        column.addWidget(self.details)
        column.addWidget(self._acts)

    def say(self, words: str, details: str, acts: Sequence[Act], *, warn: bool) -> None:
        self.warns = warn
        self.mark.set_icon("warning" if warn else "info", "warn" if warn else "info")
        self.words.setText(words[:LONGEST])
        self.setAccessibleName(words[:LONGEST])
        self.details.setText(details[:MOST_DETAILS])
        self.details.hide()
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [self._button(label, act) for label, act in acts]
        if details:
            self.buttons.append(self._button(tr("Details"), self._turn_details))
        self._acts.setVisible(bool(self.buttons))

    def _turn_details(self) -> None:
        self.details.setVisible(self.details.isHidden())

    def _button(self, label: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(label.replace("&", "&&"), self._acts)
        theme.set_role(button, "link")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _checked=False: act())
        self._row.addWidget(button)
        button.show()
        return button


@overrides_qt
class Notes(QWidget):
    """Notes by what they are about: a newer one takes the older one's place. Hidden while there is none.

    The newest few are seen, in a low `parent` only one; the form is what the room is for.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notes: dict[str, Note] = {}
        self._closed: dict[str, Callable[[], None]] = {}
        self._sent: dict[str, Callable[[], None]] = {}
        self._most = MOST_SEEN
        if parent is not None:
            parent.installEventFilter(self)
        self._unfolded = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.GRID // 2)
        self.more = QPushButton(self)
        theme.set_role(self.more, "link")
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more.clicked.connect(self._turn)
        self._column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def say(
        self,
        about: str,
        words: str,
        details: str = "",
        acts: Sequence[Act] = (),
        *,
        warn: bool = False,
        closed: Callable[[], None] = lambda: None,
        sent: Callable[[], None] | None = None,
    ) -> None:
        """`closed` is called when the artist puts it away, and not when something else takes it from view.

        `sent`: it speaks of what was not sent yet. It goes with that, and this is called then.
        """
        note = self._notes.get(about)
        if note is None:
            note = self._notes[about] = Note(self, lambda: self._close(about))
            self._column.addWidget(note)
        elif note.isHidden():  # what is said anew is read, wherever it stood
            self._notes[about] = self._notes.pop(about)
            self._column.removeWidget(note)
            self._column.addWidget(note)
        self._closed[about] = closed
        self._sent.pop(about, None)
        if sent is not None:
            self._sent[about] = sent
        note.say(words, details, acts, warn=warn)
        self._arrange()

    def drop(self, *about: str) -> None:
        """Takes notes away; without names all of them."""
        for name in about or tuple(self._notes):
            note = self._notes.pop(name, None)
            self._sent.pop(name, None)
            if note is not None:
                self._column.removeWidget(note)
                note.hide()
                note.deleteLater()
        self._arrange()

    def sent(self) -> None:
        """What stands in the form was sent: an Undo of how it came there would take away more than is meant."""
        going, self._sent = self._sent, {}
        if going:
            self.drop(*going)
        for after in going.values():
            after()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent):
            most = 1 if event.size().height() < LOW else MOST_SEEN
            if most != self._most:
                self._most = most
                self._arrange()
        return super().eventFilter(watched, event)

    def _turn(self) -> None:
        self._unfolded = not self._unfolded
        self._arrange()

    def _arrange(self) -> None:
        """The newest stand below; the others are behind one line above them."""
        older = list(self._notes.values())[: -self._most]
        self._unfolded = self._unfolded and bool(older)
        for note in self._notes.values():
            note.setVisible(self._unfolded or note not in older)
        warned = any(note.warns for note in older)
        told = counted(len(older), "{n} more note", "{n} more notes")
        if warned:
            told = counted(len(older), "{n} more note: a warning", "{n} more notes, with a warning")
        self.more.setText(tr("Fewer notes") if self._unfolded else told)
        self.more.setVisible(bool(older))
        self.setVisible(bool(self._notes))

    def _close(self, about: str) -> None:
        closed = self._closed.pop(about, None)
        self.drop(about)
        if closed is not None:
            closed()

    def words(self, about: str) -> str:
        """What is said about this; "" where nothing is."""
        note = self._notes.get(about)
        return note.accessibleName() if note is not None else ""

    def note(self, about: str) -> Note | None:
        return self._notes.get(about)
