"""Results of shapes that nobody expects, through the whole core: a run that succeeded is never called anything else.

What a result has of its own under the names of the Router's words decides nothing.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from core_session import core, until_ended
from practice_process import PracticeProcess

from comfy_desk.domain.request import Request, State
from comfy_desk.services.admission import Limits

ODD = "attic/odd-shapes"
SKETCH = "kiln/quick-sketch"


def run(router: PracticeProcess, folder: Path, bodies: list[dict[str, Any]], model: str = ODD) -> list[Request]:
    async def main() -> list[Request]:
        async with core(router, folder, limits=Limits(8, 16)) as session:
            rows = [await session.submit(model, json.dumps(b).encode(), prompt="x", seed=None) for b in bodies]
            return await until_ended(session, rows)

    return asyncio.run(main())


def test_each_is_taken_in_and_kept_as_it_came(practice_router: PracticeProcess, tmp_path: Path) -> None:
    shapes = ["list", "string", "null", "own-status"]
    found = dict(
        zip(
            shapes,
            run(practice_router, tmp_path, [{"prompt": "x", "shape": shape} for shape in shapes]),
            strict=True,
        )
    )
    assert {shape: request.state for shape, request in found.items()} == {
        "list": State.DONE,
        "string": State.DONE,
        "null": State.EMPTY,
        "own-status": State.DONE,
    }
    kept = {shape: json.loads(Path(request.raw_path or "").read_bytes()) for shape, request in found.items()}
    assert (type(kept["list"]), type(kept["string"]), kept["null"]) == (list, str, None)
    assert {"status", "error_type"} & set(kept["own-status"])  # what must decide nothing is there
    for shape in ("list", "string", "own-status"):
        assert Path(found[shape].works[0].path or "").stat().st_size > 100, shape
    assert {request.failure for request in found.values()} == {None}
    assert {request.end_word for request in found.values()} == {""}
    counts = practice_router.counts()
    assert (counts["runs"], counts["charges"], counts["routes"]["result"]) == (4, 4, 4)


SOUND = "audio/L16; rate=16000"


@pytest.mark.parametrize(
    ("content_type", "body", "suffix", "format_of"),
    [
        (SOUND, "ab" * 4_000, ".wav", b"RIFF"),
        ("application/octet-stream", "ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000" + "x" * 400, "", b"ID3"),
        ("audio/mpeg", "ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000" + "x" * 400, "", b"ID3"),
    ],
)
def test_bytes_under_any_type_are_saved_and_not_parsed(
    content_type: str, body: str, suffix: str, format_of: bytes, practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.fault(route="result", kind="alter", count=0, body=body, content_type=content_type)
    (request,) = run(practice_router, tmp_path, [{"prompt": "x", "width": 256, "height": 256}], SKETCH)
    assert request.state is State.DONE, request
    (work,) = request.works
    path = Path(work.path or "")
    assert path.read_bytes().startswith(format_of)
    assert path.suffix == suffix or not suffix
    assert path.suffix not in ("", ".json")
    assert Path(request.raw_path or "").read_bytes() == body.encode()


@pytest.mark.parametrize("content_type", ["application/problem+json", "Application/JSON; charset=utf-8", ""])
def test_json_under_any_type_is_read(content_type: str, practice_router: PracticeProcess, tmp_path: Path) -> None:
    said = {"candidates": [{"content": {"parts": [{"text": "I would rather write."}]}}]}
    document = json.dumps(said | {"status": "failed", "error_type": "none"})
    practice_router.fault(route="result", kind="alter", count=0, body=document, content_type=content_type)
    (request,) = run(practice_router, tmp_path, [{"prompt": "x", "width": 256, "height": 256}], SKETCH)
    assert (request.state, request.failure) == (State.EMPTY, None)
    assert request.words[0] == "I would rather write."
