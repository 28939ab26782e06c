"""What the artist asks of the outbox: pause, order, limits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import PAUSED_BY_FAILURES, PAUSED_BY_HAND, PAUSED_BY_SPENDING, LimitsChanged
from comfy_desk.domain.request import Hold
from comfy_desk.domain.settings import AT_ONCE_A_MODEL, AT_ONCE_IN_ALL
from comfy_desk.services import outbox
from comfy_desk.services.admission import Limits
from comfy_desk.services.request_acts import RequestActs
from comfy_desk.services.settings import Settings
from comfy_desk.services.tasks import Tasks


class OutboxActs(RequestActs):
    """The part of a session that arranges what waits here."""

    limits: Limits
    settings: Settings
    _tasks: Tasks

    async def set_paused(self, paused: bool) -> None:
        await self._pause(PAUSED_BY_HAND if paused else "")

    async def _pause(self, reason: str) -> None:
        if reason:  # at once, and although the disk may not take it: what is sent may be charged
            self.desk.set_paused(reason)
        await self._remembered.set("sending_paused", reason)
        self._brake.release()
        self.desk.set_paused(reason)

    def _failures_in_a_row(self) -> None:
        if self.desk.pause_reason in ("", PAUSED_BY_SPENDING):  # which ends by itself, and this must not end with it
            self.desk.set_paused(PAUSED_BY_FAILURES)  # at once: the next one must not slip through while it is written
            self._tasks.start("pause", self._remembered.set("sending_paused", PAUSED_BY_FAILURES))

    async def _keep_pause(self) -> None:
        """At the end: a pause that came in the last moment may not have been written."""
        if self.desk.pause_reason == PAUSED_BY_FAILURES:
            with contextlib.suppress(DeskError):
                await self._remembered.set("sending_paused", PAUSED_BY_FAILURES)

    async def hold_back(self, request_ids: Sequence[str]) -> None:
        """These wait here until the artist says otherwise; the others pass by."""
        now = self._clock.wall()
        await asyncio.gather(*(self.desk.apply(one, seen.Held(now, Hold.PAUSED)) for one in request_ids))

    async def put_back_in_line(self, request_ids: Sequence[str]) -> None:
        """What was held back by hand goes again in its turn, and not before sending is resumed."""
        now = self._clock.wall()
        held = [one for one in request_ids if (row := self.desk.get(one)) is not None and row.hold is Hold.PAUSED]
        await asyncio.gather(*(self.desk.apply(one, seen.Held(now, Hold.READY)) for one in held))

    async def move(self, request_ids: Sequence[str], before: str | None) -> None:
        """Puts waiting requests right before another waiting one, or at the end."""
        now, line = self._clock.wall(), outbox.waiting(self.desk.requests())
        left = self.desk.get(before) if before is not None else None
        if left is not None and all(request.id != before for request in line):  # sent meanwhile: where it stood
            before = next((request.id for request in line if request.order >= left.order), None)
        places = outbox.moved(line, request_ids, before)
        await asyncio.gather(*(self.desk.apply(one, seen.OrderChanged(now, at)) for one, at in places.items()))

    async def send_again(self, request_id: str) -> None:
        """The artist's word: under the same key, although sending is paused, and before what waits. Raises DeskError."""
        await super().send_again(request_id)
        await self.send_next([request_id])

    async def send_next(self, request_ids: Sequence[str]) -> None:
        """Puts these before everything else that waits."""
        line = outbox.waiting(self.desk.requests())
        first = next((request.id for request in line if request.id not in request_ids), None)
        if first is not None:
            await self.move(request_ids, first)

    async def set_limits(self, a_model: int, in_all: int) -> None:
        """How many requests of an account may be at its Router at once; kept within what makes sense."""
        limits = Limits.of(a_model, in_all)
        await self.settings.set_many({AT_ONCE_A_MODEL.key: limits.a_model, AT_ONCE_IN_ALL.key: limits.in_all})
        self._use_limits(limits)  # whoever was given others on the way here has these from now on

    def _limits_set(self) -> Limits:
        return Limits.of(self.settings.value(AT_ONCE_A_MODEL), self.settings.value(AT_ONCE_IN_ALL))

    def _use_limits(self, limits: Limits) -> None:
        self.limits = limits
        for one in self._accounts.values():
            one.submitter.set_limits(limits)
        self.desk.tell(LimitsChanged(limits.a_model, limits.in_all))
