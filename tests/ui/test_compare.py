"""Comparing: only what differs is listed, films stay in step, marks and undo, what each way of looking shows."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from fake_library import FakeLibrary, an_entry
from fake_session import FakeSession, a_request
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from viewer_things import output, picture

from comfy_desk.domain.library import Verdict
from comfy_desk.domain.output import Kind
from comfy_desk.domain.request import State
from comfy_desk.ui.compare.clock import FilmClock
from comfy_desk.ui.compare.differing import differences
from comfy_desk.ui.compare.layers import Layer, Mode
from comfy_desk.ui.compare.opening import Comparing
from comfy_desk.ui.compare.surface import CompareSurface
from comfy_desk.ui.compare.view_state import Box, Look, closer, moved, where
from comfy_desk.ui.compare.window import CompareWindow
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.viewers.player import Player, multimedia

ASSETS = Path(__file__).resolve().parents[2] / "comfy_desk" / "practice" / "assets"
pytestmark = pytest.mark.qt_log_ignore("PulseAudioService", "ThreadLocalRhiHolder", "propagateSizeHints", extend=True)


def test_only_values_that_differ_are_listed_by_their_path_and_the_rest_is_counted() -> None:
    one = {
        "prompt": "a boat",
        "n": 1,
        "on": True,
        "deep": {"loras": [{"weight": 0.5}, {"weight": 1}]},
        "image": "iVBORw0KGgoAAAANSUhEUg" + "A" * 400,
        "link": "https://files.example/a.png?sig=secret",
    }
    other = {**one, "on": 1, "deep": {"loras": [{"weight": 0.5}]}, "link": "https://files.example/b.png?sig=secret"}
    found = differences([json.dumps(one).encode(), json.dumps(other).encode()])
    rows = {row.name: row.values for row in found.rows}
    assert rows == {
        "on": ("on", "1"),  # true is not 1
        "deep.loras[2].weight": ("1", "not sent"),
        "link": ("https://files.example/a.png?…", "https://files.example/b.png?…"),
    }
    assert found.equal == 4
    assert not found.cut

    third = {**one, "image": "iVBORw0KGgoAAAANSUhEUg" + "B" * 900_000, "prompt": "x" * 5000}
    found = differences([json.dumps(one).encode(), None, json.dumps(third).encode(), b"[not json"])
    rows = {row.name: row.values for row in found.rows}
    assert found.unread == (1, 3)
    assert rows["image"][0].startswith("<image/png")
    assert rows["image"][1] == "—"
    assert len(rows["prompt"][2]) <= 2000
    assert differences([None, b"{}"]).rows == ()


def test_one_look_is_kept_over_pictures_of_other_sizes() -> None:
    place = Box(0, 0, 400, 300)
    look = closer(Look(), 4.0, (300.0, 100.0), place, 1000, 500)
    for size in ((1000, 500), (4000, 2000)):  # the same picture, four times as large
        box = where(look, place, *size)
        assert (box.left, box.top, box.width, box.height) == pytest.approx((-900, -100, 1600, 800))
    look = moved(look, (5000.0, 0.0), place, 1000, 500)
    assert where(look, place, 1000, 500).left == pytest.approx(0)  # no further than its edge
    assert where(look, place, 100, 2000).width == pytest.approx(60)  # the other stays whole in the middle
    assert closer(look, 0.001, (0.0, 0.0), place, 1000, 500) == Look()


def film_file() -> Path:
    film = next(iter(sorted(ASSETS.glob("*.mp4"))), None)
    if film is None or multimedia() is None:
        pytest.skip("films cannot be played on this machine")
    return film


def surface_of(qtbot: Any, *colours: str) -> CompareSurface:
    surface = CompareSurface()
    qtbot.addWidget(surface)
    surface.resize(400, 300)
    layers = []
    for colour in colours:
        image = QImage(80, 60, QImage.Format.Format_RGB32)
        image.fill(QColor(colour))
        layers.append(Layer((image,), image.size()))
    surface.show_layers(layers)
    surface.show()
    return surface


def seen(surface: CompareSurface, x: int, y: int) -> str:
    return surface.grab().toImage().pixelColor(x, y).name()


def test_each_way_of_looking_shows_what_it_says(qtbot: Any) -> None:
    surface = surface_of(qtbot, "#ff0000", "#0000ff", "#00ff00")
    assert (seen(surface, 60, 200), seen(surface, 340, 200)) == ("#ff0000", "#0000ff")
    QTest.mousePress(surface, Qt.MouseButton.LeftButton, pos=QPoint(200, 90))
    QTest.mouseMove(surface, QPoint(300, 90))
    QTest.mouseRelease(surface, Qt.MouseButton.LeftButton, pos=QPoint(300, 90))
    assert surface.edge == pytest.approx(0.75)
    assert seen(surface, 260, 200) == "#ff0000"
    QTest.keyClick(surface, Qt.Key.Key_Left)
    assert surface.edge == pytest.approx(0.73)
    assert "73 %" in surface.accessibleName()
    surface.set_upright(False)
    surface.set_edge(0.5)
    assert (seen(surface, 60, 100), seen(surface, 60, 250)) == ("#ff0000", "#0000ff")
    surface.set_pair(0, 2)
    assert seen(surface, 60, 250) == "#00ff00"

    surface.set_mode(Mode.SIDE)
    assert [seen(surface, x, 150) for x in (66, 200, 333)] == ["#ff0000", "#0000ff", "#00ff00"]
    surface.set_mode(Mode.BLINK)
    fronts = []
    for _ in range(3):
        surface.blink()
        fronts.append(seen(surface, 200, 200))
    assert fronts == ["#0000ff", "#00ff00", "#ff0000"]
    surface.set_mode(Mode.DIFFERENCE)
    assert seen(surface, 200, 200) == "#ffff00"
    surface.set_pair(1, 1)
    assert seen(surface, 200, 200) == "#000000"


def test_a_faint_difference_can_be_made_brighter(qtbot: Any) -> None:
    surface = surface_of(qtbot, "#101010", "#141010")
    surface.set_mode(Mode.DIFFERENCE)
    assert seen(surface, 200, 200) == "#040000"
    surface.set_brighter(8)
    assert seen(surface, 200, 200) == "#200000"


@pytest.fixture
def session(tmp_path: Path) -> FakeSession:
    made = FakeSession()
    made.library = FakeLibrary()
    for number, size in enumerate(((60, 40), (120, 80), (30, 30)), 1):
        one = output(picture(tmp_path / f"{number}.png", size), width=size[0], height=size[1])
        row = a_request(number, state=State.DONE, outputs=(one,), seed=str(number), first_sent_at=1.0, ended_at=5.0)
        made.desk.put(row)
        made.library.add(an_entry(number, request=row.id))
        made.bodies[row.id] = json.dumps({"prompt": "a boat", "seed": number, "steps": 30}).encode()
    return made


async def settled(window: CompareWindow, count: int) -> None:
    for _ in range(400):
        await asyncio.sleep(0.01)
        if len(window.works) == count and "equal" in window.table.foot.text().casefold():
            return
    raise AssertionError("it never settled")


def test_works_are_compared_marked_and_used(qtbot: Any, run_async: Any, session: FakeSession) -> None:
    told: list[str] = []
    used: list[str] = []
    chosen = [session.desk.rows["row-1"]]
    home = QWidget()
    qtbot.addWidget(home)

    async def main() -> None:
        comparing = Comparing(session, home, lambda: chosen, used.append, told.append, lambda e: told.append(str(e)))
        comparing.action.trigger()
        assert told == ["Choose two to four finished works to compare them."]
        chosen.append(session.desk.rows["row-2"])
        comparing.action.trigger()
        window = comparing.windows[0]
        await settled(window, 2)
        rows = {row[0]: row[1:] for row in window.table.rows()}
        assert rows["Seed"] == ["1", "2"]  # as the form calls it, and told once
        assert "seed" not in rows
        assert rows["Dimensions"] == ["60 × 40 pixels", "120 × 80 pixels"]
        assert "steps" not in rows
        assert window.table.foot.text().startswith("2 parameters are equal. Also equal: Model, Time taken")

        line = window.lines[1]
        for button in (line.stars[3], line.favourite, line.pick):
            button.click()
            await asyncio.sleep(0.01)
        marks = session.library.works[2].marks
        assert (marks.rating, marks.favourite, marks.verdict) == (4, True, Verdict.PICK)
        assert line.pick.isChecked()
        undo = next(action for action in window.actions() if action.objectName() == "compare.undo")
        for _ in range(3):
            undo.trigger()
            await asyncio.sleep(0.01)
        assert session.library.works[2].marks == session.library.works[1].marks
        assert not line.pick.isChecked()
        line.use.click()
        assert used == ["row-2"]

        comparing.note_shown("row-3", 0)
        comparing.note_shown("row-1", 0)
        comparing.action_before.trigger()
        assert len(comparing.windows) == 2
        await settled(comparing.windows[1], 2)
        comparing.close()
        assert not comparing.windows
        assert not session.library.listeners
        await stop_spawned()

    run_async(main())


def test_films_and_pictures_together_are_said_to_be(
    run_async: Any, session: FakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where no film can be played at all, which the player says in the turn in which it is asked."""
    film = output(film_file(), kind=Kind.VIDEO)
    session.desk.put(a_request(9, state=State.DONE, outputs=(film,)))

    async def main() -> None:
        window = CompareWindow(session, [("row-1", 0), ("row-9", 0), ("row-gone", 0)])
        window.show()
        await settled(window, 2)
        assert "B can be played" in window.told.text()
        assert not window.clock_bar.isHidden()
        monkeypatch.setattr("comfy_desk.ui.viewers.player.multimedia", lambda: None)
        other = CompareWindow(session, [("row-9", 0), ("row-1", 0)])
        other.show()
        await settled(other, 2)
        assert "none can be played" in other.told.text()
        assert other.clock_bar.isHidden()
        assert "QtMultimedia" in other.lines[0].note.text()
        other.close()
        assert "Some of them" in window.toast.text
        assert not window.lines[1].pick.isEnabled()  # it is not in the library
        window.close()
        await stop_spawned()

    run_async(main())


