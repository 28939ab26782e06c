"""Outputs that earlier versions collected: what they did not note is read from the rest, and nothing breaks over it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from queue_rows import NOW, output, request

from comfy_desk.domain.output import Kind, Origin, Reach, Role
from comfy_desk.domain.request import State
from comfy_desk.ui import wording
from comfy_desk.ui.missing import missing
from comfy_desk.ui.models.row_words import row_words
from comfy_desk.ui.row_actions import menu_actions
from comfy_desk.ui.viewers.details import facts_of
from comfy_desk.ui.viewers.words import missing_words

AROUND = wording.Around(NOW)


@pytest.mark.parametrize("state", [State.DONE, State.EMPTY, State.LATE_RESULT])
@pytest.mark.parametrize("raw_path", ["/raw", None])
def test_what_earlier_versions_collected_is_told_of_as_ever(state: State, raw_path: str | None) -> None:
    """They noted neither whether it moves nor whether it can be fetched, and named what they could not read differently."""
    pieces = [
        replace(output(0), kind=kind, role=role, origin=origin, path=path, problem=problem, thumbnail=None)
        for kind in Kind
        for role in Role
        for origin in Origin
        for path in (None, "/saved/a.bin")
        for problem in (None, "The link has expired.", "There is no preview for this kind of file.")
    ]
    assert {(piece.reach, piece.animated) for piece in pieces} == {(None, False)}
    for piece in pieces:
        row = request(1, state, raw_path=raw_path, outputs=(piece, replace(piece, index=1)))
        assert row_words(row, AROUND, Kind.IMAGE).status.text
        assert menu_actions(row, AROUND)
        assert facts_of(row, piece)
        assert missing_words(row, piece).headline
        can = missing(row, piece) is Reach.FETCHABLE
        assert can == (piece.path is None and piece.origin is Origin.LINK and raw_path is not None)
    old = request(1, State.EMPTY, raw_path="/raw", words=("The answer is nested too deeply to be read.",))
    assert wording.second(old, AROUND).text == "The answer is nested too deeply to be read."
