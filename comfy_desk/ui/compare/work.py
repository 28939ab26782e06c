"""One work as comparing and culling know it, from its request where that is in the list, else from the library's entry."""

from __future__ import annotations

from dataclasses import dataclass

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import Entry
from comfy_desk.domain.output import Kind, Output
from comfy_desk.domain.request import Request
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import wording
from comfy_desk.ui.phrases import DASH, credits_of, decimal, model_name, size_of, stopwatch, tr, whole

LETTERS = "ABCD"
MOST = 4


@dataclass(frozen=True, slots=True)
class Work:
    """`entry` is its place in the library, None where it has none (yet). `listed`: its request is in the list."""

    request: str
    index: int
    kind: Kind
    model: str
    prompt: str
    path: str | None = None
    seed: str | None = None
    thumbnail: str | None = None
    width: int | None = None
    height: int | None = None
    duration: float | None = None
    size: int | None = None
    animated: bool = False
    took: str = ""
    cost: str = ""
    sha256: str | None = None
    entry: Entry | None = None
    listed: bool = True

    @property
    def name(self) -> str:
        return model_name(self.model)


async def works_of(session: SessionApi, pairs: tuple[tuple[str, int], ...]) -> tuple[Work, ...]:
    """Those that are known, in their order."""
    found = []
    for request_id, index in pairs:
        request = session.desk.get(request_id)
        output = None if request is None else next((one for one in request.outputs if one.index == index), None)
        try:
            entry = await session.library.of(request_id, index)
        except DeskError:
            entry = None
        if request is not None and output is not None:
            found.append(_of_request(request, output, entry))
        elif entry is not None:
            found.append(of_entry(entry))
    return tuple(found)


def of_entry(entry: Entry) -> Work:
    return Work(
        entry.request, entry.index, entry.kind, entry.model, entry.prompt, entry.path, entry.seed, entry.thumbnail,
        entry.width, entry.height, entry.duration, entry.size, entry.animated, "",
        credits_of(entry.credits) if entry.credits else "", entry.sha256, entry, listed=False,
    )  # fmt: skip


def _of_request(request: Request, output: Output, entry: Entry | None) -> Work:
    return Work(
        request.id, output.index, output.kind, request.model, request.prompt, output.path, request.seed,
        output.thumbnail, output.width, output.height, output.duration, output.size, output.animated,
        wording.elapsed(request, 0.0) if request.state.terminal else "", wording.cost(request).text, output.sha256, entry,
    )  # fmt: skip


def fact_rows(works: tuple[Work, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What is known of the works besides what was sent, by its name: all of it, equal or not."""
    rows = (
        (tr("Model"), [work.model for work in works]),
        (tr("Seed"), [work.seed or DASH for work in works]),
        (tr("Time taken"), [work.took or DASH for work in works]),
        (tr("Cost"), [work.cost or DASH for work in works]),
        (tr("Dimensions"), [_dimensions(work) for work in works]),
        (tr("Length"), [_length(work) for work in works]),
        (tr("Size"), [size_of(work.size) if work.size is not None else DASH for work in works]),
    )
    return tuple((name, tuple(values)) for name, values in rows if any(value != DASH for value in values))


def _dimensions(work: Work) -> str:
    if not work.width or not work.height:
        return DASH
    return tr("{width} × {height} pixels").format(width=whole(work.width), height=whole(work.height))


def _length(work: Work) -> str:
    if work.duration is None:
        return DASH
    return stopwatch(work.duration) if work.duration >= 10 else tr("{n} s").format(n=decimal(work.duration))
