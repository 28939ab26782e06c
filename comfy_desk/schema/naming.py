"""From a document's words to what an artist reads: labels, units, short help, and which fields matter first.

All rules go by the names and descriptions that real documents use; none knows a particular model.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

MAX_HELP = 2_000
MAX_LABEL = 60

_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\W\d_]+")
_UPPER = {
    "mime",
    "gcs",
    "rai",
    "url",
    "uri",
    "id",
    "fps",
    "cfg",
    "pbr",
    "svg",
    "rgb",
    "lora",
    "hd",
    "ai",
    "nsfw",
    "tts",
    "glb",
    "usd",
    "aigc",
    "ip",
    "json",
    "ui",
    "uv",
    "xml",
}
_PLURALS = {"urls": "URLs", "uris": "URIs", "ids": "IDs"}
_SPELLED = {"img": "image", "imgs": "images", "num": "number of"} | _PLURALS
_WHOLE_LABELS = {
    "n": "Count", "num": "Count", "cfg": "CFG scale", "top_k": "Top K", "topk": "Top K", "top_p": "Top P", "topp": "Top P",
    "samplecount": "Count", "sample_count": "Count",
}  # fmt: skip
_BASE64 = re.compile(r"\bbase 64\b", re.I)
_COUNTED = re.compile(r"\bnumber of (?:the )?(?:generated |output )?([A-Za-z0-9]{3,20})", re.I)
_NOT_COUNTED = {"tokens", "steps", "times"}
_SECONDS = {"seconds", "secs", "sec"}
_IN_SECONDS = re.compile(r"\bin seconds\b", re.I)
_UNITS = (
    ("ms", re.compile(r"\bin milliseconds\b", re.I)),
    ("Hz", re.compile(r"\b(?:in hertz|in hz)\b", re.I)),
    ("°", re.compile(r"\bin degrees\b", re.I)),
    ("%", re.compile(r"\b(?:in percent|as a percentage|percentage \(0)", re.I)),
)

PROMPT_NAMES = {"prompt", "prompttext", "textprompt", "inputprompt"}
SAID_NAMES = {"text", "lyrics", "script", "input", "instructions", "content"}
LONG_TEXT_NAMES = PROMPT_NAMES | SAID_NAMES | {
    "negativeprompt", "textureprompt", "system", "systemprompt", "instruction", "description", "caption",
}  # fmt: skip

_SIZE = ("aspectratio", "ratio", "size", "imagesize", "resolution", "targetresolution", "width", "height")
_SHAPE_NAMES = frozenset(_SIZE)
COUNT_NAMES = (
    "n", "num", "count", "numimages", "numoutputs", "numvideos", "samplecount", "batchsize", "maximages",
    "numberofimages", "numberofvideos", "numberofoutputs",
)  # fmt: skip
_RANKS: dict[str, int] = {
    **dict.fromkeys(("negativeprompt", "system", "systemprompt", "systeminstruction"), 80),
    **{name: 40 + place for place, name in enumerate(_SIZE)},
    **dict.fromkeys(("duration", "durationseconds", "seconds", "length"), 50),
    **dict.fromkeys(COUNT_NAMES, 52),
    **dict.fromkeys(("quality", "renderingspeed", "mode"), 54),
    **dict.fromkeys(("style", "styletype", "artstyle", "voice", "voiceid", "speaker"), 56),
    "type": 57,
    "role": 58,
    "seed": 60,
}
_MAIN_UP_TO = 60
_SETTINGS = {"parameters", "settings", "config", "generationconfig", "options", "input"}
_CALLBACK = ("webhook", "callback", "pubsub", "notify", "storageuri", "externaltaskid")
_PLUMBING = {"user", "userid", "enduserid", "safetyidentifier", "executionexpiresafter", "expiresafter", "metadata"}
"""Of use to whoever runs a service with many users, and not to an artist."""
_LAST = 99
_TRANSPORT = {"url", "uri", "data", "base64", "file"}
_GENERIC = {"enabled", "enable", "value", "mode", "type", "name"}
_HOLDING = {"info", "options", "config", "settings"}


_KEPT = "\n\u200c\u200d"
"""Not printable by Python's word, and yet part of what is read: line breaks, and what joins emoji and some scripts."""


@lru_cache(maxsize=8_192)
def _words(name: str) -> tuple[str, ...]:
    return tuple(word.lower() for word in _WORDS.findall(name))


def words(name: str) -> list[str]:
    """The lower-case words of a name: `promptImage`, `prompt_image` and `prompt-image` are the same two."""
    return list(_words(name[:200]))


def folded(name: str) -> str:
    """A name without case and separators, for look-ups."""
    return "".join(_words(name[:200]))


def label(name: str, title: Any, description: str = "") -> str:
    """A short label in sentence case. A title that only repeats the name is written as the name is."""
    named = title.strip() if isinstance(title, str) else ""
    if 0 < len(named) <= MAX_LABEL and " " in named and folded(named) != folded(name):
        return clean(named, MAX_LABEL)
    short = folded(name)
    if short in COUNT_NAMES and not short.startswith("max"):
        counted = _COUNTED.search(description[:200])
        if counted is not None and counted[1].lower() not in _NOT_COUNTED:
            thing = (
                counted[1] if counted[1].isupper() or counted[1][1:] != counted[1][1:].lower() else counted[1].lower()
            )
            return f"Number of {thing}"
    if short in PROMPT_NAMES:
        return "Prompt"
    known = _WHOLE_LABELS.get(name.lower())
    if known:
        return known
    told = words(name)
    if len(told) > 1 and told[-1] in _SECONDS:
        told.pop()  # the unit stands beside the value
    parts = [word.upper() if word in _UPPER else _SPELLED.get(word, word) for word in told]
    if not parts:
        return clean(name, MAX_LABEL) or "Value"
    text = _BASE64.sub("base64", " ".join(parts))
    return clean(text[:1].upper() + text[1:], MAX_LABEL)


