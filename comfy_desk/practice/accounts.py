"""Accounts of the practice Router: every well-formed key is one, with its own credits.

A key is ``comfyui-`` and 1 to 120 letters, digits, ``_`` or ``-``. Five beginnings play a part, whatever follows them:

| key begins with | is |
|---|---|
| ``comfyui-poor`` | an account without credits: 402 |
| ``comfyui-forbidden`` | valid, entitled to nothing: 403 ``forbidden`` on every model |
| ``comfyui-noqueue`` | may run directly, not queued: 403 ``not_enabled`` on the submit and on the estimate |
| ``comfyui-revoked`` | no longer valid: 401 |
| ``comfyui-crowded`` | has its backlog full: 429 ``queue_backlog_full`` on the submit |

Keys are kept as hashes: somebody may type a real one here by mistake.
"""

import hashlib
import math
import re
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field

from starlette.requests import Request

_KEY = re.compile(r"comfyui-[A-Za-z0-9_-]{1,120}")
CREDITS_PER_DOLLAR = 211
MICROS = 1_000_000


def micros_of(amount: float) -> int:
    """Credits as millionths of a dollar."""
    return round(amount / CREDITS_PER_DOLLAR * MICROS)


def credits_of(micros: int) -> str:
    """Millionths of a dollar as credits, two decimals at most, no exponent."""
    return f"{micros * CREDITS_PER_DOLLAR / MICROS:.2f}".rstrip("0").rstrip(".")


def dollars_of(micros: int) -> str:
    """Millionths of a dollar as a decimal string, no exponent."""
    return f"{micros / MICROS:.6f}".rstrip("0").rstrip(".")


@dataclass(slots=True)
class Account:
    """One workspace. ``micros`` is its balance; ``committed`` what its unfinished runs will cost."""

    name: str
    kind: str
    micros: int
    committed: int = 0
    calls: deque[float] = field(default_factory=deque)

    def over_rate(self, now: float, limit: int) -> int:
        """Count a call; the seconds until one is free again, 0 where this one was."""
        while self.calls and now - self.calls[0] >= 60:
            self.calls.popleft()
        if len(self.calls) >= limit:
            return max(1, math.ceil(60 - (now - self.calls[0])))
        self.calls.append(now)
        return 0


def _sent(headers: Mapping[str, str]) -> str | None:
    """The key of a call: ``X-API-Key`` wins over a bearer token."""
    key = headers.get("x-api-key")
    if key is None:
        scheme, _, token = headers.get("authorization", "").partition(" ")
        key = token.strip() if scheme.lower() == "bearer" else None
    return key


def _mark(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()[:12]


def name_of(headers: Mapping[str, str]) -> str:
    """The name of the account whose key came along, whether it is one or not; empty without a key."""
    key = _sent(headers)
    return "" if key is None else f"account-{_mark(key)}"


class Accounts:
    def __init__(self, initial_credits: float) -> None:
        self._by_hash: dict[str, Account] = {}
        self.initial_credits = initial_credits

    def of(self, request: Request) -> Account | None:
        """The account whose key came along; None where the answer is 401."""
        key = _sent(request.headers)
        if key is None or not _KEY.fullmatch(key) or key.startswith("comfyui-revoked"):
            return None
        digest = _mark(key)
        if digest not in self._by_hash:
            kind = next(
                (k for k in ("poor", "forbidden", "noqueue", "crowded") if key.startswith(f"comfyui-{k}")), "plain"
            )
            micros = 0 if kind == "poor" else micros_of(self.initial_credits)
            self._by_hash[digest] = Account(f"account-{digest}", kind, micros)
        return self._by_hash[digest]

    def known(self) -> dict[str, Account]:
        """All accounts by the mark of their key (the beginning of its hash)."""
        return dict(self._by_hash)

    def restore(self, mark: str, kind: str, micros: int) -> None:
        """An account from before. One that has nearly nothing left begins anew: nobody shall run out of practice."""
        fresh = micros_of(self.initial_credits)
        enough = kind == "poor" or micros * 10 >= fresh
        self._by_hash[mark] = Account(f"account-{mark}", kind, micros if enough else fresh)

    def give_everyone(self, amount: float) -> None:
        self.initial_credits = amount
        for account in self._by_hash.values():
            account.micros = micros_of(amount)

    def balances(self) -> dict[str, str]:
        return {account.name: credits_of(account.micros) for account in self._by_hash.values()}
