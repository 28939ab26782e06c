"""Compares the pieces of one answer: echoes of the request, copies, formats of one work, what merely stands beside a work.

Only roles are changed here. What a single value is, was settled before (`judge`); nothing is decoded and nothing fetched.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from comfy_desk.domain.output import Kind, Origin, Role
from comfy_desk.media import base64data, clues, links
from comfy_desk.media.candidate import Candidate, Context, declared_format, named_format
from comfy_desk.media.formats import by_extension
from comfy_desk.media.walk import Place, strings

_FORMATS = "glb gltf usdz fbx obj stl ply svg png webp jpg jpeg mp4 mov webm gif wav flac mp3"
_PREFERRED = _FORMATS.split()
_WRAPPERS = {"inlinedata", "filedata", "source", "file", "blob", "resource"}
_MOST_SENT = 16_384  # characters of a link in a request
_LEAST_DATA = 44  # characters of data in a request


def settle_roles(candidates: list[Candidate], request: Any, context: Context) -> None:
    """Gives each piece the role that its neighbours and the request leave it."""
    mark_echoes(candidates, request)
    _mark_sources(candidates)
    _mark_formats(candidates)
    _mark_sizes(candidates)
    _mark_files_of_one_object(candidates)
    _mark_pairs(candidates)
    _mark_parallel(candidates)
    _mark_copies(candidates)
    _mark_views(candidates, context)
    _promote(candidates)


def mark_echoes(candidates: list[Candidate], request: Any) -> None:
    """What the request's own body holds is an input handed back: the same address, however signed, or the same data."""
    if request is None or not candidates:
        return
    sent, prints = set(), set()
    for text in strings(request):
        if len(text) <= _MOST_SENT and links.is_link(text.strip()):
            sent.add(links.identity(text.strip()))
        if len(text) >= _LEAST_DATA:
            prints.add(base64data.fingerprint(text))
    for piece in candidates:
        same_data = piece.value is not None and bool(prints) and base64data.fingerprint(piece.value) in prints
        if same_data or (piece.url is not None and links.identity(piece.url) in sent):
            piece.role = Role.ECHO


def _mark_sources(candidates: list[Candidate]) -> None:
    """`{source, result}`: what a work was made of."""
    groups: dict[int, list[tuple[bool, Candidate]]] = {}
    for piece in candidates:
        if piece.role is Role.WORK and (titled := _titled(piece.place)) is not None:
            groups.setdefault(titled[0], []).append((clues.is_source(titled[1]), piece))
    for pieces in groups.values():
        works = [piece for is_source, piece in pieces if not is_source]
        for is_source, piece in pieces:
            if is_source and any(_same_kind(piece, work) for work in works):
                piece.role = Role.ECHO


# -- formats of one work ---------------------------------------------------------------------------------------------


def _mark_formats(candidates: list[Candidate]) -> None:
    """`{glb, fbx, usdz}`: one work in several formats; the most useful one is the work."""
    groups: dict[tuple[int, str], list[tuple[int, Candidate]]] = {}
    for piece in candidates:
        if piece.role is Role.WORK and isinstance(piece.place.container, dict):
            for word in clues.words(piece.place.name):
                if word in _PREFERRED and (known := by_extension(word)):
                    group = (id(piece.place.container), _sort(known.kind, word))
                    groups.setdefault(group, []).append((_PREFERRED.index(word), piece))
                    break
    for pieces in groups.values():
        _keep_first(pieces)


def _sort(kind: Kind, word: str) -> str:
    """What can be the same thing in another format: a drawing and its picture, a film and its loop."""
    return (
        "picture" if kind in {Kind.IMAGE, Kind.VECTOR} and word != "gif" else "moving" if word == "gif" else str(kind)
    )


def _mark_sizes(candidates: list[Candidate]) -> None:
    """`{original, medium, small}`: one picture in several sizes; the largest is the work."""
    groups: dict[object, list[tuple[int | None, Candidate]]] = {}
    for piece in candidates:
        if piece.role is Role.WORK and (titled := _titled(piece.place)) is not None:
            title, rank = clues.size_of_name(titled[1])
            groups.setdefault((titled[0], piece.kind, title), []).append((rank, piece))
    for pieces in groups.values():
        named = [(rank, piece) for rank, piece in pieces if rank is not None]
        bare = [piece for rank, piece in pieces if rank is None]
        if bare:  # "original" beside a work without a size may be what it was made of
            named = [(rank, piece) for rank, piece in named if rank > 0]
        if len(bare) <= 1 and len(named) + len(bare) > 1 and any(rank > 0 for rank, _piece in named):
            _keep_first([*named, *((_BARE, piece) for piece in bare)])


_BARE = 1.5
"""A name without a size: smaller than a large one, larger than a medium one."""


