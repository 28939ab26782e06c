"""Several requests from one press: one batch, however nervous the finger; seeds thrown, counted up, or said to be none."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fake_session import FakeSession, picture_document
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.model import ModelDocument
from comfy_desk.ui.forms.seed_edit import SeedPlace
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.views import compose_send
from comfy_desk.ui.views.compose_many import batch_name, seeds_in_words, series
from comfy_desk.ui.views.compose_parts import Foot

MODEL = "atelier/watercolour-2"


def test_a_kept_seed_is_counted_up_and_begins_again_at_its_end() -> None:
    body = {"prompt": "x", "seed": 7}
    place = (SeedPlace("/seed", 0, 9),)
    assert [one["seed"] for one in series(body, place, 5)] == [7, 8, 9, 0, 1]
    assert body["seed"] == 7
    assert seeds_in_words(body, place, 3) == "Seeds 7 to 9."
    assert "lowest" in seeds_in_words(body, place, 4)


def test_a_thrown_seed_is_another_one_each_time() -> None:
    body = {"prompt": "x", "options": {"seed": 7}}
    place = (SeedPlace("/options/seed", 0, 10**6, random=True),)
    seeds = [one["options"]["seed"] for one in series(body, place, 50)]
    assert seeds[0] == 7
    assert len(set(seeds)) == 50
    assert seeds_in_words(body, place, 50) == "Each of the 50 gets a seed of its own."


def test_without_a_seed_the_bodies_are_the_same() -> None:
    body = {"prompt": "x", "seed": "a word", "seeded": True}
    assert series(body, (), 3) == [body, body, body]
    assert seeds_in_words(body, (), 3) == "No seed is set: the same request 3 times."


@pytest.mark.parametrize(
    ("prompt", "name"),
    [
        ("Fox", "Fox ×4"),
        ("a small boat in a storm, seen from above, in gouache", "a small boat in a storm, seen from above, in… ×4"),
        ("", "Watercolour 2 ×4"),
        ("x" * 200, "x" * 44 + "… ×4"),
        ("two\n lines <b>here</b>", "two lines <b>here</b> ×4"),
    ],
)
def test_the_name_is_the_first_words(prompt: str, name: str) -> None:
    assert batch_name(prompt, MODEL, 4) == name


def test_the_word_stands_beside_the_price_in_a_column_of_usual_width(qtbot: Any) -> None:
    foot = Foot()
    qtbot.addWidget(foot)
    foot.resize(320, 120)
    foot.show()
    foot.set_state("", "Generate", busy=False, suffix="$0.04")
    assert foot.button.text() == "Generate · $0.04"
    foot.many.setValue(100)
    field = foot.many.lineEdit()
    assert field.fontMetrics().horizontalAdvance(field.text()) <= field.contentsRect().width()


def test_one_press_is_one_batch(play: Any) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        window.compose.load(MODEL, {"prompt": "a boat", "seed": 40})
        await until(lambda: window.compose.form.prompt() == "a boat")
        window.compose.foot.many.setValue(4)
        assert window.compose.foot.button.text() == "Generate ×4"
        assert window.compose.foot.reason.text() == "Seeds 40 to 43."
        session.gate.clear()
        for _ in range(4):
            window.compose.generate.trigger()
            window.compose.foot.button.click()
        session.gate.set()
        await until(lambda: len(session.submitted) == 4)
        assert session.names().count("submit_batch") == 1
        assert next(what for name, what in session.calls if name == "submit_batch")[0] == "a boat ×4"
        assert [json.loads(body)["seed"] for _, body, _, _ in session.submitted] == [40, 41, 42, 43]
        assert [seed for _, _, _, seed in session.submitted] == ["40", "41", "42", "43"]
        await until(lambda: not window.compose.posting.recording)
        assert window.compose.foot.many.value() == 4  # the same again is what artists do
        session.desk.paused = True
        window.compose.set_paused(True)
        assert window.compose.foot.button.text() == "Add ×4 (paused)"
        assert window.compose.foot.reason.text().startswith("Sending is paused")
        window.compose._on_chosen("vox/voice-3")
        assert window.compose.foot.many.value() == 1
        assert not any(name.startswith("compose.many") for name in session.memory)

    play(session, steps)


def test_thrown_seeds_and_a_refused_batch(play: Any, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    session = FakeSession()
    document = picture_document()
    session.documents[MODEL] = ModelDocument(MODEL, document, '"1"', 1_700_000_000.0)

    async def steps(window: MainWindow) -> None:
        window.compose.load(MODEL, {"prompt": "a boat", "seed": 40})
        await until(lambda: window.compose.form.prompt() == "a boat")
        window.compose.form.set_random_seeds(["/seed"])
        window.compose.foot.many.setValue(3)
        assert window.compose.foot.reason.text() == "Each of the 3 gets a seed of its own."
        session.failing["submit_batch"] = DeskError("The disk is full.")
        window.compose.generate.trigger()
        await until(lambda: window.toast.text == "The disk is full.")
        assert not session.submitted
        session.failing.clear()
        window.compose.posting.guard._last = None
        window.compose.generate.trigger()
        await until(lambda: len(session.submitted) == 3)
        assert len({json.loads(body)["seed"] for _, body, _, _ in session.submitted}) == 3
        monkeypatch.setattr(compose_send, "MOST_BYTES", 60)
        window.compose.posting.guard._last = None
        window.compose.generate.trigger()
        assert "Choose fewer at once" in window.toast.text or window.toast.waiting
        assert len(session.submitted) == 3

    play(session, steps)
