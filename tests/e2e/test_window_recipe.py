"""From a saved work back to the form that made it, by the window and the practice Router: by its recipe, and as a preset."""

from __future__ import annotations

import base64
import io
from pathlib import Path
from typing import Any

from core_session import SKETCH
from PIL import Image
from practice_process import PracticeProcess
from test_window_outbox import generate, met, only, play  # noqa: F401 - play is a fixture

from comfy_desk.domain.request import State
from comfy_desk.services.session import Session
from comfy_desk.ui.main_window import MainWindow

RETOUCHER = "atelier/retoucher"


def given_picture() -> str:
    memory = io.BytesIO()
    Image.effect_noise((96, 96), 80).save(memory, "PNG")
    return base64.b64encode(memory.getvalue()).decode()


def test_a_works_recipe_fills_the_form_again_with_the_picture_that_went_in(
    play: Any,  # noqa: F811
    practice_router: PracticeProcess,
    tmp_path: Path,
) -> None:
    body = {"image": given_picture(), "prompt": "a lighthouse instead", "seed": 2**40 + 1}

    async def steps(window: MainWindow, session: Session) -> None:
        practice_router.settings(speed=50)
        window.compose.load(RETOUCHER, body)
        await met(lambda: window.compose.form.prompt() == "a lighthouse instead" and not window.compose.reason())
        await generate(window)
        await met(lambda: only(session).state is State.DONE)
        row = only(session)
        work = next(one for one in row.works if one.path)
        saved = Path(work.path or "")
        beside = saved.with_name(f"{saved.stem}.comfy.json")
        await met(beside.exists)
        carrying = await session.export(row.id, work.index, tmp_path / "carrying.png")
        for path in (beside, carrying):
            window.compose.load(SKETCH, {"prompt": "something else"})
            await met(lambda: window.compose.form.prompt() == "something else")
            window.recipes.open_path(path)
            await met(lambda: window.compose.model == RETOUCHER and window.compose.form.body() == body)
            assert window.compose.reason() == ""
            assert "Choose again" not in window.compose.notes.words("recipe")

        await session.presets.save(RETOUCHER, "Lighthouse", b'{"prompt":"a lighthouse","strength":0.30}')
        (line,) = await session.presets.of(RETOUCHER)
        window.compose.presets.panel.applyAsked.emit(line.id)
        await met(lambda: window.compose.form.prompt() == "a lighthouse")
        assert window.compose.form.body()["image"] == body["image"]  # it was saved without one
        assert len(session.desk.requests()) == 1

    play(steps)
