"""Jobs of the drawing process for files that go into a form: what one is, and a copy that a model's limits take.

The file itself is only read. What a copy gave up is told in sentences.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from comfy_desk.domain.output import Kind
from comfy_desk.media.animation import gif_frames, webp_frames
from comfy_desk.media.containers import read_facts
from comfy_desk.media.filetype import type_of_file
from comfy_desk.media.formats import Sniffed
from comfy_desk.media.headers import size_of
from comfy_desk.media.limits import MOST_FILE, Refused
from comfy_desk.media.pictures import FORMATS, draw, orientation_of
from comfy_desk.media.png import read_png
from comfy_desk.ui.drawing.decode import decode_svg
from comfy_desk.ui.drawing.decoded import PreviewRefused

CMYK, DEEP = "cmyk", "deep"
"""Modes that many models refuse or misread: colours for print, and more than eight bits."""

SVG_LONGEST = 2048
ROUNDS = 12
"""Times that a copy is made smaller until it fits."""

_SHRINK = 0.8
_WRITERS = {"image/png": "PNG", "image/jpeg": "JPEG", "image/webp": "WEBP"}
_LOSSY = frozenset({"image/jpeg", "image/heic", "image/avif", "image/jp2"})
_DAMAGED = "This picture cannot be converted here: it may be damaged, or is too large."
_NO = "No copy of this picture can be made here."


def given_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, name} → {media_type, kind, width, height, turned, odd, frames, seconds}; None where something is not known.

    Width and height are those of the upright picture.
    """
    path = Path(arguments["path"])
    known = type_of_file(path, None, str(arguments.get("name") or "") or None)
    facts: dict[str, Any] = dict.fromkeys(("width", "height", "frames", "seconds"))
    facts |= {"media_type": known.media_type, "kind": str(known.kind), "turned": False, "odd": ""}
    try:
        facts |= _of_picture(path, known) if known.kind is Kind.IMAGE else _of_tracks(path, known)
    except Exception:  # noqa: BLE001 - readers raise whatever they like on broken files: it is sent as it is
        return facts
    return facts


def fitting_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out, formats, most_bytes, most_pixels, most_side} → {made, media_type, width, height, said}, or {refused}.

    `said` is what the copy gave up, a word or two each.
    """
    path, out = Path(arguments["path"]), Path(arguments["out"])
    known = type_of_file(path, None, None)
    try:
        image, said = _decoded(path, known, arguments)
    except Refused:
        return {"refused": "This picture is too large to be converted here."}
    except PreviewRefused as refused:
        return {"refused": str(refused)}
    formats = tuple(arguments.get("formats") or ()) or tuple(_WRITERS)
    most = arguments.get("most_bytes") or 1 << 62
    for media_type, data, size in _tries(image, known.media_type, formats):
        if len(data) <= most:
            if media_type == "image/jpeg" and "A" in image.mode:
                said.append("clear parts became white")
            if size != image.size:
                said.append(f"scaled to {size[0]:,} × {size[1]:,}")
            out.write_bytes(data)
            return {"made": True, "media_type": media_type, "width": size[0], "height": size[1], "said": said}
    return {"refused": _NO}


def _of_picture(path: Path, known: Sniffed) -> dict[str, Any]:
    form = FORMATS.get(known.media_type)
    if form is None or path.stat().st_size > MOST_FILE:
        size = size_of(path, known.media_type)
        return {"width": size[0], "height": size[1]} if size else {}
    orientation = orientation_of(path, form)
    with Image.open(path, formats=[form]) as image:
        width, height = image.size if orientation < 5 else image.size[::-1]
        odd = CMYK if image.mode in {"CMYK", "YCCK"} else DEEP if image.mode[0] in "IF" else ""
    frames = None
    if form == "PNG":
        png = read_png(path)
        odd, frames = odd or (DEEP if png.depth > 8 else ""), png.frames
    elif form in {"GIF", "WEBP"}:
        frames = gif_frames(path) if form == "GIF" else webp_frames(path)
    return {"width": width, "height": height, "turned": orientation > 1, "odd": odd, "frames": frames}


def _of_tracks(path: Path, known: Sniffed) -> dict[str, Any]:
    facts = read_facts(path, known.media_type)
    return {"width": facts.width, "height": facts.height, "seconds": facts.duration}


def _decoded(path: Path, known: Sniffed, arguments: dict[str, Any]) -> tuple[Image.Image, list[str]]:
    """The picture upright in eight bits of sRGB, within the wanted size. Raises Refused and PreviewRefused."""
    if known.kind is Kind.VECTOR:
        longest = min(SVG_LONGEST, int(arguments.get("most_side") or SVG_LONGEST))
        return _as_pillow(decode_svg(str(path), longest).levels[0]), ["drawn as pixels"]
    try:
        facts = _of_picture(path, known)
    except (OSError, ValueError, SyntaxError) as error:
        raise PreviewRefused(_DAMAGED) from error
    width, height = facts.get("width"), facts.get("height")
    if not width or not height:
        raise PreviewRefused(_NO)
    longest = min(max(width, height), int(arguments.get("most_side") or 1 << 30))
    most = arguments.get("most_pixels")
    if most and width * height > most:
        longest = min(longest, int(max(width, height) * (most / (width * height)) ** 0.5))
    drawn = draw(path, known.media_type, max(1, longest))
    if drawn.image is None:
        raise PreviewRefused(_DAMAGED)
    said = ["turned upright"] if facts.get("turned") else []
    said += {CMYK: ["colours for the screen"], DEEP: ["eight bits a channel"]}.get(facts.get("odd", ""), [])
    if (facts.get("frames") or 1) > 1:
        said.append("its first frame alone")
    if longest < max(width, height):
        said.append(f"scaled to {drawn.image.width:,} × {drawn.image.height:,}")
    return drawn.image, said


def _tries(image: Image.Image, source: str, formats: tuple[str, ...]) -> Iterator[tuple[str, bytes, tuple[int, int]]]:
    """Copies from the most faithful to the smallest."""
    lossless = ("image/png", "image/webp", "image/jpeg")
    order = ("image/jpeg", "image/webp", "image/png") if source in _LOSSY and "A" not in image.mode else lossless
    wanted = [media_type for media_type in order if media_type in formats]
    for media_type in wanted:
        yield media_type, _written(image, media_type, 95), image.size
    small = next((media_type for media_type in ("image/jpeg", "image/webp") if media_type in wanted), "image/png")
    if not wanted:
        return
    if small != "image/png":
        yield small, _written(image, small, 88), image.size
    size = image.size
    for _ in range(ROUNDS):
        size = max(1, round(size[0] * _SHRINK)), max(1, round(size[1] * _SHRINK))
        yield small, _written(image.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0), small, 90), size


def _written(image: Image.Image, media_type: str, quality: int) -> bytes:
    if media_type == "image/jpeg" and "A" in image.mode:
        paper = Image.new("RGB", image.size, "white")
        paper.paste(image.convert("RGB"), mask=image.getchannel("A"))
        image = paper
    buffer = io.BytesIO()
    options: dict[str, Any] = {"quality": quality}
    if media_type == "image/jpeg":
        options["subsampling"] = 0 if quality > 90 else 2
    image.save(buffer, _WRITERS[media_type], **options)
    return buffer.getvalue()


def _as_pillow(image: QImage) -> Image.Image:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return Image.open(io.BytesIO(bytes(buffer.data().data()))).convert("RGBA")
