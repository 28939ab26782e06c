"""Sounds made by arithmetic: a short melody of plucked tones as a WAV file, the same for the same words and seed."""

import array
import hashlib
import io
import math
import random
import sys
import wave as wav

RATE = 22050
_SCALE = (0, 2, 4, 7, 9, 12, 14, 16)


def wave(prompt: str, seed: int, seconds: float) -> bytes:
    """Mono, 16 bits, 22,050 Hz; 0.5 to 30 seconds."""
    seconds = max(0.5, min(30.0, seconds))
    rng = random.Random(hashlib.sha256(f"sound {prompt}\n{seed}".encode()).digest())
    root = 220 * 2 ** (rng.randrange(-5, 6) / 12)
    total = int(seconds * RATE)
    mixed = [0.0] * total
    step = RATE // 4
    for start in range(0, total, step):
        pitch = root * 2 ** (rng.choice(_SCALE) / 12)
        tone = _tone(pitch)
        for i, value in enumerate(tone[: total - start]):
            mixed[start + i] += value
    samples = array.array("h", (max(-32767, min(32767, int(v * 9000))) for v in mixed))
    if sys.byteorder == "big":
        samples.byteswap()
    out = io.BytesIO()
    with wav.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return out.getvalue()


def _tone(pitch: float) -> list[float]:
    turn = 2 * math.pi * pitch / RATE
    length = int(RATE * 0.9)
    return [
        math.exp(-4.2 * i / length) * min(1.0, i / 60) * (math.sin(turn * i) + 0.35 * math.sin(2 * turn * i))
        for i in range(length)
    ]
