"""Works that the artist's folder refused: moved there once it takes files, each once, with what lies beside them."""

from __future__ import annotations

import asyncio
import itertools
import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from keeping_rig import PNG, REQUEST, Rig, turns
from travelling import now, travel

from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Request, State
from comfy_desk.media import names
from comfy_desk.services import moving
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import Desk

NAMES = ["one-a_cat-7-1.answer.json", "one-a_cat-7-1.comfy.json", "one-a_cat-7-1.png"]


@pytest.fixture
def rig(tmp_path: Path) -> Rig:
    return Rig(tmp_path)


def path_of(desk: Desk, index: int = 0) -> Path:
    request = desk.get(REQUEST.id)
    assert request is not None
    return Path(request.outputs[index].path or "")


def test_what_was_refused_is_moved_at_the_start(rig: Rig) -> None:
    before = rig.refused()
    assert "kept in the data folder" in (before.outputs[0].problem or "")

    async def main() -> None:
        desk = await rig.desk()
        works = rig.works(desk)
        works.start()
        await asyncio.sleep(10)
        request = desk.get(REQUEST.id)
        assert request is not None
        assert request.outputs[0].problem is None
        assert path_of(desk).is_relative_to(rig.saved)
        assert request.folder == str(path_of(desk).parent)
        await works.aclose()
        await desk.close()

    travel(main())
    assert list(rig.in_saved()) == NAMES
    assert rig.in_saved()[NAMES[2]] == PNG
    assert rig.left() == []
    assert not (rig.root / "data" / "moving").exists()


