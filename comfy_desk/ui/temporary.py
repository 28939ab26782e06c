"""Folders of this process in the system's place for temporary files, and the end of those that a killed one left there."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

_OLD = 24 * 3600.0


def make(kind: str, *, large: bool = False) -> Path:
    """A new folder; who has it removes it. What earlier processes left of the same kind goes. Raises OSError.

    `large`: for files of a gigabyte, which must not lie in memory, as the usual place does on some systems.
    """
    prefix, place = f"comfy-desk-{kind}-", _on_disk() if large else Path(tempfile.gettempdir())
    _sweep(prefix, place)
    return Path(tempfile.mkdtemp(prefix=f"{prefix}{os.getpid()}-", dir=place))


def _on_disk() -> Path:
    usual, disk = Path(tempfile.gettempdir()), Path("/var/tmp")  # noqa: S108 - a folder of its own is made in it
    in_memory = sys.platform.startswith("linux") and usual == Path("/tmp")  # noqa: S108
    return disk if in_memory and os.access(disk, os.W_OK | os.X_OK) else usual


def _sweep(prefix: str, place: Path) -> None:
    """Removes what a killed program left behind: at once where it is known to be gone, else when it is a day old."""
    before = time.time() - _OLD
    with suppress(OSError):
        for left in place.glob(f"{prefix}*"):
            with suppress(OSError):
                number = left.name.removeprefix(prefix).partition("-")[0]
                if left.is_dir() and not left.is_symlink() and (_is_gone(number) or left.stat().st_mtime < before):
                    shutil.rmtree(left, ignore_errors=True)


def _is_gone(number: str) -> bool:
    if os.name == "nt" or not number.isdecimal() or len(number) > 9:  # a signal to ask would end it there
        return False
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False
