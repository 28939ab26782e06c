"""Whatever JSON comes: a form within a second, a check that ends, and no exception."""

import copy
import json
import random
import time
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comfy_desk.schema import (
    Form,
    Kind,
    check,
    describe,
    from_bytes,
    initial_body,
    patterns,
    place_errors,
    summary,
    to_text,
)
from comfy_desk.schema.branches import variant_of
from comfy_desk.schema.listing import listed

FOLDER = Path(__file__).resolve().parents[4] / "shared" / "contract" / "schemas"
DOCUMENTS = sorted(FOLDER.glob("*.json")) if FOLDER.is_dir() else []


def document(schema: Any, **components: Any) -> dict[str, Any]:
    content = {"application/json": {"schema": schema}}
    return {"paths": {"/p": {"post": {"requestBody": {"content": content}}}}, "components": {"schemas": components}}


def to(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def deep(count: int, wrap: Callable[[Any], Any], core: Any = 1) -> Any:
    for _ in range(count):
        core = wrap(core)
    return core


def fan(word: str, count: int = 22) -> dict[str, Any]:
    """Each of two branches leads to two more."""
    core = {"type": "object", "properties": {"a": {"type": "string"}}}
    return document(
        {"properties": {"x": to("F0")}},
        **{f"F{number}": {word: [to(f"F{number + 1}"), to(f"F{number + 1}")]} for number in range(count)},
        **{f"F{count}": core},
    )


HOSTILE: dict[str, Any] = {
    "a deep value": deep(10_000, lambda value: {"a": value}),
    "deep objects": document(deep(10_000, lambda value: {"type": "object", "properties": {"a": value}}, {})),
    "deep lists": document({"properties": {"x": deep(10_000, lambda value: {"items": value}, {})}}),
    "deep merges": document({"properties": {"x": deep(10_000, lambda value: {"allOf": [value]}, {})}}),
    "deep alternatives": document({"properties": {"x": deep(5_000, lambda value: {"anyOf": [value, value]}, {})}}),
    "deep defaults": document(
        {"properties": {word: {word: deep(5_000, lambda value: [value])} for word in ("default", "const")}}
    ),
    "two deep defaults": document({"allOf": [{"default": deep(9_000, lambda value: [value])} for _ in range(2)]}),
    "100,000 properties": document({"type": "object", "properties": {f"p{number}": {} for number in range(100_000)}}),
    "300 nested definitions": document(
        to("N0"),
        **{f"N{n}": {"type": "object", "properties": {part: to(f"N{n + 1}") for part in "xyz"}} for n in range(300)},
    ),
    "children of twenty sorts": document(to("A"), A={"type": "object", "properties": {f"c{n}": to("A") for n in range(20)}}),
    "shapes in shapes": document(
        to("A"),
        A={"oneOf": [{"type": "object", "properties": {"k": {"const": n}, "l": to("A")}} for n in range(10)]},
    ),
    "a fan of merges": fan("allOf"),
    "a fan of alternatives": fan("anyOf"),
    "giant lists of choices": document(
        {"properties": {"a": {"enum": [f"v{n}" for n in range(100_000)]}, "b": {"enum": [[n] for n in range(2_000)]}}}
    ),
    "a name in 100,000 ways": document(
        {
            "oneOf": [to("A"), to("B")],
            "discriminator": {"propertyName": "t", "mapping": {f"k{n}": "A" for n in range(100_000)}},
        },
        A={"type": "object", "properties": {"t": {"type": "string"}}},
        B={"type": "object", "properties": {"t": {"type": "string"}}},
    ),
    "5,000 patterns": document(
        {"type": "object", "patternProperties": {f"^k{n}.*x.*y": {} for n in range(5_000)}, "additionalProperties": False}
    ),
    "odd numbers": document(
        {
            "properties": {
                "a": {"type": "number", "minimum": Decimal("1e999"), "multipleOf": Decimal("1e-99999"), "default": 1e999},
                "b": {"type": "integer", "maximum": 10**4_000, "multipleOf": float("nan"), "default": Decimal("1e3000")},
                "c": {"allOf": [{"multipleOf": Decimal("1e-300")}, {"multipleOf": Decimal("7e300")}]},
            }
        }
    ),
    "half characters": document(
        {"properties": {"\ud800": {"title": "\udfff \ud800", "enum": ["\ud800"], "description": "\ud800"}}}
    ),
    "long words": document(
        {"properties": {"a": {"type": "string", "pattern": "(" * 100_000, "description": "one of: " + "a, " * 500_000}}}
    ),
}  # fmt: skip
BODIES: list[Any] = [
    None, [], {}, {"a": 1, "x": {"x": "a"}}, {f"k{number}xy": number for number in range(2_000)},
    {"a": "x" * 300, "b": 3, "c": 0.1, "x": [[1]] * 50},
]  # fmt: skip


def whole_way(value: Any) -> Form:
    """Everything that is done with a document and a body."""
    form = describe(value)
    body = initial_body(form)
    for given_body in (body, *BODIES):
        check(form, given_body)
    json.loads(to_text(listed(form)))
    place_errors(form, [{"loc": ["body", "a", 0, "b"], "msg": "no"}, {"loc": ["body", "input", "prompt"], "msg": "no"}])
    for field in form.fields[:50]:
        variant_of(field, {"a": 1})
    summary(form, body)
    from_bytes(to_text(body))
    return form


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_documents_become_forms_in_a_second(name: str) -> None:
    started = time.process_time()
    form = describe(HOSTILE[name])
    assert time.process_time() - started < 1
    assert form.root.kind in (Kind.OBJECT, Kind.VARIANT, Kind.JSON)
    for body in BODIES:
        started = time.process_time()
        check(form, body)
        assert time.process_time() - started < 1
    whole_way(HOSTILE[name])


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("(a+)+$", "a" * 40 + "!"),
        ("((a+))+$", "a" * 40 + "!"),
        ("(a|aa)+$", "a" * 60 + "!"),
        ("(a?){30}a{30}", "a" * 29),
        ("a?" * 30 + "a" * 30, "a" * 29),
        ("(a|a)" * 30 + "$", "a" * 30 + "!"),
        ("a*a*a*a*a*a*b", "a" * 400),
        ("(x+x+)+y", "x" * 60),
        ("(){1000000000}", "x"),
        ("(a{1000}){1000}", "a" * 500),
        (r"(.*)\1\1\1x", "a" * 400),
        ("(?=(a+))+b", "a" * 400),
        ("(((a{9}|b){9}){9}){9}", "a" * 500),
    ],
)
def test_a_heavy_pattern_is_never_tried(pattern: str, text: str) -> None:
    started = time.process_time()
    assert patterns.search(pattern, text) is None
    schema = {
        "properties": {"a": {"pattern": pattern}},
        "patternProperties": {pattern: {}},
        "additionalProperties": False,
    }
    check(describe(document(schema)), {"a": text, text: 1})
    assert time.process_time() - started < 0.5


