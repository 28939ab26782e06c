"""Who serves: chosen where a document names others, kept with the draft, sent with the request, and told on the row."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from fake_session import FakeSession, a_request, picture_document
from test_compose import MODEL, Clock, opened, play, settle  # noqa: F401 - play is a fixture

from comfy_desk.domain.model import ModelDocument
from comfy_desk.domain.request import State
from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.ui.served_words import served, served_facts
from comfy_desk.ui.support import facts
from comfy_desk.ui.viewers.details import facts_of
from comfy_desk.ui.views.compose import ComposeView
from comfy_desk.ui.views.serving_choice import LISTED, ServingChoice, in_words, providers_of, serving_of
from comfy_desk.ui.wording import Around, second, tooltip


@pytest.fixture
def session():
    made = FakeSession()
    document = picture_document() | {LISTED: ["fal", "runware"]}
    made.documents[MODEL] = ModelDocument(MODEL, document, '"1"', 1_700_000_000.0)
    return made


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def compose(qtbot, session, clock):
    view = ComposeView(session, lambda error: None, clock=clock)
    qtbot.addWidget(view)
    view.resize(360, 800)
    view.show()
    return view


def choose(choice: ServingChoice, name: str) -> None:
    place = choice.provider.findData(name)
    choice.provider.setCurrentIndex(place)
    choice.provider.activated.emit(place)


@pytest.mark.parametrize(
    ("listed", "found"),
    [
        (["fal", "runware", "fal"], ("fal", "runware")),
        (["<b>fal</b>", "a b", "", None, 7, "x" * 65, "ok-1"], ("ok-1",)),
        ("fal", ()),
        (None, ()),
        ([f"p{n}" for n in range(100)], tuple(f"p{n}" for n in range(20))),
    ],
)
def test_providers_are_read_from_the_document(listed: Any, found: tuple[str, ...]) -> None:
    assert providers_of({LISTED: listed}) == found


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ({"model_provider": "fal", "strict_mode": "true"}, Serving("fal", strict=True)),
        ({"reject_unknown_fields": True}, Serving(reject_unknown=True)),
        ({"strict_mode": "true"}, ANY),  # means something only with a provider
        ({"model_provider": "<b>", "strict_mode": []}, ANY),
        ("fal", ANY),
        (None, ANY),
    ],
)
def test_a_choice_that_was_written_down_is_read_with_care(asked: Any, meant: Serving) -> None:
    assert serving_of(asked) == meant
    assert serving_of(meant.query()) == meant


def test_a_choice_goes_with_the_request_the_draft_and_the_next_start(play, compose, session, clock):  # noqa: F811
    async def steps() -> None:
        await opened(compose)
        choice = compose.serving
        assert choice.isVisible()
        assert choice.fold.text() == "Served by: the model’s own provider"
        choice.reject.click()
        assert choice.fold.text() == "Own provider · no unknown fields"  # a narrow panel has room for it
        whole = "Served by: the model’s own provider · unknown fields refused"
        assert choice.fold.accessibleName() == choice.fold.toolTip() == whole
        choose(choice, "fal")
        assert choice.value == Serving("fal", reject_unknown=True)
        assert choice.fold.text() == "Served by: fal · no unknown fields"
        compose.foot.button.click()
        await settle()
        assert session.told[-1].serving == Serving("fal", reject_unknown=True)
        assert session.told[-1].document_etag == '"1"'
        await compose.put_away()
        again = ComposeView(session, lambda error: None)
        await again.start()
        await settle()
        assert again.serving.value == Serving("fal", reject_unknown=True)
        await again.put_away()
        again.deleteLater()
        compose.load("vox/voice-3", {"prompt": "a"})  # names no others
        await settle()
        assert not choice.isVisible()
        assert compose.told().serving == ANY

    play(steps)


def test_a_body_that_is_sent_as_it_is_is_json_and_is_not_checked_against_the_form(play, compose, session):  # noqa: F811
    async def steps() -> None:
        await opened(compose, {"prompt": "a boat", "seed": 7})
        choose(compose.serving, "fal")
        compose.serving.reject.click()
        compose.serving.strict.click()
        assert compose.serving.value == Serving("fal", strict=True)  # refusing unknown fields means nothing there
        assert not compose.serving.reject.isEnabled()
        assert compose.form.is_json()
        compose.form.set_body({"input": {"text": "theirs"}, "seed": -5})
        compose.filling.turned.emit()
        assert compose.reason() == ""
        assert "not this model’s own form" in compose.foot.reason.text()
        compose.form.findChild(type(compose.form._json)).text_edit.setPlainText("{ no")
        assert "not JSON" in compose.reason()
        compose.form.findChild(type(compose.form._json)).text_edit.setPlainText('{"input":{"text":"theirs"}}')
        compose.foot.button.click()
        await settle()
        assert session.submitted[-1][1] == b'{"input":{"text":"theirs"}}'
        assert session.told[-1].serving == Serving("fal", strict=True)
        choose(compose.serving, "")
        assert compose.serving.value == ANY  # strict means nothing for the model's own
        assert compose.reason() != ""

    play(steps)


def test_a_provider_that_is_not_offered_any_more_stays_chosen_and_is_said(play, compose, session):  # noqa: F811
    async def steps() -> None:
        compose.load(MODEL, {"prompt": "a boat"}, Serving("higgsfield"))
        await settle()
        assert compose.serving.value == Serving("higgsfield")
        assert compose.reason() == "higgsfield does not serve this model any more."
        compose.foot.button.click()
        await settle()
        assert not session.submitted
        choose(compose.serving, "")
        assert compose.reason() == ""

    play(steps)


def test_what_was_not_passed_on_and_who_stepped_in_stand_on_the_row_and_beside_the_result():
    row = a_request(
        1,
        state=State.DONE,
        ended_at=1_700_000_100.0,
        served_by="wavespeed",
        dropped=("seed (no such parameter)", "guidance", "style", "<b>x</b>"),
        serving=Serving("fal", strict=True),
    )
    line = second(row, Around(now=1_700_000_200.0))
    assert line.text.startswith("wavespeed stepped in · left out: seed, guidance and 2 more · Finished at")
    assert line.tone == "warn"
    told = {fact.name: fact for fact in facts_of(row, None)}
    assert told["Provider chosen"].value == "fal, as it is written"
    assert told["Served by"].value == "wavespeed, which stepped in"
    assert told["Left out"].value.splitlines() == ["seed (no such parameter)", "guidance", "style", "<b>x</b>"]
    assert told["Left out"].role == "warn"
    assert "Left out: seed (no such parameter)" in tooltip(row, Around(now=1_700_000_200.0))
    assert dict(facts(row))["Not passed on"] == "seed (no such parameter), guidance, style, <b>x</b>"
    plain = replace(row, served_by=None, dropped=(), serving=ANY)
    assert served(plain) == ""
    assert served_facts(plain) == []
    assert second(plain, Around(now=1_700_000_200.0)).tone == "dim"
    assert served(replace(plain, dropped=("x" * 200,))) == f"left out: {'x' * 23}…"
    assert in_words(ANY) == "the model’s own provider"


def test_a_low_window_squeezes_the_form_and_not_the_choice(play, compose, session):  # noqa: F811
    async def steps() -> None:
        await opened(compose)
        compose.notes.say("note", "Your own draft of this model was set aside.", acts=(("Back to my draft", str),))
        compose.resize(320, 560)
        compose.serving.fold.click()
        await settle()
        foot = compose.foot
        assert foot.height() >= foot.heightForWidth(foot.width())
        assert compose.height() == 560

    play(steps)
