"""The Router's own answers: error bodies with their bucket, validation bodies, plain JSON.

The call id ``X-Comfy-Request-Id`` is put on by ``layers.py``, on every answer alike.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from starlette.responses import Response

JSON = "application/json"


def utf8(text: str) -> bytes:
    """JSON as bytes. Half a surrogate pair, of a prompt that is handed back say, has none in UTF-8: it is spelt out."""
    return text.encode("utf-8", "backslashreplace")


def plain(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    data = utf8(json.dumps(body, ensure_ascii=False, separators=(",", ":")))
    return Response(data, status, dict(headers or {}), JSON)


def error(
    status: int,
    bucket: str,
    detail: str,
    *,
    retry_after: int | str | None = None,
    headers: Mapping[str, str] | None = None,
    **more: str,
) -> Response:
    """A request-level failure. ``more`` are further body fields (``upstream_detail``, ``refusal_subject``)."""
    named = {"X-Comfy-Error-Type": bucket, **(headers or {})}
    if retry_after is not None:
        named["Retry-After"] = str(retry_after)
    return plain({"detail": detail, "error_type": bucket, **more}, status, named)


def invalid_body(detail: Sequence[Mapping[str, Any]]) -> Response:
    """422: what the model's own schema found, one entry a field; the bucket is in the header alone."""
    return plain({"detail": list(detail)}, 422, {"X-Comfy-Error-Type": "invalid_input"})


def not_the_callers() -> Response:
    return error(404, "request_not_found", "No request of yours with this id exists under this model.")


class Refusal(Exception):
    """An answer that ends the handling of a call before any work was accepted."""

    def __init__(self, response: Response) -> None:
        super().__init__(response.status_code)
        self.response = response
