"""Another model while a form is filled: what fits follows, what does not is said, and one's own words are never lost."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fake_session import MODELS, FakeSession, picture_document
from test_compose import MODEL, Clock, opened, play, settle  # noqa: F401 - play is a fixture

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.model import ModelDocument
from comfy_desk.ui.views import drafts
from comfy_desk.ui.views.compose import ComposeView
from comfy_desk.ui.views.compose_carry import ASIDE, OWN

OTHER = MODELS[2].id


@pytest.fixture
def session():
    made = FakeSession()
    document = picture_document(OTHER)
    schema = document["paths"][f"/v2/models/{OTHER}/requests"]["post"]["requestBody"]["content"]["application/json"]
    schema["schema"]["properties"] = {
        "text_prompt": {"type": "string", "description": "The prompt."},
        "seed": {"type": "integer", "minimum": 0, "maximum": 99},
        "shots": {"type": "integer"},
    }
    schema["schema"]["required"] = ["text_prompt"]
    made.documents[OTHER] = ModelDocument(OTHER, document, '"2"', 1_700_000_000.0)
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


def press(compose: ComposeView, words: str, about: str = OWN) -> None:
    note = compose.notes.note(about)
    assert note is not None
    next(button for button in note.buttons if button.text().startswith(words)).click()


FILLED = {"prompt": "a red door", "seed": 500, "guidance": 7, "safe": False}


def test_what_fits_follows_and_what_does_not_is_said_with_a_way_back(play, compose, session):  # noqa: F811
    async def steps() -> None:
        await opened(compose, FILLED)
        compose.picker.chosen.emit(OTHER)
        await settle()
        assert compose.form.body() == {"text_prompt": "a red door"}  # no seed: 500 is more than it takes, and not 99
        said = compose.notes.words(OWN)
        assert said.startswith("Brought over from Watercolour 2: 1 of 4 (prompt")
        assert "Not kept: Seed “500”." in said
        note = compose.notes.note(OWN)
        assert note is not None
        assert note.isVisible()
        press(compose, "Details")
        assert "500" in note.details.text()
        press(compose, "Undo")
        await settle()
        assert "text_prompt" not in compose.form.body() or not compose.form.body()["text_prompt"]
        assert compose.notes.words(OWN) == ""
        compose.picker.chosen.emit(MODEL)
        await settle()
        assert compose.form.body() == FILLED  # and there nothing was lost

    play(steps)


def test_ones_own_draft_wins_and_bringing_over_is_offered(play, compose, session):  # noqa: F811
    async def steps() -> None:
        await opened(compose, {"text_prompt": "my own words", "shots": 3}, OTHER)
        await opened(compose, {"prompt": "a red door", "seed": 7})
        compose.picker.chosen.emit(OTHER)
        await settle()
        assert compose.form.body() == {"text_prompt": "my own words", "shots": 3}
        assert compose.notes.words(OWN) == "This is your own draft for Film 1."
        press(compose, "Bring over from Watercolour 2")
        await settle()
        assert compose.form.body() == {"text_prompt": "a red door", "seed": 7}
        press(compose, "Undo")
        await settle()
        assert compose.form.body() == {"text_prompt": "my own words", "shots": 3}
        await compose.put_away()
        assert "my own words" in session.memory[f"compose.draft.{OTHER}"]

    play(steps)


def test_open_in_another_model_replaces_its_draft_and_can_be_taken_back(play, compose, session):  # noqa: F811
    async def steps() -> None:
        await opened(compose, {"text_prompt": "my own words"}, OTHER)
        await opened(compose, {"prompt": "a red door", "seed": 7})
        compose.form.set_random_seeds(["/seed"])
        compose.open_in(OTHER)
        await settle()
        assert compose.form.body() == {"text_prompt": "a red door", "seed": 7}
        assert compose.form.random_seeds() == ("/seed",)  # thrown for each request there, too
        press(compose, "Undo")
        await settle()
        assert compose.form.body() == {"text_prompt": "my own words"}

    play(steps)


def test_what_was_sent_takes_its_undo_along_and_ones_own_draft_stays_to_be_had(play, compose, session):  # noqa: F811
    async def steps() -> None:
        await opened(compose, {"text_prompt": "my own words"}, OTHER)
        await opened(compose, {"prompt": "a red door", "seed": 7})
        compose.open_in(OTHER)
        await settle()
        assert compose.notes.words(OWN).startswith("Brought over from")
        assert compose.notes.words(ASIDE) == ""
        assert "my own words" in str(session.memory)  # also if the program ends here
        compose._on_generate()
        await settle()
        assert len(session.submitted) == 1
        assert compose.notes.words(OWN) == ""
        note = compose.notes.note(ASIDE)
        assert note is not None
        assert note.words.text() == "Your own draft of this model was set aside."
        compose.posting.recorded.emit(OTHER)  # it stays until it is put away
        assert compose.notes.note(ASIDE) is note
        note.buttons[0].click()
        await settle()
        assert compose.form.body() == {"text_prompt": "my own words"}
        await opened(compose, {"prompt": "a red door", "seed": 7})
        compose.picker.chosen.emit(OTHER)
        await settle()
        assert compose.notes.words(OWN) == "This is your own draft for Film 1."
        compose.posting.recorded.emit(OTHER)
        assert compose.notes.words(OWN) == ""

    play(steps)


def test_a_disk_that_takes_no_draft_is_said_once_and_nothing_is_lost(play, compose, session, told):  # noqa: F811
    async def steps() -> None:
        await opened(compose)
        session.failing["remember"] = DeskError("The disk is full.")
        for number in range(3):
            compose.form.set_body({"prompt": f"words {number}"})
            await compose.filling.keeper.now()
        note = compose.notes.note("draft")
        assert note is not None
        assert "kept here until the program ends. The disk is full." in compose.notes.words("draft")
        assert not told
        compose.load(OTHER, {"text_prompt": "meanwhile"})
        await settle()
        compose.picker.chosen.emit(MODEL)
        await settle()
        assert compose.form.body() == {"prompt": "words 2"}
        session.failing.clear()
        compose.form.set_body({"prompt": "words 3"})
        await compose.filling.keeper.now()
        assert compose.notes.words("draft") == ""
        assert "words 3" in session.memory[f"compose.draft.{MODEL}"]

    play(steps)


def test_a_draft_that_is_too_long_to_be_kept_is_said_until_it_is_not(play, compose, session, monkeypatch):  # noqa: F811
    monkeypatch.setattr(drafts, "DRAFT_AT_MOST", 300)

    async def steps() -> None:
        await opened(compose)
        compose.form.set_body({"prompt": "words " * 60})
        await compose.filling.keeper.now()
        assert "It is longer than the 300 bytes that are kept over a restart." in compose.notes.words("draft")
        assert "words words" not in str(session.memory.get(f"compose.draft.{MODEL}"))
        compose.form.set_body({"prompt": "few words"})
        await compose.filling.keeper.now()
        assert compose.notes.words("draft") == ""
        assert "few words" in session.memory[f"compose.draft.{MODEL}"]

    play(steps)


def test_what_is_typed_while_a_draft_is_being_written_is_written_after_it(play, compose, session):  # noqa: F811
    usual, slow = session.remember, asyncio.Event()

    async def remember(name: str, value: Any) -> None:
        if value is not None and "first" in str(value):
            await slow.wait()
        await usual(name, value)

    async def steps() -> None:
        await opened(compose)
        session.remember = remember
        keeper = compose.filling.keeper
        compose.form.set_body({"prompt": "the first words"})
        keeper._timer.stop()
        keeper._on_time()  # the time is over now
        await settle()
        compose.form.set_body({"prompt": "the last words"})
        slow.set()
        end = asyncio.get_running_loop().time() + 5
        while "last" not in session.memory.get(f"compose.draft.{MODEL}", ""):
            assert asyncio.get_running_loop().time() < end
            await asyncio.sleep(0.02)

    play(steps)


def test_steady_typing_is_written_while_it_goes_on(play, compose, session):  # noqa: F811
    async def steps() -> None:
        await opened(compose)
        begun = asyncio.get_running_loop().time()
        for number in range(12):
            compose.form.set_body({"prompt": f"stroke {number}"})
            await asyncio.sleep(0.05)
        assert asyncio.get_running_loop().time() - begun < 5
        assert "stroke" in session.memory[f"compose.draft.{MODEL}"]

    play(steps)


def test_a_draft_of_a_form_that_changed_keeps_everything_and_says_what_does_not_fit(play, compose, session):  # noqa: F811
    async def steps() -> None:
        await opened(compose, {"prompt": "a boat", "seed": 7, "guidance": 5})
        await compose.put_away()
        document: dict[str, Any] = picture_document()
        schema = document["paths"][f"/v2/models/{MODEL}/requests"]["post"]["requestBody"]["content"]["application/json"]
        del schema["schema"]["properties"]["guidance"]
        schema["schema"]["properties"]["seed"]["maximum"] = 5
        session.documents[MODEL] = ModelDocument(MODEL, document, '"other"', 1.0)
        again = ComposeView(session, lambda error: None)
        await again.start()
        await settle()
        assert again.form.body() == {"prompt": "a boat", "seed": 7, "guidance": 5}
        assert "form has changed since" in again.notes.words("form")
        note = again.notes.note("form")
        assert note is not None
        assert "guidance: the form has no such field any more; it is still sent" in note.details.text()
        assert "/seed" in note.details.text()
        await again.put_away()
        again.deleteLater()

    play(steps)


def test_json_that_is_no_body_yet_survives_a_restart(play, compose, session):  # noqa: F811
    async def steps() -> None:
        await opened(compose)
        compose.form.set_json(True)
        text = compose.form.findChild(type(compose.form._json)).text_edit
        text.setPlainText('{"prompt": "half a bo')
        await compose.put_away()
        again = ComposeView(session, lambda error: None)
        await again.start()
        await settle()
        assert again.form.is_json()
        assert again.form.findChild(type(compose.form._json)).text_edit.toPlainText() == '{"prompt": "half a bo'
        assert "not JSON yet" in again.reason()
        await again.put_away()
        again.deleteLater()

    play(steps)


def test_a_draft_that_something_took_the_place_of_can_be_had_back_after_a_restart(play, compose, session):  # noqa: F811
    async def steps() -> None:
        await opened(compose, {"prompt": "my own words", "seed": 3})
        compose.form.set_random_seeds(["/seed"])
        compose.load(MODEL, {"prompt": "what a row was sent with"})
        await settle()
        assert "set aside" in compose.notes.words(ASIDE)
        await compose.put_away()
        again = ComposeView(session, lambda error: None)
        await again.start()
        await settle()
        assert again.form.body() == {"prompt": "what a row was sent with"}
        press(again, "Back to my draft", ASIDE)
        await settle()
        assert again.form.body() == {"prompt": "my own words", "seed": 3}
        assert again.form.random_seeds() == ("/seed",)
        again.picker.chosen.emit(OTHER)
        await settle()
        again.picker.chosen.emit(MODEL)
        await settle()
        assert "set aside" not in again.notes.words(ASIDE)  # it is back, and not offered for ever

        again.load(MODEL, {"prompt": "another row"})
        await settle()
        note = again.notes.note(ASIDE)
        assert note is not None
        note.close_button.click()
        await settle()
        again.picker.chosen.emit(OTHER)
        await settle()
        again.picker.chosen.emit(MODEL)
        await settle()
        assert "set aside" not in again.notes.words(ASIDE)
        await again.put_away()
        again.deleteLater()

    play(steps)
