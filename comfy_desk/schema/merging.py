"""Two schemas at once, and JSON values compared: what `allOf` means for a form. Nothing here follows a reference.

The tighter limit wins; of words for the reader (title, description, default) those of the outer schema do. What no single
schema can say (two patterns) keeps the outer one here: the check reads the document itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from decimal import Decimal
from fractions import Fraction
from typing import Any

from comfy_desk.schema import effort, exact

Schema = dict[str, Any]

MAX_PRODUCT = 24
"""Alternatives that two sets of alternatives may make together."""

MAX_SAME_DEPTH = 60
_MAX_STEP_DIGITS = 40


def merge(inner: Schema, outer: Schema) -> Schema:
    """Both schemas at once."""
    if not inner or not outer:
        return outer or inner
    effort.spend(len(inner) + len(outer))
    result = dict(inner)
    for key, value in outer.items():
        if key not in result or same(result[key], value):
            result[key] = value
        else:
            rule = _RULES.get(key)
            result[key] = value if rule is None else rule(result[key], value)
    return result


def with_numbers_only(schema: Schema) -> Schema:
    """OAS 3.0's `exclusiveMinimum: true` as the number of later drafts."""
    for word in ("minimum", "maximum"):
        opened = "exclusive" + word.capitalize()
        flag = schema.get(opened)
        if isinstance(flag, bool):
            schema = {key: value for key, value in schema.items() if key != opened}
            if flag and word in schema:
                schema[opened] = schema.pop(word)
    return schema


def same(one: Any, other: Any, depth: int = 0) -> bool:
    """Whether two JSON values are equal: 1 and 1.0 are, 1 and true are not. Too deep to tell counts as unequal."""
    if one is other:
        return True
    if isinstance(one, bool) or isinstance(other, bool) or depth > MAX_SAME_DEPTH:
        return False
    if isinstance(one, dict):
        effort.spend(len(one))
        return (
            isinstance(other, dict)
            and len(one) == len(other)
            and all(key in other and same(value, other[key], depth + 1) for key, value in one.items())
        )
    if isinstance(one, list):
        effort.spend(len(one))
        return (
            isinstance(other, list)
            and len(one) == len(other)
            and all(same(left, right, depth + 1) for left, right in zip(one, other, strict=True))
        )
    return not isinstance(other, (dict, list)) and bool(one == other)


def distinct(values: Iterable[Any]) -> list[Any]:
    """Values without repeats, in their order."""
    found: dict[Any, Any] = {}
    for value in values:
        found.setdefault(_key(value, 0), value)
    return list(found.values())


def _key(value: Any, depth: int) -> Any:
    """Equal for values that are the same, and only for those."""
    if depth > MAX_SAME_DEPTH:
        return id(value)
    if isinstance(value, (dict, list)):
        effort.spend(len(value))
    if isinstance(value, dict):
        return dict, frozenset((key, _key(part, depth + 1)) for key, part in value.items())
    if isinstance(value, list):
        return list, tuple(_key(part, depth + 1) for part in value)
    return isinstance(value, bool), value


def _properties(inner: Any, outer: Any) -> Any:
    if not isinstance(inner, dict) or not isinstance(outer, dict):
        return outer
    effort.spend(len(inner) + len(outer))
    both = dict(inner)
    for name, value in outer.items():
        both[name] = {"allOf": [inner[name], value]} if name in inner and not same(inner[name], value) else value
    return both


def _required(inner: Any, outer: Any) -> Any:
    if not isinstance(inner, list) or not isinstance(outer, list):
        return outer
    effort.spend(len(inner) + len(outer))
    return list(dict.fromkeys(name for name in [*inner, *outer] if isinstance(name, str)))


def _enum(inner: Any, outer: Any) -> Any:
    if not isinstance(inner, list) or not isinstance(outer, list):
        return outer
    effort.spend(len(inner) + len(outer))
    known = {_key(value, 0) for value in outer}
    return [value for value in inner if _key(value, 0) in known] or outer


def _schema(inner: Any, outer: Any) -> Any:
    """Of items and of further keys: both have to hold."""
    if inner is False or outer is False:
        return False
    if isinstance(inner, dict) and isinstance(outer, dict):
        return {"allOf": [inner, outer]}
    return inner if isinstance(inner, dict) else outer


def _types(inner: Any, outer: Any) -> Any:
    here = [inner] if isinstance(inner, str) else inner
    there = [outer] if isinstance(outer, str) else outer
    if not isinstance(here, list) or not isinstance(there, list):
        return outer
    both = [name for name in here if name in there]
    if "integer" not in both and (
        ("integer" in here and "number" in there) or ("number" in here and "integer" in there)
    ):
        both.append("integer")
    return both[0] if len(both) == 1 else both or outer


def _alternatives(inner: Any, outer: Any) -> Any:
    """Each of the one with each of the other."""
    if not isinstance(inner, list) or not isinstance(outer, list) or not inner or len(inner) * len(outer) > MAX_PRODUCT:
        return outer
    return [{"allOf": [one, other]} for one in inner for other in outer]


def _step(inner: Any, outer: Any) -> Any:
    """The least common multiple, where it has one that can be written."""
    try:
        one, other = (
            Fraction(exact.plain_number(value) if isinstance(value, float) else value) for value in (inner, outer)
        )
        if min(one, other) <= 0 or max(len(str(part)) for part in (one, other)) > _MAX_STEP_DIGITS:
            return outer
    except (TypeError, ValueError, OverflowError):
        return outer
    step = Fraction(
        math.lcm(one.numerator * other.denominator, other.numerator * one.denominator),
        one.denominator * other.denominator,
    )
    return step.numerator if step.denominator == 1 else Decimal(step.numerator) / Decimal(step.denominator)


def _tighter(pick: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    def rule(inner: Any, outer: Any) -> Any:
        if isinstance(inner, bool) or not isinstance(inner, (int, float, Decimal)):
            return outer
        return pick(inner, outer) if isinstance(outer, (int, float, Decimal)) else inner

    return rule


def _either(inner: Any, outer: Any) -> Any:
    return inner is True or outer is True


_RULES: dict[str, Callable[[Any, Any], Any]] = {
    "properties": _properties, "patternProperties": _properties, "required": _required, "enum": _enum,
    "items": _schema, "additionalProperties": _schema, "type": _types,
    "oneOf": _alternatives, "anyOf": _alternatives, "multipleOf": _step,
    "readOnly": _either, "deprecated": _either, "uniqueItems": _either,
    **dict.fromkeys(("minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"), _tighter(max)),
    **dict.fromkeys(("maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"), _tighter(min)),
}  # fmt: skip
