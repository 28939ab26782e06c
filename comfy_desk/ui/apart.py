"""Bodies with large files in them are written and read beside the window, which goes on meanwhile; small ones at once.

What is written is what the body was when it was asked for. Nothing here knows what is in one.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from comfy_desk.schema import from_bytes, to_bytes
from comfy_desk.schema.exact import exact
from comfy_desk.ui.forms.bodies import weight

LARGE = 500_000
"""About how many bytes a body may have to be written and read at once: some two milliseconds."""


async def written(body: dict[str, Any]) -> bytes:
    """`to_bytes` of the body as it is now. Raises NotJsonError."""
    if weight(body) < LARGE:
        return to_bytes(body)
    return await asyncio.to_thread(to_bytes, exact(body), turn=_turn)


async def read(data: bytes) -> Any:
    """`from_bytes`. Raises NotJsonError."""
    if len(data) < LARGE:
        return from_bytes(data)
    return await asyncio.to_thread(from_bytes, data, turn=_turn)


def _turn() -> None:
    """Whoever waits for the interpreter gets it now, and not at the end of its five milliseconds."""
    time.sleep(0)
