"""For those who hear the window: every control has a name, no two beside each other the same, and no sign stands alone."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest
from fake_accounts import FakeAccounts
from fake_library import FakeLibrary, an_entry
from fake_session import FakeSession, a_request
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QScrollBar,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)
from queue_rows import every_state
from test_workplace import play, until  # noqa: F401 - a fixture
from viewer_things import output, picture

from comfy_desk.domain.request import State
from comfy_desk.domain.settings import SHORTCUTS
from comfy_desk.ui.compare.window import CompareWindow
from comfy_desk.ui.cull.window import CullWindow
from comfy_desk.ui.main_window import MainWindow

CONTROLS = (
    QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit,
)  # fmt: skip
OF_QT = ("qt_spinbox_lineedit", "qt_dockwidget_closebutton", "qt_dockwidget_floatbutton", "qt_menubar_ext_button")
"""What Qt makes within its own controls, and names itself."""


def controls(root: QWidget) -> list[QWidget]:
    """What can be used below, but for the parts that Qt makes for itself."""
    found: list[QWidget] = []
    for widget in root.findChildren(QWidget):
        if not isinstance(widget, CONTROLS) or isinstance(widget, QScrollBar | QHeaderView | QMenu | QTabBar):
            continue
        if widget.objectName() in OF_QT or isinstance(widget.parent(), QComboBox | QAbstractSpinBox | QTabBar):
            continue
        if isinstance(widget, QAbstractItemView) and widget.window().windowType() == Qt.WindowType.Popup:
            continue
        if isinstance(widget.parent(), QLineEdit) or type(widget).__name__ == "QComboBoxListView":
            continue
        if widget.metaObject().className() in ("QTableCornerButton",):
            continue
        found.append(widget)
    return found


def name_of(widget: QWidget) -> str:
    spoken = QAccessible.queryAccessibleInterface(widget)
    return spoken.text(QAccessible.Text.Name).strip() if spoken is not None else ""


def where(widget: QWidget) -> str:
    chain, step = [], widget
    while step is not None and len(chain) < 4:
        chain.append(type(step).__name__ + (f"#{step.objectName()}" if step.objectName() else ""))
        step = step.parentWidget()
    return " < ".join(chain)


def silent(root: QWidget) -> list[str]:
    """Controls without a name, and buttons with a sign alone that say nothing on hovering."""
    bad = [f"no name: {where(one)}" for one in controls(root) if one.isVisibleTo(root) and not name_of(one)]
    for one in controls(root):
        alone = isinstance(one, QPushButton | QToolButton) and (
            not one.text()
            or (
                isinstance(one, QToolButton)
                and one.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
                and not one.icon().isNull()
            )
        )
        if alone and not one.toolTip() and one.isVisibleTo(root):
            bad.append(f"sign alone: {where(one)} {name_of(one)!r}")
    return bad


def same(root: QWidget) -> list[str]:
    """Names that two controls of one kind have in one place, where nothing more tells them apart."""
    names: Counter[tuple[str, str, str, int]] = Counter()
    for one in controls(root):
        if one.isVisible():
            what = (type(one).__name__, name_of(one), one.accessibleDescription(), id(one.parentWidget()))
            names[what] += 1
    return [f"twice the same: {what[:3]}" for what, times in names.items() if times > 1]


def unspoken_cells(model: QAbstractItemModel | None) -> list[str]:
    """Cells that are drawn and not written: they have to say in words what is seen."""
    if model is None:
        return []
    bad = []
    for row in range(min(model.rowCount(QModelIndex()), 40)):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
        for column in range(columns):
            index = model.index(row, column)
            words = index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data(Qt.ItemDataRole.DisplayRole)
            if index.flags() & Qt.ItemFlag.ItemIsEnabled and not isinstance(words, str):
                bad.append(f"a cell without words: {row} {column} of {type(model).__name__}")
    return bad


@pytest.fixture
def session(tmp_path: Any) -> FakeSession:
    made = FakeSession()
    made.desk.rows = {row.id: row for row in every_state()}
    made.folder = made.usual_save_folder = tmp_path
    return made


def test_everything_in_the_window_has_a_name(play: Any, session: FakeSession, tmp_path: Any) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        bad = silent(window) + same(window)  # with the list of models
        bad += unspoken_cells(window.compose.picker.rows)
        window.compose.load("atelier/watercolour-2", {"prompt": "a boat"})
        await until(lambda: window.compose.filling.form is not None)
        await asyncio.sleep(0)
        bad += silent(window) + same(window)
        bad += unspoken_cells(window.queue.table.model())
        assert not bad, "\n".join(sorted(set(bad)))

    play(session, steps)


def test_everything_in_the_sheets_has_a_name(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        bad: list[str] = []
        going = next(row.id for row in session.desk.rows.values() if not row.state.terminal)
        window.set_accounts(FakeAccounts(session))
        for ask in (
            window.asking.settings,
            lambda: window.asking.settings(SHORTCUTS.key),
            window.asking.shortcuts,
            window.asking.limits,
            window.asking.adopt,
            window.asking.accounts,
            lambda: window.asking.time_limit(going),
            window.ask_first,
        ):
            ask()
            content = window.sheets.content
            assert content is not None
            bad += [f"{type(content).__name__}: {one}" for one in silent(content) + same(content)]
            window.close_sheet()
        window.commands.open_palette()
        bad += silent(window.commands.palette) + unspoken_cells(window.commands.palette.rows)
        window.commands.palette.leave()
        place = window._there()
        window.compose.load("atelier/watercolour-2", {"prompt": "a boat"})
        await until(lambda: window.compose.filling.form is not None)
        place.many.open()
        place.show_ledger()
        place.show_details(next(iter(session.desk.rows)))
        place.library.centre.show_library()
        await asyncio.sleep(0)
        dialogs = [place._ledger, place.many.dialog, place.details, place.library.centre]
        for dialog in dialogs:
            assert dialog is not None
            bad += [f"{type(dialog).__name__}: {one}" for one in silent(dialog) + same(dialog)]
        assert not bad, "\n".join(sorted(set(bad)))

    play(session, steps)


def test_everything_about_works_has_a_name(play: Any, tmp_path: Any) -> None:  # noqa: F811
    session = FakeSession()
    paths = [picture(tmp_path / f"{number}.png", (64, 48)) for number in (1, 2)]
    session.library = FakeLibrary([an_entry(number, path=str(path)) for number, path in enumerate(paths, 1)])
    for number, path in enumerate(paths, 1):
        session.desk.put(a_request(number, state=State.DONE, outputs=(output(path),), seed=str(number)))

    async def steps(window: MainWindow) -> None:
        place = window._there()
        window.queue.select("row-1")
        place.library.centre.show_library()
        await asyncio.sleep(0.05)
        assert place.library.centre.library is not None
        bad = silent(window) + same(window)
        for other in (CullWindow(session, (1, 2), "here"), CompareWindow(session, [("row-1", 0), ("row-2", 0)])):
            other.show()
            await asyncio.sleep(0.05)
            bad += [f"{type(other).__name__}: {one}" for one in silent(other) + same(other)]
            other.close()
        assert not bad, "\n".join(sorted(set(bad)))

    play(session, steps)
