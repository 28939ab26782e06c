"""The library on the practice Router: what is collected is in it, keeps what was said of it, and outlives its rows."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from core_session import PANELS, SKETCH, body, core, until_ended
from practice_process import PracticeProcess

from comfy_desk.domain.library import LibraryChanged, Search, Verdict
from comfy_desk.domain.output import Kind
from comfy_desk.services.api import Wish


def test_a_batch_is_in_the_library_and_keeps_its_marks_over_a_restart_and_the_end_of_its_rows(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    async def first() -> tuple[int, ...]:
        async with core(practice_router, tmp_path) as session:
            told: list[LibraryChanged] = []
            session.library.subscribe(told.append)
            wishes = [Wish(SKETCH, body("a violet café", seed=n), "a violet café", str(n)) for n in range(3)]
            wishes.append(Wish(PANELS, body("four moons"), "four moons", None))
            batch = await session.submit_batch("night run", wishes)
            rows = [request.id for request in session.desk.requests() if request.batch == batch]
            await until_ended(session, rows)
            while LibraryChanged() not in told:
                await asyncio.sleep(0.02)
            ids = (await session.library.find(Search("batch:night"))).ids
            pictures = (await session.library.find(Search("violet CAFE kind:picture"))).ids
            assert len(pictures) == 3
            assert len(ids) == 3 + len(await session.library.of_request(rows_of(session, PANELS)))
            await session.library._stacks.stack()
            folded = await session.library.find(Search("cafe", folded=True))
            assert [entry.stacked for entry in await session.library.entries(folded.ids)] == [3]
            await session.library.rate(pictures, 4)
            await session.library.judge(pictures[:1], Verdict.PICK)
            for row in rows:
                await session.remove(row)
            return pictures

    async def again(pictures: tuple[int, ...]) -> None:
        async with core(practice_router, tmp_path) as session:
            assert session.desk.requests() == ()
            (one,) = await session.library.entries((await session.library.find(Search("rating:4 seed:1"))).ids)
            assert (one.seed, one.request in {request.id for request in session.desk.everything()}) == ("1", True)
            entries = await session.library.entries(pictures)
            assert all(entry.saved and entry.kind is Kind.IMAGE for entry in entries)
            assert all(entry.path and Path(entry.path).is_file() and entry.thumbnail for entry in entries)
            assert entries[0].marks.verdict is Verdict.PICK
            target = tmp_path / "out.zip"
            done = await session.library.export(pictures, target, zipped=True, recipes=True)
            assert (done.count, done.problems) == (3, ())
            recipe = Path(entries[1].path or "").with_suffix(".comfy.json")
            recipe.unlink()
            await session.library.export(pictures[1:2], tmp_path / "out", zipped=False, recipes=True)
            made = json.loads((tmp_path / "out" / recipe.name).read_bytes())
            assert made["request"]["model"] if "request" in made else made
            varied = await session.run_again(entries[1].request)
            await until_ended(session, [varied])
            assert len((await session.library.find(Search("cafe"))).ids) == 4

    pictures = asyncio.run(first())
    asyncio.run(again(pictures))


def rows_of(session: object, model: str) -> str:
    requests = session.desk.requests()  # type: ignore[attr-defined]
    return next(request.id for request in requests if request.model == model)
