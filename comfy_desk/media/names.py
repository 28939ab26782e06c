"""Safe names and places for saved files: planned from a template, never over an existing file, never outside the folder.

The names are safe on Windows, macOS and Linux alike, since folders are synchronised and carried about. Blocking disk work:
call it in a thread.
"""

from __future__ import annotations

import os
import re
import shutil
import unicodedata
import uuid
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from comfy_desk.domain.settings import TEMPLATE
from comfy_desk.media.taken import TakenNames, fold, folded_with

MAX_PART = 255  # bytes of one name on common file systems; its UTF-16 units (NTFS, APFS) are never more
MAX_PATH = 240  # UTF-16 units of a whole path: Windows ends at 259, and what lies beside a work has a longer ending
_SUFFIX_ROOM = 6  # "-99999"
_ENDING_ROOM = 12  # ".answer.json": what lies beside a work bears its name
_MOST_LEVELS = 8
_MIN_STEM = 12
_PROMPT = 60  # characters at most; shortened further where the path is long
_FACT = 80
_MOST_NUMBER = 100_000
_taken = TakenNames()

_FIELD = re.compile(r"\{(\w+)\}")
_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_RESERVED = re.compile(r"(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(?:\.|$)", re.I)
_JOINERS = {"\u200d", "\ufe0e", "\ufe0f"}
_ENDS = " .-_~%"  # hidden, an option, a home, an escape, or dropped by Windows: not at the ends of a name

FIELDS = ("date", "time", "model", "provider", "prompt", "seed", "index", "id")
"""What a template may name."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a template makes of a few works: paths in the artist's folder, or one sentence why it cannot be used."""

    paths: tuple[str, ...] = ()
    problem: str = ""


_EXAMPLES: tuple[dict[str, Any], ...] = (
    {"prompt": "A red fox at night, in the rain", "seed": "7", "index": "1"},
    {
        "prompt": "An old harbour town in the first light of a winter morning, fishing boats, gulls, a long way off",
        "seed": None,
        "index": "2",
    },
)
_USUAL = {"date": "2026-05-04", "time": "181500", "model": "flux-2-pro", "provider": "bfl", "id": "3f2a9c1e"}


def preview(template: str, extension: str = "png") -> Preview:
    """Two names that the template makes, the second with a long prompt and no seed, or what is wrong with it.

    Where both would be the same, the second is what it would be called beside the first.
    """
    wrong = problem_of(template)
    if wrong:
        return Preview(problem=wrong)
    root = Path("/" if os.name == "posix" else "C:/")
    plans = [plan_path(root, template, _USUAL | facts, extension) for facts in _EXAMPLES]
    paths = [plan.relative_to(root).as_posix() for plan in plans]
    if fold(paths[1]) == fold(paths[0]):
        paths[1] = plans[1].with_name(_numbered(plans[1], 2)).relative_to(root).as_posix()
    return Preview(tuple(paths))


def problem_of(template: str) -> str:
    """One sentence why a template cannot be used, "" where it can."""
    if not template.strip(" ./\\"):
        return "The template is empty."
    if re.match(r"\s*(?:[/\\~]|[A-Za-z]:)", template):
        return "The template must not begin with a folder of its own: the folder is chosen above."
    levels = re.split(r"[/\\]", template)
    if any(level.strip() in ("", ".", "..") for level in levels):
        return "A part between two slashes is empty, or made of dots alone."
    if len(levels) > _MOST_LEVELS:
        return f"The template makes more than {_MOST_LEVELS - 1} folders in each other."
    unknown = next((name for name in _FIELD.findall(template) if name not in FIELDS), None)
    if unknown is not None:
        return f"{{{unknown[:40]}}} is not known here. There are: {', '.join(FIELDS)}."
    if re.search(r"[{}]", _FIELD.sub("", template)):
        return "A brace has no partner, or there is no name between the two."
    return ""


def plan_path(folder: Path, template: str, facts: Mapping[str, Any], extension: str) -> Path:
    """The path that a template and facts name inside `folder`; nothing is created.

    `facts` values are untrusted text (prompt, model, seed, …); a `/` separates folders only in the template itself. A missing
    fact leaves no gap. The prompt gives way first where the path would be too long.
    """
    extension = safe_extension(extension)
    levels = [level for level in (template or TEMPLATE).replace("\\", "/").split("/") if level.strip(" .")]
    levels = levels[-_MOST_LEVELS:] or [TEMPLATE.rsplit("/", 1)[-1]]
    for room in (_PROMPT, 40, 24, 12, 6, 0):
        parts = [_level(level, facts, room) for level in levels]
        parts = [part for part in parts[:-1] if part] + [parts[-1] or _NAMELESS]
        path = _joined(folder, parts, extension)
        if _units(str(path)) + _SUFFIX_ROOM <= MAX_PATH and _weight(parts[-1]) <= MAX_PART - 40:
            return path
    rest = MAX_PATH - _SUFFIX_ROOM - _units(str(_joined(folder, [*parts[:-1], ""], extension)))
    parts[-1] = safe_part(cut(parts[-1], max(_MIN_STEM, min(rest, 180))))
    return _joined(folder, parts, extension)


