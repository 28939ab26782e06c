"""Shapes of other services, and what stands near the work in them: the finding follows no list of paths."""

from __future__ import annotations

import base64
import json
from typing import Any

import media_samples as samples
import pytest

from comfy_desk.media.find import find

PNG = samples.b64(samples.picture("PNG"))
OTHER = samples.b64(samples.picture("PNG", colour=3))
JPEG = samples.b64(samples.picture("JPEG"))
WAV = samples.b64(samples.sound())
MP3 = samples.b64(samples.mp3())
MP4 = samples.b64(samples.film())
U = "https://cdn.partner.test/f/7f3a?sig=a"
A, B, C, D = (f"{U}{letter}" for letter in "ABCD")
I, V, S, M = "image", "video", "audio", "3d"  # noqa: E741
Expected = list[tuple[str, str, str]]


def found(document: Any, declared: list[str] | None = None, **more: Any) -> Expected:
    return [(p.pointer, p.kind.value, p.role.value) for p in find(document, declared=declared, **more).pieces]


SHAPES: list[tuple[str, Any, list[str] | None, Expected]] = [
    (
        "content blocks",
        {
            "content": [
                {"type": "text", "text": "Here"},
                {"type": "image", "data": PNG, "mimeType": "image/png"},
                {"type": "audio", "data": WAV, "mimeType": "audio/wav"},
                {"type": "resource", "resource": {"mimeType": "image/png", "blob": OTHER}},
                {"type": "resource_link", "uri": U, "name": "z", "mimeType": "video/mp4"},
            ],
        },
        None,
        [
            ("/content/0/text", "text", "part"),
            ("/content/1/data", I, "work"),
            ("/content/2/data", S, "work"),
            ("/content/3/resource/blob", I, "work"),
            ("/content/4/uri", V, "work"),
        ],
    ),
    (
        "a prediction",
        {
            "urls": {"get": A, "cancel": A + "/cancel", "stream": B, "web": C},
            "input": {"image": "https://a.test/in.png", "prompt": "p"},
            "output": ["https://delivery.test/x/out-0.png"],
            "version": "5c7d5dc6dd8bf75c1acaa8565735e7986bc5b66206b55cca93cb72c9bf15ccaa",
            "webhook": "https://me.test/hook.png",
        },
        None,
        [("/input/image", I, "echo"), ("/output/0", I, "work")],
    ),
    ("typed links", {"images": [{"url": A, "content_type": "image/png"}], "has_nsfw_concepts": [False]}, None,
     [("/images/0/url", I, "work")]),
    ("a named file", {"video": {"url": A, "content_type": "video/mp4", "file_name": "output.mp4"}}, None,
     [("/video/url", V, "work")]),
    (
        "a response of items",
        {
            "output": [
                {"type": "reasoning", "summary": []},
                {"type": "image_generation_call", "result": PNG, "revised_prompt": "x"},
                {"type": "message", "content": [{"type": "output_text", "text": "done!", "annotations": [{"url": A}]}]},
            ]
        },
        [I],
        [("/output/1/result", I, "work"), ("/output/2/content/0/text", "text", "part")],
    ),
    ("artifacts", {"artifacts": [{"base64": PNG, "seed": 1, "finishReason": "SUCCESS"}]}, None,
     [("/artifacts/0/base64", I, "work")]),
    ("images and their parameters", {"images": [PNG], "parameters": {"init_images": [OTHER]}, "info": "{\"a\": 1}"}, None,
     [("/images/0", I, "work"), ("/parameters/init_images/0", I, "echo")]),
    ("names of files elsewhere", {"outputs": {"9": {"images": [{"filename": "a.png", "type": "output"}]}}}, [I], []),
    (
        "documents in strings",
        {"data": {"param": json.dumps({"image_urls": [A]}), "resultJson": json.dumps({"resultUrls": [B]})}},
        [V],
        [("/data/param", I, "echo"), ("/data/resultJson", V, "work")],
    ),
    (
        "a document in a data URI",
        {"x": "data:application/json;base64," + base64.b64encode(json.dumps({"image": A}).encode()).decode()},
        [I],
        [("/x", I, "work")],
    ),
    (
        "films that are spoken of",
        {"choices": [{"message": {"content": "Here: [film](https://o.test/v.mp4), [about](https://o.test/about)"}}]},
        [V],
        [("/choices/0/message/content", V, "work"), ("/choices/0/message/content", "text", "part")],
    ),
    (
        "addresses of everything else",
        {
            "result": {"sample": U},
            "docs": {"guide": "https://site.test/guide.png"},
            "documentation": {"url": "https://site.test/a.png"},
            "webhook": {"url": "https://site.test/a.png"},
            "project": {"url": A},
            "user": {"avatar": {"url": B}},
            "links": {"self": {"href": C}},
            "status_url": "https://api.test/s.png",
            "model_url": D,
            "job": {"url": "https://api.partner.test/v1/jobs/17"},
            "help": "https://docs.partner.test/image.png",
            "queued": "https://router.test/v2/models/a/b/requests/1",
        },
        [I],
        [("/result/sample", I, "work")],
    ),
    (
        "a film in other clothes",
        {"video_url": A, "gif_url": B, "thumbnail_url": C, "caption_url": D},
        [V],
        [
            ("/video_url", V, "work"),
            ("/gif_url", I, "variant"),
            ("/thumbnail_url", I, "poster"),
            ("/caption_url", "other", "part"),
        ],
    ),
    (
        "a song",
        {"songs": [{"audioUrl": A, "sourceAudioUrl": B, "streamAudioUrl": C, "imageUrl": D}]},
        [S],
        [
            ("/songs/0/audioUrl", S, "work"),
            ("/songs/0/sourceAudioUrl", S, "echo"),
            ("/songs/0/streamAudioUrl", S, "variant"),
            ("/songs/0/imageUrl", I, "poster"),
        ],
    ),
    (
        "files of one object",
        {"ResultFile3Ds": [{"Type": "OBJ", "Url": A, "PreviewImageUrl": B}, {"Type": "GLB", "Url": C}]},
        [M],
        [
            ("/ResultFile3Ds/0/Url", M, "variant"),
            ("/ResultFile3Ds/0/PreviewImageUrl", I, "poster"),
            ("/ResultFile3Ds/1/Url", M, "work"),
        ],
    ),
    (
        "two objects",
        {"meshes": [{"url": "https://o.test/a.glb"}, {"url": "https://o.test/b.glb"}]},
        [M],
        [("/meshes/0/url", M, "work"), ("/meshes/1/url", M, "work")],
    ),
    ("only marked", {"videos": [{"watermark_url": A}]}, [V], [("/videos/0/watermark_url", V, "work")]),
    ("only masks", {"masks": [{"url": A}, {"url": B}]}, [I], [("/masks/0/url", I, "work"), ("/masks/1/url", I, "work")]),
    ("a mask beside", {"image": {"url": A}, "mask": PNG}, [I], [("/image/url", I, "work"), ("/mask", I, "part")]),
    ("names run together", {"resulturl": A, "videoURLs": [B]}, [V], [("/resulturl", V, "work"), ("/videoURLs/0", V, "work")]),
    ("an icon that was asked for", {"icon": PNG, "key": OTHER}, None, [("/icon", I, "work"), ("/key", I, "work")]),
    ("nothing but names", {"*": {"": [{"/": MP3}]}}, None, [("/*//0/~1", S, "work")]),
    ("both of one part", {"parts": [{"inlineData": {"data": JPEG}, "fileData": {"fileUri": A}}]}, [I],
     [("/parts/0/inlineData/data", I, "work"), ("/parts/0/fileData/fileUri", I, "variant")]),
    ("a page with a picture", {"result": "<p><img alt='a' src='https://o.test/x.png'></p>"}, [I], [("/result", I, "work")]),
    (
        "a conversation handed back",
        {
            "messages": [{"role": "user", "content": [{"type": "image_url", "image_url": {"url": A}}]}],
            "choices": [{"message": {"images": [{"image_url": {"url": "data:image/png;base64," + PNG}}]}}],
        },
        [I],
        [("/messages/0/content/0/image_url/url", I, "echo"), ("/choices/0/message/images/0/image_url/url", I, "work")],
    ),
    (
        "what is written beside a film",
        {"output": A, "srt_url": "https://o.test/t.srt", "transcript_url": "https://o.test/t.txt", "logs": "https://o.test/log"},
        [V],
        [("/output", V, "work"), ("/srt_url", "other", "part")],
    ),
    (
        "types that are no media's",
        {"files": [{"url": A, "mime_type": "application/pdf"}, {"url": B, "mime_type": "text/html"}, {"url": C}]},
        [I],
        [("/files/0/url", "other", "work"), ("/files/2/url", I, "work")],
    ),
    ("a kind beside a value", {"result": {"type": "image", "value": A}}, None, [("/result/value", I, "work")]),
    (
        "a poster with a type of its own",
        {"video": {"url": A, "content_type": "video/mp4"}, "thumbnail": {"url": B, "content_type": "image/webp"}},
        None,
        [("/video/url", V, "work"), ("/thumbnail/url", I, "poster")],
    ),
    ("a film's own bytes under a poor name", {"payload": {"content": MP4}}, None, [("/payload/content", V, "work")]),
]  # fmt: skip


