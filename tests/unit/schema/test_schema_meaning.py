"""A body on its way to another model: what fits goes over as it was said, and what does not is named with its reason."""

from __future__ import annotations

import json
import time
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comfy_desk.schema import Form, check, describe, initial_body, summary, to_bytes
from comfy_desk.schema.meaning import Carried, carry_over
from comfy_desk.schema.roles import Role
from comfy_desk.schema.sent_prompts import sent_prompts
from comfy_desk.schema.settable import settables, with_value

FOLDER = Path(__file__).resolve().parents[4] / "shared" / "contract" / "schemas"
DOCUMENTS = sorted(FOLDER.glob("*.json")) if FOLDER.is_dir() else []
needs_documents = pytest.mark.skipif(
    not DOCUMENTS, reason="the real per-model documents (../shared/contract/schemas) are not here"
)
PNG = "iVBORw0KGgo" + "A" * 400
JPEG = "/9j/" + "A" * 400
LINK = "https://pictures.example/fox.png"


def real(name: str) -> Form:
    return describe(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


def form_of(properties: dict[str, Any], required: tuple[str, ...] = ()) -> Form:
    schema = {"type": "object", "properties": properties, "required": list(required)}
    content = {"application/json": {"schema": schema}}
    return describe({"paths": {"/v2/models/a/b": {"post": {"requestBody": {"content": content}}}}})


def lost(carried: Carried) -> dict[str, str]:
    return {one.pointer: one.why for one in carried.lost}


def inexact(carried: Carried) -> set[str]:
    return {one.from_pointer for one in carried.kept if not one.exact}


PAIRS: list[tuple[str, dict[str, Any], str, dict[str, Any], dict[str, str], set[str]]] = [
    (  # pictures go into items of a list, told apart by their type; pixels become a listed ratio
        "bfl__flux-2-pro",
        {"prompt": "a boat", "width": 1024, "height": 576, "seed": 7, "input_image": PNG, "input_image_2": JPEG,
         "output_format": "png", "safety_tolerance": 3},
        "byteplus__dreamina-seedance-2-0-260128",
        {"content": [
            {"type": "text", "text": "a boat"},
            {"type": "image_url", "image_url": {"url": f"data:image/png;base64,{PNG}"}},
            {"type": "image_url", "image_url": {"url": f"data:image/jpeg;base64,{JPEG}"}},
        ], "ratio": "16:9", "seed": 7},
        {"/output_format": "does not name", "/safety_tolerance": "nothing of this kind"},
        {"/width", "/height"},
    ),
    (  # sizes of one maker's two models
        "bfl__flux-2-pro",
        {"prompt": "a boat", "width": 1000, "height": 500, "prompt_upsampling": False, "input_image": PNG},
        "bfl__flux-kontext-pro",
        {"prompt": "a boat", "aspect_ratio": "2:1", "prompt_upsampling": False, "input_image": PNG},
        {},
        {"/width", "/height"},
    ),
    (  # "5" is 5, and a film's own words stay
        "kling__kling-v3",
        {"prompt": "a boat", "aspect_ratio": "16:9", "duration": "5", "negative_prompt": "fog", "mode": "pro"},
        "wan__wan2.7-t2v",
        {"input": {"prompt": "a boat", "negative_prompt": "fog"}, "parameters": {"ratio": "16:9", "duration": 5}},
        {"/mode": "nothing of this kind"},
        set(),
    ),
    (  # "5" is "5s"
        "kling__kling-v3",
        {"prompt": "a boat", "aspect_ratio": "1:1", "duration": "5", "negative_prompt": "fog"},
        "luma__ray-2",
        {"prompt": "a boat", "aspect_ratio": "1:1", "duration": "5s"},
        {"/negative_prompt": "nothing of this kind"},
        set(),
    ),
    (  # seven seconds are not five, and not ten
        "kling__kling-v3",
        {"prompt": "a boat", "aspect_ratio": "1:1", "duration": "7"},
        "runway__gen4_turbo",
        {"promptText": "a boat", "ratio": "960:960"},
        {"/duration": "5, 10; the nearest is 5"},
        {"/aspect_ratio"},
    ),
    (  # a first and a last frame keep their parts
        "veo__veo-3.1-generate-001",
        {"instances": [{"prompt": "a boat", "lastFrame": {"bytesBase64Encoded": PNG, "mimeType": "image/png"}}],
         "parameters": {"durationSeconds": 8, "seed": 3, "sampleCount": 2, "resolution": "1080p"}},
        "byteplus__dreamina-seedance-2-0-260128",
        {"content": [
            {"type": "text", "text": "a boat"},
            {"type": "image_url", "role": "last_frame", "image_url": {"url": f"data:image/png;base64,{PNG}"}},
        ], "duration": 8, "seed": 3, "resolution": "1080p"},
        {"/parameters/sampleCount": "nothing of this kind"},
        set(),
    ),
    (
        "byteplus__dreamina-seedance-2-0-260128",
        {"content": [
            {"type": "text", "text": "a boat"},
            {"type": "image_url", "role": "last_frame", "image_url": {"url": LINK}},
            {"type": "image_url", "role": "first_frame", "image_url": {"url": LINK + "?2"}},
        ], "ratio": "adaptive", "duration": 9},
        "luma__ray-2",
        {"prompt": "a boat", "aspect_ratio": "16:9", "duration": "9s", "keyframes": {
            "frame1": {"type": "image", "url": LINK}, "frame0": {"type": "image", "url": LINK + "?2"}}},
        {"/ratio": "by itself"},
        set(),
    ),
    (  # a data URI becomes bare Base64 with its type beside it
        "runway__gen4_turbo",
        {"promptText": "a boat", "ratio": "1280:720", "duration": 5, "seed": 1,
         "promptImage": f"data:image/png;base64,{PNG}"},
        "veo__veo-3.1-generate-001",
        {"instances": [{"prompt": "a boat", "image": {"bytesBase64Encoded": PNG, "mimeType": "image/png"}}],
         "parameters": {"aspectRatio": "16:9", "durationSeconds": 5, "seed": 1}},
        {},
        {"/ratio"},
    ),
    (  # a file is no link
        "runway__gen4_turbo",
        {"promptText": "a boat", "ratio": "1280:720", "duration": 5, "seed": 4294967295, "promptImage": PNG},
        "luma__ray-2",
        {"prompt": "a boat", "aspect_ratio": "16:9", "duration": "5s"},
        {"/promptImage": "only a link", "/seed": "nothing of this kind"},
        {"/ratio"},
    ),
    (
        "openai__gpt-image-2",
        {"prompt": "x", "size": "1536x1024", "n": 4, "output_format": "webp"},
        "bfl__flux-2-pro",
        {"prompt": "x", "width": 1536, "height": 1024},
        {"/n": "nothing of this kind", "/output_format": "jpeg, png"},
        set(),
    ),
    (
        "xai__grok-imagine-image",
        {"prompt": "x", "aspect_ratio": "16:9", "n": 4, "quality": "high", "resolution": "2k"},
        "bfl__flux-2-pro",
        {"prompt": "x"},
        {"/aspect_ratio": "1024 × 576 would be this shape", "/n": "kind", "/quality": "kind", "/resolution": "kind"},
        set(),
    ),
    (
        "ideogram__ideogram-v3",
        {"prompt": "x", "rendering_speed": "TURBO", "aspect_ratio": "16x9", "negative_prompt": "y"},
        "kling__kling-v3",
        {"prompt": "x", "aspect_ratio": "16:9", "negative_prompt": "y"},
        {"/rendering_speed": "nothing of this kind"},
        set(),
    ),
    (
        "vertexai__imagen-3.0-generate-002",
        {"instances": [{"prompt": "x"}], "parameters": {"aspectRatio": "3:4", "seed": -5, "sampleCount": 3,
         "outputOptions": {"mimeType": "image/png"}}},
        "kling__kling-image-o1",
        {"prompt": "x", "aspect_ratio": "3:4", "n": 3},
        {"/parameters/seed": "kind", "/parameters/outputOptions/mimeType": "kind"},
        set(),
    ),
    (
        "anthropic__claude-sonnet-5",
        {"messages": [{"role": "user", "content": "hello"}], "max_tokens": 100, "system": "be kind"},
        "vertexai__gemini-3.1-flash-image",
        {"contents": [{"parts": [{"text": "hello"}], "role": "user"}],
         "systemInstruction": {"parts": [{"text": "be kind"}], "role": "user"}},
        {"/max_tokens": "kind"},
        set(),
    ),
    (
        "byteplus__seedream-5-0-260128",
        {"prompt": "x", "size": "2K", "seed": -1, "image": [PNG, LINK], "guidance_scale": 3},
        "kling__kling-image-o1",
        {"prompt": "x", "image_list": [{"image": PNG}, {"image": LINK}], "resolution": "2k"},
        {"/seed": "kind", "/guidance_scale": "kind"},
        set(),
    ),
    (
        "elevenlabs__eleven_v3",
        {"inputs": [{"text": "hi", "voice_id": "v"}, {"text": "ho", "voice_id": "w"}], "seed": 0},
        "byteplus__seed-audio-1.0",
        {"text_prompt": "ho"},
        {"/inputs/0/text": "Only one text", "/inputs/0/voice_id": "kind", "/inputs/1/voice_id": "kind", "/seed": "kind"},
        set(),
    ),
    (  # the same form takes everything, in its own branch
        "meshy__meshy-6",
        {"mode": "refine", "preview_task_id": "t", "enable_pbr": True},
        "meshy__meshy-6",
        {"mode": "refine", "preview_task_id": "t", "enable_pbr": True},
        {},
        set(),
    ),
]  # fmt: skip


@needs_documents
@pytest.mark.parametrize(("source", "body", "target", "expected", "gone", "differs"), PAIRS)
def test_real_models(
    source: str, body: dict[str, Any], target: str, expected: dict[str, Any], gone: dict[str, str], differs: set[str]
) -> None:
    there = real(target)
    carried = carry_over(real(source), body, there)
    made = {**carried.body}
    assert made == expected
    assert set(lost(carried)) == set(gone)
    for pointer, words in gone.items():
        assert words in lost(carried)[pointer]
    assert inexact(carried) == differs
    assert not [one for one in check(there, made) if one.message != "This is needed."]


@needs_documents
@pytest.mark.parametrize("name", ["byteplus__dreamina-seedance-2-0-260128", "vertexai__gemini-3.1-flash-image"])
def test_words_and_a_picture_go_into_nested_pieces_and_come_back_the_same(name: str) -> None:
    flat, nested = real("bfl__flux-kontext-pro"), real(name)
    body = {"prompt": "a sea", "input_image": PNG, "aspect_ratio": "16:9", "seed": 5}
    there = carry_over(flat, body, nested)
    assert not there.lost
    assert summary(nested, there.body) == ("a sea", "5")
    assert sent_prompts(nested, there.body) == ("a sea",)
    back = carry_over(nested, there.body, flat)
    assert (back.body, back.lost) == (body, ())
    for begun in ({}, there.body):  # many from one finds the words, written or not
        place = next(one for one in settables(nested, begun) if one.role is Role.PROMPT)
        assert summary(nested, with_value(nested, begun, place.pointer, "fog"))[0] == "fog"
        assert check(nested, with_value(nested, begun, place.pointer, "fog")) == []


@needs_documents
def test_every_pair_of_real_models_accounts_for_every_value() -> None:
    forms = {path.stem: real(path.stem) for path in DOCUMENTS}
    for source, body, *_ in PAIRS:
        for target in forms.values():
            carried = carry_over(forms[source], body, target)
            told = [one.from_pointer for one in carried.kept] + [one.pointer for one in carried.lost]
            for key in body:
                name = f"/{key}"
                assert any(pointer == name or pointer.startswith(name + "/") for pointer in told) or key == "mode", name
            assert not [one for one in check(target, carried.body) if one.message != "This is needed."]
            assert all(one.said and "\n" not in one.said for one in carried.kept)


PROMPT = {"prompt": {"type": "string"}}


@pytest.mark.parametrize(
    ("name", "here", "value", "there", "result"),
    [
        ("seed", {"type": "integer"}, 2**64 - 1, {"type": "integer", "maximum": 2**64 - 1}, 2**64 - 1),
        (
            "seed",
            {"type": "integer"},
            2**32,
            {"type": "integer", "maximum": 2**32 - 1},
            "This model takes at most 4294967295.",
        ),
        ("seed", {"type": "integer"}, -1, {"type": "integer"}, "below zero"),
        ("seed", {"type": "integer"}, -1, {"type": "integer", "minimum": -1}, -1),
        ("duration", {"type": "string"}, "5", {"type": "integer"}, 5),
        ("duration", {"type": "integer"}, 5, {"enum": ["4s", "5s"]}, "5s"),
        ("duration", {"type": "integer"}, 6, {"enum": ["4s", "5s"]}, "the nearest is 5s"),
        ("duration", {"type": "number"}, Decimal("5.5"), {"type": "integer"}, "only whole numbers"),
        ("steps", {"type": "string"}, "12", {"type": "integer", "maximum": 20}, 12),
        ("steps", {"type": "integer"}, 21, {"type": "integer", "maximum": 20}, "at most 20"),
        ("steps", {"type": "integer"}, 15, {"type": "integer", "multipleOf": 10}, "multiples of 10"),
        ("raw", {"type": "boolean"}, True, {"type": "integer"}, "This model takes a number."),
        ("raw", {"type": "integer"}, 1, {"type": "boolean"}, "yes or no"),
        ("voice", {"type": "string", "nullable": True}, None, {"type": "string"}, "null"),
        ("voice", {"type": "string", "nullable": True}, None, {"type": "string", "nullable": True}, None),
        ("size", {"type": "string"}, "1024x1024", {"enum": ["1024*1024", "512*512"]}, "1024*1024"),
        ("size", {"type": "string"}, "2048x2048", {"enum": ["1024*1024", "512*512"]}, "nearest is 1024*1024"),
        ("aspect_ratio", {"type": "string"}, "1:1", {"enum": ["1024x1024", "512x512"]}, "Several sizes"),
        ("output_format", {"enum": ["jpg"]}, "jpg", {"enum": ["png", "jpeg"]}, "jpeg"),
        ("prompt", {"type": "string"}, "x" * 11, {"type": "string", "maxLength": 10}, "these are 11"),
        ("quality", {"type": "string"}, "HIGH", {"enum": ["low", "high"]}, "high"),
        ("code", {"type": "string"}, "zz", {"type": "string", "pattern": "^[0-9]+$"}, "not written the way"),
    ],
)
def test_a_value_stands_there_as_it_was_said_or_not_at_all(
    name: str, here: dict[str, Any], value: Any, there: dict[str, Any], result: Any
) -> None:
    carried = carry_over(form_of({name: here}), {name: value}, form_of({name: there, "other": {"type": "string"}}))
    if isinstance(result, str) and carried.lost:
        assert result in carried.lost[0].why
        assert not carried.lost[0].why.startswith(("It ", "Its "))  # behind the value, "It" would be the value
        assert name not in carried.body
    else:
        assert not carried.lost
        assert carried.body[name] == result
        assert type(carried.body[name]) is type(result)


def test_a_guidance_of_another_scale_is_said() -> None:
    here = form_of({"guidance": {"type": "number", "minimum": 1, "maximum": 100}})
    there = form_of({"cfg_scale": {"type": "number", "minimum": 0, "maximum": 10}})
    carried = carry_over(here, {"guidance": Decimal("3.5")}, there)
    assert carried.body == {"cfg_scale": Decimal("3.5")}
    assert not carried.kept[0].exact
    assert "scale" in carried.kept[0].said


def test_a_picture_may_stand_for_a_first_frame_but_not_before_one_that_is() -> None:
    files = {"type": "string", "format": "byte"}
    here = form_of({"image": files, "first_frame": files})
    there = form_of({"first_frame": files, "reference_image": files})
    carried = carry_over(here, {"image": PNG, "first_frame": JPEG}, there)
    assert carried.body == {"first_frame": JPEG, "reference_image": PNG}
    assert inexact(carried) == {"/image"}


def test_no_more_files_than_a_list_takes_and_no_secret_in_words() -> None:
    file = {"type": "string", "format": "byte"}
    here = form_of({"images": {"type": "array", "items": file}})
    there = form_of({"images": {"type": "array", "items": file, "maxItems": 2}, "more": {"type": "string"}})
    carried = carry_over(here, {"images": [PNG, JPEG, PNG + "B"]}, there)
    assert carried.body == {"images": [PNG, JPEG]}
    assert lost(carried) == {"/images/2": "This model’s only place for this is taken by another value."}
    signed = carry_over(here, {"images": ["https://x.example/a?sig=secret"]}, form_of(PROMPT))
    assert signed.lost[0].value_words == "a link"
    assert "iVBOR" not in repr(carried)


def test_unknown_keys_are_named() -> None:
    carried = carry_over(
        form_of(PROMPT), {"prompt": "x", "loras": [{"a": 1}], "model": "m"}, form_of({**PROMPT, "n": {}})
    )
    assert carried.body == {"prompt": "x"}
    assert lost(carried) == {
        "/loras": "This model has nothing of this kind.",
        "/model": "This model has nothing of this kind.",
    }


NAMES = st.sampled_from(
    ["prompt", "seed", "size", "width", "height", "aspect_ratio", "duration", "n", "image", "mask", "type", "role",
     "output_format", "resolution", "x/y~", "text", "mimeType", "messages", "quality", "guidance"]
)  # fmt: skip
SIMPLE = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False), st.text(max_size=8),
    st.sampled_from(["16:9", "1024x576", "0x0", "5s", "auto", "2K", LINK, PNG, "data:image/png;base64,AA", "-1", "9:19.5"]),
)  # fmt: skip
BODIES = st.recursive(
    SIMPLE, lambda part: st.one_of(st.lists(part, max_size=3), st.dictionaries(NAMES, part, max_size=4)), max_leaves=12
)
LEAF_SCHEMAS = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(["string", "integer", "number", "boolean", "array", "object", "null", 3]),
        "enum": st.lists(SIMPLE, max_size=4),
        "default": SIMPLE,
        "minimum": st.integers(-5, 5),
        "maximum": st.integers(0, 2000),
        "multipleOf": st.sampled_from([0, 1, 8, 0.5]),
        "maxLength": st.integers(0, 30),
        "format": st.sampled_from(["byte", "uri"]),
        "maxItems": st.integers(0, 2),
        "nullable": st.booleans(),
    },
)
SCHEMAS = st.recursive(
    LEAF_SCHEMAS,
    lambda part: st.one_of(
        st.builds(lambda item: {"type": "array", "items": item}, part),
        st.builds(lambda fields: {"type": "object", "properties": fields}, st.dictionaries(NAMES, part, max_size=4)),
        st.builds(lambda branches: {"oneOf": branches}, st.lists(part, min_size=1, max_size=3)),
        st.builds(
            lambda fields, needed: {"type": "object", "properties": fields, "required": needed[:2]},
            st.dictionaries(NAMES, part, max_size=4),
            st.lists(NAMES, max_size=2),
        ),
    ),
    max_leaves=8,
)


