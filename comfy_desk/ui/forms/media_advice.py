"""What is to be said of a file in a field, and whether a copy would suit the model better. Pure: no widget, no file.

Only what the document's schema states firmly stands in the way of sending. What it says in prose is told, and may be wrong.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from comfy_desk.schema import Bounds, Encoding, FileLimits, Media, Medium
from comfy_desk.schema.media_limits import same_type
from comfy_desk.ui.forms.shorten import size_text
from comfy_desk.ui.phrases import stopwatch, tr, whole

USUAL = ("image/png", "image/jpeg", "image/webp")
"""Pictures that nearly every model takes."""

CONVERTIBLE = frozenset(
    {
        "image/png", "image/apng", "image/jpeg", "image/webp", "image/gif", "image/bmp", "image/tiff", "image/avif",
        "image/jp2", "image/svg+xml",
    }
)  # fmt: skip
"""Pictures of which the drawing process can make a copy."""

_PREFIX = 40
"""Characters before the Base64 of a data URI, at most."""


@dataclass(frozen=True, slots=True)
class FileFacts:
    """What is known of a file that is in a field. None where nothing is known."""

    media_type: str = ""
    size: int = 0
    width: int | None = None
    height: int | None = None
    seconds: float | None = None
    frames: int | None = None
    turned: bool = False
    odd: str = ""
    guessed: bool = False

    def words(self) -> str:
        """ "image/png, 2.1 MB, 1,024 × 768"."""
        parts = [self.media_type, size_text(self.size)]
        if self.width and self.height:
            parts.append(f"{whole(self.width)} × {whole(self.height)}")
        if self.seconds is not None:
            parts.append(stopwatch(self.seconds) if self.seconds >= 1 else tr("under 1 s"))
        return ", ".join(filter(None, parts))


NOTHING_KNOWN = FileFacts()


@dataclass(frozen=True, slots=True)
class Fix:
    """A copy that would suit: what the button says, and the limits that the copy keeps."""

    label: str
    limits: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Advice:
    """`problem` stands in the way of sending; `notes` do not."""

    problem: str = ""
    notes: tuple[str, ...] = ()
    fix: Fix | None = None


def advise(facts: FileFacts, media: Media, bounds: Bounds) -> Advice:
    """About a file as it is now."""
    limits = media.limits
    most_bytes, firm_bytes = _most_bytes(limits, media, bounds)
    firm: list[str] = []
    soft: list[str] = []
    wanted: list[str] = []  # why a copy is wanted: format, upright, mode, scale
    if limits.formats and not _among(facts.media_type, limits.formats):
        said = tr("The model takes {formats}; this is {kind}.").format(
            formats=names_of(limits.formats), kind=names_of((facts.media_type,))
        )
        (firm if "formats" in limits.firm else soft).append(said)
        wanted.append("format")
    elif not limits.formats and media.medium is Medium.IMAGE and same_type(facts.media_type) not in USUAL:
        soft.append(tr("Many models take only PNG, JPEG and WebP."))
        wanted.append("format")
    if most_bytes is not None and facts.size > most_bytes:
        (firm if firm_bytes else soft).append(
            tr("The model takes files of up to {most}; this has {size}.").format(
                most=size_text(most_bytes), size=size_text(facts.size)
            )
        )
        wanted.append("scale")
    if facts.guessed:
        soft.append(tr("Its bytes do not tell what it is; its name was believed."))
    if media.medium in (Medium.IMAGE, Medium.FILE) and facts.media_type.startswith("image/"):
        _of_pictures(facts, limits, soft, wanted)
    fix = _fix(facts, media, most_bytes, wanted)
    if wanted and fix is None and facts.media_type.startswith("image/") and "format" in wanted:
        soft.append(tr("This kind cannot be converted here."))
    return Advice(" ".join(firm), tuple(soft), fix)


def takes(media: Media) -> str:
    """What an empty field says of the files that it takes; "" where nothing is known."""
    limits = media.limits
    parts = [names_of(limits.formats)] if 0 < len(limits.formats) <= 6 else []
    if limits.most_bytes:
        parts.append(tr("up to {most}").format(most=size_text(limits.most_bytes)))
    return ", ".join(parts)


def names_of(formats: tuple[str, ...]) -> str:
    """ "PNG, JPEG or WebP"."""
    plain = map(same_type, formats)
    names = [_NAMES.get(name, name.partition("/")[2].upper()) for name in plain]
    names = list(dict.fromkeys(names))
    return names[0] if len(names) == 1 else tr("{most} or {last}").format(most=", ".join(names[:-1]), last=names[-1])


_NAMES = {
    "image/webp": "WebP", "image/svg+xml": "SVG", "video/quicktime": "MOV", "audio/mpeg": "MP3", "audio/mp4": "M4A",
    "video/x-matroska": "MKV", "video/x-msvideo": "AVI", "video/x-flv": "FLV", "application/octet-stream": "no known kind",
    "image/apng": "animated PNG", "text/plain": "text",
}  # fmt: skip


def _of_pictures(facts: FileFacts, limits: FileLimits, soft: list[str], wanted: list[str]) -> None:
    if facts.turned:
        soft.append(tr("It is turned by a note of the camera, which some models ignore."))
        wanted.append("upright")
    if facts.odd == "cmyk":
        soft.append(tr("Its colours are for print (CMYK); some models refuse or misread them."))
        wanted.append("mode")
    elif facts.odd == "deep":
        soft.append(tr("It has 16 bits a channel; some models take only 8."))
        wanted.append("mode")
    if (facts.frames or 1) > 1:
        soft.append(tr("It moves; most models see its first frame, or refuse it."))
        wanted.append("mode")
    if not facts.width or not facts.height:
        return
    shorter, longer = sorted((facts.width, facts.height))
    if limits.most_pixels and facts.width * facts.height > limits.most_pixels:
        soft.append(tr("The model takes up to {n} pixels.").format(n=whole(limits.most_pixels)))
        wanted.append("scale")
    if limits.most_side and longer > limits.most_side:
        soft.append(tr("The model takes sides of up to {n} pixels.").format(n=whole(limits.most_side)))
        wanted.append("scale")
    if limits.least_side and shorter < limits.least_side:
        soft.append(tr("The model wants sides of at least {n} pixels.").format(n=whole(limits.least_side)))
    if limits.ratio and not limits.ratio[0] <= facts.width / facts.height <= limits.ratio[1]:
        soft.append(tr("It is wider or narrower than the model takes."))


def _fix(facts: FileFacts, media: Media, most_bytes: int | None, wanted: list[str]) -> Fix | None:
    if not wanted or facts.media_type not in CONVERTIBLE:
        return None
    limits = media.limits
    formats = [name for name in USUAL if not limits.formats or _among(name, limits.formats)]
    if not formats:
        return None
    label = tr("Convert a copy")
    if set(wanted) == {"upright"}:
        label = tr("Turn a copy upright")
    elif set(wanted) == {"scale"}:
        label = tr("Scale a copy down")
    asked: dict[str, Any] = {"formats": formats}
    for name, value in (
        ("most_bytes", most_bytes),
        ("most_pixels", limits.most_pixels),
        ("most_side", limits.most_side),
    ):
        if value:
            asked[name] = value
    return Fix(label, asked)


def _most_bytes(limits: FileLimits, media: Media, bounds: Bounds) -> tuple[int | None, bool]:
    """The bytes of a file, and whether the schema itself says so: a longest text is a largest file, too."""
    by_length = None
    if bounds.max_length is not None:
        room = bounds.max_length - (_PREFIX if media.encoding is Encoding.DATA_URI else 0)
        by_length = max(0, room // 4 * 3)
    told = limits.most_bytes
    if by_length is not None and (told is None or by_length < told):
        return by_length, True
    return told, "most_bytes" in limits.firm


def _among(media_type: str, formats: tuple[str, ...]) -> bool:
    kind = same_type(media_type)
    return kind in {same_type(name) for name in formats}
