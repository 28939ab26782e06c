"""Another provider on the practice Router, by the window: what it was not told and who stepped in are seen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from core_session import SKETCH
from practice_process import PracticeProcess
from test_window_outbox import generate, met, only, play  # noqa: F401 - play is a fixture

from comfy_desk.domain.request import Delivery, State
from comfy_desk.domain.serving import Serving
from comfy_desk.services.session import Session
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.wording import Around, second

BODY = {"prompt": "a quiet harbour", "width": 256, "height": 256, "seed": 5, "brightness": 0.5, "refine_words": True}


def choose(window: MainWindow, name: str) -> None:
    provider = window.compose.serving.provider
    provider.setCurrentIndex(provider.findData(name))
    provider.activated.emit(provider.currentIndex())


def test_what_another_provider_was_not_told_is_on_the_row_in_the_recipe_and_goes_again(
    play: Any,  # noqa: F811
    practice_router: PracticeProcess,
) -> None:
    async def steps(window: MainWindow, session: Session) -> None:
        window.compose.load(SKETCH, BODY)
        await met(lambda: window.compose.form.body().get("brightness") is not None)
        choose(window, "wavespeed")
        await generate(window)
        await met(lambda: only(session).state is State.DONE)
        row = only(session)
        assert row.serving == Serving("wavespeed")
        assert len(row.dropped) == 2
        assert "left out: brightness, refine_words" in second(row, Around(now=row.ended_at)).text
        window.queue.select(row.id)
        await met(lambda: any(fact.name == "Left out" for fact in window.viewer._details.facts))
        saved = Path(row.works[0].path or "")
        await met(lambda: saved.with_name(f"{saved.stem}.comfy.json").exists())
        recipe = json.loads(saved.with_name(f"{saved.stem}.comfy.json").read_text())
        assert recipe["served"]["asked"] == {"model_provider": "wavespeed"}
        assert len(recipe["served"]["dropped"]) == 2

        for verb in ("run_again", "vary"):
            await met(lambda: not window._there().verbs._beginning)
            window._there().verbs._guards.clear()  # time went by
            window.queue.table.ask(verb, row)
            await met(lambda verb=verb: len(session.desk.requests()) == (2 if verb == "run_again" else 3))
        assert {one.serving for one in session.desk.requests()} == {Serving("wavespeed")}
        newest = max(session.desk.requests(), key=lambda one: one.created_at)
        assert newest.seed != row.seed
        choose(window, "")
        window.queue.table.ask("edit", row)
        await met(lambda: window.compose.serving.value == Serving("wavespeed"))
        await met(lambda: all(one.state.terminal for one in session.desk.requests()))

    play(steps)
    assert practice_router.counts()["runs"] == 3


def test_a_provider_that_stepped_in_is_named(play: Any) -> None:  # noqa: F811
    async def steps(window: MainWindow, session: Session) -> None:
        await session._direct.remember(session.account.id, SKETCH)  # the queue did not take this model before
        window.compose.load(SKETCH, BODY | {"prompt": "a harbour, falter-once"})
        await met(lambda: "falter" in window.compose.form.prompt())
        await generate(window)
        await met(lambda: only(session).state.terminal)
        row = only(session)
        assert (row.state, row.delivery) == (State.DONE, Delivery.DIRECT)
        assert row.served_by == "fal"
        assert second(row, Around(now=row.ended_at)).text.startswith("fal stepped in")

    play(steps)
