"""Length, size and tracks of films and sounds by their own headers, in all the ways writers leave them."""

from __future__ import annotations

import random
import struct
from pathlib import Path

import media_kinds as kinds
import media_samples as samples
import pytest

from comfy_desk.media.containers import read_facts
from comfy_desk.media.facts import Facts
from comfy_desk.media.filetype import type_of_file


@pytest.fixture
def facts(tmp_path: Path):  # type: ignore[no-untyped-def]
    def run(data: bytes) -> Facts:
        path = tmp_path / "f"
        path.write_bytes(data)
        return read_facts(path, type_of_file(path).media_type)

    return run


def fragmented(*, told: bool = False, every: bool = False) -> bytes:
    """Two fragments of a second each; `told`: their whole length stands in the index; `every`: each sample has its own."""
    tkhd = struct.pack(">IIIIII", 7, 0, 0, 1, 0, 0) + bytes(16)
    tkhd += struct.pack(">9i", 0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000) + struct.pack(
        ">II", 640 << 16, 360 << 16
    )
    mdhd = struct.pack(">IIIII", 0, 0, 0, 600, 0) + bytes(4)
    mdia = samples.box(b"mdia", samples.box(b"mdhd", mdhd) + samples.box(b"hdlr", bytes(8) + b"vide" + bytes(13)))
    more = samples.box(b"trex", struct.pack(">IIIIII", 0, 1, 1, 25, 0, 0))
    if told:
        more = samples.box(b"mehd", struct.pack(">II", 0, 7000)) + more
    moov = samples.box(b"mvhd", struct.pack(">IIIII", 0, 0, 0, 1000, 0) + bytes(80))
    moov += samples.box(b"trak", samples.box(b"tkhd", tkhd) + mdia) + samples.box(b"mvex", more)
    data = samples.box(b"ftyp", b"iso5\0\0\2\0iso5iso6") + samples.box(b"moov", moov)
    for number in range(2):
        tfhd = samples.box(b"tfhd", struct.pack(">II", 0x020000, 1))
        tfdt = samples.box(b"tfdt", struct.pack(">II", 0, number * 600))
        run = struct.pack(">III", 0x000101, 24, 0) + struct.pack(">24I", *[25] * 24)
        trun = samples.box(b"trun", run if every else struct.pack(">III", 0x000001, 24, 0))
        data += samples.box(b"moof", samples.box(b"mfhd", bytes(8)) + samples.box(b"traf", tfhd + tfdt + trun))
        data += samples.box(b"mdat", bytes(200))
    return data


def test_films_of_mp4_and_mov(facts) -> None:  # type: ignore[no-untyped-def]
    for brand in (b"isom", b"qt  ", b"3gp5"):
        for last in (False, True):
            found = facts(kinds.boxed(brand, (b"soun", b"vide"), index_last=last))
            assert found == Facts(320, 180, 4.0, film=True, sound=True)
    assert facts(kinds.boxed(b"isom", (b"soun",))) == Facts(None, None, 4.0, film=False, sound=True)
    assert facts(samples.film(1280, 720, 5.5, turned=True)) == Facts(720, 1280, 5.5)


@pytest.mark.parametrize(("told", "every", "seconds"), [(False, False, 2.0), (False, True, 2.0), (True, False, 7.0)])
def test_films_in_fragments(facts, told: bool, every: bool, seconds: float) -> None:  # type: ignore[no-untyped-def]
    found = facts(fragmented(told=told, every=every))
    assert (found.width, found.height, found.duration, found.film) == (640, 360, seconds, True)


def test_films_of_matroska(facts) -> None:  # type: ignore[no-untyped-def]
    for doctype in (b"webm", b"matroska"):
        assert facts(kinds.matroska(doctype, (2, 1))) == Facts(640, 360, 2.5, film=True, sound=True)
        assert facts(kinds.matroska(doctype, (2,))) == Facts(None, None, 2.5, film=False, sound=True)
    recorded = kinds.matroska(b"webm", (1,), seconds=None, last=7_250)
    assert facts(recorded).duration == 7.25


def test_films_of_avi(facts) -> None:  # type: ignore[no-untyped-def]
    avih = struct.pack("<14I", 40_000, 0, 0, 0, 75, 0, 1, 0, 320, 180, 0, 0, 0, 0)
    data = b"RIFF\0\1\0\0AVI LIST\x60\0\0\0hdrlavih" + struct.pack("<I", 56) + avih + bytes(100)
    assert facts(data) == Facts(320, 180, 3.0, film=True)


