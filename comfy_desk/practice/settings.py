"""What can be changed while the practice Router runs (``POST /practice/settings``).

Each field says its unit. Names that do not exist and values of the wrong type are refused, so a misspelt test does
not pass by luck.
"""

from dataclasses import MISSING, dataclass, field, fields
from typing import Any

MIB = 1024 * 1024


@dataclass(slots=True)
class Settings:
    #: Every duration of a run is divided by this.
    speed: float = 1.0
    #: Simultaneous runs of a model, for all models; None keeps each model's own number.
    slots: int | None = None
    #: Seconds (at speed 1) that a run of a model takes: {"kiln/quick-sketch": 2.5}.
    durations: dict[str, float] = field(default_factory=dict)
    #: Requests of strangers put before every fresh request.
    crowd: int = 0
    #: Status of a cancel that came too late: 409, or 400 as in an older preview.
    cancel_status: int = 409
    #: What a cancel does to a run that has started: as its model does ("model"), "stop", "late" (cancelled, charged,
    #: result kept) or "win" (finishes as a success).
    cancel_running: str = "model"
    #: Seconds that an asset link lives, counted from the run's end.
    asset_lifetime: float = 7200.0
    #: True signs links anew on every read, so a result's bytes differ between reads.
    fresh_links: bool = False
    #: Seconds that a finished request can be read.
    retention: float = 86400.0
    #: Seconds that an idempotency key is remembered, from its first use.
    key_lifetime: float = 86400.0
    #: Seconds (real) that admitting a submit takes.
    admission_seconds: float = 0.0
    #: Waiting requests an account may have.
    backlog: int = 1000
    #: Calls an account may make in a minute, reads included; None is without limit.
    rate_per_minute: int | None = None
    #: Seconds (practice clock) a request may wait; None is for ever.
    queue_timeout: float | None = None
    #: Seconds (real) that the direct route holds a connection.
    direct_deadline: float = 600.0
    #: Direct runs an account may have at once.
    direct_limit: int = 20
    #: "model" (each its own way), "exact", "estimated", "unknown" or "not_enabled".
    estimate: str = "model"
    #: Whether a fresh submit carries an estimate.
    submit_estimate: bool = True
    #: Credits a new account begins with; setting it gives every account this many.
    credits: float = 4220.0
    #: Cents an account may have in flight; None switches that gate and its headers off.
    committed_limit_cents: int | None = None
    #: Bytes of filler text put into every JSON object answered as a result; streamed.
    ballast_bytes: int = 0
    #: One Retry-After (seconds) for every read of an unfinished request; None reckons it.
    fixed_retry_after: int | None = None
    #: Bytes of a request body that are accepted.
    max_body_bytes: int = 100 * MIB

    def update(self, changes: dict[str, Any]) -> None:
        """Apply all changes or none; ValueError names the one that does not fit."""
        checked = {name: _checked(name, value) for name, value in changes.items()}
        for name, value in checked.items():
            setattr(self, name, value)


_CHOICES: dict[str, tuple[Any, ...]] = {
    "cancel_status": (409, 400),
    "cancel_running": ("model", "stop", "late", "win"),
    "estimate": ("model", "exact", "estimated", "unknown", "not_enabled"),
}
_OPTIONAL = {"slots", "queue_timeout", "committed_limit_cents", "fixed_retry_after", "rate_per_minute"}
_POSITIVE = {"speed", "slots", "fixed_retry_after", "max_body_bytes", "rate_per_minute"}
_DEFAULTS: dict[str, Any] = {f.name: (f.default if f.default is not MISSING else {}) for f in fields(Settings)}
_NUMBERS = {"queue_timeout": 0.0, **dict.fromkeys(_OPTIONAL - {"queue_timeout"}, 0)}


def _checked(name: str, value: Any) -> Any:
    if name not in _DEFAULTS:
        raise ValueError(f"no setting is called {name!r}")
    if value is None and name in _OPTIONAL:
        return None
    if name in _CHOICES:
        if value not in _CHOICES[name]:
            raise ValueError(f"{name} must be one of {_CHOICES[name]}")
        return value
    if name == "durations":
        if not isinstance(value, dict) or not all(isinstance(v, int | float) and v >= 0 for v in value.values()):
            raise ValueError("durations must map model ids to seconds")
        return {str(k): float(v) for k, v in value.items()}
    pattern = _NUMBERS.get(name, _DEFAULTS[name])
    return _number(name, value, pattern)


def _number(name: str, value: Any, pattern: Any) -> Any:
    if isinstance(pattern, bool):
        if not isinstance(value, bool):
            raise ValueError(f"{name} must be true or false")
        return value
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError(f"{name} must be a number")
    if value < 0 or (name in _POSITIVE and value == 0):
        raise ValueError(f"{name} is too small")
    if isinstance(pattern, float):
        return float(value)
    if value != int(value):
        raise ValueError(f"{name} must be a whole number")
    return int(value)
