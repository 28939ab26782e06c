"""From whatever a picture's pixels are to eight bits of sRGB, with or without alpha. Reads and writes no file."""

from __future__ import annotations

import contextlib
import io
import math

from PIL import Image, ImageCms

_MOST_PROFILE = 8_000_000
_HUGE = 50_000_000  # pixels; above it four times the memory is only taken after shrinking

_SMALL = 1024
"""Pixels of the longer side up to which a filter with a third of the taps does, in less than half the time."""


def fitted(size: tuple[int, int], limit: int) -> tuple[int, int]:
    scale = min(1.0, limit / max(size))
    return max(1, round(size[0] * scale)), max(1, round(size[1] * scale))


def small_srgb(work: Image.Image, profile: bytes | None, size: tuple[int, int]) -> Image.Image:
    """The picture in `size`, as L, RGB or RGBA in sRGB."""
    clear = "transparency" in work.info
    if work.mode in {"P", "1", "PA"}:
        if work.width * work.height > _HUGE:
            work = work.resize(fitted(work.size, max(size) * 2), Image.Resampling.NEAREST)
        work = work.convert("RGBA" if clear or work.mode == "PA" else "L" if work.mode == "1" else "RGB")
    elif work.mode.startswith("I") or work.mode == "F":
        work = _eight_bits(work, max(size))
    elif clear and work.mode in {"L", "RGB"}:
        work = work.convert("RGBA")
    elif work.mode in {"La", "RGBa"}:
        work = work.convert({"La": "LA", "RGBa": "RGBA"}[work.mode])
    if size != work.size:
        sampling = Image.Resampling.HAMMING if max(size) <= _SMALL else Image.Resampling.LANCZOS
        work = work.resize(size, sampling, reducing_gap=2.0)
    return _to_srgb(work, profile)


def _eight_bits(image: Image.Image, limit: int) -> Image.Image:
    """16-bit grey and float greys to 8 bits; plain conversion would clip at 255."""
    small = image.resize(fitted(image.size, limit), Image.Resampling.NEAREST).convert("F")
    low, high = small.getextrema()
    low_value, high_value = float(low), float(high)  # type: ignore[arg-type]
    if not (math.isfinite(low_value) and math.isfinite(high_value)):
        low_value, high_value = 0.0, 1.0
    if image.mode.startswith("I"):
        low_value, high_value = 0.0, 65535.0 if high_value > 255 else 255.0
    elif low_value >= 0.0 and high_value <= 1.0:  # light as numbers usually are
        low_value, high_value = 0.0, 1.0
    span = (high_value - low_value) or 1.0
    return small.point(lambda value: value * (255.0 / span) - low_value * 255.0 / span).convert("L")


def _to_srgb(image: Image.Image, profile: bytes | None) -> Image.Image:
    alpha = image.getchannel("A") if image.mode in {"RGBA", "LA"} else None
    flat = image.convert(image.mode[:-1]) if alpha is not None else image
    turned = _turned(flat, profile)
    if turned is None:
        turned = flat if flat.mode in {"RGB", "L"} else flat.convert("RGB")
    if alpha is not None:
        turned = turned.convert("RGB") if turned.mode == "L" else turned
        turned.putalpha(alpha)
    turned.info.pop("icc_profile", None)
    return turned


def _turned(flat: Image.Image, profile: bytes | None) -> Image.Image | None:
    """The picture as its profile means it; None where there is none, or a broken one, which viewers ignore."""
    if flat.mode == "LAB":
        source = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB"))
    elif profile and len(profile) <= _MOST_PROFILE and flat.mode in {"RGB", "CMYK", "L"}:
        try:
            source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        except (OSError, ImageCms.PyCMSError):
            return None
    else:
        return None
    with contextlib.suppress(ImageCms.PyCMSError, ValueError, OSError):
        return ImageCms.profileToProfile(flat, source, ImageCms.createProfile("sRGB"), outputMode="RGB")
    return None