def document(schema: Any) -> Any:
    content = {"application/json": {"schema": schema}}
    return {"paths": {"/v2/models/a/b": {"post": {"requestBody": {"content": content}}}}}


@settings(max_examples=150, deadline=None)
@given(SCHEMAS, BODIES, SCHEMAS)
def test_any_form_and_any_body(here: Any, body: Any, there: Any) -> None:
    source, target = describe(document(here)), describe(document(there))
    carried = carry_over(source, body, target)
    to_bytes(carried.body)
    assert not carry_over(source, {"seed": float("nan")}, target).kept
    before = {one.pointer for one in check(target, initial_body(target))}
    for one in carried.kept:
        assert one.said
    for problem in check(target, carried.body):
        blamed = [m for m in carried.kept if (problem.pointer + "/").startswith(m.to_pointer + "/")]
        assert problem.message == "This is needed." or not blamed or problem.pointer in before, problem
    assert carry_over(source, body, target) == carried


def test_thousands_of_fields_are_matched_within_a_second() -> None:
    many = form_of({f"p{n}": {"type": "string", "maxLength": 1 + n % 2} for n in range(2_500)})
    files = form_of({f"image_{n}": {"type": "string", "format": "uri"} for n in range(1_000)})
    bodies = ({f"p{n}": "xx" for n in range(2_500)}, {f"u{n}": n for n in range(20_000)})
    for source, target, body in ((many, many, bodies[0]), (many, files, bodies[1]), (many, many, bodies[1])):
        started = time.process_time()
        made = carry_over(source, body, target)
        assert time.process_time() - started < 2
        assert len(made.kept) + len(made.lost) == len(body)
