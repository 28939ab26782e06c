"""The accounts as a list: one is chosen for new requests, one has the keyboard. It draws and asks; it changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from comfy_desk.domain.events import AccountChanged
from comfy_desk.services.api import AccountFacts
from comfy_desk.ui import theme
from comfy_desk.ui.account_words import key_words, state_of
from comfy_desk.ui.around import NOTHING, Said
from comfy_desk.ui.delegates.lettering import cut, letters
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr

Index = QModelIndex | QPersistentModelIndex

ACCOUNT = int(Qt.ItemDataRole.UserRole) + 1
STATE = ACCOUNT + 1
CHOSEN = STATE + 1

SHOWN_AT_ONCE = 4
"""Rows that are seen without scrolling."""

_PAD = theme.GRID + theme.GRID // 2


class AccountList(QListWidget):
    """`pointed(account_id)` when another row gets the keyboard, `taken(account_id)` on Enter and on a double click."""

    pointed = Signal(str)
    taken = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_Delegate(self))
        self.setAccessibleName(tr("Accounts"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.currentItemChanged.connect(self._on_current)
        self.itemActivated.connect(lambda item: self.taken.emit(item.data(ACCOUNT)))
        theme.watch().changed.connect(self._fit)

    def show_accounts(
        self, facts: Sequence[AccountFacts], state: Callable[[str], AccountChanged], now: float, keyring: str = ""
    ) -> None:
        """The keyboard stays at its account; where that is gone, it goes to the chosen one."""
        here = self.current_id()
        self.blockSignals(True)
        self._make_rows([one.account.id for one in facts])
        for row, one in enumerate(facts):
            item, said = self.item(row), state_of(one, state(one.account.id), now)
            item.setText(one.account.label)
            item.setData(STATE, said)
            item.setData(CHOSEN, one.chosen)
            told = [one.account.label, tr("in use") if one.chosen else "", said.text, one.account.origin]
            told.append(tr("key: {place}").format(place=key_words(one.key_place, keyring)))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, "; ".join(part for part in told if part))
            item.setToolTip(f"{one.account.label}\n{one.account.origin}")
        chosen = next((one.account.id for one in facts if one.chosen), "")
        wanted = here if any(one.account.id == here for one in facts) else chosen
        self._set_current(wanted)
        self.blockSignals(False)
        if wanted != here and wanted:
            self.pointed.emit(wanted)
        self._fit()

    def current_id(self) -> str:
        item = self.currentItem()
        return str(item.data(ACCOUNT)) if item is not None else ""

    def point(self, account_id: str) -> None:
        self._set_current(account_id)

    def _on_current(self, item: QListWidgetItem | None, _before: object) -> None:
        if item is not None:
            self.pointed.emit(item.data(ACCOUNT))

    def _make_rows(self, ids: list[str]) -> None:
        if ids == [self.item(row).data(ACCOUNT) for row in range(self.count())]:
            return
        self.clear()
        for account_id in ids:
            item = QListWidgetItem(self)
            item.setData(ACCOUNT, account_id)

    def _set_current(self, account_id: str) -> None:
        for row in range(self.count()):
            if self.item(row).data(ACCOUNT) == account_id:
                self.setCurrentRow(row)

    def _fit(self) -> None:
        """As high as its rows, up to a few of them; the last one is cut through where there are more."""
        rows = min(max(self.count(), 1), SHOWN_AT_ONCE)
        more = row_height() // 2 if self.count() > SHOWN_AT_ONCE else 0
        self.setFixedHeight(rows * row_height() + more + 2 * self.frameWidth() + 2)


def row_height() -> int:
    return letters(strong=True).height + letters(theme.SMALL).height + 2 * theme.GRID + 2


@overrides_qt
class _Delegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style = option.widget.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget)
        painter.save()
        self._write(painter, option.rect.adjusted(_PAD, theme.GRID, -_PAD, -theme.GRID), index)
        painter.restore()

    def _write(self, painter: QPainter, inside: QRect, index: Index) -> None:
        strong, small = letters(strong=True), letters(theme.SMALL)
        said = index.data(STATE)
        said = said if isinstance(said, Said) else NOTHING
        mark = tr("In use") if index.data(CHOSEN) else ""
        room = small.metrics.horizontalAdvance(mark) + theme.GRID if mark else 0
        line = QRect(inside.left(), inside.top(), inside.width() - room, strong.height)
        painter.setFont(strong.font)
        painter.setPen(theme.color("text"))
        name = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, cut(name, line.width(), strong))
        painter.setFont(small.font)
        if mark:
            painter.setPen(theme.color("accent"))
            at = QRect(inside.right() - room + theme.GRID, inside.top(), room, strong.height)
            painter.drawText(at, Qt.AlignmentFlag.AlignVCenter, mark)
        below = QRect(inside.left(), line.bottom() + 3, inside.width(), small.height)
        if said.icon:
            side = min(small.height, theme.ICON)
            place = QRect(below.left(), below.top() + (below.height() - side) // 2, side, side)
            icon(said.icon, said.tone).paint(painter, place)
            below.adjust(side + theme.GRID // 2, 0, 0, 0)
        painter.setPen(theme.color(said.tone))
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, cut(said.text, below.width(), small))
