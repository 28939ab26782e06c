"""The library as one sees it: the list at the side, the search above, works as a grid or a list, and what is done with them.

It follows the library while it is seen, and catches up when it is shown again. What belongs to requests, files and other
windows is asked by signals.
"""

from __future__ import annotations

import base64
import uuid
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QByteArray, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import Collection, Found, LibraryChanged, Order, SavedSearch, Shelf, Verdict
from comfy_desk.domain.library_words import nearest
from comfy_desk.services.library_api import LibraryApi
from comfy_desk.ui import theme
from comfy_desk.ui.library.actions import Choice, LibraryActions
from comfy_desk.ui.library.acts import LibraryActs, free_name
from comfy_desk.ui.library.bar import LibraryBar
from comfy_desk.ui.library.cell import LARGEST, SMALLEST
from comfy_desk.ui.library.choice import Chosen
from comfy_desk.ui.library.grid import LibraryGrid
from comfy_desk.ui.library.model import LibraryModel
from comfy_desk.ui.library.pages import EmptyPage, NewsLine, NoteDialog, TrashLine
from comfy_desk.ui.library.pictures import Pictures
from comfy_desk.ui.library.searching import ALL, Searching
from comfy_desk.ui.library.side import COLLECTION, SAVED, LibrarySide
from comfy_desk.ui.library.table import LibraryTable
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import hairline
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.unhurried import Unhurried

LOOK = 400
"""Milliseconds after scrolling until it is looked whether the files of what is in sight are still there."""

