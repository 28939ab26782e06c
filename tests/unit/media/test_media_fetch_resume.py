"""Going on where a transfer stopped: in the same breath, after the program was ended or killed, and with a fresh link."""

from __future__ import annotations

import asyncio
import hashlib
import json
import threading
from pathlib import Path

import media_samples as samples
import pytest
from asset_wire import Handler, Wire, fetched, serve

from comfy_desk.media import transfer
from comfy_desk.media.fetch import AssetFetcher, Fetched, FetchFailed

DATA = samples.picture("PNG", (400, 300)) * 60
TAG = 'ETag: "v1"'


class Shelf:
    """A server that keeps one file; `upset` takes the place of an answer once, by its number."""

    def __init__(self, folder: Path, **upset: Handler) -> None:
        self.part = folder / "links" / "0.part"
        self.upset = upset
        self.seen: list[Wire] = []
        self.origin = ""

    async def __aenter__(self) -> Shelf:
        self.server = await serve(self.answer, self.seen)
        self.origin = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_error: object) -> None:
        self.server.close()
        await self.server.wait_closed()

    async def answer(self, wire: Wire) -> None:
        other = self.upset.get(f"n{len(self.seen)}")
        await (other(wire) if other else wire.send_rest(DATA, TAG))

    async def run(self, link: str, *, stop: bool = False) -> Fetched | None:
        """Fetches the link as a new start of the program, which `stop` ends in the middle of the transfer."""
        far = asyncio.Event()
        fetcher = AssetFetcher(allow_loopback=True, stall_seconds=0.5, pause_seconds=0.0)
        task = asyncio.ensure_future(
            fetcher.fetch(self.origin + link, self.part, progress=lambda _got, _total: far.set())
        )
        if stop:
            await far.wait()
            task.cancel()
        try:
            return await task
        except (FetchFailed, asyncio.CancelledError):
            return None
        finally:
            await fetcher.aclose()


async def _stalls(wire: Wire) -> None:
    await wire.send(DATA[:600_000], TAG, length=len(DATA))
    await asyncio.sleep(5)


async def _forbidden(wire: Wire) -> None:
    await wire.send(b"<Error><Code>ExpiredToken</Code></Error>", status="403 Forbidden")


def whole(got: Fetched | None) -> bool:
    return got is not None and got.path.read_bytes() == DATA and got.sha256 == hashlib.sha256(DATA).hexdigest()


def note_of(part: Path) -> Path:
    return part.with_suffix(".resume")


def test_a_stopped_program_goes_on_where_it_was(tmp_path: Path) -> None:
    async def main() -> None:
        async with Shelf(tmp_path, n1=_stalls) as shelf:
            assert await shelf.run("/a/f.png?X-Amz-Signature=SECRET%2Fone", stop=True) is None
            here = shelf.part.stat().st_size
            assert here > 500_000
            assert "SECRET" not in note_of(shelf.part).read_text()
            assert "127.0.0.1" not in note_of(shelf.part).read_text()
            got = await shelf.run("/a/f.png?X-Amz-Signature=SECRET%2Ftwo")  # a fresh link to the same place
            assert whole(got)
            assert (shelf.seen[1].start, shelf.seen[1].headers["if-range"]) == (here, '"v1"')
            assert shelf.seen[1].target.endswith("SECRET%2Ftwo")
            assert not note_of(shelf.part).exists()

    asyncio.run(main())


async def _breaks_off(wire: Wire) -> None:
    await wire.send(DATA[:600_000], TAG, length=len(DATA))


def test_a_link_that_dies_in_the_middle_is_gone_on_with_by_a_fresh_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with Shelf(tmp_path, n1=_breaks_off, n2=_forbidden) as shelf:
            assert await shelf.run("/a/f.png?sig=old") is None
            assert whole(await shelf.run("/a/f.png?sig=new"))
            assert [wire.start for wire in shelf.seen] == [0, 600_000, 600_000]

    asyncio.run(main())


