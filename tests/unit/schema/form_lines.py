"""A form as lines of text, to be read and compared: a field a line, what is inside of it set in below."""

from __future__ import annotations

from collections.abc import Iterator

from comfy_desk.schema import Bounds, Field, Form, Group

MOST_CHOICES = 5


def lines_of(form: Form) -> list[str]:
    """`name: kind`, `!` where it is needed, `?` where null is allowed, then whatever there is of label, default, limits…"""
    root = form.root
    return list(_inside(root, 0)) if root.fields else [f"({root.kind})", *_inside(root, 0)]


def _inside(field: Field, depth: int) -> Iterator[str]:
    indent = "  " * depth
    folded = False
    for part in field.fields:
        if part.group is Group.MORE and not folded:
            folded = True
            yield f"{indent}-- more"
        yield from _field(part, part.name, depth)
    if field.item is not None:
        yield from _field(field.item, "*", depth)
    for variant in field.variants:
        told = " ".join(f"{name}={value}" for name, value in variant.constants)
        yield from _field(variant, f"<{told or '|'.join(variant.keys) or variant.kind}>", depth)


def _field(field: Field, name: str, depth: int) -> Iterator[str]:
    parts = [f"{'  ' * depth}{name}: {field.kind}{'!' * field.required}{'?' * field.nullable}"]
    if name != "*":
        parts.append(f"({field.label}{', ' + field.unit if field.unit else ''})")
    if field.has_default:
        parts.append(f"={field.default!s}" if field.default != "" else "=''")
    if field.has_start:
        parts.append(f"starts {field.start}")
    parts += _limits(field.bounds)
    if field.choices or field.suggestions:
        shown = [str(value) or "''" for value in (field.choices or field.suggestions)]
        more = f" +{len(shown) - MOST_CHOICES}" if len(shown) > MOST_CHOICES else ""
        brackets = "[]" if field.choices and not field.open_choice else "{}"
        parts.append(brackets[0] + "|".join(shown[:MOST_CHOICES]) + more + brackets[1])
    if field.number_or_text:
        parts.append("or text")
    if field.media is not None:
        link = "+link" if field.media.takes_link else ""
        parts.append(f"<{field.media.medium} {field.media.encoding}{link}>")
    parts += [word for word, on in (("seed", field.seed), ("deprecated", field.deprecated)) if on]
    yield " ".join(parts)
    yield from _inside(field, depth + 1)


def _limits(bounds: Bounds) -> Iterator[str]:
    if bounds.minimum is not None or bounds.maximum is not None:
        low = "" if bounds.minimum is None else str(bounds.minimum)
        yield f"{low}..{'' if bounds.maximum is None else bounds.maximum}"
    if bounds.multiple_of is not None:
        yield f"step {bounds.multiple_of}"
    if bounds.min_length is not None or bounds.max_length is not None:
        low = "" if bounds.min_length is None else str(bounds.min_length)
        yield f"#{low}..{'' if bounds.max_length is None else bounds.max_length}"
    if bounds.pattern is not None:
        yield f"/{bounds.pattern}/"
