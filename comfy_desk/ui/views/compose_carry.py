"""What is said when a body is brought from one model to another. Pure; what goes over is decided in `schema.meaning`."""

from __future__ import annotations

from collections.abc import Iterable

from comfy_desk.schema.meaning import Carried
from comfy_desk.ui.phrases import model_name, quoted, tr
from comfy_desk.ui.told import told

OWN = "own"
"""The note about where the body in the form comes from."""

ASIDE = "aside"
"""The note about a draft that something took the place of: it stays until it is put away."""

NAMED = 3
"""Fields that the sentence names; the details have them all."""


def short(model: str) -> str:
    return model_name(model).partition(" · ")[0] or model


def own_words(model: str) -> str:
    return tr("This is your own draft for {model}.").format(model=short(model))


def kept_words(source: str, carried: Carried) -> str:
    """ "From Quartet: kept 4 of 6 (prompt, seed, …). Not kept: Style “ink”. This model has nothing of this kind." """
    kept, lost = len(carried.kept), len(carried.lost)
    named = _some(_label(match.said) for match in carried.kept)
    if not lost:
        return tr("Brought over from {model}: {names}.").format(model=short(source), names=named)
    words = tr("Brought over from {model}: {n} of {all} ({names}).")
    first = carried.lost[0]
    value = f" {quoted(first.value_words)}" if first.value_words else ""
    more = tr(" And {n} more.").format(n=lost - 1) if lost > 1 else ""
    gone = tr("Not kept: {label}{value}. {why}{more}").format(
        label=first.label, value=value, why=told(first.why), more=more
    )
    return f"{words.format(model=short(source), n=kept, all=kept + lost, names=named)} {gone}"


def lost_words(source: str, carried: Carried) -> str:
    """Nothing of it has a place here."""
    words = tr("Nothing of what stood in {model} fits here: {names}.")
    return words.format(model=short(source), names=_some(one.label for one in carried.lost))


def _label(said: str) -> str:
    return said.partition(":")[0].lower()


def _some(names: Iterable[str]) -> str:
    listed = list(dict.fromkeys(names))
    return ", ".join(listed[:NAMED]) + (", …" if len(listed) > NAMED else "")
