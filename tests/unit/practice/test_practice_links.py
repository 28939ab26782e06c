"""Signed links: exact queries, expiry, no further sign of identity, ranges."""

from collections.abc import Iterator

import pytest
from practice_inside import BASE, Inside


@pytest.fixture
def inside() -> Iterator[Inside]:
    practice = Inside()
    yield practice
    practice.close()


@pytest.fixture
def link(inside: Inside) -> str:
    """The path and query of a picture's link."""
    request = inside.submit({"prompt": "a pier", "width": 256, "height": 256}).json()["request_id"]
    inside.pass_time(60)
    sample: str = inside.result(request).json()["result"]["sample"]
    return sample.removeprefix(BASE)


def test_its_query_needs_care(link: str) -> None:
    query = link.partition("?")[2]
    assert "%2F" in query
    assert "%2B" in query
    assert "%7E" in query
    assert query.endswith("=")


@pytest.mark.parametrize("header", ["Authorization", "X-API-Key", "Cookie"])
def test_no_further_identity(inside: Inside, link: str, header: str) -> None:
    answer = inside.call("GET", link, None, headers={header: "anything"})
    assert answer.status_code == 400
    assert answer.headers["content-type"].startswith("application/xml")


@pytest.mark.parametrize(
    "change",
    [("%2F", "/"), ("%2B", "+"), ("%7E", "~"), ("exp=1", "exp=2"), ("&kid", "&a=b&kid"), ("/assets/", "/assets/0")],
)
def test_altered(inside: Inside, link: str, change: tuple[str, str]) -> None:
    answer = inside.call("GET", link.replace(*change), None)
    assert answer.status_code == 403
    assert b"SignatureDoesNotMatch" in answer.content


def test_without_its_last_sign(inside: Inside, link: str) -> None:
    assert inside.call("GET", link.removesuffix("="), None).status_code == 403
    assert inside.call("GET", link.partition("?")[0], None).status_code == 403


def test_it_expires_two_hours_after_the_run(inside: Inside, link: str) -> None:
    inside.pass_time(7100)
    assert inside.call("GET", link, None).status_code == 200
    inside.pass_time(100)
    answer = inside.call("GET", link, None)
    assert answer.status_code == 403
    assert b"ExpiredToken" in answer.content


def test_links_can_be_signed_anew_on_each_read(inside: Inside) -> None:
    inside.house.settings.fresh_links = True
    inside.house.settings.asset_lifetime = 100
    request = inside.submit({"prompt": "a pier"}).json()["request_id"]
    inside.pass_time(60)
    first = inside.result(request).json()["result"]["sample"]
    inside.pass_time(200)
    assert inside.call("GET", first.removeprefix(BASE), None).status_code == 403
    second = inside.result(request).json()["result"]["sample"]
    assert inside.call("GET", second.removeprefix(BASE), None).status_code == 200


def test_ranges(inside: Inside, link: str) -> None:
    whole = inside.call("GET", link, None)
    size = len(whole.content)
    assert whole.headers["Accept-Ranges"] == "bytes"
    assert int(whole.headers["Content-Length"]) == size
    tag = whole.headers["ETag"]

    def part(wanted: str, **more: str) -> tuple[int, bytes, str | None]:
        answer = inside.call("GET", link, None, headers={"Range": wanted, **more})
        return answer.status_code, answer.content, answer.headers.get("Content-Range")

    assert part("bytes=10-19") == (206, whole.content[10:20], f"bytes 10-19/{size}")
    assert part(f"bytes={size - 5}-") == (206, whole.content[-5:], f"bytes {size - 5}-{size - 1}/{size}")
    assert part("bytes=-7") == (206, whole.content[-7:], f"bytes {size - 7}-{size - 1}/{size}")
    assert part(f"bytes={size}-") == (416, b"", f"bytes */{size}")
    assert part("bytes=0-1,4-5")[0] == 200
    assert part("bytes=10-19", **{"If-Range": tag})[0] == 206
    assert part("bytes=10-19", **{"If-Range": '"older"'}) == (200, whole.content, None)


def test_head(inside: Inside, link: str) -> None:
    answer = inside.call("HEAD", link, None)
    assert answer.status_code == 200
    assert answer.content == b""
    assert int(answer.headers["Content-Length"]) > 1000
    assert answer.headers["Content-Type"] == "image/png"


def test_a_strangers_link_is_not_kept(inside: Inside, link: str) -> None:
    other = Inside()
    try:
        assert other.call("GET", link, None).status_code == 403
    finally:
        other.close()
