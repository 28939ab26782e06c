"""What a model's document promises of its answers: the kinds it makes, and what each place that can hold media is said to be.

Documents say it in schema words (`format`, `contentEncoding`) and in prose; this reads both and hands on a small plain value
that can be sent to a worker. It sees no answer and decides nothing: values and bytes have the last word (`media/find.py`).
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

from comfy_desk.schema import pointers

MAX_SCHEMAS = 6_000
"""Schemas looked at: alternatives of alternatives can be spelled out without end. It bounds the time too."""

MAX_DEPTH = 24
MAX_PLACES = 400
MAX_WIDTH = 300
ANY = "*"
"""The step of a place that stands for every index, and for every name where any is allowed."""

_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+[a-z]*")


def promise_of(document: Any) -> dict[str, Any]:
    """`{"modalities": [...], "places": [[path, {media, kind?, role?, form?, type?}], ...]}` of any JSON value; never raises.

    `media` is False where the document says that an address leads elsewhere (a status, a webhook, a page). `kind` is
    image, video, audio, 3d or vector; `role` one of work, variant, part, poster, echo; `form` link, base64, markup or body.
    """
    places: list[list[Any]] = []
    for path, said in _places(document):
        places.append([list(path), said])
        if len(places) >= MAX_PLACES:
            break
    return {"modalities": modalities_of(document), "places": places}


def modalities_of(document: Any) -> list[str]:
    """The kinds of output that a model's document declares, in its own words."""
    words = document.get("x-comfy-router-output-modalities") if isinstance(document, dict) else None
    return [word[:40] for word in words if isinstance(word, str)][:10] if isinstance(words, list) else []


# -- the walk --------------------------------------------------------------------------------------------------------


def _answers(document: Any) -> Iterator[Any]:
    """The schemas of a model's successful answers."""
    paths = document.get("paths") if isinstance(document, dict) else None
    for item in _members(paths)[:20]:
        post = item.get("post") if isinstance(item, dict) else None
        responses = post.get("responses") if isinstance(post, dict) else None
        if not isinstance(responses, dict):
            continue
        for status in ("200", "201", "2XX", "2xx", "default"):
            answer = _target(document, responses.get(status))
            content = answer.get("content") if isinstance(answer, dict) else None
            if isinstance(content, dict):
                yield from (media.get("schema") for media in _members(content)[:8] if isinstance(media, dict))
                break


def _members(value: Any) -> list[Any]:
    return list(value.values())[:MAX_WIDTH] if isinstance(value, dict) else []


