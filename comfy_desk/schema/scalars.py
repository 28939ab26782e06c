"""Single values of a form: choices, numbers, texts and files. What has parts inside is read in `reader`."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import Any

from comfy_desk.schema import branches, effort, exact, limits, media_hints, merging, naming, prose
from comfy_desk.schema.fields import Field, Kind
from comfy_desk.schema.merging import Schema

MAX_CHOICES = 2_000
_ALIASES = {
    "int": "integer", "float": "number", "double": "number", "bool": "boolean", "str": "string", "list": "array",
    "dict": "object", "map": "object", "file": "string",
}  # fmt: skip
_IMPLIED = (
    ("properties", "object"), ("additionalProperties", "object"), ("patternProperties", "object"), ("items", "array"),
    ("prefixItems", "array"), ("pattern", "string"), ("maxLength", "string"), ("minLength", "string"),
    ("minimum", "number"), ("maximum", "number"), ("multipleOf", "number"), ("exclusiveMinimum", "number"),
    ("exclusiveMaximum", "number"),
)  # fmt: skip
_NO_OFFERS = {"url", "uri", "link", "id", "ids", "secret", "token"}


def type_of(schema: Schema) -> str | list[str]:
    """The one type of a schema, a list of several, or "" where nothing tells it."""
    kind = schema.get("type")
    if isinstance(kind, str):
        return _ALIASES.get(kind, kind)
    if isinstance(kind, list):
        known = list(dict.fromkeys(_ALIASES.get(name, name) for name in kind if isinstance(name, str)))
        if "number" in known and "integer" in known:
            known.remove("integer")
        return known[0] if len(known) == 1 else known or ""
    return next((implied for word, implied in _IMPLIED if word in schema), "")


def choice(base: Field, values: list[Any], schema: Schema | None = None, labels: list[str] | None = None) -> Field:
    """One of a few values of any type; null among them says that null is allowed."""
    effort.spend(len(values))
    real = [value for value in values if value is not None]
    has_null = len(real) < len(values)
    base = replace(base, nullable=base.nullable or has_null, null_choice=has_null)
    if not real:
        # Only null is allowed, and where the key is needed that is all there is to say.
        return replace(base, has_start=base.required and bool(values))
    if len(real) > MAX_CHOICES:
        texts = all(isinstance(value, str) for value in real[:MAX_CHOICES])
        offered = tuple(real[: prose.MAX_OFFERED]) if texts else ()
        return replace(base, kind=Kind.TEXT, suggestions=offered) if texts else base
    try:
        choices = merging.distinct(exact.exact(value) for value in real)
    except exact.NotJsonError:
        return base
    named = labels if labels is not None else _labels(schema or {}, values)
    fits = len(named) == len(choices) == len(values) and any(named)
    return replace(base, kind=Kind.CHOICE, choices=tuple(choices), choice_labels=tuple(named) if fits else ())


def scalar(schema: Schema, base: Field, kind: str, parent: str, model: str) -> Field:
    """A value of one type; `base` itself (JSON) where no widget is better. `model` is the name of the document's model."""
    if kind == "boolean":
        return replace(base, kind=Kind.BOOLEAN)
    if kind in ("integer", "number"):
        made = Kind.INTEGER if kind == "integer" else Kind.NUMBER
        whole = exact.whole(base.default) if made is Kind.INTEGER and base.has_default else None
        seed = made is Kind.INTEGER and naming.is_seed(base.name)
        return replace(
            base,
            kind=made,
            bounds=limits.of_seed(schema) if seed else limits.of_number(schema),
            default=base.default if whole is None else whole,
            seed=seed,
        )
    if kind == "string":
        return _text(schema, base, parent, model)
    if kind == "" and (naming.is_main_prompt(base.name) or (base.name == "content" and "string" in base.help.lower())):
        return replace(base, kind=Kind.PROMPT)
    return base


def with_default(field: Field) -> Field:
    """A default that the field itself does not take is set aside: it can be shown, and it is never sent."""
    if not field.has_default or default_fits(field, field.default):
        return field
    return replace(field, has_default=False, misfit_default=True)


def default_fits(field: Field, value: Any) -> bool:
    """Whether a default agrees with the field, as far as kind and limits tell."""
    kind, bounds = field.kind, field.bounds
    if kind is Kind.JSON:
        return True
    if kind is Kind.CHOICE:
        listed = any(merging.same(choice, value) for choice in field.choices)
        return listed or (field.open_choice and isinstance(value, str))
    if kind is Kind.VARIANT:
        return any(branches.has_type(variant, value) for variant in field.variants)
    if not branches.has_type(field, value):
        return field.number_or_text and isinstance(value, (int, Decimal)) and not isinstance(value, bool)
    if kind is Kind.INTEGER and exact.whole(value) is None:
        return False
    if isinstance(value, (str, list)):
        return (bounds.min_length or 0) <= len(value) and (bounds.max_length is None or len(value) <= bounds.max_length)
    if isinstance(value, (int, Decimal)) and not isinstance(value, bool):
        return _within(field, value)
    return True


def example_of(schema: Schema, told: str) -> str:
    """The document's example, or the first that its description gives."""
    listed = schema.get("examples")
    first = listed[0] if isinstance(listed, list) and listed else None
    return naming.example(schema.get("example", first)) or naming.clean(prose.example(told), 40)


def is_gone(told: str) -> bool:
    """Whether a description begins by saying that the field is deprecated."""
    return prose.is_gone(told)


def _text(schema: Schema, base: Field, parent: str, model: str) -> Field:
    bounds = limits.of_text(schema)
    media = media_hints.recognise(schema, base.name, parent)
    if media is not None:
        label = media_hints.label(base.name, media) or base.label
        return replace(base, kind=Kind.MEDIA, media=media, bounds=bounds, label=label, unit="")
    if naming.is_long_text(base.name, bounds.max_length, base.help):
        return replace(base, kind=Kind.PROMPT, bounds=bounds, unit="")
    offers: tuple[str, ...] = ()
    if base.help and _NO_OFFERS.isdisjoint(naming.words(base.name)):
        offers = prose.suggestions(base.help, model)
    unit = "" if base.unit == "px" else base.unit  # "1024x1024" says it by itself
    return replace(base, kind=Kind.TEXT, bounds=bounds, suggestions=offers, unit=unit)


def _labels(schema: Schema, values: list[Any]) -> list[str]:
    """Names of the choices in one of the customary extensions."""
    for word in ("x-enumNames", "x-enum-varnames", "x-enum-labels", "enumNames"):
        names = schema.get(word)
        if isinstance(names, list) and len(names) == len(values):
            return [naming.clean(name, 60) for name in names]
    return []


def _within(field: Field, value: int | Decimal) -> bool:
    bounds = field.bounds
    low, high = bounds.minimum, bounds.maximum
    if low is not None and (value < low or (bounds.exclusive_minimum and value == low)):
        return False
    return high is None or not (value > high or (bounds.exclusive_maximum and value == high))
