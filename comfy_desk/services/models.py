"""The catalogue and the models' documents: from the disk at once, from the Router when it can be asked.

A walk that did not come to an end adds to what is known and takes nothing from it; of a model that left the list the Router
is asked by name before anybody says that it is gone. What is read without being asked for is chosen in `read_ahead`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from dataclasses import replace

from comfy_desk.domain.errors import Bucket, DeskError, Failure, RouterError, explain
from comfy_desk.domain.model import ModelDocument, ModelEntry, Standing, clean_tag
from comfy_desk.router.client import RouterClient
from comfy_desk.services.clock import Clock
from comfy_desk.services.gate import Gate, Urgency
from comfy_desk.services.read_ahead import ReadAhead
from comfy_desk.store.catalogue import CatalogueStore

_log = logging.getLogger(__name__)

_MOST_PAGES = 400
_MOST_MODELS = 20_000
_MOST_BARREN = 3
"""Pages in a row that bring nothing new, after which a walk is given up."""

_ASKED_BY_NAME = 20
"""Models that left the list and are asked for by name after one walk."""

BY_NAME_REST = 1.0
"""Seconds before each of them."""

_OLD = 3600.0
"""Seconds after a walk until the list is due again."""

_FRESH = 300.0
"""Seconds for which a document is used without asking (the Router's own max-age)."""

_NO_END = "The Router's list of models did not come to an end; what it named is shown."
_EMPTY = "The Router's list of models came empty; the former one is shown."


class Models:
    """One account's catalogue. Raises DeskError where neither disk nor Router has what was asked for."""

    def __init__(self, client: RouterClient, gate: Gate, store: CatalogueStore, account: str, clock: Clock) -> None:
        self._client = client
        self._gate = gate
        self._store = store
        self._account = account
        self._clock = clock
        self._walking = asyncio.Lock()
        self._reading: dict[str, asyncio.Future[ModelDocument]] = {}
        self._gone: tuple[ModelEntry, ...] = ()
        self._asked_by_name: set[str] = set()
        self._standing = Standing()
        self._walked_at: float | None = None  # on the monotonic clock, whatever came of it
        self.limited = False  # the newest read was refused because the account asks too often
        self.on_changed: Callable[[], None] = lambda: None
        self.ahead = ReadAhead(self, store, account, clock.wall)

    # what is known

    @property
    def gone(self) -> tuple[ModelEntry, ...]:
        """What left the list, as it was when `entries` was asked last."""
        return self._gone

    @property
    def standing(self) -> Standing:
        return self._standing

    @property
    def due(self) -> bool:
        """Whether the list should be asked for anew: not in this run of the program yet, or long ago."""
        return self._walked_at is None or self._clock.monotonic() - self._walked_at > _OLD

    async def entries(self, *, refresh: bool = False) -> tuple[ModelEntry, ...]:
        """What is on the disk; where there is nothing, or on `refresh`, the whole walk through the Router's pages."""
        kept = await self._kept()
        if kept and not refresh:
            return kept
        before = (kept, self._gone, self._standing)
        async with self._walking:
            if not refresh and (kept := await self._kept()):  # somebody else asked just now
                return kept
            self._walked_at = self._clock.monotonic()
            try:
                await self._read_list(kept)
            except RouterError as error:
                if not kept:
                    raise _sentence(error.failure, "The list of models could not be read.") from None
                self._standing = replace(self._standing, trouble=explain(error.failure).sentence)
        now = await self._kept()
        if (now, self._gone, self._standing) != before:
            self.on_changed()
        return now

    async def _kept(self) -> tuple[ModelEntry, ...]:
        kept = await self._store.models(self._account)
        self._gone = await self._store.gone(self._account)
        self._standing = replace(self._standing, asked_at=await self._store.asked_at(self._account))
        return kept

    async def refresh(self) -> None:
        """Walks the catalogue again without anybody waiting; a fault leaves what is kept."""
        try:
            await self.entries(refresh=True)
        except DeskError as error:
            _log.info("The catalogue was not refreshed: %s", error.sentence)

    async def note_remembered(self, models: Iterable[str]) -> None:
        """The artist knows these (favourites, drafts): those that no catalogue names any more are looked into."""
        if self._standing.asked_at is not None and await self._store.note_missing(self._account, models):
            await self._kept()
            self.on_changed()

    async def look_into_gone(self) -> None:
        """Asks by name for what left the list without a word: a list that changes while it is read loses some."""
        waiting = [one.id for one in self._gone if not one.gone and one.id not in self._asked_by_name]
        for model in waiting[:_ASKED_BY_NAME]:
            if self.limited:  # what is left of the allowance is the artist's
                return
            self._asked_by_name.add(model)  # once, whatever comes of it: the next whole list says more
            await asyncio.sleep(BY_NAME_REST)
            before = self._gone
            with contextlib.suppress(DeskError):  # its words are kept by then, if it has gone
                await self._ask(model)
            await self._kept()
            if self._gone != before:  # it came back: that it is gone for good was told already
                self.on_changed()

    async def charges_on_policy_rejection(self, model: str) -> str:
        return await self._store.charges(self._account, model)

    # documents

    async def kept_document(self, model: str) -> ModelDocument | None:
        """What is on the disk, however old; asks nobody."""
        return await self._store.document(self._account, model)

    async def document(self, model: str) -> ModelDocument:
        """The document; the same one wanted twice at once is one call."""
        under_way = self._reading.get(model)
        if under_way is None:
            under_way = self._reading[model] = asyncio.ensure_future(self._ask(model))
            under_way.add_done_callback(lambda done: self._read(model, done))
        return await asyncio.shield(under_way)

    def _read(self, model: str, done: asyncio.Future[ModelDocument]) -> None:
        self._reading.pop(model, None)
        if not done.cancelled():
            done.exception()  # whoever waits has it; where nobody does any more it is no fault

    async def aclose(self) -> None:
        """Nobody reads on."""
        for reading in tuple(self._reading.values()):
            reading.cancel()
        await asyncio.gather(*self._reading.values(), return_exceptions=True)

    async def _ask(self, model: str) -> ModelDocument:
        kept = await self._store.document(self._account, model)
        now = self._clock.wall()
        if kept is not None and 0 <= now - kept.fetched_at < _FRESH and not self._is_gone(model):
            return kept
        try:
            async with self._gate.turn(Urgency.LOOK):
                fresh = await self._client.document(model, clean_tag(kept.etag) if kept else None)
        except RouterError as error:
            self._gate.note_failure(error.failure)
            self.limited = error.failure.meaning == Bucket.RATE_LIMITED
            return await self._without(model, kept, error.failure)
        self._gate.note_success()
        self.limited = False
        if self._is_gone(model):
            await self._store.set_gone(self._account, model, None)
        if fresh is not None:
            fresh = replace(fresh, etag=clean_tag(fresh.etag))
            await self._store.keep_document(self._account, fresh)
            return fresh
        if kept is None:
            raise DeskError(f"The form of {model} could not be read.", "Try again.", "304 without a kept document")
        await self._store.touch_document(self._account, model, now)
        return replace(kept, fetched_at=now)

    async def _without(self, model: str, kept: ModelDocument | None, failure: Failure) -> ModelDocument:
        """The Router did not give it: the kept one, and whether that is because the model is gone."""
        gone = failure.bucket == Bucket.MODEL_NOT_FOUND  # the Router's own word: any server can say 404
        if gone:
            words = failure.detail or "model_not_found"
            before = self._gone
            await self._store.set_gone(self._account, model, words)
            self._gone = await self._store.gone(self._account)
            if self._gone != before:
                self.on_changed()
            if kept is not None:
                return replace(kept, gone=words)
            raise DeskError("The Router does not offer this model.", "Choose another one.", words)
        if kept is not None:
            return replace(kept, stale=True)
        raise _sentence(failure, f"The form of {model} could not be read.")

    def _is_gone(self, model: str) -> bool:
        return any(entry.id == model for entry in self._gone)

    # the walk

    async def _read_list(self, kept: tuple[ModelEntry, ...]) -> None:
        entries, whole = await self._walk()
        if whole and kept and not entries:
            self._standing = replace(self._standing, trouble=_EMPTY)
            return
        at = self._clock.wall() if whole else None
        if whole:
            self._asked_by_name.clear()
        await self._store.keep_models(self._account, entries, whole=whole, at=at)
        self._standing = replace(self._standing, trouble="" if whole else _NO_END)

    async def _walk(self) -> tuple[tuple[ModelEntry, ...], bool]:
        """What the pages name, each model once, and whether they came to an end."""
        found: dict[str, ModelEntry] = {}
        cursor: str | None = None
        cursors: set[str] = set()
        barren = 0
        for _ in range(_MOST_PAGES):
            async with self._gate.turn(Urgency.LOOK):
                try:
                    page = await self._client.models(cursor)
                except RouterError as error:
                    self._gate.note_failure(error.failure)
                    if not found:
                        raise
                    _log.info("The list of models broke off after %d: %s", len(found), error.failure.reason)
                    return tuple(found.values()), False
            self._gate.note_success()
            before = len(found)
            found.update((entry.id, entry) for entry in page.entries)
            if page.next_cursor is None:
                return tuple(found.values()), not page.cut
            barren = 0 if len(found) > before else barren + 1
            cursor = page.next_cursor
            if cursor in cursors or barren >= _MOST_BARREN or len(found) > _MOST_MODELS:
                break
            cursors.add(cursor)
        _log.warning("The list of models has no end: given up after %d models", len(found))
        return tuple(found.values())[:_MOST_MODELS], False


def _sentence(failure: Failure, what: str) -> DeskError:
    why = explain(failure)
    details = (
        f"HTTP {failure.status or '–'} · {failure.bucket or failure.reason} · {failure.detail} · {failure.call_id}"
    )
    return DeskError(f"{what} {why.sentence}", "Try again.", details)
