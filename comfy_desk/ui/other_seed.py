"""Another seed for what was sent once: its body is read, and varied by what its model's form knows of seeds."""

from __future__ import annotations

from typing import Any

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Request
from comfy_desk.schema import NotJsonError, describe, summary
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import apart
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.vary import varied

Varied = tuple[bytes, str | None]
"""As `SessionApi.run_again` takes it: the body, and the seed in words."""


async def sent_body(session: SessionApi, request: Request) -> dict[str, Any]:
    """What was sent. Raises DeskError where that is not an object."""
    try:
        body = await apart.read(await session.body(request.id))
    except NotJsonError:
        body = None
    if not isinstance(body, dict):
        raise DeskError(tr("What was sent cannot be shown in a form."))
    return body


async def with_another_seed(session: SessionApi, request: Request) -> Varied | None:
    """None where nothing of it is a seed: it would be the same request."""
    body = await sent_body(session, request)
    try:
        form = describe((await session.model_document(request.model)).document)
    except DeskError:
        form = None
    other = varied(body, form)
    if other is None:
        return None
    return await apart.written(other), summary(form, other)[1]


async def of_many(session: SessionApi, request: Request) -> Varied:
    """Where nobody can be asked what to do without a seed that is an error."""
    other = await with_another_seed(session, request)
    if other is None:
        raise DeskError(no_seed())
    return other


def no_seed() -> str:
    return tr("It has no seed that could be another one: it would be the same request.")
