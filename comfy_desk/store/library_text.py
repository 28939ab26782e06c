"""Texts as the library's index holds them, and what is looked for in it: the same folding on both sides, or nothing is found.

Case and accents do not count. Scripts that are written without spaces have no words that could be cut out, so each of their
characters stands for itself; a word of theirs is found as its characters one after another, wherever it stands.
"""

from __future__ import annotations

import re
import sqlite3
import unicodedata

LONGEST = 20_000
"""Characters of one text that are looked at."""

_APART = re.compile(
    "(["
    "\u0e00-\u0edf\u1000-\u109f\u1780-\u17ff"  # Thai, Lao, Burmese, Khmer
    "\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff"  # kana
    "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"  # the characters of China and Japan
    "\uac00-\ud7a3"  # Korean syllables: its words carry endings
    "])"
)
_ACCENTS = re.compile(
    "[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u0640"
    "\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]"
)
_ALIKE = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ı": "i", "ς": "σ"})
_OWN_WORD = frozenset({"Co"})


def plain(text: object) -> str:
    """`text` as the index holds it."""
    if not isinstance(text, str):
        return ""
    text = text[:LONGEST]
    if text.isascii():
        return text.lower()
    folded = _ACCENTS.sub("", unicodedata.normalize("NFKD", text.casefold()))
    return _APART.sub(r" \1 ", unicodedata.normalize("NFKC", folded).casefold().translate(_ALIKE))


def name_of(path: object) -> str:
    """The file's name in a path of any system."""
    return path.replace("\\", "/").rpartition("/")[2] if isinstance(path, str) else ""


def indexed_name(path: object) -> str:
    return plain(name_of(path))


def phrase(text: str, *, prefix: bool, column: str = "") -> str:
    """What finds `text` in the index; "" where it has no word. Nothing in it is a word of SQLite's own language of search.

    With `prefix` its last word may be the beginning of a longer one.
    """
    tokens = [token for piece in plain(text).split() for token in _tokens(piece)]
    if not tokens:
        return ""
    words = " ".join(tokens[:200])
    return f'{column + " : " if column else ""}"{words}"{" *" if prefix else ""}'


def _tokens(piece: str) -> list[str]:
    """As the index's tokenizer cuts it: letters, numbers and marks stay together."""
    found, token = [], ""
    for character in piece:
        category = unicodedata.category(character)
        if category[0] in "LNM" or category in _OWN_WORD:
            token += character
        elif token:
            found.append(token)
            token = ""
    return [*found, token] if token else found


def teach(connection: sqlite3.Connection) -> None:
    """Gives a connection the functions that fill the index."""
    connection.create_function("comfy_plain", 1, plain, deterministic=True)
    connection.create_function("comfy_name", 1, indexed_name, deterministic=True)
