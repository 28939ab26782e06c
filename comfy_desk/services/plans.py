"""Where the files of one request were about to go: written down before they go there, so that the next run of the program
knows each again after a crash. Knows nothing of how a file is moved.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from dataclasses import dataclass
from pathlib import Path

from comfy_desk.domain.request import Request
from comfy_desk.services.reading import sync_folder


@dataclass(frozen=True, slots=True)
class Planned:
    """Where the file of one piece was about to go."""

    path: Path
    sha256: str | None

    @property
    def is_there(self) -> bool:
        return holds(self.path, self.sha256)


def holds(path: Path, sha256: str | None) -> bool:
    """Whether these very bytes lie there."""
    return sha256 is not None and path.is_file() and digest_of(path) == sha256


def digest_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def read_plan(work: Path) -> dict[int, Planned]:
    """What was planned for the request with this folder of work, by piece."""
    try:
        plan = json.loads((work / "plan.json").read_bytes())
        return {int(index): Planned(Path(one["path"]), one["sha256"]) for index, one in plan.items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}


def write_plan(work: Path, plan: dict[int, Planned]) -> None:
    """On the disk when this returns. It is written whole each time: once for all files that are moved together."""
    part = work / "plan.part"
    facts = {index: {"path": str(one.path), "sha256": one.sha256} for index, one in plan.items()}
    part.write_text(json.dumps(facts), encoding="utf-8")
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(work / "plan.json")
    sync_folder(work)


def temporary(request: Request, index: int, target: Path) -> Path:
    """What a copy on its way to a planned place is called until it is whole."""
    return target.with_name(f".{request.id}-{index}.part")


def clear(request: Request, index: int, plan: dict[int, Planned]) -> None:
    """Removes the half of a copy, and the empty file that keeps its name, of an attempt that a crash ended."""
    planned = plan.get(index)
    if planned is not None:
        with contextlib.suppress(OSError):
            temporary(request, index, planned.path).unlink(missing_ok=True)
            remove_claim(planned.path)


def remove_claim(path: Path) -> None:
    """An empty file is what keeps a name, and never a work."""
    if path.is_file() and path.stat().st_size == 0:
        path.unlink()
