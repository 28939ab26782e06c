"""Writes what stands in a document itself to files of its own: `<folder>/<n>.part`, and says of each what it is.

Each is written in one pass, hashed and looked at on the way. Judges nothing: `find` has.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from comfy_desk.domain.found import Findings, Found
from comfy_desk.domain.output import Kind, Role
from comfy_desk.media import base64data, hexdata, longtext
from comfy_desk.media.base64data import Decoded
from comfy_desk.media.filetype import type_of_file
from comfy_desk.media.formats import Sniffed
from comfy_desk.media.pcm import Pcm, pcm_parameters, wav_header
from comfy_desk.media.whole import is_whole

CUT_OFF = "The file ends too early: it was cut off before it reached this program."
PLAIN_TEXT = Sniffed("text/plain", "txt", Kind.TEXT)
_WAV = Sniffed("audio/wav", "wav", Kind.AUDIO)
_TOTAL_TEXT = 1_000_000  # characters of all texts together that go through the pipe
_BLOCK = 1 << 20


def piece_of(
    index: int,
    found: Found,
    known: Sniffed | None = None,
    path: Path | None = None,
    made: Decoded | None = None,
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
        "size": made.size if made else None,
        "sha256": made.sha256 if made else None,
        "url": found.url,
        "text": found.text,
        "problem": found.problem,
        "reach": str(found.reach) if found.reach else None,
    }


class Stager:
    """Equal bytes become one file, whose later pieces are variants."""

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
            return piece_of(index, found)
        path = self._staging / f"{index}.part"
        pcm = _headerless(found)
        try:
            made = _write(_decoded(found.value) if pcm else _bytes_of(found), path)
        except base64data.NotBase64 as error:
            path.unlink(missing_ok=True)
            return piece_of(index, found) | {"problem": str(error)}
        except OSError:
            path.unlink(missing_ok=True)
            raise
        if pcm is not None:
            wav = self._staging / f"{index}.wav.part"
            return self._merged(wav_of(index, found, path, wav, made, pcm))
        piece = piece_of(index, found, type_of_file(path, found.media_type), path, made)
        if is_whole(path) is False:
            piece["problem"] = CUT_OFF
        return self._merged(piece)

    def _merged(self, piece: dict[str, Any]) -> dict[str, Any]:
        path = Path(piece["path"])
        first = self._by_hash.setdefault(piece["sha256"], path)
        if first != path:
            path.unlink()
            piece["path"] = str(first)
            if piece["role"] == str(Role.WORK):
                piece["role"] = str(Role.VARIANT)
        return piece

    def _text(self, index: int, found: Found) -> dict[str, Any]:
        """What a text model wrote is its work: a file like any other, whole."""
        whole = self._written.get(found.pointer)
        if not isinstance(whole, str):
            return piece_of(index, found)
        path = self._staging / f"{index}.part"
        return piece_of(index, found, PLAIN_TEXT, path, _write(longtext.pieces(whole), path))


def _write(source: Iterator[bytes], path: Path) -> Decoded:
    with path.open("wb") as out:
        return base64data.to_file(source, out)


def _headerless(found: Found) -> Pcm | None:
    """What is known of sound without a header; None for everything else."""
    uri = base64data.data_uri(found.value or "")
    return pcm_parameters(found.media_type) if uri is None or uri.is_base64 else None


def _bytes_of(found: Found) -> Iterator[bytes]:
    """The bytes of an inline piece; whether it is Base64 at all shows before the first of them."""
    text = found.value or ""
    uri = base64data.data_uri(text)
    if uri is not None and not uri.is_base64:
        return base64data.percent_decoded(text)
    if found.kind is Kind.VECTOR and longtext.beginning(text, 600).lstrip("\ufeff \t\r\n").startswith("<"):
        return longtext.pieces(text)
    return _decoded(text)


def _decoded(text: str) -> Iterator[bytes]:
    return hexdata.decoded(text) if hexdata.is_hex(text) else base64data.decoded(text)


def wav_of(index: int, found: Found, samples: Path, wav: Path, made: Decoded, pcm: Pcm) -> dict[str, Any]:
    """The sound with a header, so that it plays; its `samples` are the file as it came, which is kept too."""
    with samples.open("rb") as source, wav.open("wb") as out:
        as_wav = base64data.to_file(_with_header(source, made.size, pcm), out)
    bare = {"media_type": found.media_type, "path": str(samples), "size": made.size, "sha256": made.sha256}
    return piece_of(index, found, _WAV, wav, as_wav) | {"samples": bare}


def wav_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out, media_type} → {size, sha256} of `out`, the samples in `path` with a header; {} where these are none."""
    samples, out = Path(arguments["path"]), Path(arguments["out"])
    pcm = pcm_parameters(arguments["media_type"])
    if pcm is None:
        return {}
    out.parent.mkdir(parents=True, exist_ok=True)
    with samples.open("rb") as source, out.open("wb") as target:
        made = base64data.to_file(_with_header(source, samples.stat().st_size, pcm), target)
    return {"size": made.size, "sha256": made.sha256}


def _with_header(source: BinaryIO, size: int, pcm: Pcm) -> Iterator[bytes]:
    yield wav_header(size, pcm)
    while block := source.read(_BLOCK):
        yield block
