"""A model as the catalogue names it, and the document that describes its body. No I/O here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class ModelEntry:
    """One line of the catalogue. `charges_on_policy_rejection` is yes, no or unknown."""

    id: str
    provider: str
    name: str
    charges_on_policy_rejection: str = "unknown"
    outputs: tuple[str, ...] = ()  # image, video, audio, 3d, text; empty where the document was not read yet


@dataclass(frozen=True, slots=True)
class ModelDocument:
    """One model's OpenAPI document as the schema route answers it, with its entity tag. `fetched_at` is wall time."""

    id: str
    document: dict[str, Any] = field(repr=False)
    etag: str | None
    fetched_at: float
    stale: bool = False  # shown from the disk because the Router could not be asked
