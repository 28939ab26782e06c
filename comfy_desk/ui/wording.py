"""What a row of the queue says, in words: pure functions of a request, the time and the account's condition.

The status and the line below it, what hovering says, and the whole row for those who hear it. No sentence here claims a
charge, a cancel or a success that was not observed. Tones are names of the theme's tokens and icons names of ours: both
only repeat what the words say. What other columns say stands in `cell_words`; which buttons a row has, in `row_actions`.
"""

from __future__ import annotations

import re
from dataclasses import replace

from comfy_desk.domain.errors import Failure, explain
from comfy_desk.domain.output import Output, Role
from comfy_desk.domain.request import Delivery, Request, State
from comfy_desk.ui import expiry_words, usual_words
from comfy_desk.ui.around import NOTHING as NOTHING
from comfy_desk.ui.around import Around as Around
from comfy_desk.ui.around import Said as Said
from comfy_desk.ui.cell_words import NO_DIRECT_CANCEL as NO_DIRECT_CANCEL
from comfy_desk.ui.cell_words import began_unseen as began_unseen
from comfy_desk.ui.cell_words import cost as cost
from comfy_desk.ui.cell_words import cost_in_full as cost_in_full
from comfy_desk.ui.cell_words import deadline_passed, kept, limit
from comfy_desk.ui.cell_words import elapsed as elapsed
from comfy_desk.ui.cell_words import elapsed_seconds as elapsed_seconds
from comfy_desk.ui.cell_words import kept_until as kept_until
from comfy_desk.ui.cell_words import last_answer as last_answer
from comfy_desk.ui.cell_words import next_check as next_check
from comfy_desk.ui.cell_words import prompt as prompt
from comfy_desk.ui.counts import Counts as Counts
from comfy_desk.ui.counts import count as count
from comfy_desk.ui.counts import counts_in_words as counts_in_words
from comfy_desk.ui.counts import window_title as window_title
from comfy_desk.ui.failing_words import as_line, known_failure
from comfy_desk.ui.failing_words import can_run_directly as can_run_directly
from comfy_desk.ui.failing_words import charge as charge
from comfy_desk.ui.failing_words import reason as reason
from comfy_desk.ui.failing_words import why as why
from comfy_desk.ui.missing import held_back, not_here, to_fetch
from comfy_desk.ui.phrases import DASH, bytes_of, counted, model_name, span, stopwatch, time_of_day, tr, whole
from comfy_desk.ui.served_words import served, served_facts
from comfy_desk.ui.their_words import left_in_the_answer, problem_of, said
from comfy_desk.ui.tile_words import unshown
from comfy_desk.ui.told import told
from comfy_desk.ui.waiting_words import waiting, why_waiting

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


def _in_queue(position: int | None) -> str:
    if position is None:
        return tr("In queue")
    if position <= 0:
        return tr("In queue · at the front")
    return tr("In queue · {n} ahead").format(n=whole(position))


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


# --- second line -----------------------------------------------------------------------------------------------------


def second(request: Request, around: Around) -> Said:
    """The line below the status: what troubles it, what is known about the charge, or when it ended. May be empty."""
    if request.state.terminal:
        return _also(_also(_after_the_end(request, around), deadline_passed(request)), *_pressing(request, around.now))
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
        return usual_words.running(around.usual, running_seconds(request, around.now))
    if request.state is State.IN_QUEUE:
        return usual_words.in_queue(around.usual)
    if request.state is State.SENDING and request.delivery is Delivery.DIRECT:
        return Said(tr("The connection is held until it answers"))
    if (pressing := expiry_words.pressing(request, around.now)).text:
        return pressing
    if request.state is State.COLLECTING and request.cancel_asked_at is not None and not request.end_word:
        return Said(tr("It finished before the cancel"))
    return NOTHING


def _also(below: Said, words: str, tone: str = "warn") -> Said:
    """With something more pressing before it."""
    if not words:
        return below
    return Said(f"{words} · {below.text}" if below.text else words, tone)


def _pressing(request: Request, now: float) -> tuple[str, str]:
    said = expiry_words.pressing(request, now)
    return said.text, said.tone


def running_seconds(request: Request, now: float) -> float | None:
    """How long it is known to run."""
    since = None if began_unseen(request) else request.running_since
    return None if since is None else max(0.0, now - since)


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
        press = expiry_words.pressing(request, now)
        until = press.text or kept(request, now)
        return Said(f"{words.removesuffix('.')} · {until}", press.tone if press.text else "warn")
    if request.answered_at is not None and now - request.answered_at >= 60:
        words = tr("{trouble} · last answer {age} ago").format(trouble=words, age=span(now - request.answered_at))
    return Said(words, "warn")


def _troubled_by(failure: Failure) -> str:
    if failure.reason == "not_sent":
        return tr("The Router could not be reached; trying again")
    if failure.reason == "no_answer":
        return tr("The line broke; asking again")
    return as_line(told(explain(failure).sentence))


def _after_the_end(request: Request, around: Around) -> Said:
    state = request.state
    if can_run_directly(request):
        return Said(tr("Run it directly: the window must stay open until it answers"))
    if state in (State.FAILED, State.CANCELLED):
        return Said(reason(request) or as_line(charge(request)))
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
    quiet = next((as_line(why) for output in request.outputs if (why := unshown(output))), "")
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
    why = _first_problem(gone, request)
    return why if len(gone) == 1 else tr("{n} files are not here. {why}").format(n=len(gone), why=why).strip()


def _first_problem(outputs: tuple[Output, ...], request: Request) -> str:
    found = next((output for output in outputs if output.problem), None)
    if found is None:
        return ""
    plain = _WHICH.sub("", found.problem or "")
    words = problem_of(found if plain == found.problem else replace(found, problem=plain), request.words)
    return f"{words[:1].upper()}{words[1:]}"


_WHICH = re.compile(r"\AThe file of [^:]{1,60} is missing: ")
"""Which one it is says the viewer; the line of a row has room for the reason."""


def _came_all_the_same(end_word: str) -> Said:
    """The status named an error, and yet the result read gave an answer: it is kept, and no success is claimed."""
    return Said(tr("The Router reported {word}; what came all the same is kept").format(word=end_word), "warn")


def tooltip(request: Request, around: Around) -> str:
    """All that the row knows, for hovering; plain text."""
    below = second(request, around)
    lines = [status(request, around).text, below.text]
    failure = request.failure or request.trouble
    if failure is not None:
        told = [as_line(known_failure(failure, request)), failure.detail, failure.upstream_detail]
        lines += [line for line in told if line and line not in lines]
    if not request.state.terminal and request.state is not State.WAITING:
        lines.append(last_answer(request, around.now))
    if request.running_since is not None and request.state is State.IN_PROGRESS:
        lines.append(tr("First seen running at {time}").format(time=time_of_day(request.running_since, around.now)))
    if request.state.followed:
        lines.append(usual_words.at_length(around.usual))
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
    lines += [kept(request, around.now), request.model]
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
