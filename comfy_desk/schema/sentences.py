"""A validator's keyword as a sentence. Values come from untrusted documents and are shown short."""

from __future__ import annotations

from typing import Any

from comfy_desk.schema.exact import in_words

_TYPES = {
    "object": "a group of values", "array": "a list", "string": "a text", "number": "a number",
    "integer": "a whole number", "boolean": "on or off", "null": "nothing",
}  # fmt: skip


def sentence(keyword: str, wanted: Any, instance: Any) -> str:
    """What to do about a value that fails one keyword."""
    size = len(instance) if hasattr(instance, "__len__") else 0
    shown = _short(wanted)
    match keyword:
        case "type":
            kinds = wanted if isinstance(wanted, list) else [wanted]
            return f"This must be {' or '.join(_TYPES.get(str(kind), str(kind)) for kind in kinds if kind != 'null')}."
        case "enum" if isinstance(wanted, list):
            names = ", ".join(_short(value) for value in wanted[:12] if value is not None)
            return f"Choose one of: {names}{', …' if len(wanted) > 12 else ''}."
        case "const":
            return f"This must be {shown}."
        case "minimum":
            return f"At least {shown}."
        case "maximum":
            return f"At most {shown}."
        case "exclusiveMinimum":
            return f"More than {shown}."
        case "exclusiveMaximum":
            return f"Less than {shown}."
        case "multipleOf":
            return f"In steps of {shown}."
        case "minLength":
            return (
                "This must not be empty."
                if wanted == 1
                else f"At least {_thousands(wanted)} characters; this has {size:,}."
            )
        case "maxLength":
            return f"At most {_thousands(wanted)} characters; this has {size:,}."
        case "minItems":
            return f"At least {_thousands(wanted)}; {_are(size)}."
        case "maxItems":
            return f"At most {_thousands(wanted)}; {_are(size)}."
        case "minProperties":
            return f"At least {_thousands(wanted)} of these must be set."
        case "maxProperties":
            return f"At most {_thousands(wanted)} of these may be set."
        case "oneOf":
            return "This fits several of the forms that the model takes, and it must be one of them."
        case "contains" | "minContains" | "maxContains":
            return "The model wants something else in this list."
        case "uniqueItems":
            return "Each may stand here once."
        case "pattern":
            return "This is not written the way the model wants it."
        case _:
            return "The model does not take this value here."


def _short(value: Any) -> str:
    if value is True or value is False:
        return "on" if value else "off"
    text = in_words(value)
    return text if len(text) <= 60 else text[:59] + "…"


def _are(size: int) -> str:
    return "there are none" if not size else "there is 1" if size == 1 else f"there are {size:,}"


def _thousands(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int) else _short(value)
