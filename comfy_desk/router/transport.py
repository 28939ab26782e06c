"""Makes the HTTP client of an account. Broken proxy and certificate settings become a sentence that names the variable."""

from __future__ import annotations

import os

import httpx

from comfy_desk.domain.errors import DeskError

NETWORK_VARIABLES = ("ALL_PROXY", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY", "SSL_CERT_FILE", "SSL_CERT_DIR")

_KEEP_SECONDS = 30.0
"""Longer than most hints. A burst leaves connections behind, and before each call httpx looks at every one of them."""


def make_http(*, connections: int = 64, kept_connections: int = 8, local: bool = False) -> httpx.AsyncClient:
    """A client that keeps a few connections alive. The governor needs no more than those.

    The limit on all of them leaves room for direct runs, which hold one each for minutes, and turns connections that httpx
    has lost into a PoolTimeout instead of a slow leak (see `RouterClient`).
    A Router on this machine (`local`) is reached past the system's proxies: a proxy would look for it on its own machine.
    Raises DeskError naming the environment variable that httpx cannot read.
    """
    limits = httpx.Limits(
        max_connections=connections, max_keepalive_connections=kept_connections, keepalive_expiry=_KEEP_SECONDS
    )
    try:
        return httpx.AsyncClient(limits=limits, follow_redirects=False, trust_env=not local)
    except (ValueError, ImportError, httpx.InvalidURL, OSError) as error:
        raise _named(error) from error


class NoClient(httpx.ConnectError):
    """Nothing can be connected with the network settings of this system. Its text is a sentence of ours."""


class _Refusing(httpx.AsyncBaseTransport):
    def __init__(self, why: str) -> None:
        self._why = why

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        raise NoClient(self._why, request=request)


def without_network(error: DeskError) -> httpx.AsyncClient:
    """A client that connects with nobody and says why at each call, for when `make_http` raised `error`.

    So the window opens all the same: what is here can be looked at, and what is under way waits for the next start.
    """
    return httpx.AsyncClient(transport=_Refusing(f"{error.sentence} {error.action}"), trust_env=False)


def _named(error: Exception) -> DeskError:
    present = [name for name in NETWORK_VARIABLES if os.environ.get(name) or os.environ.get(name.lower())]
    certificates = isinstance(error, OSError)
    guilty = [name for name in present if name.startswith("SSL_") == certificates] or present
    names = " or ".join(guilty) if guilty else "a network setting"
    return DeskError(
        f"The network setting {names} of this system cannot be used.",
        "Correct or remove that environment variable, then start again.",
        f"{type(error).__name__} while preparing the connection",
    )
