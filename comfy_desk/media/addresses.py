"""Which addresses a result's link may lead to: checks of the text and of what its name resolves to. Sends nothing.

A link comes from a provider and is untrusted: only https to public addresses (http and loopback only for practice), no user
information, and every address of the name is judged, so that a name cannot hide a private one.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from dataclasses import dataclass, field
from urllib.parse import quote, urljoin, urlsplit

_LOOPBACK = (ipaddress.ip_address("127.0.0.1"), ipaddress.ip_address("::1"))
_METADATA = {ipaddress.ip_address("169.254.169.254"), ipaddress.ip_address("168.63.129.16")}
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_CONTROLS = re.compile(r"[\x00-\x20\x7f]")
_NUMBERS = re.compile(r"[0-9]+|0x[0-9a-f]*", re.I)  # what resolvers read as a part of an address
_MAX = 16_384

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Refused(Exception):
    """The link may not be followed. The message is one sentence that quotes no path and no query."""


@dataclass(frozen=True, slots=True)
class Target:
    """One hop: where to connect, and the request target exactly as the link has it."""

    scheme: str
    host: str  # as a name or literal, without brackets
    port: int
    raw: bytes = field(repr=False)  # path and query, to the byte

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        default = 443 if self.scheme == "https" else 80
        return host if self.port == default else f"{host}:{self.port}"

    @property
    def shown(self) -> str:
        return f"{self.scheme}://{self.authority}"


def parse(url: str, *, allow_loopback: bool = False) -> Target:
    """A link's text to its Target. Raises Refused."""
    url = url.strip()
    if len(url) > _MAX:
        raise Refused("The link is too long to be one.")
    if _CONTROLS.search(url) or "\\" in url.partition("?")[0]:
        raise Refused("The link holds characters that no link has.")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("The link cannot be read.") from None
    scheme, host = parts.scheme.lower(), (parts.hostname or "").rstrip(".")
    if scheme not in {"https", "http"}:
        raise Refused(f"Only https links are fetched, not {scheme or 'incomplete ones'}.")
    if not host or "%" in host:
        raise Refused("The link names no server.")
    if _NUMBERS.fullmatch(host.rsplit(".", 1)[-1]) and not _is_literal(host):
        raise Refused("The link's server is a number in disguise.")
    if "@" in parts.netloc:
        raise Refused("The link carries a user name, which no result link has.")
    if scheme == "http" and not (allow_loopback and is_loopback_name(host)):
        raise Refused("The link is not encrypted (http) and is not followed.")
    try:
        host = host if host.isascii() else host.encode("idna").decode()
    except UnicodeError:
        raise Refused("The link's server name cannot be read.") from None
    return Target(scheme, host, port or (443 if scheme == "https" else 80), _raw_target(url))


def _is_literal(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _raw_target(url: str) -> bytes:
    """Path and query as they stand; characters that cannot travel are escaped, nothing else is touched."""
    rest = url.split("://", 1)[1]
    starts = [at for sign in "/?#" if (at := rest.find(sign)) >= 0]
    target = rest[min(starts) :] if starts else "/"
    target = target.split("#", 1)[0]
    if not target.startswith("/"):
        target = "/" + target
    return quote(target, safe="".join(chr(c) for c in range(0x21, 0x7F))).encode()


def next_hop(url: str, location: str, *, allow_loopback: bool = False) -> tuple[str, Target]:
    """Where a redirect leads: the new link and its Target. Raises Refused."""
    if len(location) > _MAX:
        raise Refused("The redirect's link is too long to be one.")
    if location.lower().startswith(("https://", "http://")):
        return location, parse(location, allow_loopback=allow_loopback)
    try:
        joined = urljoin(url, location)
    except ValueError:
        raise Refused("The redirect's link cannot be read.") from None
    return joined, parse(joined, allow_loopback=allow_loopback)


def is_loopback_name(host: str) -> bool:
    if host.lower() == "localhost":
        return True
    return _is_literal(host) and ipaddress.ip_address(host) in _LOOPBACK


def is_public(address: Address) -> bool:
    """Whether an address is one of the open internet, whatever it is wrapped in."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved and address not in _METADATA


async def resolve(target: Target, *, allow_loopback: bool = False) -> list[str]:
    """The addresses to connect to, IPv4 first. Raises Refused if one of them is not allowed, OSError if there are none."""
    loop = asyncio.get_running_loop()
    try:
        answers = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except UnicodeError:
        raise Refused("The link's server name cannot be read.") from None
    found = list(dict.fromkeys(str(answer[4][0]).split("%", 1)[0] for answer in answers))
    addresses = [ipaddress.ip_address(text) for text in found]
    loopback = allow_loopback and is_loopback_name(target.host) and all(a in _LOOPBACK for a in addresses)
    if not loopback and not all(is_public(address) for address in addresses):
        raise Refused("The link leads into a private network and is not followed.")
    if not addresses:
        raise OSError("no address")
    return [str(address) for address in sorted(addresses, key=lambda address: address.version)]
