"""Which field stands where: the prompt first, what is needed next, then the well-known, and the rest folded under More."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from comfy_desk.schema import media_hints, naming, prose, wrapping
from comfy_desk.schema.fields import Encoding, Field, Group, Kind, Media, Medium

MEDIA_DEPTH = 4
_CONTAINERS = (Kind.OBJECT, Kind.LIST, Kind.VARIANT)
_OFTEN_OPTIONAL = 90
_LAST = 99
_SECOND_WAY = 70
_SETTLED = 75
_NEARLY_LAST = 98


def ranked(field: Field) -> Field:
    """With its importance, its group, and whether it leads to the prompt."""
    if field.kind in _CONTAINERS:
        importance, prompt = _of_holder(field)
    else:
        importance, prompt = _of_value(field)
    if not field.required and field.deprecated:
        importance, prompt = _LAST, False
    elif not field.required and importance < _NEARLY_LAST and prose.is_useless(field.help):
        importance = _NEARLY_LAST
    return replace(field, importance=importance, group=group_of(importance), bears_prompt=prompt)


def group_of(importance: int) -> Group:
    """Shown at once or under More."""
    return Group.MAIN if naming.is_main(importance) else Group.MORE


def arranged(fields: list[Field]) -> tuple[Field, ...]:
    """Companions named, the prompt first, the order of the document kept among equals."""
    names = {field.name for field in fields}
    has_prompt = any(naming.is_main_prompt(field.name) for field in fields)
    made = []
    for field in fields:
        if field.media is not None:
            field = replace(field, media=media_hints.accompanied(field.media, fields))
        if has_prompt and field.bears_prompt and not naming.is_main_prompt(field.name):
            importance = field.importance if field.required else _OFTEN_OPTIONAL
            field = replace(field, bears_prompt=False, importance=importance, group=group_of(importance))
        made.append(_with_start(field, names))
    made = _named_plainly(made)
    if any(field.bears_prompt for field in made):
        made = [_settled(field) for field in made]
    made.sort(key=lambda field: field.importance)
    return tuple(made)


def _settled(field: Field) -> Field:
    """Whose message it is, and what leaves no choice: set already, and not in the way of the words."""
    if not field.has_start or not field.required or (field.name != "role" and len(field.choices) > 1):
        return field
    return replace(field, importance=_SETTLED, group=group_of(_SETTLED))


def _named_plainly(fields: list[Field]) -> list[Field]:
    """Files are called by what they are, not by how they travel; what only wraps a value lends it its name."""
    labels = _plain_labels(fields)
    made = []
    for field in fields:
        label = labels.get(field.name, field.label)
        second = label != field.label and label.endswith(" link") and not field.required
        importance = max(field.importance, _SECOND_WAY) if second else field.importance
        field = replace(field, label=label, importance=importance, group=group_of(importance))
        inner = wrapping.inner_of(field) if wrapping.wraps_one(field) else None
        if inner is not None and (inner.kind is Kind.MEDIA or naming.is_generic(inner.name)):
            lent = field.label if inner.kind is Kind.MEDIA else naming.without_holder(field.label)
            parts = tuple(replace(part, label=lent) if part is inner else part for part in field.fields)
            field = replace(field, fields=parts)
        made.append(field)
    return made


def _plain_labels(fields: list[Field]) -> dict[str, str]:
    """By name. Of two ways to give the same file one is the link; where that tells too little, labels stay."""
    stems: dict[str, list[tuple[Field, Media]]] = {}
    for field in fields:
        inner = wrapping.inner_of(field) if wrapping.wraps_one(field) else field
        if inner is not None and inner.media is not None:
            stem = naming.without_transport(field.label) or inner.media.medium.value.capitalize()
            stems.setdefault(stem, []).append((field, inner.media))
    carriers = {field.name for held in stems.values() for field, _ in held}
    others = {field.label for field in fields if field.name not in carriers}
    found: dict[str, str] = {}
    for stem, held in stems.items():
        said = {
            field.name: f"{stem} link" if len(held) > 1 and media.encoding is Encoding.LINK else stem
            for field, media in held
        }
        if len(set(said.values())) == len(said) and others.isdisjoint(said.values()):
            found |= said
    return found


def _of_value(field: Field) -> tuple[int, bool]:
    prompt = field.kind is Kind.PROMPT and _is_said(field.name)
    importance = naming.rank(field.name, field.required, prompt, field.kind is Kind.MEDIA)
    if field.media is not None and field.media.medium is Medium.FILE and not field.required:
        importance = 86
    return importance, prompt


def _of_holder(field: Field) -> tuple[int, bool]:
    """An object or list stands as high as the best that it holds."""
    inside = _inside(field)
    prompt = any(part.bears_prompt for part in inside) and not naming.is_aside(field.name)
    media = not prompt and _holds_media(inside, MEDIA_DEPTH)
    importance = naming.rank(field.name, field.required, prompt, media)
    shape = not naming.is_main(importance) and not naming.is_callback(field.name)
    if shape and any(naming.is_shape(part.name) for part in field.fields):
        importance = 58
    return importance, prompt


def _inside(field: Field) -> tuple[Field, ...]:
    return (*field.fields, *field.variants, *((field.item,) if field.item is not None else ()))


def _holds_media(fields: Iterable[Field], depth: int) -> bool:
    return depth > 0 and any(
        part.kind is Kind.MEDIA or (part.kind in _CONTAINERS and _holds_media(_inside(part), depth - 1))
        for part in fields
    )


def _is_said(name: str) -> bool:
    """Words that a work is made of, as far as a name tells."""
    if naming.is_main_prompt(name) or naming.folded(name) in naming.SAID_NAMES:
        return True
    return naming.words(name)[-1:] == ["prompt"] and not naming.is_aside(name)


def _with_start(field: Field, names: set[str]) -> Field:
    """A required choice that leaves no choice, or whose usual answer is plain from its neighbours, starts with it."""
    if not field.required or field.has_default or field.has_start or field.kind is not Kind.CHOICE:
        return field
    if len(field.choices) == 1 and not field.open_choice:
        return replace(field, has_start=True, start=field.choices[0])
    if field.name == "role" and "user" in field.choices:
        return replace(field, has_start=True, start="user")
    if field.name == "type" and "text" in field.choices and "text" in names:
        return replace(field, has_start=True, start="text")
    return field
