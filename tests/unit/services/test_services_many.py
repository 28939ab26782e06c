"""Many requests from one idea: lines and tables as artists have them, values and ranges, seeds, sizes and prices."""

from __future__ import annotations

import json
import time
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comfy_desk.domain.money import Price
from comfy_desk.schema import Form, describe, from_bytes, to_bytes
from comfy_desk.schema.settable import Settable, named, settables, value_of, with_value
from comfy_desk.services.api import Quote, Told
from comfy_desk.services.many import (
    Base,
    Idea,
    SeedRule,
    Seeds,
    Variation,
    alternatives,
    columns_of,
    first_seed,
    from_table,
    names_fields,
    planned,
    product,
    seeds_in,
    size_of_body,
    wishes,
)
from comfy_desk.services.many_costs import MOST_QUESTIONS, questions, sum_of
from comfy_desk.services.sweeps import example, written
from comfy_desk.services.tables import decoded, head, lines, table

PROPERTIES: dict[str, Any] = {
    "prompt": {"type": "string", "minLength": 1, "maxLength": 400},
    "seed": {"type": "integer", "minimum": 0, "maximum": 2**64 - 1},
    "guidance": {"type": "number", "minimum": 1, "maximum": 10},
    "steps": {"type": "integer", "minimum": 1, "maximum": 50},
    "size": {"enum": ["1024x1024", "512x512"]},
    "duration": {"enum": ["5s", "9s"]},
    "raw": {"type": "boolean"},
    "image": {"type": "string", "format": "byte"},
    "options": {"type": "object", "properties": {"style": {"type": "string"}}},
}


def form_of(properties: dict[str, Any]) -> Form:
    schema = {"type": "object", "properties": properties, "required": ["prompt"], "additionalProperties": False}
    content = {"application/json": {"schema": schema}}
    return describe({"paths": {"/v2/models/a/b": {"post": {"requestBody": {"content": content}}}}})


FORM = form_of(PROPERTIES)
BODY = {"prompt": "a boat", "seed": 7}
BASE = Base("a/b", FORM, BODY)
PLACES = settables(FORM, BODY)


def place(name: str) -> Settable:
    found = named(name, PLACES)
    assert found is not None
    return found


def seeds(idea: Idea, most: int = 1_000) -> list[Any]:
    return [row.body.get("seed") for row in planned(idea, most)]


# --- texts and tables


def test_lines_keep_their_numbers_and_leave_the_empty_ones() -> None:
    read = lines("\ufeffa fox\r\n\n  an owl \n\u2028\rlast")
    assert [(row.number, row.cells) for row in read.rows] == [(1, ("a fox",)), (3, ("an owl",)), (5, ("last",))]


@pytest.mark.parametrize("sign", [",", ";", "\t", "|"])
def test_a_table_is_read_whatever_parts_its_cells(sign: str) -> None:
    text = (
        sign.join(("prompt", "steps"))
        + "\n"
        + sign.join(('"a, b; ""c"" | d"', "4"))
        + "\n\n"
        + f'"two\nlines"{sign}5\n'
    )
    read = table(text)
    assert read.sign == sign
    assert [(row.number, row.cells) for row in read.rows] == [
        (1, ("prompt", "steps")),
        (2, ('a, b; "c" | d', "4")),
        (4, ("two\nlines", "5")),
    ]


def test_prompts_with_commas_are_one_column_and_a_told_sign_counts() -> None:
    read = table("a fox, red\nan owl, in snow, at night\na bear\n")
    assert read.width == 1
    assert read.rows[1].cells == ("an owl, in snow, at night",)
    told = table("sep=;\nprompt;steps\nx, y;3\n")
    assert [(row.number, row.cells) for row in told.rows] == [(2, ("prompt", "steps")), (3, ("x, y", "3"))]


@pytest.mark.parametrize(
    "data",
    [
        "prompt\nFüchse".encode(),
        b"\xef\xbb\xbf" + "prompt\nFüchse".encode(),
        "\ufeffprompt\nFüchse".encode("utf-16-le"),
        "\ufeffprompt\nFüchse".encode("utf-16-be"),
        "prompt\nFüchse".encode("utf-16-le"),
        "prompt\nFüchse".encode("cp1252"),
    ],
)
def test_any_usual_encoding(data: bytes) -> None:
    text, notice = decoded(data)
    assert text == "prompt\nFüchse"
    assert bool(notice) == (data == "prompt\nFüchse".encode("cp1252"))


