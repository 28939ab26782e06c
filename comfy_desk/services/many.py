"""Many requests from one idea, as a list that can be looked at before anything is sent. Pure: no I/O, nothing is kept.

A plan is made row by row, so that a long one can be left. Bodies share all that they do not differ in: a thousand of them
with a picture of five megabytes take the room of one. Bytes are made only for what is sent.
"""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from comfy_desk.schema import ABSENT, Form, NotJsonError, check, naming, place_in_words, pointers, summary, to_bytes
from comfy_desk.schema.exact import whole
from comfy_desk.schema.fitting import Fit, number_of
from comfy_desk.schema.meaning import Lost
from comfy_desk.schema.roles import Role
from comfy_desk.schema.sent_prompts import sent_prompts
from comfy_desk.schema.settable import Settable, named, settables, value_of, with_value
from comfy_desk.services.api import NOTHING, Told, Wish
from comfy_desk.services.tables import Table

USUAL_HIGHEST_SEED = 2**31 - 1
_LONG = 2_000
_SHOWN = 3
_LONGEST_NAME = 80


class SeedRule(StrEnum):
    SAME = "same"
    RANDOM = "random"
    COUNT = "count"
    LIST = "list"


@dataclass(frozen=True, slots=True)
class Seeds:
    """What the copies differ in. COUNT begins with `first`; LIST makes one copy a seed. `salt` is the throw of the dice."""

    rule: SeedRule = SeedRule.SAME
    first: int = 0
    listed: tuple[int, ...] = ()
    salt: str = ""


@dataclass(frozen=True, slots=True)
class Base:
    """A model and the body to begin with. `lost` is what could not be taken along from another model's body."""

    model: str
    form: Form = field(repr=False)
    body: Mapping[str, Any] = field(repr=False)
    told: Told = NOTHING
    lost: tuple[Lost, ...] = ()


@dataclass(frozen=True, slots=True)
class Variation:
    """Values that are put into a body; `problems` are of the text that they came from."""

    values: tuple[tuple[Settable, Any], ...] = field(default=(), repr=False)
    problems: tuple[str, ...] = ()
    where: str = ""


@dataclass(frozen=True, slots=True)
class Idea:
    """`bases` times `variations` times copies; `skip` leaves out so many of the list's beginning."""

    bases: tuple[Base, ...]
    variations: tuple[Variation, ...] = (Variation(),)
    copies: int = 1
    seeds: Seeds = Seeds()
    skip: int = 0

    @property
    def each(self) -> int:
        return len(self.seeds.listed) if self.seeds.rule is SeedRule.LIST else self.copies

    @property
    def total(self) -> int:
        return len(self.bases) * len(self.variations) * self.each


@dataclass(frozen=True, slots=True)
class Planned:
    """One request of the list. `number` counts from one; `size` are its bytes; `likely` is the same where the price is."""

    number: int
    model: str
    form: Form = field(repr=False, compare=False)
    body: dict[str, Any] = field(repr=False)
    differs: str
    seed: str
    problems: tuple[str, ...]
    notes: tuple[str, ...]
    size: int
    likely: str
    told: Told = NOTHING


def planned(idea: Idea, most: int) -> Iterator[Planned]:
    """The rows, at most so many. The same idea gives the same rows."""
    sizes: dict[int, int] = {}
    thrown: set[int] = set()
    ready = [_Ready(base) for base in idea.bases]
    whole_list = itertools.product(ready, idea.variations, range(idea.each))
    for index, (one, variation, copy) in itertools.islice(enumerate(whole_list), idea.skip, idea.skip + most):
        yield _row(idea, one, variation, (copy, index), sizes, thrown)


class _Ready:
    """A base with what is looked up once."""

    def __init__(self, base: Base) -> None:
        self.base = base
        places = settables(base.form, base.body)
        self.seed = next((place for place in places if place.role is Role.SEED), None)
        self.prompt = next((place for place in places if place.role is Role.PROMPT), None)