@pytest.mark.parametrize(("document", "declared", "expected"), [s[1:] for s in SHAPES], ids=[s[0] for s in SHAPES])
def test_each_shape(document: Any, declared: list[str] | None, expected: Expected) -> None:
    assert found(document, declared) == expected


# -- the promise -----------------------------------------------------------------------------------------------------


def promise(*places: tuple[str, dict[str, Any]], modalities: list[str] | None = None) -> dict[str, Any]:
    return {"modalities": modalities or [V], "places": [[path.split("/"), said] for path, said in places]}


def test_a_promised_place_needs_no_good_name() -> None:
    work = {"media": True, "kind": V, "role": "work", "form": "link"}
    told = promise(("docs/*/check", work))
    document = {"docs": [{"check": A}], "reference": [{"check": B}]}
    assert found({"status": A}, promise=promise(("status", work))) == [("/status", V, "work")]
    assert found(document, promise=told) == []  # what is below "docs" is not for a description to open
    assert found({"reference": A}, promise=promise(("reference", work))) == [("/reference", V, "work")]


def test_a_place_that_leads_elsewhere_is_no_media_whatever_its_name() -> None:
    told = promise(("video_url", {"media": False, "form": "link"}))
    assert found({"video_url": A, "result": B}, promise=told) == [("/result", V, "work")]


