"""Collections and saved searches behind the list at the side: read, made, named, and let go."""

from __future__ import annotations

import uuid
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import Collection, SavedSearch
from comfy_desk.services.library_api import LibraryApi
from comfy_desk.ui.library.acts import LibraryActs, free_name
from comfy_desk.ui.library.searching import ALL, Searching
from comfy_desk.ui.library.side import COLLECTION, SAVED, LibrarySide
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.unhurried import Unhurried


class Shelves(QObject):
    """`sideWanted`: something was made that is to be named in the list at the side."""

    sideWanted = Signal()
    failed = Signal(object)

    def __init__(
        self,
        library: Callable[[], LibraryApi],
        side: LibrarySide,
        acts: LibraryActs,
        searching: Searching,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._side = side
        self._acts = acts
        self._searching = searching
        self._to_name = ""
        self.collections: tuple[Collection, ...] = ()
        self.searches: tuple[SavedSearch, ...] = ()
        self._reading = Unhurried(self._begin, self, at_once=1)
        self.soon = self._reading.soon
        self.stop = self._reading.stop
        side.goAsked.connect(lambda place: searching.go(place))
        side.newAsked.connect(lambda: acts.new_collection())
        side.renamed.connect(self._on_renamed)
        side.deleteAsked.connect(self._on_delete)
        acts.made.connect(self._on_made)

    def keep_search(self) -> None:
        """What is looked for now, under a name that can be changed at once."""
        words = self._searching.search.words
        inside = next((one for one in self.collections if one.id == self._searching.place.collection), None)
        if inside is not None:
            words = f'{words} collection:"{inside.name.replace(chr(34), " ")}"'.strip()
        name = free_name(self._searching.words.strip()[:40] or tr("Search"), {one.name for one in self.searches})
        made = SavedSearch(uuid.uuid4().hex, name, words)
        self._to_name = f"{SAVED}{made.id}"
        self._acts.keep_search(made)

    def _begin(self) -> None:
        spawn(self._read(), self, self._on_error)

    async def _read(self) -> None:
        self.collections, self.searches = await self._library().collections(), await self._library().searches()
        side, searching = self._side, self._searching
        side.show_lists(self.collections, self.searches)
        if side.place(searching.place.id) is None:  # it was deleted while it was looked into
            side.choose(ALL.id)
            searching.go(ALL)
        else:
            side.choose(searching.place.id)
        to_name, self._to_name = self._to_name, ""
        if to_name:
            self.sideWanted.emit()
            side.begin_rename(to_name)

    def _on_error(self, error: DeskError) -> None:
        self.failed.emit(error)

    def _on_made(self, collection: str) -> None:
        self._to_name = f"{COLLECTION}{collection}"
        self.soon()

    def _on_renamed(self, place_id: str, name: str) -> None:
        if place_id.startswith(COLLECTION):
            self._acts.rename_collection(place_id.removeprefix(COLLECTION), name)
        else:
            self._acts.rename_search(place_id.removeprefix(SAVED), name)

    def _on_delete(self, place_id: str) -> None:
        if place_id.startswith(COLLECTION):
            self._acts.delete_collection(place_id.removeprefix(COLLECTION))
        else:
            self._acts.delete_search(place_id.removeprefix(SAVED))
