"""What the window may ask of the library, as a protocol: every work that was ever made here, found, marked, and let go.

Every coroutine returns when the fact is on the disk, or raises `DeskError` with a sentence. Nothing here moves or changes a
saved file but `empty_trash`, and the trash once its time is over: both hand it to the system's trash.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from comfy_desk.domain.library import Collection, Entry, Found, LibraryChanged, SavedSearch, Search, Undo, Verdict
from comfy_desk.services.files import GoesOn


@dataclass(frozen=True, slots=True)
class Exported:
    """Where the copies are (a folder, or one ZIP file), how many works, and a sentence for each of which there is none."""

    place: Path
    count: int
    problems: tuple[str, ...] = ()


class LibraryApi(Protocol):
    async def find(self, search: Search) -> Found:
        """All that fits, as ids in their order.

        A newer call that differs by its words alone makes an older one with words that has not begun return at once, as
        `superseded`.
        """
        ...

    async def entries(self, ids: Sequence[int]) -> tuple[Entry, ...]:
        """In the order of `ids`; those that are gone are left out. For at most some hundreds at once."""
        ...

    async def of(self, request: str, index: int) -> Entry | None: ...

    async def of_request(self, request: str) -> tuple[Entry, ...]:
        """Its works, in the order of the answer, trashed ones too."""
        ...

    async def count(self) -> int:
        """Works that are not in the trash."""
        ...

    def subscribe(self, listener: Callable[[LibraryChanged], None]) -> Callable[[], None]:
        """Calls `listener` in the loop's thread after each change; returns what ends that."""
        ...

    # marks: each returns what the works were, for `put_back`
    async def rate(self, ids: Sequence[int], rating: int) -> Undo: ...
    async def set_favourite(self, ids: Sequence[int], favourite: bool) -> Undo: ...
    async def judge(self, ids: Sequence[int], verdict: Verdict) -> Undo: ...
    async def set_note(self, ids: Sequence[int], note: str) -> Undo: ...
    async def put_back(self, undo: Undo) -> None:
        """Each fact that the change made other is what it was before; one that was set otherwise since then stays."""
        ...

    # the trash
    async def trash(self, ids: Sequence[int]) -> Undo:
        """Out of sight for 30 days; the files stay where they are meanwhile."""
        ...

    async def restore(self, ids: Sequence[int]) -> Undo: ...
    async def empty_trash(self, ids: Sequence[int] | None = None) -> Exported:
        """Hands the files of these (None: all) trashed works to the system's trash; what it does not take stays listed.

        A file that was changed since it was saved stays where it is, and its work leaves the library. `place` says nothing.
        """
        ...

    # collections
    async def collections(self) -> tuple[Collection, ...]:
        """By name."""
        ...

    async def make_collection(self, name: str, ids: Sequence[int] = ()) -> Collection: ...
    async def rename_collection(self, collection: str, name: str) -> None: ...
    async def delete_collection(self, collection: str) -> Undo:
        """Its works stay in the library."""
        ...

    async def put_into(self, collection: str, ids: Sequence[int]) -> Undo: ...
    async def take_from(self, collection: str, ids: Sequence[int]) -> Undo: ...

    # saved searches
    async def searches(self) -> tuple[SavedSearch, ...]:
        """In the artist's order."""
        ...

    async def keep_searches(self, searches: Sequence[SavedSearch]) -> None: ...

    # files
    async def look(self, ids: Sequence[int]) -> None:
        """These are in sight: whether their files are still where they were. What is other comes as `LibraryChanged`."""
        ...

    async def found_at(self, entry: int, path: Path) -> Entry:
        """The artist shows where a moved file is now: its bytes must be the same, else DeskError."""
        ...

    async def export(
        self, ids: Sequence[int], target: Path, *, zipped: bool, recipes: bool, goes_on: GoesOn = lambda *_: True
    ) -> Exported:
        """Copies in a new folder `target`, or in the new ZIP file `target`; never over anything, whole or not there.

        Where `goes_on` says no, nothing is left there and `count` is 0.
        """
        ...
