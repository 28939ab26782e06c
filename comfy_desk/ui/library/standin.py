"""A request as far as the library knows it, for works whose own request is not in memory any more. Pure.

It says nothing that an entry does not say: no status reads, no times but that of making, no body.
"""

from __future__ import annotations

from collections.abc import Sequence

from comfy_desk.domain.library import Entry
from comfy_desk.domain.output import Origin, Output, Role
from comfy_desk.domain.request import Request, State


def output_of(entry: Entry) -> Output:
    return Output(
        entry.index,
        "",
        entry.kind,
        Role.WORK,
        Origin.LINK,
        media_type=entry.media_type,
        path=entry.path,
        size=entry.size,
        sha256=entry.sha256,
        width=entry.width,
        height=entry.height,
        duration=entry.duration,
        thumbnail=entry.thumbnail,
        text=entry.text,
        animated=entry.animated,
    )


def request_of(entries: Sequence[Entry]) -> Request:
    """Of all works of one request, one at least."""
    first = entries[0]
    return Request(
        id=first.request,
        account=first.account,
        model=first.model,
        key="",
        body_sha256="",
        body_size=0,
        prompt=first.prompt,
        seed=first.seed,
        created_at=first.made_at,
        state=State.DONE,
        hold=None,
        ended_at=first.made_at,
        credits=first.credits,
        outputs=tuple(output_of(entry) for entry in entries),
        removed_at=first.made_at,
        batch=first.batch,
    )
