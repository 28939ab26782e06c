"""The job that makes a small PNG of a file and tells its size and length. The file itself is only read.

Pictures through Pillow, refused before decoding where they are too large; films and sounds by their headers (a film's own
frame is the window's to take); a waveform for WAV. What has no preview says so in a note and is no error.
"""

from __future__ import annotations

import array
import contextlib
import io
import re
import sys
import warnings
from pathlib import Path
from typing import Any, BinaryIO

from PIL import Image, ImageCms, ImageDraw, PngImagePlugin

from comfy_desk.domain.output import Kind
from comfy_desk.media.containers import read_facts
from comfy_desk.media.formats import Sniffed
from comfy_desk.media.room import is_full
from comfy_desk.media.sniff import HEAD, settle
from comfy_desk.media.sounds import Wave, wave_layout

MAX_PIXELS = 300_000_000
SIZE = 512

_NO_PREVIEW = "There is no preview for this kind of file."
_FORMATS = {
    "image/png": "PNG",
    "image/apng": "PNG",
    "image/jpeg": "JPEG",
    "image/webp": "WEBP",
    "image/gif": "GIF",
    "image/bmp": "BMP",
    "image/tiff": "TIFF",
    "image/avif": "AVIF",
}
_ACCENT = (122, 162, 247, 255)

# Our own limit is asked before decoding; Pillow's would warn at a third of it.
Image.MAX_IMAGE_PIXELS = None
PngImagePlugin.MAX_TEXT_CHUNK = 4 * 1024 * 1024
PngImagePlugin.MAX_TEXT_MEMORY = 16 * 1024 * 1024


def thumbnail_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out, size?, declared?, name?} → {out, width, height, duration, animated, media_type, extension, kind, note}.

    `out` is None where there is no picture. The type is by the bytes, else as `declared`, else by the extension of `name`.
    """
    path, out = Path(arguments["path"]), Path(arguments["out"])
    out.parent.mkdir(parents=True, exist_ok=True)
    limit = max(16, min(int(arguments.get("size") or SIZE), 2048))
    with path.open("rb") as file:
        head = file.read(HEAD)
    known = settle(head, arguments.get("declared"), arguments.get("name"))
    answer: dict[str, Any] = {
        "out": None,
        "width": None,
        "height": None,
        "duration": None,
        "animated": False,
        "media_type": known.media_type,
        "extension": known.extension,
        "kind": str(known.kind),
        "note": None,
    }
    answer |= _facts(path, out, limit, known)
    return answer


def _facts(path: Path, out: Path, limit: int, known: Sniffed) -> dict[str, Any]:
    if known.media_type in _FORMATS:
        return _picture(path, out, limit, _FORMATS[known.media_type])
    if known.kind is Kind.VECTOR:
        return _vector(path)
    if known.kind in {Kind.VIDEO, Kind.AUDIO}:
        facts = read_facts(path, known.media_type)
        answer: dict[str, Any] = {"width": facts.width, "height": facts.height, "duration": facts.duration}
        if known.media_type == "audio/wav":
            answer["out"] = _waveform(path, out, limit)
        return answer
    return {"note": _NO_PREVIEW}


# -- pictures --------------------------------------------------------------------------------------------------------


def _picture(path: Path, out: Path, limit: int, form: str) -> dict[str, Any]:
    if form not in _readable():
        return {"note": _NO_PREVIEW}
    answer: dict[str, Any] = {}
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Image.open(path, formats=[form]) as image:
                answer |= _open_facts(image)
                width, height = image.size
                if width * height > MAX_PIXELS:
                    return answer | {"note": f"Too large to preview here ({width} × {height} pixels)."}
                small = _small(image, limit)
                small.save(out, "PNG", compress_level=1)
    except MemoryError:
        return answer | {"note": "Too large to preview here."}
    except Exception as error:  # decoders raise whatever they like on broken files
        out.unlink(missing_ok=True)
        if isinstance(error, OSError) and is_full(error):
            raise  # that is no fault of the picture
        print(f"no preview: {type(error).__name__}", file=sys.stderr)  # noqa: T201
        return answer | {"note": "The picture could not be drawn: it may be damaged or cut off."}
    return answer | {"out": str(out)}


def _readable() -> set[str]:
    Image.init()
    return set(Image.OPEN)


def _orientation(image: Image.Image) -> int:
    with contextlib.suppress(Exception):  # broken EXIF is no reason to have no preview
        value = image.getexif().get(0x0112, 1)
        return value if isinstance(value, int) and 1 <= value <= 8 else 1
    return 1


def _open_facts(image: Image.Image) -> dict[str, Any]:
    width, height = image.size
    if _orientation(image) >= 5:
        width, height = height, width
    animated = bool(getattr(image, "is_animated", False)) and image.format != "TIFF"
    return {"width": width, "height": height, "animated": animated}


def _small(image: Image.Image, limit: int) -> Image.Image:
    orientation = _orientation(image)
    if image.format == "JPEG":
        image.draft(None, (limit * 2, limit * 2))  # decodes at a half, a quarter or an eighth already
    image.load()
    profile = image.info.get("icc_profile")
    work: Image.Image = image
    if work.mode in {"P", "1", "PA"}:
        if work.width * work.height > 50_000_000:  # four times the memory only after shrinking
            work = work.resize(_fitted(work.size, limit * 2), Image.Resampling.NEAREST)
        work = work.convert("RGBA" if "transparency" in work.info or work.mode == "PA" else "RGB")
    elif work.mode.startswith("I") or work.mode == "F":
        work = _eight_bits(work, limit)
    elif "transparency" in work.info and work.mode in {"L", "RGB"}:
        work = work.convert("RGBA")
    size = _fitted(work.size, limit)
    if size != work.size:
        work = work.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)
    work = _to_srgb(work, profile)
    turn = {2: 0, 3: 3, 4: 1, 5: 5, 6: 4, 7: 6, 8: 2}.get(orientation)
    return work.transpose(Image.Transpose(turn)) if turn is not None else work


def _fitted(size: tuple[int, int], limit: int) -> tuple[int, int]:
    scale = min(1.0, limit / max(size))
    return max(1, round(size[0] * scale)), max(1, round(size[1] * scale))


def _eight_bits(image: Image.Image, limit: int) -> Image.Image:
    """16-bit grey and float greys to 8 bits; plain conversion would clip at 255."""
    small = image.resize(_fitted(image.size, limit), Image.Resampling.NEAREST).convert("F")
    low, high = small.getextrema()
    low_value, high_value = float(low), float(high)  # type: ignore[arg-type]
    if image.mode.startswith("I"):
        low_value, high_value = 0.0, 65535.0 if high_value > 255 else 255.0
    span = (high_value - low_value) or 1.0
    return small.point(lambda value: (value - low_value) * (255.0 / span)).convert("L")


def _to_srgb(image: Image.Image, profile: bytes | None) -> Image.Image:
    if profile and len(profile) < 8_000_000 and image.mode in {"RGB", "RGBA", "CMYK", "L"}:
        alpha = image.getchannel("A") if image.mode == "RGBA" else None
        with contextlib.suppress(Exception):  # a broken profile is ignored, as viewers do
            source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            flat = image.convert("RGB") if alpha is not None else image
            turned = ImageCms.profileToProfile(flat, source, ImageCms.createProfile("sRGB"), outputMode="RGB")
            if turned is not None:
                if alpha is not None:
                    turned.putalpha(alpha)
                turned.info.pop("icc_profile", None)
                return turned
    if image.mode in {"RGB", "RGBA", "L"}:
        image.info.pop("icc_profile", None)
        return image
    return image.convert("RGBA" if "A" in image.mode or "a" in image.mode else "RGB")


# -- drawings and sound ----------------------------------------------------------------------------------------------

_TAG = re.compile(rb"<(?:svg:)?svg\b[^>]{0,8000}>", re.S | re.I)
_NUMBER = r"([0-9]{0,20}\.?[0-9]{1,20}(?:[eE][+-]?[0-9]{1,3})?)"
_UNITS = {"": 1.0, "px": 1.0, "pt": 96 / 72, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0}


def _vector(path: Path) -> dict[str, Any]:
    """A drawing's size from its own words; the window draws it."""
    with path.open("rb") as file:
        match = _TAG.search(file.read(65_536))
    tag = match[0].decode("utf-8", "replace") if match else ""
    width, height = _length(tag, "width"), _length(tag, "height")
    box = re.search(rf"\bviewBox\s*=\s*[\"']\s*-?{_NUMBER}[\s,]+-?{_NUMBER}[\s,]+{_NUMBER}[\s,]+{_NUMBER}", tag)
    if box and not (width and height):
        width, height = float(box[3]), float(box[4])
    if not width or not height or max(width, height) > 1e6:
        return {}
    return {"width": max(1, round(width)), "height": max(1, round(height))}


