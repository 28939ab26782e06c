"""Documents become forms: the real ones well, any others without an exception."""

import json
import time
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.schema import Encoding, Field, Form, Group, Kind, Medium, check, describe, initial_body

FOLDER = Path(__file__).resolve().parents[4] / "shared" / "contract" / "schemas"
DOCUMENTS = sorted(FOLDER.glob("*.json")) if FOLDER.is_dir() else []
needs_documents = pytest.mark.skipif(
    not DOCUMENTS, reason="the real per-model documents (../shared/contract/schemas) are not here"
)


def document(schema: Any, **components: Any) -> dict[str, Any]:
    content = {"application/json": {"schema": schema}}
    return {
        "paths": {"/v2/models/a/b": {"post": {"requestBody": {"content": content}}}},
        "components": {"schemas": components},
    }


def form_of(properties: dict[str, Any], required: tuple[str, ...] = (), **components: Any) -> Form:
    return describe(document({"type": "object", "properties": properties, "required": list(required)}, **components))


def only(schema: Any, name: str = "value", **components: Any) -> Field:
    return form_of({name: schema}, **components).fields[0]


def real(name: str) -> Form:
    return describe(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


def walk(field: Field) -> list[Field]:
    inside = [*field.fields, *field.variants, *([field.item] if field.item else [])]
    return [field, *(part for below in inside for part in walk(below))]


def shape(field: Field) -> str:
    return f"{field.name}:{field.kind}"


@needs_documents
@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_a_real_document_becomes_a_form(path: Path) -> None:
    started = time.thread_time()
    form = describe(json.loads(path.read_text(encoding="utf-8")))
    assert time.thread_time() - started < 1
    assert form.authored
    assert form.root.kind in (Kind.OBJECT, Kind.VARIANT)
    names = [field.name for field in form.fields]
    assert not {"model", "model_name", "model_id"} & set(names)
    importance = [field.importance for field in form.fields]
    assert importance == sorted(importance)
    plain = [field for field in walk(form.root) if field.kind is Kind.JSON]
    assert len(plain) <= 2, [field.pointer for field in plain]
    for problem in check(form, initial_body(form)):
        assert problem.message in ("This is needed.",), problem


@needs_documents
@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("bfl__flux-2-pro", ["prompt:prompt", "input_image:media", "width:integer", "height:integer", "seed:integer"]),
        ("luma__ray-2", ["prompt:prompt", "aspect_ratio:choice", "resolution:choice", "duration:choice"]),
        (
            "runway__gen4_turbo",
            ["promptText:prompt", "promptImage:media", "ratio:choice", "duration:choice", "seed:integer"],
        ),
        ("veo__veo-3.1-generate-001", ["instances:list", "parameters:object"]),
        ("vertexai__gemini-3.1-flash-image", ["contents:list", "generationConfig:object"]),
        ("openai__gpt-image-2", ["prompt:prompt", "size:text", "n:integer", "quality:choice"]),
        ("wavespeed__seedvr2", ["image:media", "target_resolution:choice"]),
        ("recraft__recraftv3", ["prompt:prompt", "size:text", "n:integer", "style:text"]),
        ("anthropic__claude-sonnet-5", ["messages:list", "max_tokens:integer"]),
        (
            "kling__kling-image-o1",
            ["prompt:prompt", "image_list:list", "aspect_ratio:choice", "resolution:choice", "n:integer"],
        ),
        ("byteplus__seed-audio-1.0", ["text_prompt:prompt"]),
        ("elevenlabs__eleven_v3", ["inputs:list", "settings:object", "seed:integer"]),
    ],
)
def test_what_stands_first_in_real_documents(name: str, first: list[str]) -> None:
    shown = [shape(field) for field in real(name).fields if field.group is Group.MAIN]
    assert shown[: len(first)] == first


@needs_documents
def test_starting_bodies_of_real_documents() -> None:
    assert initial_body(real("bfl__flux-2-pro")) == {}
    assert initial_body(real("luma__ray-2")) == {"aspect_ratio": "16:9"}
    assert initial_body(real("ideogram__ideogram-v3")) == {"rendering_speed": "DEFAULT"}
    assert initial_body(real("veo__veo-3.1-generate-001")) == {"instances": [{}]}
    assert initial_body(real("vertexai__gemini-3.1-flash-image")) == {"contents": [{"parts": [{}], "role": "user"}]}
    assert initial_body(real("meshy__meshy-6")) == {"mode": "preview"}


@needs_documents
def test_media_of_real_documents() -> None:
    found = {
        (path.stem, field.pointer): field.media
        for path in DOCUMENTS
        for field in walk(describe(json.loads(path.read_text(encoding="utf-8"))).root)
        if field.media
    }
    flux = found["bfl__flux-2-pro", "/input_image"]
    assert flux is not None
    assert (flux.medium, flux.encoding, flux.takes_link) == (Medium.IMAGE, Encoding.BASE64, False)
    runway = found["runway__gen4_turbo", "/promptImage"]
    assert runway is not None
    assert (runway.encoding, runway.takes_link) == (Encoding.DATA_URI, True)
    veo = found["veo__veo-3.1-generate-001", "/instances/*/video/bytesBase64Encoded"]
    assert veo is not None
    assert (veo.medium, veo.companion) == (Medium.VIDEO, "mimeType")
    upscale = found["wavespeed__seedvr2", "/image"]
    assert upscale is not None
    assert upscale.encoding is Encoding.LINK
    assert ("bfl__flux-kontext-pro", "/webhook_url") not in found
    assert ("veo__veo-3.1-generate-001", "/parameters/storageUri") not in found
    assert ("kling__videos-lip-sync", "/input/video_id") not in found


