"""Answers that come a crumb at a time hold no place for ever: small ones have a limit as a whole, results a least pace."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from comfy_desk.domain.advance import documented_handle
from comfy_desk.domain.errors import NoAnswer
from comfy_desk.router import client as client_module
from comfy_desk.router.client import ResultStream, RouterClient
from comfy_desk.services import reading

ORIGIN = "https://router.test"


class Crumbs(httpx.AsyncByteStream):
    async def __aiter__(self) -> AsyncIterator[bytes]:
        while True:
            yield b" "
            await asyncio.sleep(0.01)


def test_a_status_that_drips_ends_as_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "_WHOLE", 0.1)

    async def main() -> None:
        transport = httpx.MockTransport(lambda _request: httpx.Response(200, stream=Crumbs()))
        async with httpx.AsyncClient(transport=transport) as http:
            router = RouterClient(http, ORIGIN, lambda: None)
            with pytest.raises(NoAnswer):
                await router.status(documented_handle(ORIGIN, "kiln/one", "r-1"))

    asyncio.run(asyncio.wait_for(main(), 5))


@pytest.mark.parametrize("drips", [True, False])
def test_a_result_may_be_slow_but_not_stand(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, drips: bool) -> None:
    monkeypatch.setattr(reading, "_WINDOW", 0.05)

    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(30):
            await asyncio.sleep(0.01)
            yield b"x" if drips else b"x" * 4096

    async def main() -> int:
        stream = ResultStream("application/json", None, None, True, chunks())
        return (await reading.keep(stream, tmp_path, lambda _got, _total: None)).size

    if drips:
        with pytest.raises(NoAnswer):
            asyncio.run(main())
        assert not (tmp_path / "answer").exists()
    else:
        assert asyncio.run(main()) == 30 * 4096
