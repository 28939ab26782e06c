"""Compose: one click is one request, values stay, drafts come back, errors stand at their fields."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from fake_session import MODELS, FakeSession, a_request, picture_document
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit

from comfy_desk.domain.errors import DeskError, Failure, FieldProblem
from comfy_desk.domain.model import ModelDocument
from comfy_desk.domain.request import State
from comfy_desk.schema import from_bytes, to_bytes
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.views.compose import ComposeView
from comfy_desk.ui.views.drafts import Draft, Drafts, with_files, without_files
from comfy_desk.ui.views.one_click import OneClick

MODEL = MODELS[0].id


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def session():
    return FakeSession()


@pytest.fixture
def told():
    return []


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def compose(qtbot, session, told, clock):
    view = ComposeView(session, told.append, clock=clock)
    qtbot.addWidget(view)
    view.resize(380, 800)
    view.show()
    return view


@pytest.fixture
def play(run_async, compose):
    """Runs a scene on the loop, and ends what the view started."""

    def scene(steps: Callable[[], Any]) -> Any:
        async def main() -> Any:
            try:
                return await steps()
            finally:
                await compose.put_away()
                await stop_spawned()
                for _ in range(3):
                    await asyncio.sleep(0)

        return run_async(main())

    return scene


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def opened(compose: ComposeView, body: dict[str, Any] | None = None, model: str = MODEL) -> None:
    compose.load(model, body if body is not None else {"prompt": "a small boat", "seed": 7})
    await settle()
    assert compose.reason() == ""


def test_it_begins_with_the_list_and_opens_the_last_model_the_next_time(play, compose, session):
    async def steps() -> None:
        await compose.start()
        await settle()
        assert compose.picker.isVisible()
        assert compose.picker.rows.rowCount() == len(MODELS)
        assert compose.reason() == "Choose a model first."
        compose.picker.chosen.emit(MODEL)
        await settle()
        assert compose.form.isVisible()
        assert session.memory["compose.model"] == MODEL

    play(steps)
    again = ComposeView(session, lambda error: None)

    async def later() -> None:
        await again.start()
        await settle()
        assert again.model == MODEL
        await again.put_away()

    play(later)
    again.deleteLater()


def test_what_is_sent_is_the_forms_exact_body(play, compose, session):
    async def steps() -> None:
        await opened(compose, {"prompt": "a small boat", "seed": 2**53 + 1})
        compose.foot.button.click()
        await settle()

    play(steps)
    assert session.submitted == [
        (MODEL, b'{"prompt":"a small boat","seed":9007199254740993}', "a small boat", "9007199254740993")
    ]
    assert session.memory["models.recent"] == [MODEL]


def test_the_form_keeps_its_values_after_a_submit(play, compose):
    async def steps() -> None:
        await opened(compose)
        compose.foot.button.click()
        await settle()
        assert compose.form.body() == {"prompt": "a small boat", "seed": 7}
        assert compose.reason() == ""

    play(steps)


def test_a_double_click_is_one_request_and_two_deliberate_ones_are_two(play, compose, session, clock, qtbot):
    async def steps() -> None:
        await opened(compose)
        clicks: list[int] = []
        compose.foot.button.clicked.connect(lambda: clicks.append(1))
        qtbot.mouseClick(compose.foot.button, Qt.MouseButton.LeftButton)
        await settle()
        clock.now += 0.12
        # The second press of a double click comes to a button as this event, and clicks it once more.
        middle = compose.foot.button.rect().center().toPointF()
        for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
            held = Qt.MouseButton.LeftButton if kind == QEvent.Type.MouseButtonDblClick else Qt.MouseButton.NoButton
            place = compose.foot.button.mapToGlobal(middle)
            left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
            QApplication.sendEvent(compose.foot.button, QMouseEvent(kind, middle, place, left, held, none))
        assert clicks == [1, 1]
        await settle()
        assert len(session.submitted) == 1
        clock.now += QApplication.doubleClickInterval() / 1000 + 0.01
        qtbot.mouseClick(compose.foot.button, Qt.MouseButton.LeftButton)
        await settle()
        assert len(session.submitted) == 2

    play(steps)


def test_ten_nervous_clicks_are_one_request(play, compose, session, clock):
    async def steps() -> None:
        await opened(compose)
        for _ in range(10):
            compose.foot.button.click()
            await settle()
            clock.now += 0.2
        assert len(session.submitted) == 1

    play(steps)


def test_a_click_while_the_first_is_being_recorded_makes_no_second(play, compose, session, clock):
    async def steps() -> None:
        await opened(compose)
        session.gate.clear()
        for _ in range(3):
            compose.foot.button.click()
            await settle()
            clock.now += 5
        assert session.names().count("submit") == 1
        session.gate.set()
        await settle()
        assert len(session.submitted) == 1
        clock.now += 5
        compose.foot.button.click()
        await settle()
        assert len(session.submitted) == 2

    play(steps)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_held_key_is_one_request(play, compose, session, clock, qtbot, key):
    async def steps() -> None:
        await opened(compose)
        field = compose.form.findChild(QPlainTextEdit)
        compose.activateWindow()
        field.setFocus()
        qtbot.keyPress(field, key, Qt.KeyboardModifier.ControlModifier)
        await settle()
        assert len(session.submitted) == 1
        for _ in range(20):
            clock.now += 0.5
            repeat = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.ControlModifier, "\r", True)
            QApplication.sendEvent(field, repeat)
            await settle()
        assert len(session.submitted) == 1
        assert compose.form.body()["prompt"] == "a small boat"

    play(steps)


def test_a_submit_that_fails_says_so_and_can_be_tried_again(play, compose, session, clock, told):
    async def steps() -> None:
        await opened(compose)
        session.failing["submit"] = DeskError("The disk is full.")
        compose.foot.button.click()
        await settle()
        assert [error.sentence for error in told] == ["The disk is full."]
        assert compose.foot.button.isEnabled()
        del session.failing["submit"]
        clock.now += 5
        compose.foot.button.click()
        await settle()
        assert len(session.submitted) == 1

    play(steps)


def test_the_button_says_why_it_cannot(play, compose, session, qtbot):
    async def steps() -> None:
        compose.load(MODEL, {"prompt": ""})
        await settle()
        assert compose.foot.reason.text() == "Prompt is empty."
        assert not compose.foot.button.isEnabled()
        assert compose.foot.button.toolTip() == "Prompt is empty."
        compose.generate.trigger()
        await settle()
        assert session.submitted == []

    play(steps)


STORY = {
    "type": "object",
    "required": ["title", "scenes"],
    "properties": {
        "title": {"type": "string", "minLength": 1},
        "scenes": {
            "type": "array",
            "minItems": 1,
            "items": {"type": "object", "required": ["words"], "properties": {"words": {"type": "string"}}},
        },
    },
}


def document_of(schema: dict[str, Any]) -> dict[str, Any]:
    return {"paths": {"/p": {"post": {"requestBody": {"content": {"application/json": {"schema": schema}}}}}}}


def test_the_reason_names_the_field_and_leads_to_it(play, compose, session, qtbot):
    session.documents[MODEL] = ModelDocument(MODEL, document_of(STORY), '"1"', 1.0)

    async def steps() -> None:
        compose.load(MODEL, {"title": "x", "scenes": [{"words": "a"}, {}]})
        await settle()
        assert compose.foot.reason.text() == "Scene 2: Words is empty."
        for target in (compose.foot.reason, compose.foot.button):
            compose.foot.setFocus()
            qtbot.mouseClick(target, Qt.MouseButton.LeftButton)
            focused = compose.focusWidget()
            assert focused is not None
            assert focused.accessibleName() == "Words", (focused, target)
            compose.form.focus_pointer("/title")
        assert session.submitted == []
        compose.load(MODEL, {"title": "x"})
        await settle()
        assert compose.foot.reason.text().endswith("is empty.")

    play(steps)


def test_nothing_written_is_not_sent_unless_as_json(play, compose, session):
    optional = {"type": "object", "properties": {"prompt": {"type": "string"}, "seed": {"type": "integer"}}}
    session.documents[MODELS[1].id] = ModelDocument(MODELS[1].id, document_of(optional), '"1"', 1.0)
    session.documents[MODELS[2].id] = ModelDocument(MODELS[2].id, {}, '"1"', 1.0)

    async def steps() -> None:
        for body in ({}, {"prompt": " "}, {"seed": 3}):
            compose.load(MODELS[1].id, body)
            await settle()
            assert compose.reason() == "Nothing is written yet."
            compose.foot.pressed.emit()
            await settle()
        assert session.submitted == []
        assert isinstance(compose.focusWidget(), QPlainTextEdit)
        for body in ({"prompt": "a"}, {"prompt": "", "size": 3}):
            compose.load(MODELS[1].id, body)
            await settle()
            assert compose.reason() == ""
        compose.load(MODELS[2].id, {})
        await settle()
        assert compose.reason() == "Nothing is written yet."
        compose.form.set_json(True)
        assert compose.reason() == ""

    play(steps)


def test_paused_sending_is_said_on_the_button(play, compose):
    async def steps() -> None:
        await opened(compose)
        compose.set_paused(True)
        assert "paused" in compose.foot.button.text()
        compose.set_paused(False)
        assert compose.foot.button.text() == "Generate"

    play(steps)


def test_a_form_that_does_not_come_says_why_and_can_be_fetched_again(play, compose, session):
    async def steps() -> None:
        session.failing["model_document"] = DeskError("The Router could not be reached.")
        compose.load(MODEL, {"prompt": "kept through the fault"})
        await settle()
        assert compose.wait.isVisible()
        labels = [label.text() for label in compose.wait.findChildren(QLabel)]
        assert "The Router could not be reached." in labels
        assert compose.reason() != ""
        del session.failing["model_document"]
        compose.wait.retry.click()
        await settle()
        assert compose.form.body()["prompt"] == "kept through the fault"

    play(steps)


def test_a_form_from_the_disk_says_how_old_it_is(play, compose, session):
    async def steps() -> None:
        session.documents[MODEL] = ModelDocument(MODEL, picture_document(), None, 1_700_000_000.0, stale=True)
        await opened(compose)
        assert compose.notes.isVisible()
        assert "Nov" in compose.notes.words("age")

    play(steps)


def test_what_a_model_makes_is_known_once_its_form_was_read(play, compose, session):
    async def steps() -> None:
        await compose.start()
        await settle()
        session.catalogue = tuple(replace(entry, outputs=entry.outputs or ("image",)) for entry in MODELS)
        compose.picker.chosen.emit("odd/unread")
        await settle()
        assert compose.picker.rows.entry("odd/unread").outputs == ("image",)
        assert session.calls.count(("models", False)) == 2

    play(steps)


def test_the_answer_about_a_model_that_is_no_longer_wanted_changes_nothing(play, compose, session):
    async def steps() -> None:
        compose.load(MODELS[1].id, {"prompt": "first"})
        compose.load(MODEL, {"prompt": "second"})
        await settle()
        assert compose.model == MODEL
        assert compose.form.body()["prompt"] == "second"

    play(steps)


def test_each_model_has_its_own_draft(play, compose, session):
    async def steps() -> None:
        await opened(compose, {"prompt": "for the first"})
        compose.form.changed.emit()
        compose.picker.chosen.emit(MODELS[1].id)
        await settle()
        compose.form.set_body({"prompt": "for the second", "seed": 2**60 + 1})
        compose.picker.chosen.emit(MODEL)
        await settle()
        assert compose.form.body() == {"prompt": "for the first"}
        compose.picker.chosen.emit(MODELS[1].id)
        await settle()
        assert compose.form.body() == {"prompt": "for the second", "seed": 2**60 + 1}

    play(steps)


def test_a_random_seed_is_thrown_before_each_request_and_stays_random(play, compose, session, clock):
    async def steps() -> None:
        await opened(compose)
        compose.form.set_random_seeds(["/seed"])
        for _ in range(3):
            compose.foot.button.click()
            await settle()
            clock.now += 10
        seeds = [seed for _, _, _, seed in session.submitted]
        assert len({"7", *seeds}) == 4
        assert str(compose.form.body()["seed"]) == seeds[-1]  # what is shown is what was sent
        compose.load(MODELS[1].id, {"prompt": "another", "seed": 3})
        await settle()
        assert compose.form.random_seeds() == ()
        compose.picker.chosen.emit(MODEL)
        await settle()
        assert compose.form.random_seeds() == ("/seed",)

    play(steps)
    again = ComposeView(session, lambda error: None)

    async def later() -> None:
        await again.start()
        await settle()
        assert again.form.random_seeds() == ("/seed",)
        await again.put_away()

    play(later)
    again.deleteLater()


def test_what_is_written_follows_to_a_model_that_has_nothing(play, compose, session):
    async def steps() -> None:
        await opened(compose, {"prompt": "a red door", "seed": 7})
        compose.picker.chosen.emit(MODELS[1].id)
        await settle()
        assert compose.form.body() == {"prompt": "a red door", "seed": 7}
        compose.form.set_body({"prompt": "a blue door"})
        compose.picker.chosen.emit(MODEL)
        await settle()
        assert compose.form.body() == {"prompt": "a red door", "seed": 7}  # never written over
        compose.load(MODELS[2].id, {"seed": 1})
        await settle()
        assert compose.form.body() == {"seed": 1}  # what is opened with its own values stays as it is

    play(steps)


def test_a_draft_is_written_after_a_quiet_moment_and_at_the_end(play, compose, session):
    async def steps() -> None:
        await opened(compose)
        compose.form.set_body({"prompt": "a draft"})
        assert f"compose.draft.{MODEL}" not in session.memory
        await asyncio.sleep(0.65)
        assert json.loads(session.memory[f"compose.draft.{MODEL}"]) == {"prompt": "a draft"}
        compose.form.set_body({"prompt": "a newer one"})
        await compose.put_away()
        assert json.loads(session.memory[f"compose.draft.{MODEL}"]) == {"prompt": "a newer one"}

    play(steps)


def test_pictures_lie_beside_their_draft_and_come_back():
    picture, mask = "data:image/png;base64," + "A" * 100_000, "B" * 20_000
    body = {"prompt": "a", "image": picture, "list": ["b", mask, None], "deep": {"x/y": picture}, "none": None}
    light, files = without_files(body)
    assert light == {"prompt": "a", "image": None, "list": ["b", None, None], "deep": {"x/y": None}, "none": None}
    assert files == {"/image": picture, "/list/1": mask, "/deep/x~1y": picture}
    assert with_files(from_bytes(to_bytes(light)), files, ()) == body
    del files["/list/1"], files["/image"]
    assert with_files(light, files, ("/list/1", "/image")) == {
        "prompt": "a",
        "list": ["b", None],
        "deep": {"x/y": picture},
        "none": None,
    }


def test_a_picture_survives_another_model_and_a_restart(play, compose, session):
    picture = "data:image/png;base64," + "A" * 3_000_000

    async def steps() -> None:
        await opened(compose, {"prompt": "a", "mask": picture})
        compose.picker.chosen.emit(MODELS[1].id)
        await settle()
        compose.picker.chosen.emit(MODEL)
        await settle()
        assert compose.form.body() == {"prompt": "a", "mask": picture}
        written = session.names().count("remember")
        compose.form.set_body({"prompt": "ab", "mask": picture})
        await compose.put_away()
        assert session.names().count("remember") == written + 1  # the picture is not written with every word

    play(steps)

    async def later() -> None:
        draft = await Drafts(session).read(MODEL)
        assert draft is not None
        assert draft.body == {"prompt": "ab", "mask": picture}

    play(later)


def test_a_picture_that_is_too_large_to_be_kept_is_said_at_its_field(play, compose, session):
    async def before() -> None:
        await Drafts(session).write(MODEL, Draft({"prompt": "a", "size": "A" * 9_000_000}))
        assert max(len(str(value)) for value in session.memory.values()) < 1_000

    async def steps() -> None:
        session.memory["compose.model"] = MODEL
        await compose.start()
        await settle()
        assert compose.form.body() == {"prompt": "a"}
        labels = [label.text() for label in compose.form.findChildren(QLabel) if label.isVisible()]
        assert any("too large to be kept; choose it again" in text for text in labels)

    play(before)
    play(steps)


def test_all_kept_pictures_together_have_a_limit(play, session):
    async def steps() -> None:
        drafts = Drafts(session)
        for number in range(6):
            await drafts.write(f"x/{number}", Draft({"image": str(number) * 7_000_000}))
        total = sum(len(str(value)) for name, value in session.memory.items() if name.startswith("compose.files."))
        assert 20_000_000 < total < 32_000_000
        oldest, newest = await Drafts(session).read("x/0"), await Drafts(session).read("x/5")
        assert oldest is not None
        assert newest is not None
        assert oldest.lost == ("/image",)
        assert newest.body == {"image": "5" * 7_000_000}

    play(steps)


def test_a_refused_form_comes_back_with_its_errors_at_the_fields(play, compose, session):
    async def steps() -> None:
        problem = FieldProblem(("body", "seed"), "Input should be less than 4294967296", "less_than")
        row = a_request(1, state=State.FAILED, failure=Failure("refused", 422, "invalid_input", fields=(problem,)))
        session.desk.rows[row.id] = row
        compose.show_failure(row)
        await settle()
        assert compose.form.body() == {"prompt": "a kept prompt", "seed": 7}
        shown = [label.text() for label in compose.form.findChildren(QLabel) if label.isVisible()]
        assert any("less than 4294967296" in text for text in shown)

    play(steps)


def test_errors_that_arrive_later_mark_only_a_form_that_is_still_the_same(play, compose, session, clock):
    async def steps() -> None:
        await opened(compose)
        compose.foot.button.click()
        await settle()
        problem = FieldProblem(("body", "prompt"), "Too vague for this model", "value_error")
        row = a_request(1, state=State.FAILED, failure=Failure("refused", 422, "invalid_input", fields=(problem,)))
        compose.note_failure(row)
        await settle()
        shown = [label.text() for label in compose.form.findChildren(QLabel) if label.isVisible()]
        assert any("Too vague" in text for text in shown)
        compose.form.set_body({"prompt": "something else"})
        compose.note_failure(row)
        await settle()
        shown = [label.text() for label in compose.form.findChildren(QLabel) if label.isVisible()]
        assert not any("Too vague" in text for text in shown)

    play(steps)


def test_stars_are_remembered(play, compose, session):
    async def steps() -> None:
        await compose.start()
        compose.picker.starred.emit(MODEL, True)
        compose.picker.starred.emit(MODELS[1].id, True)
        await settle()
        assert session.memory["models.favourites"] in ([MODEL, MODELS[1].id], [MODELS[1].id, MODEL])

    play(steps)


def test_a_catalogue_that_does_not_come_is_said_in_the_list(play, compose, session, told):
    async def steps() -> None:
        session.failing["models"] = DeskError("The Router could not be reached.")
        await compose.start()
        await settle()
        assert [error.sentence for error in told] == ["The Router could not be reached."]
        assert compose.picker._empty.text() == "The Router could not be reached."
        assert compose.picker.retry.isVisible()
        del session.failing["models"]
        compose.picker.retry.click()
        await settle()
        assert compose.picker.rows.rowCount() == len(MODELS)
        assert not compose.picker.retry.isVisible()

    play(steps)


def test_a_models_own_description_stands_in_the_form_and_at_its_row(play, compose, session):
    document = picture_document()
    document["info"]["description"] = "Paints <b>wet</b> paper. And more of it that nobody reads twice."
    session.documents[MODEL] = ModelDocument(MODEL, document, '"1"', 1.0)

    async def steps() -> None:
        await compose.start()
        await opened(compose)
        await settle()
        label = next(label for label in compose.form.findChildren(QLabel) if label.text().startswith("Paints"))
        assert label.text() == "Paints <b>wet</b> paper."
        assert label.isVisible()
        assert label.textFormat() == Qt.TextFormat.PlainText
        assert "nobody reads twice" in label.toolTip()
        rows = compose.picker.rows
        tip = rows.index(rows.row_of(MODEL), 0).data(Qt.ItemDataRole.ToolTipRole)
        assert MODEL in tip
        assert "Paints &lt;b&gt;wet" in tip

    play(steps)


def test_the_list_opens_without_the_last_search(play, compose, session):
    async def steps() -> None:
        await compose.start()
        await settle()
        compose.picker.search.setText("film")
        compose.picker.chosen.emit(MODELS[2].id)
        await settle()
        compose.choose_model()
        assert compose.picker.search.text() == ""
        assert compose.picker.rows.rowCount() == len(MODELS)

    play(steps)


def test_one_click_counts_bursts_from_their_last_press():
    clock = Clock()
    guard = OneClick(0.4, clock)
    assert guard.pressed()
    for _ in range(5):
        clock.now += 0.39
        assert not guard.pressed()
    clock.now += 0.4
    assert guard.pressed()
