"""Tells a format by its bytes. Reads no file and decodes nothing; 4 kB of head are enough for every answer.

Order of trust: the bytes, then the declared type, then the extension (`settle`). Headerless sound (PCM) has no bytes to
go by and is known by its declared type alone (`pcm_parameters`, in `media/pcm.py`).
"""

from __future__ import annotations

import re

from comfy_desk.domain.output import Kind
from comfy_desk.media.formats import Sniffed, by_extension, by_type, essence, known_type

HEAD = 4096  # bytes of a file's beginning worth handing over

_MAGIC: tuple[tuple[bytes, str], ...] = (
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF87a", "image/gif"),
    (b"GIF89a", "image/gif"),
    (b"II*\x00", "image/tiff"),
    (b"MM\x00*", "image/tiff"),
    (b"II+\x00", "image/tiff"),
    (b"MM\x00+", "image/tiff"),
    (b"\x76\x2f\x31\x01", "image/x-exr"),
    (b"\x00\x00\x00\x0cJXL \r\n\x87\n", "image/jxl"),
    (b"#?RADIANCE", "image/vnd.radiance"),
    (b"8BPS\x00", "image/vnd.adobe.photoshop"),
    (b"%PDF-", "application/pdf"),
    (b"fLaC", "audio/flac"),
    (b"MThd\x00\x00\x00\x06", "audio/midi"),
    (b"glTF\x01\x00\x00\x00", "model/gltf-binary"),
    (b"glTF\x02\x00\x00\x00", "model/gltf-binary"),
    (b"Kaydara FBX Binary", "application/vnd.autodesk.fbx"),
    (b"PXR-USDC", "model/vnd.usdc"),
    (b"#usda ", "model/vnd.usda"),
    (b"ply\n", "model/ply"),
    (b"ply\r\n", "model/ply"),
    (b"BLENDER", "application/x-blender"),
)

_RIFF = {b"WEBP": "image/webp", b"WAVE": "audio/wav", b"AVI ": "video/x-msvideo"}
_HEIC = {b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"hevm", b"hevs", b"mif1", b"msf1", b"mif2"}
_MP4_AUDIO = {b"M4A ", b"M4B ", b"M4P "}
_ATOMS = {b"moov", b"mdat", b"wide", b"free", b"skip", b"pnot"}

# Index by [mpeg1?][layer 3..1]: kbit/s of the 14 usable codes.
_BITRATES_1 = {
    3: (32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448),
    2: (32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384),
    1: (32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320),
}
_BITRATES_2 = {
    3: (32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256),
    2: (8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160),
    1: (8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160),
}
_RATES = {3: (44100, 48000, 32000), 2: (22050, 24000, 16000), 0: (11025, 12000, 8000)}


def sniff(head: bytes, tail: bytes = b"") -> Sniffed | None:
    """The format of bytes that begin with `head` (and end with `tail`), or None.

    `tail` only helps to tell text apart from binary data that begins like text.
    """
    if not head:
        return None
    return _binary(head) or _container(head) or _sound(head) or _markup(head, tail)


def settle(head: bytes, declared: str | None = None, name: str | None = None) -> Sniffed:
    """The format by bytes first, declared type second, extension of `name` last; at worst `application/octet-stream`.

    Text, JSON and ZIP are wrappers that say little: there a declaration or an extension of the same nature may refine.
    """
    by_bytes = sniff(head)
    stated = by_type(declared) if essence(declared) != "application/octet-stream" else None
    named = by_extension(name.rsplit(".", 1)[-1]) if name and "." in name else None
    if by_bytes is None:
        return stated or named or Sniffed("application/octet-stream", "bin", Kind.OTHER, certain=False)
    for hint in (stated, named):
        if hint is not None and _refines(hint, by_bytes):
            return hint
    return by_bytes


