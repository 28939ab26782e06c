"""The job that reads a raw answer: JSON or not, what is in it, and the inline media as files of their own.

Runs in a worker process, in bounded memory however long the answer is; what it hands back is small: paths, sizes, hashes,
links, texts. It never changes the raw answer and fetches nothing.
"""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import Any

from comfy_desk.domain.found import Findings, Found
from comfy_desk.domain.output import Kind, Origin, Role
from comfy_desk.media import texts, torn
from comfy_desk.media.copying import copy_whole
from comfy_desk.media.document import CROWDED, CUT, DEEP, WRONG, Document, read_document
from comfy_desk.media.events import as_list, is_stream
from comfy_desk.media.filetype import type_of_file
from comfy_desk.media.find import find
from comfy_desk.media.formats import Sniffed, essence, known_type
from comfy_desk.media.longtext import LongText
from comfy_desk.media.pcm import Pcm, pcm_parameters
from comfy_desk.media.sniff import HEAD, sniff
from comfy_desk.media.staging import CUT_OFF, PLAIN_TEXT, Stager, piece_of, wav_of
from comfy_desk.media.textual import as_words
from comfy_desk.media.walk import is_crowded
from comfy_desk.media.whole import is_whole
from comfy_desk.schema.pointers import value_at

_MANY = "This answer has very many parts, and only the first of them were looked into; it is kept whole."
EVENTS = ".events"
_HEAD = 1 << 15
_WORDY = {"text", "application"}
_TEXT_TYPES = {"application/json", "text/plain", "text/html", "text/vtt"}


def examine(arguments: dict[str, Any]) -> dict[str, Any]:
    """{raw_path, content_type?, request_path?, declared?, promise?, router_origin?, out_dir} → see `_answer`."""
    raw = Path(arguments["raw_path"])
    staging = Path(arguments["out_dir"])
    staging.mkdir(parents=True, exist_ok=True)
    content_type = arguments.get("content_type") or ""
    with raw.open("rb") as file:
        head = file.read(HEAD)
    if not head.strip(b" \t\r\n\0"):
        return _answer("empty", problem="The answer is empty.")
    known = sniff(head)
    is_document = _may_be_json(head, known, content_type) or is_stream(head)
    if not is_document and not _is_plain(known, content_type):
        return _body(raw, staging, type_of_file(raw, content_type), content_type)
    spare = staging / "utf-8"
    try:
        if not is_document:
            return _in_words(raw, staging, arguments) or _body(
                raw, staging, type_of_file(raw, content_type), content_type
            )
        return _document(raw, staging, spare, arguments, known)
    finally:
        spare.unlink(missing_ok=True)
        spare.with_suffix(EVENTS).unlink(missing_ok=True)


def _document(
    raw: Path, staging: Path, spare: Path, arguments: dict[str, Any], known: Sniffed | None
) -> dict[str, Any]:
    document = read_answer(raw, spare)
    if _is_scene(document.value):
        return _body(raw, staging, known_type("model/gltf+json"), "")
    if document.problem is not None:
        in_words = _in_words(raw, staging, arguments) if _is_plain(known, arguments.get("content_type") or "") else None
        return in_words or _not_json(raw, staging, known, arguments.get("content_type") or "", document.problem)
    findings = _find(document.value, staging, arguments)
    written = {
        p.pointer: torn.whole(value_at(document.value, p.pointer))
        for p in findings.pieces
        if p.text is not None and p.role is Role.WORK
    }
    words = (*findings.words, _MANY) if is_crowded(document.value) else findings.words
    del document
    return _answer("json", Stager(staging, written).stage(findings), words)


def _find(value: Any, staging: Path, arguments: dict[str, Any]) -> Findings:
    return find(
        value,
        request=_request(arguments.get("request_path"), staging / "utf-8-sent"),
        declared=arguments.get("declared"),
        promise=arguments.get("promise"),
        router_origin=arguments.get("router_origin") or "",
    )


def read_answer(raw: Path, spare: Path) -> Document:
    """The document; where the answer is none, the list of its events or of its lines, in a file beside `spare`."""
    document = read_document(raw, spare)
    if document.problem in (WRONG, CUT) and as_list(raw, spare.with_suffix(EVENTS)):
        events = read_document(spare.with_suffix(EVENTS), spare)
        return events if events.problem is None else document
    return document


def _is_scene(value: Any) -> bool:
    """Whether a document is a glTF file, whatever it came as."""
    if not isinstance(value, dict):
        return False
    asset = value.get("asset")
    version = asset.get("version") if isinstance(asset, dict) else None
    listed = any(isinstance(value.get(name), list) for name in ("scenes", "nodes", "meshes", "buffers", "accessors"))
    return listed and isinstance(version, str) and re.fullmatch(r"[1-9]\.[0-9]", version) is not None


