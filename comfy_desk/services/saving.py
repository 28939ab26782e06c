"""Puts finished files where the artist finds them: planned names are written down first, so that a crash in between
neither loses a file nor saves one twice, and leaves nothing half there. Runs in threads; knows neither Router nor Qt.
"""

from __future__ import annotations

import filecmp
import os
import threading
import uuid
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from comfy_desk.domain.output import Origin, Output, Role
from comfy_desk.domain.request import Request
from comfy_desk.media import names
from comfy_desk.services import plans
from comfy_desk.services.plans import Planned, read_plan, write_plan
from comfy_desk.services.slow_disk import no_answer

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
class _Move:
    """One file on its way. `twins` are the pieces that share it."""

    request: Request
    twins: list[Staged]
    target: Path

    @property
    def staged(self) -> Path:
        return self.twins[0].path

    @property
    def index(self) -> int:
        return self.twins[0].index


@dataclass(frozen=True, slots=True)
class _Plan:
    """What is planned for one request, and the folder where that is written down."""

    work: Path
    planned: dict[int, Planned]

    def write_down(self, moves: Iterable[tuple[_Move, Path]]) -> None:
        new = {twin.index: Planned(path, twin.sha256) for move, path in moves for twin in move.twins}
        if new:
            self.planned.update(new)
            write_plan(self.work, self.planned)


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
        equal: dict[Path, list[Staged]] = {}  # equal bytes are one file
        for piece in pieces:
            equal.setdefault(piece.path, []).append(piece)
        moves: list[_Move] = []
        done: dict[Path, Placed] = {}
        for number, (path, twins) in enumerate(equal.items(), 1):
            known = plan.get(twins[0].index)
            if known is not None and silent and not known.path.is_relative_to(kept):
                raise no_answer()  # it may be there already
            if known is not None and known.sha256 == twins[0].sha256 and known.is_there:
                path.unlink(missing_ok=True)  # it was placed before the program stopped
                done[path] = Placed(known.path, self.kept_with_us(known.path, kept))
            else:
                moves.append(_Move(request, twins, self._target(request, twins[0], number)))
        done |= self._place_all(moves, _Plan(work, plan), kept, silent)
        return {piece.index: done[piece.path] for piece in pieces}

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
            move = _Move(request, [piece], self._target(request, piece, number))
            moved = self._move_all([move], _Plan(work, plan), keep=True)[0]
            if isinstance(moved, OSError):
                raise moved
            final = moved
        for ending in ENDINGS:
            own, target = companion(piece.path, ending), companion(final, ending)
            if own.is_file():
                _put_beside(own, target, target.with_name(f".{request.id}-moved{ending}.part"), keep=True)
        return final

    @staticmethod
    def kept_with_us(path: Path, kept: Path) -> str | None:
        """What is said of a file that an earlier attempt put into the data folder; None for one in the artist's."""
        return _IN_OURS if path.is_relative_to(kept) else None

    def _place_all(self, moves: list[_Move], plan: _Plan, kept: Path, silent: bool) -> dict[Path, Placed]:
        """By where they lay. What the artist's folder refuses goes to `kept` in a second round."""
        done: dict[Path, Placed] = {}
        refused = [(move, "no answer") for move in moves] if silent else []
        for move, moved in zip(moves, [] if silent else self._move_all(moves, plan), strict=False):
            if isinstance(moved, OSError):
                refused.append((move, moved.strerror or type(moved).__name__))
            else:
                done[move.staged] = Placed(moved)
        to_us = [replace(move, target=kept / move.target.name) for move, _why in refused]
        for (move, why), moved in zip(refused, self._move_all(to_us, plan), strict=True):
            if isinstance(moved, OSError):
                raise moved
            refused_it = f"The folder {self.folder()} does not take files ({why})"
            done[move.staged] = Placed(moved, f"{refused_it}; {_KEPT}")
        return done

    def _target(self, request: Request, piece: Staged, number: int) -> Path:
        return names.plan_path(self.folder(), self._template(), self._facts(request, number), piece.extension)

    def _move_all(self, moves: list[_Move], plan: _Plan, *, keep: bool = False) -> list[Path | OSError]:
        """Where each is now, or why its folder did not take it. Raises OSError where the plan cannot be written."""
        moved: dict[int, Path | OSError] = {}
        chosen: dict[int, Path] = {}
        for move in moves:
            plans.clear(move.request, move.index, plan.planned)
        try:
            for folder in dict.fromkeys(move.target.parent for move in moves):
                group = [number for number, move in enumerate(moves) if move.target.parent == folder]
                try:
                    chosen |= zip(group, self._choose(folder, [moves[number].target for number in group]), strict=True)
                except OSError as error:
                    moved |= dict.fromkeys(group, error)
            plan.write_down((moves[number], path) for number, path in chosen.items())
            for number, free in chosen.items():
                try:
                    moved[number] = self._move(moves[number], free, plan, keep)
                except OSError as error:
                    moved[number] = error
        finally:
            self._promised.difference_update(chosen.values())
        return [moved[number] for number in range(len(moves))]

    def _choose(self, folder: Path, targets: list[Path]) -> list[Path]:
        folder.mkdir(parents=True, exist_ok=True)
        with self._choosing_in(folder):
            free = names.first_free(targets, tuple(self._promised), ENDINGS)
            self._promised.update(free)
        return free

    @staticmethod
    def _move(move: _Move, free: Path, plan: _Plan, keep: bool) -> Path:
        final = names.place(move.staged, free, plans.temporary(move.request, move.index, free), keep=keep)
        if final != free:  # somebody else was quicker
            plan.write_down([(move, final)])
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
            plans.clear(request, index, plan)

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
        "serving": request.serving.query(),
        "served_by": request.served_by,
        "dropped": request.dropped,
        "document_etag": request.document_etag,
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
        names.synced_copy(source, part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    names.sync_folder(target.parent)
    return target


def copy_into(source: Path, folder: Path) -> Path:
    """A synced copy in `folder` under the same name, or a free one like it: over nothing. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    placed = names.copy_beside(source, folder / source.name)
    names.sync_folder(folder)
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
    plans.remove_claim(target)
    if not (target.is_file() and filecmp.cmp(file, target, shallow=False)):
        names.place(file, target, temporary, keep=keep)
    elif not keep:
        file.unlink()


def _iso(moment: float | None) -> str | None:
    return None if moment is None else datetime.fromtimestamp(moment).astimezone().isoformat(timespec="seconds")
