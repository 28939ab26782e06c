"""The folders of the program: data, logs, and where finished work is saved. Makes none of them by being imported."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs

_NAME = "comfy-desk"

NO_HOME = "The system names no folder for this user's files. Name them with --data-dir and --save-dir."
"""What a RuntimeError of `folders` means."""


@dataclass(frozen=True, slots=True)
class Folders:
    """`data` holds the store, staged results and thumbnails; `saved` is the artist's own folder."""

    data: Path
    saved: Path
    logs: Path

    @property
    def store(self) -> Path:
        return self.data / "desk.sqlite3"

    @property
    def practice_state(self) -> Path:
        """What the practice Router goes on from."""
        return self.data / "practice-router.json"

    @property
    def results(self) -> Path:
        return self.data / "results"

    @property
    def thumbnails(self) -> Path:
        return self.data / "thumbnails"


def folders(*, practice: bool = False, data_dir: Path | None = None, save_dir: Path | None = None) -> Folders:
    """Where things lie on this system; practice keeps everything apart from real work.

    Raises RuntimeError where the system names no home.
    """
    data = data_dir or Path(platformdirs.user_data_dir(_NAME, appauthor=False))
    if practice and data_dir is None:
        data = data / "practice"
    pictures = Path(os.path.expandvars(platformdirs.user_pictures_dir()))
    saved = save_dir or pictures / ("Comfy Desk Practice" if practice else "Comfy Desk")
    logs = data / "logs" if data_dir or practice else Path(platformdirs.user_log_dir(_NAME, appauthor=False))
    return Folders(data.absolute(), saved.absolute(), logs.absolute())
