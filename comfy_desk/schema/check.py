"""The way to `validate`, which is loaded with the first check: its library costs a start a tenth of its time."""

from __future__ import annotations

from typing import Any

from comfy_desk.schema.fields import Form, Problem


def check(document_or_form: Form | Any, body: Any) -> list[Problem]:
    """What is wrong with `body`. An empty list means: nothing that the document would tell."""
    from comfy_desk.schema import validate

    return validate.check(document_or_form, body)
