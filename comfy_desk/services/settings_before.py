"""What older versions remembered beside the settings and are settings now: how each old fact is read. Pure."""

from __future__ import annotations

import base64
import json
from typing import Any

from comfy_desk.domain.settings import AT_ONCE_A_MODEL, AT_ONCE_IN_ALL, COLOURS, COMPACT, Value

FORMER = ("view.scheme", "limits", "queue.state")
"""Names of remembered facts."""


def former(name: str, fact: Any) -> dict[str, Value]:
    """The settings that stand in one of `FORMER`, by key; what cannot be read is none. Whether they fit is not looked at."""
    if name == "view.scheme" and isinstance(fact, str):
        return {COLOURS.key: fact}
    if name == "limits" and isinstance(fact, list) and len(fact) == 2:
        return {AT_ONCE_A_MODEL.key: fact[0], AT_ONCE_IN_ALL.key: fact[1]}
    if name == "queue.state" and isinstance(fact, str):
        return {COMPACT.key: True} if _state(fact).get("compact") is True else {}
    return {}


def _state(text: str) -> dict[str, Any]:
    """How the columns of the queue were remembered: JSON in Base64."""
    try:
        state = json.loads(base64.b64decode(text, validate=True))
    except (ValueError, RecursionError):
        return {}
    return state if isinstance(state, dict) else {}
