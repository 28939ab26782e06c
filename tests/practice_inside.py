"""The practice Router inside the test's own process, with a clock that stands still: for tests of its rules.

``Inside.call`` sends one request through the whole application (no socket) and gives the ``httpx.Response``.
"""

import asyncio
from typing import Any

import httpx

from comfy_desk.practice.clock import Clock
from comfy_desk.practice.house import House
from comfy_desk.practice.layers import Connections
from comfy_desk.practice.server import application
from comfy_desk.practice.settings import Settings

BASE = "http://127.0.0.1:1"
KEY = "comfyui-inside"
FAST = "kiln/quick-sketch"


class StillClock(Clock):
    """Moves only when told to."""

    def now(self) -> float:
        return 1000.0 + self.offset

    def wall(self) -> float:
        return 1_800_000_000.0 + self.offset


class Inside:
    """``house`` is the Router's state. Call ``close`` at the end: its two drawing threads would stay."""

    def __init__(self, clock: Clock | None = None, hooks: list[Any] | None = None, **settings: Any) -> None:
        chosen = Settings()
        chosen.update(settings)
        self.house = House(BASE, chosen, clock=clock or StillClock())
        self.app = application(self.house, Connections())
        self.hooks = hooks or []

    def client(self) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.app)
        return httpx.AsyncClient(transport=transport, base_url=BASE, event_hooks={"response": self.hooks}, timeout=10)

    def call(self, method: str, path: str, key: str | None = KEY, **request: Any) -> httpx.Response:
        headers = dict(request.pop("headers", {}))
        if key is not None:
            headers.setdefault("X-API-Key", key)

        async def once() -> httpx.Response:
            async with self.client() as client:
                return await client.request(method, path, headers=headers, **request)

        return asyncio.run(once())

    def submit(
        self,
        body: Any = None,
        *,
        model: str = FAST,
        key: str | None = KEY,
        idempotency: str | None = None,
        query: str = "",
    ) -> httpx.Response:
        headers = {"Idempotency-Key": idempotency} if idempotency else {}
        body = {"prompt": "a heron"} if body is None else body
        return self.call("POST", f"/v2/models/{model}/requests{query}", key, json=body, headers=headers)

    def status(self, request_id: str, model: str = FAST) -> httpx.Response:
        return self.call("GET", f"/v2/models/{model}/requests/{request_id}/status")

    def result(self, request_id: str, model: str = FAST) -> httpx.Response:
        return self.call("GET", f"/v2/models/{model}/requests/{request_id}")

    def cancel(self, request_id: str, model: str = FAST) -> httpx.Response:
        return self.call("PUT", f"/v2/models/{model}/requests/{request_id}/cancel")

    def pass_time(self, seconds: float) -> None:
        self.house.clock.advance(seconds)

    def counts(self) -> dict[str, Any]:
        counted: dict[str, Any] = self.call("GET", "/practice/counts", None).json()
        return counted

    def close(self) -> None:
        self.house.pool.shutdown()
