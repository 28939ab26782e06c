"""Length of sounds, and where the samples of a WAV file are. Read from headers alone; decodes nothing; bounded reads."""

from __future__ import annotations

import os
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import BinaryIO, Literal

from comfy_desk.media.facts import Facts
from comfy_desk.media.mpeg_audio import Frame, adts_frame, free_length, id3_length, mpeg_frame

_MAX_FRAMES = 4_000  # of a sound without an index; beyond them the rest is taken to be like them
_WINDOW = 1 << 20
_W64_DATA = b"data\xf3\xac\xd3\x11\x8c\xd1\x00\xc0\x4f\x8e\xdb\x8a"


@dataclass(frozen=True, slots=True)
class Wave:
    """Where the samples of a WAV file are and how they are laid out."""

    format: int  # 1 PCM, 3 float
    channels: int
    rate: int
    bits: int
    start: int
    size: int
    pace: int = 0  # bytes a second, as stated
    order: Literal["little", "big"] = "little"

    @property
    def frame(self) -> int:
        return max(1, self.channels * self.bits // 8)

    @property
    def duration(self) -> float | None:
        if self.format in {1, 3, 6, 7} and self.rate:
            return self.size / self.frame / self.rate
        return self.size / self.pace if self.pace else None  # compressed: a frame has no fixed size


def wave_layout(file: BinaryIO) -> Wave | None:
    """RIFF, RIFX (big-endian) and RF64 (above 4 GB); None where samples or their layout are missing."""
    size = file.seek(0, os.SEEK_END)
    file.seek(0)
    mark = file.read(12)[:4]
    order: Literal["little", "big"] = "big" if mark == b"RIFX" else "little"
    sign = ">" if order == "big" else "<"
    offset, layout, long_size = 12, None, 0
    for _ in range(1000):
        file.seek(offset)
        header = file.read(8)
        if len(header) < 8:
            return None
        name, length = header[:4], int.from_bytes(header[4:], order)
        if name == b"ds64":
            long_size = int.from_bytes(file.read(16)[8:], "little")
        elif name == b"fmt ":
            body = file.read(min(length, 40))
            if len(body) < 16:
                return None
            layout = struct.unpack_from(sign + "HHIIHH", body)
            if layout[0] == 0xFFFE and len(body) >= 26:
                layout = (int.from_bytes(body[24:26], order), *layout[1:])
        elif name == b"data" and layout is not None:
            start = offset + 8
            # A stream's writer does not know the length and leaves 0 or the largest number there is.
            stated = long_size if length == 0xFFFFFFFF and long_size else length
            rest = max(0, size - start)
            held = rest if stated in {0, 0xFFFFFFFF} else min(stated, rest)
            return Wave(layout[0], layout[1], layout[2], layout[5], start, held, layout[3], order)
        offset += 8 + length + (length & 1)
    return None


def wav_facts(file: BinaryIO) -> Facts:
    wave = wave_layout(file)
    return Facts(duration=wave.duration or None, sound=True) if wave else Facts()


def w64_facts(file: BinaryIO) -> Facts:
    """Sony's Wave64: names of 16 bytes, lengths of 8 that count themselves, each at a multiple of 8."""
    size = file.seek(0, os.SEEK_END)
    offset, pace = 40, 0
    for _ in range(1000):
        if offset >= size:  # a length may say anything, and not every place can be gone to
            break
        file.seek(offset)
        header = file.read(24 + 16)
        length = int.from_bytes(header[16:24], "little")
        if len(header) < 24 or length < 24:
            break
        if header[:4] == b"fmt ":
            pace = int.from_bytes(header[32:36], "little")
        elif header[:16] == _W64_DATA and pace:
            return Facts(duration=(length - 24) / pace, sound=True)
        offset += (length + 7) // 8 * 8
    return Facts()


def aiff_facts(file: BinaryIO) -> Facts:
    offset = 12
    for _ in range(1000):
        file.seek(offset)
        header = file.read(26)
        if len(header) < 8:
            break
        if header[:4] == b"COMM":
            frames, exponent, mantissa = struct.unpack_from(">I2xHQ", header, 10)
            rate = mantissa * 2.0 ** ((exponent & 0x7FFF) - 16446)
            return Facts(duration=frames / rate if rate else None, sound=True)
        length = int.from_bytes(header[4:8], "big")
        offset += 8 + length + (length & 1)
    return Facts()


def mp3_facts(file: BinaryIO) -> Facts:
    """By the index of its first frame (Xing, Info, VBRI) where there is one, else by its frames."""
    size = file.seek(0, os.SEEK_END)
    start = _behind_id3(file)
    data = file.read(_WINDOW)
    first = next((at for at in range(min(len(data), 8192)) if _frame_at(data, at)), None)
    frame = _frame_at(data, first) if first is not None else None
    if first is None or frame is None:
        return Facts()
    for mark, skip in ((b"Xing", 8), (b"Info", 8), (b"VBRI", 14)):
        at = data.find(mark, first, first + 200)
        if at >= 0 and (mark == b"VBRI" or data[at + 7] & 1):
            frames = int.from_bytes(data[at + skip : at + skip + 4], "big")
            if frames:
                return Facts(duration=frames * frame.samples / frame.rate, sound=True)
    if size >= 128:
        file.seek(size - 128)
        size -= 128 if file.read(3) == b"TAG" else 0
    return Facts(duration=_by_frames(data, first, size - start, mpeg_frame, frame.length), sound=True)


def aac_facts(file: BinaryIO) -> Facts:
    size = file.seek(0, os.SEEK_END)
    start = _behind_id3(file)
    return Facts(duration=_by_frames(file.read(_WINDOW), 0, size - start, adts_frame, 0), sound=True)


def _behind_id3(file: BinaryIO) -> int:
    file.seek(0)
    start = id3_length(file.read(10))
    file.seek(start)
    return start


def _frame_at(data: bytes, at: int) -> Frame | None:
    """The frame at `at`, if another follows it or the data ends; one of free bit rate with the length it has here."""
    frame = mpeg_frame(data, at)
    if frame is None:
        return None
    length = frame.length or free_length(data, at)
    if not length or (at + length < len(data) - 4 and mpeg_frame(data, at + length) is None):
        return None
    return Frame(length, frame.rate, frame.samples)


def _by_frames(
    data: bytes, first: int, size: int, read: Callable[[bytes, int], Frame | None], free: int
) -> float | None:
    """Seconds of `size` bytes of which `data` is the beginning, its first frame at `first`."""
    at, seconds = first, 0.0
    for _ in range(_MAX_FRAMES):
        frame = read(data, at)
        if frame is None:
            break
        seconds += frame.samples / frame.rate
        at += frame.length or free
    seen = min(at, size) - first
    return seconds * (size - first) / seen if seen > 0 and seconds else None


def flac_facts(file: BinaryIO) -> Facts:
    _behind_id3(file)
    data = file.read(26)
    packed = int.from_bytes(data[18:26], "big")
    rate, samples = packed >> 44, packed & ((1 << 36) - 1)
    return Facts(duration=samples / rate if rate and samples else None, sound=True)


def ogg_facts(file: BinaryIO) -> Facts:
    """By the time at which the last page of its sound ends."""
    head = file.read(4096)
    page, at, rate, skip = _ogg_sound(head)
    if at < 0 or not rate:
        return Facts()
    serial = head[page + 14 : page + 18]
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - 131_072))  # a page has at most 65,307 bytes
    tail = file.read()
    last = len(tail)
    while (last := tail.rfind(b"OggS", 0, last)) >= 0:
        position = int.from_bytes(tail[last + 6 : last + 14], "little")
        if tail[last + 14 : last + 18] == serial and 0 < position < 1 << 60:
            return Facts(duration=max(0, position - skip) / rate, sound=True)
    return Facts(sound=True)


def _ogg_sound(head: bytes) -> tuple[int, int, int, int]:
    """(its page, its header, Hz, samples to skip) of the first sound among the first pages; -1 where there is none."""
    for mark, rate_at in ((b"OpusHead", 0), (b"\x01vorbis", 12), (b"\x7fFLAC", 27), (b"Speex   ", 36)):
        at = head.find(mark)
        if at < 0:
            continue
        page = max(0, head.rfind(b"OggS", 0, at))
        if mark == b"OpusHead":
            return page, at, 48_000, int.from_bytes(head[at + 10 : at + 12], "little")
        if mark == b"\x7fFLAC":
            return page, at, int.from_bytes(head[at + 27 : at + 30], "big") >> 4, 0
        return page, at, int.from_bytes(head[at + rate_at : at + rate_at + 4], "little"), 0
    return 0, -1, 0, 0
