"""One piece of a result on its way to becoming an output: what the worker said of it, and where its file is by now."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.media.fetch import Fetched
from comfy_desk.media.formats import Sniffed

_LONGEST_TEXT = 20_000


@dataclass(slots=True)
class Piece:
    index: int
    pointer: str
    kind: Kind
    role: Role
    origin: Origin
    media_type: str | None = None
    extension: str = ""
    url: str | None = field(default=None, repr=False)
    staged: Path | None = None
    final: Path | None = None
    size: int | None = None
    sha256: str | None = None
    width: int | None = None
    height: int | None = None
    duration: float | None = None
    thumbnail: Path | None = None
    text: str | None = field(default=None, repr=False)
    problem: str | None = None

    def take_file(self, fetched: Fetched, known: Sniffed) -> None:
        """A fetched file: its bytes say what it is."""
        self.staged = fetched.path
        self.size = fetched.size
        self.sha256 = fetched.sha256
        self.media_type = known.media_type
        self.extension = known.extension
        self.kind = known.kind
        self.problem = fetched.problem

    def take_measures(self, facts: dict[str, Any], out: Path) -> None:
        self.width = _integer(facts.get("width"))
        self.height = _integer(facts.get("height"))
        duration = facts.get("duration")
        self.duration = float(duration) if isinstance(duration, int | float) else None
        if facts.get("out"):
            self.thumbnail = out
        if self.kind is Kind.IMAGE and self.thumbnail is None:
            self.problem = self.problem or _text(facts.get("note"))


_KINDS = frozenset(str(kind) for kind in Kind)
_ROLES = frozenset(str(role) for role in Role)
_ORIGINS = frozenset(str(origin) for origin in Origin)


def pieces_of(answer: dict[str, Any]) -> tuple[list[Piece], tuple[str, ...]]:
    """What the worker's `examine` said, read carefully: it has worked on what a provider wrote."""
    pieces: list[Piece] = []
    for item in answer.get("pieces", [])[:1_000]:
        if item.get("kind") not in _KINDS or item.get("role") not in _ROLES or item.get("origin") not in _ORIGINS:
            continue
        staged = _text(item.get("path"))
        piece = Piece(
            index=len(pieces),
            pointer=_text(item.get("pointer")) or "",
            kind=Kind(item["kind"]),
            role=Role(item["role"]),
            origin=Origin(item["origin"]),
            media_type=_text(item.get("media_type")),
            extension=_text(item.get("extension")) or "",
            url=_text(item.get("url")),
            staged=Path(staged) if staged else None,
            size=_integer(item.get("size")),
            sha256=_text(item.get("sha256")),
            text=(_text(item.get("text")) or "")[:_LONGEST_TEXT] or None,
            problem=_text(item.get("problem")),
        )
        pieces.append(piece)
    words = tuple(word for word in answer.get("words", []) if isinstance(word, str))
    return pieces, words[:10]


def to_output(piece: Piece) -> Output:
    return Output(
        index=piece.index,
        pointer=piece.pointer,
        kind=piece.kind,
        role=piece.role,
        origin=piece.origin,
        media_type=piece.media_type,
        path=str(piece.final) if piece.final else None,
        size=piece.size,
        sha256=piece.sha256,
        width=piece.width,
        height=piece.height,
        duration=piece.duration,
        thumbnail=str(piece.thumbnail) if piece.thumbnail else None,
        text=piece.text,
        problem=piece.problem,
    )


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) and value else None


def _integer(value: Any) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**63 else None
