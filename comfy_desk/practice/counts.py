"""What the practice Router saw: calls, runs, charges, polls and whether each kept to its hint, keys, assets.

It only counts. Keys of accounts never come in here; idempotency keys do, they are random and worthless elsewhere.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from .runs import Run

#: A read this much before its hint (seconds) still counts as on time: the answer needed as long to arrive.
TOLERANCE = 0.005


@dataclass(slots=True)
class KeyUse:
    seen: int = 0
    bodies: set[str] = field(default_factory=set)
    runs: int = 0


@dataclass(slots=True)
class Counts:
    routes: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    polls: Counter[str] = field(default_factory=Counter)
    early: list[dict[str, Any]] = field(default_factory=list)
    keys: dict[str, KeyUse] = field(default_factory=dict)
    per_account: dict[str, Counter[str]] = field(default_factory=dict)
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

    def saw_key(self, key: str, body_digest: str) -> None:
        use = self.keys.setdefault(key, KeyUse())
        use.seen += 1
        use.bodies.add(body_digest)

    def saw_poll(self, run: Run, now: float) -> None:
        """A read of a request's state; late enough, or noted with the hint it came before."""
        self.polls[run.id] += 1
        self.of(run.account.name)["polls"] += 1
        if run.hint is not None:
            given, seconds = run.hint
            if now - given < seconds - TOLERANCE:
                self.early.append({"request_id": run.id, "hint": seconds, "after": round(now - given, 3)})
                return
        if run.hint is not None or self.polls[run.id] == 1:
            self.polls_asked_for += 1

    def report(self) -> dict[str, Any]:
        return {
            "runs": self.runs,
            "charges": self.charges,
            "charged_micros": self.charged_micros,
            "submits": self.routes["submit"],
            "replays": self.replays,
            "conflicts": self.conflicts,
            "polls": sum(self.polls.values()),
            "polls_asked_for": self.polls_asked_for,
            "early_polls": len(self.early),
            "early": self.early[-200:],
            "polls_by_request": dict(self.polls),
            "cancels": self.cancels,
            "results": self.results,
            "assets": self.assets,
            "asset_bytes": self.asset_bytes,
            "distinct_keys": len(self.keys),
            "repeated_keys": sum(use.seen > 1 for use in self.keys.values()),
            "keys": {
                key: {"seen": use.seen, "bodies": len(use.bodies), "runs": use.runs} for key, use in self.keys.items()
            },
            "by_account": {name: dict(counter) for name, counter in self.per_account.items()},
            "routes": dict(self.routes),
            "answers": dict(self.answers),
            "faults": dict(self.faults),
        }
