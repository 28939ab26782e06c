"""Use as input: a result goes into the field that takes it, asks where several do, and finds other models."""

from __future__ import annotations

import asyncio
import base64
import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fake_session import MODELS, FakeSession, a_request
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot
from queue_rows import NOW
from test_first_start import works
from viewer_things import output, picture

from comfy_desk.domain.model import ModelDocument
from comfy_desk.domain.output import Kind, Output, Reach
from comfy_desk.domain.request import State
from comfy_desk.schema import Medium, describe
from comfy_desk.ui.forms.media_edit import MediaEdit
from comfy_desk.ui.forms.media_places import NoPlace, places_for, reach
from comfy_desk.ui.forms.view import FormView
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.output_actions import output_actions
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.workplace import Workplace

IMAGE = {"type": "string", "format": "byte", "description": "An image"}
SOUND = {"type": "string", "format": "byte", "description": "The audio"}
LINK = {"type": "string", "format": "uri"}
FOLDER = Path(__file__).resolve().parents[3] / "shared" / "contract" / "schemas"
needs_documents = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="the real per-model documents (../shared/contract/schemas) are not here"
)


def document(properties: dict[str, Any]) -> dict[str, Any]:
    schema = {"type": "object", "properties": properties}
    return {"paths": {"/p": {"post": {"requestBody": {"content": {"application/json": {"schema": schema}}}}}}}


def form_view(qtbot: QtBot, told: dict[str, Any], body: dict[str, Any] | None = None) -> FormView:
    view = FormView()
    qtbot.addWidget(view)
    view.set_form(describe(told), body)
    view.resize(400, 600)
    view.show()
    return view


def put(qtbot: QtBot, view: FormView, path: Path, medium: Medium, number: int = 0) -> str:
    assert view.form is not None
    places = [place for place in places_for(view.form, medium) if place.takes_file]
    edit = reach(view, places[number])
    edit.take_path(path)
    qtbot.waitUntil(lambda: not edit.reading, timeout=10_000)
    return places[number].label


def real(name: str) -> dict[str, Any]:
    told = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert isinstance(told, dict)
    return told


@needs_documents
def test_a_picture_reaches_fields_of_every_depth(qtbot: QtBot, tmp_path: Path) -> None:
    path = picture(tmp_path / "a.png")
    coded = base64.b64encode(path.read_bytes()).decode()
    uri = f"data:image/png;base64,{coded}"
    for name, body, wanted in (
        ("bfl__flux-kontext-pro", {}, {"input_image": coded}),
        ("byteplus__seedream-5-0-260128", {}, {"image": [uri]}),
        ("byteplus__seedream-5-0-260128", {"image": [uri]}, {"image": [uri, uri]}),
        ("kling__kling-image-o1", {}, {"image_list": [{"image": coded}]}),
        ("kling__kling-image-o1", {"image_list": [{"image": coded}]}, {"image_list": [{"image": coded}] * 2}),
        ("ideogram__ideogram-v3", {}, {"character_reference_images": [coded]}),
        ("runway__gen4_turbo", {}, {"promptImage": uri}),
        ("wan__wan2.7-t2v", {}, {"input": {"img_url": coded}}),
    ):
        view = form_view(qtbot, real(name), body)
        put(qtbot, view, path, Medium.IMAGE)
        got = view.body()
        assert {key: got.get(key) for key in wanted} == wanted, name
        view.close()


@needs_documents
def test_a_list_of_pieces_gets_one_of_its_own_and_its_type(qtbot: QtBot, tmp_path: Path) -> None:
    path = picture(tmp_path / "a.png")
    coded = base64.b64encode(path.read_bytes()).decode()
    text = {"type": "text", "text": "a boat"}
    view = form_view(qtbot, real("byteplus__dreamina-seedance-2-0-260128"), {"content": [text]})
    put(qtbot, view, path, Medium.IMAGE)
    image = {"type": "image_url", "image_url": {"url": f"data:image/png;base64,{coded}"}}
    assert view.body()["content"] == [text, image]
    said = {"contents": [{"role": "user", "parts": [{"text": "a boat"}]}]}
    view = form_view(qtbot, real("vertexai__gemini-3.1-flash-image"), said)
    put(qtbot, view, path, Medium.IMAGE)
    data = {"inlineData": {"data": coded, "mimeType": "image/png"}}
    assert [part for content in view.body()["contents"] for part in content["parts"]] == [{"text": "a boat"}, data]
    view = form_view(qtbot, real("veo__veo-3.1-generate-001"), {"instances": [{"prompt": "a boat"}]})
    put(qtbot, view, path, Medium.IMAGE)
    beside = {"prompt": "a boat", "image": {"bytesBase64Encoded": coded, "mimeType": "image/png"}}
    assert view.body()["instances"] == [beside]


