"""What a row of the queue says, in words: pure functions of a request, the time and the account's condition.

No sentence here claims a charge, a cancel or a success that was not observed. Tones are names of the theme's tokens and
icons names of ours: both only repeat what the words say. Which buttons a row has stands in `row_actions`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from comfy_desk.domain.errors import Bucket, Failure, explain
from comfy_desk.domain.output import Output, Role
from comfy_desk.domain.request import Delivery, Request, State
from comfy_desk.domain.spent import not_charged
from comfy_desk.ui.around import NOTHING as NOTHING
from comfy_desk.ui.around import Around as Around
from comfy_desk.ui.around import Said as Said
from comfy_desk.ui.durations import limit_words
from comfy_desk.ui.missing import held_back, not_here, to_fetch
from comfy_desk.ui.phrases import (
    DASH,
    bytes_of,
    cost_of,
    cost_of_in_full,
    counted,
    dollars_of,
    model_name,
    span,
    stopwatch,
    time_of_day,
    tr,
)
from comfy_desk.ui.served_words import served, served_facts
from comfy_desk.ui.their_words import left_in_the_answer, problem_of, said
from comfy_desk.ui.tile_words import unshown
from comfy_desk.ui.waiting_words import waiting, waits_for_the_artist, why_waiting


def _line(sentence: str) -> str:
    """A sentence as a line of the table: one that stands alone needs no full stop."""
    return sentence[:-1] if sentence.endswith(".") and sentence.count(". ") == 0 else sentence


# --- status ----------------------------------------------------------------------------------------------------------

_ENDS: dict[State, tuple[str, str, str]] = {
    State.EMPTY: ("Finished, nothing to show", "text", "empty"),
    State.CANCELLED: ("Cancelled", "text", "cancel"),
    State.LATE_RESULT: ("Cancelled, but it had finished: kept", "ok", "done"),
    State.EXPIRED: ("No longer on the server", "text", "expired"),
    State.GONE: ("No longer on the server", "text", "unknown"),
}


def status(request: Request, around: Around) -> Said:
    """The first line: where it is."""
    state = request.state
    if state is State.WAITING:
        return waiting(request, around)
    if state is State.COLLECTING:
        return Said(_collecting(request, around), "info", "collect")
    if request.cancelling:
        return Said(tr("Cancelling…"), "warn", "cancel")
    if state is State.SENDING:
        if request.delivery is Delivery.DIRECT:
            return Said(_since(tr("Running directly"), request.first_sent_at, around.now), "info", "running")
        return Said(tr("Sending…"), "info", "send")
    if state is State.OUTCOME_UNKNOWN:
        return Said(tr("Sent, no answer yet"), "warn", "unknown")
    if state is State.IN_QUEUE:
        return Said(_in_queue(request.position), "text", "queue")
    if state is State.IN_PROGRESS:
        since = None if began_unseen(request) else request.running_since
        return Said(_since(tr("Running"), since, around.now), "info", "running")
    if state is State.DONE:
        return Said(_done(request), "ok", "done")
    if state is State.FAILED:
        return Said(why(request), "error", "error")
    if state is State.EMPTY and to_fetch(request):
        return Said(tr("Made, not fetched yet"), "warn", "collect")
    if state is State.EMPTY and held_back(request):
        return Said(tr("Held back by the model"), "warn", "empty")
    if state is State.EMPTY and request.kept_unread:
        return Said(tr("Finished, the answer is kept unread"), "warn", "text")
    words, tone, icon = _ENDS[state]
    return Said(tr(words), tone, icon)


def began_unseen(request: Request) -> bool:
    """It ran already when it was taken in: since when, nobody here knows."""
    return request.adopted and request.running_since is not None and request.running_since == request.queued_at


def _in_queue(position: int | None) -> str:
    if position is None:
        return tr("In queue")
    if position <= 0:
        return tr("In queue · at the front")
    return tr("In queue · {n} ahead").format(n=f"{position:,}")


def _since(what: str, since: float | None, now: float) -> str:
    return what if since is None else f"{what} · {stopwatch(now - since)}"


def _collecting(request: Request, around: Around) -> str:
    if request.raw_path is None and request.end_word:
        return tr("Ended · reading the outcome")
    if request.trouble is not None and request.trouble.reason == "too_large":
        return tr("Made, not read: too large")
    progress = around.progress
    if progress is None or progress.received <= 0:
        if request.raw_path is not None and request.trouble is not None:
            return tr("Made, not fetched yet")
        return tr("Collecting")
    return tr("Collecting · {amount}").format(amount=bytes_of(progress.received, progress.total))


def _done(request: Request) -> str:
    """How many files there are; where works are missing, also how many there should be."""
    gone = len(not_here(request))
    if gone:
        here = sum(output.saved for output in request.works)
        form = tr("Done · {n} of {all} file" if here + gone == 1 else "Done · {n} of {all} files")
        return form.format(n=here, all=here + gone)
    saved = sum(output.saved for output in request.outputs)
    return tr("Done") if not saved else counted(saved, "Done · {n} file", "Done · {n} files")


def why(request: Request) -> str:
    """Why it failed, in one line."""
    if request.failure is None:
        return tr("Failed")
    if can_run_directly(request):
        return tr("It cannot wait in the queue")
    if request.failure.bucket == Bucket.NOT_ENABLED and request.delivery is Delivery.DIRECT:
        return tr("Neither the queue nor a direct run takes it")
    return _line(_known(request.failure, request))


def _known(failure: Failure, request: Request) -> str:
    """Our sentence for a failure; a word of the Router that is not known here is quoted as one."""
    known = explain(failure, charges_on_policy_rejection=request.charges_on_policy_rejection).sentence
    strange = _STRANGE.fullmatch(known)
    if strange is None:
        return tr(known)
    return tr("Failed, for a reason this version does not know ({name}).").format(name=strange[1])


_STRANGE = re.compile(r"Failed \((.*)\)\.", re.DOTALL)

_REASON_IS_THEIRS = frozenset(
    {Bucket.INVALID_INPUT, Bucket.CONTENT_POLICY_VIOLATION, Bucket.PROVIDER_ERROR, Bucket.MODEL_NOT_FOUND}
)
"""Failures of which the model, or the Router about it, says more than we can."""


def reason(request: Request) -> str:
    """The model's own words for why it refused or failed; "" where it gave none."""
    failure = request.failure
    if failure is None or request.state is not State.FAILED or failure.bucket not in _REASON_IS_THEIRS:
        return ""
    told = failure.upstream_detail or failure.detail
    if not told and failure.fields:
        problem = failure.fields[0]
        told = f"{'.'.join(str(part) for part in problem.loc)}: {problem.message}"
    return " ".join(told.split())


