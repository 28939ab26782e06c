"""One string of a document: is it media, of which kind, and in which role by its names? (`find` then compares pieces.)"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from comfy_desk.domain.output import Kind, Origin, Reach, Role
from comfy_desk.media import clues, links
from comfy_desk.media.candidate import (
    MEDIA,
    Candidate,
    Context,
    declared_type,
    format_kind,
    measured_kind,
    named_format,
    own_format_kind,
    role_of,
)
from comfy_desk.media.formats import Sniffed
from comfy_desk.media.inline import MIN_INLINE, base64_like, inline
from comfy_desk.media.promise import Said
from comfy_desk.media.walk import Place

_LISTED = 3  # how many names outwards may lend their kind
_SHORT = 20_000  # longer strings are no addresses
_NEIGHBOURS = 100
_SUBTITLES = {"text/vtt", "application/x-subrip"}
_BESIDE = {*_SUBTITLES, "model/mtl"}
"""What is never a work of its own while there is another."""
_DOCUMENTS = {"application/pdf", "application/zip", *_SUBTITLES}


def judge(place: Place, text: str, context: Context) -> Candidate | None:
    """The piece that a string is, or None."""
    if len(text) < MIN_INLINE and "/" not in text and ":" not in text:
        return None  # most strings of a document
    name = place.name
    stripped = text.strip() if len(text) <= _SHORT else text
    if links.is_link(stripped) and not links.listed(stripped):
        return _link(place, name, stripped, context)
    if links.is_foreign_address(stripped):
        return _unreachable(place, name, stripped, context)
    return _inline(place, name, text, context)


def _inline(place: Place, name: str, text: str, context: Context) -> Candidate | None:
    """Data in the document; where its first bytes say nothing, the type that the model's document states speaks for it."""
    if clues.is_secret(name):
        return None
    piece = inline(place, name, text)
    said = context.promise.at(place) if piece is not None or len(text) >= _LEAST_PROMISED else None
    if piece is None and said is not None and said.media and said.media_type:
        beside = {**place.container, "mimeType": said.media_type} if isinstance(place.container, dict) else {}
        piece = inline(
            Place(place.key, beside or {"mimeType": said.media_type}, place.parent, place.order), "data", text
        )
        if piece is not None:
            piece.place = place
    if piece is not None:
        piece.role = _role(place, said)
    return piece


_LEAST_PROMISED = 64


def _role(place: Place, said: Said | None) -> Role:
    """By names; what the model's document says in so many words goes before them, but makes no work of a poster."""
    role = role_of(place)
    if said is None or said.role is None or not said.media:
        return role
    if said.role is Role.WORK:
        return Role.WORK if role is Role.ECHO else role
    return said.role


# -- links -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Signs:
    """What speaks for an address being media's, apart from its being one."""

    own: Kind | None  # by its own name
    by_path: Sniffed | None
    meant: Sniffed | None  # the type beside it, where that can be its
    only: bool  # the type can be that of nothing else
    told: bool  # `type: "image"` beside it alone
    promised: bool  # by the model's document
    named: bool  # by the names around, if only "url" or "result"

    @property
    def is_file(self) -> bool:
        return self.by_path is not None and self.by_path.kind in MEDIA

    @property
    def strong(self) -> bool:
        return bool(self.own or self.meant or self.told or self.promised or self.by_path)


def _link(place: Place, name: str, url: str, context: Context) -> Candidate | None:
    said = context.promise.at(place)
    if links.is_routers(url, context.router_origin) or links.leads_to_words(url) or _is_barred(place, name, said):
        return None
    role = _role(place, said)
    by_path = links.format_of(url) or named_format(place)
    if role is Role.WORK and by_path is not None and by_path.media_type in _BESIDE:
        role = Role.PART
    signs = _signs(place, name, by_path, role, said, context)
    if not _is_likely(place, name, url, signs, context):
        return None
    kind = _link_kind(place, role, signs.meant, by_path, context, said)
    guessed = not (signs.own or signs.meant or signs.is_file or (said and said.kind) or _lent_kind(place))
    media_type = signs.meant.media_type if signs.meant else None
    weak = (not signs.strong and not signs.named) or any(map(clues.is_badge, islice(place.names(), 2)))
    return Candidate(place, kind, role, Origin.LINK, media_type, url=url, weak=weak, guessed=guessed)


def _signs(place: Place, name: str, by_path: Sniffed | None, role: Role, said: Said | None, context: Context) -> _Signs:
    named = bool(_lent_kind(place) or clues.GENERIC.intersection(clues.words(name)) or not name)
    own, only = _own_kind(name, context), _is_the_typed_one(place)
    stated = declared_type(place)
    if role in {Role.POSTER, Role.PART}:  # a type is that of the work, but where it stands beside nothing else
        is_its_own = only and stated is not None and stated.kind in {Kind.IMAGE, own}
        meant = stated if is_its_own else None
    else:
        is_type = stated is not None and stated.kind in {*MEDIA, Kind.OTHER}
        meant = stated if is_type and (named or only) else None
    return _Signs(
        own=own,
        by_path=by_path,
        meant=meant,
        only=meant is not None and only,
        told=(_typed_kind(place) or own_format_kind(place)) is not None and _stands_alone(place),
        promised=said is not None and said.media,
        named=named,
    )


