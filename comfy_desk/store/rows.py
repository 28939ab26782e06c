"""Rows of the store as domain objects and back. The only place that knows both."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import asdict
from typing import Any

from comfy_desk.domain.errors import Failure, FieldProblem
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Delivery, Handle, Hold, Request, State

_PLAIN = (
    "id", "account", "model", "key", "body_sha256", "body_size", "prompt", "seed", "created_at", "order", "sends",
    "first_sent_at", "position", "asked_at", "answered_at", "next_check_at", "queued_at", "running_since",
    "completed_at", "ended_at", "end_word", "cancel_asked_at", "cancel_accepted_at", "misses", "first_miss_at",
    "collect_tries", "credits", "estimate", "raw_path", "raw_type", "folder", "removed_at", "charges_on_policy_rejection",
)  # fmt: skip
_HANDLE = ("request_id", "status_url", "response_url", "cancel_url")
_OTHER = ("delivery", "state", "hold", "maybe_sent", "replayed", "failure", "trouble", "words")

REQUEST_COLUMNS = _PLAIN + _HANDLE + _OTHER
OUTPUT_COLUMNS = (
    "index", "pointer", "kind", "role", "origin", "media_type", "path", "size", "sha256", "width", "height", "duration",
    "thumbnail", "text", "problem",
)  # fmt: skip

_quoted = ", ".join(f'"{name}"' for name in REQUEST_COLUMNS)
SELECT_REQUESTS = f"SELECT {_quoted} FROM requests"  # noqa: S608 - our own column names
UPSERT_REQUEST = (
    f"INSERT INTO requests ({_quoted}) VALUES ({', '.join('?' * len(REQUEST_COLUMNS))}) "  # noqa: S608
    f"ON CONFLICT(id) DO UPDATE SET {', '.join(f'{chr(34)}{name}{chr(34)} = excluded.{chr(34)}{name}{chr(34)}' for name in REQUEST_COLUMNS[1:])}"  # noqa: E501
)
_quoted_outputs = ", ".join(f'"{name}"' for name in OUTPUT_COLUMNS)
SELECT_OUTPUTS = f'SELECT request, {_quoted_outputs} FROM outputs ORDER BY request, "index"'  # noqa: S608
INSERT_OUTPUT = (
    f"INSERT OR REPLACE INTO outputs (request, {_quoted_outputs}) "  # noqa: S608
    f"VALUES ({', '.join('?' * (len(OUTPUT_COLUMNS) + 1))})"
)


def request_to_row(request: Request) -> tuple[Any, ...]:
    handle = request.handle
    plain = tuple(encodable(getattr(request, name)) for name in _PLAIN)
    addresses = tuple(getattr(handle, name) if handle else None for name in _HANDLE)
    return (
        *plain,
        *addresses,
        str(request.delivery),
        str(request.state),
        str(request.hold) if request.hold else None,
        int(request.maybe_sent),
        int(request.replayed),
        failure_to_text(request.failure),
        failure_to_text(request.trouble),
        json.dumps(request.words),
    )


def row_to_request(row: sqlite3.Row | tuple[Any, ...], outputs: tuple[Output, ...]) -> Request:
    """Raises ValueError for a row that no version of the program can have written."""
    values = dict(zip(REQUEST_COLUMNS, row, strict=True))
    facts = {name: values[name] for name in _PLAIN}
    request_id = values["request_id"]
    handle = Handle(*(values[name] for name in _HANDLE)) if request_id is not None else None
    return Request(
        **facts,
        handle=handle,
        delivery=Delivery(values["delivery"]),
        state=State(values["state"]),
        hold=Hold(values["hold"]) if values["hold"] else None,
        maybe_sent=bool(values["maybe_sent"]),
        replayed=bool(values["replayed"]),
        failure=text_to_failure(values["failure"]),
        trouble=text_to_failure(values["trouble"]),
        words=tuple(json.loads(values["words"])),
        outputs=outputs,
    )


def encodable(value: Any) -> Any:
    """Half a surrogate pair, which JSON and windows can hand out, as a question mark: SQLite's texts are UTF-8."""
    if not isinstance(value, str) or value.isascii():
        return value
    return value.encode("utf-8", "replace").decode()


def output_to_row(request_id: str, output: Output) -> tuple[Any, ...]:
    plain = (encodable(getattr(output, name)) for name in OUTPUT_COLUMNS)
    return (request_id, *(str(value) if isinstance(value, Kind | Role | Origin) else value for value in plain))


def row_to_output(row: tuple[Any, ...]) -> Output:
    values = dict(zip(OUTPUT_COLUMNS, row, strict=True))
    values["kind"] = Kind(values["kind"])
    values["role"] = Role(values["role"])
    values["origin"] = Origin(values["origin"])
    return Output(**values)


def failure_to_text(failure: Failure | None) -> str | None:
    return None if failure is None else json.dumps(asdict(failure))


def text_to_failure(text: str | None) -> Failure | None:
    if text is None:
        return None
    facts = json.loads(text)
    facts["fields"] = tuple(FieldProblem(tuple(item["loc"]), item["message"], item["kind"]) for item in facts["fields"])
    return Failure(**facts)
