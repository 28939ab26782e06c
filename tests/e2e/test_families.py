"""One request of every kind of model the practice Router has, through the services to files: what the artist finds."""

from __future__ import annotations

import asyncio
import base64
import io
import json
from pathlib import Path

import pytest
from core_session import core, until_ended
from PIL import Image
from practice_process import PracticeProcess

from comfy_desk.domain.request import Request, State
from comfy_desk.services.admission import Limits

PROMPT = "a quiet harbour"


def _picture() -> str:
    buffer = io.BytesIO()
    Image.new("RGB", (64, 48), (200, 120, 40)).save(buffer, "PNG")
    return base64.b64encode(buffer.getvalue()).decode()


# model → body, and (kind, role, whether a file is saved) of each output in the answer's order.
FAMILIES: dict[str, tuple[dict[str, object], list[tuple[str, str, bool]]]] = {
    "kiln/quick-sketch": ({"prompt": PROMPT, "width": 256, "height": 256}, [("image", "work", True)]),
    "atelier/nested-dreamer": (
        {"contents": [{"role": "user", "parts": [{"text": PROMPT}]}]},
        [("text", "part", False), ("image", "work", True), ("text", "part", False)],
    ),
    "loom/four-panels": (
        {"prompt": PROMPT, "response_format": "b64_json"},
        [("image", "work", True), ("image", "work", True), ("image", "work", False), ("image", "work", True)],
    ),
    "lantern/long-reel": ({"prompt": PROMPT}, [("video", "work", True), ("video", "variant", False)]),
    "lantern/reel-and-still": (
        {"content": [{"type": "text", "text": PROMPT}]},
        [("video", "work", True), ("image", "poster", True)],
    ),
    "chime/soundscape": ({"prompt": PROMPT}, [("audio", "work", True), ("audio", "variant", False)]),
    "nib/vector-sketch": ({"prompt": PROMPT}, [("vector", "work", True)]),
    "clayhouse/turntable": (
        {"mode": "preview", "prompt": PROMPT},
        [
            ("3d", "work", True),
            ("3d", "variant", False),
            ("3d", "part", True),
            ("image", "part", True),
            ("image", "poster", True),
        ],
    ),
    "parlour/small-talk": ({"messages": [{"role": "user", "content": PROMPT}]}, [("text", "work", True)]),
    "attic/open-box": ({"prompt": PROMPT}, [("image", "work", True)]),
    "atelier/retoucher": ({"prompt": PROMPT, "image": _picture()}, [("image", "work", True), ("image", "echo", False)]),
    "kiln/grand-enlarger": ({"image": _picture(), "target": "4k"}, [("image", "work", True)]),
    "kiln/bulk-plates": ({"prompt": PROMPT, "n": 2, "side": 512}, [("image", "work", True), ("image", "work", True)]),
    "loom/storyboard": (
        {"title": PROMPT, "scenes": [{"words": "the pier"}, {"words": "the boats"}]},
        [("image", "work", True), ("image", "work", True)],
    ),
}
KNOWN_SUFFIX = {
    "image": {".png", ".jpg", ".webp"},
    "video": {".mp4"},
    "audio": {".wav", ".mp3"},
    "vector": {".svg"},
    "3d": {".glb", ".obj", ".mtl"},
    "text": {".txt"},
}


@pytest.fixture(scope="module")
def ended(practice_process: PracticeProcess, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Request]:
    practice_process.reset()
    practice_process.settings(speed=200, credits=1e6)
    folder = tmp_path_factory.mktemp("families")

    async def main() -> list[Request]:
        async with core(practice_process, folder, limits=Limits(4, 16)) as session:
            rows = []
            for model, (body, _) in FAMILIES.items():
                rows.append(await session.submit(model, json.dumps(body).encode(), prompt=PROMPT, seed=None))
            return await until_ended(session, rows)

    return {request.model: request for request in asyncio.run(main())}


@pytest.mark.parametrize("model", FAMILIES)
def test_a_model_of_every_family(ended: dict[str, Request], model: str) -> None:
    request = ended[model]
    assert request.state is State.DONE, request.failure
    found = [(str(output.kind), str(output.role), output.path is not None) for output in request.outputs]
    assert found == FAMILIES[model][1]
    for output in request.outputs:
        if output.path is None:
            continue
        path = Path(output.path)
        assert path.stat().st_size == output.size
        assert path.suffix in KNOWN_SUFFIX[str(output.kind)]
        if output.kind == "image":
            with Image.open(path) as image:
                image.load()
                assert image.size == (output.width, output.height)
            assert Path(output.thumbnail or "").is_file()
    saved = [Path(output.path) for output in request.works if output.path]
    assert all(path.with_name(f"{path.stem}.comfy.json").is_file() for path in saved)


def test_the_largest_picture_is_whole(ended: dict[str, Request]) -> None:
    (work,) = ended["kiln/grand-enlarger"].works
    assert max(work.width or 0, work.height or 0) == 4096
