"""Finding models by words: in any order, from their beginnings, across separators and accents, with a slip of the finger.

Words are looked for in a model's name, provider and title, its kinds ("image to video", "i2v"), other providers of it and
what its document says of it, in this order of worth. Nothing here is Qt.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache

from comfy_desk.domain.model import ModelEntry

_WORD = re.compile(r"[^\W_]+")

_KIND_NAMES = {
    "image": ("image", "picture", "photo"),
    "video": ("video", "film", "movie"),
    "audio": ("audio", "sound", "speech", "music"),
    "3d": ("3d", "mesh", "object"),
    "text": ("text",),
}
_KIND_OF = {name: kind for kind, names in _KIND_NAMES.items() for name in names}

EXACT, BEGINS, PROVIDER, KIND, WITHIN, OTHER, SAID, NEAR = range(8)
"""How well a word is found, the best first."""

_NAMES = (BEGINS, PROVIDER)

_WORTH_SEARCHING = 3
"""Letters from which a word is looked for in descriptions: shorter ones stand everywhere."""

_LONGEST = 24
"""Letters of a word that are compared for a slip of the finger."""


def words_of(text: str) -> list[str]:
    """ "Größe 2.7" → ["grosse", "2", "7"]."""
    if not text.isascii():
        text = "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))
    return _WORD.findall(text.casefold())


def wanted_words(text: str) -> list[str]:
    """The words of a search; "image to video" is one of them."""
    words = words_of(text[:200])[:12]
    found: list[str] = []
    while words:
        first = words.pop(0)
        if words[:1] == ["to"] and first in _KIND_OF:
            words.pop(0)
            first = f"{_KIND_OF[first]}to{words.pop(0) if words else ''}"
        found.append(first)
    return found


@lru_cache(maxsize=4096)
def _tokens(entry: ModelEntry) -> tuple[tuple[str, int], ...]:
    """What an entry is found by, each with its worth."""
    found: dict[str, int] = {}

    def add(words: Iterable[str], worth: int) -> None:
        for word in words:
            if worth < found.get(word, NEAR):
                found[word] = worth

    add(words_of(entry.name), BEGINS)
    add(words_of(entry.title), BEGINS)
    add(words_of(entry.provider), PROVIDER)
    add(_kind_tokens(entry), KIND)
    add((word for other in entry.alternates for word in words_of(other)), OTHER)
    add((word for word in words_of(entry.about) if len(word) >= _WORTH_SEARCHING), SAID)
    return tuple(found.items())


def _kind_tokens(entry: ModelEntry) -> Iterator[str]:
    for output in entry.outputs:
        yield from _KIND_NAMES.get(output, (output,))
        for source in entry.inputs:
            yield from (f"{source}to{name}" for name in _KIND_NAMES.get(output, (output,)))
            yield f"{source[:1]}2{output[:1]}" if output != "3d" else f"{source[:1]}23d"


class SearchIndex:
    """Made of a catalogue at the first word; `ranks` answers in a few milliseconds for a thousand models."""

    def __init__(self, entries: Iterable[ModelEntry]) -> None:
        self._entries = tuple(entries)
        self._made = 0  # of the entries
        self._last: tuple[tuple[str, ...], dict[str, int]] | None = None  # one stroke asks several times

        self._ids: list[str] = []
        self._whole: list[str] = []  # provider and name without what separates their parts
        self._by_token: dict[str, list[tuple[int, int]]] = {}
        self._named: list[tuple[str, frozenset[str]]] = []
        self._phrases: list[tuple[str, frozenset[str]]] = []

    def prepare(self, most: int | None = None) -> bool:
        """Looks into `most` more entries, so that the first stroke need not wait for it; False once all are known."""
        first, last = self._made, len(self._entries)
        if first >= last:
            return False
        self._made = last = last if most is None else min(last, first + most)
        for number, entry in enumerate(self._entries[first:last], first):
            self._ids.append(entry.id)
            self._whole.append("".join(words_of(entry.id)))
            for token, worth in _tokens(entry):
                self._by_token.setdefault(token, []).append((number, worth))
        if last < len(self._entries):
            return True
        named = (token for token, places in self._by_token.items() if any(worth in _NAMES for _, worth in places))
        self._named = [(token, frozenset(token)) for token in (*named, *_KIND_OF)]
        self._phrases = [(token, frozenset(token)) for token in self._by_token if _is_phrase(token)]
        return False

    def ranks(self, text: str) -> dict[str, int] | None:
        """The models that have every word, with a number that is smaller the better they fit; None where all do."""
        words = tuple(wanted_words(text))
        if not words:
            return None
        self.prepare()
        if self._last is None or self._last[0] != words:
            self._last = words, self._found(words)
        return self._last[1]

    def _found(self, words: tuple[str, ...]) -> dict[str, int]:
        found = [self._strictly(word) for word in words]
        if not set.intersection(*map(set, found)):
            found = [strict or self._nearly(word) for word, strict in zip(words, found, strict=True)]
        both = set.intersection(*map(set, found))
        return {self._ids[number]: sum(places[number] for places in found) for number in both}

    def _strictly(self, word: str) -> dict[int, int]:
        found: dict[int, int] = {}
        for number, whole in enumerate(self._whole):
            if word in whole:
                found[number] = WITHIN
        for token, places in self._by_token.items():
            if token.startswith(word):
                exact = token == word
                for number, worth in places:
                    rank = EXACT if exact and worth == BEGINS else worth
                    if rank < found.get(number, NEAR):
                        found[number] = rank
        return found

    def _nearly(self, word: str) -> dict[int, int]:
        """What a slip or two away begins so."""
        word = word[:_LONGEST]
        slips = 2 if len(word) >= 7 else 1 if len(word) >= 4 else 0
        found: dict[int, int] = {}
        letters = frozenset(word)
        if not slips:
            return found
        for token, others in self._phrases if _is_phrase(word) else self._named:
            if len(token) < len(word) - slips or len(letters - others) > slips:
                continue
            if _near(word, token, slips):
                for number, worth in self._by_token.get(token, ()):
                    if worth < OTHER:
                        found[number] = NEAR
        return found


def _is_phrase(word: str) -> bool:
    """ "imagetovideo", or the beginning of one."""
    return any(word.startswith(f"{kind}to") for kind in _KIND_NAMES)


def _near(word: str, token: str, slips: int) -> bool:
    """Whether a beginning of `token` is `word` but for letters that are wrong, missing, too many or swapped."""
    token = token[: len(word) + slips]
    before: list[int] = []
    last = list(range(len(token) + 1))
    for row, char in enumerate(word, 1):
        line = [row]
        for column, other in enumerate(token, 1):
            cost = min(last[column] + 1, line[-1] + 1, last[column - 1] + (char != other))
            if row > 1 and column > 1 and char == token[column - 2] and word[row - 2] == other:
                cost = min(cost, before[column - 2] + 1)
            line.append(cost)
        if min(line) > slips:
            return False
        before, last = last, line
    return min(last) <= slips
