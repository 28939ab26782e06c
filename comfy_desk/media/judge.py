"""One string of a document: is it media, of which kind, and in which role by its names? (`find` then compares pieces.)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from comfy_desk.domain.output import Kind, Origin, Role
from comfy_desk.media import base64data, clues, links
from comfy_desk.media.formats import Sniffed, by_extension, by_type
from comfy_desk.media.pcm import pcm_parameters
from comfy_desk.media.sniff import sniff
from comfy_desk.media.walk import Place

_MIN_INLINE = 44  # characters; the smallest GIF has 48
_MIN_NAMED = 64  # for bytes that only a name and a declaration vouch for
_BASE64_SIGNS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_=%\r\n\t \"'`\\")
_DAMAGED = "The data in the answer is damaged or cut off and was not saved as a file."
_MEDIA = {Kind.IMAGE, Kind.VIDEO, Kind.AUDIO, Kind.MODEL_3D, Kind.VECTOR}
_LISTED = 3  # how many names outwards may lend their kind


@dataclass(slots=True)
class Candidate:
    """A piece in the making; `find` may still change its role. `weak` ones count only where nothing better is found."""

    place: Place
    kind: Kind
    role: Role
    origin: Origin
    media_type: str | None = None
    url: str | None = None
    value: str | None = None
    problem: str | None = None
    weak: bool = False


@dataclass(frozen=True, slots=True)
class Context:
    """What is known besides the document itself."""

    declared: tuple[Kind, ...] = ()  # media kinds that the model says it makes
    text_only: bool = False
    router_origin: str = ""

    @property
    def default(self) -> Kind:
        return self.declared[0] if self.declared else Kind.OTHER


def judge(place: Place, text: str, context: Context) -> Candidate | None:
    """The piece that a string is, or None."""
    name = place.name
    if clues.is_never(name):
        return None
    stripped = text.strip() if len(text) <= 20_000 else text
    if links.is_link(stripped):
        return _link(place, name, stripped, context)
    if links.is_foreign_address(stripped):
        return _unreachable(place, name, stripped, context)
    return _inline(place, name, text)


def role_of(place: Place) -> Role:
    """The role by names: an element lends it from its own name and the two around it, echoes from anywhere above."""
    names = list(place.names())
    if not names:
        return Role.WORK
    if clues.is_echo(names[0]) or any(clues.is_echo_above(name) for name in names[1:]):
        return Role.ECHO
    near = names[:1] if clues.kind_of_name(names[0]) else names[:2]
    for test, role in ((clues.is_variant, Role.VARIANT), (clues.is_poster, Role.POSTER), (clues.is_part, Role.PART)):
        if any(test(name) for name in near):
            return role
    if any(clues.is_part(name) for name in names[1:3]):
        return Role.PART
    stem = _file_name(place).rpartition(".")[0]
    return Role.POSTER if clues.is_poster(stem) else Role.PART if clues.is_part(stem) else Role.WORK


def _file_name(place: Place) -> str:
    """The file name that stands beside a value, if one does."""
    if isinstance(place.container, dict):
        for key in ("file_name", "filename", "fileName", "name"):
            value = place.container.get(key)
            if isinstance(value, str) and 3 <= len(value) <= 200 and by_extension(value.rpartition(".")[2]):
                return value
    return ""


def _named_format(place: Place) -> Sniffed | None:
    known = by_extension(_file_name(place).rpartition(".")[2])
    return known if known is not None and known.kind in _MEDIA else None


# -- links -----------------------------------------------------------------------------------------------------------


def _link(place: Place, name: str, url: str, context: Context) -> Candidate | None:
    if links.is_routers(url, context.router_origin):
        return None
    role = role_of(place)
    by_path = links.format_of(url) or _named_format(place)
    stated = None if role in {Role.POSTER, Role.PART} else declared_type(place)
    own = _own_kind(name, context)
    lent = _lent_kind(place)
    evidence = own or (stated and stated.kind in _MEDIA) or (by_path is not None)
    doubtful = clues.is_rarely(name) or any(clues.shades(above) for above in list(place.names())[1:3])
    if doubtful and not own and not (by_path and by_path.kind in _MEDIA):
        return None
    if context.text_only and not (own or by_path or stated):
        return None
    named = lent or bool(clues.GENERIC.intersection(clues.words(name))) or not name
    if not evidence and links.is_page(url):
        return None
    weak = not evidence and not named
    if weak and not context.declared:
        return None
    kind = _link_kind(place, role, stated, by_path, context)
    media_type = stated.media_type if stated else by_path.media_type if by_path else None
    return Candidate(place, kind, role, Origin.LINK, media_type, url=url, weak=weak)


def _link_kind(place: Place, role: Role, stated: Sniffed | None, by_path: Sniffed | None, context: Context) -> Kind:
    for known in (stated, by_path):
        if known is not None and known.kind in _MEDIA:
            return known.kind
    own = _own_kind(place.name, context) or _typed_kind(place)
    if own:
        return own
    if role in {Role.POSTER, Role.PART}:
        return Kind.IMAGE if by_path is None else by_path.kind
    return format_kind(place) or _lent_kind(place) or context.default


def _own_kind(name: str, context: Context) -> Kind | None:
    """The kind that a link's own name says; "model" means a mesh where the model makes meshes."""
    kind = clues.kind_of_name(name)
    meshes = Kind.MODEL_3D in context.declared and {"model", "models"} & set(clues.words(name))
    return kind or (Kind.MODEL_3D if meshes else None)


