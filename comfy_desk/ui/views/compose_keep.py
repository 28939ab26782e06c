"""Writes the draft of what stands in the form, soon after each change and however long somebody types.

A disk that does not take it is said once, quietly, and tried again; the draft stays in memory meanwhile. What a draft is and
where it lies stands in `drafts`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from comfy_desk.domain.errors import DeskError
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.told import told
from comfy_desk.ui.views.compose_notes import Notes
from comfy_desk.ui.views.drafts import Draft, Drafts

log = logging.getLogger(__name__)

DELAY = 300
"""Milliseconds from the first change that is not written to its writing: a crash loses no more than about half a second."""

AGAIN = 5_000
"""Milliseconds until a disk that did not take a draft is tried again."""

ABOUT = "draft"


class DraftKeeper(QObject):
    """`current` gives the model and the draft of what is in the form now; None while there is no form."""

    def __init__(
        self, drafts: Drafts, current: Callable[[], tuple[str, Draft] | None], notes: Notes, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._drafts = drafts
        self._current = current
        self._notes = notes
        self._writing = False
        self._changed = False  # while it was being written
        self._trouble = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)

    def note(self) -> None:
        """Something changed by hand. The clock runs from the first change on, so that steady typing is written, too."""
        if self._writing:
            self._changed = True
        elif not self._timer.isActive() or self._timer.interval() == AGAIN:
            self._timer.start(DELAY)

    def settle(self) -> None:
        """What stands in the form now was just read: it needs no writing."""
        self._timer.stop()
        self._changed = False

    def take(self) -> None:
        """The form is about to show something else: take what is in it now, write it in a moment."""
        here = self._current()
        self.settle()
        if here is not None:
            spawn(self._write(*here), self)

    async def now(self) -> None:
        """Returns when it is on the disk, or cannot be."""
        self.settle()
        here = self._current()
        if here is not None:
            await self._write(*here)

    def _on_time(self) -> None:
        here = self._current()
        if here is not None:
            self._writing = True
            spawn(self._write_and_look(*here), self)

    async def _write_and_look(self, model: str, draft: Draft) -> None:
        try:
            await self._write(model, draft)
        finally:
            self._writing = False
        if self._changed:
            self._changed = False
            self._timer.start(DELAY)
        elif self._trouble:
            self._timer.start(AGAIN)

    async def _write(self, model: str, draft: Draft) -> None:
        try:
            trouble = await self._drafts.write(model, draft)
        except DeskError as error:
            trouble = told(error.sentence)
        if trouble == self._trouble:
            return
        self._trouble = trouble
        if trouble:
            log.warning("A draft was not written")
            words = tr("What you write is kept here until the program ends. {why}").format(why=trouble)
            self._notes.say(ABOUT, words, warn=True)
        else:
            self._notes.drop(ABOUT)
