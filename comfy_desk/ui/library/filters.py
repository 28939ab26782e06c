"""Filters as they stand in the words of a search: whether one is there, and the words with it or without. Pure.

What filters mean is read by `domain/library_words`; here they are only put in and taken out, for buttons.
"""

from __future__ import annotations

import re

from comfy_desk.domain.output import Kind

_TERM = re.compile(r'(?:[^\s"]|"[^"]*(?:"|$))+')

KINDS = (Kind.IMAGE, Kind.VIDEO, Kind.AUDIO, Kind.MODEL_3D, Kind.VECTOR, Kind.TEXT)
_NAMES = {Kind.IMAGE: "image", Kind.VIDEO: "video", Kind.AUDIO: "audio", Kind.MODEL_3D: "3d", Kind.VECTOR: "vector",
          Kind.TEXT: "text"}  # fmt: skip


def value_of(words: str, name: str) -> str | None:
    """Of the last filter of this name; None where there is none."""
    found = [term for term in _TERM.findall(words) if term.lower().startswith(f"{name}:")]
    return found[-1].partition(":")[2] if found else None


def with_filter(words: str, name: str, value: str | None) -> str:
    """The words with this filter, in place of one of the same name; without any for None. Others stay as written."""
    kept = [term for term in _TERM.findall(words) if not term.lower().startswith(f"{name}:")]
    if value is not None:
        kept.append(f"{name}:{value}")
    return " ".join(kept)


def kinds_of(words: str) -> frozenset[Kind]:
    asked = (value_of(words, "kind") or "").lower().split(",")
    return frozenset(kind for kind, name in _NAMES.items() if name in asked)


def with_kinds(words: str, kinds: frozenset[Kind]) -> str:
    named = ",".join(_NAMES[kind] for kind in KINDS if kind in kinds)
    return with_filter(words, "kind", named or None)


def least_rating(words: str) -> int:
    """Of `rating:>=3` the three; 0 where nothing of the kind is asked."""
    found = re.fullmatch(r">=([1-5])", value_of(words, "rating") or "")
    return int(found[1]) if found else 0


def with_rating(words: str, least: int) -> str:
    return with_filter(words, "rating", f">={least}" if least else None)
