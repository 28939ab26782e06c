"""Vary, Edit and run, and Open in another model: from a row and from a result, and one gesture is one of them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from fake_session import MODELS, FakeSession, a_request, picture_document
from PySide6.QtWidgets import QMenu, QWidget
from test_main_window_parts import FakePlaces
from test_workplace import play, until  # noqa: F401 - a fixture
from viewer_things import output, picture

from comfy_desk.domain.model import ModelDocument
from comfy_desk.domain.request import State
from comfy_desk.domain.serving import Serving
from comfy_desk.schema import describe, from_bytes
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.vary import varied
from comfy_desk.ui.verbs import Verbs

MODEL = MODELS[0].id


def form_of(properties: dict[str, Any]) -> Any:
    document = picture_document()
    schema = document["paths"][f"/v2/models/{MODEL}/requests"]["post"]["requestBody"]["content"]["application/json"]
    schema["schema"] = {"type": "object", "properties": properties}
    return describe(document)


def test_every_seed_is_thrown_within_its_bounds_and_nothing_else_changes() -> None:
    seed = {"type": "integer", "minimum": 5, "maximum": 6}
    form = form_of({"seed": seed, "deep": {"type": "object", "properties": {"seed": {"type": "integer"}}}})
    body = from_bytes('{"seed":5,"deep":{"seed":18446744073709551615,"list":[{"noise_seed":1}]},"scale":0.10,"x":null}')
    made = varied(body, form)
    assert made is not None
    assert made["seed"] == 6  # the only other one
    assert {varied({"seed": 5}, form)["seed"] for _ in range(30)} == {6}  # type: ignore[index]
    assert 0 <= made["deep"]["seed"] < 2**31
    assert made["deep"]["list"][0]["noise_seed"] != 1
    assert {key: made[key] for key in ("scale", "x")} == {key: body[key] for key in ("scale", "x")}
    assert body["seed"] == 5  # what was given stays as it was


@pytest.mark.parametrize(
    ("body", "properties", "wanted"),
    [
        ({"prompt": "a"}, {"seed": {"type": "integer", "maximum": 9}}, {"prompt", "seed"}),  # one that was not set
        ({"seed": None}, {"seed": {"type": ["integer", "null"]}}, {"seed"}),
        ({"seed": -1}, {"seed": {"type": "integer", "minimum": -1}}, {"seed"}),
    ],
)
def test_a_seed_that_was_not_set_is_set(body: dict[str, Any], properties: dict[str, Any], wanted: set[str]) -> None:
    made = varied(body, form_of(properties))
    assert made is not None
    assert set(made) == wanted
    assert made["seed"] >= 0


def test_without_a_seed_there_is_nothing_to_vary() -> None:
    assert varied({"prompt": "a", "seeds": "word", "seed": True}, form_of({"prompt": {"type": "string"}})) is None
    assert varied({"seed": 4}, None) not in (None, {"seed": 4})  # a form that did not come stops nothing


def test_vary_runs_once_with_another_seed_and_asks_where_there_is_none(qtbot: Any, run_async: Any) -> None:
    session, now = FakeSession(), [10.0]
    session.desk.put(a_request(1))
    session.desk.put(a_request(2, model="scribe/essay"))
    session.bodies = {"row-1": b'{"prompt":"a boat","seed":7,"guidance":3.50}', "row-2": b'{"text":"no seed at all"}'}
    document = picture_document("scribe/essay")
    schema = document["paths"]["/v2/models/scribe/essay/requests"]["post"]["requestBody"]["content"]
    schema["application/json"]["schema"] = {"type": "object", "properties": {"text": {"type": "string"}}}
    session.documents["scribe/essay"] = ModelDocument("scribe/essay", document, None, 1.0)
    window = QWidget()
    qtbot.addWidget(window)
    toast = ToastLine(window)
    verbs = Verbs(session, FakePlaces(), toast, window, clock=lambda: now[0])

    async def steps() -> None:
        for _ in range(4):
            verbs.act("row-1", "vary")
            await asyncio.sleep(0.01)
            now[0] += 0.1
        assert session.names().count("run_again") == 1
        ((body, seed),) = session.varied
        sent = json.loads(body)
        assert sent["seed"] != 7
        assert (str(sent["seed"]), b'"guidance":3.50' in body, sent["prompt"]) == (seed, True, "a boat")
        verbs.act("row-2", "vary")
        await asyncio.sleep(0.01)
        assert session.names().count("run_again") == 1
        assert "no seed" in toast.text
        toast._action.click()
        await asyncio.sleep(0.01)
        now[0] += 10
        if session.names().count("run_again") == 1:  # the same burst
            verbs.act("row-2", "run_again")
            await asyncio.sleep(0.01)
        assert session.calls[-1] == ("run_again", "row-2")
        told: list[str] = []
        toast.show_notice = lambda words, **_more: told.append(words)  # type: ignore[method-assign]
        verbs.act_on_all(("row-1", "row-2"), "vary")  # of both together what has a seed goes, the other says why not
        await asyncio.sleep(0.01)
        assert session.calls[-1] != ("run_again_confirmed", "row-2")
        assert session.names().count("run_again_confirmed") == 1
        assert told[0].startswith("1 runs again")
        assert told[1].startswith("1 of 2 did not go: It has no seed")
        await stop_spawned()

    run_async(steps())


def test_results_offer_the_same_and_another_model_gets_what_was_sent(play: Any, tmp_path: Path) -> None:  # noqa: F811
    session = FakeSession()
    made = output(picture(tmp_path / "1.png"))
    row = a_request(1, state=State.DONE, outputs=(made,), serving=Serving("fal"))
    session.desk.rows = {row.id: row}
    session.bodies[row.id] = b'{"prompt":"a red door","seed":18446744073709551615}'

    async def steps(window: MainWindow) -> None:
        window.queue.select("row-1")
        await until(lambda: window.viewer.current() is not None)
        menu = QMenu(window)
        window.viewer.fill_menu(menu)
        entries = {action.text(): action for action in menu.actions()}
        assert {"Run again", "Vary", "Edit and run", "Open in another model…"} <= set(entries)
        entries["Edit and run"].trigger()
        await until(lambda: window.compose.form.prompt() == "a red door")
        assert window.compose.form.body()["seed"] == 2**64 - 1
        assert window.compose.told().serving == Serving("fal")
        window.queue.table.ask("elsewhere", row)
        await until(lambda: window.compose.picker.isVisible())
        window.compose.picker.chosen.emit("atelier/quartet")
        await until(lambda: window.compose.model == "atelier/quartet" and window.compose.form.prompt() == "a red door")
        assert window.compose.form.body()["seed"] == 2**64 - 1
        assert not session.submitted

    play(session, steps)
