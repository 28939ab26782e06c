"""What a form is made of: plain, frozen descriptions of a model's input.

Nothing here reads a document or draws a widget; `reader` makes these and `ui/forms` shows them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum
from typing import Any

Number = int | Decimal


class Kind(StrEnum):
    """What the artist handles, one widget each."""

    TEXT = "text"
    PROMPT = "prompt"
    INTEGER = "integer"
    NUMBER = "number"
    BOOLEAN = "boolean"
    CHOICE = "choice"
    OBJECT = "object"
    LIST = "list"
    MEDIA = "media"
    VARIANT = "variant"
    JSON = "json"


class Group(StrEnum):
    """Shown at once, or folded under More."""

    MAIN = "main"
    MORE = "more"


class Medium(StrEnum):
    """What a media field wants; FILE where the document names several or none."""

    IMAGE = "image"
    VIDEO = "video"
    AUDIO = "audio"
    FILE = "file"


class Encoding(StrEnum):
    """How a file travels in the body. LINK: the model asks for a web address."""

    BASE64 = "base64"
    DATA_URI = "data_uri"
    LINK = "link"


@dataclass(frozen=True, slots=True)
class Bounds:
    """Limits as written in the document. Lengths count characters of a text or items of a list."""

    minimum: Number | None = None
    maximum: Number | None = None
    exclusive_minimum: bool = False
    exclusive_maximum: bool = False
    multiple_of: Number | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    unique: bool = False
    """Of a list: no item may stand there twice."""


@dataclass(frozen=True, slots=True)
class FileLimits:
    """What the document says of a file that it takes; None or empty where it says nothing. Read in `media_limits`.

    `formats` are media types, `ratio` is the least and the greatest width over height. `firm` names what the schema itself
    states; everything else was read in a description.
    """

    formats: tuple[str, ...] = ()
    most_bytes: int | None = None
    most_pixels: int | None = None
    least_side: int | None = None
    most_side: int | None = None
    ratio: tuple[float, float] | None = None
    firm: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Media:
    """How a MEDIA field takes its file; `companion` names the sibling field that holds the MIME type, or is empty."""

    medium: Medium
    encoding: Encoding
    takes_link: bool = False
    companion: str = ""
    limits: FileLimits = FileLimits()


@dataclass(frozen=True, slots=True)
class Field:
    """One value of the body.

    `pointer` is a JSON Pointer in which `*` stands for a list's index. `default` means something only with
    `has_default`; `start` is what a required field without a default begins with (see `start.py`).
    `variants` are the alternatives of a VARIANT; `item` is what a LIST repeats.
    """

    pointer: str
    name: str
    label: str
    kind: Kind
    required: bool = False
    nullable: bool = False
    has_default: bool = False
    default: Any = None
    has_start: bool = False
    start: Any = None
    bounds: Bounds = Bounds()
    unit: str = ""
    choices: tuple[Any, ...] = ()
    open_choice: bool = False
    number_or_text: bool = False
    help: str = ""
    example: str = ""
    group: Group = Group.MAIN
    importance: int = 100
    seed: bool = False
    bears_prompt: bool = False
    deprecated: bool = False
    media: Media | None = None
    fields: tuple[Field, ...] = ()
    item: Field | None = None
    variants: tuple[Field, ...] = ()
    constants: tuple[tuple[str, Any], ...] = ()
    """For a variant: the properties whose one allowed value tells it from its siblings."""
    keys: tuple[str, ...] = ()
    """For a variant without constants: properties that none of its siblings takes. See `branches.variant_of`."""
    null_choice: bool = False
    """null stands among the document's own choices."""
    choice_labels: tuple[str, ...] = ()
    """What the document calls each of the choices; empty where it names none of them."""
    suggestions: tuple[str, ...] = ()
    """Values of a TEXT that the description mentions. Offers, no limits."""
    null_default: bool = False
    """The document's default is null. `has_default` is False then."""
    misfit_default: bool = False
    """`default` is what the document says and not what its own schema takes. `has_default` is False then."""
    places: tuple[Field, ...] = ()
    """Of a LIST whose first items each have a meaning of their own: these. `item` serves all of them, and those after."""
    extra: Field | None = None
    """Of an object, which may have no other fields: what a key of the artist's own holds. Its pointer ends in `*`."""
    key_pattern: str = ""
    """What such keys have to look like, where the document says it."""
    closed: bool = False
    """Of an object: the document takes no other keys."""
    left_out: int = 0
    """Of an object: so many more properties than a form can show; they are reached as JSON."""


@dataclass(frozen=True, slots=True)
class Form:
    """A whole body. `help` is the model's own description of itself or of its input.

    `root` is an OBJECT, a VARIANT or, where nothing better is known, one JSON field.
    """

    title: str
    help: str
    root: Field
    authored: bool
    schema: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    """The body's schema in Draft 2020-12, for `check`."""

    @property
    def fields(self) -> tuple[Field, ...]:
        """The top-level fields in the order in which they are shown."""
        return self.root.fields


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing to mend before sending. `pointer` is a real JSON Pointer into the body."""

    pointer: str
    message: str
