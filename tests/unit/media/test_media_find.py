"""Every family of answers, what stands near the work and is not it, and documents that mean harm."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import media_samples as samples
import pytest
from hypothesis import given
from hypothesis import strategies as st

from comfy_desk.domain.output import Kind, Origin, Role
from comfy_desk.media.find import find

PNG = samples.b64(samples.picture("PNG"))
OTHER = samples.b64(samples.picture("PNG", colour=3))
JPG = samples.b64(samples.picture("JPEG"))
WAV = samples.b64(samples.sound())
MP4 = samples.b64(samples.film())
U = "https://cdn.partner.test/f/7f3a?sig=a%2Fb%2Bc%3D"


def found(document: Any, declared: list[str] | None = None, **more: Any) -> list[tuple[str, str, str]]:
    return [(p.pointer, p.kind.value, p.role.value) for p in find(document, declared=declared, **more).pieces]


FAMILIES: list[tuple[str, Any, list[str] | None, list[tuple[str, str, str]]]] = [
    (
        "bfl",
        {"status": "Ready", "result": {"sample": U, "prompt": "x"}, "cost": 4},
        ["image"],
        [("/result/sample", "image", "work")],
    ),
    (
        "gemini",
        {
            "candidates": [
                {
                    "content": {
                        "parts": [
                            {"text": "Here it is."},
                            {"thought": True, "text": "hm", "inlineData": {"mimeType": "image/png", "data": OTHER}},
                            {"inlineData": {"mimeType": "image/png", "data": PNG}, "thoughtSignature": PNG},
                            {"inline_data": {"mime_type": "image/png", "data": OTHER}},
                            {"fileData": {"mimeType": "image/jpeg", "fileUri": U}},
                        ]
                    },
                    "citationMetadata": {"citations": [{"uri": "https://site.test/picture.png"}]},
                    "finishReason": "STOP",
                }
            ]
        },
        ["image", "text"],
        [
            ("/candidates/0/content/parts/0/text", "text", "part"),
            ("/candidates/0/content/parts/2/inlineData/data", "image", "work"),
            ("/candidates/0/content/parts/3/inline_data/data", "image", "work"),
            ("/candidates/0/content/parts/4/fileData/fileUri", "image", "work"),
        ],
    ),
    (
        "imagen",
        {"predictions": [{"bytesBase64Encoded": PNG, "mimeType": "image/png"}]},
        ["image"],
        [("/predictions/0/bytesBase64Encoded", "image", "work")],
    ),
    (
        "gpt-image",
        {
            "data": [{"b64_json": PNG, "revised_prompt": "x"}, {"url": U}],
            "output_format": "png",
            "usage": {"total_tokens": 1},
        },
        ["image"],
        [("/data/0/b64_json", "image", "work"), ("/data/1/url", "image", "work")],
    ),
    (
        "kling video",
        {
            "code": 0,
            "message": "SUCCEED",
            "data": {"task_id": "1", "task_result": {"videos": [{"url": U, "watermark_url": U + "2"}]}},
        },
        ["video"],
        [
            ("/data/task_result/videos/0/url", "video", "work"),
            ("/data/task_result/videos/0/watermark_url", "video", "variant"),
        ],
    ),
    (
        "kling images",
        {
            "data": {
                "task_result": {"images": [{"index": 0, "url": U}], "series_images": [{"index": 0, "url": U + "2"}]}
            }
        },
        ["image"],
        [
            ("/data/task_result/images/0/url", "image", "work"),
            ("/data/task_result/series_images/0/url", "image", "work"),
        ],
    ),
    (
        "veo",
        {
            "done": True,
            "response": {
                "videos": [{"gcsUri": U, "mimeType": "video/mp4"}, {"bytesBase64Encoded": MP4, "mimeType": "video/mp4"}]
            },
        },
        ["video", "audio"],
        [("/response/videos/0/gcsUri", "video", "work"), ("/response/videos/1/bytesBase64Encoded", "video", "work")],
    ),
    (
        "seedance",
        {"content": {"video_url": U, "last_frame_url": U + "2", "output_format": "mp4"}, "status": "succeeded"},
        ["video", "audio"],
        [("/content/video_url", "video", "work"), ("/content/last_frame_url", "image", "poster")],
    ),
    (
        "runway",
        {"id": "x", "output": [U, U + "2"]},
        ["video"],
        [("/output/0", "video", "work"), ("/output/1", "video", "work")],
    ),
    (
        "wan",
        {"output": {"video_url": U, "check_audio": U + "2", "orig_prompt": "x"}, "request_id": "r"},
        ["video", "audio"],
        [("/output/video_url", "video", "work")],
    ),
    (
        "meshy",
        {
            "model_urls": {"fbx": U + "f", "glb": U + "g", "usdz": U + "u", "obj": U + "o", "mtl": U + "m"},
            "texture_urls": [{"base_color": U + "b", "normal": U + "n"}],
            "thumbnail_url": U + "t",
            "video_url": U + "v",
        },
        ["3d"],
        [
            ("/model_urls/fbx", "3d", "variant"),
            ("/model_urls/glb", "3d", "work"),
            ("/model_urls/usdz", "3d", "variant"),
            ("/model_urls/obj", "3d", "variant"),
            ("/model_urls/mtl", "3d", "part"),
            ("/texture_urls/0/base_color", "image", "part"),
            ("/texture_urls/0/normal", "image", "part"),
            ("/thumbnail_url", "image", "poster"),
            ("/video_url", "video", "poster"),
        ],
    ),
    (
        "tripo",
        {"output": {"model": U, "pbr_model": U + "p", "rendered_image": U + "r"}},
        ["3d"],
        [
            ("/output/model", "3d", "work"),
            ("/output/pbr_model", "3d", "work"),
            ("/output/rendered_image", "image", "poster"),
        ],
    ),
    ("rodin", {"model_mesh": {"url": "https://a.test/m.glb?x=1"}}, None, [("/model_mesh/url", "3d", "work")]),
    (
        "luma",
        {
            "assets": {"video": U, "image": U + "2"},
            "request": {"keyframes": {"frame0": {"type": "image", "url": U + "3"}}, "callback_url": U + "4"},
        },
        ["video"],
        [
            ("/assets/video", "video", "work"),
            ("/assets/image", "image", "work"),
            ("/request/keyframes/frame0/url", "image", "echo"),
        ],
    ),
    (
        "recraft",
        {"created": 1, "credits": 40, "data": [{"image_id": "abcdef", "url": U}]},
        ["image"],
        [("/data/0/url", "image", "work")],
    ),
    (
        "seed audio",
        {
            "audio": WAV,
            "url": U,
            "code": 0,
            "message": "Success",
            "subtitle": {"text": "hi", "words": [{"text": "hi"}]},
        },
        ["audio"],
        [("/audio", "audio", "work"), ("/url", "audio", "variant")],
    ),
    (
        "svg maker",
        {"data": [{"svg": samples.SVG, "mime_type": "image/svg+xml"}]},
        ["image"],
        [("/data/0/svg", "vector", "work")],
    ),
    (
        "wavespeed",
        {"code": 200, "data": {"outputs": [U], "urls": {"get": "https://api.partner.test/v3/predictions/1/result"}}},
        ["image"],
        [("/data/outputs/0", "image", "work")],
    ),
    ("grok", {"data": [{"url": U, "mime_type": "image/jpeg"}]}, ["image"], [("/data/0/url", "image", "work")]),
    (
        "claude",
        {"content": [{"type": "text", "text": "A poem"}], "stop_reason": "end_turn"},
        ["text"],
        [("/content/0/text", "text", "work")],
    ),
    (
        "chat",
        {"choices": [{"message": {"role": "assistant", "content": "A poem"}}]},
        ["text"],
        [("/choices/0/message/content", "text", "work")],
    ),
    (
        "gemini text",
        {"candidates": [{"content": {"parts": [{"text": "A"}]}}]},
        ["text"],
        [("/candidates/0/content/parts/0/text", "text", "work")],
    ),
    (
        "a list of named files",
        {
            "list": [
                {"name": "base.glb", "url": U},
                {"name": "preview.webp", "url": U + "2"},
                {"name": "texture_diffuse.png", "url": U + "3"},
            ]
        },
        ["3d"],
        [("/list/0/url", "3d", "work"), ("/list/1/url", "image", "poster"), ("/list/2/url", "image", "part")],
    ),
    (
        "a song with its cover",
        {"clips": [{"audio_url": U, "image_url": U + "2"}]},
        ["audio"],
        [("/clips/0/audio_url", "audio", "work"), ("/clips/0/image_url", "image", "poster")],
    ),
    (
        "links below links",
        {
            "output": U,
            "urls": {"get": U + "2", "stream": U + "3"},
            "links": {"download": "https://a.test/x.mp4", "html": U + "5"},
        },
        ["video"],
        [("/output", "video", "work"), ("/links/download", "video", "work")],
    ),
    (
        "creations",
        {"creations": [{"id": "1", "url": U, "cover_url": U + "2", "watermarked_url": U + "3"}], "credits": 4},
        ["video"],
        [
            ("/creations/0/url", "video", "work"),
            ("/creations/0/cover_url", "image", "poster"),
            ("/creations/0/watermarked_url", "video", "variant"),
        ],
    ),
    (
        "speech with times",
        {"audio_base64": samples.b64(samples.mp3()), "alignment": {"characters": ["H"]}},
        ["audio"],
        [("/audio_base64", "audio", "work")],
    ),
    (
        "a picture call",
        {"output": [{"type": "image_generation_call", "result": PNG}]},
        ["image"],
        [("/output/0/result", "image", "work")],
    ),
    (
        "markdown",
        {"choices": [{"message": {"content": f"Here: ![fox]({U})"}}]},
        ["image"],
        [("/choices/0/message/content", "image", "work"), ("/choices/0/message/content", "text", "part")],
    ),
    ("bare link", U, ["image"], [("", "image", "work")]),
    ("array", [{"url": U}], ["video"], [("/0/url", "video", "work")]),
    (
        "its own status",
        {"error_type": "none", "status": "failed", "images": [U]},
        None,
        [("/images/0", "image", "work")],
    ),
    (
        "deep and unknown",
        {"x": [{"y": {"renders": [{"z": {"image_b64": JPG}}]}}]},
        None,
        [("/x/0/y/renders/0/z/image_b64", "image", "work")],
    ),
    ("escaped pointer", {"a/b": {"m~n": "https://a.test/x.png"}}, None, [("/a~1b/m~0n", "image", "work")]),
    ("a depth map alone", {"depth_map": {"url": U}}, ["image"], [("/depth_map/url", "image", "work")]),
    (
        "JSON in a string",
        {"resultJson": json.dumps({"resultUrls": [U]}), "state": "success"},
        ["image"],
        [("/resultJson", "image", "work")],
    ),
    ("a link nobody named", {"hosted": {"at": U}}, ["image"], [("/hosted/at", "image", "work")]),
    ("nothing", None, None, []),
    ("a number", 12, ["image"], []),
]


@pytest.mark.parametrize(("document", "declared", "expected"), [f[1:] for f in FAMILIES], ids=[f[0] for f in FAMILIES])
def test_each_family(document: Any, declared: list[str] | None, expected: list[tuple[str, str, str]]) -> None:
    assert found(document, declared) == expected


def test_links_are_handed_on_to_the_byte_and_never_shown() -> None:
    piece = find({"result": {"sample": U}}, declared=["image"]).pieces[0]
    assert (piece.url, piece.origin) == (U, Origin.LINK)
    assert "sig=" not in repr(piece)


def test_types_come_with_the_pieces() -> None:
    speech = {
        "candidates": [
            {
                "content": {
                    "parts": [
                        {
                            "inlineData": {
                                "mimeType": "audio/L16;codec=pcm;rate=24000",
                                "data": samples.b64(bytes(range(256)) * 4),
                            }
                        }
                    ]
                }
            }
        ]
    }
    piece = find(speech, declared=["audio"]).pieces[0]
    assert (piece.kind, piece.media_type) == (Kind.AUDIO, "audio/L16;codec=pcm;rate=24000")
    lying = {"inlineData": {"mimeType": "image/png", "data": JPG}}
    assert find(lying).pieces[0].media_type == "image/jpeg"


@pytest.mark.parametrize(
    "member",
    [
        {"docs_url": "https://docs.partner.test/guide.png"},
        {"status_url": "https://api.partner.test/s/1"},
        {"webhook": "https://hooks.partner.test/image.png"},
        {"callback_url": "https://hooks.partner.test/x"},
        {"token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U"},
        {"sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"},
        {"thought_signature": PNG},
        {"note": "aGVsbG8gd29ybGQ" * 300},
        {"note": "word" * 1000},
        {"id": "abcdEFGH" * 12, "mimeType": "image/png"},
        {"citations": [{"uri": "https://site.test/a.png"}]},
        {"license": "https://site.test/terms.html"},
        {"avatar_url": "https://site.test/me.png"},
        {"description": "see https://site.test/a.png for more"},
        {"next_page": "https://api.partner.test/list?page=2"},
        {"ratio": "16/9", "path": "/usr/bin"},
    ],
    ids=lambda member: next(iter(member)),
)
@pytest.mark.parametrize("declared", [["image"], ["video", "audio"], ["text"], None])
def test_decoys_are_not_media(member: dict[str, Any], declared: list[str] | None) -> None:
    assert found({"result": {"sample": "https://a.test/w.png"}, **member}, declared) == [
        ("/result/sample", "image", "work")
    ]


def test_the_routers_own_addresses_are_never_media() -> None:
    own = "https://api.comfy.org"
    document = {"image": f"{own}/v2/models/a/b/requests/1", "image_url": f"{own}:443/x.png", "other_image": U}
    assert found(document, ["image"], router_origin=own) == [("/other_image", "image", "work")]
    practice = "http://127.0.0.1:5000"
    document = {"image": f"{practice}/assets/ab/x?sig=1", "image_url": f"{practice}/v2/models/a/b/requests/1"}
    assert found(document, ["image"], router_origin=practice) == [("/image", "image", "work")]


def test_inputs_handed_back_are_echoes() -> None:
    request = {"image": "data:image/png;base64," + PNG, "url": U}
    document = {"images": [OTHER, PNG], "download": U, "input_image": "https://a.test/i.png"}
    assert found(document, ["image"], request=request) == [
        ("/images/0", "image", "work"),
        ("/images/1", "image", "echo"),
        ("/download", "image", "echo"),
        ("/input_image", "image", "echo"),
    ]


def test_the_same_thing_twice_is_one_work() -> None:
    assert found({"images": [U, U], "more": {"image_b64": [PNG, PNG.rstrip("=")]}}, ["image"]) == [
        ("/images/0", "image", "work"),
        ("/images/1", "image", "variant"),
        ("/more/image_b64/0", "image", "work"),
        ("/more/image_b64/1", "image", "variant"),
    ]
    both = {"videos": [{"gcsUri": "gs://b/o.mp4", "bytesBase64Encoded": MP4, "mimeType": "video/mp4"}]}
    assert [role for _p, _k, role in found(both, ["video"])] == ["variant", "work"]


def test_a_failed_element_keeps_its_place_and_its_reason() -> None:
    document = {
        "output": {
            "results": [{"url": U}, {"code": "DataInspectionFailed", "message": "Not allowed."}, {"url": U + "2"}]
        }
    }
    result = find(document, declared=["image"])
    assert [p.pointer for p in result.pieces] == ["/output/results/0/url", "/output/results/1", "/output/results/2/url"]
    assert result.pieces[1].problem == "Not allowed. (DataInspectionFailed)"
    assert "Not allowed." in result.words


def test_mixed_candidates_keep_the_good_one() -> None:
    document = {
        "candidates": [
            {"finishReason": "IMAGE_SAFETY"},
            {"content": {"parts": [{"inlineData": {"mimeType": "image/png", "data": PNG}}]}},
        ]
    }
    result = find(document, declared=["image", "text"])
    assert [(p.pointer, p.problem) for p in result.pieces] == [
        ("/candidates/0", "IMAGE_SAFETY"),
        ("/candidates/1/content/parts/0/inlineData/data", None),
    ]


@pytest.mark.parametrize(
    ("document", "words"),
    [
        (
            {"candidates": [], "promptFeedback": {"blockReason": "SAFETY", "blockReasonMessage": "No."}},
            ("SAFETY", "No."),
        ),
        (
            {"response": {"videos": [], "raiMediaFilteredReasons": ["Children.", "Violence."]}},
            ("Children.", "Violence."),
        ),
        ({"code": 0, "message": "SUCCEED", "data": {"task_status_msg": "Too dark."}}, ("Too dark.",)),
        ({"assets": None, "failure_reason": "Moderated"}, ("Moderated",)),
        ({"data": [], "block_reason": "nsfw"}, ("nsfw",)),
        ({"status": "ok", "message": "Success."}, ()),
    ],
)
def test_the_providers_reasons_are_kept(document: Any, words: tuple[str, ...]) -> None:
    result = find(document, declared=["image"])
    assert result.works == ()
    assert result.words == words


def test_only_text_where_a_picture_was_promised_is_shown() -> None:
    document = {"candidates": [{"content": {"parts": [{"text": "I cannot draw that."}]}, "finishReason": "STOP"}]}
    piece = find(document, declared=["image", "text"]).pieces[0]
    assert (piece.kind, piece.role, piece.text) == (Kind.TEXT, Role.WORK, "I cannot draw that.")


@pytest.mark.parametrize(
    "link",
    ["file:///etc/passwd", "ftp://a.test/x.png", "javascript:alert(1)//x", "/proxy/x", "//evil.test/x", "gs://b/o"],
)
def test_links_that_are_never_fetched_are_named_as_problems(link: str) -> None:
    pieces = find({"video_url": link, "image_url": U}, declared=["image"]).pieces
    assert [(p.pointer, p.url, p.problem is None) for p in pieces] == [
        ("/video_url", None, False),
        ("/image_url", U, True),
    ]
    assert link not in (pieces[0].problem or "")


def test_damaged_data_under_a_clear_name_is_a_problem_and_not_silence() -> None:
    pieces = find(
        {"data": [{"b64_json": PNG[:-5] + "!!!"}, {"b64_json": OTHER}], "output_format": "png"}, declared=["image"]
    ).pieces
    assert [p.problem is None for p in pieces] == [False, True]


def test_deep_and_wide_documents_end() -> None:
    deep: Any = {"url": U}
    for _ in range(50_000):
        deep = [deep]
    assert found(deep, ["image"]) == []
    assert len(find({"images": [f"{U}{i}" for i in range(5000)]}, declared=["image"]).pieces) == 1000
    failing = {"results": [{"url": f"{U}{i}", "message": "m"} for i in range(5000)]}
    assert len(find(failing, declared=["image"]).pieces) == 1000
    hostile = {
        "x": "data:" + "a" * 100_000,
        "y": "<!--" * 20_000,
        "z": "%" * 100_000,
        "b64_json": " " * 100_000,
        "q": "'" * 50_000,
    }
    find(hostile, declared=["image"])
    deep = {}  # not freed member by member at interpreter exit


_keys = st.sampled_from(
    ["url", "image", "data", "id", "output", "text", "b64_json", "mimeType", "code", "message", "token", "x", ""]
)
_values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.text(max_size=30),
    st.sampled_from([U, PNG, "image/png", "png", "gs://a/b", "data:,x", "\ud800"]),
)
_documents = st.recursive(
    _values,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(_keys, inner, max_size=4)),
    max_leaves=15,
)


@given(_documents)
def test_any_document_has_an_answer_whose_pointers_lead_to_it(document: Any) -> None:
    for piece in find(document, request={"a": PNG}, declared=["image"]).pieces:
        value = document
        for part in piece.pointer.split("/")[1:]:
            key = part.replace("~1", "/").replace("~0", "~")
            value = value[int(key)] if isinstance(value, list) else value[key]
        assert piece.problem is not None or piece.value in (None, value)
        json.dumps([piece.pointer, piece.text, piece.problem]).encode()


@given(
    st.dictionaries(
        st.text(st.characters(codec="ascii", categories=["L", "N"]), min_size=1, max_size=8),
        st.one_of(st.text(max_size=60), st.binary(max_size=30).map(samples.b64), st.integers()),
        max_size=6,
    )
)
def test_noise_around_the_work_changes_nothing(noise: dict[str, Any]) -> None:
    document = {**noise, "zz_images": [{"url": "https://a.test/w.png"}]}
    assert ("/zz_images/0/url", "image", "work") in found(document, ["image"])
    assert all(pointer.startswith("/zz_images") or kind == "text" for pointer, kind, _r in found(document, ["image"]))


# -- the published documents -----------------------------------------------------------------------------------------

_DATA_NAMES = {"data", "bytesBase64Encoded", "b64_json", "audio"}
_EXPECT = {"3d": "3d", "image": "image", "video": "video", "audio": "audio", "text": "text"}


def _example(schema: Any, schemas: Any, name: str = "", depth: int = 0, above: str = "") -> Any:
    if depth > 16:
        return None
    if "$ref" in schema:
        return _example(schemas[schema["$ref"].rsplit("/", 1)[-1]], schemas, name, depth + 1, above)
    for word in ("allOf", "anyOf", "oneOf"):
        if schema.get(word):
            return _example(schema[word][0], schemas, name, depth + 1, above)
    if schema.get("properties"):
        return {
            key: _example(value, schemas, key, depth + 1, f"{above}/{key}")
            for key, value in schema["properties"].items()
        }
    kind = schema.get("type")
    if kind == "array":
        return [_example(schema.get("items", {}), schemas, name, depth + 1, above)]
    if kind == "string":
        if (
            schema.get("format") == "uri"
            or name.lower().endswith(("url", "uri"))
            or name in {"output", "outputs", "get", *_MESH}
        ):
            return f"https://cdn.partner.test/{name}-{depth}?sig=x%2F"
        if name in _DATA_NAMES:
            return {"audio": WAV, "bytesBase64Encoded": MP4 if "videos" in above else PNG}.get(name, PNG)
        if name == "svg":
            return samples.SVG
        if "mime" in name.lower():
            options = schema.get("enum", ["video/mp4" if "videos" in above else "image/png"])
            return "image/png" if "image/png" in options else options[0]
        return "some words" if name == "text" else schema.get("enum", ["word"])[0]
    return {"integer": 1, "number": 1.5, "boolean": False, "object": {}}.get(str(kind))


_MESH = {"glb", "fbx", "obj", "usdz", "mtl", "base_color", "metallic", "normal", "roughness"}


def test_the_published_documents_examples_give_works_of_the_declared_kind(contract_folder: Path) -> None:
    checked = 0
    for file in sorted((contract_folder / "schemas").glob("*.json")):
        model = json.loads(file.read_bytes())
        declared = model["x-comfy-router-output-modalities"]
        for path in model["paths"].values():
            answers = path.get("post", {}).get("responses", {})
            content = answers.get("200", {}).get("content", {}).get("application/json")
            if content is None:
                continue
            example = _example(content["schema"], model["components"]["schemas"])
            if declared == ["text"]:
                example["content"] = [{"type": "text", "text": "words"}]
            works = find(example, declared=declared).works
            kinds = {"image" if work.kind is Kind.VECTOR else work.kind.value for work in works}
            assert works, file.name
            assert kinds <= set(declared) | {"image"}, (file.name, kinds)
            assert kinds & set(declared), file.name
            assert not any(
                word in work.pointer for work in works for word in ("request", "thumbnail", "get", "citation")
            ), file.name
            checked += 1
    assert checked >= 20
