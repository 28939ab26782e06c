"""What is looked for in the library, and the answers as they come: after a pause in the typing, the newest question alone.

It keeps no list: `found` carries each answer. What changes in the library is looked up again, a few times a second at most.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import Order, Search, Shelf
from comfy_desk.domain.library_words import nearest
from comfy_desk.services.library_api import LibraryApi
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.unhurried import Unhurried

PAUSE = 120
"""Milliseconds without a keystroke after which the words are looked for."""

REFRESH = 300


@dataclass(frozen=True, slots=True)
class Shelved:
    """A part of the library that is looked into: what stands in the list at the side. `id` names it there."""

    id: str
    words: str = ""
    shelf: Shelf = Shelf.ALL
    collection: str = ""


ALL = Shelved("all")
FAVOURITES = Shelved("favourites", "favourite:")
PICKS = Shelved("picks", "pick:")
UNSAVED = Shelved("unsaved", "unsaved:")
TRASH = Shelved("trash", shelf=Shelf.TRASH)


class Searching(QObject):
    """`found(Found, fresh)`; `failed` once for a search that could not be done. `search` is what is asked now."""

    found = Signal(object, bool)
    failed = Signal(object)
    asked = Signal()  # another question than before

    def __init__(self, library: Callable[[], LibraryApi], parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self.place = ALL
        self.words = ""
        self.order = Order.NEWEST
        self.folded = False
        self.stack = ""
        self._number = 0
        self._answered: Search | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self.now)
        self._again = Unhurried(self.now, self, interval=REFRESH, at_once=1)

    @property
    def search(self) -> Search:
        place = self.place
        words = " ".join(part for part in (place.words, self.words.strip()) if part)
        folded = self.folded and not self.stack and place.shelf is Shelf.ALL
        return Search(words, place.shelf, place.collection, self.order, folded, self.stack)

    @property
    def narrowed(self) -> bool:
        """Something besides the place was asked for."""
        return bool(self.words.strip() or self.stack)

    def type(self, words: str) -> None:
        if words != self.words:
            self.words = words
            self.asked.emit()
            self._pause.start()

    def set_words(self, words: str) -> None:
        """At once: a filter was chosen, not typed."""
        self.words = words
        self._ask()

    def go(self, place: Shelved, words: str = "") -> None:
        self.place, self.words, self.stack = place, words, ""
        self._ask()

    def set_order(self, order: Order) -> None:
        if order is not self.order:
            self.order = order
            self._ask()

    def set_folded(self, folded: bool) -> None:
        if folded != self.folded:
            self.folded = folded
            self._ask()

    def set_stack(self, stack: str) -> None:
        """Only the works of this stack; "" shows all again."""
        if stack != self.stack:
            self.stack = stack
            self._ask()

    def clear(self) -> None:
        self.words, self.stack = "", ""
        self._ask()

    def refresh(self) -> None:
        """The same again, soon: the library is other now."""
        self._again.soon()

    def stop(self) -> None:
        self._pause.stop()
        self._again.stop()

    def _ask(self) -> None:
        self.asked.emit()
        self.now()

    def now(self) -> None:
        self._pause.stop()
        self._number += 1
        spawn(self._find(self._number, self.search), self, self._on_error)

    async def _find(self, number: int, search: Search) -> None:
        found = await self._library().find(search)
        if number != self._number or found.superseded:
            return
        fresh = self._answered is None or search != self._answered
        self._answered = replace(search)
        self.found.emit(found, fresh)

    def _on_error(self, error: DeskError) -> None:
        self.failed.emit(error)


def unread_words(parts: tuple[str, ...]) -> str:
    """What is said of the first part of a search that looks like a filter and is none."""
    if not parts:
        return ""
    part, meant = parts[0][:40], nearest(parts[0])
    if meant:
        return tr("“{part}” is no filter and was looked for as a word. Perhaps {meant}?").format(part=part, meant=meant)
    return tr("“{part}” is no filter and was looked for as a word.").format(part=part)
