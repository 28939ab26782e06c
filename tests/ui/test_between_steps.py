"""What comes between two steps of Compose and its sheets: another model, a second file, a sheet that is closed too early."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from pathlib import Path
from typing import Any

import pytest
from fake_session import MODELS, FakeSession, a_request, picture_document
from PySide6.QtCore import QMimeData, QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QShortcut
from PySide6.QtWidgets import QApplication
from test_changing import called, edited
from test_use_as_input import session_with
from test_workplace import play, until  # noqa: F401 - a fixture
from viewer_things import picture

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.model import ModelDocument
from comfy_desk.domain.request import Hold
from comfy_desk.schema import Encoding, Medium
from comfy_desk.ui import recipe_drop
from comfy_desk.ui.dialogs.shortcuts import lines_of
from comfy_desk.ui.forms.json_edit import BodyText
from comfy_desk.ui.input_drop import InputDrop
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.recipe_drop import RecipeDrop
from comfy_desk.ui.recipe_parts import Recipe, Wanted
from comfy_desk.ui.use_as_input import _Wish
from comfy_desk.ui.views.compose import ComposeView
from comfy_desk.ui.views.compose_carry import ASIDE, OWN

MODEL, OTHER = MODELS[0].id, MODELS[1].id


async def shown(window: MainWindow, model: str, body: dict[str, Any] | None = None) -> ComposeView:
    compose = window.compose
    if body is not None:
        compose.load(model, body)
    else:
        compose.picker.chosen.emit(model)
    await until(lambda: compose.model == model and compose.filling.form is not None and not compose.wait.isVisible())
    return compose


def press(compose: ComposeView, about: str, words: str) -> None:
    note = compose.notes.note(about)
    assert note is not None
    next(button for button in note.buttons if button.text() == words).click()


@pytest.mark.parametrize("fails", [False, True])
def test_a_form_that_comes_after_another_model_was_chosen_changes_nothing(
    play: Any,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    fails: bool,
) -> None:
    session = FakeSession()
    usual, slow, answered = session.model_document, asyncio.Event(), asyncio.Event()

    async def document(model: str) -> ModelDocument:
        if model != MODEL:
            return await usual(model)
        await slow.wait()
        answered.set()
        if fails:
            raise DeskError("No line.")
        return await usual(model)

    async def steps(window: MainWindow) -> None:
        monkeypatch.setattr(session, "model_document", document)
        compose = window.compose
        compose.load(MODEL, {"prompt": "for the first"})
        await asyncio.sleep(0)
        await shown(window, OTHER, {"prompt": "for the other"})
        slow.set()
        await asyncio.wait_for(answered.wait(), 5)
        for _ in range(30):
            await asyncio.sleep(0)
        assert compose.form.body() == {"prompt": "for the other"}
        assert not compose.wait.isVisible()
        assert await session.remembered("compose.model") == OTHER

    play(session, steps)


def test_of_two_recipes_the_later_one_stays_however_long_the_first_one_takes(
    play: Any,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = FakeSession()
    session.desk.rows = {"row-1": a_request(1, body_size=9_000)}
    asked, slow, looked = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def body(_request_id: str) -> bytes:
        asked.set()
        await slow.wait()
        return b"{}"

    async def look_for(own: RecipeDrop, of: Any, recipe: Recipe) -> dict[str, str]:
        found = await usual(own, of, recipe)
        if recipe.wanted:
            looked.set()
        return found

    usual = RecipeDrop._look_for

    async def steps(window: MainWindow) -> None:
        monkeypatch.setattr(session, "body", body)
        monkeypatch.setattr(RecipeDrop, "_look_for", look_for)
        recipes = {"first": Recipe(MODEL, {"prompt": "first", "image": None}, (Wanted("/image", "ab" * 32, 100),))}
        recipes["second"] = Recipe(MODEL, {"prompt": "second"})
        monkeypatch.setattr("comfy_desk.ui.recipe_drop.read_file", lambda path: recipes[path.stem])
        folder = session.folder
        window.recipes.open_path(folder / "first.json")
        await asyncio.wait_for(asked.wait(), 5)
        window.recipes.open_path(folder / "second.json")
        await until(lambda: window.compose.form.prompt() == "second")
        slow.set()
        await asyncio.wait_for(looked.wait(), 5)
        for _ in range(20):
            await asyncio.sleep(0)
        assert window.compose.form.prompt() == "second"

    play(session, steps)


def test_a_form_without_words_can_be_had_back_when_something_takes_its_place(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    document = picture_document()
    schema = document["paths"][f"/v2/models/{MODEL}/requests"]["post"]["requestBody"]["content"]["application/json"]
    schema["schema"]["required"] = ["picture"]
    schema["schema"]["properties"] = {
        "picture": {"type": "string", "format": "uri", "description": "A link to the picture."},
        "scale": {"type": "integer", "minimum": 1, "maximum": 8, "default": 2},
    }
    session.documents[MODEL] = ModelDocument(MODEL, document, '"1"', 1_700_000_000.0)

    async def steps(window: MainWindow) -> None:
        mine = {"picture": "https://pictures.test/mine.png", "scale": 8}
        compose = await shown(window, MODEL)
        compose.form.set_body(mine)
        await shown(window, MODEL, {"picture": "https://pictures.test/other.png", "scale": 4})
        assert compose.form.body()["scale"] == 4
        press(compose, ASIDE, "Back to my draft")
        assert compose.form.body() == mine
        compose.form.set_form(compose.filling.form)  # nothing is written: there is nothing to come back to
        await compose.filling.keeper.now()
        await shown(window, MODEL, {"picture": "https://pictures.test/third.png", "scale": 4})
        assert compose.notes.words(ASIDE) == ""

    play(session, steps)


def test_taking_back_a_preset_brings_back_json_that_is_no_body_yet(play: Any) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        compose = await shown(window, MODEL, {"prompt": "a boat"})
        line = await session.presets.save(MODEL, "mine", b'{"prompt": "a preset"}')
        compose.form.set_json(True)
        text = compose.form.findChild(BodyText)
        assert text is not None
        half = '{"prompt": "half a sente'
        text.text_edit.setPlainText(half)
        await compose.presets._apply(line.id)
        assert compose.form.body() == {"prompt": "a preset"}
        press(compose, "preset", "Undo")
        assert text.text_edit.toPlainText() == half

    play(session, steps)


def test_what_was_to_go_into_another_model_is_forgotten_when_a_third_one_is_chosen(play: Any, tmp_path: Path) -> None:  # noqa: F811
    session = session_with({"prompt": {"type": "string"}})
    usual, slow = session.model_document, asyncio.Event()

    async def document(model: str) -> ModelDocument:
        if model == OTHER:
            await slow.wait()
        return await usual(model)

    async def steps(window: MainWindow) -> None:
        compose = await shown(window, MODEL, {"prompt": "a boat"})
        session.model_document = document  # type: ignore[method-assign]
        made = picture(tmp_path / "a.png")
        using = window._there().using
        using._open(OTHER, _Wish(made, Medium.IMAGE))
        await shown(window, MODELS[2].id, {"prompt": "something else"})
        slow.set()
        await shown(window, OTHER, {"prompt": "on its own"})
        await asyncio.sleep(0.05)
        assert "input_image" not in compose.form.body()
        assert "goes into" not in window.toast.text

    play(session, steps)


def test_what_is_dragged_out_of_the_window_is_neither_recipe_nor_input(play: Any, tmp_path: Path) -> None:  # noqa: F811
    class FromHere(QDropEvent):
        def source(self) -> QObject:
            return QApplication.instance()  # type: ignore[return-value]

    async def steps(window: MainWindow) -> None:
        await shown(window, MODEL, {"prompt": "a boat"})
        copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        for name, takes in (("a.mp4", window.findChild(InputDrop)), ("a.json", window.recipes)):
            data = QMimeData()
            data.setUrls([QUrl.fromLocalFile(str(tmp_path / name))])
            assert takes is not None
            assert takes.eventFilter(window, QDragEnterEvent(QPoint(5, 5), copy, data, left, none))
            slipped = FromHere(QPointF(5, 5), copy, data, left, none)
            slipped.accept()
            takes.eventFilter(window, slipped)
            assert not slipped.isAccepted()
        assert window.compose.form.body() == {"prompt": "a boat"}

    play(FakeSession(), steps)


def test_a_file_that_is_another_one_by_now_is_not_taken_for_the_one_a_recipe_names(tmp_path: Path) -> None:
    path = picture(tmp_path / "a.png")
    sha256 = hashlib.sha256(path.read_bytes()).hexdigest()
    assert recipe_drop._read(path, Encoding.BASE64, sha256) == base64.b64encode(path.read_bytes()).decode()
    picture(tmp_path / "a.png", (9, 9))
    assert recipe_drop._read(path, Encoding.BASE64, sha256) == ""
    assert recipe_drop._read(tmp_path / "gone.png", Encoding.BASE64, sha256) == ""


def test_another_model_while_a_change_is_written_down_does_not_send_the_request_as_it_was(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {row.id: row for row in (a_request(1), a_request(2))}

    async def steps(window: MainWindow) -> None:
        await edited(window, session, "row-1")
        await until(lambda: window.compose.changing.request is not None and not window.compose.reason())
        session.gate.clear()
        window.compose.generate.trigger()
        await until(lambda: called(session, "correct") == ["row-1"])
        await shown(window, OTHER)
        await asyncio.sleep(0.05)
        assert not called(session, "put_back_in_line")  # it would go as it was
        session.gate.set()
        await until(lambda: called(session, "put_back_in_line") == [("row-1",)])
        assert session.calls.index(("correct", "row-1")) < session.calls.index(("put_back_in_line", ("row-1",)))

    play(session, steps)


def test_a_change_that_cannot_be_written_down_stays_in_the_form(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {"row-1": a_request(1)}

    async def steps(window: MainWindow) -> None:
        await edited(window, session, "row-1")
        await until(lambda: window.compose.changing.request is not None and not window.compose.reason())
        session.failing["correct"] = DeskError("The disk is full.")
        window.compose.generate.trigger()
        await until(lambda: "The disk is full." in window.toast.text)
        assert window.compose.changing.request is not None
        del session.failing["correct"]
        window.compose.posting.guard._last = None
        window.compose.generate.trigger()
        await until(lambda: called(session, "put_back_in_line") == [("row-1",)])
        assert session.desk.rows["row-1"].hold is not Hold.PAUSED

    play(session, steps)


def test_what_was_written_after_a_preset_or_another_model_is_not_lost_by_undo(play: Any) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        compose = await shown(window, MODEL, {"prompt": "a boat"})
        line = await session.presets.save(MODEL, "mine", b'{"prompt": "a preset", "guidance": 4}')
        await compose.presets._apply(line.id)
        later = {"prompt": "a preset, and an hour of work", "guidance": 4}
        compose.form.set_body(later)
        press(compose, "preset", "Undo")
        assert compose.form.body() == {"prompt": "a boat"}
        press(compose, "preset", "Back to it")
        assert compose.form.body() == later
        assert compose.notes.words("preset") == ""  # and nothing was written since
        compose.open_in(OTHER)
        await until(lambda: compose.model == OTHER and compose.filling.form is not None)
        brought = compose.form.body()
        assert brought["prompt"] == later["prompt"]
        compose.form.set_body({**brought, "prompt": "written there"})
        press(compose, OWN, "Undo")
        press(compose, OWN, "Back to it")
        assert compose.form.body()["prompt"] == "written there"

    play(session, steps)


def test_several_presets_that_were_deleted_come_back_together(play: Any) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        compose = await shown(window, MODEL, {"prompt": "a boat"})
        lines = [await session.presets.save(MODEL, name, b'{"prompt": "x"}') for name in ("one", "two", "three")]
        for line in lines[:2]:
            await compose.presets._delete(line.id)
        assert compose.notes.words("preset") == "2 presets were deleted."
        press(compose, "preset", "Undo")
        await until(lambda: compose.notes.words("preset") == "2 presets are back as they were.")
        assert {line.name for line in await session.presets.of(MODEL)} == {"one", "two", "three"}
        await compose.presets._delete(lines[2].id)
        assert compose.notes.words("preset") == "“three” was deleted."
        press(compose, "preset", "Undo")
        await until(lambda: compose.notes.words("preset") == "“three” is back as it was.")

    play(session, steps)


def test_the_menu_names_the_key_of_generate_where_it_counts(play: Any) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        await shown(window, MODEL, {"prompt": "a boat"})
        window.activateWindow()
        menu = window.menus.queue_menu
        for part, keys in ((window.queue._search, [True, True]), (window.compose.model_button, [False, False])):
            part.setFocus()
            await until(part.hasFocus)
            menu.aboutToShow.emit()
            first = menu.actions()[:2]
            assert [action.objectName() for action in first] == ["compose.generate", "compose.many"]
            assert [action.shortcut().isEmpty() for action in first] == keys
            assert all(action.isEnabled() for action in first)

    play(FakeSession(), steps)


def test_no_key_of_the_window_means_two_things_and_no_letter_of_a_menu_two_entries(play: Any) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        await shown(window, MODEL, {"prompt": "a boat"})
        keys: dict[str, set[str]] = {}
        for action in window.findChildren(QAction):
            if action.shortcutContext() is not Qt.ShortcutContext.WidgetShortcut:  # those are shown in menus alone
                for key in action.shortcuts():
                    keys.setdefault(key.toString(), set()).add(action.text())
        for shortcut in window.findChildren(QShortcut):
            if shortcut.context() is not Qt.ShortcutContext.WidgetShortcut:
                for key in shortcut.keys():  # noqa: SIM118 - it is no dict
                    keys.setdefault(key.toString(), set()).add(type(shortcut.parent()).__name__)
        assert {"Ctrl+Return", "Ctrl+Shift+Return", "Ctrl+D", "Ctrl+L", "Ctrl+M"} <= keys.keys()
        assert {key: what for key, what in keys.items() if len(what) > 1} == {}
        lines = [line for area in lines_of(window.commands.registry.commands()).values() for line in area]
        told = {one.strip() for _words, shown in lines for one in shown.split(", ")}
        assert {key for key in keys if not key.endswith("Enter")} <= {*told, "Ctrl+,"}  # F1 names every one of them
        menus = [window.menuBar(), *(action.menu() for action in window.menuBar().actions())]
        for menu in menus:
            letters = [letter_of(action.text()) for action in menu.actions() if not action.isSeparator()]
            given = [letter for letter in letters if letter]
            assert sorted(set(given)) == sorted(given), [action.text() for action in menu.actions()]

    play(FakeSession(), steps)


def letter_of(words: str) -> str:
    _before, mark, after = words.partition("&")
    return after[:1].lower() if mark else ""
