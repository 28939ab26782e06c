"""Several requests in a few lines: how many are where, what they cost together, how long they took. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from decimal import Decimal

from comfy_desk.domain.batch import progress_of
from comfy_desk.domain.money import dollars_of
from comfy_desk.domain.request import Request
from comfy_desk.services.spending import together
from comfy_desk.ui.cell_words import bytes_here, elapsed_seconds
from comfy_desk.ui.models.batches import progress_in_words
from comfy_desk.ui.phrases import counted, dollar_range, dollars, model_name, size_of, stopwatch, time_of_day, tr, whole

MODELS_NAMED = 4


def summary_of(requests: Sequence[Request], now: float) -> tuple[tuple[str, str], ...]:
    """Name and value; nothing is said of what is not known."""
    lines = [
        (tr("State"), progress_in_words(progress_of(requests))),
        (tr("Models"), _models(requests)),
        (tr("Reported cost"), _reported(requests)),
        (tr("Estimated, not reported"), _estimated(requests)),
        (tr("Time together"), _time(requests, now)),
        (tr("Files here"), _files(requests)),
        (tr("Made"), _made(requests, now)),
    ]
    return tuple((name, value) for name, value in lines if value)


def _models(requests: Sequence[Request]) -> str:
    counts = Counter(request.model for request in requests).most_common()
    named = [tr("{model} ({n})").format(model=model_name(model), n=whole(n)) for model, n in counts[:MODELS_NAMED]]
    more = len(counts) - MODELS_NAMED
    return ", ".join([*named, counted(more, "{n} more", "{n} more")] if more > 0 else named)


def _reported(requests: Sequence[Request]) -> str:
    known = [amount for request in requests if (amount := dollars_of(request.credits)) is not None]
    silent = sum(request.state.terminal and request.credits is None for request in requests)
    if not known:
        return ""
    told = dollars(sum(known, Decimal()))
    return tr("{sum}, {n} not reported").format(sum=told, n=whole(silent)) if silent else told


def _estimated(requests: Sequence[Request]) -> str:
    cost, _ = together(one.estimate for one in requests if one.credits is None and not one.state.terminal)
    return "" if cost is None else dollar_range(*cost)


def _time(requests: Sequence[Request], now: float) -> str:
    seconds = [took for request in requests if (took := elapsed_seconds(request, now)) is not None]
    if not seconds:
        return ""
    return tr("{sum}, {mean} each").format(sum=stopwatch(sum(seconds)), mean=stopwatch(sum(seconds) / len(seconds)))


def _files(requests: Sequence[Request]) -> str:
    sizes = [size for request in requests if (size := bytes_here(request)) is not None]
    number = sum(output.saved for request in requests for output in request.outputs)
    return counted(number, "{n} file, {size}", "{n} files, {size}", size=size_of(sum(sizes))) if sizes else ""


def _made(requests: Sequence[Request], now: float) -> str:
    first, last = (time_of_day(pick(one.created_at for one in requests), now) for pick in (min, max))
    return first if first == last else tr("{first} to {last}").format(first=first, last=last)
