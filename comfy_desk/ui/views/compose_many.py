"""Several requests from one press: how many, which seed each of them gets, and what they are called together.

The rule of the seeds: one that is thrown for each request is thrown for each of these, one that is kept is counted up, and
without a seed all bodies are the same. No widget but the small number field, and nothing is sent here.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSpinBox, QWidget

from comfy_desk.schema import Form, pointers, seeds, summary, to_bytes
from comfy_desk.schema.sent_prompts import sent_prompts
from comfy_desk.services.api import Wish
from comfy_desk.ui import theme
from comfy_desk.ui.forms.seed_edit import SeedPlace
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import model_name, tr

MOST = 100

MOST_BYTES = 500_000_000
"""Bytes of all bodies of one press together: they are written down before the first one is sent."""

_NAME_AT_MOST = 44


@overrides_qt
class HowMany(QSpinBox):
    """ "×4" beside the button, and no wider than its largest number: the room is for the word and the price on Generate."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(1, MOST)
        self.setPrefix("×")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setToolTip(tr("How many requests one press makes, up to {n}: a batch").format(n=MOST))
        self.setAccessibleName(tr("How many"))
        self.setKeyboardTracking(True)

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(f"{self.prefix()}{MOST}") + 5 * theme.GRID
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def series(body: dict[str, Any], places: Sequence[SeedPlace], number: int) -> list[dict[str, Any]]:
    """`number` bodies that differ in their seeds alone; the first one is `body` as it stands."""
    found = [(path, value, _place_of(path, places)) for path, value in _numbers(body)]
    thrown: dict[str, set[int]] = {pointers.build(path): {value} for path, value, _ in found}
    made = []
    for n in range(number):
        one = body if not found else copy.deepcopy(body)
        for path, value, place in found if n else ():
            size = max(place.high - place.low + 1, 1)
            if place.random:
                taken = thrown[pointers.build(path)]
                seed = seeds.throw(place.low, place.high, taken)
                taken.add(seed)
            else:
                seed = place.low + (value - place.low + n) % size
            seeds.put(one, path, seed)
        made.append(one)
    return made


def wishes_of(model: str, bodies: Sequence[dict[str, Any]], form: Form | None) -> list[Wish]:
    """The bodies as they are sent. Raises NotJsonError."""
    made = []
    for body in bodies:
        prompt, seed = summary(form, body)
        made.append(Wish(model, to_bytes(body), prompt, seed, words=sent_prompts(form, body)))
    return made


def seeds_in_words(body: dict[str, Any], places: Sequence[SeedPlace], number: int) -> str:
    """What the requests will differ in."""
    found = [(value, _place_of(path, places)) for path, value in _numbers(body)]
    if not found:
        return tr("No seed is set: the same request {n} times.").format(n=number)
    value, place = found[0]
    if place.random:
        return tr("Each of the {n} gets a seed of its own.").format(n=number)
    if value + number - 1 > place.high:
        return tr("Seeds are counted up from {first}, and from the lowest again.").format(first=value)
    return tr("Seeds {first} to {last}.").format(first=value, last=value + number - 1)


def batch_name(prompt: str, model: str, number: int) -> str:
    """The prompt's first words, "×4" behind them."""
    words = prompt.split()
    name = ""
    for word in words:
        longer = f"{name} {word}".strip()
        if len(longer) > _NAME_AT_MOST:
            break
        name = longer
    if not name and words:
        name = words[0][:_NAME_AT_MOST]
    if len(name) < len(" ".join(words)):
        name = f"{name.rstrip(' ,.;:–—-')}…"
    return f"{name or model_name(model).partition(' · ')[0]} ×{number}"


def _place_of(path: seeds.Path, places: Sequence[SeedPlace]) -> SeedPlace:
    pointer = pointers.build(path)
    return next((place for place in places if place.pointer == pointer), SeedPlace(pointer))


def _numbers(body: dict[str, Any]) -> list[tuple[seeds.Path, int]]:
    return [(path, seed) for path, seed in seeds.seeds_in(body) if seed is not None]
