"""The artist's words from earlier: prompts that were sent, and snippets. Which words of a body are its prompt, `schema` says.

Noting what was sent is a favour to the next prompt and never a reason for a request to fail.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.prompts import FoundPrompts, SentPrompt, Snippet
from comfy_desk.services.clock import Clock
from comfy_desk.store.prompts import PromptStore

_log = logging.getLogger(__name__)

SNIPPETS = "prompts.snippets"
"""Of the one entry of the store that holds them all, in the artist's order."""

LONGEST = 200_000
"""Characters of a prompt that is noted: no more fit into its field."""

MOST_SNIPPETS = 500
LONGEST_SNIPPET = 20_000
LONGEST_NAME = 80


class Remembered(Protocol):
    async def get(self, name: str, default: Any = None) -> Any: ...
    async def set(self, name: str, value: Any) -> None: ...


class Prompts:
    """For all accounts together: they are one artist's words."""

    def __init__(self, store: PromptStore, remembered: Remembered, clock: Clock) -> None:
        self._store = store
        self._remembered = remembered
        self._clock = clock
        self._writing = asyncio.Lock()  # the snippets lie in one entry
        self._listeners: list[Callable[[], None]] = []

    async def note(self, sent: Sequence[tuple[str, str]]) -> None:
        kept = [(model, text) for model, text in sent if text.strip() and len(text) <= LONGEST]
        if not kept:
            return
        try:
            await self._store.note(kept, self._clock.wall())
        except DeskError as error:
            _log.warning("The prompt was not noted: %s", error.sentence)
            return
        except Exception:  # noqa: BLE001 - nothing of it is worth a fault of what was just sent
            _log.exception("The prompt was not noted")
            return
        self._tell()

    async def find(self, words: str = "", *, model: str = "", most: int = 200) -> FoundPrompts:
        return await self._store.find(words, model, most)

    async def forget(self, texts: Sequence[str] | None) -> tuple[SentPrompt, ...]:
        taken = await self._store.forget(texts)
        self._tell()
        return taken

    async def put_back(self, prompts: Sequence[SentPrompt]) -> None:
        await self._store.put_back(prompts)
        self._tell()

    async def snippets(self) -> tuple[Snippet, ...]:
        kept = await self._remembered.get(SNIPPETS, [])
        found = (_snippet(one) for one in kept[:MOST_SNIPPETS]) if isinstance(kept, list) else ()
        return tuple(one for one in found if one is not None)

    async def keep_snippets(self, change: Callable[[tuple[Snippet, ...]], Sequence[Snippet]]) -> tuple[Snippet, ...]:
        """What `change` makes of those that are kept, in the artist's order. Raises DeskError; then all stays as it was."""
        async with self._writing:
            wanted = tuple(change(await self.snippets()))
            if len(wanted) > MOST_SNIPPETS:
                raise DeskError(f"There are {MOST_SNIPPETS} snippets already.", "Delete one first.")
            for one in wanted:
                if not one.text or len(one.text) > LONGEST_SNIPPET:
                    raise DeskError(f"A snippet has 1 to {LONGEST_SNIPPET:,} characters.", "Choose less of the text.")
            await self._remembered.set(
                SNIPPETS, [{"name": one.name[:LONGEST_NAME], "text": one.text} for one in wanted]
            )
        self._tell()
        return wanted

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _tell(self) -> None:
        for listener in tuple(self._listeners):
            listener()


def _snippet(kept: Any) -> Snippet | None:
    if not isinstance(kept, dict):
        return None
    name, text = kept.get("name"), kept.get("text")
    if not isinstance(name, str) or not isinstance(text, str) or not 0 < len(text) <= LONGEST_SNIPPET:
        return None
    return Snippet(name[:LONGEST_NAME], text)
