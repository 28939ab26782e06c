"""Fetches a result's media by its link into a `.part` file. Knows no key, sends no cookie and no referrer.

Every hop is checked (`addresses`), the connection goes to an address that was checked, and the signed query travels to the
byte. Interrupted transfers go on where they stopped if the server can, also those of an earlier run of the program. No
link's query ever reaches an error, a log or a note.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

import httpx

from comfy_desk.domain.settings import LARGEST_ASSET
from comfy_desk.media import addresses, answering, resuming
from comfy_desk.media.addresses import Refused, Target
from comfy_desk.media.asset_clients import AssetClients, request_for
from comfy_desk.media.fetch_failures import BROKE_OFF, CUT_OFF, SILENT, STOOD_STILL, UNREACHABLE, UNTRUSTED, Interrupted
from comfy_desk.media.fetch_failures import FetchFailed as FetchFailed
from comfy_desk.media.formats import essence
from comfy_desk.media.sniff import HEAD, sniff
from comfy_desk.media.transfer import Pace, Tell, Transfer, receive
from comfy_desk.media.whole import is_whole

_MAX_HOPS = 5
_ATTEMPTS = 3
_WORTH_ANOTHER = 1024**2
"""Bytes gained by which an interrupted transfer has proved that going on helps: it does not count as a failed attempt."""


@dataclass(frozen=True, slots=True)
class Fetched:
    """A file that arrived. `name_hint` is the server's own name for it, untrusted; `problem` a doubt worth showing."""

    path: Path
    size: int
    sha256: str
    media_type: str | None
    name_hint: str | None = None
    problem: str | None = None