def test_any_name_or_index_is_a_step_and_an_exact_name_comes_first() -> None:
    told = promise(
        ("out/*/x", {"media": True, "kind": S, "role": "work"}),
        ("out/first/x", {"media": True, "kind": I, "role": "poster"}),
    )
    assert found({"out": {"first": {"x": A}, "second": {"x": B}}}, promise=told) == [
        ("/out/first/x", I, "poster"),
        ("/out/second/x", S, "work"),
    ]
    assert found({"out": [{"x": C}]}, promise=told) == [("/out/0/x", S, "work")]


def test_bytes_decide_over_the_promise() -> None:
    told = promise(("a", {"media": True, "kind": V, "role": "work", "form": "base64", "type": "video/mp4"}))
    assert found({"a": PNG}, promise=told) == [("/a", I, "work")]
    assert found({"a": "word " * 40}, promise=told) == []


def test_a_promised_type_speaks_for_bytes_without_a_mark() -> None:
    raw = base64.b64encode(bytes(range(256))).decode()
    told = promise(("a", {"media": True, "kind": S, "form": "base64", "type": "audio/pcm;rate=16000"}), modalities=[S])
    (piece,) = find({"a": raw}, promise=told).pieces
    assert (piece.kind.value, piece.media_type) == (S, "audio/pcm;rate=16000")
    assert found({"a": raw}, [S]) == []


@pytest.mark.parametrize(
    "value", [None, 1, "x", [], {"places": 3}, {"places": [[1], [[], 2], [["a"], {}]], "modalities": "x"}]
)
def test_no_promise_says_nothing(value: Any) -> None:
    assert found({"a": A, "image": B}, promise=value) == [("/image", I, "work")]


