"""The HTTP clients that fetch files: they carry no key, no cookie, no referrer, and nothing that the environment knows.

Of the environment only the proxy and the certificates count. A link's target goes out exactly as it stands.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import ssl
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from http.cookiejar import CookieJar, DefaultCookiePolicy

import httpx

from comfy_desk.media import addresses
from comfy_desk.media.addresses import Target
from comfy_desk.media.environment import blamed_variable, proxy_for
from comfy_desk.media.fetch_failures import FetchFailed

MOST_CONNECTIONS = 40
LOCATION = "asset_location"
"""The extension of a response that holds the raw Location header."""

_LOCAL = "local"


class AssetClients:
    """One client for each way out: to this machine, straight to the internet, or by a proxy."""

    def __init__(self, *, stall: float, connect: float, verify: ssl.SSLContext | None, agent: str) -> None:
        self._timeout = httpx.Timeout(stall, connect=connect, pool=10.0)
        self._verify = verify
        self._agent = agent
        self._clients: dict[str, httpx.AsyncClient] = {}
        self._retired: list[httpx.AsyncClient] = []
        self._users: Counter[httpx.AsyncClient] = Counter()
        self._making = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def client_for(self, target: Target) -> AsyncIterator[httpx.AsyncClient]:
        """The client for this hop, for as long as its answer is read. Raises FetchFailed: see `_ready`."""
        client = await self._ready(target)
        self._users[client] += 1
        try:
            yield client
        finally:
            self._users[client] -= 1
            if not self._users[client]:
                del self._users[client]
                await self._close_idle()

    async def _ready(self, target: Target) -> httpx.AsyncClient:
        """Raises FetchFailed naming the variable because of which there is none."""
        way = _LOCAL if _is_local(target) else self.proxy_of(target) or ""
        async with self._making:
            client = self._clients.get(way)
            if client is None:
                try:
                    client = self._clients[way] = await asyncio.to_thread(self._make, way)
                except (ValueError, ImportError, OSError, httpx.InvalidURL):
                    raise FetchFailed(blamed_variable(), retryable=True) from None
            return client

    @staticmethod
    def proxy_of(target: Target) -> str | None:
        return None if addresses.is_loopback_name(target.host) else proxy_for(target.host, target.port)

    def retire(self, client: httpx.AsyncClient) -> None:
        """Nothing new goes by this one; what it still carries may end first."""
        for way, one in tuple(self._clients.items()):
            if one is client:
                self._retired.append(self._clients.pop(way))

    async def _close_idle(self) -> None:
        """Those that nothing goes by any more; whoever is stopped meanwhile leaves the rest to who comes next."""
        for client in [one for one in self._retired if one not in self._users]:
            with contextlib.suppress(httpx.HTTPError, OSError):
                await client.aclose()
            if client in self._retired:  # who else came meanwhile may have been quicker
                self._retired.remove(client)

    async def aclose(self) -> None:
        clients = [*self._clients.values(), *self._retired]
        self._clients.clear()
        self._retired.clear()
        for client in clients:
            await client.aclose()

    def _make(self, way: str) -> httpx.AsyncClient:
        for name in ("httpx", "httpcore"):  # both write links at their lower levels: links here are secrets
            if logging.getLogger(name).level < logging.WARNING:
                logging.getLogger(name).setLevel(logging.WARNING)
        local = way == _LOCAL
        return httpx.AsyncClient(
            headers={"Accept": "*/*", "Accept-Encoding": "identity", "User-Agent": self._agent},
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
            timeout=self._timeout,
            limits=httpx.Limits(max_connections=MOST_CONNECTIONS, max_keepalive_connections=4, keepalive_expiry=15),
            follow_redirects=False,
            verify=self._verify or (False if local else httpx.create_ssl_context()),
            proxy=None if local or not way else way,
            event_hooks={"response": [_set_location_apart]},
            trust_env=False,  # no .netrc, no proxy that was not asked for
        )


async def _set_location_apart(response: httpx.Response) -> None:
    """Where a redirect leads is read here, to the byte, and nowhere else.

    WORKAROUND httpx 0.28: also with redirects off it works out the next request, and raises for links it cannot read.
    """
    for name, value in response.headers.raw:
        if name.lower() == b"location":
            response.extensions[LOCATION] = value
    response.headers.pop("location", None)


def request_for(client: httpx.AsyncClient, target: Target, host: str, more: Mapping[str, str]) -> httpx.Request:
    """The request to `host`, an address of the target or its name. No library reads or rewrites the link on the way."""
    literal = f"[{host}]" if ":" in host else host
    request = client.build_request(
        "GET",
        f"{target.scheme}://{literal}:{target.port}/",
        headers={"Host": target.authority, **more},
        extensions={"sni_hostname": target.host} if target.scheme == "https" else {},
    )
    request.url = _ToTheByte(request.url, target.raw)
    return request


class _ToTheByte(httpx.URL):
    """An address whose path and query go out as they are.

    httpcore's own extension for that also replaces what a proxy is asked for: it would tell the proxy what signs the link.
    """

    def __init__(self, url: httpx.URL, raw: bytes) -> None:
        super().__init__(url)
        self._raw = raw

    @property
    def raw_path(self) -> bytes:
        return self._raw


def _is_local(target: Target) -> bool:
    return target.scheme == "http" and addresses.is_loopback_name(target.host)
