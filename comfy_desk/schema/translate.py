"""The body's schema of an OpenAPI document, rewritten for a Draft 2020-12 validator.

OAS 3.0 differs in `nullable` and in boolean exclusive limits, older drafts in tuples and dependencies. Only keywords whose
values are well formed are kept, so that a broken document checks less instead of stopping the form. References are
followed within the document; each target is written once, and only if something leads to it.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

from comfy_desk.schema import exact, patterns
from comfy_desk.schema.resolving import Resolver

MAX_DEPTH = 60
MAX_NODES = 40_000
MAX_ENUM = 20_000
MAX_PATTERNS = 50
"""Of those over the keys of one object."""
_TYPES = {"object", "array", "string", "number", "integer", "boolean", "null"}


def body_schema(document: Any) -> dict[str, Any] | None:
    """The schema of the one JSON body that the document's POST takes, or None."""
    paths = document.get("paths") if isinstance(document, dict) else None
    if not isinstance(paths, dict):
        return None
    for path in list(paths.values())[:50]:
        place: Any = path
        for step in ("post", "requestBody", "content"):
            place = place.get(step) if isinstance(place, dict) else None
            if isinstance(place, dict) and isinstance(place.get("$ref"), str):
                place = Resolver(document).target(place["$ref"])
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
    """The body's schema with what it refers to under `$defs`; empty (allows all) where there is none."""
    schema = body_schema(document)
    if schema is None:
        return {}
    writer = _Writer(Resolver(document, schema))
    result = writer.schema(schema, 0)
    named = writer.targets()
    return {"$defs": named, "allOf": [result]} if named else result


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float, Decimal)) and not isinstance(value, bool)


def _is_count(value: Any) -> bool:
    number = exact.whole(value)
    return number is not None and number >= 0


def _is_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def _is_step(value: Any) -> bool:
    return _is_number(value) and value > 0


def _is_pattern(value: Any) -> bool:
    return isinstance(value, str) and patterns.weigh(value) is not None


_PLAIN: dict[str, Callable[[Any], bool]] = {
    "minimum": _is_number, "maximum": _is_number, "exclusiveMinimum": _is_number, "exclusiveMaximum": _is_number,
    "multipleOf": _is_step, "minLength": _is_count, "maxLength": _is_count,
    "minItems": _is_count, "maxItems": _is_count, "minContains": _is_count, "maxContains": _is_count,
    "minProperties": _is_count, "maxProperties": _is_count, "required": _is_names,
    "uniqueItems": lambda value: isinstance(value, bool),
    "pattern": _is_pattern,
    "enum": lambda value: isinstance(value, list) and 0 < len(value) <= MAX_ENUM, "const": lambda value: True,
    "dependentRequired": lambda value: isinstance(value, dict) and all(map(_is_names, value.values())),
}  # fmt: skip
_LISTS = ("allOf", "anyOf", "oneOf", "prefixItems")
_SINGLE = ("items", "not", "additionalProperties", "contains", "propertyNames", "if", "then", "else")
_NAMED = ("properties", "dependentSchemas")


class _Writer:
    """One translation, with a budget of nodes shared by body and targets."""

    def __init__(self, resolver: Resolver) -> None:
        self._resolver = resolver
        self._left = MAX_NODES
        self._names: dict[str, str] = {}
        self._waiting: list[tuple[str, Any]] = []

    def targets(self) -> dict[str, Any]:
        """What was referred to so far, and what that refers to."""
        written: dict[str, Any] = {}
        while self._waiting:
            name, target = self._waiting.pop()
            written[name] = self.schema(target, 0)
        return written

    def schema(self, raw: Any, depth: int) -> dict[str, Any]:
        self._left -= 1
        if not isinstance(raw, dict) or depth > MAX_DEPTH or self._left <= 0:
            return {"not": {}} if raw is False else {}
        result = self._plain(raw)
        self._nested(raw, result, depth)
        reference = raw.get("$ref", raw.get("$dynamicRef"))
        if isinstance(reference, str) and (name := self._name(reference)):
            result["$ref"] = "#/$defs/" + name
        return _nullable(result) if raw.get("nullable") is True else result

    def _name(self, reference: str) -> str:
        """The name of a target under `$defs`; empty for a reference to nowhere."""
        if reference not in self._names:
            target = self._resolver.target(reference)
            known = isinstance(target, (dict, bool))
            self._names[reference] = f"d{len(self._names)}" if known else ""
            if known:
                self._waiting.append((self._names[reference], target))
        return self._names[reference]

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
        _without_answers_only(raw, result)
        return result

    def _nested(self, raw: dict[str, Any], result: dict[str, Any], depth: int) -> None:
        for word in _NAMED:
            parts = raw.get(word)
            if isinstance(parts, dict):
                result[word] = {str(name): self.schema(part, depth + 1) for name, part in parts.items()}
        for word in _LISTS:
            if isinstance(raw.get(word), list) and raw[word]:
                result[word] = [self.schema(part, depth + 1) for part in raw[word][:200]]
        for word in _SINGLE:
            if isinstance(raw.get(word), (dict, bool)):
                result[word] = raw[word] if isinstance(raw[word], bool) else self.schema(raw[word], depth + 1)
        if "if" not in result:
            result.pop("then", None)
            result.pop("else", None)
        if isinstance(raw.get("items"), list):  # the tuple of older drafts
            result["prefixItems"] = [self.schema(part, depth + 1) for part in raw["items"][:200]]
            if isinstance(raw.get("additionalItems"), (dict, bool)):
                result["items"] = self.schema(raw["additionalItems"], depth + 1)
        self._keys(raw, result, depth)

    def _keys(self, raw: dict[str, Any], result: dict[str, Any], depth: int) -> None:
        patterned = raw.get("patternProperties")
        if isinstance(patterned, dict) and patterned:
            tried = list(patterned.items())[:MAX_PATTERNS]
            kept = {str(key): self.schema(part, depth + 1) for key, part in tried if _is_pattern(key)}
            result["patternProperties"] = kept
            if len(kept) < len(patterned):
                result.pop("additionalProperties", None)  # nobody knows which keys those are
        dependent = raw.get("dependencies")
        for name, part in dependent.items() if isinstance(dependent, dict) else ():
            if _is_names(part):
                result.setdefault("dependentRequired", {})[str(name)] = list(part)
            elif isinstance(part, dict):
                result.setdefault("dependentSchemas", {})[str(name)] = self.schema(part, depth + 1)


def _without_answers_only(raw: dict[str, Any], result: dict[str, Any]) -> None:
    """A property that is only ever in answers is not missing from a body."""
    properties = raw.get("properties")
    if "required" in result and isinstance(properties, dict):
        result["required"] = [
            name
            for name in result["required"]
            if not (isinstance(properties.get(name), dict) and properties[name].get("readOnly") is True)
        ]


def _nullable(schema: dict[str, Any]) -> dict[str, Any]:
    if "type" not in schema or set(schema) & {"$ref", "allOf", "anyOf", "oneOf", "const", "not", "if"}:
        return {"anyOf": [schema, {"type": "null"}]}
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    result = {**schema, "type": list(dict.fromkeys([*kinds, "null"]))}
    if "enum" in result and None not in result["enum"]:
        result["enum"] = [*result["enum"], None]
    return result
