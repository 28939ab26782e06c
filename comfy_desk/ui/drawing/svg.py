"""Whether an SVG may be drawn here: nothing in it may lead to another file or address, or blow up while it is drawn.

Works on an allow-list: every reference must stay inside the document or be a plain raster picture within it. What is refused
is still saved untouched. Draws nothing.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections import defaultdict
from xml.etree import ElementTree

MAX_ELEMENTS = 100_000
"""Elements drawn once every <use> is counted as often as it repeats; a drawing of 4,000 shapes takes about a second."""

_CSS_URL = re.compile(r"""url\(\s*["']?\s*([^)"'\s]{0,64})""", re.IGNORECASE)
_DATA = re.compile(r"data:image/(?:png|jpe?g|gif|webp|bmp);base64,", re.IGNORECASE)
_MAGIC = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"RIFF", b"BM")

_HARMLESS = ("xpacket", "adobe-xap-filters")
_PIECE = 65_536

_OUTSIDE = "This drawing refers to files or addresses outside itself, so it is not drawn here. It is saved untouched."
_UNREADABLE = "This drawing could not be read."
_HEAVY = "This drawing is too complex to preview. It is saved untouched."


def safe_svg(data: bytes, limit: int) -> tuple[str, bytes]:
    """("", the document as UTF-8) where it may be drawn, else (one sentence, nothing). `limit` bounds unpacked bytes."""
    if data[:2] == b"\x1f\x8b":
        unpacked = _unpacked(data, limit)
        if unpacked is None:
            return _HEAVY, b""
        data = unpacked
    text = _decoded(data)
    if text is None:
        return _UNREADABLE, b""
    text = re.sub(r"^\s*<\?xml\b[^>]*\?>", "", text, count=1)  # its encoding is no longer true
    text = _without_plain_doctype(text)
    if "<!DOCTYPE" in text or "<!ENTITY" in text:  # entities hide references and multiply text
        return _OUTSIDE, b""
    clean = text.encode()
    try:
        root = _parsed(clean)
    except (ElementTree.ParseError, RecursionError, ValueError):
        return _UNREADABLE, b""
    if root is None or not all(_element_inside(element) for element in root.iter()):
        return _OUTSIDE, b""
    if _drawn(root) > MAX_ELEMENTS:
        return _HEAVY, b""
    return "", clean


def _without_plain_doctype(text: str) -> str:
    """Old drawing programs write the standard DOCTYPE, which says nothing: it is dropped. One that declares stays."""
    start = text.find("<!DOCTYPE")
    end = text.find(">", start)
    if start < 0 or end < 0 or "[" in text[start:end]:
        return text
    return text[:start] + text[end + 1 :]


def _parsed(data: bytes) -> ElementTree.Element | None:
    """The tree; None where a processing instruction could bring a style sheet. In pieces: the window gets its turns."""
    tree = _Tree()
    parser = ElementTree.XMLParser(target=tree)  # noqa: S314  (no document type is left, so no entity can expand)
    for at in range(0, len(data), _PIECE):
        parser.feed(data[at : at + _PIECE])
    root: ElementTree.Element = parser.close()
    return None if tree.instructed else root


class _Tree(ElementTree.TreeBuilder):
    """Also notes whether a processing instruction stood there that is not known to be harmless."""

    instructed = False

    def pi(self, target: str, text: str | None = None) -> ElementTree.Element:
        if target not in _HARMLESS:
            self.instructed = True
        return super().pi(target, text)


def _element_inside(element: ElementTree.Element) -> bool:
    for name, value in element.attrib.items():
        if name.rpartition("}")[2].lower() in ("href", "src") and not _inside(value):
            return False
        if "url" in value.lower() and not _css_inside(value):
            return False
    if str(element.tag).rpartition("}")[2] == "style":
        css = "".join(element.itertext())
        return "@import" not in css.lower() and _css_inside(css)
    return True


def _inside(target: str) -> bool:
    target = target.strip()
    if target == "" or target.startswith("#"):
        return True
    match = _DATA.match(target)
    if not match:
        return False
    head = "".join(target[match.end() : match.end() + 64].split())[:32]
    head = head[: len(head) - len(head) % 4]
    try:
        first = base64.b64decode(head, validate=True)
    except (binascii.Error, ValueError):
        return False
    return first.startswith(_MAGIC)


def _css_inside(css: str) -> bool:
    return all(target.startswith("#") for target in _CSS_URL.findall(css))


def _decoded(data: bytes) -> str | None:
    for mark, name in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            encoding = name
            break
    else:
        declared = re.match(rb"\s*<\?xml[^>]*encoding\s*=\s*[\"']([A-Za-z0-9._-]{1,20})[\"']", data[:200])
        name = declared.group(1).decode("ascii").lower() if declared else "utf-8"
        encoding = name if name in ("utf-8", "us-ascii", "ascii", "iso-8859-1", "windows-1252") else ""
    try:
        return data.decode(encoding) if encoding else None
    except (UnicodeDecodeError, LookupError):
        return None


def _unpacked(data: bytes, limit: int) -> bytes | None:
    try:
        unpacker = zlib.decompressobj(wbits=31)
        made = unpacker.decompress(data, limit)
    except zlib.error:
        return None
    return made if unpacker.eof else None


def _drawn(root: ElementTree.Element) -> int:
    """How many elements are drawn, with every <use> followed; loops count as too many."""
    named = {name: element for element in root.iter() if (name := element.get("id"))}
    known: dict[int, int] = {}
    under_way: defaultdict[int, bool] = defaultdict(bool)

    def count(element: ElementTree.Element, depth: int) -> int:
        if id(element) in known:
            return known[id(element)]
        if under_way[id(element)] or depth > 200:
            return MAX_ELEMENTS + 1
        under_way[id(element)] = True
        total = 1 + sum(count(child, depth + 1) for child in element)
        if str(element.tag).rpartition("}")[2] == "use":
            for name, value in element.attrib.items():
                target = named.get(value.strip()[1:]) if name.rpartition("}")[2] == "href" else None
                if target is not None:
                    total += count(target, depth + 1)
        under_way[id(element)] = False
        known[id(element)] = total
        return total

    return count(root, 0)
