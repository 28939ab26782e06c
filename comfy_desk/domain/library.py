"""The library's words: one entry for each work that was ever made here, what the artist thinks of it, and how it is found.

An entry stands beside its request, whose row may have been removed from the queue long ago. No I/O here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from comfy_desk.domain.output import Kind

TRASH_TIME = 30 * 86_400.0
"""Seconds that a work stays in the library's trash before its file goes to the system's."""

MOST_STARS = 5


class Verdict(StrEnum):
    """What was decided while going through many."""

    NONE = ""
    PICK = "pick"
    REJECT = "reject"


class Order(StrEnum):
    NEWEST = "newest"
    OLDEST = "oldest"
    RATING = "rating"  # best first, then the newest
    MODEL = "model"
    LARGEST = "largest"  # files of the most bytes first


class Shelf(StrEnum):
    """Which part of the library is looked at."""

    ALL = "all"
    TRASH = "trash"


@dataclass(frozen=True, slots=True)
class Marks:
    """What the artist thinks of one work. `rating` is 0 (none) to 5; `note` is plain text of at most 2,000 characters."""

    rating: int = 0
    favourite: bool = False
    verdict: Verdict = Verdict.NONE
    note: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One work as the library shows it. `id` stays the same for ever and is never given again.

    `request` and `index` name the output; `path` is None where the file is not on this machine; `saved`: it lies in the
    artist's folder and not only in the data folder. `missing_at`: since when its file is known not to be where it was.
    `stack` is equal for works of requests that differ by their seed alone, "" where that is not known. `stacked` counts the
    works that stand behind this one where stacks are folded, itself included.
    """

    id: int
    request: str
    index: int
    account: str
    model: str
    kind: Kind
    prompt: str  # at most 500 characters
    made_at: float  # wall seconds: when it was collected
    marks: Marks = field(default_factory=Marks)
    seed: str | None = None
    media_type: str | None = None
    path: str | None = None
    saved: bool = False
    size: int | None = None  # bytes
    sha256: str | None = None
    width: int | None = None  # pixels, after orientation
    height: int | None = None
    duration: float | None = None  # seconds
    animated: bool = False
    thumbnail: str | None = None  # a PNG of ours, at most 512 pixels on its longer side
    text: str | None = None  # of a text work: at most 20,000 characters
    credits: str | None = None  # of its whole request, as reported
    batch: str | None = None
    stack: str = ""
    stacked: int = 1
    trashed_at: float | None = None
    missing_at: float | None = None
    away: bool = False  # its drive or share cannot be reached now: the file itself may well be there

    @property
    def name(self) -> str:
        """The file's name without its folders, "" where there is no file."""
        return (self.path or "").replace("\\", "/").rpartition("/")[2]


@dataclass(frozen=True, slots=True)
class Search:
    """What is looked for. `words` as the artist writes them, filters included; `collection` "" is no collection's.

    `folded`: of works that differ by seed alone only one is listed. Of a shelf other than ALL the rest still counts.
    """

    words: str = ""
    shelf: Shelf = Shelf.ALL
    collection: str = ""
    order: Order = Order.NEWEST
    folded: bool = False
    stack: str = ""  # only the works of this stack


@dataclass(frozen=True, slots=True)
class Found:
    """Ids in their order. `unread`: parts of the words that look like filters and are none; they were looked for as words.

    `made_at` stands beside the ids where they are in the order of time, and is empty otherwise: the days of a long list are
    known without reading its works.
    """

    ids: tuple[int, ...]
    unread: tuple[str, ...] = ()
    made_at: tuple[float, ...] = ()
    superseded: bool = False  # a newer search came before this one began: nothing was looked for


@dataclass(frozen=True, slots=True)
class Collection:
    id: str
    name: str
    created_at: float
    count: int = 0


@dataclass(frozen=True, slots=True)
class SavedSearch:
    id: str
    name: str
    words: str


@dataclass(frozen=True, slots=True)
class Undo:
    """What a change of many works was before, for `put_back`. Its `words` name the change: "3 works moved to the trash".

    `before` and `after` are of the works that the change made other.
    """

    words: str
    before: tuple[tuple[int, Marks, float | None], ...] = ()  # id, marks, trashed_at
    after: tuple[tuple[int, Marks, float | None], ...] = ()
    put_in: tuple[tuple[str, int], ...] = ()  # collection, id: was put into it
    taken_from: tuple[tuple[str, int], ...] = ()
    collection: Collection | None = None  # that was deleted

    @property
    def count(self) -> int:
        return len(self.before) or len(self.put_in) or len(self.taken_from)


@dataclass(frozen=True, slots=True)
class LibraryChanged:
    """Something of the library is other now. `ids` are the works of which; none means that anything may be (added, order).

    `only_lists`: no work is, and no order; only collections or saved searches.
    """

    ids: tuple[int, ...] = ()
    lists: bool = False  # collections or saved searches
    only_lists: bool = False
