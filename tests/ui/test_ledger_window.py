"""The ledger's window: totals, bars and lines of the account and days that are chosen, by pointer and keys, and as a file."""

from __future__ import annotations

import asyncio
import datetime as dt
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from fake_session import PRACTICE, FakeSession
from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError
from comfy_desk.schema import describe
from comfy_desk.services.ledger import Column, Line, Sum
from comfy_desk.services.many import Base, Idea, Variation, planned
from comfy_desk.ui import desktop, theme
from comfy_desk.ui.dialogs.ledger import LedgerWindow
from comfy_desk.ui.dialogs.ledger_plot import LedgerPlot, nice
from comfy_desk.ui.dialogs.ledger_table import LedgerTable
from comfy_desk.ui.dialogs.ledger_words import sum_in_words
from comfy_desk.ui.dialogs.many_list import ManyModel
from comfy_desk.ui.spawn import stop_spawned

TODAY = dt.date(2026, 3, 10)
NOW = dt.datetime.combine(TODAY, dt.time(15)).astimezone().timestamp()


def one(requests: int = 1, **facts: Any) -> Sum:
    return Sum(requests, **{name: Decimal(value) if isinstance(value, str) else value for name, value in facts.items()})


LINES = (
    Line(TODAY, "practice", "kiln/one", one(3, reported="1.50", credits="316.5", reports=2, unreported=1)),
    Line(TODAY, "b", "kiln/two", one(2, least="0.30", most="0.60", estimates=2)),
    Line(TODAY - dt.timedelta(days=6), "practice", "kiln/one", one(1, reported="2", credits="422", reports=1)),
    Line(TODAY - dt.timedelta(days=7), "practice", "kiln/one", one(1, not_charged=1)),
    Line(TODAY - dt.timedelta(days=300), "gone", "kiln/old", one(1, reported="40", credits="8440", reports=1)),
)


@pytest.fixture
def session() -> FakeSession:
    session = FakeSession()
    session.ledger.lines = LINES
    session.desk.known = (PRACTICE, Account("b", "My studio", "https://x"))
    return session


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
def scene(qtbot, run_async, session):
    host = QWidget()
    qtbot.addWidget(host)

    def play(steps: Callable[[LedgerWindow], Any]) -> None:
        async def main() -> None:
            window = LedgerWindow(session, lambda: NOW, host)
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
            window.show()
            try:
                await settle()
                await steps(window)
            finally:
                await stop_spawned()
                window.close()

        run_async(main())

    return play


