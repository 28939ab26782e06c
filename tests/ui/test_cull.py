"""Culling by keyboard: marks, undo, what comes next, the end of the list, and how fast the next picture is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from fake_library import FakeLibrary, an_entry
from fake_session import FakeSession
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from viewer_things import picture

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import Marks, Verdict
from comfy_desk.domain.output import Kind
from comfy_desk.ui.cull.deck import Counts, Deck
from comfy_desk.ui.cull.opening import Culling
from comfy_desk.ui.cull.window import ADVANCE, PLACES, CullWindow
from comfy_desk.ui.spawn import stop_spawned

pytestmark = pytest.mark.qt_log_ignore("PulseAudioService", "propagateSizeHints", extend=True)


def test_a_deck_passes_over_what_is_decided_and_loses_its_place_to_nothing() -> None:
    deck = Deck((5, 4, 3, 2, 1, 1))
    deck.take(an_entry(one, marks=Marks(verdict=Verdict.PICK if one == 4 else Verdict.NONE)) for one in (5, 4, 3, 2, 1))
    assert deck.counts() == Counts(1, 5, 1, 0, 4, 5)
    deck.set_only_undecided(True)
    assert deck.around(2, 1) == (3, 2)
    assert deck.move(1)
    assert deck.current_id == 3
    deck.take([an_entry(3, marks=Marks(verdict=Verdict.REJECT))])
    assert deck.counts() == Counts(1, 3, 1, 1, 3, 5)  # 3 is decided now, and one stands on it still
    assert deck.move(-1)
    assert deck.current_id == 5
    assert not deck.move(-1)
    assert deck.to_end(first=False)
    deck.drop((5, 3, 1))
    assert (deck.current_id, deck.counts()) == (2, Counts(1, 1, 1, 0, 1, 2))
    deck.drop((2, 4))
    assert (deck.current_id, deck.counts()) == (-1, Counts(0, 0, 0, 0, 0, 0))
    assert not deck.move(1)


@pytest.fixture
def session(tmp_path: Path) -> FakeSession:
    made = FakeSession()
    made.library = FakeLibrary(
        [
            an_entry(one, path=str(picture(tmp_path / f"{one}.png", (1600, 1200), (40 * one, 90, 20))))
            for one in range(1, 6)
        ]
        + [an_entry(6, kind=Kind.TEXT, path=None, text="a few words")]
    )
    return made


async def rest() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
def scene(qtbot: Any, run_async: Any, session: FakeSession) -> Callable[..., None]:
    def play(
        steps: Callable[[CullWindow], Coroutine[Any, Any, None]], ids: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    ) -> None:
        async def main() -> None:
            window = CullWindow(session, ids, "here")
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
            qtbot.addWidget(window)
            window.show()
            try:
                await rest()
                await steps(window)
            finally:
                window.close()
                await stop_spawned()

        run_async(main())

    return play


def do(window: CullWindow, name: str) -> None:
    next(action for action in window.actions() if action.objectName() == f"cull.{name}").trigger()


def test_marks_lead_on_and_are_all_taken_back(scene: Any, session: FakeSession) -> None:
    async def steps(window: CullWindow) -> None:
        QTest.keyClick(window, Qt.Key.Key_4)
        for name in ("pick", "reject", "favourite"):
            do(window, name)
        await rest()
        works = session.library.works
        assert works[1].marks == Marks(rating=4)
        assert works[2].marks.verdict is Verdict.PICK
        assert works[3].marks.verdict is Verdict.REJECT
        assert works[4].marks.favourite  # that does not lead on
        assert window.deck.current_id == 4
        assert window.head.place.text() == "4 of 6 · 1 pick · 1 reject"
        do(window, "previous")
        assert window.foot.verdict.text() == "Rejected"
        do(window, "unset")
        await rest()
        assert window.foot.verdict.text() == "Undecided"
        assert window.deck.current_id == 3

        for back in (3, 4, 3, 2, 1):
            do(window, "undo")
            await rest()
            assert window.deck.current_id == back
        assert all(entry.marks == Marks() for entry in works.values())
        do(window, "undo")
        await rest()
        assert "nothing to undo" in window.toast.text

        do(window, "advance")
        do(window, "pick")
        await rest()
        assert window.deck.current_id == 1
        assert session.memory[ADVANCE] is False
        session.library.failing["rate"] = DeskError("The disk is full.")
        do(window, "rate_2")
        await rest()
        assert window.toast.text == "The disk is full."
        assert window.deck.marks(1).rating == 0

    scene(steps)


def test_the_place_is_remembered_and_the_end_sums_up(scene: Any, session: FakeSession) -> None:
    session.memory[PLACES] = {"here": 5}
    wanted: list[Any] = []

    async def steps(window: CullWindow) -> None:
        assert window.deck.current_id == 5
        window.exportAsked.connect(wanted.append)
        do(window, "reject")
        await rest()
        assert window.stage.text.text() == "a few words"
        do(window, "pick")
        await rest()
        assert window.summing_up
        assert window.summary.words.text() == "1 pick · 1 reject · 4 undecided"
        window.summary.trash.click()
        await rest()
        assert session.library.works[5].trashed_at is not None
        assert window.deck.ids == (1, 2, 3, 4, 6)
        assert not window.summary.trash.isEnabled()
        window.toast._on_action()
        await rest()
        assert session.library.works[5].trashed_at is None
        assert window.deck.counts().rejects == 1
        window.summary.export.click()
        assert wanted == [(6,)]
        window.summary.picks.click()
        assert window.deck.ids == (6,)
        assert not window.summing_up
        window._keep_place()
        await rest()
        assert session.memory[PLACES] == {"here": 6}

    scene(steps)


def test_the_next_picture_is_there_when_its_key_is_pressed(scene: Any, session: FakeSession) -> None:
    async def steps(window: CullWindow) -> None:
        for _ in range(500):
            await asyncio.sleep(0.01)
            if all(window.ahead.picture(one) is not None for one in (1, 2, 3, 4)):
                break
        took = []
        for one in (2, 3, 4):
            began = time.perf_counter()
            do(window, "next")
            window.repaint()
            took.append(time.perf_counter() - began)
            assert window.stage.canvas.image.width() == 1600
            assert window.stage.canvas.image.pixelColor(5, 5).red() == 40 * one
        assert min(took) < 0.05
        assert window.ahead.held < 60_000_000

    scene(steps)


def test_one_window_is_opened_for_rows_batches_and_the_library(
    qtbot: Any, run_async: Any, session: FakeSession
) -> None:
    told: list[str] = []
    home = QWidget()
    qtbot.addWidget(home)

    async def main() -> None:
        culling = Culling(
            session, home, lambda: (), lambda _ids: None, told.append, lambda error: told.append(str(error))
        )
        culling.action.trigger()
        await rest()
        assert culling.window is not None
        assert culling.window.deck.ids == (6, 5, 4, 3, 2, 1)
        culling.open((1, 2))
        await rest()
        assert culling.window.deck.ids == (1, 2)
        assert len(session.library.listeners) == 1
        culling.close()
        culling.open_batch("none")
        await rest()
        assert told == ["There are no works to go through."]
        await stop_spawned()

    run_async(main())


def test_what_is_changed_elsewhere_counts_and_the_rejects_of_now_alone_go(scene: Any, session: FakeSession) -> None:
    library: Any = session.library
    many = tuple(range(1, 601))
    for one in many:
        library.works[one] = an_entry(one, kind=Kind.TEXT, path=None, text="words")

    async def steps(window: CullWindow) -> None:
        await library.judge(many, Verdict.REJECT)
        await rest()
        assert window.deck.counts().rejects == 600
        await library.judge(many[2:], Verdict.PICK)
        window.show_summary()
        for _ in range(2):  # a nervous finger
            window.summary.trashAsked.emit()
        await rest()
        assert [ids for name, ids in library.calls if name == "trash"] == [(1, 2)]
        assert window.deck.counts() == Counts(1, 598, 598, 0, 0, 598)
        button = window.toast.findChild(QPushButton, "toastAction")
        assert button is not None
        button.click()
        await rest()
        assert not any(one.trashed_at for one in library.works.values())
        assert window.deck.counts().whole == 600

    scene(steps, many)
