"""What is done with the chosen works of the library: marked, moved, let go, handed on. Each act of marking can be undone.

Acts follow each other in the order in which they were asked for. What belongs to one request is handed to the verbs that the
queue and the viewer have, too; nothing here draws, and nothing is shown as done before it is on the disk.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import Entry, SavedSearch, Undo, Verdict
from comfy_desk.services.library_api import Exported, LibraryApi
from comfy_desk.ui.phrases import counted, sentence, tr
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.told import told

REMEMBERED = 100
"""Changes that can be undone while the program runs."""

TAG = "library"
_READ_AT_ONCE = 200
MOST_READ = 2_000
"""Works that an act may read one by one: more files nobody copies or drags in one go."""

_Do = Callable[[], Coroutine[Any, Any, Undo | None]]


class LibraryActs(QObject):
    """`made` carries the id of a collection that was just made, to be named."""

    made = Signal(str)
    undoChanged = Signal(bool)

    def __init__(self, library: Callable[[], LibraryApi], toast: ToastLine, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._toast = toast
        self._done: deque[Undo] = deque(maxlen=REMEMBERED)
        self._line = asyncio.Lock()

    # --- marks

    def rate(self, ids: Sequence[int], rating: int) -> None:
        self._mark(lambda: self._library().rate(ids, rating))

    def set_favourite(self, ids: Sequence[int], favourite: bool) -> None:
        self._mark(lambda: self._library().set_favourite(ids, favourite))

    def judge(self, ids: Sequence[int], verdict: Verdict) -> None:
        self._mark(lambda: self._library().judge(ids, verdict))

    def set_note(self, ids: Sequence[int], note: str) -> None:
        self._mark(lambda: self._library().set_note(ids, note))

    # --- the trash

    def trash(self, ids: Sequence[int]) -> None:
        self._mark(lambda: self._library().trash(ids))

    def restore(self, ids: Sequence[int]) -> None:
        self._mark(lambda: self._library().restore(ids))

    def empty_trash(self, ids: Sequence[int] | None = None) -> None:
        self._start(self._empty(ids))

    async def _empty(self, ids: Sequence[int] | None) -> None:
        self._told_gone(await self._library().empty_trash(ids))

    def _told_gone(self, gone: Exported) -> None:
        words = counted(gone.count, "{n} work moved to the system's trash.", "{n} works moved to the system's trash.")
        if gone.problems:
            words = f"{words} {gone.problems[0]}" if gone.count else gone.problems[0]
        self._toast.show_notice(words, error=bool(gone.problems), tag=TAG)

    # --- collections and searches

    def put_into(self, collection: str, ids: Sequence[int]) -> None:
        self._mark(lambda: self._library().put_into(collection, ids))

    def take_from(self, collection: str, ids: Sequence[int]) -> None:
        self._mark(lambda: self._library().take_from(collection, ids))

    def new_collection(self, ids: Sequence[int] = ()) -> None:
        self._start(self._make(ids))

    async def _make(self, ids: Sequence[int]) -> None:
        there = {one.name for one in await self._library().collections()}
        made = await self._library().make_collection(free_name(tr("New collection"), there), ids)
        self.made.emit(made.id)

    def rename_collection(self, collection: str, name: str) -> None:
        self._start(self._library().rename_collection(collection, name))

    def delete_collection(self, collection: str) -> None:
        self._mark(lambda: self._library().delete_collection(collection))

    def keep_search(self, search: SavedSearch) -> None:
        self._start(self._change_searches(lambda kept: [*kept, search]))

    def rename_search(self, search_id: str, name: str) -> None:
        self._start(
            self._change_searches(
                lambda kept: [SavedSearch(one.id, name, one.words) if one.id == search_id else one for one in kept]
            )
        )

    def delete_search(self, search_id: str) -> None:
        self._start(self._drop_search(search_id))

    async def _change_searches(self, change: Callable[[Sequence[SavedSearch]], Sequence[SavedSearch]]) -> None:
        async with self._line:
            await self._library().keep_searches(change(await self._library().searches()))

    async def _drop_search(self, search_id: str) -> None:
        gone: list[tuple[int, SavedSearch]] = []

        def without(kept: Sequence[SavedSearch]) -> Sequence[SavedSearch]:
            gone.extend((at, one) for at, one in enumerate(kept) if one.id == search_id)
            return [one for one in kept if one.id != search_id]

        await self._change_searches(without)
        for at, search in gone:
            self._toast.show_notice(
                tr("Search “{name}” deleted.").format(name=search.name[:40]),
                action=tr("Undo"),
                on_action=partial(self._bring_back, search, at),
                tag=TAG,
            )

    def _bring_back(self, search: SavedSearch, at: int) -> None:
        """It alone, to its place among those that are kept by then."""
        self._start(self._change_searches(lambda kept: [*kept[:at], search, *kept[at:]]))

    # --- undo

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def undo_words(self) -> str:
        """What would be undone."""
        return sentence(told(self._done[-1].words)) if self._done else ""

    def undo(self) -> None:
        """The newest change that was not undone yet."""
        if self._done:
            self._put_back(self._done[-1])

    def _put_back(self, undo: Undo) -> None:
        if undo not in self._done:
            return
        self._done.remove(undo)
        self._toast.withdraw(TAG)
        self.undoChanged.emit(self.can_undo)
        self._start(self._back(undo))

    async def _back(self, undo: Undo) -> None:
        """After what was asked for before it; what the disk did not take can be taken back later."""
        try:
            async with self._line:
                await self._library().put_back(undo)
        except DeskError:
            self._done.append(undo)
            self.undoChanged.emit(True)
            raise

    # --- reading what an act needs

    def with_entries(self, ids: Sequence[int], do: Callable[[tuple[Entry, ...]], None]) -> None:
        """`do` with what these works are now, in their order; of very many the first."""

        async def read() -> None:
            found: list[Entry] = []
            for start in range(0, min(len(ids), MOST_READ), _READ_AT_ONCE):
                found += await self._library().entries(ids[start : min(start + _READ_AT_ONCE, MOST_READ)])
            do(tuple(found))

        self._start(read())

    # --- inside

    def _mark(self, do: _Do) -> None:
        async def run() -> None:
            async with self._line:
                undo = await do()
            if undo is not None:
                self._note(undo)

        self._start(run())

    def _note(self, undo: Undo) -> None:
        if not undo.count and undo.collection is None:  # all of it was so already
            return
        self._done.append(undo)
        self.undoChanged.emit(True)
        self._toast.show_notice(
            sentence(told(undo.words)), action=tr("Undo"), on_action=lambda: self._put_back(undo), tag=TAG
        )

    def _start(self, coro: Coroutine[Any, Any, Any]) -> None:
        spawn(coro, self, self._on_error)

    def _on_error(self, error: DeskError) -> None:
        self._toast.show_notice(error.sentence, error=True, tag=TAG)


def free_name(wanted: str, there: set[str]) -> str:
    """The name, or with a number behind it where there is one already."""
    if wanted not in there:
        return wanted
    number = 2
    while f"{wanted} {number}" in there:
        number += 1
    return f"{wanted} {number}"
