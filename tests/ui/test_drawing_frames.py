"""Animations: their frames come from the drawing process, and are played one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, features
from PySide6.QtCore import QSize
from viewer_things import moving, output, picture, request

from comfy_desk.ui.drawing import frames
from comfy_desk.ui.drawing.decoded import PreviewRefused
from comfy_desk.ui.drawing.frames import frames_job
from comfy_desk.ui.drawing.reel import Reel, open_reel
from comfy_desk.ui.viewers.moving import MovingPicture
from comfy_desk.ui.viewers.picture import PictureStage
from comfy_desk.ui.viewers.stage import Shown

pytestmark = pytest.mark.usefixtures("qapp")


def reel_of(path: Path) -> Reel:
    out = path.with_suffix(".frames")
    answer = frames_job({"path": str(path), "out": str(out)})
    if "refused" in answer:
        raise PreviewRefused(answer["refused"])
    return open_reel(answer, out)


@pytest.mark.parametrize("name", ["m.gif", "m.webp", "m.png", "m.avif"])
def test_every_frame_is_as_it_was(tmp_path: Path, name: str) -> None:
    if name.endswith("avif") and not features.check("avif"):
        pytest.skip("Pillow was built without AVIF")
    reel = reel_of(moving(tmp_path / name))
    assert reel.size == QSize(32, 24)
    assert reel.delays == (40,) * 4
    reds = [reel.frame(number).pixelColor(3, 3).red() for number in range(4)]
    assert all(abs(red - 60 * number) < 12 for number, red in enumerate(reds))
    assert reel.frame(4).isNull()
    reel.close()
    assert reel.frame(0).isNull()


def test_what_is_too_large_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = moving(tmp_path / "m.gif")
    for name, value in (("MOST_PIXELS", 100), ("MOST_FRAMES", 3), ("MOST_TOGETHER", 2000)):
        with monkeypatch.context() as patch:
            patch.setattr(frames, name, value)
            with pytest.raises(PreviewRefused, match="too large to play"):
                reel_of(path)


def test_a_damaged_animation_says_so(tmp_path: Path) -> None:
    path = moving(tmp_path / "m.webp", 6)
    path.write_bytes(path.read_bytes()[:-60])
    with pytest.raises(PreviewRefused, match="could not be read to its end"):
        reel_of(path)


@pytest.mark.parametrize(
    "changed",
    [{"size": [32, 25]}, {"delays": [40]}, {"delays": [40, 40, 40, -1]}, {"size": [1 << 20, 1 << 20]}, {"size": None}],
)
def test_an_answer_that_the_file_does_not_bear_out_is_refused(tmp_path: Path, changed: dict[str, Any]) -> None:
    out = tmp_path / "out"
    answer = frames_job({"path": str(moving(tmp_path / "m.gif")), "out": str(out)})
    with pytest.raises(PreviewRefused, match="could not be read"):
        open_reel(answer | changed, out)


def test_no_frame_at_all_or_one_for_ever_is_refused(tmp_path: Path) -> None:
    """Neither an index without a list nor a number that Qt cannot count with reaches the window."""
    out = tmp_path / "out"
    out.write_bytes(b"")
    with pytest.raises(PreviewRefused, match="could not be read"):
        open_reel({"size": [32, 24], "delays": []}, out)
    answer = frames_job({"path": str(moving(tmp_path / "m.gif")), "out": str(out)})
    with pytest.raises(PreviewRefused, match="could not be read"):
        open_reel(answer | {"delays": [40, 40, 40, 1 << 31]}, out)


def test_playing_goes_around_and_stops_where_the_file_says(tmp_path: Path, qtbot: Any) -> None:
    made = [Image.new("RGB", (32, 24), (60 * at, 0, 0)) for at in range(3)]
    made[0].save(tmp_path / "once.gif", save_all=True, append_images=made[1:], duration=20)
    film = MovingPicture(reel_of(tmp_path / "once.gif"))
    seen: list[int] = []
    film.frameChanged.connect(lambda _frame: seen.append(film.number))
    film.play()
    qtbot.waitUntil(lambda: not film.playing, timeout=4000)
    assert seen == [0, 1, 2]
    film.step(1)
    assert film.number == 0
    film.step(-1)
    assert (film.number, film.playing) == (2, False)
    film.play()  # from the start again
    assert film.number == 0
    film.close()


@pytest.fixture
def stage(qtbot: Any) -> Iterator[PictureStage]:
    made = PictureStage()
    qtbot.addWidget(made)
    made.resize(400, 300)
    yield made
    made.release()


@pytest.mark.parametrize("name", ["m.gif", "m.png"])
def test_the_viewer_plays_it(stage: PictureStage, tmp_path: Path, qtbot: Any, name: str) -> None:
    one = output(moving(tmp_path / name), 0, animated=True)
    stage.show_output(Shown(request(one), one, one.path or ""))
    qtbot.waitUntil(lambda: stage._movie is not None and stage._movie.number > 1, timeout=10_000)
    assert stage.canvas.image.pixelColor(3, 3).red() > 50
    assert stage.toggle_play()
    assert stage._movie is not None
    assert not stage._movie.playing
    assert stage.step(1)
    assert not stage.picture().isNull()
    stage.release()
    assert stage._movie is None
    assert not stage.step(1)


def test_a_picture_of_one_frame_stands_still(stage: PictureStage, tmp_path: Path, qtbot: Any) -> None:
    one = output(picture(tmp_path / "s.png"), 0, animated=True)
    stage.show_output(Shown(request(one), one, one.path or ""))
    qtbot.waitUntil(lambda: stage._decoded is not None and not stage.loading, timeout=10_000)
    assert stage._movie is None
    assert stage._note.isHidden()
