"""What the artist is told of while looking elsewhere: what is worth a notice, how it is told, when many become one. Pure.

Time is passed in, nothing is shown, played or stored here, and no word is chosen: a notice names facts that the desk has
written down already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from typing import Any

from comfy_desk.domain.batch import BatchProgress, progress_of
from comfy_desk.domain.events import AccountChanged, Event, RequestAdded, RequestChanged, RequestDeleted
from comfy_desk.domain.request import Request, State
from comfy_desk.services.expiring import Expiring

KEPT = 200
"""Notices that the list holds; older ones give way."""

MANY = 3
"""So many of one kind are told one by one within `WITHIN` seconds; more become one."""

WITHIN = 10.0
_SPACES = (10.0, 30.0, 60.0)
"""Seconds between one word about many and the next while they keep coming."""

_LAST_DAY = 4e9
"""Seconds after 1970 up to which a time is believed; years of five figures have no date."""

_LONGEST = 200
"""Characters of each text that is kept with a notice."""


class Kind(StrEnum):
    DONE = "done"
    FAILED = "failed"
    BATCH = "batch"  # all of it has ended
    EXPIRING = "expiring"  # what is at the Router alone is not kept for long any more
    CREDITS = "credits"  # an account has none left, and requests wait for some


class Way(StrEnum):
    OFF = "off"
    INSIDE = "inside"  # the list in the window
    NATIVE = "native"  # by the system as well, while the window is not in front
    SOUND = "sound"  # the same, with a sound


GOOD = frozenset({Kind.DONE, Kind.BATCH})
"""The others sound otherwise."""

_DONE = frozenset({State.DONE, State.LATE_RESULT, State.EMPTY})
_FAILED = frozenset({State.FAILED, State.EXPIRED, State.GONE})


@dataclass(frozen=True, slots=True)
class Notice:
    """One fact. `count` is how many it speaks of; `failed`, of a batch, how many of them failed.

    `left`: seconds for which what it speaks of could still be had when it was told. `empty`: it finished with nothing to
    show, or (of failed ones) is no longer at the Router.
    """

    kind: Kind
    at: float  # wall seconds
    request: str = ""
    batch: str = ""
    account: str = ""
    model: str = ""
    words: str = ""  # the first of the prompt, or the batch's name
    count: int = 1
    failed: int = 0
    left: float = 0.0
    empty: bool = False
    read: bool = False
    number: int = 0  # in its list; a newer one has a larger one


class Watch:
    """Tells which changes are worth a notice."""

    def __init__(self, requests: Callable[[], Iterable[Request]], batch_name: Callable[[str], str]) -> None:
        self._requests = requests
        self._batch_name = batch_name
        self._expiring = Expiring()
        self._batches: dict[str, dict[str, Request]] = {}  # of each batch its requests as they are now
        self._needs_credits: set[str] = set()

    def load(self) -> None:
        """What is here already is no news, but that it cannot be had for long any more."""
        self._batches.clear()
        for request in self._requests():
            self._note(request)

    def on_event(self, event: Event, now: float, *, whole_batches: bool) -> list[Notice]:
        """`whole_batches`: the end of a batch is told, so each work of it need not be."""
        if isinstance(event, AccountChanged):
            return self._on_account(event, now)
        if isinstance(event, RequestDeleted):
            self._expiring.forget(event.id)
        elif isinstance(event, RequestAdded):
            self._note(event.request)
        elif isinstance(event, RequestChanged):
            self._note(event.request)
            if event.request.removed_at is None and event.request.state.terminal and not event.before.state.terminal:
                return self._on_end(event.request, now, whole_batches)
        return []

    def look(self, now: float) -> list[Notice]:
        """What is pressing by now; asked now and then."""
        told: list[Notice] = []
        pressing = self._expiring.told(now)
        by_id = {request.id: request for request in self._requests()} if pressing else {}
        for ids, left in pressing:
            first = by_id.get(ids[0])
            if first is not None:
                told.append(replace(_of(first, Kind.EXPIRING, now), count=len(ids), left=left))
        return told

    def _note(self, request: Request) -> None:
        self._expiring.note(request)
        if request.batch is not None:
            self._batches.setdefault(request.batch, {})[request.id] = request

    def _on_account(self, event: AccountChanged, now: float) -> list[Notice]:
        before = event.account in self._needs_credits
        (self._needs_credits.add if event.needs_credits else self._needs_credits.discard)(event.account)
        return [Notice(Kind.CREDITS, now, account=event.account)] if event.needs_credits and not before else []

    def _on_end(self, request: Request, now: float, whole_batches: bool) -> list[Notice]:
        progress = self._batch_of(request)
        of_many = progress is not None and progress.total > 1
        told = []
        if request.state in _FAILED:
            told.append(replace(_of(request, Kind.FAILED, now), empty=request.state is not State.FAILED))
        elif request.state in _DONE and not (of_many and whole_batches):
            told.append(replace(_of(request, Kind.DONE, now), empty=request.state is State.EMPTY))
        if (
            progress is not None
            and of_many
            and progress.ended == progress.total
            and progress.cancelled < progress.total
        ):
            failed = progress.failed + progress.lost
            name = self._batch_name(request.batch or "")[:_LONGEST]
            one = replace(
                _of(request, Kind.BATCH, now), words=name, count=progress.done + progress.empty, failed=failed
            )
            told.append(one)
        return told

    def _batch_of(self, request: Request) -> BatchProgress | None:
        if request.batch is None:
            return None
        return progress_of(self._batches.get(request.batch, {}).values())


def _of(request: Request, kind: Kind, now: float) -> Notice:
    return Notice(
        kind,
        now,
        request=request.id,
        batch=request.batch or "",
        account=request.account,
        model=request.model[:_LONGEST],
        words=" ".join(request.prompt.split())[:_LONGEST],
    )


@dataclass(slots=True)
class _Burst:
    """Of one kind. `since` is when it began, `shown` what was told one by one, `held` what waits to be told as one."""

    since: float
    newest: Notice
    shown: int = 1
    held: int = 0
    total: int = 1
    due: float = 0.0
    spaces: int = 0


class Bursts:
    """The first few are told at once; when many come together, one word tells of all of them."""

    def __init__(self) -> None:
        self._open: dict[Kind, _Burst] = {}

    def put(self, notice: Notice, now: float) -> Notice | None:
        """What is to be told now: this one, or nothing, as it goes with the others."""
        burst = self._open.get(notice.kind)
        if burst is None or (not burst.held and not burst.spaces and now - burst.since > WITHIN):
            self._open[notice.kind] = _Burst(now, notice, total=notice.count)
            return notice
        burst.newest = notice
        burst.total += notice.count
        if not burst.spaces and not burst.held and burst.shown < MANY:
            burst.shown += 1
            return notice
        if not burst.held:
            burst.due = max(now, burst.since + _SPACES[min(burst.spaces, len(_SPACES) - 1)])
        burst.held += 1
        return None

    def due(self, now: float) -> list[Notice]:
        """What has been gathered and is to be told by now, each as one."""
        told = []
        for kind, burst in list(self._open.items()):
            if burst.held and burst.due <= now:
                told.append(replace(burst.newest, count=burst.total))
                burst.held, burst.total, burst.since = 0, 0, now
                burst.spaces += 1
            elif not burst.held and now - burst.since > _SPACES[min(burst.spaces, len(_SPACES) - 1)]:
                del self._open[kind]
        return told

    def next_due(self) -> float | None:
        """When `due` is to be asked; None while nothing is held."""
        return min((burst.due for burst in self._open.values() if burst.held), default=None)


class NoticeList:
    """The newest notices, read or not, within a bound."""

    def __init__(self, notices: Iterable[Notice] = ()) -> None:
        self._notices = list(notices)[-KEPT:]
        self._number = max((one.number for one in self._notices), default=0)

    def __len__(self) -> int:
        return len(self._notices)

    def newest_first(self) -> tuple[Notice, ...]:
        return tuple(reversed(self._notices))

    @property
    def unread(self) -> int:
        return sum(not one.read for one in self._notices)

    def add(self, notice: Notice) -> Notice:
        self._number += 1
        kept = replace(notice, number=self._number)
        self._notices.append(kept)
        del self._notices[:-KEPT]
        return kept

    def mark_read(self, number: int) -> bool:
        return self._mark(lambda one: one.number == number)

    def mark_request(self, request: str) -> bool:
        """All that were about this request: it is being looked at."""
        return self._mark(lambda one: bool(request) and one.request == request and one.kind is not Kind.BATCH)

    def mark_all(self) -> bool:
        return self._mark(lambda _one: True)

    def forget(self, request: str) -> bool:
        """The request is gone for good, and with it what was told of it."""
        before = len(self._notices)
        self._notices = [one for one in self._notices if one.request != request]
        return len(self._notices) < before

    def _mark(self, fits: Callable[[Notice], bool]) -> bool:
        wanted = [place for place, one in enumerate(self._notices) if not one.read and fits(one)]
        for place in wanted:
            self._notices[place] = replace(self._notices[place], read=True)
        return bool(wanted)

    def put_down(self) -> list[dict[str, Any]]:
        """For the store; `taken_up` reads it."""
        return [{**asdict(one), "kind": str(one.kind)} for one in self._notices]


def taken_up(kept: object) -> NoticeList:
    """What `put_down` gave; whatever does not fit is left out, and nothing here fails on it."""
    lines = kept[-KEPT:] if isinstance(kept, list) else []
    return NoticeList(notice for line in lines if (notice := _read(line)) is not None)


def _read(line: object) -> Notice | None:
    if not isinstance(line, Mapping):
        return None
    kinds = {str(kind): kind for kind in Kind}
    kind, at = kinds.get(str(line.get("kind"))), line.get("at")
    if kind is None or isinstance(at, bool) or not isinstance(at, int | float) or not 0 <= at <= _LAST_DAY:
        return None
    texts = {name: str(line.get(name, ""))[:_LONGEST] for name in ("request", "batch", "account", "model", "words")}
    numbers = {name: line.get(name, least) for name, least in (("count", 1), ("failed", 0), ("number", 0))}
    if not all(isinstance(value, int) and 0 <= value < 10**9 for value in numbers.values()):
        return None
    left = line.get("left", 0.0)
    flags = {name: line.get(name) is True for name in ("empty", "read")}
    seconds = float(left) if _is_number(left) else 0.0
    return Notice(kind, float(at), left=seconds, **texts, **numbers, **flags)  # type: ignore[arg-type]


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e12
