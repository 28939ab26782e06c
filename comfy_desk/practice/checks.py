"""Checks of a request body against a model's own schema: jsonschema's findings in the FastAPI form (``loc``, ``msg``,
``type``, ``ctx``, ``input``).

Understands what OpenAPI 3.0 adds: ``nullable``, ``#/components/schemas/`` references and ``discriminator``.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal, InvalidOperation
from typing import Any, cast

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

Detail = dict[str, Any]

_TYPES = {
    "string": "string",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "array": "list",
    "object": "dict",
    "null": "none",
}
_WORDS = {
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "an object",
}


def _multiple_of(_validator: Any, step: Any, given: Any, _schema: Any) -> Iterator[ValidationError]:
    """As decimals: in floating point 0.3 is no multiple of 0.05."""
    if isinstance(given, bool) or not isinstance(given, int | float):
        return
    try:
        fits = Decimal(str(given)) % Decimal(str(step)) == 0
    except InvalidOperation:  # NaN, or more digits than a decimal divides
        fits = False
    if not fits:
        yield ValidationError(f"{given} is not a multiple of {step}")


_Validator = extend(Draft202012Validator, {"multipleOf": _multiple_of})


def validator_for(request: Mapping[str, Any], components: Mapping[str, Any]) -> Draft202012Validator:
    schema = _modern(dict(request))
    schema["components"] = {"schemas": {name: _modern(part) for name, part in components.items()}}
    return cast(Draft202012Validator, _Validator(schema))


def _modern(node: Any) -> Any:
    """The OpenAPI 3.0 schema as JSON Schema: ``nullable`` becomes a further type."""
    if isinstance(node, list):
        return [_modern(item) for item in node]
    if not isinstance(node, dict):
        return node
    fresh = {key: _modern(value) for key, value in node.items() if key != "nullable"}
    if node.get("nullable") is not True:
        return fresh
    if isinstance(fresh.get("type"), str):
        fresh["type"] = [fresh["type"], "null"]
        if "enum" in fresh and None not in fresh["enum"]:
            fresh["enum"] = [*fresh["enum"], None]
        return fresh
    return {"anyOf": [fresh, {"type": "null"}]}


def problems(validator: Draft202012Validator, body: Any) -> list[Detail]:
    """Everything that is wrong with a body, one entry a field; empty where it fits."""
    if not isinstance(body, dict):
        return [_detail(["body"], "dict_type", "The body must be an object.", body)]
    found = [detail for error in validator.iter_errors(body) for detail in _details(error)]
    seen: set[str] = set()
    return [d for d in found if (mark := json.dumps([d["loc"], d["type"]])) not in seen and not seen.add(mark)]  # type: ignore[func-returns-value]


def undeclared(request: Mapping[str, Any], body: Mapping[str, Any]) -> list[Detail]:
    """Top-level fields that the schema does not know (``reject_unknown_fields``); empty for a schema that allows any."""
    if "properties" not in request or request.get("additionalProperties"):
        return []
    unknown = [
        name for name in body if name not in request["properties"] and name not in ("model", "model_name", "model_id")
    ]
    return [_detail(["body", name], "extra_forbidden", "This model has no such field.", body[name]) for name in unknown]


def other_model(model_id: str, body: Mapping[str, Any]) -> list[Detail]:
    """A body may name the model it is sent to, in full or by its second half, and no other."""
    own = {model_id, model_id.partition("/")[2]}
    named = [n for n in ("model", "model_name", "model_id") if n in body and body[n] not in own]
    return [
        _detail(["body", n], "value_error", f"The body names another model than the address, {model_id}.", body[n])
        for n in named
    ]


def _detail(loc: list[Any], kind: str, message: str, given: Any, ctx: Detail | None = None) -> Detail:
    detail: Detail = {"loc": loc, "msg": message, "type": kind}
    if ctx:
        detail["ctx"] = ctx
    if len(json.dumps(given)) <= 2000:
        detail["input"] = given
    return detail


def _details(error: ValidationError) -> Iterator[Detail]:
    if error.validator in ("oneOf", "anyOf") and error.context:
        yield from _branch(error)
        return
    loc: list[Any] = ["body", *error.absolute_path]
    given, limit = error.instance, error.validator_value
    if error.validator == "required":
        for name in limit:
            if name not in given and f"{name!r} is a required" in error.message:
                yield _detail([*loc, name], "missing", "This field is required.", given)
    elif error.validator == "additionalProperties":
        known = error.schema.get("properties", {})
        for name in given:
            if name not in known:
                yield _detail([*loc, name], "extra_forbidden", "This model has no such field.", given[name])
    else:
        kind, message, ctx = _KINDS.get(str(error.validator), _other)(limit, given)
        yield _detail(loc, kind, message, given, ctx)


def _branch(error: ValidationError) -> Iterator[Detail]:
    """The findings of the branch that was meant: by its discriminator, else the one with the fewest."""
    tag = error.schema.get("discriminator", {}).get("propertyName") if isinstance(error.schema, dict) else None
    loc: list[Any] = ["body", *error.absolute_path]
    branches: dict[int, list[ValidationError]] = {}
    for inner in error.context or ():
        branches.setdefault(int(inner.schema_path[0]), []).append(inner)
    if tag is not None and isinstance(error.instance, dict):
        if tag not in error.instance:
            yield _detail(
                [*loc, tag], "missing", "This field is required: it says which kind is meant.", error.instance
            )
            return
        meant = [found for found in branches.values() if not any(list(e.path) == [tag] for e in found)]
        if not meant:
            yield _detail(
                [*loc, tag],
                "union_tag_invalid",
                "No kind of this name exists here.",
                error.instance[tag],
                {"discriminator": tag},
            )
            return
        branches = dict(enumerate(meant))
    if not branches:
        yield _detail(loc, "value_error", "This fits more than one kind.", error.instance)
        return
    for inner in min(branches.values(), key=len):
        yield from _details(inner)


_Finding = tuple[str, str, Detail | None]


def _wrong_type(wanted: Any, given: Any) -> _Finding:
    first = wanted if isinstance(wanted, str) else next(t for t in wanted if t != "null")
    return f"{_TYPES[first]}_type", f"This should be {_WORDS.get(first, first)}.", None


def _choice(options: Any, given: Any) -> _Finding:
    shown = ", ".join(repr(o) for o in options if o is not None)
    return "enum", f"Choose one of {shown}.", {"expected": shown}


def _other(limit: Any, given: Any) -> _Finding:
    return "value_error", "This value does not fit.", None


_KINDS: dict[str, Callable[[Any, Any], _Finding]] = {
    "type": _wrong_type,
    "enum": _choice,
    "const": lambda limit, given: ("literal_error", f"This must be {limit!r}.", {"expected": limit}),
    "minimum": lambda limit, given: ("greater_than_equal", f"This must be {limit} or more.", {"ge": limit}),
    "maximum": lambda limit, given: ("less_than_equal", f"This must be {limit} or less.", {"le": limit}),
    "exclusiveMinimum": lambda limit, given: ("greater_than", f"This must be more than {limit}.", {"gt": limit}),
    "exclusiveMaximum": lambda limit, given: ("less_than", f"This must be less than {limit}.", {"lt": limit}),
    "multipleOf": lambda limit, given: ("multiple_of", f"This must be a multiple of {limit}.", {"multiple_of": limit}),
    "minLength": lambda limit, given: (
        "string_too_short",
        f"At least {limit} characters, please.",
        {"min_length": limit},
    ),
    "maxLength": lambda limit, given: (
        "string_too_long",
        f"At most {limit} characters, please.",
        {"max_length": limit},
    ),
    "pattern": lambda limit, given: (
        "string_pattern_mismatch",
        "This is not in the expected form.",
        {"pattern": limit},
    ),
    "minItems": lambda limit, given: (
        "too_short",
        f"At least {limit} entries, please.",
        {"min_length": limit, "actual_length": len(given)},
    ),
    "maxItems": lambda limit, given: (
        "too_long",
        f"At most {limit} entries, please.",
        {"max_length": limit, "actual_length": len(given)},
    ),
}
