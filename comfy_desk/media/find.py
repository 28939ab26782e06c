"""Finds media in any provider's document: by what a value is, guided by its name and neighbours, never by fixed paths.

`find` judges each string on its own (`judge`), then compares the pieces: copies, formats of one work, parts and posters,
echoes of the request. It decodes and fetches nothing. Texts and reasons come from `texts`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

from comfy_desk.domain.found import Findings, Found
from comfy_desk.domain.output import Kind, Origin, Reach, Role
from comfy_desk.media import base64data, clues, texts
from comfy_desk.media.candidate import Candidate, Context
from comfy_desk.media.formats import by_extension
from comfy_desk.media.judge import judge
from comfy_desk.media.walk import Leaf, Place, leaves, strings

MAX_PIECES = 1_000

_MODALITIES = {
    "image": Kind.IMAGE,
    "video": Kind.VIDEO,
    "audio": Kind.AUDIO,
    "3d": Kind.MODEL_3D,
    "vector": Kind.VECTOR,
    "svg": Kind.VECTOR,
}
_FORMATS = "glb gltf usdz fbx obj stl ply svg png webp jpg jpeg mp4 mov webm gif wav flac mp3"
_PREFERRED = _FORMATS.split()
_MARKDOWN = re.compile(r"!\[[^\]]{0,300}\]\(\s*<?((?:https?://|data:)[^\s)>]+)")


def find(
    document: Any, *, request: Any = None, declared: Iterable[str] | None = None, router_origin: str = ""
) -> Findings:
    """All pieces of a parsed answer in its own order.

    `request` is the parsed body that was sent (its values coming back are echoes), `declared` the modalities that the
    model's document states, `router_origin` the origin whose addresses are never media.
    """
    names = tuple(declared or ())
    context = _context(names, router_origin)
    candidates: list[Candidate] = []
    walked = list(leaves(document))
    for place, text in walked:
        if len(candidates) >= MAX_PIECES:
            break
        if (piece := judge(place, text, context)) is not None:
            candidates.append(piece)
    candidates = _without_weak(candidates)
    if not any(piece.role is Role.WORK for piece in candidates):
        candidates += _hidden(walked, context, MAX_PIECES - len(candidates))
    _mark_echoes(candidates, request)
    _mark_formats(candidates)
    _mark_pairs(candidates)
    _mark_copies(candidates)
    _mark_views(candidates, context)
    _promote(candidates)
    _lift_failures(candidates, walked, context)
    ordered = [(piece.place.order, _found(piece)) for piece in candidates]
    has_media = any(piece.role is Role.WORK and piece.problem is None for piece in candidates)
    role = Role.WORK if context.text_only or not has_media else Role.PART
    for place, text in texts.texts(walked, request=request, text_only=context.text_only, declared="text" in names):
        ordered.append((place.order, Found(place.pointer, Kind.TEXT, role, Origin.INLINE, "text/plain", text=text)))
    ordered.sort(key=lambda pair: pair[0])
    return Findings(tuple(piece for _order, piece in ordered), tuple(texts.reasons(walked)))


def _context(names: Sequence[str], router_origin: str) -> Context:
    kinds = tuple(dict.fromkeys(_MODALITIES[n.lower()] for n in names if n.lower() in _MODALITIES))
    return Context(kinds, bool(names) and not kinds, router_origin)


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


def _without_weak(candidates: list[Candidate]) -> list[Candidate]:
    strong = [piece for piece in candidates if not piece.weak]
    return strong if any(piece.role is Role.WORK for piece in strong) else candidates


def _hidden(walked: list[Leaf], context: Context, room: int) -> list[Candidate]:
    """Media in JSON inside a string, or in Markdown's picture syntax: looked for only where nothing stands in the open."""
    found: list[Candidate] = []
    for place, text in walked:
        if len(found) >= room:
            break
        start = text[:1]
        if start in {"{", "["} and len(text) <= 64_000_000:
            try:
                inner = json.loads(text)
            except (ValueError, RecursionError):
                continue
            for inner_place, inner_text in leaves(inner):
                if (piece := judge(inner_place, inner_text, context)) is not None and not piece.weak:
                    piece.place = place
                    found.append(piece)
        elif "![" in text and not context.text_only:
            for match in _MARKDOWN.finditer(text[:2_000_000]):
                shown = Place("image", {}, Place(None, None, None))
                if (piece := judge(shown, match[1], context)) is not None:
                    piece.place = place
                    found.append(piece)
    return found[:room]


