"""What an account's queue does not take: remembered once the artist has chosen to run it directly."""

from __future__ import annotations

from comfy_desk.services.clock import Clock
from comfy_desk.store.direct_runs import DirectRunStore

LASTS = 7 * 86_400.0
"""Seconds after which the queue is tried again: accounts and models are let in over time."""


class DirectRuns:
    def __init__(self, store: DirectRunStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._since: dict[tuple[str, str], float] = {}

    async def load(self) -> None:
        self._since = await self._store.all()

    def needed(self, account: str, model: str) -> bool:
        """Whether a request of this model is to be run on the held connection."""
        since = self._since.get((account, model))
        return since is not None and abs(self._clock.wall() - since) < LASTS

    async def remember(self, account: str, model: str) -> None:
        """Raises DeskError where the disk does not take it."""
        now = self._clock.wall()
        await self._store.keep(account, model, now)
        self._since[account, model] = now

    async def forget(self, account: str, model: str) -> None:
        await self._store.forget(account, model)
        self._since.pop((account, model), None)
