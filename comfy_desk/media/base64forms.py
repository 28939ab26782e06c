"""Brings Base64 of any form to the plain one, piece by piece: two passes, however long the text is.

The first pass (`survey`) learns the form: which alphabet, what a blank stands for, how it ends. The second (`plain`) gives
the plain signs. Where the form cannot be told without guessing, the text is NotBase64. Nothing is decoded here.
"""

from __future__ import annotations

import binascii
import re
import string
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from urllib.parse import unquote_to_bytes

_ALPHABET = (string.ascii_letters + string.digits + "+/").encode()
_KNOWN = _ALPHABET + b"-_ "
_URL_SAFE = bytes.maketrans(b"-_", b"+/")
_BREAKS = b"\r\n\t"
_QUOTES = b"\"'`"
_LINE_END = re.compile(rb"(?<! ) *+[\r\n\t][ \r\n\t]*+")
_LONGEST_END = 1 << 16


class NotBase64(ValueError):
    """The text is not Base64 in any of the forms that can be read without guessing. The message quotes none of it."""


@dataclass(frozen=True, slots=True)
class Form:
    """What stands for what in one text; `size` is the number of its plain signs without padding."""

    size: int
    blank: bytes  # what a blank between others stands for: nothing, or a plus sign that went through a form
    lead: int  # plus signs that the blanks before and after the text stand for
    trail: int
    url_safe: bool


@dataclass(slots=True)
class _Ends:
    """What `_cleaned` has met at the ends of a text, and between its lines."""

    lead: int = 0
    trail: int = 0
    broken: bool = False  # into lines
    spelt: bool = False  # line ends written as a backslash and a letter


def _cleaned(source: Iterable[bytes], ends: _Ends) -> Iterator[bytes]:
    """The text between its quotes, its lines joined, percent signs decoded. Blanks within a line are left in it."""
    started = False
    held = cut = spelt = b""
    for piece in source:
        piece, cut = _percent(cut + piece)
        piece, spelt = _joined(spelt + piece, ends)
        piece = held + piece
        if not started:
            body = piece.lstrip(b" " + _BREAKS + _QUOTES)
            if body:
                started = True
                ends.lead = _blanks(piece[: len(piece) - len(body)].lstrip(_BREAKS + _QUOTES), ends)
            held, piece = (b"", body) if body else (piece, b"")
        if started:
            core = piece.rstrip(b" " + _BREAKS + _QUOTES)
            held = piece[len(core) :]
            if core:
                yield _one_line(core, ends)
        if len(held) > _LONGEST_END:
            raise NotBase64("There are more blanks than Base64 has.")
    if cut or spelt:
        raise NotBase64("There are characters that Base64 does not have.")
    ends.trail = _blanks(held.rstrip(_BREAKS + _QUOTES), ends)
    if ends.broken:
        ends.lead = ends.trail = 0
        if ends.spelt:
            raise NotBase64("There are characters that Base64 does not have.")


def _percent(piece: bytes) -> tuple[bytes, bytes]:
    """Decoded, and the beginning of an escape that is cut."""
    if b"%" not in piece:
        return piece, b""
    at = piece.find(b"%", max(0, len(piece) - 2))
    whole, cut = (piece, b"") if at < 0 else (piece[:at], piece[at:])
    return unquote_to_bytes(whole), cut


def _joined(piece: bytes, ends: _Ends) -> tuple[bytes, bytes]:
    if b"\\" not in piece:
        return piece, b""
    whole, cut = (piece[:-1], b"\\") if piece.endswith(b"\\") else (piece, b"")
    ends.spelt = True
    return whole.replace(b"\\r", b"").replace(b"\\n", b""), cut


def _blanks(run: bytes, ends: _Ends) -> int:
    """How many blanks a run at an end has; with anything else among them they are no more than blanks."""
    ends.broken = ends.broken or any(sign in _BREAKS for sign in run)
    return 0 if run.strip(b" ") else len(run)


def _one_line(core: bytes, ends: _Ends) -> bytes:
    if not (b"\n" in core or b"\r" in core or b"\t" in core):
        return core
    ends.broken = True
    return _LINE_END.sub(b"", core) if b" " in core else core.translate(None, _BREAKS)