def _is_likely(place: Place, name: str, url: str, signs: _Signs, context: Context) -> bool:
    beside = declared_type(place, outwards=0)
    if beside is not None and beside.media_type in links.PAGES and not signs.by_path:
        return False
    shown = signs.own is not None and not clues.is_page_name(name)
    doubtful = _is_doubtful(place, name, context) or links.is_interface(url)
    if doubtful and not (shown or signs.is_file or signs.promised or signs.only):
        return False
    if context.text_only and not (signs.own or signs.by_path or signs.meant or signs.promised):
        return False
    if links.is_page(url) and (signs.promised or not signs.strong):
        return False
    return signs.strong or signs.named or bool(context.declared) or links.is_signed(url)


def _is_barred(place: Place, name: str, said: Said | None) -> bool:
    """Whether the names, or the model's document, say that an address leads to something else than media."""
    if said is not None and not said.media:
        return True
    names = list(islice(place.names(), 4))
    if any(clues.is_closed_to_links(above) for above in names[:3]):
        return True
    bearer = next((one for one in names[:3] if not clues.is_carrier(one)), name)
    barred = clues.is_never(name) or clues.is_never(bearer)
    return barred and not (said is not None and said.is_work)


def _is_doubtful(place: Place, name: str, context: Context) -> bool:
    """Whether names alone make no media of an address here: it may lead to a page, an interface, a model's own site."""
    above = list(islice(place.names(), 1, 3))
    if clues.is_rarely(name) or any(clues.shades(one) for one in above):
        return True
    bearing = above[:1] if clues.is_carrier(name) else [name]
    if Kind.MODEL_3D not in context.declared and any(clues.is_mere_model(one) for one in bearing):
        return bool(context.declared) or clues.is_carrier(name)
    return clues.is_carrier(name) and any(clues.is_elsewhere(one) for one in bearing)


def _is_the_typed_one(place: Place) -> bool:
    """Whether a type beside an address can mean nothing else than this one."""
    return declared_type(place, outwards=0) is not None and _stands_alone(place)


def _stands_alone(place: Place) -> bool:
    if not isinstance(place.container, dict):
        return False
    others = islice(place.container.items(), _NEIGHBOURS)
    return not any(key != place.key and isinstance(value, str) and _may_be_meant(key, value) for key, value in others)


def _may_be_meant(name: str, value: str) -> bool:
    """Whether a type could be that of this value: an address that is not of a page, or data."""
    if clues.is_never(name) or clues.is_rarely(name) or clues.is_closed_to_links(name) or clues.is_badge(name):
        return False
    is_address = len(value) <= _SHORT and links.is_link(value.strip())
    is_data = len(value) >= _LEAST_PROMISED and (value[:5].lower() == "data:" or base64_like(value))
    return is_address or is_data


def _link_kind(
    place: Place,
    role: Role,
    stated: Sniffed | None,
    by_path: Sniffed | None,
    context: Context,
    said: Said | None = None,
) -> Kind:
    for known in (stated, by_path):
        if known is not None and (known.kind in MEDIA or known.media_type in _DOCUMENTS):
            return known.kind
    if said is not None and said.kind is not None:
        return said.kind
    own = _own_kind(place.name, context) or _typed_kind(place)
    if own:
        return own
    if role in {Role.POSTER, Role.PART}:
        written = role is Role.PART and clues.is_written(place.name)
        return by_path.kind if by_path is not None else Kind.OTHER if written else Kind.IMAGE
    known_kind = format_kind(place) or _lent_kind(place)
    if known_kind is None and len(context.declared) != 1:
        measured = measured_kind(place)
        known_kind = measured if not context.declared or measured in context.declared else None
    return known_kind or context.default


def _own_kind(name: str, context: Context) -> Kind | None:
    """The kind that a link's own name says; "model" means a mesh, unless the model's document promises none."""
    kind = clues.kind_of_name(name)
    if not {"model", "models"} & set(clues.words(name)):
        return kind
    if (
        kind is Kind.MODEL_3D
        and context.declared
        and Kind.MODEL_3D not in context.declared
        and clues.is_mere_model(name)
    ):
        return None
    return kind or (Kind.MODEL_3D if Kind.MODEL_3D in context.declared else None)


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
    said = context.promise.at(place)
    named = clues.kind_of_name(name) or {"url", "uri", "urls", "uris"} & set(clues.words(name))
    stated = declared_type(place)
    by_path = links.format_of(text) if "://" in text else None
    promised = said is not None and said.media
    if text.startswith("/") and (text.startswith("/9j/") or (len(text) > 256 and base64_like(text))):
        return _inline(place, name, text, context)  # JPEG in Base64 begins like a path: /9j/
    if context.text_only:
        return None
    if clues.is_rarely(name) or _is_barred(place, name, said) or not (named or stated or by_path or promised):
        return None
    role = _role(place, said)
    kind = _link_kind(place, role, stated, by_path, context, said)
    return Candidate(
        place,
        kind,
        role,
        Origin.LINK,
        stated.media_type if stated else None,
        problem=links.why_not(text),
        reach=Reach.OUT_OF_REACH,
    )
