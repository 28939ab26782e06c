"""Reads and encodes files for a media field in a thread of its own, one at a time; previews come from the drawing process.

The encoding goes in small pieces so that the window keeps its turns. The result is a plain object, delivered by a signal in
the window's thread; the preview comes after it, and nobody waits for it.
"""

from __future__ import annotations

import binascii
import hashlib
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, Qt, Signal
from PySide6.QtGui import QImage, QImageWriter

from comfy_desk.media import base64data, sniff
from comfy_desk.schema import Encoding, Medium
from comfy_desk.ui.drawing.decoded import PreviewRefused
from comfy_desk.ui.drawing.easel import easel

MAX_FILE = 74 * 2**20
"""Bytes of one file: in Base64 it is just under the 100 MiB that a body may have."""

PREVIEW = 192
_PIECE = 3 * 128 * 1024
_NEEDS = {Medium.IMAGE: "image/", Medium.VIDEO: "video/", Medium.AUDIO: "audio/"}
_one_at_a_time = threading.Lock()


@dataclass(frozen=True, slots=True)
class Loaded:
    """A file as the body wants it, or the sentence why not. `token` is the caller's own mark."""

    token: int
    text: str = field(default="", repr=False)
    media_type: str = ""
    size: int = 0
    name: str = ""
    preview: QImage | None = field(default=None, repr=False)
    error: str = ""
    sha256: str = ""  # of a file's bytes


class _RefusedError(Exception):
    pass


class Loader(QObject):
    """Starts the work. `finished(Loaded)` comes once for each call, then `previewed(token, QImage)` where there is one."""

    finished = Signal(object)
    previewed = Signal(int, QImage)

    def read_path(self, token: int, path: Path, medium: Medium, encoding: Encoding) -> None:
        """A file from the disk."""
        self._start(token, path.name, lambda: _from_path(token, path, medium, encoding), lambda _loaded: _drawn(path))

    def read_picture(self, token: int, picture: QImage, encoding: Encoding) -> None:
        """A picture from the clipboard, as PNG."""
        self._start(token, "Pasted picture", lambda: _from_picture(token, picture, encoding))

    def look_at(self, token: int, text: str) -> None:
        """The preview and facts of a value that is already encoded."""
        self._start(token, "", lambda: _from_text(token, text), _drawn_of_text)

    def _start(
        self,
        token: int,
        name: str,
        work: Callable[[], Loaded],
        draw: Callable[[Loaded], QImage] | None = None,
    ) -> None:
        def run() -> None:
            with _one_at_a_time:
                try:
                    result = work()
                except (_RefusedError, OSError, MemoryError, ValueError) as error:
                    said = str(error) if isinstance(error, _RefusedError) else f"“{name[:80]}” could not be read."
                    result = Loaded(token, name=name, error=said)
            with suppress(RuntimeError):  # the form is gone, and nobody waits
                self.finished.emit(result)
                if draw is not None and result.media_type.startswith("image/"):
                    with suppress(PreviewRefused, OSError, ValueError):  # it can be sent without one
                        self.previewed.emit(token, draw(result))

        threading.Thread(target=run, name="form-media", daemon=True).start()


def _drawn(path: Path) -> QImage:
    """Raises PreviewRefused."""
    return easel().small(str(path), PREVIEW)().levels[0]


def _drawn_of_text(loaded: Loaded) -> QImage:
    path = easel().lay_down(base64data.decode(loaded.text))
    try:
        return _drawn(path)
    finally:
        path.unlink(missing_ok=True)


def _from_path(token: int, path: Path, medium: Medium, encoding: Encoding) -> Loaded:
    if not path.is_file():
        raise _RefusedError(f"“{path.name[:80]}” is not a file.")
    if path.stat().st_size > MAX_FILE:
        raise _RefusedError(f"“{path.name[:80]}” is larger than {MAX_FILE // 2**20} MB, which no request can carry.")
    with path.open("rb") as file:
        data = file.read(MAX_FILE + 1)
    if not data:
        raise _RefusedError(f"“{path.name[:80]}” is empty.")
    found = sniff.settle(data[: sniff.HEAD], name=path.name)
    wanted = _NEEDS.get(medium, "")
    if not found.media_type.startswith(wanted):
        article = "an" if medium.value[0] in "aio" else "a"
        raise _RefusedError(f"“{path.name[:80]}” is not {article} {medium.value} ({found.media_type}).")
    text = _encoded(data, found.media_type, encoding)
    digest = hashlib.sha256(data).hexdigest()
    return Loaded(token, text, found.media_type, len(data), path.name, sha256=digest)


def _from_picture(token: int, picture: QImage, encoding: Encoding) -> Loaded:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(picture):
        raise _RefusedError("The picture in the clipboard could not be read.")
    data = bytes(buffer.data().data())
    if len(data) > MAX_FILE:
        raise _RefusedError("The picture in the clipboard is too large for a request.")
    small = picture.scaled(
        PREVIEW, PREVIEW, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return Loaded(token, _encoded(data, "image/png", encoding), "image/png", len(data), "Pasted picture", small)


def _from_text(token: int, text: str) -> Loaded:
    try:
        found = sniff.settle(base64data.head(text))
    except base64data.NotBase64:
        raise _RefusedError("") from None
    uri = base64data.data_uri(text)
    size = (len(text) - (uri.start if uri else 0)) * 3 // 4
    return Loaded(token, text, found.media_type, size)


def _encoded(data: bytes, media_type: str, encoding: Encoding) -> str:
    pieces = [] if encoding is Encoding.BASE64 else [f"data:{media_type};base64,"]
    for start in range(0, len(data), _PIECE):
        pieces.append(binascii.b2a_base64(data[start : start + _PIECE], newline=False).decode("ascii"))
    return "".join(pieces)