def test_a_folder_that_still_takes_nothing_is_tried_again_ever_less_often(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.refused()
    rig.saved.write_text("in the way")
    tried: list[float] = []
    move_out = rig.saver.move_out

    def counted(*arguments: Any) -> Path:
        tried.append(now())
        return move_out(*arguments)

    monkeypatch.setattr(rig.saver, "move_out", counted)

    async def main() -> None:
        desk = await rig.desk()
        works = rig.works(desk)
        works.start()
        await asyncio.sleep(6 * 3600)
        waits = [after - before for before, after in itertools.pairwise(tried)]
        assert 60 <= waits[0] <= 180
        assert 1800 <= waits[-1] <= 2300
        assert len(tried) < 25
        assert path_of(desk).is_relative_to(rig.places.results)
        rig.saved.unlink()
        await asyncio.sleep(2300)
        assert path_of(desk).is_relative_to(rig.saved)
        number = len(tried)
        await asyncio.sleep(6 * 3600)
        assert len(tried) == number, "nothing waits any more"
        await works.aclose()
        await desk.close()

    travel(main())
    assert list(rig.in_saved()) == NAMES


def test_another_folder_and_another_works_success_are_reasons_to_try_now(rig: Rig) -> None:
    rig.refused()
    other = replace(REQUEST, id="fedcba987654", prompt="a dog")
    rig.refused(other)
    rig.saved.write_text("in the way")

    async def main() -> None:
        desk = await rig.desk()
        works = rig.works(desk)
        works.start()
        await asyncio.sleep(5)
        rig.saved = rig.root / "elsewhere"
        works.hurry()
        await asyncio.sleep(1)
        assert path_of(desk).is_relative_to(rig.saved)
        await works.aclose()
        await desk.close()

    travel(main())
    assert len(rig.in_saved()) == 6


def test_a_success_of_another_request_hurries_those_that_wait(rig: Rig) -> None:
    rig.refused()
    rig.saved.write_text("in the way")

    async def main() -> None:
        desk = await rig.desk()
        works = rig.works(desk)
        works.start()
        await asyncio.sleep(30)
        rig.saved.unlink()
        other = replace(REQUEST, id="other", state=State.WAITING)
        await desk.add(other, b"{}")
        output = replace(desk.get(REQUEST.id).outputs[0], path=str(rig.saved / "new.png"), problem=None)  # type: ignore[union-attr]
        collecting = replace(other, state=State.COLLECTING, raw_path="/raw", completed_at=1.0, end_word="")
        desk._requests["other"] = collecting
        await desk.apply("other", seen.Collected(2.0, (output,), (), str(rig.saved)))
        await asyncio.sleep(1)
        assert path_of(desk).is_relative_to(rig.saved)
        await works.aclose()
        await desk.close()

    travel(main())


def test_a_burst_of_results_does_not_try_what_has_no_room_with_each(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    done = rig.refused()
    tried: list[float] = []

    def full(*_arguments: Any) -> Path:
        tried.append(now())
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(rig.saver, "move_out", full)

    async def main() -> None:
        desk = await rig.desk()
        works = rig.works(desk)
        works.start()
        await asyncio.sleep(10)
        saved = replace(done.outputs[0], path=str(rig.saved / "small.png"), problem=None)
        for number in range(50):
            other = replace(REQUEST, id=f"other-{number}", state=State.WAITING)
            await desk.add(other, b"{}")
            collecting = replace(other, state=State.COLLECTING, raw_path="/raw", completed_at=1.0, end_word="")
            desk._requests[other.id] = collecting
            await desk.apply(other.id, seen.Collected(2.0, (saved,), (), str(rig.saved)))
            await asyncio.sleep(1)
        assert 2 <= len(tried) <= 5
        await works.aclose()
        await desk.close()

    travel(main())


def test_what_is_refused_while_the_program_runs_is_moved_later(rig: Rig) -> None:
    done = rig.refused()
    collecting = replace(done, state=State.COLLECTING, outputs=(), raw_path="/raw", completed_at=1.0, end_word="")
    rig.store.kept[REQUEST.id] = collecting

    async def main() -> None:
        desk = await rig.desk()
        works = rig.works(desk)
        works.start()
        await asyncio.sleep(10)
        await desk.apply(REQUEST.id, seen.Collected(2.0, done.outputs, (), done.folder))
        await asyncio.sleep(10)
        assert path_of(desk).is_relative_to(rig.places.results), "it was refused a moment ago"
        await asyncio.sleep(120)
        assert path_of(desk).is_relative_to(rig.saved)
        await works.aclose()
        await desk.close()

    travel(main())


def test_the_artists_word_moves_it_or_says_why_not(rig: Rig) -> None:
    rig.refused(REQUEST, PNG, PNG + b"1")
    rig.saved.write_text("in the way")

    async def main() -> None:
        desk = await rig.desk()
        works = rig.works(desk)
        with pytest.raises(DeskError, match="still does not take files"):
            await works.move(REQUEST.id)
        rig.saved.unlink()
        assert await works.move(REQUEST.id) == 2
        with pytest.raises(DeskError, match="Nothing of this request"):
            await works.move(REQUEST.id)
        with pytest.raises(DeskError, match="Nothing of this request"):
            await works.move("nobody")
        await works.aclose()
        await desk.close()

    travel(main())
    assert len(rig.in_saved()) == 5
    assert rig.left() == []


def test_works_that_share_a_file_still_share_it(rig: Rig) -> None:
    done = rig.refused()
    twin = replace(done.outputs[0], index=1, pointer="/copy")
    rig.store.kept[REQUEST.id] = replace(done, outputs=(done.outputs[0], twin))

    async def main() -> None:
        desk = await rig.desk()
        assert await rig.works(desk).move(REQUEST.id) == 1
        assert path_of(desk, 0) == path_of(desk, 1)
        await desk.close()

    travel(main())
    assert list(rig.in_saved()) == NAMES


def test_a_file_that_the_artist_took_away_is_no_error(rig: Rig) -> None:
    done = rig.refused(REQUEST, PNG, PNG + b"1")
    Path(done.outputs[0].path or "").unlink()

    async def main() -> None:
        desk = await rig.desk()
        works = rig.works(desk)
        works.start()
        await asyncio.sleep(4000)
        assert path_of(desk, 1).is_relative_to(rig.saved)
        await works.aclose()
        await desk.close()

    travel(main())
    assert [name for name in rig.in_saved() if name.endswith(".png")] == ["one-a_cat-7-2.png"]


@pytest.mark.parametrize("links", [True, False])
@pytest.mark.parametrize("dies_at", ["noted", "planned", "copied", "placed", "beside", "committed", "removed one"])
def test_a_crash_anywhere_leaves_one_file_in_the_end(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, dies_at: str, links: bool
) -> None:
    rig.refused()
    if not links:
        monkeypatch.setattr(names, "_link", lambda *_names: None)

    class Died(BaseException):
        pass

    def dies(*_arguments: Any, **_options: Any) -> Any:
        raise Died

    def after(function: Any) -> Any:
        def then(*arguments: Any, **options: Any) -> Any:
            function(*arguments, **options)
            raise Died

        return then

    async def first() -> None:
        desk = await rig.desk()
        with pytest.raises(Died):
            await rig.works(desk).move(REQUEST.id)
        await desk.close()

    async def second() -> None:
        desk = await rig.desk()
        works = rig.works(desk)
        works.start()
        await asyncio.sleep(10)
        assert path_of(desk).is_relative_to(rig.saved)
        await works.aclose()
        await desk.close()

    monkeypatch.setattr(rig.disk, "run", _at_once)
    monkeypatch.setattr(asyncio, "to_thread", _in_the_loop)
    with monkeypatch.context() as patch:
        if dies_at == "noted":
            patch.setattr(moving, "_note", after(moving._note))
        elif dies_at == "planned":
            patch.setattr(names, "place", dies)
        elif dies_at == "copied":
            patch.setattr(names, "sync_folder", dies)
        elif dies_at == "placed":
            patch.setattr("comfy_desk.services.saving._put_beside", dies)
        elif dies_at == "beside":
            patch.setattr(rig.saver, "move_out", after(rig.saver.move_out))
        elif dies_at == "committed":
            patch.setattr(moving, "_remove", dies)
        else:
            patch.setattr(moving.shutil, "rmtree", dies)
        travel(first())
    travel(second())
    assert list(rig.in_saved()) == NAMES
    assert rig.left() == []
    assert not (rig.root / "data" / "moving").exists()


async def _at_once(_name: str, work: Any, _limit: float | None = None) -> Any:
    return work()


async def _in_the_loop(function: Any, *arguments: Any, **options: Any) -> Any:
    return function(*arguments, **options)


def test_a_store_that_takes_nothing_loses_nothing(rig: Rig) -> None:
    rig.refused()

    async def main() -> None:
        desk = await rig.desk()
        rig.store.broken = 1
        works = rig.works(desk)
        with pytest.raises(DeskError):
            await works.move(REQUEST.id)
        assert path_of(desk).is_file()
        assert await works.move(REQUEST.id) == 1
        await desk.close()

    travel(main())
    assert list(rig.in_saved()) == NAMES


def test_what_is_left_of_a_row_that_is_no_more_goes(rig: Rig) -> None:
    note = rig.places.moving("nobody")
    note.mkdir(parents=True)
    (note / "sources.json").write_text('{"0": "/etc/passwd"}')

    async def main() -> None:
        desk = await rig.desk()
        works = rig.works(desk)
        works.start()
        await asyncio.sleep(10)
        await works.aclose()
        await desk.close()

    travel(main())
    assert not note.exists()
    assert Path("/etc/passwd").exists()


@pytest.mark.parametrize("what_is_left", ["nothing", "the row without its pieces"])
def test_a_store_that_was_lost_costs_no_work(rig: Rig, what_is_left: str) -> None:
    """The folder refused them, the store was set aside: here is the only copy."""
    done = rig.refused()
    note = rig.places.moving(REQUEST.id)
    note.mkdir(parents=True)
    (note / "sources.json").write_text(json.dumps({"0": done.outputs[0].path}))
    rig.store.kept.clear()
    if what_is_left != "nothing":
        rig.store.kept[REQUEST.id] = replace(done, outputs=())

    async def main() -> None:
        desk = await rig.desk()
        works = rig.works(desk)
        works.start()
        await asyncio.sleep(10)
        await works.aclose()
        await desk.close()

    travel(main())
    assert Path(done.outputs[0].path or "").read_bytes() == PNG
    assert len(rig.left()) == 3


def test_a_folder_that_hangs_holds_up_nobody(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.refused()

    async def never(_folder: Path) -> bool:
        return False

    monkeypatch.setattr(rig.disk, "answers", never)

    async def main() -> None:
        desk = await rig.desk()
        with pytest.raises(DeskError, match="still does not take files"):
            await rig.works(desk).move(REQUEST.id)
        await desk.close()

    travel(main())


def test_a_row_that_is_under_way_is_left_alone(rig: Rig) -> None:
    done = rig.refused()
    under_way: Request = replace(done, state=State.COLLECTING)
    rig.store.kept[REQUEST.id] = under_way

    async def main() -> None:
        desk = await rig.desk()
        works = rig.works(desk)
        works.start()
        await asyncio.sleep(1000)
        assert path_of(desk).is_relative_to(rig.places.results)
        await works.aclose()
        await desk.close()

    travel(main())


def test_in_real_time_the_threads_do_the_same(rig: Rig) -> None:
    rig.refused()
    rig.hands.clock = Clock  # type: ignore[method-assign]

    async def main() -> None:
        desk = await rig.desk()
        works = rig.works(desk)
        works.start(0.0)
        await turns(lambda: path_of(desk).is_relative_to(rig.saved))
        await turns(lambda: not rig.left())
        await works.aclose()
        await desk.close()

    asyncio.run(main())
    assert list(rig.in_saved()) == NAMES
    shutil.rmtree(rig.root)
