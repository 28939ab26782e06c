"""A model as the catalogue names it, and the document that describes its body. No I/O here."""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any

_ABOUT_AT_MOST = 300
_WORDS_AT_MOST = 10
_SUGGESTED_AT_MOST = 5

_MODEL_ID = re.compile(r"[a-z0-9]+(?:[._-][a-z0-9]+)*/[a-z0-9]+(?:[._-][a-z0-9]+)*")
_TAG = re.compile(r'(?:W/)?"[\x21\x23-\x7e]{0,300}"')


@dataclass(frozen=True, slots=True)
class ModelEntry:
    """One line of the catalogue. `charges_on_policy_rejection` is yes, no or unknown.

    What stands below `outputs` comes from the model's document, and is empty where that was not read yet.
    """

    id: str
    provider: str
    name: str
    charges_on_policy_rejection: str = "unknown"
    outputs: tuple[str, ...] = ()  # image, video, audio, 3d, text; empty where the document was not read yet
    inputs: tuple[str, ...] = ()  # the same words for what it takes
    title: str = ""  # where it is another one than the id
    about: str = ""
    alternates: tuple[str, ...] = ()  # other providers that can serve it
    gone: str | None = None
    """The Router's words about a model that it offers no longer; "" where it only left the list; None while it is there."""

    @property
    def retired(self) -> bool:
        """The Router itself said that it does not know it any more."""
        return bool(self.gone)


@dataclass(frozen=True, slots=True)
class ModelDocument:
    """One model's OpenAPI document as the schema route answers it, with its entity tag. `fetched_at` is wall time."""

    id: str
    document: dict[str, Any] = field(repr=False)
    etag: str | None
    fetched_at: float
    stale: bool = False  # shown from the disk because the Router could not be asked
    gone: str | None = None  # shown from the disk because the Router offers the model no longer: its words


@dataclass(frozen=True, slots=True)
class Standing:
    """How well the catalogue is known. `asked_at`: wall time of the last whole walk. `trouble`: why the newest one failed."""

    asked_at: float | None = None
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class About:
    """What the list of models shows and searches of a document, so that it need not be parsed for that again."""

    outputs: tuple[str, ...] = ()
    inputs: tuple[str, ...] = ()
    title: str = ""
    about: str = ""
    alternates: tuple[str, ...] = ()


def about_document(model: str, document: dict[str, Any]) -> About:
    """Takes any JSON object; what is not as published is left out."""
    raw = document.get("info")
    info: dict[str, Any] = raw if isinstance(raw, dict) else {}
    title = _plain(info.get("title"), 100)
    return About(
        outputs=_words(document.get("x-comfy-router-output-modalities")),
        inputs=_words(document.get("x-comfy-router-input-modalities")),
        title="" if title == model else title,
        about=_plain(info.get("description"), _ABOUT_AT_MOST) or _plain(_body_description(document), _ABOUT_AT_MOST),
        alternates=_words(document.get("x-comfy-router-alt-providers")),
    )


def _body_description(document: dict[str, Any]) -> Any:
    """What the body's schema says of itself."""
    paths = document.get("paths")
    for path in list(paths.values())[:3] if isinstance(paths, dict) else ():
        schema = path
        for step in ("post", "requestBody", "content", "application/json", "schema"):
            schema = schema.get(step) if isinstance(schema, dict) else None
        if not isinstance(schema, dict):
            continue
        place = schema.get("$ref")
        if isinstance(place, str) and place.startswith("#/components/schemas/"):
            schema = document
            for step in ("components", "schemas", place.rpartition("/")[2]):
                schema = schema.get(step) if isinstance(schema, dict) else None
        return schema.get("description") if isinstance(schema, dict) else None
    return None


def _words(value: Any) -> tuple[str, ...]:
    found = (
        [_plain(word, 40).lower() for word in value[:50] if isinstance(word, str)] if isinstance(value, list) else []
    )
    return tuple(dict.fromkeys(word for word in found if word))[:_WORDS_AT_MOST]


def _plain(value: Any, limit: int) -> str:
    """One line without what cannot be printed, cut between words."""
    if not isinstance(value, str):
        return ""
    text = " ".join("".join(char if char.isprintable() else " " for char in value[: 4 * limit]).split())
    if len(text) <= limit:
        return text
    return f"{text[: limit - 1].rpartition(' ')[0] or text[: limit - 1]}…"


def successors_of(words: str | None, model: str, offered: Container[str]) -> tuple[str, ...]:
    """The models that the Router's words about a missing one name, as far as they are offered; the first is the nearest."""
    named = dict.fromkeys(_MODEL_ID.findall((words or "")[:2000]))
    return tuple(one for one in named if one != model and one in offered)[:_SUGGESTED_AT_MOST]


def clean_tag(tag: str | None) -> str | None:
    """An entity tag as the standard writes it, strong or weak; None for whatever a server put in its place."""
    return tag if tag is not None and _TAG.fullmatch(tag) else None


def same_tag(one: str | None, other: str | None) -> bool:
    """Whether two tags name the same document; a weak one is as good. Two that are not there say nothing: False."""
    return one is not None and other is not None and one.removeprefix("W/") == other.removeprefix("W/")
