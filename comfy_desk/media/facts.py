"""What the header of a film or a sound says. A record, no code that reads bytes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Facts:
    """`width` and `height` are pixels as shown, `duration` seconds. `film` and `sound` say whether there are such tracks,
    and are None where the header does not tell."""

    width: int | None = None
    height: int | None = None
    duration: float | None = None
    film: bool | None = None
    sound: bool | None = None


UNKNOWN = Facts()
