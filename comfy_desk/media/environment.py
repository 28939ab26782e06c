"""What the environment's proxy and certificate variables do to the HTTP client, in words. Changes none of them."""

from __future__ import annotations

import importlib.util
import os
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

_PROXIES = ("ALL_PROXY", "HTTPS_PROXY", "HTTP_PROXY")


def proxy_for(host: str, port: int) -> str | None:
    """The proxy that stands between us and an https server, as a link; None where the way is open.

    Decided here and not by the HTTP client: who goes there directly must go to an address that was checked.
    """
    known = getproxies()
    proxy = known.get("https") or known.get("all")
    if not proxy or proxy_bypass(f"{host}:{port}"):
        return None
    return proxy if "://" in proxy else f"http://{proxy}"


def blamed_variable() -> str:
    """One sentence that names the variable because of which no HTTP client can be made."""
    for name in ("SSL_CERT_FILE", "SSL_CERT_DIR"):
        value = os.environ.get(name)
        if value and not os.path.exists(value):
            return f"{name} points to a place that does not exist: correct it or remove it, then start again."
    for name in _PROXIES:
        for spelled in (name, name.lower()):
            if (value := os.environ.get(spelled)) and (fault := _fault(value)):
                return f"{spelled} {fault}"
    if os.environ.get("SSL_CERT_FILE"):
        return "SSL_CERT_FILE names a file that holds no readable certificates."
    return "The HTTP client could not be started: check the proxy and certificate settings of this system."


def _fault(value: str) -> str:
    try:
        scheme = urlsplit(value if "://" in value else f"http://{value}").scheme.lower()
    except ValueError:
        return "holds an address that cannot be read."
    if scheme in {"socks5", "socks5h"}:
        missing = importlib.util.find_spec("socksio") is None
        return "asks for a SOCKS proxy, which this installation cannot use: use an http proxy." if missing else ""
    if scheme not in {"http", "https"}:
        return f"asks for a proxy of the kind “{scheme}”, which cannot be used: use http:// or socks5://."
    return ""
