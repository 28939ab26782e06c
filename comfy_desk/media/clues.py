"""What names in a provider's document suggest: kinds, roles, what is never media. Names guide, values decide (`find`).

Words are matched whole, after a name is split at case changes and signs: `bytesBase64Encoded` is bytes, base64, encoded.
"""

from __future__ import annotations

import re
from functools import lru_cache

from comfy_desk.domain.output import Kind

_SPLIT = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+[a-z]*")
_PLURAL = re.compile(r"(URL|URI|ID)s(?![a-z])")
_INDEX = re.compile(
    r"[0-9]+(?:[x×*:_-][0-9]+)?[pk]?|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?=[a-f]*[0-9])[0-9a-f]{24,64}", re.I
)
_RUN = re.compile(r"([a-z]+?)(urls?|uris?)")
_JOIN = {
    (word[:cut], word[cut:]): word
    for word, cut in (("b64", 1), ("base64", 4), ("3d", 1), ("md5", 2), ("mp3", 2), ("mp4", 2), ("m4a", 1), ("m4v", 1))
}


@lru_cache(maxsize=4096)
def words(name: str) -> tuple[str, ...]:
    """`lastFrame_url` → ("last", "frame", "url"); names that no one writes are cut at 200 characters."""
    parts = [part.lower() for part in _SPLIT.findall(_PLURAL.sub(r"\1S", name[:200]))]
    joined: list[str] = []
    for part in parts:
        if joined and (joined[-1], part) in _JOIN:
            joined[-1] = _JOIN[joined[-1], part]
        elif len(part) > 4 and (run := _RUN.fullmatch(part)):  # `imageurl`, `resulturls`
            joined += run.groups()
        elif part == "64" and joined and joined[-1].endswith("base"):  # `imagebase64`
            joined[-1:] = [joined[-1][:-4], "base64"]
        else:
            joined.append(part)
    return tuple(joined)


@lru_cache(maxsize=4096)
def is_index(name: str) -> bool:
    """Whether a member goes by a number, a size or an id, as the elements of a list do: `"0"`, `"1024x1024"`, a UUID."""
    return _INDEX.fullmatch(name) is not None


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


def _table(**kinds: str) -> dict[str, Kind]:
    return {word: Kind[kind] for kind, names in kinds.items() for word in names.split()}


KIND_WORDS = _table(
    IMAGE="image images img imgs picture pictures pic photo photos frame frames thumbnail thumbnails thumb poster cover "
    "texture textures mask masks png jpg jpeg webp gif avif heic painting drawing sticker icon logo screenshot render albedo",
    VIDEO="video videos film films movie movies clip clips animation mp4 webm mov mkv",
    AUDIO="audio audios sound sounds speech music song songs voice voices vocals instrumental mp3 wav flac ogg opus stems",
    MODEL_3D="mesh meshes glb gltf fbx obj usdz stl ply mtl 3d splat",
    VECTOR="svg svgs vector vectors",
)

# Together with one of these, "model" means a mesh and not the name of a neural model.
_MODEL_COMPANY = {"url", "urls", "uri", "uris", "mesh", "pbr", "base", "file", "files", "link", "textured", "output"}

GENERIC = _set(
    "url urls uri uris sample samples output outputs result results file files final asset assets download downloads media "
    "artifact artifacts content data src href out outs link generated generation generations prediction predictions gallery "
    "item items gcs"
)
POSTER = _set(
    "thumbnail thumbnails thumb thumbs poster posters preview previews cover covers snapshot placeholder lqip"
)
PART = _set(
    "texture textures metallic roughness albedo mtl material materials mask masks layer layers depth alpha stem stems "
    "transcript transcripts transcription srt vtt lyrics subtitle subtitles caption captions "
    "emissive ao opacity displacement maps normals tex basecolor diffuse specular bump occlusion orm"
)
VARIANT = _set("watermark watermarked progress partial wm stream streaming")
_WRITTEN = _set("transcript transcripts transcription srt vtt lyrics subtitle subtitles caption captions")
NEGATION = _set("no non without free un clean remove removed")
ECHO = _set("input inputs init reference references ref refs orig keyframe keyframes control uploaded driving")
ECHO_ABOVE = _set("request input inputs keyframes reference references ref refs param params parameters arguments")
FIELDS = _set("data b64 base64 bytes content blob payload body encoded buffer json")

