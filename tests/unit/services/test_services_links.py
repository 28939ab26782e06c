"""The links of results: whose turn it is, what a slow server may cost others, and what is said of what is missing."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from travelling import now, travel

from comfy_desk.domain.output import Kind, Origin, Reach, Role
from comfy_desk.domain.request import Request
from comfy_desk.media.fetch import Fetched, FetchFailed
from comfy_desk.services import links, turns
from comfy_desk.services.links import Links
from comfy_desk.services.pieces import Piece, reach_of, to_output
from comfy_desk.services.turns import Turns

START = 1_800_000_000.0
PNG = b"\x89PNG\r\n\x1a\n" + bytes(60)


def request(name: str) -> Request:
    return Request(name, "acc", "maker/thing", f"key-{name}", "00", 2, "a cat", None, START)


def piece(index: int, url: str, **more: Any) -> Piece:
    facts = {"kind": Kind.IMAGE, "role": Role.WORK} | more
    return Piece(index, f"/images/{index}/url", origin=Origin.LINK, url=url, **facts)


class Servers:
    """A fetcher whose files take as long, and fail, as a test says."""

    def __init__(self, **answers: Callable[[str], float | FetchFailed | bytes]) -> None:
        self.answers = answers
        self.begun: list[tuple[float, str]] = []
        self.running = self.most = 0

    async def fetch(self, url: str, path: Path, *, progress: Callable[[int, int | None], None]) -> Fetched:
        self.begun.append((now(), url))
        self.running += 1
        self.most = max(self.most, self.running)
        try:
            host = url.split("/")[2].split(".")[0]
            answer = self.answers.get(host, lambda _url: 0.0)(url)
            if isinstance(answer, float):
                await asyncio.sleep(answer)
            if isinstance(answer, FetchFailed):
                raise answer
            data = answer if isinstance(answer, bytes) else PNG + url.encode()
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            progress(len(data), len(data))
            return Fetched(path, len(data), hashlib.sha256(data).hexdigest(), "image/png")
        finally:
            self.running -= 1

    @property
    def order(self) -> list[str]:
        return [url for _at, url in self.begun]


def links_of(servers: Servers, fresh: Mapping[str, str] | None = None, reads: list[int] | None = None) -> Links:
    """`fresh` are the addresses that the result names when it is read again; `reads` counts those asked for."""
    reads = [] if reads is None else reads

    async def read_again(_request: Request, _folder: Path, pointers: Sequence[str]) -> Mapping[str, Sequence[str]]:
        reads.append(len(pointers))
        return {pointer: [(fresh or {})[pointer]] for pointer in pointers if pointer in (fresh or {})}

    async def reachable(_request: Request) -> bool:
        return True

    return Links(servers, read_again, reachable, lambda: START)  # type: ignore[arg-type]


def nothing(_got: int, _total: int | None) -> None:
    """Nobody looks."""


def test_the_soonest_to_expire_goes_first(tmp_path: Path) -> None:
    """Within a request and across requests; a link that does not say so has an hour; posters come behind their equals."""
    servers = Servers(cdn=lambda _url: 1.0)
    mine = [
        piece(0, "https://cdn.test/unknown.png"),
        piece(1, f"https://cdn.test/late.png?exp={START + 9000:.0f}"),
        piece(2, f"https://cdn.test/poster.png?exp={START + 600:.0f}", role=Role.POSTER),
        piece(3, f"https://cdn.test/soon.png?exp={START + 600:.0f}"),
        piece(4, "https://cdn.test/soonest.png?X-Amz-Date=20270115T080000Z&X-Amz-Expires=60"),
    ]
    others = [piece(0, "https://cdn.test/other.png?se=2027-01-15T08:05:00Z")]

    async def main() -> None:
        links = links_of(servers)
        filler = [piece(n, f"https://cdn.test/filler-{n}.png?exp={START + 1:.0f}") for n in range(turns.PER_HOST)]
        fillers = [
            asyncio.ensure_future(links.fetch(request(f"f{n}"), [one], tmp_path / f"f{n}", {}, nothing))
            for n, one in enumerate(filler)
        ]
        await asyncio.sleep(0.1)
        await asyncio.gather(
            links.fetch(request("a"), mine, tmp_path / "a", {}, nothing),
            links.fetch(request("b"), others, tmp_path / "b", {}, nothing),
            *fillers,
        )

    travel(main())
    names = [url.split("/")[3].split(".")[0] for url in servers.order]
    assert names[turns.PER_HOST :] == ["soonest", "other", "soon", "poster", "unknown", "late"]


def test_slow_servers_hold_up_only_themselves(tmp_path: Path) -> None:
    """Thousands of links of servers that stand still; a picture of another server comes at once, however many stall."""
    servers = Servers(**{f"slow{n}": lambda _url: 60.0 for n in range(40)})

    async def main() -> None:
        links = links_of(servers)
        rows = [[piece(n, f"https://slow{row}.test/{n}.png?exp={START:.0f}") for n in range(100)] for row in range(5)]
        stuck = [
            asyncio.ensure_future(links.fetch(request(f"s{n}"), pieces, tmp_path / f"s{n}", {}, nothing))
            for n, pieces in enumerate(rows)
        ]
        await asyncio.sleep(10)
        began = now()
        await links.fetch(request("a"), [piece(0, "https://quick.test/a.png")], tmp_path / "a", {}, nothing)
        assert now() - began < 8.0
        assert servers.most <= turns.MOST
        for task in stuck:
            task.cancel()
        await asyncio.wait(stuck)

    travel(main())


def test_a_server_gets_its_share_and_no_more(tmp_path: Path) -> None:
    servers = Servers(cdn=lambda _url: 1.0)

    async def main() -> None:
        links = links_of(servers)
        rows = [[piece(n, f"https://cdn.test/{row}-{n}.png") for n in range(20)] for row in range(4)]
        await asyncio.gather(
            *(links.fetch(request(str(n)), one, tmp_path / str(n), {}, nothing) for n, one in enumerate(rows))
        )

    travel(main())
    assert servers.most == turns.PER_HOST
    assert len(servers.order) == 80


def test_who_gives_up_his_turn_leaves_it_to_the_next() -> None:
    async def main() -> None:
        line = Turns()
        entered: list[int] = []

        async def take(number: int, seconds: float) -> None:
            async with line.turn("cdn", (float(number),)):
                entered.append(number)
                await asyncio.sleep(seconds)

        tasks = [asyncio.ensure_future(take(n, 5.0)) for n in range(turns.PER_HOST + 3)]
        await asyncio.sleep(1)
        tasks[0].cancel()  # has it
        tasks[turns.PER_HOST].cancel()  # is given it in this very moment
        await asyncio.sleep(1)
        assert entered == [*range(turns.PER_HOST), turns.PER_HOST + 1]
        await asyncio.wait(tasks)
        assert entered[-1] == turns.PER_HOST + 2
        assert not line._running
        assert not line._of_host
        assert not line._next_host()

    travel(main())


EXPIRED = FetchFailed("The link has expired.", expired=True)


@pytest.mark.parametrize(
    ("failed", "said", "reach"),
    [
        (EXPIRED, "the link has expired. While the Router keeps the result, fetching it again", Reach.FETCHABLE),
        (
            FetchFailed("The file is larger than 4 GB.", too_large=True),
            "larger than 4 GB. Raise the limit",
            Reach.TOO_LARGE,
        ),
        (
            FetchFailed("The server is silent.", patient=True),
            "is silent. It can be fetched again later.",
            Reach.FETCHABLE,
        ),
        (FetchFailed("ALL_PROXY asks too much."), "is missing: ALL_PROXY asks too much.", Reach.FETCHABLE),
        (
            FetchFailed("The link is not followed.", barred=True),
            "is missing: the link is not followed.",
            Reach.OUT_OF_REACH,
        ),
    ],
)
def test_the_row_says_which_file_is_missing_and_what_can_be_done(
    failed: FetchFailed, said: str, reach: Reach, tmp_path: Path
) -> None:
    pieces = [piece(n, f"https://{'bad' if n == 1 else 'good'}.test/{n}.png") for n in range(3)]

    async def main() -> None:
        links = links_of(Servers(bad=lambda _url: failed))
        for _ in range(10):
            pieces[1].problem = None  # each round looks at the answer anew
            if await links.fetch(request("a"), pieces, tmp_path, {}, nothing) is None:
                return
        raise AssertionError

    travel(main())
    assert [one.staged is not None for one in pieces] == [True, False, True]
    assert (pieces[1].problem or "").startswith("The file of image 2 of 3 is missing: ")
    assert said in (pieces[1].problem or "")
    assert reach_of(pieces[1]) is reach


def test_a_dead_link_is_asked_for_afresh_once_for_all(tmp_path: Path) -> None:
    reads: list[int] = []
    fresh = {f"/images/{n}/url": f"https://{'bad' if n == 7 else 'good'}.test/{n}.png" for n in range(40)}

    async def main() -> list[Piece]:
        links = links_of(Servers(bad=lambda _url: EXPIRED), fresh, reads)
        pieces = [piece(n, f"https://bad.test/{n}.png") for n in range(40)]
        assert await links.fetch(request("a"), pieces, tmp_path, {}, nothing) is None
        return pieces

    pieces = travel(main())
    assert reads == [40]
    assert [one.index for one in pieces if one.staged is None] == [7]


def test_words_instead_of_a_picture_are_kept_and_told(tmp_path: Path) -> None:
    one = piece(0, "https://cdn.test/x.png")

    async def main() -> None:
        await links_of(Servers(cdn=lambda _url: b'{"error": "not yours"}')).fetch(
            request("a"), [one], tmp_path, {}, nothing
        )

    travel(main())
    assert (one.kind, one.extension) == (Kind.OTHER, "json")
    assert one.problem == "The server sent words instead of the image that the answer promises."


def test_progress_is_one_and_is_not_told_more_often_than_it_is_seen(tmp_path: Path) -> None:
    told: list[tuple[int, int | None]] = []
    pieces = [piece(n, f"https://cdn.test/{n:04}.png") for n in range(1000)]

    async def main() -> None:
        servers = Servers(cdn=lambda _url: 0.001)
        await links_of(servers).fetch(request("a"), pieces, tmp_path, {}, lambda *step: told.append(step))

    travel(main())
    size = sum(one.size or 0 for one in pieces)
    assert told[-1] == (size, size)
    assert all(total is None for _got, total in told[:-1])
    assert [got for got, _total in told] == sorted(got for got, _total in told)
    assert len(told) < 60


def test_of_several_links_in_one_text_each_file_gets_its_own() -> None:
    """A picture under another's name would be worse than a missing one."""

    async def read() -> Mapping[str, Sequence[str]]:
        two = ["https://cdn.test/b.png?X-Amz-Signature=2", "https://cdn.test/a.png?X-Amz-Signature=2"]
        return {"/text": two, "/alone": ["https://cdn.test/other.png"]}

    async def link(pointer: str, name: str) -> str | None:
        url = f"https://cdn.test/{name}.png?X-Amz-Signature=1"
        fresh = links._Fresh(read)
        return await fresh.link(Piece(0, pointer, Kind.IMAGE, Role.WORK, Origin.LINK, url=url))

    async def main() -> None:
        assert await link("/text", "a") == "https://cdn.test/a.png?X-Amz-Signature=2"
        assert await link("/text", "b") == "https://cdn.test/b.png?X-Amz-Signature=2"
        assert await link("/text", "c") is None
        assert await link("/alone", "z") == "https://cdn.test/other.png"
        assert await link("/nowhere", "z") is None

    asyncio.run(main())


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_file_that_stands_elsewhere_in_the_fresh_answer_is_found_there(tmp_path: Path, by_hand: bool) -> None:
    """The same pictures in another order: each piece gets its own, and what is gone is missing."""
    fresh = {f"/images/{n}/url": f"https://good.test/{name}.png?Expires=2" for n, name in enumerate("bcax")}

    async def main() -> list[Piece]:
        pieces = [piece(n, f"https://good.test/{name}.png?Expires=1") for n, name in enumerate("abcd")]
        dead = Servers(good=lambda url: EXPIRED if url.endswith("=1") else url.encode())
        links = links_of(dead, fresh)
        if not by_hand:
            assert await links.fetch(request("a"), pieces, tmp_path, {}, nothing) is None
            return pieces
        outputs = tuple(to_output(one) for one in pieces)
        for one in pieces[:3]:
            await links.by_hand(replace(request("a"), outputs=outputs), one, tmp_path / str(one.index), {}, nothing)
        return pieces[:3]

    found = [one.staged.read_bytes() if one.staged else b"" for one in travel(main())]
    expected = [f"https://good.test/{name}.png?Expires=2".encode() for name in "abc"]
    assert found[:3] == expected
    assert by_hand or found[3] == b"https://good.test/x.png?Expires=2"


def test_the_file_of_another_piece_is_not_taken_for_one_that_is_gone(tmp_path: Path) -> None:
    fresh = {f"/images/{n}/url": f"https://good.test/{name}.png?Expires=2" for n, name in enumerate("ba")}

    async def main() -> list[Piece]:
        links = links_of(Servers(good=lambda url: EXPIRED if url.endswith("=1") else url.encode()), fresh)
        pieces = [piece(n, f"https://good.test/{name}.png?Expires=1") for n, name in enumerate("gb")]
        assert await links.fetch(request("a"), pieces, tmp_path, {}, nothing) is None
        return pieces

    gone, there = travel(main())
    assert gone.staged is None
    assert "expired" in (gone.problem or "")
    assert there.staged is not None
    assert there.staged.read_bytes() == b"https://good.test/b.png?Expires=2"
