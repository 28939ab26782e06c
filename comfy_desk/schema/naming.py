"""From a document's words to what an artist reads: labels, units, short help, and which fields matter first.

All rules go by the names and descriptions that real documents use; none knows a particular model.
"""

from __future__ import annotations

import re
from typing import Any

MAX_HELP = 2_000
MAX_LABEL = 60

_EXAMPLE = re.compile(r"e\.g\.,? *[\"'“`]?([\w:.*x-]{1,40})")
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
}
_SPELLED = {"img": "image", "num": "number of"}
_WHOLE_LABELS = {"n": "Count", "num": "Count", "cfg": "CFG scale"}

PROMPT_NAMES = {"prompt", "prompttext", "textprompt", "inputprompt"}
SAID_NAMES = {"text", "lyrics", "script", "input", "instructions", "content"}
LONG_TEXT_NAMES = PROMPT_NAMES | SAID_NAMES | {
    "negativeprompt", "textureprompt", "system", "systemprompt", "instruction", "description", "caption",
}  # fmt: skip

_SIZE = ("aspectratio", "ratio", "size", "imagesize", "resolution", "targetresolution", "width", "height")
_RANKS: dict[str, int] = {
    "negativeprompt": 80,
    **{name: 40 + place for place, name in enumerate(_SIZE)},
    **dict.fromkeys(("duration", "durationseconds", "seconds", "length"), 50),
    **dict.fromkeys(("n", "count", "numimages", "numoutputs", "samplecount", "batchsize", "maximages"), 52),
    **dict.fromkeys(("quality", "renderingspeed", "mode"), 54),
    **dict.fromkeys(("style", "styletype", "artstyle", "voice", "voiceid", "speaker"), 56),
    "seed": 60,
}
_MAIN_UP_TO = 60
_SETTINGS = {"parameters", "settings", "config", "generationconfig", "options", "input"}
_CALLBACK = ("webhook", "callback", "pubsub", "notify", "storageuri", "externaltaskid")


_KEPT = "\n\u200c\u200d"
"""Not printable by Python's word, and yet part of what is read: line breaks, and what joins emoji and some scripts."""


def words(name: str) -> list[str]:
    """The lower-case words of a name: `promptImage`, `prompt_image` and `prompt-image` are the same two."""
    return [word.lower() for word in _WORDS.findall(name[:200])]


def folded(name: str) -> str:
    """A name without case and separators, for look-ups."""
    return "".join(words(name))


def label(name: str, title: Any) -> str:
    """A short label in sentence case."""
    if isinstance(title, str) and 0 < len(title.strip()) <= MAX_LABEL and " " in title.strip():
        return clean(title, MAX_LABEL)
    known = _WHOLE_LABELS.get(name.lower())
    if known:
        return known
    parts = [word.upper() if word in _UPPER else _SPELLED.get(word, word) for word in words(name)]
    if not parts:
        return clean(name, MAX_LABEL) or "Value"
    text = " ".join(parts)
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
    kept = "".join(char for char in text[: limit + 1] if char in _KEPT or char.isprintable())
    kept = kept.strip()
    return kept if len(kept) <= limit else kept[: limit - 1].rstrip() + "…"


def example(value: Any) -> str:
    """An example to show in an empty field, if it is short enough to be one."""
    if isinstance(value, bool) or not isinstance(value, (str, int, float)):
        return ""
    text = clean(str(value), 80)
    return "" if "\n" in text or text.endswith("…") else text


def example_in(description: str) -> str:
    """The first example that a description gives in prose: (e.g., "1024x1024")."""
    found = _EXAMPLE.search(description[:400])
    return clean(found[1], 40).rstrip(".") if found else ""


def unit(name: str, description: str) -> str:
    """`s`, `px` or `fps` where name or description says so, else empty."""
    parts = words(name)
    lower = description[:400].lower()
    if "seconds" in parts or (parts[-1:] in (["duration"], ["length"]) and "second" in lower):
        return "s"
    if parts[-1:] in (["width"], ["height"]) or "in pixels" in lower:
        return "px"
    if "fps" in parts or "frames per second" in lower:
        return "fps"
    return ""


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
        return 10 + (known or 90) // 10
    if is_callback(name):
        return 99
    if media:
        return 30 if not words(name)[-1:] or not words(name)[-1].isdecimal() else 85
    if known is not None:
        return known
    return 58 if folded(name) in _SETTINGS else 90


def is_main(importance: int) -> bool:
    """Whether a rank is shown at once."""
    return importance <= _MAIN_UP_TO