def can_run_directly(request: Request) -> bool:
    """Refused by the queue alone, and certainly not sent otherwise: the held connection is another way."""
    failure = request.failure
    refused = request.state is State.FAILED and failure is not None and failure.bucket == Bucket.NOT_ENABLED
    queued = request.delivery is Delivery.QUEUED  # else that was tried, and refused as well
    return refused and queued and request.handle is None and not request.maybe_sent


# --- second line -----------------------------------------------------------------------------------------------------


def second(request: Request, around: Around) -> Said:
    """The line below the status: what troubles it, what is known about the charge, or when it ended. May be empty."""
    if request.state.terminal:
        below = _after_the_end(request, around)
        over = deadline_passed(request)
        return below if not over else Said(f"{over} · {below.text}" if below.text else over, "warn")
    if request.state is State.WAITING:
        return why_waiting(request, around)
    troubled = _trouble(request, around)
    if troubled.text:
        return troubled
    if request.deadline_passed_at is not None:
        return Said(deadline_passed(request), "warn")
    if request.cancelling:
        if request.cancel_accepted_at is None:
            return Said(tr("It may still finish and be charged"))
        return Said(tr("Accepted; may still finish and be charged"))
    if request.state is State.OUTCOME_UNKNOWN:
        return Said(tr("Asking again with the same key"))
    if request.state is State.IN_PROGRESS:
        return Said(around.usual)
    if request.state is State.SENDING and request.delivery is Delivery.DIRECT:
        return Said(tr("The connection is held until it answers"))
    if request.state is State.COLLECTING and request.cancel_asked_at is not None and not request.end_word:
        return Said(tr("It finished before the cancel"))
    return NOTHING


def _trouble(request: Request, around: Around) -> Said:
    """A passing fault of the account or of this row's newest call, with the age of what is shown."""
    account, now = around.account, around.now
    words = ""
    if not around.account_here:
        words = tr("Not asked about: its account is not open here")
    elif account is not None and account.needs_key:
        words = tr("Needs a key; goes on when there is one")
    elif account is not None and account.offline_since is not None:
        words = tr("Offline since {time}").format(time=time_of_day(account.offline_since, now))
    elif account is not None and account.paused_until is not None and account.paused_until > now:
        words = tr("The Router asked for a pause until {time}").format(time=time_of_day(account.paused_until, now))
    elif request.misses:
        words = tr("Not found just now, looking again")
    elif request.trouble is not None:
        words = _troubled_by(request.trouble)
    if not words:
        return NOTHING
    if request.state is State.COLLECTING and request.kept_until is not None:
        return Said(f"{words.removesuffix('.')} · {_kept(request, now)}", "warn")
    if request.answered_at is not None and now - request.answered_at >= 60:
        words = tr("{trouble} · last answer {age} ago").format(trouble=words, age=span(now - request.answered_at))
    return Said(words, "warn")


