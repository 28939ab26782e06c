"""The folder of a tour, made ready for the next one: what an earlier tour left there goes, and nothing else.

A tour marks the folders it makes; only a marked folder is emptied. Folders that were named on the command line are the
artist's own and stay as they are.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from comfy_desk.app.paths import Folders
from comfy_desk.domain.errors import DeskError

MARK = ".comfy-desk-tour"

_IN_USE = ("logs", "desk.lock")
"""In the data folder, and open by now: the log, and the lock that keeps a second program away."""


def make_ready(folder: Path, places: Folders) -> None:
    """Pictures, data and saved files of an earlier tour are removed. Raises DeskError where the tour cannot begin anew."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("[0-9][0-9]-*.png"):
            old.unlink()
        for place in (places.data, places.saved):
            if place.parent == folder:
                _empty(place)
    except OSError as error:
        raise DeskError(f"The folder {folder} cannot be written.", "Choose another one.", str(error)) from error
    if places.data.parent == folder and not (places.data / MARK).exists():
        raise DeskError(f"The folder {places.data} holds work that is not a tour's.", "Choose another one.")


def _empty(place: Path) -> None:
    """Leaves the folder empty and marked; one that holds something and has no mark is not touched."""
    place.mkdir(exist_ok=True)
    mark = place / MARK
    found = [path for path in place.iterdir() if path != mark and not path.name.startswith(_IN_USE)]
    if found and not mark.exists():
        return
    mark.write_text("A tour made this folder; the next one empties it.\n", encoding="utf-8")
    for path in found:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()
