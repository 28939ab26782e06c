"""Small pictures of films and drawings: made once, handed to the session, silent where they cannot be made."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fake_session import FakeSession, a_request
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QImage
from viewer_things import output, svg

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind
from comfy_desk.domain.request import Request, State
from comfy_desk.ui import posters
from comfy_desk.ui.posters import Posters, brightness_of, first_frame, on_paper, write_png
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.viewers import player
from comfy_desk.ui.viewers.player import multimedia

FILM = Path(posters.__file__).parents[1] / "practice" / "assets" / "film.mp4"

# Said once by Qt itself where there is no sound server and no graphics hardware, as on a machine for tests.
pytestmark = pytest.mark.qt_log_ignore("PulseAudioService", "ThreadLocalRhiHolder", extend=True)

plays = pytest.mark.usefixtures("player_there")


@pytest.fixture
def player_there(qapp: Any) -> None:
    if multimedia() is None:
        pytest.skip("QtMultimedia cannot be loaded on this machine")


def row(*outputs: Any) -> Request:
    return a_request(1, state=State.DONE, outputs=outputs)


def work(run_async: Any, session: FakeSession, request: Request) -> None:
    """Lets the posters of one request be made."""
    session.desk.rows[request.id] = request

    async def scene() -> None:
        owner = QObject()
        made = Posters(session, owner)
        made.look_at(request)
        made.look_at(request)
        assert made._task is not None
        await asyncio.gather(made._task)
        made.look_at(session.desk.rows[request.id])  # nothing is tried twice
        assert made._task.done()
        made.close()
        await stop_spawned()

    run_async(scene(), timeout=20)


@plays
def test_a_film_gets_a_frame_of_itself(run_async: Any, tmp_path: Path) -> None:
    session = FakeSession()
    session.folder = tmp_path
    work(run_async, session, row(output(FILM, 0, Kind.VIDEO)))
    thumbnail = session.desk.rows["row-1"].outputs[0].thumbnail
    assert thumbnail is not None
    image = QImage(thumbnail)
    assert image.width() == 512
    assert brightness_of(image) > posters.DARK
    assert session.names().count("set_thumbnail") == 1
    assert [path.name for path in (tmp_path / "thumbnails").iterdir()] == ["row-1-0.png"]


@plays
def test_a_film_that_is_dark_all_along_gives_its_brightest_frame(run_async: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(posters, "DARK", 256)
    monkeypatch.setattr(posters, "PATIENCE", 0.4)

    async def scene() -> QImage:
        return await first_frame(str(FILM), QObject())

    assert not run_async(scene()).isNull()


@plays
def test_what_is_no_film_gives_nothing(run_async: Any, tmp_path: Path) -> None:
    broken = tmp_path / "film.mp4"
    broken.write_bytes(b"\0\0\0\x18ftypmp42" + bytes(4000))
    session = FakeSession()
    work(run_async, session, row(output(broken, 0, Kind.VIDEO), output(tmp_path / "gone.mp4", 1, Kind.VIDEO)))
    assert "set_thumbnail" not in session.names()


def test_without_multimedia_there_is_no_poster(run_async: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(player, "multimedia", lambda: None)
    session = FakeSession()
    work(run_async, session, row(output(FILM, 0, Kind.VIDEO)))
    assert "set_thumbnail" not in session.names()


def test_a_drawing_is_drawn_on_paper_and_one_from_outside_is_not(run_async: Any, tmp_path: Path) -> None:
    session = FakeSession()
    session.folder = tmp_path
    drawing = svg(tmp_path / "a.svg", '<rect width="10" height="10" fill="#000"/>')
    outside = svg(tmp_path / "b.svg", '<image href="http://127.0.0.1:9/x.png" width="9" height="9"/>')
    work(run_async, session, row(output(drawing, 0, Kind.VECTOR), output(outside, 1, Kind.VECTOR)))
    first, second = session.desk.rows["row-1"].outputs
    assert second.thumbnail is None
    image = QImage(first.thumbnail or "")
    assert (image.width(), image.height()) == (512, 256)
    assert not image.hasAlphaChannel()
    assert image.pixelColor(10, 10) == QColor("#000000")
    assert image.pixelColor(500, 10) == QColor("#f4f4f5")


def test_light_ink_stands_on_dark_paper(qapp: Any) -> None:
    drawing = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    drawing.fill(0)
    drawing.setPixelColor(3, 3, QColor("#ffffff"))
    assert on_paper(drawing).pixelColor(20, 20) == QColor("#232326")


def test_a_full_disk_leaves_no_half_file_and_is_not_told(run_async: Any, tmp_path: Path, monkeypatch: Any) -> None:
    session = FakeSession()
    session.folder = tmp_path
    session.failing["set_thumbnail"] = DeskError("The data folder could not be written.")
    work(run_async, session, row(output(svg(tmp_path / "a.svg"), 0, Kind.VECTOR)))
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    monkeypatch.setattr(posters.os, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(OSError, match="full"):
        write_png(image, tmp_path / "b.png")
    assert not list(tmp_path.glob("*.part"))


@plays
def test_closing_in_the_middle_leaves_nothing_running(run_async: Any, tmp_path: Path) -> None:
    session = FakeSession()
    session.folder = tmp_path
    request = row(output(FILM, 0, Kind.VIDEO))
    session.desk.rows[request.id] = request

    async def scene() -> None:
        owner = QObject()
        made = Posters(session, owner)
        made.look_at_all([request])
        await asyncio.sleep(0)
        made.close()
        made.look_at(replace(request, id="row-2"))
        await stop_spawned()
        assert not owner.findChildren(player.Player) or all(not one.opened for one in owner.findChildren(player.Player))

    run_async(scene())
    assert "set_thumbnail" not in session.names()
