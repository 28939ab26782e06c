"""Safe names and places for saved files: planned from a template, never over an existing file, never outside the folder.

The names are safe on Windows, macOS and Linux alike, since folders are synchronised and carried about. Blocking disk work:
call it in a worker (`place` job) or a thread.
"""

from __future__ import annotations

import os
import re
import shutil
import unicodedata
import uuid
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from comfy_desk.domain.settings import TEMPLATE
from comfy_desk.media.taken import TakenNames, fold

MAX_PART = 255  # bytes of one name on common file systems
MAX_PATH = 240  # characters of a whole path: Windows without long paths, with room for a suffix
_SUFFIX_ROOM = 6  # "-99999"
_MIN_STEM = 12
_PROMPT = 60  # characters at most; shortened further where the path is long
_FACT = 80
_MOST_NUMBER = 100_000
_taken = TakenNames()

_FIELD = re.compile(r"\{(\w+)\}")
_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_RESERVED = re.compile(r"(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(?:\.|$)", re.I)
_JOINERS = {"\u200d", "\ufe0e", "\ufe0f"}


def plan_path(folder: Path, template: str, facts: Mapping[str, Any], extension: str) -> Path:
    """The path that a template and facts name inside `folder`; nothing is created.

    `facts` values are untrusted text (prompt, model, seed, …); a `/` separates folders only in the template itself. A missing
    fact leaves no gap. The prompt gives way first where the path would be too long.
    """
    extension = safe_extension(extension)
    levels = [level for level in (template or TEMPLATE).replace("\\", "/").split("/") if level.strip(" .")]
    levels = levels or [TEMPLATE.rsplit("/", 1)[-1]]
    for room in (_PROMPT, 40, 24, 12, 6, 0):
        parts = [_level(level, facts, room) for level in levels]
        path = _joined(folder, parts, extension)
        if len(str(path)) + _SUFFIX_ROOM <= MAX_PATH and len(parts[-1].encode()) <= MAX_PART - 40:
            return path
    rest = MAX_PATH - _SUFFIX_ROOM - len(str(_joined(folder, [*parts[:-1], ""], extension)))
    parts[-1] = safe_part(cut(parts[-1], max(_MIN_STEM, min(rest, 180))))
    return _joined(folder, parts, extension)


def _joined(folder: Path, parts: list[str], extension: str) -> Path:
    limit = MAX_PART - len(extension.encode()) - 1 - _SUFFIX_ROOM
    name = cut_bytes(parts[-1], limit) + (f".{extension}" if extension else "")
    return folder.joinpath(*parts[:-1], name)


def _level(level: str, facts: Mapping[str, Any], prompt_room: int) -> str:
    """One folder's or file's name; the separator before an empty field goes with it."""
    out, position, is_gap = "", 0, False
    for match in _FIELD.finditer(level):
        literal = level[position : match.start()]
        position = match.end()
        value = facts.get(match[1])
        text = "" if value is None else cut(_plain(str(value)), prompt_room if match[1] == "prompt" else _FACT)
        is_separator = not literal.strip("-_ .")
        if text:
            out += ("" if is_separator and is_gap and not out else literal) + text
        elif not is_separator:
            out += literal
        is_gap = not text
    return safe_part(out + level[position:])


def safe_part(text: str) -> str:
    """One name that every system takes: no signs, controls, reserved names, dots or blanks at its ends; never empty."""
    part = cut_bytes(_plain(text), MAX_PART).strip(" .-_")
    if not part:
        return "untitled"
    return "_" + cut_bytes(part, MAX_PART - 1) if _RESERVED.match(part) else part


def safe_extension(extension: str) -> str:
    plain = re.sub(r"[^a-z0-9]", "", extension.lower())
    return plain[:10]


def _plain(text: str) -> str:
    """NFC, one `_` for blanks and forbidden signs, no controls and no characters that turn the reading direction."""
    text = unicodedata.normalize("NFC", text[:4000].encode("utf-8", "ignore").decode())
    text = _FORBIDDEN.sub(" ", text)
    kept = (
        c for c in text if c in _JOINERS or unicodedata.category(c) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    )
    return re.sub(r"[\s_]+", "_", "".join(kept)).strip("_ .-")


def clusters(text: str) -> Iterator[str]:
    """What readers see as characters: base with its marks, joined emoji, flags, Hangul syllables (close to UAX 29)."""
    current = ""
    for c in text:
        if current and _belongs(current, c):
            current += c
        else:
            if current:
                yield current
            current = c
    if current:
        yield current


