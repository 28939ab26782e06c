"""Checks a body against a model's schema before it is sent, and says what is wrong in an artist's words.

Not a gate for anything the document does not say; the server has the last word. Bounded: 0.3 seconds, 40 problems.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from referencing.exceptions import Unresolvable

from comfy_desk.schema import exact, merging, patterns, pointers
from comfy_desk.schema.fields import Form, Problem
from comfy_desk.schema.reader import FILLED_BY_ROUTER
from comfy_desk.schema.sentences import sentence
from comfy_desk.schema.translate import draft_2020

MAX_PROBLEMS = 40
MAX_SECONDS = 0.3
MAX_KEYWORDS_DEEP = 100
"""Keywords inside of each other. A schema that refers to itself without an end stops well before Python's own limit: met
inside of the registry of references, which is not written in Python, that one is no exception that can be caught."""
MAX_PLAIN_TEXT = 5_000
MAX_KEYS_TRIED = 500
_KEPT_VALIDATORS = 8
_LOOKED_AT = 64


def check(document_or_form: Form | Any, body: Any) -> list[Problem]:
    """What is wrong with `body`. An empty list means: nothing that the document would tell."""
    schema = document_or_form.schema if isinstance(document_or_form, Form) else draft_2020(document_or_form)
    try:
        value = _light(exact.exact(body))
    except exact.NotJsonError as error:
        return [Problem("", f"This cannot be sent: {error}.")]
    if not schema:
        return [] if isinstance(value, dict) else [Problem("", "The body must be an object: { … }.")]
    return _problems(schema, value)


def _problems(schema: Mapping[str, Any], value: Any) -> list[Problem]:
    token = _WATCH.set(_Watch(time.monotonic() + MAX_SECONDS))
    found: dict[str, Problem] = {}
    try:
        for error in _validator_of(schema).iter_errors(value):
            for problem in _as_problems(error, 0):
                found.setdefault(problem.pointer, problem)
            if len(found) >= MAX_PROBLEMS:
                break
    except (_TookTooLongError, RecursionError, Unresolvable):
        pass  # the server's own check is still to come
    finally:
        _WATCH.reset(token)
    return list(found.values())


def _validator_of(schema: Mapping[str, Any]) -> Any:
    """A form is checked at every key press; what is made of its schema is kept for the last few."""
    kept = _VALIDATORS.get(id(schema))
    if kept is None or kept[0] is not schema:
        while len(_VALIDATORS) >= _KEPT_VALIDATORS:
            _VALIDATORS.pop(next(iter(_VALIDATORS)), None)
        kept = (schema, _Validator(schema))
        _VALIDATORS[id(schema)] = kept
    return kept[1]


def _as_problems(error: ValidationError, depth: int) -> Iterator[Problem]:
    """Problems of one error; of alternatives, those of the branch that comes nearest."""
    path = list(error.absolute_path)
    pointer = pointers.build(path)
    known = error.schema if isinstance(error.schema, Mapping) else {}
    if error.validator == "required":
        name = _missing(error)
        if not path and name in FILLED_BY_ROUTER:
            return
        yield Problem(pointers.join(pointer, name), "This is needed.")
    elif error.validator == "additionalProperties" and isinstance(error.instance, dict):
        for name in _unknown_keys(error.instance, known)[:10]:
            yield Problem(pointers.join(pointer, name), f"This model does not know “{str(name)[:60]}”.")
    elif error.validator == "dependentRequired" and isinstance(error.instance, dict):
        yield from _needed_with(error, pointer)
    elif "propertyNames" in error.absolute_schema_path and isinstance(error.instance, str):
        yield Problem(pointers.join(pointer, error.instance), "The model does not take this name.")
    elif error.validator in ("anyOf", "oneOf") and error.context and depth < 8:
        yield from _nearest(error, pointer, depth)
    else:
        yield Problem(pointer, sentence(str(error.validator), error.validator_value, error.instance))


def _needed_with(error: ValidationError, pointer: str) -> Iterator[Problem]:
    wanted = error.validator_value if isinstance(error.validator_value, Mapping) else {}
    for name, others in wanted.items():
        for other in others if name in error.instance else ():
            if other not in error.instance:
                yield Problem(pointers.join(pointer, other), f"This is needed with “{str(name)[:60]}”.")


def _nearest(error: ValidationError, pointer: str, depth: int) -> Iterator[Problem]:
    branches = error.validator_value if isinstance(error.validator_value, list) else []
    groups = [branch["required"] for branch in branches if isinstance(branch, dict) and branch.get("required")]
    if len(groups) == len(branches) and all(part.validator == "required" for part in error.context or ()):
        yield Problem(pointer, f"One of these is needed: {', '.join(' and '.join(group) for group in groups)[:200]}.")
        return
    tried: dict[Any, list[ValidationError]] = {}
    for part in error.context or ():
        tried.setdefault(part.schema_path[0], []).append(part)
    # The branch meant is the one whose fixed values and type agree, then the one with the least to mend.
    best = min(tried.values(), key=lambda parts: (sum(map(_mismatch, parts)), len(parts)))
    if any(_mismatch(part) and len(part.absolute_path) == len(error.absolute_path) for part in best):
        yield Problem(pointer, "This fits none of the forms that the model takes here.")
        return
    for part in best:
        yield from _as_problems(part, depth + 1)


def _mismatch(error: ValidationError) -> bool:
    """Whether an error says that another branch was meant."""
    fixed = error.validator == "enum" and isinstance(error.validator_value, list) and len(error.validator_value) == 1
    return fixed or error.validator in ("const", "type")


def _missing(error: ValidationError) -> str:
    wanted = error.validator_value if isinstance(error.validator_value, list) else []
    # jsonschema raises one error a name; the name stands quoted at the start of its message.
    for name in wanted:
        if error.message.startswith(repr(name)):
            return str(name)
    return str(wanted[0]) if wanted else ""


class _LongText:
    """A text of megabytes, without its repr: the validator writes every failing value into a message nobody reads."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def __len__(self) -> int:
        return len(self._text)

    def __eq__(self, other: object) -> bool:
        return self._text == (other._text if isinstance(other, _LongText) else other)

    def __hash__(self) -> int:
        return hash(self._text)

    def __repr__(self) -> str:
        return "…"


