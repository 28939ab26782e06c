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
_BETWEEN = tuple(re.compile(words) for words in (r"(?<=[.!?…]) ", "; ", " · ", ", "))
_LINKED = tuple(re.compile(words) for words in (" or ", " and "))
_MOST_PARTS = 12
_PLACE = re.compile(r"(?P<what>[^()]{1,40}?)(?: \((?P<kind>[^()]{1,40})\))? (?P<n>\d{1,6}) of (?P<all>\d{1,6})")
"""One of several files, "image 2 of 4" or "variant (image) 2 of 4": too little of it is fixed for a template."""


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
    """Known as a whole, or as parts that were put beside each other."""
    found = _known(text, deep) or _linked(text, deep)
    if found is not None:
        return found
    for between in _BETWEEN:
        parts, joints = _split(text, between)
        if 1 < len(parts) <= _MOST_PARTS:
            known = [_known(one, deep) or _linked(one, deep) for one in parts]
            if any(known):
                said = [new or old for new, old in zip(known, parts, strict=True)]
                return "".join(piece for pair in zip(said, [*joints, ""], strict=True) for piece in pair)
    return text


def _split(text: str, between: re.Pattern[str]) -> tuple[list[str], list[str]]:
    """The parts and what joins them. What stands in brackets stays together."""
    parts, joints, at, deep, seen = list[str](), list[str](), 0, 0, 0
    for found in between.finditer(text):
        since = text[seen : found.start()]
        deep, seen = max(0, deep + since.count("(") - since.count(")")), found.start()
        if not deep:
            parts.append(text[at : found.start()])
            joints.append(found[0])
            at = found.end()
    return [*parts, text[at:]], joints


def _linked(text: str, deep: int) -> str | None:
    """ "a text or a number": only where each of them is known; else it may be anybody's sentence."""
    for number, between in enumerate(_LINKED):
        parts, _joints = _split(text, between)
        if 1 < len(parts) <= _MOST_PARTS:
            known = [_known(one, deep) for one in parts]
            if all(known):
                pattern = tr("{one} and {other}") if number else tr("{one} or {other}")
                said = known[0] or ""
                for other in known[1:]:
                    said = filled(pattern, {"one": said, "other": other or ""})
                return said
    return None


def _known(text: str, deep: int) -> str | None:
    plain = _word(text)
    if plain is not None:
        return plain
    if text.startswith("This model "):  # what a field says of itself, said of the model
        said = _known(f"It {text.removeprefix('This model ')}", deep)
        if said is not None:
            return said
    if place := _PLACE.fullmatch(text):
        what, kind = _word(place["what"]), _word(place["kind"] or "")
        if what is not None and (kind is not None or not place["kind"]):
            values = {"what": f"{what} ({kind})" if kind else what, "n": place["n"], "all": place["all"]}
            return filled(tr("{what} {n} of {all}"), values)
    for template in _templates if deep else ():
        values_found = holes_of(template, text)
        if values_found is not None:
            translated = tr(template.source)
            if translated != template.source:
                told_values = (_value(value, deep - 1) for value in values_found)
                return filled(translated, dict(zip(template.names, told_values, strict=True)))
    return None


def _word(text: str) -> str | None:
    """A text without holes, or one that begins small within another sentence."""
    plain = tr(text)
    if plain != text:
        return plain
    if text[:1].islower():
        great = text[:1].upper() + text[1:]
        plain = tr(great)
        if plain != great:
            return plain
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
