"""Works that were made and are not here: which of them can still be fetched, and which the model held back. Pure.

Outputs say so themselves (`Output.reach`); of those that earlier versions kept, it is read from where they were found and
whose words their problem is in.
"""

from __future__ import annotations

import re

from comfy_desk.domain.output import Origin, Output, Reach
from comfy_desk.domain.request import Request
from comfy_desk.domain.settings import LARGEST_ASSET, LARGEST_RESULT, Setting
from comfy_desk.services.saving import was_kept_with_us

_NOT_FOLLOWED = re.compile(
    r"It lies in the provider's own storage|The link begins with|The link is incomplete|Only https links are fetched"
)
_OUR_WORDS = re.compile(r"The (link|server|file|redirect|transfer|connection|line|Router|disk|folder)\b|There is no ")
_LIST_PLACE = re.compile(r"/\d+$")


def missing(request: Request, output: Output) -> Reach | None:
    """Why it is not here; None where it is, or where it never was to be a file."""
    if output.path is not None or output.text:
        return None
    reach = Reach.FETCHABLE if output.reach is Reach.TOO_LARGE else output.reach or _guessed(output)
    if reach is Reach.FETCHABLE and request.raw_path is None:  # the address stands in the answer alone
        return None
    return reach


def _guessed(output: Output) -> Reach | None:
    if output.origin is not Origin.LINK:
        return None
    problem = output.problem or ""
    if _NOT_FOLLOWED.match(problem):
        return Reach.OUT_OF_REACH
    # A reason takes the place of a whole element of a list; an address has a name of its own or our words about it.
    if problem and _LIST_PLACE.search(output.pointer) and not _OUR_WORDS.match(problem):
        return Reach.HELD_BACK
    return Reach.FETCHABLE


def not_here(request: Request) -> tuple[Output, ...]:
    """Every work that was to be a file, or was named as one, and is none."""
    return tuple(output for output in request.works if output.path is None and not output.text)


def to_fetch(request: Request) -> tuple[Output, ...]:
    """Every work that another try may bring."""
    return _works(request, Reach.FETCHABLE)


def held_back(request: Request) -> tuple[Output, ...]:
    return _works(request, Reach.HELD_BACK)


def kept_with_us(request: Request) -> tuple[Output, ...]:
    """What the artist's folder did not take: it lies in the data folder, and is moved once it can be."""
    return tuple(output for output in request.outputs if output.path and was_kept_with_us(output))


def over_the_limit(request: Request) -> Setting | None:
    """The limit that something of this request is larger than; the Router or its server still has it."""
    if request.trouble is not None and request.trouble.reason == "too_large":
        return LARGEST_RESULT
    return LARGEST_ASSET if any(output.reach is Reach.TOO_LARGE for output in to_fetch(request)) else None


def _works(request: Request, reach: Reach) -> tuple[Output, ...]:
    return tuple(output for output in request.works if missing(request, output) is reach)