@pytest.mark.parametrize(
    ("pattern", "text", "found"),
    [
        ("^[0-9A-Fa-f]{8}$", "deadbeef", True),
        ("^[0-9A-Fa-f]{8}$", "deadbee", False),
        (r"^\d+x\d+$", "1024x768", True),
        (r"^(16:9|9:16|1:1)$", "4:3", False),
        (r"^(\d{1,3})(,\d{3})*$", "1,000,000", True),
        (r"^[\w.]+@[\w.]+\.\w+$", "a@b.c", True),
        ("^#(?:[0-9a-f]{3}){1,2}$", "#abcdef", True),
        ("[[:alpha:]", "a", True),
        ("^[A-Z]+$", "A" * 100_000, True),
        ("{", "{", True),
        (r"^\p{L}+$", "a", None),
        ("(", "(", None),
        ("[a", "a", None),
        (")", ")", None),
    ],
)
def test_an_honest_pattern_is_tried(pattern: str, text: str, found: bool | None) -> None:
    assert patterns.search(pattern, text) is found


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=20,
)
WORDS = (
    "type", "properties", "items", "prefixItems", "allOf", "anyOf", "oneOf", "not", "enum", "const", "default", "required",
    "minimum", "maximum", "exclusiveMinimum", "multipleOf", "pattern", "minLength", "maxItems", "uniqueItems", "$ref",
    "nullable", "format", "description", "title", "discriminator", "mapping", "propertyName", "additionalProperties",
    "patternProperties", "propertyNames", "if", "then", "else", "dependentSchemas", "dependentRequired", "dependencies",
    "contains", "readOnly", "x-enumNames", "example", "examples", "$defs", "additionalItems", "contentMediaType",
)  # fmt: skip
PARTS: list[Any] = [
    None, True, False, 0, -1, 1e400, float("nan"), 0.1, 2**70, "", "x", "(a+)+$", "object", "array", "integer", "image",
    "\ud800", [], {}, ["object"], ["string", "null"], ["string", "integer", "array"], to("Nowhere"), to("A"), {"$ref": 7},
    {"$ref": "#"}, {"$ref": "http://x/y#/z"}, {"$ref": "#/%ff"}, {"type": "string"}, [{"type": "null"}],
    [{"type": "string"}, {"type": "integer"}], {"a": {"type": "string"}}, [1, 1, None, {"a": 1}],
    {"propertyName": "type", "mapping": {"a": "#/components/schemas/A"}},
]  # fmt: skip
schemas = st.recursive(
    st.sampled_from(PARTS),
    lambda inner: st.dictionaries(st.sampled_from(WORDS), inner | st.lists(inner, max_size=3), max_size=6),
    max_leaves=16,
)


@given(json_values)
@settings(max_examples=80, deadline=None)
def test_any_json_at_all(value: Any) -> None:
    whole_way(value)
    check(describe(document(value)), value)


@given(schemas, schemas, json_values)
@settings(max_examples=150, deadline=None)
def test_any_schema_at_all(schema: Any, other: Any, body: Any) -> None:
    form = whole_way(document({"type": "object", "properties": {"prompt": schema, "x": other}}, A=other))
    check(form, {"prompt": body, "x": body})
    whole_way(document(schema, A=other))


def spoil(holder: Any, chance: random.Random) -> None:
    """One place of a document is another, is gone, or says something more."""
    while isinstance(holder, (dict, list)) and holder:
        key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        if chance.random() < 0.15 or not isinstance(holder[key], (dict, list)):
            part = copy.deepcopy(chance.choice(PARTS))
            if isinstance(holder, dict) and chance.random() < 0.5:
                holder[chance.choice(WORDS)] = chance.choice((part, [part], {"a": part}, copy.deepcopy(holder[key])))
            elif chance.random() < 0.2:
                del holder[key]
            else:
                holder[key] = part
            return
        holder = holder[key]


@pytest.mark.skipif(not DOCUMENTS, reason="the real per-model documents (../shared/contract/schemas) are not here")
@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_spoilt_real_documents(path: Path) -> None:
    chance = random.Random(path.stem)
    published = json.loads(path.read_text(encoding="utf-8"))
    published["paths"] = {
        name: {"post": {"requestBody": item["post"]["requestBody"]}} for name, item in published["paths"].items()
    }
    for _ in range(12):
        broken = copy.deepcopy(published)
        for _ in range(chance.choice((1, 3, 10, 30))):
            spoil(broken, chance)
        started = time.process_time()
        describe(broken)
        assert time.process_time() - started < 1
        whole_way(broken)
