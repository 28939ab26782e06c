"""The system's own notices over the session's bus (org.freedesktop.Notifications). Works without a tray.

Texts from prompts are plain text: where a server reads markup, it is escaped. They go over the bus through `gdbus`, as Qt's
Python cannot send the unsigned number that the protocol asks for; clicks come from Qt. A server that does not answer is left
alone for a while, and never waited for.
"""

from __future__ import annotations

import html
import os
import re
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import SLOT, QObject, QProcess, QStandardPaths, QTimer, QUrl, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage

from comfy_desk.ui.notices.native import LONGEST, Native, Outward
from comfy_desk.ui.phrases import tr

SERVICE = "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"

PATIENCE = 4000
"""Milliseconds for the server to answer."""

AGAIN_AFTER = 60_000
"""Milliseconds after which a server that did not answer is tried once more."""

MOST_KNOWN = 100
"""Notices whose click is still understood."""

AT_ONCE = 8
"""Notices on their way: where a server does not answer, more would pile up."""


class BusNotices(Native):
    """Over `bus`, a connection to the session's bus. Works without a tray."""

    def __init__(self, bus: QDBusConnection, program: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus = bus
        self._program = program
        self._markup: bool | None = None  # whether the server reads markup; None while that is not known
        self._waiting: list[Outward] = []
        self._under_way: set[QProcess] = set()
        self._keys: OrderedDict[int, str] = OrderedDict()
        self._broken = False
        for name, slot in (
            ("ActionInvoked", "_on_action(QDBusMessage)"),
            ("ActivationToken", "_on_token(QDBusMessage)"),
        ):
            heard: Any = SLOT(slot)  # the types of Qt's Python say bytes, and only this text is taken
            bus.connect(SERVICE, PATH, SERVICE, name, self, heard)

    def send(self, notice: Outward) -> bool:
        if self._broken or len(self._under_way) + len(self._waiting) >= AT_ONCE:
            return False
        if self._markup is None:
            self._waiting.append(notice)
            if len(self._waiting) == 1:
                self._call("GetCapabilities", [], self._on_capabilities)
        else:
            self._notify(notice)
        return True

    def close(self) -> None:
        for process in tuple(self._under_way):
            process.finished.disconnect()
            process.errorOccurred.disconnect()
            process.kill()
            process.waitForFinished(200)
            process.deleteLater()
        self._under_way.clear()
        self._waiting.clear()
        self._broken = True

    def _on_capabilities(self, answer: str | None) -> None:
        waiting, self._waiting = self._waiting, []
        if answer is None:  # nobody answers: this way is no more tried for a while
            self._broken = True
            QTimer.singleShot(AGAIN_AFTER, self, self._mend)
            return
        self._markup = "'body-markup'" in answer
        for notice in waiting:
            self._notify(notice)

    def _mend(self) -> None:
        self._broken = False

    def _notify(self, notice: Outward) -> None:
        line = notice.line[:LONGEST]
        body = html.escape(line, quote=False) if self._markup else line
        hints = (
            f"'desktop-entry': <'comfy-desk'>, 'suppress-sound': <true>, 'urgency': <byte {2 if notice.urgent else 1}>"
        )
        if notice.picture:
            hints += f", 'image-path': <{quoted(_address(notice.picture))}>"
        arguments = [
            quoted("Comfy Desk"),
            "uint32 0",
            quoted("comfy-desk"),
            quoted(notice.title[:LONGEST]),
            quoted(body),
            f"['default', {quoted(tr('Show'))}]",
            f"{{{hints}}}",
            "int32 -1",
        ]
        self._call("Notify", arguments, lambda answer: self._on_sent(notice.key, answer))

    def _on_sent(self, key: str, answer: str | None) -> None:
        found = re.search(r"uint32 (\d+)", answer or "")
        if found is not None:
            self._keys[int(found[1])] = key
            while len(self._keys) > MOST_KNOWN:
                self._keys.popitem(last=False)

    def _call(self, method: str, arguments: list[str], done: Callable[[str | None], None]) -> None:
        process = QProcess(self)
        self._under_way.add(process)
        process.setStandardErrorFile(QProcess.nullDevice())

        def end(well: bool) -> None:
            if process in self._under_way:
                self._under_way.discard(process)
                answer = (
                    bytes(process.readAllStandardOutput().data())[:4096].decode("utf-8", "replace") if well else None
                )
                process.deleteLater()
                done(answer)

        process.finished.connect(lambda code, _status: end(code == 0))
        process.errorOccurred.connect(lambda _error: end(False))
        QTimer.singleShot(PATIENCE, process, process.kill)
        where = ["--session", f"--dest={SERVICE}", f"--object-path={PATH}", f"--method={SERVICE}.{method}"]
        process.start(self._program, ["call", *where, "--timeout=3", "--", *arguments])

    @Slot(QDBusMessage)
    def _on_action(self, message: QDBusMessage) -> None:
        key = self._keys.get(_first_number(message))
        if key is not None:
            self.clicked.emit(key)

    @Slot(QDBusMessage)
    def _on_token(self, message: QDBusMessage) -> None:
        """The compositor lets the window come to the front with this word; Qt takes it from the environment."""
        arguments = message.arguments()
        if _first_number(message) in self._keys and len(arguments) > 1 and isinstance(arguments[1], str):
            os.environ["XDG_ACTIVATION_TOKEN"] = arguments[1][:512]


def _first_number(message: QDBusMessage) -> int:
    arguments = message.arguments()
    return arguments[0] if arguments and isinstance(arguments[0], int) else -1


def quoted(text: str) -> str:
    """A text as a GVariant writes it: nothing in it ends it, and no character that the bus refuses is left."""
    kept = "".join(char if char.isprintable() or char == "\n" else " " for char in text)
    kept = kept.encode("utf-8", "replace").decode()
    return "'" + kept.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n") + "'"


def bus_notices(parent: QObject, platform: str = sys.platform) -> BusNotices | None:
    """None where notices cannot go over a bus here."""
    if platform in ("win32", "darwin"):
        return None
    program = QStandardPaths.findExecutable("gdbus")
    if not program or not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return None
    bus = QDBusConnection.sessionBus()
    return BusNotices(bus, program, parent) if bus.isConnected() else None


def _address(path: str) -> str:
    return bytes(QUrl.fromLocalFile(path).toEncoded().data()).decode("ascii")
