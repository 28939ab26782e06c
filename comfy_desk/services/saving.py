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
import uuid
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
from comfy_desk.services.slow_disk import no_answer

DEFAULT_TEMPLATE = TEMPLATE
_KEPT = "kept in the data folder instead."
_MANY_FOLDERS = 200
_IN_OURS = f"The folder for finished work did not take files; {_KEPT}"
ENDINGS = (".comfy.json", ".answer.json")
"""Of what lies beside a work and bears its name."""


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
    """`job` is what the worker's `companions` takes; `places` are the files it writes, if any, with where each belongs."""

    job: dict[str, Any]
    places: tuple[tuple[Path, Path], ...]


class Saver:
    """Places the pieces of one request at a time. What it is given are the artist's settings, asked for each time.

    `input_names` are those of files that went into bodies, by the SHA-256 of their bytes.
    """

    def __init__(
        self,
        folder: Callable[[], Path],
        template: Callable[[], str],
        recipes: Callable[[], bool] = lambda: True,
        answers: Callable[[], bool] = lambda: True,
        input_names: Callable[[], dict[str, str]] = dict,
    ) -> None:
        self.folder = folder
        self._template = template
        self._recipes = recipes
        self._answers = answers
        self._input_names = input_names
        self._promised: set[Path] = set()  # names that a file is on its way to
        self._choosing: dict[Path, threading.Lock] = {}  # one a folder: one that hangs keeps no other waiting
        self._turn = threading.Lock()

    def place(
        self, request: Request, pieces: list[Staged], work: Path, kept: Path, silent: bool = False
    ) -> dict[int, Placed]:
        """Moves each staged file to its place. The plan lies in `work`. Raises OSError, Silent.

        Where the artist's folder does not take a file it goes to `kept`, with a sentence that says so; at once where the
        folder is `silent`.
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
            if known is not None and silent and not known.path.is_relative_to(kept):
                raise no_answer()  # it may be there already
            if known is not None and known.is_there:
                piece.path.unlink(missing_ok=True)  # it was placed before the program stopped
                placed[piece.index] = Placed(known.path, self.kept_with_us(known.path, kept))
            else:
                twins = [twin.index for twin in pieces if twin.path == piece.path]
                placed[piece.index] = self._place_one(_Move(request, piece, number, twins, work, plan), kept, silent)
            shared[piece.path] = placed[piece.index]
        return placed

    def move_out(self, request: Request, piece: Staged, number: int, work: Path) -> Path:
        """A work that is kept with us, and what lies beside it, in the artist's folder as well; where. Raises OSError.

        The plan lies in `work`; after a crash the same call goes on from it. Removing ours is the caller's.
        """
        plan = read_plan(work)
        known = plan.get(piece.index)
        if known is not None and known.is_there:
            final = known.path
        else:
            work.mkdir(parents=True, exist_ok=True)
            final = self._move(
                _Move(request, piece, number, [piece.index], work, plan),
                self._target(request, piece, number),
                keep=True,
            )
        for ending in ENDINGS:
            own, target = companion(piece.path, ending), companion(final, ending)
            if own.is_file():
                _put_beside(own, target, target.with_name(f".{request.id}-moved{ending}.part"), keep=True)
        return final

    @staticmethod
    def kept_with_us(path: Path, kept: Path) -> str | None:
        """What is said of a file that an earlier attempt put into the data folder; None for one in the artist's."""
        return _IN_OURS if path.is_relative_to(kept) else None

    def _place_one(self, move: _Move, kept: Path, silent: bool) -> Placed:
        target = self._target(move.request, move.piece, move.number)
        why = "no answer"
        try:
            if not silent:
                return Placed(self._move(move, target))
        except OSError as error:
            why = error.strerror or type(error).__name__
        final = self._move(move, kept / target.name)
        return Placed(final, f"The folder {self.folder()} does not take files ({why}); {_KEPT}")

    def _target(self, request: Request, piece: Staged, number: int) -> Path:
        return names.plan_path(self.folder(), self._template(), self._facts(request, number), piece.extension)

    def _move(self, move: _Move, target: Path, *, keep: bool = False) -> Path:
        _clear(move.request, move.piece.index, move.plan)
        target.parent.mkdir(parents=True, exist_ok=True)
        with self._choosing_in(target.parent):
            free = names.first_free(target, tuple(self._promised))
            self._promised.add(free)
        try:
            move.write_down(free)
            temporary = _temporary(move.request, move.piece.index, free)
            final = names.place(move.piece.path, free, temporary, keep=keep)
            if final != free:  # somebody else was quicker
                move.write_down(final)
        finally:
            self._promised.discard(free)
        return final

    def _choosing_in(self, folder: Path) -> threading.Lock:
        with self._turn:
            if len(self._choosing) > _MANY_FOLDERS:
                self._choosing = {known: lock for known, lock in self._choosing.items() if lock.locked()}
            return self._choosing.setdefault(folder, threading.Lock())

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

    def companions(
        self,
        request: Request,
        outputs: tuple[Output, ...],
        raw: Path,
        folder: Path,
        version: str,
        *,
        router: str | None = None,
        with_answer: bool = True,
    ) -> Companions:
        """What belongs beside the saved works: a recipe each, and the answer beside the first, without what signs links.

        The files are written in `folder`, where the request's body lies too.
        """
        works = [o for o in outputs if o.path and o.role is Role.WORK] or [o for o in outputs if o.path]
        files = {output.path: output for output in reversed(works)}  # equal bytes are one file and one recipe
        recipes, places = [], []
        for number, (path, output) in enumerate(files.items() if self._recipes() else ()):
            part = folder / f"recipe-{number}.part"
            facts = recipe_facts(request, output, version, router)
            recipes.append({"out": str(part), **facts})
            places.append((part, companion(Path(path or ""), ".comfy.json")))
        job: dict[str, Any] = {
            "body_path": str(folder / "request"),
            "recipes": recipes,
            "names": self._input_names(),
        }
        is_work_itself = all(output.origin is Origin.BODY for output in works)
        if works and with_answer and self._answers() and not is_work_itself:
            copy = folder / "answer-copy.part"
            job["answer"] = {"path": str(raw), "out": str(copy)}
            places.append((copy, companion(Path(works[0].path or ""), ".answer.json")))
        return Companions(job, tuple(places))

    @staticmethod
    def put_beside(request: Request, companions: Companions) -> None:
        """Moves what the job wrote to its places. Raises OSError."""
        for part, target in companions.places:
            _put_beside(part, target, target.with_name(f".{request.id}-{part.name}"))


