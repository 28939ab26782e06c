"""Calls given up while they connect: httpx loses their connections for good, and the next call works all the same."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

from comfy_desk.domain.advance import documented_handle
from comfy_desk.domain.errors import DeskError, NotSent
from comfy_desk.router import client as client_module
from comfy_desk.router.client import ResultStream, RouterClient
from comfy_desk.router.transport import make_http, without_network

ID = "r-1"
STATUS = json.dumps({"request_id": ID, "status": "IN_QUEUE"}).encode()
FEW = 4


class Loopback:
    """Answers every request with a status, in its own time, over connections that stay open."""

    def __init__(self) -> None:
        self.open: set[asyncio.StreamWriter] = set()
        self.takes = 0.0
        self.origin = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open.add(writer)
        try:
            while True:
                await reader.readuntil(b"\r\n\r\n")
                await asyncio.sleep(self.takes)
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%b" % (len(STATUS), STATUS))
                await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            self.open.discard(writer)
            writer.close()


@asynccontextmanager
async def loopback() -> AsyncIterator[Loopback]:
    there = Loopback()
    server = await asyncio.start_server(there.serve, "127.0.0.1", 0)
    there.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield there
    finally:
        server.close()
        for _ in range(200):  # their ends are on their way
            if not there.open:
                break
            await asyncio.sleep(0.01)
        assert not there.open, "a connection outlived its client"


def few() -> httpx.AsyncClient:
    return make_http(connections=FEW, kept_connections=FEW, local=True)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "_QUICK", httpx.Timeout(5, pool=0.1))


async def give_up_at_random(client: RouterClient, origin: str, chance: random.Random) -> None:
    handle = documented_handle(origin, "kiln/one", ID)
    for _ in range(200):
        polls = [asyncio.create_task(client.status(handle)) for _ in range(FEW)]
        for _ in range(chance.randrange(12)):
            await asyncio.sleep(0)
        if chance.random() < 0.2:
            await asyncio.sleep(chance.random() * 0.005)
        for poll in polls:
            poll.cancel()
        await asyncio.gather(*polls, return_exceptions=True)


@pytest.mark.parametrize("seed", range(3))
def test_polls_given_up_at_random_points_leave_a_client_that_works(seed: int) -> None:
    async def main() -> None:
        async with loopback() as there:
            client = RouterClient(few(), there.origin, lambda: None, remake=few)
            await give_up_at_random(client, there.origin, random.Random(seed))
            answer = await client.status(documented_handle(there.origin, "kiln/one", ID))
            assert answer.word == "IN_QUEUE"
            await client.aclose()

    asyncio.run(main())


def fill(there: Loopback, http: httpx.AsyncClient) -> list[asyncio.Task[httpx.Response]]:
    """Takes every place of a pool with calls that do not end soon."""
    there.takes = 0.4
    return [asyncio.create_task(http.get(f"{there.origin}/v2/held")) for _ in range(FEW)]


def test_what_the_old_client_carries_ends_well_beside_the_new_one() -> None:
    async def main() -> None:
        async with loopback() as there:
            first = few()
            client = RouterClient(first, there.origin, lambda: None, remake=few)
            held = fill(there, first)
            await asyncio.sleep(0.05)
            there.takes = 0.0
            handle = documented_handle(there.origin, "kiln/one", ID)
            answers = await asyncio.gather(*(client.status(handle) for _ in range(FEW)))
            assert {answer.word for answer in answers} == {"IN_QUEUE"}
            assert {response.status_code for response in await asyncio.gather(*held)} == {200}
            async with client.result(handle) as result:
                assert isinstance(result, ResultStream)
                assert b"".join([chunk async for chunk in result.chunks]) == STATUS
            await client.aclose()
            assert first.is_closed

    asyncio.run(main())


def test_a_client_that_cannot_be_made_anew_sent_nothing() -> None:
    """The proxy of the system became unreadable meanwhile, say."""

    def broken() -> httpx.AsyncClient:
        raise DeskError("The network setting HTTPS_PROXY of this system cannot be used.")

    async def main() -> None:
        async with loopback() as there:
            first = few()
            client = RouterClient(first, there.origin, lambda: None, remake=broken)
            held = fill(there, first)
            await asyncio.sleep(0.05)
            with pytest.raises(NotSent):
                await client.status(documented_handle(there.origin, "kiln/one", ID))
            await asyncio.gather(*held)
            await client.aclose()

    asyncio.run(main())


def test_without_a_usable_setting_every_call_says_so_and_nothing_is_sent() -> None:
    error = DeskError("The network setting HTTPS_PROXY of this system cannot be used.", "Remove it.", "hunter2")

    async def main() -> None:
        client = RouterClient(without_network(error), "https://router.test", lambda: None)
        for _ in range(2):
            with pytest.raises(NotSent) as caught:
                await client.submit("kiln/one", b"{}", "key")
            assert caught.value.failure.reason == "not_sent"
            assert caught.value.failure.detail == f"{error.sentence} Remove it."
        await client.aclose()

    asyncio.run(main())