@pytest.mark.parametrize("mark", [b"RIFF", b"RIFX", b"RF64", b"BW64"])
def test_waves_of_all_marks(facts, mark: bytes) -> None:  # type: ignore[no-untyped-def]
    long = mark in {b"RF64", b"BW64"}
    assert facts(kinds.wave(mark, length=0xFFFFFFFF if long else None)).duration == 2.0


@pytest.mark.parametrize("length", [0, 0xFFFFFFFF, 10**6])
def test_waves_whose_writer_did_not_know_their_length(facts, length: int) -> None:  # type: ignore[no-untyped-def]
    assert facts(kinds.wave(length=length)).duration == 2.0


def test_other_sounds(facts) -> None:  # type: ignore[no-untyped-def]
    assert facts(kinds.w64()).duration == 2.0
    assert facts(kinds.aiff()).duration == 2.0
    assert facts(kinds.flac()).duration == 2.0
    assert facts(kinds.id3(90_000, kinds.flac())).duration == 2.0
    assert (
        facts(kinds.ogg(b"OpusHead\1\1\x38\1", 96_312)).duration == 2.0
    )  # what the decoder throws away is no part of it
    assert facts(kinds.ogg(b"\x01vorbis\0\0\0\0\1" + struct.pack("<I", 44100), 88_200)).duration == 2.0
    assert facts(kinds.adts(100)).duration == pytest.approx(100 * 1024 / 44100)
    compressed = struct.pack("<HHIIHHH", 0x11, 1, 8000, 4055, 256, 4, 2) + b"\xf9\1"
    adpcm = (
        b"RIFF\0\0\0\0WAVEfmt " + struct.pack("<I", 20) + compressed + b"data" + struct.pack("<I", 8110) + bytes(8110)
    )
    assert facts(adpcm).duration == 2.0


def test_an_ogg_with_other_streams_and_pages_without_a_time(facts) -> None:  # type: ignore[no-untyped-def]
    data = kinds.ogg(b"\x01vorbis\0\0\0\0\1" + struct.pack("<I", 44100), 88_200)
    data += kinds.page(b"other", serial=9, position=5) + kinds.page(b"\xfe", serial=7, position=-1)
    assert facts(data).duration == 2.0


@pytest.mark.parametrize(
    ("header", "length", "samples_of_one", "rate"),
    [
        (b"\xff\xfb\x90\x00", 417, 1152, 44100),  # MPEG-1
        (b"\xff\xf3\x48\xc4", 144, 576, 16000),  # MPEG-2
        (b"\xff\xe3\x18\xc4", 72, 576, 8000),  # MPEG-2.5
        (b"\xff\xfb\x00\xc4", 520, 1152, 44100),  # a free bit rate
        (b"\xff\xfd\x80\x00", 417, 1152, 44100),  # layer II
    ],
)
def test_mp3_by_its_frames(facts, header: bytes, length: int, samples_of_one: int, rate: int) -> None:  # type: ignore[no-untyped-def]
    data = kinds.mpeg_frames(header, length, 200)
    wanted = pytest.approx(200 * samples_of_one / rate, rel=0.02)
    assert facts(data).duration == wanted
    assert facts(kinds.id3(70_000, data) + b"TAG" + bytes(125)).duration == wanted


def test_mp3_whose_bit_rate_changes(facts) -> None:  # type: ignore[no-untyped-def]
    slow, fast = kinds.mpeg_frames(b"\xff\xfb\x10\x00", 104, 1), kinds.mpeg_frames(b"\xff\xfb\xe0\x00", 1044, 1)
    assert facts((slow * 9 + fast) * 500).duration == pytest.approx(5000 * 1152 / 44100, rel=0.02)
    index = b"\xff\xfb\x90\x00" + bytes(32) + b"Xing\0\0\0\1" + struct.pack(">I", 9000) + bytes(417 - 48)
    assert facts(index + slow * 50).duration == pytest.approx(9000 * 1152 / 44100)


def test_no_bytes_break_a_reader(tmp_path: Path) -> None:
    chance = random.Random(5)
    path = tmp_path / "f"
    rows = [
        (data, media_type)
        for data, media_type, _extension, _kind in [*kinds.KINDS, (fragmented(), "video/mp4", "", None)]
        if media_type.startswith(("video/", "audio/"))
    ]
    for data, media_type in rows:
        for _ in range(25):
            broken = bytearray(data[: chance.randrange(len(data)) + 1])
            for _ in range(6):
                broken[chance.randrange(min(len(broken), 400))] = chance.choice([0, 1, 0x7F, 0x80, 0xFF])
            path.write_bytes(broken)
            found = read_facts(path, media_type)
            assert found.duration is None or found.duration >= 0
