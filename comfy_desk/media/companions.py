"""The job that prepares what lies beside the works of one request: a recipe each, and the answer without signed links.

It only writes files of its own; putting them in their places is the caller's. It runs in a worker because a body with
pictures in it is tens of megabytes of JSON.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from comfy_desk.media.recipe import recipe, slim
from comfy_desk.media.strip import strip_job
from comfy_desk.schema.exact import NotJsonError, from_bytes


def companions_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{body_path, recipes: [{out, …what `recipe` takes}], names?, answer?: {path, out}} → {recipes, stripped}."""
    recipes = arguments["recipes"]
    body = slim_body(Path(arguments["body_path"]), arguments.get("names")) if recipes else None
    for wanted in recipes:
        facts = dict(wanted)
        out = Path(facts.pop("out"))
        out.write_bytes(recipe(body=body, **facts))
    answer = arguments.get("answer")
    stripped = strip_job(answer)["stripped"] if answer is not None else 0
    return {"recipes": len(recipes), "stripped": stripped}


def slim_body(path: Path, names: dict[str, str] | None = None) -> Any:
    """The body that was sent, without its data: once for all works of a request. None where it is no JSON."""
    try:
        return slim(from_bytes(path.read_bytes()), names)
    except (OSError, NotJsonError, RecursionError):
        return None
