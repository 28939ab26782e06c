"""Alternatives of a schema as one widget: a simpler field where one serves them all, else a choice between variants.

Whatever cannot be told apart stays a JSON field, or one object with the fields of all; nothing here guesses.
"""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

from comfy_desk.schema import arranging, merging, naming
from comfy_desk.schema.fields import Field, Kind, Medium

_TEXTS = frozenset((Kind.TEXT, Kind.PROMPT))
_NUMBERS = frozenset((Kind.INTEGER, Kind.NUMBER))
_NO_VALUE = object()
MAX_NAMES = 200
"""Of the names that a discriminator may have."""


def by_discriminator(listed: list[Any], discriminator: Any) -> list[tuple[Any, Any]]:
    """Each branch with the value of the discriminator that names it; a branch with two names comes twice.

    Without a mapping a branch is named by the last step of its reference, as OpenAPI has it.
    """
    if not isinstance(discriminator, dict) or not isinstance(discriminator.get("propertyName"), str):
        return [(branch, _NO_VALUE) for branch in listed]
    mapping = discriminator.get("mapping")
    names: dict[Any, list[Any]] = {}
    for value, target in itertools.islice(mapping.items(), MAX_NAMES) if isinstance(mapping, dict) else ():
        names.setdefault(target if isinstance(target, str) else None, []).append(value)
    told: list[tuple[Any, Any]] = []
    for branch in listed:
        reference = branch.get("$ref") if isinstance(branch, dict) else None
        short = reference.rpartition("/")[2] if isinstance(reference, str) else None
        values = [] if short is None else [*names.get(reference, ()), *names.get(short, ())]
        told += [(branch, value) for value in values] or [(branch, _NO_VALUE if short is None else short)]
    return told


def combine(base: Field, branches: list[Field], named: Any, values: list[Any], *, one_of: bool) -> Field:
    """`base` as whatever shows its branches best; `base` itself (JSON) where nothing does.

    `named` is the discriminator's property, `values` what it is in each branch by the document's mapping.
    """
    if not branches:
        return base
    if len(branches) == 1:
        return replace(branches[0], **_names(base))
    return _simpler(base, branches) or _variant(base, branches, named, values, one_of=one_of)


def _simpler(base: Field, branches: list[Field]) -> Field | None:
    """Alternatives that one ordinary widget can show, or None."""
    kinds = {branch.kind for branch in branches}
    nullable = base.nullable or any(branch.nullable for branch in branches)
    base = replace(base, nullable=nullable)
    if kinds <= {Kind.CHOICE} | _TEXTS and Kind.CHOICE in kinds:
        choices = merging.distinct(value for branch in branches for value in branch.choices)
        return replace(base, kind=Kind.CHOICE, choices=tuple(choices), open_choice=bool(kinds & _TEXTS))
    if kinds <= _TEXTS:
        kind = Kind.PROMPT if Kind.PROMPT in kinds else Kind.TEXT
        return replace(base, kind=kind, bounds=_loosest(branches), suggestions=branches[0].suggestions)
    if kinds <= _NUMBERS:
        kind = Kind.NUMBER if Kind.NUMBER in kinds else Kind.INTEGER
        seed = all(branch.seed for branch in branches)
        return replace(base, kind=kind, bounds=_loosest(branches), seed=seed, unit=branches[0].unit)
    if kinds == {Kind.BOOLEAN}:
        return replace(base, kind=Kind.BOOLEAN)
    numeric = next((branch for branch in branches if branch.kind in _NUMBERS), None)
    if numeric is not None and kinds <= _TEXTS | _NUMBERS | {Kind.CHOICE}:
        words = [value for branch in branches for value in branch.choices]
        if all(isinstance(word, str) for word in words):
            example = base.example or ", ".join(words[:4])[:60]
            return replace(
                base,
                kind=Kind.TEXT,
                number_or_text=True,
                bounds=numeric.bounds,
                example=example,
                suggestions=tuple(words),
            )
    return _file_or_files(base, branches)


def _loosest(branches: list[Field]) -> Any:
    """Limits that all branches share; where they differ, no limit: the check knows which holds."""
    first = branches[0].bounds
    return first if all(branch.bounds == first for branch in branches) else type(first)()


def _file_or_files(base: Field, branches: list[Field]) -> Field | None:
    """One file or a list of them: the list serves both; a list of something else leaves the single file."""
    single = next((branch for branch in branches if branch.kind is Kind.MEDIA), None)
    several = next((branch for branch in branches if branch.kind is Kind.LIST), None)
    if single is None or several is None or len(branches) != 2:
        return None
    if several.item is not None and several.item.kind is Kind.MEDIA:
        return replace(several, **_names(base))
    media = single.media
    if media is not None and media.medium is Medium.FILE:
        return None
    return replace(single, **_names(base))