def test_films_are_brought_back_into_step_and_stand_at_one_moment(qtbot: Any) -> None:
    film = film_file()
    players = [Player(video=True, mute=True) for _ in range(2)]
    clock = FilmClock()
    clock.take(players)
    for player in players:
        player.open(str(film))
    qtbot.waitUntil(lambda: clock.ready, timeout=8000)
    length = players[0]._frame_length()
    clock.set_loop(True)
    clock.play()
    qtbot.waitUntil(lambda: clock.apart is not None and clock.position > 200, timeout=8000)
    players[1].seek(players[1].position + 160)  # as a stall would
    players[1].play()
    qtbot.waitUntil(lambda: (clock.apart or 0) > 1.0, timeout=5000)
    qtbot.waitUntil(lambda: clock.apart is not None and clock.apart < 1.0, timeout=8000)
    clock.pause()
    clock.seek(400)
    clock.step(2)

    def same() -> bool:
        told = [player.frame_at for player in players]
        return all(told) and abs(told[0][0] - told[1][0]) < 1 and told[0][0] > 400 + length  # type: ignore[index]

    qtbot.waitUntil(same, timeout=5000)
    for player in players:
        player.close()
    clock.stop()


def test_windows_that_close_while_their_pictures_come_end_nothing(run_async: Any, session: FakeSession) -> None:
    """A thread may hand over a picture in the moment in which the window that asked for it is destroyed."""

    async def main() -> None:
        for number in range(30):
            window = CompareWindow(session, [("row-1", 0), ("row-2", 0), ("row-3", 0)])
            window.show()
            await asyncio.sleep(0.002 * (number % 10))
            window.close()
            del window
            await asyncio.sleep(0)
        await stop_spawned()

    run_async(main())
    assert not session.library.listeners
