"""Each word of JSON Schema and of OpenAPI's dialects, and the field that it makes."""

from decimal import Decimal
from typing import Any

import pytest

from comfy_desk.schema import (
    ABSENT,
    Field,
    Form,
    Group,
    Kind,
    Medium,
    check,
    describe,
    from_bytes,
    initial_body,
    initial_value,
    to_bytes,
    variant_of,
)
from comfy_desk.schema.prose import suggestions


def document(schema: Any, **components: Any) -> dict[str, Any]:
    content = {"application/json": {"schema": schema}}
    return {"paths": {"/p": {"post": {"requestBody": {"content": content}}}}, "components": {"schemas": components}}


def form_of(properties: dict[str, Any], required: tuple[str, ...] = (), **components: Any) -> Form:
    return describe(document({"type": "object", "properties": properties, "required": list(required)}, **components))


def only(schema: Any, name: str = "value", required: bool = False, **components: Any) -> Field:
    return form_of({name: schema}, (name,) if required else (), **components).fields[0]


def to(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def names(field: Field) -> list[str]:
    return [part.name for part in field.fields]


def test_references_of_every_sort() -> None:
    number = {"type": "integer", "maximum": 9}
    escaped = only({"$ref": "#/components/schemas/a~1b%20~0c"}, **{"a/b ~c": number})
    assert (escaped.kind, escaped.bounds.maximum) == (Kind.INTEGER, 9)
    chain = only(to("A"), A=to("B"), B=to("C"), C={**number, "description": "How many."})
    assert (chain.kind, chain.help) == (Kind.INTEGER, "How many.")
    beside = only({**to("A"), "description": "Mine.", "default": 3}, A={**number, "description": "Theirs."})
    assert (beside.help, beside.default) == ("Mine.", 3)
    inside = describe(document({"type": "object", "$defs": {"N": number}, "properties": {"a": {"$ref": "#/$defs/N"}}}))
    assert inside.fields[0].kind is Kind.INTEGER
    assert check(inside, {"a": 10})[0].message == "At most 9."
    for nowhere in (
        "#/components/schemas/None",
        "https://elsewhere.test/x.json#/A",
        "other.json",
        "#anchor",
        "#/%ff",
        7,
    ):
        field = only({"$ref": nowhere, "description": "Told."})
        assert (field.kind, field.help) == (Kind.JSON, "Told.")
        assert check(form_of({"value": {"$ref": nowhere}}), {"value": 1}) == []


def test_children_of_children_are_opened_a_few_levels() -> None:
    node = {
        "type": "object",
        "properties": {"name": {"type": "string"}, "children": {"type": "array", "items": to("Node")}},
    }
    field, depth = describe(document(to("Node"), Node=node)).root, 0
    while field.kind is Kind.OBJECT:
        children = next(part for part in field.fields if part.name == "children")
        assert names(field) == ["children", "name"] or names(field) == ["name", "children"]
        assert children.kind is Kind.LIST
        assert children.item is not None
        field, depth = children.item, depth + 1
    assert (depth, field.kind) == (3, Kind.JSON)
    assert "write it as JSON" in field.help
    pair = only(to("A"), A={"properties": {"b": to("B")}}, B={"properties": {"a": to("A"), "z": {"type": "integer"}}})
    assert names(pair) == ["b"]
    assert names(pair.fields[0]) == ["a", "z"]
    base = {"type": "object", "properties": {"id": {"type": "string"}}}
    diamond = only(
        {"allOf": [to("L"), to("R")]},
        Base=base,
        L={"allOf": [to("Base"), {"properties": {"l": {"type": "integer"}}}]},
        R={"allOf": [to("Base"), {"properties": {"r": {"type": "integer"}}}]},
    )
    assert sorted(names(diamond)) == ["id", "l", "r"]


def test_all_of_keeps_the_tighter_limit() -> None:
    field = only(
        {
            "allOf": [
                {"type": "number", "minimum": 0, "maximum": 9, "multipleOf": 0.2},
                {
                    "type": "integer",
                    "exclusiveMinimum": 0,
                    "maximum": 20,
                    "multipleOf": 0.3,
                    "title": "How many of them",
                },
            ],
            "maximum": 12,
        }
    )
    bounds = field.bounds
    assert (field.kind, field.label) == (Kind.INTEGER, "How many of them")
    assert (bounds.minimum, bounds.exclusive_minimum, bounds.maximum, bounds.exclusive_maximum) == (0, True, 9, False)
    assert bounds.multiple_of == Decimal("0.6")
    text = only({"allOf": [{"type": "string", "minLength": 2, "maxLength": 9}, {"minLength": 1, "maxLength": 5}]})
    assert (text.bounds.min_length, text.bounds.max_length) == (2, 5)
    chosen = only({"allOf": [{"enum": ["a", "b", 1]}, {"enum": ["b", True, "c"]}]})
    assert chosen.choices == ("b",)
    both = only(
        {"allOf": [{"properties": {"n": {"minimum": 1}}}, {"properties": {"n": {"type": "integer", "maximum": 5}}}]}
    )
    assert (both.fields[0].kind, both.fields[0].bounds.minimum, both.fields[0].bounds.maximum) == (Kind.INTEGER, 1, 5)


@pytest.mark.parametrize(
    ("schema", "low", "open_low"),
    [
        ({"minimum": 1, "exclusiveMinimum": True}, 1, True),
        ({"minimum": 1, "exclusiveMinimum": False}, 1, False),
        ({"exclusiveMinimum": 1}, 1, True),
        ({"minimum": 2, "exclusiveMinimum": 1}, 2, False),
        ({"minimum": 1, "exclusiveMinimum": 1}, 1, True),
        ({"minimum": 1.0}, 1, False),
        ({"minimum": "1"}, None, False),
    ],
)
def test_both_dialects_of_exclusive_limits(schema: Any, low: Any, open_low: bool) -> None:
    bounds = only({"type": "number", **schema}).bounds
    assert (bounds.minimum, bounds.exclusive_minimum) == (low, open_low)


def test_choices_of_any_type() -> None:
    mixed = only({"enum": ["a", 1, True, 1.5, None, {"k": [1]}, "a"]})
    assert (mixed.kind, mixed.nullable, mixed.null_choice) == (Kind.CHOICE, True, True)
    assert mixed.choices == ("a", 1, True, Decimal("1.5"), {"k": [1]})
    fixed = only({"const": {"mode": "x"}}, required=True)
    assert (fixed.kind, fixed.choices, initial_value(fixed)) == (Kind.CHOICE, ({"mode": "x"},), {"mode": "x"})
    nothing = only({"const": None}, required=True)
    assert (nothing.nullable, initial_value(nothing)) == (True, None)
    titled = only({"oneOf": [{"const": 1, "title": "Low"}, {"const": 2, "title": "High"}]})
    assert (titled.choices, titled.choice_labels) == ((1, 2), ("Low", "High"))
    told = only({"enum": ["a", "b"], "x-enumNames": ["First", "Second"]})
    assert told.choice_labels == ("First", "Second")
    assert only({"enum": [f"v{number}" for number in range(5_000)]}).kind is Kind.TEXT
    assert only({"enum": []}).kind is Kind.JSON


@pytest.mark.parametrize(
    ("schema", "kind", "nullable"),
    [
        ({"type": ["string", "null"]}, Kind.TEXT, True),
        ({"type": ["null", "integer"]}, Kind.INTEGER, True),
        ({"type": ["integer", "number"]}, Kind.NUMBER, False),
        ({"type": ["string"]}, Kind.TEXT, False),
        ({"type": ["string", "integer"], "maximum": 5}, Kind.TEXT, False),
        ({"type": ["string", "boolean"]}, Kind.VARIANT, False),
        ({"type": ["boolean", "array", "null"], "items": {"type": "string"}}, Kind.VARIANT, True),
        ({"anyOf": [to("Nothing"), {"type": "boolean"}]}, Kind.BOOLEAN, True),
        ({"type": "string", "nullable": True}, Kind.TEXT, True),
        ({"type": "null"}, Kind.JSON, True),
        ({"type": "bool"}, Kind.BOOLEAN, False),
        ({"type": "nonsense"}, Kind.JSON, False),
        ({"minLength": 1}, Kind.TEXT, False),
    ],
)
def test_types_and_null(schema: Any, kind: Kind, nullable: bool) -> None:
    field = only(schema, Nothing={"type": "null"})
    assert (field.kind, field.nullable) == (kind, nullable)


def test_defaults_are_only_sent_where_they_fit() -> None:
    for schema in (
        {"type": "integer", "default": "auto"},
        {"type": "integer", "default": 1.5},
        {"type": "integer", "maximum": 4, "default": 5},
        {"type": "string", "minLength": 1, "default": ""},
        {"enum": ["a"], "default": "b"},
        {"type": "boolean", "default": 1},
        {"type": "array", "items": {"type": "string"}, "default": {}},
    ):
        field = only(schema, required=True)
        assert (field.has_default, field.misfit_default, field.default) == (False, True, schema["default"])
        assert initial_value(field) in (ABSENT, "a", [])
    group = only({"type": "object", "properties": {"a": {"type": "integer"}}, "default": {"a": 1.0}}, required=True)
    assert initial_value(group) == {"a": 1}
    assert initial_value(only({"type": "array", "items": {}, "default": [0.1]}, required=True)) == [Decimal("0.1")]
    null = only({"type": "string", "nullable": True, "default": None}, required=True)
    assert (null.has_default, null.null_default, initial_value(null)) == (False, True, None)


def test_tuples_and_lists() -> None:
    pair = only(
        {
            "type": "array",
            "prefixItems": [{"type": "number", "title": "At the second"}, {"type": "string"}],
            "items": False,
        }
    )
    assert [place.pointer for place in pair.places] == ["/value/0", "/value/1"]
    assert [place.kind for place in pair.places] == [Kind.NUMBER, Kind.TEXT]
    assert (pair.item and pair.item.kind, pair.bounds.max_length) == (Kind.TEXT, 2)
    older = only(
        {"type": "array", "items": [{"type": "number"}, {"type": "boolean"}], "additionalItems": {"type": "string"}}
    )
    assert len(older.places) == 2
    same = only({"type": "array", "prefixItems": [{"type": "integer"}] * 3, "items": False, "minItems": 3})
    assert (same.kind, same.places, same.bounds.min_length, same.bounds.max_length) == (Kind.LIST, (), 3, 3)
    assert only({"type": "array", "items": {"enum": ["a", "b"]}, "uniqueItems": True}).bounds.unique
    assert only({"type": "array"}).kind is Kind.JSON


def test_keys_of_ones_own() -> None:
    free = only({"type": "object", "additionalProperties": {"type": "integer", "maximum": 5}})
    assert (free.kind, free.fields) == (Kind.OBJECT, ())
    assert free.extra is not None
    assert (free.extra.pointer, free.extra.kind, free.extra.bounds.maximum) == ("/value/*", Kind.INTEGER, 5)
    named = only({"patternProperties": {"^x-": {"type": "string"}}, "properties": {"a": {"type": "string"}}})
    assert (named.key_pattern, named.extra and named.extra.kind, named.closed) == ("^x-", Kind.TEXT, False)
    closed = only({"properties": {"a": {"type": "string"}}, "additionalProperties": False})
    assert (closed.closed, closed.extra) == (True, None)
    assert only({"type": "object", "additionalProperties": True}).kind is Kind.JSON
    assert only({"type": "object"}).kind is Kind.JSON


def test_conditions_show_their_fields_and_the_check_knows_when_they_are_due() -> None:
    schema = {
        "type": "object",
        "properties": {"mode": {"enum": ["a", "b"]}, "hidden": {"readOnly": True}, "never": False},
        "required": ["hidden"],
        "if": {"properties": {"mode": {"const": "b"}}, "required": ["mode"]},
        "then": {"properties": {"strength": {"type": "number"}}, "required": ["strength"]},
        "dependentSchemas": {"mode": {"properties": {"more": {"type": "integer"}}}},
        "not": {"required": ["bad"]},
    }
    form = describe(document(schema))
    assert sorted(field.name for field in form.fields) == ["mode", "more", "strength"]
    assert not any(field.required for field in form.fields)
    assert check(form, {"mode": "a"}) == []
    assert [problem.pointer for problem in check(form, {"mode": "b"})] == ["/strength"]


def test_alternatives_with_a_discriminator() -> None:
    shapes = {
        "Cat": {"type": "object", "properties": {"kind": {"type": "string"}, "lives": {"type": "integer"}}},
        "Dog": {"type": "object", "properties": {"kind": {"type": "string"}, "breed": {"type": "string"}}},
    }
    mapped = only(
        {
            "oneOf": [to("Cat"), to("Dog")],
            "discriminator": {"propertyName": "kind", "mapping": {"kitty": "#/components/schemas/Cat", "puppy": "Dog"}},
        },
        **shapes,
    )
    assert [variant.constants for variant in mapped.variants] == [(("kind", "kitty"),), (("kind", "puppy"),)]
    assert [names(variant) for variant in mapped.variants] == [["lives"], ["breed"]]
    assert variant_of(mapped, {"kind": "puppy"}) == 1
    assert variant_of(mapped, {"kind": "horse"}) == -1
    implied = only({"anyOf": [to("Cat"), to("Dog")], "discriminator": {"propertyName": "kind"}}, **shapes)
    assert [variant.constants for variant in implied.variants] == [(("kind", "Cat"),), (("kind", "Dog"),)]
    twice = only(
        {
            "oneOf": [to("Cat")] * 1 + [to("Dog")],
            "discriminator": {"propertyName": "kind", "mapping": {"a": "Cat", "b": "Cat", "c": "Dog"}},
        },
        **shapes,
    )
    assert [dict(variant.constants)["kind"] for variant in twice.variants] == ["a", "b", "c"]


def test_alternatives_without_a_discriminator() -> None:
    circle = {
        "type": "object",
        "title": "A circle",
        "properties": {"radius": {"type": "number"}},
        "required": ["radius"],
    }
    square = {"type": "object", "properties": {"side": {"type": "number"}, "name": {"type": "string"}}}
    told = only({"oneOf": [circle, square]})
    assert (told.kind, [variant.keys for variant in told.variants]) == (Kind.VARIANT, [("radius",), ("side", "name")])
    assert told.variants[0].label == "A circle"
    assert [variant_of(told, value) for value in ({"radius": 1}, {"name": "x"}, {}, {"radius": 1, "side": 2}, 5)] == [
        0, 1, -1, -1, -1,
    ]  # fmt: skip
    together = only({"anyOf": [circle, square]})
    assert (together.kind, sorted(names(together))) == (Kind.OBJECT, ["name", "radius", "side"])
    assert not any(field.required for field in together.fields)
    unlike = only({"anyOf": [circle, {"type": "object", "properties": {"radius": {"type": "string"}}}]})
    assert unlike.kind is Kind.JSON
    by_type = only({"oneOf": [{"type": "boolean"}, {"type": "object", "properties": {"a": {"type": "string"}}}]})
    assert [variant_of(by_type, value) for value in (True, {"a": "x"}, 1)] == [0, 1, -1]
    whole = describe(
        document({"properties": {"prompt": {"type": "string"}}, "anyOf": [circle, {"properties": {"radius": {}}}]})
    )
    assert [field.name for field in whole.fields] == ["prompt"]


def test_2000_fields_are_a_form_with_2000_fields() -> None:
    form = form_of({f"field_{number}": {"type": "string"} for number in range(2_000)})
    assert len(form.fields) == 2_000
    assert form.root.left_out == 0
    nested = form_of({f"f{n}": {"type": "object", "properties": {"a": {"type": "string"}}} for n in range(2_000)})
    assert all(field.kind is Kind.OBJECT for field in nested.fields)
    more = form_of({f"field_{number}": {"type": "string"} for number in range(3_500)})
    assert (len(more.fields), more.root.left_out) == (3_000, 500)


@pytest.mark.parametrize(
    ("told", "offered"),
    [
        ("One of 2k, 4k or 8k. More is dear.", ("2k", "4k", "8k")),
        ("Output format: wav (default), mp3, pcm or ogg_opus.", ("wav", "mp3", "pcm", "ogg_opus")),
        ("Size of it (e.g., 1024x1024, 1536x1024, auto)", ("1024x1024", "1536x1024", "auto")),
        ("Valid values:\nauto: chosen for you.\noff: none at all.\n", ("auto", "off")),
        ("Describe it: calmly, slowly and with great care for detail", ()),
        ("For example: Paris, London and Rome.", ()),
        ("Any text.", ()),
        ("", ()),
    ],
)
def test_values_that_a_description_lists_are_offered(told: str, offered: tuple[str, ...]) -> None:
    assert suggestions(told) == offered


def test_words_for_an_artist() -> None:
    fields = {
        field.name: field
        for field in form_of(
            {
                "n": {"type": "integer", "description": "The number of images to make."},
                "durationSeconds": {"type": "number"},
                "delay": {"type": "integer", "description": "Time to wait, in milliseconds."},
                "Prompt_Strength": {"type": "number", "title": "Prompt Strength"},
                "size": {"type": "string", "description": "Not used (not supported)"},
                "old": {"type": "string", "description": "Deprecated. Use new."},
                "result_urls": {"type": "string"},
                "start": {"type": "object", "properties": {"image_url": {"type": "string", "format": "uri"}}},
            }
        ).fields
    }
    assert fields["n"].label == "Number of images"
    assert (fields["durationSeconds"].label, fields["durationSeconds"].unit) == ("Duration", "s")
    assert fields["delay"].unit == "ms"
    assert fields["Prompt_Strength"].label == "Prompt strength"
    assert fields["size"].group is Group.MORE
    assert fields["old"].deprecated
    assert fields["result_urls"].label == "Result URLs"
    media = fields["start"].fields[0].media
    assert media is not None
    assert (media.medium, fields["start"].group) == (Medium.IMAGE, Group.MAIN)


# -- where forms went wrong elsewhere ----------------------------------------------------------------------------------


def test_g1_g2_untouched_fields_are_absent_and_required_defaults_are_sent() -> None:
    properties = {
        "prompt": {"type": "string"},
        "steps": {"type": "integer", "minimum": 1, "default": 20},
        "speed": {"enum": ["slow", "fast"], "default": "fast"},
        "ratio": {"type": "string", "default": ""},
        "group": {"type": "object", "properties": {"a": {"type": "integer", "default": 1}}},
    }
    assert initial_body(form_of(properties, ("prompt",))) == {}
    assert initial_body(form_of(properties, ("prompt", "speed", "ratio"))) == {"speed": "fast", "ratio": ""}


@pytest.mark.parametrize("seed", [0, 2**31, 2**53 + 1, 2**63, 2**64 - 1])
def test_g3_whole_numbers_are_exact(seed: int) -> None:
    form = form_of({"seed": {"type": "integer", "minimum": 0, "maximum": 2**64 - 1, "default": seed}}, ("seed",))
    assert (form.fields[0].bounds.maximum, form.fields[0].default) == (2**64 - 1, seed)
    assert to_bytes(initial_body(form)) == b'{"seed":%d}' % seed
    assert check(form, {"seed": seed}) == []
    assert check(form, {"seed": 2**64})[0].message == f"At most {2**64 - 1}."


@pytest.mark.parametrize("written", ["0.005", "0.000001", "250.5", "1E+20", "0.3", "0.15"])
def test_g4_decimals_are_exact(written: str) -> None:
    text = f'{{"type": "number", "default": {written}, "multipleOf": {"0.05" if written == "0.15" else "1e-6"}}}'
    form = form_of({"strength": from_bytes(text)}, ("strength",))
    assert initial_body(form) == {"strength": Decimal(written)}
    assert check(form, initial_body(form)) == []
    whole = form_of({"steps": {"type": "integer", "default": 7.0}}, ("steps",))
    assert to_bytes(initial_body(whole)) == b'{"steps":7}'


def test_g6_both_words_at_once_are_one_json_field() -> None:
    field = only(
        {"oneOf": [{"type": "string"}, {"type": "integer"}], "anyOf": [{"type": "boolean"}, {"type": "string"}]}
    )
    assert field.kind is Kind.JSON
    assert describe(document({"oneOf": [{}, {}], "anyOf": [{}, {}], "properties": {"a": {}}})).root.kind is Kind.JSON
