"""One piece of a result on its way to becoming an output: what the worker said of it, and where its file is by now."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from comfy_desk.domain.output import Kind, Origin, Output, Reach, Role
from comfy_desk.media.expiry import expires_at
from comfy_desk.media.fetch import Fetched
from comfy_desk.media.formats import Sniffed
from comfy_desk.media.texts import are_reasons

_LONGEST_TEXT = 20_000
_LONGEST_WORDS = 500
_MOST_SECONDS = 1e8
_STEERING = dict.fromkeys(
    [*range(0x9), *range(0xB, 0x20), *range(0x7F, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A)]
)
"""C0 and C1 controls, overrides and isolates of direction; tabs and line feeds stay."""


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
    animated: bool = False
    reach: Reach | None = None  # what the worker said; see `reach_of` for links

    def take_file(self, fetched: Fetched, known: Sniffed) -> None:
        """A fetched file: its bytes say what it is."""
        self.staged = fetched.path
        self.size = fetched.size
        self.sha256 = fetched.sha256
        self.media_type = known.media_type
        self.extension = known.extension
        self.kind = known.kind
        self.problem = fetched.problem

    def take_header(self, wav: Path, size: int | None, sha256: str | None, index: int) -> Piece:
        """Samples that are a WAV too from now on; the piece of what came, as it came."""
        bare = replace(self, index=index, role=Role.VARIANT if self.role is Role.WORK else self.role)
        self.staged, self.final, self.size, self.sha256 = wav, None, size, sha256
        self.media_type, self.extension = "audio/wav", "wav"
        return bare

    def take_measures(self, facts: dict[str, Any], out: Path) -> None:
        self.width = _integer(facts.get("width"))
        self.height = _integer(facts.get("height"))
        self.duration = _seconds(facts.get("duration"))
        self.animated = facts.get("animated") is True
        if facts.get("out"):
            self.thumbnail = out
        if self.kind is Kind.IMAGE and self.thumbnail is None:
            self.problem = self.problem or _text(facts.get("note"))


_KINDS = frozenset(str(kind) for kind in Kind)
_ROLES = frozenset(str(role) for role in Role)
_ORIGINS = frozenset(str(origin) for origin in Origin)
_BY_ITSELF = (Role.WORK, Role.POSTER, Role.PART)
_REACHES = frozenset(str(reach) for reach in Reach)


@dataclass(slots=True)
class Look:
    """What is in an answer. `problem` is a sentence where the answer as a whole is not what it should be.

    `certain`: it came whole, and reading it once more would bring the same.
    """

    pieces: list[Piece]
    words: tuple[str, ...] = ()
    problem: str | None = None
    certain: bool = False


def look_of(answer: dict[str, Any]) -> Look:
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
            problem=_said(item.get("problem")),
            reach=Reach(item["reach"]) if item.get("reach") in _REACHES else None,
        )
        pieces.append(piece)
        if isinstance(item.get("samples"), dict):
            pieces.append(_samples(piece, item["samples"]))
    words = tuple(word for word in map(_said, answer.get("words", [])) if word)
    problem = _said(answer.get("problem"))
    if answer.get("format") == "media" and pieces:  # the answer is the work: what ails one ails the other
        problem = problem or pieces[0].problem
    return Look(pieces, words[:10], problem, certain=answer.get("certain") is True)


def _samples(sound: Piece, bare: dict[str, Any]) -> Piece:
    """The samples as they came, without the header that the sound got here to be playable."""
    staged = _text(bare.get("path"))
    return replace(
        sound,
        index=sound.index + 1,
        role=Role.VARIANT if sound.role is Role.WORK else sound.role,
        media_type=_text(bare.get("media_type")),
        extension="pcm",
        staged=Path(staged) if staged else None,
        size=_integer(bare.get("size")),
        sha256=_text(bare.get("sha256")),
    )


def settle_words(look: Look, declared: list[str]) -> None:
    """Words alone from a model that makes something else are its reasons, and not the work."""
    works = [piece for piece in look.pieces if piece.role is Role.WORK]
    if not are_reasons([piece.kind for piece in works], declared):
        return
    for piece in works:
        piece.role = Role.PART
        piece.staged = None  # kept in the answer and shown; no file of the artist's
    said = (_said(piece.text[:_LONGEST_WORDS]) for piece in works if piece.text)
    look.words = (*filter(None, said), *look.words)


def merge_equal(pieces: list[Piece]) -> None:
    """Equal bytes are one file; a work that was there already is a variant of it."""
    first: dict[str, Piece] = {}
    here = [piece for piece in pieces if piece.staged is not None or piece.final is not None]
    for piece in sorted(here, key=lambda piece: (piece.role is not Role.WORK, piece.index)):
        if piece.sha256 is None:
            continue
        one = first.setdefault(piece.sha256, piece)
        if one is not piece and (one.staged is None or one.staged != piece.staged):
            one.final = one.final or piece.final  # one of them got its place before the program stopped
            piece.staged, piece.extension = one.staged, one.extension
            if piece.role is Role.WORK:
                piece.role = Role.VARIANT
    for piece in here:
        piece.final = first[piece.sha256].final if piece.sha256 is not None else piece.final
        if piece.final is not None:
            piece.staged = None


def leave_on_demand(pieces: list[Piece]) -> None:
    """Inputs handed back and second copies stand in the kept answer, and become files when somebody asks for them.

    Call it after `merge_equal`: what has a work's own bytes is that work's file, and headerless samples go with their sound.
    """
    wanted = {piece.staged for piece in pieces if piece.role in _BY_ITSELF}
    sounds = {piece.pointer for piece in pieces if piece.role in _BY_ITSELF}
    for piece in pieces:
        inline = piece.origin is Origin.INLINE and piece.role not in _BY_ITSELF and piece.staged is not None
        if inline and piece.staged not in wanted and piece.pointer not in sounds:
            piece.staged = None
            piece.reach = Reach.FETCHABLE


def words_of(look: Look) -> tuple[str, ...]:
    """The provider's words; where nothing is here to show, also what went wrong with each piece and with the whole."""
    if any(piece.final is not None or (piece.role is Role.WORK and piece.text) for piece in look.pieces):
        return look.words
    troubles = [piece.problem for piece in look.pieces if piece.problem] + ([look.problem] if look.problem else [])
    return tuple(dict.fromkeys((*look.words, *troubles)))[:10]


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
        animated=piece.animated,
        reach=reach_of(piece),
        link_until=expires_at(piece.url) if piece.url and piece.final is None else None,
    )


def reach_of(piece: Piece) -> Reach | None:
    """Whether a piece that is not here can be had; a link that may be followed can be tried again by hand."""
    if piece.final is not None:
        return None
    return piece.reach or (Reach.FETCHABLE if piece.url else None)


def _said(value: Any) -> str | None:
    """Words of others that stand in a line with ours: without what would turn the direction of both, or steer anything."""
    return _text(value.translate(_STEERING)) if isinstance(value, str) else None


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) and value else None


def _integer(value: Any) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**63 else None


def _seconds(value: Any) -> float | None:
    """A length that a film or sound can have: what its header says may be anything."""
    return float(value) if isinstance(value, int | float) and 0 <= value < _MOST_SECONDS else None