_REFINES = {
    "application/zip": {"model/vnd.usdz+zip", "model/3mf"},
    "application/json": {"model/gltf+json"},
    "text/plain": {"model/obj", "model/mtl", "model/stl", "application/vnd.autodesk.fbx", "text/markdown", "text/vtt"}
    | {"application/x-subrip", "model/vnd.usda", "model/gltf+json"},
}


def _refines(hint: Sniffed, found: Sniffed) -> bool:
    return hint.media_type in _REFINES.get(found.media_type, ())


def _binary(head: bytes) -> Sniffed | None:
    if head.startswith(b"\x89PNG\r\n\x1a\n"):
        animated = b"acTL" in head[8:].split(b"IDAT", 1)[0]
        return known_type("image/apng" if animated else "image/png")
    for magic, media_type in _MAGIC:
        if head.startswith(magic):
            return known_type(media_type)
    if head[:2] == b"BM" and _is_bmp(head):
        return known_type("image/bmp", certain=False)
    if head[:2] == b"\xff\x0a":
        return known_type("image/jxl", certain=False)
    if head[:3] == b"\x1f\x8b\x08":
        return known_type("application/gzip", certain=False)
    return None


def _is_bmp(head: bytes) -> bool:
    header_size = int.from_bytes(head[14:18], "little")
    return len(head) >= 18 and head[6:10] == b"\0\0\0\0" and header_size in {12, 16, 40, 52, 56, 64, 108, 124}


def _container(head: bytes) -> Sniffed | None:
    if head[:4] == b"RIFF" and head[8:12] in _RIFF:
        return known_type(_RIFF[head[8:12]])
    if head[:4] == b"FORM" and head[8:12] in {b"AIFF", b"AIFC"}:
        return known_type("audio/aiff")
    if head[4:8] == b"ftyp":
        return known_type(_iso_type(head))
    if head[4:8] in _ATOMS and int.from_bytes(head[:4], "big") not in range(2, 8):
        return known_type("video/quicktime")
    if head[:4] == b"\x1aE\xdf\xa3":
        return known_type("video/webm" if b"webm" in head[:128] else "video/x-matroska")
    if head[:4] == b"OggS":
        if b"OpusHead" in head[:128]:
            return known_type("audio/opus")
        return known_type("video/ogg" if b"theora" in head[:128] else "audio/ogg")
    if head[:4] in {b"PK\x03\x04", b"PK\x05\x06"}:
        return known_type(_zip_type(head))
    return None


def _iso_type(head: bytes) -> str:
    size = min(max(int.from_bytes(head[:4], "big"), 16), 512)
    brands = [head[8:12], *(head[i : i + 4] for i in range(16, size, 4))]
    if b"avif" in brands or b"avis" in brands:
        return "image/avif"
    if brands[0] in _HEIC:
        return "image/heic"
    if brands[0] == b"qt  ":
        return "video/quicktime"
    return "audio/mp4" if brands[0] in _MP4_AUDIO else "video/mp4"


def _zip_type(head: bytes) -> str:
    name = head[30 : 30 + int.from_bytes(head[26:28], "little")].lower()
    return "model/vnd.usdz+zip" if name.endswith((b".usda", b".usdc", b".usd")) else "application/zip"


def _sound(head: bytes) -> Sniffed | None:
    if head[:3] == b"ID3" and len(head) >= 10 and head[3] in {2, 3, 4} and max(head[6:10]) < 0x80:
        return known_type("audio/mpeg")
    length = mpeg_frame_length(head)
    if length:
        # Two bytes of sync prove nothing: the next frame has to stand where the first one says it does.
        return known_type("audio/mpeg", certain=False) if mpeg_frame_length(head[length:]) else None
    if len(head) >= 7 and head[0] == 0xFF and head[1] & 0xF6 == 0xF0:
        length = (head[3] & 3) << 11 | head[4] << 3 | head[5] >> 5
        if length > 7 and head[length : length + 1] == b"\xff" and head[length + 1 : length + 2] == head[1:2]:
            return known_type("audio/aac", certain=False)
    return None


