"""What `comfy-desk inspect` and `comfy-desk fields` share: a file of any sort in, JSON or a sentence out. No Qt."""

from __future__ import annotations

import contextlib
import json
import os
import re
import stat
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

FAILED = 2
_BEYOND_ASCII = re.compile(r"[^\n -~]")
_FOLDER = "comfy-desk-piped-"
_PIECE = 1 << 16


@contextlib.contextmanager
def as_file(given: Path, most: int | None = None) -> Iterator[Path]:
    """What was named as a file that can be read more than once; `-` and pipes are written down first. Raises OSError.

    Of more than `most` bytes nothing is written down: a pipe need not have an end.
    """
    piped = str(given) == "-"
    if piped and sys.stdin is None:
        raise OSError(None, "there is no input", "-")
    if not piped:
        check_file(given, pipes=True)
        if stat.S_ISREG(given.stat().st_mode):
            yield given
            return
    with tempfile.TemporaryDirectory(prefix=_FOLDER) as folder:
        copy = Path(folder) / "given"
        with copy.open("wb") as out:
            if piped:
                _copy(sys.stdin.buffer, out, most)
            else:
                with given.open("rb") as source:
                    _copy(source, out, most)
        yield copy


def _copy(source: BinaryIO, out: BinaryIO, most: int | None) -> None:
    size = 0
    while piece := source.read(_PIECE):
        size += len(piece)
        if most is not None and size > most:
            raise OSError(None, too_large(most))
        out.write(piece)


def too_large(most: int) -> str:
    return f"it is larger than {most // 1024**2} MB"


def check_file(path: Path, *, pipes: bool = False) -> None:
    """Raises OSError where a path leads to no file that can be read."""
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(None, "it is a folder", str(path))
    if not (stat.S_ISREG(mode) or (pipes and stat.S_ISFIFO(mode))):
        raise OSError(None, "it is not a file", str(path))
    if stat.S_ISREG(mode):
        with path.open("rb"):
            pass


def why(error: OSError, given: Path) -> str:
    """Which file cannot be looked into, and why."""
    name = error.filename if isinstance(error.filename, str) and _FOLDER not in error.filename else given
    return f"{name} cannot be looked into: {error.strerror or 'it is not a file that can be read'}."


def say(command: str, sentence: str) -> int:
    """A sentence on the standard error, and the exit code that goes with it."""
    text = f"comfy-desk {command}: {sentence}\n"
    if sys.stderr is not None:
        sys.stderr.write(text.encode("utf-8", "replace").decode("ascii", "backslashreplace"))
    return FAILED


def write(command: str, text: str) -> int:
    """JSON in UTF-8 whatever the terminal's own coding is; a reader that has gone away is no fault."""
    if sys.stdout is None:  # closed before the start
        return say(command, "The result cannot be written: there is no output.")
    try:
        sys.stdout.buffer.write(_BEYOND_ASCII.sub(_shown, text).encode("utf-8", "replace") + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        return say(command, f"The result cannot be written: {error.strerror}.")
    return 0


def _shown(found: re.Match[str]) -> str:
    """Names from outside meet a terminal here: what steers it, or turns the direction of a line, is written out."""
    return found[0] if found[0].isprintable() else json.dumps(found[0])[1:-1]
