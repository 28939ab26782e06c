"""Looks for cases that break a promise: `python tests/fuzzing/fuzz.py [SECONDS] [--seed N] [--target NAME]… [--keep FOLDER]`.

Prints its seed at the beginning and, for each failure, what failed and how to try it again; the case itself is kept in a
folder. The same seed makes the same cases in the same order. `--again FILE` tries a kept case. The exit code is 1 where
something failed. A case also fails that takes too long or too much memory.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import random
import shutil
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_TESTS = _HERE.parent
sys.path[:0] = [str(place) for place in (_HERE, _TESTS / "unit" / "media", _TESTS.parent) if str(place) not in sys.path]

from targets import TARGETS, Target  # noqa: E402 - beside this file

LONGEST = 2.0
"""Seconds of CPU that one case may take; the largest has some 300 kB."""

MOST = 400 * 1024**2
"""Bytes by which one case may make this process grow."""

_KEPT_EACH = 5
"""Cases kept of failures that look the same."""


@dataclass(frozen=True, slots=True)
class Failure:
    target: str
    seed: int
    number: int
    what: str  # its last line, and where
    trace: str = field(repr=False)
    case: bytes = field(repr=False)


def case_of(target: Target, seed: int, number: int) -> bytes:
    """The bytes of one case: they follow from its target's name, the seed and its number alone."""
    return target.make(random.Random(f"{target.name} {seed} {number}"))


def try_case(target: Target, case: bytes, seed: int = 0, number: int = 0) -> Failure | None:
    folder = Path(tempfile.mkdtemp(prefix="comfy-fuzz-"))
    before, start = _most_memory(), time.process_time()
    try:
        with contextlib.redirect_stderr(io.StringIO()):  # what a worker says of a bad file
            target.check(case, folder)
        took, grown = time.process_time() - start, _most_memory() - before
        if took > LONGEST:
            return Failure(target.name, seed, number, f"took {took:.1f} s of CPU for {len(case)} bytes", "", case)
        if grown > MOST:
            return Failure(target.name, seed, number, f"grew by {grown >> 20} MB for {len(case)} bytes", "", case)
    except Exception as error:
        return Failure(target.name, seed, number, _what(error), traceback.format_exc(), case)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return None


def _what(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {str(error)[:300]} ({Path(last.filename).name}:{last.lineno})"


def _most_memory() -> int:
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    return 0  # where the system does not tell, the time is watched alone


def hunt(
    targets: Sequence[Target], seed: int, seconds: float, counts: dict[str, int] | None = None
) -> Iterator[Failure]:
    """Cases of all targets in turn, for so many seconds of this process's CPU; each target has the same share of time."""
    end = time.process_time() + seconds
    spent = {target.name: 0.0 for target in targets}
    numbers = {target.name: 0 for target in targets}
    while (now := time.process_time()) < end:
        target = min(targets, key=lambda one: spent[one.name])
        number = numbers[target.name]
        numbers[target.name] += 1
        try:
            case = case_of(target, seed, number)
        except RecursionError:  # the case itself was too deep to be made
            continue
        finally:
            spent[target.name] += time.process_time() - now
        failure = try_case(target, case, seed, number)
        spent[target.name] += time.process_time() - now
        if failure is not None:
            yield failure
    if counts is not None:
        counts.update(numbers)


def keep(failure: Failure, folder: Path) -> Path:
    """Writes a case down, with what went wrong beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{failure.target}-{failure.seed}-{failure.number}.case"
    path.write_bytes(failure.case)
    path.with_suffix(".txt").write_text(f"{failure.what}\n\n{failure.trace}", encoding="utf-8", errors="replace")
    return path


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    if options.again:
        return _again(options.again)
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(1 << 32)
    targets = [TARGETS[name] for name in options.target or TARGETS]
    print(f"seed {seed}, {options.seconds:g} s of CPU, {', '.join(target.name for target in targets)}", flush=True)
    counts: dict[str, int] = {}
    seen: dict[str, int] = {}
    for failure in hunt(targets, seed, options.seconds, counts):
        kind = f"{failure.target}: {failure.what}"
        alike = kind.partition("(")[0][:60] + kind.rpartition("(")[2]
        seen[alike] = seen.get(alike, 0) + 1
        if seen[alike] <= _KEPT_EACH:
            path = keep(failure, options.keep)
            print(f"\n{kind}\n  again: python {Path(__file__).name} --again {path}", flush=True)
    print("\n" + ", ".join(f"{name} {number}" for name, number in counts.items()) + " cases")
    for alike, count in sorted(seen.items(), key=lambda pair: -pair[1]):
        print(f"{count} × {alike}")
    print(f"{sum(seen.values())} failures (seed {seed})")
    return 1 if seen else 0


def _again(path: Path) -> int:
    target = TARGETS[path.name.partition("-")[0]]
    failure = try_case(target, path.read_bytes())
    print("it holds" if failure is None else f"{failure.what}\n{failure.trace}")
    return 0 if failure is None else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="fuzz", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("seconds", nargs="?", type=float, default=60.0, help="of CPU, for all targets together (60)")
    parser.add_argument("--seed", type=int, help="makes the same cases again (a new one each time)")
    parser.add_argument(
        "--target", action="append", choices=list(TARGETS), help="only this one; may be said more than once"
    )
    parser.add_argument("--keep", type=Path, default=Path("fuzz-found"), metavar="FOLDER", help="where cases are kept")
    parser.add_argument("--again", type=Path, metavar="FILE", help="tries one kept case")
    return parser


if __name__ == "__main__":
    sys.exit(main())
