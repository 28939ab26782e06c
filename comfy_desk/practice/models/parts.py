"""Pieces that the models' request schemas are made of: small functions, so that a model reads as a list of its
fields.
"""

from collections.abc import Callable, Mapping
from typing import Any

Schema = dict[str, Any]


def text(about: str, **more: Any) -> Schema:
    return {"type": "string", "description": about, **more}


def whole(about: str, **more: Any) -> Schema:
    return {"type": "integer", "description": about, **more}


def number(about: str, **more: Any) -> Schema:
    return {"type": "number", "description": about, **more}


def switch(about: str, **more: Any) -> Schema:
    return {"type": "boolean", "description": about, **more}


def choice(about: str, *options: str, **more: Any) -> Schema:
    return {"type": "string", "description": about, "enum": list(options), **more}


def listing(about: str, items: Schema, **more: Any) -> Schema:
    return {"type": "array", "description": about, "items": items, **more}


def record(about: str, properties: Mapping[str, Schema], *required: str, **more: Any) -> Schema:
    schema: Schema = {"type": "object", "description": about, "properties": dict(properties), **more}
    return {**schema, "required": list(required)} if required else schema


def part(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def prompt(about: str = "What the picture shows, in your own words.", limit: int = 4000) -> Schema:
    return text(about, minLength=1, maxLength=limit)


def seed() -> Schema:
    return whole(
        "The same seed and words give the same work again. Up to 18446744073709551615.", minimum=0, maximum=2**64 - 1
    )


def picture_input(about: str) -> Schema:
    return text(f"{about} A PNG, JPEG or WebP as Base64.", format="byte")


def cents(each: float, field: str | None = None, default: int = 1) -> Callable[[Mapping[str, Any]], int]:
    """A price in US cents for one, times a whole-number field of the body where one is named; in millionths of a
    dollar.
    """

    def price(body: Mapping[str, Any]) -> int:
        count = body.get(field, default) if field else 1
        good = isinstance(count, int) and not isinstance(count, bool)
        return round(each * 10_000) * (max(1, count) if good else 1)

    return price


#: Appended to every model's description: how to see it fail.
LESSONS = (
    " To see it go wrong on purpose, put one of these words into the prompt: forbidden-subject (refused), "
    "fail-please (the partner fails), "
    "time-out (the partner stays silent), never-starts (waits in vain), empty-handed (finished, nothing to show)."
)
