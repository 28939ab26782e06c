"""Rows of the store as domain objects and back. The only place that knows both."""

from __future__ import annotations

import json
import operator
from dataclasses import asdict, fields
from typing import Any

from comfy_desk.domain.errors import Failure, FieldProblem
from comfy_desk.domain.output import Kind, Origin, Output, Reach, Role
from comfy_desk.domain.request import Delivery, Handle, Hold, Request, State
from comfy_desk.domain.serving import ANY, Serving

_PLAIN = (
    "id", "account", "model", "key", "body_sha256", "body_size", "prompt", "seed", "created_at", "order", "sends",
    "first_sent_at", "position", "asked_at", "answered_at", "next_check_at", "queued_at", "running_since",
    "completed_at", "ended_at", "end_word", "cancel_asked_at", "cancel_accepted_at", "misses", "first_miss_at",
    "collect_tries", "credits", "estimate", "raw_path", "raw_type", "folder", "removed_at", "charges_on_policy_rejection",
    "batch", "key_mark", "deadline", "deadline_passed_at", "served_by", "document_etag",
)  # fmt: skip
_HANDLE = ("request_id", "status_url", "response_url", "cancel_url")
_OTHER = ("delivery", "state", "hold", "maybe_sent", "replayed", "failure", "trouble", "words", "urgent", "adopted",
          "serving", "dropped")  # fmt: skip

REQUEST_COLUMNS = _PLAIN + _HANDLE + _OTHER
OUTPUT_COLUMNS = (
    "index", "pointer", "kind", "role", "origin", "media_type", "path", "size", "sha256", "width", "height", "duration",
    "thumbnail", "text", "problem", "animated", "reach", "link_until",
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
        int(request.urgent),
        int(request.adopted),
        json.dumps(asdict(request.serving)) if request.serving != ANY else None,
        json.dumps(request.dropped) if request.dropped else None,
    )


# A row is read field by field in the order of the dataclass: ten thousand of them stand between a start and its window.
_FIELDS = tuple(field.name for field in fields(Request))
_TAKEN = operator.itemgetter(*(REQUEST_COLUMNS.index(name) if name in REQUEST_COLUMNS else 0 for name in _FIELDS))
_AT = {name: number for number, name in enumerate(_FIELDS)}
_HANDLE_AT = slice(len(_PLAIN), len(_PLAIN) + len(_HANDLE))
_STATES = {str(state): state for state in State}
_HOLDS: dict[str | None, Hold | None] = {None: None, **{str(hold): hold for hold in Hold}}
_DELIVERIES = {str(delivery): delivery for delivery in Delivery}


def row_to_request(row: tuple[Any, ...], outputs: tuple[Output, ...]) -> Request:
    """Raises ValueError or KeyError for a row that no version of the program can have written."""
    values = list(_TAKEN(row))
    handle = row[_HANDLE_AT]
    values[_AT["handle"]] = Handle(*handle) if handle[0] is not None else None
    values[_AT["delivery"]] = _DELIVERIES[values[_AT["delivery"]]]
    values[_AT["state"]] = _STATES[values[_AT["state"]]]
    values[_AT["hold"]] = _HOLDS[values[_AT["hold"]]]
    values[_AT["maybe_sent"]] = bool(values[_AT["maybe_sent"]])
    values[_AT["replayed"]] = bool(values[_AT["replayed"]])
    values[_AT["urgent"]] = bool(values[_AT["urgent"]])
    values[_AT["adopted"]] = bool(values[_AT["adopted"]])
    values[_AT["failure"]] = text_to_failure(values[_AT["failure"]])
    values[_AT["trouble"]] = text_to_failure(values[_AT["trouble"]])
    words = values[_AT["words"]]
    values[_AT["words"]] = () if words == "[]" else tuple(json.loads(words))
    serving, dropped = values[_AT["serving"]], values[_AT["dropped"]]
    values[_AT["serving"]] = ANY if serving is None else Serving(**json.loads(serving))
    values[_AT["dropped"]] = () if dropped is None else tuple(json.loads(dropped))
    values[_AT["outputs"]] = outputs
    return Request(*values)


def encodable(value: Any) -> Any:
    """Half a surrogate pair, which JSON and windows can hand out, as a question mark: SQLite's texts are UTF-8."""
    if not isinstance(value, str) or value.isascii():
        return value
    return value.encode("utf-8", "replace").decode()


def output_to_row(request_id: str, output: Output) -> tuple[Any, ...]:
    plain = (encodable(getattr(output, name)) for name in OUTPUT_COLUMNS)
    return (request_id, *(str(value) if isinstance(value, Kind | Role | Origin | Reach) else value for value in plain))


_KINDS = {str(kind): kind for kind in Kind}
_ROLES = {str(role): role for role in Role}
_ORIGINS = {str(origin): origin for origin in Origin}
_REACHES: dict[str | None, Reach | None] = {None: None, **{str(reach): reach for reach in Reach}}


def row_to_output(row: tuple[Any, ...]) -> Output:
    """The columns stand in the order of the dataclass. Raises KeyError for words that nobody wrote."""
    index, pointer, kind, role, origin, *others, animated, reach, until = row
    others += (bool(animated), _REACHES[reach], until)
    return Output(index, pointer, _KINDS[kind], _ROLES[role], _ORIGINS[origin], *others)


def failure_to_text(failure: Failure | None) -> str | None:
    return None if failure is None else json.dumps(asdict(failure))


def text_to_failure(text: str | None) -> Failure | None:
    if text is None:
        return None
    facts = json.loads(text)
    facts["fields"] = tuple(FieldProblem(tuple(item["loc"]), item["message"], item["kind"]) for item in facts["fields"])
    return Failure(**facts)
