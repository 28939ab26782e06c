"""Models that take pictures or deep forms: the retoucher, the enlarger, the storyboard."""

import base64
import binascii
import io
from typing import Any

from PIL import Image

from comfy_desk.practice import works
from comfy_desk.practice.catalogue import Model
from comfy_desk.practice.studio import Studio
from comfy_desk.practice.works import Answer

from .parts import (
    LESSONS,
    cents,
    choice,
    listing,
    number,
    part,
    picture_input,
    prompt,
    record,
    seed,
    switch,
    text,
    whole,
)


def _picture_bytes(value: Any) -> bytes | None:
    """The file in a field that holds Base64, with or without a data address in front; None where it holds none."""
    if not isinstance(value, str) or not value:
        return None
    try:
        return base64.b64decode(value.partition(",")[2] if value.startswith("data:") else value, validate=True)
    except (binascii.Error, ValueError):
        return None


def _facts(data: bytes | None) -> tuple[str, int, int]:
    """Media type, width and height from the file's head; a plain guess where it is no picture."""
    try:
        with Image.open(io.BytesIO(data or b"")) as image:
            return image.get_format_mimetype() or "image/png", image.width, image.height
    except (OSError, ValueError, Image.DecompressionBombError):
        return "application/octet-stream", 1024, 1024


def _retoucher(studio: Studio) -> Answer:
    given = _picture_bytes(studio.body.get("image"))
    media, width, height = _facts(given)
    keyframes = {"frame0": {"type": "image"}}
    if given:
        keyframes["frame0"]["url"] = studio.sign(works.echo(given, media), "your-picture")
    assets = {}
    if not studio.empty_handed:
        width, height = min(width, 2048), min(height, 2048)
        assets["image"] = studio.sign(
            works.picture(f"retouched {studio.prompt}", studio.seed, width, height), "retouched.png"
        )
    request = {"prompt": studio.prompt, "strength": studio.body.get("strength", 0.6), "keyframes": keyframes}
    reason = "Nothing was left to change." if studio.empty_handed else None
    return Answer(
        {"id": studio.run_id, "state": "completed", "failure_reason": reason, "assets": assets, "request": request}
    )


RETOUCHER = Model(
    id="atelier/retoucher",
    about="Changes a picture of yours where a mask is white, or all over. Hands your picture back beside the new one."
    + LESSONS,
    answer=_retoucher,
    price=cents(5),
    request=record(
        "A picture, what to change, and where.",
        {
            "image": picture_input("The picture to change."),
            "mask": text(
                "White where it shall change, black where it shall stay. The same size. Base64.",
                format="byte",
                nullable=True,
            ),
            "prompt": prompt("What shall be there instead."),
            "strength": number(
                "0 leaves it as it is, 1 keeps nothing.", minimum=0, maximum=1, default=0.6, multipleOf=0.05
            ),
            "seed": seed(),
        },
        "image",
        "prompt",
    ),
    response=part("Retouched"),
    components={
        "Retouched": record(
            "The new picture, and what was asked.",
            {
                "id": text("The run."),
                "state": text("completed."),
                "failure_reason": text("Why not.", nullable=True),
                "assets": record("What was made.", {"image": text("Where it lies.", format="uri")}),
                "request": record("What was asked.", {}, additionalProperties=True),
            },
        )
    },
    takes=("text", "image"),
    gives=("image",),
    seconds=12.0,
    slots=1,
    charges_on_refusal="yes",
    finishes_after_cancel=True,
)


def _grand_enlarger(studio: Studio) -> Answer:
    given = _picture_bytes(studio.body.get("image"))
    _, width, height = _facts(given)
    longest = {"2k": 2048, "4k": 4096}.get(studio.text("target", "2k"), 2048)
    scale = longest / max(width, height)
    form = studio.text("output_format", "jpeg")
    words = f"enlarged {works.digest_of(given or b'')}"
    large = works.picture(words, studio.seed, round(width * scale), round(height * scale), form)
    outputs = [] if studio.empty_handed else [studio.sign(large, f"enlarged.{form}")]
    data = {
        "id": studio.run_id,
        "model": "grand-enlarger",
        "status": "completed",
        "outputs": outputs,
        "urls": {"get": f"{studio.base_url}/v2/models/kiln/grand-enlarger/requests/{studio.run_id}"},
        "has_nsfw_contents": [False] * len(outputs),
        "timings": {"inference": 8123},
    }
    return Answer({"code": 200, "message": "success", "data": data})


GRAND_ENLARGER = Model(
    id="kiln/grand-enlarger",
    about="Gives a picture of 2048 or 4096 pixels on its longer side. It practises: it is large, but another picture."
    + LESSONS,
    answer=_grand_enlarger,
    price=cents(6),
    request=record(
        "A picture and how large it shall be.",
        {
            "image": picture_input("The picture to enlarge."),
            "target": choice("The longer side.", "2k", "4k", default="2k"),
            "output_format": choice("The kind of file.", "jpeg", "png", "webp", default="jpeg"),
            "seed": seed(),
        },
        "image",
    ),
    response=part("Enlarged"),
    components={
        "Enlarged": record(
            "The task and its outputs.",
            {
                "code": whole("200."),
                "message": text("success."),
                "data": record(
                    "The task.",
                    {
                        "id": text("The run."),
                        "outputs": listing("Where the pictures lie.", text("A link.", format="uri")),
                        "urls": record("Addresses of the service.", {"get": text("This task.", format="uri")}),
                    },
                    additionalProperties=True,
                ),
            },
        )
    },
    takes=("image",),
    gives=("image",),
    seconds=10.0,
    slots=2,
    charges_on_refusal="no",
    finishes_after_cancel=True,
)


