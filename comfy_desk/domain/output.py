"""What a result holds: found media and the files made of it. No I/O here.

The words are those an artist and the code share: a *work* is what was made, a *variant* the same work again, a *part*
belongs to a work (textures, layers), a *poster* stands for one (thumbnail, last frame), an *echo* is an input handed back.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import PurePath


class Kind(StrEnum):
    IMAGE = "image"
    VIDEO = "video"
    AUDIO = "audio"
    MODEL_3D = "3d"
    VECTOR = "vector"
    TEXT = "text"
    OTHER = "other"


class Role(StrEnum):
    WORK = "work"
    VARIANT = "variant"
    PART = "part"
    POSTER = "poster"
    ECHO = "echo"


class Origin(StrEnum):
    """Where in an answer a piece of media was found."""

    INLINE = "inline"  # Base64, a data URI or markup inside the document
    LINK = "link"  # a URL to fetch
    BODY = "body"  # the whole answer is the media


class Reach(StrEnum):
    """Whether a piece that is not on this machine can be had."""

    FETCHABLE = "fetchable"  # a link that may be tried (again) on demand
    TOO_LARGE = "too large"  # the same, once the artist has raised the limit
    HELD_BACK = "held back"  # the model's own reason stands where a work would be
    OUT_OF_REACH = "out of reach"  # an address that is never followed


def is_place(path: str) -> bool:
    """Whether this names one file, wherever the program runs: nothing else was ever written down here."""
    pure = PurePath(path)
    return pure.is_absolute() and ".." not in pure.parts and "\0" not in path


@dataclass(frozen=True, slots=True)
class Output:
    """One piece of a result, as kept on this machine.

    `path` is None while a link was not fetched (variants, echoes, failures). `thumbnail` is a small PNG made by a worker,
    at most 512 px on its longer side. `problem` is one sentence when the piece could not be had or shown.
    `width`/`height` are pixels after orientation; `duration` seconds; `size` bytes. `reach` is None where it is here, or
    where nothing was noted (outputs of earlier versions).
    """

    index: int
    pointer: str  # RFC 6901 into the raw answer; "" for the whole
    kind: Kind
    role: Role
    origin: Origin
    media_type: str | None = None  # by the bytes where they are here, else as declared
    path: str | None = None
    size: int | None = None
    sha256: str | None = None
    width: int | None = None
    height: int | None = None
    duration: float | None = None
    thumbnail: str | None = None
    text: str | None = None  # for texts: at most 20,000 characters, plain
    problem: str | None = None
    animated: bool = False
    reach: Reach | None = None
    link_until: float | None = None  # wall time: of what is not here, when its link says that it dies

    @property
    def saved(self) -> bool:
        return self.path is not None
