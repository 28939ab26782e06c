"""The words of a body for a row of the table: what was said, never a link and nothing encoded."""

from __future__ import annotations

from typing import Any

import pytest

from comfy_desk.schema import summary

LINK = "https://assets.example.org/a/very/long/place/for/a/picture.png?signature=abc"


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (
            {
                "title": "The harbour",
                "scenes": [{"words": "Boats at dawn"}, {"words": "Fog\nlifts", "image": "A" * 900}],
            },
            "The harbour · Boats at dawn · Fog lifts",
        ),
        ({"dialogue": [{"line": "Who is there?", "voice": "x"}, {"line": "Me."}]}, "Who is there? · Me."),
        ({"prompt": "a boat", "title": "unused", "negative_prompt": "fog"}, "a boat"),
        ({"content": [{"text": LINK}, {"text": "a quiet street"}]}, "a quiet street"),
        ({"text": "A" * 70, "input": "iVBORw0KGgo" * 40, "caption": "kept"}, "kept"),
        ({"prompt": "data:image/png;base64,AAAA"}, ""),
        ({"systemInstruction": {"text": "be brief"}, "contents": [{"text": "a cat"}]}, "a cat"),
        ({"lines": ["one", "two", "one"]}, "one · two"),
        ({"text": "\u732b" * 70}, "\u732b" * 70),
        ({}, ""),
        ([1, {"caption": None}], ""),
    ],
)
def test_what_was_said(body: Any, words: str) -> None:
    assert summary(None, body)[0] == words


def test_it_is_bounded() -> None:
    found, _ = summary(None, {"lines": [f"line number {number}" for number in range(5_000)]})
    assert len(found) == 500
    assert found.startswith("line number 0 · line number 1 · ")
    assert found.endswith("…")
