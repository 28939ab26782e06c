"""A row with a thousand outputs: nothing in its way may cost as much for each as there are others."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from viewer_things import output, picture

from comfy_desk.domain.output import Kind, Output, Role
from comfy_desk.ui.viewers import filmstrip
from comfy_desk.ui.viewers.filmstrip import Filmstrip
from comfy_desk.ui.viewers.words import name_of, names_of


def many(path: Path, count: int) -> tuple[Output, ...]:
    roles = (Role.WORK, Role.WORK, Role.VARIANT, Role.POSTER, Role.ECHO)
    kinds = (Kind.IMAGE, Kind.AUDIO, Kind.IMAGE)
    return tuple(output(path, index, kinds[index % 3], role=roles[index % 5]) for index in range(count))


def test_all_are_named_as_each_is(tmp_path: Path) -> None:
    outputs = many(tmp_path / "a.png", 60)
    raw = replace(outputs[2], index=60, kind=Kind.AUDIO, path="/saved/a.pcm")
    for shown in (outputs, (*outputs, raw), (outputs[0],), ()):
        assert names_of(shown) == {one.index: name_of(one, shown) for one in shown}


def test_the_strip_names_all_of_them_in_one_walk(qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    walks: list[int] = []
    dressed: list[int] = []
    dress = Filmstrip._dress

    def counted(outputs: tuple[Output, ...]) -> dict[int, str]:
        walks.append(len(outputs))
        return names_of(outputs)

    def watched(self: Filmstrip, item: Any, one: Output, name: str) -> None:
        dressed.append(one.index)
        dress(self, item, one, name)

    monkeypatch.setattr(filmstrip, "names_of", counted)
    monkeypatch.setattr(Filmstrip, "_dress", watched)
    strip = Filmstrip()
    qtbot.addWidget(strip)
    outputs = many(picture(tmp_path / "a.png"), 1_000)
    strip.show_outputs(outputs, 0)
    assert walks == [1_000]
    assert len(dressed) == len(strip.order()) == 800  # inputs that were handed back are folded away

    dressed.clear()
    changed = tuple(replace(one, thumbnail=one.path) if one.index == 701 else one for one in outputs)
    strip.show_outputs(changed, 5)
    assert dressed == [701]
    item = strip._items[701]
    qtbot.waitUntil(lambda: item.data(filmstrip._IS_SIGN) is False, timeout=5_000)
    assert strip._list.currentItem() is strip._items[5]
    strip.choose(4)  # one of those that are folded away
    assert len(strip.order()) == 1_000
    assert strip._list.currentItem() is strip._items[4]
