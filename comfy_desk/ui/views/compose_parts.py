"""The parts of Compose that only show: the model's button, the page while a form is fetched, the foot with Generate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.model import ModelEntry
from comfy_desk.schema import Form, Problem, place_in_words
from comfy_desk.ui import theme
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, model_name, tr
from comfy_desk.ui.plain import hairline, plain_label
from comfy_desk.ui.told import told
from comfy_desk.ui.views.compose_many import HowMany
from comfy_desk.ui.views.model_words import billing_in_words, second_line


@overrides_qt
class ModelButton(QPushButton):
    """The chosen model in two lines; a click opens the list, another closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name = ""
        self._words = ""
        self.set_model("", None)

    def set_model(self, model: str, entry: ModelEntry | None) -> None:
        name, _, provider = model_name(model).rpartition(" · ")
        self._name = (name or provider) if model else tr("Choose a model")
        self._words = provider if name else ""
        if entry is not None:
            self._words = second_line(entry)
        elif not model:
            self._words = tr("For pictures, films, sounds, text and 3D")
        self.setAccessibleName(tr("Model: {name}").format(name=self._name))
        self.setAccessibleDescription(self._words)
        told = "\n".join(part for part in (model, self._words if model else "") if part)  # they may stand there cut
        if entry is not None and entry.gone is None and (billing := billing_in_words(entry)) not in told:
            told += f"\n{billing}"
        self.setToolTip(
            tr("{told}\nClick to choose another model").format(told=told) if model else tr("Click to choose a model")
        )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        strong, small = theme.font(strong=True), theme.font(theme.SMALL)
        return QSize(200, QFontMetrics(strong).height() + QFontMetrics(small).height() + 2 * theme.GRID + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        taken = super().event(event)
        if event.type() in (QEvent.Type.Polish, QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.setMinimumHeight(self.sizeHint().height())  # the style sheet's is one line, and beats the hint above
        return taken

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        self._write(painter)

    def _write(self, painter: QPainter) -> None:
        pad = theme.GRID + theme.GRID // 2
        strong, small = theme.font(strong=True), theme.font(theme.SMALL)
        metrics, fine = QFontMetrics(strong), QFontMetrics(small)
        width = self.width() - 3 * pad - theme.ICON
        line = QRect(pad, theme.GRID, width, metrics.height())
        painter.setFont(strong)
        painter.setPen(theme.color("text"))
        painter.drawText(
            line, Qt.AlignmentFlag.AlignVCenter, metrics.elidedText(self._name, Qt.TextElideMode.ElideMiddle, width)
        )
        line = QRect(pad, line.bottom() + 3, width, fine.height())
        painter.setFont(small)
        painter.setPen(theme.color("dim"))
        painter.drawText(
            line, Qt.AlignmentFlag.AlignVCenter, fine.elidedText(self._words, Qt.TextElideMode.ElideRight, width)
        )
        place = QRect(self.width() - pad - theme.ICON, (self.height() - theme.ICON) // 2, theme.ICON, theme.ICON)
        icon("chevron-up" if self.isChecked() else "chevron-down", "dim").paint(painter, place)


class WaitPage(QWidget):
    """In place of a form: that it is being fetched, or why it is not here and the two things that can be done."""

    retryAsked = Signal()
    chooseAsked = Signal()
    insteadAsked = Signal()  # the model that is named in the place of one that is gone

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = plain_label("", self)
        self._words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._more = plain_label("", self, role="hint")
        self._more.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.retry = QPushButton(tr("Try again"), self)
        self.retry.clicked.connect(self.retryAsked)
        self.choose = QPushButton(tr("Choose another model"), self)
        self.choose.clicked.connect(self.chooseAsked)
        buttons = FlowLayout(centred=True)  # one above the other where a small window has no room for long words
        self.instead = QPushButton(self)
        self.instead.clicked.connect(self.insteadAsked)
        self.instead.hide()
        buttons.addWidget(self.retry)
        buttons.addWidget(self.choose)
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addWidget(self._words)
        column.addWidget(self._more)
        column.addSpacing(theme.GRID)
        column.addWidget(self.instead, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(buttons)
        column.addStretch(3)

    @property
    def words(self) -> str:
        return self._words.text()

    @property
    def waits(self) -> bool:
        return self.retry.isHidden()

    def set_instead(self, words: str) -> None:
        """The button that leads to another model; none without words."""
        short = self.instead.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, 30 * theme.GRID)
        self.instead.setText(short.replace("&", "&&"))
        self.instead.setToolTip(words if short != words else "")
        theme.set_role(self.instead, "primary" if words else "")
        self.instead.setVisible(bool(words) and not self.waits)

    def waiting(self, words: str) -> None:
        self._show(words, "", buttons=False)

    def failed(self, words: str, error: DeskError) -> None:
        self._show(words, error.sentence, buttons=True)

    def _show(self, words: str, more: str, *, buttons: bool) -> None:
        self._words.setText(words)
        self._more.setText(more)
        self._more.setVisible(bool(more))
        self.retry.setVisible(buttons)
        self.instead.setVisible(buttons and bool(self.instead.text()))
        self.choose.setVisible(buttons)


_NARROWEST = 96
"""Pixels that Generate keeps whatever stands on it."""


@overrides_qt
class Foot(QWidget):
    """Generate, and above it the reason while it cannot. `above` is for what else is worth knowing there."""

    pressed = Signal()
    reasonPressed = Signal()  # a click on the reason, or on the button while it cannot

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reason = plain_label("", self, role="hint")
        self.button = QPushButton(tr("Generate"), self)
        self.button.setIconSize(QSize(theme.ICON, theme.ICON))
        self.button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # words and prices move nothing
        self.button.setMinimumSize(_NARROWEST, 5 * theme.GRID)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.pressed)
        self._wordings: tuple[str, ...] = ()
        self.many = HowMany(self)
        self.many.setMinimumHeight(5 * theme.GRID)
        self.list_button = QToolButton(self)
        self.list_button.setIcon(icon("rows", "dim"))
        self.list_button.setMinimumHeight(5 * theme.GRID)
        self.list_button.setAccessibleName(tr("Many from one"))
        self.list_button.setToolTip(tr("Many from one: lines, a table, a sweep, several models… (Ctrl+Shift+Enter)"))
        self.list_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.above = QVBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * theme.GRID, theme.GRID, 2 * theme.GRID, 2 * theme.GRID)
        column.setSpacing(theme.GRID)
        column.addLayout(self.above)
        self.clock = QToolButton(self)
        self.clock.setIcon(icon("clock", "dim"))
        self.clock.setAccessibleName(tr("Cancel if it takes longer"))
        self.clock.setToolTip(tr("Cancel if it takes longer than a time of your own…"))
        self.clock.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.set_role(self.clock, "flat")
        told = QHBoxLayout()
        told.setSpacing(theme.GRID // 2)
        told.addWidget(self.reason, 1)
        told.addWidget(self.clock, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(told)
        row = QHBoxLayout()
        row.setSpacing(theme.GRID)
        row.addWidget(self.button, 1)
        row.addWidget(self.many)
        row.addWidget(self.list_button)
        column.addLayout(row)
        self._line = hairline(self)
        self._in_the_way = False
        self.reason.installEventFilter(self)
        self.button.installEventFilter(self)
        self._key = _shown("Ctrl+Return")
        self._again: Callable[[], None] = lambda: None
        self.set_state("", tr("Generate"), busy=False)

    def follow(self, action: QAction) -> None:
        """The keys of this action are those that are told: they can be changed."""

        def tell() -> None:
            keys = action.shortcuts()
            key = _shown(keys[0]) if keys else ""
            if key != self._key:
                self._key = key
                self._again()

        action.changed.connect(tell)

    @property
    def number(self) -> int:
        """How many requests the next press makes."""
        return 1 if self.many.isHidden() else self.many.value()

    def set_state(
        self, reason: str, words: str, *, busy: bool, hint: str = "", suffix: str = "", tip: str = ""
    ) -> None:
        """`reason` keeps the button from being pressed; `busy` shows that a press is being recorded.

        `suffix` stands behind the words, as a price does; `tip` says more about it.
        """
        self._again = partial(self.set_state, reason, words, busy=busy, hint=hint, suffix=suffix, tip=tip)
        short = words.partition(" ")[0]
        wordings = (f"{words} · {suffix}", f"{short} · {suffix}", suffix, words) if suffix else (words, short)
        words = wordings[0]
        able = not reason and not busy
        self._wordings = (tr("Writing it down…"),) if busy else wordings
        self._fit_words()
        self.button.setEnabled(able or busy)  # greying for the blink of a record would flicker
        theme.set_role(self.button, "primary" if not reason else "")
        self.button.setIcon(icon("send", "accent_text" if not reason else "disabled"))
        more = "\n".join(filter(None, (f"{words} ({self._key})" if self._key else words, tip)))
        self.button.setToolTip(reason or more)
        self.button.setAccessibleDescription(reason or f"{self._key}. {tip}".strip(" ."))
        self._in_the_way = bool(reason)
        hand = Qt.CursorShape.PointingHandCursor if reason else Qt.CursorShape.ArrowCursor
        self.reason.setCursor(hand)
        self.reason.setToolTip(tr("Click to go there") if reason else "")
        usual = tr("{key} sends it; the form keeps its values.").format(key=self._key) if self._key else ""
        self.reason.setText(reason or hint or usual)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A disabled button keeps a click for itself, and says nothing of it."""
        if event.type() == QEvent.Type.MouseButtonRelease and self._in_the_way:
            self.reasonPressed.emit()
        if watched is self.button and event.type() == QEvent.Type.Resize:
            self._fit_words()
        return super().eventFilter(watched, event)

    def _fit_words(self) -> None:
        """The longest that has room: the price stays where not everything can, and all of it where the pointer rests."""
        room = self.button.width() - theme.ICON - 3 * theme.GRID
        metrics = QFontMetrics(theme.font(strong=True))
        fitting = (words for words in self._wordings if metrics.horizontalAdvance(words) <= room)
        text = next(fitting, min(self._wordings, key=len, default=""))
        if self.button.text() != text:
            self.button.setText(text)

    def resizeEvent(self, event: object) -> None:
        self._line.setGeometry(0, 0, self.width(), 1)


def reason_of(form: Form, problems: Sequence[Problem], *, blank: Callable[[], bool]) -> str:
    """Why a form cannot be sent as it is, in words; "" where it can."""
    if not problems:
        return tr("Nothing is written yet.") if blank() else ""
    first, more = problems[0], len(problems) - 1
    label = place_in_words(form, first.pointer)
    message = told(first.message)
    words = tr("{label}: {message}").format(label=label, message=message) if label else message
    if label and first.message in ("This must not be empty.", "This is needed."):
        words = tr("{label} is empty.").format(label=label)
    return counted(more, "{words} And {n} more.", "{words} And {n} more.", words=words) if more else words


def _shown(key: QKeySequence | str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
