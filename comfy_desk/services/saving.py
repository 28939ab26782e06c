"""Puts finished files where the artist finds them: planned names are written down first, so that a crash in between
neither loses a file nor saves one twice. Runs in threads; knows neither Router nor Qt.
"""

from __future__ import annotations

import filecmp
import hashlib
import json
import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from comfy_desk.domain.output import Origin, Output, Role
from comfy_desk.domain.request import Request
from comfy_desk.media import names
from comfy_desk.services.reading import sync_folder

DEFAULT_TEMPLATE = "{date}/{model}-{prompt}-{seed}-{index}"
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

    def place(self, request: Request, pieces: list[Staged], work: Path) -> dict[int, Placed]:
        """Moves each staged file to its place. `work` is the request's own folder in the data. Raises OSError.

        Where the artist's folder does not take a file it stays in `work/kept`, with a sentence that says so.
        """
        plan = _read_plan(work)
        placed: dict[int, Placed] = {}
        shared: dict[Path, Placed] = {}  # equal bytes are one file
        number = 0
        for piece in pieces:
            known = plan.get(str(piece.index))
            if piece.path in shared:
                placed[piece.index] = shared[piece.path]
                continue
            number += 1
            if known and _holds(Path(known), piece.sha256):
                piece.path.unlink(missing_ok=True)  # it was placed before the program stopped
                in_ours = Path(known).is_relative_to(work / "kept")
                placed[piece.index] = Placed(Path(known), _IN_OURS if in_ours else None)
            else:
                placed[piece.index] = self._place_one(request, piece, number, work, plan)
            shared[piece.path] = placed[piece.index]
        return placed

    def _place_one(self, request: Request, piece: Staged, number: int, work: Path, plan: dict[str, str]) -> Placed:
        folder = self._folder()
        target = names.plan_path(folder, self._template(), self._facts(request, number), piece.extension)
        try:
            return Placed(self._move(piece, target, work, plan))
        except OSError as error:
            final = self._move(piece, work / "kept" / target.name, work, plan)
            reason = error.strerror or type(error).__name__
            return Placed(
                final, f"The folder {folder} does not take files ({reason}); kept in the data folder instead."
            )

    @staticmethod
    def _move(piece: Staged, target: Path, work: Path, plan: dict[str, str]) -> Path:
        target.parent.mkdir(parents=True, exist_ok=True)
        free = names.first_free(target)
        plan[str(piece.index)] = str(free)
        _write_plan(work, plan)
        final = names.place(piece.path, free)
        if final != free:  # somebody was quicker
            plan[str(piece.index)] = str(final)
            _write_plan(work, plan)
        return final

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
        """What belongs beside the saved works: a recipe each, and the answer beside the first, without what signs links."""
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
    def put_beside(companions: Companions) -> None:
        """Moves what the job wrote to its places. Raises OSError."""
        for part, target in companions.places:
            _put_beside(part, target)


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


def _put_beside(file: Path, target: Path) -> None:
    """Moves `file` to `target`, or to a free name beside it; one that is there already, byte for byte, is left alone."""
    if target.is_file() and filecmp.cmp(file, target, shallow=False):
        file.unlink()
    else:
        names.place(file, target)


def _iso(moment: float | None) -> str | None:
    return None if moment is None else datetime.fromtimestamp(moment).astimezone().isoformat(timespec="seconds")


def _holds(path: Path, sha256: str | None) -> bool:
    if sha256 is None or not path.is_file():
        return False
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest() == sha256


def _read_plan(work: Path) -> dict[str, str]:
    try:
        plan = json.loads((work / "plan.json").read_bytes())
    except (OSError, ValueError):
        return {}
    return {str(k): str(v) for k, v in plan.items()} if isinstance(plan, dict) else {}


def _write_plan(work: Path, plan: dict[str, str]) -> None:
    part = work / "plan.part"
    part.write_text(json.dumps(plan), encoding="utf-8")
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(work / "plan.json")
    sync_folder(work)