def _storyboard(studio: Studio) -> Answer:
    scenes = studio.body.get("scenes")
    scenes = scenes if isinstance(scenes, list) else []
    images: list[dict[str, Any]] = []
    series: list[dict[str, Any]] = []
    for index, scene in enumerate([] if studio.empty_handed else scenes):
        words = f"{studio.text('title', '')} {scene.get('words', '')}" if isinstance(scene, dict) else studio.prompt
        frame = works.picture(words, studio.seed + index, 960, 540, "jpeg")
        (images if index == 0 else series).append({"index": index, "url": studio.sign(frame, f"scene-{index + 1}.jpg")})
    result = {"result_type": "series" if series else "single", "images": images, "series_images": series}
    data = {
        "task_id": studio.run_id,
        "task_status": "succeed",
        "task_result": result,
        "created_at": studio.made_at * 1000,
    }
    return Answer({"code": 0, "message": "SUCCEED", "request_id": studio.run_id, "data": data})


STORYBOARD = Model(
    id="loom/storyboard",
    about="A picture for each scene of a story: a form with lists, nested parts and kinds to choose from." + LESSONS,
    answer=_storyboard,
    price=cents(8),
    request=record(
        "A story in scenes.",
        {
            "title": text("The story's name.", minLength=1, maxLength=120),
            "scenes": listing("The scenes in order.", part("Scene"), minItems=1, maxItems=8),
            "frame": part("Frame"),
            "cast": listing("Who appears.", part("Figure"), maxItems=5),
            "light": {
                "oneOf": [part("Daylight"), part("Lamplight")],
                "discriminator": {
                    "propertyName": "kind",
                    "mapping": {"day": "#/components/schemas/Daylight", "lamp": "#/components/schemas/Lamplight"},
                },
                "description": "Where the light comes from.",
            },
            "length": {
                "anyOf": [whole("Pages.", minimum=1, maximum=40), choice("Or a word for it.", "short", "long")],
                "description": "Pages, or a word.",
            },
            "tags": listing("Words to file it under.", text("One word.", maxLength=30), uniqueItems=True, maxItems=10),
            "notes": record("Anything else, by name.", {}, additionalProperties={"type": "string"}),
            "draft": switch("Only sketch it.", default=True),
            "seed": seed(),
        },
        "title",
        "scenes",
    ),
    response=part("Board"),
    components={
        "Scene": record(
            "One scene.",
            {
                "words": prompt("What happens."),
                "mood": choice("Its mood.", "calm", "tense", "merry", default="calm"),
                "seconds": number("How long it lasts.", exclusiveMinimum=0, maximum=60, default=4),
                "camera": part("Camera"),
            },
            "words",
        ),
        "Camera": record(
            "How it is seen.",
            {
                "distance": choice("How near.", "close", "middle", "far", default="middle"),
                "tilt": number("Degrees up or down.", minimum=-90, maximum=90, default=0),
                "moves": switch("Whether it moves.", default=False),
            },
        ),
        "Frame": record(
            "The paper.",
            {
                "width": whole("In pixels.", minimum=256, maximum=2048, default=960),
                "height": whole("In pixels.", minimum=256, maximum=2048, default=540),
                "margin": record(
                    "White around.",
                    {
                        "top": whole("In pixels.", minimum=0, default=0),
                        "side": whole("In pixels.", minimum=0, default=0),
                    },
                ),
            },
        ),
        "Figure": record(
            "Somebody.",
            {
                "name": text("Called.", minLength=1),
                "looks": text("How they look.", nullable=True),
                "portrait": text("A picture of them as Base64.", format="byte"),
            },
            "name",
        ),
        "Daylight": record(
            "The sun.",
            {"kind": choice("Daylight.", "day"), "hour": whole("Hour of the day.", minimum=5, maximum=21)},
            "kind",
            "hour",
        ),
        "Lamplight": record(
            "A lamp.",
            {
                "kind": choice("Lamplight.", "lamp"),
                "warmth": number("0 cold, 1 warm.", minimum=0, maximum=1, default=0.7),
                "colour": text("As #rrggbb.", pattern="^#[0-9a-fA-F]{6}$"),
            },
            "kind",
        ),
        "Board": record(
            "The board.",
            {
                "code": whole("0."),
                "message": text("SUCCEED."),
                "request_id": text("The run."),
                "data": record("The pictures.", {}, additionalProperties=True),
            },
        ),
    },
    takes=("text", "image"),
    gives=("image",),
    seconds=15.0,
    slots=1,
)
