"""Tells a format by its bytes. Reads no file and decodes nothing; 4 kB of head are enough for nearly every answer.

Order of trust: the bytes, then the declared type, then the extension (`settle`). Headerless sound (PCM) has no bytes to
go by and is known by its declared type alone (`pcm_parameters`, in `media/pcm.py`). What only a whole file tells (a film
without a picture, an index at the end) is asked by `media/filetype.py`.
"""

from __future__ import annotations

import struct

from comfy_desk.domain.output import Kind
from comfy_desk.media.formats import Sniffed, by_extension, by_type, essence, known_type
from comfy_desk.media.mpeg_audio import adts_frame, free_length, id3_length, mpeg_frame, mpeg_frame_length
from comfy_desk.media.textual import is_text, told_by_words, unpacked_drawing

HEAD = 4096  # bytes of a file's beginning worth handing over
_MOST = 65_536  # bytes that are looked at, however many are handed over

_PNG = b"\x89PNG\r\n\x1a\n"
_MAGIC: tuple[tuple[bytes, str], ...] = (
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF87a", "image/gif"),
    (b"GIF89a", "image/gif"),
    (b"II*\x00", "image/tiff"),
    (b"MM\x00*", "image/tiff"),
    (b"II+\x00\x08\x00\x00\x00", "image/tiff"),
    (b"MM\x00+\x00\x08\x00\x00", "image/tiff"),
    (b"\x76\x2f\x31\x01", "image/x-exr"),
    (b"\x00\x00\x00\x0cJXL \r\n\x87\n", "image/jxl"),
    (b"\x00\x00\x00\x0cjP  \r\n\x87\n", "image/jp2"),
    (b"\xff\x4f\xff\x51\x00", "image/jp2"),
    (b"#?RADIANCE", "image/vnd.radiance"),
    (b"#?RGBE", "image/vnd.radiance"),
    (b"8BPS\x00", "image/vnd.adobe.photoshop"),
    (b"%PDF-", "application/pdf"),
    (b"fLaC", "audio/flac"),
    (b"MThd\x00\x00\x00\x06", "audio/midi"),
    (b"riff\x2e\x91\xcf\x11\xa5\xd6\x28\xdb\x04\xc1\x00\x00", "audio/x-w64"),
    (b"glTF\x01\x00\x00\x00", "model/gltf-binary"),
    (b"glTF\x02\x00\x00\x00", "model/gltf-binary"),
    (b"Kaydara FBX Binary", "application/vnd.autodesk.fbx"),
    (b"PXR-USDC", "model/vnd.usdc"),
    (b"ply\n", "model/ply"),
    (b"ply\r\n", "model/ply"),
    (b"BLENDER-v", "application/x-blender"),
    (b"BLENDER_v", "application/x-blender"),
    (b"BLENDER17-", "application/x-blender"),
    (b"\x00\x00\x01\xba", "video/mpeg"),
    (b"\x00\x00\x01\xb3", "video/mpeg"),
)

_RIFF = {b"WEBP": "image/webp", b"WAVE": "audio/wav", b"AVI ": "video/x-msvideo"}
_RIFF_MARKS = {b"RIFF", b"RF64", b"RIFX", b"BW64"}
_HEIC = {b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"hevm", b"hevs", b"mif1", b"msf1", b"mif2"}
_MP4_AUDIO = {b"M4A ", b"M4B ", b"M4P "}
_ATOMS = {b"moov", b"mdat", b"wide", b"free", b"skip", b"pnot"}
_FRAGMENTS = {b"styp", b"moof", b"sidx"}


def sniff(head: bytes, tail: bytes = b"", size: int | None = None) -> Sniffed | None:
    """The format of bytes that begin with `head` (and end with `tail`, and are `size` in all), or None.

    `tail` helps to tell text apart from binary data that begins like text, and names what an archive holds. Without
    `size` a binary STL, which has no mark of its own, is not known.
    """
    if not head:
        return None
    head = head[:_MOST]
    tail = tail[-_MOST:]
    # Words may begin like anything ("GIF89a is a format"); bytes of a format always hold what no text holds.
    if not is_text(head):
        known = _binary(head) or _container(head, tail) or _mesh(head, size) or _sound(head) or _stream(head)
        if known is not None:
            return known
    return told_by_words(head, tail) or _late_pdf(head, tail)


