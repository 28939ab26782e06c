"""Idempotency keys: what each account's keys are tied to, and what a second use of one gets.

A key is tied to method, path, query and body. It is remembered for a set time from its first use; a call that was
refused before any work was accepted lets it go.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from .clock import Clock
from .runs import Run


@dataclass(slots=True)
class Tie:
    """One remembered key. ``run`` is None while the first call is being admitted; ``held`` while a connection waits
    for a direct run.
    """

    fingerprint: str
    first_used: float
    run: Run | None = None
    held: bool = False


class Keys:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ties: dict[tuple[str, str], Tie] = {}

    def known(self, account: str, key: str, lifetime: float) -> Tie | None:
        tie = self._ties.get((account, key))
        if tie is not None and self._clock.now() - tie.first_used >= lifetime:
            del self._ties[account, key]
            return None
        return tie

    def reserve(self, account: str, key: str, fingerprint: str) -> Tie:
        tie = Tie(fingerprint, self._clock.now())
        self._ties[account, key] = tie
        return tie

    def admitted(self) -> Iterator[tuple[str, str, Tie]]:
        """Account, key and tie of every remembered key whose call was admitted."""
        yield from ((account, key, tie) for (account, key), tie in self._ties.items() if tie.run is not None)

    def admitted_under(self, account: str, key: str) -> bool:
        """Whether a run was admitted under this key, or is being admitted."""
        return (account, key) in self._ties

    def restore(self, account: str, key: str, tie: Tie) -> None:
        self._ties[account, key] = tie

    def release(self, account: str, key: str) -> None:
        self._ties.pop((account, key), None)
