"""In which order the files of the whole suite run beside each other.

Some files wait (for processes, for polls, for a second to pass) and others keep a processor busy. Each kind on its own
leaves processors idle or makes waits late; side by side they fill each other's gaps. Among their kind the longest come
first, so that none of them is left over for one process alone at the end. It decides nothing but the order: files that
are not known here run as well, and what stands here of files that are gone is not missed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

WAITING = ("tests/e2e/", "tests/contracts/")

SECONDS = {
    "tests/e2e/test_program_start.py": 70.0,
    "tests/e2e/test_hostile.py": 60.0,
    "tests/e2e/test_core.py": 60.0,
    "tests/e2e/test_quit.py": 45.0,
    "tests/e2e/test_crash_program.py": 42.0,
    "tests/e2e/test_hostile_server.py": 42.0,
    "tests/e2e/test_tour.py": 40.0,
    "tests/e2e/test_soak.py": 38.0,
    "tests/e2e/test_x11.py": 33.0,
    "tests/e2e/test_program_life.py": 30.0,
    "tests/e2e/test_store_core.py": 25.0,
    "tests/e2e/test_second_start.py": 22.0,
    "tests/e2e/test_practice_restart.py": 20.0,
    "tests/e2e/test_crash_full_disk.py": 13.0,
    "tests/e2e/test_crash_router.py": 12.0,
}
"""What the longest take, roughly, on two processors with nothing else to do."""

A_TEST = {"tests/e2e/": 2.0, "tests/contracts/": 0.3, "tests/fuzzing/": 0.5, "tests/ui/": 0.1, "": 0.04}
"""Seconds of a test in any other file, by the beginning of its path."""


@dataclass(frozen=True, slots=True)
class File:
    """One file of tests and how many there are in it."""

    path: str
    tests: int

    @property
    def seconds(self) -> float:
        known = SECONDS.get(self.path)
        return (
            known if known is not None else self.tests * next(A_TEST[at] for at in A_TEST if self.path.startswith(at))
        )


def arranged(files: Sequence[File]) -> list[File]:
    """Both kinds from the longest to the shortest, each as far on its way as the other at any time."""
    left = [
        sorted((file for file in files if file.path.startswith(WAITING) is waits), key=lambda file: -file.seconds)
        for waits in (True, False)
    ]
    whole = [sum(file.seconds for file in kind) for kind in left]
    given = [0.0, 0.0]
    order: list[File] = []
    while any(left):
        at = min((number for number in (0, 1) if left[number]), key=lambda number: given[number] / whole[number])
        file = left[at].pop(0)
        given[at] += file.seconds
        order.append(file)
    return order
