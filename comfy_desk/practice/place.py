"""What a call is for and about, read from its method, address and headers alone."""

import re
from dataclasses import dataclass

from starlette.datastructures import Headers

from .accounts import name_of

_SEGMENT = r"[^/]+"
_PLACES = [
    ("models", "GET", re.compile(r"/v2/models")),
    ("submit", "POST", re.compile(rf"/v2/models/({_SEGMENT}/{_SEGMENT})/requests")),
    ("status", "GET", re.compile(rf"/v2/models/({_SEGMENT}/{_SEGMENT})/requests/({_SEGMENT})/status")),
    ("result", "GET", re.compile(rf"/v2/models/({_SEGMENT}/{_SEGMENT})/requests/({_SEGMENT})")),
    ("cancel", "PUT", re.compile(rf"/v2/models/({_SEGMENT}/{_SEGMENT})/requests/({_SEGMENT})/cancel")),
    ("schema", "GET", re.compile(rf"/v2/models/({_SEGMENT}/{_SEGMENT})/openapi\.json")),
    ("estimate", "POST", re.compile(rf"/v2/models/({_SEGMENT}/{_SEGMENT})/estimate")),
    ("run", "POST", re.compile(rf"/v2/models/({_SEGMENT}/{_SEGMENT})")),
    ("model", "GET", re.compile(rf"/v2/models/({_SEGMENT}/{_SEGMENT})")),
    ("balance", "GET", re.compile(r"/customers/balance")),
    ("asset", "GET", re.compile(r"/assets/.*")),
    ("asset", "HEAD", re.compile(r"/assets/.*")),
]
_KEYED = ("submit", "run")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a call goes: the route's name (``other`` for what is none of the Router's), and what it is about."""

    route: str
    model: str | None = None
    request_id: str | None = None
    key: str | None = None
    account: str = ""

    @property
    def subject(self) -> str:
        """Whom a Retry-After in the answer is told about."""
        if self.request_id is not None:
            return f"{self.request_id} cancel" if self.route == "cancel" else self.request_id
        return self.key or f"{self.account} {self.route} {self.model}"


def place(method: str, path: str, headers: Headers) -> Place:
    account, key = name_of(headers), headers.get("idempotency-key")
    for name, verb, pattern in _PLACES:
        if verb == method and (found := pattern.fullmatch(path)):
            model, request_id = (*found.groups(), None, None)[:2]
            return Place(name, model, request_id, key if name in _KEYED else None, account)
    return Place("other")
