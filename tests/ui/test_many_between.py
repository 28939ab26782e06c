"""What comes between two steps of the sheet for many: a second file, a list that cannot be made, a sheet that is closed."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from fake_session import MODELS, FakeSession, picture_document
from test_between_steps import shown
from test_many_dialog import opened as many_opened
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.model import ModelDocument, ModelEntry
from comfy_desk.domain.money import Price
from comfy_desk.domain.serving import Serving
from comfy_desk.services.api import Quote
from comfy_desk.services.spending import AsksFirst, Verdict, Word
from comfy_desk.ui import disk
from comfy_desk.ui.dialogs import many, many_models, many_ways
from comfy_desk.ui.forms.json_edit import BodyText
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.views.serving_choice import LISTED

MODEL, OTHER = MODELS[0].id, MODELS[1].id


@pytest.mark.parametrize("asks", [False, True])
def test_a_batch_that_is_refused_after_its_sheet_was_closed_is_said_in_the_window(play: Any, asks: bool) -> None:  # noqa: F811
    session = FakeSession()
    error = (
        AsksFirst(Verdict(Word.ASK, "This may cost $9.00.", "As far as it is known."))
        if asks
        else DeskError("No room.")
    )

    async def steps(window: MainWindow) -> None:
        dialog = await many_opened(window, {"prompt": "a boat"})

        async def refused(_name: str, _wishes: Any) -> str:
            session.calls.append(("submit_batch", None))
            await session.gate.wait()
            raise error

        session.submit_batch = refused  # type: ignore[method-assign]
        session.gate.clear()
        dialog.add.click()
        await until(lambda: "submit_batch" in session.names())
        dialog.close()
        session.gate.set()
        await until(lambda: error.sentence in window.toast.text)

    play(session, steps)


def test_a_batch_that_is_being_written_down_is_waited_for_when_the_window_closes(play: Any) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        dialog = await many_opened(window, {"prompt": "a boat"})
        session.gate.clear()
        dialog.add.click()
        leaving = asyncio.ensure_future(window.put_away())
        await until(lambda: "submit_batch" in session.names())
        await asyncio.sleep(0.02)
        assert not leaving.done()
        session.gate.set()
        await asyncio.wait_for(leaving, 5)
        assert len(session.submitted) == 1

    play(session, steps)


def test_of_several_models_the_one_whose_form_did_not_come_says_why(play: Any) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        dialog = await many_opened(window, {"prompt": "a boat"})
        dialog.ways.setCurrentWidget(dialog.models)
        session.failing["model_document"] = DeskError("The Router could not be reached.")
        dialog.models.tick(OTHER)
        await until(lambda: not dialog.working and "could not be reached" in dialog.models.said.text())
        assert {row.model for row in dialog.list.rows} == {MODEL}
        session.failing.clear()
        dialog.models.tick(OTHER, False)
        dialog.models.tick(OTHER)
        await until(lambda: not dialog.working and {row.model for row in dialog.list.rows} == {MODEL, OTHER})
        assert "could not be reached" not in dialog.models.said.text()

    play(session, steps)


def test_of_two_files_of_lines_the_later_one_counts_and_one_that_was_left_does_not_come_back(
    play: Any,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    slow = threading.Event()
    read: list[str] = []

    def reading(path: Path) -> bytes:
        if path.stem == "slow":
            slow.wait(5)
        read.append(path.stem)
        return path.stem.encode()

    async def steps(window: MainWindow) -> None:
        monkeypatch.setattr(many_ways, "_read", reading)
        monkeypatch.setattr(disk, "BLINK", 0.01)
        dialog = await many_opened(window, {"prompt": "a boat"})
        lines = dialog.lines
        dialog.ways.setCurrentWidget(lines)
        lines.open_file(str(tmp_path / "slow.txt"))
        lines.open_file(str(tmp_path / "quick.txt"))
        await until(lambda: lines.file.text().startswith("quick.txt"))
        slow.set()
        await until(lambda: "slow" in read)
        await asyncio.sleep(0.1)
        assert lines.file.text().startswith("quick.txt")

    play(FakeSession(), steps)


def test_a_body_that_is_sent_as_it_is_written_is_not_judged_by_the_models_form(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    listed = picture_document() | {LISTED: ["fal"]}
    session.documents[MODEL] = ModelDocument(MODEL, listed, '"1"', 1_700_000_000.0)
    strict = Serving("fal", strict=True)

    async def steps(window: MainWindow) -> None:
        window.compose.load(MODEL, {"text": "not of this form"}, strict)
        await until(lambda: window.compose.filling.form is not None and not window.compose.wait.isVisible())
        window.compose.foot.list_button.click()
        dialog = window._there().many.dialog
        assert dialog is not None
        await until(lambda: not dialog.working)
        assert dialog.add.isEnabled()
        assert [row.problems for row in dialog.list.rows] == [()]
        await dialog._ask_prices()
        assert session.prices.asked == []  # a quote reads the model's own form alone
        dialog.add.click()
        await until(lambda: len(session.submitted) == 1)
        assert session.told[-1].serving == strict

    play(session, steps)


def test_a_price_that_was_not_asked_for_yet_is_not_called_unknown(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.prices.quotes[MODEL] = Quote(Price("unknown", reason="not_quotable"))

    async def steps(window: MainWindow) -> None:
        window.compose.load(MODEL, {"prompt": "a boat"})
        await until(lambda: window.compose.filling.form is not None and not window.compose.wait.isVisible())
        window.compose.foot.list_button.click()
        dialog = window._there().many.dialog
        assert dialog is not None
        dialog._price_timer.setInterval(60_000)
        await until(lambda: not dialog.working)
        assert dialog.costs.text() == "The price is being asked for."
        await dialog._ask_prices()
        assert dialog.costs.text() == "Price unknown"

    play(session, steps)


def test_the_second_half_of_a_double_click_answers_no_question(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    asked = 0

    async def asks(_name: str, _wishes: Any) -> str:
        nonlocal asked
        asked += 1
        raise AsksFirst(Verdict(Word.ASK, "This may cost $9.00.", "As far as it is known."))

    session.submit_batch = asks  # type: ignore[method-assign]

    async def steps(window: MainWindow) -> None:
        dialog = await many_opened(window, {"prompt": "a boat"})
        dialog.add.click()
        await until(lambda: "anyway" in dialog.add.text())
        dialog._guard._interval = 60.0  # however slow this machine is, it is the same double click
        dialog.add.click()
        await asyncio.sleep(0.05)
        assert asked == 1

    play(session, steps)


def test_more_models_than_go_at_once_are_said_and_not_left_out_in_silence(
    play: Any,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(many_models, "MOST_MODELS", 2)
    session = FakeSession((*MODELS, ModelEntry("atelier/more", "atelier", "more", "no", ("image",))))

    async def steps(window: MainWindow) -> None:
        dialog = await many_opened(window, {"prompt": "a boat"})
        dialog.ways.setCurrentWidget(dialog.models)
        for model in (OTHER, "atelier/more"):
            dialog.models.tick(model)
        await until(lambda: not dialog.working and not dialog.models._asked)
        await until(lambda: not dialog.working)
        assert "2" in dialog.count.text()
        assert not dialog.add.isEnabled()
        dialog.models.tick(OTHER, False)
        await until(lambda: not dialog.working and dialog.add.isEnabled())

    play(session, steps)


def test_a_body_that_cannot_be_read_makes_no_list(play: Any) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        compose = await shown(window, MODEL, {"prompt": "a boat"})
        compose.form.set_json(True)
        text = compose.form.findChild(BodyText)
        assert text is not None
        text.text_edit.setPlainText('{"prompt": "another bo')
        sheet = window._there().many
        compose.foot.list_button.click()
        assert sheet.dialog is None
        text.text_edit.setPlainText('{"prompt": "another boat"}')
        compose.foot.list_button.click()
        assert sheet.dialog is not None
        await until(lambda: not sheet.dialog.working)
        assert sheet.dialog.list.rows[0].body == {"prompt": "another boat"}

    play(FakeSession(), steps)


def test_a_list_that_cannot_be_made_is_said_and_the_next_one_is_made(
    play: Any,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def steps(window: MainWindow) -> None:
        dialog = await many_opened(window, {"prompt": "a boat"})
        with monkeypatch.context() as broken:
            broken.setattr(many, "planned", lambda *_: 1 // 0)
            dialog.seeds.copies.setValue(2)
            await until(lambda: not dialog.working)
        assert "went wrong" in dialog.count.text()
        assert not dialog.add.isEnabled()
        dialog.seeds.copies.setValue(3)
        await until(lambda: dialog.add.isEnabled() and len(dialog.list.rows) == 3)

    play(FakeSession(), steps)


def test_prices_of_another_account_are_not_taken_for_this_ones(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.prices.quotes[MODEL] = Quote(Price("exact", amount="0.04"))

    async def steps(window: MainWindow) -> None:
        dialog = await many_opened(window, {"prompt": "a boat"})
        await until(lambda: dialog.costs.text() == "About $0.04 together")
        dialog.close()
        session.account = Account("studio", "Studio", "https://api.example")
        session.prices.remembered.clear()
        session.prices.quotes[MODEL] = Quote(Price("exact", amount="9.00"))
        window.compose.foot.list_button.click()
        await until(lambda: dialog.costs.text() == "About $9.00 together")

    play(session, steps)