def _belongs(current: str, c: str) -> bool:
    last = current[-1]
    if c in _JOINERS or last == "\u200d" or unicodedata.category(c) in {"Mn", "Me", "Mc"}:
        return True
    if "\U0001f3fb" <= c <= "\U0001f3ff" or "\U000e0020" <= c <= "\U000e007f":
        return True
    if _is_flag(c) and _is_flag(last):
        return len(current) % 2 == 1
    return "\u1160" <= c <= "\u11ff" and "\u1100" <= last <= "\u11ff"


def _is_flag(c: str) -> bool:
    return "\U0001f1e6" <= c <= "\U0001f1ff"


def cut(text: str, limit: int) -> str:
    """At most `limit` characters, never inside what reads as one; at a word's end where one is near."""
    if len(text) <= limit:
        return text
    out = ""
    for cluster in clusters(text[: limit + 64]):
        if len(out) + len(cluster) > limit:
            break
        out += cluster
    word = out.rfind("_")
    return out[:word] if word > limit * 0.6 else out


def cut_bytes(text: str, limit: int) -> str:
    """At most `limit` bytes of UTF-8, never inside what reads as one character."""
    if len(text.encode()) <= limit:
        return text
    out, used = "", 0
    for cluster in clusters(text):
        used += len(cluster.encode())
        if used > limit:
            break
        out += cluster
    return out.rstrip(" .")


# -- on disk ---------------------------------------------------------------------------------------------------------


def claim(path: Path) -> Path:
    """Creates an empty file at `path`, or at `…-2`, `…-3` beside it, and returns where: it is the caller's alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    for candidate in _free(path):
        try:
            os.close(os.open(candidate, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
        except FileExistsError:
            continue
        _taken.add(candidate)
        return candidate
    raise FileExistsError("no free name")


def first_free(path: Path, promised: Collection[Path] = ()) -> Path:
    """`path`, or the first of `…-2`, `…-3` beside it that is free now. Nothing is created; the folder is there.

    `promised` are places that somebody is about to take.
    """
    return next(_free(path, promised), path)


def _free(path: Path, promised: Collection[Path] = ()) -> Iterator[Path]:
    """Candidates that no file of the folder equals by folded name; what appears meanwhile, exclusive creation refuses."""
    others = {fold(other.name) for other in promised if other.parent == path.parent}

    def candidate(number: int) -> str:
        end = path.suffix if number == 1 else f"-{number}{path.suffix}"
        return cut_bytes(path.stem, MAX_PART - len(end.encode())) + end

    number: int | None = 0
    while number is not None:
        number = _taken.first_free(path.parent, candidate, range(number + 1, _MOST_NUMBER), others)
        if number is not None:
            yield path.with_name(candidate(number))


def place(staged: Path, target: Path, temporary: Path | None = None) -> Path:
    """Moves a finished file to `target` or a free name beside it, whole or not at all, and on the disk when this returns.

    Where it has to be copied, the copy is called `temporary` until it is whole: whoever names it can remove what a crash
    leaves. It lies beside the target, and what is there already is overwritten.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    _sync_file(staged)
    placed = _link(staged, target)
    if placed is None:  # another file system, or one without links
        temporary = temporary or target.with_name(f".{uuid.uuid4().hex}.part")
        _copy(staged, temporary)
        try:
            placed = _link(temporary, target) or _replace(temporary, target)
        finally:
            temporary.unlink(missing_ok=True)
    staged.unlink()
    _sync_folder(placed.parent)
    return placed


def _link(source: Path, target: Path) -> Path | None:
    """A second name for `source` at the first free one; None where no link can be made."""
    for candidate in _free(target):
        try:
            os.link(source, candidate)
        except FileExistsError:
            continue
        except OSError:
            return None
        _taken.add(candidate)
        return candidate
    raise FileExistsError("no free name")


def _replace(temporary: Path, target: Path) -> Path:
    """Takes a name with an empty file of ours, so that replacing it overwrites nothing."""
    claimed = claim(target)
    try:
        temporary.replace(claimed)
    except BaseException:
        claimed.unlink(missing_ok=True)
        raise
    return claimed


def _copy(staged: Path, temporary: Path) -> None:
    """A synced copy in the target's own file system."""
    try:
        with staged.open("rb") as source, temporary.open("wb") as out:
            shutil.copyfileobj(source, out, 1 << 20)
            out.flush()
            os.fsync(out.fileno())
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _sync_file(path: Path) -> None:
    descriptor = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError:  # some network file systems cannot
        pass
    finally:
        os.close(descriptor)


def place_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{staged, target} or {staged, folder, template, facts, extension} → {path}."""
    if "target" in arguments:
        target = Path(arguments["target"])
    else:
        target = plan_path(
            Path(arguments["folder"]), arguments.get("template") or TEMPLATE, arguments["facts"], arguments["extension"]
        )
    return {"path": str(place(Path(arguments["staged"]), target))}
