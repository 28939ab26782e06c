"""Clients that were given up are closed as soon as nothing goes by them any more."""

from __future__ import annotations

import asyncio

import httpx

from comfy_desk.media import addresses
from comfy_desk.media.asset_clients import AssetClients

_TARGET = addresses.parse("http://127.0.0.1:8999/file.png", allow_loopback=True)


def made() -> AssetClients:
    return AssetClients(stall=1.0, connect=1.0, verify=None, agent="test")


def test_a_retired_client_is_closed_with_its_last_user() -> None:
    async def scenario() -> None:
        clients = made()
        async with clients.client_for(_TARGET) as slow, clients.client_for(_TARGET) as quick:
            assert slow is quick
            clients.retire(slow)
            async with clients.client_for(_TARGET) as fresh:
                assert fresh is not slow
            assert not slow.is_closed
            assert not fresh.is_closed
        assert slow.is_closed
        assert not fresh.is_closed
        await clients.aclose()
        assert fresh.is_closed

    asyncio.run(scenario())


def test_many_lost_pools_leave_no_clients_behind() -> None:
    async def scenario() -> None:
        clients = made()
        given_up: list[httpx.AsyncClient] = []

        async def lose() -> None:
            async with clients.client_for(_TARGET) as client:
                await asyncio.sleep(0)
                clients.retire(client)
                given_up.append(client)

        for _ in range(10):
            await asyncio.gather(*(lose() for _ in range(3)))
        assert all(client.is_closed for client in given_up)
        async with clients.client_for(_TARGET) as client:
            assert not client.is_closed
        await clients.aclose()

    asyncio.run(scenario())
