"""One sample of every type that the program knows by bytes: (file bytes, media type, extension, kind).

Real files where Pillow and the standard library can make them, else honest headers with a little behind them.
"""

from __future__ import annotations

import gzip
import io
import struct
import zipfile
import zlib

import media_samples as samples
from PIL import Image

from comfy_desk.domain.output import Kind


def png_chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def moving(form: str, count: int = 3) -> bytes:
    frames = [Image.new("RGB", (24, 16), (40 * i, 200, 90)) for i in range(count)]
    out = io.BytesIO()
    frames[0].save(out, form, save_all=True, append_images=frames[1:])
    return out.getvalue()


def apng_behind_a_profile() -> bytes:
    still = samples.picture("PNG")
    text = png_chunk(b"tEXt", b"workflow\0" + b"{}" * 5000)
    return still[:33] + text + png_chunk(b"acTL", struct.pack(">II", 2, 0)) + still[33:]


def boxed(brand: bytes, handlers: tuple[bytes, ...], *, index_last: bool = False, padding: int = 600) -> bytes:
    """ISO base media with a track for each handler; the index first, or behind the data as many writers leave it."""
    tracks = b""
    for number, handler in enumerate(handlers, 1):
        tkhd = struct.pack(">IIIIII", 7, 0, 0, number, 0, 4000) + bytes(16)
        tkhd += struct.pack(">9i", 0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
        tkhd += struct.pack(">II", 320 << 16, 180 << 16) if handler == b"vide" else bytes(8)
        mdhd = struct.pack(">IIIII", 0, 0, 0, 1000, 4000) + bytes(4)
        hdlr = bytes(8) + handler + bytes(12) + b"x\0"
        mdia = samples.box(b"mdia", samples.box(b"mdhd", mdhd) + samples.box(b"hdlr", hdlr))
        tracks += samples.box(b"trak", samples.box(b"tkhd", tkhd) + mdia)
    mvhd = struct.pack(">IIIII", 0, 0, 0, 1000, 4000) + bytes(80)
    moov = samples.box(b"moov", samples.box(b"mvhd", mvhd) + tracks)
    ftyp = samples.box(b"ftyp", brand + b"\0\0\2\0isomiso2")
    mdat = samples.box(b"mdat", bytes(padding))
    return ftyp + (mdat + moov if index_last else moov + mdat)


def element(name: int, body: bytes) -> bytes:
    code = name.to_bytes((name.bit_length() + 7) // 8, "big")
    return code + (len(body) | 1 << 56).to_bytes(8, "big") + body


def matroska(doctype: bytes, kinds: tuple[int, ...], *, seconds: float | None = 2.5, last: int = 0) -> bytes:
    """Tracks of these kinds (1 film, 2 sound); without `seconds` as a recorder leaves it, one block at `last` ms."""
    info = element(0x2AD7B1, b"\x0f\x42\x40")
    if seconds is not None:
        info += element(0x4489, struct.pack(">f", seconds * 1000))
    tracks = b""
    for kind in kinds:
        size = element(0xE0, element(0xB0, b"\x02\x80") + element(0xBA, b"\x01\x68")) if kind == 1 else b""
        tracks += element(0xAE, element(0xD7, b"\1") + b"\x83\x81" + bytes([kind]) + size)
    block = element(0xA3, b"\x81" + struct.pack(">h", last % 1000) + b"\x80xyz")
    cluster = element(0x1F43B675, element(0xE7, struct.pack(">I", last // 1000 * 1000)) + block)
    segment = element(0x1549A966, info) + element(0x1654AE6B, tracks) + cluster
    return element(0x1A45DFA3, element(0x4286, b"\1") + b"\x42\x82" + bytes([0x80 | len(doctype)]) + doctype) + (
        element(0x18538067, segment)
    )


def page(body: bytes, serial: int = 7, position: int = 0) -> bytes:
    segments = bytes([255] * (len(body) // 255) + [len(body) % 255])
    return b"OggS\0\2" + struct.pack("<qIII", position, serial, 0, 0) + bytes([len(segments)]) + segments + body


def ogg(start: bytes, position: int) -> bytes:
    return page(start.ljust(60, b"\0")) + page(b"\xfe" * 100, position=position)


def wave(mark: bytes = b"RIFF", *, seconds: int = 2, length: int | None = None) -> bytes:
    """8 kHz, 16 bits, one channel; RIFX in the other order of bytes; RF64 with its length where 32 bits do not hold it."""
    sign = ">" if mark == b"RIFX" else "<"
    data = struct.pack(f"{sign}{8000 * seconds}h", *((i * 977) % 20000 - 10000 for i in range(8000 * seconds)))
    stated = len(data) if length is None else length
    layout = struct.pack(sign + "HHIIHH", 1, 1, 8000, 16000, 2, 16)
    sizes = b"ds64" + struct.pack("<IQQQI", 28, 0, len(data), 0, 0) if mark in {b"RF64", b"BW64"} else b""
    body = sizes + b"fmt " + struct.pack(sign + "I", 16) + layout + b"data" + struct.pack(sign + "I", stated) + data
    whole = 0xFFFFFFFF if sizes else len(body) + 4
    return mark + struct.pack(sign + "I", whole) + b"WAVE" + body


def w64() -> bytes:
    tail = b"\xf3\xac\xd3\x11\x8c\xd1\x00\xc0\x4f\x8e\xdb\x8a"
    layout = struct.pack("<HHIIHH", 1, 1, 8000, 16000, 2, 16)
    fmt = b"fmt " + tail + struct.pack("<Q", 40) + layout
    data = b"data" + tail + struct.pack("<Q", 24 + 32000) + bytes(32000)
    head = b"riff\x2e\x91\xcf\x11\xa5\xd6\x28\xdb\x04\xc1\x00\x00"
    return head + struct.pack("<Q", 40 + len(fmt) + len(data)) + b"wave" + tail + fmt + data


def aiff(seconds: int = 2) -> bytes:
    common = struct.pack(">hIh", 1, 8000 * seconds, 16) + b"\x40\x0b\xfa\0\0\0\0\0\0\0"
    body = b"AIFF" + b"COMM" + struct.pack(">I", 18) + common
    body += b"SSND" + struct.pack(">III", 8 + 16000 * seconds, 0, 0) + bytes(16000 * seconds)
    return b"FORM" + struct.pack(">I", len(body)) + body


def mpeg_frames(header: bytes, length: int, count: int = 20) -> bytes:
    return (header + bytes(length - len(header))) * count


def adts(count: int = 20) -> bytes:
    length = 200
    head = bytes([0xFF, 0xF1, 0x50, 0x80 | length >> 11, length >> 3 & 0xFF, (length & 7) << 5 | 0x1F, 0xFC])
    return mpeg_frames(head, length, count)


def id3(size: int, behind: bytes) -> bytes:
    length = bytes([size >> 21 & 127, size >> 14 & 127, size >> 7 & 127, size & 127])
    return b"ID3\3\0\0" + length + bytes(size) + behind


def flac(seconds: int = 2) -> bytes:
    return b"fLaC\0\0\0\x22" + bytes(10) + ((44100 << 44) | (1 << 41) | 44100 * seconds).to_bytes(8, "big") + bytes(40)


def stl(triangles: int = 12, title: bytes = b"exported") -> bytes:
    one = struct.pack("<12fH", 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0)
    return title.ljust(80, b"\0") + struct.pack("<I", triangles) + one * triangles


def pack_3mf() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("[Content_Types].xml", "<Types/>" * 900)
        file.writestr("3D/3dmodel.model", "<model/>" * 900)
    return out.getvalue()


def transport(step: int = 188) -> bytes:
    return (bytes(step - 188) + b"G\x40\0\x10" + bytes(184)) * 24


def gltf_with_its_asset_last() -> bytes:
    accessors = b",".join(b'{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3"}' for _ in range(200))
    return b'{"accessors":[' + accessors + b'],"asset":{"version":"2.0"}}'


FTYP = b"\0\0\0\x18ftyp"
DRAWING = samples.SVG
_I, _V, _A, _M, _O = Kind.IMAGE, Kind.VIDEO, Kind.AUDIO, Kind.MODEL_3D, Kind.OTHER

KINDS: list[tuple[bytes, str, str, Kind]] = [
    (samples.picture("PNG"), "image/png", "png", _I),
    (moving("PNG"), "image/apng", "png", _I),
    (apng_behind_a_profile(), "image/apng", "png", _I),
    (samples.picture("JPEG"), "image/jpeg", "jpg", _I),
    (samples.picture("WEBP"), "image/webp", "webp", _I),
    (moving("WEBP"), "image/webp", "webp", _I),
    (samples.picture("GIF"), "image/gif", "gif", _I),
    (moving("GIF"), "image/gif", "gif", _I),
    (samples.picture("BMP"), "image/bmp", "bmp", _I),
    (samples.picture("TIFF"), "image/tiff", "tif", _I),
    (b"II+\0\x08\0\0\0" + struct.pack("<Q", 16) + bytes(64), "image/tiff", "tif", _I),
    (b"MM\0+\0\x08\0\0" + struct.pack(">Q", 16) + bytes(64), "image/tiff", "tif", _I),
    (FTYP + b"avif\0\0\0\0avifmif1", "image/avif", "avif", _I),
    (FTYP + b"mif1\0\0\0\0mif1avif", "image/avif", "avif", _I),
    (FTYP + b"heic\0\0\0\0mif1heic", "image/heic", "heic", _I),
    (FTYP + b"mif1\0\0\0\0mif1heic", "image/heic", "heic", _I),
    (b"\xff\x0a\xfa\x7f" + bytes(200), "image/jxl", "jxl", _I),
    (b"\0\0\0\x0cJXL \r\n\x87\n" + bytes(20), "image/jxl", "jxl", _I),
    (b"\0\0\0\x0cjP  \r\n\x87\n" + bytes(20), "image/jp2", "jp2", _I),
    (b"\x76\x2f\x31\x01\x02\0\0\0channels\0", "image/x-exr", "exr", _I),
    (b"8BPS\0\1" + bytes(20), "image/vnd.adobe.photoshop", "psd", _I),
    (DRAWING.encode(), "image/svg+xml", "svg", Kind.VECTOR),
    (b"\xef\xbb\xbf<?xml version='1.0'?>\n<!-- by x -->\n" + DRAWING.encode(), "image/svg+xml", "svg", Kind.VECTOR),
    (b'<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">' + DRAWING.encode(), "image/svg+xml", "svg", Kind.VECTOR),
    (b"<?xml-stylesheet href='a'?>" + DRAWING.encode(), "image/svg+xml", "svg", Kind.VECTOR),
    (DRAWING.encode("utf-16"), "image/svg+xml", "svg", Kind.VECTOR),
    (b"\xfe\xff" + DRAWING.encode("utf-16-be"), "image/svg+xml", "svg", Kind.VECTOR),
    (DRAWING.encode("utf-16-le"), "image/svg+xml", "svg", Kind.VECTOR),
    (gzip.compress(DRAWING.encode()), "image/svg+xml-compressed", "svgz", Kind.VECTOR),
    (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\n%%EOF", "application/pdf", "pdf", _O),
    (b"\n%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n", "application/pdf", "pdf", _O),
    (b"\x05\x01\x02" * 300 + b"%PDF-1.4\n%\xe2\xe3\n1 0 obj\n%%EOF", "application/pdf", "pdf", _O),
    (boxed(b"isom", (b"vide", b"soun")), "video/mp4", "mp4", _V),
    (boxed(b"mp42", (b"vide",), index_last=True, padding=9000), "video/mp4", "mp4", _V),
    (boxed(b"zzzz", (b"vide",)), "video/mp4", "mp4", _V),
    (boxed(b"qt  ", (b"vide",)), "video/quicktime", "mov", _V),
    (b"\0\0\0\x08wide\0\0\1\0mdat" + bytes(250), "video/quicktime", "mov", _V),
    (boxed(b"3gp5", (b"vide",)), "video/3gpp", "3gp", _V),
    (samples.box(b"styp", b"msdh\0\0\0\0msdh") + samples.box(b"moof", bytes(80)), "video/mp4", "mp4", _V),
    (boxed(b"M4A ", (b"soun",)), "audio/mp4", "m4a", _A),
    (boxed(b"isom", (b"soun",)), "audio/mp4", "m4a", _A),
    (boxed(b"isom", (b"soun",), index_last=True, padding=90_000), "audio/mp4", "m4a", _A),
    (matroska(b"webm", (1, 2)), "video/webm", "webm", _V),
    (matroska(b"matroska", (2, 1)), "video/x-matroska", "mkv", _V),
    (matroska(b"webm", (2,)), "audio/webm", "weba", _A),
    (matroska(b"matroska", (2,)), "audio/x-matroska", "mka", _A),
    (b"RIFF\x90\0\0\0AVI LIST" + bytes(60), "video/x-msvideo", "avi", _V),
    (transport(), "video/mp2t", "ts", _V),
    (transport(192), "video/mp2t", "ts", _V),
    (b"\0\0\1\xba\x44\0\x04\0\x04\1" + bytes(60), "video/mpeg", "mpg", _V),
    (ogg(b"\x80theora\3\2\1", 100), "video/ogg", "ogv", _V),
    (samples.mp3(), "audio/mpeg", "mp3", _A),
    (mpeg_frames(b"\xff\xf3\x48\xc4", 144), "audio/mpeg", "mp3", _A),  # MPEG-2, 32 kbit/s at 16 kHz
    (mpeg_frames(b"\xff\xe3\x18\xc4", 72), "audio/mpeg", "mp3", _A),  # MPEG-2.5, 8 kbit/s at 8 kHz
    (mpeg_frames(b"\xff\xfb\x00\xc4", 520), "audio/mpeg", "mp3", _A),  # a free bit rate
    (id3(30, samples.mp3()), "audio/mpeg", "mp3", _A),
    (id3(90_000, flac()), "audio/flac", "flac", _A),
    (adts(), "audio/aac", "aac", _A),
    (wave(), "audio/wav", "wav", _A),
    (wave(b"RIFX"), "audio/wav", "wav", _A),
    (wave(b"RF64", length=0xFFFFFFFF), "audio/wav", "wav", _A),
    (w64(), "audio/x-w64", "w64", _A),
    (aiff(), "audio/aiff", "aiff", _A),
    (flac(), "audio/flac", "flac", _A),
    (ogg(b"OpusHead\1\1\x38\1", 96_312), "audio/opus", "opus", _A),
    (ogg(b"\x01vorbis\0\0\0\0\1" + struct.pack("<I", 44100), 88_200), "audio/ogg", "ogg", _A),
    (samples.glb(), "model/gltf-binary", "glb", _M),
    (b'{"asset":{"version":"2.0"},"meshes":[]}', "model/gltf+json", "gltf", _M),
    (gltf_with_its_asset_last(), "model/gltf+json", "gltf", _M),
    (b"# made\nv 0 0 0\nv 1.5e-3  .5 -0\nv 0 1 0\nf 1/1 2/2 3/3\n", "model/obj", "obj", _M),
    (b"# by a long name\n" * 400 + b"mtllib a.mtl\no a\nusemtl b\nv 0 0 0\n", "model/obj", "obj", _M),
    (b"newmtl skin\nKd 1 1 1\n", "model/mtl", "mtl", _M),
    (b"Kaydara FBX Binary  \0\x1a\0\xe8\x1c\0\0", "application/vnd.autodesk.fbx", "fbx", _M),
    (b"; FBX 7.4.0 project file\n; ---\n\nFBXHeaderExtension:  {\n", "application/vnd.autodesk.fbx", "fbx", _M),
    (samples.archive("scene.usdc"), "model/vnd.usdz+zip", "usdz", _M),
    (b"#usda 1.0\n(\n)\n", "model/vnd.usda", "usda", _M),
    (b"PXR-USDC\0\x08\0\0" + bytes(80), "model/vnd.usdc", "usdc", _M),
    (b"solid cube\n facet normal 0 0 1\n  outer loop\n", "model/stl", "stl", _M),
    (stl(), "model/stl", "stl", _M),
    (stl(3, b"solid by a careless writer"), "model/stl", "stl", _M),
    (b"ply\nformat ascii 1.0\ncomment made\nelement vertex 1\n", "model/ply", "ply", _M),
    (b"ply\nformat binary_little_endian 1.0\nend_header\n\0\1\2\xff", "model/ply", "ply", _M),
    (pack_3mf(), "model/3mf", "3mf", _M),
    (b"<?xml version='1.0'?><COLLADA version='1.4.1'>", "model/vnd.collada+xml", "dae", _M),
    (samples.archive(), "application/zip", "zip", _O),
    (gzip.compress(b"anything" * 20), "application/gzip", "gz", _O),
    (b'{"a": 1}', "application/json", "json", _O),
    (b" \n[ ]", "application/json", "json", _O),
    (b"<!DOCTYPE html><html><head>", "text/html", "html", _O),
    (b"WEBVTT\n\n00:00.000 --> 00:02.000\nHello", "text/vtt", "vtt", _O),
    (b"1\n00:00:00,000 --> 00:00:02,000\nHello\n", "application/x-subrip", "srt", _O),
    ("Ein schöner Satz.".encode(), "text/plain", "txt", Kind.TEXT),
]
NAMES = [f"{row[2]}-{index}" for index, row in enumerate(KINDS)]
