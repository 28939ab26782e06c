"""Reads and encodes files for a media field in threads of their own; what is looked at is drawn by the drawing process.

The encoding goes in small pieces, one at a time over all files, so that the window keeps its turns. A disk that never answers
holds up nobody else: its reading is given up after a while. Results come by signals in the window's thread; the preview and
the facts come after the file, and nobody waits for them.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QTimer, Signal
from PySide6.QtGui import QImage, QImageWriter

from comfy_desk.domain.output import Kind
from comfy_desk.media import base64data, inputs
from comfy_desk.media.formats import Sniffed
from comfy_desk.media.inputs import Given, InputRefused
from comfy_desk.schema import Encoding, Medium
from comfy_desk.services.slow_disk import Threads
from comfy_desk.ui.drawing.decoded import PreviewRefused
from comfy_desk.ui.drawing.easel import easel
from comfy_desk.ui.forms.media_advice import NOTHING_KNOWN, FileFacts, names_of
from comfy_desk.ui.phrases import quoted, tr
from comfy_desk.ui.told import told

MAX_FILE = 74 * 2**20
"""Bytes of one file: in Base64 it is just under the 100 MiB that a body may have."""

PREVIEW = 192
PATIENCE = 5.0
_IS_NO = {
    Medium.IMAGE: "{what} is not an image ({kind}).",
    Medium.VIDEO: "{what} is not a video ({kind}).",
    Medium.AUDIO: "{what} is not an audio ({kind}).",
    Medium.FILE: "{what} is not a file ({kind}).",
}
"""Seconds in which a disk has to give the next piece."""

AT_ONCE = 4
"""Files that are read at a time. One whose disk is silent does not count."""

_threads = Threads()
_turn = threading.Lock()
_places = threading.Semaphore(AT_ONCE)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A file as the body wants it, or the sentence why not. `token` is the caller's own mark."""

    token: int
    text: str = field(default="", repr=False)
    facts: FileFacts = NOTHING_KNOWN
    name: str = ""
    error: str = ""
    sha256: str = ""  # of the bytes that are sent
    said: tuple[str, ...] = ()  # of a copy: what it gave up


