"""What a request usually takes, beside what it takes now: pure functions over `services.usual`.

Nothing is said below three samples. Above what nine of ten took, it is said to take longer than usual, and no more.
"""

from __future__ import annotations

from comfy_desk.services.usual import Usual
from comfy_desk.ui.around import NOTHING, Said
from comfy_desk.ui.phrases import span, stopwatch, tr, whole


def running(usual: Usual | None, seconds: float | None) -> Said:
    """Below "Running": the usual time, or that this one takes longer. `seconds`: how long it runs, where that is known."""
    if usual is None or usual.run_median is None or usual.run_90 is None:
        return NOTHING
    if seconds is not None and seconds > usual.run_90:
        return Said(tr("longer than usual ({time})").format(time=stopwatch(usual.run_90)), "warn")
    return Said(tr("usually {time}").format(time=range_of(usual.run_median, usual.run_90)))


def in_queue(usual: Usual | None) -> Said:
    """Below "In queue": how long one usually waits there."""
    if usual is None or usual.wait_median is None or usual.wait_median < 1:
        return NOTHING
    return Said(tr("usually waits {time}").format(time=span(usual.wait_median)))


def at_length(usual: Usual | None) -> str:
    """With what it rests on, for hovering and details; "" where there is nothing to say."""
    if usual is None or usual.run_median is None or usual.run_90 is None:
        return ""
    form = (
        tr("Usually {median}, nine of ten within {most} ({n} runs of this length and size here)")
        if usual.of_size
        else tr("Usually {median}, nine of ten within {most} ({n} runs of this model here)")
    )
    return form.format(median=stopwatch(usual.run_median), most=stopwatch(usual.run_90), n=whole(usual.samples))


def range_of(low: float, high: float) -> str:
    """ "2–4 min", "40 s–2 min", or one where both are the same."""
    first, last = span(low), span(high)
    if first == last:
        return first
    if high < 100:
        return tr("{low}–{high} s").format(low=round(low), high=round(high))
    if low >= 100 and high < 6000:
        return tr("{low}–{high} min").format(low=round(low / 60), high=round(high / 60))
    return tr("{low}–{high}").format(low=first, high=last)
