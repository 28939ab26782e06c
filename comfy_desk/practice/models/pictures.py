"""Models that make pictures from words: a signed link, Base64 in a nested document, a list of four, heavy plates."""

from typing import Any

from comfy_desk.practice import works
from comfy_desk.practice.catalogue import Model
from comfy_desk.practice.studio import Studio
from comfy_desk.practice.works import Answer, Inline, Work

from .parts import LESSONS, cents, choice, listing, number, part, prompt, record, seed, switch, text, whole


def _quick_sketch(studio: Studio) -> Answer:
    form = studio.text("output_format", "png")
    picture = works.picture(
        studio.prompt, studio.seed, studio.number("width", 1024), studio.number("height", 1024), form
    )
    result: dict[str, Any] = {"prompt": studio.prompt, "seed": studio.seed, "cost": None}
    if not studio.empty_handed:
        result["sample"] = studio.sign(picture, f"sample.{form}")
    return Answer({"id": studio.run_id, "status": "Ready", "progress": 1.0, "result": result})


QUICK_SKETCH = Model(
    id="kiln/quick-sketch",
    about="One picture from a sentence, in a few seconds." + LESSONS,
    answer=_quick_sketch,
    price=cents(4),
    request=record(
        "A sentence, and how large the picture shall be.",
        {
            "prompt": prompt(),
            "width": whole("Width in pixels.", minimum=256, maximum=2048, multipleOf=16, default=1024),
            "height": whole("Height in pixels.", minimum=256, maximum=2048, multipleOf=16, default=1024),
            "seed": seed(),
            "output_format": choice("The kind of file.", "png", "jpeg", "webp", default="png"),
            "brightness": number("Below 0 darker, above 0 lighter.", minimum=-1, maximum=1, default=0),
            "refine_words": switch("Let the model reword the sentence first.", default=False),
        },
        "prompt",
    ),
    response=part("Sketch"),
    components={
        "Sketch": record(
            "A finished sketch.",
            {
                "id": text("The run."),
                "status": text("Ready."),
                "progress": number("1 when ready.", nullable=True),
                "result": record(
                    "The picture.",
                    {
                        "sample": text("Where the picture lies, for a while.", format="uri"),
                        "prompt": text("The words used."),
                        "seed": whole("The seed used."),
                        "cost": number("Not told.", nullable=True),
                    },
                    "sample",
                ),
            },
            "id",
            "status",
        )
    },
    takes=("text",),
    gives=("image",),
    seconds=6.0,
    slots=2,
    charges_on_refusal="no",
    alternates=("fal", "wavespeed"),
    lost_elsewhere={"brightness": "that provider has no such setting", "refine_words": "that provider always rewords"},
)


