"""Alternatives of a schema as one widget: a simpler field where one serves them all, else a choice between variants.

Whatever cannot be told apart stays a JSON field; nothing here guesses.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from comfy_desk.schema import naming
from comfy_desk.schema.fields import Field, Kind, Medium


def combine(base: Field, branches: list[Field], discriminator: Any) -> Field:
    """`base` as whatever shows its branches best; `base` itself (JSON) where nothing does."""
    return _simpler(base, branches) or _variant(base, branches, discriminator)


def _simpler(base: Field, branches: list[Field]) -> Field | None:
    """Alternatives that one ordinary widget can show, or None."""
    kinds = {branch.kind for branch in branches}
    texts = {Kind.TEXT, Kind.PROMPT}
    if kinds <= {Kind.CHOICE} | texts and Kind.CHOICE in kinds:
        choices: dict[Any, None] = {}
        for branch in branches:
            choices.update(dict.fromkeys(branch.choices))
        return replace(base, kind=Kind.CHOICE, choices=tuple(choices), open_choice=bool(kinds & texts))
    if kinds <= texts:
        return replace(base, kind=Kind.PROMPT if Kind.PROMPT in kinds else Kind.TEXT, bounds=branches[0].bounds)
    if kinds <= {Kind.INTEGER, Kind.NUMBER}:
        return replace(next(b for b in branches if b.kind is Kind.NUMBER or len(kinds) == 1), **_names(base))
    numeric = next((branch for branch in branches if branch.kind in (Kind.INTEGER, Kind.NUMBER)), None)
    if numeric is not None and kinds <= texts | {Kind.INTEGER, Kind.NUMBER, Kind.CHOICE}:
        words = [value for branch in branches for value in branch.choices]
        if all(isinstance(word, str) for word in words):
            example = base.example or ", ".join(words[:4])[:60]
            return replace(base, kind=Kind.TEXT, number_or_text=True, bounds=numeric.bounds, example=example)
    return _file_or_files(base, branches)


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
        "pointer",
        "name",
        "label",
        "required",
        "nullable",
        "has_default",
        "default",
        "help",
        "example",
        "unit",
        "deprecated",
    )
    return {name: getattr(base, name) for name in kept}


def _variant(base: Field, branches: list[Field], discriminator: Any) -> Field:
    """A choice between branches that can be told apart: by a constant property, or by their JSON type."""
    if all(branch.kind is Kind.OBJECT for branch in branches):
        told = _told_apart(branches, discriminator)
        return base if told is None else replace(base, kind=Kind.VARIANT, variants=told)
    shapes = [_shape(branch.kind) for branch in branches]
    if "" in shapes or len(set(shapes)) < len(shapes):
        return base
    named = tuple(replace(branch, label=_variant_label(branch)) for branch in branches)
    return replace(base, kind=Kind.VARIANT, variants=named)


def _shape(kind: Kind) -> str:
    return {
        Kind.TEXT: "text", Kind.PROMPT: "text", Kind.MEDIA: "text", Kind.INTEGER: "number", Kind.NUMBER: "number",
        Kind.BOOLEAN: "boolean", Kind.OBJECT: "object", Kind.LIST: "list",
    }.get(kind, "")  # fmt: skip


def _variant_label(branch: Field) -> str:
    if branch.kind is Kind.MEDIA and branch.media is not None:
        return "Link" if branch.media.takes_link else branch.media.medium.value.capitalize()
    return {"text": "Text", "number": "Number", "boolean": "On or off", "object": "Details", "list": "List"}[
        _shape(branch.kind)
    ]


def _told_apart(branches: list[Field], discriminator: Any) -> tuple[Field, ...] | None:
    """The branches with the constants that tell them apart, or None."""
    named = discriminator.get("propertyName") if isinstance(discriminator, dict) else None
    constant = [
        {field.name: field.choices[0] for field in branch.fields if len(field.choices) == 1 and not field.open_choice}
        for branch in branches
    ]
    shared = set(constant[0]).intersection(*constant[1:])
    for name in sorted(shared, key=lambda name: (name != named, name)):
        values = [part[name] for part in constant]
        if len({repr(value) for value in values}) == len(values):
            return tuple(
                replace(
                    branch,
                    label=naming.label(str(value), None),
                    constants=((name, value),),
                    fields=tuple(field for field in branch.fields if field.name != name),
                )
                for branch, value in zip(branches, values, strict=True)
            )
    return None