@needs_documents
def test_meshy_has_two_branches() -> None:
    root = real("meshy__meshy-6").root
    assert [variant.label for variant in root.variants] == ["Preview", "Refine"]
    assert [variant.constants for variant in root.variants] == [(("mode", "preview"),), (("mode", "refine"),)]


def test_fields_with_their_words() -> None:
    field = only(
        {"type": "integer", "minimum": 256, "maximum": 2048, "default": 1024.0, "description": "Side."}, "imageWidth"
    )
    assert (field.kind, field.label, field.unit, field.default) == (Kind.INTEGER, "Image width", "px", 1024)
    assert isinstance(field.default, int)
    assert (field.bounds.minimum, field.bounds.maximum) == (256, 2048)
    assert only({"type": "number", "default": 0.005}).default == Decimal("0.005")
    assert only({"type": "integer"}, "noise_seed").seed
    assert only({"type": "string", "enum": ["a", "b", None]}).nullable
    assert only({"const": 5}).choices == (5,)


def test_webhooks_and_deprecated_fields_are_under_more() -> None:
    form = form_of(
        {
            "style": {"type": "string", "deprecated": True},
            "webhook_url": {"type": "string"},
            "seed": {"type": "integer"},
        }
    )
    assert [(field.name, field.group) for field in form.fields] == [
        ("seed", Group.MAIN),
        ("style", Group.MORE),
        ("webhook_url", Group.MORE),
    ]


def test_all_of_is_merged_and_null_wrappers_are_seen_through() -> None:
    both = only(
        {"allOf": [{"$ref": "#/components/schemas/N"}, {"minimum": 2}], "default": 3},
        N={"type": "integer", "minimum": 1},
    )
    assert (both.kind, both.bounds.minimum, both.default) == (Kind.INTEGER, 2, 3)
    for wrapped in (
        {"anyOf": [{"type": "integer", "maximum": 9}, {"type": "null"}]},
        {"type": ["integer", "null"], "maximum": 9},
        {"type": "integer", "maximum": 9, "nullable": True},
        {"oneOf": [{"type": "integer", "maximum": 9}], "nullable": True},
    ):
        field = only(wrapped)
        assert (field.kind, field.nullable, field.bounds.maximum) == (Kind.INTEGER, True, 9)


def test_alternatives() -> None:
    words = only({"anyOf": [{"type": "string", "enum": ["a", "b"]}, {"type": "string"}]})
    assert (words.kind, words.open_choice, words.choices) == (Kind.CHOICE, True, ("a", "b"))
    loose = only({"oneOf": [{"type": "integer", "minimum": 5}, {"type": "string"}]})
    assert (loose.kind, loose.number_or_text) == (Kind.TEXT, True)
    either = only({"anyOf": [{"type": "integer"}, {"type": "string", "enum": ["short", "long"]}]})
    assert (either.kind, either.number_or_text, either.example) == (Kind.TEXT, True, "short, long")
    both = only({"oneOf": [{"type": "string"}], "anyOf": [{"type": "integer"}, {"type": "boolean"}]})
    assert both.kind in (Kind.JSON, Kind.TEXT)
    unlike = only({"oneOf": [{"type": "object", "properties": {"a": {}}}, {"type": "object", "properties": {"b": {}}}]})
    assert (unlike.kind, [variant.keys for variant in unlike.variants]) == (Kind.VARIANT, [("a",), ("b",)])
    image = only({"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}, "image")
    assert image.kind is Kind.LIST
    assert image.item is not None
    assert image.item.kind is Kind.MEDIA


def test_unauthored_documents_are_one_json_field() -> None:
    for odd in (
        None,
        {},
        document({}),
        document({"type": "string"}),
        {**document({"type": "object"}), "x": 1},
        document(True),
    ):
        form = describe(odd)
        assert form.root.kind is Kind.JSON
        assert not form.authored
        assert initial_body(form) == {}
    told = document({"type": "object", "properties": {"prompt": {"type": "string"}}})
    told["x-comfy-input-schema-authored"] = False
    assert describe(told).root.kind is Kind.JSON


@pytest.mark.parametrize(
    "schemas",
    [
        {"A": {"$ref": "#/components/schemas/A"}},
        {"A": {"$ref": "#/components/schemas/B"}, "B": {"$ref": "#/components/schemas/A"}},
        {
            "A": {
                "type": "object",
                "properties": {"next": {"$ref": "#/components/schemas/A"}, "name": {"type": "string"}},
            }
        },
        {
            "A": {
                "type": "object",
                "properties": {"all": {"type": "array", "items": {"$ref": "#/components/schemas/A"}}},
            }
        },
        {"A": {"allOf": [{"$ref": "#/components/schemas/A"}, {"type": "object"}]}},
        {
            f"N{n}": {"type": "object", "properties": {"x": {"$ref": f"#/components/schemas/N{n + 1}"}}}
            for n in range(300)
        }
        | {"A": {"$ref": "#/components/schemas/N0"}},
        {
            "A": {"type": "object", "properties": {f"p{n}": {"$ref": "#/components/schemas/B"} for n in range(40)}},
            "B": {"type": "object", "properties": {f"q{n}": {"$ref": "#/components/schemas/C"} for n in range(40)}},
            "C": {
                "type": "object",
                "properties": {f"r{n}": {"type": "array", "items": {"type": "object"}} for n in range(40)},
            },
        },
    ],
)
def test_circles_and_towers_end_in_time(schemas: dict[str, Any]) -> None:
    started = time.thread_time()
    form = describe(document({"$ref": "#/components/schemas/A"}, **schemas))
    assert len(walk(form.root)) < 6_500
    check(form, {"x": {"x": {}}, "next": {"next": {"next": {"name": 5}}}})
    assert time.thread_time() - started < 1