def _row(
    idea: Idea, one: _Ready, variation: Variation, place_in: tuple[int, int], sizes: dict[int, int], thrown: set[int]
) -> Planned:
    base, (copy, index) = one.base, place_in
    body: dict[str, Any] = dict(base.body)
    for place, value in variation.values:
        body = with_value(base.form, body, place.pointer, value)
    own = any(place.role is Role.SEED for place, _ in variation.values)
    if one.seed is not None and not own:
        seed = seed_for(idea, one.seed, copy, index, thrown)
        if seed is not None:
            body = with_value(base.form, body, one.seed.pointer, seed)
    _prompt, shown = summary(base.form, body)
    problems = [*variation.problems]
    strict = base.told.serving.strict  # the provider's own body: the rules of this form are not its rules
    for problem in () if strict else check(base.form, body)[:_SHOWN]:
        label = place_in_words(base.form, problem.pointer)
        problems.append(f"{label}: {problem.message}" if label else problem.message)
    try:
        size = size_of_body(body, sizes)
    except NotJsonError as error:
        size = 0
        problems.append(f"This cannot be sent: {error}.")
    notes = tuple(f"{lost.label}: {lost.why}" for lost in base.lost)
    return Planned(
        index + 1, base.model, base.form, body, _differs(variation, copy, idea), shown or "", tuple(problems), notes,
        size, _likely(one, body), base.told,
    )  # fmt: skip


def seed_for(idea: Idea, place: Settable, copy: int, index: int, thrown: set[int]) -> int | None:
    """The seed of one row, no one of those thrown before; None leaves what the body says."""
    seeds = idea.seeds
    if seeds.rule is SeedRule.LIST:
        return seeds.listed[copy]
    if seeds.rule is SeedRule.COUNT:
        return seeds.first + (copy if idea.each > 1 else index)
    if seeds.rule is SeedRule.RANDOM:
        bounds = place.field.bounds
        low = max(int(bounds.minimum or 0), 0)
        high = USUAL_HIGHEST_SEED if bounds.maximum is None else int(bounds.maximum)
        dice = random.Random(f"{seeds.salt}/{index}")
        for _ in range(64):
            seed = dice.randint(low, max(low, high))
            if seed not in thrown:
                break
        thrown.add(seed)
        return seed
    return None


def _differs(variation: Variation, copy: int, idea: Idea) -> str:
    parts = [f"{place.label}: {in_words(value)}" for place, value in variation.values if place.role is not Role.SEED]
    said = " · ".join(parts) or variation.where
    if idea.each > 1 and said:
        return f"{said} ({copy + 1} of {idea.each})"
    return said or (f"{copy + 1} of {idea.each}" if idea.each > 1 else "")


