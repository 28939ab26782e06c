"""What a crash leaves on the way to a place, and what is known again of it."""

from __future__ import annotations

import asyncio
import errno
import hashlib
import os
import threading
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.domain.output import Kind, Origin, Role
from comfy_desk.domain.request import Request
from comfy_desk.domain.settings import TEMPLATE
from comfy_desk.media import names
from comfy_desk.media.fetch import Fetched, FetchFailed
from comfy_desk.services.links import Links
from comfy_desk.services.pieces import Piece, merge_equal
from comfy_desk.services.plans import read_plan
from comfy_desk.services.saving import Saver, Staged

REQUEST = Request("abcdef012345", "acc", "kiln/one", "key", "00", 2, "a cat", "7", 1_800_000_000.0)
PNG = b"\x89PNG\r\n\x1a\n" + b"0" * 100


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def saver(folder: Path) -> Saver:
    return Saver(lambda: folder / "saved", lambda: TEMPLATE)


def staged(folder: Path, data: bytes = PNG, index: int = 0) -> Staged:
    path = folder / "work" / f"{index}.part"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return Staged(index, path, "png", digest(data))


def in_saved(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "saved").rglob("*") if path.is_file())


def without_links(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_names: Any) -> None:
        raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))

    monkeypatch.setattr(os, "link", refused)


@pytest.mark.parametrize("dies_in", ["synced_copy", "_link", "claim"])
def test_half_a_copy_is_removed_by_whoever_comes_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dies_in: str
) -> None:
    without_links(monkeypatch)
    true = getattr(names, dies_in)

    class Died(BaseException):
        pass

    def dies(*arguments: Any) -> Any:
        true(*arguments)
        if dies_in == "_link" and arguments[0].parent.name == "work":
            return None
        raise Died

    with monkeypatch.context() as patch:
        patch.setattr(names, dies_in, dies)
        patch.setattr(Path, "unlink", lambda *_arguments, **_options: None)  # a dead program tidies nothing
        with pytest.raises(Died):
            saver(tmp_path).place(REQUEST, [staged(tmp_path)], tmp_path / "work", tmp_path / "kept")
    assert any(name.endswith(".part") for name in in_saved(tmp_path))
    saver(tmp_path).place(REQUEST, [staged(tmp_path)], tmp_path / "work", tmp_path / "kept")
    (name,) = in_saved(tmp_path)
    assert name.endswith("-7-1.png")


def test_what_is_cleared_of_an_ended_request_is_never_a_whole_file(tmp_path: Path) -> None:
    placed = saver(tmp_path).place(REQUEST, [staged(tmp_path)], tmp_path / "work", tmp_path / "kept")
    half = placed[0].path.with_name(f".{REQUEST.id}-0.part")
    half.write_bytes(b"half")
    Saver.clear(REQUEST, tmp_path / "work")
    assert in_saved(tmp_path) == [placed[0].path.name]


def test_requests_that_are_saved_at_the_same_time_plan_different_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a crash could leave two rows with one plan."""
    place, together = names.place, threading.Barrier(2)

    def slow(*arguments: Any, **options: Any) -> Path:
        together.wait(5)
        return place(*arguments, **options)

    monkeypatch.setattr(names, "place", slow)
    one = saver(tmp_path)
    works = [tmp_path / name / "work" for name in ("a", "b")]
    files = [staged(work.parent, bytes([number]) * 9) for number, work in enumerate(works)]
    threads = [
        threading.Thread(target=one.place, args=(REQUEST, [file], work, tmp_path / "kept"))
        for file, work in zip(files, works, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    plans = [read_plan(work)[0] for work in works]
    assert len({planned.path for planned in plans}) == 2
    assert all(planned.is_there for planned in plans)


def test_a_piece_that_has_its_place_gives_it_to_its_equals() -> None:
    pieces = [
        Piece(0, "/0", Kind.IMAGE, Role.WORK, Origin.LINK, staged=Path("0"), sha256="same"),
        Piece(1, "/1", Kind.IMAGE, Role.WORK, Origin.LINK, final=Path("there"), sha256="same"),
        Piece(2, "/2", Kind.IMAGE, Role.POSTER, Origin.LINK, staged=Path("2"), sha256="same"),
        Piece(3, "/3", Kind.IMAGE, Role.WORK, Origin.LINK, staged=Path("3"), sha256="other"),
    ]
    merge_equal(pieces)
    assert [piece.role for piece in pieces] == [Role.WORK, Role.VARIANT, Role.POSTER, Role.WORK]
    assert [(piece.staged, piece.final) for piece in pieces[:3]] == [(None, Path("there"))] * 3
    assert (pieces[3].staged, pieces[3].final) == (Path("3"), None)


class DyingLinks:
    """A fetcher that gives each link once and then calls it dead, and the links of two runs of the program."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked = 0

    async def fetch(self, _url: str, path: Path, **_options: Any) -> Fetched:
        self.asked += 1
        if self.asked > 1:
            raise FetchFailed("The link has expired.")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(PNG)
        return Fetched(path, len(PNG), digest(PNG), "image/png", "x.png")

    async def piece(self) -> Piece:
        async def nothing(*_arguments: Any) -> Any:
            return None

        links = Links(self, nothing, nothing)  # type: ignore[arg-type]
        piece = Piece(0, "/url", Kind.IMAGE, Role.WORK, Origin.LINK, url="https://a.test/x.png")
        await links.fetch(REQUEST, [piece], self.folder, read_plan(self.folder), lambda _got, _total: None)
        return piece


def test_a_file_that_came_before_the_crash_needs_no_link(tmp_path: Path) -> None:
    work = tmp_path / "work"
    router = DyingLinks(work)
    first = asyncio.run(router.piece())
    again = asyncio.run(router.piece())
    assert (again.staged, again.sha256, again.extension) == (first.staged, digest(PNG), "png")
    assert again.staged is not None
    place = Staged(0, again.staged, "png", again.sha256)
    placed = saver(tmp_path).place(REQUEST, [place], work, tmp_path / "kept")
    third = asyncio.run(router.piece())
    assert (third.staged, third.final, third.problem) == (None, placed[0].path, None)
    assert router.asked == 1


def test_a_file_that_is_not_what_was_noted_is_fetched_again(tmp_path: Path) -> None:
    router = DyingLinks(tmp_path / "work")
    first = asyncio.run(router.piece())
    assert first.staged is not None
    first.staged.write_bytes(PNG[:50])  # the power went
    assert asyncio.run(router.piece()).problem == "The link has expired."
    assert router.asked == 2
