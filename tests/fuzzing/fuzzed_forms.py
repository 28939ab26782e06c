"""Schemas at random, from the words that documents use: what a form is made of, and what it has to hold."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

from comfy_desk.schema import check, describe, initial_body, to_bytes, to_text
from comfy_desk.schema.listing import listed

_WORDS = (
    "type", "properties", "items", "prefixItems", "allOf", "anyOf", "oneOf", "not", "enum", "const", "default", "required",
    "minimum", "maximum", "exclusiveMinimum", "multipleOf", "pattern", "minLength", "maxItems", "uniqueItems", "$ref",
    "nullable", "format", "description", "title", "discriminator", "additionalProperties", "patternProperties", "if", "then",
    "dependentSchemas", "dependencies", "contains", "readOnly", "examples", "$defs",
)  # fmt: skip
_TEXTS = (
    "",
    "x",
    "object",
    "array",
    "string",
    "integer",
    "null",
    "image",
    "base64 or URL",
    "(a+)+$",
    "one of: a, b or c.",
    "\ud800",
)
_NAMES = ("prompt", "image", "seed", "size", "a", "a/b~c", "model", "type")


def make(chance: random.Random) -> bytes:
    """A document with a body and two schemas that it may refer to."""
    schemas = {name: _schema(chance, 4) for name in ("A", "B")}
    own = _schema(chance, 5)
    schema = {"type": "object", "properties": _properties(chance, 5)} | (own if isinstance(own, dict) else {})
    content = {"application/json": {"schema": schema}}
    document = {"paths": {"/p": {"post": {"requestBody": {"content": content}}}}, "components": {"schemas": schemas}}
    return json.dumps([document, _value(chance, 4)]).encode()


def wrong(case: bytes, _folder: Path) -> str:
    """What is wrong with what became of a case; nothing, if it is right."""
    document, body = json.loads(case)
    started = time.process_time()
    form = describe(document)
    if time.process_time() - started > 1:
        return "reading took more than a second"
    for one in (initial_body(form), body, {"prompt": body}):
        started = time.process_time()
        check(form, one)
        if time.process_time() - started > 1:
            return "a check took more than a second"
    to_bytes(initial_body(form))
    json.loads(to_text(listed(form)))
    return ""


def _properties(chance: random.Random, depth: int) -> dict[str, Any]:
    return {name: _schema(chance, depth - 1) for name in chance.sample(_NAMES, chance.randint(0, 4))}


def _schema(chance: random.Random, depth: int) -> Any:
    if depth <= 0 or chance.random() < 0.1:
        return chance.choice(
            ({"type": chance.choice(_TEXTS)}, {"$ref": f"#/components/schemas/{chance.choice('ABC')}"}, True, {})
        )
    schema: dict[str, Any] = {}
    for word in chance.sample(_WORDS, chance.randint(1, 5)):
        roll = chance.random()
        if word in ("properties", "patternProperties", "dependentSchemas", "$defs") and roll < 0.9:
            schema[word] = _properties(chance, depth)
        elif word in ("allOf", "anyOf", "oneOf", "prefixItems") and roll < 0.9:
            schema[word] = [_schema(chance, depth - 1) for _ in range(chance.randint(0, 3))]
        elif word in ("items", "not", "if", "then", "contains", "additionalProperties") and roll < 0.9:
            schema[word] = _schema(chance, depth - 1)
        else:
            schema[word] = _value(chance, 2)
    return schema


def _value(chance: random.Random, depth: int) -> Any:
    roll = chance.random()
    if depth > 0 and roll < 0.25:
        return [_value(chance, depth - 1) for _ in range(chance.randint(0, 3))]
    if depth > 0 and roll < 0.5:
        return {chance.choice(_NAMES): _value(chance, depth - 1) for _ in range(chance.randint(0, 3))}
    return chance.choice((None, True, False, 0, -1, 7, 0.3, 2**70, 1e300, *_TEXTS))
