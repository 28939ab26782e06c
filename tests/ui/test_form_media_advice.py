"""What is said of a file at its field, and the copies that are offered. Only what is firm stands in the way."""

from __future__ import annotations

import base64
import io
import threading
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QUrl
from pytestqt.qtbot import QtBot

from comfy_desk.media import inputs, pictures
from comfy_desk.schema import Bounds, Encoding, FileLimits, Media, Medium, describe
from comfy_desk.ui.forms import media_load
from comfy_desk.ui.forms.media_advice import CONVERTIBLE, FileFacts, advise, takes
from comfy_desk.ui.forms.media_edit import MediaEdit
from comfy_desk.ui.forms.view import FormView

DOWN = "Scale a copy down"


def told(facts: FileFacts, limits: FileLimits = FileLimits(), **more: Any) -> tuple[str, str, str]:  # noqa: B008
    media = Media(more.pop("medium", Medium.IMAGE), Encoding.BASE64, limits=limits)
    found = advise(facts, media, Bounds(**more))
    return found.problem, " ".join(found.notes), found.fix.label if found.fix else ""


def test_each_oddity_is_said_and_has_its_copy() -> None:
    png = FileFacts("image/png", 1_000, 400, 300)
    assert told(png) == ("", "", "")
    takes_png = FileLimits(("image/png", "image/jpeg"))
    for facts, limits, problem, note, fix in (
        (FileFacts("image/tiff", 10), FileLimits(), "", "Many models take only", "Convert a copy"),
        (FileFacts("image/heic", 10), FileLimits(), "", "cannot be converted here", ""),
        (FileFacts("image/tiff", 10), takes_png, "", "takes PNG or JPEG; this is TIFF", "Convert a copy"),
        (FileFacts("image/jpg", 10), takes_png, "", "", ""),
        (
            FileFacts("image/webp", 10),
            FileLimits(("image/png",), firm=("formats",)),
            "takes PNG; this is WebP",
            "",
            "Convert a copy",
        ),
        (FileFacts("image/svg+xml", 10), takes_png, "", "this is SVG", "Convert a copy"),
        (FileFacts("image/jpeg", 10, 3, 4, turned=True), FileLimits(), "", "turned by a note", "Turn a copy upright"),
        (FileFacts("image/jpeg", 10, odd="cmyk"), FileLimits(), "", "CMYK", "Convert a copy"),
        (FileFacts("image/png", 10, odd="deep"), FileLimits(), "", "16 bits", "Convert a copy"),
        (FileFacts("image/gif", 10, frames=9), FileLimits(("image/gif",)), "", "It moves", ""),
        (FileFacts("image/webp", 10, frames=9), FileLimits(), "", "It moves", "Convert a copy"),
        (FileFacts("image/png", 3_000_000), FileLimits(most_bytes=2_000_000), "", "up to 2.0 MB; this has 3.0 MB", DOWN),
        (FileFacts("image/png", 3_000), FileLimits(most_bytes=2_000, firm=("most_bytes",)), "up to 2 kB", "", DOWN),
        (FileFacts("image/png", 1, 4_000, 10), FileLimits(most_side=2_000), "", "sides of up to 2,000", DOWN),
        (FileFacts("image/png", 1, 400, 100), FileLimits(most_pixels=10_000), "", "up to 10,000 pixels", DOWN),
        (FileFacts("image/png", 1, 400, 100), FileLimits(least_side=360), "", "at least 360", ""),
        (FileFacts("image/png", 1, 400, 100), FileLimits(ratio=(0.5, 2)), "", "wider or narrower", ""),
        (FileFacts("image/png", 1, guessed=True), FileLimits(), "", "its name was believed", ""),
    ):  # fmt: skip
        got = told(facts, limits)
        assert problem in got[0], facts
        assert bool(problem) == bool(got[0]), facts
        assert note in got[1], facts
        assert bool(note) == bool(got[1]), facts
        assert got[2] == fix, facts
    # The longest text of the schema is a largest file, and firm.
    assert "up to 1 kB; this has 2 kB" in told(FileFacts("image/png", 2_000), max_length=1_000)[0]
    assert (
        "takes MP3; this is WAV" in told(FileFacts("audio/wav", 1), FileLimits(("audio/mpeg",)), medium=Medium.AUDIO)[1]
    )
    limits = FileLimits(("image/png", "image/jpeg", "image/webp"), 5_000_000)
    assert takes(Media(Medium.IMAGE, Encoding.BASE64, limits=limits)) == "PNG, JPEG or WebP, up to 5.0 MB"
    assert set(pictures.FORMATS) | {"image/svg+xml"} == CONVERTIBLE


