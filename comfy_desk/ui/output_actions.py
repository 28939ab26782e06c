"""What can be done with one output now: the entries of its menu in the viewer and in the strip. Pure.

An entry that cannot be used says why. What is done stands in `ui/saving.py`, `ui/copying.py`,
`ui/use_as_input.py` and `ui/desktop.py`.
"""

from __future__ import annotations

from comfy_desk.domain.output import Kind, Output, Reach
from comfy_desk.domain.request import Request
from comfy_desk.ui.missing import missing
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.row_actions import CARRIERS, NO_CARRIER, RowAction, again_actions
from comfy_desk.ui.saving import worth_saving

_PLAIN: dict[str, tuple[str, str]] = {
    "fetch": ("Fetch", "collect"),
    "use_input": ("Use as input", "upload"),
    "copy": ("Copy", "copy"),
    "copy_picture": ("Copy picture", "image"),
    "copy_file": ("Copy file", "file"),
    "save": ("Save as…", "save"),
    "save_all": ("Save all…", "library"),
    "export": ("Export with recipe inside…", "document"),
    "folder": ("Show in folder", "folder"),
    "open": ("Open in its program", "open-external"),
}

GROUPS = (
    ("fetch",),
    ("use_input",),
    ("copy", "copy_picture", "copy_file"),
    ("save", "save_all", "export"),
    ("folder", "open"),
)
"""Entries that stand together."""

OF_THE_REQUEST = frozenset({"run_again", "vary", "edit", "elsewhere"})
"""Entries that are verbs of the request's row."""

NO_FILE = "There is no file of it yet"


def output_actions(request: Request, output: Output, *, drawn: bool = False) -> tuple[tuple[RowAction, ...], ...]:
    """The entries in their groups. `drawn`: there is a picture of it on the screen that can be copied."""
    filed = output.path is not None
    no_file = "" if filed else NO_FILE
    files = len(worth_saving(request))
    reach = missing(request, output)
    picture = drawn or (filed and output.kind is Kind.IMAGE)
    why_not = {
        "fetch": "" if reach is Reach.FETCHABLE else "-",
        "use_input": "" if filed or reach is Reach.FETCHABLE else "-" if output.text else NO_FILE,
        "copy": "" if filed or drawn or output.text else NO_FILE,
        "copy_picture": "" if picture else no_file or tr("It is no picture"),
        "copy_file": no_file,
        "save": no_file,
        "save_all": "" if files > 1 else tr("There is only one file") if files else NO_FILE,
        "export": no_file or ("" if output.media_type in CARRIERS else NO_CARRIER),
        "folder": no_file,
        "open": no_file,
    }
    groups = (tuple(_entry(verb, why_not[verb]) for verb in group if why_not[verb] != "-") for group in GROUPS)
    return (*(group for group in groups if group), again_actions(request))


def _entry(verb: str, why_not: str) -> RowAction:
    label, icon = _PLAIN[verb]
    return RowAction(verb, tr(label), icon, enabled=not why_not, reason=tr(why_not) if why_not else "")