def test_a_quote_that_is_never_closed_is_named_and_no_table_raises() -> None:
    text = 'prompt,steps\nx,1\n"open,2\n' + "more,3\n" * 40
    assert "row 3" in table(text).notice
    for odd in ("", '"', "\x00,\x00\n\x00", ",,,\n,,,", "a" * 1000, '"a"b"c\n', "sep=\n"):
        table(odd)
        lines(odd)


@settings(max_examples=80, deadline=None)
@given(st.text(alphabet='ab",;\t|\n\r \ufeff=sep', max_size=60))
def test_any_text_is_read(text: str) -> None:
    rows = table(text).rows
    assert all(any(cell.strip() for cell in row.cells) for row in rows)
    assert [row.number for row in rows] == sorted({row.number for row in rows})


def test_columns_are_found_by_name_label_or_what_they_are_for() -> None:
    read = table("Prompt;STEPS;aspect;/options/style;guidance scale\nx;4;?;oil;3.5\n")
    headed, columns = columns_of(read, PLACES)
    assert headed
    assert [one.pointer if one else "" for one in columns] == ["/prompt", "/steps", "", "/options/style", ""]
    assert columns_of(table("fox\nowl\n"), PLACES)[0] is False
    assert columns_of(table("fox;2\nowl;3\n"), PLACES)[1] == (place("prompt"), None)
    twice = columns_of(table("prompt;Prompt\na;b\n"), PLACES)
    assert [one is None for one in twice[1]] == [False, True]


def test_a_wrong_cell_names_its_row_and_column_and_an_empty_one_leaves_the_form() -> None:
    read = table("prompt;steps;raw;size\n\na fox;70;yes;512x512\nan owl;;no;\nbear;x;maybe;9\n")
    headed, columns = columns_of(read, PLACES)
    rows = list(planned(Idea((BASE,), from_table(read, columns, headed=headed)), 100))
    assert rows[0].problems[0] == "Row 3, column 2 (Steps): It takes at most 50."
    assert rows[1].body == {"prompt": "an owl", "seed": 7, "raw": False}
    assert rows[1].problems == ()
    assert [one.partition(":")[0] for one in rows[2].problems] == [
        "Row 5, column 2 (Steps)",
        "Row 5, column 3 (Raw)",
        "Row 5, column 4 (Size)",
    ]


def test_ten_thousand_lines_are_quick_and_a_batch_is_cut_from_them() -> None:
    began = time.thread_time()
    read = lines("\n".join(f"creature {n}" for n in range(10_000)))
    idea = Idea((BASE,), from_table(read, (place("prompt"),), headed=False), skip=9_500)
    rows = list(planned(idea, 1_000))
    assert time.thread_time() - began < 5
    assert idea.total == 10_000
    assert [rows[0].number, rows[-1].number] == [9_501, 10_000]
    assert rows[-1].body["prompt"] == "creature 9999"


# --- values


@pytest.mark.parametrize(
    ("name", "text", "values"),
    [
        ("steps", "1 to 9 step 4", [1, 5, 9]),
        ("steps", "9 to 1 step 4", [9, 5, 1]),
        ("steps", "1-3; 7, 7\n10", [1, 2, 3, 7, 10]),
        ("guidance", "1 to 1.3 step 0.1", [1, Decimal("1.1"), Decimal("1.2"), Decimal("1.3")]),
        ("guidance", "1.5..2.5", [Decimal("1.5"), Decimal("2.5")]),
        ("prompt", "a, b; c\n\nd 1 to 3", ["a, b; c", "d 1 to 3"]),
        ("size", "512x512", ["512x512"]),
        ("raw", "yes, no", [True, False]),
        ("duration", "5, 9", ["5s", "9s"]),
        ("seed", str(2**64 - 1), [2**64 - 1]),
    ],
)
def test_values_as_they_are_written(name: str, text: str, values: list[Any]) -> None:
    found = written(text, place(name))
    assert found.problem == ""
    assert list(found.values) == values
    assert [type(one) for one in found.values] == [type(one) for one in values]


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("steps", "1 to 60 step 10", "51: It takes at most 50."),
        ("steps", "1 to 9 step 0", "never arrives"),
        ("steps", "1 to 99999999", "at most 10,000"),
        ("steps", "2.5", "whole numbers"),
        ("size", "7x7", "1024x1024, 512x512"),
        ("image", "fox.png", "a link here"),
    ],
)
def test_what_is_no_value_is_said(name: str, text: str, words: str) -> None:
    assert words in written(text, place(name)).problem


def test_two_fields_make_every_combination_in_order() -> None:
    made = product([(place("steps"), (1, 2)), (place("raw"), (True, False))])
    rows = list(planned(Idea((BASE,), made), 100))
    assert [(row.body["steps"], row.body["raw"]) for row in rows] == [(1, True), (1, False), (2, True), (2, False)]
    assert rows[0].differs == "Steps: 1 · Raw: yes"


