"""Media in documents that stand inside a string: JSON, Markdown, some HTML elements, SVG among words, lists of links.

Looked into once, never deeper.
"""

from __future__ import annotations

import json
import re
from typing import Any

from comfy_desk.domain.output import Kind, Origin
from comfy_desk.media import base64data, links
from comfy_desk.media.candidate import MEDIA, Candidate, Context, role_of
from comfy_desk.media.inline import is_svg
from comfy_desk.media.judge import judge
from comfy_desk.media.longtext import LongText, beginning, pieces
from comfy_desk.media.walk import Leaf, Place, leaves

_MOST_TEXT = 16_000_000  # characters of documents in strings that are looked into, all together
_MOST_MARKED = 200_000  # characters of a text that are searched for pictures
_MOST_DRAWN = 4_000_000  # characters of a text that are searched for drawings
_MOST_DRAWINGS = 50
_MARKED = re.compile(
    r"(!?)\[[^\]]{0,300}\]\(\s{0,20}<?((?:https?://|data:)[^\s)>]+)"
    r"|<(?:img|video|audio|source)\s[^<>]{0,300}?\bsrc=[\"']((?:https?://|data:)[^\s\"'>]+)",
    re.I,
)


def hidden(walked: list[Leaf], context: Context, room: int) -> list[Candidate]:
    """What strings of a document hold, each piece at the place of its string."""
    found: list[Candidate] = []
    left = _MOST_TEXT
    for place, text in walked:
        if len(found) >= room:
            break
        start = text[:40].lstrip()
        if apart := links.listed(text):
            found += [piece for one in apart if (piece := judge(place, one, context)) is not None and not piece.weak]
            continue
        if start[:1] in {"{", "["} or start.lower().startswith("data:application/json"):
            if len(text) > left:
                continue
            left -= len(text)
            found += _in_json(place, text, context)
            continue
        head = beginning(text, _MOST_MARKED)
        if "<svg" in head:
            found += _drawings(place, text)
        if not context.text_only and ("](" in head or "src=" in head):
            found += _in_markup(place, head, context)
    return found[:room]


def _in_json(place: Place, text: str, context: Context) -> list[Candidate]:
    try:
        inner = json.loads(_whole(text))
    except (ValueError, RecursionError, OSError):
        return []
    found = []
    rooted = False
    for inner_place, inner_text in leaves(inner):
        if inner_place.parent is None:
            return []  # a mere string in a string
        if not rooted:
            _root(inner_place, place)
            rooted = True
        if (piece := judge(inner_place, inner_text, context)) is not None and not piece.weak:
            piece.place = place
            found.append(piece)
    return found


def _root(inner: Place, outer: Place) -> None:
    """Lets the names around the string count for what is in it."""
    *_rest, root = inner.above()
    root.key, root.container, root.parent = outer.key, outer.container, outer.parent


def _whole(text: str) -> str:
    if text[:5].lower() == "data:":
        uri = base64data.data_uri(text)
        if uri is not None and uri.is_base64:
            return base64data.decode(text).decode("utf-8", "replace")
        raise ValueError("no document")
    return b"".join(pieces(text)).decode("utf-8", "replace") if isinstance(text, LongText) else text


def _drawings(place: Place, text: str) -> list[Candidate]:
    """SVG in words about it: in fences of Markdown, else the one that says of itself what it is."""
    whole = beginning(text, _MOST_DRAWN)
    fenced = [body.partition("\n")[2].strip() for body in whole.split("```")[1::2][:_MOST_DRAWINGS]]
    drawn = [code for code in fenced if code.startswith("<") and is_svg(code)]
    start, end = whole.find("<svg"), whole.rfind("</svg>")
    if not drawn and "xmlns=" in whole[start : start + 1000] and whole.count("<svg") == 1:
        drawn = [code for code in [whole[start : end + 6]] if is_svg(code)]
    return [Candidate(place, Kind.VECTOR, role_of(place), Origin.INLINE, "image/svg+xml", value=code) for code in drawn]


def _in_markup(place: Place, text: str, context: Context) -> list[Candidate]:
    found = []
    for match in _MARKED.finditer(text):
        address = match[2] or match[3]
        is_shown = bool(match[1] or match[3])
        known = links.format_of(address)
        if not is_shown and (known is None or known.kind not in (context.declared or MEDIA)):
            continue  # a link to read, unless it leads to a file of the kind that was asked for
        name = "image" if match[1] else _element(match[0])
        if (piece := judge(Place(name, {}, Place(None, None, None)), address, context)) is not None:
            piece.place = place
            found.append(piece)
    return found


def _element(matched: str) -> str:
    lowered = matched[:6].lower()
    kinds: dict[str, Any] = {"<img": Kind.IMAGE, "<video": Kind.VIDEO, "<audio": Kind.AUDIO}
    return next((str(kind) for start, kind in kinds.items() if lowered.startswith(start)), "file")
