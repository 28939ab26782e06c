"""What the library says of its works: lines of the list, marks on cells, and whole sentences for those who hear. Pure."""

from __future__ import annotations

import html
from datetime import UTC, datetime, timedelta
from functools import lru_cache

from comfy_desk.domain.library import TRASH_TIME, Entry, Verdict
from comfy_desk.ui.phrases import counted, day_of, model_name, size_of, stopwatch, time_of_day, tr, whole
from comfy_desk.ui.viewers.words import kind_words

DAY = 86_400.0


def prompt_of(entry: Entry) -> str:
    """On one line; the file's name or the model's where there is none."""
    return " ".join(entry.prompt.split()) or entry.name or model_name(entry.model)


def kind_line(entry: Entry) -> str:
    """ "Film, 0:08"."""
    kind = kind_words(entry.kind)
    if entry.duration is None:
        return kind
    return tr("{kind}, {time}").format(kind=kind, time=stopwatch(entry.duration))


def dimensions(entry: Entry) -> str:
    """ "1024 × 768", "" where it is not known."""
    if not (entry.width and entry.height):
        return ""
    return tr("{width} × {height}").format(width=entry.width, height=entry.height)


def weight(entry: Entry) -> str:
    return size_of(entry.size) if entry.size is not None else ""


def size_line(entry: Entry) -> str:
    """ "1024 × 768, 1.2 MB", as far as it is known."""
    return ", ".join(part for part in (dimensions(entry), weight(entry)) if part)


def made_line(entry: Entry, now: float) -> str:
    return time_of_day(entry.made_at, now)


def file_line(entry: Entry) -> str:
    return entry.name or tr("No file here")


def file_trouble(entry: Entry) -> str:
    """Why its file cannot be had now; "" where it can, or where there never was one."""
    if entry.away:
        return tr("Drive not reachable")
    return tr("File moved or deleted") if entry.missing_at is not None else ""


def stars(entry: Entry) -> str:
    return "★" * entry.marks.rating


def few_stars(entry: Entry) -> str:
    """For places where they have no room beside each other: "4 ★"."""
    return tr("{n} ★").format(n=entry.marks.rating) if entry.marks.rating else ""


def verdict_words(verdict: Verdict) -> str:
    return {Verdict.PICK: tr("Pick"), Verdict.REJECT: tr("Reject"), Verdict.NONE: ""}[verdict]


def marks_line(entry: Entry) -> str:
    """ "★★★★ · Favourite · Pick"."""
    favourite = tr("Favourite") if entry.marks.favourite else ""
    return " · ".join(part for part in (stars(entry), favourite, verdict_words(entry.marks.verdict)) if part)


def badge(entry: Entry) -> str:
    """What stands on the picture's lower edge: "Film 0:08", "Sound", nothing for a still picture."""
    if entry.duration is not None:
        return tr("{kind} {time}").format(kind=kind_words(entry.kind), time=stopwatch(entry.duration))
    if entry.animated:
        return tr("Moving picture")
    return "" if entry.kind.value == "image" else kind_words(entry.kind)


def state(entry: Entry, now: float) -> str:
    """The one thing that matters about its file; "" where all is well."""
    if entry.trashed_at is not None:
        return days_left(entry, now)
    return file_trouble(entry) or ("" if entry.saved else tr("Not saved"))


def days_left(entry: Entry, now: float) -> str:
    left = max(0, round(((entry.trashed_at or now) + TRASH_TIME - now) / DAY))
    return counted(left, "{n} day left", "{n} days left")


def stack_badge(entry: Entry) -> str:
    return tr("×{n}").format(n=whole(entry.stacked)) if entry.stacked > 1 else ""


def spoken(entry: Entry, now: float) -> str:
    """For those who hear the window: "Picture, a red fox, 4 stars, favourite, not saved"."""
    marks = entry.marks
    parts = [kind_line(entry), prompt_of(entry)]
    if marks.rating:
        parts.append(counted(marks.rating, "{n} star", "{n} stars"))
    parts += [tr("favourite")] if marks.favourite else []
    parts += [verdict_words(marks.verdict)]
    parts += [counted(entry.stacked, "{n} of the same", "{n} of the same")] if entry.stacked > 1 else []
    parts += [state(entry, now), tr("with a note") if marks.note else ""]
    return ", ".join(part for part in parts if part)


def on_its_way() -> str:
    return tr("Being read")


def tip(entry: Entry, now: float) -> str:
    lines = [
        prompt_of(entry)[:300],
        model_name(entry.model),
        ", ".join(part for part in (kind_line(entry), size_line(entry)) if part),
        made_line(entry, now),
        marks_line(entry),
        state(entry, now),
        entry.name,
        entry.marks.note[:300],
    ]
    return as_markup("\n".join(line for line in lines if line))


def as_markup(text: str) -> str:
    """For tool tips, with everything escaped: Qt would read what looks like markup in a prompt as such."""
    return "<qt>" + html.escape(text).replace("\n", "<br>") + "</qt>"


def works(count: int) -> str:
    return counted(count, "{n} work", "{n} works")


# --- days, in the time of this machine


@lru_cache(maxsize=4096)
def day_ends(at: float) -> tuple[float, float]:
    """When the day of a moment begins, and when the next one does."""
    begins = _local(at).replace(hour=0, minute=0, second=0, microsecond=0)
    after = begins.replace(tzinfo=None) + timedelta(days=1)
    return begins.replace(tzinfo=None).astimezone().timestamp(), after.astimezone().timestamp()


def day_words(at: float, now: float) -> str:
    """ "Today", "Yesterday", "28 Nov", "28 Nov 2025"."""
    today = day_ends(now)[0]
    if at >= today:
        return tr("Today")
    if at >= day_ends(today - DAY / 2)[0]:
        return tr("Yesterday")
    day = _local(at).date()
    return day_of(day, year=day.year != _local(now).year)


def _local(at: float) -> datetime:
    return datetime.fromtimestamp(at, tz=UTC).astimezone()
