"""Finds media in any provider's document: by what a value is, guided by its name and neighbours, never by fixed paths.

`find` judges each string on its own (`judge`), looks into strings that hold documents (`hidden`) where nothing stands in the
open, and has the pieces compared (`compare`). It decodes and fetches nothing. Texts and reasons come from `texts`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from comfy_desk.domain.found import Findings, Found
from comfy_desk.domain.output import Kind, Origin, Reach, Role
from comfy_desk.media import texts
from comfy_desk.media.candidate import Candidate, Context
from comfy_desk.media.compare import settle_roles
from comfy_desk.media.hidden import hidden
from comfy_desk.media.judge import judge
from comfy_desk.media.promise import Promise
from comfy_desk.media.walk import Leaf, leaves

MAX_PIECES = 1_000
_MORE = (
    "{n:,} more pieces stand in this answer than the {most:,} that are taken from it. The answer itself is kept whole."
)

_MODALITIES = {
    "image": Kind.IMAGE,
    "video": Kind.VIDEO,
    "audio": Kind.AUDIO,
    "3d": Kind.MODEL_3D,
    "vector": Kind.VECTOR,
    "svg": Kind.VECTOR,
}


def find(
    document: Any,
    *,
    request: Any = None,
    declared: Iterable[str] | None = None,
    promise: Any = None,
    router_origin: str = "",
) -> Findings:
    """All pieces of a parsed answer in its own order.

    `request` is the parsed body that was sent (its values coming back are echoes), `declared` the modalities that the
    model's document states and `promise` what it says of places (`schema.outputs.promise_of`; its modalities count where
    `declared` is None), `router_origin` the origin whose addresses are never media.
    """
    promised = Promise(promise)
    names = tuple(promised.modalities if declared is None else declared)
    context = _context(names, router_origin, promised)
    walked = list(leaves(document))
    candidates, left_out = _judged(walked, context)
    settle_roles(candidates, request, context)
    _lift_failures(candidates, walked, context)
    ordered = [(piece.place.order, _found(piece)) for piece in candidates]
    has_media = any(piece.role is Role.WORK and piece.problem is None for piece in candidates)
    role = Role.WORK if context.text_only or not has_media else Role.PART
    spoken = texts.texts(
        walked, request=request, text_only=context.text_only, declared="text" in names, alone=not has_media
    )
    for place, text in spoken:
        ordered.append((place.order, Found(place.pointer, Kind.TEXT, role, Origin.INLINE, "text/plain", text=text)))
    ordered.sort(key=lambda pair: pair[0])
    words = [_MORE.format(n=left_out, most=MAX_PIECES)] if left_out else []
    words += texts.reasons(walked) + (texts.flags(document) if not has_media else [])
    return Findings(tuple(piece for _order, piece in ordered), tuple(words[: texts.MAX_REASONS]))


def _context(names: Sequence[str], router_origin: str, promise: Promise) -> Context:
    kinds = tuple(dict.fromkeys(_MODALITIES[n.lower()] for n in names if n.lower() in _MODALITIES))
    return Context(kinds, bool(names) and not kinds, router_origin, promise)


def _judged(walked: list[Leaf], context: Context) -> tuple[list[Candidate], int]:
    """The media in the open; else what strings hold; else the links that only their being links speaks for.

    And how many more there are than are kept.
    """
    candidates: list[Candidate] = []
    left_out = 0
    for place, text in walked:
        if (piece := judge(place, text, context)) is None:
            continue
        if len(candidates) < MAX_PIECES:
            candidates.append(piece)
        else:
            left_out += not piece.weak
    strong = [piece for piece in candidates if not piece.weak]
    if any(piece.role is Role.WORK for piece in strong):
        return strong, left_out
    inner = hidden(walked, context, MAX_PIECES - len(strong))
    return (strong + inner if any(piece.role is Role.WORK for piece in inner) else candidates), left_out


def _found(piece: Candidate) -> Found:
    return Found(
        pointer=piece.place.pointer,
        kind=piece.kind,
        role=piece.role,
        origin=piece.origin,
        media_type=piece.media_type,
        url=piece.url,
        value=piece.value,
        problem=piece.problem,
        reach=piece.reach,
    )


def _lift_failures(candidates: list[Candidate], walked: list[Leaf], context: Context) -> None:
    """An element that has a reason instead of media, in a list of works, is a work that failed."""
    lists: dict[int, set[int]] = {}
    kinds: dict[int, Kind] = {}
    for piece in candidates:
        for step in (piece.place, *piece.place.above()):
            if isinstance(step.container, list) and isinstance(step.key, int):
                lists.setdefault(id(step.container), set()).add(step.key)
                kinds.setdefault(id(step.container), piece.kind)
    for place, element in texts.failed_elements(walked):
        if len(candidates) >= MAX_PIECES:
            return
        filled = lists.get(id(place.container))
        reason = texts.reason_of(element)
        if reason and isinstance(place.key, int) and (filled is None or place.key not in filled):
            if filled is None and not texts.is_outright_failure(element):
                continue
            kind = kinds.get(id(place.container), context.default)
            candidates.append(Candidate(place, kind, Role.WORK, Origin.LINK, problem=reason, reach=Reach.HELD_BACK))
