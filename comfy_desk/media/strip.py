"""The job that copies an answer without what signs its links: the copy may lie in the artist's folder and be passed on.

A link's query is its signature; everything else stays byte for byte. The answer as it came stays in the data folder.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, BinaryIO

_BLOCK = 1 << 20
_LONGEST_LINK = 16_384
"""Bytes of a link that are looked at; the tail of each block of this size is read again with the next."""

# In JSON a slash may be written `\\/`; the link ends at a quote, a blank, a bracket of markup, or a closing parenthesis.
_END = rb"\s\"'<>)\]}"
# One without a query is matched too, so that no byte is looked at from more than one beginning.
_LINK = re.compile(rb"(https?:(?:\\?/){2}[^?#" + _END + rb"]{1,8000}+)(\?[^" + _END + rb"]{0,16000}+)?")


def strip_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out} → {stripped: number of links cut}. `out` is whole and synced when this returns."""
    out = Path(arguments["out"])
    with Path(arguments["path"]).open("rb") as source, out.open("wb") as target:
        stripped = copy_without_queries(source, target)
        target.flush()
        os.fsync(target.fileno())
    return {"stripped": stripped}


def copy_without_queries(source: BinaryIO, target: BinaryIO, block: int = _BLOCK) -> int:
    """Copies in pieces of `block` bytes; returns how many links lost their query."""
    stripped = 0
    held = b""
    while True:
        fresh = source.read(block)
        text = held + fresh
        # A link that may go on in the next block is left for it; at the end everything is due.
        due = len(text) if not fresh else max(0, len(text) - _LONGEST_LINK)
        done = 0
        for match in _LINK.finditer(text):
            if match.start() >= due:
                break
            if match[2] is None:
                continue
            target.write(text[done : match.end(1)])
            done = match.end()
            stripped += 1
        keep = max(done, due)
        target.write(text[done:keep])
        held = text[keep:]
        if not fresh:
            return stripped