def field_view(qtbot: QtBot, **told: Any) -> tuple[FormView, MediaEdit]:
    image = {"type": "string", "format": "byte", **told}
    schema = {"type": "object", "properties": {"image": image, "prompt": {"type": "string"}}}
    content = {"application/json": {"schema": schema}}
    view = FormView()
    qtbot.addWidget(view)
    view.set_form(describe({"paths": {"/p": {"post": {"requestBody": {"content": content}}}}}))
    view.resize(360, 500)
    view.show()
    edit = view.findChild(MediaEdit)
    assert isinstance(edit, MediaEdit)
    return view, edit


def sent(view: FormView) -> Image.Image:
    return Image.open(io.BytesIO(base64.b64decode(view.body()["image"])))


def noisy(size: tuple[int, int] = (300, 200)) -> Image.Image:
    return Image.effect_noise(size, 90).convert("RGB")


def test_a_turned_photo_is_sent_as_it_is_until_the_copy_is_asked_for(qtbot: QtBot, tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    path = tmp_path / "photo.jpg"
    noisy().save(path, exif=exif)
    view, edit = field_view(qtbot)
    edit.take_path(path)
    qtbot.waitUntil(lambda: edit._fit.isVisible(), timeout=15_000)
    assert base64.b64decode(view.body()["image"]) == path.read_bytes()
    assert "200 × 300" in edit._says.text()
    assert view.problems() == []
    edit._fit.click()
    assert "still being read" in view.problems()[0].message
    qtbot.waitUntil(lambda: not edit.reading, timeout=15_000)
    assert "turned upright" in edit._says.text()
    assert "photo.jpg" in edit._says.text()
    copy = sent(view)
    assert (copy.size, copy.format, copy.getexif().get(0x0112, 1)) == ((200, 300), "JPEG", 1)
    qtbot.waitUntil(lambda: "200 × 300" in edit._says.text(), timeout=15_000)
    assert not edit._fit.isVisible()
    assert path.exists()


@pytest.mark.parametrize(
    ("kind", "limits", "wanted", "said"),
    [
        ("tiff", {"description": "Formats: PNG, JPEG"}, "PNG", "PNG"),
        ("cmyk", {"description": "An image"}, "JPEG", "colours for the screen"),
        ("deep", {"description": "An image"}, "PNG", "eight bits"),
        ("gif", {"description": "Formats: PNG, WebP"}, "PNG", "first frame"),
        ("svg", {"contentMediaType": "image/png"}, "PNG", "drawn as pixels"),
        ("alpha", {"contentMediaType": "image/jpeg"}, "JPEG", "clear parts became white"),
        ("huge", {"description": "A JPEG or PNG image. Total pixels: no more than 200x200"}, "PNG", "scaled to"),
        ("heavy", {"x-max-bytes": 20_000}, "JPEG", "JPEG"),
    ],
)
def test_the_copies_that_models_take(
    qtbot: QtBot, tmp_path: Path, kind: str, limits: dict[str, Any], wanted: str, said: str
) -> None:
    path = tmp_path / f"a.{kind}"
    picture = noisy()
    if kind == "svg":
        path.write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9"/></svg>'
        )
    elif kind == "tiff":
        picture.save(path)
    elif kind == "cmyk":
        picture.convert("CMYK").save(path, "JPEG")
    elif kind == "deep":
        Image.new("I;16", (60, 40), 30_000).save(path, "PNG")
    elif kind == "gif":
        picture.save(path, "GIF", save_all=True, append_images=[noisy()])
    elif kind == "alpha":
        Image.new("RGBA", (60, 40), (200, 0, 0, 0)).save(path, "PNG")
    else:
        picture.save(path, "PNG")
    view, edit = field_view(qtbot, **limits)
    edit.take_path(path)
    qtbot.waitUntil(lambda: edit._fit.isVisible(), timeout=15_000)
    edit._fit.click()
    qtbot.waitUntil(lambda: not edit.reading and bool(edit._copied), timeout=20_000)
    copy = sent(view)
    assert copy.format == wanted
    assert copy.mode in ("RGB", "RGBA", "L")
    assert said in edit._copied
    assert view.problems() == []
    if kind == "huge":
        assert copy.width * copy.height <= 40_000
    if kind == "heavy":
        assert len(base64.b64decode(view.body()["image"])) <= 20_000
    if kind == "alpha":
        assert copy.convert("L").getextrema()[0] > 250


