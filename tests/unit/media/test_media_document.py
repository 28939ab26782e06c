"""Answers of any size: what is read equals what the library reads, and what is too long stays in the file, whole."""

from __future__ import annotations

import base64
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from comfy_desk.media import base64data, document
from comfy_desk.media.base64data import NotBase64
from comfy_desk.media.document import CROWDED, CUT, DEEP, WRONG, Document, read_document
from comfy_desk.media.longtext import LongText, beginning, ending, pieces

SETTINGS = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
STEP = 8


@pytest.fixture
def read(tmp_path: Path) -> Any:
    def run(raw: bytes, step: int | None = STEP, head: int = 2 * STEP) -> Document:
        (tmp_path / "raw").write_bytes(raw)
        return read_document(tmp_path / "raw", tmp_path / "spare", step, head)

    return run


def whole(value: Any) -> Any:
    """The document with its long texts read from the file."""
    if isinstance(value, LongText):
        text = b"".join(value.pieces()).decode("utf-8")
        assert text.startswith(beginning(value, 5))
        assert text.endswith(ending(value)[-5:])
        return text
    if isinstance(value, dict):
        return {name: whole(one) for name, one in value.items()}
    return [whole(one) for one in value] if isinstance(value, list) else value


def count(value: Any) -> int:
    if isinstance(value, dict):
        return sum(count(one) for one in value.values())
    return sum(map(count, value)) if isinstance(value, list) else isinstance(value, LongText)


signs = st.one_of(st.characters(exclude_categories=["Cs"]), st.sampled_from('\\"/\n\r\t\0é€😀 {}[],:'))
strings = st.one_of(
    st.text(signs, max_size=40), st.text('ab\\"', max_size=120), st.text(signs, min_size=60, max_size=90)
)
values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), strings),
    lambda inner: st.one_of(
        st.lists(inner, max_size=5),
        st.dictionaries(st.sampled_from(["", "a", "b", "é", "/", "~1", "\n"]), inner, max_size=5),
    ),
    max_leaves=20,
)


@SETTINGS
@given(
    values,
    st.booleans(),
    st.sampled_from([None, 1, " "]),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-32-le"]),
)
def test_it_reads_what_the_library_reads(read: Any, value: Any, ascii_only: bool, indent: Any, encoding: str) -> None:
    raw = json.dumps(value, ensure_ascii=ascii_only, indent=indent).encode(encoding)
    assert whole(read(raw).value) == json.loads(raw)


TOKENS = [
    '"',
    "\\",
    '\\"',
    "\\\\",
    "\\u00e9",
    "\\ud83d\\ude00",
    "x" * 30,
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "1",
    " ",
    "\\q",
    "\\u12",
]
TOKENS += ["\n", "é", '"k":', '"long long long long long"']


@SETTINGS
@given(st.lists(st.sampled_from(TOKENS), max_size=14))
def test_what_the_library_refuses_is_refused(read: Any, tokens: list[str]) -> None:
    raw = "".join(tokens).encode()
    got = read(raw)
    try:
        expected = json.loads(raw, strict=False)
    except json.JSONDecodeError:
        assert got.problem in (CUT, WRONG)
    else:
        assert got.problem is None
        if not isinstance(expected, dict):  # a long name is shortened
            assert str(whole(got.value)) == str(expected)


def test_strings_stay_in_the_file_across_blocks(read: Any) -> None:
    texts = ["a" * 3_000_000, '"\\/é😀\n' * 400_000, "b" * 1_048_575 + '"', "short"]
    got = read(json.dumps(texts).encode(), None)
    assert count(got.value) == 3
    assert whole(got.value) == texts
    assert len(got.value[0]) == 3_000_000


@pytest.mark.parametrize("length", [20, 33, 1_000, 70_000, 2_000_000])
def test_a_document_that_is_one_string(read: Any, length: int) -> None:
    text = "é" * length
    assert whole(read(json.dumps(text).encode()).value) == text


def test_escapes_are_not_cut_at_any_place(read: Any) -> None:
    text = '\\😀é"/' * 40
    for shift in range(20):
        raw = json.dumps(["x" * shift + text]).replace("/", "\\/").encode()
        assert whole(read(raw).value) == ["x" * shift + text]


def test_half_a_pair_is_a_question_mark(read: Any) -> None:
    (text,) = read(rb'["' + b"a" * 50 + rb'\ud83d"]').value
    assert b"".join(pieces(text)) == b"a" * 50 + b"?"


def test_bytes_that_are_no_text_do_not_end_it(read: Any) -> None:
    assert whole(read(b'["' + b"\xff" * 40 + b'", 1]').value[1]) == 1


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        (b'{"a": "' + b"x" * 100, CUT),
        (b'{"a": "' + b"x" * 100 + b'"', CUT),
        (b'{"a": "' + b"x" * 100 + b"\\", CUT),
        (b'{"a": "' + b"x" * 100 + b'"oops}   ', WRONG),
        (b'{"a": 1"' + b"x" * 100 + b'"}', WRONG),
        (b'{"a": -"' + b"x" * 100 + b'"}', WRONG),
        (b'{"a": "' + b"x" * 100 + b'\\q"}' + b" " * 20, WRONG),
        (b"[" * 100_000 + b"]" * 100_000, DEEP),
        (b'{"a":' * 100_000, DEEP),
    ],
)
def test_what_cannot_be_read_has_a_sentence(read: Any, raw: bytes, problem: str) -> None:
    assert read(raw).problem == problem


