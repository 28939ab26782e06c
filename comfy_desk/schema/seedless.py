"""What two bodies have in common that differ by their seeds alone: a digest of the bytes without the numbers of seeds.

It is made piece by piece and reads nothing as JSON: a body may have a hundred megabytes of pictures in it. In JSON no text
holds a bare quote, so a name with its colon is a name wherever it stands.
"""

from __future__ import annotations

import hashlib
import re

from comfy_desk.schema.naming import is_seed

_PAIR = re.compile(
    rb'"((?:[^"\\]|\\.){0,60}?seed[^"\\]{0,60})"(\s{0,20}:\s{0,20})(-?\d{1,40})(?=[\s,}\]])', re.IGNORECASE
)
_LONGEST = 256
"""Bytes of such a pair, at most."""


class Seedless:
    """Takes the pieces of a body in their order; `digest` ends it."""

    def __init__(self, model: str) -> None:
        self._hash = hashlib.sha256(model.encode("utf-8", "replace") + b"\0")
        self._held = b""

    def add(self, piece: bytes) -> None:
        data = self._held + piece
        cut = max(len(data) - _LONGEST, 0)
        cut = self._take(data, cut)
        self._held = data[cut:]

    def digest(self) -> str:
        self._take(self._held, len(self._held))
        self._held = b""
        return self._hash.hexdigest()[:24]

    def _take(self, data: bytes, cut: int) -> int:
        """Takes in what stands before `cut`, or before the pair that reaches over it; says where the rest begins."""
        at = 0
        if b"seed" in data.lower():
            for found in _PAIR.finditer(data):
                if found.start() >= cut:
                    break
                if found.end() > cut:
                    cut = found.start()
                    break
                if is_seed(found[1].decode("utf-8", "replace")):
                    self._hash.update(data[at : found.start(3)])
                    self._hash.update(b"?")
                    at = found.end(3)
        self._hash.update(data[at:cut])
        return cut