@pytest.mark.parametrize(
    "spoilt", ["nothing", "another place", "other bytes", "a shorter file", "no note", "a strange note", "half a note"]
)
def test_a_part_that_is_not_surely_the_same_is_begun_anew(spoilt: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with Shelf(tmp_path, n1=_breaks_off, n2=_forbidden) as shelf:
            assert await shelf.run("/a/f.png") is None
            note = note_of(shelf.part)
            if spoilt == "other bytes":
                shelf.part.write_bytes(b"x" * 600_000)
            elif spoilt == "a shorter file":
                shelf.part.write_bytes(DATA[:500_000])
            elif spoilt == "no note":
                note.unlink()
            elif spoilt == "a strange note":
                note.write_text(json.dumps({**json.loads(note.read_text()), "received": "many"}))
            elif spoilt == "half a note":
                note.write_text(note.read_text()[:40])
            assert whole(await shelf.run("/b/g.png" if spoilt == "another place" else "/a/f.png"))
            assert shelf.seen[-1].start == (600_000 if spoilt == "nothing" else 0)

    asyncio.run(main())


def test_a_file_that_changed_meanwhile_is_begun_anew(tmp_path: Path) -> None:
    """Whatever the server says to the range: another whole, a part of another version, of another length, or no such part."""

    async def whole_again(wire: Wire) -> None:
        await wire.send(DATA, 'ETag: "v2"')

    async def other_version(wire: Wire) -> None:
        await wire.send_rest(DATA, 'ETag: "v2"')

    async def other_length(wire: Wire) -> None:
        place = f"Content-Range: bytes {wire.start}-{len(DATA)}/{len(DATA) + 1}"
        await wire.send(DATA[wire.start :] + b"x", place, status="206 Partial Content")

    async def other_place(wire: Wire) -> None:
        place = f"Content-Range: bytes 0-{len(DATA) - 1}/{len(DATA)}"
        await wire.send(DATA, place, status="206 Partial Content")

    async def no_such_part(wire: Wire) -> None:
        await wire.send(b"", status="416 Range Not Satisfiable")

    async def main(number: int, answer: Handler) -> None:
        async with Shelf(tmp_path / str(number), n1=_breaks_off, n2=answer) as shelf:
            assert whole(await shelf.run("/f"))
            assert shelf.seen[1].start == 600_000
            assert len(shelf.seen) == (2 if answer is whole_again else 3)

    for number, answer in enumerate((whole_again, other_version, other_length, other_place, no_such_part)):
        asyncio.run(main(number, answer))


def test_a_file_of_another_date_is_not_joined_where_the_server_heeds_no_condition(tmp_path: Path) -> None:
    """As long as before, and the rest of it is sent although If-Range says that it must not be."""
    old, new = ("Last-Modified: Mon, 01 Jan 2024 00:00:00 GMT", "Last-Modified: Tue, 02 Jan 2024 00:00:00 GMT")

    async def begun(wire: Wire) -> None:
        await wire.send(b"x" * 600_000, old, length=len(DATA))

    async def rest(wire: Wire) -> None:
        await wire.send_rest(DATA, new)

    async def main() -> None:
        async with Shelf(tmp_path, n1=begun, n2=rest, n3=rest) as shelf:
            assert whole(await shelf.run("/a/f.png"))

    asyncio.run(main())


def test_a_server_that_breaks_off_again_and_again_is_gone_on_with_while_it_helps(tmp_path: Path) -> None:
    big = DATA * 12

    async def in_pieces(wire: Wire) -> None:
        place = f"Content-Range: bytes {wire.start}-{len(big) - 1}/{len(big)}"
        head = [TAG, place] if wire.start else [TAG]
        status = "206 Partial Content" if wire.start else "200 OK"
        await wire.send(big[wire.start : wire.start + 1_100_000], *head, status=status, length=len(big) - wire.start)

    got, seen = fetched(in_pieces, tmp_path / "x.part")
    assert got.path.read_bytes() == big
    assert len(seen) > 5


def test_a_part_nobody_asked_for_is_never_taken_for_the_whole(tmp_path: Path) -> None:
    async def first_piece(wire: Wire) -> None:
        end = min(wire.start + 400_000, len(DATA))
        place = f"Content-Range: bytes {wire.start}-{end - 1}/{len(DATA)}"
        await wire.send(DATA[wire.start : end], TAG, place, status="206 Partial Content")

    got, seen = fetched(first_piece, tmp_path / "x.part")
    assert got.path.read_bytes() == DATA
    assert len(seen) == -(-len(DATA) // 400_000)

    for place in ("bytes 5-9/10", "bytes */10", "pages 0-9/10", "", "bytes 9-5/10"):

        async def odd(wire: Wire, place: str = place) -> None:
            headers = [f"Content-Range: {place}"] if place else ["Content-Type: multipart/byteranges; boundary=x"]
            await wire.send(b"0123456789", *headers, status="206 Partial Content")

        with pytest.raises(FetchFailed, match="nobody asked for"):
            fetched(odd, tmp_path / "y.part")
        assert not (tmp_path / "y.part").exists()


def test_a_killed_program_finds_what_was_noted_on_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing runs when a process is killed: the note is written while the file comes, and later bytes count for nothing."""
    monkeypatch.setattr(transfer, "_NOTED_EVERY", 500_000)
    notes: list[bytes] = []
    real = transfer.Transfer.note

    def noted(self: transfer.Transfer) -> bool:
        done = real(self)
        notes.append(note_of(self.path).read_bytes())
        return done

    async def main() -> None:
        async with Shelf(tmp_path, n1=_stalls) as shelf:
            with monkeypatch.context() as patch:
                patch.setattr(transfer.Transfer, "note", noted)
                assert await shelf.run("/f", stop=True) is None
            note_of(shelf.part).write_bytes(notes[0])
            with shelf.part.open("ab") as file:
                file.write(bytes(100_000))  # a page that was never filled
            assert whole(await shelf.run("/f"))
            assert shelf.seen[-1].start == json.loads(notes[0])["received"] > 500_000

    asyncio.run(main())


def test_a_weak_mark_or_none_joins_nothing(tmp_path: Path) -> None:
    for headers in (['ETag: W/"v1"'], [], ["Accept-Ranges: none", TAG]):
        calls: list[int] = []

        async def breaks_off(wire: Wire, headers: list[str] = headers, calls: list[int] = calls) -> None:
            calls.append(wire.start)
            await wire.send(DATA if len(calls) > 1 else DATA[:600_000], *headers, length=len(DATA))

        got, _seen = fetched(breaks_off, tmp_path / "x.part")
        assert got.path.read_bytes() == DATA
        assert calls == [0, 0]


def test_all_of_it_that_nobody_judged_is_not_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ends_here(self: AssetFetcher, _transfer: transfer.Transfer) -> Fetched:
        raise asyncio.CancelledError

    async def main() -> None:
        async with Shelf(tmp_path) as shelf:
            with monkeypatch.context() as patch:
                patch.setattr(AssetFetcher, "_judge", ends_here)
                assert await shelf.run("/f") is None
            assert whole(await shelf.run("/f"))
            assert len(shelf.seen) == 1

    asyncio.run(main())


def test_who_is_stopped_while_a_part_is_looked_at_leaves_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looking, go_on = threading.Event(), threading.Event()
    real = transfer.Transfer.take_up

    def slowly(self: transfer.Transfer) -> None:
        looking.set()
        go_on.wait(5)
        real(self)

    async def main() -> None:
        async with Shelf(tmp_path, n1=_breaks_off, n2=_forbidden) as shelf:
            assert await shelf.run("/f") is None
            with monkeypatch.context() as patch:
                patch.setattr(transfer.Transfer, "take_up", slowly)
                fetcher = AssetFetcher(allow_loopback=True)
                task = asyncio.ensure_future(fetcher.fetch(f"{shelf.origin}/f", shelf.part))
                await asyncio.to_thread(looking.wait, 5)
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
                go_on.set()
                await fetcher.aclose()
            assert whole(await shelf.run("/f"))
            assert shelf.seen[-1].start == 600_000

    asyncio.run(main())
