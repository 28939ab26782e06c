"""Qt's translation files (.ts): read, brought up to date with the source, written, and what is wrong with a translation.

Every text stands in one context, as the program asks for it. Order and layout are fixed, so that a change of one text is a
change of one place. What the source no longer has is kept as `vanished`, in case it comes back. Standard library only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

CONTEXT = "comfy_desk"


@dataclass(frozen=True, slots=True)
class Message:
    source: str
    text: str = ""
    places: tuple[str, ...] = ()
    gone: bool = False


def read(path: Path) -> dict[str, Message]:
    """By source text, in the file's order. No file is no messages."""
    if not path.exists():
        return {}
    root = ElementTree.parse(path).getroot()
    made: dict[str, Message] = {}
    for element in root.iter("message"):
        source = element.findtext("source") or ""
        translation = element.find("translation")
        text = (translation.text or "") if translation is not None else ""
        gone = translation is not None and translation.get("type") in ("vanished", "obsolete")
        places = tuple(one.get("filename", "") for one in element.iter("location"))
        made[source] = Message(source, text, places, gone)
    return made


def updated(known: Mapping[str, Message], places: Mapping[str, Sequence[str]]) -> list[Message]:
    """What is asked for now, with the translations that are known; then what is gone, where it had one."""
    now = [
        Message(source, known[source].text if source in known else "", tuple(found[:3]))
        for source, found in sorted(places.items(), key=lambda one: (one[1][0], one[0]))
    ]
    gone = [
        Message(source, message.text, (), gone=True)
        for source, message in sorted(known.items())
        if source not in places and message.text
    ]
    return now + gone


def written(language: str, messages: Sequence[Message]) -> str:
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
        "<context>",
        f"    <name>{CONTEXT}</name>",
    ]
    for message in messages:
        lines.append("    <message>")
        lines += [f'        <location filename="{_quoted(place)}"/>' for place in message.places]
        lines.append(f"        <source>{_escaped(message.source)}</source>")
        kind = ' type="vanished"' if message.gone else "" if message.text else ' type="unfinished"'
        lines.append(f"        <translation{kind}>{_escaped(message.text)}</translation>")
        lines.append("    </message>")
    return "\n".join([*lines, "</context>", "</TS>", ""])


def _escaped(text: str) -> str:
    return escape(text).replace("\t", "&#9;").replace("\r", "&#13;")


def _quoted(text: str) -> str:
    return escape(text, {'"': "&quot;"})


_HOLE = re.compile(r"\{\{|\}\}|\{([^{}]*)\}")
_TAG = re.compile(r"</?[a-z]+[^<>]*>")
_ENDS = {"…": "…", ":": ":：", "?": "?？"}


def holes(text: str) -> list[str]:
    """The named places of a text, sorted: the same in every language."""
    return sorted(match.group(1) for match in _HOLE.finditer(text) if match.group(1) is not None)


def faults(source: str, text: str) -> Iterator[str]:
    """What is wrong with a translation, in words. An empty one is not finished, which is said elsewhere."""
    if not text:
        return
    if holes(source) != holes(text):
        yield f"the holes are {', '.join(holes(source)) or 'none'}, here {', '.join(holes(text)) or 'none'}"
    if re.search(r"[{}]", _HOLE.sub("", text)):
        yield "a brace stands alone"
    if _blanks(source) != _blanks(text):
        yield "it begins or ends with other blanks"
    if source.count("\t") != text.count("\t") or source.partition("\t")[2] != text.partition("\t")[2]:
        yield "what follows the tabulator (a key) is another one"
    if source.count("\n") != text.count("\n"):
        yield "it has another number of lines"
    if sorted(_TAG.findall(source)) != sorted(_TAG.findall(text)):
        yield "the tags are not the same"
    if _marks(source) != _marks(text):
        yield f"{_marks(source)} letters are marked by &, here {_marks(text)}"
    for end, ends in _ENDS.items():
        if source.rstrip().endswith(end) and not text.rstrip().endswith(tuple(ends)):
            yield f"it does not end with {end}"
    for pattern in re.findall(r"\(\*\.[^()]*\)|\(\*\)", source):
        if pattern not in text:
            yield f"{pattern} is missing"


def _blanks(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def _marks(text: str) -> int:
    return len(re.findall(r"&(?=[^\s&])", text.replace("&&", "")))
