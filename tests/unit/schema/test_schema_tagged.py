"""Objects whose type names one of their neighbours, and objects that only wrap one value."""

from __future__ import annotations

import time
from typing import Any

import pytest

from comfy_desk.schema import Field, Form, Kind, describe, initial_body
from comfy_desk.schema.wrapping import is_inline, wraps_one

LINK = {"type": "object", "properties": {"url": {"type": "string", "description": "A URL or data:image/png;base64,…"}}}
FILM = {"type": "object", "properties": {"url": {"type": "string", "description": "The URL of a video"}}}


def form_of(properties: dict[str, Any], required: tuple[str, ...] = ()) -> Form:
    schema = {"type": "object", "properties": properties, "required": list(required)}
    media = {"application/json": {"schema": schema}}
    return describe({"paths": {"/m": {"post": {"requestBody": {"content": media}}}}})


def pieces(**more: Any) -> dict[str, Any]:
    item = {
        "type": "object",
        "required": ["type"],
        "properties": {
            "type": {"type": "string", "enum": ["image_url", "text", "video_url"]},
            "text": {"type": "string"},
            "image_url": LINK,
            "video_url": FILM,
            "role": {"type": "string", "enum": ["first_frame", "last_frame", "reference_video"]},
            "weight": {"type": "number"},
        },
        **more,
    }
    return {"content": {"type": "array", "minItems": 1, "items": item}}


def item_of(form: Form) -> Field:
    item = form.fields[0].item
    assert item is not None
    return item


def test_a_type_that_names_its_neighbours_makes_shapes_the_words_first() -> None:
    form = form_of(pieces(), ("content",))
    item = item_of(form)
    assert item.kind is Kind.VARIANT
    assert item.bears_prompt
    told = {shape.label: ([part.name for part in shape.fields], shape.constants) for shape in item.variants}
    assert told == {
        "Text": (["text", "weight"], (("type", "text"),)),
        "Image": (["image_url", "role", "weight"], (("type", "image_url"),)),
        "Video": (["video_url", "role", "weight"], (("type", "video_url"),)),
    }
    assert [shape.fields[1].choices for shape in item.variants[1:]] == [
        ("first_frame", "last_frame"),
        ("reference_video",),
    ]
    assert initial_body(form) == {"content": [{"type": "text"}]}


@pytest.mark.parametrize(
    "changed",
    [
        {"required": []},  # it need not be there: a body without it is none of the shapes
        {"required": ["type", "text"]},  # the words belong to all of them
        {"properties": {"type": {"enum": ["text", "shape"]}, "text": {"type": "string"}}},
        {"properties": {"type": {"enum": ["text"]}, "text": {"type": "string"}}},
        {"properties": {"type": {"enum": ["text", 1]}, "text": {"type": "string"}}},
    ],
)
def test_a_type_that_is_no_tag_leaves_the_object_alone(changed: dict[str, Any]) -> None:
    assert item_of(form_of(pieces(**changed), ("content",))).kind is Kind.OBJECT


def test_thousands_of_types_and_neighbours_take_no_time_to_speak_of() -> None:
    """Looking at each neighbour for each type would take minutes."""
    many = {f"t{n}": {"type": "string", "enum": ["a", f"b{n}"]} for n in range(1_500)}
    others = {f"b{n}": LINK for n in range(1_400)}
    item = {"type": "object", "required": list(many), "properties": {**many, **others}}
    started = time.process_time()
    form = form_of({"content": {"type": "array", "items": item}}, ("content",))
    assert time.process_time() - started < 3.0
    assert form.fields[0].name == "content"


def test_files_are_called_by_what_they_are_and_a_second_way_to_give_them_is_the_link() -> None:
    text = {"type": "string"}
    form = form_of({
        "reference_image_url": {"type": "string", "format": "uri"},
        "audio_url": {"type": "string", "format": "uri"},
        "audio_data": {"type": "string", "format": "byte"},
        "start_video_url": {"type": "string", "format": "uri"},
        "start_video": {"type": "boolean"},
    })  # fmt: skip
    assert [part.label for part in form.fields if part.kind is Kind.MEDIA] == [
        "Reference image", "Audio", "Start video URL", "Audio link",
    ]  # fmt: skip
    wrapped = form_of({"watermark_info": {"type": "object", "properties": {"enabled": text}}, "image": LINK})
    assert {part.label: part.fields[0].label for part in wrapped.fields} == {
        "Image": "Image",
        "Watermark info": "Watermark",
    }


@pytest.mark.parametrize(
    ("part", "wraps", "inline"),
    [
        (LINK, True, True),
        ({**LINK, "nullable": True}, False, False),  # null has to be offered somewhere
        ({**LINK, "required": ["url"]}, False, False),  # it may be left out as a whole
        ({**LINK, "additionalProperties": {"type": "string"}}, False, False),
        ({"type": "object", "properties": {"data": {"type": "string", "format": "byte", "description": "image"},
          "mimeType": {"type": "string"}}}, True, True),
        ({"type": "object", "properties": {"a": {"type": "string"}, "b": {"type": "string"}}}, False, False),
    ],
)  # fmt: skip
def test_what_only_wraps_one_value(part: dict[str, Any], wraps: bool, inline: bool) -> None:
    field = form_of({"held": part}).fields[0]
    assert (wraps_one(field), is_inline(field)) == (wraps, inline)


def test_settings_need_no_fold_and_plumbing_stands_last() -> None:
    two = {"type": "object", "properties": {"a": {"type": "string"}, "b": {"type": "string"}}}
    names = ("user", "parameters", "webhook_url", "system", "stream")
    form = form_of({name: two if name == "parameters" else {"type": "string"} for name in names})
    assert is_inline(form.fields[0])
    assert [part.name for part in form.fields] == ["parameters", "system", "stream", "user", "webhook_url"]
