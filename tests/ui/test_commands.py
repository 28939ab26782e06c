"""Commands are found whenever they were made, run where the keyboard was, and have the keys that the artist gave them."""

from __future__ import annotations

import time
from typing import Any

import pytest
from fake_session import FakeSession, a_request
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain import shortcuts
from comfy_desk.domain.settings import SETTINGS, SHORTCUTS
from comfy_desk.ui.commands.allowed import refused
from comfy_desk.ui.commands.entries import MOST_SHOWN, Entry, choose
from comfy_desk.ui.commands.fuzzy import fit, plain
from comfy_desk.ui.commands.registry import Registry
from comfy_desk.ui.dialogs.setting_keys import KeysRow
from comfy_desk.ui.dialogs.settings import SettingsSheet
from comfy_desk.ui.main_window import MainWindow


@pytest.fixture
def session() -> FakeSession:
    made = FakeSession()
    made.desk.rows = {f"row-{n}": a_request(n, prompt=f"a grey heron, number {n}") for n in range(1, 30)}
    return made


def palette_of(window: MainWindow) -> Any:
    window.commands.open_palette()
    return window.commands.palette


async def in_front(window: MainWindow) -> None:
    window.activateWindow()
    await until(window.isActiveWindow)


def shown(window: MainWindow) -> list[str]:
    return [entry.title for entry in window.commands.palette.rows.entries]


