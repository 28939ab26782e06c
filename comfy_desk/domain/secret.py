"""A secret and how a pasted key becomes one. Pure: where secrets are kept is the vault's affair.

A `Secret` shows itself nowhere by accident: not in a repr, a log line, a formatted text, a pickle or a set. Whoever
needs the text says `reveal()`, so that every such place can be found by its name.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import unicodedata
from typing import Any, NoReturn

from comfy_desk.domain.errors import DeskError

HIDDEN = "•••"
KEY_PREFIX = "comfyui-"
MAX_KEY_LENGTH = 512
"""Characters. No key is known to come near; a pasted document should not become a header."""

# What pasting brings along at either end: quotes of all writings, and what ends a line of a settings file.
_QUOTES_AND_ENDS = "\"'`´“”„‟‘’‚‛«»‹›,;"
# What people copy with the key: `export COMFY_API_KEY=…`, `X-API-Key: …`, `Authorization: Bearer …`, quoted or not.
_LABEL = re.compile(
    r"(?:(?:export|set)\s+|(?:\$env:)?COMFY_API_KEY\s*[\"']?\s*[=:]|X-API-Key\s*[\"']?\s*[=:]"
    r"|Authorization\s*[\"']?\s*[=:]|Bearer\s+)",
    re.IGNORECASE,
)
_ALLOWED = re.compile(r"[A-Za-z0-9._~+/=-]+")


class Secret:
    """A text that must not be seen. Compares in constant time; cannot be hashed, pickled or changed."""

    __slots__ = ("__text",)

    def __init__(self, text: str) -> None:
        object.__setattr__(self, "_Secret__text", text)

    def reveal(self) -> str:
        """The text itself, for the one place that sends or stores it."""
        text: str = object.__getattribute__(self, "_Secret__text")
        return text

    def mark(self, salt: bytes) -> str:
        """Sixteen hexadecimal digits that tell two secrets apart and lead back to neither; `salt` is this store's own."""
        return hashlib.blake2b(self.reveal().encode(), digest_size=8, key=salt).hexdigest()

    def __repr__(self) -> str:
        return f"Secret({HIDDEN})"

    def __str__(self) -> str:
        return HIDDEN

    def __format__(self, spec: str) -> str:
        return HIDDEN

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Secret):
            return NotImplemented
        return hmac.compare_digest(self.reveal().encode("utf-8"), other.reveal().encode("utf-8"))

    # A hash would be a value derived from the text, and would let it become a dictionary's key.
    __hash__ = None  # type: ignore[assignment]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a secret does not change")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError("a secret does not change")

    def __copy__(self) -> Secret:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Secret:
        return self

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("a secret cannot be pickled")


class BadKey(DeskError):
    """A text that is no usable key. Says why, and never holds the text."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason, action="enter_key")
        self.reason = reason


def clean_key(text: str) -> Secret:
    """The key in a pasted text, freed of spaces, quotes, labels and invisible characters around it.

    Raises `BadKey` where what remains cannot be a key. Nothing inside the key is ever repaired.
    """
    key = _trim(text)
    if not key:
        raise BadKey("There is no key in this text.")
    odd = next(((place, sign) for place, sign in enumerate(key, start=1) if not " " <= sign <= "~"), None)
    if odd is not None:
        raise BadKey(f"Character {odd[0]} cannot be part of a key ({_name(odd[1])}). Please copy the key once more.")
    if not key.startswith(KEY_PREFIX):
        raise BadKey(f"A key begins with {KEY_PREFIX} and this text does not.")
    if len(key) > MAX_KEY_LENGTH:
        raise BadKey("This text is too long for a key. Please copy the key alone.")
    if key == KEY_PREFIX:
        raise BadKey(f"The key ends after {KEY_PREFIX}. Please copy all of it.")
    if " " in key:
        raise BadKey("There is a space inside the key. Please copy the key alone, and all of it.")
    if not _ALLOWED.fullmatch(key):
        raise BadKey("There is a sign inside the key that no key has. Please copy the key once more.")
    return Secret(key)


def _trim(text: str) -> str:
    """Take away what stands around a key, layer by layer, until nothing more comes off."""
    while True:
        start, end = 0, len(text)
        while start < end and _is_around(text[start]):
            start += 1
        while end > start and _is_around(text[end - 1]):
            end -= 1
        label = _LABEL.match(text, start, end)
        if start == 0 and end == len(text) and not label:
            return text
        text = text[label.end() if label else start : end]


def _is_around(sign: str) -> bool:
    """Spaces, quotes, and what cannot be seen: control and format characters such as the zero-width space."""
    return sign.isspace() or sign in _QUOTES_AND_ENDS or unicodedata.category(sign) in ("Cc", "Cf")


def _name(sign: str) -> str:
    """A character in words, since it may not be visible."""
    return unicodedata.name(sign, f"U+{ord(sign):04X}").lower()
