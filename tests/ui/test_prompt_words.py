"""A prompt's earlier words: the list of what was sent, walking through it by keys, and snippets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from fake_session import FakePrompts
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QImage, QPainter, QTextCursor, QTextOption
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.prompts import SentPrompt, Snippet
from comfy_desk.schema import ABSENT, describe
from comfy_desk.ui import theme
from comfy_desk.ui.forms.growing_text import MAX_TEXT, GrowingText
from comfy_desk.ui.forms.history_popup import HistoryPopup
from comfy_desk.ui.forms.prompt_words import PromptWords
from comfy_desk.ui.forms.snippet_popup import SnippetPopup
from comfy_desk.ui.forms.text_edit import PromptEdit
from comfy_desk.ui.forms.view import FormView
from comfy_desk.ui.forms.word_list import Entry, WordList
from comfy_desk.ui.forms.words_popup import WordsPopup
from comfy_desk.ui.spawn import stop_spawned

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # popups without a screen

SCHEMA = {
    "type": "object",
    "properties": {"prompt": {"type": "string", "maxLength": 40}, "negative_prompt": {"type": "string"}},
    "required": ["prompt"],
}
DOCUMENT = {"paths": {"/p": {"post": {"requestBody": {"content": {"application/json": {"schema": SCHEMA}}}}}}}
ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


class Desk:
    """A form with earlier words, over prompts in memory."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.errors: list[DeskError] = []
        self.prompts = FakePrompts()
        self.prompts.sent = [SentPrompt(f"prompt {n}", "m/two" if n == 3 else "m/one", 9.0 - n) for n in (1, 2, 3)]
        self.view = FormView()
        qtbot.addWidget(self.view)
        self.words = PromptWords(self.prompts, self.errors.append, self.view, lambda: "m/two")
        self.view.set_form(describe(DOCUMENT))
        self.view.resize(420, 600)
        self.view.show()
        self.view.focus_pointer("/negative_prompt")
        edits = {edit.field.name: edit for edit in self.view.findChildren(PromptEdit)}
        self.prompt, self.negative = edits["prompt"], edits["negative_prompt"]
        self.text = self.prompt.findChild(GrowingText)

    async def begin(self) -> None:
        self.text.entered.emit()
        await settle()

    async def history(self) -> HistoryPopup:
        self.qtbot.keyClick(self.text, Qt.Key.Key_H, CTRL)
        await settle()
        return self.prompt.findChildren(HistoryPopup)[-1]

    async def snippets(self, edit: PromptEdit | None = None) -> SnippetPopup:
        edit = edit or self.prompt
        self.qtbot.keyClick(edit.focus_target(), Qt.Key.Key_J, CTRL)
        await settle()
        return edit.findChildren(SnippetPopup)[-1]


Scene = Callable[[Desk], Awaitable[Any]]


@pytest.fixture
def play(qtbot: QtBot, run_async: Callable[..., Any]) -> Callable[[Scene], Desk]:
    def scene(steps: Scene) -> Desk:
        desk = Desk(qtbot)

        async def main() -> None:
            try:
                await desk.begin()
                await steps(desk)
            finally:
                for popup in desk.view.findChildren(WordsPopup):
                    popup.close()
                await stop_spawned()

        run_async(main())
        return desk

    return scene


async def settle() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


def shown(popup: WordsPopup) -> list[str]:
    return [entry.text for entry in popup.list.rows.entries]


def test_the_list_is_searched_filtered_and_used_and_undo_brings_back_what_stood_there(play: Any) -> None:
    async def steps(desk: Desk) -> None:
        desk.qtbot.keyClicks(desk.text, "mine")
        popup = await desk.history()
        assert shown(popup) == ["prompt 1", "prompt 2", "prompt 3"]
        desk.qtbot.keyClicks(popup.search, "2 PROM")
        await settle()
        assert shown(popup) == ["prompt 2"]
        popup.search.setText("nothing like it")
        await settle()
        assert popup.empty.text() == "No prompt has all of these words."
        popup.search.clear()
        popup.one_model.click()
        await settle()
        assert shown(popup) == ["prompt 3"]
        popup.one_model.click()
        await settle()
        desk.qtbot.keyClick(popup.search, Qt.Key.Key_Down)
        desk.qtbot.keyClick(popup.search, Qt.Key.Key_Return)
        assert desk.prompt.value() == "prompt 2"
        desk.text.undo()
        assert desk.prompt.value() == "mine"

    play(steps)


