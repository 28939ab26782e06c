"""Files through the window to the practice Router: the bytes that arrive are theirs, or it was said why not."""

from __future__ import annotations

import base64
import hashlib
import json
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Any

from core_session import until
from PIL import Image
from PySide6.QtCore import QMimeData, QUrl
from test_window_outbox import generate, met, only, play  # noqa: F401 - a fixture

from comfy_desk.domain.request import Request, State
from comfy_desk.schema import Form, Medium
from comfy_desk.services.session import Session
from comfy_desk.ui.forms.media_edit import MediaEdit
from comfy_desk.ui.forms.media_places import places_for, reach
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.workplace import Workplace

GLASS = "atelier/looking-glass"
BODIES: dict[str, dict[str, Any]] = {
    "atelier/retoucher": {"prompt": "a hat", "seed": 5},
    "kiln/grand-enlarger": {"seed": 5},
    "atelier/nested-dreamer": {"contents": [{"parts": [{"text": "a hare"}]}]},
    "lantern/reel-and-still": {"content": [{"type": "text", "text": "a kite"}]},
    "loom/storyboard": {"title": "Two", "scenes": [{"words": "one"}], "cast": [{"name": "Ann"}]},
}
"""The practice models that take files, each with what else it needs."""


def files_in(folder: Path) -> dict[Medium, Path]:
    picture, film, sound = folder / "a.png", folder / "film.mov", folder / "a tone.wav"
    Image.effect_noise((64, 48), 80).convert("RGB").save(picture)
    film.write_bytes(film_bytes())
    with wave.open(str(sound), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(8000)
        file.writeframes(bytes(16_000))
    return {Medium.IMAGE: picture, Medium.VIDEO: film, Medium.AUDIO: sound}


def film_bytes() -> bytes:
    """The beginning of an MP4, as much as its type is told by."""
    return b"\0\0\0\x18ftypisom\0\0\0\0isommp42" + b"\0\0\0\x08free" + bytes(900)


def dropped(path: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data


async def open_model(window: MainWindow, model: str, body: dict[str, Any]) -> Form:
    window.compose.load(model, body)
    await met(lambda: window.compose.model == model and window.compose.filling.form is not None)
    form = window.compose.filling.form
    assert form is not None
    return form


async def drop(window: MainWindow, form: Form, medium: Medium, path: Path, pointer: str) -> MediaEdit:
    place = next(one for one in places_for(form, medium) if one.pointer == pointer)
    edit = reach(window.compose.form, place)
    edit.take(dropped(path))
    await met(lambda: not edit.reading)
    return edit


async def sent(
    window: MainWindow, session: Session, enough: Callable[[Request], bool] = lambda row: row.state.terminal
) -> Request:
    before = {row.id for row in session.desk.requests()}
    assert window.compose.reason() == ""
    await generate(window)
    (fresh,) = [row for row in session.desk.requests() if row.id not in before]
    return await until(session, fresh.id, enough)


def test_every_way_of_taking_a_file_gets_exactly_its_bytes(play: Any, tmp_path: Path) -> None:  # noqa: F811
    files = files_in(tmp_path)
    ways = {
        "/portrait": (Medium.IMAGE, "data:image/png;base64,"),
        "/mask": (Medium.IMAGE, "bare"),
        "/pictures/*": (Medium.IMAGE, "bare"),
        "/clip": (Medium.VIDEO, "bare"),
        "/voice_audio": (Medium.AUDIO, "bare"),
        "/pieces/*/inlineData/data": (Medium.AUDIO, "bare"),
    }

    async def steps(window: MainWindow, session: Session) -> None:
        form = await open_model(window, GLASS, {"prompt": "all of it", "score_url": "https://a.example/score.mp3"})
        for pointer, (medium, _) in ways.items():
            await drop(window, form, medium, files[medium], pointer)
        row = await sent(window, session)
        assert row.state is State.DONE
        answer = json.loads(Path(row.raw_path or "").read_bytes())
        seen = {one["place"].replace("/0", "/*"): one for one in answer["seen"]}
        for pointer, (medium, came) in ways.items():
            data = files[medium].read_bytes()
            assert (seen[pointer]["bytes"], seen[pointer]["sha256"]) == (len(data), hashlib.sha256(data).hexdigest())
            assert seen[pointer]["came"] == came
        assert seen["/score_url"]["came"] == "link"
        body = json.loads(await session.body(row.id))
        assert body["pieces"][0]["inlineData"]["mimeType"] == "audio/wav"
        # The recipe beside the work names what went in, by name and digest.
        recipe = json.loads(next(Path(row.works[0].path or "").parent.glob("*.comfy.json")).read_bytes())
        assert "a tone.wav" in json.dumps(recipe)

    play(steps)


def test_each_practice_model_that_takes_pictures_gets_a_dropped_one(play: Any, tmp_path: Path) -> None:  # noqa: F811
    path = files_in(tmp_path)[Medium.IMAGE]
    coded = base64.b64encode(path.read_bytes()).decode()

    async def steps(window: MainWindow, session: Session) -> None:
        for model, body in BODIES.items():
            form = await open_model(window, model, body)
            place = next(one for one in places_for(form, Medium.IMAGE) if one.takes_file)
            await drop(window, form, Medium.IMAGE, path, place.pointer)
            row = await sent(window, session, lambda one: one.state.terminal or one.handle is not None)
            assert row.failure is None, model
            assert coded in (await session.body(row.id)).decode(), model

    play(steps)


def test_a_result_goes_into_the_next_request(play: Any, tmp_path: Path) -> None:  # noqa: F811
    async def steps(window: MainWindow, session: Session) -> None:
        window.compose.form.set_body({"prompt": "a quiet harbour", "width": 256, "height": 256, "seed": 5})
        first = await sent(window, session)
        made = Path(first.works[0].path or "").read_bytes()
        form = await open_model(window, "kiln/grand-enlarger", {})
        assert len(places_for(form, Medium.IMAGE)) == 1
        (place,) = window.findChildren(Workplace)
        place.verbs.act(first.id, "use_input")
        await met(lambda: bool(window.compose.form.body().get("image")))
        assert base64.b64decode(window.compose.form.body()["image"]) == made
        second = await sent(window, session)
        assert second.state is State.DONE

    play(steps)


def test_what_cannot_be_taken_is_said_and_nothing_of_it_is_sent(play: Any, tmp_path: Path) -> None:  # noqa: F811
    files = files_in(tmp_path)
    film = tmp_path / "long film.mp4"
    with film.open("wb") as file:
        file.truncate(2 * 2**30)
    tiff = tmp_path / "scan.tiff"
    Image.new("RGB", (40, 30), "teal").save(tiff)

    async def steps(window: MainWindow, session: Session) -> None:
        form = await open_model(window, GLASS, {"prompt": "none of it"})
        clip = await drop(window, form, Medium.VIDEO, film, "/clip")
        assert "larger than 74 MB" in clip.problem()
        await drop(window, form, Medium.VIDEO, files[Medium.AUDIO], "/clip")
        assert "is not a video" in clip.problem()
        assert window.compose.reason() != ""
        clip.set_value(window.compose.form.body().get("clip"))
        mask = await drop(window, form, Medium.IMAGE, tiff, "/mask")
        assert "takes PNG; this is TIFF" in mask.problem()
        await met(lambda: mask._fit.isVisibleTo(mask))
        mask._fit.click()
        await met(lambda: not mask.reading and bool(mask._copied))
        link = reach(window.compose.form, next(p for p in places_for(form, Medium.AUDIO) if p.pointer == "/score_url"))
        link.take(dropped(files[Medium.AUDIO]))
        assert "takes no file" in link.problem()

    play(steps)
