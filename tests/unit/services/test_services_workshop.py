"""What is done with a kept answer on this machine: what a worker that dies, hangs or gives up may cost."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind, Origin, Role
from comfy_desk.domain.request import Request
from comfy_desk.domain.settings import TEMPLATE
from comfy_desk.media.document import DEEP
from comfy_desk.media.workers import WorkerFailed
from comfy_desk.services.pieces import Piece, words_of
from comfy_desk.services.saving import Saver
from comfy_desk.services.workshop import Workshop

REQUEST = Request("abcdef012345", "acc", "kiln/one", "key", "00", 2, "a cat", "7", 1_800_000_000.0)


class Pool:
    """Answers one job after the other as a test says."""

    def __init__(self, *answers: WorkerFailed | dict[str, Any]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def run(self, job: str, _arguments: dict[str, Any], _timeout: float) -> dict[str, Any]:
        self.asked.append(job)
        answer = self.answers.pop(0)
        if isinstance(answer, WorkerFailed):
            raise answer
        return answer


def workshop(pool: Pool, folder: Path) -> Workshop:
    async def promise(_model: str) -> dict[str, Any]:
        return {}

    saver = Saver(lambda: folder / "saved", lambda: TEMPLATE)
    return Workshop(pool, saver, promise, folder / "thumbnails", "")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("first", "times"),
    [
        (WorkerFailed("The worker stopped unexpectedly.", died=True), 2),
        (WorkerFailed("Reading this result took too long and was stopped."), 1),
        (WorkerFailed("This result could not be read."), 1),
    ],
)
def test_only_a_worker_that_died_is_tried_again(first: WorkerFailed, times: int, tmp_path: Path) -> None:
    """A hang costs its limit once: the same file hangs the next worker too."""
    pool = Pool(first, {"width": 40, "height": 30})
    piece = Piece(0, "/0", Kind.IMAGE, Role.WORK, Origin.LINK, final=tmp_path / "a.png")
    asyncio.run(workshop(pool, tmp_path).picture(REQUEST, piece))
    assert len(pool.asked) == times
    assert piece.width == (40 if times == 2 else None)


@pytest.mark.parametrize(
    "answer",
    [
        {"format": "unknown", "problem": DEEP, "certain": True},
        WorkerFailed("This needs more memory than is allowed for reading a result."),
    ],
)
def test_an_answer_that_nobody_can_look_into_is_the_piece_that_says_so(answer: Any, tmp_path: Path) -> None:
    (tmp_path / "work").mkdir()
    request = replace(REQUEST, raw_path=str(tmp_path / "answer"))
    look = asyncio.run(workshop(Pool(answer), tmp_path).look(request, tmp_path / "work", b"{}"))
    (itself,) = look.pieces
    assert (itself.pointer, itself.origin, itself.role) == ("", Origin.BODY, Role.WORK)
    assert "it is kept whole" in (itself.problem or "")
    assert words_of(look) == (itself.problem,)


def test_a_bad_moment_of_the_machine_is_not_the_end_of_an_answer(tmp_path: Path) -> None:
    """Workers that the system kills, or does not let start: what was paid for is looked into again, and not for ever."""
    (tmp_path / "work").mkdir()
    request = replace(REQUEST, raw_path=str(tmp_path / "answer"))
    died = WorkerFailed("The worker stopped unexpectedly.", died=True)
    pool = Pool(*[died] * 4, {"pieces": []}, *[died] * 6)
    shop = workshop(pool, tmp_path)

    def look() -> int:
        return len(asyncio.run(shop.look(request, tmp_path / "work", b"{}")).pieces)

    for _ in range(2):
        with pytest.raises(DeskError, match="just now"):
            look()
    assert look() == 0
    for _ in range(2):
        with pytest.raises(DeskError, match="just now"):
            look()
    assert look() == 1  # itself, kept whole
    assert not pool.answers
    assert not shop._deaths
