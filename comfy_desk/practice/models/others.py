"""Models whose answers are no plain pictures: vector markup, a mesh, a text, an open document, odd shapes."""

from typing import Any

from comfy_desk.practice import vectors, works
from comfy_desk.practice.catalogue import Model
from comfy_desk.practice.studio import Studio
from comfy_desk.practice.works import Answer, Inline

from .parts import LESSONS, cents, choice, listing, number, part, prompt, record, seed, switch, text, whole


def _vector_sketch(studio: Studio) -> Answer:
    count = 0 if studio.empty_handed else max(1, min(4, studio.number("n", 1)))
    drawn = [
        {
            "svg": vectors.draw(studio.prompt, studio.seed + i, studio.number("size", 512)),
            "mime_type": "image/svg+xml",
        }
        for i in range(count)
    ]
    return Answer({"id": studio.run_id, "created": studio.made_at, "data": drawn, "credits": 1})


VECTOR_SKETCH = Model(
    id="nib/vector-sketch",
    about="A drawing as SVG: lines that stay sharp at every size." + LESSONS,
    answer=_vector_sketch,
    price=cents(3, "n"),
    request=record(
        "What shall be drawn.",
        {
            "prompt": prompt("What the drawing shows."),
            "n": whole("How many.", minimum=1, maximum=4, default=1),
            "size": whole("Nominal width and height.", minimum=64, maximum=2048, default=512),
            "seed": seed(),
        },
        "prompt",
    ),
    response=part("Drawings"),
    components={
        "Drawings": record(
            "The drawings.",
            {
                "id": text("The run."),
                "created": whole("When."),
                "data": listing(
                    "The drawings.", record("One.", {"svg": text("The markup."), "mime_type": text("Its kind.")})
                ),
            },
            "id",
            "created",
            "data",
        )
    },
    takes=("text",),
    gives=("image",),
    seconds=7.0,
    charges_on_refusal="no",
)


def _turntable(studio: Studio) -> Answer:
    words, number_ = studio.prompt, studio.seed
    document: dict[str, Any] = {
        "id": studio.run_id,
        "mode": "preview",
        "status": "SUCCEEDED",
        "progress": 100,
        "prompt": words,
        "finished_at": studio.made_at * 1000,
        "task_error": {"message": ""},
    }
    if studio.empty_handed:
        return Answer({**document, "model_urls": {}, "texture_urls": []})
    texture = studio.sign(works.picture(words, number_, 512, 512), "base_color.png")
    document["model_urls"] = {
        form: studio.sign(works.mesh(form, words, number_), f"vase.{form}") for form in ("glb", "obj", "mtl")
    }
    document["texture_urls"] = [{"base_color": texture}]
    document["thumbnail_url"] = studio.sign(works.poster(words, number_, 512), "preview.png")
    return Answer(document)


TURNTABLE = Model(
    id="clayhouse/turntable",
    about="A vase turned on a wheel, as GLB and OBJ with its glaze, and a poster. It practises: it only ever makes vases."
    + LESSONS,
    answer=_turntable,
    price=cents(20),
    request=record(
        "What shall be turned.",
        {
            "prompt": prompt("What it looks like."),
            "art_style": choice("Its manner.", "realistic", "plain", default="realistic"),
            "polygons": whole("How fine.", minimum=100, maximum=300_000, default=30_000),
            "textured": switch("With a glaze.", default=True),
            "seed": seed(),
        },
        "prompt",
    ),
    response=part("Piece"),
    components={
        "Piece": record(
            "The piece.",
            {
                "id": text("The run."),
                "status": text("SUCCEEDED."),
                "model_urls": record("The mesh in several formats.", {}, additionalProperties={"type": "string"}),
                "texture_urls": listing("Its glaze.", {"type": "object"}),
                "thumbnail_url": text("Its poster.", format="uri"),
            },
            "id",
            "status",
            additionalProperties=True,
        )
    },
    takes=("text",),
    gives=("3d",),
    seconds=25.0,
    slots=1,
)