def inked(picture: QImage, *, right: bool) -> int:
    """How far from its side the first letter stands."""
    columns = range(picture.width() - 3, 2, -1) if right else range(2, picture.width())
    empty = picture.pixel(picture.width() // 2, 3)
    rows = range(6, picture.height() - 6)
    found = next(x for x in columns if any(picture.pixel(x, y) != empty for y in rows))
    return picture.width() - found if right else found


def test_the_words_above_a_column_stand_where_its_figures_do(scene, qapp):
    theme.apply(qapp, theme.Scheme.DARK)

    async def steps(window: LedgerWindow) -> None:
        header = window.table.horizontalHeader()
        for column, right in ((1, False), (2, True)):
            at, width = header.sectionViewportPosition(column), header.sectionSize(column)
            above = header.viewport().grab(QRect(at, 0, width, header.height())).toImage()
            cell = window.table.viewport().grab(window.table.visualRect(window.model.index(0, column))).toImage()
            assert abs(inked(above, right=right) - inked(cell, right=right)) <= 2
        for column in (2, 3):  # the mark of the order cuts nothing off the name
            at, width = header.sectionViewportPosition(column), header.sectionSize(column)
            low = QRect(at, header.height() // 2, width, header.height() // 2)
            window.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
            plain = header.viewport().grab(low).toImage()
            window.table.sortByColumn(column, Qt.SortOrder.AscendingOrder)
            assert header.viewport().grab(low).toImage() == plain

    scene(steps)


def totals(window: LedgerWindow) -> list[str]:
    return [label.text() for label in window.totals.values()]


def test_totals_lines_and_bars_are_of_the_account_and_the_days(scene):
    async def steps(window: LedgerWindow) -> None:
        assert totals(window) == ["$1.80–2.10", "$3.80–4.10", "$3.80–4.10", "$43.80–44.10"]
        assert window.silent["Today"].text() == "1 not reported"
        assert window.model.rowCount() == 4  # thirty days
        assert len(window.plot.columns) == 30
        assert window.said.text().startswith("In these days: 7 requests, $3.50 reported, $0.30–0.60 only estimated")
        window.range.setCurrentIndex(window.range.findData(0))
        assert window.model.rowCount() == 5
        assert sum(column.sum.requests for column in window.plot.columns) == 8
        names = [window.account.itemText(n) for n in range(window.account.count())]
        assert names == ["All accounts", "Practice", "My studio", "Removed account gone"]
        window.account.setCurrentIndex(2)
        assert [line.model for line in window.model.lines] == ["kiln/two"]
        assert totals(window)[0] == "$0.30–0.60"

    scene(steps)


def test_it_sorts_by_figures_and_a_row_says_everything(scene):
    async def steps(window: LedgerWindow) -> None:
        window.range.setCurrentIndex(window.range.findData(0))
        window.table.sortByColumn(3, Qt.SortOrder.DescendingOrder)
        assert [line.sum.reported for line in window.model.lines][:3] == [Decimal(40), Decimal(2), Decimal("1.50")]
        tip = window.model.data(window.model.index(2, 0), Qt.ItemDataRole.ToolTipRole)
        assert tip == "kiln/one\nPractice\n3 requests, $1.50 reported, 1 not reported"

    scene(steps)


def test_a_bar_is_chosen_by_keys_and_pointer_and_said(scene, qtbot):
    async def steps(window: LedgerWindow) -> None:
        plot = window.plot
        plot.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.keyClick(plot, Qt.Key.Key_End)
        assert window.said.text().startswith("10 Mar 2026: 5 requests")
        assert plot.accessibleDescription() == window.said.text()
        for _ in range(6):
            qtbot.keyClick(plot, Qt.Key.Key_Left)
        assert window.said.text() == "4 Mar 2026: 1 request, $2.00 reported"
        qtbot.keyClick(plot, Qt.Key.Key_Home)
        assert window.said.text().endswith("nothing was sent")
        qtbot.mouseMove(plot, QPoint(plot.width() - 4, plot.height() // 2))
        plot.choose(plot._column_at(QPoint(plot.width() - 4, 20).toPointF()))
        assert window.said.text().startswith("10 Mar 2026")
        qtbot.keyClick(plot, Qt.Key.Key_Escape)
        assert not window.isVisible()

    scene(steps)


def test_an_error_is_said_and_what_was_shown_stays(scene, session):
    async def steps(window: LedgerWindow) -> None:
        session.ledger.failing = DeskError("The store is damaged.", "Start it again.")
        window.refresh.click()
        await settle()
        assert window.message.text() == "The store is damaged. Start it again."
        assert window.model.rowCount() == 4

    scene(steps)


def test_what_is_shown_goes_into_a_file_with_its_days_in_the_name(scene, session, monkeypatch, tmp_path):
    asked: list[str] = []

    def ask_where(_parent: Any, name: str, _folder: Any, chosen: Callable[[Path], None], **_more: Any) -> None:
        asked.append(name)
        chosen(tmp_path / name)

    monkeypatch.setattr(desktop, "ask_where", ask_where)

    async def steps(window: LedgerWindow) -> None:
        window.export.click()
        await settle()
        assert asked == ["comfy-desk-ledger-2026-02-09-2026-03-10.csv"]
        assert session.ledger.exported == [(window.shown(), tmp_path / asked[0])]
        assert window.message.text() == f"Written: {asked[0]}"
        session.ledger.lines = ()
        window.read()
        await settle()
        assert not window.export.isEnabled()
        assert window.export.toolTip()

    scene(steps)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_reported_and_estimated_are_told_apart_in_both_themes(qtbot, qapp, scheme):
    before = theme.scheme()
    theme.apply(qapp, scheme)
    try:
        plot = LedgerPlot()
        qtbot.addWidget(plot)
        plot.resize(400, 200)
        plot.set_columns([Column(TODAY, TODAY, one(2, reported="4", reports=1, least="2", most="4", estimates=1))])
        picture = plot.grab().toImage()
        area = plot._area()
        at = lambda part: [  # noqa: E731
            picture.pixelColor(int(area.center().x()) + dx, int(area.bottom() - area.height() * part)).name()
            for dx in range(-8, 8)
        ]
        solid, hatched, above = set(at(0.2)), set(at(0.6)), set(at(0.9))
        assert solid == {theme.current().accent}
        assert len(hatched) > 1
        assert len(above) == 1
        assert above != solid
    finally:
        theme.apply(qapp, before)


def test_scales_are_round_and_words_name_what_is_not_known():
    assert [f"{nice(Decimal(text)):f}" for text in ("0", "0.04", "0.011", "3", "7.2", "40", "100")] == [
        "1", "0.05", "0.02", "5", "10", "50", "100"
    ]  # fmt: skip
    assert sum_in_words(Sum()) == "nothing was sent"
    assert sum_in_words(one(2, unreported=1, not_charged=1)) == "2 requests, 1 not reported, 1 not charged"


def test_the_tables_keep_qts_rules_for_models_through_everything_they_do(qapp) -> None:
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    table, listed = LedgerTable(), ManyModel()
    testers = [QAbstractItemModelTester(model, fatal) for model in (table, listed)]
    for lines in ((), LINES, LINES[:1], ()):
        table.set_lines(lines, {"practice": "Practice"})
        for column in range(table.columnCount()):
            table.sort(column, Qt.SortOrder.DescendingOrder)
            table.sort(column, Qt.SortOrder.AscendingOrder)
    assert table.data(QModelIndex()) is None
    assert table.headerData(99, Qt.Orientation.Horizontal) is None
    base = Base("kiln/one", describe({}), {"prompt": "a boat"})
    rows = list(planned(Idea((base,), (Variation(),), 5), 10))
    for some in (rows, rows[:2], [], rows):
        listed.set_rows(some, anew=False)
        listed.tick(range(len(some)), False)
        listed.tick(range(len(some)), True)
    assert len(listed.chosen()) == 5
    assert listed.setData(listed.index(1, 0), Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    listed.set_rows(rows, anew=False)  # the same list in other words: what was left out stays so
    assert len(listed.chosen()) == 4
    listed.set_rows(rows, anew=True)
    assert len(listed.chosen()) == 5
    assert listed.data(QModelIndex()) is None
    del testers
