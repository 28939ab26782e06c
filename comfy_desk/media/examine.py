"""The job that reads a raw answer: JSON or not, what is in it, and the inline media as files of their own.

Runs in a worker process and may hold the whole document; what it hands back is small: paths, sizes, hashes, links, texts.
It never changes the raw answer and fetches nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import unquote_to_bytes

from comfy_desk.domain.found import Findings, Found
from comfy_desk.domain.output import Kind, Origin, Role
from comfy_desk.media import base64data, texts
from comfy_desk.media.find import find
from comfy_desk.media.formats import Sniffed, essence
from comfy_desk.media.pcm import pcm_parameters, wav_header
from comfy_desk.media.sniff import HEAD, settle, sniff
from comfy_desk.media.whole import is_whole

_CUT_OFF = "The file ends too early: it was cut off before it reached this program."
_TOTAL_TEXT = 1_000_000  # characters of all texts together that go through the pipe
_PLAIN_TEXT = Sniffed("text/plain", "txt", Kind.TEXT)
_TEXT_TYPES = {"application/json", "text/plain", "text/html", "text/vtt"}


def examine(arguments: dict[str, Any]) -> dict[str, Any]:
    """{raw_path, content_type?, request_path?, declared?, router_origin?, out_dir} → see `_answer`."""
    raw = Path(arguments["raw_path"])
    staging = Path(arguments["out_dir"])
    staging.mkdir(parents=True, exist_ok=True)
    content_type = arguments.get("content_type") or ""
    with raw.open("rb") as file:
        head = file.read(HEAD)
    if not head.strip(b" \t\r\n\0"):
        return _answer("empty", problem="The answer is empty.")
    known = sniff(head)
    if not _may_be_json(head, known, content_type):
        return _body(raw, staging, settle(head, content_type), content_type)
    document, problem = _parse(raw, content_type)
    if problem is not None:
        return _not_json(raw, staging, known, content_type, problem)
    findings = find(
        document,
        request=_request(arguments.get("request_path")),
        declared=arguments.get("declared"),
        router_origin=arguments.get("router_origin") or "",
    )
    written = {
        p.pointer: _at(document, p.pointer) for p in findings.pieces if p.text is not None and p.role is Role.WORK
    }
    del document
    return _answer("json", _Stager(staging, written).stage(findings), findings.words)


def _answer(
    form: str, pieces: list[dict[str, Any]] | None = None, words: Any = (), problem: str | None = None
) -> dict[str, Any]:
    """`format`: json, media, text, html, unknown or empty; `problem` is one sentence about the answer as a whole."""
    return {"format": form, "pieces": pieces or [], "words": list(words), "problem": problem}


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


def _parse(raw: Path, content_type: str) -> tuple[Any, str | None]:
    """(document, None) or (None, one sentence)."""
    data = raw.read_bytes()
    try:
        text = data.decode(json.detect_encoding(data), "strict").removeprefix("\ufeff")
    except UnicodeDecodeError:
        text = data.decode("utf-8", "replace").removeprefix("\ufeff")
    del data
    try:
        return json.loads(text, parse_int=_integer, strict=False), None
    except RecursionError:
        return None, "The answer is nested too deeply to be read."
    except json.JSONDecodeError as error:
        rest = text[error.pos : error.pos + 200].strip()
        cut = not rest or "Unterminated" in error.msg or error.pos >= len(text.rstrip()) - 1
        return (
            None,
            "The answer ends in the middle: it was cut off on its way." if cut else "The answer is not valid JSON.",
        )


def _integer(digits: str) -> int | str:
    return int(digits) if len(digits) < 4000 else digits


def _request(path: str | None) -> Any:
    if not path:
        return None
    with contextlib.suppress(OSError, ValueError, RecursionError):
        return json.loads(Path(path).read_bytes())
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
        text = texts.clean(file.read(4 * texts.MAX_TEXT).decode("utf-8", "replace"))
    staged = staging / "0.part"
    shutil.copyfile(raw, staged)
    found = Found("", Kind.TEXT, Role.WORK, Origin.BODY, "text/plain", text=text)
    return _answer("text", [_piece(0, found, _PLAIN_TEXT, staged, *_measure(staged)) | {"text": text}])


def _body(raw: Path, staging: Path, known: Sniffed, content_type: str) -> dict[str, Any]:
    """The whole answer is the media, or a page or text that says otherwise."""
    if known.media_type == "text/html":
        return _html()
    pcm = pcm_parameters(content_type)
    if known.kind is Kind.TEXT and pcm is None:
        return _text(raw, staging)
    staged = staging / "0.part"
    if pcm is not None and not (known.certain and known.media_type != "audio/l16"):
        size = raw.stat().st_size
        with staged.open("wb") as out, raw.open("rb") as source:
            out.write(wav_header(size, pcm))
            shutil.copyfileobj(source, out, 1 << 20)
        known = Sniffed("audio/wav", "wav", Kind.AUDIO)
    else:
        shutil.copyfile(raw, staged)  # no link: whoever edits the saved file must not edit the raw answer
    found = Found("", known.kind, Role.WORK, Origin.BODY, known.media_type)
    piece = _piece(0, found, known, staged, *_measure(staged))
    unknown = known.media_type == "application/octet-stream"
    if unknown:
        piece["problem"] = "The answer has a form that this program does not know; it was saved as it came."
    elif is_whole(staged) is False:
        piece["problem"] = _CUT_OFF
    return _answer("unknown" if unknown else "media", [piece])


def _measure(path: Path) -> tuple[int, str]:
    with path.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
        return file.tell(), digest


def _piece(
    index: int,
    found: Found,
    known: Sniffed | None = None,
    path: Path | None = None,
    size: int | None = None,
    sha256: str | None = None,
) -> dict[str, Any]:
    return {
        "index": index,
        "pointer": found.pointer,
        "kind": str(known.kind if known else found.kind),
        "role": str(found.role),
        "origin": str(found.origin),
        "media_type": known.media_type if known else found.media_type,
        "extension": known.extension if known else None,
        "path": str(path) if path else None,
        "size": size,
        "sha256": sha256,
        "url": found.url,
        "text": found.text,
        "problem": found.problem,
        "reach": str(found.reach) if found.reach else None,
    }


class _Stager:
    """Writes inline pieces to `<staging>/<n>.part`; equal bytes become one file, whose later pieces are variants."""

    def __init__(self, staging: Path, written: dict[str, Any]) -> None:
        """`written` holds the whole of each text that is a work, by its pointer."""
        self._staging = staging
        self._written = written
        self._by_hash: dict[str, Path] = {}
        self._room = _TOTAL_TEXT

    def stage(self, findings: Findings) -> list[dict[str, Any]]:
        return [self._stage(index, found) for index, found in enumerate(findings.pieces)]

    def _stage(self, index: int, found: Found) -> dict[str, Any]:
        if found.text is not None:
            shown = found.text[: max(0, self._room)]
            self._room -= len(shown)
            return self._text(index, found) | {"text": shown}
        if found.value is None or found.problem is not None:
            return _piece(index, found)
        path = self._staging / f"{index}.part"
        try:
            with path.open("w+b") as out:
                _decode(found, out)
                size = out.tell()
                out.seek(0)
                digest = hashlib.file_digest(out, "sha256").hexdigest()
                out.seek(0)
                known = settle(out.read(HEAD), found.media_type)
        except base64data.NotBase64 as error:
            path.unlink(missing_ok=True)
            return _piece(index, found) | {"problem": str(error)}
        except OSError:
            path.unlink(missing_ok=True)
            raise
        piece = _piece(index, found, known, path, size, digest)
        if is_whole(path) is False:
            piece["problem"] = _CUT_OFF
        first = self._by_hash.setdefault(digest, path)
        if first != path:
            path.unlink()
            piece["path"] = str(first)
            if found.role is Role.WORK:
                piece["role"] = str(Role.VARIANT)
        return piece

    def _text(self, index: int, found: Found) -> dict[str, Any]:
        """What a text model wrote is its work: a file like any other, whole."""
        whole = self._written.get(found.pointer)
        if not isinstance(whole, str):
            return _piece(index, found)
        path = self._staging / f"{index}.part"
        path.write_bytes(whole.encode("utf-8", "replace"))
        return _piece(index, found, _PLAIN_TEXT, path, *_measure(path))


def _at(document: Any, pointer: str) -> Any:
    """The value at an RFC 6901 pointer that was found in this very document."""
    value = document
    for step in pointer.split("/")[1:]:
        name = step.replace("~1", "/").replace("~0", "~")
        value = value[int(name)] if isinstance(value, list) else value[name]
    return value


def _decode(found: Found, out: BinaryIO) -> None:
    """The bytes of an inline piece as a file that opens: headerless sound gets its header, everything else is untouched."""
    text = found.value or ""
    uri = base64data.data_uri(text)
    if uri is not None and not uri.is_base64:
        out.write(unquote_to_bytes(text[uri.start :]))
        return
    if found.kind is Kind.VECTOR and text.lstrip("\ufeff \t\r\n").startswith("<"):
        out.write(text.encode("utf-8", "surrogatepass").decode("utf-8", "replace").encode())
        return
    pcm = pcm_parameters(found.media_type)
    if pcm is None:
        base64data.decode_to_file(text, out)
        return
    out.write(wav_header(0, pcm))
    size = base64data.decode_to_file(text, out).size
    out.seek(0)
    out.write(wav_header(size, pcm))
    out.seek(0, os.SEEK_END)
