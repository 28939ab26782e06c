"""What the palette offers: every command, and ways to a request, a model or a setting. Made anew each time it opens.

An entry says what is searched and what happens; it draws nothing. Requests are found only once something is typed: there may
be tens of thousands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from comfy_desk.domain.model import ModelEntry
from comfy_desk.domain.request import Request
from comfy_desk.domain.settings import Setting
from comfy_desk.ui.commands.fuzzy import best, plain
from comfy_desk.ui.commands.registry import Command
from comfy_desk.ui.commands.words import english_of
from comfy_desk.ui.phrases import model_name, tr

MOST_SHOWN = 60
MOST_REQUESTS = 12
LONGEST_TITLE = 160

_ENABLED, _RECENT = 1500, 600
"""Points that an entry gets for being possible at all, and for having been used lately, beside those for how well it fits."""


@dataclass(frozen=True, slots=True)
class Entry:
    """`name` is remembered where it was used, "" is not; `why_not` says why it cannot be had now."""

    title: str
    run: Callable[[], None]
    area: str = ""
    keys: str = ""
    name: str = ""
    why_not: str = ""
    searched: tuple[str, ...] = ()


def of_command(command: Command, run: Callable[[Command], None]) -> Entry:
    return Entry(
        command.title,
        lambda: run(command),
        command.area,
        command.shown_keys,
        command.name,
        command.why_not,
        (plain(command.title), plain(f"{command.area} {command.title}"), english_of(command.name)),
    )


def of_model(model: ModelEntry, use: Callable[[str], None]) -> Entry:
    title = tr("Use model {name}").format(name=model_name(model.id))
    return Entry(
        title,
        lambda: use(model.id),
        tr("Model"),
        name=f"model {model.id}",
        searched=(plain(title), plain(f"use model {model.id}")),
    )


def of_setting(setting: Setting, open_it: Callable[[str], None]) -> Entry:
    title = tr("Setting: {name}").format(name=tr(setting.label))
    return Entry(
        title,
        lambda: open_it(setting.key),
        tr(setting.group),
        name=f"setting {setting.key}",
        searched=(plain(title), plain(f"setting {setting.label} {setting.key}"), plain(tr(setting.help))),
    )


def of_request(request: Request, show: Callable[[str], None]) -> Entry:
    words = " ".join(request.prompt.split())[:LONGEST_TITLE] or model_name(request.model)
    return Entry(
        tr("Go to request: {words}").format(words=words),
        lambda: show(request.id),
        model_name(request.model),
    )


def choose(wanted: str, entries: Sequence[Entry], recent: Sequence[str]) -> list[Entry]:
    """What fits best first; while nothing is typed what was used lately, and then all in their order."""
    places = {name: place for place, name in enumerate(recent)}
    words = plain(wanted)
    if not words.strip():
        lately = sorted(
            (one for one in entries if one.name in places and not one.why_not), key=lambda one: places[one.name]
        )
        known = {one.name for one in lately}
        rest = [one for one in entries if one.name not in known]
        rest.sort(key=lambda one: bool(one.why_not))
        return [*lately, *rest][:MOST_SHOWN]
    scored: list[tuple[int, int, Entry]] = []
    for place, one in enumerate(entries):
        points = best(words, one.searched)
        if not points:
            continue
        points += 0 if one.why_not else _ENABLED
        if one.name in places:
            points += max(0, _RECENT - 20 * places[one.name])
        scored.append((-points, place, one))
    scored.sort(key=lambda one: one[:2])
    return [one for _points, _place, one in scored[:MOST_SHOWN]]


def requests_with(wanted: str, requests: Iterable[Request], show: Callable[[str], None]) -> list[Entry]:
    """The first few whose prompt or model has every word; `requests` the newest first."""
    words = wanted.casefold().split()
    if not words or len(wanted.strip()) < 2:
        return []
    found: list[Entry] = []
    for request in requests:
        text = request.prompt.casefold()
        if all(word in text or word in request.model for word in words):
            found.append(of_request(request, show))
            if len(found) == MOST_REQUESTS:
                break
    return found