def _nested_dreamer(studio: Studio) -> Answer:
    words = studio.prompt
    config = studio.body.get("generationConfig")
    shape = config.get("aspectRatio", "1:1") if isinstance(config, dict) else "1:1"
    width, height = {"16:9": (1344, 768), "9:16": (768, 1344)}.get(shape, (1024, 1024))
    parts: list[dict[str, Any]] = [
        {"text": "First the light, then what stands in it.", "thought": True},
        {"text": f"Here is how I see it: {words[:200]}"},
    ]
    if not studio.empty_handed:
        picture = works.picture(words, studio.seed, width, height, "jpeg")
        parts.append({"inlineData": {"mimeType": "image/jpeg", "data": Inline(picture)}})
        parts.append({"text": "The shadows took the longest."})
    candidate = {
        "content": {"role": "model", "parts": parts},
        "finishReason": "STOP" if not studio.empty_handed else "NO_IMAGE",
        "citationMetadata": {
            "citations": [{"uri": "https://example.org/on-light.html", "startIndex": 0, "endIndex": 12}]
        },
    }
    usage = {"promptTokenCount": len(words) // 4 + 1, "totalTokenCount": len(words) // 4 + 1291}
    return Answer({"candidates": [candidate], "usageMetadata": usage, "responseId": studio.run_id})


NESTED_DREAMER = Model(
    id="atelier/nested-dreamer",
    about="A picture with a few words about it, from a conversation." + LESSONS,
    answer=_nested_dreamer,
    price=cents(3.9),
    request=record(
        "A conversation whose last turn asks for a picture.",
        {
            "contents": listing("The turns, oldest first.", part("Turn"), minItems=1),
            "generationConfig": part("Wishes"),
            "systemInstruction": text("A manner to keep to throughout.", maxLength=8000),
        },
        "contents",
    ),
    response=part("Dream"),
    components={
        "Turn": record(
            "One turn.",
            {
                "role": choice("Who speaks.", "user", "model", default="user"),
                "parts": listing("What is said or shown.", part("Part"), minItems=1),
            },
            "parts",
        ),
        "Part": record("A text or a picture.", {"text": text("Words."), "inlineData": part("Shown")}),
        "Shown": record(
            "A picture to look at.",
            {
                "mimeType": choice("Its kind.", "image/png", "image/jpeg", "image/webp"),
                "data": text("The file as Base64.", format="byte"),
            },
            "mimeType",
            "data",
        ),
        "Wishes": record(
            "How the answer shall be.",
            {
                "temperature": number("Higher is bolder.", minimum=0, maximum=2, default=1),
                "aspectRatio": choice("The picture's shape.", "1:1", "16:9", "9:16", default="1:1"),
                "seed": seed(),
            },
        ),
        "Dream": record(
            "The answer.",
            {"candidates": listing("One or more answers.", {"type": "object"})},
            additionalProperties=True,
        ),
    },
    takes=("text", "image"),
    gives=("image", "text"),
    seconds=9.0,
    slots=2,
)


def _four_panels(studio: Studio) -> Answer:
    form = studio.text("output_format", "png")
    width, height = (int(side) for side in studio.text("size", "768x768").split("x"))
    count = max(1, min(4, studio.number("n", 4)))
    panels: list[dict[str, Any]] = []
    for number_ in range(0 if studio.empty_handed else count):
        # With more than one panel the third (or last) fails, so that a part of a list can be seen to be missing.
        if count > 1 and number_ == min(2, count - 1):
            panels.append({"code": "panel_blocked", "message": "This panel was held back; the others are fine."})
            continue
        panel = works.picture(f"{studio.prompt} - panel {number_ + 1}", studio.seed + number_, width, height, form)
        words = {"revised_prompt": f"{studio.prompt[:300]}, panel {number_ + 1}"}
        if studio.text("response_format", "url") == "b64_json":
            panels.append({"b64_json": Inline(panel), **words})
        else:
            panels.append({"url": studio.sign(panel, f"panel-{number_ + 1}.{form}"), **words})
    return Answer({"created": studio.made_at, "output_format": form, "size": f"{width}x{height}", "data": panels})


FOUR_PANELS = Model(
    id="loom/four-panels",
    about="Up to four pictures of one idea at once. The third one never comes out: that is its lesson." + LESSONS,
    answer=_four_panels,
    price=cents(2.5, "n", default=4),
    request=record(
        "One idea, several panels.",
        {
            "prompt": prompt(),
            "n": whole("How many panels.", minimum=1, maximum=4, default=4),
            "size": choice(
                "Width and height of each.", "512x512", "768x768", "1024x1024", "1024x1536", default="768x768"
            ),
            "output_format": choice("The kind of file.", "png", "jpeg", "webp", default="png"),
            "response_format": choice("Links, or the files inside the answer.", "url", "b64_json", default="url"),
            "style": text("A manner, such as woodcut or gouache.", nullable=True, maxLength=200),
            "seed": seed(),
        },
        "prompt",
    ),
    response=part("Panels"),
    components={
        "Panel": record(
            "One panel, or why it is missing.",
            {
                "url": text("Where it lies.", format="uri"),
                "b64_json": text("The file as Base64.", format="byte"),
                "revised_prompt": text("The words used."),
                "code": text("Why it is missing."),
                "message": text("The same, said."),
            },
        ),
        "Panels": record(
            "All panels in order.",
            {
                "created": whole("When, in seconds since 1970."),
                "data": listing("The panels.", part("Panel")),
                "output_format": text("The kind of file."),
                "size": text("Width and height."),
            },
            "data",
        ),
    },
    takes=("text",),
    gives=("image",),
    seconds=10.0,
    slots=2,
    charges_on_refusal="no",
)


def _plate(studio: Studio, number_: int) -> Work:
    side = studio.number("side", 512)
    size = round(studio.body.get("megabytes", 0) * 1_000_000)
    return works.picture(f"{studio.prompt} / {number_}", studio.seed + number_, side, side, "png", size)


def _bulk_plates(studio: Studio) -> Answer:
    count = 0 if studio.empty_handed else max(1, min(64, studio.number("n", 1)))
    plates = [{"mimeType": "image/png", "bytesBase64Encoded": Inline(_plate(studio, i))} for i in range(count)]
    return Answer({"predictions": plates, "deployedModelId": "press-4"})


BULK_PLATES = Model(
    id="kiln/bulk-plates",
    about="Print plates inside the answer itself, as heavy as you ask for: to see how a program bears large answers."
    + LESSONS,
    answer=_bulk_plates,
    price=cents(1, "n"),
    request=record(
        "A motif and how heavy its plates shall be.",
        {
            "prompt": prompt(),
            "n": whole("How many plates.", minimum=1, maximum=64, default=1),
            "side": whole("Width and height of each, in pixels.", minimum=64, maximum=4096, default=512),
            "megabytes": number(
                "Pad each file to this many megabytes (millions of bytes); 0 leaves it as it is.",
                minimum=0,
                maximum=1024,
                default=0,
            ),
            "seed": seed(),
        },
        "prompt",
    ),
    response=part("Plates"),
    components={
        "Plate": record(
            "One plate.",
            {"mimeType": text("Its kind."), "bytesBase64Encoded": text("The file as Base64.", format="byte")},
        ),
        "Plates": record(
            "All plates.", {"predictions": listing("The plates.", part("Plate")), "deployedModelId": text("The press.")}
        ),
    },
    takes=("text",),
    gives=("image",),
    seconds=3.0,
    slots=8,
)
