"""Folders in the system's place for temporary files: what is left of them, and what works without any."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from comfy_desk.ui import temporary, theme
from comfy_desk.ui.drawing.decoded import PreviewRefused
from comfy_desk.ui.drawing.easel import NO_ROOM, Easel


@pytest.fixture
def undressed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at the start, before a style sheet asked for its pictures."""
    monkeypatch.setattr(theme._on, "glyphs", None)


def test_what_a_killed_program_left_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(temporary.tempfile, "tempdir", str(tmp_path))
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait(20)
    names = ["x-old", "x-new", f"{os.getpid()}-mine", f"{ended.pid}-dead", "99999999999-odd"]
    for name in names:
        (tmp_path / f"comfy-desk-drawing-{name}").mkdir()
        (tmp_path / f"comfy-desk-drawing-{name}" / "0.raw").write_bytes(b"x")
    (tmp_path / "comfy-desk-other-x-old").mkdir()
    before = time.time() - 25 * 3600
    for kind in ("drawing", "other"):
        os.utime(tmp_path / f"comfy-desk-{kind}-x-old", (before, before))
    made = temporary.make("drawing")
    (tmp_path / "comfy-desk-other-x-old").rmdir()
    kept = {path.name.removeprefix("comfy-desk-drawing-") for path in tmp_path.iterdir() if path != made}
    expected = {"x-new", f"{os.getpid()}-mine", "99999999999-odd"}
    assert kept - {f"{ended.pid}-dead"} == expected
    assert sys.platform == "win32" or kept == expected
    assert not list(made.iterdir())


def test_the_pictures_of_a_style_sheet_are_found_by_the_next_start(
    undressed: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(temporary.tempfile, "tempdir", str(tmp_path))
    folder = theme._glyphs(theme.DARK)
    assert list(folder.glob("*.svg"))
    (made,) = tmp_path.iterdir()
    assert made.name.startswith(f"comfy-desk-glyphs-{os.getpid()}-")
    theme.let_go()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("place", ["nowhere", "full"])
def test_the_program_is_dressed_where_nothing_can_be_written(
    undressed: None, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    def full(*_values: Any, **_more: Any) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(temporary.tempfile, "tempdir", str(tmp_path / "gone" if place == "nowhere" else tmp_path))
    if place == "full":
        monkeypatch.setattr(Path, "write_text", full)
    sheet = theme.style_sheet(theme.DARK, theme._glyphs(theme.DARK))
    assert "QPushButton" in sheet


def test_no_folder_is_no_preview_and_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(temporary.tempfile, "tempdir", str(tmp_path / "gone"))
    own = Easel()
    with pytest.raises(PreviewRefused, match=NO_ROOM):
        own.picture(str(tmp_path / "a.png"))()
    with pytest.raises(PreviewRefused, match=NO_ROOM):
        own.make("film", str(tmp_path / "a.mp4"), tmp_path / "out.png").begin()
    own.close()
