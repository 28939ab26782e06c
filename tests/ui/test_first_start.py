"""First start and the account's sheet: a key is cleaned, tested, refused at the field; practice needs one click."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest
from fake_session import PRACTICE
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from comfy_desk.domain.errors import DeskError, Failure, Refused
from comfy_desk.domain.secret import Secret
from comfy_desk.ui.dialogs.first_start import FirstStart
from comfy_desk.ui.dialogs.practice_account import PracticeAccountSheet
from comfy_desk.ui.dialogs.sheet import Sheet

KEY = "comfyui-0123456789abcdef"


@dataclass(frozen=True)
class Place:
    name: str
    usable: bool
    note: str = ""


GNOME = Place("GNOME Keyring", True)
NOWHERE = Place("", False, "No keyring was found. A key lives for this session only.")


async def works(secret: Secret) -> str:
    await asyncio.sleep(0)
    return "The key works."


def words_of(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if not label.isHidden())


@pytest.fixture
def first(qtbot):
    widget = FirstStart(works, GNOME)
    qtbot.addWidget(widget)
    widget.show()
    return widget


@pytest.mark.parametrize(
    "pasted", [f" {KEY}\n", f"“{KEY}”", f"Bearer {KEY}", f"COMFY_API_KEY={KEY}", f"{KEY}\u200b", f'"{KEY}"']
)
def test_what_comes_along_with_a_paste_is_taken_off(first, qtbot, pasted):
    first.entry.field.setText(pasted)
    with qtbot.waitSignal(first.keyChosen) as got:
        first.entry.use_button.click()
    assert got.args[0].reveal() == KEY


@pytest.mark.parametrize("pasted", ["hello", "comfyui-", "comfyui-ab cd", "comfyui-abсd"])
def test_what_cannot_be_a_key_is_refused_at_the_field_with_a_reason(first, qtbot, pasted):
    first.entry.field.setText(pasted)
    with qtbot.assertNotEmitted(first.keyChosen):
        first.entry.use_button.click()
    assert first.entry.message.isVisible()
    assert first.entry.message.text().endswith(".")
    assert pasted.removeprefix("comfyui-") not in first.entry.message.text() or pasted == "comfyui-"
    assert first.entry.field.property("role") == "error"
    first.entry.field.setText("comfyui-x")
    assert not first.entry.message.isVisible()


def test_the_key_is_hidden_until_it_is_asked_for(first):
    assert first.entry.field.echoMode() == QLineEdit.EchoMode.Password
    first.entry._eye.trigger()
    assert first.entry.field.echoMode() == QLineEdit.EchoMode.Normal
    first.entry.forget()
    assert first.entry.field.text() == ""
    assert first.entry.field.echoMode() == QLineEdit.EchoMode.Password


def test_without_a_key_there_is_nothing_to_press_and_it_says_so(first):
    assert not first.entry.use_button.isEnabled()
    assert first.entry.use_button.toolTip() == "Paste a key first"


def test_the_test_button_asks_and_says_what_came(first, run_async):
    async def main() -> None:
        first.entry.field.setText(KEY)
        first.activateWindow()
        first.entry.test_button.setFocus()
        first.entry.test_button.click()
        assert first.entry.test_button.text() == "Testing…"
        assert not first.entry.test_button.isEnabled()
        assert first.focusWidget() is first.entry.field
        for _ in range(5):
            await asyncio.sleep(0)

    run_async(main())
    assert first.entry.message.text() == "The key works."
    assert first.entry.message.property("role") == "ok"
    assert first.entry.test_button.isEnabled()


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (Refused(Failure("refused", 401, "unauthorized")), "The Router did not accept the key."),
        (DeskError("There is no network."), "There is no network."),
    ],
)
def test_a_failed_test_stands_at_the_field(qtbot, run_async, error, sentence):
    async def refuses(secret: Secret) -> str:
        raise error

    first = FirstStart(refuses, GNOME)
    qtbot.addWidget(first)

    async def main() -> None:
        first.entry.field.setText(KEY)
        first.entry.test_button.click()
        for _ in range(5):
            await asyncio.sleep(0)

    run_async(main())
    assert first.entry.message.text() == sentence
    assert first.entry.message.property("role") == "error"


def test_an_answer_about_an_older_text_is_not_shown(qtbot, run_async):
    gate = asyncio.Event()

    async def slow(secret: Secret) -> str:
        await gate.wait()
        return "The key works."

    first = FirstStart(slow, GNOME)
    qtbot.addWidget(first)

    async def main() -> None:
        first.entry.field.setText(KEY)
        first.entry.test_button.click()
        await asyncio.sleep(0)
        first.entry.field.setText(KEY + "x")
        gate.set()
        for _ in range(5):
            await asyncio.sleep(0)

    run_async(main())
    assert first.entry.message.isHidden()


def test_it_names_the_keyring_or_says_that_there_is_none(qtbot):
    for place, said in (
        (GNOME, "GNOME Keyring"),
        (Place("GNOME Keyring", True, "The key comes from COMFY_API_KEY in the environment."), "COMFY_API_KEY"),
        (NOWHERE, "this session only"),
        (None, "keyring where there is one"),
        (Place("", False), "until"),
    ):
        first = FirstStart(works, place)
        qtbot.addWidget(first)
        assert said in words_of(first)
    first.set_place(GNOME)
    assert "GNOME Keyring" in words_of(first)


def test_practice_starts_once_and_can_fail(first, qtbot):
    asked: list[int] = []
    first.practiceChosen.connect(lambda: asked.append(1))
    first.practice_button.click()
    first.practice_button.click()
    assert asked == [1]
    first.set_working("Starting the practice Router…")
    assert "Starting the practice Router…" in words_of(first)
    first.show_error(DeskError("The practice Router did not start."))
    assert first.practice_button.isEnabled()
    assert "did not start" in words_of(first)


def test_enter_uses_the_key(first, qtbot):
    first.entry.field.setText(KEY)
    with qtbot.waitSignal(first.keyChosen):
        qtbot.keyClick(first.entry.field, Qt.Key.Key_Return)


def test_while_practising_the_sheet_says_whose_requests_these_are(qtbot):
    practice = PracticeAccountSheet(PRACTICE, works, GNOME, "The Router did not accept the key.")
    qtbot.addWidget(practice)
    for words in ("practice, on this computer", "Use your own key", "did not accept"):
        assert words in words_of(practice)
    practice.entry.field.setText(KEY)
    with qtbot.waitSignal(practice.keyChosen) as got:
        practice.entry.use_button.click()
    assert got.args[0].reveal() == KEY
    practice.show_error(DeskError("The keyring is locked."))
    assert practice.entry.message.text() == "The keyring is locked."


def test_a_sheet_covers_its_window_and_closes_on_escape_only_where_it_may(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 700)
    window.show()
    content = PracticeAccountSheet(PRACTICE, works, GNOME)
    sheet = Sheet(window, content, closable=True)
    sheet.open_up()
    assert sheet.geometry() == window.rect()
    window.resize(400, 300)
    assert sheet.geometry() == window.rect()
    assert window.rect().contains(sheet._card.geometry())
    with qtbot.waitSignal(content.closed):
        qtbot.keyClick(content.entry.field, Qt.Key.Key_Escape)
    with qtbot.waitSignal(sheet.closed):
        qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    firm = Sheet(window, FirstStart(works, GNOME), closable=False)
    with qtbot.assertNotEmitted(firm.closed):
        qtbot.keyClick(firm, Qt.Key.Key_Escape)


def test_the_sheet_of_practice_leads_back_to_ones_own_accounts(qtbot) -> None:  # type: ignore[no-untyped-def]
    sheet = PracticeAccountSheet(PRACTICE, works)
    qtbot.addWidget(sheet)
    with qtbot.waitSignal(sheet.ownChosen, timeout=1000):
        sheet.own_button.click()
