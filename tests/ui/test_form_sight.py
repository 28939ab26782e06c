"""A form of thousands of fields: made as it is looked at, right in everything that is not made yet, gone when it goes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from comfy_desk.schema import Field, Form, Kind
from comfy_desk.ui.forms.row import FieldRow
from comfy_desk.ui.forms.sight import Unmade
from comfy_desk.ui.forms.view import FormView

COUNT = 2_000


def many(count: int, *, groups: int = 0, seed: int = -1) -> Form:
    kinds = (Kind.TEXT, Kind.INTEGER, Kind.BOOLEAN)

    def field(at: str, number: int) -> Field:
        kind = Kind.INTEGER if number == seed else kinds[number % 3]
        return Field(
            f"{at}/f{number}", f"f{number}", f"Field {number}", kind, seed=number == seed, help="It does much. So."
        )

    if not groups:
        fields = tuple(field("", number) for number in range(count))
    else:
        fields = tuple(
            Field(f"/g{at}", f"g{at}", f"Group {at}", Kind.OBJECT, required=True,
                  fields=tuple(field(f"/g{at}", number) for number in range(count // groups)))
            for at in range(groups)
        )  # fmt: skip
    return Form("", "", Field("", "", "Body", Kind.OBJECT, required=True, fields=fields), True, {})


@pytest.fixture
def view(qtbot: QtBot) -> FormView:
    made = FormView()
    qtbot.addWidget(made)
    made.resize(420, 800)
    made.show()
    qtbot.waitExposed(made)
    return made


def bar_of(view: FormView) -> QScrollBar:
    scroll = view.findChild(QScrollArea)
    assert isinstance(scroll, QScrollArea)
    return scroll.verticalScrollBar()


def rows(view: FormView) -> list[FieldRow]:
    return view.findChildren(FieldRow)


def seen(view: FormView) -> list[str]:
    """The names of the rows in sight, from top to bottom."""
    high = view.height()
    placed = [(row.mapTo(view, QPoint(0, 0)).y(), row) for row in rows(view) if row.isVisible()]
    return [row.field.name for top, row in sorted(placed, key=lambda one: one[0]) if -row.height() < top < high]


@pytest.mark.parametrize("groups", [0, 40])
def test_only_what_is_seen_is_made(view: FormView, groups: int) -> None:
    view.set_form(many(COUNT, groups=groups))
    QApplication.processEvents()
    assert len(rows(view)) < 80
    bar = bar_of(view)
    for part in (0.3, 0.7, 1.0, 0.1):
        bar.setValue(int(bar.maximum() * part))
        QApplication.processEvents()
        assert len(seen(view)) >= 6, (part, bar.value(), bar.maximum())
        gaps = [unmade for unmade in view.findChildren(Unmade) if not unmade.is_made and unmade.isVisible()]
        assert not any(
            -unmade.height() < unmade.mapTo(view, QPoint(0, 0)).y() - 40 < view.height() - 40 for unmade in gaps
        )
    assert len(rows(view)) < 400


def test_scrolling_up_moves_nothing_that_is_seen(view: FormView) -> None:
    view.set_form(many(600))
    QApplication.processEvents()
    bar = bar_of(view)
    bar.setValue(bar.maximum())
    QApplication.processEvents()
    for _ in range(60):
        before = {row: row.mapTo(view, QPoint(0, 0)).y() for row in rows(view) if row.isVisible()}
        value = bar.value()
        bar.setValue(value - 50)
        QApplication.processEvents()
        near = [row for row, top in before.items() if 0 < top < view.height() - 100]
        assert near
        assert {row.mapTo(view, QPoint(0, 0)).y() - before[row] for row in near} == {50}


def test_values_errors_and_the_way_to_a_field_do_not_wait(view: FormView, qtbot: QtBot) -> None:
    view.set_form(many(COUNT))
    body = {f"f{number}": "word" for number in range(0, COUNT, 300)}
    view.set_body(body)
    assert view.body() == body
    assert len(rows(view)) < 80
    view.show_errors({"/f1800": "not this"})
    assert "not this" in [label.text() for label in view.findChildren(QWidget) if hasattr(label, "text")]
    view.focus_pointer("/f1500")
    QApplication.processEvents()
    assert "f1500" in seen(view)
    focused = view.focusWidget()
    assert focused is not None
    assert 0 <= focused.mapTo(view, QPoint(0, 0)).y() <= view.height() - focused.height()
    qtbot.keyClick(focused, Qt.Key.Key_End)
    qtbot.keyClicks(focused, "s")
    assert view.body() == body | {"f1500": "words"}
    view.set_json(True)
    view.set_json(False)
    assert view.body() == body | {"f1500": "words"}


def test_a_seed_far_below_is_known(view: FormView) -> None:
    view.set_form(many(300, seed=250), {"f250": 7})
    assert [place.pointer for place in view.seeds()] == ["/f250"]
    view.set_random_seeds(["/f250"])
    view.before_submit()
    assert view.body()["f250"] != 7


def test_tab_walks_on_into_what_was_not_made(view: FormView, qtbot: QtBot) -> None:
    view.set_form(many(60))
    view.activateWindow()
    view.focus_pointer("/f0")
    walked: list[QWidget] = []
    for _ in range(70):
        here = QApplication.focusWidget()
        assert here is not None
        walked.append(here)
        qtbot.keyClick(here, Qt.Key.Key_Tab)
    order = []
    for widget in walked:
        row: QWidget | None = widget
        while row is not None and not isinstance(row, FieldRow):
            row = row.parentWidget()
        if isinstance(row, FieldRow):
            order.append(int(row.field.name[1:]))
    assert order[:50] == sorted(order[:50])
    assert all(second - first in (0, 1) for first, second in pairwise(order[:50]))
    assert max(order) == 59


def test_twenty_switches_leave_nothing_behind(view: FormView) -> None:
    counts = []
    for _ in range(10):
        for form in (many(400, groups=4), many(30)):
            view.set_form(form)
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        counts.append(len(QApplication.allWidgets()))
    assert counts[-1] == counts[1]