def _lent_kind(place: Place) -> Kind | None:
    """The kind in the names around, the nearest first."""
    for index, name in enumerate(place.names()):
        if index >= _LISTED:
            break
        if kind := clues.kind_of_name(name):
            return kind
    return None


def _typed_kind(place: Place) -> Kind | None:
    """`type: "image"` beside the value."""
    value = place.container.get("type") if isinstance(place.container, dict) else None
    return clues.kind_of_name(value) if isinstance(value, str) and len(value) <= 40 else None


def _unreachable(place: Place, name: str, text: str, context: Context) -> Candidate | None:
    named = clues.kind_of_name(name) or {"url", "uri", "urls", "uris"} & set(clues.words(name))
    stated = declared_type(place)
    by_path = links.format_of(text) if "://" in text else None
    if clues.is_rarely(name) or not (named or stated or by_path):
        return None
    if len(text) > 256 and text.startswith("/") and base64_like(text):
        return _inline(place, name, text)  # JPEG in Base64 begins like a path: /9j/
    if text.startswith("/9j/") or context.text_only:
        return _inline(place, name, text)
    role = role_of(place)
    kind = _link_kind(place, role, stated, by_path, context)
    return Candidate(place, kind, role, Origin.LINK, stated.media_type if stated else None, problem=links.why_not(text))


# -- declared types --------------------------------------------------------------------------------------------------

_TYPE_NAMES = {"mimetype", "mime", "mediatype", "contenttype", "contentmediatype", "filetype"}
_FORMAT_NAMES = {"outputformat", "format", "fileextension", "extension", "ext", "fileformat", "filetype", "audioformat"}


def declared_type(place: Place) -> Sniffed | None:
    """The media type that a neighbour states for this value: a member beside it, or one level out."""
    for depth, container in enumerate(_containers(place)):
        if depth > 1:
            break
        for key, value in container.items():
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
        for key, value in container.items():
            if isinstance(value, str) and len(value) <= 40 and "".join(clues.words(key)) in _FORMAT_NAMES:
                if value.lower().startswith("pcm"):
                    return Sniffed(_pcm_type(value, container), "wav", Kind.AUDIO)
                if known := by_extension(value.split("_", 1)[0]):
                    return known
    return None


def format_kind(place: Place) -> Kind | None:
    known = declared_format(place)
    return known.kind if known else None


def _pcm_type(value: str, container: dict[str, Any]) -> str:
    rate = value.partition("_")[2]
    beside = container.get("sample_rate") or container.get("sampleRate")
    rate = rate if rate.isdigit() else str(beside) if isinstance(beside, int) else ""
    return f"audio/pcm;rate={rate}" if rate else "audio/pcm"


