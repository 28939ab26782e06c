"""An answer as text to look at: long strings are named with their size, `<base64, 12.3 MB>`: no window can show them."""

from __future__ import annotations

import re
from typing import BinaryIO

_BLOCK = 1 << 20
_LONG = 2_000
"""Bytes of a string that are shown whole."""

_HEAD = 120
_STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+"', re.S)
_REST = re.compile(rb'(?:[^"\\]++|\\.)*+', re.S)
_BASE64 = re.compile(rb"(?:[A-Za-z0-9+/_=-]|\\[/rn])*+")
_DATA_URI = re.compile(rb"data:[^,\"]{0,100},", re.I)


def shown_text(file: BinaryIO, most: int) -> str:
    """At most `most` bytes of text. Bytes that are no text are shown as signs that stand for them."""
    parts: list[bytes] = []
    size = 0
    held = b""
    while size < most:
        fresh = file.read(_BLOCK)
        block = held + fresh
        out, held = _shortened(block, file, last=not fresh)
        parts.append(out)
        size += len(out)
        if not fresh:
            break
    else:
        return b"".join(parts)[:most].decode("utf-8", "replace") + "\n…"
    text = b"".join(parts)
    return text[:most].decode("utf-8", "replace") + ("\n…" if len(text) > most else "")


def _shortened(block: bytes, file: BinaryIO, *, last: bool) -> tuple[bytes, bytes]:
    """The block with its long strings named, and what is left for the next one: a string that has not ended."""
    out: list[bytes] = []
    at = 0
    while True:
        opened = block.find(b'"', at)
        if opened < 0:
            out.append(block[at:])
            return b"".join(out), b""
        out.append(block[at:opened])
        whole = _STRING.match(block, opened)
        if whole is not None:
            inside = block[opened + 1 : whole.end() - 1]
            out.append(block[opened : whole.end()] if len(inside) <= _LONG else _named(inside, len(inside)))
            at = whole.end()
        elif len(block) - opened <= _LONG + 8 and not last:
            return b"".join(out), block[opened:]
        elif last and len(block) - opened <= _LONG + 8:
            out.append(block[opened:])
            return b"".join(out), b""
        else:
            named, rest = _to_its_end(block[opened + 1 :], file)
            out.append(named)
            return b"".join(out), rest


def _to_its_end(inside: bytes, file: BinaryIO) -> tuple[bytes, bytes]:
    """A string that goes on behind the block: named, and what comes behind it."""
    beginning = inside[: _LONG + 1]
    size = 0
    while True:
        stop = _end_of_string(inside)
        if inside[stop : stop + 1] == b'"':
            return _named(beginning, size + stop), inside[stop + 1 :]
        size += stop
        fresh = file.read(_BLOCK)
        if not fresh:
            return _named(beginning, size + len(inside) - stop), b""
        inside = inside[stop:] + fresh


def _end_of_string(inside: bytes) -> int:
    """Where its closing quote is, or how far it can be read yet."""
    at = inside.find(b'"')
    stop = at if at >= 0 else len(inside)
    if inside.find(b"\\", 0, stop) < 0:
        return stop
    matched = _REST.match(inside)
    return matched.end() if matched else 0


def _named(beginning: bytes, size: int) -> bytes:
    uri = _DATA_URI.match(beginning)
    head = uri[0] if uri else b""
    body = beginning[len(head) : _LONG]
    matched = _BASE64.match(body)
    if matched is not None and matched.end() >= len(body) - 1:
        return b'"%b<base64, %b>"' % (head, _size(size - len(head)))
    cut = beginning[:_HEAD]
    while cut and (cut[-1] & 0xC0 == 0x80 or cut[-1] >= 0xC0):  # no character is cut
        cut = cut[:-1]
    return b'"%b\xe2\x80\xa6 <text, %b>"' % (cut.rstrip(b"\\"), _size(size))


def _size(count: int) -> bytes:
    return b"%.1f MB" % (count / 1e6) if count >= 1e5 else b"%.1f kB" % (count / 1e3)
