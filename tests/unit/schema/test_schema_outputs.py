"""What documents promise of their answers, and documents that are none."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comfy_desk.schema.outputs import MAX_PLACES, promise_of


def document(schema: Any, schemas: Any = None, **more: Any) -> dict[str, Any]:
    answer = {"200": {"content": {"application/json": {"schema": schema}}}}
    return {
        "paths": {"/v2/models/a/b": {"post": {"responses": answer}}},
        "components": {"schemas": schemas or {}},
    } | more


def places(schema: Any, schemas: Any = None) -> dict[str, dict[str, Any]]:
    return {"/".join(path): said for path, said in promise_of(document(schema, schemas))["places"]}


def text(description: str = "", **more: Any) -> dict[str, Any]:
    return {"type": "string", "description": description} | more


@pytest.mark.parametrize(
    ("name", "place", "said"),
    [
        ("bfl__flux-3-video", "result/sample", {"media": True, "role": "work", "form": "link"}),
        ("byteplus__seed-audio-1.0", "audio", {"media": True, "kind": "audio", "role": "work", "form": "base64"}),
        ("elevenlabs__eleven_v3", "", {"media": True, "form": "body"}),
        ("kling__kling-v3", "data/task_result/videos/*/watermark_url",
         {"media": True, "kind": "video", "role": "variant", "form": "link"}),
        ("luma__ray-2", "request/callback_url", {"media": False, "form": "link"}),
        ("luma__ray-2", "request/keyframes/frame0/url",
         {"media": True, "kind": "image", "role": "echo", "form": "link"}),
        ("meshy__meshy-6", "texture_image_url", {"media": True, "kind": "image", "role": "echo", "form": "link"}),
        ("meshy__meshy-6", "thumbnail_url", {"media": True, "kind": "image", "role": "poster", "form": "link"}),
        ("quiver__text-to-svg", "data/*/svg", {"media": True, "kind": "vector", "form": "markup"}),
        ("runway__gen4_turbo", "output/*", {"media": True, "role": "work", "form": "link"}),
        ("wavespeed__seedvr2", "data/outputs/*", {"media": True, "role": "work", "form": "link"}),
        ("wavespeed__seedvr2", "data/urls/get", {"media": False, "form": "link"}),
    ],
)  # fmt: skip
def test_published_documents(contract_folder: Path, name: str, place: str, said: dict[str, Any]) -> None:
    published = json.loads((contract_folder / "schemas" / f"{name}.json").read_bytes())
    promise = promise_of(published)
    assert promise["modalities"] == published["x-comfy-router-output-modalities"]
    assert {"/".join(path): what for path, what in promise["places"]}[place] == said
    json.dumps(promise)


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        (text("The generated video."), {"media": True, "kind": "video", "role": "work"}),
        (text("URL of the thumbnail of the generated film."),
         {"media": True, "kind": "image", "role": "poster", "form": "link"}),
        (text("", contentMediaType="image/png", contentEncoding="base64"),
         {"media": True, "kind": "image", "form": "base64", "type": "image/png"}),
        (text("Link to the reference image.", format="uri"),
         {"media": True, "kind": "image", "role": "echo", "form": "link"}),
        (text("URL of the generated video without watermark."),
         {"media": True, "kind": "video", "role": "work", "form": "link"}),
        (text("Where to poll for the status.", format="uri"), {"media": False, "form": "link"}),
        (text("Webhook that was called when the video was ready.", format="uri"), {"media": False, "form": "link"}),
        (text("Documentation of the generated image's format.", format="uri"), {"media": False, "form": "link"}),
        (text("A link.", format="uri"), None),
        (text("Media type of the generated image.", enum=["image/png"]), None),
        ({"type": "integer", "description": "Generated images."}, None),
        ({"type": ["string", "null"], "format": "byte", "description": "The picture."},
         {"media": True, "kind": "image", "form": "base64"}),
    ],
)  # fmt: skip
def test_what_is_said_of_one_place(schema: dict[str, Any], said: dict[str, Any] | None) -> None:
    assert places({"properties": {"zork": schema}}).get("zork") == said


def test_names_that_are_no_values_say_nothing() -> None:
    told = text("Identifier of the generated image.")
    assert places({"properties": {"image_id": told, "prompt": told, "mimeType": told}}) == {}


def test_every_way_of_nesting() -> None:
    link = text("URL of the generated image.")
    schemas = {"Leaf": {"allOf": [{"$ref": "#/components/schemas/Base"}]}, "Base": {"properties": {"at": link}}}
    schema = {
        "oneOf": [{"properties": {"one": link}}, {"anyOf": [{"properties": {"two": {"items": link}}}]}],
        "properties": {"three": {"additionalProperties": {"$ref": "#/components/schemas/Leaf"}}, "x/y": link},
    }
    assert set(places(schema, schemas)) == {"one", "two/*", "three/*/at", "x/y"}


def test_circles_end() -> None:
    link = text("URL of the generated image.")
    node = {
        "properties": {
            "next": {"$ref": "#/components/schemas/Node"},
            "all": {"items": {"anyOf": [{"$ref": "#/components/schemas/Node"}] * 30}},
            "at": link,
        }
    }
    schemas = {"Node": node, "A": {"$ref": "#/components/schemas/B"}, "B": {"$ref": "#/components/schemas/A"}}
    assert "at" in places({"$ref": "#/components/schemas/Node"}, schemas)
    assert places({"$ref": "#/components/schemas/A"}, schemas) == {}
    assert places({"$ref": "https://elsewhere.test/x.json"}) == {}


def test_a_document_without_end_is_left_in_time() -> None:
    wide = {f"url{i}": text("URL of the generated image.") for i in range(5_000)}
    doubling = {f"S{i}": {"anyOf": [{"$ref": f"#/components/schemas/S{i + 1}"}] * 2} for i in range(60)}
    deep: Any = {}
    for _ in range(50_000):
        deep = {"items": deep}
    begun = time.thread_time()
    assert len(promise_of(document({"properties": wide}))["places"]) <= MAX_PLACES
    promise_of(document({"$ref": "#/components/schemas/S0"}, doubling))
    promise_of(document(deep))
    assert time.thread_time() - begun < 2.0
    while deep:
        deep = deep.pop("items", None)  # not freed in one deep fall


_words = st.sampled_from(
    ["paths", "post", "responses", "200", "content", "application/json", "schema", "properties", "items", "anyOf", "$ref",
     "type", "format", "description", "enum", "x-comfy-router-output-modalities", "url", "contentMediaType"]
)  # fmt: skip
_json = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.text(max_size=12),
        st.sampled_from(["string", "uri", "#/paths", "#"]),
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(_words, inner, max_size=5)),
    max_leaves=25,
)


@given(_json)
def test_any_json_has_a_promise(value: Any) -> None:
    json.dumps(promise_of(value))
    json.dumps(promise_of(document(value, {"A": value})))
    json.dumps(promise_of({"x-comfy-router-output-modalities": value, "paths": {"/a": {"post": {"responses": value}}}}))
