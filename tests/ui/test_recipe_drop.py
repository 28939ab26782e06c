"""A recipe fills the form of its model: dropped, opened or pasted, whole or hostile, its files found again or asked for."""

from __future__ import annotations

import base64
import hashlib
import json
import time
from pathlib import Path
from typing import Any

import pytest
from fake_session import MODELS, FakeSession, a_request, picture_document
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication
from test_workplace import play, until  # noqa: F401 - a fixture
from viewer_things import output, picture

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.model import ModelDocument
from comfy_desk.domain.request import Handle, State
from comfy_desk.domain.serving import Serving
from comfy_desk.media.export import export
from comfy_desk.media.recipe import recipe
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.recipe_parts import Recipe, of_document, read_file, read_text

MODEL = MODELS[0].id
DATA = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 8
SHA = hashlib.sha256(DATA).hexdigest()
TEXT = base64.b64encode(DATA).decode()
NAMED = {"sha256": SHA, "size": len(DATA), "type": "image/png", "name": "harbour.png"}


def written(tmp_path: Path, body: Any, name: str = "boat.comfy.json", **more: Any) -> Path:
    path = tmp_path / name
    path.write_bytes(recipe(model=MODEL, body=body, **more))
    return path


def drop(window: MainWindow, *paths: Path) -> bool:
    """As the system brings it; whether the window would take it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPointF(5, 5).toPoint(), copy, data, left, none)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(5, 5), copy, data, left, none))
    return enter.isAccepted()


class OwnEnter(QDragEnterEvent):
    """Of a drag that began in this window."""

    def source(self) -> Any:
        return self


class OwnMove(QDragMoveEvent):
    def source(self) -> Any:
        return self


class OwnDrop(QDropEvent):
    def source(self) -> Any:
        return self


def drag_own(window: MainWindow, path: Path, *points: QPoint) -> list[bool]:
    """A result dragged within the window, and let go at the last point; whether it could be let go at each."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    rest = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    events = [
        OwnEnter(points[0], *rest),
        *(OwnMove(point, *rest) for point in points),
        OwnDrop(QPointF(points[-1]), *rest),
    ]
    for event in events:
        event.ignore()
        QApplication.sendEvent(window, event)
    return [event.isAccepted() for event in events]


@pytest.fixture
def session() -> FakeSession:
    made = FakeSession()
    document = picture_document()
    schema = document["paths"][f"/v2/models/{MODEL}/requests"]["post"]["requestBody"]["content"]["application/json"]
    schema["schema"]["properties"]["image"] = {
        "type": "string",
        "format": "byte",
        "description": "The picture to begin with, as a data URI (base64).",
    }
    made.documents[MODEL] = ModelDocument(MODEL, document | {"x-comfy-router-alt-providers": ["fal"]}, '"1"', 1.0)
    return made


EXACT = {"prompt": "a <b>red</b> door", "seed": 18446744073709551615, "guidance": 2.50}


def test_a_recipe_file_and_a_picture_that_carries_one_fill_the_form(
    play: Any,  # noqa: F811
    session: FakeSession,
    tmp_path: Path,
) -> None:
    path = written(tmp_path, EXACT, serving={"model_provider": "fal"}, document_etag='"1"')
    plain, carrying = tmp_path / "plain.png", tmp_path / "carrying.png"
    Image.new("RGB", (8, 8), "red").save(plain)
    export(plain, carrying, recipe(model=MODEL, body=EXACT | {"prompt": "from a picture"}))

    async def steps(window: MainWindow) -> None:
        assert drop(window, path)
        await until(lambda: window.compose.form.prompt() == "a <b>red</b> door")
        assert window.compose.form.body()["seed"] == 2**64 - 1
        assert window.compose.told().serving == Serving("fal")
        assert "boat.comfy.json" in window.compose.notes.words("recipe")
        assert drop(window, carrying, plain)
        await until(lambda: window.compose.form.prompt() == "from a picture")
        assert "Only the first of 2 files" in window.compose.notes.words("recipe")
        note = window.compose.notes.note("aside")
        assert note is not None
        note.buttons[0].click()  # back to what stood there
        assert window.compose.form.prompt() == "a <b>red</b> door"
        window.recipes.open_path(plain)  # by the menu
        await until(lambda: "There is no recipe in “plain.png”." in window.toast.text)
        window.compose.form.clear_errors()
        drop(window, plain)  # a picture that carries none is meant as an input
        await until(lambda: "image" in window.compose.form.body())
        assert not drop(window, tmp_path / "notes.txt")
        assert not session.submitted
        # A result dragged from the window itself: what slips anywhere else means nothing.
        window.compose.load(MODEL, {"prompt": "mine"})
        await until(lambda: window.compose.form.prompt() == "mine")
        compose = window.compose.mapTo(window, window.compose.rect().center())
        queue = window.queue.mapTo(window, window.queue.rect().center())
        assert drag_own(window, carrying, queue, compose, queue) == [True, False, True, False, False]
        assert drag_own(window, carrying, queue, compose)[-1]
        await until(lambda: window.compose.form.prompt() == "from a picture")

    play(session, steps)