def test_choices_in_a_prompt() -> None:
    assert alternatives("a {red|blue} fox in {snow|rain}") == [
        "a red fox in snow", "a red fox in rain", "a blue fox in snow", "a blue fox in rain",
    ]  # fmt: skip
    for plain in ("a {red} fox", 'json {"a": 1}', "{", "}{|", ""):
        assert alternatives(plain) == [plain]
    assert len(alternatives("{a|b}" * 40, 100)) == 100


# --- seeds


def test_seeds_by_their_rule() -> None:
    assert seeds(Idea((BASE,), copies=3)) == [7, 7, 7]
    assert seeds(Idea((BASE,), copies=3, seeds=Seeds(SeedRule.COUNT, 40))) == [40, 41, 42]
    assert seeds(Idea((BASE,), seeds=Seeds(SeedRule.LIST, listed=(5, 2**63, 9)))) == [5, 2**63, 9]
    sweep = product([(place("steps"), (1, 2))])
    assert seeds(Idea((BASE,), sweep, 2, Seeds(SeedRule.COUNT, 40))) == [40, 41, 40, 41]
    assert seeds(Idea((BASE,), sweep, 1, Seeds(SeedRule.COUNT, 40))) == [40, 41]
    thrown = Idea((BASE,), copies=200, seeds=Seeds(SeedRule.RANDOM, salt="x"))
    assert len(set(seeds(thrown))) == 200
    assert seeds(thrown) == seeds(thrown)
    assert seeds(thrown) != seeds(Idea((BASE,), copies=200, seeds=Seeds(SeedRule.RANDOM, salt="y")))
    narrow = form_of({**PROPERTIES, "seed": {"type": "integer", "minimum": 0, "maximum": 9}})
    small = Idea((Base("a/b", narrow, BODY),), copies=10, seeds=Seeds(SeedRule.RANDOM, salt="x"))
    assert all(0 <= seed <= 9 for seed in seeds(small))
    above = list(planned(Idea((Base("a/b", narrow, BODY),), copies=3, seeds=Seeds(SeedRule.COUNT, 8)), 10))
    assert [bool(row.problems) for row in above] == [False, False, True]  # never the lowest instead
    own = from_table(table("prompt;seed\nx;3\ny;\n"), (place("prompt"), place("seed")), headed=True)
    assert seeds(Idea((BASE,), own, 1, Seeds(SeedRule.COUNT, 40))) == [3, 41]
    assert first_seed(BASE) == 7
    assert seeds_in("1, 2;3\n4") == ((1, 2, 3, 4), "")
    assert seeds_in("1 x")[1] == "x is no seed."


# --- bodies


def test_what_is_sent_is_what_the_list_shows_and_a_body_is_touched_by_none() -> None:
    before = to_bytes(BODY)
    told = Told(document_etag='"1"')
    rows = list(
        planned(Idea((Base("a/b", FORM, BODY, told),), product([(place("/options/style"), ("oil", "ink"))])), 9)
    )
    made = wishes(rows, {rows[0].likely: "0.04"}, confirmed=True)
    assert [from_bytes(wish.body) for wish in made] == [row.body for row in rows]
    assert [len(wish.body) for wish in made] == [row.size for row in rows]
    assert made[0].body == b'{"prompt":"a boat","seed":7,"options":{"style":"oil"}}'
    assert [wish.told.estimate for wish in made] == ["0.04", None]
    assert all(wish.told.confirmed and wish.told.document_etag == '"1"' for wish in made)
    assert made[0].words == ("a boat",)
    assert to_bytes(BODY) == before


def test_a_thousand_bodies_share_their_picture() -> None:
    picture = "iVBORw0KGgo" + "A" * 5_000_000
    base = Base("a/b", FORM, {**BODY, "image": picture})
    began = time.thread_time()
    rows = list(planned(Idea((base,), copies=1_000, seeds=Seeds(SeedRule.COUNT, 1)), 1_000))
    assert time.thread_time() - began < 5
    assert all(row.body["image"] is picture for row in rows)
    assert rows[0].size == len(to_bytes(rows[0].body))
    assert sum(row.size for row in rows) > 5_000_000_000


def test_nested_places_are_made_and_taken_out() -> None:
    chat = form_of({
        "prompt": {"type": "string"},
        "messages": {"type": "array", "items": {"type": "object", "properties": {"text": {"type": "string"}}}},
    })  # fmt: skip
    made = with_value(chat, {"prompt": "x"}, "/messages/0/text", "hello")
    assert made == {"prompt": "x", "messages": [{"text": "hello"}]}
    assert with_value(FORM, {"prompt": "x"}, "/options/style", "oil")["options"] == {"style": "oil"}
    assert value_of("true", place("raw")) != value_of("false", place("raw"))


