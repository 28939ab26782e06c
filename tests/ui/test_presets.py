"""Presets in Compose: saved, found, used, renamed, replaced and deleted, each with a way back."""

from __future__ import annotations

from typing import Any

import pytest
from fake_session import FakeSession, picture_document
from PySide6.QtCore import Qt
from test_compose import MODEL, Clock, opened, play, settle  # noqa: F401 - play is a fixture

from comfy_desk.domain.model import ModelDocument
from comfy_desk.domain.serving import Serving
from comfy_desk.ui.views.compose import ComposeView
from comfy_desk.ui.views.presets_acts import ABOUT
from comfy_desk.ui.views.serving_choice import LISTED


@pytest.fixture
def session():
    made = FakeSession()
    made.documents[MODEL] = ModelDocument(MODEL, picture_document() | {LISTED: ["fal"]}, '"1"', 1_700_000_000.0)
    return made


@pytest.fixture
def told():
    return []


@pytest.fixture
def compose(qtbot, session, told):
    view = ComposeView(session, told.append, clock=Clock())
    qtbot.addWidget(view)
    view.resize(360, 800)
    view.show()
    return view


async def panel(compose: ComposeView) -> Any:
    compose.presets.button.click()
    await settle()
    assert compose.presets.panel.isVisible()
    return compose.presets.panel


async def save(compose: ComposeView, name: str) -> None:
    opened_panel = await panel(compose)
    opened_panel.field.setText(name)
    opened_panel.save.click()
    await settle()


async def undo(compose: ComposeView) -> None:
    note = compose.notes.note(ABOUT)
    assert note is not None
    next(button for button in note.buttons if button.text() == "Undo").click()
    await settle()


EXACT = {"prompt": "a boat", "seed": 2**64 - 1}


def test_a_preset_is_saved_used_and_taken_back(play, compose, session, qtbot):  # noqa: F811
    async def steps() -> None:
        compose.load(MODEL, EXACT, Serving("fal"))
        await settle()
        compose.form.set_random_seeds(["/seed"])
        await save(compose, "Ink & wash")
        assert compose.notes.words(ABOUT) == "Saved as “Ink & wash”."
        compose.load(MODEL, {"prompt": "something else"})
        await settle()
        found = await panel(compose)
        assert [found.list.item(row).text() for row in range(found.list.count())] == ["Ink & wash"]
        found.field.setText("wash ink")  # words in any order
        assert found.list.count() == 1
        qtbot.keyClick(found.field, Qt.Key.Key_Return)
        await settle()
        assert not found.isVisible()
        assert compose.form.body() == EXACT
        assert compose.form.random_seeds() == ("/seed",)
        assert compose.told().serving == Serving("fal")
        await undo(compose)
        assert compose.form.body() == {"prompt": "something else"}
        assert compose.told().serving == Serving()
        assert not session.submitted

    play(steps)


def test_replacing_renaming_and_deleting_can_be_taken_back(play, compose, session, told):  # noqa: F811
    async def steps() -> None:
        await opened(compose, {"prompt": "first", "seed": 1})
        await save(compose, "Ink")
        await save(compose, "Oil")
        compose.form.set_body({"prompt": "second", "seed": 2})
        opened_panel = await panel(compose)
        opened_panel.field.setText("INK")
        assert opened_panel.save.text() == "Replace “INK” by the form"
        opened_panel.save.click()
        await settle()
        (ink,) = [one for one in session.presets._store.kept.values() if one.line.name == "INK"]
        assert b"second" in ink.body
        await undo(compose)
        (ink,) = [one for one in session.presets._store.kept.values() if one.line.name == "Ink"]
        assert b"first" in ink.body

        found = await panel(compose)
        found.list.item(0).setText("Oil")  # as somebody edits it there; the other one is called so
        await settle()
        assert "called “Oil”" in told[-1].sentence
        assert [found.list.item(row).text() for row in range(2)] == ["Ink", "Oil"]
        found.list.item(0).setText("Charcoal")
        await settle()
        assert [found.list.item(row).text() for row in range(2)] == ["Charcoal", "Oil"]

        found.list.setCurrentRow(0)
        found.delete.click()
        await settle()
        assert [found.list.item(row).text() for row in range(found.list.count())] == ["Oil"]
        found.hide()
        await undo(compose)
        assert {line.name for line in await session.presets.of(MODEL)} == {"Charcoal", "Oil"}

    play(steps)


def test_pictures_go_with_a_preset_only_when_wanted_and_stay_in_the_form(play, compose, session):  # noqa: F811
    picture = "data:image/png;base64," + "A" * 40_000

    async def steps() -> None:
        await opened(compose, {"prompt": "a", "photo": picture, "list": ["x", picture]})
        await save(compose, "Light")
        (light,) = session.presets._store.kept.values()
        assert light.body == b'{"prompt":"a","list":["x"]}'
        found = await panel(compose)
        assert "kB" in found.files.text() or "MB" in found.files.text()
        found.files.setChecked(True)
        found.field.setText("Whole")
        found.save.click()
        await settle()
        whole = next(one for one in session.presets._store.kept.values() if one.line.name == "Whole")
        assert len(whole.body) > 80_000
        found = await panel(compose)
        found.list.setCurrentRow(0)
        found.apply.click()
        await settle()
        assert compose.form.body() == {"prompt": "a", "list": ["x"], "photo": picture}

    play(steps)


def test_a_fresh_form_begins_with_the_preset_that_was_chosen_for_it(play, compose, session):  # noqa: F811
    async def steps() -> None:
        await opened(compose, {"prompt": "in ink: ", "guidance": 7})
        await save(compose, "Usual")
        found = await panel(compose)
        found.standard.click()
        await settle()
        assert found.standard.text() == "Start without it"
        found.standard.click()
        await settle()
        assert found.standard.text() == "Start with it"
        assert await session.presets.standard(MODEL) is None
        found.standard.click()
        await settle()
        session.memory.clear()
        again = ComposeView(session, lambda error: None)
        again.picker.chosen.emit(MODEL)
        await settle()
        assert again.form.body().get("guidance") == 7
        await again.put_away()
        again.deleteLater()

    play(steps)