def _mark_echoes(candidates: list[Candidate], request: Any) -> None:
    if request is None or not candidates:
        return
    plain, prints = set(), set()
    for text in strings(request):
        if len(text) <= 16_384:
            plain.add(text.strip())
        if len(text) >= 64:
            prints.add(base64data.fingerprint(text))
    for piece in candidates:
        sent = piece.value is not None and bool(prints) and base64data.fingerprint(piece.value) in prints
        if sent or piece.url in plain:
            piece.role = Role.ECHO


def _mark_formats(candidates: list[Candidate]) -> None:
    """`{glb, fbx, usdz}`: one work in several formats; the most useful one is the work."""
    groups: dict[int, list[tuple[int, Candidate]]] = {}
    for piece in candidates:
        if piece.role is Role.WORK and isinstance(piece.place.container, dict):
            for word in clues.words(piece.place.name):
                if word in _PREFERRED and by_extension(word):
                    groups.setdefault(id(piece.place.container), []).append((_PREFERRED.index(word), piece))
                    break
    for group in groups.values():
        for _rank, piece in sorted(group, key=lambda pair: (pair[1].problem is not None, pair[0]))[1:]:
            piece.role = Role.VARIANT


_WRAPPERS = {"inlinedata", "filedata", "source", "file", "blob"}


def _mark_pairs(candidates: list[Candidate]) -> None:
    """Base64 and a link of the same thing, side by side: what is here already is the work."""
    groups: dict[int, list[Candidate]] = {}
    for piece in candidates:
        if piece.role is Role.WORK and isinstance(piece.place.container, dict):
            groups.setdefault(id(_item(piece.place)), []).append(piece)
    for group in groups.values():
        inline = [piece for piece in group if piece.origin is Origin.INLINE and piece.problem is None]
        if len(inline) != 1:
            good = [piece for piece in group if piece.problem is None]
            if len(good) == 1:  # a gs:// link or broken data beside the same thing in a form that can be had
                for piece in group:
                    if piece is not good[0] and _same_kind(piece, good[0]):
                        piece.role = Role.VARIANT
            continue
        for piece in group:
            if piece is not inline[0] and _same_kind(piece, inline[0]):
                piece.role = Role.VARIANT


def _item(place: Place) -> Any:
    """The object that stands for one thing: the value's own, or the one around a mere wrapper."""
    above = place.parent
    if above is not None and isinstance(above.key, str) and "".join(clues.words(above.key)) in _WRAPPERS:
        return above.container
    return place.container


def _same_kind(one: Candidate, other: Candidate) -> bool:
    return one.kind == other.kind or Kind.OTHER in {one.kind, other.kind}


def _mark_copies(candidates: list[Candidate]) -> None:
    sizes = [len(piece.value) for piece in candidates if piece.value is not None]
    seen: dict[object, Candidate] = {}
    for piece in sorted(candidates, key=lambda piece: piece.role is not Role.WORK):
        mark: object = piece.url
        if piece.value is not None and _has_rival(piece.value, sizes):
            mark = base64data.fingerprint(piece.value)
        if mark is None:
            continue
        first = seen.setdefault(mark, piece)
        if first is not piece and piece.role is not Role.ECHO:
            piece.role = Role.VARIANT


def _has_rival(value: str, sizes: list[int]) -> bool:
    """Whether another value could hold the same bytes: forms differ in length by a few hundredths."""
    return sum(abs(size - len(value)) <= 300 + len(value) // 10 for size in sizes) > 1


def _mark_views(candidates: list[Candidate], context: Context) -> None:
    """Beside a 3D work or a sound, films and pictures that the model does not promise are views and covers of it."""
    shown = {piece.kind for piece in candidates if piece.role is Role.WORK} & {Kind.MODEL_3D, Kind.AUDIO}
    if not shown or (Kind.MODEL_3D not in shown and context.default is not Kind.AUDIO):
        return
    for piece in candidates:
        if piece.role is Role.WORK and piece.kind in {Kind.IMAGE, Kind.VIDEO} and piece.kind not in context.declared:
            piece.role = Role.POSTER


def _promote(candidates: list[Candidate]) -> None:
    """Where there is no work, the parts (a depth map, a mask, stems) are what was made."""
    if not any(piece.role is Role.WORK for piece in candidates):
        for piece in candidates:
            if piece.role is Role.PART:
                piece.role = Role.WORK


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