def test_files_of_a_recipe_are_found_by_their_hash_or_asked_for(
    play: Any,  # noqa: F811
    session: FakeSession,
    tmp_path: Path,
) -> None:
    uri = f"data:image/png;base64,{TEXT}"
    path = tmp_path / "r.comfy.json"
    facts = {"comfy_desk_recipe": 1, "model": MODEL, "request_id": "req-1"}
    path.write_text(json.dumps(facts | {"body": {"prompt": "with a picture", "image": NAMED}}))
    saved = output(picture(tmp_path / "made.png"))
    made = Path(saved.path or "").read_bytes()

    async def steps(window: MainWindow) -> None:
        drop(window, path)  # nothing here has it
        await until(lambda: window.compose.form.prompt() == "with a picture")
        assert "image" not in window.compose.form.body()
        assert "Choose again: harbour.png (image/png, 2.1 kB)." in window.compose.notes.words("recipe")

        # Another request of the same model was sent with it.
        session.desk.put(a_request(1, body_size=len(uri) + 20))
        session.bodies["row-1"] = json.dumps({"prompt": "earlier", "image": uri}).encode()
        drop(window, path)
        await until(lambda: window.compose.form.body().get("image") == uri)
        assert "Choose again" not in window.compose.notes.words("recipe")

        # A work that was made here has just these bytes.
        row = a_request(2, model="poly/mesh-6", state=State.DONE, outputs=(saved_with_hash(saved, made),), body_size=2)
        session.desk.put(row)
        named = {"sha256": hashlib.sha256(made).hexdigest(), "size": len(made), "type": "image/png"}
        path.write_text(json.dumps(facts | {"body": {"prompt": "a work", "image": named}}))
        drop(window, path)
        await until(lambda: window.compose.form.prompt() == "a work")
        assert window.compose.form.body()["image"].endswith(base64.b64encode(made).decode())

    play(session, steps)


def saved_with_hash(one: Any, data: bytes) -> Any:
    from dataclasses import replace

    return replace(one, sha256=hashlib.sha256(data).hexdigest())


def test_its_own_request_gives_back_what_was_cut_short(play: Any, session: FakeSession, tmp_path: Path) -> None:  # noqa: F811
    body = {"prompt": "from a link", "link": "https://files.example/a.png?sig=secret", "more": "word " * 30_000}
    path = written(tmp_path, body, request_id="req-7")
    assert b"secret" not in path.read_bytes()
    handle = Handle("req-7", "https://r/s", "https://r/r", "https://r/c")

    async def steps(window: MainWindow) -> None:
        drop(window, path)
        await until(lambda: window.compose.form.prompt() == "from a link")
        assert set(window.compose.form.body()) == {"prompt"}
        said = window.compose.notes.words("recipe")
        assert "the link to https://files.example/a.png" in said
        assert "a long text" in said
        session.desk.put(a_request(1, handle=handle, body_size=200_000))
        session.bodies["row-1"] = json.dumps(body).encode()
        drop(window, path)
        await until(lambda: window.compose.form.body() == body)

    play(session, steps)


def test_pasting_and_opening_by_the_menu(play: Any, session: FakeSession, tmp_path: Path) -> None:  # noqa: F811
    text = recipe(model=MODEL, body=EXACT).decode()

    async def steps(window: MainWindow) -> None:
        QGuiApplication.clipboard().setText("just words")
        window.recipes.paste()
        await until(lambda: "no recipe on the clipboard" in window.toast.text)
        QGuiApplication.clipboard().setText(text)
        window.recipes.paste()
        await until(lambda: window.compose.form.prompt() == "a <b>red</b> door")
        entries = {action.text(): action for action in window.findChildren(type(window.compose.generate))}
        assert entries["&Open a recipe…"].isEnabled()
        assert entries["Paste a rec&ipe"].isEnabled()

    play(session, steps)


