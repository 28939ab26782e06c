"""Notices in the window and outside of it: what goes where, what a click opens, and what is kept over a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fake_session import FakeSession, a_request
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QSystemTrayIcon
from test_first_start import works
from test_workplace import until
from viewer_things import picture

from comfy_desk.domain.events import AccountChanged
from comfy_desk.domain.request import State
from comfy_desk.domain.settings import NOTICE_DONE, NOTICE_FAILED
from comfy_desk.services.notices import Kind, Notice
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.notices import sounds
from comfy_desk.ui.notices.hub import REMEMBERED
from comfy_desk.ui.notices.native import Native, Outward, TrayNotices
from comfy_desk.ui.notices.words import line_of, title_of
from comfy_desk.ui.presence import Outside
from comfy_desk.ui.spawn import stop_spawned

NOW = 1_800_000_000.0


class System(Native):
    """The system's notices, with what it was told."""

    takes = True

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Outward] = []

    def send(self, notice: Outward) -> bool:
        if self.takes:
            self.told.append(notice)
        return self.takes


@pytest.fixture
def scene(run_async: Any, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Runs `steps(window, system, heard)` with a window whose way out is the test's."""

    def play(session: FakeSession, steps: Any) -> None:
        heard: list[bool] = []
        monkeypatch.setattr(sounds.Sounds, "play", lambda _self, *, good: heard.append(good) or True)

        async def main() -> None:
            system = System()
            window = MainWindow(lambda: None, works, now=lambda: NOW, outside=lambda _parent: Outside(notices=system))
            window.show()
            window.attach(session)
            window.presence.begin()
            await window.start()
            monkeypatch.setattr(window.presence.notices, "_in_front", lambda: False)
            try:
                await steps(window, system, heard)
            finally:
                await window.put_away()
                window.finish()
                window.deleteLater()
                await stop_spawned()
                await asyncio.sleep(0)

        run_async(main(), timeout=30)

    return play


def rows(session: FakeSession, *states: State, **facts: Any) -> None:
    for number, state in enumerate(states, 1):
        session.desk.put(a_request(number, state=state, **facts))


def test_each_kind_goes_the_way_that_is_set_and_a_click_opens_its_request(scene: Callable[..., None]) -> None:
    session = FakeSession()
    rows(session, *[State.IN_PROGRESS] * 3, prompt="a <b>boat</b>\nat sea")

    async def steps(window: MainWindow, system: System, heard: list[bool]) -> None:
        notices = window.presence.notices
        await session.settings.set(NOTICE_FAILED.key, "sound")
        rows(session, State.DONE, State.FAILED, prompt="a <b>boat</b>\nat sea")
        assert [(one.key, one.title.split(":")[0], one.line, one.urgent) for one in system.told] == [
            ("row-1", "Done", "a <b>boat</b> at sea", False),
            ("row-2", "Failed", "a <b>boat</b> at sea", True),
        ]
        assert heard == [False]
        assert (notices.list.unread, window.presence.button.text()) == (2, "2 new")
        window.hide()
        system.clicked.emit("row-1")
        assert window.isVisible()
        assert window.viewer.shown_id == "row-1"
        assert notices.list.unread == 1
        window.show_request("row-2")  # looked at by another way
        assert notices.list.unread == 0
        await session.settings.set(NOTICE_DONE.key, "inside")
        session.desk.publish(AccountChanged("practice", needs_credits=True))
        session.desk.put(a_request(3, state=State.DONE))
        assert [one.title for one in system.told[2:]] == ["An account needs credits"]
        assert notices.list.unread == 2
        await session.settings.set(NOTICE_DONE.key, "off")
        session.desk.put(a_request(4, state=State.IN_PROGRESS))
        session.desk.put(a_request(4, state=State.DONE))
        assert len(notices.list) == 4

    scene(session, steps)


def test_many_become_one_and_nothing_goes_out_while_the_window_is_in_front(
    scene: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = FakeSession()
    rows(session, *[State.IN_PROGRESS] * 12)

    async def steps(window: MainWindow, system: System, _heard: list[bool]) -> None:
        notices = window.presence.notices
        rows(session, *[State.DONE] * 10)
        assert len(system.told) == 3
        assert notices._burst_timer.isActive()
        monkeypatch.setattr(notices, "_now", lambda: NOW + 11)
        notices._tell_held()
        assert [one.title for one in system.told[3:]] == ["10 results are done"]
        assert notices.list.unread == 10
        monkeypatch.setattr(notices, "_in_front", lambda: True)
        session.desk.put(a_request(11, state=State.DONE))  # its row and its picture are seen
        session.desk.put(a_request(12, state=State.FAILED))
        assert (len(system.told), notices.list.unread) == (4, 11)
        system.takes = False  # no way out: the list has it all the same
        monkeypatch.setattr(notices, "_in_front", lambda: False)
        notices._tell([Notice(Kind.FAILED, NOW, request="row-12")])
        assert (len(system.told), notices.list.unread) == (4, 12)

    scene(session, steps)


def test_the_list_opens_what_it_names_and_is_kept(scene: Callable[..., None]) -> None:
    session = FakeSession()
    rows(session, State.IN_PROGRESS, State.IN_PROGRESS, prompt="a boat")

    async def first(window: MainWindow, _system: System, _heard: list[bool]) -> None:
        button = window.presence.button
        button.open()
        assert not button.panel.empty.isHidden()
        rows(session, State.DONE, State.FAILED, prompt="a boat")
        panel = button.panel
        assert panel.empty.isHidden()
        assert panel.list.item(0).text().startswith("New · ")
        assert panel.list.item(0).text().endswith("\na boat")
        panel.list.itemClicked.emit(panel.list.item(1))
        assert panel.isHidden()
        assert window.viewer.shown_id == "row-1"
        del session.desk.rows["row-2"]
        window.presence.open("row-2")
        assert window.toast.text == "This request is not in the list any more."
        button.open()
        panel.mark_all.click()
        assert (button.text(), panel.mark_all.isEnabled()) == ("", False)
        window.presence.notices._keep_timer.setInterval(0)
        window.presence.notices._keep_timer.start()
        await until(lambda: len(session.memory.get(REMEMBERED, [])) == 2)

    async def second(window: MainWindow, _system: System, _heard: list[bool]) -> None:
        notices = window.presence.notices
        assert [(one.kind, one.read) for one in notices.list.newest_first()] == [(Kind.FAILED, True), (Kind.DONE, True)]

    scene(session, first)
    scene(session, second)


def test_the_trays_own_notices_carry_the_picture_and_name_the_newest(qapp: Any, tmp_path: Path) -> None:
    shown: list[Any] = []

    class Icon:
        def showMessage(self, *what: Any) -> None:
            shown.append(what)

    there: list[Any] = [Icon()]
    tray = TrayNotices(lambda: there[0])
    clicked: list[str] = []
    tray.clicked.connect(clicked.append)
    tray.on_click()  # of something that was not ours
    assert tray.send(Outward("row-1", "Done", "w" * 1000, str(picture(tmp_path / "small.png"))))
    assert tray.send(Outward("row-2", "Failed", urgent=True))
    tray.on_click()
    assert clicked == ["row-2"]
    assert (len(shown[0][1]), isinstance(shown[0][2], QIcon)) == (400, True)
    assert shown[1][2] is QSystemTrayIcon.MessageIcon.Warning
    there[0] = None
    assert not tray.send(Outward("row-3", "Done"))


def test_words_are_plain_and_say_no_more_than_is_known(qapp: Any) -> None:
    model = "kiln/quick-sketch"
    titles = [
        title_of(Notice(Kind.DONE, NOW, model=model, empty=True)),
        title_of(Notice(Kind.FAILED, NOW, model=model, empty=True)),
        title_of(Notice(Kind.EXPIRING, NOW, model=model, left=3000)),
        title_of(Notice(Kind.EXPIRING, NOW, count=3, left=20000)),
        line_of(Notice(Kind.BATCH, NOW, count=10, failed=2)),
        line_of(Notice(Kind.CREDITS, NOW), "Studio"),
    ]
    assert titles == [
        "Finished, nothing to show: Quick Sketch · kiln",
        "No longer at the Router: Quick Sketch · kiln",
        "Kept for 50 min more: Quick Sketch · kiln",
        "3 results are kept for 6 h more",
        "10 done, 2 failed",
        "Studio: what waits for credits is kept.",
    ]
    assert len(line_of(Notice(Kind.DONE, NOW, words="w" * 200))) == 121
