"""The process that speaks with the buses: `python -m comfy_desk.ui.desktop_bus.child`. Orders and words are JSON lines.

Orders: `notify`, `inhibit`, `release`, `launcher`. Words: `clicked` (a notice, by its key), `inhibited`, `host` (whether the
icons of programs have a place), `woke`. It keeps its connections as long as it runs, since a desktop takes back notices and
locks of whoever left. It ends with its standard input, and waits for no answer.
"""

from __future__ import annotations

import contextlib
import html
import json
import os
import select
import sys
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, MessageType, new_method_call, new_signal
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, open_dbus_connection

MOST_KNOWN = 100
"""Notices whose click is still understood."""

LONGEST_ORDER = 64_000
LONGEST = 400

_NOTICES = DBusAddress(
    "/org/freedesktop/Notifications", "org.freedesktop.Notifications", "org.freedesktop.Notifications"
)
_LOGIND = DBusAddress("/org/freedesktop/login1", "org.freedesktop.login1", "org.freedesktop.login1.Manager")
_SCREEN = DBusAddress("/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver", "org.freedesktop.ScreenSaver")
_LAUNCHER = DBusAddress("/org/comfydesk/LauncherEntry", interface="com.canonical.Unity.LauncherEntry")
_HOST = "org.kde.StatusNotifierWatcher"

Answer = Callable[[Any], None]
"""Takes the body of a reply, or None where it was refused."""


class Bus:
    """One connection: calls whose answers come later, and signals by their name."""

    def __init__(self, connection: DBusConnection) -> None:
        self._connection = connection
        self._waiting: dict[int, Answer] = {}
        self.heard: dict[str, Callable[[Any], None]] = {}

    def fileno(self) -> int:
        number: int = self._connection.sock.fileno()
        return number

    def call(self, message: Message, done: Answer = lambda _body: None) -> None:
        serial = next(self._connection.outgoing_serial)
        self._waiting[serial] = done
        self._connection.send(message, serial=serial)

    def say(self, message: Message) -> None:
        self._connection.send(message, serial=next(self._connection.outgoing_serial))

    def hear(self, address: DBusAddress, name: str, then: Callable[[Any], None]) -> None:
        self.heard[name] = then
        rule = MatchRule(type="signal", interface=address.interface, member=name, path=address.object_path)
        self.call(message_bus.AddMatch(rule))

    def read(self) -> None:
        """Hands out whatever has come."""
        while True:
            try:
                message = self._connection.receive(timeout=0)
            except TimeoutError:
                return
            self._take(message)

    def _take(self, message: Message) -> None:
        kind, fields = message.header.message_type, message.header.fields
        if kind in (MessageType.method_return, MessageType.error):
            done = self._waiting.pop(fields.get(HeaderFields.reply_serial), None)
            if done is not None:
                done(message.body if kind is MessageType.method_return else None)
        elif kind is MessageType.signal and (then := self.heard.get(fields.get(HeaderFields.member, ""))) is not None:
            then(message.body)


