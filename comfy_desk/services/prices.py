"""What a run would cost, asked before it is sent: from memory where it can be, silent where the Router offers nothing.

A quote is a look and holds up nothing: it waits its turn behind what is sent, and a fault of it is no fault of the account,
but for an allowance that is spent. Of questions that pile up behind a pause only the newest are asked.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict

from comfy_desk.domain.errors import Bucket, RouterError
from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.router.client import RouterClient
from comfy_desk.services.api import Quote
from comfy_desk.services.clock import Clock
from comfy_desk.services.gate import Gate, Urgency

_log = logging.getLogger(__name__)

_KEPT = 500
"""Quotes that are remembered."""

_FRESH = 600.0
"""Seconds for which a quote is believed."""

LARGEST = 8 << 20
"""Bytes of a body that is sent along only to learn its price."""

PATIENCE = 60.0
"""Seconds for one answer: a figure that comes later is about a form that is not there any more."""

_MOST_WAITING = 3
"""Questions that wait for their turn. Each holds its body, and the artist has written on since the older ones."""

_NOT_OFFERED = frozenset({Bucket.NOT_ENABLED, Bucket.FORBIDDEN})

Asked = tuple[str, bytes, Serving]


class Prices:
    """One account's quotes."""

    def __init__(self, client: RouterClient, gate: Gate, clock: Clock) -> None:
        self._client = client
        self._gate = gate
        self._clock = clock
        self._quotes: OrderedDict[Asked, tuple[float, Quote]] = OrderedDict()
        self._asking: dict[Asked, asyncio.Future[Quote]] = {}
        self._waiting: OrderedDict[Asked, asyncio.Future[Quote]] = OrderedDict()  # those without their turn yet
        self._one_at_a_time = asyncio.Lock()  # a question that hangs leaves the other place to documents
        self._offered = True
        self._key_number = 0

    def key_changed(self) -> None:
        """Another key may be given what the former one was not."""
        self._key_number += 1
        self._asking.clear()  # whoever waits for an answer to the former one still gets it
        self._offered = True
        self._quotes.clear()

    def known(self, model: str, body: bytes, serving: Serving = ANY) -> Quote | None:
        if not self._offered:
            return Quote(offered=False)
        if len(body) > LARGEST:
            return Quote()
        kept = self._quotes.get(_asked(model, body, serving))
        return kept[1] if kept is not None and 0 <= self._clock.monotonic() - kept[0] < _FRESH else None

    async def quote(self, model: str, body: bytes, serving: Serving = ANY) -> Quote:
        """Never raises. The same question asked twice at once is one call."""
        known = self.known(model, body, serving)
        if known is not None:
            return known
        asked = _asked(model, body, serving)
        under_way = self._asking.get(asked)
        if under_way is None:
            under_way = self._asking[asked] = self._waiting[asked] = asyncio.ensure_future(self._ask(asked, body))
            under_way.add_done_callback(lambda done: self._ended(asked, done))
            while len(self._waiting) > _MOST_WAITING:
                self._waiting.popitem(last=False)[1].cancel()
        await asyncio.wait([under_way])
        return Quote() if under_way.cancelled() else under_way.result()

    def _ended(self, asked: Asked, done: asyncio.Future[Quote]) -> None:
        for line in (self._asking, self._waiting):
            if line.get(asked) is done:
                del line[asked]

    async def _ask(self, asked: Asked, body: bytes) -> Quote:
        model, _digest, serving = asked
        key_number = self._key_number
        try:
            async with self._one_at_a_time, self._gate.turn(Urgency.LOOK):
                self._waiting.pop(asked, None)
                async with asyncio.timeout(PATIENCE):
                    price = await self._client.estimate(model, body, serving)
            quote = Quote(price, at=self._clock.wall())
        except RouterError as error:
            failure = error.failure
            if failure.status == 429:  # the allowance is one for all calls
                self._gate.note_failure(failure)
            if failure.meaning in _NOT_OFFERED or failure.status in (404, 405, 501):
                if failure.meaning == Bucket.NOT_ENABLED and key_number == self._key_number:
                    self._offered = False
                quote = Quote(offered=False)
            elif failure.status == 422:
                quote = Quote(problems=failure.fields)
            else:  # passing: asked again at the next change
                return Quote()
        except TimeoutError:
            return Quote()
        except Exception:  # noqa: BLE001 - a price is never worth a fault of the window
            _log.exception("A price could not be asked for")
            return Quote()
        if key_number == self._key_number:
            self._quotes[asked] = (self._clock.monotonic(), quote)
        while len(self._quotes) > _KEPT:
            self._quotes.popitem(last=False)
        return quote


def _asked(model: str, body: bytes, serving: Serving) -> Asked:
    return model, hashlib.sha256(body).digest(), Serving(serving.provider)