def _names(base: Field) -> dict[str, Any]:
    kept = (
        "pointer", "name", "label", "required", "nullable", "has_default", "default", "null_default", "help", "example",
        "unit", "deprecated",
    )  # fmt: skip
    return {name: getattr(base, name) for name in kept}


def _variant(base: Field, branches: list[Field], named: Any, values: list[Any], *, one_of: bool) -> Field:
    """A choice between branches that can be told apart: by a constant property, by JSON type, or by what only one takes."""
    if all(branch.kind is Kind.OBJECT for branch in branches):
        told = _mapped(branches, named, values) or _told_apart(branches, named)
        if told is None and one_of:
            told = _by_keys(branches)
        return _together(base, branches) if told is None else replace(base, kind=Kind.VARIANT, variants=told)
    shapes = [_shape(branch.kind) for branch in branches]
    if "" in shapes or len(set(shapes)) < len(shapes):
        return base
    variants = tuple(replace(branch, label=_variant_label(branch)) for branch in branches)
    return replace(base, kind=Kind.VARIANT, variants=variants)


def _shape(kind: Kind) -> str:
    return {
        Kind.TEXT: "text", Kind.PROMPT: "text", Kind.MEDIA: "text", Kind.INTEGER: "number", Kind.NUMBER: "number",
        Kind.BOOLEAN: "boolean", Kind.OBJECT: "object", Kind.LIST: "list",
    }.get(kind, "")  # fmt: skip


def _variant_label(branch: Field) -> str:
    if not naming.is_numbered(branch.label):
        return branch.label
    if branch.kind is Kind.MEDIA and branch.media is not None:
        return "Link" if branch.media.takes_link else branch.media.medium.value.capitalize()
    held = {part.media.medium for part in branch.fields if part.media is not None}
    if branch.kind is Kind.OBJECT and len(held) == 1:
        return held.pop().value.capitalize()
    return {"text": "Text", "number": "Number", "boolean": "On or off", "object": "Details", "list": "List"}[
        _shape(branch.kind)
    ]


def _mapped(branches: list[Field], named: Any, values: list[Any]) -> tuple[Field, ...] | None:
    """By the discriminator's mapping, where the branches themselves do not contradict it."""
    if not isinstance(named, str) or any(value is _NO_VALUE for value in values) or len(set(values)) < len(values):
        return None
    for branch, value in zip(branches, values, strict=True):
        tag = next((field for field in branch.fields if field.name == named), None)
        if tag is not None and tag.choices and value not in tag.choices:
            return None
    return tuple(_told(branch, named, value) for branch, value in zip(branches, values, strict=True))


def _told(branch: Field, name: str, value: Any) -> Field:
    fields = tuple(field for field in branch.fields if field.name != name)
    label = branch.label if not naming.is_numbered(branch.label) else naming.label(str(value)[:60], None)
    return replace(branch, label=label, constants=((name, value),), fields=fields)


def _told_apart(branches: list[Field], named: Any) -> tuple[Field, ...] | None:
    """The branches with the constants that tell them apart, or None."""
    constant = [
        {field.name: field.choices[0] for field in branch.fields if len(field.choices) == 1 and not field.open_choice}
        for branch in branches
    ]
    shared = set(constant[0]).intersection(*constant[1:])
    for name in sorted(shared, key=lambda name: (name != named, name)):
        values = [part[name] for part in constant]
        if len(merging.distinct(values)) == len(values):
            return tuple(_told(branch, name, value) for branch, value in zip(branches, values, strict=True))
    return None


def _by_keys(branches: list[Field]) -> tuple[Field, ...] | None:
    """Branches of which each takes keys that no other does."""
    names = [{field.name for field in branch.fields} for branch in branches]
    told = []
    for place, branch in enumerate(branches):
        others = set().union(*(taken for number, taken in enumerate(names) if number != place))
        own = tuple(field.name for field in branch.fields if field.name not in others)
        if not own:
            return None
        told.append(replace(branch, keys=own))
    return tuple(told)


def _together(base: Field, branches: list[Field]) -> Field:
    """One object with what any branch takes. JSON where two branches mean different things by one name."""
    found: dict[str, Field] = {}
    for branch in branches:
        for field in branch.fields:
            known = found.setdefault(field.name, field)
            if known.kind is not field.kind or not merging.same(list(known.choices), list(field.choices)):
                return base
    if not found:
        return base
    in_all = {name for name in found if all(_needs(branch, name) for branch in branches)}
    fields = [replace(field, required=name in in_all) for name, field in found.items()]
    return replace(base, kind=Kind.OBJECT, fields=arranging.arranged([arranging.ranked(field) for field in fields]))


def _needs(branch: Field, name: str) -> bool:
    return any(field.name == name and field.required for field in branch.fields)
