"""The formats this program knows by name: media type, extension, kind. A table, no code that reads bytes."""

from __future__ import annotations

from dataclasses import dataclass

from comfy_desk.domain.output import Kind


@dataclass(frozen=True, slots=True)
class Sniffed:
    """A format. `extension` has no dot. `certain` is False where few bytes or mere plausibility decided."""

    media_type: str
    extension: str
    kind: Kind
    certain: bool = True


_I, _V, _A, _M, _O, _T = Kind.IMAGE, Kind.VIDEO, Kind.AUDIO, Kind.MODEL_3D, Kind.OTHER, Kind.TEXT

# The first row of a media type or an extension is the one looked up.
KNOWN: tuple[tuple[str, str, Kind], ...] = (
    ("image/png", "png", _I),
    ("image/apng", "png", _I),
    ("image/jpeg", "jpg", _I),
    ("image/jpeg", "jpeg", _I),
    ("image/webp", "webp", _I),
    ("image/gif", "gif", _I),
    ("image/avif", "avif", _I),
    ("image/heic", "heic", _I),
    ("image/heic", "heif", _I),
    ("image/jxl", "jxl", _I),
    ("image/tiff", "tif", _I),
    ("image/tiff", "tiff", _I),
    ("image/bmp", "bmp", _I),
    ("image/x-exr", "exr", _I),
    ("image/vnd.radiance", "hdr", _I),
    ("image/vnd.adobe.photoshop", "psd", _I),
    ("image/jp2", "jp2", _I),
    ("image/jp2", "j2k", _I),
    ("image/svg+xml", "svg", Kind.VECTOR),
    ("image/svg+xml-compressed", "svgz", Kind.VECTOR),
    ("application/pdf", "pdf", _O),
    ("video/mp4", "mp4", _V),
    ("video/mp4", "m4v", _V),
    ("video/quicktime", "mov", _V),
    ("video/webm", "webm", _V),
    ("video/x-matroska", "mkv", _V),
    ("video/x-msvideo", "avi", _V),
    ("video/ogg", "ogv", _V),
    ("video/mp2t", "ts", _V),
    ("video/mpeg", "mpg", _V),
    ("video/mpeg", "mpeg", _V),
    ("video/3gpp", "3gp", _V),
    ("audio/mpeg", "mp3", _A),
    ("audio/wav", "wav", _A),
    ("audio/flac", "flac", _A),
    ("audio/ogg", "ogg", _A),
    ("audio/opus", "opus", _A),
    ("audio/mp4", "m4a", _A),
    ("audio/aac", "aac", _A),
    ("audio/aiff", "aiff", _A),
    ("audio/webm", "weba", _A),
    ("audio/x-matroska", "mka", _A),
    ("audio/x-w64", "w64", _A),
    ("audio/l16", "pcm", _A),
    ("audio/midi", "mid", _A),
    ("model/gltf-binary", "glb", _M),
    ("model/gltf+json", "gltf", _M),
    ("model/obj", "obj", _M),
    ("model/mtl", "mtl", _M),
    ("application/vnd.autodesk.fbx", "fbx", _M),
    ("model/vnd.usdz+zip", "usdz", _M),
    ("model/vnd.usda", "usda", _M),
    ("model/vnd.usdc", "usdc", _M),
    ("model/stl", "stl", _M),
    ("model/ply", "ply", _M),
    ("model/3mf", "3mf", _M),
    ("model/vnd.collada+xml", "dae", _M),
    ("application/x-blender", "blend", _M),
    ("application/zip", "zip", _O),
    ("application/gzip", "gz", _O),
    ("application/json", "json", _O),
    ("text/html", "html", _O),
    ("text/vtt", "vtt", _O),
    ("application/x-subrip", "srt", _O),
    ("text/markdown", "md", _T),
    ("text/plain", "txt", _T),
)

