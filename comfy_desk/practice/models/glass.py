"""A model that takes files of every kind, in every way that real ones do, and says which bytes it got: the looking glass."""

import base64
import binascii
import hashlib
from collections.abc import Iterator
from typing import Any

from comfy_desk.practice import works
from comfy_desk.practice.catalogue import Model
from comfy_desk.practice.studio import Studio
from comfy_desk.practice.works import Answer

from .parts import LESSONS, cents, choice, listing, part, prompt, record, seed, text


def _given(body: Any, place: str = "") -> Iterator[tuple[str, str, bytes]]:
    """Each file in a body: where it stood, how it came, and its bytes."""
    if isinstance(body, dict):
        for name, value in body.items():
            yield from _given(value, f"{place}/{name}")
    elif isinstance(body, list):
        for number, value in enumerate(body):
            yield from _given(value, f"{place}/{number}")
    elif isinstance(body, str) and body and not place.endswith(("/prompt", "/type", "/mimeType")):
        head, comma, data = body.partition(",") if body.startswith("data:") else ("", "", body)
        try:
            yield place, head + comma or "bare", base64.b64decode(data, validate=True)
        except (binascii.Error, ValueError):
            yield place, "link", body.encode()


def _looking_glass(studio: Studio) -> Answer:
    seen = [
        {"place": place, "came": came, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
        for place, came, data in _given(dict(studio.body))
    ]
    document: dict[str, Any] = {"id": studio.run_id, "status": "succeeded", "seen": seen}
    if not studio.empty_handed:
        mirror = works.picture(f"{studio.prompt}, mirrored", studio.seed, 256, 256)
        document["image"] = {"url": studio.sign(mirror, "mirrored.png")}
    return Answer(document)


LOOKING_GLASS = Model(
    id="atelier/looking-glass",
    about="Takes pictures, films and sounds in every way there is, and tells which bytes it got." + LESSONS,
    answer=_looking_glass,
    price=cents(1),
    request=record(
        "Words, and files of any kind.",
        {
            "prompt": prompt("What to make of it."),
            "portrait": text("A picture as a data URI, or an https URL."),
            "mask": text(
                "White where it counts. Base64 of a PNG.", contentMediaType="image/png", contentEncoding="base64"
            ),
            "pictures": listing(
                "Up to four pictures as Base64. Formats: PNG, JPEG, WebP. At most 2 MB each.",
                text("A picture.", format="byte"),
                maxItems=4,
            ),
            "clip": text("A film as Base64: MP4 or MOV, 5 MB at most.", format="byte"),
            "voice_audio": text("A sound as Base64.", format="binary"),
            "score_url": text("The URL of a sound.", format="uri"),
            "pieces": listing("Anything else, one file a piece.", part("Piece"), maxItems=8),
            "seed": seed(),
        },
        "prompt",
    ),
    response=part("Reflection"),
    components={
        "Piece": record("A piece.", {"note": text("What it is."), "inlineData": part("File")}),
        "File": record(
            "A file.",
            {
                "mimeType": choice("Its kind.", "image/png", "image/jpeg", "video/mp4", "audio/wav", "audio/mpeg"),
                "data": text("The file as Base64.", format="byte"),
            },
            "mimeType",
            "data",
        ),
        "Reflection": record(
            "What came.",
            {
                "id": text("The run."),
                "status": text("succeeded."),
                "seen": listing("The files that came, by place and digest.", {"type": "object"}),
                "image": record("A picture of it.", {"url": text("Where it lies.", format="uri")}),
            },
        ),
    },
    takes=("text", "image", "video", "audio"),
    gives=("image",),
    seconds=5.0,
    slots=2,
)