def test_the_places_of_a_form_by_medium_and_by_name() -> None:
    told = describe(
        document(
            {
                "input_image": IMAGE,
                "start": {"type": "object", "properties": {"url": {"type": "string", "description": "Image data URI"}}},
                "voice_audio": SOUND,
                "attachment": {"type": "string", "format": "binary"},
                "video_url": LINK,
            }
        )
    )
    names = [(place.label, place.takes_file) for place in places_for(told, Medium.IMAGE)]
    assert names == [("Input image", True), ("Start", True), ("Attachment", True)]
    assert [place.label for place in places_for(told, Medium.AUDIO)] == ["Voice audio", "Attachment"]
    assert [(place.label, place.takes_file) for place in places_for(told, Medium.VIDEO)][-1] == ("Video", False)


@pytest.fixture
def play(run_async: Any, qtbot: QtBot) -> Any:
    def scene(session: FakeSession, steps: Callable[[MainWindow], Any]) -> None:
        async def main() -> None:
            window = MainWindow(lambda: None, works, now=lambda: NOW)
            window.resize(1400, 900)
            window.show()
            window.attach(session)
            await window.start()
            try:
                await steps(window)
            finally:
                await window.put_away()
                window.finish()
                window.deleteLater()
                await stop_spawned()
                await asyncio.sleep(0)

        run_async(main(), timeout=30)

    return scene


async def until(met: Callable[[], Any], patience: float = 10.0) -> None:
    end = time.monotonic() + patience
    while not met():
        assert time.monotonic() < end, "it did not come"
        await asyncio.sleep(0.01)


def session_with(properties: dict[str, Any], *outputs: Output) -> FakeSession:
    inputs = {"atelier/quartet": ("text", "image"), "lumen/film-1": ("text", "video", "image")}
    session = FakeSession(tuple(replace(entry, inputs=inputs.get(entry.id, ("text",))) for entry in MODELS))
    row = a_request(1, state=State.DONE, outputs=outputs)
    session.desk.rows = {row.id: row}
    other = {"prompt": {"type": "string"}, "input_image": IMAGE}
    for model, fields in (("atelier/watercolour-2", properties), ("atelier/quartet", other)):
        session.documents[model] = ModelDocument(model, document(fields), '"1"', 1_700_000_000.0)
    return session


def place_of(window: MainWindow) -> Workplace:
    (found,) = window.findChildren(Workplace)
    return found


async def opened(window: MainWindow, session: FakeSession) -> None:
    window.compose.load("atelier/watercolour-2", {})
    await until(lambda: window.compose.filling.form is not None and place_of(window).using._entries)


@pytest.fixture
def menus(monkeypatch: pytest.MonkeyPatch) -> list[QMenu]:
    """Menus that were to pop up: the off-screen platform has no keyboard that one could hold."""
    shown: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: shown.append(menu))
    return shown


def test_one_field_gets_it_straight_and_several_are_asked_about(play: Any, menus: list[QMenu], tmp_path: Path) -> None:
    made = output(picture(tmp_path / "a.png"))
    coded = base64.b64encode((tmp_path / "a.png").read_bytes()).decode()

    async def straight(window: MainWindow) -> None:
        await opened(window, session)
        window.queue.select("row-1")
        await until(lambda: window.viewer.current() is not None)
        window.viewer.use_as_input()
        await until(lambda: window.compose.form.body() == {"input_image": coded})
        assert "goes into “Input image”" in window.toast.text
        window.viewer.use_as_input()
        assert "replaces what was in “Input image”" in window.toast.text

    session = session_with({"prompt": {"type": "string"}, "input_image": IMAGE}, made)
    play(session, straight)

    async def asked(window: MainWindow) -> None:
        await opened(window, session)
        place_of(window).verbs.act("row-1", "use_input")
        menu = menus.pop()
        entries = {action.text(): action for action in menu.actions() if action.text()}
        assert list(entries)[:3] == ["Use as:", "First image", "Last image"]
        assert not entries["Use as:"].isSeparator(), "the words of a section are not drawn"
        assert "In another model" in entries
        entries["Last image"].trigger()
        await until(lambda: window.compose.form.body() == {"last_image": coded})

    session = session_with({"first_image": IMAGE, "last_image": IMAGE, "voice_audio": SOUND}, made)
    play(session, asked)