def mpeg_frame_length(head: bytes) -> int:
    """Bytes of the MPEG audio frame that begins here, or 0 (ISO 11172-3, 2.4.1)."""
    fields = mpeg_frame(head)
    if fields is None:
        return 0
    version, layer, kbits, rate, padding = fields
    if layer == 3:
        return (12 * kbits * 1000 // rate + padding) * 4
    return (72 if version != 3 and layer == 1 else 144) * kbits * 1000 // rate + padding


def mpeg_frame(head: bytes) -> tuple[int, int, int, int, int] | None:
    """(version code, layer code, kbit/s, Hz, padding) of an MPEG audio frame header, or None."""
    if len(head) < 4 or head[0] != 0xFF or head[1] & 0xE0 != 0xE0:
        return None
    version, layer = head[1] >> 3 & 3, head[1] >> 1 & 3
    bits, rate_code = head[2] >> 4, head[2] >> 2 & 3
    if version == 1 or layer == 0 or bits in {0, 15} or rate_code == 3 or head[3] & 3 == 2:
        return None
    kbits = (_BITRATES_1 if version == 3 else _BITRATES_2)[layer][bits - 1]
    return version, layer, kbits, _RATES[version][rate_code], head[2] >> 1 & 1


# Possessive throughout: otherwise many small comments could be read in exponentially many ways.
_PROLOGUE = rb"\A\s*+(?:<\?xml[^>]{0,400}>\s*+|(?><!--.{0,2000}?-->)\s*+|%s)*+"
_SVG_DOCTYPE = rb"<!DOCTYPE\s+svg[^>\[]{0,600}(?:\[[^\]]{0,2000}\]\s*+)?>\s*+"
_SVG = re.compile(_PROLOGUE % _SVG_DOCTYPE + rb"<(?:svg:)?svg[\s>/]", re.S | re.I)
_HTML = re.compile(_PROLOGUE % b"\\0" + rb"<(?:!doctype\s+html|html|head|body)[\s>]", re.S | re.I)
_OBJ = re.compile(rb"^(?:v -?\d|vn -?\d|vt -?\d|f \d|mtllib \S|usemtl \S)", re.M)


def _markup(head: bytes, tail: bytes) -> Sniffed | None:
    body = head.removeprefix(b"\xef\xbb\xbf")
    if _SVG.match(body):
        return known_type("image/svg+xml")
    if _HTML.match(body):
        return known_type("text/html")
    if not is_text(body) or (tail and not is_text(tail, cut_start=True)):
        return None
    stripped = body.lstrip()
    if stripped.startswith(b"solid") and b"facet" in body:
        return known_type("model/stl")
    if stripped.startswith(b"WEBVTT"):
        return known_type("text/vtt")
    if stripped.startswith(b"; FBX "):
        return known_type("application/vnd.autodesk.fbx")
    if stripped[:1] in {b"{", b"["}:
        return _json_type(stripped)
    if re.search(rb"^newmtl \S", body, re.M):
        return known_type("model/mtl", certain=False)
    if len(_OBJ.findall(body)) >= 3:
        return known_type("model/obj", certain=False)
    return known_type("text/plain", certain=False)


def _json_type(body: bytes) -> Sniffed:
    scene = re.search(rb'"(?:meshes|scenes?|nodes|buffers|accessors)"\s*:', body)
    if body[:1] == b"{" and b'"asset"' in body and b'"version"' in body and scene:
        return known_type("model/gltf+json", certain=False)
    return known_type("application/json", certain=False)


_CONTROLS = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]")


def is_text(data: bytes, *, cut_start: bool = False) -> bool:
    """Whether bytes read as UTF-8 text without control characters; a character cut at the end (or start) is fine."""
    if not data or _CONTROLS.search(data):
        return False
    for start in range(4 if cut_start else 1):
        for end in range(4):
            try:
                data[start : len(data) - end].decode("utf-8")
            except UnicodeDecodeError:
                continue
            return True
    return False
