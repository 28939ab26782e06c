"""What the practice Router saw: calls, runs, charges, polls and whether each kept to its hint, keys, results, assets.

It only counts. Keys of accounts never come in here; idempotency keys do, they are random and worthless elsewhere.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from .paces import Paces
from .runs import Run, digest

_EARLY_SHOWN = 200
_READS = ("status", "result")


class KeyedCall(Protocol):
    """A call with an idempotency key; ``admission.Call`` is one."""

    @property
    def key(self) -> str | None: ...
    @property
    def data(self) -> bytes: ...
    @property
    def fingerprint(self) -> str: ...


@dataclass(slots=True)
class KeyUse:
    """``bodies`` are digests of the bytes alone, ``calls`` of everything the key is tied to: route and query too."""

    seen: int = 0
    bodies: set[str] = field(default_factory=set)
    calls: set[str] = field(default_factory=set)
    runs: int = 0
    charges: int = 0
    accounts: set[str] = field(default_factory=set)

    def report(self) -> dict[str, Any]:
        return {
            "seen": self.seen,
            "bodies": len(self.bodies),
            "calls": len(self.calls),
            "runs": self.runs,
            "charges": self.charges,
            "accounts": sorted(self.accounts),
        }


@dataclass(slots=True)
class Counts:
    routes: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    polls: Counter[str] = field(default_factory=Counter)
    paces: Paces = field(default_factory=Paces)
    keys: dict[str, KeyUse] = field(default_factory=dict)
    per_account: dict[str, Counter[str]] = field(default_factory=dict)
    #: Results of a run that left whole, by the run's id.
    read_whole: Counter[str] = field(default_factory=Counter)
    runs: int = 0
    charges: int = 0
    charged_micros: int = 0
    replays: int = 0
    conflicts: int = 0
    polls_asked_for: int = 0
    cancels: int = 0
    results: int = 0
    assets: int = 0
    asset_bytes: int = 0

    def of(self, account: str) -> Counter[str]:
        return self.per_account.setdefault(account, Counter())

    def admitted(self, run: Run) -> None:
        self.runs += 1
        self.of(run.account.name)["runs"] += 1
        if run.key is not None:
            use = self.keys.setdefault(run.key, KeyUse())
            use.runs += 1
            use.accounts.add(run.account.name)

    def charged(self, run: Run) -> None:
        self.charges += 1
        self.charged_micros += run.price
        self.of(run.account.name)["charges"] += 1
        if run.key is not None:
            self.keys.setdefault(run.key, KeyUse()).charges += 1

    def saw_key(self, call: KeyedCall) -> None:
        if call.key is None:
            return
        use = self.keys.setdefault(call.key, KeyUse())
        use.seen += 1
        use.bodies.add(digest(call.data))
        use.calls.add(call.fingerprint)

    def saw_poll(self, run: Run) -> None:
        """A read of a request's state that reached it."""
        self.polls[run.id] += 1
        self.of(run.account.name)["polls"] += 1

    def came(self, route: str, subject: str, account: str, now: float) -> None:
        """A call about a request or a key arrives: on time, or noted with what it came before."""
        kept = self.paces.came(route, subject, account, now)
        if route in _READS and (kept or (route == "status" and self.polls[subject] == 0)):
            self.polls_asked_for += 1

    def whole(self, run: Run) -> None:
        """A run's result left, to its last byte."""
        self.read_whole[run.id] += 1
        self.of(run.account.name)["results_whole"] += 1

    def report(self, runs: Iterable[Run] = ()) -> dict[str, Any]:
        early: list[dict[str, Any]] = []
        others: list[dict[str, Any]] = []
        for one in self.paces.early:
            (early if one.route in _READS else others).append(one.report())
        unread = Counter(run.account.name for run in runs if run.has_result and not self.read_whole[run.id])
        return {
            "runs": self.runs,
            "charges": self.charges,
            "charged_micros": self.charged_micros,
            "submits": self.routes["submit"],
            "replays": self.replays,
            "conflicts": self.conflicts,
            "polls": sum(self.polls.values()),
            "polls_asked_for": self.polls_asked_for,
            "early_polls": len(early),
            "early": early[-_EARLY_SHOWN:],
            "early_others": others[-_EARLY_SHOWN:],
            "polls_by_request": dict(self.polls),
            "cancels": self.cancels,
            "results": self.results,
            "results_whole": sum(self.read_whole.values()),
            "results_unread": sum(unread.values()),
            "assets": self.assets,
            "asset_bytes": self.asset_bytes,
            "distinct_keys": len(self.keys),
            "repeated_keys": sum(use.seen > 1 for use in self.keys.values()),
            "keys_with_bodies": sum(len(use.bodies) > 1 for use in self.keys.values()),
            "keys_run_twice": sum(use.runs > 1 for use in self.keys.values()),
            "keys_charged_twice": sum(use.charges > 1 for use in self.keys.values()),
            "keys": {key: use.report() for key, use in self.keys.items()},
            "by_account": {
                name: {**counter, "results_unread": unread[name]} for name, counter in self.per_account.items()
            },
            "routes": dict(self.routes),
            "answers": dict(self.answers),
            "faults": dict(self.faults),
        }
