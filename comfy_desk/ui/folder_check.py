"""Whether finished work can be saved in a folder, as a sentence. Touches the disk: for a thread. It makes no folder."""

from __future__ import annotations

import errno
import os
import uuid
from pathlib import Path

from comfy_desk.ui.phrases import tr

_DISK = {
    errno.EROFS: "Nothing can be written there: the disk is read-only.",
    errno.ENOSPC: "Nothing can be written there: the disk is full.",
}


def folder_of(text: str) -> Path | None:
    """The folder that somebody wrote or pasted; None where it is not a whole path."""
    plain = text.strip().strip("\"'").strip()
    if not plain or "\0" in plain:
        return None
    folder = Path(plain)
    if plain.startswith("~"):
        try:
            folder = folder.expanduser()
        except RuntimeError:
            return None
    return folder if folder.is_absolute() else None


def folder_problem(folder: Path) -> str:
    """ "" where files can be written there, also where the folder itself is made only with the first file."""
    try:
        there = _nearest(folder)
        if not there.is_dir():
            return tr("{name} is a file, not a folder.").format(name=there.name[:80])
        if there == folder:
            _try_to_write(folder)
        elif not os.access(there, os.W_OK | os.X_OK):
            return tr("It is not there, and cannot be made: {name} takes no new folders.").format(name=str(there)[-80:])
    except PermissionError:
        return tr("Nothing can be written in this folder: it is read-only for you.")
    except OSError as error:
        if error.errno in _DISK:
            return tr(_DISK[error.errno])
        reason = error.strerror or type(error).__name__
        return tr("This folder does not take files ({reason}).").format(reason=reason)
    return ""


def _nearest(folder: Path) -> Path:
    """The folder, or the first above it that is there."""
    for one in (folder, *folder.parents):
        if os.path.lexists(one):
            return one
    raise FileNotFoundError(2, os.strerror(2))


def _try_to_write(folder: Path) -> None:
    """What permissions say is not all: read-only disks and full quotas show only when something is written."""
    trial = folder / f".{uuid.uuid4().hex}.part"
    try:
        with trial.open("xb") as file:
            file.write(b"\0")
    finally:
        trial.unlink(missing_ok=True)
