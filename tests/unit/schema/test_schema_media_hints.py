"""Which fields take files, how these travel, and what is said of their size and format."""

import json
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.schema import Encoding, Field, FileLimits, Kind, Media, Medium, describe
from comfy_desk.schema.media_limits import as_listed

FOLDER = Path(__file__).resolve().parents[4] / "shared" / "contract" / "schemas"
DOCUMENTS = sorted(FOLDER.glob("*.json")) if FOLDER.is_dir() else []

REAL = {
    "anthropic__claude-sonnet-5": "",
    "bfl__flux-2-pro": "\n".join(f"/input_image{end} image base64" for end in ("", *(f"_{n}" for n in range(2, 10)))),
    "bfl__flux-3-video": """/start_video video base64 link
        /keyframes/* image base64 link several
        /draft_cache file base64 link""",
    "bfl__flux-kontext-pro": "\n".join(f"/input_image{end} image base64 link" for end in ("", "_2", "_3", "_4")),
    "bfl__flux-pro-1.0-fill": "/image image base64\n/mask image base64",
    "byteplus__dreamina-seedance-2-0-260128": """/content/*/audio_url/url audio data_uri link
        /content/*/image_url/url image data_uri link\n/content/*/video_url/url video link link""",
    "byteplus__seed-audio-1.0": """/references/*/audio_data audio base64\n/references/*/audio_url audio link link
        /references/*/image_data image base64\n/references/*/image_url image link link""",
    "byteplus__seedream-5-0-260128": "/image/* image data_uri link several",
    "elevenlabs__eleven_v3": "",
    "ideogram__ideogram-v3": """/character_reference_images/* image base64 several
        /character_reference_images_mask/* image base64 several\n/style_reference_images/* image base64 link several""",
    "kling__kling-image-o1": "/image_list/*/image image base64 link",
    "kling__kling-v3": "",
    "kling__videos-lip-sync": """/input/audio_file audio base64\n/input/audio_url audio link link
        /input/video_url video link link""",
    "luma__ray-2": "/keyframes/frame0/url image link link\n/keyframes/frame1/url image link link",
    "meshy__meshy-6": "/texture_image_url image data_uri link",
    "openai__gpt-image-2": "",
    "quiver__text-to-svg": """/references/*/url image link link\n/references/*/base64 image base64
        /references/* image link link""",
    "recraft__recraftv3": "",
    "runway__gen4_turbo": "/promptImage image data_uri link",
    "veo__veo-3.1-generate-001": """/instances/*/image/bytesBase64Encoded image base64
        /instances/*/lastFrame/bytesBase64Encoded image base64\n/instances/*/mask/bytesBase64Encoded image base64
        /instances/*/referenceImages/*/image/bytesBase64Encoded image base64
        /instances/*/video/bytesBase64Encoded video base64""",
    "vertexai__gemini-3.1-flash-image": """/contents/*/parts/*/fileData/fileUri file link link
        /contents/*/parts/*/inlineData/data file base64""",
    "vertexai__imagen-3.0-generate-002": "",
    "wan__wan2.7-t2v": """/input/audio_url audio link link\n/input/img_url image base64 link
        /input/media/*/url file link link\n/input/reference_video_urls/* video link link several""",
    "wavespeed__seedvr2": "/image image link link",
    "xai__grok-imagine-image": "",
}
"""Read off the documents by eye: pointer, medium, how it travels, whether a link will do, whether the list is of files."""


def files_of(field: Field, *, in_list: bool = False) -> list[tuple[Field, bool]]:
    here = [(field, in_list)] if field.kind is Kind.MEDIA else []
    for part in (*field.fields, *field.variants):
        here += files_of(part)
    return here + (files_of(field.item, in_list=True) if field.item is not None else [])


def line(field: Field, in_list: bool) -> str:
    media = field.media
    assert media is not None
    words = [field.pointer, media.medium.value, media.encoding.value, "link" * media.takes_link, "several" * in_list]
    return " ".join(filter(None, words))


def one(schema: dict[str, Any], name: str = "input", parent: str = "", **beside: Any) -> Media | None:
    properties: dict[str, Any] = {name: schema, **beside}
    if parent:
        properties = {parent: {"type": "object", "properties": properties}}
    whole = {"type": "object", "properties": properties}
    content = {"application/json": {"schema": whole}}
    form = describe({"paths": {"/p": {"post": {"requestBody": {"content": content}}}}})
    found = files_of(form.root)
    return found[0][0].media if found else None


@pytest.mark.skipif(not DOCUMENTS, reason="the real per-model documents (../shared/contract/schemas) are not here")
def test_the_files_that_each_real_document_takes() -> None:
    assert {path.stem for path in DOCUMENTS} == set(REAL)
    limits: dict[str, FileLimits] = {}
    for path in DOCUMENTS:
        form = describe(json.loads(path.read_text(encoding="utf-8")))
        found = files_of(form.root)
        wanted = sorted(row.strip() for row in REAL[path.stem].split("\n") if row.strip())
        assert sorted(line(*one) for one in found) == wanted, path.stem
        limits |= {f"{path.stem}{field.pointer}": field.media.limits for field, _ in found if field.media}
    seedream = limits["byteplus__seedream-5-0-260128/image/*"]
    assert seedream.formats[:2] == ("image/jpeg", "image/png")
    assert "image/heic" in seedream.formats  # one of the family takes it
    assert (seedream.most_bytes, seedream.most_pixels, seedream.ratio) == (30_000_000, 36_000_000, (1 / 16, 16))
    wan = limits["wan__wan2.7-t2v/input/img_url"]
    assert wan.formats == ("image/jpeg", "image/png", "image/bmp", "image/webp")
    assert (wan.most_bytes, wan.least_side, wan.most_side) == (10_000_000, 360, 2000)
    lips = limits["kling__videos-lip-sync/input/audio_file"]
    assert lips.formats == ("audio/mpeg", "audio/wav", "audio/mp4", "audio/aac")
    assert lips.most_bytes == 5_000_000
    veo = limits["veo__veo-3.1-generate-001/instances/*/image/bytesBase64Encoded"]
    assert (veo.formats, veo.firm) == (("image/jpeg", "image/png"), ("formats",))
    gemini = limits["vertexai__gemini-3.1-flash-image/contents/*/parts/*/inlineData/data"]
    assert gemini.most_bytes == 20_000_000
    assert "application/pdf" in gemini.formats
    assert limits["meshy__meshy-6/texture_image_url"].formats == ("image/jpeg", "image/png")
    assert limits["bfl__flux-2-pro/input_image"] == FileLimits()


