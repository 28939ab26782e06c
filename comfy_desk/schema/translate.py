"""The body's schema of an OpenAPI document, rewritten for a Draft 2020-12 validator.

OAS 3.0 differs in `nullable` and in boolean exclusive limits. Only keywords whose values are well formed are kept, so
that a broken document checks less instead of stopping the form. Regular expressions over keys are left out: their cost
has no bound.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

from comfy_desk.schema import exact

MAX_DEPTH = 60
MAX_NODES = 40_000
_TYPES = {"object", "array", "string", "number", "integer", "boolean", "null"}
_LOCAL = "#/components/schemas/"


def body_schema(document: Any) -> dict[str, Any] | None:
    """The schema of the one JSON body that the document's POST takes, or None."""
    paths = document.get("paths") if isinstance(document, dict) else None
    if not isinstance(paths, dict):
        return None
    for path in list(paths.values())[:50]:
        place: Any = path
        for step in ("post", "requestBody", "content"):
            place = place.get(step) if isinstance(place, dict) else None
        if not isinstance(place, dict):
            continue
        media = place.get("application/json")
        if not isinstance(media, dict):
            media = next(
                (value for key, value in place.items() if "json" in str(key) and isinstance(value, dict)), None
            )
        schema = media.get("schema") if media else None
        if isinstance(schema, dict) and schema:
            return schema
    return None


def draft_2020(document: Any) -> dict[str, Any]:
    """The body's schema with its components under `$defs`; empty (allows all) where there is none."""
    schema = body_schema(document)
    if schema is None:
        return {}
    writer = _Writer()
    result = writer.schema(schema, 0)
    components = document.get("components")
    named = components.get("schemas") if isinstance(components, dict) else None
    if isinstance(named, dict):
        result = {"$defs": {str(key): writer.schema(value, 0) for key, value in named.items()}, "allOf": [result]}
    return result


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float, Decimal)) and not isinstance(value, bool)


def _is_count(value: Any) -> bool:
    number = exact.whole(value)
    return number is not None and number >= 0


def _is_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def _is_step(value: Any) -> bool:
    return _is_number(value) and value > 0


_PLAIN: dict[str, Callable[[Any], bool]] = {
    "minimum": _is_number, "maximum": _is_number, "exclusiveMinimum": _is_number, "exclusiveMaximum": _is_number,
    "multipleOf": _is_step, "minLength": _is_count, "maxLength": _is_count,
    "minItems": _is_count, "maxItems": _is_count,
    "minProperties": _is_count, "maxProperties": _is_count, "required": _is_names,
    "uniqueItems": lambda value: isinstance(value, bool),
    "pattern": lambda value: isinstance(value, str) and len(value) <= 200,
    "enum": lambda value: isinstance(value, list) and 0 < len(value) <= 2_000, "const": lambda value: True,
}  # fmt: skip


class _Writer:
    """One translation, with a budget of nodes shared by body and components."""

    def __init__(self) -> None:
        self._left = MAX_NODES

    def schema(self, raw: Any, depth: int) -> dict[str, Any]:
        self._left -= 1
        if not isinstance(raw, dict) or depth > MAX_DEPTH or self._left <= 0:
            return {"not": {}} if raw is False else {}
        result = self._plain(raw)
        self._nested(raw, result, depth)
        reference = raw.get("$ref")
        if isinstance(reference, str) and reference.startswith(_LOCAL) and "/" not in reference[len(_LOCAL) :]:
            result["$ref"] = "#/$defs/" + reference[len(_LOCAL) :]
        return _nullable(result) if raw.get("nullable") is True else result

    def _plain(self, raw: dict[str, Any]) -> dict[str, Any]:
        result: dict[str, Any] = {}
        kind = raw.get("type")
        if isinstance(kind, str) and kind in _TYPES:
            result["type"] = kind
        elif isinstance(kind, list) and kind and all(isinstance(name, str) and name in _TYPES for name in kind):
            result["type"] = list(dict.fromkeys(kind))
        for word, fits in _PLAIN.items():
            if word in raw and fits(raw[word]):
                try:
                    result[word] = exact.exact(raw[word])
                except exact.NotJsonError:
                    continue
        for word in ("minimum", "maximum"):
            opened = "exclusive" + word.capitalize()
            if raw.get(opened) is True and word in result:
                result[opened] = result.pop(word)
        return result

    def _nested(self, raw: dict[str, Any], result: dict[str, Any], depth: int) -> None:
        properties = raw.get("properties")
        if isinstance(properties, dict):
            result["properties"] = {str(name): self.schema(part, depth + 1) for name, part in properties.items()}
        for word in ("allOf", "anyOf", "oneOf", "prefixItems"):
            if isinstance(raw.get(word), list) and raw[word]:
                result[word] = [self.schema(part, depth + 1) for part in raw[word][:200]]
        for word in ("items", "not", "additionalProperties"):
            if isinstance(raw.get(word), (dict, bool)):
                result[word] = raw[word] if isinstance(raw[word], bool) else self.schema(raw[word], depth + 1)


def _nullable(schema: dict[str, Any]) -> dict[str, Any]:
    if "type" not in schema or set(schema) & {"$ref", "allOf", "anyOf", "oneOf", "const"}:
        return {"anyOf": [schema, {"type": "null"}]}
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    result = {**schema, "type": [*kinds, "null"]}
    if "enum" in result and None not in result["enum"]:
        result["enum"] = [*result["enum"], None]
    return result
