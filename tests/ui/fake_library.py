"""A library of the tests: the protocol of `services/library_api.py` in memory, with calls recorded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import (
    Collection,
    Entry,
    Found,
    LibraryChanged,
    Order,
    SavedSearch,
    Search,
    Shelf,
    Undo,
    Verdict,
)
from comfy_desk.domain.output import Kind
from comfy_desk.services import library_said as said
from comfy_desk.services.files import GoesOn
from comfy_desk.services.library_api import Exported

NOON = 1_700_000_000.0
HOUR = 3_600.0

KINDS = (Kind.IMAGE, Kind.IMAGE, Kind.VIDEO, Kind.AUDIO, Kind.TEXT, Kind.MODEL_3D)


def an_entry(number: int, **facts: Any) -> Entry:
    """The work number `number`, made that many hours after noon."""
    usual: dict[str, Any] = {
        "request": f"row-{number}",
        "index": 0,
        "account": "practice",
        "model": "atelier/watercolour-2",
        "kind": Kind.IMAGE,
        "prompt": f"a heron in the reeds, number {number}",
        "made_at": NOON + number * HOUR,
        "path": f"/works/{number}.png",
        "saved": True,
        "size": 1_200_000,
        "width": 1024,
        "height": 768,
        "media_type": "image/png",
    }
    return Entry(number, **(usual | facts))


class FakeLibrary:
    """`found` overrides what a search gives; `failing` names calls that raise."""

    def __init__(self, entries: Sequence[Entry] = ()) -> None:
        self.works: dict[int, Entry] = {entry.id: entry for entry in entries}
        self.named: dict[str, Collection] = {}
        self.inside: dict[str, list[int]] = {}
        self.kept: tuple[SavedSearch, ...] = ()
        self.calls: list[tuple[str, Any]] = []
        self.failing: dict[str, DeskError] = {}
        self.unread: tuple[str, ...] = ()
        self.listeners: list[Callable[[LibraryChanged], None]] = []
        self.reads = 0

    def _called(self, name: str, what: Any = None) -> None:
        self.calls.append((name, what))
        if name in self.failing:
            raise self.failing[name]

    def names(self) -> list[str]:
        return [name for name, _ in self.calls]

    def tell(self, *ids: int, lists: bool = False) -> None:
        for listener in tuple(self.listeners):
            listener(LibraryChanged(tuple(ids), lists))

    def add(self, *entries: Entry) -> None:
        for entry in entries:
            self.works[entry.id] = entry
        self.tell()

    # --- the protocol

    async def find(self, search: Search) -> Found:
        self._called("find", search)
        found = [entry for entry in self.works.values() if self._fits(entry, search)]
        found.sort(key=lambda entry: (entry.made_at, entry.id), reverse=search.order is not Order.OLDEST)
        if search.order is Order.RATING:
            found.sort(key=lambda entry: -entry.marks.rating)
        if search.folded:
            seen: set[str] = set()
            found = [one for one in found if not one.stack or not (one.stack in seen or seen.add(one.stack))]
        timed = search.order in (Order.NEWEST, Order.OLDEST)
        made = tuple(entry.made_at for entry in found) if timed else ()
        return Found(tuple(entry.id for entry in found), self.unread, made)

    def _fits(self, entry: Entry, search: Search) -> bool:
        if (search.shelf is Shelf.TRASH) != (entry.trashed_at is not None):
            return False
        if search.collection and entry.id not in self.inside.get(search.collection, ()):
            return False
        if search.stack and entry.stack != search.stack:
            return False
        for word in search.words.split():
            if word == "favourite:":
                fits = entry.marks.favourite
            elif ":" in word:
                name, _, value = word.partition(":")
                fits = name == "kind" and value in (entry.kind.value, "picture", "film")
            else:
                fits = word.lower() in entry.prompt.lower()
            if not fits:
                return False
        return True

    async def entries(self, ids: Sequence[int]) -> tuple[Entry, ...]:
        self._called("entries", tuple(ids))
        self.reads += 1
        return tuple(self.works[one] for one in ids if one in self.works)

    async def of(self, request: str, index: int) -> Entry | None:
        return next((one for one in self.works.values() if (one.request, one.index) == (request, index)), None)

    async def of_request(self, request: str) -> tuple[Entry, ...]:
        return tuple(one for one in self.works.values() if one.request == request)

    async def count(self) -> int:
        return sum(one.trashed_at is None for one in self.works.values())

    def subscribe(self, listener: Callable[[LibraryChanged], None]) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)

    def _mark(self, name: str, ids: Sequence[int], words: str, change: Callable[[Entry], Entry]) -> Undo:
        self._called(name, tuple(ids))
        before = [self.works[one] for one in ids if one in self.works]
        for entry in before:
            self.works[entry.id] = change(entry)
        self.tell(*ids)
        return Undo(words, tuple((entry.id, entry.marks, entry.trashed_at) for entry in before))

    async def rate(self, ids: Sequence[int], rating: int) -> Undo:
        return self._mark(
            "rate",
            ids,
            said.said(said.RATED[rating] if rating else said.UNRATED, len(ids)),
            lambda one: replace(one, marks=replace(one.marks, rating=rating)),
        )

    async def set_favourite(self, ids: Sequence[int], favourite: bool) -> Undo:
        return self._mark(
            "set_favourite",
            ids,
            said.said(said.FAVOURITE[favourite], len(ids)),
            lambda one: replace(one, marks=replace(one.marks, favourite=favourite)),
        )

    async def judge(self, ids: Sequence[int], verdict: Verdict) -> Undo:
        return self._mark(
            "judge",
            ids,
            said.said(said.JUDGED[verdict], len(ids)),
            lambda one: replace(one, marks=replace(one.marks, verdict=verdict)),
        )

    async def set_note(self, ids: Sequence[int], note: str) -> Undo:
        return self._mark(
            "set_note",
            ids,
            said.said(said.NOTED[bool(note)], len(ids)),
            lambda one: replace(one, marks=replace(one.marks, note=note)),
        )

    async def put_back(self, undo: Undo) -> None:
        self._called("put_back", undo)
        for one, marks, trashed_at in undo.before:
            if one in self.works:
                self.works[one] = replace(self.works[one], marks=marks, trashed_at=trashed_at)
        for collection, one in undo.put_in:
            self.inside[collection].remove(one)
        for collection, one in undo.taken_from:
            self.inside.setdefault(collection, []).append(one)
        if undo.collection is not None:
            self.named[undo.collection.id] = undo.collection
        self.tell(lists=True)

    async def trash(self, ids: Sequence[int]) -> Undo:
        undo = self._mark("trash", ids, said.said(said.TRASHED, len(ids)), lambda one: replace(one, trashed_at=NOON))
        self.tell()
        return undo

    async def restore(self, ids: Sequence[int]) -> Undo:
        undo = self._mark("restore", ids, said.said(said.RESTORED, len(ids)), lambda one: replace(one, trashed_at=None))
        self.tell()
        return undo

    async def empty_trash(self, ids: Sequence[int] | None = None) -> Exported:
        self._called("empty_trash", ids)
        gone = [one.id for one in self.works.values() if one.trashed_at is not None and (ids is None or one.id in ids)]
        for one in gone:
            del self.works[one]
        self.tell()
        return Exported(Path("/trash"), len(gone))

    async def collections(self) -> tuple[Collection, ...]:
        found = (replace(one, count=len(self.inside.get(one.id, ()))) for one in self.named.values())
        return tuple(sorted(found, key=lambda one: one.name))

    async def make_collection(self, name: str, ids: Sequence[int] = ()) -> Collection:
        self._called("make_collection", (name, tuple(ids)))
        made = self.named[f"c{len(self.named)}"] = Collection(f"c{len(self.named)}", name, NOON, len(ids))
        self.inside[made.id] = list(ids)
        self.tell(lists=True)
        return made

    async def rename_collection(self, collection: str, name: str) -> None:
        self._called("rename_collection", (collection, name))
        self.named[collection] = replace(self.named[collection], name=name)
        self.tell(lists=True)

    async def delete_collection(self, collection: str) -> Undo:
        self._called("delete_collection", collection)
        gone = self.named.pop(collection)
        self.tell(lists=True)
        inside = self.inside.pop(collection, [])
        return Undo(
            f"The collection “{gone.name}” was deleted",
            taken_from=tuple((collection, one) for one in inside),
            collection=gone,
        )

    async def put_into(self, collection: str, ids: Sequence[int]) -> Undo:
        self._called("put_into", (collection, tuple(ids)))
        new = [one for one in ids if one not in self.inside[collection]]
        self.inside[collection] += new
        self.tell(lists=True)
        return Undo(
            said.said(said.PUT_IN, len(new), self.named[collection].name),
            put_in=tuple((collection, one) for one in new),
        )

    async def take_from(self, collection: str, ids: Sequence[int]) -> Undo:
        self._called("take_from", (collection, tuple(ids)))
        self.inside[collection] = [one for one in self.inside[collection] if one not in ids]
        self.tell(lists=True)
        words = said.said(said.TAKEN, len(ids), self.named[collection].name)
        return Undo(words, taken_from=tuple((collection, one) for one in ids))

    async def searches(self) -> tuple[SavedSearch, ...]:
        return self.kept

    async def keep_searches(self, searches: Sequence[SavedSearch]) -> None:
        self._called("keep_searches", tuple(searches))
        self.kept = tuple(searches)
        self.tell(lists=True)

    async def look(self, ids: Sequence[int]) -> None:
        self._called("look", tuple(ids))

    async def found_at(self, entry: int, path: Path) -> Entry:
        self._called("found_at", (entry, path))
        made = self.works[entry] = replace(self.works[entry], path=str(path), missing_at=None)
        self.tell(entry)
        return made

    async def export(
        self, ids: Sequence[int], target: Path, *, zipped: bool, recipes: bool, goes_on: GoesOn = lambda *_: True
    ) -> Exported:
        self._called("export", (tuple(ids), target, zipped, recipes))
        return Exported(target, len(ids))
