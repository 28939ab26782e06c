"""Folders of this process in the system's place for temporary files, and the end of those that a killed one left there."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from contextlib import suppress
from pathlib import Path

_OLD = 24 * 3600.0


def make(kind: str) -> Path:
    """A new folder; who has it removes it. What earlier processes left of the same kind goes. Raises OSError."""
    prefix = f"comfy-desk-{kind}-"
    _sweep(prefix)
    return Path(tempfile.mkdtemp(prefix=f"{prefix}{os.getpid()}-"))


def _sweep(prefix: str) -> None:
    """Removes what a killed program left behind: at once where it is known to be gone, else when it is a day old."""
    before = time.time() - _OLD
    with suppress(OSError):
        for left in Path(tempfile.gettempdir()).glob(f"{prefix}*"):
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