_ALIASES = {
    "image/jpg": "image/jpeg",
    "image/pjpeg": "image/jpeg",
    "image/x-png": "image/png",
    "image/heif": "image/heic",
    "image/x-ms-bmp": "image/bmp",
    "image/tif": "image/tiff",
    "image/svg": "image/svg+xml",
    "image/exr": "image/x-exr",
    "image/aces": "image/x-exr",
    "image/jpx": "image/jp2",
    "image/j2c": "image/jp2",
    "application/x-pdf": "application/pdf",
    "application/mp4": "video/mp4",
    "video/x-m4v": "video/mp4",
    "video/mov": "video/quicktime",
    "video/x-quicktime": "video/quicktime",
    "video/matroska": "video/x-matroska",
    "video/avi": "video/x-msvideo",
    "audio/mp3": "audio/mpeg",
    "audio/mpeg3": "audio/mpeg",
    "audio/x-mpeg": "audio/mpeg",
    "audio/x-wav": "audio/wav",
    "audio/wave": "audio/wav",
    "audio/vnd.wave": "audio/wav",
    "audio/x-flac": "audio/flac",
    "application/ogg": "audio/ogg",
    "audio/vorbis": "audio/ogg",
    "audio/m4a": "audio/mp4",
    "audio/x-m4a": "audio/mp4",
    "audio/x-aac": "audio/aac",
    "audio/aacp": "audio/aac",
    "audio/x-aiff": "audio/aiff",
    "audio/pcm": "audio/l16",
    "audio/x-pcm": "audio/l16",
    "audio/lpcm": "audio/l16",
    "audio/raw": "audio/l16",
    "model/glb": "model/gltf-binary",
    "model/gltf": "model/gltf+json",
    "model/fbx": "application/vnd.autodesk.fbx",
    "application/fbx": "application/vnd.autodesk.fbx",
    "model/usdz": "model/vnd.usdz+zip",
    "application/x-ply": "model/ply",
    "model/vnd.3mf": "model/3mf",
    "application/vnd.ms-package.3dmanufacturing-3dmodel+xml": "model/3mf",
    "application/sla": "model/stl",
    "application/vnd.ms-pki.stl": "model/stl",
    "model/x.stl-binary": "model/stl",
    "model/x.stl-ascii": "model/stl",
    "application/x-zip-compressed": "application/zip",
    "application/x-gzip": "application/gzip",
    "text/json": "application/json",
}

_BY_TYPE: dict[str, Sniffed] = {}
_BY_EXTENSION: dict[str, Sniffed] = {}
for _type, _extension, _kind in KNOWN:
    _BY_TYPE.setdefault(_type, Sniffed(_type, _extension, _kind))
    _BY_EXTENSION.setdefault(_extension, Sniffed(_type, _extension, _kind))

_FAMILIES = {"image": _I, "video": _V, "audio": _A, "model": _M, "text": _T}


def essence(media_type: str | None) -> str:
    """`Image/PNG; q=1` → `image/png`; "" for None."""
    return (media_type or "").split(";", 1)[0].strip().lower()


def by_type(media_type: str | None) -> Sniffed | None:
    """The format of a declared media type; unknown subtypes of a known family give no extension of their own."""
    name = essence(media_type)
    name = _ALIASES.get(name, name)
    if known := _BY_TYPE.get(name):
        return known
    family, slash, _subtype = name.partition("/")
    if slash and family in _FAMILIES and len(name) <= 100:
        return Sniffed(name, "txt" if family == "text" else "bin", _FAMILIES[family], certain=False)
    return None


def by_extension(extension: str | None) -> Sniffed | None:
    """The format of `png`, `.PNG` or None."""
    return _BY_EXTENSION.get((extension or "").strip().lstrip(".").lower())


def known_type(media_type: str, *, certain: bool = True) -> Sniffed:
    """The row of a type that the table has."""
    row = _BY_TYPE[media_type]
    return row if certain else Sniffed(row.media_type, row.extension, row.kind, certain=False)
