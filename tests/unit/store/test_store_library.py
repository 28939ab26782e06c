"""The library in the store: rows that come and go with outputs, words that are found however they are written."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comfy_desk.domain.batch import Batch
from comfy_desk.domain.library import Collection, Marks, Order, SavedSearch, Search, Shelf
from comfy_desk.domain.library_words import read
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Request, State
from comfy_desk.store.database import Database
from comfy_desk.store.library import LibraryStore
from comfy_desk.store.library_files import LibraryFileStore
from comfy_desk.store.library_text import phrase, plain
from comfy_desk.store.migrations import migrate
from comfy_desk.store.requests import RequestStore, Write

OURS = "/data/results/"
DAY = 86_400.0


def request(number: int, prompt: str, **facts: Any) -> Request:
    made = Request(
        f"id-{number}", "acc", "kling/video-v2", f"k{number}", f"sha{number % 2}", 2, prompt, str(number), 1.0
    )
    return replace(made, state=State.DONE, hold=None, **facts)


def output(index: int = 0, path: str | None = "/saved/a.png", kind: Kind = Kind.IMAGE, **facts: Any) -> Output:
    return Output(index, f"/{index}", kind, Role.WORK, Origin.INLINE, path=path, **facts)


class Shelves:
    def __init__(self, database: Database) -> None:
        self.requests = RequestStore(database)
        self.library = LibraryStore(database, OURS)
        self.files = LibraryFileStore(database)
        self.database = database

    async def keep(self, one: Request, at: float = 100.0, **more: Any) -> None:
        await self.requests.commit([Write(one, at, None, outputs_changed=True, body=b"{}", **more)])

    async def ids(self, words: str = "", **search: Any) -> list[int]:
        found = await self.library.find(Search(words, **search), read(words, 10 * DAY), lambda: True)
        assert found is not None
        return list(found.ids)


def on_disk(test: Callable[[Shelves], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    def run(tmp_path: Path) -> None:
        async def main() -> None:
            database = await Database.open(tmp_path / "desk.sqlite3")
            shelves = Shelves(database)
            try:
                await test(shelves)
            finally:
                await shelves.library.aclose()
                await shelves.files.aclose()
                await database.close()

        asyncio.run(main())

    run.__name__ = test.__name__
    return run


@on_disk
async def test_a_work_comes_with_its_output_and_keeps_its_id_and_marks(shelves: Shelves) -> None:
    first = request(1, "a quiet harbour", outputs=(output(0), output(1, None), replace(output(2), role=Role.PART)))
    await shelves.keep(first)
    assert await shelves.ids() == [1, 2]
    await shelves.library.change([1], lambda marks, trashed: (replace(marks, rating=4, note="für Kundin"), trashed))
    moved = replace(first, outputs=(output(0, "/elsewhere/pier.png"), *first.outputs[1:]), credits="211")
    await shelves.keep(moved, 200.0, changed=(moved.outputs[0],))
    (entry,) = await shelves.library.entries([1])
    assert (entry.path, entry.made_at, entry.marks) == ("/elsewhere/pier.png", 100.0, Marks(4, note="für Kundin"))
    assert [await shelves.ids(words) for words in ("pier", "kundin", "name:a.png", "cost:1", "cost:>1")] == (
        [[1], [1], [], [1, 2], []]
    )
    await shelves.keep(replace(moved, outputs=(output(0),)))  # looked into again: there is one work
    assert await shelves.ids() == [1]
    assert await shelves.ids("harbour") == [1]
    await shelves.requests.commit([], ["id-1"])
    assert await shelves.ids() == []
    await shelves.keep(request(2, "b", outputs=(output(),)))
    assert min(await shelves.ids()) > 2  # an id is never given again


@on_disk
async def test_half_a_character_keeps_no_work_from_the_disk_and_ends_no_search(shelves: Shelves) -> None:
    """JSON hands them out, and so does a field in which one is being typed."""
    half = "\ud800"
    for number, credits_used in enumerate((None, "1e400", "-1", "NaN", half)):
        one = request(
            number, half, model=f"kiln/{half}", credits=credits_used, outputs=(output(0, f"/saved/{half}.png"),)
        )
        await shelves.keep(replace(one, seed=half, batch=half))
    assert len(await shelves.ids("seed:?")) == 5
    await shelves.database.write(lambda store: store.execute("UPDATE works SET kind = 'h\u00f6logram' WHERE id = 2"))
    kinds = [entry.kind for entry in await shelves.library.entries(await shelves.ids())]
    assert sorted(kinds) == [*[Kind.IMAGE] * 4, Kind.OTHER]  # what a search finds is there to be shown
    for filter_ in ("", "seed:", "-seed:", "batch:", "collection:", "name:", "model:", "note:", "kind:", "size:"):
        await shelves.ids(filter_ + half)


@on_disk
async def test_words_are_found_however_they_are_written(shelves: Shelves) -> None:
    prompts = (
        "Ein stiller Hafen, Öl auf Café",
        "静かな港の風景、夜明け",
        "安静的港口",
        "서울에서의 아침",
        "ГАВАНЬ straße",
        "a_b x2",
    )
    for number, prompt in enumerate(prompts, 1):
        await shelves.keep(request(number, prompt, outputs=(output(path=f"/saved/{number}.png"),)), float(number))
    found = {
        "hafen": [1], "HAF": [1], "ol cafe": [1], "öl": [1], "afen": [], '"auf cafe"': [1], '"cafe auf"': [],
        "風景": [2], "景": [2], "港": [3, 2], "夜明": [2], "港口": [3], "港 景": [2], "서울": [4], "아침": [4], "гаван": [5],
        "strasse": [5], "x2": [6], "2.png": [2], "-港 after:1969": [6, 5, 4, 1], "model:kling 港口": [3], "-model:kling": [],
        "prompt:kling": [], "kling hafen": [1],
    }  # fmt: skip
    for words, ids in found.items():
        assert await shelves.ids(words) == ids, words


@on_disk
async def test_filters_orders_shelves_and_stacks(shelves: Shelves) -> None:
    await shelves.requests.keep_batch(Batch("b1", "Night run", 1.0))
    for number in range(1, 7):
        kind = Kind.VIDEO if number % 2 else Kind.IMAGE
        where = f"{OURS}x/kept/{number}.png" if number == 2 else None if number == 3 else f"/saved/{number}.png"
        made = output(path=where, kind=kind, size=number * 1_000_000)
        batch = "b1" if number < 3 else None
        await shelves.keep(request(number, f"harbour {number}", outputs=(made,), batch=batch), number * DAY)
        await shelves.library.change([number], lambda marks, trashed, n=number: (replace(marks, rating=n % 4), trashed))
    await shelves.files.set_stacks({"id-1": "s", "id-3": "s", "id-4": "s"}, {"id-4": "and words beyond the row's"})
    await shelves.library.keep_collection(Collection("c-1", "Cover art", 1.0))
    assert await shelves.library.put_into([("c-1", 5), ("c-1", 6), ("c-1", 99), ("c-2", 5)]) == (("c-1", 5), ("c-1", 6))
    await shelves.library.change([6], lambda marks, _trashed: (marks, 7.0))
    await shelves.files.set_missing({4: 9.0})
    for words, ids in {
        "kind:video rating:>=1": [5, 3, 1], "-kind:video": [4, 2], "unsaved:": [3, 2], "-unsaved": [5, 4, 1],
        "batch:night": [2, 1], "-batch:run": [5, 4, 3], "collection:art": [5], "seed:4": [4], "size:>4mb": [5],
        "missing:": [4], "rating:0": [4], "unrated:": [4], "after:6d": [5, 4], "beyond": [4], "note:": [],
    }.items():  # fmt: skip
        assert await shelves.ids(words) == ids, words
    assert await shelves.ids(shelf=Shelf.TRASH) == [6]
    assert await shelves.ids(collection="c-1") == [5]
    assert await shelves.ids(folded=True) == [5, 4, 3, 2]  # a film never hides behind a picture
    assert await shelves.ids(stack="s.video") == [3, 1]
    assert [entry.stacked for entry in await shelves.library.entries([3, 4, 5])] == [2, 1, 1]
    assert await shelves.ids(order=Order.OLDEST) == [1, 2, 3, 4, 5]
    assert await shelves.ids(order=Order.RATING) == [3, 2, 5, 1, 4]
    assert (await shelves.ids(order=Order.LARGEST))[0] == 5
    found = await shelves.library.find(Search(), read("", 0.0), lambda: True)
    assert found is not None
    assert found.made_at == tuple(n * DAY for n in (5, 4, 3, 2, 1))
    assert [one.count for one in await shelves.library.collections()] == [1]
    await shelves.library.keep_searches([SavedSearch("s1", "b", "kind:video"), SavedSearch("s2", "a", "x")])
    assert [one.id for one in await shelves.library.searches()] == ["s1", "s2"]
    assert await shelves.library.find(Search(), read("", 0.0), lambda: False) is None


@pytest.fixture(scope="module")
def index() -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        text = plain("a quiet harbour NEAR the sea's 港口")
        connection.execute("INSERT INTO work_words VALUES (?, '', '', '')", (text,))
        yield connection


HOSTILE = (
    'a"b', '"', "*", "AND", "a AND", "NOT x", "NEAR(a b, 2)", "-", "a*b", "prompt:", "{a b}:c", "^a", "a^", "(", ")", "a+b",
    "\0", "a\0b", "';--", "\ud800", "%", "_", "a" * 10_000, "港" * 3_000, "a " * 5_000, "\u0301", "e\u0301", "👩‍🚀",
)  # fmt: skip


def test_nothing_that_is_looked_for_is_taken_for_the_index_own_language(index: sqlite3.Connection) -> None:
    def count(text: str, prefix: bool) -> int:
        sought = phrase(text, prefix=prefix, column="prompt")
        if not sought:
            return 0
        (number,) = index.execute("SELECT count(*) FROM work_words WHERE work_words MATCH ?", (sought,)).fetchone()
        return int(number)

    for text in HOSTILE:
        count(text, True)
        count(text, False)
    assert count("NEAR", False) == 1
    assert count("AND", False) == 0
    assert count("the sea's", False) == 1
    assert count("ea", True) == 0

    @given(st.text(max_size=60))
    def whatever(text: str) -> None:
        assert count(text, True) >= count(text, False)

    whatever()


@given(st.text(min_size=1, max_size=40))
def test_every_text_is_found_by_itself(text: str) -> None:
    """The tokenizer of the index and our own cut alike."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute(_TABLE)
        connection.execute("INSERT INTO words VALUES (?)", (plain(text.encode("utf-8", "replace").decode()),))
        sought = phrase(text, prefix=False)
        if any(character.isalnum() for character in plain(text)):
            found = connection.execute("SELECT count(*) FROM words WHERE words MATCH ?", (sought,)).fetchone()
            assert found == (1,)


_TABLE = (
    "CREATE VIRTUAL TABLE words USING fts5(text, tokenize = \"unicode61 remove_diacritics 0 categories 'L* N* M* Co'\")"
)
