"""Long values behind short names, so that a body with a 40 MB picture can be shown and edited as JSON.

`"<image/png, 2.1 MB>"` stands for the real value and is bound to it: whoever edits around it sends the real value.
No widget here.
"""

from __future__ import annotations

from typing import Any

from comfy_desk.media import base64data, sniff
from comfy_desk.ui.phrases import counted, decimal, tr, whole

LONG = 2_000
LONG_TEXT = 20_000


class Shortener:
    """One body's short names. A name means one value for as long as the Shortener lives."""

    def __init__(self) -> None:
        self._by_name: dict[str, str] = {}
        self._taken: set[str] = set()

    def reserve(self, value: Any) -> None:
        """Keeps names free that a body has as values of its own: those mean themselves."""
        if isinstance(value, str):
            if value.startswith("<") and len(value) < LONG:
                self._taken.add(value)
            return
        for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            self.reserve(part)

    def hold(self, text: str) -> str:
        """The short name of a long text."""
        base = describe_text(text)
        name, number = f"<{base}>", 2
        while name in self._taken or self._by_name.get(name, text) != text:
            name, number = f"<{base}, no. {number}>", number + 1
        self._by_name[name] = text
        return name

    def shorten(self, value: Any) -> Any:
        """A copy of a body with short names in it."""
        if isinstance(value, str):
            return self.hold(value) if is_long(value) else value
        if isinstance(value, dict):
            return {key: self.shorten(item) for key, item in value.items()}
        if isinstance(value, list):
            return [self.shorten(item) for item in value]
        return value

    def restore(self, value: Any) -> Any:
        """The body that a shortened one stands for."""
        if isinstance(value, str):
            return self._by_name.get(value, value)
        if isinstance(value, dict):
            return {key: self.restore(item) for key, item in value.items()}
        if isinstance(value, list):
            return [self.restore(item) for item in value]
        return value


def is_long(text: str) -> bool:
    """Whether a text should not be laid out: encoded data, or prose beyond what anybody reads here."""
    return len(text) > LONG and (len(text) > LONG_TEXT or looks_encoded(text))


def looks_encoded(text: str) -> bool:
    """Base64 or a data URI, by a look at the beginning. Chinese and Japanese have no spaces, and are no data."""
    window = text[:400]
    return window.startswith("data:") or (window.isascii() and not any(char in window for char in (" ", "{", "<", '"')))


def describe_text(text: str) -> str:
    """“image/png, 2.1 MB” for encoded data, else the number of characters."""
    if looks_encoded(text):
        try:
            found = sniff.sniff(base64data.head(text))
        except (base64data.NotBase64, ValueError):
            found = None
        if found is not None and found.certain:
            return f"{found.media_type}, {size_text(len(text) * 3 // 4)}"
        return tr("data, {size}").format(size=size_text(len(text) * 3 // 4))
    return counted(len(text), "text, {n} character", "text, {n} characters")


def size_text(size: int) -> str:
    """Bytes as an artist reads them."""
    if size < 1_000_000:
        return f"{whole(max(1, round(size / 1000)))} kB"
    return f"{decimal(size / 1_000_000)} MB"


def short_name(name: str, most: int = 44) -> str:
    """A file's name with its middle left out, since its end says what it is."""
    if len(name) <= most:
        return name
    end = most * 2 // 5
    return f"{name[: most - end - 1]}…{name[-end:]}"
