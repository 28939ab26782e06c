"""How well a few typed letters fit a title. Pure: no Qt, no list of what there is."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

_STARTS, _WORD, _INSIDE, _INITIALS, _SCATTERED = 100, 80, 60, 50, 20


@lru_cache(maxsize=8192)
def plain(text: str) -> str:
    """As it is compared: small letters without their marks."""
    parted = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parted if not unicodedata.combining(letter))


def fit(wanted: str, text: str) -> int:
    """0 where a word of `wanted` is not in `text`; both as `plain` gives them. More is better, shorter texts first."""
    total = 0
    for word in wanted.split():
        one = _fit_of(word, text)
        if not one:
            return 0
        total += one
    return total * 100 - min(len(text), 90) if total else 0


def best(wanted: str, texts: tuple[str, ...]) -> int:
    """The best of several texts; a word may stand in any of them, but what stands in one counts most."""
    found = max((fit(wanted, text) for text in texts), default=0)
    return found or fit(wanted, " ".join(texts)) // 2


def _fit_of(word: str, text: str) -> int:
    place = text.find(word)
    if place == 0:
        return _STARTS
    if place > 0:
        return _WORD if not text[place - 1].isalnum() or f" {word}" in text else _INSIDE
    if len(word) > 1:
        initials = "".join(part[0] for part in text.split())
        if word in initials:
            return _INITIALS
    return _scattered(word, text)


def _scattered(word: str, text: str) -> int:
    """Its letters in their order, near each other, from the beginning of a word on: what was typed in a hurry."""
    if len(word) < 3:
        return 0
    starts = (at for at, letter in enumerate(text) if letter == word[0] and (at == 0 or not text[at - 1].isalnum()))
    return max((_from(at, word, text) for at in starts), default=0)


def _from(first: int, word: str, text: str) -> int:
    place = first
    for letter in word[1:]:
        place = text.find(letter, place + 1)
        if place < 0:
            return 0
    spread = place - first + 1 - len(word)
    return max(0, _SCATTERED - spread) if spread <= len(word) else 0