FOLLOW = 90
_STEP = 24
_SIDE_WIDTH = 176
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
        self._collections: tuple[Collection, ...] = ()
        self._searches: tuple[SavedSearch, ...] = ()
        self._columns = ""
        self._new_name = ""
        self._side_wanted = True
        self._missed = True
        self._answered = False
        self._unsubscribe: Callable[[], None] | None = library().subscribe(self._on_library)
        self._lists = Unhurried(self._read_lists, self, at_once=1)
        self._follow = Unhurried(self._on_followed, self, interval=FOLLOW, at_once=2)
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.setInterval(LOOK)
        self._look.timeout.connect(self._look_at_files)
        self._looked: set[int] = set()
        self._build()
        self.actions_of = LibraryActions(self._area, self._do, self._rate)
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
            self._columns = base64.b64encode(bytes(self.table.horizontalHeader().saveState().data())).decode("ascii")
        return {
            "grid": self.is_grid,
            "side": self.grid.cells.side,
            "order": str(self.searching.order),
            "folded": self.searching.folded,
            "places": self._side_wanted,
            "split": self._split.sizes() if self.side.isVisible() else self._side_sizes,
            "columns": self._columns,
        }

    def restore(self, state: object) -> None:
        """Takes what `state` gave; anything else changes nothing."""
        if not isinstance(state, dict):
            return
        side, order, split = state.get("side"), state.get("order"), state.get("split")
        if isinstance(side, int) and SMALLEST <= side <= LARGEST:
            self.bar.set_size(side)
        if order in {str(one) for one in Order}:
            self.searching.order = Order(str(order))
            self.bar.set_order(self.searching.order)
        self.searching.folded = state.get("folded") is True
        self.bar.set_folded(self.searching.folded)
        if isinstance(split, list) and len(split) == 2 and all(isinstance(one, int) for one in split):
            self._side_sizes = split
        self._columns = str(state.get("columns") or "")
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
        self._lists.stop()
        self._follow.stop()
        self._look.stop()

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
        self._side_sizes = [_SIDE_WIDTH, 4 * _SIDE_WIDTH]
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
        works.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        works.customContextMenuRequested.connect(lambda point: self._on_menu(works.viewport().mapToGlobal(point)))

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
        if self._columns:
            table.horizontalHeader().restoreState(QByteArray(base64.b64decode(self._columns)))
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
        bar.keepAsked.connect(self._on_keep)
        bar.downAsked.connect(lambda: self.works.setFocus(Qt.FocusReason.ShortcutFocusReason))
        bar.stackEnded.connect(lambda: searching.set_stack(""))
        bar.side.clicked.connect(self._on_side)
        side.goAsked.connect(lambda place: searching.go(place))
        side.newAsked.connect(lambda: self.acts.new_collection())
        side.renamed.connect(self._on_renamed)
        side.deleteAsked.connect(self._on_delete_place)
        side.dropped.connect(lambda collection: self.acts.put_into(collection, self.dragged) if self.dragged else None)
        self._split.splitterMoved.connect(lambda *_: self.stateChanged.emit())
        searching.found.connect(self._on_found)
        searching.asked.connect(self._on_asked)
        searching.failed.connect(self._show_error)
        self.model.changed.connect(self._on_changed)
        self.model.failed.connect(self._show_error)
        self.model.entriesCame.connect(lambda *_: self._look.start())
        self.grid.unfoldAsked.connect(self._on_unfold)
        self.grid.sizeAsked.connect(lambda step: bar.set_size(self.grid.cells.side + step * _STEP))
        self.news.clicked.connect(self._on_news)
        self.trash.emptyAsked.connect(lambda: self.acts.empty_trash())
        self.trash.restoreAsked.connect(lambda: self.acts.restore(list(self.model.ids)))
        self.chosen.changed.connect(self._on_choice)
        self.chosen.looked.connect(self._follow.soon)
        self.acts.undoChanged.connect(lambda _on: self._on_choice())
        self.acts.made.connect(self._on_made)

    # --- the library

    async def _read(self, ids: Any) -> Any:
        return await self._library().entries(ids)

    def _on_library(self, event: LibraryChanged) -> None:
        if not self.isVisible():
            self._missed = True
            return
        if event.lists or event.only_lists:
            self._lists.soon()
        if event.only_lists and not self.searching.place.collection:
            return
        self._looked.difference_update(event.ids)
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
        if self._missed:
            self._missed = False
            self._looked.clear()
            self.model.forget()
            self._lists.soon()
            self.searching.now()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.pictures.only(set())

    def _read_lists(self) -> None:
        async def read() -> None:
            collections, searches = await self._library().collections(), await self._library().searches()
            self._collections, self._searches = collections, searches
            self.side.show_lists(collections, searches)
            if self.side.place(self.searching.place.id) is None:  # it was deleted while it was looked into
                self.side.choose(ALL.id)
                self.searching.go(ALL)
            else:
                self.side.choose(self.searching.place.id)
            name, self._new_name = self._new_name, ""
            if name:
                self._set_side(True)
                self.side.begin_rename(name)

        spawn(read(), self, self._show_error)

    def _look_at_files(self) -> None:
        rows = self.works.shown_rows()
        ids = [one for one in (self.model.id_at(row) for row in rows) if one is not None and one not in self._looked]
        if ids and self.isVisible():
            self._looked.update(ids)
            spawn(self._library().look(ids), self, lambda _error: None)

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
        self.bar.set_unread(_unread_words(found.unread))
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
        self._look.start()

    def _show_page(self) -> None:
        in_trash = self.searching.place.shelf is Shelf.TRASH
        self.trash.setVisible(in_trash and self.model.rowCount() > 0)
        if self.model.rowCount() or not self._answered:
            wanted: QWidget = self.grid if self.is_grid else self._table()
        else:
            wanted = self._empty
            self._say_empty()
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

    def _say_empty(self) -> None:
        searching, say = self.searching, self._empty.say
        if searching.narrowed:
            words = tr("Nothing here fits “{words}”.").format(words=searching.words.strip()[:80])
            say("search", tr("Nothing found"), words, tr("Clear the search"), searching.clear)
        elif searching.place.shelf is Shelf.TRASH:
            say("trash", tr("The trash is empty"), tr("What you delete stays here for 30 days."))
        elif searching.place.collection:
            say("folder", tr("Nothing in this collection yet"), tr("Drop works on its name, or use their menu."))
        elif searching.place is not ALL:
            say("library", tr("Nothing here yet"), tr("Works that fit will stand here."))
        else:
            words = tr("Everything that you make stands here, the newest first, also once its row is removed.")
            say("library", tr("No works yet"), words, tr("Write a prompt"), self.composeAsked.emit)

    def _on_keep(self) -> None:
        words = self.searching.search.words
        name = free_name(self.searching.words.strip()[:40] or tr("Search"), {one.name for one in self._searches})
        made = SavedSearch(uuid.uuid4().hex, name, words)
        self._new_name = f"{SAVED}{made.id}"
        self.acts.keep_search(made)

    def _on_made(self, collection: str) -> None:
        self._new_name = f"{COLLECTION}{collection}"
        self._lists.soon()

    def _on_renamed(self, place_id: str, name: str) -> None:
        if place_id.startswith(COLLECTION):
            self.acts.rename_collection(place_id.removeprefix(COLLECTION), name)
        else:
            self.acts.rename_search(place_id.removeprefix(SAVED), name)

    def _on_delete_place(self, place_id: str) -> None:
        if place_id.startswith(COLLECTION):
            self.acts.delete_collection(place_id.removeprefix(COLLECTION))
        else:
            self.acts.delete_search(place_id.removeprefix(SAVED))

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
        self._look.start()
        if self.works.at_top:
            self.news.seen()

    def _on_news(self) -> None:
        self.works.to_top()
        self.news.seen()
        self.works.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_unfold(self, row: int) -> None:
        entry = self.model.peek(row)
        if entry is not None and entry.stack:
            self.searching.set_stack(entry.stack)

    # --- the choice

    def choice(self) -> Choice:
        count, current = self.chosen.count, self.chosen.current
        entry = self.model.known(current) if current is not None and count else None
        ids = self.chosen.ids() if 1 < count <= 64 else []
        requests = {known.request if known is not None else "" for known in map(self.model.known, ids)}
        place = self.searching.place
        return Choice(
            count,
            entry,
            count == 1 or len(requests) == 1,
            place.shelf is Shelf.TRASH,
            place.collection,
            self.model.rowCount(),
        )

    def _on_choice(self) -> None:
        self.bar.set_count(self.model.rowCount(), self.chosen.count)
        self.actions_of.refresh(self.choice(), self.acts.can_undo)

    def _on_followed(self) -> None:
        current = self.chosen.current
        if current is not None and self.chosen.count == 1:
            self.lookedAt.emit(current)

    def _on_open(self, row: int) -> None:
        entry_id = self.model.id_at(row)
        if entry_id is not None:
            self.openAsked.emit(entry_id)

    def _on_drag(self) -> None:
        self.dragged = self.chosen.ids()
        self.dragAsked.emit(self.dragged)

    def _on_menu(self, point: QPoint) -> None:
        choice = self.choice()
        self.actions_of.refresh(choice, self.acts.can_undo)
        self.actions_of.pop_up(point, choice, self._collections, self._put_into)

    def _put_into(self, collection: str) -> None:
        if collection:
            self.acts.put_into(collection, self.chosen.ids())
        else:
            self.acts.new_collection(self.chosen.ids())

    # --- acts

    def _rate(self, stars: int) -> None:
        self.acts.rate(self.chosen.ids(), stars)

    def _do(self, name: str) -> None:
        ids, acts = self.chosen.ids(), self.acts
        own: dict[str, Callable[[], None]] = {
            "open": lambda: self.openAsked.emit(ids[0]),
            "favourite": lambda: acts.set_favourite(ids, not self._all_favourites(ids)),
            "pick": lambda: acts.judge(ids, Verdict.PICK),
            "reject": lambda: acts.judge(ids, Verdict.REJECT),
            "unjudge": lambda: acts.judge(ids, Verdict.NONE),
            "note": lambda: self._ask_note(ids),
            "take_out": lambda: acts.take_from(self.searching.place.collection, ids),
            "trash": lambda: acts.trash(ids),
            "restore": lambda: acts.restore(ids),
            "delete": lambda: acts.empty_trash(ids),
            "undo": acts.undo,
            "all": self.works.selectAll,
            "unfold": lambda: self._on_unfold(self.grid.currentIndex().row()),
        }
        if name in own:
            own[name]()
        elif name == "cull" and len(ids) < 2:
            self.actAsked.emit(name, list(self.model.ids))
        else:
            self.actAsked.emit(name, ids)

    def _all_favourites(self, ids: list[int]) -> bool:
        known = [self.model.known(one) for one in ids[:256]]
        return all(entry is not None and entry.marks.favourite for entry in known)

    def _ask_note(self, ids: list[int]) -> None:
        current = self.model.known(ids[0])
        dialog = NoteDialog(len(ids), current.marks.note if current is not None and len(ids) == 1 else "", self)
        dialog.kept.connect(lambda note: self.acts.set_note(ids, note))
        dialog.open()


def _unread_words(parts: tuple[str, ...]) -> str:
    if not parts:
        return ""
    part, meant = parts[0][:40], nearest(parts[0])
    if meant:
        return tr("“{part}” is no filter and was looked for as a word. Perhaps {meant}?").format(part=part, meant=meant)
    return tr("“{part}” is no filter and was looked for as a word.").format(part=part)