def _length(tag: str, name: str) -> float | None:
    match = re.search(rf"\s{name}\s*=\s*[\"']\s*{_NUMBER}\s*(px|pt|pc|mm|cm|in|)\s*[\"']", tag)
    return float(match[1]) * _UNITS[match[2]] if match else None


def _waveform(path: Path, out: Path, limit: int) -> str | None:
    with path.open("rb") as file:
        wave = wave_layout(file)
        if wave is None or wave.size < wave.frame or not _is_drawable(wave):
            return None
        peaks = _peaks(file, wave, limit // 4)
    height = max(16, limit // 4)
    image = Image.new("RGBA", (len(peaks) * 4, height), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    top = max(max(peaks), 1e-6)
    for index, peak in enumerate(peaks):
        half = max(0.5, peak / max(top, 0.25) * (height / 2 - 2))
        draw.rounded_rectangle((index * 4 + 1, height / 2 - half, index * 4 + 2, height / 2 + half), 1, _ACCENT)
    image.save(out, "PNG", compress_level=1)
    return str(out)


def _is_drawable(wave: Wave) -> bool:
    return (wave.format == 1 and wave.bits in {8, 16, 24, 32}) or (wave.format == 3 and wave.bits == 32)


def _peaks(file: BinaryIO, wave: Wave, columns: int) -> list[float]:
    """The loudest sample, 0 to 1, near each column's place; at most 4096 frames are read for one."""
    frames = wave.size // wave.frame
    columns = max(1, min(columns, frames))
    peaks = []
    for column in range(columns):
        first = frames * column // columns
        count = min(4096, max(1, frames * (column + 1) // columns - first))
        file.seek(wave.start + first * wave.frame)
        peaks.append(_peak(file.read(count * wave.frame), wave))
    return peaks


def _peak(data: bytes, wave: Wave) -> float:
    if wave.format == 3:
        values = array.array("f", data[: len(data) // 4 * 4])
        return min(1.0, max((abs(value) for value in values if value == value), default=0.0))
    if wave.bits == 8:
        return max((abs(value - 128) for value in data), default=0) / 128
    if wave.bits == 24:
        data = b"".join(data[i + 1 : i + 3] for i in range(0, len(data) - 2, 3))
    samples = array.array("i" if wave.bits == 32 else "h")
    samples.frombytes(data[: len(data) // samples.itemsize * samples.itemsize])
    if sys.byteorder == "big":
        samples.byteswap()
    return max(max(samples, default=0), -min(samples, default=0)) / (1 << (samples.itemsize * 8 - 1))