def _titled(place: Place) -> tuple[int, str] | None:
    """The object that holds a piece, and the piece's name in it: the one around, where its own name says nothing."""
    step: Place | None = place
    for _ in range(2):
        if step is None or not isinstance(step.key, str) or not isinstance(step.container, dict):
            return None
        above = step.parent
        if not clues.is_carrier(step.key) or above is None or not isinstance(above.key, str):
            break
        step = above
    return (id(step.container), str(step.key)) if step is not None else None


_NEAR = 3
"""Steps from a file to the list of it and its like: the link itself, `{url}`, `{file: {url}}`. Farther out are others."""


def _mark_files_of_one_object(candidates: list[Candidate]) -> None:
    """A list of 3D files, each of another format: one object, as exporters hand it over."""
    groups: dict[int, list[tuple[str, Candidate]]] = {}
    for piece in candidates:
        if piece.role is not Role.WORK or piece.kind is not Kind.MODEL_3D:
            continue
        known = (links.format_of(piece.url) if piece.url else None) or named_format(piece.place)
        known = known or declared_format(piece.place)
        near = (piece.place, *piece.place.above())[:_NEAR]
        above = next((step for step in near if isinstance(step.container, list)), None)
        if known is not None and above is not None and known.extension in _PREFERRED:
            groups.setdefault(id(above.container), []).append((known.extension, piece))
    for files in groups.values():
        formats = [extension for extension, _piece in files]
        if len(set(formats)) == len(formats) > 1:
            _keep_first([(_PREFERRED.index(extension), piece) for extension, piece in files])


def _keep_first(ranked: Iterable[tuple[float, Candidate]]) -> None:
    for _rank, piece in sorted(ranked, key=lambda pair: (pair[1].problem is not None, pair[0]))[1:]:
        piece.role = Role.VARIANT


# -- the same thing twice --------------------------------------------------------------------------------------------


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
                piece.kind = inline[0].kind if piece.guessed else piece.kind


def _mark_parallel(candidates: list[Candidate]) -> None:
    """`{b64: […], urls: […]}`: two lists of one length, side by side, of the same things."""
    groups: dict[tuple[int, int], list[Candidate]] = {}
    for piece in candidates:
        above = piece.place.parent
        if isinstance(piece.place.key, int) and above is not None and isinstance(above.container, dict):
            groups.setdefault((id(above.container), piece.place.key), []).append(piece)
    for pair in groups.values():
        if len(pair) == 2 and len({piece.origin for piece in pair}) == 2 and {p.role for p in pair} == {Role.WORK}:
            here, there = sorted(pair, key=lambda piece: piece.origin is not Origin.INLINE)
            even = len(here.place.container) == len(there.place.container)
            if even and here.problem is None and _same_kind(here, there):
                there.role, there.kind = Role.VARIANT, here.kind


def _item(place: Place) -> Any:
    """The object that stands for one thing: the value's own, or the one around a mere wrapper."""
    above = place.parent
    if above is not None and isinstance(above.key, str) and "".join(clues.words(above.key)) in _WRAPPERS:
        return above.container
    return place.container


def _same_kind(one: Candidate, other: Candidate) -> bool:
    return one.kind == other.kind or Kind.OTHER in {one.kind, other.kind} or one.guessed or other.guessed


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
            piece.role, piece.copied = Role.VARIANT, True


def _has_rival(value: str, sizes: list[int]) -> bool:
    """Whether another value could hold the same bytes: forms differ in length by a few hundredths."""
    return sum(abs(size - len(value)) <= 300 + len(value) // 10 for size in sizes) > 1


# -- what stands beside a work ---------------------------------------------------------------------------------------


def _mark_views(candidates: list[Candidate], context: Context) -> None:
    """Beside a 3D work or a sound, films and pictures that the model does not promise are views and covers of it."""
    kinds = {piece.kind for piece in candidates if piece.role is Role.WORK}
    if Kind.VIDEO in kinds and Kind.IMAGE not in context.declared:
        for piece in candidates:
            if piece.role is Role.WORK and piece.kind is Kind.IMAGE and "gif" in clues.words(piece.place.name):
                piece.role = Role.VARIANT
    shown = kinds & {Kind.MODEL_3D, Kind.AUDIO}
    if not shown or (Kind.MODEL_3D not in shown and context.default is not Kind.AUDIO):
        return
    for piece in candidates:
        if piece.role is Role.WORK and piece.kind in {Kind.IMAGE, Kind.VIDEO} and piece.kind not in context.declared:
            piece.role = Role.POSTER


def _promote(candidates: list[Candidate]) -> None:
    """Where there is no work, the parts (a depth map, a mask, stems) are what was made; else what was only marked."""
    for instead in (Role.PART, Role.VARIANT):
        if any(piece.role is Role.WORK for piece in candidates):
            return
        for piece in candidates:
            if piece.role is instead and not (instead is Role.VARIANT and piece.copied):
                piece.role = Role.WORK
