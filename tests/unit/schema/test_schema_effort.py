"""Documents whose fields each lead to something large: a form within a second, and a check that ends."""

import time
from typing import Any

import pytest

from comfy_desk.schema import Kind, check, describe, effort, to_text
from comfy_desk.schema.listing import listed


def document(schema: Any, **components: Any) -> dict[str, Any]:
    content = {"application/json": {"schema": schema}}
    return {"paths": {"/p": {"post": {"requestBody": {"content": content}}}}, "components": {"schemas": components}}


def to(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def each(part: Any, number: int = 3_000) -> dict[str, Any]:
    return {"type": "object", "properties": {f"p{place}": part for place in range(number)}}


LEADING_FAR: dict[str, Any] = {
    "two giant lists of choices at once": document(
        {"properties": {"a": {"allOf": [{"enum": [f"{x}{n}" for n in range(60_000)]} for x in "ab"]}}}
    ),
    "two lists of choices in each": document(
        each({"allOf": [to("A"), to("B")]}), A={"enum": [f"a{n}" for n in range(2_000)]}, B={"enum": list(range(2_000))}
    ),
    "a giant list of choices in each": document(each(to("A")), A={"enum": [f"a{n}" for n in range(20_000)]}),
    "a large object in each": document(
        each(to("A")), A={"allOf": [{"properties": {f"q{n}_{m}": {} for m in range(300)}} for n in range(64)]}
    ),
    "a large default in each": document(each(to("A")), A={"type": "array", "default": list(range(50_000))}),
    "many needed names in each": document(
        each(to("A")), A={"type": "object", "properties": {"a": {}}, "required": [f"a{n}" for n in range(100_000)]}
    ),
    "many alternatives in each": document(each(to("A")), A={"anyOf": [{"type": "null"}] * 100_000}),
    "conditions that lead to conditions": document(
        to("L0"),
        **{
            f"L{n}": {"type": "object", "dependentSchemas": {f"k{m}": to(f"L{n + 1}") for m in range(64)}}
            for n in range(8)
        },
        L8={"properties": {"z": {}}},
    ),
    "a tuple of large objects in each": document(
        each(to("A")),
        A={"type": "array", "prefixItems": [{"properties": {f"q{n}_{m}": {} for m in range(300)}} for n in range(24)]},
    ),
}


@pytest.mark.parametrize("name", LEADING_FAR)
def test_what_each_field_leads_to_is_not_looked_at_without_an_end(name: str) -> None:
    started = time.process_time()
    form = describe(LEADING_FAR[name])
    assert time.process_time() - started < 1
    assert form.root.kind in (Kind.OBJECT, Kind.JSON)
    started = time.process_time()
    for body in ({}, {"p1": "no", "a": "no"}, {f"k{n}": n for n in range(64)}):
        check(form, body)
    to_text(listed(form))
    assert time.process_time() - started < 3


def test_where_the_effort_ends_the_fields_are_still_there() -> None:
    first = {
        "type": "object",
        "properties": {"prompt": {"type": "string"}, "much": to("A"), **each(to("A"))["properties"]},
    }
    root = describe(document(first, A={"enum": [f"a{n}" for n in range(20_000)]})).root
    kinds = {field.name: field.kind for field in root.fields}
    assert (kinds["prompt"], kinds["much"], kinds["p2990"]) == (Kind.PROMPT, Kind.TEXT, Kind.JSON)
    assert len(kinds) + root.left_out == 3_002
    told = next(field.help for field in root.fields if field.name == "p2990")
    assert "too much" in told


def test_two_lists_of_choices_leave_what_is_in_both() -> None:
    both = {"allOf": [{"enum": ["a", 1, True, None, {"x": [1]}]}, {"enum": [{"x": [1.0]}, 1.0, False, "b", "a"]}]}
    field = describe(document({"type": "object", "properties": {"f": both}})).root.fields[0]
    assert list(field.choices) == [{"x": [1]}, 1, "a"]
    assert not any(isinstance(one, bool) for one in field.choices)


def test_a_form_of_two_thousand_fields_is_far_from_the_end_of_the_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    parts: list[Any] = [
        {"type": "string", "maxLength": 5}, {"type": "integer", "minimum": 1, "default": 3}, {"enum": ["a", "b", None]},
        {"anyOf": [{"type": "string"}, {"type": "null"}]}, {"type": "array", "items": {"type": "string"}},
    ]  # fmt: skip
    many = document({"type": "object", "properties": {f"p{n}": parts[n % 5] for n in range(2_000)}})
    whole, bounded = describe(many), effort.bounded
    monkeypatch.setattr(effort, "bounded", lambda: bounded(effort.MOST // 10))
    assert describe(many) == whole


CHECKS: dict[str, tuple[Any, Any]] = {
    "a list that must not repeat": ({"uniqueItems": True}, [{"x": [n]} for n in range(200_000)]),
    "many alike choices, many values": (
        {"items": {"enum": [[0] * 50 + [n] for n in range(1, 8_000)]}}, [[0] * 51 for _ in range(400)],
    ),
    "long names, heavy patterns": (
        {"patternProperties": {f".*a.*b{n}$": {} for n in range(50)}, "additionalProperties": {"type": "string"}},
        {("a" * 900 + str(n)): n for n in range(3_000)},
    ),
    "choices within choices": (
        {"contains": {"contains": {"enum": [f"s{n}" for n in range(20_000)]}}}, [[f"t{n}" for n in range(300)]] * 300,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CHECKS)
def test_a_check_ends_also_within_one_word_of_the_schema(name: str) -> None:
    schema, value = CHECKS[name]
    form = describe(document({"type": "object", "properties": {"a": schema}}))
    started = time.process_time()
    check(form, {"a": value})
    assert time.process_time() - started < 2


def test_choices_are_compared_as_json_says() -> None:
    form = describe(document({"type": "object", "properties": {"a": {"enum": [1, "x", None, {"k": [2]}, False]}}}))
    for right in (1, "x", None, {"k": [2]}, False):
        assert check(form, {"a": right}) == []
    for wrong in (True, 0, "1", {"k": [True]}, [], "x" * 6_000):
        assert [problem.pointer for problem in check(form, {"a": wrong})] == ["/a"]
