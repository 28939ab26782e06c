"""What a search of the queue looks through, of one request. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from comfy_desk.domain.request import Request
from comfy_desk.ui.phrases import model_name

SHORTEST_ID = 6
"""Characters of an id that are looked for within ids: fewer are in too many of them."""


@dataclass(frozen=True, slots=True)
class Haystack:
    """Everything in one case: words, ids, and the seed, which is meant as a whole."""

    words: str
    ids: str
    seed: str

    def has(self, word: str) -> bool:
        return word in self.words or (len(word) >= SHORTEST_ID and word in self.ids) or word == self.seed


def haystack_of(request: Request, batch: str) -> Haystack:
    """Prompt, model and the batch's name; the Router's id and ours; the seed."""
    words = (request.prompt, request.model, model_name(request.model), batch)
    ids = (request.id, request.request_id or "")
    return Haystack("\n".join(words).casefold(), "\n".join(ids).casefold(), (request.seed or "").casefold())


def same_haystack(before: Request, after: Request) -> bool:
    return (before.prompt, before.model, before.handle, before.seed) == (
        after.prompt,
        after.model,
        after.handle,
        after.seed,
    )
