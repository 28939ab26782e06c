"""Sound without a header behind a link: a WAV that plays, and the samples as they came; by hand and after a crash, too."""

from __future__ import annotations

import asyncio
import hashlib
import wave
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance import advance
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Request, State
from comfy_desk.domain.settings import TEMPLATE
from comfy_desk.media.fetch import Fetched, FetchFailed
from comfy_desk.media.staging import wav_job
from comfy_desk.services.links import Links
from comfy_desk.services.pieces import Piece, merge_equal
from comfy_desk.services.plans import read_plan
from comfy_desk.services.saving import Saver
from comfy_desk.services.workshop import Workshop

REQUEST = Request("abcdef012345", "acc", "kiln/one", "key", "00", 2, "a cat", "7", 1_800_000_000.0)
SAMPLES = bytes(3_000) + b"\x01\x02" * 900


class Here:
    """Does the workers' jobs in this process."""

    async def run(self, job: str, arguments: dict[str, Any], _timeout: float) -> dict[str, Any]:
        assert job == "wav"
        return wav_job(arguments)


class Server:
    """Gives each file once; after that its link is dead."""

    def __init__(self, folder: Path, media_type: str | None, data: bytes = SAMPLES) -> None:
        self.work = folder / "work"
        self.saver = Saver(lambda: folder / "saved", lambda: TEMPLATE)
        self.media_type = media_type
        self.data = data
        self.asked = 0

    async def fetch(self, _url: str, path: Path, **_options: Any) -> Fetched:
        self.asked += 1
        if self.asked > 1:
            raise FetchFailed("The link has expired.")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(self.data)
        return Fetched(path, len(self.data), hashlib.sha256(self.data).hexdigest(), self.media_type)

    async def collect(self, declared: str | None) -> list[Piece]:
        async def nothing(*_arguments: Any) -> Any:
            return None

        piece = Piece(0, "/url", Kind.AUDIO, Role.WORK, Origin.LINK, declared, url="https://a.test/x")
        links = Links(self, nothing, nothing)  # type: ignore[arg-type]
        shop = Workshop(Here(), self.saver, nothing, self.work, "")  # type: ignore[arg-type]
        await links.fetch(REQUEST, [piece], self.work, read_plan(self.work), lambda _got, _total: None)
        pieces = [piece]
        pieces += await shop.playable(pieces, self.work, len(pieces))
        merge_equal(pieces)
        await shop.place(REQUEST, pieces, self.work, self.work.parent / "kept")
        return pieces


@pytest.mark.parametrize(
    ("sent", "declared", "rate"),
    [
        ("audio/L16;codec=pcm;rate=16000", None, 16_000),
        ("audio/pcm", "audio/L16;rate=48000", 48_000),
        ("application/octet-stream", "audio/L16;rate=8000", 8_000),
        (None, "audio/pcm", 24_000),
        ("audio/L24; rate=44100; channels=2", None, 44_100),
    ],
)
def test_it_plays_at_the_rate_that_was_stated(
    sent: str | None, declared: str | None, rate: int, tmp_path: Path
) -> None:
    sound, bare = asyncio.run(Server(tmp_path, sent).collect(declared))
    assert (sound.index, sound.role, sound.extension, sound.media_type) == (0, Role.WORK, "wav", "audio/wav")
    assert (bare.index, bare.role, bare.extension, bare.pointer) == (1, Role.VARIANT, "pcm", "/url")
    assert sound.final is not None
    assert bare.final is not None
    with wave.open(str(sound.final)) as file:
        assert (file.getframerate(), file.readframes(10_000)) == (rate, SAMPLES)
    assert bare.final.read_bytes() == SAMPLES
    assert (bare.sha256, bare.size) == (hashlib.sha256(SAMPLES).hexdigest(), len(SAMPLES))


def test_a_crash_before_the_row_knows_fetches_and_saves_nothing_twice(tmp_path: Path) -> None:
    server = Server(tmp_path, "audio/L16;rate=16000")
    places = [[piece.final for piece in asyncio.run(server.collect(None))] for _ in range(3)]
    assert places[0] == places[1] == places[2]
    assert server.asked == 1
    assert len(list((tmp_path / "saved").rglob("*.*"))) == 2


@pytest.mark.parametrize("data", [b"RIFF" + bytes(4) + b"WAVEfmt ", b"Sorry, there is no such sound any more."])
def test_what_is_no_samples_by_its_bytes_is_left_as_it_is(data: bytes, tmp_path: Path) -> None:
    (piece,) = asyncio.run(Server(tmp_path, "audio/pcm", data).collect("audio/pcm"))
    assert piece.final is not None
    assert piece.final.read_bytes() == data


def test_samples_that_came_by_hand_get_a_place_in_the_row() -> None:
    sound = Output(0, "/url", Kind.AUDIO, Role.WORK, Origin.LINK)
    row = replace(REQUEST, state=State.DONE, outputs=(sound,))
    bare = replace(sound, index=1, role=Role.VARIANT, path="/saved/x.pcm")
    assert advance(row, seen.OutputChanged(1.0, bare)).outputs == (sound, bare)