def singular(name: str) -> str:
    """One of what a list's label names: "Scenes" are made of a "scene"."""
    word = name if name[1:2].isupper() else name[:1].lower() + name[1:]
    if word.endswith(" list"):
        word = word[:-5]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") and len(word) > 3 else word


def item_label(name: str, number: int) -> str:
    """A list's item, counted from nought: "Scene 1"."""
    word = singular(name)
    return f"{word[:1].upper()}{word[1:]} {number + 1}"


def clean(text: Any, limit: int = MAX_HELP) -> str:
    """Untrusted text, bounded and without control characters; line breaks stay."""
    if not isinstance(text, str):
        return ""
    kept = text[: limit + 1]
    if not kept.replace("\n", "").isprintable():
        kept = "".join(char for char in kept if char in _KEPT or char.isprintable())
    kept = kept.strip()
    return kept if len(kept) <= limit else kept[: limit - 1].rstrip() + "…"


def example(value: Any) -> str:
    """An example to show in an empty field, if it is short enough to be one."""
    if isinstance(value, bool) or not isinstance(value, (str, int, float)):
        return ""
    text = clean(str(value), 80)
    return "" if "\n" in text or text.endswith("…") else text


def unit(name: str, description: str) -> str:
    """`s`, `px`, `fps` and the like where name or description says so, else empty."""
    parts = words(name)
    told = description[:400]
    lower = told.lower()
    if _SECONDS & set(parts) or (parts[-1:] in (["duration"], ["length"]) and "second" in lower):
        return "s"
    if parts[-1:] in (["width"], ["height"]) or "in pixels" in lower:
        return "px"
    if "fps" in parts or "frames per second" in lower:
        return "fps"
    first = told.partition(". ")[0]
    if _IN_SECONDS.search(first):
        return "s"
    return next((unit for unit, said in _UNITS if said.search(first)), "")


def is_seed(name: str) -> bool:
    """Whether a whole number is the seed of the dice."""
    return "seed" in words(name)


def is_callback(name: str) -> bool:
    """Plumbing for servers, of no use at a desk."""
    return any(word in folded(name) for word in _CALLBACK)


def is_aside(name: str) -> bool:
    """Words for the model that are not what the picture is of."""
    return bool({"system", "negative"} & set(words(name)))


def is_main_prompt(name: str) -> bool:
    """The words that the picture is made from."""
    return folded(name) in PROMPT_NAMES


def is_long_text(name: str, max_length: int | None, description: str) -> bool:
    """Whether a text deserves several lines."""
    if folded(name) in LONG_TEXT_NAMES or words(name)[-1:] == ["prompt"]:
        return True
    if {"url", "uri", "link", "id"} & set(words(name)) or is_callback(name):
        return False
    return (max_length or 0) >= 1_000 or ((max_length or 0) > 300 and "prompt" in description.lower())


def rank(name: str, required: bool, prompt: bool, media: bool) -> int:
    """Where a field stands: lower is nearer the top. See `is_main` for where More begins."""
    known = _RANKS.get(folded(name))
    if prompt:
        return 2
    if required:
        return 13 if media else 10 + (known or 90) // 10
    if is_callback(name) or folded(name) in _PLUMBING:
        return _LAST
    if media:
        # input_image_2 to input_image_9 are for those who have so many.
        parts = words(name)
        return 85 if parts[-1:] and parts[-1].isdecimal() and parts[-1] not in ("0", "1", "64") else 30
    if known is not None:
        return known
    return 58 if folded(name) in _SETTINGS else 90


def is_settings(name: str) -> bool:
    """Whether a group's name says nothing of what is in it."""
    return folded(name) in _SETTINGS


def without_transport(text: str) -> str:
    """A label without the words that say only how a file travels: "Image URL" is an image, "Inline data" is nothing."""
    told = text.split(" ")
    while told and told[-1].lower() in _TRANSPORT:
        told.pop()
    return " ".join(told) if told and told != ["Inline"] else ""


def is_generic(name: str) -> bool:
    """Whether a name says nothing without that of what holds it."""
    return folded(name) in _GENERIC


def without_holder(text: str) -> str:
    """A label without the word that says only that it is a group: "Watermark info" is the watermark."""
    told = text.split(" ")
    return " ".join(told[:-1]) if len(told) > 1 and told[-1].lower() in _HOLDING else text


def is_shape(name: str) -> bool:
    """Whether a field says how wide and how high."""
    return folded(name) in _SHAPE_NAMES


def is_main(importance: int) -> bool:
    """Whether a rank is shown at once."""
    return importance <= _MAIN_UP_TO


def is_numbered(label: str) -> bool:
    """Whether an alternative has no name but its number."""
    return re.fullmatch(r"Option \d{1,3}", label) is not None
