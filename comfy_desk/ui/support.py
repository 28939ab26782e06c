"""What may be copied out of the window for support: ids, times and words, freed of keys and of what makes links work."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, datetime

from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import Failure
from comfy_desk.domain.request import Delivery, Request
from comfy_desk.ui.durations import limit_words
from comfy_desk.ui.phrases import tr, whole

TEXT_AT_MOST = 200_000
"""Characters of a raw answer that a text widget shows without a wait."""

_KEY = re.compile(r"comfyui-[A-Za-z0-9._~+/=-]+")
_QUERY = re.compile(r"(https?://[^\s\"'<>?#]+)[?#][^\s\"'<>]*")
_BEARER = re.compile(r"(?i)\b(bearer|x-api-key)\b([\s:=\"']+)[A-Za-z0-9._~+/=-]{6,}")


def without_secrets(text: str) -> str:
    """Keys hidden, and links without the part that signs them."""
    text = _QUERY.sub(r"\1?…", text)
    text = _KEY.sub("comfyui-•••", text)
    return _BEARER.sub(r"\1\2•••", text)


def facts(request: Request, account: Account | None = None, batch: str = "") -> list[tuple[str, str]]:
    """Name and value of everything that finds a request again, in the order in which support asks for it.

    `account` is the one that sent it, None where it is not here any more; `batch` is the name of its batch.
    """
    failure = request.failure or request.trouble
    known = [
        ("Request id", request.request_id or "none yet: the Router has not answered"),
        ("Model", request.model),
        ("State", str(request.state) + (f", held: {request.hold}" if request.hold else "")),
        ("Account", account.label if account is not None else "not here any more; it cannot be asked about"),
        ("Came from", "elsewhere, taken in by its id: what was sent is not known here" if request.adopted else ""),
        ("Batch", batch),
        ("Sent", "directly, over a held connection" if request.delivery is Delivery.DIRECT else "to the queue"),
        ("Provider asked for", ", ".join(f"{name}={value}" for name, value in request.serving.query().items())),
        ("Served by", request.served_by or ""),
        ("Not passed on", ", ".join(request.dropped)),
        ("Time limit", _limit(request)),
        ("Idempotency key", "" if request.adopted else request.key),
        ("Call id", failure.call_id if failure and failure.call_id else ""),
        ("HTTP status", str(failure.status) if failure and failure.status is not None else ""),
        ("Kind of failure", failure.bucket or failure.reason if failure else ""),
        ("Refusal concerns", failure.refusal_subject if failure else ""),
        ("Detail", _detail(failure) if failure else ""),
        ("Credits", request.credits if request.credits is not None else "not reported"),
        ("Body", "" if request.adopted else f"{request.body_size:,} bytes, SHA-256 {request.body_sha256}"),
        ("Sends", str(request.sends)),
        ("Router", account.origin if account is not None else ""),
        ("Row", request.id),
    ]
    return [(name, without_secrets(value)) for name, value in known if value]


def support_text(request: Request, timeline: Iterable[tuple[float, str]], account: Account | None, version: str) -> str:
    """One text to paste into a message: no prompt, no body, no key, no signed link."""
    lines = [f"Comfy Desk {version}"]
    lines += [f"{name}: {value}" for name, value in facts(request, account)]
    lines.append("")
    lines += [f"{moment(at)}  {without_secrets(words)}" for at, words in timeline]
    return "\n".join(lines) + "\n"


def moment(at: float) -> str:
    """A time in UTC to the millisecond: support sits elsewhere."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S.%f")[:-3] + " UTC"


def bounded(text: str) -> str:
    """The beginning of a long text, and how much of it there is."""
    if len(text) <= TEXT_AT_MOST:
        return text
    rest = tr("… the first {n} of {all} characters.").format(n=whole(TEXT_AT_MOST), all=whole(len(text)))
    return f"{text[:TEXT_AT_MOST]}\n\n{rest}"


def _limit(request: Request) -> str:
    if request.deadline is None:
        return ""
    words = limit_words(request.deadline)
    return (
        f"{words}, passed at {moment(request.deadline_passed_at)}" if request.deadline_passed_at is not None else words
    )


def _detail(failure: Failure) -> str:
    parts = [failure.detail, failure.upstream_detail]
    parts += [f"{'.'.join(str(step) for step in field.loc)}: {field.message}" for field in failure.fields[:20]]
    return " | ".join(" ".join(part.split()) for part in parts if part)[:2000]
