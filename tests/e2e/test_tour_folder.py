"""The tour begins anew in its folder, and takes away only what a tour has left there."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from comfy_desk.app.paths import Folders, folders
from comfy_desk.app.tour_folder import MARK, make_ready
from comfy_desk.domain.errors import DeskError


def places(folder: Path) -> Folders:
    return folders(practice=True, data_dir=folder / "data", save_dir=folder / "saved")


def begun(folder: Path) -> None:
    """What lies there before the tour looks: the log and the lock of this very start."""
    for name in ("data/logs/desk.log", "data/desk.lock"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("open")


def names(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


FRESH = {f"data/{MARK}", f"saved/{MARK}", "data/logs/desk.log", "data/desk.lock"}


def test_a_second_tour_begins_as_the_first(tmp_path: Path) -> None:
    begun(tmp_path)
    make_ready(tmp_path, places(tmp_path))
    assert names(tmp_path) == FRESH
    left = ("data/desk.sqlite3", "data/practice-router.json", "data/results/a/b", "saved/2026-01-01/fox.png")
    for name in (*left, "01-first-start-light.png", "holiday.png"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("old")
    make_ready(tmp_path, places(tmp_path))
    assert names(tmp_path) == {*FRESH, "holiday.png"}


def test_work_that_no_tour_made_is_refused_and_kept(tmp_path: Path) -> None:
    begun(tmp_path)
    for name in ("data/desk.sqlite3", "saved/fox.png"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("mine")
    with pytest.raises(DeskError, match="not a tour's"):
        make_ready(tmp_path, places(tmp_path))
    assert {"data/desk.sqlite3", "saved/fox.png"} <= names(tmp_path)


def test_saved_files_that_no_tour_made_stay(tmp_path: Path) -> None:
    (tmp_path / "saved").mkdir()
    (tmp_path / "saved" / "fox.png").write_text("mine")
    for _ in range(2):
        make_ready(tmp_path, places(tmp_path))
    assert "saved/fox.png" in names(tmp_path)
    assert f"saved/{MARK}" not in names(tmp_path)


def test_folders_named_by_hand_are_left_alone(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "desk.sqlite3").write_text("mine")
    make_ready(tmp_path / "tour", dataclasses.replace(places(tmp_path / "tour"), data=own, saved=own))
    assert names(own) == {"desk.sqlite3"}


def test_a_link_out_of_the_folder_is_cut_not_followed(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "fox.png").write_text("mine")
    tour = tmp_path / "tour"
    make_ready(tour, places(tour))
    (tour / "data" / "results").symlink_to(elsewhere, target_is_directory=True)
    make_ready(tour, places(tour))
    assert names(elsewhere) == {"fox.png"}
    assert not (tour / "data" / "results").exists()
