"""What prompt fields know of the artist's earlier words: the newest prompts for walking, snippets, and the last removal.

A `PromptWords` is a child of the widget whose prompt fields it serves; a field looks for the nearest one above it and does
without where there is none. It asks the session and shows nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.prompts import FoundPrompts, SentPrompt, Snippet
from comfy_desk.services.api import PromptsApi
from comfy_desk.ui.spawn import ErrorSink, spawn
from comfy_desk.ui.told import told

WALKED = 100
"""Prompts that the keys walk through; the list has all of them."""


class PromptWords(QObject):
    """`changed` after `recent`, `snippets` or `removed` did."""

    changed = Signal()

    def __init__(
        self, prompts: PromptsApi, on_error: ErrorSink, parent: QWidget, model: Callable[[], str] = lambda: ""
    ) -> None:
        super().__init__(parent)
        self._prompts = prompts
        self.on_error = on_error
        self.model = model
        """The model that is in the form, for the filter of the list."""
        self.recent: tuple[str, ...] = ()
        self.snippets: tuple[Snippet, ...] = ()
        self.removed: tuple[SentPrompt, ...] = ()
        """What was taken out of the history last, and can be put back."""
        self.unsaved: tuple[Snippet | None, Snippet] | None = None
        """A snippet that was being written when its list closed: what it was before (None: a new one), and is now."""
        self._asked = False
        unsubscribe = prompts.subscribe(self._on_change)
        self.destroyed.connect(lambda: unsubscribe())

    def want(self) -> None:
        """The keyboard came to a prompt: read what is there, once."""
        if not self._asked:
            self._asked = True
            spawn(self._read(), self)

    async def find(self, words: str, *, this_model: bool) -> FoundPrompts:
        return await self._prompts.find(words, model=self.model() if this_model else "")

    def forget(self, texts: Sequence[str] | None) -> None:
        """Takes prompts out of the history, or with None all of them; `restore` brings them back."""

        async def work() -> None:
            self.removed = await self._prompts.forget(texts)
            self.changed.emit()

        spawn(work(), self, self.on_error)

    def restore(self) -> None:
        """Puts back what was taken out last."""

        async def work() -> None:
            gone = self.removed
            await self._prompts.put_back(gone)
            if self.removed is gone:
                self.removed = ()
            self.changed.emit()

        spawn(work(), self, self.on_error)

    def change_snippets(
        self,
        change: Callable[[tuple[Snippet, ...]], Sequence[Snippet]],
        then: Callable[[str], None] = lambda _said: None,
    ) -> None:
        """`then` is called with "" once it is kept, or with why it is not."""

        async def work() -> None:
            try:
                self.snippets = await self._prompts.keep_snippets(change)
            except DeskError as error:
                then(f"{told(error.sentence)} {told(error.action)}".rstrip())
                return
            self.changed.emit()
            then("")

        spawn(work(), self, self.on_error)

    def _on_change(self) -> None:
        if self._asked:
            spawn(self._read(), self)

    async def _read(self) -> None:
        found = await self._prompts.find(most=WALKED)
        self.recent = tuple(one.text for one in found.prompts)
        self.snippets = await self._prompts.snippets()
        self.changed.emit()


def words_near(widget: QWidget) -> PromptWords | None:
    """The earlier words that serve a field, or None."""
    place: QWidget | None = widget
    while place is not None:
        found = place.findChild(PromptWords, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if isinstance(found, PromptWords):
            return found
        place = place.parentWidget()
    return None