def test_prompts_are_taken_out_one_by_one_and_all_and_put_back(play: Any) -> None:
    async def steps(desk: Desk) -> None:
        popup = await desk.history()
        index = popup.list.rows.index(1, 0)
        desk.qtbot.mouseClick(popup.list.viewport(), Qt.MouseButton.LeftButton, pos=popup.list.cross(index).center())
        await settle()
        assert (shown(popup), popup.told.text()) == (["prompt 1", "prompt 3"], "1 prompt removed.")
        popup.undo.click()
        await settle()
        assert len(shown(popup)) == 3
        assert not popup.undo.isVisible()
        popup.clear.click()
        await settle()
        assert (shown(popup), popup.told.text()) == ([], "3 prompts removed.")
        popup.close()
        popup = await desk.history()  # it can still be undone from the next list
        popup.undo.click()
        await settle()
        assert len(shown(popup)) == 3
        popup.list.setFocus()
        desk.qtbot.keyClick(popup.list, Qt.Key.Key_Delete)
        await settle()
        assert len(shown(popup)) == 2
        desk.prompts.failing = DeskError("The disk is full.")
        popup.undo.click()
        await settle()
        assert [error.sentence for error in desk.errors] == ["The disk is full."]
        assert popup.undo.isVisible()

    play(steps)


def test_keys_walk_through_what_was_sent_and_back_to_what_was_being_written(play: Any) -> None:
    async def steps(desk: Desk) -> None:
        desk.qtbot.keyClicks(desk.text, "draft")
        seen = []
        for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
            desk.qtbot.keyClick(desk.text, key, ALT)
            seen.append(desk.prompt.value())
        assert seen == ["prompt 1", "prompt 2", "prompt 1", "draft", "draft", "prompt 1"]
        desk.qtbot.keyClicks(desk.text, "!")  # from here on it is a text of one's own
        desk.qtbot.keyClick(desk.text, Qt.Key.Key_Up, ALT)
        assert desk.prompt.value() == "prompt 1"
        desk.qtbot.keyClick(desk.text, Qt.Key.Key_Down, ALT)
        assert desk.prompt.value() == "prompt 1!"
        await desk.prompts.note([("m/one", "the newest")])
        await settle()
        desk.qtbot.keyClicks(desk.text, "?")
        desk.qtbot.keyClick(desk.text, Qt.Key.Key_Up, ALT)
        assert desk.prompt.value() == "the newest"

    play(steps)


def test_a_snippet_is_saved_from_a_selection_and_inserted_into_the_negative_prompt(play: Any) -> None:
    async def steps(desk: Desk) -> None:
        desk.qtbot.keyClicks(desk.text, "a boat, soft light")
        cursor = desk.text.textCursor()
        cursor.setPosition(8)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        desk.text.setTextCursor(cursor)
        popup = await desk.snippets()
        assert popup.empty.text() == "Pieces of text you use often go here."
        popup.add.click()
        assert (popup.name.text(), popup.text.toPlainText()) == ("soft light", "soft light")
        popup.name.clear()
        assert not popup.save.isEnabled()
        desk.qtbot.keyClicks(popup.name, "Light")
        desk.qtbot.keyClick(popup.name, Qt.Key.Key_Return)
        await settle()
        assert desk.prompts.kept == (Snippet("Light", "soft light"),)
        popup.close()
        await settle()
        desk.qtbot.keyClicks(desk.negative.focus_target(), "no ")
        popup = await desk.snippets(desk.negative)
        desk.qtbot.keyClick(popup.search, Qt.Key.Key_Return)
        assert desk.negative.value() == "no soft light"
        desk.negative.findChild(GrowingText).undo()
        assert desk.negative.value() == "no "

    play(steps)


