"""Bodies are checked in an artist's words; refusals find their fields; rows get their words."""

import inspect
import time
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import pytest

from comfy_desk.schema import UNPLACED, check, describe, place_errors, summary


def document(schema: Any, **components: Any) -> dict[str, Any]:
    content = {"application/json": {"schema": schema}}
    return {"paths": {"/p": {"post": {"requestBody": {"content": content}}}}, "components": {"schemas": components}}


def said(schema: Any, value: Any) -> str:
    found = check(document({"type": "object", "properties": {"v": schema}}), {"v": value})
    assert all(problem.pointer == "/v" for problem in found)
    return " ".join(problem.message for problem in found)


@pytest.mark.parametrize(
    ("schema", "value", "message"),
    [
        ({"type": "integer", "minimum": 256}, 10, "At least 256."),
        ({"type": "integer", "maximum": 5}, 10, "At most 5."),
        ({"type": "integer", "minimum": 0, "exclusiveMinimum": True}, 0, "More than 0."),
        ({"type": "number", "exclusiveMaximum": 1}, 1, "Less than 1."),
        ({"type": "integer"}, "x", "This must be a whole number."),
        ({"type": "string", "enum": ["a", "b"]}, "c", "Choose one of: a, b."),
        ({"type": "string", "maxLength": 3}, "abcd", "At most 3 characters; this has 4."),
        ({"type": "string", "minLength": 1}, "", "This must not be empty."),
        ({"type": "array", "maxItems": 1}, [1, 2], "At most 1; there are 2."),
        ({"type": "array", "uniqueItems": True}, [1, 1], "Each may stand here once."),
        ({"type": "string", "pattern": "^a$"}, "b", "This is not written the way the model wants it."),
        ({"type": "number", "multipleOf": 0.05}, Decimal("0.07"), "In steps of 0.05."),
        (
            {"oneOf": [{"type": "integer"}, {"type": "boolean"}]},
            "x",
            "This fits none of the forms that the model takes here.",
        ),
    ],
)
def test_sentences(schema: Any, value: Any, message: str) -> None:
    assert said(schema, value) == message


@pytest.mark.parametrize(
    ("schema", "value"),
    [
        ({"type": "integer"}, Decimal("7.0")),
        ({"type": "integer", "maximum": 2**64 - 1}, 2**64 - 1),
        ({"type": "number", "multipleOf": 0.1}, Decimal("0.3")),
        ({"type": "number", "multipleOf": 0.05}, 0.15),
        ({"type": "number", "enum": [0.1, 0.3]}, Decimal("0.3")),
        ({"type": "string", "nullable": True}, None),
        ({"type": "string", "enum": ["a"], "nullable": True}, None),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, None),
        ({"type": "string", "pattern": "(a+)+$"}, "a" * 400 + "!"),
        ({"type": "string", "pattern": "a*a*a*a*a*a*a*a*b"}, "a" * 400),
        ({"type": "string", "pattern": "("}, "b"),
        ({"type": "string", "format": "uri"}, "not a uri"),
        (True, "anything"),
        ({"minimum": "broken"}, 1),
    ],
)
def test_what_passes(schema: Any, value: Any) -> None:
    assert said(schema, value) == ""


def test_missing_and_unknown_names() -> None:
    schema = {
        "type": "object",
        "required": ["prompt", "model"],
        "properties": {"prompt": {}},
        "additionalProperties": False,
    }
    found = {problem.pointer: problem.message for problem in check(document(schema), {"sedd": 1})}
    assert found == {"/prompt": "This is needed.", "/sedd": "This model does not know “sedd”."}


