"""Headerless sound: what its declared type says, and the WAV header that makes it playable. Samples are never changed:
RFC 2586 asks for big-endian audio/L16, but what speech models send under that name is little-endian.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from comfy_desk.media.formats import essence

_NAMES = {"audio/pcm", "audio/x-pcm", "audio/lpcm", "audio/raw", "audio/l8", "audio/l16", "audio/l24", "audio/l32"}


@dataclass(frozen=True, slots=True)
class Pcm:
    rate: int = 24_000  # Hz; what speech models send when they say nothing
    channels: int = 1
    bits: int = 16
    stated: bool = False  # whether the rate was in the type

    @property
    def frame(self) -> int:
        """Bytes of one sample in all channels."""
        return self.channels * self.bits // 8


def pcm_parameters(media_type: str | None) -> Pcm | None:
    """`audio/L16;codec=pcm;rate=24000` → its rate, channels and width; None when the type is not headerless PCM."""
    name = essence(media_type)
    if name not in _NAMES:
        return None
    parameters = {}
    for part in (media_type or "").split(";")[1:]:
        key, _, value = part.partition("=")
        parameters[key.strip().lower()] = value.strip().strip("\"'")
    bits = int(name[7:]) if name.startswith("audio/l") and name[7:].isdigit() else 16
    bits = _number(parameters.get("bits") or parameters.get("bitdepth"), {8, 16, 24, 32}) or bits
    rate = _number(parameters.get("rate") or parameters.get("samplerate") or parameters.get("sample_rate"))
    channels = _number(parameters.get("channels"))
    return Pcm(
        rate=rate if 1_000 <= rate <= 768_000 else 24_000,
        channels=channels if 1 <= channels <= 32 else 1,
        bits=bits,
        stated=1_000 <= rate <= 768_000,
    )


def samples_type(*declared: str | None) -> str | None:
    """Of what was said of one file's type, that of headerless PCM: the first that states a rate, else the first of all."""
    bare = [(word, pcm) for word in declared if word and (pcm := pcm_parameters(word)) is not None]
    return next((word for word, pcm in bare if pcm.stated), bare[0][0] if bare else None)


def _number(text: str | None, allowed: set[int] | None = None) -> int:
    if not text or len(text) > 8 or not (text.isascii() and text.isdigit()):
        return 0
    number = int(text)
    return number if allowed is None or number in allowed else 0


def wav_header(size: int, pcm: Pcm) -> bytes:
    """The 44 bytes that stand before `size` bytes of little-endian PCM."""
    size = min(size, 0xFFFFFFFF - 36)
    return struct.pack(
        "<4sI4s4sIHHIIHH4sI",
        b"RIFF", size + 36, b"WAVE", b"fmt ", 16, 1, pcm.channels, pcm.rate, pcm.rate * pcm.frame, pcm.frame, pcm.bits,
        b"data", size,
    )  # fmt: skip
