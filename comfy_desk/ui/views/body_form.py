"""A form made of a body alone, where its model's document is nowhere: names and kinds of its values, and nothing else."""

from __future__ import annotations

from typing import Any

_TYPES = {str: "string", bool: "boolean", int: "integer", float: "number", list: "array", dict: "object"}


def document_of(body: dict[str, Any]) -> dict[str, Any]:
    """A document in the shape of the published ones, with a field for each value at the top of `body`."""
    properties = {name: {"type": _TYPES[type(value)]} if type(value) in _TYPES else {} for name, value in body.items()}
    schema = {"type": "object", "properties": properties}
    content = {"application/json": {"schema": schema}}
    return {"openapi": "3.0.2", "paths": {"/": {"post": {"requestBody": {"content": content}}}}}