def _joined(folder: Path, parts: list[str], extension: str) -> Path:
    ending = f".{extension}" if extension else ""
    limit = MAX_PART - max(len(ending), _ENDING_ROOM) - _SUFFIX_ROOM
    return folder.joinpath(*parts[:-1], cut_bytes(parts[-1], limit) + ending)


def _units(text: str) -> int:
    """UTF-16 units, by which Windows counts."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _level(level: str, facts: Mapping[str, Any], prompt_room: int) -> str:
    """One folder's or file's name, or ""; the separator before an empty field goes with it."""
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
    text = out + level[position:]
    return safe_part(text) if _is_something(_plain(text)) else ""


_NAMELESS = "untitled"


def safe_part(text: str) -> str:
    """One name that every system takes: no signs, controls, reserved names, dots or blanks at its ends; never empty."""
    part = cut_bytes(_plain(text), MAX_PART)
    if not _is_something(part):
        return _NAMELESS
    return "_" + cut_bytes(part, MAX_PART - 1) if _RESERVED.match(part) else part


def _is_something(part: str) -> bool:
    """Whether there is anything to be seen: marks and joiners alone are no name."""
    return any(c not in _JOINERS and unicodedata.category(c)[0] != "M" for c in part)


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
    text = re.sub(r"[\s_]+", "_", unicodedata.normalize("NFC", "".join(kept)))
    return text.strip(_ENDS).strip("\u200d" + _ENDS)


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
    vowel_or_final = "\u1160" <= c <= "\u11ff" and "\u1100" <= last <= "\u11ff"
    return vowel_or_final or ("\u1160" <= c <= "\u11ff" and "\uac00" <= last <= "\ud7a3")


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
    if _weight(text) <= limit:
        return text
    out, used = "", 0
    for cluster in clusters(text):
        used += _weight(cluster)
        if used > limit:
            break
        out += cluster
    return out.rstrip(_ENDS)


def _weight(text: str) -> int:
    """Bytes of a name; where HFS+ takes its characters apart and counts more, what that counts."""
    if text.isascii():
        return len(text)
    return max(len(text.encode()), _units(unicodedata.normalize("NFD", text)))


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


def first_free(targets: Sequence[Path], promised: Collection[Path] = (), beside: Sequence[str] = ()) -> list[Path]:
    """For each of `targets`, all in one folder: itself, or the first of `…-2`, `…-3` beside it that is free now; none twice.

    Nothing is created; the folder is there. `promised` are places that somebody is about to take. What will lie `beside`
    a file bears its name with these endings: where a recipe lies already, it would be taken for the one of this file.
    """
    near = [other.name for other in promised if targets and other.parent == targets[0].parent]
    others = {name for other in near for name in folded_with(other, beside)}
    lines: dict[Path, Iterator[Path]] = {}  # the thousandth of one name does not ask for the first again
    chosen = []
    for target in targets:
        free = next(lines.setdefault(target, _free(target, others, beside)), target)
        others |= folded_with(free.name, beside)
        chosen.append(free)
    return chosen


def _numbered(path: Path, number: int) -> str:
    """What the first, second … file of one name is called."""
    end = path.suffix if number == 1 else f"-{number}{path.suffix}"
    return cut_bytes(path.stem, MAX_PART - len(end.encode())) + end


def _free(path: Path, others: Collection[str] = (), beside: Sequence[str] = ()) -> Iterator[Path]:
    """Candidates that no file of the folder equals by folded name, nor one of `others`.

    What appears meanwhile, exclusive creation refuses.
    """

    number: int | None = 0
    while number is not None:
        numbers = range(number + 1, _MOST_NUMBER)
        number = _taken.first_free(path.parent, partial(_numbered, path), numbers, others, beside)
        if number is not None:
            yield path.with_name(_numbered(path, number))


def place(staged: Path, target: Path, temporary: Path | None = None, *, keep: bool = False) -> Path:
    """Moves a finished file to `target` or a free name beside it, whole or not at all, and on the disk when this returns.

    Where it has to be copied, the copy is called `temporary` until it is whole: whoever names it can remove what a crash
    leaves. It lies beside the target, and what is there already is overwritten. `keep`: the caller removes `staged`, later.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    _sync_file(staged)
    placed = _link(staged, target)
    if placed is None:  # another file system, or one without links
        placed = copy_beside(staged, target, temporary)
    if not keep:
        staged.unlink()
    sync_folder(placed.parent)
    return placed


def copy_beside(source: Path, target: Path, temporary: Path | None = None) -> Path:
    """A copy of its own at `target` or a free name beside it, whole or not at all; its folder is there. Raises OSError."""
    temporary = temporary or target.with_name(f".{uuid.uuid4().hex}.part")
    synced_copy(source, temporary)
    try:
        return _link(temporary, target) or _replace(temporary, target)
    finally:
        temporary.unlink(missing_ok=True)


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


def synced_copy(staged: Path, temporary: Path) -> None:
    """A copy that is on the disk when this returns; nothing where it fails. Raises OSError."""
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


def sync_folder(folder: Path) -> None:
    """Makes a new name durable. Windows has no such call and needs none."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError:  # some network file systems cannot
        pass
    finally:
        os.close(descriptor)
