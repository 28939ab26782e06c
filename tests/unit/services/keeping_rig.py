"""A desk on a store in memory, real folders, and works that the artist's folder has refused or taken."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from travelling import START, Hands, MemoryStore

from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Request, State
from comfy_desk.domain.settings import TEMPLATE
from comfy_desk.services.desk import Desk
from comfy_desk.services.moving import KeptWorks
from comfy_desk.services.places import Places
from comfy_desk.services.saving import Saver, Staged
from comfy_desk.services.slow_disk import SlowDisk

REQUEST = Request("abcdef012345", "acc", "kiln/one", "key", "00", 2, "a cat", "7", START, state=State.DONE, hold=None)
PNG = b"\x89PNG\r\n\x1a\n" + b"0" * 100


@dataclass
class Rig:
    """One data folder; `saved` is where the artist's folder is now."""

    root: Path
    store: MemoryStore = field(default_factory=MemoryStore)
    hands: Hands = field(default_factory=Hands)
    disk: SlowDisk = field(default_factory=SlowDisk)
    saved: Path = Path()

    def __post_init__(self) -> None:
        self.saved = self.root / "saved"
        self.places = Places(self.root / "data" / "results")
        self.saver = Saver(lambda: self.saved, lambda: TEMPLATE)

    def refused(self, request: Request = REQUEST, *works: bytes) -> Request:
        """A request whose works lie with us, each with its recipe; the answer beside the first."""
        kept, work = self.places.kept(request.id), self.places.work(request.id)
        work.mkdir(parents=True, exist_ok=True)
        pieces = []
        for index, data in enumerate(works or (PNG,)):
            part = work / f"{index}.part"
            part.write_bytes(data)
            pieces.append(Staged(index, part, "png", hashlib.sha256(data).hexdigest()))
        placed = self.saver.place(request, pieces, work, kept, True)
        outputs = []
        for piece in pieces:
            at = placed[piece.index]
            at.path.with_name(f"{at.path.stem}.comfy.json").write_text(f"recipe {piece.index}")
            where = {"path": str(at.path), "problem": at.problem, "sha256": piece.sha256}
            outputs.append(Output(piece.index, f"/{piece.index}", Kind.IMAGE, Role.WORK, Origin.INLINE, **where))
        first = Path(outputs[0].path or "")
        first.with_name(f"{first.stem}.answer.json").write_text("answer")
        found = replace(request, outputs=tuple(outputs), folder=str(kept))
        self.store.kept[request.id] = found
        return found

    async def desk(self) -> Desk:
        desk = Desk(self.store)  # type: ignore[arg-type]
        await desk.load()
        return desk

    def works(self, desk: Desk) -> KeptWorks:
        return KeptWorks(desk, self.saver, self.disk, self.places, self.hands.clock())

    def in_saved(self) -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in sorted(self.saved.rglob("*")) if path.is_file()}

    def left(self) -> list[str]:
        """What is in the data folder, but for works under way."""
        data = self.root / "data"
        return sorted(
            str(path.relative_to(data)) for path in data.rglob("*") if path.is_file() and "work" not in path.parts
        )


async def turns(met: Any, patience: int = 400) -> None:
    """Waits until something is so that threads or the loop bring about."""
    for _ in range(patience):
        if met():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")
