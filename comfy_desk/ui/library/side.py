"""The list at the side of the library: everything, what is marked, collections, saved searches, the trash. It only asks.

Works can be dropped on a collection; names are changed in their place (F2), and Delete lets one go.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.domain.library import Collection, SavedSearch
from comfy_desk.ui import theme
from comfy_desk.ui.icons import icon
from comfy_desk.ui.library.searching import ALL, FAVOURITES, PICKS, TRASH, UNSAVED, Shelved
from comfy_desk.ui.library.words import as_markup
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, tr

COLLECTION, SAVED = "collection:", "saved:"
LONGEST_NAME = 80

_PLACE = Qt.ItemDataRole.UserRole
_NAME = Qt.ItemDataRole.UserRole + 1


def of_collection(collection: Collection) -> Shelved:
    return Shelved(f"{COLLECTION}{collection.id}", collection=collection.id)


def of_search(search: SavedSearch) -> Shelved:
    return Shelved(f"{SAVED}{search.id}", search.words)


class LibrarySide(QWidget):
    """`renamed` and `deleteAsked` carry the id of a place: `collection:…` or `saved:…`. `dropped`: on this collection."""

    goAsked = Signal(object)
    renamed = Signal(str, str)
    deleteAsked = Signal(str)
    newAsked = Signal()
    dropped = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = _List(self)
        self.list.setAccessibleName(tr("Parts of the library"))
        self.list.currentItemChanged.connect(lambda item, _before: self._on_current(item))
        self.list.itemChanged.connect(self._on_changed)
        self.list.dropped.connect(self.dropped)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._on_menu)
        self.renaming = self._action("library.rename_place", tr("Rename"), "F2", self._begin_rename)
        self.deleting = self._action("library.delete_place", tr("Delete"), "Del", self._ask_delete)
        self.new = QPushButton(icon("plus"), tr("New collection"), self)
        theme.set_role(self.new, "link")
        self.new.clicked.connect(self.newAsked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.GRID // 2)
        column.setSpacing(theme.GRID // 2)
        column.addWidget(self.list, 1)
        column.addWidget(self.new)
        self.new.ensurePolished()
        self.setMinimumWidth(max(128, self.new.sizeHint().width()))  # its words are longer in some languages
        self._collections: tuple[Collection, ...] = ()
        self._searches: tuple[SavedSearch, ...] = ()
        self.show_lists((), ())
        theme.watch().changed.connect(self._on_theme)

    # --- what others call

    def show_lists(self, collections: Sequence[Collection], searches: Sequence[SavedSearch]) -> None:
        """All anew; what was chosen stays chosen, and a name that is being written is not taken away."""
        if self.list.state() is QAbstractItemView.State.EditingState:
            return
        self._collections, self._searches = tuple(collections), tuple(searches)
        before = self.place_id
        self.list.blockSignals(True)
        self.list.clear()
        self._add(ALL, tr("All works"), "library")
        self._add(FAVOURITES, tr("Favourites"), "heart")
        self._add(PICKS, tr("Picks"), "flag")
        self._add(UNSAVED, tr("Unsaved"), "save")
        self._head(tr("Collections"), bool(collections))
        for one in collections:
            self._add(of_collection(one), one.name, "folder", count=one.count, named=True)
        self._head(tr("Saved searches"), bool(searches))
        for search in searches:
            self._add(of_search(search), search.name, "search", named=True)
        self._add(TRASH, tr("Trash"), "trash")
        self.list.blockSignals(False)
        self.choose(before or ALL.id)

    def choose(self, place_id: str) -> bool:
        """Marks a place as the one that is looked into; asks for nothing."""
        item = self._item(place_id)
        self.list.blockSignals(True)
        self.list.setCurrentRow(-1 if item is None else self.list.row(item))
        self.list.blockSignals(False)
        return item is not None

    def place(self, place_id: str) -> Shelved | None:
        item = self._item(place_id)
        found = item.data(_PLACE) if item is not None else None
        return found if isinstance(found, Shelved) else None

    def _on_theme(self) -> None:
        self.show_lists(self._collections, self._searches)

    @property
    def place_id(self) -> str:
        item = self.list.currentItem()
        place = item.data(_PLACE) if item is not None else None
        return place.id if isinstance(place, Shelved) else ""

    def begin_rename(self, place_id: str) -> None:
        item = self._item(place_id)
        if item is not None:
            self.list.scrollToItem(item)
            self.list.editItem(item)

    # --- building

    def _add(self, place: Shelved, words: str, sign: str, *, count: int | None = None, named: bool = False) -> None:
        item = QListWidgetItem(icon(sign, "dim"), words)
        item.setData(_PLACE, place)
        item.setData(_NAME, words)
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if named:
            flags |= Qt.ItemFlag.ItemIsEditable
        if place.collection:
            flags |= Qt.ItemFlag.ItemIsDropEnabled
        item.setFlags(flags)
        told = (
            tr("{name}, {works}").format(name=words, works=counted(count, "{n} work", "{n} works"))
            if count is not None
            else words
        )
        item.setToolTip(as_markup(told))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
        self.list.addItem(item)

    def _head(self, words: str, there: bool) -> None:
        if not there:
            return
        item = QListWidgetItem(words)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(theme.font(theme.SMALL, strong=True))
        item.setForeground(theme.color("dim"))
        self.list.addItem(item)

    def _action(self, name: str, words: str, key: str, do: Callable[[], None]) -> QAction:
        action = QAction(words, self.list)
        action.setObjectName(name)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.setAutoRepeat(False)
        action.triggered.connect(lambda _on=False: do())
        self.list.addAction(action)
        return action

    def _item(self, place_id: str) -> QListWidgetItem | None:
        for row in range(self.list.count()):
            item = self.list.item(row)
            place = item.data(_PLACE)
            if isinstance(place, Shelved) and place.id == place_id:
                return item
        return None

    # --- what happens

    def _on_current(self, item: QListWidgetItem | None) -> None:
        place = item.data(_PLACE) if item is not None else None
        if isinstance(place, Shelved):
            self.goAsked.emit(place)

    def _on_changed(self, item: QListWidgetItem) -> None:
        """A name was written; an empty one, or the same, changes nothing."""
        before, name = str(item.data(_NAME)), " ".join(item.text().split())[:LONGEST_NAME]
        place = item.data(_PLACE)
        if not isinstance(place, Shelved) or name == before:
            return
        self.list.blockSignals(True)
        item.setText(name or before)
        item.setData(_NAME, name or before)
        self.list.blockSignals(False)
        if name:
            self.renamed.emit(place.id, name)

    def _named(self) -> QListWidgetItem | None:
        item = self.list.currentItem()
        return item if item is not None and item.flags() & Qt.ItemFlag.ItemIsEditable else None

    def _begin_rename(self) -> None:
        item = self._named()
        if item is not None:
            self.list.editItem(item)

    def _ask_delete(self) -> None:
        item = self._named()
        if item is not None:
            self.deleteAsked.emit(item.data(_PLACE).id)

    def _on_menu(self, point: QPoint) -> None:
        if self._named() is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.renaming)
        menu.addAction(self.deleting)
        menu.popup(self.list.mapToGlobal(point))


@overrides_qt
class _List(QListWidget):
    dropped = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DropOnly)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setIconSize(QSize(theme.ICON, theme.ICON))

    def _collection(self, event: QDropEvent) -> str:
        """The one below the pointer, for works that come from this window."""
        source = event.source()
        if not isinstance(source, QWidget) or source.window() is not self.window():
            return ""
        item = self.itemAt(event.position().toPoint())
        place = item.data(_PLACE) if item is not None else None
        return place.collection if isinstance(place, Shelved) else ""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        source = event.source()
        if isinstance(source, QWidget) and source.window() is self.window():
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if self._collection(event):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        collection = self._collection(event)
        if collection:
            event.acceptProposedAction()
            self.dropped.emit(collection)