class Child:
    def __init__(self, session: Bus | None, system: Bus | None, tell: Callable[[dict[str, Any]], None]) -> None:
        self._session = session
        self._system = system
        self._tell = tell
        self._markup = True  # unless the server says that it reads none
        self._keys: OrderedDict[int, str] = OrderedDict()
        self._tokens: dict[int, str] = {}
        self._lock: int | None = None
        self._cookie: int | None = None
        self._wanted = 0  # counts wishes: an answer to an older one is given back
        if session is not None:
            session.hear(_NOTICES, "ActionInvoked", self._on_action)
            session.hear(_NOTICES, "ActivationToken", self._on_token)
            watched = DBusAddress("/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus")
            session.hear(watched, "NameOwnerChanged", self._on_owner)
            session.call(message_bus.NameHasOwner(_HOST), lambda body: self._tell_host(bool(body and body[0])))
            session.call(new_method_call(_NOTICES, "GetCapabilities"), self._on_capabilities)
        if system is not None:
            system.hear(_LOGIND, "PrepareForSleep", lambda body: None if body[0] else self._tell({"told": "woke"}))

    def obey(self, order: dict[str, Any]) -> None:
        do = {"notify": self._notify, "inhibit": self._inhibit, "release": self._release, "launcher": self._launcher}
        known = do.get(str(order.get("do")))
        if known is not None:
            known(order)

    # --- notices

    def _on_capabilities(self, body: Any) -> None:
        self._markup = not body or "body-markup" in body[0]

    def _notify(self, order: dict[str, Any]) -> None:
        if self._session is None:
            return
        title, line = _plain(order.get("title")), _plain(order.get("line"))
        hints: dict[str, tuple[str, Any]] = {
            "desktop-entry": ("s", "comfy-desk"),
            "suppress-sound": ("b", True),
            "urgency": ("y", 2 if order.get("urgent") else 1),
        }
        if order.get("picture"):
            hints["image-path"] = ("s", Path(str(order["picture"])).as_uri())
        body = html.escape(line, quote=False) if self._markup else line
        words = ("Comfy Desk", 0, "comfy-desk", title, body, ["default", _plain(order.get("show"))], hints, -1)
        call = new_method_call(_NOTICES, "Notify", "susssasa{sv}i", words)
        self._session.call(call, lambda answer: self._on_sent(str(order.get("key", "")), answer))

    def _on_sent(self, key: str, answer: Any) -> None:
        if answer:
            self._keys[answer[0]] = key
            while len(self._keys) > MOST_KNOWN:
                self._keys.popitem(last=False)

    def _on_token(self, body: Any) -> None:
        if body[0] in self._keys:
            self._tokens = {body[0]: str(body[1])[:512]}

    def _on_action(self, body: Any) -> None:
        key = self._keys.get(body[0])
        if key is not None:
            self._tell({"told": "clicked", "key": key, "token": self._tokens.get(body[0], "")})

    # --- the place of icons

    def _on_owner(self, body: Any) -> None:
        if body[0] == _HOST:
            self._tell_host(bool(body[2]))

    def _tell_host(self, there: bool) -> None:
        self._tell({"told": "host", "there": there})

    # --- locks against sleep

    def _inhibit(self, order: dict[str, Any]) -> None:
        self._give_back()
        self._wanted += 1
        turn, reason = self._wanted, _plain(order.get("reason"))
        if self._system is None:
            self._ask_screen(turn, reason)
            return
        words = ("sleep:idle", "Comfy Desk", reason, "block")
        call = new_method_call(_LOGIND, "Inhibit", "ssss", words)
        self._system.call(call, lambda answer: self._on_lock(turn, reason, answer))

    def _on_lock(self, turn: int, reason: str, answer: Any) -> None:
        if not answer:
            self._ask_screen(turn, reason)
            return
        self._lock = answer[0].to_raw_fd()
        self._settle(turn)

    def _ask_screen(self, turn: int, reason: str) -> None:
        if self._session is None:
            self._tell({"told": "inhibited", "ok": False})
            return
        call = new_method_call(_SCREEN, "Inhibit", "ss", ("Comfy Desk", reason))
        self._session.call(call, lambda answer: self._on_screen(turn, answer))

    def _on_screen(self, turn: int, answer: Any) -> None:
        if not answer:
            self._tell({"told": "inhibited", "ok": False})
            return
        self._cookie = answer[0]
        self._settle(turn)

    def _settle(self, turn: int) -> None:
        if turn == self._wanted:
            self._tell({"told": "inhibited", "ok": True})
        else:  # not wanted any more
            self._give_back()

    def _release(self, _order: dict[str, Any]) -> None:
        self._wanted += 1
        self._give_back()

    def _give_back(self) -> None:
        lock, self._lock = self._lock, None
        if lock is not None:
            os.close(lock)
        cookie, self._cookie = self._cookie, None
        if cookie is not None and self._session is not None:
            self._session.call(new_method_call(_SCREEN, "UnInhibit", "u", (cookie,)))

    # --- launcher entries

    def _launcher(self, order: dict[str, Any]) -> None:
        """What an order does not name stays as it is there."""
        facts: dict[str, tuple[str, Any]] = {}
        if "part" in order:
            part = order["part"]
            facts |= {"progress": ("d", float(part or 0.0)), "progress-visible": ("b", part is not None)}
        if "number" in order:
            number = int(order["number"])
            facts |= {"count": ("x", number), "count-visible": ("b", number > 0)}
        if self._session is not None:
            words = ("application://comfy-desk.desktop", facts)
            self._session.say(new_signal(_LAUNCHER, "Update", "sa{sv}", words))


def _plain(text: object) -> str:
    """No character that the bus refuses, and no more than anybody reads."""
    kept = "".join(char if char.isprintable() or char == "\n" else " " for char in str(text or ""))
    return kept.encode("utf-8", "replace").decode()[:LONGEST]


def _connected(name: str) -> Bus | None:
    try:
        return Bus(open_dbus_connection(bus=name, enable_fds=True))
    except Exception:  # noqa: BLE001 - no such bus here, or one that does not let us in: there is the other one
        return None


def _tell(word: dict[str, Any]) -> None:
    os.write(1, json.dumps(word).encode() + b"\n")


def main() -> int:
    session, system = _connected("SESSION"), _connected("SYSTEM")
    if session is None and system is None:
        return 1
    child = Child(session, system, _tell)
    buses = {bus.fileno(): bus for bus in (session, system) if bus is not None}
    left = b""
    while True:
        ready, _, _ = select.select([0, *buses], [], [])
        for number, bus in buses.items():
            if number in ready:
                bus.read()
        if 0 in ready:
            piece = os.read(0, 65536)
            if not piece:
                return 0
            *lines, left = (left + piece).split(b"\n")
            left = left if len(left) <= LONGEST_ORDER else b""
            for line in lines:
                with contextlib.suppress(ValueError):
                    child.obey(json.loads(line))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (OSError, KeyboardInterrupt):  # a bus went away, or the program
        sys.exit(1)
