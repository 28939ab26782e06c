"""What the Router names in the place of a model that it does not know any more: for a failed row. Asks nobody.

Its words are no contract: only whole ids of models in them are taken, and where one leads nowhere its form says so.
"""

from __future__ import annotations

from comfy_desk.domain.errors import Bucket
from comfy_desk.domain.model import successors_of
from comfy_desk.domain.request import Request, State
from comfy_desk.ui.phrases import model_name


class _Anything:
    def __contains__(self, _model: object) -> bool:
        return True


def successor_of(request: Request) -> str:
    """The first model that the refusal names instead; "" where it names none, or the refusal is another one."""
    failure = request.failure
    if request.state is not State.FAILED or failure is None or failure.bucket != Bucket.MODEL_NOT_FOUND:
        return ""
    return next(iter(successors_of(failure.detail, request.model, _Anything())), "")


def short_name(model: str) -> str:
    """ "Quick Sketch", without its provider."""
    return model_name(model).rpartition(" · ")[0] or model