@pytest.mark.parametrize(
    ("schema", "body", "told"),
    [
        ({"dependentRequired": {"a": ["b"]}}, {"a": 1}, {"/b": "This is needed with “a”."}),
        ({"propertyNames": {"pattern": "^[a-z]$"}}, {"A": 1}, {"/A": "The model does not take this name."}),
        ({"minProperties": 2}, {"a": 1}, {"": "At least 2 of these must be set."}),
        (
            {"patternProperties": {"^x-": {"type": "integer"}}, "additionalProperties": False},
            {"x-a": "b", "y": 1},
            {"/x-a": "This must be a whole number.", "/y": "This model does not know “y”."},
        ),
        (
            {"properties": {"v": {"oneOf": [{"type": "integer"}, {"type": "number"}]}}},
            {"v": 1},
            {"/v": "This fits several of the forms that the model takes, and it must be one of them."},
        ),
        (
            {"properties": {"v": {"type": "string", "maxLength": 4_000}}},
            {"v": "x" * 4_120},
            {"/v": "At most 4,000 characters; this has 4,120."},
        ),
        ({"properties": {"v": {"type": "array", "minItems": 2}}}, {"v": [1]}, {"/v": "At least 2; there is 1."}),
        ({"properties": {"v": {"uniqueItems": True}}}, {"v": [1, "1", True]}, {}),
        (
            {"properties": {"v": {"uniqueItems": True}}},
            {"v": [{"a": 1, "b": 2}, {"b": 2, "a": Decimal("1.0")}]},
            {"/v": "Each may stand here once."},
        ),
    ],
)  # fmt: skip
def test_sentences_about_whole_objects(schema: Any, body: Any, told: dict[str, str]) -> None:
    found = check(document({"type": "object", **schema}), body)
    assert {problem.pointer: problem.message for problem in found} == told


def test_the_branch_that_was_meant_is_explained() -> None:
    branches = [
        {"type": "object", "required": ["mode", "prompt"], "properties": {"mode": {"enum": ["make"]}}},
        {"type": "object", "required": ["mode", "id"], "properties": {"mode": {"enum": ["mend"]}}},
    ]
    found = check(document({"oneOf": branches}), {"mode": "mend"})
    assert [(problem.pointer, problem.message) for problem in found] == [("/id", "This is needed.")]
    either = {"type": "object", "properties": {}, "oneOf": [{"required": ["data"]}, {"required": ["url"]}]}
    assert check(document(either), {})[0].message == "One of these is needed: data, url."


def test_a_hostile_document_costs_no_time() -> None:
    schema: Any = {"type": "integer"}
    for _ in range(25):
        schema = {"anyOf": [schema, schema]}
    started = time.thread_time()
    check(document(schema), {"a": ["x"] * 1000})
    loop = document({"$ref": "#/components/schemas/A"}, A={"$ref": "#/components/schemas/A"})
    assert check(loop, {"a": 1}) == []
    assert time.thread_time() - started < 2


