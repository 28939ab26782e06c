"""The catalogue as a Router may hand it out, and documents as it may refuse them; time jumps."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from virtual_time import VirtualLoop

from comfy_desk.domain.errors import DeskError, Failure, NotSent, Refused, RouterError
from comfy_desk.domain.model import ModelDocument, ModelEntry, same_tag, successors_of
from comfy_desk.router.wire import CataloguePage, catalogue_page
from comfy_desk.services.clock import Clock
from comfy_desk.services.models import Models
from comfy_desk.services.read_ahead import BRISK, FIRST_FEW, LATER, LEISURELY, REST, SELDOM, pause_before
from comfy_desk.store.catalogue import CatalogueStore
from comfy_desk.store.database import Database

GONE = Refused(Failure("refused", 404, "model_not_found", "p/m1 was retired on 2026-03-01; use p/m2"))
OFFLINE = NotSent(Failure("not_sent", detail="No connection."))


def entries(*numbers: int) -> tuple[ModelEntry, ...]:
    return tuple(ModelEntry(f"p/m{number}", "p", f"m{number}") for number in numbers)


class Rig:
    """A Router whose pages are answers to cursors, and whose documents are called by model."""

    def __init__(self, store: CatalogueStore, loop: VirtualLoop) -> None:
        self.loop = loop
        self.pages: Callable[[str | None], CataloguePage] = lambda _cursor: CataloguePage((), None)
        self.refusals: dict[str, RouterError] = {}
        self.tags: dict[str, str | None] = {}
        self.asked: list[tuple[str, str | None, float]] = []
        self.cursors: list[str | None] = []
        self.changes = 0
        self.store = store
        clock = Clock(wall=lambda: loop.moment, monotonic=lambda: loop.moment)
        client = SimpleNamespace(models=self.page, document=self.document)
        self.models = Models(client, self, store, "a", clock)  # type: ignore[arg-type]
        self.models.on_changed = self._changed

    def _changed(self) -> None:
        self.changes += 1

    async def page(self, cursor: str | None) -> CataloguePage:
        self.cursors.append(cursor)
        return self.pages(cursor)

    async def document(self, model: str, etag: str | None = None) -> ModelDocument | None:
        self.asked.append((model, etag, self.loop.moment))
        if model in self.refusals:
            raise self.refusals[model]
        tag = self.tags.get(model, '"1"')
        if etag is not None and same_tag(etag, tag):
            return None
        return ModelDocument(model, {"x-comfy-router-output-modalities": ["image"]}, tag, self.loop.moment)

    @asynccontextmanager
    async def turn(self, _urgency: Any) -> Any:
        yield 1

    def note_success(self) -> None: ...
    def note_failure(self, failure: Failure) -> None: ...


def run(path: Path, work: Callable[[Rig], Awaitable[None]]) -> None:
    loop = VirtualLoop()

    async def main() -> None:
        database = await Database.open(path / "d.sqlite3")
        rig = Rig(CatalogueStore(database), loop)
        try:
            await work(rig)
        finally:
            await rig.models.aclose()
            await database.close()

    try:
        loop.run_until_complete(main())
    finally:
        loop.close()


def paged(*pages: tuple[ModelEntry, ...]) -> Callable[[str | None], CataloguePage]:
    def page(cursor: str | None) -> CataloguePage:
        number = int(cursor or 0)
        return CataloguePage(pages[number], str(number + 1) if number + 1 < len(pages) else None)

    return page


async def ids(rig: Rig, *, refresh: bool = True) -> list[str]:
    return [entry.id for entry in await rig.models.entries(refresh=refresh)]


def test_every_page_is_read_and_kept(tmp_path: Path) -> None:
    async def work(rig: Rig) -> None:
        rig.pages = paged(*(entries(*range(start, start + 100)) for start in range(0, 1000, 100)))
        both = await asyncio.gather(ids(rig, refresh=False), ids(rig, refresh=False))
        assert [len(one) for one in both] == [1000, 1000]
        assert rig.cursors == [None, *map(str, range(1, 10))]
        assert rig.models.standing.asked_at == rig.loop.moment
        assert len(await ids(rig, refresh=False)) == 1000
        assert len(rig.cursors) == 10  # from the disk
        rig.pages = paged(entries(1), (), entries(1, 2))  # an empty page in the middle, one model twice
        assert await ids(rig) == ["p/m1", "p/m2"]
        assert len(rig.models.gone) == 998

    run(tmp_path, work)


@pytest.mark.parametrize(
    ("name", "page"),
    [
        ("the same cursor for ever", lambda _cursor: CataloguePage(entries(3), "again")),
        ("a circle", lambda cursor: CataloguePage(entries(3), "b" if cursor == "a" else "a")),
        ("new cursors, nothing new", lambda cursor: CataloguePage(entries(3), f"{cursor}x")),
        ("empty pages for ever", lambda cursor: CataloguePage(entries(3) if cursor is None else (), f"{cursor}x")),
        ("more, and no way there", lambda _cursor: CataloguePage(entries(3), None, cut=True)),
        ("broken off", lambda cursor: _broken(cursor)),
    ],
)
def test_a_list_without_an_end_takes_nothing_away(tmp_path: Path, name: str, page: Any) -> None:
    async def work(rig: Rig) -> None:
        rig.pages = paged(entries(1, 2))
        await ids(rig)
        asked = rig.models.standing.asked_at
        rig.loop.moment += 50
        assert not rig.models.due
        rig.pages = page
        assert set(await ids(rig)) == {"p/m1", "p/m2", "p/m3"}, name
        assert rig.models.gone == ()
        assert rig.models.standing.asked_at == asked  # no whole list since
        assert rig.models.standing.trouble
        assert len(rig.cursors) < 10

    run(tmp_path, work)


def _broken(cursor: str | None) -> CataloguePage:
    if cursor is None:
        return CataloguePage(entries(3), "next")
    raise OFFLINE


def test_endlessly_many_models_are_given_up(tmp_path: Path) -> None:
    async def work(rig: Rig) -> None:
        def page(cursor: str | None) -> CataloguePage:
            number = int(cursor or 0)
            return CataloguePage(entries(*range(number * 1000, number * 1000 + 1000)), str(number + 1))

        rig.pages = page
        assert len(await ids(rig)) == 20_000
        assert len(rig.cursors) == 21

    run(tmp_path, work)


def test_offline_the_kept_list_is_shown_with_its_age(tmp_path: Path) -> None:
    async def work(rig: Rig) -> None:
        def offline(_cursor: str | None) -> CataloguePage:
            raise OFFLINE

        rig.pages = offline
        with pytest.raises(DeskError, match="could not be read"):
            await rig.models.entries()
        rig.pages = paged(entries(1))
        await ids(rig)
        first, changes = rig.loop.moment, rig.changes
        rig.loop.moment += 7200
        assert rig.models.due
        rig.pages = offline
        assert await ids(rig) == ["p/m1"]
        assert rig.models.standing.asked_at == first
        assert rig.models.standing.trouble
        assert rig.changes == changes + 1
        assert not rig.models.due  # it was tried
        await rig.models.refresh()  # nothing new: nobody is told again
        assert rig.changes == changes + 1
        rig.pages = paged(())  # an empty list is not believed
        assert await ids(rig) == ["p/m1"]
        assert "empty" in rig.models.standing.trouble
        rig.pages = paged(entries(1))
        await ids(rig)
        assert rig.models.standing.trouble == ""
        assert rig.models.standing.asked_at == rig.loop.moment

    run(tmp_path, work)


def test_what_left_the_list_is_asked_for_by_name(tmp_path: Path) -> None:
    async def work(rig: Rig) -> None:
        rig.pages = paged(entries(1, 2, 3))
        await ids(rig)
        rig.pages = paged(entries(2))  # m1 is retired; m3 was lost because the list changed while it was read
        rig.refusals["p/m1"] = GONE
        await ids(rig)
        assert [(entry.id, entry.gone) for entry in rig.models.gone] == [("p/m1", ""), ("p/m3", "")]
        await rig.models.look_into_gone()
        assert [(entry.id, entry.retired) for entry in rig.models.gone] == [("p/m1", True)]
        assert set(await ids(rig, refresh=False)) == {"p/m2", "p/m3"}
        words = rig.models.gone[0].gone
        assert successors_of(words, "p/m1", {"p/m1", "p/m2"}) == ("p/m2",)
        assert successors_of(words, "p/m1", set()) == ()
        await rig.models.note_remembered(["p/m2", "old/star"])
        assert [entry.id for entry in rig.models.gone] == ["p/m1", "old/star"]
        rig.refusals["old/star"] = OFFLINE
        asked = len(rig.asked)
        await rig.models.look_into_gone()
        changes = rig.changes
        await rig.models.look_into_gone()  # nobody could be asked: it is not called retired
        assert [entry.retired for entry in rig.models.gone] == [True, False]
        assert len(rig.asked) == asked + 1  # once, until there is another list
        assert rig.changes == changes  # nothing new: whoever rereads on a change would ask for ever

    run(tmp_path, work)


def test_documents_are_revalidated_by_their_tag(tmp_path: Path) -> None:
    async def work(rig: Rig) -> None:
        rig.tags["p/m1"] = 'W/"weak"'
        first = await rig.models.document("p/m1")
        await rig.models.document("p/m1")
        assert len(rig.asked) == 1  # fresh
        rig.loop.moment += 301
        again = await rig.models.document("p/m1")
        assert rig.asked[-1][1] == 'W/"weak"'
        assert again.document == first.document
        assert again.fetched_at == rig.loop.moment
        assert not again.stale
        await rig.models.document("p/m1")
        assert len(rig.asked) == 2  # the 304 counts as fresh, also on the disk
        rig.loop.moment += 301
        rig.tags["p/m1"] = "bad\r\nX-Evil: 1"
        assert (await rig.models.document("p/m1")).etag is None
        rig.loop.moment += 301
        await rig.models.document("p/m1")
        assert rig.asked[-1][1] is None  # what is no tag is never sent back
        rig.loop.moment += 301
        rig.refusals["p/m1"] = OFFLINE
        assert (await rig.models.document("p/m1")).stale

    run(tmp_path, work)


def test_a_retired_model_shows_its_kept_form_and_comes_back(tmp_path: Path) -> None:
    async def work(rig: Rig) -> None:
        rig.pages = paged(entries(1, 2))
        await ids(rig)
        await rig.models.document("p/m1")
        rig.loop.moment += 301
        rig.refusals["p/m1"] = GONE
        kept = await rig.models.document("p/m1")
        assert kept.gone == GONE.failure.detail
        assert kept.document
        assert not kept.stale
        assert [entry.id for entry in rig.models.gone] == ["p/m1"]
        assert await ids(rig, refresh=False) == ["p/m2"]
        rig.refusals["p/m9"] = GONE
        with pytest.raises(DeskError):
            await rig.models.document("p/m9")
        assert [entry.id for entry in rig.models.gone] == ["p/m1", "p/m9"]
        rig.refusals["p/m2"] = Refused(Failure("refused", 404, "", "nginx"))  # any server can say 404
        rig.loop.moment += 301
        with pytest.raises(DeskError):
            await rig.models.document("p/m2")
        assert [entry.id for entry in rig.models.gone] == ["p/m1", "p/m9"]
        rig.refusals.clear()
        assert (await rig.models.document("p/m1")).gone is None
        assert await ids(rig, refresh=False) == ["p/m1", "p/m2"]

    run(tmp_path, work)


def test_the_pause_before_a_document() -> None:
    assert pause_before(on_screen=True, busy=False, number=500) == BRISK
    assert pause_before(on_screen=True, busy=True, number=0) == LEISURELY
    assert pause_before(on_screen=False, busy=True, number=0) is None
    assert pause_before(on_screen=False, busy=False, number=FIRST_FEW - 1) == BRISK
    assert pause_before(on_screen=False, busy=False, number=FIRST_FEW) == LEISURELY


def test_hundreds_of_documents_are_read_at_leisure_and_the_screen_first(tmp_path: Path) -> None:
    async def work(rig: Rig) -> None:
        rig.pages = paged(entries(*range(200)))
        await ids(rig)
        rig.models.ahead.watch(["p/m190", "p/m191"])
        start = rig.loop.moment
        await rig.models.ahead.run()
        order = [model for model, _etag, _at in rig.asked]
        assert order[:4] == ["p/m190", "p/m191", "p/m0", "p/m1"]
        assert len(order) == len(set(order)) == 200
        times = [at for _model, _etag, at in rig.asked]
        assert times[FIRST_FEW - 1] - start == FIRST_FEW * BRISK
        assert all(
            later - sooner == LEISURELY
            for sooner, later in zip(times[FIRST_FEW:], times[FIRST_FEW + 1 :], strict=False)
        )
        assert 200 / 9 < rig.changes < 200 / 7
        await rig.models.ahead.run()
        assert len(rig.asked) == 200

    run(tmp_path, work)


def test_reading_ahead_stands_still_while_requests_are_under_way(tmp_path: Path) -> None:
    async def work(rig: Rig) -> None:
        rig.pages = paged(entries(*range(6)))
        await ids(rig)
        start = rig.loop.moment
        rig.models.ahead.busy = lambda: rig.loop.moment < start + 100
        rig.models.ahead.watch(["p/m5"])
        await rig.models.ahead.run()
        assert [model for model, _etag, at in rig.asked if at < start + 100] == ["p/m5"]
        assert rig.asked[1][2] <= start + 100 + LATER + LEISURELY
        assert len(rig.asked) == 6

    run(tmp_path, work)


def test_a_spent_allowance_is_left_to_the_artist(tmp_path: Path) -> None:
    async def work(rig: Rig) -> None:
        rig.pages = paged(entries(*range(4)))
        await ids(rig)
        rig.refusals["p/m0"] = Refused(Failure("refused", 429, "rate_limited"))
        await rig.models.ahead.run()
        assert rig.asked[1][2] - rig.asked[0][2] == REST + BRISK
        assert rig.asked[2][2] - rig.asked[1][2] == BRISK

    run(tmp_path, work)


@pytest.mark.parametrize(
    ("page", "cursor", "cut"),
    [
        ({"has_more": True, "next_cursor": "c"}, "c", False),
        ({"has_more": False, "next_cursor": "c"}, None, False),
        ({"has_more": True}, None, True),
        ({"has_more": True, "next_cursor": ""}, None, True),
        ({"has_more": True, "next_cursor": 7}, None, True),
        ({"has_more": True, "next_cursor": "c" * 5000}, None, True),
        ({"next_cursor": "c"}, None, False),
    ],
)
def test_a_page_says_whether_more_is_to_come(page: dict[str, Any], cursor: str | None, cut: bool) -> None:
    read = catalogue_page(200, json.dumps({"data": [{"id": "p/one"}, {"id": "../x"}, 7], **page}).encode(), "call")
    assert (len(read.entries), read.next_cursor, read.cut) == (1, cursor, cut)


def test_documents_that_nobody_opened_are_looked_after_by_their_tags(tmp_path: Path) -> None:
    async def work(rig: Rig) -> None:
        rig.pages = paged(entries(*range(5)))
        await ids(rig)
        await rig.models.ahead.run()
        rig.asked.clear()
        await rig.models.ahead.run()
        assert rig.asked == []
        rig.loop.moment += 8 * 86_400
        await rig.models.document("p/m3")
        rig.asked.clear()
        rig.tags["p/m1"] = '"2"'
        rig.models.ahead.busy = lambda: len(rig.asked) == 2 and rig.loop.moment < start + 500
        start = rig.loop.moment
        await rig.models.ahead.run()
        assert [(model, etag) for model, etag, _at in rig.asked] == [(f"p/m{n}", '"1"') for n in (0, 1, 2, 4)]
        assert rig.asked[1][2] - start == 2 * SELDOM
        assert rig.asked[2][2] - start >= 500
        rig.asked.clear()
        await rig.models.ahead.run()
        assert rig.asked == []
        rig.loop.moment += 8 * 86_400
        rig.refusals["p/m3"] = OFFLINE
        await rig.models.ahead.run()
        assert len(rig.asked) == 1  # another day

    run(tmp_path, work)


def test_large_documents_that_nobody_opens_do_not_fill_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("comfy_desk.services.read_ahead.MOST_KEPT", 1_000)

    async def work(rig: Rig) -> None:
        rig.pages = paged(entries(*range(300)))
        await ids(rig)
        await rig.models.ahead.run()
        assert 8 <= len(rig.asked) <= 40
        asked = len(rig.asked)
        await rig.models.ahead.run()  # nor at the next start
        assert len(rig.asked) == asked
        assert (await rig.models.document("p/m299")).id == "p/m299"  # whoever opens it gets it

    run(tmp_path, work)


def test_what_left_the_list_is_not_asked_for_once_the_allowance_is_spent(tmp_path: Path) -> None:
    async def work(rig: Rig) -> None:
        rig.pages = paged(entries(*range(30)))
        await ids(rig)
        rig.pages = paged(entries(0))
        await ids(rig)
        rig.refusals.update({f"p/m{number}": Refused(Failure("refused", 429, "rate_limited")) for number in range(30)})
        await rig.models.look_into_gone()
        assert len(rig.asked) == 1

    run(tmp_path, work)


def test_reading_ahead_rests_after_faults_and_gives_up_in_the_end(tmp_path: Path) -> None:
    async def work(rig: Rig) -> None:
        rig.pages = paged(entries(*range(30)))
        await ids(rig)
        rig.refusals.update({f"p/m{number}": OFFLINE for number in range(3)})
        await rig.models.ahead.run()
        assert rig.asked[3][2] - rig.asked[2][2] == REST + BRISK
        assert len(rig.asked) == 30
        rig.asked.clear()
        rig.refusals.update({f"p/m{number}": OFFLINE for number in range(30)})
        await rig.models.ahead.run()
        assert len(rig.asked) == 3  # those that were never read

    run(tmp_path, work)