def _is_plain(known: Sniffed | None, content_type: str) -> bool:
    """Whether an answer is words, as far as its beginning tells, and came as nothing else."""
    stated = essence(content_type)
    return known is not None and known.kind is Kind.TEXT and (not stated or stated.split("/")[0] in _WORDY)


def _in_words(raw: Path, staging: Path, arguments: dict[str, Any]) -> dict[str, Any] | None:
    """What an answer holds that is nothing but a link or Base64, or that shows its work among words; None for mere words."""
    with raw.open("rb") as file:
        head = file.read(_HEAD)
    start, size = 3 if head.startswith(b"\xef\xbb\xbf") else 0, raw.stat().st_size
    text = head[start:].decode("utf-8", "replace")
    findings = _find(text if size <= _HEAD else LongText(text, raw, start, size, False), staging, arguments)
    if not any(
        piece.role is Role.WORK and piece.kind is not Kind.TEXT and not piece.problem for piece in findings.pieces
    ):
        return None
    return _answer("json", Stager(staging, {}).stage(findings), findings.words)


def _answer(
    form: str, pieces: list[dict[str, Any]] | None = None, words: Any = (), problem: str | None = None
) -> dict[str, Any]:
    """`format`: json, media, text, html, unknown or empty; `problem` is one sentence about the answer as a whole.

    `certain`: it is that of a whole answer, and reading it once more would bring the same.
    """
    certain = problem in (CROWDED, DEEP)
    return {"format": form, "pieces": pieces or [], "words": list(words), "problem": problem, "certain": certain}


def _may_be_json(head: bytes, known: Sniffed | None, content_type: str) -> bool:
    """By the bytes: JSON may come as text or as nothing, and media may come under the name of JSON."""
    stated = essence(content_type)
    if known is not None and known.media_type not in _TEXT_TYPES and known.media_type != "model/gltf+json":
        return False
    if stated in {"application/json", "text/json"} or stated.endswith("+json"):
        return stated != "model/gltf+json"
    start = head.lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n\0")[:1]
    if known is not None and known.media_type == "model/gltf+json":
        return not stated.startswith("model/")
    return start in {b"{", b"["} or (
        start != b"" and start in b'"-0123456789tfn' and not stated.startswith("text/") and known is not None
    )


def _request(path: str | None, spare: Path) -> Any:
    """The body that was sent; None where it cannot be read."""
    if not path:
        return None
    with contextlib.suppress(OSError):
        return read_document(Path(path), spare).value
    return None


def _not_json(raw: Path, staging: Path, known: Sniffed | None, content_type: str, problem: str) -> dict[str, Any]:
    stated = essence(content_type)
    if known is not None and known.media_type == "text/html":
        return _html()
    if not stated.endswith("json") and known is not None and known.kind is Kind.TEXT:
        return _text(raw, staging)
    return _answer("unknown", problem=problem)


def _html() -> dict[str, Any]:
    return _answer(
        "html", problem="The answer is a web page, not a result: something on the way answered instead of the model."
    )


def _text(raw: Path, staging: Path) -> dict[str, Any]:
    with raw.open("rb") as file:
        text = texts.clean(as_words(file.read(4 * texts.MAX_TEXT)))
    staged = staging / "0.part"
    found = Found("", Kind.TEXT, Role.WORK, Origin.BODY, "text/plain", text=text)
    return _answer("text", [piece_of(0, found, PLAIN_TEXT, staged, copy_whole(raw, staged)) | {"text": text}])


def _body(raw: Path, staging: Path, known: Sniffed, content_type: str) -> dict[str, Any]:
    """The whole answer is the media, or a page or text that says otherwise."""
    if known.media_type == "text/html":
        return _html()
    pcm = pcm_parameters(content_type)
    if known.kind is Kind.TEXT and pcm is None:
        return _text(raw, staging)
    staged = staging / "0.part"
    if pcm is not None and not (known.certain and known.media_type != "audio/l16"):
        return _answer("media", [_samples(raw, staging, content_type, pcm)])
    copied = copy_whole(raw, staged)
    found = Found("", known.kind, Role.WORK, Origin.BODY, known.media_type)
    piece = piece_of(0, found, known, staged, copied)
    unknown = known.media_type == "application/octet-stream"
    if unknown:
        piece["problem"] = "The answer has a form that this program does not know; it was saved as it came."
    elif is_whole(staged) is False:
        piece["problem"] = CUT_OFF
    return _answer("unknown" if unknown else "media", [piece])


def _samples(raw: Path, staging: Path, content_type: str, pcm: Pcm) -> dict[str, Any]:
    """Headerless sound: the work is a WAV of it, and the samples are kept as they came."""
    samples = staging / "0.pcm"
    found = Found("", Kind.AUDIO, Role.WORK, Origin.BODY, content_type)
    return wav_of(0, found, samples, staging / "0.part", copy_whole(raw, samples), pcm)
