"""What is found in answers made from each published document: kinds, roles and order, with its promise and with less."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import answers
import pytest

from comfy_desk.domain.output import Kind, Role
from comfy_desk.media.find import find
from comfy_desk.schema.outputs import promise_of

Expected = list[tuple[str, str, str]]
_SAMPLE: dict[str, Expected] = {kind: [("/result/sample", kind, "work")] for kind in ("image", "video")}
_BOTH: Expected = [("/data/0/b64_json", "image", "work"), ("/data/0/url", "image", "variant")]
_FILM: Expected = [
    ("/data/task_result/videos/0/url", "video", "work"),
    ("/data/task_result/videos/0/watermark_url", "video", "variant"),
]
_URL: Expected = [("/data/0/url", "image", "work")]

DOCUMENTS: dict[str, Expected] = {
    "anthropic__claude-sonnet-5": [],
    "bfl__flux-2-pro": _SAMPLE["image"],
    "bfl__flux-3-video": _SAMPLE["video"],
    "bfl__flux-kontext-pro": _SAMPLE["image"],
    "bfl__flux-pro-1.0-fill": _SAMPLE["image"],
    "byteplus__dreamina-seedance-2-0-260128": [
        ("/content/last_frame_url", "image", "poster"),
        ("/content/video_url", "video", "work"),
    ],
    "byteplus__seed-audio-1.0": [("/audio", "audio", "work"), ("/url", "audio", "variant")],
    "byteplus__seedream-5-0-260128": _BOTH,
    "ideogram__ideogram-v3": _URL,
    "kling__kling-image-o1": [
        ("/data/task_result/images/0/url", "image", "work"),
        ("/data/task_result/series_images/0/url", "image", "work"),
    ],
    "kling__kling-v3": _FILM,
    "kling__videos-lip-sync": _FILM,
    "luma__ray-2": [
        ("/assets/image", "image", "work"),
        ("/assets/progress_video", "video", "variant"),
        ("/assets/video", "video", "work"),
        ("/request/keyframes/frame0/url", "image", "echo"),
        ("/request/keyframes/frame1/url", "image", "echo"),
    ],
    "meshy__meshy-6": [
        ("/model_urls/fbx", "3d", "variant"),
        ("/model_urls/glb", "3d", "work"),
        ("/model_urls/mtl", "3d", "part"),
        ("/model_urls/obj", "3d", "variant"),
        ("/model_urls/usdz", "3d", "variant"),
        ("/texture_image_url", "image", "echo"),
        ("/texture_urls/0/base_color", "image", "part"),
        ("/texture_urls/0/metallic", "image", "part"),
        ("/texture_urls/0/normal", "image", "part"),
        ("/texture_urls/0/roughness", "image", "part"),
        ("/thumbnail_url", "image", "poster"),
        ("/video_url", "video", "poster"),
    ],
    "openai__gpt-image-2": _BOTH,
    "quiver__text-to-svg": [("/data/0/svg", "vector", "work")],
    "recraft__recraftv3": _URL,
    "runway__gen4_turbo": [("/output/0", "video", "work")],
    "veo__veo-3.1-generate-001": [
        ("/response/videos/0/bytesBase64Encoded", "video", "work"),
        ("/response/videos/0/gcsUri", "video", "variant"),
    ],
    "vertexai__gemini-3.1-flash-image": [
        ("/candidates/0/content/parts/0/fileData/fileUri", "image", "variant"),
        ("/candidates/0/content/parts/0/inlineData/data", "image", "work"),
    ],
    "vertexai__imagen-3.0-generate-002": [("/predictions/0/bytesBase64Encoded", "image", "work")],
    "wan__wan2.7-t2v": [("/output/results/0/url", "image", "work"), ("/output/video_url", "video", "work")],
    "wavespeed__seedvr2": [("/data/outputs/0", "image", "work")],
    "xai__grok-imagine-image": _BOTH,
}
_WITHOUT_PROSE = {  # what only the document's words tell
    ("meshy__meshy-6", "/texture_image_url"): ("image", "part"),
    ("wan__wan2.7-t2v", "/output/results/0/url"): ("video", "work"),
}


def _document(folder: Path, name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((folder / "schemas" / f"{name}.json").read_bytes())
    return document


def _found(answer: Any, **more: Any) -> Expected:
    pieces = find(answer, **more).pieces
    return [(p.pointer, p.kind.value, p.role.value) for p in pieces if p.kind is not Kind.TEXT]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_answer_that_a_document_declares(contract_folder: Path, name: str) -> None:
    document = _document(contract_folder, name)
    assert _found(answers.example(document), promise=promise_of(document)) == DOCUMENTS[name]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_its_modalities_alone_lead_to_the_same(contract_folder: Path, name: str) -> None:
    document = _document(contract_folder, name)
    expected = [(place, *_WITHOUT_PROSE.get((name, place), rest)) for place, *rest in DOCUMENTS[name]]
    declared = document["x-comfy-router-output-modalities"]
    assert _found(answers.example(document), declared=declared) == expected


@pytest.mark.parametrize("name", DOCUMENTS)
def test_all_of_it_sent_before_is_an_echo(contract_folder: Path, name: str) -> None:
    """Whatever its names are: what the request held is an input handed back."""
    document = _document(contract_folder, name)
    answer = answers.example(document)
    pieces = find(answer, request={"inputs": [answer]}, promise=promise_of(document)).pieces
    assert {piece.role for piece in pieces if piece.kind is not Kind.TEXT} <= {Role.ECHO}


def test_no_document_is_forgotten(contract_folder: Path) -> None:
    there = {file.stem for file in (contract_folder / "schemas").glob("*.json")}
    assert there - set(DOCUMENTS) == {"elevenlabs__eleven_v3"}  # whose whole answer is the sound
