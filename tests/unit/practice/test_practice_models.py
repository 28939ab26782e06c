"""What the practice models take and give: checks in the FastAPI form, real media, the same bytes each time."""

import base64
import io
import json
import struct
import wave
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image
from practice_inside import BASE, FAST, Inside

from comfy_desk.practice import drawing
from comfy_desk.practice.models import ALL


@pytest.fixture
def inside() -> Iterator[Inside]:
    practice = Inside()
    yield practice
    practice.close()


def made(inside: Inside, model: str, body: dict[str, Any]) -> Any:
    """The model's answer to a body, as JSON."""
    request = inside.submit(body, model=model)
    assert request.status_code == 201, request.text
    inside.pass_time(1000)
    answer = inside.result(request.json()["request_id"], model)
    assert answer.status_code == 200
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert int(answer.headers["Content-Length"]) == len(answer.content)
    return answer.json()


def fetched(inside: Inside, link: str) -> bytes:
    answer = inside.call("GET", link.removeprefix(BASE), None)
    assert answer.status_code == 200, answer.text
    return answer.content


def image(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as opened:
        opened.load()
        return opened.copy()


# --- checks ------------------------------------------------------------------------------------------------------------

BOARD = "loom/storyboard"
STORY = {"title": "Two", "scenes": [{"words": "one"}]}


@pytest.mark.parametrize(
    ("model", "body", "loc", "kind", "ctx"),
    [
        (FAST, {}, ["prompt"], "missing", None),
        (FAST, {"prompt": 3}, ["prompt"], "string_type", None),
        (FAST, {"prompt": ""}, ["prompt"], "string_too_short", {"min_length": 1}),
        (FAST, {"prompt": "x" * 4001}, ["prompt"], "string_too_long", {"max_length": 4000}),
        (FAST, {"prompt": "x", "width": 240}, ["width"], "greater_than_equal", {"ge": 256}),
        (FAST, {"prompt": "x", "width": 2064}, ["width"], "less_than_equal", {"le": 2048}),
        (FAST, {"prompt": "x", "width": 257}, ["width"], "multiple_of", {"multiple_of": 16}),
        (FAST, {"prompt": "x", "width": "300"}, ["width"], "int_type", None),
        (FAST, {"prompt": "x", "seed": 2**64}, ["seed"], "less_than_equal", {"le": 2**64 - 1}),
        (FAST, {"prompt": "x", "brightness": True}, ["brightness"], "float_type", None),
        (FAST, {"prompt": "x", "refine_words": "no"}, ["refine_words"], "bool_type", None),
        (FAST, {"prompt": "x", "output_format": "bmp"}, ["output_format"], "enum", {"expected": "'png', 'jpeg', 'webp'"}),
        (FAST, {"prompt": "x", "model": "kiln/other"}, ["model"], "value_error", None),
        (BOARD, {**STORY, "scenes": []}, ["scenes"], "too_short", {"min_length": 1, "actual_length": 0}),
        (BOARD, {**STORY, "scenes": [{"mood": "calm"}]}, ["scenes", 0, "words"], "missing", None),
        (BOARD, {**STORY, "scenes": [{"words": "x", "seconds": 0}]}, ["scenes", 0, "seconds"], "greater_than", {"gt": 0}),
        (BOARD, {**STORY, "scenes": {}}, ["scenes"], "list_type", None),
        (BOARD, {**STORY, "light": {}}, ["light", "kind"], "missing", None),
        (BOARD, {**STORY, "light": {"kind": "moon"}}, ["light", "kind"], "union_tag_invalid", {"discriminator": "kind"}),
        (BOARD, {**STORY, "light": {"kind": "day", "hour": 3}}, ["light", "hour"], "greater_than_equal", {"ge": 5}),
        (BOARD, {**STORY, "light": {"kind": "lamp", "colour": "red"}}, ["light", "colour"], "string_pattern_mismatch", None),
        (BOARD, {**STORY, "notes": {"a": 1}}, ["notes", "a"], "string_type", None),
    ],
)  # fmt: skip
def test_findings(inside: Inside, model: str, body: dict[str, Any], loc: list[Any], kind: str, ctx: Any) -> None:
    answer = inside.submit(body, model=model)
    assert answer.status_code == 422
    assert answer.headers["X-Comfy-Error-Type"] == "invalid_input"
    [found] = answer.json()["detail"]
    assert found["loc"] == ["body", *loc]
    assert found["type"] == kind
    assert found["msg"]
    if ctx is not None:
        assert found["ctx"] == ctx


def test_steps_are_counted_in_decimals(inside: Inside) -> None:
    at = "/v2/models/atelier/retoucher/requests"

    def kinds(strength: str) -> list[tuple[str, str]]:
        answer = inside.call("POST", at, content=f'{{"image": "", "prompt": "x", "strength": {strength}}}'.encode())
        return [(found["loc"][-1], found["type"]) for found in answer.json().get("detail", ())]

    assert ("strength", "multiple_of") in kinds("0.32")
    for n in range(21):  # 0.3 is no multiple of 0.05 in floating point
        assert ("strength", "multiple_of") not in kinds(f"{n * 5 / 100:.2f}")


@pytest.mark.parametrize("body", [b"[]", b'"text"', b"3", b"null"])
def test_a_body_that_is_no_object(inside: Inside, body: bytes) -> None:
    [found] = inside.call("POST", f"/v2/models/{FAST}/requests", content=body).json()["detail"]
    assert (found["loc"], found["type"]) == (["body"], "dict_type")


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b'{"prompt": NaN}', b"[" * 100_000])
def test_a_body_that_is_no_json(inside: Inside, body: bytes) -> None:
    answer = inside.call("POST", f"/v2/models/{FAST}/requests", content=body)
    assert (answer.status_code, answer.json()["error_type"]) == (400, "invalid_input")


