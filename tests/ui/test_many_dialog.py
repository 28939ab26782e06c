"""Many from one: always a list first, nothing wrong is sent, one press is one batch, and nothing typed is lost."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from fake_session import FakeSession, picture_document
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.errors import DeskError, FieldProblem
from comfy_desk.domain.model import ModelDocument
from comfy_desk.domain.money import Price
from comfy_desk.services.api import Quote
from comfy_desk.services.many import SeedRule
from comfy_desk.services.spending import AsksFirst, Verdict, Word
from comfy_desk.ui.dialogs import many
from comfy_desk.ui.dialogs.many import ManyDialog
from comfy_desk.ui.dialogs.many_list import SEED, TROUBLE
from comfy_desk.ui.dialogs.many_seeds import SeedsLine
from comfy_desk.ui.main_window import MainWindow

MODEL = "atelier/watercolour-2"


async def opened(window: MainWindow, body: dict[str, Any]) -> ManyDialog:
    window.compose.load(MODEL, body)
    await until(lambda: window.compose.filling.form is not None and not window.compose.wait.isVisible())
    window.compose.foot.list_button.click()
    dialog = window._there().many.dialog
    assert dialog is not None
    dialog._price_timer.setInterval(20)
    await until(lambda: not dialog.working and dialog.models.list.count() > 0)
    return dialog


async def made(dialog: ManyDialog) -> None:
    await until(lambda: not dialog.working)


def press(dialog: ManyDialog) -> None:
    dialog._guard._last = None
    dialog.add.click()


def batches(session: FakeSession) -> list[tuple[str, list[dict[str, Any]]]]:
    found = [what for name, what in session.calls if name == "submit_batch"]
    return [(name, [json.loads(wish.body) for wish in wishes]) for name, wishes in found]


def test_copies_are_listed_priced_and_sent_as_one_batch(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.prices.quotes[MODEL] = Quote(Price("exact", amount="0.04"))

    async def steps(window: MainWindow) -> None:
        dialog = await opened(window, {"prompt": "a boat", "seed": 40})
        assert dialog.add.text() == "Add 1 request to the queue"
        dialog.seeds.copies.setValue(3)
        assert dialog.working  # at once: nothing can be sent that the list does not show
        assert not dialog.add.isEnabled()
        await until(lambda: len(dialog.list.rows) == 3)
        assert [dialog.list.index(row, SEED).data() for row in range(3)] == ["40", "41", "42"]
        await until(lambda: dialog.costs.text() == "About $0.12 together")
        dialog.list.tick([1], False)
        assert dialog.count.text() == "2 requests of 3"
        assert dialog.costs.text() == "About $0.08 together"
        session.gate.clear()
        for _ in range(4):
            dialog.add.click()
            dialog._on_add()
        await until(lambda: "submit_batch" in session.names())
        session.gate.set()
        await until(lambda: not dialog.isVisible())
        assert batches(session) == [("a boat ×2", [{"prompt": "a boat", "seed": 40}, {"prompt": "a boat", "seed": 42}])]
        assert [told.estimate for told in session.told] == ["0.04", "0.04"]
        assert all(told.document_etag == '"1"' for told in session.told)
        assert len([one for one in session.prices.asked if one[0] == MODEL and b'"seed":4' in one[1]]) <= 2
        await until(lambda: window.queue.model.rowCount() == 2)

    play(session, steps)


def test_a_wrong_row_says_why_and_is_not_sent(play: Any) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        dialog = await opened(window, {"prompt": ""})
        assert dialog.wrong.text()
        assert not dialog.add.isEnabled()
        assert dialog.add.toolTip() == "Nothing is ticked that can be sent."
        dialog.ways.setCurrentWidget(dialog.lines)
        await made(dialog)
        assert dialog.count.text() == "No lines are here yet."
        dialog.lines.kind.setCurrentIndex(1)
        dialog.lines.text.setPlainText("prompt;guidance;size\n\na fox;12;\nan owl;;512\nbear;2.5;1536x1024\n")
        await until(lambda: not dialog.working and len(dialog.list.rows) == 3)
        assert dialog.count.text() == "1 request of 3 · 2 cannot be sent"
        assert dialog.wrong.text().startswith("Row 3, column 2 (Guidance): It takes at most 10")
        assert dialog.list.index(1, TROUBLE).data().startswith("Row 4, column 3 (Size): It takes only")
        assert not dialog.list.flags(dialog.list.index(0, 0)) & Qt.ItemFlag.ItemIsUserCheckable
        dialog.list.tick([0, 1], True)
        assert [row.number for row in dialog.list.chosen()] == [3]
        press(dialog)
        await until(lambda: len(session.submitted) == 1)
        assert batches(session)[0][1] == [{"prompt": "bear", "guidance": 2.5, "size": "1536x1024"}]

    play(session, steps)


def test_a_pasted_table_is_read_as_one_and_says_so_with_a_way_back(play: Any) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        dialog = await opened(window, {"prompt": "a boat"})
        lines = dialog.lines
        dialog.ways.setCurrentWidget(lines)
        await made(dialog)
        assert dialog.count.text() == "No lines are here yet."
        assert not lines.say.text()  # said once
        lines.text.setPlainText('Prompt,Seed\na fox,1\n"an owl, at night",2\n')
        await until(lambda: not dialog.working and len(dialog.list.rows) == 2)
        assert lines.is_table
        assert lines.read_as.text() == "Read as a table with columns Prompt, Seed."
        assert [row.body for row in dialog.list.rows][1] == {"prompt": "an owl, at night", "seed": 2}
        assert lines.instead.isVisible()
        lines.instead.click()
        await until(lambda: not dialog.working and len(dialog.list.rows) == 3)
        assert not lines.is_table
        assert not lines.instead.isVisible()
        assert dialog.list.rows[0].body["prompt"] == "Prompt,Seed"
        lines.text.clear()
        await made(dialog)
        lines.text.setPlainText("prompt,seed\na fox,1")  # another text is looked at anew
        await until(lambda: not dialog.working and len(dialog.list.rows) == 1)
        lines.text.setPlainText("a fox, in snow\nan owl, at night")
        await until(lambda: not dialog.working and len(dialog.list.rows) == 2)
        assert not lines.is_table
        assert not lines.read_as.isVisible()

    play(session, steps)


def test_what_would_be_refused_is_marked_also_when_it_is_opened_again(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    refused = FieldProblem(("body", "guidance"), "must be 4 or less for this size")

    async def quote(model: str, body: bytes, serving: Any) -> Quote:
        session.prices.asked.append((model, body, serving))
        said = json.loads(body)
        return Quote(problems=(refused,)) if said.get("guidance") == 9 else Quote(Price("exact", amount="0.04"))

    session.prices.quote = quote

    async def steps(window: MainWindow) -> None:
        dialog = await opened(window, {"prompt": "a boat", "seed": 1})
        dialog.ways.setCurrentWidget(dialog.lines)
        dialog.lines.text.setPlainText("prompt,guidance\na fox,2\nan owl,9\na bear,9")
        for _ in range(2):
            await until(lambda: "refuse" in dialog.wrong.text() and not dialog._pricing)
            asked = len(session.prices.asked)
            why = "must be 4 or less for this size."
            assert dialog.wrong.text() == f"The Router would refuse number 2: Guidance: {why} It may refuse 1 more."
            shown = [dialog.list.index(row, TROUBLE).data() for row in range(3)]
            assert shown == [
                "",
                f"The Router would refuse this: Guidance: {why}",
                f"The Router may refuse this: Guidance: {why}",
            ]
            assert not dialog.table.isColumnHidden(TROUBLE)
            assert dialog.costs.text() == "About $0.04 together; price unknown for 2 of 3"
            assert len(dialog.list.chosen()) == 3  # a quote is not the last word
            height = dialog.costs.height()
            dialog.close()
            window._there().many.open()
            assert dialog.costs.height() == height  # nothing jumps while the total is not there
            assert not dialog.wrong.isVisible()
        assert len(session.prices.asked) == asked

    play(session, steps)


def test_what_was_typed_is_there_after_a_refusal_and_after_closing(play: Any) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        dialog = await opened(window, {"prompt": "a boat", "seed": 1})
        dialog.ways.setCurrentWidget(dialog.lines)
        dialog.lines.text.setPlainText("a fox\nan owl")
        dialog.name.setText("Animals")
        dialog.seeds.choose(SeedRule.RANDOM)
        await until(lambda: not dialog.working and len(dialog.list.rows) == 2)
        first = [row.seed for row in dialog.list.rows]
        session.failing["submit_batch"] = DeskError("The disk is full.", "Make room.")
        press(dialog)
        await until(lambda: dialog.message.text() == "The disk is full. Make room.")
        assert dialog.isVisible()
        assert [row.seed for row in dialog.list.chosen()] == first
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()
        window._there().many.action.trigger()
        await made(dialog)
        assert dialog.lines.text.toPlainText() == "a fox\nan owl"
        assert [row.seed for row in dialog.list.rows] == first  # the same throw, until it is sent
        del session.failing["submit_batch"]
        press(dialog)
        await until(lambda: len(session.submitted) == 2)
        assert batches(session)[-1][0] == "Animals"
        assert [seed for *_, seed in session.submitted] == first
        await until(lambda: not dialog.isVisible())
        window._there().many.open()
        await made(dialog)
        assert [row.seed for row in dialog.list.rows] != first  # not paid for a second time

    play(session, steps)


def test_a_sum_that_is_asked_about_goes_with_a_second_press(play: Any) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        dialog = await opened(window, {"prompt": "a boat"})
        session.failing["submit_batch"] = AsksFirst(Verdict(Word.ASK, "This may cost $4.", "From estimates."))
        press(dialog)
        await until(lambda: dialog.add.text() == "Send it anyway")
        assert dialog.message.text() == "This may cost $4. From estimates."
        session.failing.clear()
        press(dialog)
        await until(lambda: len(session.submitted) == 1)
        assert session.told[-1].confirmed

    play(session, steps)


def test_two_fields_swept_and_too_much_at_once(play: Any, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        dialog = await opened(window, {"prompt": "a boat"})
        sweep = dialog.sweep
        dialog.ways.setCurrentWidget(sweep)
        await made(dialog)
        assert dialog.count.text() == "Choose a field that goes through several values."
        sweep.first.field.setCurrentIndex(sweep.first.field.findData("/guidance"))
        sweep.first.text.setPlainText("1 to 2 step 0.5")
        sweep.second.field.setCurrentIndex(sweep.second.field.findData("/safe"))
        for number in range(2):
            sweep.second.choices.item(number).setCheckState(Qt.CheckState.Checked)
        await until(lambda: not dialog.working and len(dialog.list.rows) == 6)
        assert sweep.say.text() == "3 values × 2 values"
        monkeypatch.setattr(many, "MOST_BYTES", 100)
        dialog._refresh()
        assert "Untick some" in dialog.add.toolTip()
        assert not dialog.add.isEnabled()
        dialog.table.selectRow(0)
        dialog.table.setFocus()
        QTest.keyClick(dialog.table, Qt.Key.Key_Space)
        assert len(dialog.list.chosen()) == 5
        monkeypatch.setattr(many, "MOST_BYTES", 10_000)
        dialog._refresh()
        press(dialog)
        await until(lambda: len(session.submitted) == 5)
        assert batches(session)[0][1][0] == {"prompt": "a boat", "guidance": 1, "safe": False}
        sweep.first.text.setPlainText("1 to 20")
        window._there().many.open()
        await made(dialog)
        assert dialog.count.text().startswith("Guidance: 11: It takes at most 10")

    play(session, steps)


def test_several_models_and_what_does_not_go_over(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    other = picture_document("lumen/film-1")
    schema = next(iter(other["paths"].values()))["post"]["requestBody"]["content"]["application/json"]["schema"]
    del schema["properties"]["guidance"]
    schema["properties"]["size"] = {"enum": ["16:9", "3:2"]}
    session.documents["lumen/film-1"] = ModelDocument("lumen/film-1", other, '"9"', 0.0)

    async def steps(window: MainWindow) -> None:
        dialog = await opened(window, {"prompt": "a boat", "size": "1536x1024", "guidance": 4})
        dialog.ways.setCurrentWidget(dialog.models)
        dialog.models.tick("lumen/film-1")
        await until(lambda: not dialog.working and len(dialog.list.rows) == 2)
        assert "1536x1024 as the shape 3:2, without its pixels" in dialog.models.said.text()
        assert "Guidance (4): This model has nothing of this kind." in dialog.models.said.text()
        press(dialog)
        await until(lambda: len(session.submitted) == 2)
        assert [(model, json.loads(body)) for model, body, *_ in session.submitted] == [
            (MODEL, {"prompt": "a boat", "size": "1536x1024", "guidance": 4}),
            ("lumen/film-1", {"prompt": "a boat", "size": "3:2"}),
        ]
        assert [told.document_etag for told in session.told] == ['"1"', '"9"']

    play(session, steps)


def test_a_file_is_read_beside_the_window_and_its_columns_can_be_chosen(play: Any, tmp_path: Path) -> None:  # noqa: F811
    session = FakeSession()
    path = tmp_path / "words.csv"
    path.write_bytes("\ufeffwas;nr\nFüchse;3\nEule;4\n".encode("utf-16-le"))

    async def steps(window: MainWindow) -> None:
        dialog = await opened(window, {"prompt": "a boat"})
        dialog.ways.setCurrentWidget(dialog.lines)
        dropped = QMimeData()
        dropped.setUrls([QUrl.fromLocalFile(str(path))])
        assert dialog.lines.text.canInsertFromMimeData(dropped)
        dialog.lines.text.insertFromMimeData(dropped)
        await until(lambda: not dialog.working and len(dialog.list.rows) == 3)
        assert dialog.lines.file.text().startswith("words.csv")
        dialog.lines.headed.click()
        await until(lambda: not dialog.working and len(dialog.list.rows) == 2)
        box = dialog.lines.columns.itemAt(1, dialog.lines.columns.ItemRole.FieldRole).widget()
        box.setCurrentIndex(box.findData("/seed"))
        box.activated.emit(box.currentIndex())
        await until(lambda: not dialog.working and dialog.list.rows[0].seed == "3")
        assert [row.body["prompt"] for row in dialog.list.rows] == ["Füchse", "Eule"]
        dialog.lines.choose_file()
        picker = dialog.lines.findChild(QFileDialog)
        assert picker is not None
        picker.close()
        dialog.lines.open_file(str(tmp_path / "none.csv"))
        await until(lambda: "cannot be read" in dialog.lines.say.text())
        dialog.lines.leave_file()
        await until(lambda: dialog.count.text() == "No lines are here yet.")

    play(session, steps)


def test_a_thousand_at_most_and_then_the_next(play: Any) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        dialog = await opened(window, {"prompt": "a boat"})
        dialog.ways.setCurrentWidget(dialog.lines)
        dialog.lines.text.setPlainText("\n".join(f"creature {n}" for n in range(2_100)))
        await until(lambda: not dialog.working and len(dialog.list.rows) == 1_000)
        assert "a batch has at most 1,000: these are 1 to 1,000 of 2,100" in dialog.count.text()
        for last in (2_000, 2_100, 1_000):
            dialog.more.click()
            await until(lambda last=last: not dialog.working and dialog.list.rows[-1].number == last)
        press(dialog)
        await until(lambda: len(session.submitted) == 1_000, patience=15)

    play(session, steps)


@pytest.mark.parametrize("size", [(360, 640), (1100, 700)])
def test_everything_has_a_name_and_is_reached_by_keys(play: Any, size: tuple[int, int]) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        dialog = await opened(window, {"prompt": "a {red|blue} boat"})
        dialog.resize(*size)
        for number in range(dialog.ways.count()):
            dialog.ways.setCurrentIndex(number)
            await made(dialog)
            await asyncio.sleep(0.05)  # never a turn of the loop within a turn: qasync loses timers there
            reached: set[QWidget] = set()
            for _ in range(60):
                focus = QApplication.focusWidget()
                if focus is None or focus in reached:
                    break
                reached.add(focus)
                named = focus.accessibleName() or getattr(focus, "text", lambda: "")() or focus is dialog.ways.tabBar()
                assert named, focus
                dialog.focusNextChild()
            assert {dialog.add, dialog.close_button} & reached
            assert dialog.table in reached
            right = dialog.add.mapTo(dialog, QPoint(dialog.add.width(), 0)).x()
            assert right <= dialog.width()

    play(session, steps)


def test_a_first_seed_of_64_bits_is_seen_whole(qtbot: Any) -> None:
    line = SeedsLine()
    qtbot.addWidget(line)
    line.resize(300, 120)
    line.show()
    line.set_start(has_seed=True, seed=2**64 - 1, random=False)
    qtbot.waitUntil(line.text.isVisible)
    assert line.text.fontMetrics().horizontalAdvance(line.text.text()) <= line.text.width() - 20
    assert line.text.geometry().right() < line.width()


def test_its_keys_work_in_the_whole_window_and_say_why_not(play: Any) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        window.activateWindow()
        await until(window.isActiveWindow)
        keys = (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
        QTest.keyClick(window.queue.table, *keys)
        await until(lambda: window.toast.isVisible())
        told = "Many from one begins with what stands in a form. Choose a model first."
        assert told in [label.text() for label in window.toast.findChildren(QLabel)]
        assert window._there().many.dialog is None
        assert window.compose.foot.list_button.toolTip() == "Many from one begins with what stands in a model’s form."
        dialog = await opened(window, {"prompt": "a boat"})
        dialog.close()
        window.activateWindow()
        await until(window.isActiveWindow)
        QTest.keyClick(window.queue.table, *keys)
        await until(lambda: dialog.isVisible())
        dialog.close()

    play(session, steps)
