"""The queue's columns as data: to add one, add one entry here. Draws nothing; the delegate draws by a column's id."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt

from comfy_desk.domain.request import Request, State
from comfy_desk.services.expiring import expires_at
from comfy_desk.ui.cell_words import bytes_here
from comfy_desk.ui.models.row_words import RowWords
from comfy_desk.ui.wording import elapsed_seconds, prompt

Key = float | str

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Column:
    """`key` gives the native value that is sorted by; all keys of a column are of one type. `now` is the wall time.

    `width` is what it has where there is room, `least` what it needs. `fold` says in which order columns go where even that
    is too much: 0 stays, then higher numbers go first.
    """

    id: str
    title: str
    width: int
    text: Callable[[RowWords], str]
    key: Callable[[Request, float], Key]
    least: int = 48
    align: Qt.AlignmentFlag = LEFT
    ticks: bool = False  # its words change while time goes by
    stretch: bool = False
    resizable: bool = True
    visible: bool = True
    fold: int = 0


_ORDER_OF_STATES = {state: float(place) for place, state in enumerate(State)}
_NEVER = float("inf")


def _place(request: Request, _now: float) -> float:
    """By state, and in the queue by how many are ahead."""
    ahead = request.position if request.position is not None else 999
    return _ORDER_OF_STATES[request.state] + min(ahead, 999) / 1000


def _cost(request: Request, _now: float) -> float:
    try:
        return float(request.credits) if request.credits is not None else -1.0
    except ValueError:
        return -1.0


def _elapsed(request: Request, now: float) -> float:
    seconds = elapsed_seconds(request, now)
    return -1.0 if seconds is None else seconds


def _due(request: Request, _now: float) -> float:
    due = request.next_check_at
    return _NEVER if due is None or request.state.terminal else due


def _until(request: Request, _now: float) -> float:
    until = expires_at(request)
    return _NEVER if until is None else until


def _seed(request: Request, _now: float) -> str:
    """Numbers by how large they are, though they stand as texts: no float holds a seed of 64 bits."""
    text = request.seed or ""
    return f"{len(text):03}{text}" if text.isascii() and text.isdecimal() else text


def _size(request: Request, _now: float) -> float:
    here = bytes_here(request)
    return -1.0 if here is None else float(here)


def _made(request: Request, _now: float) -> float:
    return request.created_at


COLUMNS: tuple[Column, ...] = (
    Column("preview", "Preview", 72, lambda row: "", _made, least=68, resizable=False),
    Column("prompt", "Prompt", 240, lambda row: row.prompt, lambda r, _: prompt(r).casefold(), least=130, stretch=True),
    Column("status", "Status", 248, lambda row: row.status.text, _place, least=160, ticks=True),
    Column("next_check", "Next check", 84, lambda row: row.next_check, _due, least=78, ticks=True, fold=1),
    Column("elapsed", "Elapsed", 72, lambda row: row.elapsed, _elapsed, least=68, align=RIGHT, ticks=True, fold=3),
    Column("cost", "Cost", 96, lambda row: row.cost.text, _cost, least=70, align=RIGHT, fold=2),
    Column("kept_until", "Kept until", 128, lambda row: row.kept_until.text, _until, least=84, ticks=True,
           visible=False, fold=4),
    Column("created", "Made", 96, lambda row: row.created, _made, least=72, visible=False, fold=5),
    Column("account", "Account", 112, lambda row: row.account, lambda r, _: r.account, least=72, visible=False, fold=6),
    Column("model", "Model", 152, lambda row: row.model, lambda r, _: r.model, least=88, visible=False, fold=10),
    Column("batch", "Batch", 128, lambda row: row.batch, lambda r, _: r.batch or "", least=72, visible=False, fold=7),
    Column("seed", "Seed", 112, lambda row: row.seed, _seed, least=64, align=RIGHT, visible=False, fold=8),
    Column("size", "Size of result", 120, lambda row: row.size, _size, least=80, align=RIGHT, visible=False, fold=9),
    Column("actions", "Actions", 180, lambda row: "", _made, least=144, resizable=False),
)  # fmt: skip
"""Every title is also what a screen reader says before a cell's words."""

PLACE = {column.id: place for place, column in enumerate(COLUMNS)}
TICKING = tuple(place for place, column in enumerate(COLUMNS) if column.ticks)
