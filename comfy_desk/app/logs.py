"""Logging to a small rotating file and, where asked, to the terminal. No key and no signed link reaches either.

The filter works on the finished text of every record, tracebacks included, whoever wrote it.
"""

from __future__ import annotations

import logging
import re
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

_HIDDEN = "•••"
_KEY = re.compile(r"comfyui-[A-Za-z0-9._~+/=-]+")
_HEADER = re.compile(r"(?i)\b((?:x-api-key|authorization|cookie)['\"]?\s*[:=]\s*)(?:bearer\s+)?[^\s,'\"}]+")
_QUERY = re.compile(r"(https?://[^\s?#'\"<>]+)\?[^\s'\"<>)]+")
_BYTES_KEPT = 2_000_000


def redact(text: str) -> str:
    """`text` without keys, credential headers, and the queries of any address."""
    return _QUERY.sub(rf"\1?{_HIDDEN}", _HEADER.sub(rf"\1{_HIDDEN}", _KEY.sub(_HIDDEN, text)))


class RedactingFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record))


def start(folder: Path, *, verbose: bool = False) -> Path | None:
    """Logs into `folder`, returns the file; None where the folder cannot be written (the program goes on)."""
    root = logging.getLogger()
    for handler in tuple(root.handlers):
        root.removeHandler(handler)
        handler.close()
    root.setLevel(logging.DEBUG if verbose else logging.INFO)
    for noisy in ("httpx", "httpcore", "asyncio", "qasync", "PIL", "keyring"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    form = RedactingFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    if verbose:
        terminal = logging.StreamHandler(sys.stderr)
        terminal.setFormatter(form)
        root.addHandler(terminal)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = RotatingFileHandler(folder / "comfy-desk.log", maxBytes=_BYTES_KEPT, backupCount=2, encoding="utf-8")
    except OSError:
        if not root.handlers:
            root.addHandler(logging.NullHandler())
        return None
    file.setFormatter(form)
    root.addHandler(file)
    return folder / "comfy-desk.log"


def take_qt_messages() -> None:
    """Qt's own warnings go into the log: an artist's terminal is no place for them."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    levels = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
        QtMsgType.QtCriticalMsg: logging.ERROR,
        QtMsgType.QtFatalMsg: logging.CRITICAL,
    }
    qt = logging.getLogger("qt")

    def take(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        qt.log(levels.get(kind, logging.WARNING), "%s", text)

    qInstallMessageHandler(take)
