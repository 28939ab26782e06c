"""The ledger: what the house knows as one JSON document, and a house that goes on from such a document.

Kept are accounts, runs, lines, idempotency keys, the clock's offset, the secret of the links, and chaos while it is on.
Settings, faults and counts are not. Media are not either: a model draws them again from the body and the seed. Moments
are written as seconds since 1970, so that time goes on while nobody runs. It touches no file (see ``keeping.py``).
"""

import base64
import binascii
import json
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .accounts import Account
from .house import House
from .keys import Tie
from .links import Links
from .runs import CANCELLINGS, COMPLETED, ENDINGS, QUEUED, RUNNING, Run

FORMAT = "comfy-desk practice Router"
VERSION = 1

#: A request body with more bytes than this lies in a file of its own, so that the ledger stays quick to write.
LARGE_BODY = 16 * 1024
#: Runs past their retention whose id is still known, so that their reads answer 410.
REMEMBERED = 5000

_FLAGS = ("direct", "ghost", "cancelled", "charged", "kept")
_NAMES = ("key", "fallback", "ending", "cancelling")
_MOMENTS = ("started_at", "finish_at")


@dataclass(slots=True)
class Ledger:
    """One moment of a house. ``bodies`` are the large ones, by the name the document calls them."""

    document: dict[str, Any]
    bodies: dict[str, Any] = field(default_factory=dict)


def written(house: House) -> Ledger:
    """The house as it is now."""
    house.settle()
    ledger = Ledger({})
    lag = house.clock.wall() - house.clock.now()
    kept = _kept(house)
    ids = {run.id for run in kept}
    ledger.document = {
        "format": FORMAT,
        "version": VERSION,
        "saved_at": house.clock.wall(),
        "offset": house.clock.offset,
        "port": int(house.base_url.rpartition(":")[2]),
        "secret": base64.b64encode(house.links.secret).decode(),
        "accounts": [
            {"mark": mark, "kind": account.kind, "micros": account.micros}
            for mark, account in house.accounts.known().items()
        ],
        "runs": [_run_written(house, run, lag, ledger.bodies) for run in kept],
        "lines": {
            name: {
                "full_at": None if math.isinf(line.full_at) else line.full_at + lag,
                "waiting": [run.id for run in line.waiting],
                "running": [run.id for run in sorted(line.running, key=lambda r: r.finish_at or 0.0)],
            }
            for name, line in house.lines.items()
            if line.waiting or line.running
        },
        "keys": [
            [account, key, tie.fingerprint, tie.first_used + lag, tie.run.id]
            for account, key, tie in house.keys.admitted()
            if tie.run is not None and tie.run.id in ids
        ],
    }
    if (chaos := house.chaos.written()) is not None:
        ledger.document["chaos"] = chaos
    return ledger


def _kept(house: House) -> list[Run]:
    """All runs worth keeping, strangers in line included, in the order of their admission."""
    over = [run for run in house.runs.values() if house.expired(run)]
    forgotten = set() if len(over) <= REMEMBERED else {run.id for run in over[: len(over) - REMEMBERED]}
    strangers = [r for line in house.lines.values() for r in [*line.waiting, *line.running] if r.ghost]
    return [run for run in house.runs.values() if run.id not in forgotten] + strangers


def _run_written(house: House, run: Run, lag: float, bodies: dict[str, Any]) -> dict[str, Any]:
    record: dict[str, Any] = {
        "id": run.id,
        "model": run.model.id,
        "account": run.account.name,
        "state": run.state,
        "digest": run.body_digest,
        "bytes": run.body_bytes,
        "seed": run.seed,
        "price": run.price,
        "length": run.length,
        "provider": run.provider,
        "dropped": list(run.dropped),
        "admitted_at": run.admitted_at + lag,
        "finished_wall": run.finished_wall,
    }
    record |= {name: True for name in _FLAGS if getattr(run, name)}
    record |= {name: getattr(run, name) for name in _NAMES if getattr(run, name) is not None}
    record |= {name: getattr(run, name) + lag for name in _MOMENTS if getattr(run, name) is not None}
    if house.expired(run) or run.ghost:
        return record
    if run.body_bytes > LARGE_BODY:
        bodies[run.body_digest] = run.body
        record["body_file"] = run.body_digest
    else:
        # As text: a number too large for a float comes back the way it came.
        record["body"] = json.dumps(run.body)
    return record


# -- and back -----------------------------------------------------------------------------------------------------------


