"""JSON and headers of the Router as domain objects, and nothing else. Every text that leaves here is plain and bounded.

What is not what the contract names becomes `Unreadable`; a missing or odd optional field becomes None, never an exception.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from comfy_desk.domain.account import origin_of
from comfy_desk.domain.advance import documented_handle
from comfy_desk.domain.errors import Failure, FieldProblem, Refused, RouterError, Unreadable
from comfy_desk.domain.model import ModelEntry
from comfy_desk.domain.money import Balance, Committed, Price
from comfy_desk.domain.request import Handle
from comfy_desk.domain.serving import NOTHING_SAID, Served
from comfy_desk.router import retry_after

_MODEL = re.compile(r"[a-z0-9]+([._-][a-z0-9]+)*/[a-z0-9]+([._-][a-z0-9]+)*", re.ASCII)
_REQUEST_ID = re.compile(r"[A-Za-z0-9._~-]{1,128}")
_REQUEST_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,127}", re.ASCII)
_LONGEST_DETAIL = 2_000
_MOST_FIELDS = 200
_MOST_MICROS = 10**18
_LONGEST_DROPPED = 32_000


@dataclass(frozen=True, slots=True)
class SubmitAnswer:
    handle: Handle
    word: str
    position: int | None
    pace: float | None
    replayed: bool
    estimate: str | None
    call_id: str
    served: Served = NOTHING_SAID


@dataclass(frozen=True, slots=True)
class StatusAnswer:
    request_id: str
    word: str
    position: int | None
    error_type: str | None
    pace: float | None


@dataclass(frozen=True, slots=True)
class CataloguePage:
    entries: tuple[ModelEntry, ...]
    next_cursor: str | None
    cut: bool = False  # there is more, says the server, and names no way there


def is_model_id(text: str) -> bool:
    provider, _, name = text.partition("/")
    return bool(_MODEL.fullmatch(text)) and len(provider) <= 64 and len(name) <= 128


def is_request_id(text: str) -> bool:
    """Whether it can be a request's id in a path: the Router hands out UUIDs, and other plain ids are let through."""
    return bool(_REQUEST_ID.fullmatch(text)) and text.strip(".") != ""


def plain(value: Any, limit: int = _LONGEST_DETAIL) -> str:
    """`value` as one bounded line of text without control characters; "" for what is not text."""
    if not isinstance(value, str):
        return ""
    cut = value[: limit * 2]
    text = " ".join((cut if cut.isprintable() else "".join(c if c.isprintable() else " " for c in cut)).split())
    return text[: limit - 1] + "…" if len(text) > limit else text


def parse(body: bytes, status: int, call_id: str = "") -> Any:
    """The JSON of an answer. Raises Unreadable for HTML, half a document, absurd numbers or depths."""
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        raise unreadable(status, call_id, body) from None


def unreadable(status: int | None, call_id: str = "", body: bytes = b"") -> Unreadable:
    head = body[:200].lstrip().lower()
    if head.startswith((b"<!doctype", b"<html", b"<?xml", b"<")):
        what = "a web page"
    elif not body:
        what = "an empty answer"
    else:
        what = "not a whole document"
    return Unreadable(Failure("unreadable", status=status, detail=f"The answer was {what}.", call_id=call_id))


def error_of(status: int, headers: Mapping[str, str], body: bytes, now: float) -> RouterError:
    """Any answer that is not the success its route names, as an error of the tree. Never raises."""
    call_id = plain(headers.get("x-comfy-request-id"), 100)
    bucket = plain(headers.get("x-comfy-error-type"), 64)
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        document = None
    facts = document if isinstance(document, dict) else {}
    bucket = bucket or plain(facts.get("error_type"), 64)
    pace = retry_after.of(headers, now)
    if not (bucket or "detail" in facts or (status == 410 and call_id)):
        strange = unreadable(status, call_id, body)
        return Unreadable(Failure("unreadable", status, detail=strange.failure.detail, call_id=call_id, pace=pace))
    detail = facts.get("detail")
    fields = _fields(detail)
    if fields:
        text = "; ".join(f"{'.'.join(map(str, f.loc[1:] or f.loc))}: {f.message}" for f in fields[:10])
    else:
        text = plain(detail)
    failure = Failure(
        "refused",
        status=status,
        bucket=bucket,
        detail=plain(text),
        upstream_detail=plain(facts.get("upstream_detail") or headers.get("x-comfy-upstream-detail")),
        refusal_subject=plain(facts.get("refusal_subject") or headers.get("x-comfy-refusal-subject"), 40),
        call_id=call_id,
        pace=pace,
        fields=fields,
    )
    return Refused(failure)