def _containers(place: Place) -> list[dict[str, Any]]:
    """The objects that a value stands in, from the nearest outwards, lists skipped."""
    found = [place.container] if isinstance(place.container, dict) else []
    found += [above.container for above in place.above() if isinstance(above.container, dict)]
    return found


# -- inline ----------------------------------------------------------------------------------------------------------


def base64_like(text: str) -> bool:
    """A quick look at the first signs and a few from the middle."""
    middle = len(text) // 2
    return not (set(text[:200]) | set(text[middle : middle + 64])) - _BASE64_SIGNS


def _inline(place: Place, name: str, text: str) -> Candidate | None:
    if len(text) < _MIN_INLINE:
        return None
    start = text[:600].lstrip()
    if start.startswith("<") and _is_svg(text):
        return Candidate(place, Kind.VECTOR, role_of(place), Origin.INLINE, "image/svg+xml", value=text)
    uri = base64data.data_uri(text) if start[:6].lower().lstrip("\"'`").startswith("data:") else None
    if uri is None and (not base64_like(text) or "signature" in clues.words(name)):
        return None
    stated = by_type(uri.media_type) if uri else declared_type(place)
    stated_name = uri.media_type if uri else stated.media_type if stated else None
    if stated is None and clues.is_field(name):
        stated = declared_format(place)
        stated_name = stated.media_type if stated else None
    promised = uri is not None or clues.is_encoded(name) or (stated is not None and clues.is_field(name))
    known = _look(text, promised)
    if known is _BROKEN:
        return _broken(place, name, text, stated) if promised and len(text) >= 256 else None
    verdict = _verdict(known, stated, name, text, promised=promised)
    if verdict is None:
        return None
    if uri is not None and not uri.is_base64:
        return Candidate(place, verdict.kind, role_of(place), Origin.INLINE, verdict.media_type, value=text)
    try:
        base64data.normalise(text)
    except base64data.NotBase64:
        return _broken(place, name, text, verdict)
    pcm = pcm_parameters(stated_name) is not None and (known is None or not known.certain)
    media_type = stated_name if pcm else verdict.media_type
    kind = Kind.AUDIO if pcm else verdict.kind
    return Candidate(place, kind, role_of(place), Origin.INLINE, media_type, value=text)


_BROKEN = Sniffed("", "", Kind.OTHER)


def _look(text: str, promised: bool) -> Sniffed | None:
    """The format of the first bytes; `_BROKEN` where the text is no Base64 from its start."""
    try:
        head = base64data.head(text, 4096 if promised or len(text) > 4096 else 512)
    except base64data.NotBase64:
        return _BROKEN if len(text) < 8192 else _second_look(text)
    return sniff(head)


def _second_look(text: str) -> Sniffed | None:
    try:
        return sniff(base64data.decode(text)[:4096])
    except base64data.NotBase64:
        return _BROKEN


def _verdict(known: Sniffed | None, stated: Sniffed | None, name: str, text: str, *, promised: bool) -> Sniffed | None:
    """What the bytes are held for: certain bytes speak alone, doubtful ones need a neighbour, unknown ones a declaration."""
    if known is not None and known.certain and known.media_type != "text/html":
        return known
    wanted = stated.kind if stated else clues.kind_of_name(name)
    if known is not None and known.kind in _MEDIA and wanted == known.kind:
        return known
    if stated is None or stated.kind not in _MEDIA or len(text) < _MIN_NAMED or not promised:
        return None
    textual = known is not None and known.media_type in {"text/plain", "application/json", "text/html"}
    if textual and stated.kind not in {Kind.MODEL_3D, Kind.VECTOR}:
        return None
    return stated


def _broken(place: Place, name: str, text: str, stated: Sniffed | None) -> Candidate | None:
    kind = stated.kind if stated else clues.kind_of_name(name) or Kind.OTHER
    return Candidate(
        place, kind, role_of(place), Origin.INLINE, stated.media_type if stated else None, problem=_DAMAGED
    )


def _is_svg(text: str) -> bool:
    known = sniff(text[:4096].encode("utf-8", "replace"))
    return known is not None and known.media_type == "image/svg+xml" and text.rstrip()[-20:].lower().endswith("svg>")