def restore(house: House, document: Any, body_of: Callable[[str], Any]) -> list[str]:
    """Let a fresh house go on from the document. ``body_of`` gives a large body by its name, or raises ValueError.

    Returns a line on each run that had to be left out. Raises ValueError, KeyError or TypeError where the document is
    not one of ours; the house is to be ``reset`` then.
    """
    if document["format"] != FORMAT or document["version"] != VERSION:
        raise ValueError("of another kind or version")
    _restore_clock(house, _number(document["saved_at"]), _number(document["offset"]))
    lag = house.clock.wall() - house.clock.now()
    house.links = Links(house.base_url, _secret(document["secret"]))
    for record in document["accounts"]:
        house.accounts.restore(_text(record["mark"]), _text(record["kind"]), _whole(record["micros"]))
    people = {account.name: account for account in house.accounts.known().values()}
    left_out: list[str] = []
    runs: dict[str, Run] = {}
    for record in document["runs"]:
        try:
            run = _run_restored(house, record, lag, people, body_of)
        except _LeftOut as exc:
            left_out.append(str(exc))
        else:
            runs[run.id] = run
    house.runs = {run.id: run for run in runs.values() if not run.ghost}
    for run in house.runs.values():
        run.account.committed += run.price if run.state != COMPLETED else 0
    for name, line in document["lines"].items():
        if name in house.lines:
            _restore_line(house, name, line, runs, lag)
    in_line = {run.id for line in house.lines.values() for run in [*line.waiting, *line.running]}
    if any(run.state != COMPLETED and run.id not in in_line for run in house.runs.values()):
        raise ValueError("an unfinished run in no line")
    for account, key, fingerprint, first_used, run_id in document["keys"]:
        if run_id in house.runs:
            tie = Tie(_text(fingerprint), _number(first_used) - lag, house.runs[run_id])
            house.keys.restore(_text(account), _text(key), tie)
    house.chaos.restore(document.get("chaos"))
    house.settle()
    house.unsigned = [run for run in house.runs.values() if run.has_result and not house.expired(run)]
    return left_out


class _LeftOut(Exception):
    """A run that cannot go on; the others can."""


def _restore_clock(house: House, saved_at: float, offset: float) -> None:
    """Time goes on, and never back: not even where this machine's clock was set back meanwhile."""
    if not 0 <= offset < 10**10 or not 0 <= saved_at < 2 * 10**10:
        raise ValueError("a clock out of range")
    house.clock.offset = offset
    house.clock.offset += max(0.0, saved_at - house.clock.wall())


def _secret(text: Any) -> bytes:
    try:
        secret = base64.b64decode(_text(text), validate=True)
    except binascii.Error as exc:
        raise ValueError("a secret that is not Base64") from exc
    if len(secret) != 16:
        raise ValueError("a secret of another length")
    return secret


def _run_restored(
    house: House, record: Any, lag: float, people: dict[str, Account], body_of: Callable[[str], Any]
) -> Run:
    model = house.catalogue.models.get(_text(record["model"]))
    if model is None:
        raise _LeftOut(f"its model {record['model']!r:.100} is not there any more")
    ghost = record.get("ghost") is True
    run = Run(
        id=_text(record["id"]),
        model=model,
        account=Account("nobody", "plain", 0) if ghost else people[record["account"]],
        body=_body(record, body_of),
        body_digest=_text(record["digest"]),
        body_bytes=_whole(record["bytes"]),
        seed=_whole(record["seed"]),
        price=_whole(record["price"]),
        admitted_at=_number(record["admitted_at"]) - lag,
        length=_number(record["length"]),
        provider=_text(record["provider"]),
        dropped=tuple(_text(name) for name in record["dropped"]),
        state=_state(record),
        finished_wall=_number(record["finished_wall"]),
    )
    for name in _FLAGS:
        setattr(run, name, record.get(name) is True)
    for name in _NAMES:
        setattr(run, name, None if record.get(name) is None else _text(record[name]))
    if run.ending not in (None, *ENDINGS) or run.cancelling not in (None, *CANCELLINGS):
        raise ValueError("a run with an end that is none")
    for name in _MOMENTS:
        setattr(run, name, None if record.get(name) is None else _number(record[name]) - lag)
    return run


def _body(record: Any, body_of: Callable[[str], Any]) -> dict[str, Any]:
    try:
        name = record.get("body_file")
        body = json.loads(_text(record.get("body", "{}"))) if name is None else body_of(_text(name))
    except (OSError, ValueError, RecursionError) as exc:
        raise _LeftOut(f"the body of {record['id']!r:.100} cannot be read") from exc
    if not isinstance(body, dict):
        raise _LeftOut(f"the body of {record['id']!r:.100} is no object")
    return body


def _restore_line(house: House, name: str, record: Any, runs: dict[str, Run], lag: float) -> None:
    def those(which: str, state: str) -> list[Run]:
        found = [runs[run_id] for run_id in record[which] if run_id in runs]
        if any(run.state != state or run.model.id != name for run in found):
            raise ValueError("a run in a line that is not its own")
        return found

    full_at = -math.inf if record["full_at"] is None else _number(record["full_at"]) - lag
    house.lines[name].resume(those("waiting", QUEUED), those("running", RUNNING), full_at)


def _state(record: Any) -> str:
    state = _text(record["state"])
    needed = {QUEUED: (), RUNNING: _MOMENTS, COMPLETED: ("finish_at",)}[state]
    if any(record.get(name) is None for name in needed):
        raise ValueError("a run without its times")
    return state


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError("no text where one belongs")
    return value


def _whole(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError("no whole number where one belongs")
    return value


def _number(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise ValueError("no number where one belongs")
    return float(value)
