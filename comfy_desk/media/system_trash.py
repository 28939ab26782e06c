"""The system's trash: files go there and nowhere else. Where there is none, nothing is moved and nothing is deleted."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

_FIXED = 3
"""What Windows calls a drive that is built in."""


class NoTrash(OSError):
    """The system has no trash for this file."""


def discard(path: Path) -> None:
    """Moves one file to the system's trash. Blocks. Raises NoTrash, FileNotFoundError, OSError."""
    if not path.is_file() or path.is_symlink():
        raise FileNotFoundError(f"no file of its own: {path}")
    if sys.platform == "win32" and not _has_bin(path):
        raise NoTrash(f"no recycle bin on {path.drive}")
    try:
        from send2trash import TrashPermissionError, send2trash  # where it lies is found out as it is imported
    except (ImportError, OSError, KeyError) as error:
        raise NoTrash(f"no trash: {type(error).__name__}") from error
    try:
        send2trash(str(path))
    except TrashPermissionError as error:
        raise NoTrash(str(error)) from error
    if path.exists():
        raise NoTrash(f"it is still there: {path}")


def _has_bin(path: Path) -> bool:
    """On sticks and shares Windows has none, and what is put there would be deleted without a word."""
    windll = getattr(ctypes, "windll", None)
    if windll is None or not path.drive or path.drive.startswith("\\\\"):
        return False
    return int(windll.kernel32.GetDriveTypeW(f"{path.drive}\\")) == _FIXED
