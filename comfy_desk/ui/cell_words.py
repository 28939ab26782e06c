"""What the smaller columns of a row say: next check, elapsed, cost, until when it is kept, the artist's own limit. Pure."""

from __future__ import annotations

from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Delivery, Request, State
from comfy_desk.domain.spent import not_charged
from comfy_desk.services.expiring import expires_at
from comfy_desk.ui.around import Around, Said
from comfy_desk.ui.durations import limit_words
from comfy_desk.ui.phrases import (
    DASH,
    cost_of,
    cost_of_in_full,
    dollars_of,
    size_of,
    span,
    stopwatch,
    time_of_day,
    tr,
)
from comfy_desk.ui.waiting_words import waits_for_the_artist


def prompt(request: Request) -> str:
    """The prompt on one line; a request may have none, and of one that was taken in none is known."""
    if request.adopted:
        return tr("Taken in by its id")
    return " ".join(request.prompt.split()) or tr("No prompt")


def next_check(request: Request, around: Around) -> str:
    """Counts down to the moment that the server's own Retry-After names."""
    due = request.next_check_at
    if request.state.terminal:
        return ""
    if due is None or request.state is State.SENDING or not around.account_here:
        return DASH
    account = around.account
    if account is not None and account.needs_key:
        return DASH
    if request.state is State.WAITING and waits_for_the_artist(request, around):
        return DASH
    if account is not None and account.paused_until is not None:
        due = max(due, account.paused_until)
    left = due - around.now
    if left > 0:
        return tr("in {span}").format(span=span(max(1.0, left)))
    if account is not None and account.offline_since is not None:
        return DASH
    return tr("sending…") if request.state in (State.WAITING, State.OUTCOME_UNKNOWN) else tr("checking…")


def elapsed_seconds(request: Request, now: float) -> float | None:
    """From the first sending to the end; None before it was sent."""
    start = request.first_sent_at
    if start is None:
        return None
    end = request.ended_at if request.ended_at is not None else now
    return max(0.0, end - start)


def elapsed(request: Request, now: float) -> str:
    seconds = elapsed_seconds(request, now)
    return "" if seconds is None else stopwatch(seconds)


def cost(request: Request) -> Said:
    """What the Router reported, in dollars; an estimate is marked as one, and what was not reported says so.

    A run that was refused before it began is known not to be charged, as the words about its failure say. Of what never
    left this machine there was nothing to report.
    """
    if request.credits is not None:
        return Said(cost_of(request.credits), "text")
    never_left = request.sends == 0 and request.handle is None
    if request.state.terminal and not (never_left and request.state in (State.CANCELLED, State.FAILED)):
        return Said(tr("not charged") if not_charged(request) else tr("not reported"))
    if request.estimate is not None and not request.state.terminal:
        highest = request.estimate.rpartition("–")[2]
        form = tr("up to {amount}") if "–" in request.estimate else tr("about {amount}")
        return Said(form.format(amount=dollars_of(highest)))
    return Said(DASH if request.state.terminal else "")


def cost_in_full(request: Request) -> str:
    """Where there is room: dollars with the credits that were reported."""
    if request.credits is not None:
        return cost_of_in_full(request.credits)
    if request.estimate is not None and not request.state.terminal:
        return tr("about {amount}").format(amount=dollars_of(request.estimate))
    return cost(request).text


def kept_until(request: Request, now: float) -> str:
    """Until when what is not here yet can be had; "" where nothing depends on it."""
    until = expires_at(request)
    return "" if until is None else time_of_day(until, now)


def kept(request: Request, now: float) -> str:
    until = kept_until(request, now)
    return tr("kept until {time}").format(time=until) if until else ""


def seed(request: Request) -> str:
    """As it was sent; "" where the body names none."""
    return request.seed or ""


def bytes_here(request: Request) -> int | None:
    """Of all its files that are on this machine; None where there is none. Equal files are one."""
    sizes = {output.path: output.size or 0 for output in request.outputs if output.path}
    return sum(sizes.values()) if sizes else None


def size(request: Request) -> str:
    """How much lies on this machine, and what the first work measures."""
    whole = bytes_here(request)
    if whole is None:
        return ""
    first = next((one for one in request.works if one.path), None)
    measures = "" if first is None else measures_of(first)
    return tr("{measures} · {size}").format(measures=measures, size=size_of(whole)) if measures else size_of(whole)


def measures_of(output: Output) -> str:
    """ "1024 × 768", or how long a sound is."""
    if output.width and output.height:
        return tr("{width} × {height}").format(width=output.width, height=output.height)
    return "" if not output.duration else stopwatch(output.duration)


def last_answer(request: Request, now: float) -> str:
    """For hovering over the next check: when the last answer came, and its age."""
    if request.answered_at is None:
        return tr("No answer yet")
    return tr("Last answer at {time}, {age} ago").format(
        time=time_of_day(request.answered_at, now), age=span(now - request.answered_at)
    )


NO_DIRECT_CANCEL = "A direct run cannot be cancelled; it may be charged"


def limit(request: Request) -> str:
    """The artist's own limit: "limit 30 min"; "" where there is none."""
    return "" if request.deadline is None else tr("limit {span}").format(span=limit_words(request.deadline))


def deadline_passed(request: Request) -> str:
    """That the artist's own limit is over, and what was done about it; "" while it is not."""
    if request.deadline_passed_at is None or request.deadline is None:
        return ""
    if request.delivery is Delivery.DIRECT:
        words = tr("Your limit of {span} passed; a direct run cannot be cancelled")
    else:
        words = tr("Your limit of {span} passed; a cancel was asked for")
    return words.format(span=limit_words(request.deadline))


def began_unseen(request: Request) -> bool:
    """It ran already when it was taken in: since when, nobody here knows."""
    return request.adopted and request.running_since is not None and request.running_since == request.queued_at