def test_null_where_it_may_be(inside: Inside) -> None:
    assert inside.submit({"prompt": "x", "style": None}, model="loom/four-panels").status_code == 201


def test_the_models_own_name_in_the_body(inside: Inside) -> None:
    for name in (FAST, "quick-sketch"):
        assert inside.submit({"prompt": "x", "model": name}, query="?reject_unknown_fields=true").status_code == 201


def test_unknown_fields_on_request(inside: Inside) -> None:
    body = {"prompt": "x", "surprise": 1}
    assert inside.submit(body).status_code == 201
    [found] = inside.submit(body, query="?reject_unknown_fields=true").json()["detail"]
    assert (found["loc"], found["type"]) == (["body", "surprise"], "extra_forbidden")
    assert inside.submit(body, model="attic/open-box", query="?reject_unknown_fields=true").status_code == 201


def test_other_providers(inside: Inside) -> None:
    body = {"prompt": "x", "brightness": 0.5}
    assert inside.submit(body, query="?model_provider=comfy").status_code == 201
    assert inside.submit(body, query="?model_provider=runware").status_code == 400
    assert inside.submit({"anything": 1}, query="?model_provider=fal&strict_mode=true").status_code == 201
    request = inside.submit(body, query="?model_provider=fal").json()["request_id"]
    inside.pass_time(60)
    dropped = json.loads(inside.result(request).headers["X-Comfy-Router-Dropped-Params"])
    assert dropped == ["brightness (that provider has no such setting)"]


def test_missing_models_are_explained(inside: Inside) -> None:
    assert "kiln/quick-sketch" in inside.submit(model="kiln/quik-sketch").json()["detail"]
    retired = inside.submit(model="kiln/first-sketch").json()
    assert retired == {
        "detail": "kiln/first-sketch was retired on 2026-03-01; use kiln/quick-sketch",
        "error_type": "model_not_found",
    }


def test_the_catalogue_is_walked_by_cursor(inside: Inside) -> None:
    seen, path = [], "/v2/models?limit=5"
    while path:
        page = inside.call("GET", path).json()
        seen += [entry["id"] for entry in page["data"]]
        path = f"/v2/models?limit=5&cursor={page['next_cursor']}" if page["has_more"] else ""
    assert seen == sorted(model.id for model in ALL)
    assert inside.call("GET", "/v2/models?limit=0").json()["limit"] == 20
    assert inside.call("GET", "/v2/models?limit=-4").json()["limit"] == 20
    assert inside.call("GET", "/v2/models?limit=101").json()["limit"] == 100
    assert inside.call("GET", "/v2/models?limit=ten").status_code == 400


# --- works -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height", "form"), [(1024, 1024, "png"), (512, 768, "jpeg"), (320, 256, "webp")])
def test_pictures_are_what_was_asked_for(width: int, height: int, form: str) -> None:
    data = drawing.draw("a heron", 5, width, height, form)
    picture = image(data)
    assert picture.size == (width, height)
    assert data == drawing.draw("a heron", 5, width, height, form)
    assert data != drawing.draw("a heron", 6, width, height, form)
    assert len(picture.convert("RGB").resize((64, 64)).getcolors(4096) or []) > 100