@settings(max_examples=60, deadline=None)
@given(st.recursive(st.one_of(st.none(), st.text(max_size=3000), st.integers()), lambda p: st.lists(p, max_size=3)))
def test_the_size_is_that_of_the_bytes(value: Any) -> None:
    known: dict[int, int] = {}
    body = {"a": value, "b": {"c": value}}
    assert size_of_body(body, known) == len(to_bytes(body)) == size_of_body(body, known)


# --- prices


def test_a_handful_of_questions_and_what_stays_unknown_is_said() -> None:
    rows = list(planned(Idea((BASE,), copies=12, seeds=Seeds(SeedRule.COUNT, 1)), 12))
    assert len(questions(rows, {})) == 1  # seeds have no price
    known = {rows[0].likely: Quote(Price("estimated", lowest="0.10", highest="0.20"))}
    assert sum_of(rows, known).words == "About $1.20–2.40 together"
    assert questions(rows, known) == []
    many = list(planned(Idea((BASE,), product([(place("steps"), tuple(range(1, 21)))])), 20))
    asked = questions(many, {})
    assert len(asked) == MOST_QUESTIONS
    answers = {row.likely: Quote(Price("exact", amount="0.04")) for row in asked}
    assert sum_of(many, answers).words == "About $0.24 together; price unknown for 14 of 20"
    assert sum_of(rows, {}).words == "Price unknown"
    assert sum_of(rows, {rows[0].likely: Quote(offered=False)}).words == ""
    assert sum_of([], {}).words == ""
    assert questions(many, answers) == []


def test_across_models_each_has_its_own_body() -> None:
    other = Base("c/d", form_of({"prompt": {"type": "string"}}), {"prompt": "a boat"})
    rows = list(planned(Idea((BASE, other), (Variation(),), 2, Seeds(SeedRule.COUNT, 3)), 10))
    assert [(row.model, row.body) for row in rows] == [
        ("a/b", {"prompt": "a boat", "seed": 3}), ("a/b", {"prompt": "a boat", "seed": 4}),
        ("c/d", {"prompt": "a boat"}), ("c/d", {"prompt": "a boat"}),
    ]  # fmt: skip
    assert json.loads(wishes(rows, {})[2].body) == {"prompt": "a boat"}


def test_a_first_row_that_names_fields_makes_a_table_and_prompts_do_not() -> None:
    places = settables(FORM, {})

    def is_table(text: str) -> bool:
        return names_fields(head(text), places)

    assert is_table("prompt,seed\na fox,1\nan owl,2")
    assert is_table("Prompt;remark\na fox;x")
    assert is_table("\ufeffnr\tPROMPT\n1\ta fox\n")
    assert is_table("steps,seed\n1,2\n" * 40_000)
    assert not is_table("prompt\na fox")  # one column: each line is a prompt
    assert not is_table("prompt,seed")
    assert not is_table("a fox, at night\nan owl, at dawn")
    assert not is_table("a seed, opening\na leaf, falling")
    assert not is_table("prompt,seed\na fox\nan owl\nbear\n")
    assert not is_table("")


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ({"type": "integer", "minimum": 256, "maximum": 2048}, "256 to 2048 step 256"),
        ({"type": "integer", "minimum": 256, "maximum": 1440, "multipleOf": 32}, "256 to 1440 step 256"),
        ({"type": "integer", "minimum": 1, "maximum": 50}, "1 to 50 step 10"),
        ({"type": "integer", "minimum": 1, "maximum": 10}, "1 to 10 step 2"),
        ({"type": "integer", "minimum": 0, "maximum": 2}, "0 to 2 step 1"),
        ({"type": "number", "minimum": 0, "maximum": 1}, "0 to 1 step 0.25"),
        ({"type": "number", "exclusiveMinimum": 0, "maximum": 2}, "0.5 to 2 step 0.5"),
        ({"type": "number"}, "1 to 9 step 2"),
        ({"type": "integer", "minimum": 0, "maximum": 2**64 - 1}, "1 to 9 step 2"),
        ({"type": "integer", "minimum": 1000}, "1000 to 1008 step 2"),
        ({"type": "integer", "maximum": -3}, "-11 to -3 step 2"),
        ({"type": "integer", "minimum": 3, "maximum": 3}, ""),
    ],
)
def test_the_example_of_a_range_fits_its_field(schema: dict[str, Any], words: str) -> None:
    place = settables(form_of({"amount": schema}), {})[0]
    assert example(place) == words
