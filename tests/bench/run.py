"""Measures the figures and prints them as a table: `python tests/bench/run.py [NAMES…] [--json FILE] [--quick] [--list]`.

Names are `p1` to `p9`, `collect`, `forms`, `memory` and `soak`; without any, all but the last two are measured.
The exit code says whether it works, never whether a number is good: 1 where a figure could not be measured. Nothing here
measures; each figure has its module.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import sys
import time
import traceback
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

_HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(_HERE), str(_HERE.parent)]

from measuring import Line  # noqa: E402 - beside this file

FIGURES = {
    "p1": "p1_gaps",
    "p2": "p2_memory",
    "p3": "p3_cpu",
    "p4": "p4_polls",
    "p5": "p5_start",
    "p6": "p6_table",
    "p7": "p7_library",
    "p8": "p8_waiting",
    "p9": "p9_preview",
    "collect": "collect",
    "forms": "forms",
    "memory": "memory",
    "soak": "soak",
}
_BY_NAME_ALONE = ("memory", "soak")
"""Take minutes, so they are measured where they are named."""

_HEAD = ("", "what", "ours", "rival", "ratio", "budget", "held")


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    if options.list:
        for name, module in FIGURES.items():
            print(name, (importlib.import_module(module).__doc__ or "").strip().splitlines()[0].partition(": ")[2])
        return 0
    unknown = [name for name in options.names if name.lower() not in FIGURES]
    if unknown:
        print(f"There is no figure {', '.join(unknown)}; there are {', '.join(FIGURES)}.", file=sys.stderr)
        return 2
    names = [name.lower() for name in options.names] or [name for name in FIGURES if name not in _BY_NAME_ALONE]
    before = machine()
    lines, broken = measure(names, quick=options.quick)
    print("\n" + table(lines))
    print(
        f"\n{before['cores']} cores, load {before['load']} before the first figure. Ratios of one run compare; times do not."
    )
    write(options.json, lines, broken, quick=options.quick, about=before)
    print(f"Written to {options.json}.")
    for name, reason in broken.items():
        print(f"{name} could not be measured: {reason}", file=sys.stderr)
    return 1 if broken else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench", description="Measures this program against its rivals.")
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="figures to measure: p1 … p9 (all of these), memory, soak"
    )
    parser.add_argument("--json", type=Path, default=Path("bench.json"), metavar="FILE", help="where the numbers go")
    parser.add_argument("--quick", action="store_true", help="fewer rounds and smaller loads: to see that it works")
    parser.add_argument("--list", action="store_true", help="say what there is, measure nothing")
    return parser


def measure(names: Sequence[str], *, quick: bool) -> tuple[list[Line], dict[str, str]]:
    """All lines, and for each figure that could not be measured the reason."""
    lines: list[Line] = []
    broken: dict[str, str] = {}
    for name in names:
        start = time.monotonic()
        print(f"{name} …", end=" ", flush=True)
        try:
            lines += importlib.import_module(FIGURES[name]).measure(quick)
        except Exception as error:  # one broken figure must not hide the others
            traceback.print_exc()
            broken[name] = f"{type(error).__name__}: {error}"
            print("broken", flush=True)
        else:
            print(f"{time.monotonic() - start:.0f} s", flush=True)
    return lines, broken


def machine() -> dict[str, Any]:
    load = f"{os.getloadavg()[0]:.2f}" if hasattr(os, "getloadavg") else "unknown"
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load": load,
    }


def table(lines: Sequence[Line]) -> str:
    cells = [_HEAD, *(_cells(line) for line in lines)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(_HEAD))]
    printed = []
    for number, row in enumerate(cells):
        printed.append("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
        if number == 0:
            printed.append("  ".join("-" * width for width in widths))
        elif lines[number - 1].note:
            printed.append(" " * (widths[0] + 4) + lines[number - 1].note)
    return "\n".join(printed)


def _cells(line: Line) -> tuple[str, ...]:
    ratio = "" if line.ratio is None else f"{line.ratio:.2f} ×"
    held = {True: "yes", False: "NO", None: "–"}[line.held]
    return (
        line.figure,
        line.what,
        _number(line.ours, line.unit),
        _number(line.rival, line.unit),
        ratio,
        line.budget,
        held,
    )


def _number(value: float | None, unit: str) -> str:
    if value is None:
        return "–"
    text = f"{value:,.0f}" if value == int(value) or abs(value) >= 1000 else f"{value:.3g}"
    return f"{text} {unit}".strip()


def write(target: Path, lines: Sequence[Line], broken: dict[str, str], *, quick: bool, about: dict[str, Any]) -> None:
    document = {"quick": quick, "machine": about, "lines": [asdict(line) for line in lines], "broken": broken}
    target.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