def test_every_scene_draws_at_every_shape() -> None:
    for seed in range(12):
        for size in ((16, 16), (400, 100), (90, 300)):
            assert image(drawing.draw("x", seed, *size, "png")).size == size


def test_a_large_picture() -> None:
    assert image(drawing.draw("wide", 1, 4096, 2304, "jpeg")).size == (4096, 2304)


def test_a_signed_link(inside: Inside) -> None:
    answer = made(inside, FAST, {"prompt": "a pier", "width": 320, "height": 256, "seed": 2**64 - 1})
    assert answer["result"]["seed"] == 2**64 - 1
    assert image(fetched(inside, answer["result"]["sample"])).size == (320, 256)


def test_base64_in_a_nested_document(inside: Inside) -> None:
    answer = made(inside, "atelier/nested-dreamer", {"contents": [{"parts": [{"text": "a fox"}]}]})
    parts = answer["candidates"][0]["content"]["parts"]
    [inline] = [part["inlineData"] for part in parts if "inlineData" in part]
    assert inline["mimeType"] == "image/jpeg"
    assert image(base64.b64decode(inline["data"], validate=True)).format is None
    assert any("fox" in part.get("text", "") for part in parts)


@pytest.mark.parametrize("form", ["url", "b64_json"])
def test_four_panels_one_missing(inside: Inside, form: str) -> None:
    answer = made(inside, "loom/four-panels", {"prompt": "dawn", "response_format": form, "size": "512x512"})
    assert [form in panel for panel in answer["data"]] == [True, True, False, True]
    assert answer["data"][2]["code"]
    first = answer["data"][0][form]
    data = fetched(inside, first) if form == "url" else base64.b64decode(first, validate=True)
    assert image(data).size == (512, 512)


def test_films_are_films_and_differ(inside: Inside) -> None:
    answer = made(inside, "lantern/reel-and-still", {"content": [{"type": "text", "text": "a kite"}]})
    film = fetched(inside, answer["content"]["video_url"])
    assert film[4:8] == b"ftyp"
    assert b"avc1" in film
    assert b"mp4a" in film
    assert answer["content"]["last_frame_url"].partition("?")[0].endswith("/last-frame")
    assert image(fetched(inside, answer["content"]["last_frame_url"])).size == (960, 540)
    other = made(inside, "lantern/long-reel", {"prompt": "a boat"})["data"]["task_result"]["videos"][0]
    assert fetched(inside, other["url"]) not in (film, fetched(inside, other["watermark_url"]))


def test_a_sound_told_twice(inside: Inside) -> None:
    answer = made(inside, "chime/soundscape", {"prompt": "rain", "seconds": 2})
    data = base64.b64decode(answer["audio"], validate=True)
    assert data == fetched(inside, answer["url"])
    with wave.open(io.BytesIO(data)) as sound:
        assert sound.getnframes() / sound.getframerate() == 2


def test_a_mesh_with_its_parts(inside: Inside) -> None:
    answer = made(inside, "clayhouse/turntable", {"prompt": "a jug"})
    data = fetched(inside, answer["model_urls"]["glb"])
    magic, version, length = struct.unpack("<4sII", data[:12])
    assert (magic, version, length) == (b"glTF", 2, len(data))
    size, kind = struct.unpack("<I4s", data[12:20])
    document = json.loads(data[20 : 20 + size])
    assert kind == b"JSON"
    for view in document["bufferViews"]:
        assert view["byteOffset"] % 4 == 0
        assert view["byteOffset"] + view["byteLength"] <= document["buffers"][0]["byteLength"]
    rows = document["accessors"][0]["count"]
    indices = document["bufferViews"][3]
    start = 20 + size + 8 + indices["byteOffset"]
    assert (
        max(struct.unpack(f"<{indices['byteLength'] // 2}H", data[start : start + indices["byteLength"]])) == rows - 1
    )
    assert image(fetched(inside, answer["thumbnail_url"])).size == (512, 512)
    assert b"\nf 1/1/1 " in fetched(inside, answer["model_urls"]["obj"])
    assert fetched(inside, answer["model_urls"]["mtl"]).startswith(b"newmtl")
    assert image(fetched(inside, answer["texture_urls"][0]["base_color"])).size == (512, 512)