def settle(
    head: bytes, declared: str | None = None, name: str | None = None, *, tail: bytes = b"", size: int | None = None
) -> Sniffed:
    """The format by bytes first, declared type second, extension of `name` last; at worst `application/octet-stream`.

    Text, JSON, ZIP and a film whose tracks were not seen say little: there a declaration or an extension of the same
    nature may refine.
    """
    film = b"vide" in tracks_of(head) or b"\x83\x81\x01" in head[:HEAD]
    return refined(sniff(head, tail, size), declared, name, film=film)


def refined(by_bytes: Sniffed | None, declared: str | None, name: str | None, *, film: bool) -> Sniffed:
    """What bytes told, with the declared type and the extension of `name` where the bytes leave a choice.

    `film` says that a track of pictures was seen: then no word makes sound of it.
    """
    stated = by_type(declared) if essence(declared) != "application/octet-stream" else None
    named = by_extension(name.rsplit(".", 1)[-1]) if name and "." in name else None
    if by_bytes is None:
        return stated or named or Sniffed("application/octet-stream", "bin", Kind.OTHER, certain=False)
    for hint in (stated, named):
        if hint is None or hint.media_type not in _REFINES.get(by_bytes.media_type, ()):
            continue
        if not (film and by_bytes.kind is Kind.VIDEO):
            return hint
    return by_bytes


_REFINES = {
    "application/zip": {"model/vnd.usdz+zip", "model/3mf"},
    "application/json": {"model/gltf+json"},
    "text/plain": {"model/obj", "model/mtl", "model/stl", "application/vnd.autodesk.fbx", "text/markdown", "text/vtt"}
    | {"application/x-subrip", "model/vnd.usda", "model/gltf+json"},
    "video/mp4": {"audio/mp4"},
    "video/webm": {"audio/webm"},
    "video/x-matroska": {"audio/x-matroska"},
}


def _binary(head: bytes) -> Sniffed | None:
    if head.startswith(_PNG):
        return known_type("image/apng" if _is_animated(head) else "image/png")
    for magic, media_type in _MAGIC:
        if head.startswith(magic):
            return known_type(media_type)
    if head[:2] == b"BM" and _is_bmp(head):
        return known_type("image/bmp", certain=False)
    if head[:2] == b"\xff\x0a":
        return known_type("image/jxl", certain=False)
    if head[:3] == b"\x1f\x8b\x08":
        if unpacked_drawing(head):
            return known_type("image/svg+xml-compressed")
        return known_type("application/gzip", certain=False)
    return None


def _is_animated(head: bytes) -> bool:
    """Whether PNG's chunks name an animation before the picture; the same letters inside another chunk name nothing."""
    at = 8
    while at + 8 <= len(head):
        name = head[at + 4 : at + 8]
        if name in {b"acTL", b"IDAT"}:
            return name == b"acTL"
        at += 12 + int.from_bytes(head[at : at + 4], "big")
    return False


def _is_bmp(head: bytes) -> bool:
    header_size = int.from_bytes(head[14:18], "little")
    return len(head) >= 18 and head[6:10] == b"\0\0\0\0" and header_size in {12, 16, 40, 52, 56, 64, 108, 124}


def _container(head: bytes, tail: bytes) -> Sniffed | None:
    mark, size = head[4:8], int.from_bytes(head[:4], "big")
    if head[:4] in _RIFF_MARKS and head[8:12] in _RIFF:
        return known_type(_RIFF[head[8:12]])
    if head[:4] == b"FORM" and head[8:12] in {b"AIFF", b"AIFC"}:
        return known_type("audio/aiff")
    if mark == b"ftyp" and (8 <= size <= _MOST or size == 1):
        return _iso_type(head)
    if mark in _ATOMS and size not in range(2, 8):
        return known_type("video/quicktime")
    if mark in _FRAGMENTS and 8 <= size <= 16 * 1024**2:
        return known_type("video/mp4", certain=False)
    if head[:4] == b"\x1aE\xdf\xa3":
        return _matroska_type(head)
    if head[:4] == b"OggS":
        return known_type(_ogg_type(head))
    if head[:4] in {b"PK\x03\x04", b"PK\x05\x06"}:
        return known_type(_zip_type(head, tail))
    return None


