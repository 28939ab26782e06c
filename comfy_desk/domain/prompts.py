"""What an artist wrote and will want again: prompts that were sent, and named pieces of text."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class SentPrompt:
    """A prompt as it was sent, whole. `model` is the one it was sent to last, `used_at` seconds since 1970."""

    text: str = field(repr=False)
    model: str
    used_at: float
    uses: int = 1


@dataclass(frozen=True, slots=True)
class FoundPrompts:
    """The newest of the prompts that were looked for, and how many there are in all."""

    prompts: tuple[SentPrompt, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class Snippet:
    """A piece of text under a name of the artist's. Names need not differ."""

    name: str
    text: str = field(repr=False)