def test_a_schema_without_an_end_stops_before_the_stack_does(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = {"oneOf": [{"type": "object"}, {"$ref": "#/components/schemas/A"}]}
    document = {
        "paths": {"/p": {"post": {"requestBody": {"content": {"application/json": {"schema": endless}}}}}},
        "components": {"schemas": {"A": endless}},
    }

    deepest = 0

    def note(*_: Any) -> None:
        nonlocal deepest
        deepest = max(deepest, len(inspect.stack(0)))

    monkeypatch.setattr(time, "monotonic", lambda: note() or 0.0)
    check(document, {"x": {"x": {}}})
    assert deepest < 900


def test_a_large_picture_costs_no_time() -> None:
    schema = {"type": "object", "properties": {"image": {"type": "string", "maxLength": 9, "pattern": "^[A-Z]+$"}}}
    started = time.thread_time()
    assert check(document(schema), {"image": "A" * 40_000_000})[0].message.startswith("At most 9 characters")
    assert time.thread_time() - started < 0.5


FORM = describe(
    document(
        {
            "type": "object",
            "properties": {
                "prompt": {"type": "string"},
                "images": {"type": "array", "items": {"type": "string"}},
                "options": {"type": "object", "properties": {"seed": {"type": "integer"}}},
                "raw": {},
            },
        }
    )
)


def test_refusals_find_their_fields() -> None:
    placed = place_errors(
        FORM,
        [
            {"loc": ["body", "prompt"], "msg": "Field required", "type": "missing"},
            {"loc": ["body", "images", 0], "msg": "not an image", "type": "x"},
            {"loc": ["body", "options", "seed"], "msg": "too large", "type": "x"},
            {"loc": ["body", "raw", "deep", 2], "msg": "odd", "type": "x"},
            {"loc": ["body", "prompt", "str"], "msg": "too short", "type": "x"},
            SimpleNamespace(loc=("body", "modle"), msg="unknown", type="x"),
            {"loc": ["query", "model_provider"], "msg": "no such provider", "type": "x"},
            {"msg": "\x00general"},
            "nonsense",
        ],
    )
    assert placed == {
        "/prompt": "This is needed.\nstr: too short",
        "/images/0": "not an image",
        "/options/seed": "too large",
        "/raw": "deep.2: odd",
        UNPLACED: "modle: unknown\nquery.model_provider: no such provider\ngeneral\nThe model did not take this.",
    }


def test_refusals_within_alternatives_and_lists_find_their_fields() -> None:
    shapes = {
        "Image": {"type": "object", "properties": {"type": {"const": "image"}, "url": {"type": "string"}}},
        "Shot": {"type": "object", "properties": {"type": {"const": "shot"}, "id": {"type": "string"}}},
    }
    frame = {"oneOf": [{"$ref": "#/components/schemas/Image"}, {"$ref": "#/components/schemas/Shot"}]}
    schema = {
        "type": "object",
        "properties": {
            "frames": {"type": "array", "items": frame},
            "either": {"type": ["boolean", "array"], "items": {"type": "integer"}},
            "pair": {"type": "array", "prefixItems": [{"type": "number"}, {"properties": {"a": {"type": "string"}}}]},
        },
    }
    form = describe(document(schema, **shapes))
    placed = place_errors(
        form,
        [
            {"loc": ["body", "frames", 2, "Image", "url"], "msg": "no such picture", "type": "x"},
            {"loc": ["body", "frames", 0, "Shot", "nothing"], "msg": "odd", "type": "x"},
            {"loc": ["body", "either", 3], "msg": "too large", "type": "x"},
            {"loc": ["body", "pair", 1, "a"], "msg": "missing", "type": "missing"},
            {"loc": ["body", "unknown", "frames"], "msg": "not known", "type": "x"},
        ],
    )
    assert placed == {
        "/frames/2/url": "no such picture",
        "/frames/0": "Shot.nothing: odd",
        "/either/3": "too large",
        "/pair/1/a": "This is needed.",
        UNPLACED: "unknown.frames: not known",
    }


def test_refusals_are_bounded() -> None:
    placed = place_errors(FORM, [{"loc": ["body", "prompt"], "msg": f"{n} " + "x" * 9_000} for n in range(5_000)])
    assert len(placed["/prompt"]) < 4_000


@pytest.mark.parametrize(
    ("body", "prompt", "seed"),
    [
        ({"prompt": "a  cat\n on a mat", "seed": 7}, "a cat on a mat", "7"),
        (
            {"contents": [{"role": "user", "parts": [{"text": "a fox"}]}], "generationConfig": {"seed": 2**63}},
            "a fox",
            str(2**63),
        ),
        ({"instances": [{"prompt": "rain"}], "parameters": {"seed": 0}}, "rain", "0"),
        ({"messages": [{"role": "user", "content": "hello"}]}, "hello", None),
        ({"input": {"prompt": "sea", "negative_prompt": "fog"}}, "sea", None),
        ({"promptText": "hills", "promptImage": "data:image/png;base64,AAAA"}, "hills", None),
        ({"negative_prompt": "fog", "steps": 4, "seed": True}, "", None),
        ({"text": "A" * 5000}, "", None),
        (["x"], "", None),
        (None, "", None),
    ],
)
def test_the_words_of_a_row(body: Any, prompt: str, seed: str | None) -> None:
    assert summary(None, body) == (prompt, seed)


def test_the_words_of_a_row_are_bounded_and_follow_the_form() -> None:
    assert len(summary(FORM, {"prompt": "word " * 5_000})[0]) <= 500
    assert summary(FORM, {"raw": {"prompt": "inner"}, "prompt": "outer"})[0] == "outer"
