"""The library as one sees it: the list at the side, the search above, works as a grid or a list, and what is done with them.

It follows the library while it is seen, and catches up when it is shown again. What belongs to requests, files and other
windows is asked by signals.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import Found, LibraryChanged, Order, Shelf
from comfy_desk.services.library_api import LibraryApi
from comfy_desk.ui import theme
from comfy_desk.ui.layout import to_bytes, to_sizes, to_text
from comfy_desk.ui.library.acts import LibraryActs
from comfy_desk.ui.library.bar import LibraryBar
from comfy_desk.ui.library.cell import LARGEST, SMALLEST
from comfy_desk.ui.library.choice import Chosen
from comfy_desk.ui.library.doing import Doing
from comfy_desk.ui.library.grid import LibraryGrid
from comfy_desk.ui.library.model import LibraryModel
from comfy_desk.ui.library.pages import EmptyPage, NewsLine, TrashLine, say_empty
from comfy_desk.ui.library.pictures import Pictures
from comfy_desk.ui.library.searching import Searching, unread_words
from comfy_desk.ui.library.shelves import Shelves
from comfy_desk.ui.library.side import LibrarySide
from comfy_desk.ui.library.sight import FilesInSight
from comfy_desk.ui.library.table import LibraryTable
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import hairline
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.unhurried import Unhurried

FOLLOW = 90
"""Milliseconds between two works that the viewer is given while an arrow key is held."""

_STEP = 24
_SIDE_WIDTH = 168
_SIDE_FITS = 560
"""Logical pixels of width from which there is room for the list at the side."""


@overrides_qt
class LibraryView(QWidget):
    """`lookedAt` and `openAsked` carry an id; `actAsked` the name of an act of `actions` and the ids it is for."""

    lookedAt = Signal(int)
    openAsked = Signal(int)
    actAsked = Signal(str, object)
    dragAsked = Signal(object)
    composeAsked = Signal()
    stateChanged = Signal()

    def __init__(
        self,
        library: Callable[[], LibraryApi],
        toast: ToastLine,
        parent: QWidget | None = None,
        *,
        now: Callable[[], float],
    ) -> None:
        super().__init__(parent)
        theme.set_role(self, "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("Library"))
        self._library = library
        self._toast = toast
        self.pictures = Pictures(self)
        self.model = LibraryModel(self._read, now=now)
        self.searching = Searching(library, self)
        self.acts = LibraryActs(library, toast, self)
        self.bar = LibraryBar(self)
        self.side = LibrarySide(self)
        self.grid = LibraryGrid(self.model, self.pictures, self)
        self.model.setParent(self.grid)  # a view asks its model until it is gone itself
        self.table: LibraryTable | None = None
        self.chosen = Chosen(self.model, self.grid.selectionModel(), self)
        self.dragged: list[int] = []
        self._columns = ""
        self._side_wanted = True
        self._side_sizes = [_SIDE_WIDTH, 4 * _SIDE_WIDTH]
        self._sized = False  # widths mean something once it is shown
        self._missed = True
        self._answered = False
        self._unsubscribe: Callable[[], None] | None = library().subscribe(self._on_library)
        self.shelves = Shelves(library, self.side, self.acts, self.searching, self)
        self._follow = Unhurried(self._on_followed, self, interval=FOLLOW, at_once=2)
        self._files = FilesInSight(library, self._ids_in_sight, self)
        self._build()
        self.doing = Doing(self._area, self.model, self.chosen, self.searching, self.acts, lambda: self.works)
        self.addAction(self.doing.actions.by_name["undo"])  # also while the keyboard is in the list at the side
        self._wire()
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.focus_search)
        self.setFocusProxy(self.grid)

    # --- what others call

    @property
    def works(self) -> LibraryGrid | LibraryTable:
        return self.table if self.table is not None and self._pages.currentWidget() is self.table else self.grid

    @property
    def is_grid(self) -> bool:
        return self.bar.as_grid.isChecked()

    def walk(self, step: int) -> bool:
        """To the next work (or back); False at the ends."""
        current = self.chosen.current
        row = self.model.row_of(current) if current is not None else None
        if row is None or not 0 <= row + step < self.model.rowCount():
            return False
        self.chosen.choose(row + step)
        return True

    def focus_search(self) -> None:
        self.bar.focus_search()

    def state(self) -> dict[str, Any]:
        if self.table is not None:
            self._columns = to_text(self.table.horizontalHeader().saveState())
        return {
            "grid": self.is_grid,
            "side": self.grid.cells.side,
            "order": str(self.searching.order),
            "folded": self.searching.folded,
            "places": self._side_wanted,
            "split": self._split.sizes() if self._sized and self.side.isVisible() else self._side_sizes,
            "columns": self._columns,
        }

    def restore(self, state: object) -> None:
        """Takes what `state` gave; anything else changes nothing."""
        if not isinstance(state, dict):
            return
        side, order, columns = state.get("side"), state.get("order"), state.get("columns")
        if isinstance(side, int) and SMALLEST <= side <= LARGEST:
            self.bar.set_size(side)
        if isinstance(order, str) and order in {str(one) for one in Order}:
            self.searching.order = Order(order)
            self.bar.set_order(self.searching.order)
        self.searching.folded = state.get("folded") is True
        self.bar.set_folded(self.searching.folded)
        self._side_sizes = to_sizes(state.get("split")) or self._side_sizes
        self._columns = columns if isinstance(columns, str) else ""
        self._set_side(state.get("places") is not False)
        self._set_grid(state.get("grid") is not False)

    def close_down(self) -> None:
        """For the end of the session."""
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None
        if self.table is not None:  # before the grid, with which the model and the choice go
            self.table.deleteLater()
        self.searching.stop()
        self.shelves.stop()
        self._follow.stop()
        self._files.stop()

    # --- building

    def _build(self) -> None:
        self._area = QWidget(self)
        self._empty = EmptyPage(self._area)
        self._pages = QStackedWidget(self._area)
        self._pages.addWidget(self.grid)
        self._pages.addWidget(self._empty)
        self.news = NewsLine(self._area)
        self.trash = TrashLine(self._area)
        area = QVBoxLayout(self._area)
        area.setContentsMargins(0, 0, 0, 0)
        area.setSpacing(0)
        area.addWidget(self.trash)
        area.addWidget(self.news, 0, Qt.AlignmentFlag.AlignHCenter)
        area.addWidget(self._pages, 1)
        self._split = QSplitter(Qt.Orientation.Horizontal, self)
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(self.side)
        self._split.addWidget(self._area)
        self._split.setStretchFactor(1, 1)
        self._split.setSizes(self._side_sizes)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(hairline(self))
        column.addWidget(self._split, 1)
        self.bar.set_words("")
        self.bar.set_grid(True)
        self.bar.side.setChecked(True)
        self.grid.setAccessibleName(tr("Works"))
        self._hook(self.grid)

    def _hook(self, works: LibraryGrid | LibraryTable) -> None:
        works.openAsked.connect(self._on_open)
        works.dragAsked.connect(self._on_drag)
        works.scrolled.connect(self._on_scrolled)
        works.pressed.connect(
            self._follow.soon
        )  # also the work that was looked at here before something else was shown
        works.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        works.customContextMenuRequested.connect(
            lambda point: self.doing.pop_up(works.viewport().mapToGlobal(point), self.shelves.collections)
        )

    def _make_table(self) -> LibraryTable:
        table = LibraryTable(self.model, self.pictures, self)
        table.setAccessibleName(tr("Works"))
        own = table.selectionModel()
        table.setSelectionModel(self.grid.selectionModel())
        own.deleteLater()
        table.orderAsked.connect(self._on_order)
        table.show_order(self.searching.order)
        table.horizontalHeader().sectionResized.connect(lambda *_: self.stateChanged.emit())
        table.horizontalHeader().sectionMoved.connect(lambda *_: self.stateChanged.emit())
        columns = to_bytes(self._columns)
        if columns is not None:
            table.horizontalHeader().restoreState(columns)
            table.show_order(self.searching.order)
        self._pages.addWidget(table)
        self._hook(table)
        return table

    def _wire(self) -> None:
        bar, side, searching = self.bar, self.side, self.searching
        bar.typed.connect(searching.type)
        bar.asked.connect(searching.set_words)
        bar.orderAsked.connect(self._on_order)
        bar.foldedAsked.connect(self._on_folded)
        bar.gridAsked.connect(self._on_grid)
        bar.sizeAsked.connect(self._on_size)
        bar.keepAsked.connect(self.shelves.keep_search)
        bar.downAsked.connect(lambda: self.works.setFocus(Qt.FocusReason.ShortcutFocusReason))
        bar.stackEnded.connect(lambda: searching.set_stack(""))
        bar.side.clicked.connect(self._on_side)
        side.dropped.connect(lambda collection: self.acts.put_into(collection, self.dragged) if self.dragged else None)
        self._split.splitterMoved.connect(lambda *_: self.stateChanged.emit())
        searching.found.connect(self._on_found)
        searching.asked.connect(self._on_asked)
        searching.failed.connect(self._show_error)
        self.model.changed.connect(self._on_changed)
        self.model.failed.connect(self._show_error)
        self.model.entriesCame.connect(self._files.soon)
        self.shelves.failed.connect(self._show_error)
        self.shelves.sideWanted.connect(lambda: self._set_side(True))
        self.doing.asked.connect(self.actAsked)
        self.doing.openAsked.connect(self.openAsked)
        self.grid.unfoldAsked.connect(self.doing.unfold)
        self.grid.sizeAsked.connect(lambda step: bar.set_size(self.grid.cells.side + step * _STEP))
        self.news.clicked.connect(self._on_news)
        self.trash.emptyAsked.connect(lambda: self.acts.empty_trash())
        self.trash.restoreAsked.connect(lambda: self.acts.restore(list(self.model.ids)))
        self.chosen.changed.connect(self._on_choice)
        self.chosen.looked.connect(self._follow.soon)
        self.acts.undoChanged.connect(lambda _on: self._on_choice())

    # --- the library

    async def _read(self, ids: Any) -> Any:
        return await self._library().entries(ids)

    def _on_library(self, event: LibraryChanged) -> None:
        if not self.isVisible():
            self._missed = True
            return
        if event.lists or event.only_lists:
            self.shelves.soon()
        if event.only_lists and not self.searching.place.collection:
            return
        self._files.forget(event.ids)
        if event.ids:
            self.model.look_again(event.ids)
            if not self._depends_on_marks():
                return
        self.searching.refresh()

    def _depends_on_marks(self) -> bool:
        """Whether another mark may bring a work into what is looked for, out of it, or to another place."""
        search = self.searching.search
        timed = search.order in (Order.NEWEST, Order.OLDEST, Order.MODEL, Order.LARGEST)
        return bool(search.words or search.collection or search.shelf is Shelf.TRASH or not timed)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._sized:
            self._sized = True
            self._split.setSizes([self._side_sizes[0], max(1, self.width() - self._side_sizes[0])])
        if self._missed:
            self._missed = False
            self._files.forget()
            self.model.forget()
            self.shelves.soon()
            self.searching.now()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.pictures.only(set())

    def _ids_in_sight(self) -> list[int]:
        rows = self.works.shown_rows() if self.isVisible() else range(0)
        return [one for one in map(self.model.id_at, rows) if one is not None]

    # --- the search

    def _on_asked(self) -> None:
        searching = self.searching
        if self.bar.words.strip() != searching.words.strip():
            self.bar.set_words(searching.words)
        self.bar.set_stack(bool(searching.stack))
        self.bar.set_order(searching.order)
        if self.table is not None:
            self.table.show_order(searching.order)

    def _on_found(self, found: Found, fresh: bool) -> None:
        self._answered = True
        self.bar.set_unread(unread_words(found.unread))
        self.model.folded = self.grid.cells.folded = self.searching.search.folded
        self.model.set_found(found, fresh=fresh)
        self._show_page()
        self._on_choice()
        if fresh:
            self.news.seen()
            self.works.to_top()
            self._bring_current()

    def _bring_current(self) -> None:
        """What is looked at stays in sight where it is found by another question, too."""
        current = self.chosen.current
        row = self.model.row_of(current) if current is not None else None
        if row is not None and self.chosen.count:
            self.works.scrollTo(self.model.index(row, 0))

    def _show_error(self, error: DeskError) -> None:
        self._toast.show_notice(error.sentence, error=True, tag="library")

    def _on_changed(self, came: int) -> None:
        if came and not self.works.at_top and self._answered:
            self.news.add(came)
        self._files.soon()

    def _show_page(self) -> None:
        in_trash = self.searching.place.shelf is Shelf.TRASH
        self.trash.setVisible(in_trash and self.model.rowCount() > 0)
        if self.model.rowCount() or not self._answered:
            wanted: QWidget = self.grid if self.is_grid else self._table()
        else:
            wanted = self._empty
            say_empty(self._empty, self.searching, self.composeAsked.emit)
        if self._pages.currentWidget() is not wanted:
            had_focus = self._pages.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
            self._pages.setCurrentWidget(wanted)
            if had_focus and wanted is not self._empty:
                wanted.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setFocusProxy(self.grid if wanted is not self.table else self.table)

    def _table(self) -> LibraryTable:
        if self.table is None:
            self.table = self._make_table()
        return self.table

    # --- how it is shown

    def _on_order(self, order: Order) -> None:
        self.searching.set_order(order)
        self.stateChanged.emit()

    def _on_folded(self, folded: bool) -> None:
        self.searching.set_folded(folded)
        self.stateChanged.emit()

    def _on_grid(self, grid: bool) -> None:
        self._set_grid(grid)
        self._bring_current()
        self.works.setFocus(Qt.FocusReason.OtherFocusReason)
        self.stateChanged.emit()

    def _set_grid(self, grid: bool) -> None:
        self.bar.set_grid(grid)
        self._show_page()

    def _on_size(self, side: int) -> None:
        self.grid.set_side(side)
        self.stateChanged.emit()

    def _on_side(self, shown: bool) -> None:
        self._set_side(shown)
        self.stateChanged.emit()

    def _set_side(self, wanted: bool) -> None:
        self._side_wanted = wanted
        self.bar.side.setChecked(wanted)
        self._fit_side()

    def _fit_side(self) -> None:
        """In a narrow window the list at the side gives way, but for who asks for it there."""
        shown = self._side_wanted and (self.width() >= _SIDE_FITS or self.bar.side.hasFocus())
        if shown == self.side.isHidden():
            if not shown:
                self._side_sizes = self._split.sizes()
            self.side.setVisible(shown)
            if shown:
                self._split.setSizes(self._side_sizes)
        self.bar.side.setChecked(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_side()

    def _on_scrolled(self) -> None:
        if not self.pictures.idle:  # nobody waits for what was scrolled past
            entries = map(self.model.peek, self.works.shown_rows())
            self.pictures.only({entry.thumbnail for entry in entries if entry is not None and entry.thumbnail})
        self._files.soon()
        if self.works.at_top:
            self.news.seen()

    def _on_news(self) -> None:
        self.works.to_top()
        self.news.seen()
        self.works.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- the choice

    def _on_choice(self) -> None:
        self.bar.set_count(self.model.rowCount(), self.chosen.count)
        self.doing.refresh()

    def _on_followed(self) -> None:
        """As in the queue: what has the keyboard is what is shown, however many are chosen."""
        current = self.chosen.current
        if current is not None:
            self.lookedAt.emit(current)

    def _on_open(self, row: int) -> None:
        entry_id = self.model.id_at(row)
        if entry_id is not None:
            self.openAsked.emit(entry_id)

    def _on_drag(self) -> None:
        self.dragged = self.chosen.ids()
        self.dragAsked.emit(self.dragged)