# -- echoes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "back"),
    [
        (U, U),
        (
            "https://up.test/in.png?X-Amz-Date=1&X-Amz-Signature=2",
            "https://up.test/in.png?X-Amz-Date=3&X-Amz-Signature=4",
        ),
        ("https://up.test/in%20a.png", "https://UP.test/in a.png".replace(" ", "%20")),
        ("https://up.test/in.png", "https://up.test/in.png#frame"),
        (PNG, "data:image/png;base64," + PNG),
        ("data:image/png;base64," + PNG, PNG),
        (PNG, PNG.replace("+", "-").replace("/", "_").rstrip("=")),
        (samples.SVG, samples.SVG),
        (PNG, samples.picture("PNG").hex()),
    ],
)
def test_an_input_is_known_in_another_dressing(sent: str, back: str) -> None:
    document = {"image": back, "images": [OTHER]}
    roles = [role for _pointer, _kind, role in found(document, [I], request={"deep": [{"input": sent}]})]
    assert roles == ["echo", "work"]


@pytest.mark.parametrize(
    ("sent", "made"),
    [
        ("https://up.test/render?id=1", "https://up.test/render?id=2"),
        ("https://up.test/o/7f3a?sig=1", "https://up.test/o/7f3a?sig=2"),
        ("https://up.test/a.png?index=1", "https://up.test/a.png?index=2"),
        ("https://up.test/a.png", "https://other.test/a.png"),
    ],
)
def test_another_file_is_no_echo(sent: str, made: str) -> None:
    assert found({"image": made}, [I], request={"image": sent}) == [("/image", I, "work")]


# -- the provider's own words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "words"),
    [
        (
            {"status": "Request Moderated", "details": {"Moderation Reasons": ["A filter"]}},
            ("Request Moderated", "A filter"),
        ),
        ({"candidates": [{"finishReason": "IMAGE_SAFETY", "finishMessage": "No."}]}, ("IMAGE_SAFETY", "No.")),
        ({"promptFeedback": {"blockReason": "SAFETY"}}, ("SAFETY",)),
        ({"predictions": [{"raiFilteredReason": "Filtered out."}]}, ("Filtered out.",)),
        ({"response": {"raiMediaFilteredCount": 1, "raiMediaFilteredReasons": ["Faces."]}}, ("Faces.",)),
        ({"data": [{"url": None, "is_image_safe": False}]}, ("is_image_safe: false",)),
        ({"images": [], "has_nsfw_concepts": [False, True]}, ("has_nsfw_concepts: true",)),
        ({"video": None, "respect_moderation": False}, ("respect_moderation: false",)),
        ({"status": "FAILED", "failure": "Blocked input.", "failureCode": "X"}, ("FAILED", "Blocked input.")),
        ({"images": [PNG], "has_nsfw_concepts": [True]}, ()),
        ({"status": "succeeded", "nsfw": False, "enable_safety_checker": True}, ()),
    ],
)
def test_marks_and_reasons(document: Any, words: tuple[str, ...]) -> None:
    assert find(document, declared=[I]).words == words


@pytest.mark.parametrize(
    "document",
    [{"text": "I cannot draw that."}, {"output": "I cannot draw that."}, {"data": {"result": "I cannot draw that."}}],
)
def test_words_where_the_picture_was_to_be(document: Any) -> None:
    (piece,) = find(document, declared=[I]).pieces
    assert piece.text == "I cannot draw that."


def test_words_beside_a_picture_are_no_work() -> None:
    assert found({"text": "Here you are, a fox.", "image": PNG}, [I]) == [("/image", I, "work")]


def test_a_text_model_may_say_what_it_was_told() -> None:
    request = {"messages": [{"role": "user", "content": "Say: hello"}, {"role": "user", "content": "hello"}]}
    document = {"request": request, "choices": [{"message": {"role": "assistant", "content": "hello"}}]}
    assert found(document, ["text"], request=request) == [("/choices/0/message/content", "text", "work")]