def test_snippets_are_changed_moved_removed_and_found(play: Any) -> None:
    async def steps(desk: Desk) -> None:
        desk.prompts.kept = (Snippet("A", "one"), Snippet("B", "two"), Snippet("C", "three"))
        popup = await desk.snippets()
        await desk.prompts.keep_snippets(lambda kept: kept)
        await settle()
        assert shown(popup) == ["one", "two", "three"]
        desk.qtbot.keyClick(popup, Qt.Key.Key_Down, ALT)
        await settle()
        assert shown(popup) == ["two", "one", "three"]
        assert popup.list.row() == 1
        popup.up.click()
        await settle()
        assert (shown(popup), popup.up.isEnabled()) == (["one", "two", "three"], False)
        popup.remove(1)
        await settle()
        assert shown(popup) == ["one", "three"]
        popup.undo.click()
        await settle()
        assert shown(popup) == ["one", "two", "three"]
        popup.search.setText("thr c")
        assert (shown(popup), popup.down.isEnabled()) == (["three"], False)
        desk.qtbot.keyClick(popup, Qt.Key.Key_F2)
        popup.text.setPlainText("drei")
        popup.save.click()
        await settle()
        assert [one.text for one in desk.prompts.kept] == ["one", "two", "drei"]
        desk.prompts.failing = DeskError("There are 500 snippets already.", "Delete one first.")
        popup.search.clear()
        popup.edit.click()
        popup.save.click()
        await settle()
        assert popup.wrong.text() == "There are 500 snippets already. Delete one first."
        assert popup.pages.currentIndex() == 1

    play(steps)


def test_a_snippet_that_is_being_written_outlives_a_click_beside_it(play: Any) -> None:
    async def steps(desk: Desk) -> None:
        desk.qtbot.keyClicks(desk.text, "a boat")
        popup = await desk.snippets()
        popup.add.click()
        popup.close()
        await settle()
        popup = await desk.snippets()  # nothing was changed: nothing to go on with
        assert popup.pages.currentIndex() == 0
        popup.add.click()
        popup.name.setText("Boats")
        popup.text.setPlainText("a boat and another")
        popup.close()
        await settle()
        popup = await desk.snippets()
        assert (popup.name.text(), popup.text.toPlainText()) == ("Boats", "a boat and another")
        desk.qtbot.keyClick(popup.name, Qt.Key.Key_Return)
        await settle()
        assert desk.prompts.kept == (Snippet("Boats", "a boat and another"),)
        popup.close()
        await settle()
        popup = await desk.snippets()
        assert popup.pages.currentIndex() == 0
        popup.edit.click()
        popup.name.setText("Ships")
        desk.qtbot.keyClick(popup.name, Qt.Key.Key_Escape)  # not wanted
        popup.close()
        assert desk.words.unsaved is None

    play(steps)


def test_the_count_tells_where_a_limit_is_known_and_when_it_is_passed(play: Any) -> None:
    async def steps(desk: Desk) -> None:
        count = desk.prompt.findChildren(type(desk.prompt._count))[0]
        assert count.text() == "0 of 40 characters"
        desk.prompt.write("x" * 41)
        assert (count.text(), count.property("role")) == ("41 of 40 characters", "error")
        desk.prompt.set_value("🙂")
        assert (count.text(), count.property("role")) == ("1 of 40 characters", "hint")
        assert desk.negative._count.text() == ""

    play(steps)


# --- the field alone -------------------------------------------------------------------------------------------------


def mime(text: str = "", html: str = "", file: str = "") -> QMimeData:
    made = QMimeData()
    if text:
        made.setText(text)
    if html:
        made.setHtml(html)
    if file:
        made.setUrls([QUrl.fromLocalFile(file)])
    return made


def alone(qtbot: QtBot) -> PromptEdit:
    view = FormView()
    qtbot.addWidget(view)
    view.set_form(describe(DOCUMENT))
    view.resize(360, 600)
    view.show()
    return next(edit for edit in view.findChildren(PromptEdit) if edit.field.bears_prompt)


def test_pasted_text_is_plain_and_kept_to_the_letter(qtbot: QtBot) -> None:
    edit = alone(qtbot)
    text = edit.findChild(GrowingText)
    text.insertFromMimeData(mime("a\u00a0b\r\nc\u200dd <b>", "<b style='color:red'>a</b>"))
    assert edit.value() == "a\u00a0b\nc\u200dd <b>"
    assert not text.canInsertFromMimeData(mime(html="<b>a</b>"))
    assert not text.canInsertFromMimeData(mime("file:///x.png", file="/x.png"))
    qtbot.keyClicks(text, "!")
    assert edit.value() == "a\u00a0b\nc\u200dd <b>!"


