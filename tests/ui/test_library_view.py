"""The library's window on a library in memory: lists that change under the eye, choice, acts with undo, empty places."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from fake_library import HOUR, NOON, FakeLibrary, an_entry
from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from comfy_desk.domain.library import Found, Marks, Order, Verdict
from comfy_desk.domain.output import Kind
from comfy_desk.ui.library.model import ENTRY, LibraryModel
from comfy_desk.ui.library.pictures import Pictures
from comfy_desk.ui.library.view import LibraryView
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.viewers.scrub import scrubber

FLAGS = QItemSelectionModel.SelectionFlag


async def until(true: Callable[[], object], seconds: float = 5.0) -> None:
    """The window goes on meanwhile."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come to that"
        await asyncio.sleep(0.005)


@pytest.fixture
def play(run_async: Any, qtbot: Any) -> Callable[..., None]:
    """Runs a scene with a view that is shown, and its library."""

    def scene(library: FakeLibrary, steps: Callable[[LibraryView], Any], now: float = NOON + 100 * HOUR) -> None:
        async def main() -> None:
            window = QWidget()
            toast = ToastLine(window)
            view = LibraryView(lambda: library, toast, window, now=lambda: now)  # type: ignore[arg-type,return-value]
            window.resize(700, 600)
            view.resize(700, 600)
            window.show()
            await until(lambda: "find" in library.names())
            await until(lambda: view.model.rowCount() == sum(one.trashed_at is None for one in library.works.values()))
            try:
                await steps(view)
            finally:
                view.close_down()
                await stop_spawned()
                window.close()
                window.deleteLater()

        run_async(main())

    return scene


def some(count: int) -> FakeLibrary:
    return FakeLibrary([an_entry(number) for number in range(1, count + 1)])


def test_the_model_keeps_its_word_over_random_changes(run_async: Any, qapp: Any) -> None:
    """Rows come, go, are marked and asked for in any order, with a choice on them that stays on the same works."""
    library = some(30)

    async def main() -> None:
        model = LibraryModel(library.entries, now=lambda: NOON)
        tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
        selection = QItemSelectionModel(model)
        chance, ids = random.Random(11), list(range(30, 0, -1))
        model.set_found(Found(tuple(ids)), fresh=True)
        for turn in range(40):
            if ids and model.rowCount():
                selection.select(model.index(chance.randrange(model.rowCount()), 0), FLAGS.Select | FLAGS.Rows)
            before = {model.id_at(index.row()) for index in selection.selectedRows()}
            match turn % 4:
                case 0:
                    ids = [max(ids, default=0) + 1 + chance.randrange(3), *ids]
                case 1:
                    ids = [one for one in ids if chance.random() > 0.1]
                case 2:
                    model.look_again(chance.sample(ids, min(3, len(ids))))
                case _:
                    ids = sorted({*ids, *chance.sample(range(60), 5)}, reverse=True)
            library.works.update({one: an_entry(one) for one in ids})
            model.set_found(Found(tuple(ids), made_at=tuple(NOON + one * HOUR for one in ids)))
            assert list(model.ids) == ids
            assert [model.row_of(one) for one in ids] == list(range(len(ids)))
            for row in chance.sample(range(len(ids)), min(5, len(ids))):
                model.data(model.index(row, 0), ENTRY)
            after = {model.id_at(index.row()) for index in selection.selectedRows()}
            assert after == before & set(ids)
            await asyncio.sleep(0)
        model.set_found(Found(tuple(ids[::-1])))
        await until(lambda: not model._reading)  # type: ignore[attr-defined]
        assert model.entry_at(0) == an_entry(ids[-1])
        tester.deleteLater()

    run_async(main())


def test_tens_of_thousands_are_read_by_the_page_and_chosen_at_once(play: Any) -> None:
    library = FakeLibrary([an_entry(number) for number in range(1, 20_001)])

    async def steps(view: LibraryView) -> None:
        await until(lambda: view.model.peek(0) is not None)
        asked = [one for name, ids in library.calls if name == "entries" for one in ids]
        assert len(asked) < 400
        view.doing.actions.by_name["all"].trigger()
        assert view.chosen.count == 20_000
        assert view.bar.count.text() == "20,000 works, 20,000 chosen"
        view.grid.verticalScrollBar().setValue(view.grid.verticalScrollBar().maximum())
        view.grid.grab()
        await until(lambda: view.model.peek(19_999) is not None)
        asked = [one for name, ids in library.calls if name == "entries" for one in ids]
        assert len(asked) < 800  # nothing of what lies between

    play(library, steps)


