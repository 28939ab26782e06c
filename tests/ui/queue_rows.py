"""Requests in every state that a row can be in, for tests of the queue and for looking at it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from comfy_desk.domain.account import Account
from comfy_desk.domain.batch import Batch
from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.domain.events import AccountChanged, Event
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Handle, Hold, Request, State

NOW = 1_764_000_000.0

PROMPTS = (
    "A lighthouse keeper's kitchen at dawn, steam on the window, a blue enamel pot, gulls outside, in gouache",
    "Fox",
    "Four sketches of a tram stop in the rain, ink and wash, reflections on wet cobbles, one red umbrella",
    "",
    "Slow camera move over a paper city that unfolds itself, warm light from below, dust in the air",
    "<b>not bold</b> & plain text with <img src=x> in it",
)


def request(number: int = 1, state: State = State.WAITING, **changes: Any) -> Request:
    """One that is whole for its state: handle, times and place as they would be."""
    base = Request(
        id=f"row-{number:05}",
        account="practice",
        model=("kiln/quick-sketch-2", "lumen/film-1", "atelier/quartet")[number % 3],
        key=f"key-{number}",
        body_sha256="0" * 64,
        body_size=120,
        prompt=PROMPTS[number % len(PROMPTS)],
        seed="7",
        created_at=NOW - 600 + number * 0.01,
        state=state,
        hold=Hold.READY if state is State.WAITING else None,
    )
    if state is not State.WAITING:
        base = replace(base, sends=1, first_sent_at=base.created_at + 0.1)
    if state not in (State.WAITING, State.SENDING, State.OUTCOME_UNKNOWN):
        address = "http://127.0.0.1:1/v2/models/kiln/quick-sketch-2/requests/r1"
        base = replace(base, handle=Handle(f"req_{number}", f"{address}/status", address, f"{address}/cancel"))
        base = replace(base, queued_at=base.created_at + 0.2, answered_at=NOW - 4)
    if state.followed:
        base = replace(base, next_check_at=NOW + 12)
    if state is State.IN_PROGRESS:
        base = replace(base, running_since=NOW - 102)
    if state.terminal:
        base = replace(base, ended_at=NOW - 60)
    return replace(base, **changes)


def output(index: int = 0, **changes: Any) -> Output:
    base = Output(
        index,
        f"/images/{index}",
        Kind.IMAGE,
        Role.WORK,
        Origin.LINK,
        "image/png",
        path=f"/p/{index}.png",
        width=1024,
        height=768,
    )
    return replace(base, **changes)


def every_state() -> list[Request]:
    """What screens can show, one row each, oldest first."""
    policy = Failure("refused", 400, Bucket.CONTENT_POLICY_VIOLATION, refusal_subject="input_text", detail="Flagged.")
    rows: list[Callable[[int], Request]] = [
        lambda n: request(n, State.GONE),
        lambda n: request(n, State.EXPIRED),
        lambda n: request(n, State.LATE_RESULT, outputs=(output(),), credits="3", end_word="cancelled"),
        lambda n: request(n, State.CANCELLED),
        lambda n: request(n, State.FAILED, failure=policy, charges_on_policy_rejection="yes"),
        lambda n: request(n, State.FAILED, failure=Failure("refused", 504, Bucket.PROVIDER_TIMEOUT)),
        lambda n: request(n, State.FAILED, handle=None, failure=Failure("refused", 403, Bucket.NOT_ENABLED)),
        lambda n: request(n, State.EMPTY, words=("No speech was found in the sound that was given.",), credits="1"),
        lambda n: request(n, State.DONE, outputs=tuple(output(i) for i in range(4)), credits="12.5"),
        lambda n: request(n, State.DONE, outputs=(output(), output(1, path=None, problem="One link had expired."))),
        lambda n: request(n, State.COLLECTING, completed_at=NOW - 5),
        lambda n: request(n, State.IN_PROGRESS),
        lambda n: request(n, State.IN_PROGRESS, cancel_asked_at=NOW - 3, cancel_accepted_at=NOW - 2),
        lambda n: request(n, State.IN_QUEUE, position=0, estimate="0.04"),
        lambda n: request(n, State.IN_QUEUE, position=3, trouble=Failure("no_answer"), answered_at=NOW - 300),
        lambda n: request(n, State.OUTCOME_UNKNOWN, maybe_sent=True, next_check_at=NOW + 4),
        lambda n: request(n, State.SENDING),
        lambda n: request(n, State.WAITING, hold=Hold.CREDITS, sends=1, first_sent_at=NOW - 50),
        lambda n: request(n, State.WAITING, hold=Hold.ASK, sends=8, maybe_sent=True, first_sent_at=NOW - 90_000),
        lambda n: request(n, State.WAITING, hold=Hold.OFFLINE, next_check_at=NOW + 30),
        lambda n: request(n, State.WAITING),
    ]
    return [make(number) for number, make in enumerate(rows)]


class StillDesk:
    """The desk's snapshots in memory; `tell` changes them and tells the listeners."""

    def __init__(self, rows: list[Request] | None = None) -> None:
        self.rows = {row.id: row for row in rows or ()}
        self.account = AccountChanged("practice")
        self.sending_paused = False
        self.pause_reason = ""
        self.store_trouble = ""
        self.states: dict[str, AccountChanged] = {}
        self.known: tuple[Account, ...] = ()
        self.chosen = "practice"
        self.groups: dict[str, Batch] = {}
        self.listeners: list[Callable[[Event], None]] = []

    def requests(self) -> tuple[Request, ...]:
        shown = (row for row in self.rows.values() if row.removed_at is None)
        return tuple(sorted(shown, key=lambda row: -row.created_at))

    def get(self, request_id: str) -> Request | None:
        return self.rows.get(request_id)

    def progress(self, request_id: str) -> None:
        return None

    def account_state(self, account: str | None = None) -> AccountChanged:
        return self.states.get(account or self.chosen, self.account)

    def accounts(self) -> tuple[Account, ...]:
        return self.known

    def batches(self) -> tuple[Batch, ...]:
        return tuple(sorted(self.groups.values(), key=lambda batch: -batch.created_at))

    def batch(self, batch_id: str) -> Batch | None:
        return self.groups.get(batch_id)

    def subscribe(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)

    def tell(self, event: Event) -> None:
        for listener in tuple(self.listeners):
            listener(event)
