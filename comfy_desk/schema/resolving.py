"""References and wrappers: one flat schema from `$ref`, `allOf`, conditions and wrappers around null.

Local references only; a document never makes this program fetch another. A schema that contains itself is opened a few
times on the way down and then ends in a Cycle. Nothing here knows about forms.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import unquote

from comfy_desk.schema import effort, pointers
from comfy_desk.schema.merging import Schema, merge, with_numbers_only

MAX_HOPS = 24
MAX_BRANCHES = 64
CONDITION_HOPS = 6
"""What a condition counts: conditions of conditions are followed a few times only."""
MAX_TURNS = 3
"""So many times one reference is entered on the way down: children that have children can be edited to this depth."""

Entered = Mapping[str, int]
_INDIRECT = frozenset(
    ("$ref", "$dynamicRef", "$recursiveRef", "allOf", "anyOf", "oneOf", "if", "then", "else", "dependentSchemas")
)
_BOOLEAN_LIMITS = frozenset(("exclusiveMinimum", "exclusiveMaximum"))


class Cycle(Exception):
    """A reference leads back into a schema that is being read. `said` is what the document says there."""

    def __init__(self, said: Any = None) -> None:
        super().__init__()
        self.said = said


class Resolver:
    """Reads schemas of one document. `root` is the body's schema, where references into `$defs` may lead."""

    def __init__(self, document: Any, root: Any = None) -> None:
        self._document = document
        self._root = root

    def flat(self, schema: Any, entered: Entered) -> tuple[Schema, Entered]:
        """`schema` without `$ref`, `allOf`, conditions and null wrappers, and the references entered on the way.

        Raises Cycle. What is no schema (or a reference to nowhere) becomes the empty schema, which allows everything.
        """
        return self._flat(schema, entered, frozenset(), set(), 0)

    def target(self, reference: str) -> Any:
        """What a local reference points at, or None."""
        if not reference.startswith("#"):
            return None
        try:
            pointer = unquote(reference[1:], errors="strict")
        except UnicodeDecodeError:
            return None
        if pointer in ("", "/"):
            return self._root
        if not pointer.startswith("/"):
            return None  # an anchor
        found = pointers.value_at(self._document, pointer)
        return pointers.value_at(self._root, pointer) if found is None else found

    def _flat(
        self, schema: Any, entered: Entered, here: frozenset[str], done: set[str], hops: int
    ) -> tuple[Schema, Entered]:
        if not isinstance(schema, dict):
            return {}, entered
        effort.spend(1 + len(schema))
        if hops > MAX_HOPS:
            raise Cycle(schema.get("description"))
        if not _BOOLEAN_LIMITS.isdisjoint(schema):
            schema = with_numbers_only(schema)
        if _INDIRECT.isdisjoint(schema):
            return _nullable_type(schema), entered
        merged: Schema = {key: value for key, value in schema.items() if key not in ("$ref", "$dynamicRef", "allOf")}
        reference = schema.get("$ref", schema.get("$dynamicRef"))
        if isinstance(reference, str):
            target = self.target(reference)
            if reference in here or entered.get(reference, 0) >= MAX_TURNS:
                raise Cycle(
                    schema.get("description") or (target.get("description") if isinstance(target, dict) else None)
                )
            here = here | {reference}
            if reference not in done:  # else it is in already: all that is merged here holds together
                done.add(reference)
                entered = {**entered, reference: entered.get(reference, 0) + 1}
                part, entered = self._flat(target, entered, here, done, hops + 1)
                merged = merge(part, merged)
        branches = schema.get("allOf")
        if isinstance(branches, list):
            for branch in branches[:MAX_BRANCHES]:
                part, entered = self._flat(branch, entered, here, done, hops + 1)
                merged = merge(part, merged)
        merged, entered = self._unwrap(merged, entered, here, done, hops)
        return self._with_conditions(merged, entered, here, done, hops)

    def _unwrap(
        self, schema: Schema, entered: Entered, here: frozenset[str], done: set[str], hops: int
    ) -> tuple[Schema, Entered]:
        """anyOf/oneOf of one real branch and null is that branch, nullable."""
        schema = _nullable_type(schema)
        for word in ("anyOf", "oneOf"):
            branches = schema.get(word)
            if not isinstance(branches, list) or not branches:
                continue
            effort.spend(len(branches))
            real = [branch for branch in branches if not self._is_null(branch)]
            if len(real) < len(branches):
                schema = {**schema, word: real, "nullable": True}
            if not real or all(_only_conditions(branch) for branch in real):
                schema = {key: value for key, value in schema.items() if key != word}
            elif len(real) == 1:
                rest = {key: value for key, value in schema.items() if key != word}
                part, entered = self._flat(real[0], entered, here, done, hops + 1)
                schema = merge(part, rest)
        return schema, entered

    def _with_conditions(
        self, schema: Schema, entered: Entered, here: frozenset[str], done: set[str], hops: int
    ) -> tuple[Schema, Entered]:
        """Properties that are there only under a condition, among the others: the check knows when they are due."""
        parts = list(_conditional(schema))
        if not parts:
            return schema, entered
        properties = dict(schema["properties"]) if isinstance(schema.get("properties"), dict) else {}
        for part in parts[:MAX_BRANCHES]:
            try:
                inside, _ = self._flat(part, entered, here, set(done), hops + CONDITION_HOPS)
            except Cycle:
                continue
            more = inside.get("properties")
            for name, value in more.items() if isinstance(more, dict) else ():
                if value is not False and (name not in properties or properties[name] in (True, {})):
                    properties[name] = value
        kept = {key: value for key, value in schema.items() if key not in ("if", "then", "else", "dependentSchemas")}
        return ({**kept, "properties": properties} if properties else kept), entered

    def _is_null(self, branch: Any) -> bool:
        if isinstance(branch, dict) and isinstance(branch.get("$ref"), str):
            branch = self.target(branch["$ref"])
        return is_null(branch)


def is_null(schema: Any) -> bool:
    """Whether a schema allows null and nothing else."""
    if not isinstance(schema, dict):
        return False
    return (
        schema.get("type") in ("null", ["null"])
        or schema.get("enum") == [None]
        or ("const" in schema and schema["const"] is None)
    )


def _conditional(schema: Schema) -> Iterator[Any]:
    for word in ("then", "else"):
        if isinstance(schema.get(word), dict) and "if" in schema:
            yield schema[word]
    dependent = schema.get("dependentSchemas")
    if isinstance(dependent, dict):
        yield from dependent.values()


def _nullable_type(schema: Schema) -> Schema:
    types = schema.get("type")
    if not isinstance(types, list) or not types:
        return schema
    rest = [name for name in types if name != "null"]
    one = rest[0] if len(rest) == 1 else rest
    if len(rest) == len(types):
        return {**schema, "type": one}
    return {**schema, "nullable": True, "type": one} if rest else {**schema, "nullable": True, "type": "null"}


def _only_conditions(schema: Any) -> bool:
    """A branch that only says which keys must be there adds nothing to draw; the check still honours it."""
    return isinstance(schema, dict) and bool(schema) and set(schema) <= {"required", "not", "title", "description"}