def test_every_menu_has_names_and_letters_of_its_own(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        await in_front(window)
        for menu in [window.menuBar(), *window.menuBar().findChildren(QMenu)]:
            actions = [one for one in menu.actions() if not one.isSeparator()]
            letters = [one.text().replace("&&", "").partition("&")[2][:1].casefold() for one in actions]
            used = [letter for letter in letters if letter]
            assert len(used) == len(set(used)), (menu.title() if isinstance(menu, QMenu) else "bar", used)
            unnamed = [one.text() for one in actions if one.menu() is None and "." not in one.objectName()]
            assert not unnamed, unnamed
        names = [one.name for one in window.commands.registry.commands()]
        assert len(names) == len(set(names)) > 30

    play(session, steps)


def test_what_is_typed_finds_commands_models_settings_and_requests(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        await in_front(window)
        palette = palette_of(window)
        assert QApplication.focusWidget() is palette.field
        QTest.keyClicks(palette.field, "ledg")
        assert shown(window)[0] == "Ledger"
        palette.field.setText("money limits")  # the name of a command, in whatever language the window is
        assert "Limits on money" in shown(window)[:3]
        palette.field.setText("film-1")
        await until(lambda: "Use model Film 1 · lumen" in shown(window))
        palette.field.setText("colours")
        assert "Setting: Colours" in shown(window)
        palette.field.setText("heron 17")
        assert shown(window) == ["Go to request: a grey heron, number 17"]
        QTest.keyClick(palette.field, Qt.Key.Key_Return)
        await until(lambda: window.viewer.shown_id == "row-17")
        assert not palette.isVisible()
        palette = palette_of(window)
        palette.field.setText("no such thing at all")
        assert not shown(window)
        QTest.keyClick(palette.field, Qt.Key.Key_Escape)
        assert not palette.isVisible()

    play(session, steps)


def test_a_command_runs_where_the_keyboard_was_and_is_first_next_time(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        await in_front(window)
        field = window.queue.findChild(QLineEdit)
        assert field is not None
        field.setText("heron")
        field.setFocus()
        palette = palette_of(window)
        palette.field.setText("select all")
        entry = palette.rows.entries[0]
        assert (entry.title, entry.why_not) == ("Select all", "")
        QTest.keyClick(palette.field, Qt.Key.Key_Return)
        assert QApplication.focusWidget() is field
        await until(lambda: field.selectedText() == "heron")
        await until(lambda: session.memory.get("commands.recent") == ["edit.select_all"])
        assert palette_of(window).rows.entries[0].name == "edit.select_all"
        window.commands.palette.leave()
        window.queue.table.setFocus()
        palette_of(window).field.setText("select all")
        assert palette.rows.entries[0].why_not
        QTest.keyClick(palette.field, Qt.Key.Key_Return)
        assert palette.isVisible()  # it says why, and runs nothing
        palette.field.setText("settings")
        QTest.keyClick(palette.field, Qt.Key.Key_Return)
        await until(lambda: isinstance(window.sheets.content, SettingsSheet))
        window.commands.open_palette()
        assert not palette.isVisible()  # a sheet asks something

    play(session, steps)


def test_keys_can_be_given_and_taken_and_hold_for_what_is_made_later(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        await in_front(window)
        window.asking.settings(SHORTCUTS.key)
        sheet = window.sheets.content
        assert isinstance(sheet, SettingsSheet)
        row = sheet.rows[SHORTCUTS.key]
        assert isinstance(row, KeysRow)
        assert row.field.hasFocus()
        row.field.setText("show saved files")
        row.record.click()
        assert row.record.waiting
        QTest.keyClick(row.record, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
        assert row.take.isVisible()
        assert "Ledger" in row._who.text()
        assert session.settings.value(SHORTCUTS) == ""  # nothing is taken without a word
        row.take.click()
        await until(lambda: shortcuts.read(session.settings.value(SHORTCUTS)) == {
            "file.show_files": ("Ctrl+L",), "money.ledger": (),
        })  # fmt: skip
        registry = window.commands.registry
        command = registry.find("money.ledger")
        assert command is not None
        assert command.keys == ()
        assert command.usual == ("Ctrl+L",)
        later = QAction("Show saved files", window.viewer)  # made by a view as it opens
        later.setObjectName("file.show_files")
        registry.put_on()
        assert later.shortcut().isEmpty()  # the one in the menu has the key already
        row.record.click()
        QTest.keyClick(row.record, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        assert "Fields of text need this key" in row.message.text()
        row.record.click()
        QTest.keyClick(row.record, Qt.Key.Key_G)
        assert "Ctrl or Alt" in row.message.text()
        sheet.undo_button.click()
        await until(lambda: session.settings.value(SHORTCUTS) == "")
        command = registry.find("money.ledger")
        assert command is not None
        assert command.keys == ("Ctrl+L",)

    play(session, steps)


def test_actions_made_later_get_the_keys_that_were_kept(qtbot: Any) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    registry = Registry(window)
    registry.set_keys({"viewer.fit": ("Ctrl+9",), "viewer.gone": ("Ctrl+8",)})
    view = QWidget(window)
    action = QAction("&Fit", view)
    action.setObjectName("viewer.fit")
    action.setShortcut(QKeySequence("F"))
    action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    view.addAction(action)
    registry.put_on()
    assert action.shortcut() == QKeySequence("Ctrl+9")
    command = registry.find("viewer.fit")
    assert command is not None
    assert (command.title, command.keys, command.usual) == ("Fit", ("Ctrl+9",), ("F",))
    assert not refused("G", command.usual, action)  # it is read in this view alone
    assert refused("Tab", command.usual, action)
    assert refused("Ctrl+V", command.usual, action)
    elsewhere = QWidget(window)
    other = QAction("Other", elsewhere)
    other.setObjectName("queue.other")
    other.setShortcut(QKeySequence("Ctrl+9"))
    other.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    elsewhere.addAction(other)
    assert registry.clashes("viewer.fit", "Ctrl+9") == []  # the two are never in reach together
    other.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
    assert [one.name for one in registry.clashes("viewer.fit", "Ctrl+9")] == ["queue.other"]
    registry.set_keys({})
    assert action.shortcut() == QKeySequence("F")
    registry.set_keys({"queue.other": ("A", "Ctrl+V", "F7"), "viewer.fit": ("Ctrl+Nonsense", "Ctrl+7")})
    assert [one.toString() for one in other.shortcuts()] == ["F7"]  # a file may hold what would break every field
    assert [one.toString() for one in action.shortcuts()] == ["Ctrl+7"]
    apart = QWidget(window, Qt.WindowType.Window)  # as that in which one goes through works
    pick = QAction("Pick", apart)
    pick.setObjectName("cull.pick")
    pick.setShortcuts([QKeySequence("P"), QKeySequence("F7")])
    apart.addAction(pick)
    registry.put_on()
    assert [one.toString() for one in pick.shortcuts()] == ["P", "F7"]  # another window's keys are no hindrance
    assert not refused("K", ("P",), pick)  # where letters are keys already, others can be
    newer = QAction("Newer", window)  # of a later version, whose own key the artist has given away
    newer.setObjectName("window.newer")
    newer.setShortcut(QKeySequence("F7"))
    registry.put_on()
    assert newer.shortcut().isEmpty()
    registry.set_keys({})
    assert newer.shortcut() == QKeySequence("F7")


def test_f6_goes_round_and_back_to_where_it_was(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        await in_front(window)
        window.queue.table.setFocus()
        seen = []
        for _ in range(4):
            window.commands.regions.step()
            focus = QApplication.focusWidget()
            assert focus is not None
            roots = (window.compose, window.queue, window.viewer, window.status)
            seen.append(next(place for place, root in enumerate(roots) if root.isAncestorOf(focus) or root is focus))
        assert seen == [2, 3, 0, 1]
        assert window.queue.table.hasFocus()

    play(session, steps)


def test_a_thousand_entries_are_searched_between_two_strokes() -> None:
    titles = [f"Do thing number {n} with care" for n in range(1000)]
    entries = [
        Entry(title, lambda: None, "Area", name=f"area.verb_{n}", searched=(plain(title),))
        for n, title in enumerate(titles)
    ]
    entries.append(Entry("Öffnen", lambda: None, "Datei", name="file.open", searched=(plain("Öffnen"), "file open")))
    began = time.thread_time()
    assert choose("offn", entries, ())[0].title == "Öffnen"
    assert len(choose("thing 99", entries, ())) <= MOST_SHOWN
    assert choose("numbr 777", entries, ())[0].name == "area.verb_777"
    assert time.thread_time() - began < 0.25
    assert choose("", entries, ("area.verb_5",))[0].name == "area.verb_5"
    assert choose("open", entries, ())[0].name == "file.open"
    assert fit("zi", plain("Zoom in")) > fit("zi", plain("Size it up"))
    assert not fit("xyz", plain("Zoom in"))
    assert not fit("pau", plain("View about"))
    assert len({one.key for one in SETTINGS}) == len(SETTINGS)


def test_generate_goes_by_its_new_key_alone_and_says_so(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        await in_front(window)
        window.compose.load("atelier/watercolour-2", {"prompt": "a boat"})
        await until(lambda: window.compose.filling.form is not None and not window.compose.reason())
        foot = window.compose.foot
        assert "Ctrl+Return" in foot.reason.text()
        await session.settings.set(SHORTCUTS.key, shortcuts.write({"compose.generate": ("Ctrl+G",)}))
        assert "Ctrl+G" in foot.reason.text()
        window.compose.begin()
        field = QApplication.focusWidget()
        assert field is not None
        QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: not window.compose.posting.busy)
        assert not session.submitted
        QTest.keyClick(field, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: len(session.submitted) == 1)

    play(session, steps)