def test_without_earlier_words_there_are_no_buttons_and_keys_do_nothing(qtbot: QtBot) -> None:
    edit = alone(qtbot)
    assert not edit._history.isVisible()
    for key, held in ((Qt.Key.Key_Up, ALT), (Qt.Key.Key_H, CTRL), (Qt.Key.Key_J, CTRL)):
        qtbot.keyClick(edit.focus_target(), key, held)
    edit.walk(1)
    edit.open_history()
    assert edit.value() is ABSENT
    assert not edit.findChildren(WordsPopup)


def test_a_hundred_thousand_characters_are_whole_and_stay_bounded(qtbot: QtBot) -> None:
    edit = alone(qtbot)
    text = edit.findChild(GrowingText)
    before = text.height()
    long = "ein langes Wort " * 6_250
    text.insertFromMimeData(mime(long))
    assert edit.value() == long
    qtbot.waitUntil(lambda: text.height() > before)
    assert text.height() < 400
    assert text.verticalScrollBar().maximum() > 0
    text.selectAll()
    text.insertFromMimeData(mime("y" * MAX_TEXT))  # in place of it
    assert edit.value() == "y" * MAX_TEXT
    text.insertFromMimeData(mime("z"))
    assert edit.value() == "y" * MAX_TEXT
    assert edit.problem()
    text.undo()
    assert edit.value() == long


@pytest.mark.parametrize("way", ["pasted", "set", "written", "grown"])
def test_letters_without_a_place_to_break_do_not_hold_up_the_window(qtbot: QtBot, way: str) -> None:
    edit = alone(qtbot)
    text = edit.findChild(GrowingText)
    run = "x" * 100_000
    if way == "pasted":
        text.insertFromMimeData(mime(run))
    elif way == "set":
        edit.set_value(run)
    elif way == "written":
        edit.write(run)
    else:
        for _ in range(5):
            text.insertFromMimeData(mime("x" * 1_500))
        run = "x" * 7_500
    assert edit.value() == run
    assert text.wordWrapMode() == QTextOption.WrapMode.WrapAnywhere  # Qt needs seconds a key for the other
    qtbot.waitUntil(lambda: text.height() > 150)
    edit.set_value("words again")
    assert text.wordWrapMode() == QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere


def test_the_menu_offers_earlier_words_where_there_are_some(play: Any) -> None:
    async def steps(desk: Desk) -> None:
        menu = desk.text.menu()
        words = [action.text().partition("\t")[0] for action in menu.actions()]
        assert {"Earlier prompts…", "Snippets…"} <= set(words)
        menu.deleteLater()
        popup = await desk.history()
        assert popup.rect().contains(popup.list.mapTo(popup, QPoint(1, 1)))

    play(steps)


def _ink(picture: QImage) -> int:
    """How many lines of pixels have letters."""
    empty = picture.pixel(2, 2)
    return sum(
        any(picture.pixel(x, y) != empty for x in range(picture.width())) for y in range(2, picture.height() - 2)
    )


def test_letters_of_other_scripts_are_whole_in_the_list(qtbot: QtBot, qapp: QApplication) -> None:
    theme.apply(qapp, theme.Scheme.DARK)
    words = "夜明けの灯台g"
    view = WordList("Words")
    qtbot.addWidget(view)
    view.resize(320, 200)
    view.show_entries([Entry("first", "", "first"), Entry(words, "", words)])  # the first row is the keyboard's
    view.show()
    row = view.viewport().grab(view.visualRect(view.rows.index(1, 0))).toImage()
    free = QImage(320, 80, QImage.Format.Format_RGB32)
    free.fill(theme.color("panel"))
    painter = QPainter(free)
    painter.setFont(theme.font())
    painter.setPen(theme.color("text"))
    painter.drawText(8, 40, words)
    painter.end()
    assert _ink(row) == _ink(free)
