"""What one does in the viewer beside looking: walking with what is decoded ahead, marks, ranges and frames of films."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest
from fake_library import FakeLibrary, an_entry
from fake_session import FakeSession
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from viewer_things import output, picture, request, svg, tone

from comfy_desk.domain.library import Marks, Verdict
from comfy_desk.domain.output import Kind
from comfy_desk.ui.drawing.decoded import Decoded
from comfy_desk.ui.drawing.easel import easel
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.viewer_work import ViewerWork
from comfy_desk.ui.viewers import ahead as ahead_module
from comfy_desk.ui.viewers.ahead import Ahead
from comfy_desk.ui.viewers.film import FilmStage
from comfy_desk.ui.viewers.frames import frame_name
from comfy_desk.ui.viewers.painting import Ground
from comfy_desk.ui.viewers.picture import PictureStage
from comfy_desk.ui.viewers.player import multimedia
from comfy_desk.ui.viewers.scrub import MOST_BYTES, Scrubber, scrubber
from comfy_desk.ui.viewers.sound import SoundStage
from comfy_desk.ui.viewers.stage import Shown
from comfy_desk.ui.viewers.vector import SharpPart
from comfy_desk.ui.views.viewer import ViewerView

FILM = Path(__file__).resolve().parents[2] / "comfy_desk" / "practice" / "assets" / "film.mp4"

pytestmark = pytest.mark.qt_log_ignore("PulseAudioService", "ThreadLocalRhiHolder", extend=True)


@pytest.fixture
def view(qtbot: Any) -> ViewerView:
    made = ViewerView()
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    return made


def press(view: ViewerView, key: Qt.Key) -> None:
    view.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))


def test_the_next_picture_is_there_at_once_and_a_zoom_can_be_kept(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    files = [picture(tmp_path / f"{n}.png", (1200, 900), (40 * n, 0, 0)) for n in range(3)]
    row = request(*(output(file, n) for n, file in enumerate(files)))
    view.show_request(row, 0)
    view.action("keep_zoom").setChecked(True)
    stage = view.rack.current
    assert isinstance(stage, PictureStage)
    qtbot.waitUntil(lambda: view.rack.ahead.held > 0, timeout=20_000)
    stage.canvas.zoom_to(2.0, QPointF(20, 20))
    press(view, Qt.Key.Key_Right)  # moves within what is zoomed
    assert view.current() == (row, row.outputs[0])
    stand = stage.canvas.stand
    press(view, Qt.Key.Key_PageDown)
    assert not stage.loading
    assert stage.canvas.image.pixelColor(5, 5).red() == 40
    assert stage.canvas.stand == stand
    qtbot.waitUntil(lambda: view.rack.ahead.held >= 3 * 1200 * 900 * 4, timeout=20_000)
    view.action("fit").trigger()
    press(view, Qt.Key.Key_Right)
    assert stage.canvas.image.pixelColor(5, 5).red() == 80
    assert stage.canvas.fitted
    view.action("probe").setChecked(True)
    at = stage.canvas.picture_rect().topLeft() + QPointF(1, 1)
    assert stage.probe.words_at(at).endswith("· #500000")
    assert stage.probe.words_at(QPointF(-5, -5)) == ""
    view.action("ground").trigger()
    assert view.rack.ground is stage.canvas.ground is Ground.BLACK
    view.release()
    assert view.rack.ahead.held == 0


def test_what_is_kept_ahead_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead_module, "MOST_BYTES", 100_000)
    ahead = Ahead()
    shown = [Shown(request(), output(tmp_path / f"{n}.png"), str(n)) for n in range(4)]
    for one in shown:
        ahead.keep(one, Decoded((QImage(100, 100, QImage.Format.Format_RGB32),), QSize(100, 100)))
    assert ahead.held <= 100_000
    assert [ahead.take(one) is not None for one in shown] == [False, False, True, True]


def test_marks_are_shown_asked_for_and_taken_back(view: ViewerView, tmp_path: Path, qtbot: Any, run_async: Any) -> None:
    session = FakeSession()
    session.library = FakeLibrary((an_entry(1, request="row-1", marks=Marks(2, note="sea")),))
    toast = ToastLine()
    qtbot.addWidget(toast)

    class Queue(QWidget):
        class shown:  # noqa: N801
            @staticmethod
            def row_of(_request: str) -> None:
                return None

    class Library:
        leads = False

    class Using:
        def use_picture(self, _image: QImage, _name: str) -> None: ...

    async def walk() -> None:
        work = ViewerWork(session, view, Queue(), Library(), Using(), toast, lambda error: None, view)  # type: ignore[arg-type]
        view.show_request(request(output(picture(tmp_path / "a.png"), 0)))

        async def until(so: Any) -> None:
            for _ in range(300):
                if so():
                    return
                await asyncio.sleep(0.01)
            raise AssertionError

        await until(lambda: view.marks.marks == Marks(2, note="sea"))
        view.action("rate_4").trigger()
        await until(lambda: view.marks.marks == Marks(4, note="sea"))
        view.action("pick").trigger()
        await until(lambda: view.marks.marks is not None and view.marks.marks.verdict is Verdict.PICK)
        assert view.marks.pick.isChecked()
        assert view.marks.verdict.text() == "Picked"
        view.marks.note.setFocus()
        view.marks.note.clear()
        QTest.keyClicks(view.marks.note, "for the cover")
        view.marks.settle()
        await until(lambda: view.marks.marks is not None and view.marks.marks.note == "for the cover")
        toast._on_action()
        await until(lambda: view.marks.marks is not None and view.marks.marks.note == "sea")
        work.close()

    run_async(walk(), timeout=20)
    view.show_marks("row-1", 0, None)
    assert not view.marks.isVisible()


def test_every_act_has_a_name_and_words(view: ViewerView) -> None:
    acts = view._bar.acts()
    assert all(act.objectName().startswith("viewer.") and act.text() and act.toolTip() for act in acts)
    keys = [key.toString() for act in acts for key in act.shortcuts()]
    assert len(keys) == len(set(keys))
    assert {"viewer.zoom_in", "viewer.rate_3", "viewer.mark_in", "viewer.use_last_frame"} <= {
        act.objectName() for act in acts
    }


def test_a_range_is_played_again_and_again(qtbot: Any, tmp_path: Path) -> None:
    if multimedia() is None:
        pytest.skip("QtMultimedia cannot be imported on this machine")
    stage = SoundStage()
    qtbot.addWidget(stage)
    stage.show()
    one = output(tone(tmp_path / "tone.wav"), kind=Kind.AUDIO)
    stage.show_output(Shown(request(one), one, one.path or ""))
    qtbot.waitUntil(lambda: stage.transport.play.isEnabled(), timeout=8000)
    marks, seen = stage.transport.range, [0]
    marks.mark_first(300)
    marks.mark_last(500)
    stage.player.positionChanged.connect(seen.append)
    stage.player.seek(300)
    stage.toggle_play()
    qtbot.waitUntil(lambda: sum(after < before for before, after in itertools.pairwise(seen)) > 1, timeout=8000)
    assert max(seen) < 800
    marks.mark_first(600)  # beyond its end: that goes
    assert (marks.first, marks.last) == (600, None)
    stage.mark("none")
    assert not marks.on
    stage.release()


def test_frames_go_where_they_are_wanted_and_the_last_is_the_last(view: ViewerView, qtbot: Any) -> None:
    if multimedia() is None:
        pytest.skip("QtMultimedia cannot be imported on this machine")
    taken: list[tuple[QImage, str]] = []
    view.frameInputAsked.connect(lambda image, name: taken.append((image, name)))
    view.show_request(request(output(FILM, kind=Kind.VIDEO)))
    stage = view.rack.current
    assert isinstance(stage, FilmStage)
    qtbot.waitUntil(lambda: not stage.picture().isNull() and stage.player.duration > 0, timeout=8000)
    view.action("copy_frame").trigger()
    assert QGuiApplication.clipboard().image().size() == stage.picture().size()
    view.action("use_frame").trigger()
    assert taken[0][1] == frame_name(str(FILM), 0) == "film-00m00s000"
    view.action("use_last_frame").trigger()
    qtbot.waitUntil(lambda: len(taken) == 2, timeout=20_000)
    stage.player.seek(stage.player.duration - 1)
    qtbot.waitUntil(lambda: stage.position > stage.player.duration - 60, timeout=8000)
    there, last = stage.picture().convertToFormat(QImage.Format.Format_RGB32), taken[1][0]
    assert last.size() == there.size()
    for x, y in ((10, 10), (320, 180), (600, 300)):
        assert abs(last.pixelColor(x, y).lightness() - there.pixelColor(x, y).lightness()) < 12
    small: list[QImage | None] = []
    scrubber().want(str(FILM))
    qtbot.waitUntil(lambda: small.append(scrubber().frame(str(FILM), 0.5)) or small[-1] is not None, timeout=20_000)
    assert small[-1] is not None
    assert small[-1].width() <= 192
    view.release()


def test_a_drawing_is_sharp_where_one_looks(tmp_path: Path, qtbot: Any) -> None:
    path = svg(tmp_path / "a.svg")
    decoded = easel().svg(str(path), 256)()
    part = SharpPart(str(path), decoded)
    with qtbot.waitSignal(part.changed, timeout=20_000):
        part.look(QRectF(9, 4, 2, 2), 400.0)
    (patch,) = part.patches()
    assert patch.place.contains(QRectF(9, 4, 2, 2))
    assert patch.image.width() < 2000
    assert patch.image.pixelColor(patch.image.width() // 2, patch.image.height() // 2).name() == "#cc3333"
    part.look(QRectF(0, 0, 20, 10), 2.0)
    assert part.patches() == ()
    part.close()


def test_frames_of_films_are_kept_up_to_a_size(qtbot: Any) -> None:
    scrub = Scrubber()
    frames = tuple(QImage(192, 108, QImage.Format.Format_RGB32) for _ in range(32))
    for number in range(40):
        scrub._keep(f"/films/{number}.mp4", frames)
        assert scrub.frame("/films/0.mp4", 0.0) is not None  # looked at again and again, so it stays
    held = sum(image.sizeInBytes() for kept in scrub._kept.values() for image in kept)
    assert MOST_BYTES / 2 < held <= MOST_BYTES
    assert scrub.frame("/films/39.mp4", 2.0) is not None
    assert "/films/20.mp4" not in scrub._kept
