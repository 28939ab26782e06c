"""Forms: from a model's document to its form on screen, for the largest of real documents and for 2,000 fields.

Measured from the described form to the painted widget, in a window that is shown; the first form of the process is left out.
The real documents lie beside the project; where they are not, that line is left out. Switching between two models is looked
at for widgets that stay behind.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from measuring import ROOT, Line, median, percentile, run_child, scratch, spread

DOCUMENTS = ROOT.parent / "shared" / "contract" / "schemas"
LARGEST = "wan__wan2.7-t2v"
"""The one whose form takes longest: fields for files, and all its settings, stand open in it."""
FIELDS = 2_000
BUDGET_REAL = 150.0
BUDGET_MANY = 300.0
BUDGET_STEP = 50.0


def measure(quick: bool) -> list[Line]:
    with scratch() as home:
        found = run_child("forms", "ours", home, rounds=5 if quick else 40)
    lines = []
    if found["real"]:
        p95 = percentile(found["real"], 0.95)
        note = f"{LARGEST}: median {median(found['real']):.0f}, {spread(found['real'], 0)} ms"
        lines.append(_line("largest real document, form on screen, p95", p95, BUDGET_REAL, note))
    p95 = percentile(found["many"], 0.95)
    note = f"{FIELDS:,} fields: median {median(found['many']):.0f}, {spread(found['many'], 0)} ms"
    lines.append(_line(f"{FIELDS:,} fields, first paint, p95", p95, BUDGET_MANY, note))
    p95 = percentile(found["steps"], 0.95)
    note = (
        f"60 pixels each, rows made on the way: median {median(found['steps']):.1f}, most {max(found['steps']):.0f} ms"
    )
    lines.append(_line(f"{FIELDS:,} fields, a step of the wheel, p95", p95, BUDGET_STEP, note))
    left = found["left"]
    lines.append(Line("forms", "widgets left after 50 switches", left, budget="= 0", held=left == 0))
    return lines


def _line(what: str, value: float, budget: float, note: str) -> Line:
    return Line("forms", what, value, None, "ms", None, f"< {budget:.0f} ms", value < budget, note)


def _ours(options: dict[str, Any]) -> dict[str, Any]:
    from PySide6.QtWidgets import QApplication

    from comfy_desk.ui import theme
    from comfy_desk.ui.forms.view import FormView

    app = QApplication([])
    theme.apply(app, "dark")
    view = FormView()
    view.resize(420, 900)
    view.show()
    app.processEvents()
    file = DOCUMENTS / f"{LARGEST}.json"
    many = many_fields(FIELDS)
    real = _times(app, view, _described(file), options["rounds"]) if file.is_file() else []
    found = {"real": real, "many": _times(app, view, many, options["rounds"]), "steps": _steps(app, view)}
    return found | {"left": _left(app, view, many)}


def _times(app: Any, view: Any, form: Any, rounds: int) -> list[float]:
    times = []
    for number in range(-1, rounds):
        view.set_form(None)
        _turn(app)
        start = time.perf_counter()
        view.set_form(form)
        app.processEvents()
        view.grab()
        if number >= 0:
            times.append((time.perf_counter() - start) * 1000)
    return times


def _steps(app: Any, view: Any) -> list[float]:
    """Milliseconds of each step down, from the top."""
    from PySide6.QtWidgets import QScrollArea

    bar = view.findChild(QScrollArea).verticalScrollBar()
    times = []
    for _ in range(200):
        start = time.perf_counter()
        bar.setValue(bar.value() + 60)
        app.processEvents()
        view.grab()
        times.append((time.perf_counter() - start) * 1000)
    return times


def _left(app: Any, view: Any, many: Any) -> int:
    from PySide6.QtWidgets import QApplication

    few = many_fields(20)
    counts = []
    for form in (many, few) * 26:
        view.set_form(form)
        _turn(app)
        if form is few:
            counts.append(len(QApplication.allWidgets()))
    return max(counts[1:]) - min(counts[1:])


def _turn(app: Any) -> None:
    """A turn of the loop, with what goes at its end: outside of a loop Qt keeps that."""
    from PySide6.QtCore import QEvent

    app.processEvents()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _described(file: Path) -> Any:
    from comfy_desk.schema import describe

    return describe(json.loads(file.read_text(encoding="utf-8")))


def many_fields(count: int) -> Any:
    """A flat form of five kinds in turn, nothing folded."""
    from comfy_desk.schema import Field, Form, Kind

    kinds = (Kind.TEXT, Kind.INTEGER, Kind.NUMBER, Kind.BOOLEAN, Kind.CHOICE)
    fields = tuple(
        Field(
            f"/f{number}", f"f{number}", f"Field {number}", kinds[number % len(kinds)], help="Softens the edges. A little.",
            choices=("low", "high") if number % len(kinds) == 4 else (),
        )
        for number in range(count)
    )  # fmt: skip
    return Form("", "", Field("", "", "Body", Kind.OBJECT, required=True, fields=fields), True, {})


SIDES = {"ours": _ours}
