"""The library: every work that was ever made here, found, marked, put aside and let go. Implements `library_api.LibraryApi`.

It decides nothing about requests. Works come into the store with the outputs of their requests; here it is told who looks.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import uuid
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import (
    MOST_STARS,
    Collection,
    Entry,
    Found,
    LibraryChanged,
    Marks,
    SavedSearch,
    Search,
    Undo,
    Verdict,
)
from comfy_desk.domain.library_words import read
from comfy_desk.media.system_trash import discard
from comfy_desk.services import library_said as said
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import Desk
from comfy_desk.services.exporting import Exporter
from comfy_desk.services.files import GoesOn, Keeping
from comfy_desk.services.library_api import Exported
from comfy_desk.services.library_files import LibraryFiles
from comfy_desk.services.library_stacks import LibraryStacks
from comfy_desk.services.library_told import Told
from comfy_desk.services.library_trash import LibraryTrash
from comfy_desk.services.tasks import Tasks
from comfy_desk.store.library import Changed, LibraryStore
from comfy_desk.store.library_files import LibraryFileStore

_log = logging.getLogger(__name__)

LONGEST_NOTE = 2_000
LONGEST_NAME = 80
LONGEST_SEARCH = 500
MOST_COLLECTIONS = 1_000
MOST_SEARCHES = 100
_MOST_PLACES = 50
_TRASH_FIRST, _TRASH_EVERY = 90.0, 3600.0
"""Seconds from the start, and between two looks at whose time in the trash is over."""

_LISTS = LibraryChanged(lists=True, only_lists=True)
_Place = tuple[Marks, float | None]


class Library:
    def __init__(
        self,
        store: LibraryStore,
        file_store: LibraryFileStore,
        desk: Desk,
        clock: Clock,
        keeping: Keeping,
        router_of: Callable[[str], str | None],
        forget: Callable[[Sequence[str]], Awaitable[None]] | None = None,
        throw_away: Callable[[Path], None] = discard,
    ) -> None:
        """`router_of` knows an account's address, `forget` what is to be done with requests that have no work left."""
        self._store = store
        self._file_store = file_store
        self._desk = desk
        self._clock = clock
        self._keeping = keeping
        self._router_of = router_of
        self._searches = 0
        self._newest: dict[Search, int] = {}  # by where and how is looked, whatever for
        self._told = Told(desk, store)
        self._files = LibraryFiles(file_store, desk, clock, keeping.disk, self._told, keeping.folder)
        small = keeping.places.thumbnails
        self._trash = LibraryTrash(file_store, desk, clock, keeping.disk, throw_away, forget, thumbnails=small)
        self._exporter = Exporter(keeping.disk, self._recipe_of)
        self._stacks = LibraryStacks(file_store, desk, self._told, store)
        self._tasks = Tasks("library")

    def start(self) -> None:
        """Begins to tell of changes, and what goes on by itself: stacks, and the end of what was long in the trash."""
        self._told.start()
        self._stacks.start()
        self._tasks.start("trash", self._empty_old())

    async def aclose(self) -> None:
        await asyncio.gather(self._told.aclose(), self._files.aclose(), self._stacks.aclose(), self._tasks.aclose())
        await self._store.aclose()
        await self._file_store.aclose()

    async def _empty_old(self) -> None:
        wait = _TRASH_FIRST
        while True:
            await asyncio.sleep(wait)
            wait = _TRASH_EVERY
            try:
                if (await self._trash.empty_old()).count:
                    self._told.tell(LibraryChanged(lists=True))
            except DeskError as error:
                _log.info("The trash was not emptied: %s", error.sentence)

    async def with_works(self, requests: Sequence[str]) -> frozenset[str]:
        """Those of them that the library still needs: they have a work in it, or in its trash. Raises DeskError."""
        return await self._file_store.with_works(requests)

    def subscribe(self, listener: Callable[[LibraryChanged], None]) -> Callable[[], None]:
        return self._told.subscribe(listener)

    # looking

    async def find(self, search: Search) -> Found:
        self._searches += 1
        number, place = self._searches, replace(search, words="")
        self._newest.pop(place, None)
        self._newest[place] = number
        while len(self._newest) > _MOST_PLACES:
            del self._newest[next(iter(self._newest))]
        query = read(search.words, self._clock.wall())
        # Only what is still being typed: somebody else may look for everything at the same time.
        wanted = functools.partial(self._is_wanted, place, number) if search.words else lambda: True
        found = await self._store.find(search, query, wanted)
        return Found((), query.unread, superseded=True) if found is None else found

    def _is_wanted(self, place: Search, number: int) -> bool:
        return self._newest.get(place, number) == number

    async def entries(self, ids: Sequence[int]) -> tuple[Entry, ...]:
        return self._placed(await self._store.entries(ids))

    async def of(self, request: str, index: int) -> Entry | None:
        entry = await self._store.of(request, index)
        return None if entry is None else self._placed((entry,))[0]

    async def of_request(self, request: str) -> tuple[Entry, ...]:
        return self._placed(await self._store.of_request(request))

    def _placed(self, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        away = self._files.away
        return tuple(replace(one, away=True) if one.id in away else one for one in entries) if away else entries

    async def count(self) -> int:
        return await self._store.count()

    # marks

    async def rate(self, ids: Sequence[int], rating: int) -> Undo:
        stars = min(max(rating, 0), MOST_STARS)
        words = said.RATED[stars] if stars else said.UNRATED
        return await self._mark(ids, lambda marks: replace(marks, rating=stars), words)

    async def set_favourite(self, ids: Sequence[int], favourite: bool) -> Undo:
        return await self._mark(ids, lambda marks: replace(marks, favourite=favourite), said.FAVOURITE[favourite])

    async def judge(self, ids: Sequence[int], verdict: Verdict) -> Undo:
        return await self._mark(ids, lambda marks: replace(marks, verdict=verdict), said.JUDGED[verdict])

    async def set_note(self, ids: Sequence[int], note: str) -> Undo:
        text = note[:LONGEST_NOTE]
        return await self._mark(ids, lambda marks: replace(marks, note=text), said.NOTED[bool(text)])

    async def put_back(self, undo: Undo) -> None:
        """Undoes exactly what that change did, fact by fact: each is what it was before.

        What was set otherwise since then stays: the later word wins. So it does not matter in which order changes are undone,
        nor what else was changed meanwhile. A deleted collection comes back with those of its works that are still here.
        """
        before = {one: (marks, trashed_at) for one, marks, trashed_at in undo.before}
        after = {one: (marks, trashed_at) for one, marks, trashed_at in undo.after}
        each = {one: _back(was, after.get(one)) for one, was in before.items()}
        changed = await self._store.change_each(each) if each else ()
        if undo.collection is not None:
            await self._store.keep_collection(undo.collection)
        if undo.put_in:
            await self._store.take_from(undo.put_in)
        if undo.taken_from:
            await self._store.put_into(undo.taken_from)
        self._tell(changed)
        if undo.collection or undo.put_in or undo.taken_from:
            self._told.tell(_LISTS)

    async def _mark(self, ids: Sequence[int], change: Callable[[Marks], Marks], words: said.Both) -> Undo:
        changed = await self._store.change(ids, lambda marks, trashed_at: (change(marks), trashed_at))
        self._tell(changed)
        return _undo(changed, words)

    def _tell(self, changed: Sequence[Changed]) -> None:
        """A work that went into the trash, or came back, is one less or more of every list and collection."""
        if changed:
            moved = any(one.before[1] != one.after[1] for one in changed)
            self._told.tell(LibraryChanged(() if moved else tuple(one.id for one in changed), lists=moved))

    # the trash

    async def trash(self, ids: Sequence[int]) -> Undo:
        now = self._clock.wall()
        changed = await self._store.change(ids, lambda marks, trashed_at: (marks, trashed_at or now))
        self._tell(changed)
        return _undo(changed, said.TRASHED)

    async def restore(self, ids: Sequence[int]) -> Undo:
        changed = await self._store.change(ids, lambda marks, _trashed_at: (marks, None))
        self._tell(changed)
        return _undo(changed, said.RESTORED)

    async def empty_trash(self, ids: Sequence[int] | None = None) -> Exported:
        emptied = await self._trash.empty(ids)
        self._told.tell(LibraryChanged(lists=True))
        return Exported(Path(), emptied.count, emptied.problems)

    # collections

    async def collections(self) -> tuple[Collection, ...]:
        return tuple(sorted(await self._store.collections(), key=lambda one: (one.name.casefold(), one.name, one.id)))

    async def make_collection(self, name: str, ids: Sequence[int] = ()) -> Collection:
        name = await self._free_name(name, "")
        if len(await self._store.collections()) >= MOST_COLLECTIONS:
            raise DeskError(f"There are {MOST_COLLECTIONS} collections already.", "Delete some of them first.")
        made = Collection(f"c-{uuid.uuid4()}", name, self._clock.wall())
        await self._store.keep_collection(made)
        put = await self._store.put_into((made.id, one) for one in ids)
        self._told.tell(_LISTS)
        return replace(made, count=len(put))

    async def rename_collection(self, collection: str, name: str) -> None:
        known = await self._collection(collection)
        await self._store.keep_collection(replace(known, name=await self._free_name(name, collection)))
        self._told.tell(_LISTS)

    async def delete_collection(self, collection: str) -> Undo:
        known = await self._collection(collection)
        works = await self._store.forget_collection(collection)
        self._told.tell(_LISTS)
        pairs = tuple((collection, one) for one in works)
        return Undo(f"The collection “{known.name}” was deleted", taken_from=pairs, collection=known)

    async def put_into(self, collection: str, ids: Sequence[int]) -> Undo:
        known = await self._collection(collection)
        put = await self._store.put_into((collection, one) for one in ids)
        self._told.tell(_LISTS)
        return Undo(said.said(said.PUT_IN, len(put), known.name), put_in=put)

    async def take_from(self, collection: str, ids: Sequence[int]) -> Undo:
        known = await self._collection(collection)
        taken = await self._store.take_from((collection, one) for one in ids)
        self._told.tell(_LISTS)
        return Undo(said.said(said.TAKEN, len(taken), known.name), taken_from=taken)

    async def _collection(self, collection: str) -> Collection:
        known = next((one for one in await self._store.collections() if one.id == collection), None)
        if known is None:
            raise DeskError("This collection is not here any more.")
        return known

    async def _free_name(self, name: str, own: str) -> str:
        name = _named(name, "Give the collection a name.")
        taken = (one for one in await self._store.collections() if one.id != own)
        if any(one.name.casefold() == name.casefold() for one in taken):
            raise DeskError("There is a collection of this name already.", "Choose another name.")
        return name

    # saved searches

    async def searches(self) -> tuple[SavedSearch, ...]:
        return await self._store.searches()

    async def keep_searches(self, searches: Sequence[SavedSearch]) -> None:
        if len(searches) > MOST_SEARCHES:
            raise DeskError(f"At most {MOST_SEARCHES} searches can be saved.", "Delete some of them first.")
        kept = [
            SavedSearch(one.id, _named(one.name, "Give the search a name."), one.words[:LONGEST_SEARCH])
            for one in searches
        ]
        await self._store.keep_searches(kept)
        self._told.tell(_LISTS)

    # files

    async def look(self, ids: Sequence[int]) -> None:
        self._files.look(ids)

    async def found_at(self, entry: int, path: Path) -> Entry:
        await self._files.found_at(entry, path)
        found = await self.entries([entry])
        if not found:
            raise DeskError("This work is not in the library any more.")
        return found[0]

    async def export(
        self, ids: Sequence[int], target: Path, *, zipped: bool, recipes: bool, goes_on: GoesOn = lambda *_: True
    ) -> Exported:
        entries = await self._store.entries(ids)
        return await self._exporter.export(entries, target, zipped=zipped, recipes=recipes, goes_on=goes_on)

    async def _recipe_of(self, entry: Entry) -> bytes | None:
        request = self._desk.get(entry.request)
        output = next((o for o in request.outputs if o.index == entry.index), None) if request is not None else None
        if request is None or output is None:
            return None
        try:
            return await self._keeping.files.recipe(request, output, self._router_of(entry.account))
        except DeskError as error:
            _log.info("A recipe was not made: %s (%s)", error.sentence, error.details)
            return None


def _back(was: _Place, made: _Place | None) -> Callable[[Marks, float | None], _Place]:
    """Takes back what an act made of a work; without `made` it is not known what that was, and all goes back."""

    def back(marks: Marks, trashed_at: float | None) -> _Place:
        if made is None:
            return was
        facts = {
            name: getattr(was[0], name)
            for name in ("rating", "favourite", "verdict", "note")
            if getattr(was[0], name) != getattr(made[0], name) == getattr(marks, name)
        }
        return replace(marks, **facts), was[1] if was[1] != made[1] == trashed_at else trashed_at

    return back


def _undo(changed: Iterable[Changed], words: said.Both) -> Undo:
    them = tuple(changed)
    before = tuple((one.id, *one.before) for one in them)
    return Undo(said.said(words, len(them)), before, tuple((one.id, *one.after) for one in them))


def _named(name: str, wanted: str) -> str:
    name = " ".join(name.split())[:LONGEST_NAME].strip()
    if not name:
        raise DeskError(wanted)
    return name