def test_a_damaged_picture_cannot_be_converted_and_stays(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(500))
    view, edit = field_view(qtbot, description="Formats: JPEG")
    edit.take_path(path)
    qtbot.waitUntil(lambda: edit._fit.isVisible(), timeout=15_000)
    before = view.body()
    edit._fit.click()
    qtbot.waitUntil(lambda: "cannot be converted" in edit.note(), timeout=15_000)
    assert view.body() == before


def test_a_drive_that_hangs_holds_up_no_other_file(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(media_load, "PATIENCE", 0.3)
    stuck = threading.Event()
    real = inputs.read_input

    def read(path: Path, *arguments: Any, **more: Any) -> Any:
        if path.name.startswith("hung"):
            stuck.wait(20)
        return real(path, *arguments, **more)

    monkeypatch.setattr(inputs, "read_input", read)
    good = tmp_path / "good.png"
    noisy((20, 20)).save(good)
    edits = [field_view(qtbot) for _ in range(media_load.AT_ONCE + 1)]
    try:
        for number, (_, edit) in enumerate(edits):
            edit.take_path(tmp_path / f"hung-{number}.png")
        view, edit = field_view(qtbot)
        edit.take_path(good)
        qtbot.waitUntil(lambda: bool(view.body()), timeout=5_000)
        qtbot.waitUntil(lambda: all("does not answer" in one.problem() for _, one in edits), timeout=5_000)
        edits[0][1].take_path(good)  # it can be used at once
        qtbot.waitUntil(lambda: bool(edits[0][0].body()), timeout=5_000)
        for _, one in edits:  # forms that go before anybody gave up hold nothing, either
            one.take_path(tmp_path / "hung-again.png")
        qtbot.wait(50)
        for form, _ in edits[1:]:
            form.set_form(None)
        other, last = field_view(qtbot)
        last.take_path(good)
        qtbot.waitUntil(lambda: bool(other.body()), timeout=5_000)
        qtbot.waitUntil(lambda: "does not answer" in edits[0][1].note(), timeout=5_000)
    finally:
        stuck.set()
    qtbot.wait(300)  # what comes too late changes nothing
    assert base64.b64decode(edits[0][0].body()["image"]) == good.read_bytes()


def test_the_bytes_as_they_were_when_dropped_are_what_is_sent(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    noisy((20, 20)).save(path)
    data = path.read_bytes()
    view, edit = field_view(qtbot)
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(path))])
    edit.take(dropped)
    qtbot.waitUntil(lambda: bool(view.body()), timeout=5_000)
    path.unlink()
    assert base64.b64decode(view.body()["image"]) == data
    assert "as it was when it came here" in edit._says.toolTip()
