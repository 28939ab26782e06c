"""Models that make films and sounds: a long film, a film with its last frame, speech as bytes, a soundscape inside
the answer.
"""

from comfy_desk.practice import works
from comfy_desk.practice.catalogue import Model
from comfy_desk.practice.studio import Studio
from comfy_desk.practice.works import Answer, Inline

from .parts import LESSONS, cents, choice, listing, number, part, prompt, record, seed, switch, text, whole

_SHAPE = {"16:9": (960, 540), "9:16": (540, 960), "1:1": (720, 720)}


def _long_reel(studio: Studio) -> Answer:
    videos = []
    if not studio.empty_handed:
        reel = works.film(studio.prompt, studio.seed)
        marked = works.film(f"{studio.prompt} (marked)", studio.seed)
        videos = [
            {
                "id": studio.run_id,
                "url": studio.sign(reel, "reel.mp4"),
                "watermark_url": studio.sign(marked, "reel-marked.mp4"),
                "duration": "4.0",
            }
        ]
    data = {
        "task_id": studio.run_id,
        "task_status": "succeed",
        "task_status_msg": "",
        "task_result": {"videos": videos},
    }
    return Answer({"code": 0, "message": "SUCCEED", "request_id": studio.run_id, "data": data})


LONG_REEL = Model(
    id="lantern/long-reel",
    about="A short film with sound that takes some minutes, as films do. It practises: the film is always the same one."
    + LESSONS,
    answer=_long_reel,
    price=cents(7, "duration", default=4),
    request=record(
        "What the film shows.",
        {
            "prompt": prompt("What happens in the film."),
            "duration": whole("Seconds of film.", enum=[4, 8, 12], default=4),
            "aspect_ratio": choice("The film's shape.", *_SHAPE, default="16:9"),
            "sound": switch("With sound.", default=True),
            "negative_prompt": text("What must not be seen.", maxLength=2500),
            "seed": seed(),
        },
        "prompt",
    ),
    response=part("Reel"),
    components={
        "Reel": record(
            "The film.",
            {
                "code": whole("0."),
                "message": text("SUCCEED."),
                "request_id": text("The run."),
                "data": record("The task.", {}, additionalProperties=True),
            },
        )
    },
    takes=("text",),
    gives=("video",),
    seconds=150.0,
    slots=1,
    charges_on_refusal="yes",
    finishes_after_cancel=True,
    exact_price=False,
)


def _reel_and_still(studio: Studio) -> Answer:
    content = {}
    if not studio.empty_handed:
        width, height = _SHAPE.get(studio.text("ratio", "16:9"), (960, 540))
        content["video_url"] = studio.sign(works.film(studio.prompt, studio.seed), "clip.mp4")
        if studio.body.get("return_last_frame", True):
            content["last_frame_url"] = studio.sign(
                works.picture(studio.prompt, studio.seed, width, height), "last-frame"
            )
    document = {
        "id": studio.run_id,
        "status": "succeeded",
        "content": content,
        "seed": studio.seed,
        "duration": 4,
        "created_at": studio.made_at,
    }
    return Answer({**document, "usage": {"completion_tokens": 108900, "total_tokens": 108900}})


REEL_AND_STILL = Model(
    id="lantern/reel-and-still",
    about="A film and the still it ends on, so that the next film can begin there." + LESSONS,
    answer=_reel_and_still,
    price=cents(30),
    request=record(
        "What the film shows, as a list of words and pictures.",
        {
            "content": listing("Words, and pictures to begin or end on.", part("Piece"), minItems=1),
            "ratio": choice("The film's shape.", *_SHAPE, default="16:9"),
            "return_last_frame": switch("Give the last frame as a still too.", default=True),
            "seed": seed(),
        },
        "content",
    ),
    response=part("Clip"),
    components={
        "Piece": {
            "oneOf": [part("Words"), part("Still")],
            "discriminator": {
                "propertyName": "type",
                "mapping": {"text": "#/components/schemas/Words", "image_url": "#/components/schemas/Still"},
            },
        },
        "Words": record("Words.", {"type": choice("Words.", "text"), "text": prompt("What happens.")}, "type", "text"),
        "Still": record(
            "A picture.",
            {
                "type": choice("A picture.", "image_url"),
                "role": choice("Where it stands.", "first_frame", "last_frame"),
                "image_url": record("Its address.", {"url": text("A link, or a data address.", format="uri")}, "url"),
            },
            "type",
            "image_url",
        ),
        "Clip": record(
            "The film.",
            {
                "id": text("The run."),
                "status": text("succeeded."),
                "content": record(
                    "What was made.",
                    {"video_url": text("The film.", format="uri"), "last_frame_url": text("The still.", format="uri")},
                ),
                "seed": whole("The seed used."),
            },
            additionalProperties=True,
        ),
    },
    takes=("text", "image"),
    gives=("video", "audio"),
    seconds=75.0,
    slots=1,
    charges_on_refusal="yes",
    exact_price=False,
)


def _spoken_bytes(studio: Studio) -> Answer:
    if studio.text("output_format", "mp3") == "wav":
        return Answer(raw=works.wave(studio.prompt, studio.seed, 0.5 + len(studio.prompt) / 20))
    return Answer(raw=works.chime(studio.prompt, studio.seed))


SPOKEN_BYTES = Model(
    id="chime/spoken-bytes",
    about="A sound, answered as the file itself. It cannot be queued: run it directly. It plays rather than speaks."
    + LESSONS,
    answer=_spoken_bytes,
    price=cents(1),
    request=record(
        "What shall be heard.",
        {
            "text": prompt("The words."),
            "voice": choice("Who speaks.", "alder", "birch", "rowan", default="alder"),
            "output_format": choice("The kind of file.", "mp3", "wav", default="mp3"),
            "stability": number("0 lively, 1 even.", minimum=0, maximum=1, default=0.5),
            "seed": seed(),
        },
        "text",
    ),
    response={"type": "string", "format": "binary"},
    components={},
    takes=("text",),
    gives=("audio",),
    seconds=4.0,
    queueable=False,
)


def _soundscape(studio: Studio) -> Answer:
    if studio.empty_handed:
        return Answer({"id": studio.run_id, "status": "done", "message": "It stayed silent."})
    sound = works.wave(studio.prompt, studio.seed, studio.number("seconds", 4))
    return Answer(
        {
            "id": studio.run_id,
            "status": "done",
            "audio": Inline(sound),
            "url": studio.sign(sound, "soundscape"),
            "duration": studio.number("seconds", 4),
        }
    )


SOUNDSCAPE = Model(
    id="chime/soundscape",
    about="A small melody, both inside the answer and behind a link: one sound, told twice." + LESSONS,
    answer=_soundscape,
    price=cents(2),
    request=record(
        "What shall be heard.",
        {
            "prompt": prompt("A mood or a place."),
            "seconds": whole("How long.", minimum=1, maximum=20, default=4),
            "seed": seed(),
        },
        "prompt",
    ),
    response=part("Sound"),
    components={
        "Sound": record(
            "The sound.",
            {
                "id": text("The run."),
                "status": text("done."),
                "audio": text("The file as Base64."),
                "url": text("Where it lies.", format="uri"),
                "duration": number("Seconds."),
            },
        )
    },
    takes=("text",),
    gives=("audio",),
    seconds=8.0,
)
