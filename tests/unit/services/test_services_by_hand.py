"""A piece asked for by hand that has the bytes of one that is here: it is that file, as long as it is."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from keeping_rig import PNG, REQUEST, Rig

from comfy_desk.domain.output import Kind, Origin, Output, Reach, Role
from comfy_desk.domain.request import Request
from comfy_desk.services.by_hand import ByHand
from comfy_desk.services.desk import Desk
from comfy_desk.services.pieces import Look, Piece
from comfy_desk.services.workshop import Workshop


class Shop(Workshop):
    """The real one, but for what workers do. `meanwhile` happens while the small picture is made."""

    meanwhile: Callable[[], Awaitable[None]]

    async def look(self, request: Request, folder: Path, body: bytes) -> Look:
        part = folder / "1.part"
        part.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(PNG)
        digest = hashlib.sha256(PNG).hexdigest()
        return Look(
            [
                Piece(
                    1,
                    "/1",
                    Kind.IMAGE,
                    Role.VARIANT,
                    Origin.INLINE,
                    extension="png",
                    staged=part,
                    sha256=digest,
                    size=108,
                )
            ]
        )

    async def playable(self, pieces: list[Piece], work: Path, index: int) -> list[Piece]:
        return []

    async def picture(self, request: Request, piece: Piece) -> None:
        await self.meanwhile()

    async def companions(self, *_arguments: Any, **_options: Any) -> None:
        return


def fetched(rig: Rig, meanwhile: Callable[[Desk], Awaitable[None]]) -> tuple[Output, ...]:
    """The outputs after the second piece, equal to the first, was asked for."""
    kept = rig.store.kept[REQUEST.id]
    second = Output(1, "/1", Kind.IMAGE, Role.VARIANT, Origin.INLINE, reach=Reach.FETCHABLE)
    rig.store.kept[REQUEST.id] = replace(kept, outputs=(*kept.outputs, second), raw_path="answer")

    async def main() -> tuple[Output, ...]:
        desk = await rig.desk()
        unused: Any = None
        shop = Shop(unused, rig.saver, unused, rig.root, "")
        shop.meanwhile = lambda: meanwhile(desk)

        async def body(_request_id: str) -> bytes:
            return b"{}"

        by_hand = ByHand(desk.of("acc"), shop, unused, body, rig.places, rig.hands.clock())
        await by_hand.fetch(rig.store.kept[REQUEST.id], 1)
        request = desk.get(REQUEST.id)
        await desk.close()
        assert request is not None
        return request.outputs

    return asyncio.run(main())


async def nothing(_desk: Desk) -> None:
    return


@pytest.fixture
def rig(tmp_path: Path) -> Rig:
    made = Rig(tmp_path)
    made.refused()
    return made


def test_it_is_the_file_that_is_here(rig: Rig) -> None:
    first, second = fetched(rig, nothing)
    assert second.path == first.path
    assert not rig.in_saved()


def test_it_follows_its_equal_that_is_moved_out_meanwhile(rig: Rig) -> None:
    async def move(desk: Desk) -> None:
        assert await rig.works(desk).move(REQUEST.id) == 1

    first, second = fetched(rig, move)
    assert second.path == first.path
    assert Path(second.path or "").read_bytes() == PNG


def test_a_file_that_the_artist_has_changed_since_is_not_taken_for_it(rig: Rig) -> None:
    path = Path(rig.store.kept[REQUEST.id].outputs[0].path or "")
    path.write_bytes(b"painted over")
    _first, second = fetched(rig, nothing)
    assert second.path != str(path)
    assert Path(second.path or "").read_bytes() == PNG
    assert path.read_bytes() == b"painted over"