def test_vector_markup(inside: Inside) -> None:
    [drawn] = made(inside, "nib/vector-sketch", {"prompt": "a <leaf> & more"})["data"]
    assert drawn["svg"].startswith("<svg ")
    assert "a &lt;leaf&gt; &amp; more" in drawn["svg"]


def test_the_artists_picture_comes_back(inside: Inside) -> None:
    mine = drawing.draw("mine", 1, 300, 200, "png")
    body = {"prompt": "a hat", "image": "data:image/png;base64," + base64.b64encode(mine).decode()}
    answer = made(inside, "atelier/retoucher", body)
    assert fetched(inside, answer["request"]["keyframes"]["frame0"]["url"]) == mine
    assert image(fetched(inside, answer["assets"]["image"])).size == (300, 200)


def test_enlarging_keeps_the_shape(inside: Inside) -> None:
    mine = base64.b64encode(drawing.draw("mine", 1, 300, 150, "png")).decode()
    answer = made(inside, "kiln/grand-enlarger", {"image": mine})
    assert image(fetched(inside, answer["data"]["outputs"][0])).size == (2048, 1024)
    assert "/v2/models/" in answer["data"]["urls"]["get"]


def test_heavy_plates_are_exactly_as_heavy_as_asked(inside: Inside) -> None:
    answer = made(inside, "kiln/bulk-plates", {"prompt": "ore", "n": 2, "side": 64, "megabytes": 1.5})
    plates = [base64.b64decode(plate["bytesBase64Encoded"], validate=True) for plate in answer["predictions"]]
    assert [len(plate) for plate in plates] == [1_500_000, 1_500_000]
    assert [image(plate).size for plate in plates] == [(64, 64), (64, 64)]
    assert plates[0] != plates[1]


def test_any_answer_can_be_made_heavy(inside: Inside) -> None:
    inside.house.settings.ballast_bytes = 3_000_000
    answer = made(inside, FAST, {"prompt": "a pier"})
    assert len(answer["practice_ballast"]) == 3_000_000
    assert answer["result"]["sample"]


@pytest.mark.parametrize(
    "model", [m.id for m in ALL if m.queueable and m.id not in ("parlour/small-talk", "attic/odd-shapes")]
)
def test_empty_handed(inside: Inside, model: str) -> None:
    """A success without any media; the artist's own picture may still come back."""
    mine = base64.b64encode(drawing.draw("mine", 1, 30, 15, "png")).decode()
    body: dict[str, Any] = {
        BOARD: {"title": "empty-handed", "scenes": [{"words": "x"}]},
        "atelier/nested-dreamer": {"contents": [{"parts": [{"text": "empty-handed"}]}]},
        "lantern/reel-and-still": {"content": [{"type": "text", "text": "empty-handed"}]},
        "kiln/grand-enlarger": {"image": mine, "note": "empty-handed"},
        "atelier/retoucher": {"image": mine, "prompt": "empty-handed"},
    }.get(model, {"prompt": "empty-handed"})
    answer = made(inside, model, body)
    answer.pop("request", None)
    text = json.dumps(answer)
    assert "/assets/" not in text
    assert "<svg" not in text
    assert len(text) < 2000


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        ("list", list),
        ("string", str),
        ("null", type(None)),
        ("own-status", dict),
        ("no-media", dict),
        ("filtered", dict),
        ("half-blocked", dict),
    ],
)
def test_odd_shapes(inside: Inside, shape: str, expected: type) -> None:
    assert isinstance(made(inside, "attic/odd-shapes", {"prompt": "x", "shape": shape}), expected)


@pytest.mark.parametrize("model", ALL, ids=lambda model: model.id)
def test_schema_documents(inside: Inside, model: Any) -> None:
    answer = inside.call("GET", f"/v2/models/{model.id}/openapi.json")
    document = answer.json()
    assert document["openapi"] == "3.0.2"
    assert document["x-comfy-input-schema-authored"] is (model.id != "attic/open-box")
    operation = document["paths"][f"/v2/models/{model.id}"]["post"]
    assert operation["operationId"] == "runRouterModel"
    for text in json.dumps(document).split('"$ref": "#/components/schemas/')[1:]:
        assert text.partition('"')[0] in document["components"]["schemas"]
    unchanged = inside.call(
        "GET", f"/v2/models/{model.id}/openapi.json", headers={"If-None-Match": answer.headers["ETag"]}
    )
    assert (unchanged.status_code, unchanged.content) == (304, b"")
    assert unchanged.headers["ETag"] == answer.headers["ETag"]
