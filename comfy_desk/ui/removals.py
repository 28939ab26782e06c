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
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine

REMEMBERED = 50
"""Removals that can be undone while the program runs."""

TAG = "removal"

Together = tuple[str, ...]


class Removals(QObject):
    """`remove` once a row; rows asked for in the same turn of the loop are one removal."""

    changed = Signal(bool)  # whether there is a removal to undo
    restored = Signal(object)  # ids of rows that came back together

    def __init__(self, session: SessionApi, toast: ToastLine, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._toast = toast
        self._asked: list[Request] = []
        self._done: deque[Together] = deque(maxlen=REMEMBERED)

    @property
    def there(self) -> bool:
        return bool(self._done)

    def remove(self, request: Request) -> None:
        self._asked.append(request)
        if len(self._asked) == 1:
            spawn(self._remove(), self, self._failed)

    def undo(self) -> None:
        """The newest removal that was not undone yet."""
        if self._done:
            self._undo(self._done[-1])

    def _undo(self, gone: Together) -> None:
        if gone in self._done:
            self._done.remove(gone)
            self._toast.withdraw(TAG)
            self.changed.emit(self.there)
            spawn(self._restore(gone), self, self._failed)

    async def _remove(self) -> None:
        asked, self._asked = self._asked, []
        answers = await asyncio.gather(*(self._session.remove(request.id) for request in asked), return_exceptions=True)
        gone = [one for one, answer in zip(asked, answers, strict=True) if not isinstance(answer, BaseException)]
        if gone:
            self._note(gone)
        for answer in answers:
            if isinstance(answer, BaseException):
                raise answer

    def _note(self, removed: list[Request]) -> None:
        gone = tuple(request.id for request in removed)
        self._done.append(gone)
        self.changed.emit(True)
        if len(removed) > 1:
            words = counted(len(removed), "{n} request removed.", "{n} requests removed.")
        else:
            name = " ".join(removed[0].prompt.split())[:40] or removed[0].model
            words = tr("Removed “{name}”.").format(name=name)
        self._toast.show_notice(words, action=tr("Undo"), on_action=lambda: self._undo(gone), tag=TAG)

    async def _restore(self, gone: Together) -> None:
        """What the disk did not take can be brought back later."""
        answers = await asyncio.gather(*map(self._session.restore, gone), return_exceptions=True)
        errors = {one: answer for one, answer in zip(gone, answers, strict=True) if isinstance(answer, BaseException)}
        self.restored.emit(tuple(one for one in gone if one not in errors))
        if errors:
            self._done.append(tuple(errors))
            self.changed.emit(True)
            raise next(iter(errors.values()))

    def _failed(self, error: DeskError) -> None:
        self._toast.show_notice(error.sentence, error=True)
