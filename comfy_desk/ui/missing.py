"""Works that were made and are not here: which of them can still be fetched, and which the model held back. Pure.

An output keeps no address, so this reads what is kept: where it was found, and whose words its problem is in.
"""

from __future__ import annotations

import re
from enum import StrEnum

from comfy_desk.domain.output import Origin, Output, Role
from comfy_desk.domain.request import Request


class Missing(StrEnum):
    FETCHABLE = "fetchable"
    HELD_BACK = "held_back"  # the model's own reason stands where a work would be
    OUT_OF_REACH = "out_of_reach"  # an address that this program never follows


_NOT_FOLLOWED = re.compile(
    r"It lies in the provider's own storage|The link begins with|The link is incomplete|Only https links are fetched"
)
_OUR_WORDS = re.compile(r"The (link|server|file|redirect|transfer|connection|line|Router|disk|folder)\b|There is no ")
_LIST_PLACE = re.compile(r"/\d+$")


def missing(request: Request, output: Output) -> Missing | None:
    """Why it is not here; None where it is, or where it never was to be a file."""
    if output.path is not None or output.text or output.origin is not Origin.LINK:
        return None
    problem = output.problem or ""
    if _NOT_FOLLOWED.match(problem):
        return Missing.OUT_OF_REACH
    # A reason takes the place of a whole element of a list; an address has a name of its own or our words about it.
    if problem and _LIST_PLACE.search(output.pointer) and not _OUR_WORDS.match(problem):
        return Missing.HELD_BACK
    return Missing.FETCHABLE if request.raw_path is not None else None


def to_fetch(request: Request) -> tuple[Output, ...]:
    """Every work that another try may bring."""
    return tuple(
        output
        for output in request.outputs
        if output.role is Role.WORK and missing(request, output) is Missing.FETCHABLE
    )


def held_back(request: Request) -> tuple[Output, ...]:
    return tuple(
        output
        for output in request.outputs
        if output.role is Role.WORK and missing(request, output) is Missing.HELD_BACK
    )
