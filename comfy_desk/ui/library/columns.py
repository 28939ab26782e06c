"""The columns of the library's list, as data: what each says, and which order its head asks for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from comfy_desk.domain.library import Entry, Order
from comfy_desk.ui.library import words
from comfy_desk.ui.phrases import tr

Text = Callable[[Entry, float], str]


@dataclass(frozen=True, slots=True)
class Column:
    """`name` is an English source text. `order`: what a click on the head asks for; None is no order of the library's."""

    id: str
    name: str
    text: Text
    width: int
    order: Order | None = None
    right: bool = False

    def title(self) -> str:
        return tr(self.name)


COLUMNS = (
    Column("preview", "Preview", lambda entry, now: words.kind_line(entry), 72),
    Column("prompt", "Prompt and model", lambda entry, now: words.prompt_of(entry), 232, Order.MODEL),
    Column("kind", "Kind", lambda entry, now: words.kind_line(entry), 96),
    Column("size", "Size", lambda entry, now: words.size_line(entry), 104, Order.LARGEST),
    Column("made", "Made", lambda entry, now: words.made_line(entry, now), 96, Order.NEWEST),
    Column("rating", "Rating", lambda entry, now: words.marks_line(entry), 128, Order.RATING),
    Column("file", "File name", lambda entry, now: words.file_line(entry), 220),
)
PLACE = {column.id: number for number, column in enumerate(COLUMNS)}
