"""References and merges: one flat schema from `$ref`, `allOf` and wrappers around null.

Local references only; a document never makes this program fetch another. Cycles end where a reference would be entered
a second time. Nothing here knows about forms.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote

from comfy_desk.schema import pointers

Schema = dict[str, Any]

MAX_HOPS = 24
MAX_BRANCHES = 64


class Cycle(Exception):
    """A reference leads back into a schema that is being read."""


class Resolver:
    """Reads schemas of one document."""

    def __init__(self, document: Any) -> None:
        self._document = document

    def flat(self, schema: Any, entered: frozenset[str]) -> tuple[Schema, frozenset[str]]:
        """`schema` without `$ref`, `allOf` and null wrappers, and the references entered on the way.

        Raises Cycle. What is no schema (or a reference to nowhere) becomes the empty schema, which allows everything.
        """
        return self._flat(schema, entered, 0)

    def _flat(self, schema: Any, entered: frozenset[str], hops: int) -> tuple[Schema, frozenset[str]]:
        if hops > MAX_HOPS:
            raise Cycle
        if not isinstance(schema, dict):
            return {}, entered
        merged: Schema = {key: value for key, value in schema.items() if key not in ("$ref", "allOf")}
        reference = schema.get("$ref")
        if isinstance(reference, str):
            if reference in entered:
                raise Cycle
            target, entered = self._flat(self.target(reference), entered | {reference}, hops + 1)
            merged = merge(target, merged)
        branches = schema.get("allOf")
        if isinstance(branches, list):
            for branch in branches[:MAX_BRANCHES]:
                part, entered = self._flat(branch, entered, hops + 1)
                merged = merge(part, merged)
        return self._unwrap(merged, entered, hops)

    def _unwrap(self, schema: Schema, entered: frozenset[str], hops: int) -> tuple[Schema, frozenset[str]]:
        """anyOf/oneOf of one real branch and null is that branch, nullable."""
        schema = _nullable_type(schema)
        for word in ("anyOf", "oneOf"):
            branches = schema.get(word)
            if not isinstance(branches, list) or not branches:
                continue
            real = [branch for branch in branches if not is_null(branch)]
            if len(real) < len(branches):
                schema = {**schema, word: real, "nullable": True}
            if not real or all(_only_conditions(branch) for branch in real):
                schema = {key: value for key, value in schema.items() if key != word}
            elif len(real) == 1:
                rest = {key: value for key, value in schema.items() if key != word}
                part, entered = self._flat(real[0], entered, hops + 1)
                schema = merge(part, rest)
        return schema, entered

    def target(self, reference: str) -> Any:
        """What a local reference points at, or None."""
        if not reference.startswith("#"):
            return None
        return pointers.value_at(self._document, unquote(reference[1:]))


def merge(inner: Schema, outer: Schema) -> Schema:
    """Both schemas at once. Annotations of `outer` win; limits are the tighter ones."""
    result = dict(inner)
    for key, value in outer.items():
        if key not in result or result[key] == value:
            result[key] = value
        else:
            result[key] = _both(key, result[key], value)
    return result


def is_null(schema: Any) -> bool:
    """Whether a schema allows null and nothing else."""
    if not isinstance(schema, dict):
        return False
    return (
        schema.get("type") == "null" or schema.get("enum") == [None] or ("const" in schema and schema["const"] is None)
    )


def _both(key: str, inner: Any, outer: Any) -> Any:
    if key == "properties" and isinstance(inner, dict) and isinstance(outer, dict):
        both = dict(inner)
        for name, value in outer.items():
            both[name] = {"allOf": [inner[name], value]} if name in inner and inner[name] != value else value
        return both
    if key == "required" and isinstance(inner, list) and isinstance(outer, list):
        return [*inner, *(name for name in outer if name not in inner)]
    if key == "enum" and isinstance(inner, list) and isinstance(outer, list):
        return [value for value in inner if value in outer] or outer
    if key in ("minimum", "minLength", "minItems", "maximum", "maxLength", "maxItems"):
        try:
            return max(inner, outer) if key.startswith("min") else min(inner, outer)
        except TypeError:
            return outer
    return outer


def _nullable_type(schema: Schema) -> Schema:
    types = schema.get("type")
    if not isinstance(types, list) or "null" not in types:
        return schema
    rest = [name for name in types if name != "null"]
    return {**schema, "nullable": True, "type": rest[0] if len(rest) == 1 else rest}


def _only_conditions(schema: Any) -> bool:
    """A branch that only says which keys must be there adds nothing to draw; the check still honours it."""
    return isinstance(schema, dict) and bool(schema) and set(schema) <= {"required", "not", "title", "description"}
