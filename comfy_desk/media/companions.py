"""The job that prepares what lies beside the works of one request: a recipe each, and the answer without signed links.

It only writes files of its own; putting them in their places is the caller's. It runs in a worker because a body with
pictures in it is tens of megabytes of JSON.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from comfy_desk.media.recipe import recipe
from comfy_desk.media.strip import strip_job


def companions_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{body_path, recipes: [{out, …what `recipe` takes but the body}], answer?: {path, out}} → {recipes, stripped}."""
    body = _parsed(Path(arguments["body_path"]))
    for wanted in arguments["recipes"]:
        facts = dict(wanted)
        out = Path(facts.pop("out"))
        out.write_bytes(recipe(body=body, **facts))
    answer = arguments.get("answer")
    stripped = strip_job(answer)["stripped"] if answer is not None else 0
    return {"recipes": len(arguments["recipes"]), "stripped": stripped}


def _parsed(path: Path) -> Any:
    try:
        return json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return None