class AssetFetcher:
    """Fetches files one call each, several at a time. `aclose` when done."""

    def __init__(
        self,
        *,
        allow_loopback: bool = False,
        router_origin: str = "",
        largest: Callable[[], int] = lambda: int(LARGEST_ASSET.default),
        stall_seconds: float = 60.0,
        patience_seconds: float = 600.0,
        connect_seconds: float = 20.0,
        pause_seconds: float = 1.0,
        verify: ssl.SSLContext | None = None,
        user_agent: str = "comfy-desk",
    ) -> None:
        """`allow_loopback` is for practice on this machine; `pause_seconds` lies between an interruption and going on.

        `largest` is asked at each file; `router_origin` is the Router's, whose own routes are no files. See `Pace` for
        `patience_seconds`.
        """
        self._allow_loopback = allow_loopback
        self._router_origin = router_origin
        self._largest = largest
        self._pace = Pace(stall_seconds, patience_seconds)
        self._connect = connect_seconds
        self._pause = pause_seconds
        self._clients = AssetClients(stall=stall_seconds, connect=connect_seconds, verify=verify, agent=user_agent)

    async def fetch(
        self, url: str, path: Path, *, max_bytes: int | None = None, progress: Tell | None = None
    ) -> Fetched:
        """Fetches into `path`. Raises FetchFailed. `progress(received, total)`.

        What stays after a failure can be gone on with: by the next call for the same file, a fresh link included.
        """
        try:
            target = self._parse(url)
        except Refused as error:
            raise FetchFailed(str(error), barred=True) from None
        transfer = Transfer(path, max_bytes or self._largest(), progress, resuming.place_of(target))
        transfer.began = asyncio.get_running_loop().time()
        await asyncio.to_thread(transfer.take_up)  # whoever gives up meanwhile takes nothing away
        try:
            if (
                not transfer.received or transfer.received != transfer.total
            ):  # else all of it came, and nobody judged it
                await self._fetch(url, transfer)
            fetched = await self._judge(transfer)
        except BaseException as error:
            worth_keeping = not isinstance(error, FetchFailed) or error.retryable or error.expired
            if not worth_keeping or isinstance(error, OSError) or not transfer.note():
                transfer.drop()
            raise
        await asyncio.to_thread(resuming.forget, path)
        return fetched

    async def aclose(self) -> None:
        await self._clients.aclose()

    def _parse(self, url: str) -> Target:
        return addresses.parse(url, allow_loopback=self._allow_loopback, router_origin=self._router_origin)

    # -- attempts ------------------------------------------------------------------------------------------------

    async def _fetch(self, url: str, transfer: Transfer) -> None:
        sentence, sizes = "", set()
        attempt, farthest = 1, transfer.received
        while True:
            try:
                await self._attempt(url, transfer)
                told = transfer.tells_its_end or await asyncio.to_thread(is_whole, transfer.path) is True
                if told:
                    return
                if transfer.received in sizes:
                    return  # it ends there every time: where the file is what is odd, `_judge` says so
                sizes.add(transfer.received)
                transfer.restart()
                sentence = CUT_OFF
            except Interrupted as error:
                sentence = str(error)
            except Refused as error:
                raise FetchFailed(str(error)) from None
            except OSError as error:
                sentence = f"The file could not be written: {error.strerror or 'disk error'}."
                raise FetchFailed(sentence, disk=True) from None
            if transfer.validator and transfer.received >= farthest + _WORTH_ANOTHER:
                attempt, farthest = 0, transfer.received
            attempt += 1
            if attempt > _ATTEMPTS:
                raise FetchFailed(sentence, patient=True)
            await asyncio.sleep(self._pause * attempt)

    async def _attempt(self, url: str, transfer: Transfer) -> None:
        target = self._parse(url)
        for _hop in range(_MAX_HOPS + 1):
            async with self._open(target, transfer) as response:
                if response.status_code not in answering.REDIRECTS:
                    await receive(response, transfer, self._pace)
                    return
                location = answering.location(response)
            if location is None:
                raise FetchFailed("The server redirects to nowhere.")
            url, target = addresses.next_hop(
                url, target, location, allow_loopback=self._allow_loopback, router_origin=self._router_origin
            )
        raise FetchFailed("The link redirects too many times.")

    @contextlib.asynccontextmanager
    async def _open(self, target: Target, transfer: Transfer) -> AsyncIterator[httpx.Response]:
        async with self._clients.client_for(target) as client:
            hosts = await self._hosts(target)
            response = await self._ask(client, target, hosts, transfer)
            try:
                yield response
            except httpx.ReadTimeout:
                raise Interrupted(STOOD_STILL) from None
            except httpx.HTTPError:
                raise Interrupted(CUT_OFF) from None
            finally:
                await response.aclose()

    async def _ask(
        self, client: httpx.AsyncClient, target: Target, hosts: list[str], transfer: Transfer
    ) -> httpx.Response:
        """The head of the answer of the first address that can be reached; within a time, however it drips."""
        sentence = UNREACHABLE
        for host in hosts[:4]:
            request = request_for(client, target, host, transfer.asks_for_the_rest())
            try:
                async with asyncio.timeout(self._connect + self._pace.stall):
                    return await client.send(request, stream=True)
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                if "CERTIFICATE_VERIFY_FAILED" in str(error):
                    sentence = UNTRUSTED
            except httpx.PoolTimeout:
                # WORKAROUND httpx 0.28: cancelled tasks can lose connections for good. Start with a fresh client.
                self._clients.retire(client)
                raise Interrupted(UNREACHABLE) from None
            except (TimeoutError, httpx.ReadTimeout):
                raise Interrupted(SILENT) from None
            except httpx.HTTPError:
                raise Interrupted(BROKE_OFF) from None
        raise Interrupted(sentence)

    async def _hosts(self, target: Target) -> list[str]:
        """Addresses to connect to; behind a proxy the name itself, since the proxy is who resolves it."""
        proxied = self._clients.proxy_of(target) is not None
        try:
            async with asyncio.timeout(self._connect):
                found = await addresses.resolve(target, allow_loopback=self._allow_loopback)
        except OSError:  # a timeout, too
            if proxied:
                return [target.host]
            raise Interrupted(UNREACHABLE) from None
        return [target.host] if proxied else found

    # -- judging -------------------------------------------------------------------------------------------------

    async def _judge(self, transfer: Transfer) -> Fetched:
        if transfer.received == 0:
            raise FetchFailed(answering.EMPTY, retryable=True)
        head = await asyncio.to_thread(_head, transfer.path)
        known = sniff(head)
        stated = essence(transfer.media_type)
        if known is not None and known.media_type == "text/html":
            transfer.validator = None  # a page is no part of the file
            raise FetchFailed("The server sent a web page instead of the file.", retryable=True)
        if (
            known is not None
            and stated.endswith(("/xml", "+xml"))
            and answering.EXPIRED_WORDS.search(head)
            and known.extension == "txt"
        ):
            transfer.validator = None
            raise FetchFailed(answering.EXPIRED, expired=True)
        whole = await asyncio.to_thread(is_whole, transfer.path)
        return Fetched(
            path=transfer.path,
            size=transfer.received,
            sha256=transfer.digest.hexdigest(),
            media_type=transfer.media_type,
            name_hint=transfer.name_hint,
            problem="The file ends too early: it may be damaged." if whole is False else None,
        )


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(HEAD)
