"""What a group's line says: its name, and in words how many of its requests are where. Pure."""

from __future__ import annotations

from comfy_desk.ui.models.batches import progress_in_words
from comfy_desk.ui.models.queue_groups import Grouping, GroupWords, Named, title_of
from comfy_desk.ui.models.runs import Run
from comfy_desk.ui.phrases import counted, tr


def group_words(run: Run, grouping: Grouping, named: Named, *, narrowed: bool) -> GroupWords:
    """`narrowed`: a filter leaves rows out, so that no progress of the whole can be told."""
    progress = run.progress
    if narrowed:
        words = counted(len(run.ids), "{n} request shown", "{n} requests shown")
    elif grouping is Grouping.STATE:
        words = counted(len(run.ids), "{n} request", "{n} requests")
    else:
        words = progress_in_words(progress)
    measured = not narrowed and grouping is not Grouping.STATE
    batch = run.name if grouping is Grouping.BATCH else ""
    return GroupWords(
        run.name,
        title_of(grouping, run.name, named),
        words,
        progress,
        run.folded,
        batch,
        measured,
    )


def spoken(words: GroupWords) -> str:
    """For those who hear it."""
    form = tr("Group {title}, folded; {words}") if words.folded else tr("Group {title}; {words}")
    return form.format(title=words.title, words=words.words)