def _troubled_by(failure: Failure) -> str:
    if failure.reason == "not_sent":
        return tr("The Router could not be reached; trying again")
    if failure.reason == "no_answer":
        return tr("The line broke; asking again")
    return _line(tr(explain(failure).sentence))


def _after_the_end(request: Request, around: Around) -> Said:
    state = request.state
    if can_run_directly(request):
        return Said(tr("Run it directly: the window must stay open until it answers"))
    if state in (State.FAILED, State.CANCELLED):
        return Said(reason(request) or _line(charge(request)))
    if state is State.EMPTY:
        waits = to_fetch(request) or held_back(request)
        if waits and (words := _away(waits, request)):
            return Said(words, "warn")
        if request.end_word:
            return _came_all_the_same(request.end_word)
        if unread := request.kept_unread:
            return Said(tr("{why} Look again tries once more, Show answer shows it.").format(why=unread), "warn")
        return Said(said(request.words) or tr("The answer held no picture, film, sound or text"))
    if state is State.EXPIRED:
        return Said(tr("Results are kept there for 24 hours"))
    if state is State.GONE:
        return Said(tr("The Router does not know it under this account"))
    lost = _lost(request)
    if lost or (lost := left_in_the_answer(request.words)):
        return Said(lost, "warn")
    if state is State.DONE and request.end_word:
        return _came_all_the_same(request.end_word)
    if state is State.DONE and request.cancel_asked_at is not None:
        return Said(tr("It finished before the cancel"))
    ended = request.ended_at
    times = "" if ended is None else tr("Finished at {time}").format(time=time_of_day(ended, around.now))
    quiet = next((_line(why) for output in request.outputs if (why := unshown(output))), "")
    otherwise = served(request)
    return Said(" · ".join(part for part in (otherwise, times, quiet) if part), "warn" if otherwise else "dim")


def _lost(request: Request) -> str:
    """What is not here and why, else what is wrong with what is here; what is fetched on demand alone is no loss."""
    gone = not_here(request)
    if gone:
        return _away(gone, request) or tr("One file was not fetched")
    concerned = tuple(one for one in request.outputs if (one.saved or one.role is Role.WORK) and not unshown(one))
    return _first_problem(concerned, request)


def _away(gone: tuple[Output, ...], request: Request) -> str:
    """Why they are not here, and how many, where there are several."""
    why = _WHICH.sub("", _first_problem(gone, request))
    why = f"{why[:1].upper()}{why[1:]}"
    return why if len(gone) == 1 else tr("{n} files are not here. {why}").format(n=len(gone), why=why).strip()


def _first_problem(outputs: tuple[Output, ...], request: Request) -> str:
    return next((problem_of(output, request.words) for output in outputs if output.problem), "")


_WHICH = re.compile(r"\AThe file of [^:]{1,60} is missing: ")
"""Which one it is says the viewer; the line of a row has room for the reason."""


def _came_all_the_same(end_word: str) -> Said:
    """The status named an error, and yet the result read gave an answer: it is kept, and no success is claimed."""
    return Said(tr("The Router reported {word}; what came all the same is kept").format(word=end_word), "warn")


def charge(request: Request) -> str:
    """What is known about the charge of a request that gave no result; never more than was observed."""
    if request.credits is not None:
        return tr("The Router reports {cost}.").format(cost=cost_of(request.credits))
    if request.state is State.CANCELLED and request.handle is None and not request.maybe_sent:
        return tr("It was not sent: not charged.") if request.sends == 0 else tr("It never ran: not charged.")
    if request.state is State.FAILED and request.failure is not None:
        known = explain(
            request.failure,
            charges_on_policy_rejection=request.charges_on_policy_rejection,
            maybe_sent=request.maybe_sent and request.handle is None,
        )
        return tr(known.charge_sentence)
    return tr("Nothing was reported about a charge.")


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


# --- the other columns -----------------------------------------------------------------------------------------------


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
    """Until when the Router keeps what is not here yet; "" where nothing depends on it."""
    until = request.kept_until
    return "" if until is None else time_of_day(until, now)


def _kept(request: Request, now: float) -> str:
    until = kept_until(request, now)
    return tr("kept until {time}").format(time=until) if until else ""


def last_answer(request: Request, now: float) -> str:
    """For hovering over the next check: when the last answer came, and its age."""
    if request.answered_at is None:
        return tr("No answer yet")
    return tr("Last answer at {time}, {age} ago").format(
        time=time_of_day(request.answered_at, now), age=span(now - request.answered_at)
    )


