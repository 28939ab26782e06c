"""The few letters on a small picture, or on the tile where there is none: its length, that it moves, its format. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePath

from comfy_desk.domain.output import Kind, Output
from comfy_desk.media.limits import NO_PREVIEW, is_of_preview_alone
from comfy_desk.ui.phrases import stopwatch, tr
from comfy_desk.ui.told import told

_LONG = 6
_NAMES = {"JPG": "JPEG", "TIF": "TIFF", "HTM": "HTML"}
_DRAWN = (Kind.IMAGE, Kind.VECTOR)


@dataclass(frozen=True, slots=True)
class TileWords:
    """`badge` stands on the picture or its tile, `name` below the sign of a tile, `why` is a sentence."""

    badge: str = ""
    name: str = ""
    why: str = ""


def tile_words(output: Output) -> TileWords:
    """For an output whose file is here; nothing is said of one that is not."""
    if not output.path:
        return TileWords()
    badge = ""
    if output.kind in (Kind.VIDEO, Kind.AUDIO) and output.duration:
        badge = stopwatch(max(1.0, output.duration))
    elif output.animated:
        badge = format_name(output)
    if output.thumbnail is not None:
        return TileWords(badge)
    if output.kind is Kind.IMAGE and output.problem and "too large" in output.problem.lower():
        return TileWords(badge, tr("Too large"), told(output.problem))
    return TileWords(badge, format_name(output), told(output.problem or "") or no_preview(output))


def format_name(output: Output) -> str:
    """ "HEIC", "GLB": by the ending, which follows the bytes; "" where it has none, or one that is no name."""
    ending = PurePath(output.path or "").suffix.lstrip(".").upper()
    if output.media_type == "image/apng":
        return "APNG"
    return _NAMES.get(ending, ending) if ending.isalnum() and len(ending) <= _LONG else ""


def no_preview_for(output: Output) -> str:
    """ "No preview for HEIC": a headline where a picture would be."""
    name = format_name(output)
    return tr("No preview for {name}").format(name=name) if name else tr("No preview for this kind")


def unshown(output: Output) -> str:
    """Why a file that is here, and in order as far as anybody knows, is not shown: a sentence; "" for any other."""
    problem = output.problem or ""
    if not output.path or not is_of_preview_alone(problem):
        return ""
    return (no_preview(output) or told(problem)) if problem == NO_PREVIEW else told(problem)


def no_preview(output: Output) -> str:
    """A sentence for a picture without a small one; "" for what never has one."""
    name = format_name(output)
    if output.kind not in _DRAWN or not name:
        return ""
    return tr("There is no preview for this {name} file.").format(name=name)
