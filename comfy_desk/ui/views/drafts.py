"""What Compose remembers: a draft for each model, the model that was open, favourites and recent models.

Drafts are kept as exact JSON text, since seeds do not fit into a float. Large texts in them (a picture that was dropped
in) are left out: a draft is written while one types. Everything goes through the session's `remember`; nothing is Qt.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from comfy_desk.schema import NotJsonError, from_bytes, to_bytes
from comfy_desk.services.api import SessionApi
from comfy_desk.ui.views.model_list import RECENT_AT_MOST

OPEN_MODEL = "compose.model"
FAVOURITES = "models.favourites"
RECENT = "models.recent"
DRAFT = "compose.draft."
RANDOM = "compose.random."

TEXT_AT_MOST = 64_000
"""Characters of one text in a draft; prompts are shorter and Base64 is longer."""

DRAFT_AT_MOST = 1_000_000
"""Bytes of a whole draft."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A body as it stood in the form, and which of its seeds are thrown for each request (pointers of fields)."""

    body: dict[str, Any] = field(repr=False)
    random: tuple[str, ...] = ()


class Drafts:
    def __init__(self, session: SessionApi) -> None:
        self._session = session
        self._written: dict[str, str] = {}
        self._written_random: dict[str, tuple[str, ...]] = {}

    async def read(self, model: str) -> Draft | None:
        text = await self._session.remembered(DRAFT + model)
        if not isinstance(text, str):
            return None
        try:
            body = from_bytes(text)
        except NotJsonError:
            return None
        if not isinstance(body, dict):
            return None
        return Draft(body, tuple(_names(await self._session.remembered(RANDOM + model, []))))

    async def write(self, model: str, draft: Draft) -> None:
        """Remember a draft, as far as it is not the one that was written last."""
        if draft.random != self._written_random.get(model, ()):
            await self._session.remember(RANDOM + model, list(draft.random))
            self._written_random[model] = draft.random
        try:
            light = to_bytes(without_files(draft.body))
        except NotJsonError:
            return
        text = light.decode("utf-8") if len(light) <= DRAFT_AT_MOST else ""
        if not text or self._written.get(model) == text:
            return
        await self._session.remember(DRAFT + model, text)
        self._written[model] = text

    async def open_model(self) -> str:
        name = await self._session.remembered(OPEN_MODEL, "")
        return name if isinstance(name, str) else ""

    async def opened(self, model: str) -> None:
        await self._session.remember(OPEN_MODEL, model)

    async def favourites(self) -> list[str]:
        return _names(await self._session.remembered(FAVOURITES, []))

    async def star(self, model: str, on: bool) -> list[str]:
        known = [name for name in await self.favourites() if name != model]
        known = [*known, model] if on else known
        await self._session.remember(FAVOURITES, known)
        return known

    async def recent(self) -> list[str]:
        return _names(await self._session.remembered(RECENT, []))

    async def used(self, model: str) -> list[str]:
        known = [model, *(name for name in await self.recent() if name != model)][:RECENT_AT_MOST]
        await self._session.remember(RECENT, known)
        return known


def without_files(value: Any) -> Any:
    """A copy without the texts that are too long to have been typed; an object loses the key, a list the item."""
    if isinstance(value, dict):
        return {key: without_files(part) for key, part in value.items() if not _long(part)}
    if isinstance(value, list):
        return [without_files(part) for part in value if not _long(part)]
    return value


def _long(value: Any) -> bool:
    return isinstance(value, str) and len(value) > TEXT_AT_MOST


def _names(value: Any) -> list[str]:
    return [name for name in value if isinstance(name, str)] if isinstance(value, list) else []