def test_new_works_come_in_at_the_top_and_move_nothing_that_is_looked_at(play: Any) -> None:
    library = some(300)

    async def steps(view: LibraryView) -> None:
        view.grid.verticalScrollBar().setValue(900)
        row = view.grid.row_at(QPoint(60, 120))
        view.chosen.choose(row)
        looked = view.chosen.current
        place = view.grid.visualRect(view.grid.currentIndex())
        library.add(*(an_entry(number) for number in range(301, 308)))
        await until(lambda: view.model.rowCount() == 307)
        assert view.chosen.current == looked
        assert view.chosen.ids() == [looked]
        assert view.grid.visualRect(view.grid.currentIndex()).y() == place.y()
        assert view.news.text() == "7 new works"
        assert view.news.isVisible()
        view.news.click()
        assert view.grid.at_top
        assert not view.news.isVisible()
        assert view.chosen.current == looked

    play(library, steps)


def test_works_are_chosen_by_keys_and_pointer_as_everywhere(play: Any) -> None:
    async def steps(view: LibraryView) -> None:
        grid, columns = view.grid, view.grid._places().columns  # type: ignore[attr-defined]
        shift, control = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
        grid.setFocus()

        def click(row: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
            grid.scrollTo(view.model.index(row, 0))
            place = grid.visualRect(view.model.index(row, 0)).center()
            QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, keys, place)

        def rows() -> list[int]:
            return [view.model.row_of(one) for one in view.chosen.ids()]  # type: ignore[misc]

        click(1)
        click(columns + 2, shift)
        assert rows() == list(range(1, columns + 3))  # all between, as one reads
        click(0, control)
        assert rows() == list(range(columns + 3))
        click(2)
        QTest.keyClick(grid, Qt.Key.Key_Right)
        assert rows() == [3]
        QTest.keyClick(grid, Qt.Key.Key_End, shift)
        assert rows() == list(range(3, 90))
        QTest.keyClick(grid, Qt.Key.Key_Home)
        assert rows() == [0]
        QTest.keyClick(grid, Qt.Key.Key_Down)
        assert view.chosen.count == 1
        view.bar.as_list.click()  # the choice goes along
        assert view.table is not None
        assert view.table.selectionModel() is grid.selectionModel()
        QTest.keyClick(view.table, Qt.Key.Key_Down, shift)
        assert view.chosen.count == 2

    play(some(90), steps)


