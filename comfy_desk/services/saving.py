"""Puts finished files where the artist finds them: planned names are written down first, so that a crash in between
neither loses a file nor saves one twice, and leaves nothing half there. Runs in threads; knows neither Router nor Qt.
"""

from __future__ import annotations

import contextlib
import filecmp
import hashlib
import json
import os
import shutil
import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from comfy_desk.domain.output import Origin, Output, Role
from comfy_desk.domain.request import Request
from comfy_desk.domain.settings import TEMPLATE
from comfy_desk.media import names
from comfy_desk.services.reading import sync_folder

DEFAULT_TEMPLATE = TEMPLATE
_IN_OURS = "The folder for finished work did not take files; kept in the data folder instead."


@dataclass(frozen=True, slots=True)
class Placed:
    path: Path
    problem: str | None = None


@dataclass(frozen=True, slots=True)
class Staged:
    """A whole file that waits for its place. `extension` comes without its dot, or is empty."""

    index: int
    path: Path
    extension: str
    sha256: str | None


@dataclass(frozen=True, slots=True)
class Companions:
    """`job` is what the worker's `companions` takes; `places` are the files it writes, with where each belongs."""

    job: dict[str, Any]
    places: tuple[tuple[Path, Path], ...]


class Saver:
    """Places the pieces of one request at a time. `folder` and `template` are the artist's settings."""

    def __init__(self, folder: Callable[[], Path], template: Callable[[], str]) -> None:
        self._folder = folder
        self._template = template
        self._promised: set[Path] = set()  # names that a file is on its way to
        self._choosing = threading.Lock()

    def place(self, request: Request, pieces: list[Staged], work: Path, kept: Path) -> dict[int, Placed]:
        """Moves each staged file to its place. The plan lies in `work`. Raises OSError.

        Where the artist's folder does not take a file it goes to `kept`, with a sentence that says so.
        """
        plan = read_plan(work)
        placed: dict[int, Placed] = {}
        shared: dict[Path, Placed] = {}  # equal bytes are one file
        number = 0
        for piece in pieces:
            if piece.path in shared:
                placed[piece.index] = shared[piece.path]
                continue
            number += 1
            known = plan.get(piece.index)
            if known is not None and known.is_there:
                piece.path.unlink(missing_ok=True)  # it was placed before the program stopped
                placed[piece.index] = Placed(known.path, self.kept_with_us(known.path, kept))
            else:
                twins = [twin.index for twin in pieces if twin.path == piece.path]
                placed[piece.index] = self._place_one(_Move(request, piece, number, twins, work, plan), kept)
            shared[piece.path] = placed[piece.index]
        return placed

    @staticmethod
    def kept_with_us(path: Path, kept: Path) -> str | None:
        """What is said of a file that an earlier attempt put into the data folder; None for one in the artist's."""
        return _IN_OURS if path.is_relative_to(kept) else None

    def _place_one(self, move: _Move, kept: Path) -> Placed:
        folder = self._folder()
        facts = self._facts(move.request, move.number)
        target = names.plan_path(folder, self._template(), facts, move.piece.extension)
        try:
            return Placed(self._move(move, target))
        except OSError as error:
            final = self._move(move, kept / target.name)
            reason = error.strerror or type(error).__name__
            return Placed(
                final, f"The folder {folder} does not take files ({reason}); kept in the data folder instead."
            )

    def _move(self, move: _Move, target: Path) -> Path:
        _clear(move.request, move.piece.index, move.plan)
        target.parent.mkdir(parents=True, exist_ok=True)
        with self._choosing:
            free = names.first_free(target, self._promised)
            self._promised.add(free)
        try:
            move.write_down(free)
            final = names.place(move.piece.path, free, _temporary(move.request, move.piece.index, free))
            if final != free:  # somebody else was quicker
                move.write_down(final)
        finally:
            self._promised.discard(free)
        return final

    @staticmethod
    def clear(request: Request, work: Path) -> None:
        """Removes what a crash left in the artist's folders on the way to planned places: never a whole file."""
        plan = read_plan(work)
        for index in plan:
            _clear(request, index, plan)

    @staticmethod
    def _facts(request: Request, number: int) -> dict[str, str]:
        when = datetime.fromtimestamp(request.created_at).astimezone()
        return {
            "date": when.strftime("%Y-%m-%d"),
            "time": when.strftime("%H%M%S"),
            "model": request.model.partition("/")[2] or request.model,
            "provider": request.model.partition("/")[0],
            "prompt": request.prompt,
            "seed": request.seed or "",
            "index": str(number),
            "id": request.id[:8],
        }

    @staticmethod
    def companions(request: Request, outputs: tuple[Output, ...], raw: Path, folder: Path, version: str) -> Companions:
        """What belongs beside the saved works: a recipe each, and the answer beside the first, without what signs links.

        The files are written in `folder`, where the request's body lies too.
        """
        works = [o for o in outputs if o.path and o.role is Role.WORK] or [o for o in outputs if o.path]
        files = {output.path: output for output in reversed(works)}  # equal bytes are one file and one recipe
        recipes, places = [], []
        for number, (path, output) in enumerate(files.items()):
            part = folder / f"recipe-{number}.part"
            recipes.append(
                {
                    "out": str(part),
                    "model": request.model,
                    "request_id": request.request_id,
                    "submitted_at": _iso(request.first_sent_at),
                    "finished_at": _iso(request.completed_at),
                    "credits_used": request.credits,
                    "app_version": version,
                    "file_sha256": output.sha256,
                    "pointer": output.pointer,
                }
            )
            places.append((part, _companion(Path(path or ""), ".comfy.json")))
        job: dict[str, Any] = {"body_path": str(folder / "request"), "recipes": recipes}
        if works and not all(output.origin is Origin.BODY for output in works):  # else it is the work itself
            copy = folder / "answer-copy.part"
            job["answer"] = {"path": str(raw), "out": str(copy)}
            places.append((copy, _companion(Path(works[0].path or ""), ".answer.json")))
        return Companions(job, tuple(places))

    @staticmethod
    def put_beside(request: Request, companions: Companions) -> None:
        """Moves what the job wrote to its places. Raises OSError."""
        for part, target in companions.places:
            _put_beside(part, target, target.with_name(f".{request.id}-{part.name}"))