def _iso_type(head: bytes) -> Sniffed:
    size = min(max(int.from_bytes(head[:4], "big"), 16), 512)
    major = head[8:12]
    brands = {major, *(head[i : i + 4] for i in range(16, size, 4))}
    if brands & {b"avif", b"avis"}:
        return known_type("image/avif")
    if major in _HEIC:
        return known_type("image/heic")
    if major == b"qt  ":
        return known_type("video/quicktime")
    if major in _MP4_AUDIO:
        return known_type("audio/mp4")
    # Sound alone is often sent under a film's brand: the tracks tell, where they stand in the head.
    if b"mdat" in head and tracks_of(head) == {b"soun"}:
        return known_type("audio/mp4")
    return known_type("video/3gpp" if major[:3] in {b"3gp", b"3g2"} else "video/mp4")


def tracks_of(data: bytes) -> set[bytes]:
    """The kinds of the tracks (`vide`, `soun`, …) whose handlers ISO base media names in these bytes."""
    kinds: set[bytes] = set()
    at = data.find(b"hdlr")
    while at >= 0 and len(kinds) < 16:
        kinds.add(data[at + 12 : at + 16])
        at = data.find(b"hdlr", at + 4)
    return kinds


def _matroska_type(head: bytes) -> Sniffed:
    at = head.find(b"\x42\x82", 0, 128)
    webm = at >= 0 and head[at + 3 : at + 7] == b"webm"
    # TrackType 2 is sound, 1 a film; where the first cluster is in sight, all tracks are.
    if b"\x83\x81\x02" in head and b"\x83\x81\x01" not in head and b"\x1f\x43\xb6\x75" in head:
        return known_type("audio/webm" if webm else "audio/x-matroska")
    return known_type("video/webm" if webm else "video/x-matroska")


def _ogg_type(head: bytes) -> str:
    if b"\x80theora" in head[:2048]:
        return "video/ogg"
    return "audio/opus" if b"OpusHead" in head[:512] else "audio/ogg"


def _zip_type(head: bytes, tail: bytes) -> str:
    name = head[30 : 30 + int.from_bytes(head[26:28], "little")].lower()
    if name.endswith((b".usda", b".usdc", b".usd")):
        return "model/vnd.usdz+zip"
    if any(b"3D/" in part and b".model" in part for part in (head, tail)):
        return "model/3mf"
    return "application/zip"


def _mesh(head: bytes, size: int | None) -> Sniffed | None:
    """Binary STL: 80 bytes of anything, a count, and 50 bytes a triangle, which is the whole file."""
    if size is None or len(head) < 134 or size != 84 + 50 * int.from_bytes(head[80:84], "little"):
        return None
    # Triangles are finite numbers; chance makes the size right, but not these as well.
    if all(abs(value) < 1e30 for value in struct.unpack_from("<12f", head, 84)):
        return known_type("model/stl")
    return None


def _sound(head: bytes) -> Sniffed | None:
    tag = id3_length(head)
    if tag:
        behind = head[tag : tag + 4096]
        if behind[:4] == b"fLaC":
            return known_type("audio/flac")
        return known_type("audio/aac" if adts_frame(behind) else "audio/mpeg")
    # Two bytes of sync prove nothing: the next frame has to stand where the first one says it does.
    length = mpeg_frame_length(head)
    if length:
        return known_type("audio/mpeg", certain=False) if mpeg_frame(head, length) else None
    if free_length(head):
        return known_type("audio/mpeg", certain=False)
    adts = adts_frame(head)
    if adts is not None and adts_frame(head, adts.length) is not None:
        return known_type("audio/aac", certain=False)
    return None


def _stream(head: bytes) -> Sniffed | None:
    """MPEG's transport stream: packets of 188 bytes (192 with a time before each), each beginning with G."""
    for step, first in ((188, 0), (192, 4)):
        marks = head[first::step]
        if len(marks) >= 4 and not marks.strip(b"G"):
            return known_type("video/mp2t", certain=False)
    return None


def _late_pdf(head: bytes, tail: bytes) -> Sniffed | None:
    """A PDF behind some bytes of no known kind: readers look for its mark in the first kilobyte."""
    at = head.find(b"%PDF-", 0, 1024)
    known = at >= 0 and head[at + 5 : at + 6].isdigit() and (b"%%EOF" in tail or b" obj" in head)
    return known_type("application/pdf", certain=False) if known else None
