"""soak: thousands of requests through chaos, kills, clock jumps and an account switch; everything is counted at the end.

Through `run.py soak`, or alone: `python tests/bench/soak.py [--requests N] [--models N] [--seed N] [--rate R] [--minutes N]`.
The artist, the world and the oracles are in `tests/soak_program.py`, `soaking.py` and `soak_oracles.py`; a short form is one
of the tests.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

_HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(_HERE), str(_HERE.parent)]

from measuring import Line, scratch  # noqa: E402 - beside this file
from soak_oracles import Verdict, judge  # noqa: E402
from soaking import Evidence, Plan, soak  # noqa: E402

_QUICK = 200
ORACLES = (
    "no click is lost",
    "one row a click",
    "every row ends or asks",
    "nothing is lost",
    "nothing is paid twice",
    "nothing is claimed that was not seen",
    "nothing before its time",
    "every result is on the disk, whole",
    "no half file is left",
    "no work is there twice",
    "memory is bounded",
    "nothing falls over unseen",
    "quit takes three seconds at most",
    "no secret is written down",
)
"""What is judged, in the order of the table: so many sentences against each, and none is what must come out."""


def measure(quick: bool) -> list[Line]:
    plan = Plan(requests=_QUICK) if quick else Plan()
    evidence, verdict = play(plan)
    print("\n" + "\n".join([*evidence.happened, verdict.words()]))
    note = f"{plan.requests} requests over {plan.models} models in {verdict.figures['seconds']} s, seed {plan.seed}"
    return [
        Line("soak", oracle, float(len(verdict.complaints.get(oracle, ()))), budget="0",
             held=oracle not in verdict.complaints, note=note if number == 0 else "")
        for number, oracle in enumerate(ORACLES)
    ]  # fmt: skip


def play(plan: Plan) -> tuple[Evidence, Verdict]:
    def both(evidence: Evidence) -> tuple[Evidence, Verdict]:
        return evidence, judge(evidence)

    with scratch() as folder:
        played: tuple[Evidence, Verdict] = soak(plan, folder, both)
    return played


def written(evidence: Evidence, verdict: Verdict) -> dict[str, Any]:
    """Everything that was counted, for a file."""
    counts = {name: value for name, value in evidence.counts.items() if name not in ("keys", "polls_by_request")}
    memory = [[(round(at, 1), size) for at, size in life.memory] for life in evidence.lives]
    return {
        "plan": asdict(evidence.plan),
        "seconds": round(evidence.seconds, 1),
        "happened": evidence.happened,
        "figures": verdict.figures,
        "complaints": {oracle: verdict.complaints.get(oracle, []) for oracle in ORACLES},
        "router": counts,
        "memory_by_life": memory,
    }


def main(arguments: Sequence[str] | None = None) -> int:
    given = Plan()
    parser = argparse.ArgumentParser(prog="soak", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--requests", type=int, default=given.requests)
    parser.add_argument("--models", type=int, default=given.models, help="how many of the ten models")
    parser.add_argument("--seed", type=int, default=given.seed)
    parser.add_argument("--rate", type=float, default=given.rate, help="share of calls that are hit by a fault")
    parser.add_argument("--minutes", type=float, default=given.patience / 60, help="how long it may take")
    parser.add_argument("--json", type=Path, default=Path("soak.json"), metavar="FILE")
    options = parser.parse_args(arguments)
    plan = Plan(options.requests, options.models, options.seed, options.rate, patience=options.minutes * 60)
    evidence, verdict = play(plan)
    print("\n".join(evidence.happened))
    print(verdict.words())
    for oracle in ORACLES:
        print(f"{oracle:38} {len(verdict.complaints.get(oracle, ())) or 'held'}")
    options.json.write_text(
        json.dumps(written(evidence, verdict), indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
    print(f"Written to {options.json}.")
    return 1 if verdict.complaints else 0


if __name__ == "__main__":
    sys.exit(main())
