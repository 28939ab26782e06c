"""The jobs of the drawing process: each is given paths and gives back paths and small facts, or a sentence why not.

`{"refused": sentence}` is an answer: the file was judged, and there will be no picture of it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QRect

from comfy_desk.ui.drawing.decode import decode_picture, decode_svg
from comfy_desk.ui.drawing.decoded import Decoded, PreviewRefused
from comfy_desk.ui.drawing.film import poster_of
from comfy_desk.ui.drawing.model import glb_facts
from comfy_desk.ui.drawing.otherwise import decode_otherwise, decode_small
from comfy_desk.ui.drawing.paper import LONGEST, on_paper, write_png
from comfy_desk.ui.drawing.raster import write_decoded
from comfy_desk.ui.drawing.sound import wave_of
from comfy_desk.ui.drawing.tiles import size_alone


def picture_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out} → the facts of `raster`, with the pixels in `out`. What is not for Qt is drawn as thumbnails are.

    With `lazy`, a picture that takes many seconds is answered with its size alone and a single pixel: its squares come next.
    """
    path = str(arguments["path"])
    try:
        try:
            decoded = decode_picture(path)
        except PreviewRefused as refused:
            if not refused.another:
                raise
            later = size_alone(path) if arguments.get("lazy") else None
            decoded = later if later is not None else decode_otherwise(path, refused)
    except PreviewRefused as refused:
        return {"refused": str(refused)}
    return _handed_over(decoded, arguments)


def svg_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out, longest} → as `picture`, drawn with its longer side at `longest` pixels; of `part` (x, y, w, h) alone."""
    part = arguments.get("part")
    try:
        rect = QRect(*(int(number) for number in part)) if part else None
        return _handed_over(decode_svg(str(arguments["path"]), int(arguments["longest"]), rect), arguments)
    except PreviewRefused as refused:
        return {"refused": str(refused)}


def small_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out, longest} → as `picture`, with its longer side at no more than `longest`."""
    try:
        return _handed_over(decode_small(str(arguments["path"]), int(arguments["longest"])), arguments)
    except PreviewRefused as refused:
        return {"refused": str(refused)}


def drawing_poster_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out} → {made}: a small PNG of a drawing, on paper that its ink is seen on."""
    try:
        decoded = decode_svg(str(arguments["path"]), LONGEST)
    except PreviewRefused as refused:
        return {"refused": str(refused)}
    return {"made": write_png(on_paper(decoded.levels[0]), Path(arguments["out"]))}


def film_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out} → {made, width, height, duration}: a small PNG of the first frame that is not black."""
    poster = poster_of(str(arguments["path"]))
    made = not poster.image.isNull() and write_png(poster.image, Path(arguments["out"]))
    return {"made": made, "width": poster.width, "height": poster.height, "duration": poster.seconds}


def sound_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out} → {made}: a small PNG of how loud a sound is over its length."""
    image = wave_of(str(arguments["path"]))
    return {"made": not image.isNull() and write_png(image, Path(arguments["out"]))}


def model_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path} → {words}: what a GLB says of itself; "" for any other file."""
    facts = glb_facts(str(arguments["path"]))
    return {"words": facts.words() if facts is not None else ""}


def _handed_over(decoded: Decoded, arguments: dict[str, Any]) -> dict[str, Any]:
    return write_decoded(decoded, Path(arguments["out"]))
