"""Tells formats that are written as text: drawings, pages, JSON, and 3D objects in words. Reads bytes, no file."""

from __future__ import annotations

import re
import zlib

from comfy_desk.media.formats import Sniffed, known_type
from comfy_desk.media.json_prefix import may_be_json

_MOST = 65_536  # bytes that are looked at, however many are handed over

# Possessive throughout: otherwise many small comments could be read in exponentially many ways.
_PROLOGUE = rb"\A\s*+(?:<\?[^>]{0,400}>\s*+|(?><!--.{0,4000}?-->)\s*+|%s)*+"
_SVG_DOCTYPE = rb"<!DOCTYPE\s+(?:svg:)?svg[^>\[]{0,600}(?:\[[^\]]{0,4000}\]\s*+)?>\s*+"
_SVG = re.compile(_PROLOGUE % _SVG_DOCTYPE + rb"<(?:svg:)?svg[\s>/]", re.S | re.I)
_HTML = re.compile(_PROLOGUE % b"\\0" + rb"<(?:!doctype\s+html|html|head|body)[\s>]", re.S | re.I)
_COLLADA = re.compile(_PROLOGUE % b"\\0" + rb"<COLLADA\s", re.S)
_NUMBER = rb"[ \t]++[+-]?(?:[0-9]++(?:\.[0-9]*+)?|\.[0-9]++)(?:[eE][+-]?[0-9]++)?"
_OBJ = re.compile(
    rb"^(?:(?:v|vn)%s%s%s|vt%s%s|f(?:[ \t]++-?[0-9]++(?:/-?[0-9]*+){0,2}+){3}|mtllib \S|usemtl \S)" % ((_NUMBER,) * 5),
    re.M,
)
_MTL = re.compile(rb"^newmtl \S", re.M)
_FBX = re.compile(rb"\A(?:;(?! FBX )[^\n]{0,200}\n|\s)*+(?:; FBX |FBXHeaderExtension:)", re.M)
_PLY = re.compile(rb"\Aply\r?\n(?:comment [^\n]{0,2000}\n|obj_info [^\n]{0,2000}\n)*+format ")
_SRT = re.compile(rb"\A\s*1\r?\n\d\d:\d\d:\d\d[,.]\d{3} --> \d\d:\d\d:\d\d")
_SCENE = re.compile(rb'"(?:meshes|scenes?|nodes|buffers|accessors)"\s*:')
_CONTROLS = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]")
_WIDE = {b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be", b"<\0": "utf-16-le", b"\0<": "utf-16-be"}


def is_text(data: bytes, *, cut_start: bool = False) -> bool:
    """Whether bytes read as UTF-8 text without control characters; a character cut at the end (or start) is fine."""
    if not data or _CONTROLS.search(data):
        return False
    for start in range(4 if cut_start else 1):
        try:
            data[start:].decode("utf-8")
        except UnicodeDecodeError as error:
            if error.end >= len(data) - start and error.reason == "unexpected end of data":
                return True
            if error.start > 0:
                return False
        else:
            return True
    return False


def told_by_words(head: bytes, tail: bytes = b"") -> Sniffed | None:
    """The format of text, or None where it is none."""
    body = _narrow(head[:_MOST])
    if body is None:
        return None
    wide = head[:2] in _WIDE
    if known := _marked_up(body):
        return known
    if not is_text(body) or (tail and not wide and not is_text(tail, cut_start=True)):
        return None
    return _plain(body, b"" if wide else tail)


def _narrow(head: bytes) -> bytes | None:
    """The text in UTF-8 and without its mark, from whatever it was written in; None for UTF-16 that is none."""
    encoding = _WIDE.get(head[:2])
    if encoding is None:
        return head.removeprefix(b"\xef\xbb\xbf")
    try:
        text = head[: len(head) // 2 * 2].decode(encoding)
    except UnicodeDecodeError as error:
        if error.reason != "unexpected end of data":  # half of a pair at the end is no fault
            return None
        text = head[: error.start].decode(encoding)
    return text.removeprefix("\ufeff").encode("utf-8", "replace")


def _marked_up(body: bytes) -> Sniffed | None:
    if _SVG.match(body):
        return known_type("image/svg+xml")
    if _HTML.match(body):
        return known_type("text/html")
    if _COLLADA.match(body):
        return known_type("model/vnd.collada+xml")
    return None


def _plain(body: bytes, tail: bytes) -> Sniffed:
    stripped = body.lstrip()
    if stripped[:5].lower() == b"solid" and re.search(rb"^[ \t]*+(?:facet\s|endsolid)", body, re.M | re.I):
        return known_type("model/stl")
    if re.match(rb"WEBVTT(?:\s|\Z)", stripped):
        return known_type("text/vtt")
    if _SRT.match(body):
        return known_type("application/x-subrip")
    if _FBX.match(body):
        return known_type("application/vnd.autodesk.fbx")
    if _PLY.match(body):
        return known_type("model/ply")
    if re.match(rb"#usda \d", body):
        return known_type("model/vnd.usda")
    if re.match(rb"%PDF-\d", stripped):
        return known_type("application/pdf")
    if stripped[:1] in {b"{", b"["} and may_be_json(stripped):
        return _json_type(stripped, tail)
    if _MTL.search(body):
        return known_type("model/mtl", certain=False)
    if len(_OBJ.findall(body)) + len(_OBJ.findall(tail)) >= 3:
        return known_type("model/obj", certain=False)
    return known_type("text/plain", certain=False)


def _json_type(body: bytes, tail: bytes) -> Sniffed:
    both = body + tail
    named = b'"asset"' in both and b'"version"' in both and _SCENE.search(both)
    # Many writers put the word about the version last, thousands of numbers behind the first brace.
    if body[:1] == b"{" and (named or (b'"bufferView"' in body and b'"componentType"' in body)):
        return known_type("model/gltf+json", certain=False)
    return known_type("application/json", certain=False)


def unpacked_drawing(head: bytes) -> bool:
    """Whether gzip's first bytes hold a drawing (.svgz)."""
    try:
        return (
            _SVG.match(zlib.decompressobj(31).decompress(head[:_MOST], 8192).removeprefix(b"\xef\xbb\xbf")) is not None
        )
    except zlib.error:
        return False


def as_words(data: bytes) -> str:
    """Text as it was meant: UTF-16 by its mark, else UTF-8; what is neither is replaced."""
    if data[:2] not in {b"\xff\xfe", b"\xfe\xff"}:
        return data.decode("utf-8", "replace").removeprefix("\ufeff")
    return data.decode(_WIDE[data[:2]], "replace").removeprefix("\ufeff")


def words_of(head: bytes) -> str:
    """The text of a drawing's beginning, from whatever it was written or packed in; as much of it as can be read."""
    if head[:2] == b"\x1f\x8b":
        try:
            head = zlib.decompressobj(31).decompress(head, _MOST)
        except zlib.error:
            return ""
    return (_narrow(head[:_MOST]) or b"").decode("utf-8", "replace")
