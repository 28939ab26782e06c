"""Checks a body against a model's schema before it is sent, and says what is wrong in an artist's words.

Not a gate for anything the document does not say; the server has the last word. Bounded: half a second, 40 problems.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from referencing.exceptions import Unresolvable

from comfy_desk.schema import exact, pointers
from comfy_desk.schema.fields import Form, Problem
from comfy_desk.schema.reader import FILLED_BY_ROUTER
from comfy_desk.schema.sentences import sentence
from comfy_desk.schema.translate import draft_2020

MAX_PROBLEMS = 40
MAX_SECONDS = 0.5
MAX_KEYWORDS_DEEP = 100
"""Keywords inside of each other. A schema that refers to itself without an end stops well before Python's own limit: met
inside of the registry of references, which is not written in Python, that one is no exception that can be caught."""
MAX_PATTERN_TEXT = 500
MAX_PLAIN_TEXT = 5_000
MAX_UNIQUE_ITEMS = 200
MAX_PATTERN_STEPS = 5_000_000
_REPEATS = re.compile(r"[*+{]")
# A repeated group that repeats inside itself is what makes Python's matcher run for ever.
_RISKY = re.compile(r"\([^)]*[*+{|][^)]*\)\s*[*+{]|\\\d|\(\?[=!<P]")


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
        for error in _Validator(schema).iter_errors(value):
            for problem in _as_problems(error, 0):
                found.setdefault(problem.pointer, problem)
            if len(found) >= MAX_PROBLEMS:
                break
    except (_TookTooLongError, RecursionError, Unresolvable):
        pass  # the server's own check is still to come
    finally:
        _WATCH.reset(token)
    return list(found.values())


def _as_problems(error: ValidationError, depth: int) -> Iterator[Problem]:
    """Problems of one error; of alternatives, those of the branch that comes nearest."""
    path = list(error.absolute_path)
    pointer = pointers.build(path)
    if error.validator == "required":
        name = _missing(error)
        if not path and name in FILLED_BY_ROUTER:
            return
        yield Problem(pointers.join(pointer, name), "This is needed.")
    elif error.validator == "additionalProperties" and isinstance(error.instance, dict):
        known = error.schema.get("properties", {}) if isinstance(error.schema, Mapping) else {}
        for name in [name for name in error.instance if name not in known][:10]:
            yield Problem(pointers.join(pointer, name), f"This model does not know “{str(name)[:60]}”.")
    elif error.validator in ("anyOf", "oneOf") and error.context and depth < 8:
        yield from _nearest(error, pointer, depth)
    else:
        yield Problem(pointer, sentence(str(error.validator), error.validator_value, error.instance))


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


def _watched(keyword: Any) -> Any:
    def run(validator: Any, value: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:
        watch = _WATCH.get()
        if time.monotonic() > watch.deadline or watch.depth >= MAX_KEYWORDS_DEEP:
            raise _TookTooLongError
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
    if not isinstance(instance, str) or len(instance) > MAX_PATTERN_TEXT or _RISKY.search(pattern):
        return
    # Each open repetition may try every place again.
    if len(instance) ** len(_REPEATS.findall(pattern)) > MAX_PATTERN_STEPS:
        return
    try:
        matches = re.search(pattern, instance)
    except (re.error, RecursionError, OverflowError):
        return
    if not matches:
        yield ValidationError("does not match")


def _unique(validator: Any, wanted: bool, instance: Any, schema: Any) -> Iterator[ValidationError]:
    if not wanted or not isinstance(instance, list) or len(instance) > MAX_UNIQUE_ITEMS:
        return
    seen: list[str] = []
    for item in instance:
        text = repr(item) if not isinstance(item, str) else item
        if text in seen:
            yield ValidationError("not unique")
            return
        seen.append(text)


def _is_integer(_checker: Any, instance: Any) -> bool:
    return exact.whole(instance) is not None


def _is_text(_checker: Any, instance: Any) -> bool:
    return isinstance(instance, (str, _LongText))


_KEYWORDS: dict[str, Any] = dict(Draft202012Validator.VALIDATORS)
_KEYWORDS.update(multipleOf=_multiple_of, pattern=_pattern, uniqueItems=_unique)
_Validator: Any = extend(
    Draft202012Validator,
    {name: _watched(keyword) for name, keyword in _KEYWORDS.items()},
    type_checker=Draft202012Validator.TYPE_CHECKER.redefine_many({"integer": _is_integer, "string": _is_text}),
)
