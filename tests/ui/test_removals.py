"""Rows that leave the list together come back together; a click at the place of a gone notice hits nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fake_session import FakeSession, a_request
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import State
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.toast import ToastLine


def with_rows(number: int) -> FakeSession:
    session = FakeSession()
    session.desk.rows = {f"row-{n}": a_request(n, state=State.CANCELLED) for n in range(1, number + 1)}

    async def remove(request_id: str) -> None:
        session._called("remove", request_id)
        session.desk.put(replace(session.desk.rows[request_id], removed_at=1.0))

    async def restore(request_id: str) -> None:
        session._called("restore", request_id)
        session.desk.put(replace(session.desk.rows[request_id], removed_at=None))

    session.remove, session.restore = remove, restore  # type: ignore[method-assign]
    return session


def test_thirty_rows_go_and_return_in_one_go(play: Any) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        table = window.queue.table
        await until(table.isVisible)
        assert not window.menus.undo_removal.isEnabled()
        table.setFocus()
        table.selectAll()
        QTest.keyClick(table, Qt.Key.Key_Delete)
        await until(lambda: window.queue.counts.all == 0)
        await until(lambda: bool(window.toast.text))
        assert window.toast.text == "30 requests removed."
        assert window.toast.waiting == 0
        window.toast.findChild(QPushButton, "toastAction").click()
        await until(lambda: window.queue.counts.all == 30)
        assert not window.menus.undo_removal.isEnabled()
        assert not window.toast.text
        await until(lambda: len(table.chosen()) == 30)  # as they were before they left

    play(with_rows(30), steps)


def test_the_key_undoes_one_removal_after_the_other(play: Any) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        await until(window.queue.table.isVisible)
        for name in ("row-1", "row-2"):
            window.queue.verbAsked.emit(name, "remove")
            await until(lambda name=name: window.queue.model.get(name) is None)
        await until(lambda: window.toast.text.endswith("number 2”."))
        assert window.toast.waiting == 0
        window.queue.table.setFocus()
        for name in ("row-2", "row-1"):
            QTest.keyClick(window.queue.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
            await until(lambda name=name: window.queue.model.get(name) is not None)
        assert not window.menus.undo_removal.isEnabled()
        window.queue.verbAsked.emit("row-3", "remove")
        await until(lambda: window.menus.undo_removal.isEnabled())
        window.queue.focus_search()
        QTest.keyClick(window.queue._search, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert window.menus.undo_removal.isEnabled()  # the field's own key
        window.menus.undo_removal.trigger()
        await until(lambda: window.queue.counts.all == 3)

    play(with_rows(3), steps)


def test_what_could_not_be_removed_is_said_and_stays(play: Any) -> None:  # noqa: F811
    session = with_rows(2)

    async def steps(window: MainWindow) -> None:
        session.failing["remove"] = DeskError("The disk is full.")
        window.queue.verbAsked.emit("row-1", "remove")
        await until(lambda: window.toast.text == "The disk is full.")
        assert not window.menus.undo_removal.isEnabled()

    play(session, steps)


def place_with_toast(qtbot: Any) -> tuple[QWidget, QPushButton, ToastLine]:
    window = QWidget()
    window.resize(600, 400)
    qtbot.addWidget(window)
    below = QPushButton("below")
    column = QVBoxLayout(window)
    column.addWidget(below, 1)
    below.setSizePolicy(below.sizePolicy().Policy.Expanding, below.sizePolicy().Policy.Expanding)
    line = ToastLine(window)
    column.addWidget(line)
    window.show()
    return window, below, line


def test_a_late_click_does_not_fall_through(qtbot: Any) -> None:
    window, below, line = place_with_toast(qtbot)
    pressed: list[int] = []
    below.clicked.connect(lambda: pressed.append(1))
    line.show_notice("Removed.", action="Undo", on_action=lambda: None)
    window.grab()
    at = line.geometry().center()
    line.dismiss()
    window.layout().activate()
    assert below.geometry().contains(at)
    under = window.childAt(at)
    assert under is not below
    QTest.mouseClick(under, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not pressed
    qtbot.waitUntil(lambda: window.childAt(at) is below, timeout=3000)


def test_the_keyboard_returns_to_where_it_was(qtbot: Any) -> None:
    window, below, line = place_with_toast(qtbot)
    window.activateWindow()
    below.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is below)
    line.show_notice("Removed.", action="Undo", on_action=lambda: None)
    action = line.findChild(QPushButton, "toastAction")
    QTest.mouseClick(action, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is below
    line.show_notice("Removed.", action="Undo", on_action=lambda: None)
    action.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(action, Qt.Key.Key_Space)
    assert QApplication.focusWidget() is below


def test_time_stands_still_under_the_pointer(qtbot: Any) -> None:
    _window, _below, line = place_with_toast(qtbot)
    line.show_notice("Removed.", action="Undo", on_action=lambda: None)
    line.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    line._on_time()
    assert line.isVisible()
    line.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    line._on_time()
    assert not line.isVisible()