def tooltip(request: Request, around: Around) -> str:
    """All that the row knows, for hovering; plain text."""
    below = second(request, around)
    lines = [status(request, around).text, below.text]
    failure = request.failure or request.trouble
    if failure is not None:
        told = [_line(_known(failure, request)), failure.detail, failure.upstream_detail]
        lines += [line for line in told if line and line not in lines]
    if not request.state.terminal and request.state is not State.WAITING:
        lines.append(last_answer(request, around.now))
    if request.running_since is not None and request.state is State.IN_PROGRESS:
        lines.append(tr("First seen running at {time}").format(time=time_of_day(request.running_since, around.now)))
    if request.state.terminal and request.first_sent_at is not None:
        lines.append(tr("Took {time}").format(time=elapsed(request, around.now)))
    if request.state is State.FAILED and request.credits is None:
        lines.append(charge(request))
    elif (spent := cost_in_full(request)) not in ("", DASH):
        form = (
            tr("Cost: {cost}") if request.state.terminal else tr("Estimate: {cost}; what it costs is told at its end")
        )
        lines.append(form.format(cost=spent))
    if request.state is State.SENDING and request.delivery is Delivery.DIRECT:
        lines.append(tr(NO_DIRECT_CANCEL))
    lines += [f"{name}: {words}" for name, words, _ in served_facts(request)]
    if request.deadline is not None and request.deadline_passed_at is None:
        lines.append(limit(request))
    elif deadline_passed(request) not in below.text:
        lines.append(deadline_passed(request))
    if around.batch:
        lines.append(tr("Batch: {name}").format(name=around.batch))
    if around.account_name:
        lines.append(tr("Account: {name}").format(name=around.account_name))
    lines += [_kept(request, around.now), request.model]
    return "\n".join(line[:400] for line in lines if line)


def row_in_words(request: Request, around: Around) -> str:
    """The whole row as one sentence, for those who hear it."""
    below = second(request, around).text
    told = [
        prompt(request),
        model_name(request.model),
        status(request, around).text + (f", {below}" if below else ""),
    ]
    if around.batch:
        told.insert(2, tr("batch {name}").format(name=around.batch))
    if around.account_name:
        told.append(tr("account {name}").format(name=around.account_name))
    checks = next_check(request, around)
    if checks not in ("", DASH):
        told.append(tr("next check {when}").format(when=checks))
    spent = cost(request).text
    if spent not in ("", DASH):
        told.append(tr("cost {cost}").format(cost=spent))
    return "; ".join(told)


def prompt(request: Request) -> str:
    """The prompt on one line; a request may have none, and of one that was taken in none is known."""
    if request.adopted:
        return tr("Taken in by its id")
    return " ".join(request.prompt.split()) or tr("No prompt")


# --- counts ----------------------------------------------------------------------------------------------------------

DONE_STATES = frozenset({State.DONE, State.EMPTY, State.LATE_RESULT})
FAILED_STATES = frozenset({State.FAILED, State.EXPIRED, State.GONE})


@dataclass(frozen=True, slots=True)
class Counts:
    """How many rows there are of each sort that chips, title and tray name."""

    all: int = 0
    active: int = 0
    done: int = 0
    failed: int = 0
    waiting: int = 0
    queued: int = 0  # sent, not known to run
    direct: int = 0  # of those: run on the held connection, which no queue knows of
    running: int = 0
    collecting: int = 0


def count(states: Mapping[State, int]) -> Counts:
    """Counts from how many rows are in each state."""

    def of(*wanted: State) -> int:
        return sum(states.get(state, 0) for state in wanted)

    return Counts(
        all=sum(states.values()),
        active=sum(number for state, number in states.items() if not state.terminal),
        done=of(*DONE_STATES),
        failed=of(*FAILED_STATES),
        waiting=of(State.WAITING),
        queued=of(State.SENDING, State.OUTCOME_UNKNOWN, State.IN_QUEUE),
        running=of(State.IN_PROGRESS),
        collecting=of(State.COLLECTING),
    )


def counts_in_words(counts: Counts) -> str:
    """ "2 running, 3 in queue, 1 waiting here", or "" where nothing is going on."""
    parts = (
        (counts.running, "{n} running"),
        (counts.direct, "{n} running directly"),
        (counts.queued - counts.direct, "{n} in queue"),
        (counts.collecting, "{n} collecting"),
        (counts.waiting, "{n} waiting here"),
    )
    return ", ".join(tr(words).format(n=number) for number, words in parts if number > 0)


def window_title(counts: Counts, account: str = "") -> str:
    """The window's title with the counts first, where a taskbar shows them."""
    name = "Comfy Desk" if not account else f"Comfy Desk · {account}"
    going_on = counts_in_words(counts)
    return f"{going_on} — {name}" if going_on else name
