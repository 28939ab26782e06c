"""The library on a real store and real folders: marks and their undo, missing files, the trash, copies, stacks, events."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import threading
import time
import zipfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from travelling import START, Hands

from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import TRASH_TIME, LibraryChanged, Marks, SavedSearch, Search, Shelf, Verdict
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Request, State
from comfy_desk.media.system_trash import NoTrash
from comfy_desk.services.desk import Desk
from comfy_desk.services.exporting import free_names
from comfy_desk.services.library import Library
from comfy_desk.services.places import Places
from comfy_desk.services.slow_disk import SlowDisk
from comfy_desk.store.database import Database
from comfy_desk.store.library import LibraryStore
from comfy_desk.store.library_files import LibraryFileStore
from comfy_desk.store.requests import RequestStore


@dataclass
class Rig:
    root: Path
    desk: Desk
    hands: Hands
    database: Database
    thrown: list[str] = field(default_factory=list)
    has_trash: bool = True
    told: list[LibraryChanged] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.saved = self.root / "saved"
        self.disk = SlowDisk(answer=0.5)
        keeping: Any = SimpleNamespace(
            disk=self.disk,
            folder=lambda: self.saved,
            files=SimpleNamespace(recipe=self._recipe),
            places=Places(self.root / "data" / "results"),
        )
        self.library = Library(
            LibraryStore(self.database, str(self.root / "data" / "results")),
            LibraryFileStore(self.database),
            self.desk,
            self.hands.clock(),
            keeping,
            lambda _account: None,
            None,
            self._throw_away,
        )
        self.library.subscribe(self.told.append)

    async def _recipe(self, request: Request, _output: Output, _router: str | None) -> bytes:
        return json.dumps({"model": request.model}).encode()

    def _throw_away(self, path: Path) -> None:
        if not self.has_trash:
            raise NoTrash("there is none")
        self.thrown.append(path.name)
        path.rename(self.root / "thrown" / path.name)

    async def made(self, number: int, *works: str, body: bytes = b"{}", day: str = "day") -> None:
        """A request with a file for each of `works`: its text is its bytes."""
        sha256 = hashlib.sha256(body).hexdigest()
        request = Request(f"r{number}", "acc", "kiln/one", f"k{number}", sha256, len(body), "a cat", None, START)
        request = replace(request, state=State.DONE, hold=None)
        await self.desk.add(request, body)
        for index, text in enumerate(works):
            path = self.saved / day / f"{text}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            path.with_name(f"{text}.comfy.json").write_text("recipe")
            digest = hashlib.sha256(text.encode()).hexdigest()
            facts = {"path": str(path), "size": len(text), "sha256": digest}
            output = Output(index, f"/{index}", Kind.IMAGE, Role.WORK, Origin.INLINE, **facts)  # type: ignore[arg-type]
            await self.desk.apply(request.id, seen.OutputChanged(self.hands.wall() + number, output))

    async def ids(self, words: str = "", shelf: Shelf = Shelf.ALL) -> list[int]:
        return sorted((await self.library.find(Search(words, shelf))).ids)

    async def looked(self, *ids: int) -> None:
        self.hands.slept += 1_000
        await self.library.look(ids)
        while self.library._files._tasks:
            await asyncio.sleep(0.01)


def on_rig(test: Callable[[Rig], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    def run(tmp_path: Path) -> None:
        async def main() -> None:
            (tmp_path / "thrown").mkdir()
            database = await Database.open(tmp_path / "desk.sqlite3")
            desk = Desk(RequestStore(database))
            rig = Rig(tmp_path, desk, Hands(), database)
            try:
                await test(rig)
            finally:
                await rig.library.aclose()
                await database.close()

        asyncio.run(main())

    run.__name__ = test.__name__
    return run


@on_rig
async def test_an_object_without_a_small_picture_has_that_of_its_poster(rig: Rig) -> None:
    await rig.made(1, "vase", "poster")
    request = rig.desk.get("r1")
    assert request is not None
    vase, poster = request.outputs
    shown = replace(poster, role=Role.POSTER, thumbnail="/small.png")
    for output in (replace(vase, kind=Kind.MODEL_3D), shown):
        await rig.desk.apply("r1", seen.OutputChanged(rig.hands.wall(), output))
    entries = await rig.library.entries(await rig.ids())
    assert [entry.thumbnail for entry in entries if entry.kind is Kind.MODEL_3D] == ["/small.png"]


@on_rig
async def test_marks_go_back_one_by_one_and_the_later_word_stays(rig: Rig) -> None:
    await rig.made(1, "one", "two", "three")
    library = rig.library
    await library.rate([1], 5)
    rated = await library.rate([1, 2, 3], 3)
    assert (rated.words, rated.count) == ("3 works rated with 3 stars", 3)
    assert rig.told[-1] == LibraryChanged((1, 2, 3))
    assert (await library.rate([1], 3)).count == 0
    noted = await library.set_note([1], "for the cover")
    await library.judge([2], Verdict.PICK)
    await library.rate([3], 1)
    await library.set_favourite([1], True)
    await library.put_back(rated)
    marks = [entry.marks for entry in await library.entries([1, 2, 3])]
    assert marks == [Marks(5, True, note="for the cover"), Marks(0, verdict=Verdict.PICK), Marks(1)]
    assert await rig.ids("cover") == [1]
    await library.put_back(noted)
    assert await rig.ids("cover") == []
    for many in (9, -1):
        await library.rate([2], many)
    assert (await library.entries([2, 77]))[0].marks.rating == 0


@on_rig
async def test_collections_come_back_with_their_works(rig: Rig) -> None:
    await rig.made(1, "one", "two")
    library = rig.library
    cover = await library.make_collection("  Cover   art ", [1])
    assert (cover.name, cover.count) == ("Cover art", 1)
    with pytest.raises(DeskError, match="already"):
        await library.make_collection("COVER ART")
    with pytest.raises(DeskError, match="name"):
        await library.make_collection(" ")
    put = await library.put_into(cover.id, [1, 2, 99])
    assert put.put_in == ((cover.id, 2),)
    deleted = await library.delete_collection(cover.id)
    with pytest.raises(DeskError, match="not here"):
        await library.put_into(cover.id, [1])
    await library.put_back(deleted)
    assert await rig.ids("collection:cover") == [1, 2]
    await library.put_back(put)
    await library.put_back(await library.take_from(cover.id, [1]))
    assert [one.count for one in await library.collections()] == [1]
    await library.rename_collection(cover.id, "Cover")
    await library.keep_searches([SavedSearch("s", " Mine ", "rating:5")])
    assert [one.name for one in await library.searches()] == ["Mine"]
    with pytest.raises(DeskError, match="At most"):
        await library.keep_searches([SavedSearch(str(n), "n", "") for n in range(101)])


@on_rig
async def test_the_trash_takes_what_was_saved_and_nothing_else(rig: Rig) -> None:
    await rig.made(1, "one", "two")
    await rig.made(2, "changed", "linked", "shared")
    await rig.made(3, "shared", "gone")
    library, day = rig.library, rig.saved / "day"
    (day / "one.answer.json").write_text("answer")
    (day / "changed.png").write_text("painted over")
    (day / "linked.png").unlink()
    (day / "linked.png").symlink_to(day / "two.png")
    (day / "gone.png").unlink()
    trashed = await library.trash([1, 2, 3, 4, 5, 7])
    assert trashed.count == 6
    assert (await rig.ids(), len(await rig.ids(shelf=Shelf.TRASH))) == ([6], 6)
    await library.put_back(trashed)
    assert len(await rig.ids()) == 7
    await library.trash([1, 3, 4, 5, 7])
    rig.has_trash = False
    nothing = await library.empty_trash([1])
    assert nothing.count == 0
    assert "was not taken by the system's trash" in nothing.problems[0]
    assert (day / "one.png").exists()
    assert await rig.ids("", Shelf.TRASH) == [1, 3, 4, 5, 7]
    rig.has_trash = True
    emptied = await library.empty_trash()
    assert emptied.count == 5
    assert sorted(rig.thrown) == ["one.comfy.json", "one.png"]
    assert len(emptied.problems) == 2
    assert all("stays where it is" in problem for problem in emptied.problems)
    assert (day / "changed.png").read_text() == "painted over"
    assert (day / "two.png").exists()
    assert await rig.ids("", Shelf.TRASH) == []
    request = rig.desk.get("r1")
    assert request is not None
    assert [(one.path is None, one.problem) for one in request.outputs] == [
        (True, "It was put into the trash."),
        (False, None),
    ]
    await library.trash([2, 6])  # the last ones of their requests, and of the file that two shared
    await library.empty_trash()
    assert {"two.png", "shared.png"} <= set(rig.thrown)
    assert await rig.ids() == []
    restored = replace(request.outputs[0], path=str(day / "again.png"))
    await rig.desk.apply("r1", seen.OutputChanged(rig.hands.wall(), restored))
    assert await rig.ids() == [1]  # fetched again, it is here again


@on_rig
async def test_after_30_days_the_trash_empties_itself(rig: Rig) -> None:
    await rig.made(1, "one", "two")
    await rig.library.trash([1])
    rig.hands.slept += TRASH_TIME - 60
    await rig.library.trash([2])
    assert (await rig.library._trash.empty_old()).count == 0
    rig.hands.slept += 120
    assert (await rig.library._trash.empty_old()).count == 1
    assert await rig.ids("", Shelf.TRASH) == [2]


@on_rig
async def test_a_file_that_is_gone_is_said_and_found_again_by_its_bytes(rig: Rig) -> None:
    await rig.made(1, "one", "two", "three")
    library, day = rig.library, rig.saved / "day"
    (day / "one.png").rename(rig.saved / "renamed.png")
    (day / "two.png").rename(rig.root / "elsewhere.png")
    await rig.looked(1, 2, 3)
    one, two, three = await library.entries([1, 2, 3])
    assert (one.path, one.missing_at) == (str(rig.saved / "renamed.png"), None)
    assert two.missing_at is not None
    assert three.missing_at is None
    assert await rig.ids("missing:") == [2]
    with pytest.raises(DeskError, match="another file"):
        await library.found_at(2, day / "three.png")
    with pytest.raises(DeskError, match="cannot be read"):
        await library.found_at(2, day / "nothing.png")
    assert (await library.found_at(2, rig.root / "elsewhere.png")).missing_at is None
    request = rig.desk.get("r1")
    assert request is not None
    assert request.outputs[1].path == str(rig.root / "elsewhere.png")


@on_rig
async def test_a_drive_that_is_away_takes_no_file_with_it(rig: Rig) -> None:
    await rig.made(1, "one")
    rig.saved.rename(rig.root / "unplugged")
    await rig.looked(1)
    (entry,) = await rig.library.entries([1])
    assert (entry.away, entry.missing_at) == (True, None)
    await rig.library.trash([1])
    kept = await rig.library.empty_trash()
    assert kept.count == 0
    assert "cannot be reached" in kept.problems[0]
    (rig.root / "unplugged").rename(rig.saved)
    await rig.looked(1)
    assert not (await rig.library.entries([1]))[0].away


@on_rig
async def test_copies_are_whole_or_not_there(rig: Rig) -> None:
    await rig.made(1, "one", "two")
    await rig.made(2, "one", "three", day="other")
    library, target = rig.library, rig.root / "out" / "copies"
    (rig.saved / "day" / "two.comfy.json").unlink()
    (rig.saved / "other" / "three.png").unlink()
    done = await library.export([1, 2, 3, 4], target, zipped=False, recipes=True)
    assert (done.place, done.count) == (target, 3)
    assert done.problems == ("three.png is no longer where it was saved.",)
    names = ["one-2.comfy.json", "one-2.png", "one.comfy.json", "one.png", "two.comfy.json", "two.png"]
    assert sorted(path.name for path in target.iterdir()) == names
    with pytest.raises(DeskError, match="this name already"):
        await library.export([1], target, zipped=False, recipes=False)
    packed = await library.export([1, 3], target.with_name("all.zip"), zipped=True, recipes=True)
    with zipfile.ZipFile(packed.place) as file:
        assert file.testzip() is None
        kinds = {one.filename: one.compress_type for one in file.infolist()}
    assert kinds["one.png"] == kinds["one-2.png"] == zipfile.ZIP_STORED
    for zipped in (False, True):
        stopped = await library.export(
            [1, 2], target.with_name("stopped"), zipped=zipped, recipes=False, goes_on=lambda n, _all, _name: n < 2
        )
        assert stopped.count == 0
    assert sorted(path.name for path in target.parent.iterdir()) == ["all.zip", "copies"]
    with pytest.raises(DeskError, match="None of the files"):
        await library.export([4], target.with_name("none"), zipped=True, recipes=False)
    assert sorted(path.name for path in target.parent.iterdir()) == ["all.zip", "copies"]


@on_rig
async def test_a_full_disk_leaves_nothing_behind(rig: Rig) -> None:
    await rig.made(1, "one", "two")
    with pytest.MonkeyPatch.context() as patch:

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        patch.setattr("comfy_desk.media.names.shutil.copyfileobj", full)
        for zipped in (False, True):
            with pytest.raises(DeskError, match="no room"):
                await rig.library.export([1, 2], rig.root / "out" / "x", zipped=zipped, recipes=False)
    assert list((rig.root / "out").iterdir()) == []


@on_rig
async def test_works_that_differ_by_their_seed_alone_are_a_stack(rig: Rig) -> None:
    long = "a very long prompt " * 40 + "with an elephant"
    bodies = [
        b'{"prompt": "a", "seed": 1, "steps": 4}',
        b'{"prompt": "a", "seed": 18446744073709551615, "steps": 4}',
        b'{"prompt": "a", "seed": 1, "steps": 5}',
        b'{"prompt": "seed\\": 7", "seed": 1, "steps": 4}',
        json.dumps({"image": "data:" + "A" * (3 << 20), "my_seed": 1, "prompt": "a"}).encode(),
        json.dumps({"image": "data:" + "A" * (3 << 20), "my_seed": 2_000, "prompt": "a"}).encode(),
        json.dumps({"prompt": long, "seed": 3}).encode(),
    ]
    for number, body in enumerate(bodies, 1):
        await rig.made(number, f"w{number}", body=body)
    await rig.database.write(
        lambda connection: connection.execute("UPDATE requests SET prompt = ? WHERE id = 'r7'", (long[:500],))
    )
    await rig.library._stacks.stack()
    stacks = [entry.stack for entry in await rig.library.entries(range(1, 8))]
    assert stacks[0] == stacks[1]
    assert stacks[4] == stacks[5]
    assert len({*stacks}) == 5
    assert all(stacks)
    assert len((await rig.library.find(Search(folded=True))).ids) == 5
    assert await rig.ids("elephant") == [7]


@on_rig
async def test_a_night_of_results_is_a_few_words(rig: Rig) -> None:
    rig.library._told.start()
    rig.library._told._soon = rig.library._told._apart = 0.05
    for number in range(1, 40):
        await rig.made(number, f"w{number}")
    await asyncio.sleep(0.15)
    assert LibraryChanged() in rig.told
    assert len(rig.told) < 20
    rig.told.clear()
    request = rig.desk.get("r3")
    assert request is not None
    await rig.desk.apply("r3", seen.OutputChanged(rig.hands.wall(), replace(request.outputs[0], thumbnail="/t.png")))
    while not rig.told:
        await asyncio.sleep(0.01)
    assert rig.told == [LibraryChanged((3,))]


@on_rig
async def test_a_newer_search_comes_before_an_older_one(rig: Rig) -> None:
    await rig.made(1, "one")
    found = await asyncio.gather(*(rig.library.find(Search(word)) for word in ("c", "ca", "cat")))
    assert [one.superseded for one in found[1:]] == [True, False]  # the first had begun, perhaps
    assert found[-1].ids == (1,)
    assert (await rig.library.find(Search("knd:x"))).unread == ("knd:x",)
    assert await rig.library.count() == 1


@on_rig
async def test_a_row_that_names_somebody_elses_file_throws_nothing_away(rig: Rig) -> None:
    """Whoever wrote into the store: what is no file of ours is neither moved, deleted nor copied."""
    own = rig.root / "private"
    own.mkdir()
    secret = own / "letter"
    secret.write_text("dear")
    (own / ".hidden").write_text("dear")
    (own / "small.png").write_text("dear")
    digest = hashlib.sha256(b"dear").hexdigest()
    await rig.made(1, "one")
    small = rig.root / "data" / "thumbnails" / "r1" / "r1-0.png"
    small.parent.mkdir(parents=True)
    small.write_text("small")
    request = rig.desk.get("r1")
    assert request is not None
    ours = replace(request.outputs[0], thumbnail=str(small))
    await rig.desk.apply("r1", seen.OutputChanged(rig.hands.wall(), ours))
    hostile: list[dict[str, Any]] = [
        {"path": str(secret), "size": 4, "sha256": None},  # its size is soon found out
        {"path": str(own / ".hidden"), "size": 4, "sha256": digest},
        {"path": str(rig.saved / ".." / "private" / "letter"), "size": 4, "sha256": digest},
        {"path": os.path.relpath(secret), "size": 4, "sha256": digest},
        {"path": "../..", "size": None, "sha256": None},
        {"path": f"{secret}\0.png", "size": 4, "sha256": digest},
        {"path": None, "thumbnail": str(own / "small.png")},
    ]
    for index, facts in enumerate(hostile, 1):
        output = Output(index, "", Kind.IMAGE, Role.WORK, Origin.INLINE, **facts)
        await rig.desk.apply("r1", seen.OutputChanged(rig.hands.wall(), output))
    ids = await rig.ids()
    assert len(ids) == 8
    await rig.looked(*ids)
    places = {entry.index: entry.missing_at is None for entry in await rig.library.entries(ids)}
    assert places == {0: True, 1: True, 2: True, 3: False, 4: False, 5: False, 6: False, 7: True}
    copied = await rig.library.export(ids, rig.root / "copies", zipped=False, recipes=False)
    assert copied.count == 3
    await rig.library.trash(ids)
    emptied = await rig.library.empty_trash()
    assert sorted(rig.thrown) == ["one.comfy.json", "one.png"]
    assert sorted(path.name for path in own.iterdir()) == [".hidden", "letter", "small.png"]
    assert emptied.count == 8
    assert not small.exists()


@on_rig
async def test_no_copy_or_recipe_takes_the_name_of_another_one_nor_leaves_the_folder(rig: Rig) -> None:
    names = [
        "a.png",
        "a.comfy.json",
        "A.PNG",
        "b.c.???",
        "b.png",
        "..\\..\\evil.png",
        "con.png",
        "a-2.png",
        ".comfy.json",
    ]
    await rig.made(1)
    for number, name in enumerate(names):
        path = rig.saved / f"{number}" / name
        path.parent.mkdir(parents=True)
        path.write_text(f"work {number}")
        output = Output(number, "", Kind.IMAGE, Role.WORK, Origin.INLINE, path=str(path), size=6)
        await rig.desk.apply("r1", seen.OutputChanged(rig.hands.wall(), output))
    ids = await rig.ids()
    packed = await rig.library.export(ids, rig.root / "all.zip", zipped=True, recipes=True)
    placed = await rig.library.export(ids, rig.root / "all", zipped=False, recipes=True)
    assert (packed.count, placed.count) == (len(names), len(names))
    with zipfile.ZipFile(packed.place) as file:
        inside = {one.filename: file.read(one) for one in file.infolist()}
        assert len(file.infolist()) == len(inside) == 2 * len(names)
    assert inside == {path.name: path.read_bytes() for path in placed.place.iterdir()}
    assert sorted(data for data in inside.values() if data.startswith(b"work")) == [
        b"work %d" % n for n in range(len(names))
    ]
    assert not any(set(name) & set("/\\:?*") or name.startswith(".") for name in inside)


@on_rig
async def test_a_file_that_cannot_be_read_keeps_no_other_from_being_copied(rig: Rig) -> None:
    await rig.made(1, "one", "two", "three")
    opened = Path.open

    def refused(path: Path, *how: Any, **options: Any) -> Any:
        if path.name == "two.png" and how[:1] == ("rb",):
            raise PermissionError(13, "Permission denied")
        return opened(path, *how, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "open", refused)
        for zipped in (False, True):
            done = await rig.library.export([1, 2, 3], rig.root / f"out{zipped}", zipped=zipped, recipes=False)
            assert (done.count, done.problems) == (2, ("two.png cannot be read.",))


def test_ten_thousand_works_of_one_name_are_named_in_a_moment() -> None:
    began = time.process_time()
    names = [name for pair in free_names("picture.png" for _ in range(10_000)) for name in pair]
    assert time.process_time() - began < 2.0
    assert len(set(names)) == 20_000


@on_rig
async def test_what_is_taken_from_the_trash_while_it_is_emptied_stays(rig: Rig) -> None:
    await rig.made(1, *(f"work{number}" for number in range(6)))
    ids = await rig.ids()
    await rig.library.trash(ids)
    throw = rig.library._trash._throw_away
    loop = asyncio.get_running_loop()
    begun = asyncio.Event()
    goes_on = threading.Event()

    def slowly(path: Path) -> None:
        loop.call_soon_threadsafe(begun.set)
        goes_on.wait(10)
        throw(path)

    rig.library._trash._throw_away = slowly
    emptying = asyncio.create_task(rig.library.empty_trash())
    await begun.wait()
    await rig.library.restore([ids[0], ids[3]])  # the first one is on its way already
    goes_on.set()
    assert (await emptying).count == 4
    await rig.looked(*ids)
    assert await rig.ids() == [ids[0], ids[3]]
    assert await rig.ids("missing:") == [ids[0]]
    assert (rig.saved / "day" / "work3.png").exists()
    assert not (rig.saved / "day" / "work4.png").exists()