@pytest.mark.parametrize(
    ("schema", "name", "told"),
    [
        ({"format": "binary"}, "sketch", "file base64"),
        ({"format": "byte"}, "clip", "video base64"),
        ({"format": "data-url"}, "photo", "image data_uri"),
        ({"format": "uri"}, "image", "image link link"),
        ({"format": "uri", "description": "Where the video to extend is."}, "source", "video link link"),
        ({"format": "uri", "description": "Where to tell of the video."}, "webhook", ""),
        ({"format": "uri"}, "homepage", ""),
        ({"contentEncoding": "base64", "contentMediaType": "image/png"}, "input", "image base64"),
        ({"contentMediaType": "audio/wav", "format": "uri"}, "input", "audio link link"),
        ({"x-media-type": "video"}, "input", "video base64 link"),
        ({"x-accept": ["audio/mpeg", "audio/wav"], "format": "byte"}, "input", "audio base64"),
        ({"x-output-media-type": "image"}, "input", ""),
        ({"description": "A data URI of the picture, or an https URL."}, "picture", "image data_uri link"),
        ({"description": "The image as a data URI."}, "image", "image data_uri"),
        ({"description": "The image as data:image/png;base64,…"}, "image", "image data_uri"),
        ({"description": "Base64 of the sound."}, "reference", "audio base64"),
        ({"description": "How much the image counts."}, "image_weight", ""),
        ({"description": "The kind of image."}, "image_type", ""),
        ({"description": "Describes the video in words."}, "prompt", ""),
        ({"description": "Where the output video is put.", "format": "uri"}, "output_uri", ""),
        ({"description": "A curl command with the image"}, "image", "image base64 link"),
    ],
)
def test_a_file_is_known_by_any_of_its_signs(schema: dict[str, Any], name: str, told: str) -> None:
    media = one({"type": "string", **schema}, name)
    words = "" if media is None else f"{media.medium} {media.encoding}{' link' * media.takes_link}"
    assert words == told


def test_words_around_a_list_and_its_alternatives_count_for_what_is_in_it() -> None:
    told = "Base64 form: data:image/png;base64,<data>. Formats: png, jpeg. Up to 8 MB each."
    items = {"type": "string", "description": "An image as Base64"}
    listed = one({"type": "array", "items": items, "description": told}, "images")
    either = one({"oneOf": [items, {"type": "array", "items": {"type": "string"}}], "description": told}, "images")
    for media in (listed, either):
        assert media is not None
        assert media.encoding is Encoding.DATA_URI
        assert media.limits == FileLimits(("image/png", "image/jpeg"), 8_000_000)


@pytest.mark.parametrize(
    ("schema", "limits"),
    [
        ({"description": "PNG or JPEG only, max 20MB"}, FileLimits(most_bytes=20_000_000)),
        ({"description": "Supported formats: PNG, WebP. At most 4 MiB."}, FileLimits(("image/png", "image/webp"), 2**22)),
        ({"description": "Up to 10 MB (30 MB for the pro model)"}, FileLimits(most_bytes=30_000_000)),
        ({"description": "A 4 MB sample is at https://a.example/max.png"}, FileLimits()),
        ({"description": "Width 256-1024 pixels"}, FileLimits(least_side=256, most_side=1024)),
        ({"description": "Aspect ratio in [1/4, 4]"}, FileLimits(ratio=(0.25, 4))),
        ({"contentMediaType": "image/png"}, FileLimits(("image/png",), firm=("formats",))),
        ({"contentMediaType": "image/*"}, FileLimits()),
        ({"x-max-bytes": 5_000, "x-accept": ".png"}, FileLimits(("image/png",), 5_000, firm=("formats", "most_bytes"))),
        ({"x-max-file-size": "2MB"}, FileLimits(most_bytes=2_000_000, firm=("most_bytes",))),
        ({"x-max-bytes": True, "x-accept": 7, "description": 3}, FileLimits()),
    ],
)  # fmt: skip
def test_what_is_said_of_size_and_format(schema: dict[str, Any], limits: FileLimits) -> None:
    media = one({"type": "string", "format": "byte", **schema}, "image")
    assert media is not None
    assert media.limits == limits


def test_a_type_is_named_as_it_is_listed() -> None:
    assert as_listed("audio/mpeg", ("audio/wav", "audio/mp3")) == "audio/mp3"
    assert as_listed("image/png", ("image/jpeg",)) == "image/png"
    assert as_listed("image/png", ()) == "image/png"


def test_the_types_that_the_field_beside_it_lists_are_firm() -> None:
    kinds = {"type": "string", "enum": ["image/png", "image/jpg", "text/plain"]}
    media = one({"type": "string", "format": "byte"}, "data", "image", mimeType=kinds)
    assert media == Media(
        Medium.IMAGE,
        Encoding.BASE64,
        companion="mimeType",
        limits=FileLimits(("image/png", "image/jpg"), firm=("formats",)),
    )
