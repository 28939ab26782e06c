"""Numbers and texts go through JSON unchanged."""

import json
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comfy_desk.schema import NotJsonError, from_bytes, lifting, to_bytes, to_text
from comfy_desk.schema.exact import exact, whole
from comfy_desk.schema.lifting import LARGE, PIECE

SEEDS = [0, 2147483648, 9007199254740993, 18446744073709551615]

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text()
    | st.decimals(allow_nan=False, allow_infinity=False, places=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("seed", SEEDS)
def test_seeds_beyond_32_and_53_bits_survive(seed: int) -> None:
    assert to_bytes({"seed": seed}) == b'{"seed":%d}' % seed
    assert from_bytes(to_bytes({"seed": seed})) == {"seed": seed}


@pytest.mark.parametrize("text", ["0.3", "0.005", "250.5", "0.000001", "1E+20", "0.1", "-0.5"])
def test_decimals_are_sent_as_written(text: str) -> None:
    assert to_bytes(from_bytes(text)) == text.encode()


def test_floats_become_their_shortest_text() -> None:
    assert to_bytes({"a": 0.3, "b": 1e-6, "c": 250.5}) == b'{"a":0.3,"b":0.000001,"c":250.5}'
    assert exact({"a": [0.1]}) == {"a": [Decimal("0.1")]}


@pytest.mark.parametrize(
    "value", [float("nan"), float("inf"), Decimal("NaN"), Decimal("-Infinity"), object(), {1: 2}, {"a": {1}}]
)
def test_what_is_no_json_is_refused(value: object) -> None:
    with pytest.raises(NotJsonError):
        to_bytes({"a": value} if not isinstance(value, dict) else value)


@pytest.mark.parametrize(
    "text", ["NaN", "[Infinity]", "{", "", "[1e999999999999999999999]", "[" * 100_000, b"\xff", "[" * 900 + "]" * 900]
)
def test_text_that_is_no_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(NotJsonError):
        from_bytes(text)


def test_the_error_says_where() -> None:
    with pytest.raises(NotJsonError, match="line 2, column"):
        from_bytes('{"a": 1,\n b}')


def test_a_lone_surrogate_is_escaped_and_a_cycle_is_refused() -> None:
    assert from_bytes(to_bytes({"a": "\ud800é"})) == {"a": "\ud800é"}
    circle: list[object] = []
    circle.append(circle)
    with pytest.raises(NotJsonError):
        to_bytes(circle)


def test_whole_numbers() -> None:
    assert whole(7.0) == 7
    assert whole(Decimal("7.0")) == 7
    assert whole(Decimal("1e3")) == 1000
    assert whole(7.5) is None
    assert whole(True) is None
    assert whole(Decimal("1e999999")) is None


@given(json_values)
def test_round_trip(value: object) -> None:
    assert from_bytes(to_bytes(value)) == value
    assert from_bytes(to_text(value)) == value


@pytest.mark.parametrize(
    "inside",
    ["", '"', "\\", "\\\\" * 40, "\n", "é", "\U0001f600", "\ud83d", '{"a":"', "\x7f"],
    ids=["plain", "quote", "backslash", "backslashes", "line", "accent", "beyond", "half", "json", "delete"],
)
def test_long_texts_go_through_json_unchanged_wherever_they_are(inside: str) -> None:
    long = "A" * (PIECE - 1) + inside + "B" * (PIECE // 2)  # across the end of a piece
    body = {long: [long, {"": long, "seed": 2**64 - 1, "scale": Decimal("0.10")}, "short", long + inside], "a": "b"}
    turns: list[int] = []
    data = to_bytes(body, turn=lambda: turns.append(1))
    assert len(turns) >= 6
    assert json.loads(data) == json.loads(json.dumps(body, default=float))
    assert from_bytes(data, turn=lambda: turns.append(1)) == body
    assert from_bytes(data.decode("utf-8", "surrogatepass")) == body
    long_text = to_bytes(long)
    assert from_bytes(long_text) == long
    for broken in (data[:-1], data[: len(data) // 2], long_text + b"x", long_text[:-1], b"[" + long_text + b" 1]"):
        with pytest.raises(NotJsonError) as said:
            from_bytes(broken)
        with pytest.raises(json.JSONDecodeError) as plain:
            json.loads(broken)
        assert str(said.value) == f"{plain.value.msg} at line {plain.value.lineno}, column {plain.value.colno}"


@pytest.mark.parametrize("coding", ["utf-16", "utf-16-le", "utf-32", "utf-8-sig"])
def test_a_large_document_in_another_coding_is_read_as_it_is(coding: str) -> None:
    body = {"a": "x" * LARGE, "b": "\u2028"}
    assert from_bytes(json.dumps(body).encode(coding)) == body


def test_long_texts_are_read_where_texts_do_not_grow_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lifting, "GROWS_IN_PLACE", not lifting.GROWS_IN_PLACE)
    body = {"a": "x" * (LARGE + 7), "b": ["y" * LARGE]}
    assert from_bytes(to_bytes(body)) == body


def test_a_document_that_is_large_without_long_texts_or_full_of_backslashes_is_read() -> None:
    many = {str(n): "x" for n in range(LARGE // 10)}
    assert from_bytes(to_bytes(many)) == many
    slashes = ["\\" * LARGE, "y" * LARGE]
    assert from_bytes(to_bytes(slashes)) == slashes
