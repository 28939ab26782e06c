"""Which addresses a result's link may lead to: checks of the text and of what its name resolves to. Sends nothing.

A link comes from a provider and is untrusted: only https to public addresses (http and loopback only for practice), no user
information, and every address of the name is judged, so that a name cannot hide a private one.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass, field
from urllib.parse import quote, urljoin, urlsplit

from comfy_desk.media.links import is_routers
from comfy_desk.media.resolving import addresses_of

_LOOPBACK = (ipaddress.ip_address("127.0.0.1"), ipaddress.ip_address("::1"))
_METADATA = {ipaddress.ip_address("169.254.169.254"), ipaddress.ip_address("168.63.129.16")}
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_NAT64_OWN = ipaddress.ip_network("64:ff9b:1::/48")  # a site's own translation: what it leads to cannot be told
_NO_SERVERS = tuple(map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20", "5f00::/16")))
"""Set aside for protocols and documents; what Python calls global differs from version to version."""

_ISATAP = {0x00005EFE, 0x02005EFE}  # an IPv4 address follows
_PORTS = (
    "1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119"
    " 123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636"
    " 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6379 6566 6665 6666 6667 6668 6669 6679"
    " 6697 10080 11211 27017"
)
"""Ports of mail, shells, stores and the like: where a request could be taken for another kind of speech.

From the Fetch standard's list of bad ports, and the usual stores of data: https://fetch.spec.whatwg.org/#port-blocking
"""
_NOT_THE_WEB = frozenset(map(int, _PORTS.split()))
_CONTROLS = re.compile("[\x00-\x20\x7f\ud800-\udfff]")  # and halves of characters, which no line can carry
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


def parse(url: str, *, allow_loopback: bool = False, router_origin: str = "") -> Target:
    """A link's text to its Target; the Router's own routes are no files. Raises Refused."""
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
    scheme = parts.scheme.lower()
    if scheme not in {"https", "http"}:
        raise Refused(f"Only https links are fetched, not {scheme or 'incomplete ones'}.")
    host = _host(parts.hostname or "")
    if "@" in parts.netloc:
        raise Refused("The link carries a user name, which no result link has.")
    if scheme == "http" and not (allow_loopback and is_loopback_name(host)):
        raise Refused("The link is not encrypted (http) and is not followed.")
    if port == 0 or port in _NOT_THE_WEB:
        raise Refused("The link leads to a port where no files are served.")
    if is_routers(url, router_origin):
        raise Refused("The link leads to the Router itself and not to a file.")
    return Target(scheme, host, port or (443 if scheme == "https" else 80), _raw_target(url))


def _host(name: str) -> str:
    """The name as it is looked up: digits and dots of other scripts are told for what they are before they are judged."""
    try:
        host = (name if name.isascii() else name.encode("idna").decode()).rstrip(".")
    except UnicodeError:
        raise Refused("The link's server name cannot be read.") from None
    if not host or "%" in host:
        raise Refused("The link names no server.")
    if _NUMBERS.fullmatch(host.rsplit(".", 1)[-1]) and not _is_literal(host):
        raise Refused("The link's server is a number in disguise.")
    return host


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


def next_hop(
    url: str, here: Target, location: str, *, allow_loopback: bool = False, router_origin: str = ""
) -> tuple[str, Target]:
    """Where a redirect of `url`, which is `here`, leads: the new link and its Target. Raises Refused."""
    if len(location) > _MAX:
        raise Refused("The redirect's link is too long to be one.")
    try:
        joined = _joined(url, location)
    except ValueError:
        raise Refused("The redirect's link cannot be read.") from None
    target = parse(joined, allow_loopback=allow_loopback, router_origin=router_origin)
    if here.scheme == "https" and target.scheme == "http":
        raise Refused("The redirect's link is not encrypted (http) and is not followed.")
    if is_loopback_name(target.host) and (here.scheme, here.host, here.port) != (
        target.scheme,
        target.host,
        target.port,
    ):
        # On this machine every port is somebody else's: what the artist runs here is no provider's business.
        raise Refused("The redirect leads to another program on this machine and is not followed.")
    return joined, target


def _joined(url: str, location: str) -> str:
    """A redirect's reference as a whole link, its query to the byte: `urljoin` tidies up more than a signature bears."""
    scheme, _, rest = url.partition("://")
    if re.match(r"[a-z][a-z0-9+.-]*:", location, re.I):
        return location
    if location.startswith("//"):
        return f"{scheme}:{location}"
    authority = re.split(r"[/?#]", rest, maxsplit=1)[0]
    if location.startswith("/"):
        return f"{scheme}://{authority}{location}"
    path = re.split(r"[?#]", rest[len(authority) :], maxsplit=1)[0] or "/"
    if location.startswith("?"):
        return f"{scheme}://{authority}{path}{location}"
    at = min((at for sign in "?#" if (at := location.find(sign)) >= 0), default=len(location))
    return urljoin(f"{scheme}://{authority}{path}", location[:at]) + location[at:]


def is_loopback_name(host: str) -> bool:
    if host.lower() == "localhost":
        return True
    return _is_literal(host) and ipaddress.ip_address(host) in _LOOPBACK


def is_public(address: Address) -> bool:
    """Whether an address is one of the open internet, whatever it is wrapped in."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        low = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if address in _NAT64:
            inner = low
        if inner is not None:
            return is_public(inner)
        if (int(address) >> 32) & 0xFFFFFFFF in _ISATAP and not is_public(low):
            return False
        if address.teredo is not None or address.is_site_local or address in _NAT64_OWN:
            return False
    if any(address in network for network in _NO_SERVERS):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved and address not in _METADATA


async def resolve(target: Target, *, allow_loopback: bool = False) -> list[str]:
    """The addresses to connect to, IPv4 first. Raises Refused if one of them is not allowed, OSError if there are none."""
    try:
        found = await addresses_of(target.host, target.port)
    except UnicodeError:
        raise Refused("The link's server name cannot be read.") from None
    addresses = list(dict.fromkeys(ipaddress.ip_address(text.split("%", 1)[0]) for text in found))
    loopback = allow_loopback and is_loopback_name(target.host) and all(a in _LOOPBACK for a in addresses)
    if not loopback and not all(is_public(address) for address in addresses):
        raise Refused("The link leads into a private network and is not followed.")
    if not addresses:
        raise OSError("no address")
    return [str(address) for address in sorted(addresses, key=lambda address: address.version)]
