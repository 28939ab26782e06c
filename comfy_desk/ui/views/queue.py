"""The queue: its toolbar, chips, search, the table, and what stands there while it is empty. Asks, and never acts itself."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.domain.request import Request
from comfy_desk.ui import theme
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.going_on import pause_in_words
from comfy_desk.ui.icons import icon
from comfy_desk.ui.models.batches import BatchList
from comfy_desk.ui.models.columns import COLUMNS, PLACE
from comfy_desk.ui.models.queue_filter import Chip, QueueFilter
from comfy_desk.ui.models.queue_groups import GROUPINGS, Grouping
from comfy_desk.ui.models.queue_model import QueueModel
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.unhurried import Unhurried
from comfy_desk.ui.views.batches import BatchStrip
from comfy_desk.ui.views.queue_chips import QueueChips
from comfy_desk.ui.views.queue_columns import read_state, write_state
from comfy_desk.ui.views.queue_menus import fill_columns, fill_groups
from comfy_desk.ui.views.queue_notices import QueueNotices
from comfy_desk.ui.views.queue_pages import CHIPS, EmptyPage, hidden_in_words
from comfy_desk.ui.views.queue_table import QueueTable
from comfy_desk.ui.wording import Counts

_ICON_ONLY = 36
"""Logical pixels of a button of the toolbar that shows no words."""

_SEARCH = 150
"""Those that the search has at least: the words of buttons give way to it, as their icons and tool tips say the same."""


@overrides_qt
class QueueView(QWidget):
    """Follows a bridge from the start on. `verbAsked` carries (request id, verb); the verbs stand in `row_actions.VERBS`."""

    verbAsked = Signal(str, str)
    pauseAsked = Signal(bool)
    cancelWaitingAsked = Signal()
    selected = Signal(str)  # request id, "" for none
    chosenChanged = Signal(object)  # ids of the selected requests
    retryAsked = Signal()  # all that has failed
    composeAsked = Signal()  # the first step offered by the empty queue
    countsChanged = Signal(object)  # Counts
    stateChanged = Signal()  # columns, compactness or order: worth remembering

    def __init__(self, bridge: DeskBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("Queue"))
        self._desk = bridge.desk
        self.model = QueueModel(self, now=bridge.now())
        self.shown = QueueFilter(self.model, self)
        self.table = QueueTable(self.model, self.shown, self)
        self.batches = BatchList(self)
        self.strip = BatchStrip(self.batches, self)
        self.notices = QueueNotices(bridge, self.model, self)
        self.setFocusProxy(self.table)
        self._build()
        self._wire(bridge)
        self.model.follow(bridge)
        self.batches.follow(bridge)
        self._on_paused(bridge.desk.sending_paused)
        self._on_rows()

    # what others ask

    @property
    def counts(self) -> Counts:
        return self.model.counts

    def select(self, request_id: str) -> bool:
        """Chooses a row; where a chip or the search hides it, they give way."""
        self.shown.unfold_for(request_id)
        if self.table.select(request_id):
            return True
        if self.model.row_of(request_id) is None:
            return False
        self._show_all()
        return self.table.select(request_id)

    def show_batch(self, batch_id: str) -> None:
        """Its requests alone; "" shows all again."""
        self.shown.set_batch(batch_id)
        self.strip.set_chosen(batch_id)
        self._show_batch_chip()
        self._show_page()

    def selected_id(self) -> str:
        request = self.shown.find(self.table.currentIndex().row())
        return request.id if request is not None else ""

    def chosen(self) -> tuple[Request, ...]:
        """The selected requests, as they stand in the table."""
        return self.table.chosen()

    def set_grouping(self, grouping: Grouping) -> None:
        """By what rows are put together."""
        self.shown.set_grouping(grouping)
        self.strip.set_wanted(grouping is not Grouping.BATCH)  # else each batch would be there twice
        self.stateChanged.emit()

    def focus_search(self) -> None:
        """Puts the keyboard into the search; what stands there is chosen, so that typing replaces it."""
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    def set_compact(self, compact: bool) -> None:
        self._compact.setChecked(compact)

    @property
    def compact(self) -> bool:
        return self.table.compact

    def saveState(self) -> bytes:  # noqa: N802 - as Qt's own
        header = self.table.horizontalHeader()
        section = header.sortIndicatorSection()
        by = COLUMNS[section].id if 0 <= section < len(COLUMNS) else ""
        down = header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        groups = {"group": str(self.shown.grouping), "folded": self.shown.folded_keys()}
        return write_state({**self.table.columns.state(), **groups, "sort": [by, down], "compact": self.table.compact})

    def restoreState(self, data: bytes) -> None:  # noqa: N802 - as Qt's own
        """Takes what `saveState` gave; anything else changes nothing."""
        state = read_state(data)
        if not state:
            return
        self.table.columns.restore(state)
        self.set_compact(state.get("compact") is True)
        match state.get("folded"):
            case [*keys] if all(isinstance(key, str) for key in keys):
                self.shown.set_folded_keys(keys)
        match state.get("group"):
            case str(group) if group in {str(grouping) for grouping in Grouping}:
                self.set_grouping(Grouping(group))
        match state.get("sort"):
            case [str(by), bool(down)] if by in PLACE:
                order = Qt.SortOrder.DescendingOrder if down else Qt.SortOrder.AscendingOrder
                self.table.horizontalHeader().setSortIndicator(PLACE[by], order)

    # building

    def _build(self) -> None:
        self._pages = QStackedWidget()
        self._empty = self._empty_page()
        self._nothing = self._nothing_page()
        for page in (self.table, self._empty, self._nothing):
            self._pages.addWidget(page)
        line = QFrame()
        theme.set_role(line, "line")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._toolbar())
        column.addLayout(self._filters())
        column.addWidget(self.notices)
        column.addWidget(self.strip)
        column.addWidget(line)
        column.addWidget(self._pages, 1)

    def _toolbar(self) -> QHBoxLayout:
        self._pause = self._tool("pause", tr("Pause sending"), words=True)
        self._pause.setCheckable(True)
        self._cancel = self._tool("cancel", tr("Cancel everything waiting"), words=True)
        self._cancel.setToolTip(tr("Cancels what waits here or in the queue; what runs goes on"))
        self._compact = self._tool("rows-compact", tr("Compact rows"))
        self._compact.setCheckable(True)
        self._groups = self._tool("stack", tr("Group by"))
        self._columns = self._tool("columns", tr("Columns"))
        row = QHBoxLayout()
        row.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, 0)
        row.setSpacing(theme.GRID // 2)
        for button in (self._pause, self._cancel):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._make_search(), 1000)  # all the room there is, as far as it may grow
        for button in (self._compact, self._groups, self._columns):
            row.addWidget(button)
        return row

    def _filters(self) -> QHBoxLayout:
        self._chip_row = QueueChips()
        self._chip_row.chosen.connect(self._on_chip)
        self._chip_row.batchEnded.connect(lambda: self.show_batch(""))
        self._chips, self._batch_chip = self._chip_row.buttons, self._chip_row.batch
        row = QHBoxLayout()
        row.setContentsMargins(theme.GRID, theme.GRID // 2, theme.GRID, theme.GRID)
        row.setSpacing(theme.GRID // 2)
        row.addWidget(self._chip_row)
        return row

    def _make_search(self) -> QLineEdit:
        self._search = QLineEdit()
        self._search.setPlaceholderText(tr("Search prompts and models"))
        self._search.setAccessibleName(tr("Search prompts and models"))
        self._search.setAccessibleDescription(tr("Also names of batches, ids from six characters on, and whole seeds"))
        self._search.setToolTip(tr("Also names of batches, ids from six characters on, and whole seeds"))
        self._search.setClearButtonEnabled(True)
        self._search.setMaxLength(200)
        self._search.setMinimumWidth(_SEARCH)
        self._search.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._search.setMaximumWidth(280)
        clear = QShortcut(QKeySequence(Qt.Key.Key_Escape), self._search)
        clear.setContext(Qt.ShortcutContext.WidgetShortcut)
        clear.activated.connect(self._on_escape)
        self._search.addAction(
            QAction(icon("search", "dim"), "", self._search), QLineEdit.ActionPosition.LeadingPosition
        )
        return self._search

    def _tool(self, name: str, label: str, *, words: bool = False) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(name))
        button.setText(label)
        button.setToolTip(label)
        button.setAccessibleName(label)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.set_role(button, "flat")
        if words:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setMinimumWidth(_ICON_ONLY)  # the words give way in a narrow window
            _set_words(button, label)
        return button

    def _empty_page(self) -> EmptyPage:
        first = QPushButton(tr("Write a prompt"))
        theme.set_role(first, "primary")
        first.clicked.connect(self.composeAsked)
        return EmptyPage(
            "queue",
            tr("Nothing here yet"),
            tr(
                "Write a prompt and press Ctrl+Enter: your request shows here, with its place in the queue and its result."
            ),
            first,
        )

    def _nothing_page(self) -> EmptyPage:
        everything = QPushButton(tr("Show everything"))
        everything.clicked.connect(self._show_all)
        return EmptyPage("search", tr("Nothing matches"), "", everything)

    def _wire(self, bridge: DeskBridge) -> None:
        self.table.verbAsked.connect(self.verbAsked)
        self.table.selected.connect(self.selected)
        self.strip.chosen.connect(self.show_batch)
        self.batches.renamed.connect(lambda _batch: self._show_batch_chip())
        self.notices.failedAsked.connect(self._on_failed_asked)
        self.table.columns.changed.connect(self.stateChanged)
        self.table.lines.folded.connect(self.stateChanged)
        self._chip_row.retryAsked.connect(self.retryAsked)
        self.table.selectionModel().selectionChanged.connect(Unhurried(self._on_chosen, self).soon)
        self._groups.clicked.connect(self._on_groups)
        self._actions()
        self.table.horizontalHeader().sortIndicatorChanged.connect(lambda *_: self.stateChanged.emit())
        self._pause.clicked.connect(self._on_pause_clicked)
        self._cancel.clicked.connect(self.cancelWaitingAsked)
        self._compact.toggled.connect(self._on_compact)
        self._columns.clicked.connect(self._on_columns)
        header = self.table.horizontalHeader()
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(lambda at: self._column_menu(header.mapToGlobal(at)))
        self._search.textChanged.connect(self._on_search)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.focus_search)
        bridge.ticked.connect(self.table.tick)
        bridge.pausedChanged.connect(self._on_paused)
        self.model.countsChanged.connect(Unhurried(self._on_rows, self).soon)

    # what happens

    def _on_rows(self) -> None:
        counts = self.model.counts
        self._chip_row.set_counts(counts)
        some = counts.waiting + counts.queued > self.model.line.direct
        if not some and self._cancel.hasFocus():  # off, it would hand the keyboard on to the next button
            self.table.setFocus(Qt.FocusReason.MouseFocusReason)
        self._cancel.setEnabled(some)
        self._show_page()
        self.countsChanged.emit(counts)

    def _show_page(self) -> None:
        if self.shown.rowCount():
            page: QWidget = self.table
        else:
            page = self._nothing if self.model.rowCount() else self._empty
            batch = self.batches.batch(self.shown.batch)
            name, search = batch.name if batch is not None else "", self._search.text().strip()
            self._nothing.hint.setText(hidden_in_words(self.shown.hidden(), self.shown.chip, search, name))
        if self._pages.currentWidget() is not page:
            self._pages.setCurrentWidget(page)

    def _on_chip(self, chip: Chip) -> None:
        self._set_chip(chip)
        self._show_page()

    def _set_chip(self, chip: Chip) -> None:
        self.shown.set_chip(chip)
        ended = chip in (Chip.DONE, Chip.FAILED)
        self.table.columns.set_idle(*(("next_check",) if ended else ()))  # nobody asks about them any more

    def _show_batch_chip(self) -> None:
        self._chip_row.show_batch(self.batches.batch(self.shown.batch) if self.shown.batch else None)

    def _on_failed_asked(self) -> None:
        self._show_all()
        self._chips[Chip.FAILED].setChecked(True)
        self._on_chip(Chip.FAILED)

    def _on_search(self, text: str) -> None:
        self.shown.set_search(text)
        self._show_page()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.strip.set_height(self.height())
        self._fit_words()

    def _fit_words(self) -> None:
        """The words of the toolbar as far as they have room; those of the pause last longest."""
        styles = Qt.ToolButtonStyle
        for button in (self._pause, self._cancel):
            button.setToolButtonStyle(styles.ToolButtonTextBesideIcon)
        room = self.width() - 2 * _ICON_ONLY - 6 * theme.GRID - _SEARCH
        for button, beside in ((self._cancel, self._pause.sizeHint().width()), (self._pause, _ICON_ONLY)):
            if button.sizeHint().width() + beside > room:
                button.setToolButtonStyle(styles.ToolButtonIconOnly)
        wordless = self._pause.toolButtonStyle() is styles.ToolButtonIconOnly
        self._pause.setMinimumWidth(_ICON_ONLY if wordless else self._pause_width())

    def _pause_width(self) -> int:
        """For either of its words: what stands beside it does not jump."""
        words = self._pause.text()
        widths = []
        for other in (tr("Pause sending"), tr("Resume sending")):
            self._pause.setText(f" {other}")
            widths.append(self._pause.sizeHint().width())
        self._pause.setText(words)
        return max(widths)

    def _on_escape(self) -> None:
        """Clears the search; where it is empty already, goes back to the table."""
        if self._search.text():
            self._search.clear()
        else:
            self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_all(self) -> None:
        self._chips[Chip.ALL].setChecked(True)
        self._set_chip(Chip.ALL)
        self._search.clear()
        self.show_batch("")

    def _on_pause_clicked(self, wanted: bool) -> None:
        self._pause.setChecked(not wanted)  # until the desk says so
        self.pauseAsked.emit(wanted)

    def _on_paused(self, paused: bool) -> None:
        """The button shows what is, not what was asked for."""
        self._pause.setChecked(paused)
        self._pause.setIcon(icon("play" if paused else "pause", "warn" if paused else "text"))
        _set_words(self._pause, tr("Resume sending") if paused else tr("Pause sending"))
        self._fit_words()
        why = pause_in_words(self._desk.pause_reason) if paused else ""
        resumes = tr("Paused: {why}. Click to send what waits here") if why else tr("Sends what waits here")
        self._pause.setToolTip(resumes.format(why=why) if paused else tr("Nothing new is sent; what was sent goes on"))

    def _on_compact(self, compact: bool) -> None:
        self.table.set_compact(compact)
        self.stateChanged.emit()

    def _on_columns(self) -> None:
        self._column_menu(self._columns.mapToGlobal(QPoint(0, self._columns.height())))

    def _column_menu(self, at: QPoint) -> None:
        menu = fill_columns(QMenu(self), self.table)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    def _on_groups(self) -> None:
        menu = fill_groups(QMenu(self), self.shown.grouping, self.set_grouping, self.table.lines.fold_all)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self._groups.mapToGlobal(QPoint(0, self._groups.height())))

    def _on_chosen(self) -> None:
        self.chosenChanged.emit(tuple(request.id for request in self.table.chosen()))

    def _actions(self) -> None:
        """What has no key of its own, and is found in the palette all the same."""
        add = self.table.keys.add
        add("queue.retry_failed", tr("&Retry all failed"), (), self.retryAsked.emit)
        add("queue.columns", tr("Columns, sorting and widths…"), (), self._on_columns)
        add("queue.fold_all", tr("Fold all groups"), (), lambda: self.table.lines.fold_all(True))
        add("queue.unfold_all", tr("Unfold all groups"), (), lambda: self.table.lines.fold_all(False))
        for grouping, label in GROUPINGS:
            words = tr("Group the queue by: {what}").format(what=tr(label))
            add(f"queue.group_{grouping}", words, (), partial(self.set_grouping, grouping))
        for chip, label in CHIPS:
            words = tr("Show in the queue: {what}").format(what=tr(label))
            add(f"queue.show_{chip}", words, (), partial(self._choose_chip, chip))

    def _choose_chip(self, chip: Chip) -> None:
        self._chips[chip].setChecked(True)
        self._on_chip(chip)


def _set_words(button: QToolButton, words: str) -> None:
    button.setText(f" {words}")  # a style sheet has no other way to part them from the icon
    button.setAccessibleName(words)
