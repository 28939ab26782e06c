"""What commands are called where they are read: their titles, their areas, and why one cannot be had now."""

from __future__ import annotations

import re

from PySide6.QtGui import QAction

from comfy_desk.ui.phrases import tr

_MNEMONIC = re.compile(r"\(&\w\)|&(?!&)")
"""Also as it stands behind words that have no Latin letters."""


def title_of(action: QAction) -> str:
    """Without mnemonic, key and the dots of what asks further; the property "title" where its words say too little alone."""
    title = action.property("title")
    if isinstance(title, str) and title:
        return title
    return without_mnemonic(action.text()).partition("\t")[0].rstrip("…. ").strip()


def without_mnemonic(words: str) -> str:
    return _MNEMONIC.sub("", words).replace("&&", "&")


def why_not(action: QAction) -> str:
    """Why it is off, as far as the action says: in its property "why", or in a tool tip that says more than its name."""
    why = action.property("why")
    if isinstance(why, str) and why:
        return why
    tip = without_mnemonic(action.toolTip()).partition("\t")[0]
    words = without_mnemonic(action.text()).partition("\t")[0].rstrip("…. ")
    if tip.rstrip("…. ") in ("", words):
        return tr("not possible now")
    _name, colon, reason = tip.partition(": ")
    return reason if colon and tip.startswith(words) else tip


_ORDER = (
    "compose", "queue", "library", "viewer", "compare", "cull", "file", "edit", "view", "centre", "money", "notices",
    "window", "help",
)  # fmt: skip


def place_of(name: str) -> int:
    """Where the area of a command stands among the others."""
    area = name.partition(".")[0]
    return _ORDER.index(area) if area in _ORDER else len(_ORDER)


def area_in_words(name: str) -> str:
    """The part of the window that a command belongs to, by the first part of its name."""
    area = name.partition(".")[0]
    return {
        "file": tr("File"),
        "edit": tr("Edit"),
        "view": tr("View"),
        "queue": tr("Queue"),
        "library": tr("Library"),
        "compose": tr("Compose"),
        "viewer": tr("Viewer"),
        "compare": tr("Compare"),
        "cull": tr("Choose"),
        "money": tr("Money"),
        "window": tr("Window"),
        "desktop": tr("Desktop"),
        "centre": tr("Centre of the window"),
        "notices": tr("Notices"),
        "help": tr("Help"),
    }.get(area, area.replace("_", " ").capitalize())


def english_of(name: str) -> str:
    """The name of a command as words: found in every language of the window."""
    return name.replace(".", " ").replace("_", " ")