def _fields(detail: Any) -> tuple[FieldProblem, ...]:
    if not isinstance(detail, list):
        return ()
    found = []
    for item in detail[:_MOST_FIELDS]:
        if not isinstance(item, dict):
            continue
        loc = item.get("loc")
        steps = tuple(s for s in loc[:50] if isinstance(s, str | int)) if isinstance(loc, list) else ()
        found.append(FieldProblem(steps, plain(item.get("msg"), 500), plain(item.get("type"), 80)))
    return tuple(found)


def submit_answer(
    status: int, headers: Mapping[str, str], body: bytes, origin: str, model: str, now: float
) -> SubmitAnswer:
    call_id = plain(headers.get("x-comfy-request-id"), 100)
    document = parse(body, status, call_id)
    request_id = document.get("request_id") if isinstance(document, dict) else None
    if not isinstance(request_id, str) or not _REQUEST_ID.fullmatch(request_id):
        raise unreadable(status, call_id, body)
    word = _word(document.get("status")) or "IN_QUEUE"
    return SubmitAnswer(
        handle=_handle(document, origin, model, request_id),
        word=word,
        position=_position(document, word),
        pace=retry_after.of(headers, now),
        replayed=headers.get("idempotent-replayed", "").strip().lower() == "true",
        estimate=price_of(document.get("estimate")).words(),
        call_id=call_id,
        served=served_of(headers),
    )


def status_answer(status: int, headers: Mapping[str, str], body: bytes, now: float) -> StatusAnswer:
    call_id = plain(headers.get("x-comfy-request-id"), 100)
    document = parse(body, status, call_id)
    if not isinstance(document, dict):
        raise unreadable(status, call_id, body)
    request_id = document.get("request_id")
    word = _word(document.get("status"))
    if not isinstance(request_id, str) or word is None:
        raise unreadable(status, call_id, body)
    error = document.get("error_type")
    return StatusAnswer(
        request_id=plain(request_id, 128),
        word=word,
        position=_position(document, word),
        error_type=plain(error, 64) or None,
        pace=retry_after.of(headers, now),
    )


def cancel_answer(status: int, body: bytes, call_id: str) -> str:
    """CANCELLATION_REQUESTED or ALREADY_COMPLETED. Raises Unreadable for anything else."""
    document = parse(body, status, call_id)
    word = document.get("status") if isinstance(document, dict) else None
    if word not in ("CANCELLATION_REQUESTED", "ALREADY_COMPLETED"):
        raise unreadable(status, call_id, body)
    return str(word)


def catalogue_page(status: int, body: bytes, call_id: str) -> CataloguePage:
    document = parse(body, status, call_id)
    data = document.get("data") if isinstance(document, dict) else None
    if not isinstance(data, list):
        raise unreadable(status, call_id, body)
    entries = tuple(entry for entry in (_entry(item) for item in data) if entry is not None)
    cursor = document.get("next_cursor")
    more = document.get("has_more") is True
    usable = isinstance(cursor, str) and 0 < len(cursor) <= 4096
    return CataloguePage(entries, cursor if more and usable else None, cut=more and not usable)


def _entry(item: Any) -> ModelEntry | None:
    if not isinstance(item, dict) or not isinstance(item.get("id"), str) or not is_model_id(item["id"]):
        return None
    billing = item.get("billing")
    charges = billing.get("charges_on_policy_rejection") if isinstance(billing, dict) else None
    provider, _, name = item["id"].partition("/")
    return ModelEntry(item["id"], provider, name, charges if charges in ("yes", "no") else "unknown")


