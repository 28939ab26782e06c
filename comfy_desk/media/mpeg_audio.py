"""Headers of MPEG sound (MP3 and its elder layers, AAC in ADTS), read from bytes. Decodes no sound."""

from __future__ import annotations

from dataclasses import dataclass

# Index by [MPEG-1 or later][layer code 3..1]: kbit/s of the 14 usable codes (ISO 11172-3, 2.4.2.3).
_BITRATES_1 = {
    3: (32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448),
    2: (32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384),
    1: (32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320),
}
_BITRATES_2 = {
    3: (32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256),
    2: (8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160),
    1: (8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160),
}
_RATES = {3: (44100, 48000, 32000), 2: (22050, 24000, 16000), 0: (11025, 12000, 8000)}
_ADTS_RATES = (96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350)
_LONGEST_FREE = 4096  # bytes: far above what any decoder takes for a frame of free bit rate


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame's header. `length` is bytes with the header, 0 where the bit rate is free and must be measured."""

    length: int
    rate: int  # Hz
    samples: int  # in each channel


def mpeg_frame(head: bytes, at: int = 0) -> Frame | None:
    """The MPEG audio frame whose header stands at `at`, or None (ISO 11172-3, 2.4.1; also MPEG-2 and 2.5)."""
    if len(head) < at + 4 or head[at] != 0xFF or head[at + 1] & 0xE0 != 0xE0:
        return None
    second, third = head[at + 1], head[at + 2]
    version, layer = second >> 3 & 3, second >> 1 & 3
    bits, rate_code, padding = third >> 4, third >> 2 & 3, third >> 1 & 1
    if version == 1 or layer == 0 or bits == 15 or rate_code == 3 or head[at + 3] & 3 == 2:
        return None
    rate = _RATES[version][rate_code]
    samples = 384 if layer == 3 else 576 if layer == 1 and version != 3 else 1152
    if bits == 0:
        return Frame(0, rate, samples)
    kbits = (_BITRATES_1 if version == 3 else _BITRATES_2)[layer][bits - 1]
    if layer == 3:
        return Frame((12 * kbits * 1000 // rate + padding) * 4, rate, samples)
    return Frame(samples // 8 * kbits * 1000 // rate + padding, rate, samples)


def mpeg_frame_length(head: bytes, at: int = 0) -> int:
    """Bytes of the MPEG audio frame at `at`; 0 where there is none or its bit rate is free."""
    frame = mpeg_frame(head, at)
    return frame.length if frame else 0


def free_length(head: bytes, at: int = 0) -> int:
    """Bytes of a frame of free bit rate at `at`, measured to the second next one of its kind; 0 where there is none."""
    first = mpeg_frame(head, at)
    if first is None or first.length:
        return 0
    mark = head[at : at + 2]
    step = head.find(mark, at + 24)
    while 0 < step <= at + _LONGEST_FREE:
        if _alike(head, at, step):
            length = step - at
            # Padding may make any frame longer by one slot of one or four bytes.
            if any(_alike(head, at, step + length + more) for more in (0, 1, -1, 4, -4)):
                return length
        step = head.find(mark, step + 1)
    return 0


def _alike(head: bytes, first: int, other: int) -> bool:
    return (
        len(head) >= other + 4
        and head[other : other + 2] == head[first : first + 2]
        and head[other + 2] & 0xFC == head[first + 2] & 0xFC
        and head[other + 3] & 0xCF == head[first + 3] & 0xCF
    )


def adts_frame(head: bytes, at: int = 0) -> Frame | None:
    """The frame of AAC in ADTS at `at`, or None (ISO 13818-7, 6.2)."""
    if len(head) < at + 7 or head[at] != 0xFF or head[at + 1] & 0xF6 != 0xF0:
        return None
    length = (head[at + 3] & 3) << 11 | head[at + 4] << 3 | head[at + 5] >> 5
    rate_code = head[at + 2] >> 2 & 15
    if length <= 7 or rate_code >= len(_ADTS_RATES):
        return None
    return Frame(length, _ADTS_RATES[rate_code], 1024 * ((head[at + 6] & 3) + 1))


def id3_length(head: bytes) -> int:
    """Bytes of the ID3v2 tag that begins here, or 0."""
    if len(head) < 10 or head[:3] != b"ID3" or head[3] not in {2, 3, 4} or max(head[6:10]) > 0x7F:
        return 0
    return 10 + (head[6] << 21 | head[7] << 14 | head[8] << 7 | head[9]) + (10 if head[5] & 0x10 else 0)
