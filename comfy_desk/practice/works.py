"""Works: what a practice model makes, as recipes that always give the same bytes.

A recipe is small and is kept; its bytes are made when asked for (in a worker thread, see ``studio.py``) and kept only
while there is room. So a link or an answer can be read again, identical, without holding the media of every run.
"""

import hashlib
import json
import threading
import uuid
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from . import drawing, meshes, posters, sounds, vectors
from .answers import utf8
from .blobs import Blob, base64_chunks, base64_length, padded_png, text_filler

_FOLDER = Path(__file__).parent / "assets"


@dataclass(frozen=True, slots=True)
class Work:
    """One thing made. ``kind`` names the maker below, ``about`` is what it is made from."""

    kind: str
    media_type: str
    about: tuple[Any, ...] = ()


def picture(prompt: str, seed: int, width: int, height: int, form: str = "png", size: int = 0) -> Work:
    """A drawn picture; ``size`` pads a PNG to that many bytes."""
    return Work("picture", f"image/{form}", (prompt, seed, width, height, form, size))


def digest_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def film(prompt: str, seed: int) -> Work:
    return Work("film", "video/mp4", (prompt, seed))


def wave(prompt: str, seed: int, seconds: float) -> Work:
    return Work("wave", "audio/wav", (prompt, seed, seconds))


def samples(prompt: str, seed: int, seconds: float) -> Work:
    """The wave's bare samples, without the header that says how to play them."""
    return Work("samples", f"audio/L16;codec=pcm;rate={sounds.RATE}", (prompt, seed, seconds))


def chime(prompt: str, seed: int) -> Work:
    return Work("chime", "audio/mpeg", (prompt, seed))


def drawing_of(prompt: str, seed: int, size: int) -> Work:
    return Work("vector", "image/svg+xml", (prompt, seed, size))


def mesh(form: str, prompt: str, seed: int) -> Work:
    kinds = {"glb": "model/gltf-binary", "obj": "model/obj", "mtl": "model/mtl"}
    return Work(form, kinds[form], (prompt, seed))


def poster(prompt: str, seed: int, size: int) -> Work:
    """A picture of the mesh that the same words and seed make."""
    return Work("poster", "image/png", (prompt, seed, size))


def echo(data: bytes, media_type: str) -> Work:
    """The artist's own input, handed back."""
    return Work("echo", media_type, (data,))


@cache
def _file(name: str) -> bytes:
    return (_FOLDER / name).read_bytes()


def _marked_film(prompt: str, seed: int) -> Blob:
    """The one film, told apart by a ``free`` box at its end: players skip it, and no two runs give equal bytes."""
    note = json.dumps({"prompt": prompt[:200], "seed": seed}).encode()
    return Blob(_file("film.mp4") + (len(note) + 8).to_bytes(4, "big") + b"free" + note)


def _marked_chime(prompt: str, seed: int) -> Blob:
    """The one MP3 with a title of its own in front (ID3v2.3)."""
    text = b"\x01" + f"{prompt[:100]} ({seed})".encode("utf-16")
    frame = b"TIT2" + len(text).to_bytes(4, "big") + b"\x00\x00" + text
    size = bytes((len(frame) >> shift) & 0x7F for shift in (21, 14, 7, 0))
    return Blob(b"ID3\x03\x00\x00" + size + frame + _file("chime.mp3"))


def _picture(prompt: str, seed: int, width: int, height: int, form: str, size: int) -> Blob:
    data = drawing.draw(prompt, seed, width, height, form)
    return padded_png(data, size) if size and form == "png" else Blob(data)


_MAKERS: dict[str, Callable[..., Blob]] = {
    "picture": _picture,
    "film": _marked_film,
    "chime": _marked_chime,
    "wave": lambda prompt, seed, seconds: Blob(sounds.wave(prompt, seed, seconds)),
    "samples": lambda prompt, seed, seconds: Blob(sounds.wave(prompt, seed, seconds)[44:]),
    "vector": lambda prompt, seed, size: Blob(vectors.draw(prompt, seed, size).encode()),
    "glb": lambda prompt, seed: Blob(meshes.glb(prompt, seed)),
    "obj": lambda prompt, seed: Blob(meshes.obj(prompt, seed)),
    "mtl": lambda prompt, seed: Blob(meshes.MATERIAL),
    "poster": lambda prompt, seed, size: Blob(posters.draw(prompt, seed, size)),
    "echo": lambda data: Blob(data),
}


class Shelf:
    """Recently made bytes, least recently used first to go. Threads share it; two may make the same work at once,
    with equal results.
    """

    def __init__(self, room: int = 64 * 1024 * 1024) -> None:
        self._room = room
        self._held = 0
        self._blobs: OrderedDict[Work, Blob] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, work: Work) -> Blob:
        """Slow where the work is not at hand: call it in a worker thread."""
        with self._lock:
            if work in self._blobs:
                self._blobs.move_to_end(work)
                return self._blobs[work]
        blob = _MAKERS[work.kind](*work.about)
        with self._lock:
            if work not in self._blobs:
                self._blobs[work] = blob
                self._held += len(blob.head) + len(blob.tail)
            while self._held > self._room and len(self._blobs) > 1:
                _, old = self._blobs.popitem(last=False)
                self._held -= len(old.head) + len(old.tail)
        return blob


@dataclass(frozen=True, slots=True)
class Inline:
    """A place in a document where a work stands as Base64 text."""

    work: Work
    prefix: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """A model's answer: a JSON ``document`` (with ``Inline`` works in it) or ``raw`` bytes."""

    document: Any = None
    raw: Work | None = None

    @property
    def media_type(self) -> str:
        return self.raw.media_type if self.raw else "application/json"


@dataclass(frozen=True, slots=True)
class Parcel:
    """An answer ready to be sent: its exact length, and its bytes in chunks, as often as asked."""

    pieces: tuple[bytes | Blob, ...]
    ballast: int = 0

    @property
    def length(self) -> int:
        return self.ballast + sum(len(p) if isinstance(p, bytes) else base64_length(p) for p in self.pieces)

    def chunks(self) -> Iterator[bytes]:
        for number, piece in enumerate(self.pieces):
            if isinstance(piece, bytes):
                yield piece
            else:
                yield from base64_chunks(piece)
            if number == 0 and self.ballast:
                yield from text_filler(self.ballast)


def pack(answer: Answer, shelf: Shelf, ballast: int = 0) -> tuple[Parcel, Blob | None]:
    """The answer as a parcel (JSON) or a blob (raw bytes). Makes the works it holds: call it in a worker thread."""
    if answer.raw is not None:
        return Parcel(()), shelf.take(answer.raw)
    inlines: list[Inline] = []
    mark = f"<{uuid.uuid4().hex}>"

    def stand_in(value: Any) -> Any:
        if isinstance(value, Inline):
            inlines.append(value)
            return f"{value.prefix}{mark}{len(inlines) - 1}{mark}"
        raise TypeError(f"{type(value).__name__} is not JSON")

    text = json.dumps(answer.document, ensure_ascii=False, default=stand_in)
    pieces: list[bytes | Blob] = [
        shelf.take(inlines[int(part)].work) if number % 2 else utf8(part)
        for number, part in enumerate(text.split(mark))
    ]
    if ballast and isinstance(answer.document, dict):
        first = pieces[0]
        assert isinstance(first, bytes)
        rest = first[1:] if first[1:].lstrip()[:1] == b"}" else b"," + first[1:]
        pieces[:1] = [b'{"practice_ballast":"', b'"' + rest]
        return Parcel(tuple(pieces), ballast), None
    return Parcel(tuple(pieces)), None
