"""Whether bytes can be the beginning of a JSON document: read from left to right once, nothing built, no recursion."""

from __future__ import annotations

import re

_STRING = re.compile(rb'"(?:[^"\\]|\\.)*+"', re.S)
_SCALAR = re.compile(rb"(?:true|false|null|NaN|-?Infinity|-?[0-9]++(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?)(?![\w.+-])")
_CUT_SCALAR = re.compile(rb"[\w.+-]{0,400}\Z")
_BLANKS = re.compile(rb"[ \t\r\n]*+")


def may_be_json(data: bytes) -> bool:
    """Whether an object or array begins here and nothing in `data` speaks against it; it need not end here."""
    at = _BLANKS.match(data, 0).end()  # type: ignore[union-attr]
    if data[at : at + 1] not in {b"{", b"["}:
        return False
    open_ones = bytearray()
    # What may stand next: v a value, V a value or "]", k a key, K a key or "}", c ":", n "," or a closing bracket.
    state = "v"
    while at < len(data):
        mark = data[at : at + 1]
        if mark in b"}]":
            opening = b"{" if mark == b"}" else b"["
            if not open_ones or open_ones[-1:] != opening or state not in ("nK" if mark == b"}" else "nV"):
                return False
            open_ones.pop()
            state, at = "n", at + 1
            if not open_ones:
                return not data[at:].strip(b" \t\r\n\0")
        else:
            step = _step(data, at, mark, state, open_ones)
            if step is None:
                return _is_cut(data, at, state)
            state, at = step
        at = _BLANKS.match(data, at).end()  # type: ignore[union-attr]
    return True


def _step(data: bytes, at: int, mark: bytes, state: str, open_ones: bytearray) -> tuple[str, int] | None:
    """The next state and place after one token that is no closing bracket; None where it may not stand here."""
    if state == "n":
        return (("v" if open_ones[-1:] == b"[" else "k"), at + 1) if mark == b"," else None
    if state == "c":
        return ("v", at + 1) if mark == b":" else None
    if state in "kK":
        match = _STRING.match(data, at)
        return ("c", match.end()) if match else None
    if mark in {b"{", b"["}:
        open_ones += mark
        return ("K" if mark == b"{" else "V"), at + 1
    match = _STRING.match(data, at) if mark == b'"' else _SCALAR.match(data, at)
    return ("n", match.end()) if match else None


def _is_cut(data: bytes, at: int, state: str) -> bool:
    """Whether what stands at `at` is no fault but a string or number that the end of `data` cuts."""
    if state in "nc":
        return False
    if data[at : at + 1] == b'"':
        return True
    return state in "vV" and _CUT_SCALAR.match(data, at) is not None and data[at : at + 1] in b"tfnNI-0123456789"