def _small_talk(studio: Studio) -> Answer:
    messages = studio.body.get("messages")
    last = messages[-1] if isinstance(messages, list) and messages else {}
    said = last.get("content", "") if isinstance(last, dict) else ""
    said = said if isinstance(said, str) else "that"
    reply = (
        f"About “{said[:160]}”: begin with the largest shape, leave the sharpest edge for where the eye shall rest, "
        "and stop a little before you think it is done."
    )
    usage = {"input_tokens": len(said) // 4 + 8, "output_tokens": 41}
    return Answer(
        {
            "id": studio.run_id,
            "type": "message",
            "role": "assistant",
            "content": [{"type": "text", "text": reply}],
            "stop_reason": "end_turn",
            "usage": usage,
        }
    )


SMALL_TALK = Model(
    id="parlour/small-talk",
    about="Answers in words. What it cost is never told, to see how a program shows that." + LESSONS,
    answer=_small_talk,
    price=cents(0.3),
    request=record(
        "A conversation.",
        {
            "messages": listing("The turns, oldest first.", part("Message"), minItems=1),
            "system": text("A manner to keep to."),
            "max_tokens": whole("The longest answer.", minimum=1, maximum=8192, default=1024),
            "temperature": number("Higher is bolder.", minimum=0, maximum=1, default=0.7),
        },
        "messages",
    ),
    response=part("Reply"),
    components={
        "Message": record(
            "One turn.",
            {
                "role": choice("Who speaks.", "user", "assistant", default="user"),
                "content": text("What is said.", minLength=1),
            },
            "role",
            "content",
        ),
        "Reply": record(
            "The answer.",
            {"content": listing("Its parts.", record("A part.", {"type": text("text."), "text": text("The words.")}))},
            additionalProperties=True,
        ),
    },
    takes=("text",),
    gives=("text",),
    seconds=3.0,
    slots=4,
    reports_credits=False,
)


def _open_box(studio: Studio) -> Answer:
    output = (
        []
        if studio.empty_handed
        else [studio.sign(works.picture(studio.prompt, studio.seed, 768, 768, "webp"), "found-in-the-box")]
    )
    return Answer({"id": studio.run_id, "status": "SUCCEEDED", "createdAt": studio.made_at, "output": output})


OPEN_BOX = Model(
    id="attic/open-box",
    about="Nobody has written down what it takes: send any object, and a picture comes out of its first sentence."
    + LESSONS,
    answer=_open_box,
    price=cents(2),
    request={"type": "object", "additionalProperties": True},
    response={"type": "object", "additionalProperties": True},
    components={},
    takes=(),
    gives=(),
    seconds=5.0,
    authored=False,
)


def _inline(work: works.Work) -> dict[str, Any]:
    return {"inlineData": {"mimeType": work.media_type, "data": Inline(work)}}


def _odd_shapes(studio: Studio) -> Answer:
    picture = works.picture(studio.prompt, studio.seed, 512, 512)
    link = studio.sign(picture, "odd.png") if not studio.empty_handed else None
    shapes: dict[str, Any] = {
        "list": [{"url": link}],
        "string": link,
        "null": None,
        "own-status": {
            "status": "failed",
            "error_type": "none",
            "images": [{"url": link}],
            "request_id": 18446744073709551617,
        },
        "no-media": {
            "candidates": [],
            "promptFeedback": {"blockReason": "OTHER", "blockReasonMessage": "The words were too quiet to paint."},
        },
        "half-blocked": {
            "candidates": [
                {"finishReason": "IMAGE_SAFETY", "finishMessage": "This one was held back."},
                {"content": {"parts": [{"inline_data": {"mime_type": "image/png", "data": Inline(picture)}}]}},
            ]
        },
        "data-address": {"image": Inline(picture, prefix="data:image/png;base64,")},
        "text-first": {"outputs": [{"type": "text", "text": "First a word."}, {"type": "image", "image_url": link}]},
        "bare-samples": {
            "candidates": [{"content": {"parts": [_inline(works.samples(studio.prompt, studio.seed, 2))]}}]
        },
        "filtered": {
            "response": {
                "videos": [{"gcsUri": "gs://practice-bucket/film.mp4", "mimeType": "video/mp4"}],
                "raiMediaFilteredCount": 1,
                "raiMediaFilteredReasons": ["One film was held back; it was not charged."],
            }
        },
        "wrong-type": {
            "result": {
                "content_type": "image/png",
                "file": studio.sign(works.picture(studio.prompt, studio.seed, 512, 512, "jpeg"), "says-png.png"),
            }
        },
        "zero-bytes": {"result": {"sample": studio.sign(works.echo(b"", "image/png"), "nothing.png")}},
    }
    return Answer(shapes[studio.text("shape", "list")])


ODD_SHAPES = Model(
    id="attic/odd-shapes",
    about="Answers in shapes that programs stumble over: a bare list, nothing at all, fields like the Router's own."
    + LESSONS,
    answer=_odd_shapes,
    price=cents(1),
    request=record(
        "Which shape the answer shall have.",
        {
            "prompt": prompt(),
            "shape": choice(
                "The answer's shape.",
                "list",
                "string",
                "null",
                "own-status",
                "no-media",
                "half-blocked",
                "data-address",
                "text-first",
                "bare-samples",
                "filtered",
                "wrong-type",
                "zero-bytes",
                default="list",
            ),
            "seed": seed(),
        },
        "prompt",
    ),
    response={},
    components={},
    takes=("text",),
    gives=("image",),
    seconds=2.0,
    slots=4,
)