def _places(document: Any) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Breadth first, so that what is cut off is what lies deepest."""
    waiting: deque[_Step] = deque(((), schema, "", False, frozenset()) for schema in _answers(document))
    told: set[tuple[tuple[str, ...], str]] = set()
    for _ in range(MAX_SCHEMAS):
        if not waiting:
            return
        path, schema, prose, echoed, entered = waiting.popleft()
        reference = schema.get("$ref") if isinstance(schema, dict) else None
        if isinstance(reference, str):
            if reference in entered:
                continue
            beside = schema.get("description")
            waiting.appendleft(
                (path, _target(document, schema), beside or prose, echoed, entered | {reference})
                if len(entered) < MAX_DEPTH
                else ((), None, "", False, frozenset())
            )
            continue
        if not isinstance(schema, dict):
            continue
        prose = _prose(schema) or (prose if isinstance(prose, str) else "")
        said = _said(path, schema, prose, echoed=echoed)
        if said is not None and (path, repr(said)) not in told:
            told.add((path, repr(said)))
            yield path, said
        if len(path) < MAX_DEPTH:
            waiting.extend(_below(path, schema, prose, echoed or bool(_ECHO.search(_first(prose))), entered))


_Step = tuple[tuple[str, ...], Any, Any, bool, frozenset[str]]


def _below(
    path: tuple[str, ...], schema: dict[str, Any], prose: str, echoed: bool, entered: frozenset[str]
) -> Iterator[_Step]:
    for word in ("allOf", "oneOf", "anyOf"):
        branches = schema.get(word)
        if isinstance(branches, list):
            yield from ((path, branch, prose, echoed, entered) for branch in branches[:MAX_WIDTH])
    properties = schema.get("properties")
    if isinstance(properties, dict):
        for name in list(properties)[:MAX_WIDTH]:
            if isinstance(name, str):
                yield (*path, name), properties[name], "", echoed, entered
    for word in ("items", "additionalProperties"):
        yield (*path, ANY), schema.get(word), prose, echoed, entered
    for word in ("prefixItems", "patternProperties"):
        inner = schema.get(word)
        rest = inner[:MAX_WIDTH] if isinstance(inner, list) else _members(inner)
        yield from (((*path, ANY), one, prose, echoed, entered) for one in rest)


def _target(document: Any, schema: Any) -> Any:
    """What a local reference points at; anything else as it is."""
    for _ in range(MAX_DEPTH):
        reference = schema.get("$ref") if isinstance(schema, dict) else None
        if not isinstance(reference, str) or not reference.startswith("#") or len(reference) > 2_000:
            return None if isinstance(reference, str) else schema
        schema = pointers.value_at(document, unquote(reference[1:]))
    return None


def _prose(schema: dict[str, Any]) -> str:
    told = schema.get("description") or schema.get("title")
    return " ".join(told[:1_200].split()) if isinstance(told, str) else ""


def _first(prose: str) -> str:
    """The first sentence without what stands in brackets: the rest is conditions and history, and names other things."""
    plain = re.sub(r"\([^()]{0,300}\)", " ", prose[:600])
    return re.split(r"(?<=[a-z0-9])[.;](?:\s|$)", plain, maxsplit=1)[0][:240].lower()


# -- what is said of one place ---------------------------------------------------------------------------------------


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


_NOUNS = {
    word: kind
    for kind, words in {
        "image": "image images picture pictures photo photos illustration drawing thumbnail frame still png jpeg jpg webp "
        "gif texture mask poster screenshot",
        "video": "video videos film films movie movies clip clips mp4 animation",
        "audio": "audio audios sound sounds speech music song songs soundtrack wav mp3",
        "3d": "3d mesh meshes glb gltf fbx obj usdz stl ply mtl",
        "vector": "svg svgs vector",
    }.items()
    for word in words.split()
}
_NOT_VALUES = _set(
    "id ids type types format prompt status state size seed name title description code message resolution duration "
    "model ratio reason text role width height index count mime language"
)
_NOT_FORMATS = {"date-time", "date", "time", "uuid", "email", "hostname", "ipv4", "ipv6", "int64", "int32"}
_LINK_WORDS = {"url", "urls", "uri", "uris", "link", "links", "href"}

_ELSEWHERE = re.compile(
    r"\b(?:web-?hooks?|call-?backs?|documentation|docs|status (?:url|page|endpoint|address)|endpoint|cancel\w*|terms of|"
    r"licen[cs]es?|citations?|cited|dashboard|console|billing|home-?page|avatar of|profile|api (?:url|address))\b"
)
_PERHAPS = re.compile(r"\b(?:retriev\w+|poll\w*|query\w*|check\w*|track\w*|monitor\w*|status|page|website|share)\b")
_ECHO = re.compile(
    r"\b(?:inputs?|reference|echo\w*|uploaded|supplied|used to guide|source (?:image|video|audio|file)|"
    r"original (?:image|input|video|audio)|you (?:sent|gave|provided)|as sent|from the request|init(?:ial)? image)\b"
)
_MADE = re.compile(
    r"\b(?:generated|resulting|result|output|produced|rendered|synthesi[sz]ed|created|final|edited|upscaled|translated)\b"
)
_POSTER = re.compile(r"\b(?:thumbnails?|posters?|previews?|cover (?:image|picture)|(?:last|first) frame|snapshot)\b")
_VARIANT = re.compile(
    r"(?<!without )(?<!without a )(?<!no )\bwatermark(?:ed)?\b(?!-free|s? removed)|\bprogress video\b"
)
_PART = re.compile(
    r"\b(?:textures?|(?:normal|colou?r|depth|roughness|metallic|bump|albedo) map|masks?|mtl|materials? file|subtitles?)\b"
)
_CARRIED = re.compile(r"\b(?:assets?|artifacts?|downloads?|downloadable|media files?|outputs?|files?)\b")


def _said(path: tuple[str, ...], schema: dict[str, Any], prose: str, *, echoed: bool) -> dict[str, Any] | None:
    """What the document says of a text at this place, or None where it says nothing about media."""
    if not _can_be_text(schema):
        return None
    name = next((step for step in reversed(path) if step != ANY), "")
    words = _words(name)
    told = _first(prose)
    stated = schema.get("contentMediaType")
    stated = stated[:100] if isinstance(stated, str) and "/" in stated else None
    form = _form(schema, words, told, whole=not path)
    if form == "body":
        return {"media": True, "form": form} | ({"type": stated} if stated else {})
    if form == "link" and _leads_elsewhere(words, told):
        return {"media": False, "form": form}
    if stated is None and words and words[-1] in _NOT_VALUES:
        return None
    kind = _kind(stated, told, words)
    made = bool(_MADE.search(told))
    if not (stated or (kind and (form or made)) or (form and (made or _CARRIED.search(told)))):
        return None
    said: dict[str, Any] = {"media": True}
    role = "echo" if echoed else _role(told, made=made)
    for key, value in (("kind", kind), ("role", role), ("form", form), ("type", stated)):
        if value:
            said[key] = value
    return said


def _can_be_text(schema: dict[str, Any]) -> bool:
    types = schema.get("type")
    if isinstance(types, list):
        allowed = "string" in types
    else:
        allowed = types == "string" or (types is None and bool({"format", "contentEncoding"} & set(schema)))
    fixed = "enum" in schema or "const" in schema
    return allowed and not fixed and schema.get("format") not in _NOT_FORMATS if _hashable(schema) else False


def _hashable(schema: dict[str, Any]) -> bool:
    return isinstance(schema.get("format", ""), str)


def _form(schema: dict[str, Any], words: list[str], told: str, *, whole: bool) -> str | None:
    known = schema.get("format")
    encoding = schema.get("contentEncoding")
    if whole and known in {"binary", "byte"}:
        return "body"
    if known in {"uri", "url", "iri", "uri-reference"}:
        return "link"
    if known in {"byte", "binary", "base64"} or (isinstance(encoding, str) and encoding.lower().startswith("base64")):
        return "base64"
    if {"b64", "base64"} & set(words) or "base64" in told:
        return "base64"
    if _LINK_WORDS & set(words) or re.search(r"\b(?:urls?|uris?|links?)\b", told):
        return "link"
    return "markup" if "markup" in told or words[-1:] == ["svg"] else None


def _leads_elsewhere(words: list[str], told: str) -> bool:
    if _ELSEWHERE.search(told) or {"webhook", "callback", "docs", "documentation"} & set(words):
        return True
    return bool(_PERHAPS.search(told)) and not any(word in _NOUNS for word in re.findall(r"[a-z0-9]+", told))


def _kind(stated: str | None, told: str, words: list[str]) -> str | None:
    if stated:
        family = stated.partition("/")[0].lower()
        if "svg" in stated:
            return "vector"
        if family in {"image", "video", "audio", "model"}:
            return "3d" if family == "model" else family
    spoken = re.findall(r"[a-z0-9]+", told)
    if "or" in spoken and len({_NOUNS[word] for word in spoken if word in _NOUNS}) > 1:
        spoken = []  # "an image, a PDF or a video"
    for word in (*spoken, *reversed(words)):  # "the last frame of the generated video" is about the frame
        if word in _NOUNS:
            return _NOUNS[word]
    return None


def _role(told: str, *, made: bool) -> str | None:
    for pattern, role in ((_VARIANT, "variant"), (_POSTER, "poster"), (_PART, "part")):
        if pattern.search(told):
            return "echo" if role == "part" and "used to guide" in told else role
    if made:
        return "work"
    return "echo" if _ECHO.search(told) else None


def _words(name: str) -> list[str]:
    words = [word.lower() for word in _WORDS.findall(name[:200])]
    joined: list[str] = []
    for word in words:
        if joined and (joined[-1], word) in {("base", "64"), ("b", "64"), ("3", "d")}:
            joined[-1] += word
        else:
            joined.append(word)
    return joined
