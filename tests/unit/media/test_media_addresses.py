"""Which links are followed: every disguise of an address, every hop of a redirect, and the query to the byte."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any

import pytest

from comfy_desk.media import addresses, environment
from comfy_desk.media.addresses import Refused, is_public, next_hop, parse

ROUTER = "http://127.0.0.1:7000"


@pytest.mark.parametrize(
    "url",
    [
        "https://127.1/",
        "https://0177.0.0.1/",
        "https://0x7f000001/",
        "https://0x7f.0x0.0x0.0x1/",
        "https://2130706433/",
        "https://017700000001/",
        "https://127.0.0.1.:0x50/",
        "https://1.2.3/",
        "https://0/",
        "https://２１３０７０６４３３/",
        "https://a.test:0/",
        "https://a.test:22/",
        "https://a.test:25/",
        "https://a.test:6379/",
        "https://a.test:-1/",
        "https://a.test:1e3/",
        "https://user@a.test/",
        "https://user:word@a.test/",
        "https://a.test@b.test/",
        "https:\\\\a.test/",
        "https:/\\a.test/x",
        "https://a.test\\b",
        "ht\ttps://a.test/",
        "https://a.te\nst/",
        "https://a.test/\tx",
        "https://a.test/x\x00",
        "https:///x",
        "https:a.test/x",
        "https://%61.test/",
        "https://[fe80::1%25lo]/",
        "https://[::1",
        "https://.",
        "https://./x",
        "https://?x",
        "http://a.test/",
        "HTTP://127.0.0.1:80/x",
        "http://localhost./x",
        "data:image/png;base64,AAAA",
        "blob:https://a.test/1",
        "ws://a.test/x",
        "gopher://127.0.0.1:70/x",
        "https://" + "a." * 200 + "é" + "x" * 70 + ".test/",
    ],
)
def test_links_that_no_result_has_are_refused(url: str) -> None:
    with pytest.raises(Refused) as caught:
        parse(url)
    assert "a.test" not in str(caught.value)


@pytest.mark.parametrize(
    ("url", "authority", "raw"),
    [
        ("https://cdn.test", "cdn.test", b"/"),
        ("HTTPS://CDN.test.:443/A", "cdn.test", b"/A"),
        ("https://cdn.test:8443?x=1", "cdn.test:8443", b"/?x=1"),
        ("https://bücher.test/ü?ü=%FC#x", "xn--bcher-kva.test", b"/%C3%BC?%C3%BC=%FC"),
        ("https://[2606:4700::1111]:444/x", "[2606:4700::1111]:444", b"/x"),
        ("https://cdn.test/a/../b/./c//d?x=/../", "cdn.test", b"/a/../b/./c//d?x=/../"),
        ("https://cdn.test/x?a=\\&b='\"<>[]{}|^`", "cdn.test", b"/x?a=\\&b='\"<>[]{}|^`"),
    ],
)
def test_a_link_is_read_and_not_rewritten(url: str, authority: str, raw: bytes) -> None:
    target = parse(url)
    assert (target.authority, target.raw) == (authority, raw)


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]", "LOCALHOST."])
def test_this_machine_is_for_practice_alone(name: str) -> None:
    assert parse(f"http://{name}:7001/x", allow_loopback=True).port == 7001
    with pytest.raises(Refused):
        parse(f"http://{name}:7001/x")
    for own in (
        "v2/models",
        "customers/balance",
        "practice/counts",
        "v2",
        "%76%32/models",
        "/v2/models",
        "x/../v2/models",
    ):
        with pytest.raises(Refused, match="the Router itself"):
            parse(f"http://{name}:7000/{own}", allow_loopback=True, router_origin=ROUTER)
    assert parse(f"http://{name}:7000/assets/x?y=/v2/", allow_loopback=True, router_origin=ROUTER)


def test_the_routers_own_address_is_no_file() -> None:
    with pytest.raises(Refused, match="the Router itself"):
        parse("https://api.router.test/v2/models/x", router_origin="https://api.router.test")
    assert parse("https://files.router.test/x", router_origin="https://api.router.test")


@pytest.mark.parametrize(
    ("location", "then", "raw"),
    [
        ("/a?sig=%2F%2b+~=", "https://a.test:444/a?sig=%2F%2b+~=", "/a?sig=%2F%2b+~="),
        ("?", "https://a.test:444/p/q?", "/p/q?"),
        ("?sig=%2F#f", "https://a.test:444/p/q?sig=%2F#f", "/p/q?sig=%2F"),
        ("x?sig=a//../b==", "https://a.test:444/p/x?sig=a//../b==", "/p/x?sig=a//../b=="),
        ("../x;p?y?", "https://a.test:444/x;p?y?", "/x;p?y?"),
        ("//b.test/x?", "https://b.test/x?", "/x?"),
        ("/a//b/../c?", "https://a.test:444/a//b/../c?", "/a//b/../c?"),
        ("HTTPS://b.test/X?%7E", "HTTPS://b.test/X?%7E", "/X?%7E"),
    ],
)
def test_a_redirects_query_stays_to_the_byte(location: str, then: str, raw: str) -> None:
    url = "https://a.test:444/p/q?old=1#f"
    joined, target = next_hop(url, parse(url), location)
    assert (joined, target.raw.decode()) == (then, raw)


@pytest.mark.parametrize(
    "location",
    [
        "http://127.0.0.1:7001/x",
        "http://localhost:7001/x",
        "https://127.0.0.1/x",
        "https://localhost:7001/x",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "http://a.test/x",
        "https://a.test:22/x",
        "https://u@a.test/",
        "\\\\evil.test\\x",
        "/\\evil.test/x",
        "x" * 20_000,
    ],
)
def test_no_redirect_leads_from_the_internet_to_this_machine_or_off_encryption(location: str) -> None:
    url = "https://a.test/x"
    with pytest.raises(Refused):
        next_hop(url, parse(url, allow_loopback=True), location, allow_loopback=True)


def test_a_redirect_in_practice_stays_with_the_program_it_came_from() -> None:
    url = "http://127.0.0.1:7001/x"
    here = parse(url, allow_loopback=True)
    assert next_hop(url, here, "/y?z", allow_loopback=True)[1].raw == b"/y?z"
    for elsewhere in ("http://127.0.0.1:7002/x", "http://localhost:7001/x", "http://[::1]:7001/x", "//127.0.0.1/x"):
        with pytest.raises(Refused, match="another program on this machine"):
            next_hop(url, here, elsewhere, allow_loopback=True)


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "100.64.0.1",
        "100.127.255.255",
        "127.0.0.1",
        "127.255.255.255",
        "169.254.169.254",
        "168.63.129.16",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.9",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.0.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::1.2.3.4",
        "::ffff:10.0.0.1",
        "::ffff:169.254.169.254",
        "64:ff9b::10.0.0.1",
        "64:ff9b::169.254.169.254",
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "2002:a00:1::1",
        "2002:a9fe:a9fe::",
        "3fff::1",
        "5f00::1",
        "fc00::1",
        "fd00:ec2::254",
        "fe80::1",
        "fec0::1",
        "ff02::1",
        "ff0e::1",
        "2606:4700::5efe:10.0.0.1",
        "2606:4700::200:5efe:127.0.0.1",
    ],
)
def test_addresses_that_are_not_of_the_open_internet(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "8.8.8.8", "2606:4700::1111", "64:ff9b::1.1.1.1", "2002:808:808::", "100.128.0.1"]
)
def test_addresses_of_the_open_internet(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "found", [["10.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["8.8.8.8", "fe80::1%2"], ["::ffff:192.168.0.1"]]
)
def test_a_name_is_judged_by_everything_it_resolves_to(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        def answers(*_arguments: Any, **_more: Any) -> Any:
            return [(2, 1, 6, "", (text, 443)) for text in found]

        monkeypatch.setattr(socket, "getaddrinfo", answers)
        for allowed in (False, True):
            with pytest.raises(Refused, match="private network"):
                await addresses.resolve(parse("https://cdn.test/x"), allow_loopback=allowed)

    asyncio.run(main())


@pytest.mark.parametrize(
    ("variables", "host", "proxy"),
    [
        ({}, "cdn.test", None),
        ({"HTTPS_PROXY": "http://127.0.0.1:3128"}, "cdn.test", "http://127.0.0.1:3128"),
        ({"ALL_PROXY": "127.0.0.1:3128"}, "cdn.test", "http://127.0.0.1:3128"),
        ({"HTTP_PROXY": "http://127.0.0.1:3128"}, "cdn.test", None),
        ({"HTTPS_PROXY": "http://127.0.0.1:3128", "NO_PROXY": "cdn.test"}, "cdn.test", None),
        ({"HTTPS_PROXY": "http://127.0.0.1:3128", "NO_PROXY": ".test,[::1],fe80::/10"}, "a.cdn.test", None),
        ({"HTTPS_PROXY": "http://127.0.0.1:3128", "NO_PROXY": "[::1],fe80::/10"}, "cdn.test", "http://127.0.0.1:3128"),
        ({"HTTPS_PROXY": "http://127.0.0.1:3128", "NO_PROXY": "*"}, "cdn.test", None),
    ],
)
def test_who_goes_by_a_proxy(
    variables: dict[str, str], host: str, proxy: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert environment.proxy_for(host, 443) == proxy
