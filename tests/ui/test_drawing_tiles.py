"""The few letters on small pictures and tiles, and that a row and the strip draw them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from viewer_things import output, picture, request

from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.ui import theme
from comfy_desk.ui.models.row_words import preview
from comfy_desk.ui.tile_words import TileWords, format_name, tile_words
from comfy_desk.ui.viewers.filmstrip import CELL, Filmstrip
from comfy_desk.ui.wording import Around


def test_a_film_and_a_sound_tell_their_length() -> None:
    assert tile_words(output(Path("a.mp4"), 0, Kind.VIDEO, duration=75.4, thumbnail="t.png")) == TileWords("1:15")
    assert tile_words(output(Path("a.mp3"), 0, Kind.AUDIO, duration=0.3)).badge == "0:01"
    assert tile_words(output(Path("a.mp4"), 0, Kind.VIDEO, thumbnail="t.png")) == TileWords()


def test_what_moves_tells_its_format() -> None:
    assert tile_words(output(Path("a.gif"), animated=True, thumbnail="t.png")).badge == "GIF"
    assert tile_words(output(Path("a.png"), animated=True, thumbnail="t.png", media_type="image/apng")).badge == "APNG"


@pytest.mark.parametrize(
    ("name", "kind", "said"),
    [
        ("a.heic", Kind.IMAGE, "HEIC"),
        ("a.jxl", Kind.IMAGE, "JXL"),
        ("a.jpg", Kind.IMAGE, "JPEG"),
        ("a.glb", Kind.MODEL_3D, "GLB"),
        ("a.zip", Kind.OTHER, "ZIP"),
        ("a", Kind.OTHER, ""),
        ("a.not a name", Kind.OTHER, ""),
        ("a.verylongending", Kind.OTHER, ""),
    ],
)
def test_a_tile_tells_the_format(name: str, kind: Kind, said: str) -> None:
    one = output(Path(name), 0, kind)
    assert format_name(one) == said
    assert tile_words(one).name == said


def test_a_refused_picture_says_so() -> None:
    sentence = "Too large to preview here (60,000 × 60,000 pixels)."
    assert tile_words(output(Path("a.png"), problem=sentence)) == TileWords("", "Too large", sentence)
    assert "HEIC" in tile_words(output(Path("a.heic"))).why


def test_what_is_not_here_says_nothing() -> None:
    assert tile_words(output(None, 0, Kind.VIDEO, duration=9.0)) == TileWords()


def test_a_row_has_them() -> None:
    shown = preview(request(output(Path("a.heic"))), Around(now=0.0), Kind.IMAGE)
    assert (shown.name, shown.badge) == ("HEIC", "")


@pytest.fixture
def strip(qapp: QApplication, qtbot: Any) -> Filmstrip:
    theme.apply(qapp, "light")
    made = Filmstrip()
    qtbot.addWidget(made)
    made.resize(500, 110)
    made.show()
    return made


def test_the_strip_draws_squares_behind_what_is_transparent(strip: Filmstrip, tmp_path: Path, qtbot: Any) -> None:
    clear = picture(tmp_path / "clear.png", (512, 512), (0, 0, 0, 0))
    path = picture(tmp_path / "a.png")
    outputs = (output(path, 0, thumbnail=str(clear)), output(path, 1, Kind.AUDIO, thumbnail=str(clear)))
    strip.show_outputs(outputs, None)
    qtbot.waitUntil(lambda: not strip._timer.isActive(), timeout=5000)
    seen = strip.grab().toImage()
    assert len(_colours(seen, 0)) >= 2
    assert {QColor(theme.current().check_b).rgb(), QColor(theme.current().check_a).rgb()} <= _colours(seen, 0)
    assert QColor(theme.current().check_b).rgb() not in _colours(seen, 1)


def _colours(seen: QImage, cell: int) -> set[int]:
    """Of the upper part of a cell's picture, where no badge is."""
    left = cell * CELL.width() + CELL.width() // 2
    return {seen.pixelColor(left + x, 24 + y).rgb() for x in range(-8, 8) for y in range(8)}


def test_a_providers_reason_is_no_markup_in_the_strip(strip: Filmstrip) -> None:
    """Qt guesses at markup in a tooltip, and would open the files and shares that it names."""
    reason = 'Held back <img src="//share.test/a.png"> for safety'
    held_back = Output(0, "/0", Kind.IMAGE, Role.WORK, Origin.LINK, problem=reason)
    strip.show_outputs((held_back,), None)
    shown = strip._list.item(0).toolTip()
    assert "<img" not in shown
    assert "&lt;img src=&quot;//share.test" in shown
