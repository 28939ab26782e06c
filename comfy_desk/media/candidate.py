"""A piece in the making, what is known besides the document, and what names and neighbours say of a value's role and type.

No value is looked at here: `judge` and `inline` do that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from comfy_desk.domain.output import Kind, Origin, Reach, Role
from comfy_desk.media import clues
from comfy_desk.media.formats import Sniffed, by_extension, by_type
from comfy_desk.media.pcm import pcm_parameters
from comfy_desk.media.promise import Promise
from comfy_desk.media.walk import Place

_NEIGHBOURS = 100
"""Members of an object that may tell of each other: in one of thousands nobody is the neighbour of all."""

_SPEAKERS = 5  # how many objects outwards may say whose words and pictures these are
_NAMES = 40  # how many names and objects outwards are asked

MEDIA = {Kind.IMAGE, Kind.VIDEO, Kind.AUDIO, Kind.MODEL_3D, Kind.VECTOR}


@dataclass(slots=True)
class Candidate:
    """A piece in the making; `find` may still change its role. `weak` ones count only where nothing better is found."""

    place: Place
    kind: Kind
    role: Role
    origin: Origin
    media_type: str | None = None
    url: str | None = field(default=None, repr=False)  # a signed link is a secret
    value: str | None = field(default=None, repr=False)
    problem: str | None = None
    weak: bool = False
    guessed: bool = False  # the kind is only what the model makes
    copied: bool = False  # another piece is the same
    reach: Reach | None = None


@dataclass(frozen=True, slots=True)
class Context:
    """What is known besides the document itself."""

    declared: tuple[Kind, ...] = ()  # media kinds that the model says it makes
    text_only: bool = False
    router_origin: str = ""
    promise: Promise = field(default_factory=Promise)

    @property
    def default(self) -> Kind:
        return self.declared[0] if self.declared else Kind.OTHER


def role_of(place: Place) -> Role:
    """The role by names: an element lends it from its own name and the two around it, echoes from anywhere above."""
    names = list(islice(place.names(), _NAMES))
    if not names:
        return Role.WORK
    if clues.is_echo(names[0]) or any(clues.is_echo_above(name) for name in names[1:]):
        return Role.ECHO
    if is_the_artists(place):
        return Role.ECHO
    if _is_passing(place):
        return Role.VARIANT
    near = names[:1] if clues.kind_of_name(names[0]) not in {None, Kind.IMAGE} else names[:2]
    for test, role in ((clues.is_variant, Role.VARIANT), (clues.is_poster, Role.POSTER), (clues.is_part, Role.PART)):
        if any(test(name) for name in near):
            return role
    if any(clues.is_part(name) for name in names[1:3]):
        return Role.PART
    stem = _file_name(place).rpartition(".")[0]
    return Role.POSTER if clues.is_poster(stem) else Role.PART if clues.is_part(stem) else Role.WORK


def _is_passing(place: Place) -> bool:
    """Whether what stands here was sent while the work was still in the making."""
    beside = place.container.get("type") if isinstance(place.container, dict) else None
    return isinstance(beside, str) and len(beside) <= 100 and "partial" in clues.words(beside)


def is_the_artists(place: Place) -> bool:
    """Whether a conversation was handed back, and this is what the artist said in it."""
    if not any(clues.is_conversation(name) for name in islice(place.names(), 1, _NAMES)):
        return False
    return any(container.get("role") in ("user", "system") for container in islice(_containers(place), _SPEAKERS))


def _file_name(place: Place) -> str:
    """The file name that stands beside a value, if one does."""
    if isinstance(place.container, dict):
        for key in ("file_name", "filename", "fileName", "name"):
            value = place.container.get(key)
            if isinstance(value, str) and 3 <= len(value) <= 200 and by_extension(value.rpartition(".")[2]):
                return value
    return ""


def named_format(place: Place) -> Sniffed | None:
    known = by_extension(_file_name(place).rpartition(".")[2])
    return known if known is not None and known.kind in MEDIA else None


# -- declared types --------------------------------------------------------------------------------------------------

_TYPE_NAMES = {"mimetype", "encodingformat", "mime", "mediatype", "contenttype", "contentmediatype", "filetype"}
_FORMAT_NAMES = {"outputformat", "format", "fileextension", "extension", "ext", "fileformat", "filetype", "audioformat"}


def declared_type(place: Place, outwards: int = 1) -> Sniffed | None:
    """The media type that a neighbour states for this value: a member beside it, or as many levels out."""
    for depth, container in enumerate(_containers(place)):
        if depth > outwards:
            break
        for key, value in islice(container.items(), _NEIGHBOURS):
            if not isinstance(value, str) or len(value) > 120 or "/" not in value:
                continue
            if "".join(clues.words(key)) in _TYPE_NAMES or key in {"type", "format"}:
                known = by_type(value)
                if known is not None:
                    pcm = pcm_parameters(value)
                    return Sniffed(value, "wav", Kind.AUDIO) if pcm else known
    return None


def declared_format(place: Place) -> Sniffed | None:
    """The format that `output_format: "png"` states, beside the value or anywhere above it."""
    for container in _containers(place):
        for key, value in islice(container.items(), _NEIGHBOURS):
            if isinstance(value, str) and len(value) <= 40 and "".join(clues.words(key)) in _FORMAT_NAMES:
                if value.lower().startswith("pcm"):
                    return Sniffed(_pcm_type(value, container), "wav", Kind.AUDIO)
                if known := by_extension(value.split("_", 1)[0]):
                    return known
            elif key.lower() == "type" and isinstance(value, str) and len(value) <= 5 and _is_media_extension(value):
                return by_extension(value)
    return None


_OWN_FORMAT_NAMES = {"ext", "extension", "fileextension", "fileext", "fileformat", "filetype"}


def _is_media_extension(value: str) -> bool:
    known = by_extension(value)
    return known is not None and known.kind in MEDIA


def own_format_kind(place: Place) -> Kind | None:
    """The kind of `ext: "mp4"` beside a value: an object that names its extension is a file."""
    for key, value in islice(place.container.items(), _NEIGHBOURS) if isinstance(place.container, dict) else ():
        if isinstance(value, str) and len(value) <= 10 and "".join(clues.words(key)) in _OWN_FORMAT_NAMES:
            known = by_extension(value.lstrip("."))
            return known.kind if known is not None and known.kind in MEDIA else None
    return None


_MEASURES = {"id", "width", "height", "size", "index", "resolution", "safe"}
_TIMES = {"duration", "durationms", "durationseconds", "durations", "fps", "framerate", "numframes", "framecount"}
_AREA = re.compile(r"[1-9][0-9]{1,4} ?[x×*] ?[1-9][0-9]{1,4}")


def measured_kind(place: Place) -> Kind | None:
    """The kind of thing that is measured beside a value: `image_id`, `width` and `height`, a `size` of "1024x1024", `fps`."""
    kinds, sides, names = set[Kind](), set[str](), set[str]()
    for key, value in islice(place.container.items(), _NEIGHBOURS) if isinstance(place.container, dict) else ():
        if value is None:
            continue
        parts = clues.words(key)
        if parts == ("revised", "prompt"):
            kinds.add(Kind.IMAGE)  # only painters have theirs rewritten
        if _MEASURES.intersection(parts):
            kinds.update(clues.KIND_WORDS[part] for part in parts if part in clues.KIND_WORDS)
        if isinstance(value, (int, float)) or (isinstance(value, str) and value[:1].isdigit()):
            names.add("".join(parts))
            sides.update({"width", "height"}.intersection(parts))
            sides.update({"width", "height"} if isinstance(value, str) and _AREA.fullmatch(value) else ())
    if len(kinds) == 1:
        return kinds.pop()
    timed = bool(names & _TIMES)
    if len(sides) == 2:
        return Kind.VIDEO if timed else Kind.IMAGE
    return Kind.AUDIO if timed and "samplerate" in names else None


def format_kind(place: Place) -> Kind | None:
    known = declared_format(place)
    return known.kind if known else None


def _pcm_type(value: str, container: dict[str, Any]) -> str:
    rate = value.partition("_")[2]
    beside = container.get("sample_rate") or container.get("sampleRate")
    rate = rate if rate.isdigit() else str(beside) if isinstance(beside, int) else ""
    return f"audio/pcm;rate={rate}" if rate else "audio/pcm"


def _containers(place: Place) -> Iterator[dict[str, Any]]:
    """The objects that a value stands in, from the nearest outwards, lists skipped."""
    if isinstance(place.container, dict):
        yield place.container
    yield from (above.container for above in islice(place.above(), _NAMES) if isinstance(above.container, dict))
