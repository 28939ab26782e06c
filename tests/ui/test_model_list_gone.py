"""A model that is offered no longer: its form, its row and the list say so, and lead to what the Router suggests."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from fake_session import MODELS, PRACTICE, FakeSession, a_request, picture_document
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError, Failure
from comfy_desk.domain.events import AccountsChanged, ModelsChanged
from comfy_desk.domain.model import ModelDocument, ModelEntry, Standing
from comfy_desk.domain.request import State
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.row_actions import row_actions
from comfy_desk.ui.successor import successor_of
from comfy_desk.ui.views.compose_carry import OWN
from comfy_desk.ui.views.compose_fill import RECIPE
from comfy_desk.ui.views.model_facts import GONE
from comfy_desk.ui.wording import Around, reason

OLD, NEW = "atelier/first-wash", "atelier/watercolour-2"
WORDS = f"{OLD} was retired on 2026-03-01; use {NEW}"
LEFT = ModelEntry(OLD, "atelier", "first-wash", gone=WORDS)
REFUSED = Failure("refused", 404, "model_not_found", WORDS)


def buttons(window: MainWindow) -> dict[str, Any]:
    note = window.compose.notes.note(GONE)
    return {} if note is None else {button.text(): button for button in note.buttons}


def test_the_kept_form_opens_says_what_replaces_it_and_brings_over_what_fits(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.documents[OLD] = ModelDocument(OLD, picture_document(OLD), '"1"', 1.0, gone=WORDS)
    session.about_models.left = (LEFT,)

    async def steps(window: MainWindow) -> None:
        compose = window.compose
        await until(lambda: compose.picker.rows.known == len(MODELS))
        compose.load(OLD, {"prompt": "a red door", "seed": 3})
        await until(lambda: bool(buttons(window)) and compose.form.prompt() == "a red door")
        said = compose.notes.words(GONE)
        assert said == "First Wash is no longer offered. The Router suggests Watercolour 2 · atelier."
        asked: list[tuple[str, str]] = []
        compose.facts.replacementAsked.connect(lambda old, new: asked.append((old, new)))
        buttons(window)["Open Watercolour 2"].click()
        await until(lambda: compose.model == NEW and compose.form.prompt() == "a red door")
        assert asked == [(OLD, NEW)]
        assert compose.form.body()["seed"] == 3
        assert not buttons(window)
        assert not session.submitted

    play(session, steps)


def test_without_a_kept_form_the_page_leads_on_and_the_draft_comes_along(play: Any) -> None:  # noqa: F811
    class Refusing(FakeSession):
        async def model_document(self, model: str) -> ModelDocument:
            if model == OLD:
                raise DeskError("The Router does not offer this model.", "Choose another one.", WORDS)
            return await super().model_document(model)

    session = Refusing()
    session.memory |= {"compose.model": OLD, f"compose.draft.{OLD}": '{"prompt": "a red door", "seed": 3}'}

    async def steps(window: MainWindow) -> None:
        compose = window.compose
        await until(lambda: compose.wait.retry.isVisible())
        assert compose.reason() == "The model's form is not here."  # and no word that it comes
        assert not compose.wait.instead.isVisible()  # nobody said what replaces it
        session.about_models.left = (LEFT,)
        session.desk.publish(ModelsChanged("practice"))
        await until(lambda: compose.wait.instead.isVisible())
        assert OLD in compose.picker.rows.ids()  # it has a draft
        assert session.about_models.noted == (OLD,)
        assert compose.wait.instead.text() == "Open Watercolour 2"
        assert "No longer offered" in compose.model_button.accessibleDescription()
        assert "No longer offered" in compose.model_button.toolTip()  # in a narrow column the words are cut
        compose.wait.instead.click()
        await until(lambda: compose.model == NEW and compose.form.prompt() == "a red door")
        assert compose.form.body()["seed"] == 3

    play(session, steps)


def test_what_was_to_be_in_a_form_that_never_comes_goes_along(play: Any) -> None:  # noqa: F811
    class Refusing(FakeSession):
        async def model_document(self, model: str) -> ModelDocument:
            if model == OLD:
                raise DeskError("The Router does not offer this model.", "Choose another one.", WORDS)
            return await super().model_document(model)

    session = Refusing()
    session.about_models.left = (LEFT,)
    session.memory |= {f"compose.draft.{NEW}": '{"prompt": "my own words"}'}

    async def steps(window: MainWindow) -> None:
        compose = window.compose
        await until(lambda: compose.picker.rows.known == len(MODELS))
        compose.load(OLD, {"prompt": "a red door", "seed": 3})  # as a recipe does, or a row
        compose.notes.say(RECIPE, "The form is filled.")
        await until(lambda: compose.wait.retry.isVisible())
        session.desk.publish(ModelsChanged("practice"))
        await until(lambda: compose.wait.instead.isVisible())
        compose.wait.instead.click()
        await until(lambda: compose.model == NEW and compose.form.prompt() == "a red door")
        assert compose.form.body()["seed"] == 3
        assert compose.notes.words(RECIPE) == ""
        undo = next(button for button in compose.notes.note(OWN).buttons if button.text() == "Undo")
        undo.click()
        assert compose.form.prompt() == "my own words"
        compose.load(OLD, {"prompt": "once more"})  # nothing new is heard of it, and the way on is there again
        await until(lambda: compose.wait.instead.isVisible())
        compose.load(NEW, {"prompt": "a red door"})
        await until(lambda: compose.form.prompt() == "a red door")
        assert not buttons(window)

    play(session, steps)


def test_a_failed_row_leads_to_the_model_that_is_named(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    row = a_request(1, model=OLD, state=State.FAILED, failure=REFUSED)
    session.desk.rows = {row.id: row}
    session.bodies[row.id] = b'{"prompt":"a red door","seed":18446744073709551615}'
    assert reason(row) == WORDS
    first = row_actions(row, Around(now=0.0))[0]
    assert (first.verb, first.label) == ("use_instead", "Use Watercolour 2")

    async def steps(window: MainWindow) -> None:
        compose = window.compose
        window.queue.table.ask("use_instead", row)
        await until(lambda: compose.model == NEW and compose.form.prompt() == "a red door")
        assert compose.form.body()["seed"] == 2**64 - 1
        assert not session.submitted

    play(session, steps)


def test_a_row_offers_no_model_that_nobody_named() -> None:
    row = a_request(1, model=OLD, state=State.FAILED, failure=REFUSED)
    assert successor_of(row) == NEW
    for failure in (
        replace(REFUSED, detail=""),
        replace(REFUSED, detail=f"There is no model {OLD}."),
        replace(REFUSED, detail="See https://example.com/Models or ../.."),
        replace(REFUSED, bucket="provider_error"),
    ):
        other = replace(row, failure=failure)
        assert successor_of(other) == ""
        assert row_actions(other, Around(now=0.0))[0].verb != "use_instead"
    assert successor_of(replace(row, state=State.DONE)) == ""


def test_another_account_shows_its_own_list_and_a_late_answer_of_the_former_changes_nothing(play: Any) -> None:  # noqa: F811
    studio = Account("studio", "Studio", "https://api.example")

    class Two(FakeSession):
        def __init__(self) -> None:
            super().__init__()
            self.late, self.asked = asyncio.Event(), asyncio.Event()
            self.slow = False

        async def models(self, *, refresh: bool = False) -> tuple[ModelEntry, ...]:
            if self.account is studio:
                return MODELS[4:6]
            if self.slow:
                self.asked.set()
                await self.late.wait()
            return MODELS

    session = Two()

    async def steps(window: MainWindow) -> None:
        rows = window.compose.picker.rows
        await until(lambda: rows.known == len(MODELS))
        session.slow = True
        window.compose.refresh_models()
        await asyncio.wait_for(session.asked.wait(), 5)
        session.account = studio
        session.desk.known, session.desk.chosen = (PRACTICE, studio), "studio"
        session.desk.publish(AccountsChanged(session.desk.known, "studio"))
        await until(lambda: rows.ids() == ["poly/mesh-6", "vox/voice-3"])
        session.late.set()
        await asyncio.sleep(0.05)
        assert rows.ids() == ["poly/mesh-6", "vox/voice-3"]

    play(session, steps)


def test_another_account_while_drafts_are_looked_for_shows_nothing_of_the_former(play: Any) -> None:  # noqa: F811
    studio = Account("studio", "Studio", "https://api.example")
    session = FakeSession()
    session.about_models.left = (replace(MODELS[0], id="kiln/gone", gone="It is gone."),)
    usual, usual_models = session.remembered, session.models
    asked, late = asyncio.Event(), asyncio.Event()

    async def remembered(name: str, default: Any = None) -> Any:
        if name.endswith("kiln/gone") and session.account is not studio:
            asked.set()
            await late.wait()
        return await usual(name, default)

    async def models(*, refresh: bool = False) -> tuple[ModelEntry, ...]:
        if session.account is studio:
            raise DeskError("The Router could not be reached.")
        return await usual_models(refresh=refresh)

    async def steps(window: MainWindow) -> None:
        rows = window.compose.picker.rows
        await until(lambda: rows.known == len(MODELS))
        session.remembered, session.models = remembered, models  # type: ignore[method-assign]
        window.compose.refresh_models()
        await asyncio.wait_for(asked.wait(), 5)
        session.account = studio
        session.desk.known, session.desk.chosen = (PRACTICE, studio), "studio"
        session.desk.publish(AccountsChanged(session.desk.known, "studio"))
        await until(lambda: "could not be reached" in window.compose.picker._empty.text())
        late.set()
        for _ in range(30):
            await asyncio.sleep(0)
        assert rows.known == 0

    play(session, steps)


def test_the_list_says_as_of_when_it_is_and_names_what_is_in_sight(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.about_models.state = Standing(1_700_000_000.0, "The Router could not be reached.")

    async def steps(window: MainWindow) -> None:
        picker = window.compose.picker
        await until(lambda: picker.rows.known == len(MODELS))
        window.compose.choose_model()
        await until(lambda: picker._old.isVisible())
        assert "could not be reached" in picker._old.text()
        picker._ask.click()
        await until(lambda: session.calls[-1] == ("models", True))
        await until(picker._ask.isVisible)
        assert "could not be reached" in picker._old.text()  # it was of no use
        now = [1_700_000_000.0]
        window.compose.facts._clock = lambda: now[0]
        session.calls.clear()
        picker.seen.emit([MODELS[0].id])  # long after
        await until(lambda: session.names() == ["models"])
        picker.seen.emit([MODELS[0].id])
        await asyncio.sleep(0.02)
        assert session.names() == ["models"]
        picker._sight.start()
        await until(lambda: set(session.about_models.watched) == {entry.id for entry in MODELS})
        session.about_models.state = Standing(1_700_000_100.0)
        session.desk.publish(ModelsChanged("practice"))
        await until(lambda: not picker._old.isVisible())

    play(session, steps)
