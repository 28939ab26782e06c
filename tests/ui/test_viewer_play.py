"""Films and sounds: really played where QtMultimedia is there, and words with a way out where it is not."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from viewer_things import output, request, tone

from comfy_desk.domain.output import Kind
from comfy_desk.ui.viewers import player as player_module
from comfy_desk.ui.viewers.film import FilmStage
from comfy_desk.ui.viewers.player import Player, looks_like_a_list, multimedia
from comfy_desk.ui.viewers.sound import SoundStage, WaveCanvas
from comfy_desk.ui.viewers.stage import Shown

ASSETS = Path(__file__).resolve().parents[2] / "comfy_desk" / "practice" / "assets"

# Said once by Qt itself where there is no sound server and no graphics hardware, as on a machine for tests.
pytestmark = pytest.mark.qt_log_ignore("PulseAudioService", "ThreadLocalRhiHolder", extend=True)


@pytest.fixture
def film_file() -> Path:
    found = sorted(ASSETS.glob("*.mp4"))
    if not found:
        pytest.skip("the practice Router's film is not here")
    if multimedia() is None:
        pytest.skip("QtMultimedia cannot be imported on this machine")
    return found[0]


@pytest.fixture
def film(qtbot: Any) -> Iterator[FilmStage]:
    stage = FilmStage()
    qtbot.addWidget(stage)
    stage.resize(480, 360)
    stage.show()
    yield stage
    stage.release()


def shown(path: Path, kind: Kind = Kind.VIDEO, **facts: Any) -> Shown:
    one = output(path, kind=kind, **facts)
    return Shown(request(one), one, str(path))


def test_a_film_stands_at_its_first_frame_and_plays(film: FilmStage, film_file: Path, qtbot: Any) -> None:
    film.show_output(shown(film_file))
    qtbot.waitUntil(lambda: not film.canvas.empty and film.transport.play.isEnabled(), timeout=8000)
    assert not film.player.playing
    assert not film.picture().isNull()
    assert film.player.duration > 0

    assert film.toggle_play()
    qtbot.waitUntil(lambda: film.player.position > 100, timeout=8000)
    assert film.player.playing
    assert film.transport.play.accessibleName() == "Pause"
    film.toggle_play()
    assert not film.player.playing
    assert film.zoom_words().endswith("%")


def test_stepping_shows_the_next_frame_and_the_one_before(film: FilmStage, film_file: Path, qtbot: Any) -> None:
    film.show_output(shown(film_file))
    qtbot.waitUntil(lambda: film.player._frame is not None, timeout=8000)
    start = film.player._frame.startTime()
    seen: list[int] = [start]
    for _ in range(3):
        film.step(1)
        qtbot.waitUntil(lambda: film.player._frame.startTime() > seen[-1], timeout=8000)
        seen.append(film.player._frame.startTime())
    gaps = {round((after - before) / 1000) for before, after in itertools.pairwise(seen)}
    length = round(film.player._frame_length())
    assert all(abs(gap - length) <= 1 for gap in gaps)
    film.step(-1)
    qtbot.waitUntil(lambda: film.player._frame.startTime() == seen[-2], timeout=8000)


def test_a_frame_can_be_saved(film: FilmStage, film_file: Path, qtbot: Any) -> None:
    frames: list[QImage] = []
    film.frameReady.connect(frames.append)
    film.show_output(shown(film_file))
    qtbot.waitUntil(lambda: film.transport.frame.isEnabled() and film.canvas.picture_size.isValid(), timeout=8000)
    QTest.mouseClick(film.transport.frame, Qt.MouseButton.LeftButton)
    assert len(frames) == 1
    assert frames[0].size() == film.canvas.picture_size


def test_another_film_ends_the_first(film: FilmStage, film_file: Path, qtbot: Any) -> None:
    film.show_output(shown(film_file))
    qtbot.waitUntil(lambda: film.transport.play.isEnabled(), timeout=8000)
    film.toggle_play()
    film.show_output(shown(film_file))
    assert not film.player.playing
    film.release()
    assert not film.player.opened
    assert not film.transport.play.isEnabled()


def test_loop_speed_and_volume_can_be_set_before_and_while_playing(
    film: FilmStage, film_file: Path, qtbot: Any
) -> None:
    film.transport.loop.setChecked(True)
    film.transport._on_speed(2.0)
    film.show_output(shown(film_file))
    qtbot.waitUntil(lambda: film.transport.play.isEnabled(), timeout=8000)
    assert film.player._player.playbackRate() == 2.0
    assert film.player._player.loops() == -1
    film.transport.loop.setChecked(False)
    assert film.player._player.loops() == 1
    film.transport._on_speed(1.0)
    film.transport.mute.setChecked(True)
    assert film.player._player.playbackRate() == 1.0


@pytest.mark.parametrize("data", [b"\0\0\0\x18ftypmp42" + b"\0" * 64, b"\1\2\3" * 30])
def test_a_damaged_film_is_said_in_words(film: FilmStage, tmp_path: Path, qtbot: Any, data: bytes) -> None:
    if multimedia() is None:
        pytest.skip("QtMultimedia cannot be imported on this machine")
    path = tmp_path / "broken.mp4"
    path.write_bytes(data)
    film.show_output(shown(path))
    qtbot.waitUntil(lambda: film.failed, timeout=8000)
    assert "cannot be played here" in film.notice.words.sentence
    assert [button.text() for button in film.notice.buttons()] == ["Open in the system's player", "Save as…"]
    qtbot.waitUntil(lambda: film.player._player is None, timeout=2000)


def test_a_play_list_is_never_opened(film: FilmStage, tmp_path: Path) -> None:
    path = tmp_path / "list.mp4"
    path.write_text("#EXTM3U\n#EXTINF:9,\nfile:///etc/hostname\n", encoding="utf-8")
    assert looks_like_a_list(str(path))
    film.show_output(shown(path))
    assert film.failed
    assert film.player._player is None


def test_without_qtmultimedia_there_is_still_a_way(
    film: FilmStage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_module, "multimedia", lambda: None)
    path = tmp_path / "film.mp4"
    path.write_bytes(b"\0\0\0\x18ftypmp42")
    asked: list[str] = []
    film.openAsked.connect(lambda: asked.append("open"))
    film.saveAsked.connect(lambda: asked.append("save"))
    film.show_output(shown(path))
    assert film.failed
    for button in film.notice.buttons():
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == ["open", "save"]
    assert not film.toggle_play()
    assert not film.step(1)


def test_an_import_that_fails_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_name: str) -> None:
        raise ImportError("libpulse.so.0: cannot open shared object file")

    multimedia.cache_clear()
    monkeypatch.setattr(player_module.importlib, "import_module", missing)
    try:
        assert multimedia() is None
    finally:
        multimedia.cache_clear()


def test_a_sound_plays_and_is_sought_in_its_waveform(tmp_path: Path, qtbot: Any) -> None:
    if multimedia() is None:
        pytest.skip("QtMultimedia cannot be imported on this machine")
    stage = SoundStage()
    qtbot.addWidget(stage)
    stage.show()
    stage.show_output(shown(tone(tmp_path / "tone.wav"), Kind.AUDIO))
    qtbot.waitUntil(lambda: stage.transport.play.isEnabled(), timeout=8000)
    assert stage.player.duration == pytest.approx(1000, abs=60)
    assert isinstance(stage.canvas, WaveCanvas)
    stage.canvas.seekAsked.emit(0.5)
    qtbot.waitUntil(lambda: abs(stage.player.position - 500) < 60, timeout=4000)
    assert stage.canvas.heard == pytest.approx(0.5, abs=0.1)
    stage.grab()
    stage.release()


def test_a_failed_player_fails_once(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(video=True)
    said: list[str] = []
    player.failed.connect(said.append)
    monkeypatch.setattr(player_module, "multimedia", lambda: None)
    player.open("nothing.mp4")
    player._fail("again")
    assert said == [player_module.NOT_HERE]
    player.close()


def test_a_film_that_was_taken_out_of_its_folder_is_said_to_be_gone(
    film: FilmStage, film_file: Path, tmp_path: Path, qtbot: Any
) -> None:
    film.show_output(shown(tmp_path / f"gone{film_file.suffix}"))
    qtbot.waitUntil(lambda: film.failed, timeout=8000)
    assert film.notice.words.headline == "This film is not here"
    assert film.notice.words.sentence == "The file is no longer where it was saved."
    assert not film.notice.buttons()  # no other player opens it either