def recipe_facts(request: Request, output: Output, version: str, router: str | None) -> dict[str, Any]:
    """What `media.recipe.recipe` takes, but for the body. The same each time, so that a second try writes the same file."""
    return {
        "model": request.model,
        "request_id": request.request_id,
        "submitted_at": _iso(request.first_sent_at),
        "finished_at": _iso(request.completed_at),
        "collected_at": _iso(_written_at(request.raw_path)),
        "credits_used": request.credits,
        "delivery": str(request.delivery),
        "router": router,
        "app_version": version,
        "file_sha256": output.sha256,
        "pointer": output.pointer,
    }


def _written_at(path: str | None) -> float | None:
    try:
        return os.stat(path).st_mtime if path is not None else None
    except OSError:
        return None


def copy_to(source: Path, target: Path) -> Path:
    """A synced copy at `target`, whole or not at all; replaces what is there. Raises OSError."""
    if target.exists() and os.path.samefile(source, target):
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{names.cut_bytes(target.name, 100)}.{uuid.uuid4().hex}.part")
    try:
        with source.open("rb") as file, part.open("xb") as out:
            shutil.copyfileobj(file, out, 1 << 20)
            out.flush()
            os.fsync(out.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    sync_folder(target.parent)
    return target


def copy_into(source: Path, folder: Path) -> Path:
    """A synced copy in `folder` under the same name, or a free one like it: over nothing. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    placed = names.copy_beside(source, folder / source.name)
    sync_folder(folder)
    return placed


def was_kept_with_us(output: Output) -> bool:
    """Whether the only trouble of a saved piece is where it lies."""
    return (output.problem or "").endswith(_KEPT)


def companion(beside: Path, ending: str) -> Path:
    """What lies beside a work and bears its name."""
    return beside.with_name(f"{beside.stem}{ending}")


def _put_beside(file: Path, target: Path, temporary: Path, *, keep: bool = False) -> None:
    """Moves `file` to `target`, or to a free name beside it; one that is there already, byte for byte, is left alone."""
    temporary.unlink(missing_ok=True)
    _remove_claim(target)
    if not (target.is_file() and filecmp.cmp(file, target, shallow=False)):
        names.place(file, target, temporary, keep=keep)
    elif not keep:
        file.unlink()


def _iso(moment: float | None) -> str | None:
    return None if moment is None else datetime.fromtimestamp(moment).astimezone().isoformat(timespec="seconds")


def holds(path: Path, sha256: str | None) -> bool:
    """Whether these very bytes lie there."""
    return sha256 is not None and path.is_file() and digest_of(path) == sha256


def digest_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


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