_NEVER = _set(
    "docs doc documentation status cancel webhook webhooks callback callbacks citation citations terms license licence "
    "policy billing pricing api endpoint help schema polling poll avatar favicon author authors profile check "
    "token tokens jwt hash sha sha1 sha256 sha512 md5 etag checksum digest nonce key cursor thought thoughts cookie "
    "authorization"
)
_RARELY = _set(
    "response get post put delete retry self next prev previous page web website homepage home share upload task request "
    "log logs metrics tracking html embed dashboard console support feedback login auth health subscribe contact about "
    "more info learn source referrer referer signature id ids name prompt title description webpage project user provider "
    "guide owner organization organisation company workspace account team publisher vendor site host server origin "
    "report reports ticket invoice receipt checkout payment upgrade"
)
_SECRET = _set(
    "token tokens jwt hash sha sha1 sha256 sha512 md5 etag checksum digest nonce thought thoughts cookie authorization "
    "citation citations signature signatures cursor"
)
_CLOSED_TO_LINKS = _set(
    "docs doc documentation webhook webhooks callback callbacks citation citations terms license licence policy billing "
    "readme manual tutorial faq changelog blog attribution attributions copyright privacy tos repository github"
)
_CARRIERS = _set("url urls uri uris href hrefs link links src address value")
_ELSEWHERE = _set(
    "page pages web webpage website homepage share dashboard console support feedback login auth health contact about "
    "referrer referer project user provider owner organization organisation company workspace account team publisher "
    "vendor creator author self next prev previous site host server"
)
_PAGE = _set("page webpage website homepage dashboard console embed html share")
_NEVER_BELOW = _set(
    "citations citationmetadata citation annotations usage usagemetadata safetyratings groundingmetadata groundingchunks "
    "searchresults websearch sources footnotes bibliography billing headers"
)


def kind_of_name(name: str) -> Kind | None:
    """The kind that a name's words say, the last word counting most (`image_video_url` is a video)."""
    parts = words(name)
    if "frame" in parts or POSTER.intersection(parts):
        return (
            Kind.VIDEO
            if "video" in parts and "frame" not in parts and not {"cover", "thumbnail"} & set(parts)
            else Kind.IMAGE
        )
    for part in reversed(parts):
        if part in KIND_WORDS:
            return KIND_WORDS[part]
    if {"model", "models"} & set(parts) and _MODEL_COMPANY.intersection(parts):
        return Kind.MODEL_3D
    return None


def is_poster(name: str) -> bool:
    parts = words(name)
    return bool(POSTER.intersection(parts)) or (
        "frame" in parts and bool({"last", "first", "end", "start"} & set(parts))
    )


def is_part(name: str) -> bool:
    parts = words(name)
    return (
        bool(PART.intersection(parts))
        or parts[:2] == ("base", "color")
        or parts in {("normal",), ("normal", "map"), ("normal", "url")}
    )


def is_variant(name: str) -> bool:
    parts = words(name)
    return bool(VARIANT.intersection(parts)) and not NEGATION.intersection(parts)


def is_echo(name: str) -> bool:
    parts = words(name)
    if ECHO.intersection(parts) or parts in {("prompt",), ("prompt", "url")}:
        return True
    return bool({"source", "prompt"} & set(parts)) and any(part in KIND_WORDS for part in parts)


def is_conversation(name: str) -> bool:
    return bool({"messages", "history", "conversation"} & set(words(name)))