def price_of(estimate: Any) -> Price:
    """The Router's quote; `unknown` for whatever does not carry a figure."""
    if not isinstance(estimate, dict):
        return Price("unknown")
    amount, lowest, highest = (_dollars(estimate.get(name)) for name in ("amount", "min_amount", "max_amount"))
    if estimate.get("source") == "exact" and amount:
        return Price("exact", amount=amount)
    if estimate.get("source") == "estimated" and lowest and highest:
        return Price("estimated", lowest=lowest, highest=highest)
    return Price("unknown", reason=plain(estimate.get("reason"), 64))


def _dollars(value: Any) -> str | None:
    return value if isinstance(value, str) and re.fullmatch(r"[0-9]{1,12}(\.[0-9]{1,8})?", value, re.ASCII) else None


def balance_of(status: int, body: bytes, call_id: str) -> Balance:
    document = parse(body, status, call_id)
    micros = document.get("amount_micros") if isinstance(document, dict) else None
    if isinstance(micros, float) and micros.is_integer():
        micros = int(micros)
    if not isinstance(micros, int) or isinstance(micros, bool) or abs(micros) > _MOST_MICROS:
        raise unreadable(status, call_id, body)
    return Balance(micros, plain(document.get("currency"), 8).upper() or "USD")


def credits_of(headers: Mapping[str, str]) -> str | None:
    """The credits header as written; None where it is absent or no number: "not reported"."""
    text = headers.get("x-comfy-credits-used", "").strip()
    return text if re.fullmatch(r"[0-9]{1,15}(\.[0-9]{1,15})?", text, re.ASCII) else None


def committed_of(headers: Mapping[str, str]) -> Committed | None:
    """What the Router holds back for calls in flight; None where it names none of it, or no whole cents."""
    found = [headers.get(f"x-committed-spend-{name}", "").strip() for name in ("limit", "current", "remaining")]
    if not all(re.fullmatch(r"[0-9]{1,12}", text, re.ASCII) for text in found):
        return None
    return Committed(*(int(text) for text in found))


def served_of(headers: Mapping[str, str]) -> Served:
    """Which provider stepped in and which of the body's fields it was not told, as far as the answer discloses it."""
    written = headers.get("x-comfy-router-dropped-params", "")
    try:
        named = json.loads(written[:_LONGEST_DROPPED])
    except (ValueError, RecursionError):
        named = [written]  # not as documented, and all the same a word on what is missing
    names = (plain(name, 200) for name in named[:_MOST_FIELDS]) if isinstance(named, list) else ()
    provider = plain(headers.get("x-comfy-router-fallback-provider"), 100)
    return Served(provider or None, tuple(name for name in names if name))


def _word(value: Any) -> str | None:
    return plain(value, 40) or None if isinstance(value, str) else None


def _position(document: dict[str, Any], word: str) -> int | None:
    value = document.get("queue_position")
    valid = word == "IN_QUEUE" and isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**53
    return value if valid else None


def _handle(document: dict[str, Any], origin: str, model: str, request_id: str) -> Handle:
    """The addresses that came back where each is on the account's origin, else the documented ones."""
    composed = documented_handle(origin, model, request_id)

    def own(name: str, otherwise: str) -> str:
        value = document.get(name)
        return value if isinstance(value, str) and on_origin(value, origin) else otherwise

    return Handle(
        request_id,
        own("status_url", composed.status_url),
        own("response_url", composed.response_url),
        own("cancel_url", composed.cancel_url),
    )


def on_origin(url: str, origin: str) -> bool:
    """True where the key may be sent to `url`: the same scheme, host and port, no user name, no odd characters."""
    return len(url) <= 2048 and _is_on_origin(url, origin)


@functools.lru_cache(maxsize=4096)
def _is_on_origin(url: str, origin: str) -> bool:
    """Kept, since the three addresses of a request are looked at before every call."""
    if not url.isascii() or any(c <= " " or c in "\\\x7f" for c in url):
        return False
    try:
        return origin_of(url) == origin and not urlsplit(url).fragment
    except ValueError:
        return False
