"""A form's values that the artist keeps under a name, for one model. No I/O here."""

from __future__ import annotations

from dataclasses import dataclass, field

from comfy_desk.domain.serving import ANY, Serving


@dataclass(frozen=True, slots=True)
class PresetLine:
    """One preset as a list shows it. `size` is that of its body in bytes; `standard`: a fresh form of the model begins so."""

    id: str
    model: str
    name: str
    created_at: float
    size: int = 0
    standard: bool = False


@dataclass(frozen=True, slots=True)
class Preset:
    """The whole of it. `body` is exact JSON; `random` names the seeds that are thrown for each request."""

    line: PresetLine
    body: bytes = field(repr=False)
    random: tuple[str, ...] = ()
    serving: Serving = ANY