class _Lines:
    """Whether blanks stand where lines of one length were joined."""

    def __init__(self) -> None:
        self._first: int | None = None
        self._current = 0
        self._even = True

    def add(self, piece: bytes) -> None:
        first, *others = piece.split(b" ") if b" " in piece else [piece]
        self._current += len(first)
        for line in others:
            self._break()
            self._current = len(line)

    def _break(self) -> None:
        if self._first is None:
            self._first = self._current
        elif self._current != self._first:
            self._even = False

    def are_even(self, more: int = 0) -> bool:
        """`more`: signs that the last line has besides."""
        return self._first is not None and self._first >= 16 and self._even and self._current + more <= self._first


def survey(source: Iterable[bytes]) -> Form:
    """The form of a whole text. Raises NotBase64.

    Two alphabets mixed, padding in the middle, a length that no bytes have, and left-over bits without padding (what a
    cut leaves) are refused.
    """
    ends, lines = _Ends(), _Lines()
    size = blanks = padding = 0
    standard = plus = url_safe = False
    tail = b""
    for piece in _cleaned(source, ends):
        at = piece.find(b"=")
        body = piece if at < 0 else piece[:at]
        if (padding and body) or (at >= 0 and piece[at:].strip(b"=")):
            raise NotBase64("There is padding in the middle.")
        padding += len(piece) - len(body)
        if body.translate(None, _KNOWN):
            raise NotBase64("There are characters that Base64 does not have.")
        plus = plus or b"+" in body
        standard = standard or plus or b"/" in body
        url_safe = url_safe or b"-" in body or b"_" in body
        blanks += body.count(b" ")
        lines.add(body)
        size += len(body)
        tail = (tail + body[-64:])[-64:]
    lead, trail, blank = ends.lead, ends.trail, b""
    if lead or trail:
        lead, trail, blank = _at_the_ends(lead, trail, size + padding, blanks, padding, plus, lines.are_even(padding))
    if blanks and not blank:
        signed = plus or url_safe
        blank = b"" if signed else _within(size, blanks, padding, lines.are_even())
    if url_safe and (standard or blank or lead or trail):
        raise NotBase64("Two Base64 alphabets are mixed.")
    if padding and trail:
        raise NotBase64("There is padding in the middle.")
    size += lead + trail - (0 if blank else blanks)
    _check_end(size, padding, tail.replace(b" ", blank).translate(_URL_SAFE) + b"+" * min(trail, 4))
    return Form(size, blank, lead, trail, url_safe)


def _at_the_ends(
    lead: int, trail: int, core: int, blanks: int, padding: int, plus: bool, even: bool
) -> tuple[int, int, bytes]:
    """Blanks at the ends are nothing, or plus signs that went through a form; where both could be, refuse to guess."""
    if core % 4 == 0 or (core + lead + trail) % 4 or plus or (blanks and even):
        return 0, 0, b""
    if blanks or padding:
        return lead, trail, b"+"
    raise NotBase64("The blanks at the ends may be lost plus signs.")


def _within(size: int, blanks: int, padding: int, even: bool) -> bytes:
    """Blanks are line ends that were joined, or plus signs that went through a form: told apart by the form of the text.

    Those that stand unevenly are never line ends, also where a text that was cut would fit better without them.
    """
    if not even:
        return b"+"
    for rest in ({0}, {0, 2, 3}):  # a whole number of quanta says more than one that padding could complete
        fits_joined, fits_plus = ((way + padding) % 4 in rest for way in (size - blanks, size))
        if fits_joined != fits_plus:
            return b"" if fits_joined else b"+"
    return b""


def _check_end(size: int, padding: int, tail: bytes) -> None:
    rest = size % 4
    if rest == 1 or padding > 2 or (padding and rest == 0):
        raise NotBase64("The length fits no bytes: the data is cut off or damaged.")
    if rest and not padding:
        signs = tail[-rest:]
        again = binascii.b2a_base64(binascii.a2b_base64(signs + b"=" * (4 - rest)), newline=False).rstrip(b"=")
        if again != signs:
            raise NotBase64("The last bits belong to no byte: the data is cut off.")


def plain(source: Iterable[bytes], form: Form) -> Iterator[bytes]:
    """The signs of a text whose form is known, without padding, in pieces of any length."""
    if form.lead:
        yield b"+" * form.lead
    for piece in _cleaned(source, _Ends()):
        if b"=" in piece:
            piece = piece.replace(b"=", b"")
        if b" " in piece:
            piece = piece.replace(b" ", form.blank)
        yield piece.translate(_URL_SAFE) if form.url_safe else piece
    if form.trail:
        yield b"+" * form.trail


def is_standard(body: str) -> bool:
    """A pattern would say the same, four times slower."""
    return body.isascii() and not body.encode().translate(None, _ALPHABET)
