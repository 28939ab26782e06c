"""What was found in a provider's answer, before anything is fetched or saved. No I/O here.

`Found.url` and `Found.value` are secrets (signed links) or large (Base64): both are kept out of every repr.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from comfy_desk.domain.output import Kind, Origin, Reach, Role


@dataclass(frozen=True, slots=True)
class Found:
    """One piece of media, one text, or one failure in a list.

    A piece has exactly one of `url` (LINK), `value` (INLINE, undecoded, as in the document) or `text` (TEXT), unless
    `problem` says in one sentence why it cannot be had.
    """

    pointer: str  # RFC 6901 into the document; "" for the whole
    kind: Kind
    role: Role
    origin: Origin
    media_type: str | None = None  # declared or guessed from names; for INLINE by the bytes where they are known
    url: str | None = field(default=None, repr=False)
    value: str | None = field(default=None, repr=False)
    text: str | None = field(default=None, repr=False)
    problem: str | None = None
    reach: Reach | None = None  # HELD_BACK or OUT_OF_REACH where `problem` says why it cannot be had


@dataclass(frozen=True, slots=True)
class Findings:
    """Everything a document holds, in its own order, and the provider's reasons where something is missing."""

    pieces: tuple[Found, ...] = ()
    words: tuple[str, ...] = ()

    @property
    def works(self) -> tuple[Found, ...]:
        return tuple(p for p in self.pieces if p.role is Role.WORK)