def test_marks_are_made_by_keys_shown_in_place_and_undone(play: Any) -> None:
    library = some(12)

    async def steps(view: LibraryView) -> None:
        grid, toast = view.grid, view._toast  # type: ignore[attr-defined]
        await until(lambda: view.model.peek(3) is not None)
        grid.setFocus()
        view.chosen.choose(2)
        QTest.keyClick(grid, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        ids = view.chosen.ids()
        for key, mark in (
            (Qt.Key.Key_4, Marks(4)),
            (Qt.Key.Key_F, Marks(4, True)),
            (Qt.Key.Key_P, Marks(4, True, Verdict.PICK)),
            (Qt.Key.Key_X, Marks(4, True, Verdict.REJECT)),
            (Qt.Key.Key_F, Marks(4, False, Verdict.REJECT)),
        ):
            QTest.keyClick(grid, key)
            await until(lambda mark=mark: all(view.model.known(one).marks == mark for one in ids))
        assert view.chosen.ids() == ids
        assert "finds" not in library.names()
        for mark in (Marks(4, True, Verdict.REJECT), Marks(4, True, Verdict.PICK), Marks(4, True), Marks(4), Marks()):
            QTest.keyClick(grid, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
            await until(lambda mark=mark: all(library.works[one].marks == mark for one in ids))
        assert not view.acts.can_undo
        QTest.keyClick(grid, Qt.Key.Key_F)
        await until(lambda: view.acts.can_undo)
        view.side.setFocus()  # the key is the whole library's
        QTest.keyClick(view.side.focusProxy() or view.side, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: not view.acts.can_undo)
        assert toast.text == ""

    play(library, steps)


def test_what_is_deleted_makes_place_for_the_next_and_comes_back(play: Any) -> None:
    library = some(20)

    async def steps(view: LibraryView) -> None:
        grid = view.grid
        grid.setFocus()
        view.chosen.choose(4)
        gone, after = view.chosen.current, view.model.id_at(5)
        QTest.keyClick(grid, Qt.Key.Key_Delete)
        await until(lambda: view.model.rowCount() == 19)
        assert view.chosen.ids() == [after]  # delete, delete, delete goes on
        view.side.list.setCurrentRow(view.side.list.count() - 1)
        await until(lambda: list(view.model.ids) == [gone])
        assert view.trash.isVisible()
        view.trash.restore.click()
        await until(lambda: view.model.rowCount() == 0)
        assert view._empty.title == "The trash is empty"  # type: ignore[attr-defined]
        view.side.list.setCurrentRow(0)
        await until(lambda: view.model.rowCount() == 20)

    play(library, steps)


def test_a_search_is_live_says_what_it_did_not_understand_and_can_be_cleared(play: Any) -> None:
    library = some(40)

    async def steps(view: LibraryView) -> None:
        QTest.keyClicks(view.bar.field, "number 7")
        assert library.names().count("find") == 1  # not at every letter
        await until(lambda: view.model.rowCount() == 4)
        library.unread = ("raitng:3",)
        view.bar.kinds[next(iter(view.bar.kinds))].click()
        await until(lambda: view.bar.unread.isVisible())
        assert view.bar.words == "number 7 kind:image"
        assert "Perhaps rating:3?" in view.bar.unread.text()
        library.unread = ()
        view.bar.asked.emit("nothing like it")
        await until(lambda: view.model.rowCount() == 0)
        assert view._empty.title == "Nothing found"  # type: ignore[attr-defined]
        view._empty._button.click()  # type: ignore[attr-defined]
        await until(lambda: view.model.rowCount() == 40)
        assert view.bar.words == ""

    play(library, steps)


def test_collections_are_made_named_filled_and_let_go_with_undo(play: Any) -> None:
    library = some(10)

    async def steps(view: LibraryView) -> None:
        view.chosen.choose(1)
        chosen = view.chosen.ids()
        view.doing.put_into("")
        await until(lambda: view.side.place("collection:c0") is not None)
        assert library.inside["c0"] == chosen
        await until(lambda: view.side.list.findChild(QLineEdit) is not None)  # to be named at once
        editor = view.side.list.findChild(QLineEdit)
        QTest.keyClicks(editor, "Covers")
        QTest.keyClick(editor, Qt.Key.Key_Return)
        await until(lambda: library.named["c0"].name == "Covers")
        view.dragged = [3, 4]
        view.side.dropped.emit("c0")
        await until(lambda: library.inside["c0"] == [*chosen, 3, 4])
        view.acts.delete_collection("c0")
        await until(lambda: "c0" not in library.named)
        view.acts.undo()
        await until(lambda: library.inside.get("c0") == [*chosen, 3, 4])

    play(library, steps)


def test_what_it_looks_like_is_remembered(play: Any) -> None:
    library = some(5)

    async def steps(view: LibraryView) -> None:
        view.bar.as_list.click()
        view.bar.set_size(200)
        view.bar.side.click()
        view._on_order(Order.RATING)  # type: ignore[attr-defined]
        state = view.state()
        other = LibraryView(lambda: library, view._toast, now=lambda: NOON)  # type: ignore[arg-type,attr-defined,return-value]
        other.restore(state)
        assert other.state() | {"split": 0} == state | {"split": 0}
        assert not other.is_grid
        other.restore({"side": "wide", "order": 3, "split": [1], "columns": 7})  # a hand, or another version
        assert other.searching.order is Order.RATING
        other.close_down()
        other.deleteLater()

    play(library, steps)


def test_hundreds_of_results_a_minute_are_looked_up_a_few_times_a_second(play: Any) -> None:
    library = some(50)

    async def steps(view: LibraryView) -> None:
        before = library.names().count("find")
        for number in range(51, 151):
            library.add(an_entry(number))
        await until(lambda: view.model.rowCount() == 150)
        assert library.names().count("find") - before <= 3
        view.hide()
        for number in range(151, 161):
            library.add(an_entry(number))
        view.show()
        await until(lambda: view.model.rowCount() == 160)

    play(library, steps)


def test_pictures_are_kept_up_to_a_size_and_what_was_scrolled_past_is_not_read(qtbot: Any, tmp_path: Any) -> None:
    image = QImage(400, 200, QImage.Format.Format_RGB32)
    image.fill(0x336699)
    paths = [str(tmp_path / f"{number}.png") for number in range(12)]
    for path in paths:
        image.save(path)
    pictures = Pictures(limit=5 * 100 * 50 * 4)
    assert pictures.get(paths[0], 100) is None
    assert pictures.get(str(tmp_path / "none.png"), 100) is None
    qtbot.waitUntil(lambda: pictures.idle)
    made = pictures.get(paths[0], 100)
    assert made is not None
    assert (made.width(), made.height()) == (100, 50)
    assert pictures.failed(str(tmp_path / "none.png"), 100)
    assert pictures.get(paths[0], 60) is None
    assert pictures.near(paths[0]) is made  # until that size is here
    for path in paths:
        pictures.get(path, 100, 2.0)
    pictures.only({paths[11]})
    qtbot.waitUntil(lambda: pictures.idle)
    assert sum(pictures.get(path, 100) is not None for path in paths[1:11]) <= 2
    assert pictures.bytes_kept <= 5 * 100 * 50 * 4


def test_a_work_whose_words_changed_is_drawn_anew_where_it_stands(play: Any) -> None:
    library = some(6)

    async def steps(view: LibraryView) -> None:
        await until(lambda: view.model.peek(0) is not None)
        one = view.model.ids[0]
        library.works[one] = replace(library.works[one], missing_at=NOON)
        library.tell(one)
        await until(lambda: view.model.known(one).missing_at is not None)
        heard = QAccessible.queryAccessibleInterface(view.grid)
        assert heard.childCount() == 6
        assert heard.child(0).text(QAccessible.Text.Name).endswith("number 6, File moved or deleted")
        assert heard.child(0).rect().size() == view.grid.visualRect(view.model.index(0, 0)).size()
        view.chosen.choose(0)
        assert "found_at" not in view.doing.actions.hidden(view.doing.choice())
        assert "fetch" not in view.doing.actions.hidden(view.doing.choice())

    play(library, steps)


def test_a_folded_stack_is_unfolded_by_its_number_and_folded_again(play: Any) -> None:
    library = some(8)
    for number in (2, 3, 4):
        library.works[number] = replace(library.works[number], stack="herons", stacked=3)

    async def steps(view: LibraryView) -> None:
        view.bar.fold.click()
        await until(lambda: list(view.model.ids) == [8, 7, 6, 5, 4, 1] and view.model.peek(4) is not None)
        view.grid.grab()
        cell = view.grid.visualRect(view.model.index(4, 0))
        number = view.grid.cells.stack_box(cell, library.works[4])
        QTest.mouseClick(view.grid.viewport(), Qt.MouseButton.LeftButton, pos=number.center())
        await until(lambda: list(view.model.ids) == [4, 3, 2])
        view.bar._stack_chip.click()  # type: ignore[attr-defined]
        await until(lambda: view.model.rowCount() == 6)

    play(library, steps)


def test_a_film_is_looked_through_under_the_pointer_that_rests(play: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    blue, red = (QImage(160, 90, QImage.Format.Format_RGB32) for _ in range(2))
    blue.fill(0x2040E0)
    red.fill(0xE02020)
    scrub, wanted = scrubber(), list[str]()
    monkeypatch.setattr(scrub, "want", wanted.append)
    films = [an_entry(one, kind=Kind.VIDEO, path=f"/works/{one}.mp4") for one in (1, 2)]

    def colour(view: LibraryView, row: int) -> int:
        return view.grid.viewport().grab(view.grid._rect(row)).toImage().pixel(60, 60) & 0xFFFFFF

    async def steps(view: LibraryView) -> None:
        grid = view.grid
        await until(lambda: view.model.peek(1) is not None)
        box = [grid.cells.picture_box(grid._rect(row)) for row in (0, 1)]
        still = colour(view, 1)
        QTest.mouseMove(grid.viewport(), box[0].center())  # only on its way
        QTest.mouseMove(grid.viewport(), box[1].center() - QPoint(50, 0))
        await until(lambda: bool(wanted))
        assert set(wanted) == {"/works/1.mp4"}
        scrub._keep("/works/1.mp4", (blue, red))
        assert (colour(view, 1), colour(view, 0)) == (0x2040E0, still)
        QTest.mouseMove(grid.viewport(), box[1].center() + QPoint(50, 0))
        assert colour(view, 1) == 0xE02020
        grid.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # where lines of time run the other way, too
        place = grid.cells.picture_box(grid._rect(1)).center()
        QTest.mouseMove(grid.viewport(), place + QPoint(50, 0))
        await until(lambda: colour(view, 1) == 0x2040E0)
        grid.leaveEvent(QEvent(QEvent.Type.Leave))
        assert colour(view, 1) == still
        scrub._kept.clear()

    play(FakeLibrary(films), steps)


def test_the_heads_of_the_list_do_not_ask_every_work_whether_it_is_chosen(play: Callable[..., None]) -> None:
    """Qt would, at each choice: seconds of standing still where 50,000 works are chosen."""

    async def steps(view: LibraryView) -> None:
        view._on_grid(False)
        asked: list[int] = []
        header = view.works.horizontalHeader()  # type: ignore[union-attr]
        flags = LibraryModel.flags
        LibraryModel.flags = lambda self, index: asked.append(1) or flags(self, index)  # type: ignore[method-assign,assignment,func-returns-value]
        try:
            view.works.selectAll()
            view.works.grab()
        finally:
            LibraryModel.flags = flags  # type: ignore[method-assign]
        assert view.chosen.count == 400
        assert len(asked) < 400
        assert header.selectionModel() is not view.works.selectionModel()

    play(some(400), steps)