def test_numbers_are_exact_and_none_stands_for_a_text(read: Any) -> None:
    digits = "9" * 5000
    got = read(b'{"a":%s,"b":18446744073709551617,"a2":1e400,"c":NaN,"c":"%s"}' % (digits.encode(), b"z" * 99)).value
    assert (got["a"], got["b"], got["a2"]) == (digits, 2**64 + 1, float("inf"))
    assert whole(got["c"]) == "z" * 99  # the last one counts


def test_a_long_name_is_shortened_and_stays_a_name(read: Any) -> None:
    got = read(b'{"%s" \n : {"b": 1}, "%s": 2}' % (b"n" * 500, b"n" * 500)).value
    assert list(got.values()) == [{"b": 1}, 2]
    assert all(name.startswith("n" * 200 + "…") for name in got)


def test_too_many_parts_are_not_held(read: Any) -> None:
    assert read(b"[" + b"{}," * 4_000_000 + b"{}]", None).problem == CROWDED


def test_numbers_are_left_out_where_there_are_too_many_to_hold(read: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(document, "_MOST_MEMORY", 2_000_000)
    got = read(b'{"n": [' + b"0.5," * 60_000 + b"777, 7], " + b'"text": "' + b"x" * 100_000 + b'"}')
    assert got.problem is None
    assert got.value["n"][-3:] == [0.0, 0, 7]
    assert whole(got.value["text"]) == "x" * 100_000


def test_long_texts_equal_only_themselves(read: Any) -> None:
    one, other = read(json.dumps(["same " * 20] * 2).encode()).value
    assert one == one
    assert one != other
    assert len({one, other}) == 2
    assert one


# --- Base64 of long texts


def _lines(text: str, end: str) -> str:
    return end.join(text[start : start + 76] for start in range(0, len(text), 76))


FORMS = {
    "plain": lambda text: text,
    "no padding": lambda text: text.rstrip("="),
    "url-safe": lambda text: text.translate(str.maketrans("+/", "-_")),
    "data URI": lambda text: "data:image/png;charset=utf-8;base64," + text,
    "lines": lambda text: _lines(text, "\r\n"),
    "indented lines": lambda text: _lines(text, "\n   "),
    "blanks between lines": lambda text: _lines(text, " "),
    "blanks for plus": lambda text: text.replace("+", " "),
    "%2B": lambda text: text.replace("+", "%2B").replace("/", "%2f").replace("=", "%3D"),
    "quotes": lambda text: f"'{text}'",
    "written line ends": lambda text: _lines(text, "\\r\\n"),
    "around": lambda text: f"\n\n {text}\n",
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("size", [5_000, 5_001, 5_002, 1_600_000])
@pytest.mark.parametrize("escapes", [False, True])
def test_long_base64_of_any_form_gives_the_right_bytes(
    read: Any, tmp_path: Path, form: str, size: int, escapes: bool
) -> None:
    data = random.Random(size).randbytes(size)
    text = json.dumps(FORMS[form](base64.b64encode(data).decode()))
    if escapes:
        text = text.replace("/", "\\/").replace("+", "\\u002b")
    long = read(text.encode(), None if size > 100_000 else STEP, 64).value
    assert isinstance(long, LongText)
    with (tmp_path / "out").open("wb") as out:
        made = base64data.decode_to_file(long, out)
    assert (tmp_path / "out").read_bytes() == data
    assert (made.size, made.head) == (size, data[:4096])
    short = json.loads(text)
    assert base64data.decode(short) == data
    assert (
        base64data.fingerprint(long)
        == base64data.fingerprint(short)
        == base64data.fingerprint(base64.b64encode(data).decode())
    )


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[:3999],
        lambda text: text[:4001] + "=" + text[4001:],
        lambda text: text[:4000] + "é" + text[4000:],
        lambda text: text[:4000] + "-" + text[4000:],
        lambda text: text[:4000] + '"' + text[4000:],
        lambda text: text + "====",
        lambda text: text + "%",
        lambda text: text + "\n" * 100_000 + ".",
    ],
)
def test_long_text_that_is_not_base64_to_its_end_is_refused(read: Any, tmp_path: Path, spoil: Any) -> None:
    text = read(json.dumps(spoil(base64.b64encode(random.Random(1).randbytes(6_001)).decode())).encode()).value
    with pytest.raises(NotBase64):
        base64data.check(text)
    with (tmp_path / "out").open("wb") as out, pytest.raises(NotBase64):
        base64data.decode_to_file(text, out)
    assert (tmp_path / "out").read_bytes() == b""


@SETTINGS
@given(st.text(st.sampled_from("AB+/-_= \r\n\t\"'%2\\nré"), max_size=40))
def test_a_text_means_the_same_in_pieces_of_any_size(text: str) -> None:
    def outcome(size: int) -> Any:
        from comfy_desk.media.base64forms import plain, survey

        raw = text.encode()
        cut = [raw[at : at + size] for at in range(0, len(raw), size)]
        try:
            form = survey(iter(cut))
            return form, b"".join(plain(iter(cut), form))
        except NotBase64:
            return None

    expected = outcome(1_000)
    assert [outcome(size) for size in (1, 2, 3, 7)] == [expected] * 4
    if expected is not None:
        assert len(expected[1]) == expected[0].size


def test_percent_written_data_is_read_in_pieces(read: Any) -> None:
    drawing = "<svg>" + "%3Cg%2F%3E" * 300_000 + "</svg>"
    long = read(json.dumps("data:image/svg+xml," + drawing).encode(), None, 64).value
    assert b"".join(base64data.percent_decoded(long)) == b"<svg>" + b"<g/>" * 300_000 + b"</svg>"
