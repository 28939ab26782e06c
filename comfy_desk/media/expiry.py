"""When a signed link says that it dies. Pure; a hint for the order of fetching, never a reason not to try a link.

Known are the forms of Amazon (S3, CloudFront), Google, Azure, Alibaba and Tencent, JSON web tokens, and plain moments
under the usual names.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
from datetime import UTC, datetime
from urllib.parse import parse_qsl, urlsplit

_LONGEST = 16_384
_EARLIEST, _LATEST = 978_307_200.0, 7_258_118_400.0  # 2001 to 2200: other numbers are no moments
_MOMENTS = (
    "expires",
    "exp",
    "expires_at",
    "expiresat",
    "expire",
    "expiry",
    "expiration",
    "e",
    "se",
    "x-expires",
    "deadline",
)
_LIVES = (("x-amz-date", "x-amz-expires"), ("x-goog-date", "x-goog-expires"), ("x-oss-date", "x-oss-expires"))
_TOKENS = ("token", "jwt", "t", "access_token", "sig", "signature")
_STAMP = re.compile(r"\d{8}T\d{6}Z")


def expires_at(url: str) -> float | None:
    """Seconds since 1970, or None where the link does not say. The soonest where it says several times."""
    if len(url) > _LONGEST:
        return None
    try:
        parts = urlsplit(url)
        pairs = parse_qsl(parts.query, max_num_fields=200)
    except ValueError:
        return None
    facts = {name.lower(): value for name, value in reversed(pairs) if len(value) <= 8_192}
    found = [_lived(facts.get(date, ""), facts.get(span, "")) for date, span in _LIVES]
    found += [_moment(facts.get(name, "")) for name in _MOMENTS]
    found += [_of_token(facts.get(name, "")) for name in _TOKENS]
    found += [_of_policy(facts.get("policy", "")), _of_tencent(facts.get("q-sign-time", ""))]
    return min((moment for moment in found if moment is not None), default=None)


def _lived(stamp: str, seconds: str) -> float | None:
    if not _STAMP.fullmatch(stamp) or not _is_number(seconds):
        return None
    try:
        made = datetime.strptime(stamp, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC).timestamp()
    except ValueError:
        return None
    return _sane(made + int(seconds))


def _moment(text: str) -> float | None:
    """Seconds or milliseconds since 1970, or a date as ISO 8601 writes it."""
    if _is_number(text):
        moment = float(text)
        return _sane(moment / 1000 if moment > _LATEST else moment)
    if len(text) < 10 or len(text) > 40:
        return None
    try:
        moment_of = datetime.fromisoformat(text)
    except ValueError:
        return None
    try:
        return _sane((moment_of if moment_of.tzinfo else moment_of.replace(tzinfo=UTC)).timestamp())
    except (OverflowError, OSError):
        return None


def _of_token(text: str) -> float | None:
    """The `exp` of a JSON web token. Nothing of it is checked: it is the server's to check."""
    pieces = text.split(".")
    payload = _document(pieces[1]) if len(pieces) == 3 else None
    return _number(payload.get("exp")) if isinstance(payload, dict) else None


def _of_policy(text: str) -> float | None:
    """CloudFront's own policy, in its own Base64."""
    policy = _document(text.translate(str.maketrans("-_~", "+=/"))) if text else None
    try:
        return _number(policy["Statement"][0]["Condition"]["DateLessThan"]["AWS:EpochTime"])  # type: ignore[index]
    except (KeyError, IndexError, TypeError):
        return None


def _of_tencent(text: str) -> float | None:
    _, _, end = text.partition(";")
    return _moment(end) if _is_number(end) else None


def _document(text: str) -> object:
    try:
        plain = text.replace("-", "+").replace("_", "/").rstrip("=")
        found: object = json.loads(base64.b64decode(plain + "=" * (-len(plain) % 4), validate=True))
    except (binascii.Error, ValueError, RecursionError):
        return None
    return found


def _number(value: object) -> float | None:
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 < value < 10 * _LATEST:
        return None
    return _sane(float(value))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 14


def _sane(moment: float) -> float | None:
    return moment if _EARLIEST <= moment <= _LATEST else None
