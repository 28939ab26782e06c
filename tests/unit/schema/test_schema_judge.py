"""The check before an independent judge: a validator for OpenAPI 3.0 that reads the documents as they are published.

Bodies are made from the forms of the real documents and then spoilt in one place or two. Where the two differ, a reason
stands in `known_difference`.
"""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from openapi_schema_validator import OAS30Validator

from comfy_desk.schema import Field, Form, Kind, check, describe
from comfy_desk.schema.reader import FILLED_BY_ROUTER
from comfy_desk.schema.translate import body_schema

FOLDER = Path(__file__).resolve().parents[4] / "shared" / "contract" / "schemas"
DOCUMENTS = sorted(FOLDER.glob("*.json")) if FOLDER.is_dir() else []
BODIES = 150
ODD: list[Any] = [None, "", "x", "x" * 5_000, 0, -1, 1, 0.3, 2**64, True, [], {}, [None], {"a": 1}, ["x", "x"]]


def odd(chance: random.Random) -> Any:
    return copy.deepcopy(chance.choice(ODD))


def value_of(field: Field, chance: random.Random, depth: int = 0) -> Any:
    """Something that the field takes."""
    if field.nullable and chance.random() < 0.2:
        return None
    if field.has_default and chance.random() < 0.3:
        return field.default
    if field.choices:
        return chance.choice(field.choices)
    bounds = field.bounds
    match field.kind:
        case Kind.OBJECT:
            return {
                part.name: value_of(part, chance, depth + 1)
                for part in field.fields
                if part.required or chance.random() < 0.4 / (depth + 1)
            }
        case Kind.LIST:
            assert field.item is not None
            least = bounds.min_length or 0
            many = chance.randint(least, min(least + 3, bounds.max_length or 99))
            return [value_of(field.item, chance, depth + 1) for _ in range(many)]
        case Kind.VARIANT:
            variant = chance.choice(field.variants)
            made = value_of(variant, chance, depth)
            return {**dict(variant.constants), **made} if variant.constants else made
        case Kind.INTEGER:
            return chance.randint(int(bounds.minimum or 0), int(bounds.maximum or 1_000))
        case Kind.NUMBER:
            low, high = float(bounds.minimum or 0), float(bounds.maximum or 10)
            return round(low + (high - low) * chance.random(), 2)
        case Kind.BOOLEAN:
            return chance.random() < 0.5
        case Kind.JSON:
            return {"a": [1, "b"]}
        case _:
            return "deadbeef" if bounds.pattern else "w" * max(bounds.min_length or 0, 4)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container with a key into it."""
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


def spoilt(body: Any, chance: random.Random) -> Any:
    body = copy.deepcopy(body)
    for _ in range(chance.choice((0, 1, 1, 2))):
        found = list(places(body))
        if not found:
            return odd(chance)
        holder, key = chance.choice(found)
        act = chance.random()
        if act < 0.3:
            del holder[key]
        elif act < 0.5 and isinstance(holder, dict):
            holder[chance.choice(("unknown", "prompt", "seed", "type", "image"))] = odd(chance)
        else:
            holder[key] = odd(chance)
    return body


def judged(document: dict[str, Any], body: Any) -> bool:
    schema = body_schema(document)
    assert schema is not None
    judge = OAS30Validator({**schema, "components": document.get("components", {})})
    try:
        return any(not known_difference(error) for error in judge.iter_errors(body))
    except TypeError:  # the judge falls over a discriminator that is a list
        return True


def known_difference(error: Any) -> bool:
    """What the judge finds and the check leaves to others.

    The model's own name is filled in by the Router. `format` is a note and no rule (a link may be whatever the model's
    provider takes, binary data travels as text). 7.0 is a whole number here, as in every JSON Schema since draft 6, and
    none to the judge: no body here has one.
    """
    if error.validator == "required" and not error.absolute_path:
        return any(error.message.startswith(repr(name)) for name in FILLED_BY_ROUTER)
    return bool(error.validator == "format")


@pytest.mark.skipif(not DOCUMENTS, reason="the real per-model documents (../shared/contract/schemas) are not here")
@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_the_check_agrees_with_the_judge(path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    form: Form = describe(document)
    chance = random.Random(path.stem)
    right = wrong = 0
    for number in range(BODIES):
        body = value_of(form.root, chance)
        if number % 3:
            body = spoilt(body, chance)
        found, expected = check(form, body), judged(document, body)
        assert bool(found) == expected, (json.dumps(body, default=str)[:800], found)
        right, wrong = right + (not expected), wrong + expected
    assert right > 10
    assert wrong > 5


SCHEMAS: list[dict[str, Any]] = [
    {"properties": {"a": {"const": 1}, "b": {"not": {"type": "string"}}}, "required": ["a"]},
    {"properties": {"a": {"enum": [1, "1", None, True, [1], {"k": 0.5}]}}},
    {
        "if": {"properties": {"a": {"const": "x"}}, "required": ["a"]},
        "then": {"required": ["b"]},
        "else": {"required": ["c"]},
    },
    {"dependentRequired": {"a": ["b", "c"]}, "dependentSchemas": {"b": {"properties": {"c": {"type": "integer"}}}}},
    {"properties": {"a": {}}, "patternProperties": {"^b": {"type": "integer"}}, "additionalProperties": False},
    {
        "additionalProperties": {"type": ["integer", "null"]},
        "propertyNames": {"pattern": "^[a-c]$"},
        "minProperties": 1,
    },
    {"properties": {"a": {"prefixItems": [{"type": "integer"}, {"type": "string"}], "items": False, "minItems": 1}}},
    {"properties": {"a": {"contains": {"const": 1}, "maxContains": 1}, "b": {"uniqueItems": True}}},
    {
        "properties": {
            "a": {"allOf": [{"minimum": 0}, {"exclusiveMinimum": 0}, {"maximum": 9}]},
            "b": {"multipleOf": 0.25},
        }
    },
    {"oneOf": [{"required": ["a"]}, {"required": ["b"]}], "anyOf": [{"required": ["c"]}, {"maxProperties": 1}]},
    {"$defs": {"n": {"properties": {"a": {"$ref": "#/$defs/n"}, "b": {"type": "integer"}}}}, "$ref": "#/$defs/n"},
    {"properties": {"a": {"type": ["string", "integer"], "minLength": 2, "minimum": 2}, "b": False}},
]
VALUES: list[Any] = [
    None, True, False, 0, 1, 2, 9, 10, -1, 0.5, 0.3, "", "x", "1", "ab", [], [1], [1, "x"], [1, 1], [True, 1], ["1", 1], {},
    {"k": 0.5}, {"a": {"b": "x"}}, {"a": {"b": 1}}, {"b": 1}, [[1], [1]],
]  # fmt: skip


@pytest.mark.parametrize("schema", SCHEMAS)
def test_later_words_of_json_schema_are_checked_as_they_are_meant(schema: dict[str, Any]) -> None:
    content = {"application/json": {"schema": {"type": "object", **schema}}}
    form = describe({"paths": {"/p": {"post": {"requestBody": {"content": content}}}}})
    judge = Draft202012Validator({"type": "object", **schema})
    chance = random.Random(5)
    told = set()
    for _ in range(250):
        body = {key: copy.deepcopy(chance.choice(VALUES)) for key in chance.sample("abcd", chance.randint(0, 3))}
        found, expected = check(form, body), not judge.is_valid(body)
        assert bool(found) == expected, (body, found)
        assert all(problem.message.endswith(".") for problem in found)
        told.add(expected)
    assert told == {True, False}