def copy_to(source: Path, target: Path) -> Path:
    """A synced copy at `target`, whole or not at all; replaces what is there. Raises OSError."""
    if target.exists() and os.path.samefile(source, target):
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.name[:100]}.{os.getpid()}.part")
    try:
        shutil.copyfile(source, part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return target


def _companion(beside: Path, ending: str) -> Path:
    return beside.with_name(f"{beside.stem}{ending}")


def _put_beside(file: Path, target: Path, temporary: Path) -> None:
    """Moves `file` to `target`, or to a free name beside it; one that is there already, byte for byte, is left alone."""
    temporary.unlink(missing_ok=True)
    _remove_claim(target)
    if target.is_file() and filecmp.cmp(file, target, shallow=False):
        file.unlink()
    else:
        names.place(file, target, temporary)


def _iso(moment: float | None) -> str | None:
    return None if moment is None else datetime.fromtimestamp(moment).astimezone().isoformat(timespec="seconds")


def holds(path: Path, sha256: str | None) -> bool:
    """Whether these very bytes lie there."""
    if sha256 is None or not path.is_file():
        return False
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest() == sha256


# -- the plan --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Planned:
    """Where the file of one piece was about to go."""

    path: Path
    sha256: str | None

    @property
    def is_there(self) -> bool:
        return holds(self.path, self.sha256)


@dataclass(frozen=True, slots=True)
class _Move:
    """One file on its way. `twins` are the pieces that share it, itself among them."""

    request: Request
    piece: Staged
    number: int
    twins: list[int]
    work: Path
    plan: dict[int, Planned]

    def write_down(self, path: Path) -> None:
        self.plan.update(dict.fromkeys(self.twins, Planned(path, self.piece.sha256)))
        _write_plan(self.work, self.plan)


def read_plan(work: Path) -> dict[int, Planned]:
    """What was planned for the request with this folder of work, by piece."""
    try:
        plan = json.loads((work / "plan.json").read_bytes())
        return {int(index): Planned(Path(one["path"]), one["sha256"]) for index, one in plan.items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}


def _write_plan(work: Path, plan: dict[int, Planned]) -> None:
    part = work / "plan.part"
    facts = {index: {"path": str(one.path), "sha256": one.sha256} for index, one in plan.items()}
    part.write_text(json.dumps(facts), encoding="utf-8")
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(work / "plan.json")
    sync_folder(work)


def _temporary(request: Request, index: int, target: Path) -> Path:
    return target.with_name(f".{request.id}-{index}.part")


def _clear(request: Request, index: int, plan: dict[int, Planned]) -> None:
    """Removes the half of a copy, and the empty file that keeps its name, of an attempt that a crash ended."""
    planned = plan.get(index)
    if planned is not None:
        with contextlib.suppress(OSError):
            _temporary(request, index, planned.path).unlink(missing_ok=True)
            _remove_claim(planned.path)


def _remove_claim(path: Path) -> None:
    if path.is_file() and path.stat().st_size == 0:
        path.unlink()
