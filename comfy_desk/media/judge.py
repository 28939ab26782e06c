"""One string of a document: is it media, of which kind, and in which role by its names? (`find` then compares pieces.)"""

from __future__ import annotations

from comfy_desk.domain.output import Kind, Origin, Reach, Role
from comfy_desk.media import clues, links
from comfy_desk.media.candidate import (
    MEDIA,
    Candidate,
    Context,
    declared_type,
    format_kind,
    named_format,
    role_of,
)
from comfy_desk.media.formats import Sniffed
from comfy_desk.media.inline import base64_like, inline
from comfy_desk.media.walk import Place

_LISTED = 3  # how many names outwards may lend their kind


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
    return inline(place, name, text)


# -- links -----------------------------------------------------------------------------------------------------------


def _link(place: Place, name: str, url: str, context: Context) -> Candidate | None:
    if links.is_routers(url, context.router_origin):
        return None
    role = role_of(place)
    by_path = links.format_of(url) or named_format(place)
    stated = None if role in {Role.POSTER, Role.PART} else declared_type(place)
    own = _own_kind(name, context)
    lent = _lent_kind(place)
    evidence = own or (stated and stated.kind in MEDIA) or (by_path is not None)
    doubtful = clues.is_rarely(name) or any(clues.shades(above) for above in list(place.names())[1:3])
    if doubtful and not own and not (by_path and by_path.kind in MEDIA):
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
        if known is not None and known.kind in MEDIA:
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
        return inline(place, name, text)  # JPEG in Base64 begins like a path: /9j/
    if text.startswith("/9j/") or context.text_only:
        return inline(place, name, text)
    role = role_of(place)
    kind = _link_kind(place, role, stated, by_path, context)
    return Candidate(
        place,
        kind,
        role,
        Origin.LINK,
        stated.media_type if stated else None,
        problem=links.why_not(text),
        reach=Reach.OUT_OF_REACH,
    )
