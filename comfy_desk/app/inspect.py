"""`comfy-desk inspect`: what is in an answer, as one JSON array. No window, no Qt, no keyring, no network."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from comfy_desk.app.options import parse_inspect
from comfy_desk.domain.account import DEFAULT_ORIGIN
from comfy_desk.media.inspect import NotADocument, inspect_answer

_FAILED = 2
_BEYOND_ASCII = re.compile(r"[^\n -~]")


def inspect(arguments: Sequence[str]) -> int:
    """0 with the array on standard output, `[]` where nothing is found; 2 with a sentence where a file cannot be read."""
    options = parse_inspect(arguments)
    origin = os.environ.get("COMFY_ROUTER_BASE_URL") or DEFAULT_ORIGIN
    try:
        with _as_file(options.answer) as answer:
            for guide in (options.request, options.schema):
                if guide is not None:
                    _check(guide)
            found = inspect_answer(answer, request=options.request, schema=options.schema, router_origin=origin)
    except NotADocument as error:
        return _say(str(error))
    except OSError as error:
        name = error.filename if isinstance(error.filename, str) and not _is_ours(error.filename) else options.answer
        return _say(f"{name} cannot be looked into: {error.strerror or 'it is not a file that can be read'}.")
    except KeyboardInterrupt:
        return 130
    except Exception as error:  # noqa: BLE001 - the edge: whoever asks gets a sentence and no traceback
        return _say(f"{options.answer} cannot be looked into ({type(error).__name__}).")
    return _write(_BEYOND_ASCII.sub(_shown, json.dumps(found, ensure_ascii=False, indent=2)))


def _shown(found: re.Match[str]) -> str:
    """Names from outside meet a terminal here: what steers it, or turns the direction of a line, is written out."""
    return found[0] if found[0].isprintable() else json.dumps(found[0])[1:-1]


@contextlib.contextmanager
def _as_file(answer: Path) -> Iterator[Path]:
    """The answer as a file that can be read more than once; `-` and pipes are written down first."""
    piped = str(answer) == "-"
    if piped and sys.stdin is None:
        raise OSError(None, "there is no input", "-")
    if not piped:
        _check(answer, pipes=True)
        if stat.S_ISREG(answer.stat().st_mode):
            yield answer
            return
    with tempfile.TemporaryDirectory(prefix="comfy-desk-inspect-") as folder:
        copy = Path(folder) / "answer"
        with copy.open("wb") as out:
            if piped:
                shutil.copyfileobj(sys.stdin.buffer, out)
            else:
                with answer.open("rb") as source:
                    shutil.copyfileobj(source, out)
        yield copy


def _check(path: Path, *, pipes: bool = False) -> None:
    """Raises OSError where a path leads to no file that can be read."""
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(None, "it is a folder", str(path))
    if not (stat.S_ISREG(mode) or (pipes and stat.S_ISFIFO(mode))):
        raise OSError(None, "it is not a file", str(path))
    if stat.S_ISREG(mode):
        with path.open("rb"):
            pass


def _is_ours(path: str) -> bool:
    return "comfy-desk-inspect-" in path


def _say(sentence: str) -> int:
    text = f"comfy-desk inspect: {sentence}\n"
    if sys.stderr is not None:
        sys.stderr.write(text.encode("utf-8", "replace").decode("ascii", "backslashreplace"))
    return _FAILED


def _write(text: str) -> int:
    """UTF-8 whatever the terminal's own coding is; a reader that has gone away is no fault."""
    if sys.stdout is None:  # closed before the start
        return _say("The result cannot be written: there is no output.")
    try:
        sys.stdout.buffer.write(text.encode("utf-8", "replace") + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        return _say(f"The result cannot be written: {error.strerror}.")
    return 0
