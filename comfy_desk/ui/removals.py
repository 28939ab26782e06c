"""Taking rows out of the list and bringing them back: what was asked for in one go leaves in one go and returns in one.

Keeps which removals can be undone, the newest first. It says so through the line of notices and touches no row itself.
"""

from __future__ import annotations

import asyncio
from collections import deque

from PySide6.QtCore import QObject, Signal

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Request
from comfy_desk.services.api import SessionApi
from comfy_desk.ui.phrases import counted
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine

REMEMBERED = 50
"""Removals that can be undone while the program runs."""

TAG = "removal"
TAKEN_BACK = "taken back"

Batch = tuple[str, ...]


class Removals(QObject):
    """`remove` once a row; rows asked for in the same turn of the loop are one removal."""

    changed = Signal(bool)  # whether there is a removal to undo

    def __init__(self, session: SessionApi, toast: ToastLine, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._toast = toast
        self._asked: list[tuple[Request, str]] = []
        self._done: deque[Batch] = deque(maxlen=REMEMBERED)
        self._taken_back: set[Batch] = set()

    @property
    def there(self) -> bool:
        return bool(self._done)

    def remove(self, request: Request, words: str = "") -> None:
        """`words` is what is said of this row, where it alone is removed because it goes back into the form."""
        self._asked.append((request, words))
        if len(self._asked) == 1:
            spawn(self._remove(), self, self._failed)

    def taken_back_was_sent(self) -> None:
        """What was taken back goes as it is now: neither the line nor the menu may send the old one too."""
        self._toast.withdraw(TAKEN_BACK)
        for batch in self._taken_back & set(self._done):
            self._done.remove(batch)
        self._taken_back.clear()
        self.changed.emit(self.there)

    def undo(self) -> None:
        """The newest removal that was not undone yet."""
        if self._done:
            self._undo(self._done[-1])

    def _undo(self, batch: Batch) -> None:
        if batch in self._done:
            self._done.remove(batch)
            self._toast.withdraw(TAG)
            self._toast.withdraw(TAKEN_BACK)
            self.changed.emit(self.there)
            spawn(self._restore(batch), self, self._failed)

    async def _remove(self) -> None:
        asked, self._asked = self._asked, []
        answers = await asyncio.gather(
            *(self._session.remove(request.id) for request, _ in asked), return_exceptions=True
        )
        gone = [one for one, answer in zip(asked, answers, strict=True) if not isinstance(answer, BaseException)]
        if gone:
            self._note(gone)
        for answer in answers:
            if isinstance(answer, BaseException):
                raise answer

    def _note(self, gone: list[tuple[Request, str]]) -> None:
        batch = tuple(request.id for request, _ in gone)
        self._done.append(batch)
        self.changed.emit(True)
        request, words = gone[0]
        tag = TAKEN_BACK if words and len(gone) == 1 else TAG
        if tag == TAKEN_BACK:
            self._taken_back.add(batch)
        if len(gone) > 1:
            words = counted(len(gone), "{n} request removed.", "{n} requests removed.")
        elif not words:
            words = f"Removed “{' '.join(request.prompt.split())[:40] or request.model}”."
        self._toast.show_notice(words, action="Undo", on_action=lambda: self._undo(batch), tag=tag)

    async def _restore(self, batch: Batch) -> None:
        for request_id in batch:
            await self._session.restore(request_id)

    def _failed(self, error: DeskError) -> None:
        self._toast.show_notice(error.sentence, error=True)
