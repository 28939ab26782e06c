"""Reads a result once more for links that have died meanwhile: to the disk first, and looked into by a worker.

The window's process gets the links that were asked for, and never the document.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from comfy_desk.domain.errors import DeskError, RouterError, TooLarge
from comfy_desk.domain.request import Request
from comfy_desk.media.fetch import FetchFailed
from comfy_desk.media.workers import WorkerFailed, WorkerPool
from comfy_desk.router.client import ResultStream, RouterClient
from comfy_desk.services import reading, verdicts
from comfy_desk.services.desk import AccountDesk
from comfy_desk.services.gate import Gate, Urgency

_NO_FRESH_LINK = "The link has expired, and a fresh one could not be had yet."
_LOOK_LIMIT = 120.0


class Afresh:
    def __init__(
        self, desk: AccountDesk, client: RouterClient, gate: Gate, pool: WorkerPool, largest: Callable[[], int | None]
    ) -> None:
        self._desk = desk
        self._client = client
        self._gate = gate
        self._pool = pool
        self._largest = largest

    async def links(self, request: Request, folder: Path, pointers: Sequence[str]) -> dict[str, list[str]]:
        """The addresses that stand at each of `pointers` now; none where there is no such result any more.

        Raises FetchFailed where only this moment is a bad one: a link must not be called dead for that.
        """
        if request.handle is None or not self._desk.is_mine(request):
            return {}
        key_number = self._gate.key_number
        try:
            async with (
                self._gate.turn(Urgency.COLLECT) as key_number,
                self._client.result(request.handle) as answer,
            ):
                if not isinstance(answer, ResultStream):
                    return {}
                raw = await reading.keep(answer, folder, lambda _got, _total: None, largest=self._largest())
        except TooLarge:
            return {}
        except RouterError as error:
            self._gate.note_failure(error.failure, key_number)
            if verdicts.passes(error.failure):
                raise FetchFailed(_NO_FRESH_LINK, patient=True) from None
            return {}
        except DeskError as error:
            raise FetchFailed(error.sentence, disk=True) from None
        return await self._at(raw.path, pointers)

    async def _at(self, path: Path, pointers: Sequence[str]) -> dict[str, list[str]]:
        arguments = {"path": str(path), "pointers": list(pointers)}
        try:
            found = (await self._pool.run("links", arguments, _LOOK_LIMIT)).get("links")
        except WorkerFailed as error:
            raise FetchFailed(_NO_FRESH_LINK, patient=True, disk=error.disk_full) from None
        return {
            pointer: [url for url in named if isinstance(url, str)]
            for pointer, named in (found.items() if isinstance(found, dict) else ())
            if isinstance(named, list)
        }