class _Place:
    """A file's turn to be read, given back once: when it is done, or when its disk has been silent for too long."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._held = False
        self.heard = time.monotonic()
        self.given_up = False

    def take(self) -> None:
        while not _places.acquire(timeout=0.2):
            for other in tuple(_held):  # also of forms that are gone, and have nobody who looks after them
                if other.silent:
                    other.give_up()
        with self._lock:
            self._held = True
            self.heard = time.monotonic()
            _held.add(self)

    def went_on(self) -> None:
        self.heard = time.monotonic()
        if self.given_up:
            raise InputRefused("")

    def give_back(self) -> None:
        with self._lock:
            held, self._held = self._held, False
            _held.discard(self)
        if held:
            _places.release()

    @property
    def silent(self) -> bool:
        return self._held and time.monotonic() - self.heard > PATIENCE

    def give_up(self) -> None:
        self.given_up = True
        self.give_back()


_held: set[_Place] = set()


class Loader(QObject):
    """Starts the work. `finished(Loaded)` comes once for each file, then `looked(token, FileFacts, QImage or None)`."""

    finished = Signal(object)
    looked = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reading: dict[int, tuple[_Place, str]] = {}
        self._watch = QTimer(self)
        self._watch.setInterval(500)
        self._watch.timeout.connect(self._look_for_silence)
        self.finished.connect(self._forget)

    def read_path(self, token: int, path: Path, medium: Medium, encoding: Encoding) -> None:
        """A file from a disk, which may be slow."""
        place = _Place()
        self._reading[token] = (place, path.name)
        self._watch.start()

        def work() -> Loaded:
            place.take()
            try:
                head_of = _judge(path.name, medium, encoding)
                given = inputs.read_input(path, MAX_FILE, head_of, went_on=place.went_on, turn=_turn)
            finally:
                place.give_back()
            return _loaded(token, given, path.name)

        self._start(token, path.name, work, place)

    def read_picture(self, token: int, picture: QImage, encoding: Encoding) -> None:
        """A picture from the clipboard, as PNG."""
        name = tr("Pasted picture")
        self._start(token, name, lambda: _loaded(token, _from_picture(picture, encoding), name))

    def read_pasted(self, token: int, text: str, medium: Medium, encoding: Encoding) -> None:
        """A data URI."""

        def work() -> Loaded:
            with _turn:
                return _loaded(token, inputs.read_pasted(text, _judge("", medium, encoding)), tr("Pasted data"))

        self._start(token, tr("Pasted data"), work)

    def look_at(self, token: int, text: str) -> None:
        """The preview and facts of a value that is there already."""
        _threads.submit(lambda: self._look(token, text, ""))

    def fit(self, token: int, text: str, name: str, limits: dict[str, Any], encoding: Encoding) -> None:
        """A copy of a value that keeps within limits, for `finished`."""
        self._start(token, name, lambda: _fitted(token, text, name, limits, encoding))

    def _start(self, token: int, name: str, work: Callable[[], Loaded], place: _Place | None = None) -> None:
        def run() -> None:
            try:
                result = work()
            except (InputRefused, PreviewRefused, OSError, MemoryError, ValueError) as error:
                known = isinstance(error, InputRefused | PreviewRefused)
                said = told(str(error)) if known else tr("“{name}” could not be read.").format(name=name[:80])
                result = Loaded(token, name=name, error=said)
            if place is not None and place.given_up:
                return
            with suppress(RuntimeError):  # the form is gone, and nobody waits
                self.finished.emit(result)
                if result.text:
                    self._look(token, result.text, result.name)

        _threads.submit(run)

    def _look(self, token: int, text: str, name: str) -> None:
        with suppress(RuntimeError, PreviewRefused, base64data.NotBase64, OSError, ValueError):
            path = easel().place()
            try:
                inputs.lay_down(text, path)
                told = easel().given(str(path), name)()
                facts = _facts(told, path)
                self.looked.emit(token, facts, None)
                image = _drawn(path, str(told.get("kind")))
                if image is not None:
                    self.looked.emit(token, facts, image)
            finally:
                path.unlink(missing_ok=True)

    def _forget(self, loaded: Loaded) -> None:
        self._reading.pop(loaded.token, None)
        if not self._reading:
            self._watch.stop()

    def _look_for_silence(self) -> None:
        for token, (place, name) in list(self._reading.items()):
            if place.silent or place.given_up:
                place.give_up()
                said = tr("“{name}” cannot be read: its disk or network does not answer.").format(name=name[:80])
                self.finished.emit(Loaded(token, name=name, error=said))


def _judge(name: str, medium: Medium, encoding: Encoding) -> Callable[[Sniffed], str]:
    """What stands before the Base64, once the first bytes are known. Refuses what is of another kind."""

    def head_of(found: Sniffed) -> str:
        if not inputs.is_kind(found, medium.value):
            what = quoted(name[:80]) if name else tr("This")
            raise InputRefused(tr(_IS_NO[medium]).format(what=what, kind=found.media_type))
        return "" if encoding is Encoding.BASE64 else f"data:{found.media_type};base64,"

    return head_of


def _loaded(token: int, given: Given, name: str) -> Loaded:
    facts = FileFacts(given.media_type, given.size, guessed=given.guessed)
    return Loaded(token, given.text, facts, name, sha256=given.sha256)


def _facts(told: dict[str, Any], path: Path) -> FileFacts:
    return FileFacts(
        str(told["media_type"]),
        path.stat().st_size,
        told.get("width"),
        told.get("height"),
        told.get("seconds"),
        told.get("frames"),
        told.get("turned") is True,
        str(told.get("odd") or ""),
    )


def _drawn(path: Path, kind: str) -> QImage | None:
    """Raises PreviewRefused."""
    if kind in (Kind.IMAGE, Kind.VECTOR):
        return easel().small(str(path), PREVIEW)().levels[0]
    if kind not in (Kind.VIDEO, Kind.AUDIO):
        return None
    poster = easel().place()
    try:
        wish = easel().make("film" if kind == Kind.VIDEO else "sound", str(path), poster)
        wish.begin()
        if not wish.told.result(60).get("made"):
            return None
        return easel().small(str(poster), PREVIEW)().levels[0]
    except (TimeoutError, CancelledError):
        return None
    finally:
        poster.unlink(missing_ok=True)


def _fitted(token: int, text: str, name: str, limits: dict[str, Any], encoding: Encoding) -> Loaded:
    source, copy = easel().place(), easel().place()
    try:
        inputs.lay_down(text, source)
        told = easel().fitting(str(source), copy, limits)()
        head_of = _judge(name, Medium.FILE, encoding)
        loaded = _loaded(token, inputs.read_input(copy, MAX_FILE, head_of, turn=_turn), name)
        said = tuple(str(part)[:80] for part in told.get("said", ())[:8])
        kind = names_of((loaded.facts.media_type,))
        return Loaded(token, loaded.text, loaded.facts, name, sha256=loaded.sha256, said=(kind, *said))
    finally:
        source.unlink(missing_ok=True)
        copy.unlink(missing_ok=True)


def _from_picture(picture: QImage, encoding: Encoding) -> Given:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(picture):
        raise InputRefused(tr("The picture in the clipboard could not be read."))
    data = bytes(buffer.data().data())
    if len(data) > MAX_FILE:
        raise InputRefused(tr("The picture in the clipboard is too large for a request."))
    with _turn:
        return inputs.encode(data, _judge("", Medium.IMAGE, encoding))
