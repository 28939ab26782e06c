"""Everything that one row shows, made once per snapshot (and once a second while it lives). Pure."""

from __future__ import annotations

from dataclasses import dataclass

from comfy_desk.domain.output import Kind, Output, Role
from comfy_desk.domain.request import Request, State
from comfy_desk.ui import cell_words, expiry_words, wording
from comfy_desk.ui.account_words import shortened
from comfy_desk.ui.phrases import model_name, time_of_day, tr
from comfy_desk.ui.row_actions import RowAction, row_actions
from comfy_desk.ui.tile_words import TileWords, tile_words


@dataclass(frozen=True, slots=True)
class Preview:
    """The small picture, or the place and shape of the one to come."""

    kind: Kind
    path: str | None
    shape: tuple[int, int]  # width and height, as a proportion
    pending: bool  # it is on its way
    running: bool
    part: float | None = None  # of the bytes that are here, while collecting
    more: int = 0  # further pictures behind this one
    badge: str = ""  # how long it is, or that it moves
    name: str = ""  # the format, where there is a file and no small picture


@dataclass(frozen=True, slots=True)
class RowWords:
    prompt: str
    model: str
    batch: str
    status: wording.Said
    second: wording.Said
    next_check: str
    elapsed: str
    cost: wording.Said
    kept_until: wording.Said
    created: str
    account: str
    actions: tuple[RowAction, ...]
    preview: Preview
    seed: str = ""
    size: str = ""
    waiting: bool = False  # here, not at the Router


def row_words(request: Request, around: wording.Around, kind: Kind) -> RowWords:
    """`kind` is what this model makes, for the tile of a picture that is not here yet."""
    return RowWords(
        prompt=wording.prompt(request),
        model=_model(request, around),
        batch=around.batch,
        status=wording.status(request, around),
        second=wording.second(request, around),
        next_check=wording.next_check(request, around),
        elapsed=wording.elapsed(request, around.now),
        cost=wording.cost(request),
        kept_until=expiry_words.left(request, around.now),
        created=time_of_day(request.created_at, around.now),
        account=around.account_name if around.account_here else tr("not open here"),
        actions=row_actions(request, around),
        preview=preview(request, around, kind),
        seed=cell_words.seed(request),
        size=cell_words.size(request),
        waiting=request.state is State.WAITING,
    )


_ACCOUNT = 14
"""Characters of an account's name before the model's."""


def _model(request: Request, around: wording.Around) -> str:
    """After the account where that is not the one in use: its key, its credits and its queue are others."""
    name = model_name(request.model)
    return f"{shortened(around.account_name, _ACCOUNT)} · {name}" if around.elsewhere and around.account_name else name


def repeats_prompt(batch: str, prompt: str) -> bool:
    """A batch that got no name of its own is called by the beginning of its prompt."""
    begin = " ".join(batch.split()).rstrip("….").rstrip()
    return bool(begin) and " ".join(prompt[: 2 * len(batch) + 80].split()).startswith(begin)


_RANK = {Role.WORK: 0, Role.POSTER: 1, Role.VARIANT: 2, Role.PART: 3, Role.ECHO: 4}


def preview(request: Request, around: wording.Around, kind: Kind) -> Preview:
    """A work with a thumbnail before its poster, before its variants; else the tile of what it is or will be."""
    outputs = sorted(request.outputs, key=lambda output: (output.thumbnail is None, _RANK[output.role]))
    shown: Output | None = outputs[0] if outputs else None
    here = (output for output in request.outputs if output.path or output.text)
    works = sum(output.role in (Role.WORK, Role.VARIANT) for output in here)
    part = None
    progress = around.progress
    if request.state is State.COLLECTING and progress is not None and progress.total:
        part = min(1.0, progress.received / progress.total)
    shape = (1, 1)
    if shown is not None and shown.width and shown.height:
        shape = (shown.width, shown.height)
    first_work = next((output for output in request.outputs if output.role is Role.WORK), shown)
    said = tile_words(first_work) if first_work is not None else TileWords()
    return Preview(
        kind=first_work.kind if first_work is not None else kind,
        path=shown.thumbnail if shown is not None else None,
        shape=shape,
        pending=not request.state.terminal,
        running=request.state in (State.IN_PROGRESS, State.COLLECTING),
        part=part,
        more=max(0, works - 1),
        badge=said.badge,
        name=said.name,
    )
