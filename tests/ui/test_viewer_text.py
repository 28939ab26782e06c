"""Texts and files without a picture: bounded, plain, and Base64 in a few words."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from viewer_things import glb, output, request

from comfy_desk.domain.output import Kind, Role
from comfy_desk.domain.request import State
from comfy_desk.ui.around import Around
from comfy_desk.ui.drawing.model import glb_facts
from comfy_desk.ui.phrases import size_of, stopwatch
from comfy_desk.ui.viewers.stage import Shown
from comfy_desk.ui.viewers.text import LONGEST_LINE, MOST_BYTES, TextStage, cut_lines, shorten_blobs
from comfy_desk.ui.viewers.words import full_name_of, name_of, ordered, waiting_words


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("no blob here", "no blob here"),
        ('{"a": "' + "QUJD" * 300 + '"}', '{"a": "<base64, 900 bytes>"}'),
        ("data:image/png;base64," + "iVBO" * 4_100_000, "data:image/png;base64,<base64, 12.3 MB>"),
        ('"' + ("A" * 76 + "\\r\\n") * 10 + 'AA=="', '"<base64, 571 bytes>"'),
        (("A" * 76 + "\n") * 10 + "AAAA", "<base64, 573 bytes>"),
        ("a" * 199, "a" * 199),
        ("-_" * 200, "<base64, 300 bytes>"),
    ],
)
def test_blobs_become_words(text: str, shown: str) -> None:
    assert shorten_blobs(text) == shown


def test_what_stays_of_a_document_is_still_readable() -> None:
    document = {"data": [{"b64_json": "iVBORw0KGgo" * 90_000, "revised_prompt": "A lighthouse. " * 40}], "id": 2**60}
    shortened = json.loads(shorten_blobs(json.dumps(document)))
    assert shortened["data"][0]["b64_json"] == "<base64, 742 kB>"
    assert shortened["data"][0]["revised_prompt"] == "A lighthouse. " * 40
    assert shortened["id"] == 2**60


def test_endless_lines_end() -> None:
    cut = cut_lines("x" * 10_000 + "\nshort")
    assert cut.split("\n") == ["x" * LONGEST_LINE + "… (6,000 more characters)", "short"]


def test_a_long_file_is_read_at_its_beginning(tmp_path: Path, qtbot: Any) -> None:
    path = tmp_path / "long.txt"
    path.write_bytes(b"\xef\xbb\xbfA line.\r\n" * 200_000 + b"\xff\0")
    stage = TextStage()
    qtbot.addWidget(stage)
    one = output(path, kind=Kind.TEXT)
    stage.show_output(Shown(request(one), one, str(path)))
    assert stage.edit.isReadOnly()
    assert stage.edit.toPlainText().startswith("A line.\n")
    assert len(stage.text) <= MOST_BYTES
    assert stage._note.text() == "The first 1.0 MB of 2.4 MB."
    path.unlink()
    stage.show_output(Shown(request(one), one, str(path)))
    assert "no longer" in stage._note.text()
    assert not stage.copy.isEnabled()


def test_the_header_of_a_model_is_counted(tmp_path: Path) -> None:
    document = {
        "meshes": [{"primitives": [{"indices": 0}, {"attributes": {"POSITION": 1}}, {"mode": 1, "indices": 0}]}],
        "accessors": [{"count": 300}, {"count": 30}],
        "animations": [{}],
    }
    facts = glb_facts(str(glb(tmp_path / "m.glb", document)))
    assert facts is not None
    assert facts.words() == "glTF 2 · 110 triangles · 1 mesh · 1 animation"


@pytest.mark.parametrize(
    "document", [[], 7, {"meshes": 3}, {"meshes": [{"primitives": [{"indices": -1}, 4]}], "accessors": ["x"]}]
)
def test_odd_models_are_no_error(tmp_path: Path, document: Any) -> None:
    facts = glb_facts(str(glb(tmp_path / "m.glb", document)))
    assert facts is not None
    assert not facts.triangles


def test_damaged_models_are_no_error(tmp_path: Path) -> None:
    path = tmp_path / "m.glb"
    for data in (b"", b"glTF", b"PK\3\4", b"glTF" + bytes(16), b"glTF\2\0\0\0\0\0\0\0\xff\xff\xff\xffJSON", b"x" * 50):
        path.write_bytes(data)
        glb_facts(str(path))
    path.write_bytes(b"glTF\2\0\0\0\0\0\0\0\x40\0\0\0JSON" + b"[" * 64)
    assert glb_facts(str(path)) is None
    assert glb_facts(str(tmp_path / "none.glb")) is None


def test_outputs_are_named_and_ordered_by_what_they_are() -> None:
    echo = output(None, 0, role=Role.ECHO)
    first, second = output(None, 1), output(None, 3)
    film = output(None, 2, Kind.VIDEO)
    variant = output(None, 4, Kind.VIDEO, Role.VARIANT)
    everything = (echo, first, film, second, variant)
    assert ordered(everything) == [first, film, second, variant, echo]
    assert [name_of(one, everything) for one in ordered(everything)] == [
        "Picture 1",
        "Film",
        "Picture 2",
        "Variant",
        "Input",
    ]
    assert full_name_of(variant, everything) == "Variant (film)"


def test_sizes_and_times_in_words() -> None:
    assert [size_of(size) for size in (0, 999, 1000, 99_499, 999_499, 999_500, 12_345_678, 5 * 10**15)] == [
        "0 bytes",
        "999 bytes",
        "1.0 kB",
        "99.5 kB",
        "999 kB",
        "1.0 MB",
        "12.3 MB",
        "5000 TB",
    ]
    assert [stopwatch(seconds) for seconds in (-1, 0, 59.9, 61, 3600)] == ["0:00", "0:00", "0:59", "1:01", "1:00:00"]


def test_an_end_whose_outcome_is_not_read_yet_is_not_called_finished() -> None:
    row = request(state=State.COLLECTING)
    assert "saved" in waiting_words(row, Around(1.0)).sentence
    assert "saved" not in waiting_words(replace(row, end_word="cancelled"), Around(1.0)).sentence
