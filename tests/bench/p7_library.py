"""P7: the library of 50,000 works: first page of a search, p99 frame while scrolling, memory of thumbnails.

The library does not exist yet, so nothing is measured here and the line says so.
"""

from __future__ import annotations

from measuring import Line


def measure(quick: bool) -> list[Line]:
    return [
        Line(
            "P7", "library of 50,000", None, budget="≤ 50 ms, ≤ 16.7 ms, ≤ 128 MB", note="not yet: there is no library"
        )
    ]
