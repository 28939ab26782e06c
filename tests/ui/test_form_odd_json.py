"""Odd JSON typed into the form: sent as it was meant, or refused in words, and the form goes on either way."""

from __future__ import annotations

import json

import pytest
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot
from test_form_view import FLUX, show

from comfy_desk.schema import from_bytes, to_bytes
from comfy_desk.ui.forms.view import FormView

KEPT = {
    "half a pair": ('{"prompt": "half \\ud83d of it"}', b'{"prompt":"half \\ud83d of it"}'),
    "zero bytes": ('{"prompt": "a\\u0000b"}', b'{"prompt":"a\\u0000b"}'),
    "beyond 2^53": ('{"seed": 9007199254740993}', b'{"seed":9007199254740993}'),
    "beyond 2^63": ('{"seed": 18446744073709551617}', b'{"seed":18446744073709551617}'),
    "a fraction as written": ('{"guidance": 0.10}', b'{"guidance":0.10}'),
    "larger than a float": ('{"guidance": 1e400}', b'{"guidance":1E+400}'),
    "a name twice": ('{"seed": 1, "seed": 2}', b'{"seed":2}'),
    "names of nothing": ('{"": {"": []}, "~/": null}', b'{"":{"":[]},"~/":null}'),
}
REFUSED = {
    "no number": '{"seed": NaN}',
    "without end": '{"seed": -Infinity}',
    "9,000 digits": '{"seed": ' + "9" * 9_000 + "}",
    "far down": '{"a": ' + "[" * 5_000 + "]" * 5_000 + "}",
    "much farther": "[" * 100_000,
    "a list": "[1]",
    "null": "null",
    "a comma too many": '{"seed": 1,}',
    "two of them": '{"seed": 1}{"seed": 2}',
    "quotes of another language": "{'seed': 1}",
}


def typed(qtbot: QtBot, text: str) -> tuple[FormView, QPlainTextEdit]:
    view = show(qtbot, FLUX, body={"prompt": "before"})
    view.set_json(True)
    edit = next(found for found in view.findChildren(QPlainTextEdit) if found.accessibleName() == "The body as JSON")
    edit.setPlainText(text)
    return view, edit


@pytest.mark.parametrize("name", KEPT)
def test_what_json_can_say_is_sent_as_it_was_meant(qtbot: QtBot, name: str) -> None:
    text, sent = KEPT[name]
    view, _edit = typed(qtbot, text)
    assert to_bytes(view.body()) == sent
    view.set_json(False)
    view.show_problems()
    assert to_bytes(view.body()) == sent
    assert json.loads(sent) is not None
    assert to_bytes(from_bytes(sent)) == sent


@pytest.mark.parametrize("name", REFUSED)
def test_what_it_cannot_is_refused_in_words_and_nothing_is_lost(qtbot: QtBot, name: str) -> None:
    view, edit = typed(qtbot, REFUSED[name])
    (problem, *_more) = view.problems()
    assert "JSON" in problem.message or "object" in problem.message
    assert len(problem.message) < 300
    view.set_json(False)
    assert view.is_json()
    edit.setPlainText('{"prompt": "after"}')
    view.set_json(False)
    assert view.body() == {"prompt": "after"}
