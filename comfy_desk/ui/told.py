"""Sentences that were made below the window, in the language of the artist.

There they are English, some with values in them (a folder, a number), and some were stored days ago. So each is known again
when it is shown: by its whole text, or by one of the templates that `packaging/translate.py` finds in the source
(`resources/translations/sentences.json`). What stands in a template's holes is kept, or is itself a sentence that is known
again, one level deep. Texts come from anywhere: matching takes time that grows with their length alone, and what is not known
is shown as it came. Words of providers are not given to this.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from comfy_desk.ui.phrases import money, tr, whole

LONGEST = 2_000
"""Characters beyond which a text is none of ours."""
_DEEP = 2
_HOLE = re.compile(r"\{\{|\}\}|\{(\w*)(?:[!:][^{}]*)?\}")
_GROUPED = re.compile(r"-?\d{1,3}(?:,\d{3})+")
_BETWEEN = (re.compile(r"(?<=[.!?…]) "), "; ", " · ", ", ", " or ")
_MOST_PARTS = 12


@dataclass(frozen=True, slots=True)
class Template:
    """A sentence with holes: what stands before, between and after them, and what they are called."""

    source: str
    pieces: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def weight(self) -> int:
        """The more of it is fixed, the surer it is."""
        return sum(map(len, self.pieces))


_templates: tuple[Template, ...] = ()


def learn(sources: Sequence[str]) -> None:
    """The templates to know from now on; none, where the program speaks English."""
    global _templates
    made = (parsed(source) for source in sources)
    _templates = tuple(sorted((one for one in made if one.names), key=lambda one: -one.weight))
    told.cache_clear()


def learn_from(folder: Path) -> None:
    """Reads a file; for the start, before there is a window."""
    learn(json.loads((folder / "sentences.json").read_text(encoding="utf-8")))


def parsed(source: str) -> Template:
    pieces, names, piece, at = list[str](), list[str](), "", 0
    for found in _HOLE.finditer(source):
        piece += source[at : found.start()]
        at = found.end()
        if found[0] in ("{{", "}}"):
            piece += found[0][0]
            continue
        pieces.append(piece)
        names.append(found[1])
        piece = ""
    return Template(source, (*pieces, piece + source[at:]), tuple(names))


@lru_cache(maxsize=4096)
def told(text: str) -> str:
    """The text in the artist's language; unchanged where it is not known, or where the program speaks English."""
    if not _templates or not text or len(text) > LONGEST:
        return text
    return _told(text, _DEEP)


def _told(text: str, deep: int) -> str:
    found = _known(text, deep)
    if found is not None:
        return found
    for between in _BETWEEN:  # some were put beside each other
        parts = text.split(between) if isinstance(between, str) else between.split(text)
        if 1 < len(parts) <= _MOST_PARTS:
            known = [_known(one, deep) for one in parts]
            if any(known):
                joint = between if isinstance(between, str) else " "
                return joint.join(new or old for new, old in zip(known, parts, strict=True))
    return text


def _known(text: str, deep: int) -> str | None:
    plain = tr(text)
    if plain != text:
        return plain
    if text[:1].islower():  # within another sentence
        plain = tr(text[:1].upper() + text[1:])
        if plain != text[:1].upper() + text[1:]:
            return plain
    if deep:
        for template in _templates:
            values = holes_of(template, text)
            if values is not None:
                translated = tr(template.source)
                if translated == template.source:
                    continue
                return filled(translated, dict(zip(template.names, (_value(v, deep - 1) for v in values), strict=True)))
    return None


def _value(text: str, deep: int) -> str:
    if _GROUPED.fullmatch(text):
        return whole(int(text.replace(",", "")))
    amount = money(text)
    return amount if amount != text else _told(text, deep)


def holes_of(template: Template, text: str) -> list[str] | None:
    """What stands in the holes, or None where this is another sentence. Each piece is sought once, from left to right."""
    first, *between, last = template.pieces
    if not text.startswith(first) or not text.endswith(last) or len(text) < len(first) + len(last):
        return None
    at, end, values = len(first), len(text) - len(last), list[str]()
    for piece in between:
        found = text.find(piece, at + 1 if piece else at, end) if piece else at
        if found < 0:
            return None
        values.append(text[at:found])
        at = found + len(piece)
    values.append(text[at:end])
    return values


def filled(translated: str, values: dict[str, str]) -> str:
    """Not `str.format`: what a translator or a value holds must never be looked into."""

    def put(found: re.Match[str]) -> str:
        return found[0][0] if found[0] in ("{{", "}}") else values.get(found[1], found[0])

    return _HOLE.sub(put, translated)
