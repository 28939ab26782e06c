"""The accounts' sheet on accounts in memory: what it shows, what can be done with each, and errors at their place."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from fake_accounts import GIVEN, HOME, STUDIO, FakeAccounts
from fake_session import PRACTICE, FakeSession, a_request
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from test_first_start import GNOME, words_of

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import AccountChanged
from comfy_desk.domain.request import State
from comfy_desk.ui.dialogs.accounts import AccountsSheet
from comfy_desk.ui.spawn import stop_spawned

NOW = 1_700_000_000.0
KEY = "comfyui-0123456789abcdef"
OTHER = "comfyui-fedcba9876543210"


class Scene:
    """A sheet over some accounts; `told` is what was said in the window instead of in the sheet."""

    def __init__(self, *accounts: Any, **options: Any) -> None:
        self.session = FakeSession()
        self.accounts = FakeAccounts(self.session, *accounts)
        self.told: list[tuple[str, bool]] = []
        self.owner = QObject()
        self.options = options
        self._sheet: AccountsSheet | None = None

    @property
    def sheet(self) -> AccountsSheet:
        if self._sheet is None:
            self._sheet = AccountsSheet(
                self.accounts,
                self.session.desk.account_state,
                lambda: NOW,
                self.owner,
                lambda words, error: self.told.append((words, error)),
                GNOME,
                **self.options,
            )
            self._sheet.resize(520, 500)
            self._sheet.show()
        return self._sheet


@pytest.fixture
def on_stage(run_async: Any, qtbot: Any) -> Any:
    def play(scene: Scene, steps: Any) -> None:
        async def main() -> None:
            qtbot.addWidget(scene.sheet)
            try:
                await steps(scene.sheet)
            finally:
                await stop_spawned()
                await settle()

        run_async(main())

    return play


async def settle() -> None:
    for _ in range(12):
        await asyncio.sleep(0)


def seen(page: QWidget) -> str:
    return words_of(page)


def test_every_account_stands_there_with_its_state_and_where_its_key_is(on_stage: Any) -> None:
    scene = Scene(STUDIO, HOME, GIVEN)
    scene.accounts.places.update({HOME.id: "session", GIVEN.id: "environment"})
    scene.session.desk.states[STUDIO.id] = AccountChanged(STUDIO.id, balance="$12.30", balance_at=NOW - 240)
    scene.session.desk.states[HOME.id] = AccountChanged(HOME.id, needs_credits=True)
    scene.session.desk.rows["row-1"] = a_request(1, account=STUDIO.id, state=State.IN_QUEUE)

    async def steps(sheet: AccountsSheet) -> None:
        assert sheet.list.count() == 3
        told = [sheet.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
        assert told[0] == "Studio A; in use; Ready; https://api.comfy.org; key: In GNOME Keyring"
        assert "Needs credits" in told[1]
        assert "key: Only until this program closes; it is in no keyring" in told[1]
        assert "key: From COMFY_API_KEY in the environment" in told[2]
        for words in ("In GNOME Keyring", "$12.30, 4 min ago", "1 has not ended", "https://api.comfy.org"):
            assert words in seen(sheet.front)
        assert not sheet.use.isEnabled()
        sheet.list.point(HOME.id)
        assert "https://router.example.net" in seen(sheet.front)
        assert sheet.use.isEnabled()

    on_stage(scene, steps)


def test_a_button_that_cannot_be_used_says_why(on_stage: Any) -> None:
    scene = Scene(STUDIO, GIVEN)
    scene.accounts.places[GIVEN.id] = "environment"
    scene.session.desk.rows["row-1"] = a_request(1, account=STUDIO.id, state=State.WAITING)

    async def steps(sheet: AccountsSheet) -> None:
        assert sheet.use.toolTip() == "It is in use."
        assert "1 of its requests has not ended" in sheet.remove.toolTip()
        assert "1 of its requests has not ended" in seen(sheet.front)
        sheet.list.point(GIVEN.id)
        for button in (sheet.key, sheet.rename, sheet.remove_key, sheet.remove):
            assert not button.isEnabled()
            assert "environment" in button.toolTip()
            assert button.accessibleDescription() == button.toolTip()
        assert "comes from the environment" in seen(sheet.front)
        assert sheet.use.isEnabled()

    on_stage(scene, steps)


def test_the_environments_address_without_its_key_takes_one_of_your_own(on_stage: Any) -> None:
    scene = Scene(GIVEN, STUDIO)
    scene.accounts.places[GIVEN.id] = ""

    async def steps(sheet: AccountsSheet) -> None:
        assert sheet.key.isEnabled()
        assert sheet.key.text() == "Enter key…"
        assert not sheet.remove.isEnabled()

    on_stage(scene, steps)


def test_an_account_is_added_with_its_key_and_in_use_from_then_on(on_stage: Any, qtbot: Any) -> None:
    scene = Scene(STUDIO)

    async def steps(sheet: AccountsSheet) -> None:
        sheet.add.click()
        page = sheet.add_page
        assert page.isVisible()
        assert not sheet.front.isVisible()
        qtbot.keyClicks(page.name, "Client & Co")
        page.address.setText("https://router.example.net")
        page.entry.field.setText(f" {KEY}\n")
        qtbot.keyClick(page.entry.field, Qt.Key.Key_Return)
        await settle()
        assert scene.accounts.calls[0] == ("add", ("Client & Co", "https://router.example.net", KEY))
        assert sheet.front.isVisible()
        current = sheet.current()
        assert current is not None
        assert current.chosen
        assert "Client & Co is in use from now on." in seen(sheet.front)
        assert page.entry.field.text() == page.name.text() == page.address.text() == ""

    on_stage(scene, steps)


def test_what_was_typed_stays_when_the_account_is_refused(on_stage: Any) -> None:
    scene = Scene(STUDIO)
    scene.accounts.failing["add"] = DeskError("Studio A uses this key already.")

    async def steps(sheet: AccountsSheet) -> None:
        sheet.add.click()
        page = sheet.add_page
        page.name.setText("Again")
        page.entry.field.setText(KEY)
        page.entry.use_button.click()
        await settle()
        assert page.isVisible()
        assert page.name.text() == "Again"
        assert page.entry.message.text() == "Studio A uses this key already."
        assert page.entry.field.text() == KEY
        assert not page.entry.field.isReadOnly()
        assert KEY not in seen(page)

    on_stage(scene, steps)


@pytest.mark.parametrize("ask", ["test", "use"])
def test_no_key_leaves_for_an_address_that_cannot_be_used(on_stage: Any, ask: str) -> None:
    scene = Scene(STUDIO)

    async def steps(sheet: AccountsSheet) -> None:
        sheet.add.click()
        page = sheet.add_page
        page.address.setText("http://router.example.net")
        page.entry.field.setText(KEY)
        (page.entry.test_button if ask == "test" else page.entry.use_button).click()
        await settle()
        assert scene.accounts.calls == []
        assert "begin with https" in seen(page)
        assert "begin with https" in page.address.accessibleDescription()
        assert page.address.property("role") == "error"
        page.address.setText("https://router.example.net")
        assert "begin with https" not in seen(page)
        assert page.address.property("role") == ""

    on_stage(scene, steps)


def test_the_test_asks_the_address_that_stands_there(on_stage: Any) -> None:
    scene = Scene(STUDIO)

    async def steps(sheet: AccountsSheet) -> None:
        sheet.add.click()
        page = sheet.add_page
        page.address.setText("https://router.example.net")
        page.entry.field.setText(KEY)
        page.entry.test_button.click()
        await settle()
        assert scene.accounts.calls == [("test", "https://router.example.net")]
        assert page.entry.message.text() == "The Router takes this key."
        page.address.setText("https://other.example.net")
        assert page.entry.message.isHidden()

    on_stage(scene, steps)


def test_a_new_key_says_what_it_means_for_what_is_under_way(on_stage: Any) -> None:
    scene = Scene(STUDIO, HOME)

    async def steps(sheet: AccountsSheet) -> None:
        sheet.key.click()
        page = sheet.key_page
        assert "Another key for Studio A" in seen(page)
        assert "Requests under way go on being followed" in seen(page)
        assert "asks you before it is sent" in seen(page)
        page.entry.field.setText(OTHER)
        page.entry.use_button.click()
        await settle()
        assert scene.accounts.calls == [("replace_key", (STUDIO.id, OTHER))]
        assert sheet.front.isVisible()
        assert "The key of Studio A is in use from now on." in seen(sheet.front)
        assert page.entry.field.text() == ""

    on_stage(scene, steps)


def test_a_key_that_could_not_be_kept_is_said(on_stage: Any) -> None:
    scene = Scene(STUDIO)
    scene.accounts.places[STUDIO.id] = ""
    scene.accounts.notice = "The keyring is locked. The key works until this program closes."

    async def steps(sheet: AccountsSheet) -> None:
        assert sheet.key.text() == "Enter key…"
        assert sheet.key.property("role") == "primary"
        sheet.key.click()
        assert "What waits for a key goes on with it." in seen(sheet.key_page)
        sheet.key_page.entry.field.setText(KEY)
        sheet.key_page.entry.use_button.click()
        await settle()
        assert sheet.front.message.text() == scene.accounts.notice
        assert sheet.front.message.property("role") == "warn"
        assert sheet.key.text() == "Replace key…"

    on_stage(scene, steps)


def test_asked_for_a_key_the_field_is_there_with_the_reason(on_stage: Any) -> None:
    scene = Scene(STUDIO, HOME, account=HOME.id, reason="The Router does not accept the key.")

    async def steps(sheet: AccountsSheet) -> None:
        assert sheet.key_page.isVisible()
        assert "Studio B" in seen(sheet.key_page)
        assert "does not accept" in seen(sheet.key_page)

    on_stage(scene, steps)


def test_a_sheet_that_was_opened_for_one_key_goes_once_it_is_there(on_stage: Any, qtbot: Any) -> None:
    scene = Scene(STUDIO, HOME, account=HOME.id, reason="Its key is not here.")

    async def steps(sheet: AccountsSheet) -> None:
        left: list[int] = []
        sheet.closed.connect(lambda: left.append(1))
        sheet.key_page.entry.field.setText(KEY)
        qtbot.keyClick(sheet.key_page.entry.field, Qt.Key.Key_Return)
        await settle()
        assert left == [1]
        assert "The key of Studio B is in use from now on." in scene.told[-1][0]

    on_stage(scene, steps)

    scene = Scene(STUDIO, HOME, account=HOME.id, reason="Its key is not here.")

    async def look_around(sheet: AccountsSheet) -> None:
        left: list[int] = []
        sheet.closed.connect(lambda: left.append(1))
        sheet.key_page.back_button.click()
        sheet.key.click()
        sheet.key_page.entry.field.setText(KEY)
        qtbot.keyClick(sheet.key_page.entry.field, Qt.Key.Key_Return)
        await settle()
        assert left == []
        assert sheet.front.isVisible()

    on_stage(scene, look_around)


def test_asked_for_the_environments_key_the_reason_stands_in_the_list(on_stage: Any) -> None:
    scene = Scene(GIVEN, reason="The Router does not accept the key.")
    scene.accounts.places[GIVEN.id] = "environment"

    async def steps(sheet: AccountsSheet) -> None:
        assert sheet.front.isVisible()
        assert "does not accept" in seen(sheet.front)
        assert "COMFY_API_KEY" in seen(sheet.front)

    on_stage(scene, steps)


def test_an_account_gets_another_name(on_stage: Any, qtbot: Any) -> None:
    scene = Scene(STUDIO, HOME)

    async def steps(sheet: AccountsSheet) -> None:
        sheet.list.point(HOME.id)
        sheet.rename.click()
        page = sheet.rename_page
        assert page.name.text() == "Studio B"
        page.name.clear()
        assert not page.use.isEnabled()
        assert page.use.toolTip() == "An account needs a name"
        scene.accounts.failing["rename"] = DeskError("The disk is full.")
        page.name.setText("Attic")
        qtbot.keyClick(page.name, Qt.Key.Key_Return)
        await settle()
        assert page.message.text() == "The disk is full."
        assert page.name.text() == "Attic"
        scene.accounts.failing.clear()
        page.use.click()
        await settle()
        assert sheet.front.isVisible()
        assert sheet.list.item(1).text() == "Attic"

    on_stage(scene, steps)


def test_removing_says_what_goes_and_enter_alone_removes_nothing(on_stage: Any, qtbot: Any) -> None:
    scene = Scene(STUDIO, HOME)

    async def steps(sheet: AccountsSheet) -> None:
        sheet.remove_key.click()
        page = sheet.remove_page
        assert "Its rows stay, and wait until a key is entered" in seen(page)
        assert sheet.focusWidget() is page.back_button
        page.back_button.click()
        assert scene.accounts.calls == []
        sheet.remove_key.click()
        page.remove.click()
        await settle()
        assert scene.accounts.names() == ["remove_key"]
        assert sheet.key.text() == "Enter key…"
        sheet.list.point(HOME.id)
        sheet.remove.click()
        assert "Rows and files of its requests stay" in seen(page)
        page.remove.click()
        await settle()
        assert scene.accounts.calls[-1] == ("remove", HOME.id)
        assert sheet.list.count() == 1
        assert not sheet.remove.isEnabled()
        assert "only account" in sheet.remove.toolTip()

    on_stage(scene, steps)


def test_a_refused_removal_is_said_at_its_place(on_stage: Any) -> None:
    scene = Scene(STUDIO, HOME)
    scene.accounts.failing["remove"] = DeskError("The usual account stays in the list.")

    async def steps(sheet: AccountsSheet) -> None:
        sheet.remove.click()
        sheet.remove_page.remove.click()
        await settle()
        assert sheet.remove_page.message.text() == "The usual account stays in the list."
        assert sheet.remove_page.remove.isEnabled()
        assert sheet.list.count() == 2

    on_stage(scene, steps)


def test_another_account_is_put_in_use_by_button_and_by_enter(on_stage: Any, qtbot: Any) -> None:
    scene = Scene(STUDIO, HOME)

    async def steps(sheet: AccountsSheet) -> None:
        sheet.list.point(HOME.id)
        sheet.use.click()
        await settle()
        assert scene.session.desk.chosen == HOME.id
        assert "New requests are sent as Studio B." in seen(sheet.front)
        sheet.list.point(STUDIO.id)
        assert "New requests are sent as Studio B." not in seen(sheet.front)
        qtbot.keyClick(sheet.list, Qt.Key.Key_Return)
        await settle()
        assert scene.session.desk.chosen == STUDIO.id

    on_stage(scene, steps)


def test_escape_goes_back_one_step_and_keeps_what_was_typed_but_no_key(on_stage: Any, qtbot: Any) -> None:
    scene = Scene(STUDIO)

    async def steps(sheet: AccountsSheet) -> None:
        closed: list[int] = []
        sheet.closed.connect(lambda: closed.append(1))
        sheet.add.click()
        sheet.add_page.name.setText("Half a name")
        sheet.add_page.entry.field.setText(KEY)
        qtbot.keyClick(sheet.add_page.name, Qt.Key.Key_Escape)
        assert closed == []
        assert sheet.front.isVisible()
        sheet.add.click()
        assert sheet.add_page.name.text() == "Half a name"
        assert sheet.add_page.entry.field.text() == ""
        sheet.add_page.back_button.click()
        sheet.key.click()
        sheet.key_page.entry.field.setText(KEY)
        qtbot.keyClick(sheet.key_page.entry.field, Qt.Key.Key_Escape)
        sheet.key.click()
        assert sheet.key_page.entry.field.text() == ""
        sheet.key_page.back_button.click()
        qtbot.keyClick(sheet.list, Qt.Key.Key_Escape)
        assert closed == [1]

    on_stage(scene, steps)


def test_without_an_account_the_first_one_is_asked_for(on_stage: Any) -> None:
    scene = Scene()

    async def steps(sheet: AccountsSheet) -> None:
        assert sheet.add_page.isVisible()
        closed: list[int] = []
        sheet.closed.connect(lambda: closed.append(1))
        sheet.add_page.back_button.click()
        assert closed == [1]

    on_stage(scene, steps)


def test_a_closed_sheet_ends_nothing_and_the_window_hears_the_outcome(run_async: Any, qtbot: Any) -> None:
    scene = Scene(STUDIO)
    scene.accounts.notice = "The keyring is locked. The key works until this program closes."

    async def main() -> None:
        sheet = scene.sheet
        for failing in (None, DeskError("There can be at most 50 accounts.")):
            if failing is not None:
                scene.accounts.failing["replace_key"] = failing
                scene._sheet = None
                sheet = scene.sheet
            scene.accounts.gate.clear()
            sheet.key.click()
            sheet.key_page.entry.field.setText(KEY)
            sheet.key_page.entry.use_button.click()
            await settle()
            sheet.deleteLater()
            await asyncio.sleep(0.01)
            scene.accounts.gate.set()
            await settle()
        await stop_spawned()

    run_async(main())
    assert scene.told == [(scene.accounts.notice, False), ("There can be at most 50 accounts.", True)]
    assert scene.accounts.names() == ["replace_key", "replace_key"]


def test_states_change_while_the_sheet_is_open_and_typing_goes_on(on_stage: Any) -> None:
    scene = Scene(STUDIO, HOME)

    async def steps(sheet: AccountsSheet) -> None:
        sheet.list.point(HOME.id)
        scene.session.desk.states[HOME.id] = AccountChanged(HOME.id, offline_since=NOW - 60)
        sheet.refresh()
        current = sheet.current()
        assert current is not None
        assert current.account.id == HOME.id
        assert "Offline since" in seen(sheet.front)
        sheet.key.click()
        sheet.key_page.entry.field.setText(KEY)
        scene.session.desk.known = (STUDIO,)
        sheet.refresh()
        assert sheet.key_page.entry.field.text() == KEY
        assert sheet.list.count() == 1

    on_stage(scene, steps)


def test_eight_accounts_scroll_and_long_names_are_cut(on_stage: Any) -> None:
    many = [replace(HOME, id=f"a{n}", label=f"Client {n} " + "with a very long name " * 6) for n in range(8)]
    scene = Scene(*many)

    async def steps(sheet: AccountsSheet) -> None:
        await settle()
        assert sheet.list.count() == 8
        assert sheet.list.verticalScrollBar().maximum() > 0
        assert sheet.list.horizontalScrollBar().maximum() == 0
        sheet.list.setCurrentRow(7)
        current = sheet.current()
        assert current is not None
        assert current.account.id == "a7"
        assert not sheet.grab().isNull()

    on_stage(scene, steps)


def test_the_practice_account_has_nothing_to_change(on_stage: Any) -> None:
    scene = Scene(PRACTICE)

    async def steps(sheet: AccountsSheet) -> None:
        assert "practice, on this computer" in seen(sheet.front)
        for button in (sheet.use, sheet.key, sheet.rename, sheet.remove_key, sheet.remove):
            assert not button.isEnabled()
            assert button.toolTip()
        assert not sheet.practise.isVisible()

    on_stage(scene, steps)


def test_every_field_has_a_name_for_those_who_hear_the_window(on_stage: Any) -> None:
    scene = Scene(STUDIO)

    async def steps(sheet: AccountsSheet) -> None:
        fields = [field for field in sheet.findChildren(QLineEdit) if not field.objectName().startswith("qt_")]
        assert fields
        assert all(field.accessibleName() for field in fields)
        assert sheet.accessibleName() == "Accounts and keys"
        assert sheet._values["Key"].accessibleName() == "Key: In GNOME Keyring"
        assert all(
            field.echoMode() is QLineEdit.EchoMode.Password for field in fields if field.accessibleName() == "API key"
        )

    on_stage(scene, steps)
