"""`comfy-desk inspect`: what is in an answer, as one JSON array. No window, no Qt, no keyring, no network."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence

from comfy_desk.app import printing
from comfy_desk.app.options import parse_inspect
from comfy_desk.domain.account import DEFAULT_ORIGIN
from comfy_desk.media.inspect import NotADocument, inspect_answer

_NAME = "inspect"


def inspect(arguments: Sequence[str]) -> int:
    """0 with the array on standard output, `[]` where nothing is found; 2 with a sentence where a file cannot be read."""
    options = parse_inspect(arguments)
    origin = os.environ.get("COMFY_ROUTER_BASE_URL") or DEFAULT_ORIGIN
    try:
        with printing.as_file(options.answer) as answer:
            for guide in (options.request, options.schema):
                if guide is not None:
                    printing.check_file(guide)
            found = inspect_answer(answer, request=options.request, schema=options.schema, router_origin=origin)
    except NotADocument as error:
        return printing.say(_NAME, str(error))
    except OSError as error:
        return printing.say(_NAME, printing.why(error, options.answer))
    except KeyboardInterrupt:
        return 130
    except Exception as error:  # noqa: BLE001 - the edge: whoever asks gets a sentence and no traceback
        return printing.say(_NAME, f"{options.answer} cannot be looked into ({type(error).__name__}).")
    return printing.write(_NAME, json.dumps(found, ensure_ascii=False, indent=2))
