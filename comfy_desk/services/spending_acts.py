"""The limits on money where the artist acts: what is asked or refused before anything is written down, and the day's stop."""

from __future__ import annotations

from collections.abc import Iterable

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import PAUSED_BY_SPENDING
from comfy_desk.domain.request import Hold, Request
from comfy_desk.services.api import Told
from comfy_desk.services.desk import Desk
from comfy_desk.services.spending import Spending, together
from comfy_desk.services.tasks import Tasks
from comfy_desk.store.remembered import RememberedStore

_NEEDS_A_WORD = (Hold.ASK, Hold.OTHER_KEY)
"""Sent again by the artist's word alone: their keys may protect nothing, so they may buy the run once more."""


class SpendingActs:
    """The part of a session that knows the limits on money."""

    desk: Desk
    spending: Spending
    _remembered: RememberedStore
    _tasks: Tasks

    def _expect_affordable(self, told: Iterable[Told]) -> None:
        """Before new requests are written down. Raises `AsksFirst` or `DayStopped`."""
        wanted = tuple(told)
        cost, unpriced = together(one.estimate for one in wanted)
        self.spending.expect(cost, unpriced, confirmed=all(one.confirmed for one in wanted))

    def _expect_sendable(self, requests: Iterable[Request]) -> None:
        """Before rows that are here go by the artist's word. Raises `DayStopped`.

        What may have arrived goes on asking under its key, for that only finds out what became of it.
        """
        sent = [one.estimate for one in requests if not one.maybe_sent or one.hold in _NEEDS_A_WORD]
        if sent:
            self.spending.expect(*together(sent), confirmed=True, waits_already=True)

    def _day_is_spent(self) -> None:
        """Something was held up by the day's limit: sending is paused, and says so."""
        if not self.desk.sending_paused:
            self.desk.set_paused(PAUSED_BY_SPENDING)
            self._tasks.start("pause", self._remembered.set("sending_paused", PAUSED_BY_SPENDING))

    async def _look_at_spending(self) -> None:
        """Another day, or another limit: what was held up by the former one goes on."""
        if self.desk.pause_reason == PAUSED_BY_SPENDING and self.spending.stop_is_over():
            try:
                await self._remembered.set("sending_paused", "")
            except DeskError:
                return  # the disk: looked at again in a moment
            if self.desk.pause_reason == PAUSED_BY_SPENDING:
                self.desk.set_paused("")
