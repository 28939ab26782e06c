"""How much the requests in sight ask for, read from their bodies: usual times are told by that.

Each living request is read once, one after the other, in a thread; long bodies hold files and are left alone. What cannot be
read costs no more than words about the model as a whole.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from PySide6.QtCore import QObject

from comfy_desk.domain.errors import DeskError
from comfy_desk.services.api import SessionApi
from comfy_desk.services.asked import LONGEST_BODY, asked_size
from comfy_desk.services.usual import UNKNOWN_SIZE, Size
from comfy_desk.ui.models.queue_model import QueueModel
from comfy_desk.ui.spawn import spawn

REMEMBERED = 500
"""Bodies of which it is remembered what they ask for: those of a batch are often the same but for a seed."""


class AskedSizes(QObject):
    """`look_at` is told which living rows are in sight."""

    def __init__(self, session: SessionApi, model: QueueModel, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._model = model
        self._read: dict[str, Size] = {}  # by request
        self._waiting: list[str] = []
        self._running = False

    def look_at(self, ids: Sequence[str]) -> None:
        """What is in sight now is read; what was to be read and is not is left."""
        self._waiting = [one for one in ids if one not in self._read]
        if self._waiting and not self._running:
            self._running = True
            spawn(self._read_all(), self)

    async def _read_all(self) -> None:
        try:
            while self._waiting:
                request = self._session.desk.get(self._waiting.pop(0))
                if request is None or request.id in self._read:
                    continue
                small = 0 < request.body_size <= LONGEST_BODY and not request.adopted
                self._keep(request.id, await self._size_of(request.id) if small else UNKNOWN_SIZE)
        finally:
            self._running = False

    async def _size_of(self, request_id: str) -> Size:
        try:
            body = await self._session.body(request_id)
        except DeskError:
            return UNKNOWN_SIZE
        return await asyncio.to_thread(asked_size, body)

    def _keep(self, request_id: str, size: Size) -> None:
        self._read[request_id] = size
        while len(self._read) > REMEMBERED:
            del self._read[next(iter(self._read))]
        self._model.set_asked(request_id, size)
