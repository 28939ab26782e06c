"""The body beside the picture: as sent, short, and without what nobody should see."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comfy_desk.schema import summary
from comfy_desk.ui.forms.shorten import Shortener
from comfy_desk.ui.viewers.parameters import LONGEST, MOST, MOST_BYTES, parameters_of, whole_prompt

PNG = base64.b64encode(b"\x89PNG\r\n\x1a\n" + bytes(3000)).decode()


def told(body: Any, **around: Any) -> dict[str, str]:
    return dict(parameters_of(json.dumps(body).encode(), **around))


def test_values_are_shown_as_they_were_sent() -> None:
    assert told({"size": "1024x1024", "steps": 28, "raw": False, "none": None, "scale": 3.5}) == {
        "size": "1024x1024",
        "steps": "28",
        "raw": "false",
        "none": "null",
        "scale": "3.5",
    }


def test_prompt_and_seed_are_told_once() -> None:
    body = {"prompt": "a boat", "negative": "rain", "seed": 7}
    assert told(body, prompt="a boat", seed="7") == {"negative": "rain"}
    assert told(body, prompt="", seed=None).keys() == body.keys()


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize("words", ["two\nlines ", f"森の{FAMILY}、" * 90, "a boat at dawn, " * 60])
def test_the_prompt_is_found_whole_where_a_row_keeps_a_line_of_it(words: str) -> None:
    body = {"image": PNG, "contents": [{"role": "user", "parts": [{"text": words}]}], "prompt": words}
    line, _ = summary(None, body)
    assert line != words
    assert whole_prompt(json.dumps(body).encode(), line) == words
    assert "prompt" not in told(body, prompt=line)


def test_words_that_are_not_in_the_body_are_not_made_up() -> None:
    for body in (b'{"prompt": "other"}', b"{", b"[]", b" " * (MOST_BYTES + 1)):
        assert whole_prompt(body, "a boat") == ""
    assert whole_prompt(b'{"prompt": ""}', "") == ""


def test_japanese_is_no_encoded_data() -> None:
    words = "夜明けの森に立つ赤い狐" * 300
    assert told({"style": words})["style"].startswith("夜明けの森")
    assert Shortener().shorten({"prompt": words}) == {"prompt": words}


def test_a_picture_is_its_kind_and_size() -> None:
    assert told({"image": PNG, "more": [{"image": f"data:image/png;base64,{PNG}"}]}) == {
        "image": "<image/png, 3 kB>",
        "more": '[{"image": "<image/png, 3 kB>"}]',
    }


def test_links_lose_what_signs_them_and_keys_are_hidden() -> None:
    shown = told({"image": "https://cdn.example/a.png?sig=SECRET", "note": "comfyui-abcdef123456"})
    assert shown == {"image": "https://cdn.example/a.png?…", "note": "comfyui-•••"}


def test_what_is_no_form_gives_nothing() -> None:
    for body in (b"", b"[1]", b"7", b"{", b"\xff\xfe"):
        assert parameters_of(body) == ()


def test_large_bodies_are_not_read() -> None:
    ((name, value),) = parameters_of(b" " * (MOST_BYTES + 1))
    assert name == "Sent"
    assert value.startswith("8.0 MB")


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=20) | st.dictionaries(st.text(), inner, max_size=20),
    max_leaves=60,
)


@given(body=st.dictionaries(st.text(max_size=80), VALUES, max_size=40))
def test_everything_is_bounded(body: dict[str, Any]) -> None:
    lines = parameters_of(json.dumps(body).encode())
    assert len(lines) <= MOST + 1
    assert all(len(name) <= 48 and len(value) <= LONGEST for name, value in lines)
