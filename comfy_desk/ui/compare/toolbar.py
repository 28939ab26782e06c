"""The row of buttons over a comparison: how it is looked at, which two of it, zoom. Knows signs, words and keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QFontMetrics, QKeySequence
from PySide6.QtWidgets import QToolButton, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.compare.layers import Mode
from comfy_desk.ui.compare.rows import flowing
from comfy_desk.ui.compare.surface import LOUDEST, CompareSurface
from comfy_desk.ui.compare.work import LETTERS
from comfy_desk.ui.forms.controls import named_combo
from comfy_desk.ui.icons import icon
from comfy_desk.ui.phrases import decimal, tr, with_point
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.viewers.canvas import STEP

PACES = (0, 400, 700, 1000, 2000)
"""Milliseconds that each is seen while blinking goes by itself; 0 is by hand. Never faster than three changes a second:
quicker flashes can harm."""


class CompareBar(QWidget):
    """Acts on the surface alone. Its actions have keys in the whole window that it is in."""

    modeChanged = Signal()

    def __init__(self, surface: CompareSurface, parent: QWidget) -> None:
        super().__init__(parent)
        self._surface = surface
        self._blinking = QTimer(self)
        self._blinking.timeout.connect(surface.blink)
        self._group = QActionGroup(self)
        self._modes = {
            Mode.WIPE: self._mode(Mode.WIPE, tr("Wipe"), "W"),
            Mode.SIDE: self._mode(Mode.SIDE, tr("Side by side"), "S"),
            Mode.BLINK: self._mode(Mode.BLINK, tr("Blink"), "B"),
            Mode.DIFFERENCE: self._mode(Mode.DIFFERENCE, tr("Difference"), "D"),
        }
        self.first, self.second = (
            named_combo(self, tr("Left or upper one")),
            named_combo(self, tr("Right or lower one")),
        )
        self.turn = self._action("compare.turn", tr("Turn the edge"), "T", self._on_turn)
        self.pace = named_combo(self, tr("Pace of blinking"))
        for milliseconds in PACES:
            words = (
                tr("{n} s each").format(n=with_point(f"{milliseconds / 1000:g}"))
                if milliseconds
                else tr("By hand (Space)")
            )
            self.pace.addItem(words, milliseconds)
        self.brighter = named_combo(self, tr("Brightness of the difference"))
        times = 1
        while times <= LOUDEST:
            self.brighter.addItem(tr("{n} × as bright").format(n=times) if times > 1 else tr("As it is"), times)
            times *= 2
        self.zoom = plain_label("", self, role="hint", wrap=False)
        self.zoom.setFont(theme.ticking_font())
        self.zoom.setAccessibleName(tr("Zoom"))
        self._zooms = (
            self._action("compare.fit", tr("Whole picture"), "F", surface.fit, "fit"),
            self._action("compare.actual", tr("100 %"), "1", surface.actual, "actual"),
            self._action("compare.zoom_out", tr("Zoom out"), "-", lambda: surface.zoom_by(1 / STEP), "zoom-out"),
            self._action("compare.zoom_in", tr("Zoom in"), "+", lambda: surface.zoom_by(STEP), "zoom-in"),
        )
        self._zooms[3].setShortcuts([QKeySequence("+"), QKeySequence("=")])
        self._lay_out()
        self._connect()

    def show_count(self, count: int) -> None:
        """How many works there are; with two there is nothing to choose."""
        for combo in (self.first, self.second):
            combo.blockSignals(True)
            combo.clear()
            for at in range(count):
                combo.addItem(LETTERS[at], at)
            combo.blockSignals(False)
        self.first.setCurrentIndex(0)
        self.second.setCurrentIndex(min(1, count - 1))
        self._show()

    def choose(self, mode: Mode) -> None:
        self._modes[mode].trigger()

    def stop(self) -> None:
        self._blinking.stop()

    def _lay_out(self) -> None:
        line = flowing(self, gap=theme.GRID // 2)
        for mode in self._modes.values():
            line.addWidget(self._button(mode, segment=True))
        line.addWidget(self.first)
        line.addWidget(self.second)
        self._turn_button = self._button(self.turn)
        line.addWidget(self._turn_button)
        line.addWidget(self.pace)
        line.addWidget(self.brighter)
        for action in self._zooms:
            line.addWidget(self._button(action))
        line.addWidget(self.zoom)

    def _connect(self) -> None:
        surface = self._surface
        surface.lookChanged.connect(self.show_zoom)
        for combo in (self.first, self.second):
            combo.currentIndexChanged.connect(self._on_pair)
        self.pace.currentIndexChanged.connect(lambda _at: self._show())
        self.brighter.currentIndexChanged.connect(
            lambda _at: surface.set_brighter(int(self.brighter.currentData() or 1))
        )

    def _mode(self, mode: Mode, words: str, key: str) -> QAction:
        action = self._action(f"compare.{mode}", words, key, lambda: self._on_mode(mode))
        action.setCheckable(True)
        action.setChecked(mode is self._surface.mode)
        self._group.addAction(action)
        return action

    def _action(self, name: str, words: str, key: str, act: Callable[[], None], sign: str = "") -> QAction:
        action = QAction(icon(sign), words, self) if sign else QAction(words, self)
        action.setObjectName(name)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(lambda _checked=False: act())
        tip = tr("{words} ({key})").format(words=words, key=key)
        action.setToolTip(tip)
        self.addAction(action)
        return action

    def _button(self, action: QAction, *, segment: bool = False) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setAccessibleName(action.text())
        if segment:
            theme.set_role(button, "segment")
            bold = QFontMetrics(theme.font(strong=True)).horizontalAdvance(action.text())
            button.setMinimumWidth(bold + 3 * theme.GRID + 4)  # the one that is down is bold, and nothing moves for it
        return button

    def _on_mode(self, mode: Mode) -> None:
        self._surface.set_mode(mode)
        self._show()
        self.modeChanged.emit()

    def _on_pair(self) -> None:
        first, second = self.first.currentData(), self.second.currentData()
        if first is not None and second is not None:
            self._surface.set_pair(int(first), int(second))

    def _on_turn(self) -> None:
        self._surface.set_upright(not self._surface.upright)

    def show_zoom(self) -> None:
        """Of the largest picture, in words."""
        percent = self._surface.percent()
        self.zoom.setText(tr("{n} %").format(n=decimal(percent, 0)) if percent else "")

    def _show(self) -> None:
        """What the chosen way of looking needs, and nothing else."""
        mode = self._surface.mode
        several = self.first.count() > 2
        pair = mode in (Mode.WIPE, Mode.DIFFERENCE) and several
        self.first.setVisible(pair)
        self.second.setVisible(pair)
        self._turn_button.setVisible(mode is Mode.WIPE)
        self.turn.setEnabled(mode is Mode.WIPE)
        self.pace.setVisible(mode is Mode.BLINK)
        self.brighter.setVisible(mode is Mode.DIFFERENCE)
        pace = int(self.pace.currentData() or 0)
        if mode is Mode.BLINK and pace:
            self._blinking.start(pace)
        else:
            self._blinking.stop()
        self.show_zoom()
