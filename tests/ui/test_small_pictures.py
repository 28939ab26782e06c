"""The newest small pictures stay decoded, a changed file is read anew, and what no worker made is refused."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from viewer_things import picture

from comfy_desk.ui import small_pictures
from comfy_desk.ui.delegates import thumbnails
from comfy_desk.ui.small_pictures import KEPT, read_small
from comfy_desk.ui.viewers.decode import decode_thumbnail

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    paths: list[str] = []
    plain = small_pictures._read

    def counted(path: str) -> QImage:
        paths.append(path)
        return plain(path)

    monkeypatch.setattr(small_pictures, "_read", counted)
    monkeypatch.setattr(small_pictures, "_kept", type(small_pictures._kept)())
    return paths


def test_all_who_show_a_picture_decode_it_once(tmp_path: Path, read: list[str]) -> None:
    path = str(picture(tmp_path / "a.png", (300, 200)))
    assert decode_thumbnail(path).width() == 300
    assert decode_thumbnail(path, 56).width() == 56
    row = thumbnails._read(path, 40, 1.0)
    assert row is not None
    assert row.width() == 40
    assert read == [path]


def test_a_file_that_changed_is_read_anew(tmp_path: Path, read: list[str]) -> None:
    path = picture(tmp_path / "a.png", (30, 20))
    assert read_small(str(path)).width() == 30
    picture(path, (50, 20))
    os.utime(path, ns=(1, 1))
    assert read_small(str(path)).width() == 50


def test_only_a_few_are_kept(tmp_path: Path, read: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [str(picture(tmp_path / f"{n}.png")) for n in range(KEPT + 1)]
    for path in (*paths, paths[-1], paths[0]):
        read_small(path)
    assert read == [*paths, paths[0]]
    assert len(small_pictures._kept) == KEPT
    monkeypatch.setattr(small_pictures, "KEPT_BYTES", 1)
    read_small(paths[1])
    assert len(small_pictures._kept) == 1


def test_what_no_worker_made_is_refused_and_not_kept(tmp_path: Path, read: list[str]) -> None:
    wrong = [picture(tmp_path / "long.png", (2000, 4)), picture(tmp_path / "a.jpg"), tmp_path / "none.png"]
    (tmp_path / "fat.png").write_bytes(bytes(small_pictures.MOST_BYTES + 1))
    assert all(read_small(str(path)).isNull() for path in (*wrong, tmp_path / "fat.png", "\0"))
    assert not small_pictures._kept
