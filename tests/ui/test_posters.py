"""Small pictures of films, drawings and sounds: made once, handed to the session, silent where they cannot be made."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
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
from comfy_desk.ui.drawing.easel import Easel
from comfy_desk.ui.drawing.paper import brightness_of
from comfy_desk.ui.posters import Posters
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.viewers.player import multimedia

ASSETS = Path(posters.__file__).parents[1] / "practice" / "assets"
FILM = ASSETS / "film.mp4"


@pytest.fixture
def drawn_by(qapp: Any) -> Iterator[Easel]:
    made = Easel()
    yield made
    made.close()


@pytest.fixture
def player_there(qapp: Any) -> None:
    if multimedia() is None:
        pytest.skip("QtMultimedia cannot be loaded on this machine")


plays = pytest.mark.usefixtures("player_there")


def row(*outputs: Any) -> Request:
    return a_request(1, state=State.DONE, outputs=outputs)


def work(run_async: Any, drawn_by: Easel, session: FakeSession, request: Request) -> None:
    """Lets the posters of one request be made."""
    session.desk.rows[request.id] = request

    async def scene() -> None:
        made = Posters(session, drawn_by=drawn_by)
        made.look_at(request)
        made.look_at(request)
        assert made._task is not None
        await asyncio.gather(made._task)
        made.look_at(session.desk.rows[request.id])  # nothing is tried twice
        assert made._task.done()
        made.close()
        await stop_spawned()

    run_async(scene(), timeout=30)


@plays
def test_a_film_gets_a_frame_of_itself(run_async: Any, drawn_by: Easel, tmp_path: Path) -> None:
    session = FakeSession()
    session.folder = tmp_path
    work(run_async, drawn_by, session, row(output(FILM, 0, Kind.VIDEO)))
    made = session.desk.rows["row-1"].outputs[0]
    thumbnail = made.thumbnail
    assert made.width is not None
    assert made.duration is not None  # seen while it played: not every container says so in its header
    assert made.duration > 0.5
    assert thumbnail is not None
    image = QImage(thumbnail)
    assert image.width() == 512
    assert brightness_of(image) > 20
    assert session.names().count("set_thumbnail") == 1
    assert [path.name for path in (tmp_path / "thumbnails").iterdir()] == ["row-1-0.png"]


@plays
def test_a_sound_is_drawn(run_async: Any, drawn_by: Easel, tmp_path: Path) -> None:
    session = FakeSession()
    session.folder = tmp_path
    work(run_async, drawn_by, session, row(output(ASSETS / "chime.mp3", 0, Kind.AUDIO)))
    image = QImage(session.desk.rows["row-1"].outputs[0].thumbnail or "")
    assert (image.width(), image.height()) == (512, 128)


@plays
def test_what_is_no_film_gives_nothing(run_async: Any, drawn_by: Easel, tmp_path: Path) -> None:
    broken = tmp_path / "film.mp4"
    broken.write_bytes(b"\0\0\0\x18ftypmp42" + bytes(4000))
    session = FakeSession()
    session.folder = tmp_path
    films = [output(broken, 0, Kind.VIDEO), output(tmp_path / "gone.mp4", 1, Kind.VIDEO)]
    work(run_async, drawn_by, session, row(*films, output(broken, 2, Kind.AUDIO)))
    assert "set_thumbnail" not in session.names()


def test_a_drawing_is_drawn_on_paper_and_one_from_outside_is_not(
    run_async: Any, drawn_by: Easel, tmp_path: Path
) -> None:
    session = FakeSession()
    session.folder = tmp_path
    drawing = svg(tmp_path / "a.svg", '<rect width="10" height="10" fill="#000"/>')
    outside = svg(tmp_path / "b.svg", '<image href="http://127.0.0.1:9/x.png" width="9" height="9"/>')
    work(run_async, drawn_by, session, row(output(drawing, 0, Kind.VECTOR), output(outside, 1, Kind.VECTOR)))
    first, second = session.desk.rows["row-1"].outputs
    assert second.thumbnail is None
    image = QImage(first.thumbnail or "")
    assert (image.width(), image.height()) == (512, 256)
    assert not image.hasAlphaChannel()
    assert image.pixelColor(10, 10) == QColor("#000000")
    assert image.pixelColor(500, 10) == QColor("#f4f4f5")


def test_what_the_session_refuses_is_not_told(run_async: Any, drawn_by: Easel, tmp_path: Path) -> None:
    session = FakeSession()
    session.folder = tmp_path
    session.failing["set_thumbnail"] = DeskError("The data folder could not be written.")
    work(run_async, drawn_by, session, row(output(svg(tmp_path / "a.svg"), 0, Kind.VECTOR)))
    assert "set_thumbnail" in session.names()


@plays
def test_closing_in_the_middle_leaves_nothing_running(run_async: Any, drawn_by: Easel, tmp_path: Path) -> None:
    session = FakeSession()
    session.folder = tmp_path
    request = row(output(FILM, 0, Kind.VIDEO))
    session.desk.rows[request.id] = request

    async def scene() -> None:
        owner = QObject()
        made = Posters(session, owner, drawn_by)
        made.look_at_all([request])
        await asyncio.sleep(0)
        made.close()
        made.look_at(replace(request, id="row-2"))
        await stop_spawned()

    run_async(scene())
    assert "set_thumbnail" not in session.names()
