"""An account: one workspace key at one Router. The key itself is not here, only where it is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

DEFAULT_ORIGIN = "https://api.comfy.org"


@dataclass(frozen=True, slots=True)
class Account:
    """`id` names the account in the store and the keyring; `origin` is scheme, host and port of its Router."""

    id: str
    label: str
    origin: str
    practice: bool = False
    environment: bool = False  # its address or its key comes from the environment: neither is changed here


def origin_of(url: str) -> str:
    """Scheme, host and explicit port of an http(s) URL, in lower case. Raises ValueError for anything else."""
    parts = urlsplit(url.strip())
    if parts.scheme.lower() not in ("http", "https") or not parts.hostname:
        raise ValueError("not an http(s) address")
    if parts.username is not None or parts.password is not None:
        raise ValueError("an address must not carry a user name")
    host = parts.hostname.lower()
    if ":" in host:
        host = f"[{host}]"
    port = parts.port
    default = {"http": 80, "https": 443}[parts.scheme.lower()]
    return f"{parts.scheme.lower()}://{host}" + (f":{port}" if port is not None and port != default else "")
