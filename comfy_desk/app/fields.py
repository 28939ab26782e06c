"""`comfy-desk fields`: a model's document as the form an artist sees, as one JSON array. No window, no Qt, no network."""

from __future__ import annotations

import json
from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any, NoReturn

from comfy_desk.app import printing
from comfy_desk.app.options import parse_fields
from comfy_desk.schema import NotJsonError, describe, to_text
from comfy_desk.schema.listing import listed

MAX_BYTES = 64 * 1024 * 1024
_INT_DIGITS = 4_000
_NAME = "fields"


def fields(arguments: Sequence[str]) -> int:
    """0 with the array on standard output, whatever JSON the file holds; 2 with a sentence where it holds none."""
    given = parse_fields(arguments).document
    try:
        with printing.as_file(given, MAX_BYTES) as path:
            document = _read(path, given)
        text = to_text(listed(describe(document)))
    except NotJsonError as error:
        return printing.say(_NAME, f"{given} is no JSON: {error}.")
    except OSError as error:
        return printing.say(_NAME, printing.why(error, given))
    except KeyboardInterrupt:
        return 130
    except Exception as error:  # noqa: BLE001 - the edge: whoever asks gets a sentence and no traceback
        return printing.say(_NAME, f"{given} cannot be looked into ({type(error).__name__}).")
    return printing.write(_NAME, text)


def _read(path: Path, given: Path) -> Any:
    """The document with exact numbers. What is nested beyond reading is a document that says nothing of its fields."""
    if path.stat().st_size > MAX_BYTES:
        raise OSError(None, printing.too_large(MAX_BYTES), str(given))
    try:
        return json.loads(path.read_bytes(), parse_float=_number, parse_int=_whole, parse_constant=_refuse)
    except RecursionError:
        return None
    except json.JSONDecodeError as error:
        raise NotJsonError(f"{error.msg} at line {error.lineno}, column {error.colno}") from None
    except UnicodeDecodeError:
        raise NotJsonError("it is not written in UTF-8, UTF-16 or UTF-32") from None


def _number(text: str) -> Decimal | None:
    try:
        value = Decimal(text)
    except InvalidOperation:
        return None
    return value if value.is_finite() else None


def _whole(text: str) -> int | None:
    """Longer ones are no numbers to whoever reads the array."""
    return int(text) if len(text) <= _INT_DIGITS else None


def _refuse(name: str) -> NoReturn:
    raise NotJsonError(f"{name} is no JSON number")
