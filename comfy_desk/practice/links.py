"""Signed links to works. The signature covers the query as it stands: one character changed or re-encoded, and the
link is refused.

Query: ``exp`` (seconds since 1970), ``kid`` (with escaped ``/`` and ``+``), ``sig`` (Base64 with escaped signs and a
bare ``=`` at its end).
"""

import base64
import hashlib
import hmac
import secrets
from urllib.parse import quote

from .works import Work


class Links:
    def __init__(self, base_url: str, secret: bytes | None = None) -> None:
        """``secret`` is that of an earlier process, whose links stay good; without one, a fresh one is made."""
        self._base = base_url
        self.secret = secret or secrets.token_bytes(16)
        self._works: dict[str, Work] = {}

    def sign(self, work: Work, name: str, expires: float) -> str:
        """The address of a work. ``name`` ends the path and may be without an extension."""
        mark = hashlib.sha256(repr((work.kind, work.about, name)).encode()).hexdigest()[:24]
        self._works[mark] = work
        path = f"/assets/{mark}/{quote(name)}"
        return f"{self._base}{path}?{self._query(path, int(expires))}"

    def open(self, path: str, query: str, now: float) -> tuple[Work | None, str]:
        """The work behind a raw path and raw query; or None and the reason as the storage words it."""
        expiry = query.partition("&")[0].removeprefix("exp=")
        if not expiry.isascii() or not expiry.isdigit() or len(expiry) > 15:
            return None, "AuthenticationRequired"
        if not hmac.compare_digest(self._query(path, int(expiry)).encode(), query.encode()):
            return None, "SignatureDoesNotMatch"
        if now >= int(expiry):
            return None, "ExpiredToken"
        work = self._works.get(path.split("/")[2])
        return (work, "") if work is not None else (None, "NoSuchKey")

    def knows(self, mark: str) -> bool:
        """Whether the work behind an address's mark is known: one was signed by this process."""
        return mark in self._works

    def _query(self, path: str, expires: int) -> str:
        signature = hmac.new(self.secret, f"{path}\n{expires}".encode(), "sha256").digest()
        text = quote(base64.b64encode(signature).decode(), safe="=")
        return f"exp={expires}&kid=practice%2Fshelf%2B1&tilde=%7E&sig={text}"
