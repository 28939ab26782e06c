"""Attacks on the key by the server's words: a refusal that quotes it brings it to no screen, store or support text."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import pytest

from comfy_desk.domain.advance import documented_handle
from comfy_desk.domain.errors import RouterError
from comfy_desk.domain.secret import Secret
from comfy_desk.router.client import RouterClient

KEY = Secret("comfyui-quoted-by-the-server-0123456789")
ORIGIN = "https://router.test"
HANDLE = documented_handle(ORIGIN, "kiln/one", "r-1")


async def _stream(opened: Any) -> None:
    async with opened:
        pass


CALLS: dict[str, Callable[[RouterClient], Coroutine[Any, Any, Any]]] = {
    "submit": lambda client: client.submit("kiln/one", b"{}", "k"),
    "status": lambda client: client.status(HANDLE),
    "cancel": lambda client: client.cancel(HANDLE),
    "result": lambda client: _stream(client.result(HANDLE)),
    "run": lambda client: _stream(client.run("kiln/one", b"{}", "k")),
    "models": lambda client: client.models(),
    "balance": lambda client: client.balance(),
}


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize(
    "answer",
    [
        {"detail": f"The key {KEY.reveal()} was revoked.", "error_type": "unauthorized"},
        {"detail": "no", "upstream_detail": f"header {KEY.reveal()}", "error_type": "unauthorized"},
        {"detail": [{"loc": ["header"], "msg": f"{KEY.reveal()} is not it", "type": "x"}]},
        f"<html>{KEY.reveal()}</html>",
    ],
)
def test_a_key_that_the_server_quotes_goes_nowhere(call: str, answer: Any) -> None:
    def refuse(request: httpx.Request) -> httpx.Response:
        assert request.headers["x-api-key"] == KEY.reveal()
        status = 422 if isinstance(answer, dict) and isinstance(answer["detail"], list) else 401
        head = {"X-Comfy-Request-Id": "call", "X-Comfy-Error-Type": "unauthorized"}
        if isinstance(answer, str):
            return httpx.Response(status, text=answer, headers=head)
        return httpx.Response(status, json=answer, headers=head)

    async def main() -> RouterError:
        async with httpx.AsyncClient(transport=httpx.MockTransport(refuse)) as http:
            with pytest.raises(RouterError) as caught:
                await CALLS[call](RouterClient(http, ORIGIN, lambda: KEY))
            return caught.value

    error = asyncio.run(main())
    assert ("•••" in repr(error.failure)) == isinstance(answer, dict)  # pages are not quoted at all
    assert KEY.reveal() not in f"{error!r} {error} {error.failure!r}"
