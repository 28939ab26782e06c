"""A small upright picture in sRGB of any picture file, with limits asked before anything is decoded. The file is only read.

Pillow decodes; PNG and TIFF are read in bands where they are large, JPEG is scaled while it is decoded.
"""

from __future__ import annotations

import contextlib
import sys
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, PngImagePlugin

from comfy_desk.media.animation import gif_frames, webp_frames
from comfy_desk.media.colours import fitted, small_srgb
from comfy_desk.media.jpeg import check_jpeg
from comfy_desk.media.limits import MOST_FILE, MOST_FRAMES, NO_PREVIEW, Refused, check_pixels, check_whole
from comfy_desk.media.png import png_picture, read_png
from comfy_desk.media.tiff import read_tiff, tiff_picture

# Our own limits are asked before decoding; Pillow's would warn at a third of them.
Image.MAX_IMAGE_PIXELS = None
PngImagePlugin.MAX_TEXT_CHUNK = 4 * 1024 * 1024
PngImagePlugin.MAX_TEXT_MEMORY = 16 * 1024 * 1024

FORMATS = {
    "image/png": "PNG",
    "image/apng": "PNG",
    "image/jpeg": "JPEG",
    "image/webp": "WEBP",
    "image/gif": "GIF",
    "image/bmp": "BMP",
    "image/tiff": "TIFF",
    "image/avif": "AVIF",
    "image/jp2": "JPEG2000",
}
_DAMAGED = "The picture could not be drawn: it may be damaged or cut off."
# Bytes a pixel that decoding takes at its height: canvases of the decoder, what it hands over, and Pillow's own picture.
_COST = {"WEBP": 16, "AVIF": 16, "JPEG2000": 24, "GIF": 10, "BMP": 8}
_TURNS = {2: 0, 3: 3, 4: 1, 5: 5, 6: 4, 7: 6, 8: 2}


@dataclass(slots=True)
class Drawn:
    """What came of a picture. `width` and `height` are pixels of the upright whole; `frames` is counted to a limit, and
    None where the format has none; `note` is a sentence where there is no image."""

    image: Image.Image | None = None
    width: int | None = None
    height: int | None = None
    frames: int | None = None
    note: str | None = None

    def measure(self, size: tuple[int, int], orientation: int) -> None:
        self.width, self.height = size if orientation < 5 else size[::-1]


def draw(path: Path, media_type: str, limit: int) -> Drawn:
    """The picture with at most `limit` pixels on its longer side, as L, LA, RGB or RGBA."""
    drawn = Drawn()
    form = FORMATS.get(media_type)
    if form is None or form not in _readable():
        drawn.note = NO_PREVIEW
        return drawn
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            _DRAWERS.get(form, _by_pillow)(path, form, limit, drawn)
    except Refused as refusal:
        drawn.note = str(refusal)
        if drawn.width is None and refusal.size is not None:
            drawn.measure(refusal.size, 1)
    except MemoryError:
        drawn.note = "Too large to preview here."
    except Exception as error:  # noqa: BLE001 - decoders raise whatever they like on broken files
        print(f"no preview: {type(error).__name__}", file=sys.stderr)  # noqa: T201
        drawn.note = _DAMAGED
    if drawn.note is not None:
        drawn.image = None
    return drawn


def orientation_of(path: Path, form: str) -> int:
    """How the file itself says that it is turned (EXIF, 1 to 8), read without decoding it; 1 where nothing says so."""
    with contextlib.suppress(Exception):
        if form == "PNG":
            return _orientation_of(read_png(path).exif)
        if path.stat().st_size <= MOST_FILE:
            with Image.open(path, formats=[form]) as image:
                return _orientation(image)
    return 1


def _readable() -> set[str]:
    Image.init()
    return set(Image.OPEN)


def _png(path: Path, form: str, limit: int, drawn: Drawn) -> None:
    png = read_png(path)
    orientation = _orientation_of(png.exif)
    drawn.measure((png.width, png.height), orientation)
    drawn.frames = png.frames
    image = png_picture(path, png, _wanted(limit))
    _finish(image, png.profile, (png.width, png.height), orientation, limit, drawn)


def _tiff(path: Path, form: str, limit: int, drawn: Drawn) -> None:
    tiff = read_tiff(path)
    drawn.measure((tiff.width, tiff.height), tiff.orientation)
    image, profile = tiff_picture(path, tiff, _wanted(limit))
    size = (tiff.width, tiff.height) if tiff.orientation > 1 else (drawn.width or 1, drawn.height or 1)
    _finish(image, profile, size, tiff.orientation, limit, drawn)


def _by_pillow(path: Path, form: str, limit: int, drawn: Drawn) -> None:
    if form == "JPEG":
        check_jpeg(path)
    elif form == "WEBP":
        drawn.frames = webp_frames(path)
    elif form == "GIF":
        drawn.frames = gif_frames(path)
    if form in {"WEBP", "AVIF", "JPEG2000"} and path.stat().st_size > MOST_FILE:  # these are read into memory whole
        raise Refused("Too large to preview here.")
    with Image.open(path, formats=[form]) as image:
        width, height = image.size
        orientation = _orientation(image)
        drawn.measure(image.size, orientation)
        if form == "AVIF":
            drawn.frames = min(int(getattr(image, "n_frames", 1)), MOST_FRAMES)
        check_pixels(width, height)
        if form == "JPEG":
            scale = max(1, max(width, height) // _wanted(limit))
            image.draft(None, (max(1, width // scale), max(1, height // scale)))
            check_whole(*image.size, 8)
        else:
            check_whole(width, height, _COST[form])
        image.load()
        _finish(image, image.info.get("icc_profile"), (width, height), orientation, limit, drawn)


_DRAWERS: dict[str, Callable[[Path, str, int, Drawn], None]] = {"PNG": _png, "TIFF": _tiff}


def _wanted(limit: int) -> int:
    """Pixels that a picture keeps while it is read: twice what is shown looks better, where that is not much."""
    return limit * 2 if limit <= 1024 else limit


def _finish(
    image: Image.Image, profile: bytes | None, whole: tuple[int, int], orientation: int, limit: int, drawn: Drawn
) -> None:
    size = fitted(whole, limit)
    if size[0] > image.width or size[1] > image.height:  # only a part of it was decoded
        size = fitted(image.size, limit)
    small = small_srgb(image, profile, size)
    turn = _TURNS.get(orientation)
    drawn.image = small.transpose(Image.Transpose(turn)) if turn is not None else small


def _orientation(image: Image.Image) -> int:
    with contextlib.suppress(Exception):  # broken EXIF is no reason to have no preview
        value = image.getexif().get(0x0112, 1)
        return value if isinstance(value, int) and 1 <= value <= 8 else 1
    return 1


def _orientation_of(exif: bytes) -> int:
    if not exif:
        return 1
    with contextlib.suppress(Exception):
        read = Image.Exif()
        read.load(exif)
        value = read.get(0x0112, 1)
        return value if isinstance(value, int) and 1 <= value <= 8 else 1
    return 1