def is_source(name: str) -> bool:
    """Whether a name says no more than that this is where something came from; beside a work it is an input."""
    parts = set(words(name)) - {"url", "urls", "uri", "uris", "link", "href"}
    return parts == {"source"}


_LARGER = _set("uhd hd fhd large larger big xl highres hires")
_MIDDLE = _set("medium regular standard md sm")
_SMALLER = _set("small smaller tiny mini xs lowres lores")
_WHOLE = _set("full original raw")
_NO_TITLE = _CARRIERS | _set("file size res resolution quality download version")


def size_of_name(name: str) -> tuple[tuple[str, ...], int | None]:
    """What a name says besides its size, and the size's rank: 0 the whole, None where no size is named."""
    parts = words(name)
    rank: int | None = None
    for index, group in enumerate((_WHOLE, _LARGER, _MIDDLE, _SMALLER)):
        if group.intersection(parts):
            rank = index
            parts = tuple(part for part in parts if part not in group)
            break
    return tuple(part for part in parts if part not in _NO_TITLE), rank


def is_echo_above(name: str) -> bool:
    parts = words(name)
    return bool(ECHO_ABOVE.intersection(parts)) and not {"output", "result", "response"} & set(parts)


def is_never(name: str) -> bool:
    """Whether nothing of this name is media, whatever its value looks like."""
    parts = words(name)
    if not _NEVER.intersection(parts) or ("key" in parts and "frame" in parts):
        return False
    return not (
        "avatar" in parts and kind_of_name(name) in {Kind.VIDEO, Kind.MODEL_3D}
    )  # a face that was made to speak


def is_rarely(name: str) -> bool:
    """Whether only an extension, a declared type or a kind in the name can make media of it."""
    return bool(_RARELY.intersection(words(name)))


def is_badge(name: str) -> bool:
    """Whether a link of this name shows whose an answer is; but where nothing else is found, a maker of icons made it."""
    return bool({"icon", "logo"} & set(words(name)))


def is_secret(name: str) -> bool:
    """Whether a value of this name is a token, a hash or a signature, even where its bytes look like media."""
    return bool(_SECRET.intersection(words(name)))


def is_carrier(name: str) -> bool:
    """Whether a name says only that here is an address, so that the name around it tells of what."""
    parts = words(name)
    return bool(parts) and _CARRIERS.issuperset(parts)


def is_closed_to_links(name: str) -> bool:
    """Whether addresses below a member of this name are for people to read, or for machines to call."""
    return bool(_CLOSED_TO_LINKS.intersection(words(name)))


def is_elsewhere(name: str) -> bool:
    """Whether the address of a thing of this name leads to a page about it."""
    return bool(_ELSEWHERE.intersection(words(name)))


def is_page_name(name: str) -> bool:
    """Whether an address of this name is a page, whatever the page shows."""
    return bool(_PAGE.intersection(words(name)))


def is_mere_model(name: str) -> bool:
    """Whether only the word "model" could make a mesh of this name: it may as well mean the model that answers."""
    parts = words(name)
    return bool({"model", "models"} & set(parts)) and not any(part in KIND_WORDS for part in parts)


def is_written(name: str) -> bool:
    """Whether a part of this name is words beside a film: no picture."""
    return bool(_WRITTEN.intersection(words(name)))


def shades(name: str) -> bool:
    """Whether links below a member of this name are as doubtful as `is_rarely` ones."""
    return words(name) in {("links",), ("urls",), ("metadata",)}


def closes(name: str) -> bool:
    """Whether nothing below a member of this name is looked at."""
    return "".join(words(name)) in _NEVER_BELOW


def is_field(name: str) -> bool:
    """Whether a name is one that encoded bytes go by."""
    parts = words(name)
    return bool(FIELDS.intersection(parts)) or any(part in KIND_WORDS for part in parts)


def is_encoded(name: str) -> bool:
    """Whether a name promises Base64 in so many words."""
    return bool({"b64", "base64"} & set(words(name)))
