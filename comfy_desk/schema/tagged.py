"""Objects of which one property says which of its neighbours is meant: `type: image_url`, beside `image_url`.

Such an object is a choice between shapes, told apart by that constant. What belongs to none of them (a role) stands in each,
as far as its own words do not say where it belongs. An object whose tag names a neighbour that is not there is left alone.
"""

from __future__ import annotations

from dataclasses import replace

from comfy_desk.schema import arranging, media_hints, merging, naming
from comfy_desk.schema.fields import Field, Kind, Medium

MAX_SHAPES = 12
_DEPTH = 4


def told_apart(field: Field) -> Field:
    """An object as a VARIANT by its tag, or as it is."""
    if field.kind is not Kind.OBJECT or not field.pointer or field.left_out:
        return field
    beside = {naming.folded(part.name): part for part in field.fields if not part.required}
    for tag in field.fields if beside else ():
        if (named := _named(beside, tag)) is not None:
            return _by(field, tag, named)
    return field


def _named(beside: dict[str, Field], tag: Field) -> dict[str, Field] | None:
    """The neighbour that each value of a tag names, or None where it is no tag."""
    if tag.kind is not Kind.CHOICE or not tag.required or tag.open_choice or tag.nullable:
        return None
    if not 2 <= len(tag.choices) <= MAX_SHAPES or not all(isinstance(choice, str) for choice in tag.choices):
        return None
    found = {choice: beside.get(naming.folded(choice)) for choice in tag.choices}
    known = {choice: part for choice, part in found.items() if part is not None}
    distinct = len({part.name for part in known.values()}) == len(tag.choices)
    return known if distinct else None


def _by(field: Field, tag: Field, named: dict[str, Field]) -> Field:
    taken = {part.name for part in named.values()}
    rest = [part for part in field.fields if part is not tag and part.name not in taken]
    labels = _labels(named)
    media = {choice: _medium(part) for choice, part in named.items()}
    shapes = []
    for choice, part in named.items():
        others = [one for other in rest if (one := _for(other, media[choice], set(media.values()))) is not None]
        bare = replace(
            field, label=labels[choice], required=True, nullable=False, has_default=False, default=None,
            null_default=False, misfit_default=False, fields=(part, *others), constants=((tag.name, choice),),
        )  # fmt: skip
        shapes.append(arranging.ranked(bare))
    first = tag.default if tag.has_default else None
    shapes.sort(key=lambda shape: (not shape.bears_prompt, shape.constants[0][1] != first))
    made = replace(
        field, kind=Kind.VARIANT, fields=(), variants=tuple(shapes), extra=None, key_pattern="", closed=False
    )
    return arranging.ranked(made)


def _labels(named: dict[str, Field]) -> dict[str, str]:
    """ "Image" for what holds an image, where no other shape holds one; else the neighbour's own label."""
    short = {}
    for choice, part in named.items():
        medium = _medium(part)
        short[choice] = medium.value.capitalize() if medium is not None else part.label
    if len(set(short.values())) == len(short):
        return short
    return {choice: part.label for choice, part in named.items()}


def _medium(field: Field, depth: int = _DEPTH) -> Medium | None:
    """The one medium that is in a field."""
    found = _media(field, depth)
    return found.pop() if len(found) == 1 else None


def _media(field: Field, depth: int) -> set[Medium]:
    if field.media is not None:
        return {field.media.medium}
    inside = (*field.fields, *field.variants, *((field.item,) if field.item is not None else ()))
    return set().union(*(_media(part, depth - 1) for part in inside)) if depth and inside else set()


def _for(part: Field, medium: Medium | None, media: set[Medium | None]) -> Field | None:
    """What stands in every shape, in one of them: of a choice the values that speak of its medium; None where none does."""
    if part.kind is not Kind.CHOICE or part.required or part.open_choice or part.nullable:
        return part
    spoken = [media_hints.medium_of_name(choice) if isinstance(choice, str) else None for choice in part.choices]
    if None in spoken or not media.issuperset(spoken):
        return part
    kept = [place for place, one in enumerate(spoken) if one is medium]
    if not kept:
        return None
    choices = tuple(part.choices[place] for place in kept)
    labels = tuple(part.choice_labels[place] for place in kept) if part.choice_labels else ()
    fits = part.has_default and any(merging.same(choice, part.default) for choice in choices)
    return replace(
        part, choices=choices, choice_labels=labels, has_default=fits, default=part.default if fits else None
    )
