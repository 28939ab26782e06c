"""Who is to serve a request, and who did: a model may run at more than one provider. No I/O here.

These are query parameters of the submit, and an idempotency key is tied to them as it is to the body.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Serving:
    """The artist's choice. `provider` "" leaves it to the Router.

    `strict`: the body is the chosen provider's own and is not translated. `reject_unknown`: a field that the model does not
    know is refused instead of passed over.
    """

    provider: str = ""
    strict: bool = False
    reject_unknown: bool = False

    def query(self, *, estimate: bool = False) -> dict[str, str]:
        """The parameters as the Router's contract names them; an estimate takes the provider alone."""
        asked = {"model_provider": self.provider} if self.provider else {}
        if not estimate:
            asked |= {"strict_mode": "true"} if self.strict else {}
            asked |= {"reject_unknown_fields": "true"} if self.reject_unknown else {}
        return asked


@dataclass(frozen=True, slots=True)
class Served:
    """What an answer disclosed: the provider that stepped in, and the names of what it could not be told."""

    provider: str | None = None
    dropped: tuple[str, ...] = ()


ANY = Serving()
NOTHING_SAID = Served()