def deep(levels: int) -> Any:
    value: Any = "x"
    for _ in range(levels):
        value = [value]
    return value


HOSTILE = {
    "no object": b"[1, 2]",
    "no json": b"comfy_desk_recipe {",
    "no model": b'{"comfy_desk_recipe": 1, "body": {}}',
    "a model that is none": b'{"comfy_desk_recipe": 1, "model": "../../etc/passwd", "body": {}}',
    "a model with markup": b'{"comfy_desk_recipe": 1, "model": "<img src=x>/a", "body": {}}',
    "a body that is a list": b'{"comfy_desk_recipe": 1, "model": "a/b", "body": [1]}',
    "no body": b'{"comfy_desk_recipe": 1, "model": "a/b", "body": null, "body_note": "<b>too long</b>"}',
    "deep": b'{"comfy_desk_recipe": 1, "model": "a/b", "body": {"x": ' + b"[" * 90_000 + b"]" * 90_000 + b"}}",
    "rather deep": json.dumps({"comfy_desk_recipe": 1, "model": "a/b", "body": {"x": deep(80)}}).encode(),
    "many values": json.dumps({"comfy_desk_recipe": 1, "model": "a/b", "body": {"x": [0] * 60_000}}).encode(),
    "ten megabytes": b'{"comfy_desk_recipe": 1, "model": "a/b", "body": {"x": "' + b"A" * 10_000_000 + b'"}}',
    "a version that is a word": b'{"comfy_desk_recipe": "1", "model": "a/b", "body": {}}',
}


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_recipes_are_refused_with_a_sentence_in_no_time(tmp_path: Path, what: str) -> None:
    path = tmp_path / "x.comfy.json"
    path.write_bytes(HOSTILE[what])
    begun = time.thread_time()
    found = read_file(path)
    assert time.thread_time() - begun < 3
    assert isinstance(found, DeskError)
    assert 0 < len(found.sentence) < 400


def test_odd_values_are_passed_over_and_other_files_are_no_recipes(tmp_path: Path) -> None:
    odd = {
        "comfy_desk_recipe": 99,
        "model": "a/b",
        "body": {"x": {"sha256": "zz", "size": 1}, "y": {"sha256": SHA, "size": -1}, "z": {**NAMED, "name": 7}},
        "served": ["fal"],
        "document": "none",
        "request_id": 17,
        "body_note": ["no"],
    }
    found = of_document(odd)
    assert isinstance(found, Recipe)
    assert [one.pointer for one in found.wanted] == ["/z"]
    assert (found.serving, found.request_id, found.etag, found.note) == (Serving(), "", None, "")
    assert found.filled({}) == {"x": {"sha256": "zz", "size": 1}, "y": {"sha256": SHA, "size": -1}}
    assert found.filled({"/z": "again"})["z"] == "again"
    for folder in (tmp_path, tmp_path / "missing.png", Path("/dev/null")):
        assert isinstance(read_file(folder), DeskError)
    assert read_text("comfy_desk_recipe") is None
    assert read_text("x" * 9_000_000 + "comfy_desk_recipe") is None


def test_a_model_that_is_not_here_says_so_and_a_form_of_words_is_harmless(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        session.failing["model_document"] = DeskError("The Router does not know this model.")
        QGuiApplication.clipboard().setText(json.dumps({"comfy_desk_recipe": 1, "model": "no/such", "body": {"a": 1}}))
        window.recipes.paste()
        await until(lambda: window.compose.model == "no/such" and not window.compose.wait.waits)
        assert not window.compose.form.isVisible()
        session.failing.clear()
        body = {"prompt": ["<script>", {"a": None}], "seed": "<b>x</b>", "size": {"deep": deep(40)}}
        text = json.dumps({"comfy_desk_recipe": 1, "model": MODEL, "body": body})
        QGuiApplication.clipboard().setText(text)
        window.recipes.paste()
        await until(lambda: window.compose.model == MODEL and window.compose.filling.form is not None)
        assert window.compose.form.body() == body  # nothing fits, and nothing is lost
        assert window.compose.reason()

    play(session, steps)
