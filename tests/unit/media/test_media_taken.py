"""Names of a folder that are remembered: never past a change, and a burst of files reads the folder once."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from comfy_desk.media import names, taken
from comfy_desk.media.names import place
from comfy_desk.media.taken import TakenNames, fold


class Reads:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.number = 0
        scandir = os.scandir

        def counted(folder: Path) -> object:
            self.number += 1
            return scandir(folder)

        monkeypatch.setattr(taken.os, "scandir", counted)


def free(known: TakenNames, folder: Path) -> int | None:
    return known.first_free(folder, lambda number: f"a-{number}.png", range(1, 100))


def test_a_folder_is_read_once_while_only_we_put_files_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "_taken", TakenNames())
    reads = Reads(monkeypatch)
    (tmp_path / "pics").mkdir()
    for number in range(30):
        staged = tmp_path / "staged"
        staged.write_bytes(b"%d" % number)
        place(staged, tmp_path / "pics" / "one.png")
    assert len(list((tmp_path / "pics").iterdir())) == 30
    assert reads.number <= 2


def test_what_others_put_there_or_take_away_is_seen(tmp_path: Path) -> None:
    known = TakenNames()
    assert free(known, tmp_path) == 1
    for number, name in enumerate(("A-1.PNG", "a-2.png"), start=2):
        (tmp_path / name).touch()
        os.utime(tmp_path, ns=(0, number))  # as if time had passed
        assert free(known, tmp_path) == number
    (tmp_path / "A-1.PNG").unlink()
    assert free(known, tmp_path) == 1


def test_a_change_within_the_same_tick_is_seen_a_little_later(tmp_path: Path) -> None:
    now = 0.0
    known = TakenNames(lambda: now)
    os.utime(tmp_path, ns=(0, 5))
    assert free(known, tmp_path) == 1
    (tmp_path / "a-1.png").touch()
    os.utime(tmp_path, ns=(0, 5))
    now = 6.0
    assert free(known, tmp_path) == 2


def test_many_folders_do_not_fill_the_memory(tmp_path: Path) -> None:
    known = TakenNames()
    for number in range(100):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert free(known, folder) == 1
    assert len(known._folders) <= 32


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("A.png", "a.PNG"),
        ("É.png", "e\u0301.png"),
        ("straße", "STRASSE"),
        ("İ.png", "i.png"),
        ("ı.png", "I.png"),
        ("ﬁ", "FI"),
        ("ΑΣ", "ας"),
        ("👨\u200d👩", "👨👩"),
        ("\u1e9e", "ss"),
    ],
)
def test_names_that_some_file_system_holds_to_be_the_same(one: str, other: str) -> None:
    assert fold(one) == fold(other)


def test_a_folder_that_hangs_keeps_no_other_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known, gate, hangs = TakenNames(), threading.Event(), threading.Event()
    scandir = os.scandir

    def slow(folder: object) -> object:
        if str(folder).endswith("nfs"):
            hangs.set()
            gate.wait(10)
        return scandir(str(folder))

    monkeypatch.setattr(taken.os, "scandir", slow)
    (tmp_path / "nfs").mkdir()
    thread = threading.Thread(target=free, args=(known, tmp_path / "nfs"))
    thread.start()
    try:
        assert hangs.wait(5)
        answered: list[int | None] = []
        other = threading.Thread(target=lambda: answered.append(free(known, tmp_path)), daemon=True)
        other.start()
        other.join(5)
        assert answered == [1]
    finally:
        gate.set()
        thread.join()
