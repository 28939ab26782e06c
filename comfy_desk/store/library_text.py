"""Texts as the library's index holds them, and what is looked for in it: the same folding on both sides, or nothing is found.

Case and accents do not count. Scripts that are written without spaces have no words that could be cut out, so each of their
characters stands for itself; a word of theirs is found as its characters one after another, wherever it stands.
What a request cost is read here, too: by the one rule for all that fills or searches the index.
"""

from __future__ import annotations

import re
import sqlite3
import unicodedata

from comfy_desk.domain.money import dollars_of

LONGEST = 20_000
"""Characters of one text that are looked at."""

_APART = (
    (0x0E00, 0x0EDF), (0x1000, 0x109F), (0x1780, 0x17FF),  # Thai, Lao, Burmese, Khmer
    (0x3005, 0x3007), (0x3040, 0x30FF), (0x31F0, 0x31FF),  # kana
    (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3FFFF),  # the characters of China and Japan
    (0xAC00, 0xD7A3),  # Korean syllables: its words carry endings
)  # fmt: skip
_ACCENTS = re.compile(
    "[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u0640"
    "\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]"
)
_ALIKE = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ı": "i", "ς": "σ"}


class _Signs(dict[int, str]):
    """What stands for a character: itself, where it is of a word, else a blank."""

    def __missing__(self, code: int) -> str:
        character = chr(code)
        sign = " "
        if any(low <= code <= high for low, high in _APART):
            sign = f" {character} "
        elif unicodedata.category(character)[0] in "LNM":
            sign = _ALIKE.get(character, character)
        self[code] = sign
        return sign


_SIGNS = _Signs()
_LOWER = {code: chr(code).lower() if chr(code).isalnum() else " " for code in range(128)}


def plain(text: object) -> str:
    """`text` as the index holds it: words and blanks alone, so that it does not matter what SQLite takes for a sign."""
    if not isinstance(text, str):
        return ""
    text = text[:LONGEST]
    if text.isascii():
        return text.translate(_LOWER)
    folded = _ACCENTS.sub("", unicodedata.normalize("NFKD", text.casefold()))
    return unicodedata.normalize("NFKC", folded).casefold().translate(_SIGNS)


def name_of(path: object) -> str:
    """The file's name in a path of any system."""
    return path.replace("\\", "/").rpartition("/")[2] if isinstance(path, str) else ""


def indexed_name(path: object) -> str:
    return plain(name_of(path))


def phrase(text: str, *, prefix: bool, column: str = "") -> str:
    """What finds `text` in the index; "" where it has no word. Nothing in it is a word of SQLite's own language of search.

    With `prefix` its last word may be the beginning of a longer one.
    """
    tokens = plain(text).split()
    if not tokens:
        return ""
    words = " ".join(tokens[:200])
    return f'{column + " : " if column else ""}"{words}"{" *" if prefix else ""}'


def cost_of(credits_used: object) -> float | None:
    """Dollars, for searching alone; None for what says nothing of them, or more than anybody has."""
    dollars = dollars_of(credits_used) if isinstance(credits_used, str) else None
    return float(dollars) if dollars is not None and dollars < 10**12 else None


def teach(connection: sqlite3.Connection) -> None:
    """Gives a connection the functions that fill the index."""
    connection.create_function("comfy_plain", 1, plain, deterministic=True)
    connection.create_function("comfy_name", 1, indexed_name, deterministic=True)
    connection.create_function("comfy_cost", 1, cost_of, deterministic=True)