def test_a_model_that_takes_none_says_so_and_another_one_is_opened_with_it(
    play: Any, menus: list[QMenu], tmp_path: Path
) -> None:
    made = output(picture(tmp_path / "a.png"))
    coded = base64.b64encode((tmp_path / "a.png").read_bytes()).decode()

    async def steps(window: MainWindow) -> None:
        await opened(window, session)
        place_of(window).verbs.act("row-1", "use_input")
        assert "takes a picture only as a link" in window.toast.text
        using = place_of(window).using
        assert [entry.id for entry in using.models_for(Medium.IMAGE)] == ["atelier/quartet", "lumen/film-1"]
        window.toast.findChild(QPushButton).click()
        menu = menus.pop()
        next(action for action in menu.actions() if action.text() == "atelier/quartet").trigger()
        await until(lambda: window.compose.model == "atelier/quartet" and window.compose.form.body().get("input_image"))
        assert window.compose.form.body()["input_image"] == coded

    session = session_with({"prompt": {"type": "string"}, "image_url": LINK}, made)
    play(session, steps)


def test_what_is_not_here_is_fetched_first_or_said_why_not(play: Any, tmp_path: Path) -> None:
    away = replace(output(picture(tmp_path / "a.png")), path=None, reach=Reach.FETCHABLE)
    lost = replace(away, index=1, reach=Reach.OUT_OF_REACH, problem="It lies in the provider's own storage.")
    coded = base64.b64encode((tmp_path / "a.png").read_bytes()).decode()

    async def steps(window: MainWindow) -> None:
        await opened(window, session)
        row = replace(session.desk.rows["row-1"], raw_path="answer")
        using = place_of(window).using
        using.use(row, 1)
        assert "provider's own storage" in window.toast.text
        using.use(row, 0)
        await until(lambda: window.compose.form.body() == {"input_image": coded})

    async def fetched(_request: str, _index: int) -> Output:
        return output(tmp_path / "a.png")

    session = session_with({"input_image": IMAGE}, away, lost)
    session.fetch_output = fetched  # type: ignore[method-assign]
    play(session, steps)


def test_a_film_dropped_anywhere_goes_to_the_field_for_films(play: Any, tmp_path: Path) -> None:
    film, other = tmp_path / "a.mp4", tmp_path / "b.mp4"
    for path in (film, other):
        path.write_bytes(b"\0\0\0\x18ftypisom\0\0\0\0isommp42" + bytes(200))
    coded = base64.b64encode(film.read_bytes()).decode()

    def drop(window: MainWindow, *paths: Path) -> bool:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        taken = []
        for kind in (QDragEnterEvent, QDropEvent):
            at: Any = QPoint(20, 20) if kind is QDragEnterEvent else QPointF(20, 20)
            event = kind(at, Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
            event.ignore()
            QApplication.sendEvent(window, event)
            taken.append(event.isAccepted())
        return all(taken)

    async def steps(window: MainWindow) -> None:
        await opened(window, session)
        assert drop(window, film, other)
        await until(lambda: window.compose.form.body() == {"start_video": coded})
        assert "Only the first of 2 files" in window.toast.text
        assert not drop(window, tmp_path / "table.xyz")

    session = session_with({"input_image": IMAGE, "start_video": {"type": "string", "format": "byte"}})
    play(session, steps)


def test_the_menu_of_an_output_offers_it_where_there_is_a_file(tmp_path: Path) -> None:
    here = output(picture(tmp_path / "a.png"))
    words = replace(here, index=1, path=None, kind=Kind.TEXT, text="a poem")
    row = a_request(1, state=State.DONE, outputs=(here, words))
    offered = [
        [entry.verb for group in output_actions(row, one) for entry in group if entry.enabled] for one in row.outputs
    ]
    assert "use_input" in offered[0]
    assert "use_input" not in offered[1]


def test_a_place_that_cannot_be_reached_says_why(qtbot: QtBot, tmp_path: Path) -> None:
    view = form_view(qtbot, document({"input_image": IMAGE}))
    view.set_json(True)
    assert view.form is not None
    (place,) = places_for(view.form, Medium.IMAGE)
    assert isinstance(reach(view, place), MediaEdit)  # the form comes back for it
    assert not view.is_json()
    full = form_view(qtbot, document({"images": {"type": "array", "items": IMAGE, "maxItems": 1}}))
    put(qtbot, full, picture(tmp_path / "a.png"), Medium.IMAGE)
    assert full.form is not None
    with pytest.raises(NoPlace, match="takes no more"):
        reach(full, places_for(full.form, Medium.IMAGE)[0])
    odd = form_view(qtbot, document({"frame": {"type": "object", "properties": {"image": IMAGE}}}), {"frame": 7})
    assert odd.form is not None
    with pytest.raises(NoPlace, match="JSON"):
        reach(odd, places_for(odd.form, Medium.IMAGE)[0])