def _light(value: Any) -> Any:
    if isinstance(value, str):
        return _LongText(value) if len(value) > MAX_PLAIN_TEXT else value
    if isinstance(value, dict):
        return {key: _light(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_light(item) for item in value]
    return value


class _TookTooLongError(Exception):
    pass


@dataclass(slots=True)
class _Watch:
    """When one check has to end, and how deep it is."""

    deadline: float
    depth: int = 0


_WATCH: ContextVar[_Watch] = ContextVar("check_watch")


def _in_time() -> _Watch:
    watch = _WATCH.get()
    if time.monotonic() > watch.deadline or watch.depth >= MAX_KEYWORDS_DEEP:
        raise _TookTooLongError
    return watch


def _watched(keyword: Any) -> Any:
    def run(validator: Any, value: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:
        watch = _in_time()
        watch.depth += 1
        try:
            yield from keyword(validator, value, instance, schema) or ()
        finally:
            watch.depth -= 1

    return run


def _multiple_of(validator: Any, step: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:
    if not validator.is_type(instance, "number"):
        return
    try:
        rest = Decimal(instance) % Decimal(step)
    except (InvalidOperation, ValueError):
        return
    if rest:
        yield ValidationError(f"not a multiple of {step}")


def _pattern(validator: Any, pattern: str, instance: Any, schema: Any) -> Iterator[ValidationError]:
    if isinstance(instance, str) and patterns.search(pattern, instance) is False:
        yield ValidationError("does not match")


def _pattern_properties(validator: Any, patterned: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:
    if not isinstance(instance, dict):
        return
    for pattern, part in patterned.items():
        for name, value in instance.items():
            _in_time()  # each name may be a long search
            if patterns.search(pattern, name):
                yield from validator.descend(value, part, path=name, schema_path=pattern)


def _additional(validator: Any, further: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:
    if not isinstance(instance, dict) or further is True:
        return
    unknown = _unknown_keys(instance, schema)
    if further is False:
        if unknown:
            yield ValidationError("not known")
        return
    for name in unknown:
        yield from validator.descend(instance[name], further, path=name)


def _unknown_keys(instance: Mapping[str, Any], schema: Mapping[str, Any]) -> list[str]:
    """Keys that a schema neither names nor describes; of a pattern that is too heavy to try, none is known to be unknown."""
    known, patterned = schema.get("properties", {}), schema.get("patternProperties", {})
    if patterned and len(instance) > MAX_KEYS_TRIED:
        return []
    return [name for name in instance if name not in known and all(_is_other(pattern, name) for pattern in patterned)]


def _is_other(pattern: str, name: str) -> bool:
    _in_time()
    return patterns.search(pattern, name) is False


def _unique(validator: Any, wanted: bool, instance: Any, schema: Any) -> Iterator[ValidationError]:
    if not wanted or not isinstance(instance, list):
        return
    if len(merging.distinct(_while_in_time(instance))) < len(instance):
        yield ValidationError("not unique")


def _enum(validator: Any, listed: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:
    if not any(merging.same(value, instance) for value in _while_in_time(listed)):
        yield ValidationError("not one of these")


def _while_in_time(values: Sequence[Any]) -> Iterator[Any]:
    for number, value in enumerate(values):
        if number % _LOOKED_AT == 0:
            _in_time()
        yield value


def _is_integer(_checker: Any, instance: Any) -> bool:
    return exact.whole(instance) is not None


def _is_text(_checker: Any, instance: Any) -> bool:
    return isinstance(instance, (str, _LongText))


_KEYWORDS: dict[str, Any] = dict(Draft202012Validator.VALIDATORS)
_KEYWORDS.update(
    multipleOf=_multiple_of, pattern=_pattern, uniqueItems=_unique, patternProperties=_pattern_properties,
    enum=_enum, additionalProperties=_additional,
)  # fmt: skip
_Validator: Any = extend(
    Draft202012Validator,
    {name: _watched(keyword) for name, keyword in _KEYWORDS.items()},
    type_checker=Draft202012Validator.TYPE_CHECKER.redefine_many({"integer": _is_integer, "string": _is_text}),
)
_VALIDATORS: dict[int, tuple[Mapping[str, Any], Any]] = {}
