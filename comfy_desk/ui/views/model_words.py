"""What is said of a model in the list, on its button and on hovering: kinds, refusals, time and cost, and that it is gone.

Pure functions. What nobody knows is said as not known, or not at all.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from decimal import Decimal

from comfy_desk.domain.model import ModelEntry, Standing, successors_of
from comfy_desk.services.usual import Usual
from comfy_desk.ui.phrases import counted, dollars, model_name, span, time_of_day, tr

KIND_WORDS = {"image": "Image", "video": "Video", "audio": "Audio", "3d": "3D", "text": "Text"}
FROM_WORDS = {
    "image": "From image",
    "video": "From video",
    "audio": "From audio",
    "3d": "From 3D",
    "text": "From text",
}
"""The kinds an artist chooses by, in the order of the chips."""

BILLING_WORDS = {
    "yes": "A refusal is charged",
    "no": "A refusal is not charged",
    "unknown": "Refusal charge not known",
}

BILLING_EXPLAINED = {
    "yes": "If it refuses what you send on grounds of its content policy, that run is charged all the same.",
    "no": "If it refuses what you send on grounds of its content policy, nothing is charged.",
    "unknown": "The Router does not say whether a run is charged that the model refuses on grounds of its content policy.",
}

GAP = "  ·  "


def kinds_in_words(entry: ModelEntry) -> str:
    """ "Image, Video"; "" where nobody read the model's document yet."""
    return _kinds(entry.outputs)


def _kinds(kinds: Sequence[str]) -> str:
    return ", ".join(tr(KIND_WORDS.get(kind, kind)) for kind in kinds)


def plain_name(entry: ModelEntry) -> str:
    """The model's name as people write it, without its provider."""
    return model_name(entry.id).rpartition(" · ")[0] or entry.name


def billing_in_words(entry: ModelEntry) -> str:
    return tr(BILLING_WORDS.get(entry.charges_on_policy_rejection, BILLING_WORDS["unknown"]))


def billing_in_short(entry: ModelEntry) -> str:
    """The same for a row; "" where it is not known: what is said on hovering says that."""
    known = entry.charges_on_policy_rejection in ("yes", "no")
    return billing_in_words(entry) if known else ""


def second_line(entry: ModelEntry, offered: Container[str] = ()) -> str:
    """What stands below a model's name. `offered` are the ids that may be named instead of one that is gone."""
    if entry.gone is not None:
        return GAP.join((entry.provider, gone_in_words(entry, offered)))
    return GAP.join(part for part in (entry.provider, kinds_in_words(entry), billing_in_short(entry)) if part)


def gone_in_words(entry: ModelEntry, offered: Container[str] = ()) -> str:
    """That it is offered no longer, as far as that is known, and what the Router names instead."""
    if not entry.retired:
        return tr("Not in the Router's list now")
    instead = successors_of(entry.gone, entry.id, offered)
    if not instead:
        return tr("No longer offered")
    return tr("No longer offered: use {model}").format(model=model_name(instead[0]))


def usual_in_short(usual: Usual | None) -> str:
    """ "40 s · $0.04" for a row; "" where too little is known."""
    if usual is None:
        return ""
    parts = [about(usual.run_median) if usual.run_median is not None else ""]
    parts.append(dollars(usual.cost_median) if usual.cost_median is not None else "")
    return " · ".join(part for part in parts if part)


def about(seconds: float) -> str:
    """ "40 s", never "0 s": what is seen from here is no finer than a second."""
    return span(max(1.0, seconds))


def usual_in_full(usual: Usual | None) -> list[str]:
    """Sentences for hovering, saying what they rest on."""
    said = []
    if usual is not None and usual.run_median is not None and usual.run_90 is not None:
        run, most = about(usual.run_median), about(usual.run_90)
        same = tr("Usually runs {run}").format(run=run)
        said.append(same if run == most else tr("{same}, nine of ten within {most}").format(same=same, most=most))
        if usual.wait_median is not None and usual.wait_median >= 1:
            said[-1] += tr("; before that {wait} in the queue").format(wait=span(usual.wait_median))
        said[-1] += "."
    if usual is not None and usual.cost_median is not None:
        said.append(_cost(usual.cost_median, usual.cost_low, usual.cost_high, usual.cost_samples))
    if said and usual is not None:
        said.append(counted(usual.samples, "From your last {n} run here.", "From your last {n} runs here."))
    return said


def _cost(middle: Decimal, low: Decimal | None, high: Decimal | None, samples: int) -> str:
    words = tr("Usually {cost}").format(cost=dollars(middle))
    if low is not None and high is not None and dollars(low) != dollars(high):
        words += tr(" (from {low} to {high})").format(low=dollars(low), high=dollars(high))
    return words + counted(samples, ", as {n} run was reported.", ", as {n} runs were reported.")


def tip_of(entry: ModelEntry, about_it: str, usual: Usual | None, offered: Container[str] = ()) -> str:
    """Everything that is known of a model, one fact a line. Plain text: the provider's words are in it."""
    lines = [entry.id, entry.title, about_it or entry.about]
    if entry.gone is not None:
        lines += [f"{gone_in_words(entry, offered)}.", entry.gone]
        return "\n".join(line for line in lines if line)
    if entry.outputs:
        makes, takes = _kinds(entry.outputs), _kinds(entry.inputs)
        told = tr("Makes {outputs} from {inputs}.").format(outputs=makes, inputs=takes)
        lines.append(told if takes else tr("Makes {outputs}.").format(outputs=makes))
    if entry.alternates:
        lines.append(tr("Can be served by {providers}, too.").format(providers=", ".join(entry.alternates)))
    word = entry.charges_on_policy_rejection
    lines.append(tr(BILLING_EXPLAINED.get(word, BILLING_EXPLAINED["unknown"])))
    return "\n".join(line for line in (*lines, *usual_in_full(usual)) if line)


def spoken(entry: ModelEntry, usual: Usual | None, *, favourite: bool, offered: Container[str] = ()) -> str:
    """A row for a screen reader."""
    parts = [plain_name(entry), tr("by {provider}").format(provider=entry.provider)]
    if entry.gone is not None:
        parts.append(gone_in_words(entry, offered))
    else:
        parts += [kinds_in_words(entry), billing_in_short(entry)]
        short = usual_in_short(usual)
        parts.append(tr("usually {what}").format(what=short) if short else "")
    return ", ".join([part for part in parts if part] + ([tr("favourite")] if favourite else []))


def standing_in_words(standing: Standing, now: float) -> str:
    """Why the list may be an old one; "" while there is nothing to say."""
    if not standing.trouble:
        return ""
    if standing.asked_at is None:
        return standing.trouble
    when = time_of_day(standing.asked_at, now)
    return tr("As of {when}. {trouble}").format(when=when, trouble=standing.trouble)