def in_words(value: Any) -> str:
    """A value for a cell of the list."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "null"
    if isinstance(value, str):
        if len(value) > _LONG and " " not in value[:200]:
            return "a file"
        return " ".join(naming.clean(value[:300], 300).split())
    if isinstance(value, (dict, list)):
        return f"{len(value)} values"
    return str(value)[:60]


def size_of_body(body: Mapping[str, Any], known: dict[int, int]) -> int:
    """Bytes that `to_bytes` would make of it, without making those of long texts again. Raises NotJsonError.

    `known` are the sizes of long texts by identity: they have to live as long as it does.
    """
    more = 0

    def light(value: Any) -> Any:
        nonlocal more
        if isinstance(value, str) and len(value) > _LONG:
            if id(value) not in known:
                known[id(value)] = len(to_bytes(value))
            more += known[id(value)] - 2
            return ""
        if isinstance(value, Mapping):
            return {key: light(part) for key, part in value.items()}
        if isinstance(value, list):
            return [light(part) for part in value]
        return value

    return len(to_bytes(light(body))) + more


def _likely(one: _Ready, body: dict[str, Any]) -> str:
    """What the price may hang on: all but the seed and the words of the prompt."""
    form = one.base.form
    for place in (one.seed, one.prompt):
        if place is not None:
            body = with_value(form, body, place.pointer, ABSENT)

    def light(value: Any) -> Any:
        if isinstance(value, str) and len(value) > _LONG:
            return len(value)
        if isinstance(value, dict):
            return {key: light(part) for key, part in value.items()}
        return [light(part) for part in value] if isinstance(value, list) else value

    try:
        data = to_bytes(light(body))
    except NotJsonError:
        return one.base.model
    return f"{one.base.model} {hashlib.sha256(data).hexdigest()}"


def wishes(rows: Iterable[Planned], estimates: Mapping[str, str | None], *, confirmed: bool = False) -> list[Wish]:
    """What is sent: the bodies as the list shows them, with the estimate that stood beside them. Raises NotJsonError."""
    made = []
    for row in rows:
        prompt, seed = summary(row.form, row.body)
        told = replace(row.told, estimate=estimates.get(row.likely), confirmed=confirmed)
        made.append(Wish(row.model, to_bytes(row.body), prompt, seed, told, sent_prompts(row.form, row.body)))
    return made


# --- from texts


def columns_of(table: Table, places: Sequence[Settable]) -> tuple[bool, tuple[Settable | None, ...]]:
    """Whether the first row names fields, and which field each column is. Without names the first column is the prompt."""
    if not table.rows:
        return False, ()
    head = [named(cell, places) for cell in table.rows[0].cells]
    if any(head):
        seen: set[str] = set()
        once: list[Settable | None] = []
        for place in head:
            once.append(place if place is None or place.pointer not in seen else None)
            seen |= {place.pointer} if place is not None else set()
        return True, (*once, *(None for _ in range(table.width - len(once))))
    prompt = next((place for place in places if place.role is Role.PROMPT), None)
    return False, (prompt, *(None for _ in range(table.width - 1)))


def names_fields(head: Sequence[str], places: Sequence[Settable]) -> bool:
    """Whether a first row speaks of fields: the prompt by its name, or two of them. A line of a prompt does neither."""
    if len(head) < 2 or any(len(cell) > _LONGEST_NAME for cell in head):
        return False
    found = {place.pointer: place for place in (named(cell, places) for cell in head) if place is not None}
    return len(found) > 1 or any(place.role is Role.PROMPT for place in found.values())


def from_table(table: Table, columns: Sequence[Settable | None], *, headed: bool) -> tuple[Variation, ...]:
    """One variation a row. An empty cell leaves what the form says; a wrong one names its row and its column."""
    made = []
    for line in table.rows[1:] if headed else table.rows:
        values: list[tuple[Settable, Any]] = []
        problems = []
        for number, cell in enumerate(line.cells):
            place = columns[number] if number < len(columns) else None
            if place is None or not cell.strip():
                continue
            fitted = value_of(cell, place)
            if isinstance(fitted, Fit):
                values.append((place, fitted.value))
            else:
                problems.append(f"Row {line.number}, column {number + 1} ({place.label}): {fitted}")
        made.append(Variation(tuple(values), tuple(problems), f"Row {line.number}"))
    return tuple(made)


def product(sweeps: Sequence[tuple[Settable, Sequence[Any]]], most: int = 100_000) -> tuple[Variation, ...]:
    """Every combination of the values, the last field changing fastest."""
    if not sweeps:
        return (Variation(),)
    combined = itertools.product(*([(place, value) for value in values] for place, values in sweeps))
    return tuple(Variation(tuple(one)) for one in itertools.islice(combined, most))


def seeds_in(text: str) -> tuple[tuple[int, ...], str]:
    """Seeds as they were written, with anything between them; and what of it is none."""
    found: list[int] = []
    for word in text.replace(",", " ").replace(";", " ").split():
        seed = whole(number_of(word))
        if seed is None:
            return tuple(found), f"{word[:30]} is no seed."
        found.append(seed)
    return tuple(found), ""


def alternatives(text: str, most: int = 10_000) -> list[str]:
    """A prompt with {red|green|blue} in it, once for each choice; the text alone where there is none."""
    parts: list[list[str]] = []
    rest = text
    while "{" in rest:
        before, _, after = rest.partition("{")
        inside, closed, behind = after.partition("}")
        if not closed or "|" not in inside or "{" in inside:
            parts.append([before + "{"])
            rest = after
            continue
        parts += [[before], inside.split("|")]
        rest = behind
    parts.append([rest])
    return list(dict.fromkeys("".join(one) for one in itertools.islice(itertools.product(*parts), most)))


def first_seed(base: Base) -> int | None:
    """The seed of the body as it stands."""
    places = settables(base.form, base.body)
    place = next((one for one in places if one.role is Role.SEED), None)
    return whole(pointers.value_at(dict(base.body), place.pointer)) if place is not None else None
