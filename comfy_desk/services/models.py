"""The catalogue and the models' documents: from the disk at once, from the Router when it can be asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

from comfy_desk.domain.errors import DeskError, Failure, RouterError, explain
from comfy_desk.domain.model import ModelDocument, ModelEntry
from comfy_desk.router.client import RouterClient
from comfy_desk.services.clock import Clock
from comfy_desk.services.gate import Gate, Urgency
from comfy_desk.store.catalogue import CatalogueStore

_log = logging.getLogger(__name__)

_MOST_PAGES = 200
_LEISURE = 0.5
"""Seconds between documents that are read ahead: the catalogue names no kinds of output, only the documents do, and every
read counts against the account's allowance."""

_TELL_EVERY = 8
_MOST_FAULTS = 3
_FRESH = 300.0
"""Seconds for which a document is used without asking (the Router's own max-age)."""


class Models:
    """One account's catalogue. Raises DeskError where neither disk nor Router has what was asked for."""

    def __init__(self, client: RouterClient, gate: Gate, store: CatalogueStore, account: str, clock: Clock) -> None:
        self._client = client
        self._gate = gate
        self._store = store
        self._account = account
        self._clock = clock
        self._walking = asyncio.Lock()
        self.on_changed: Callable[[], None] = lambda: None

    async def entries(self, *, refresh: bool = False) -> tuple[ModelEntry, ...]:
        """What is on the disk; where there is nothing, or on `refresh`, the whole walk through the Router's pages."""
        kept = await self._store.models(self._account)
        if kept and not refresh:
            return kept
        async with self._walking:
            try:
                entries = await self._walk()
            except RouterError as error:
                if kept:
                    return kept
                raise _sentence(error.failure, "The list of models could not be read.") from None
            await self._store.keep_models(self._account, entries)
        now = await self._store.models(self._account)
        if now != kept:
            self.on_changed()
        return now

    async def refresh(self) -> None:
        """Walks the catalogue again without anybody waiting; a fault leaves what is kept."""
        try:
            await self.entries(refresh=True)
        except DeskError as error:
            _log.info("The catalogue was not refreshed: %s", error.sentence)

    async def read_ahead(self) -> None:
        """Reads the documents that were never read, at leisure, so that the picker knows what each model makes.

        Passes over a model that cannot be read, ends after a few of them: the next start goes on.
        """
        read = faults = 0
        for entry in await self._store.models(self._account):
            if await self._store.document(self._account, entry.id) is not None:
                continue
            await asyncio.sleep(_LEISURE)
            try:
                await self.document(entry.id)
            except DeskError as error:
                _log.info("Reading ahead: %s: %s", entry.id, error.sentence)
                faults += 1
                if faults >= _MOST_FAULTS:
                    break
                continue
            read += 1
            if read % _TELL_EVERY == 0:
                self.on_changed()
        if read % _TELL_EVERY:
            self.on_changed()

    async def charges_on_policy_rejection(self, model: str) -> str:
        kept = await self._store.models(self._account)
        return next((entry.charges_on_policy_rejection for entry in kept if entry.id == model), "unknown")

    async def kept_document(self, model: str) -> ModelDocument | None:
        """What is on the disk, however old; asks nobody."""
        return await self._store.document(self._account, model)

    async def document(self, model: str) -> ModelDocument:
        kept = await self._store.document(self._account, model)
        now = self._clock.wall()
        if kept is not None and 0 <= now - kept.fetched_at < _FRESH:
            return kept
        try:
            async with self._gate.turn(Urgency.LOOK):
                fresh = await self._client.document(model, kept.etag if kept else None)
        except RouterError as error:
            self._gate.note_failure(error.failure)
            if kept is not None:
                return replace(kept, stale=True)
            raise _sentence(error.failure, f"The form of {model} could not be read.") from None
        self._gate.note_success()
        if fresh is None and kept is not None:
            fresh = replace(kept, fetched_at=now)
        if fresh is None:
            raise DeskError(f"The form of {model} could not be read.", "Try again.", "304 without a kept document")
        await self._store.keep_document(self._account, fresh)
        return fresh

    async def _walk(self) -> tuple[ModelEntry, ...]:
        found: dict[str, ModelEntry] = {}
        cursor: str | None = None
        for _ in range(_MOST_PAGES):
            try:
                async with self._gate.turn(Urgency.LOOK):
                    page = await self._client.models(cursor)
            except RouterError as error:
                self._gate.note_failure(error.failure)
                raise
            self._gate.note_success()
            found.update((entry.id, entry) for entry in page.entries)
            if page.next_cursor is None or page.next_cursor == cursor:
                break
            cursor = page.next_cursor
        return tuple(found.values())


def _sentence(failure: Failure, what: str) -> DeskError:
    why = explain(failure)
    details = (
        f"HTTP {failure.status or '–'} · {failure.bucket or failure.reason} · {failure.detail} · {failure.call_id}"
    )
    return DeskError(f"{what} {why.sentence}", "Try again.", details)
