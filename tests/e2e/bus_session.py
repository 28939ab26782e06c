"""What test_on_a_bus.py runs on a private bus: services as a desktop has them, and the program's ways to them.

A program of its own, because the bus is found by the environment that a process starts with. Prints one JSON document.
"""

from __future__ import annotations

import json
import os
import select
import sys
import tempfile
import threading
import time
from typing import Any

from jeepney import HeaderFields, MatchRule, MessageType, new_error, new_method_return, new_signal
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import open_dbus_connection
from jeepney.wrappers import DBusAddress

NAMES = ("org.freedesktop.Notifications", "org.freedesktop.login1", "org.freedesktop.ScreenSaver")


class Desktop(threading.Thread):
    """Answers as a notification server and as logind do, and keeps what it was told."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.told: list[Any] = []
        self.ready = threading.Event()
        self.refuse_logind = False
        self.pipes: list[int] = []
        self.owners: list[str] = []
        self.answered = False
        self.connection = open_dbus_connection(enable_fds=True)

    def run(self) -> None:
        for name in NAMES:
            self.connection.send(message_bus.RequestName(name))
        rule = MatchRule(type="signal", interface="com.canonical.Unity.LauncherEntry")
        self.connection.send(message_bus.AddMatch(rule))
        self.ready.set()
        while True:
            try:
                message = self.connection.receive()
            except (ConnectionError, OSError, ValueError):
                return
            kind, member = message.header.message_type, message.header.fields.get(HeaderFields.member)
            if kind is MessageType.method_call:
                self.answer(message)
            elif kind is MessageType.signal and member == "Update":
                self.told.append(["launcher", *message.body])

    def answer(self, message: Any) -> None:
        member = message.header.fields.get(HeaderFields.member)
        path = message.header.fields.get(HeaderFields.path)
        if member == "GetCapabilities":
            reply = new_method_return(message, "as", (["body", "actions", "body-markup"],))
        elif member == "Notify":
            self.told.append(["notify", *message.body])
            reply = new_method_return(message, "u", (77,))
        elif member == "Inhibit" and "login1" in path:
            self.told.append(["login1", *message.body])
            if self.refuse_logind:
                reply = new_error(message, "org.freedesktop.DBus.Error.AccessDenied", "s", ("no",))
            else:
                ours, theirs = os.pipe()
                self.pipes.append(ours)
                self.connection.send(new_method_return(message, "h", (theirs,)))
                os.close(theirs)
                return
        elif member == "UnInhibit":
            self.told.append(["given back", *message.body])
            reply = new_method_return(message)
        elif member == "Inhibit":
            self.told.append(["screensaver", *message.body])
            self.owners.append(message.header.fields[HeaderFields.sender])
            reply = new_method_return(message, "u", (5,))
        else:
            reply = new_error(message, "org.freedesktop.DBus.Error.UnknownMethod", "s", ("?",))
        self.connection.send(reply)
        self.answered = self.answered or member == "Notify"

    def click(self) -> None:
        server = DBusAddress("/org/freedesktop/Notifications", interface="org.freedesktop.Notifications")
        self.connection.send(new_signal(server, "ActivationToken", "us", (77, "token-1")))
        for number in (76, 77):  # the first is some other program's
            self.connection.send(new_signal(server, "ActionInvoked", "us", (number, "default")))

    def tell_sleep(self) -> None:
        logind = DBusAddress("/org/freedesktop/login1", interface="org.freedesktop.login1.Manager")
        for begins in (True, False):
            self.connection.send(new_signal(logind, "PrepareForSleep", "b", (begins,)))

    def host(self, there: bool) -> None:
        name = "org.kde.StatusNotifierWatcher"
        self.connection.send(message_bus.RequestName(name) if there else message_bus.ReleaseName(name))


def closed(pipe: int) -> bool:
    """Whether nobody holds the other end any more."""
    ready, _, _ = select.select([pipe], [], [], 0)
    return bool(ready) and os.read(pipe, 1) == b""


def owned(_desktop: Desktop, name: str) -> bool:
    with open_dbus_connection() as asking:
        return bool(asking.send_and_get_reply(message_bus.NameHasOwner(name)).body[0])


def until(app: Any, met: Any, patience: float = 10.0) -> None:
    end = time.monotonic() + patience
    while not met():
        if time.monotonic() > end:
            raise SystemExit("it did not come")
        app.processEvents()
        time.sleep(0.005)


def main() -> None:
    from PySide6.QtWidgets import QApplication

    from comfy_desk.ui.awake import Awake, State
    from comfy_desk.ui.desktop_bus.parent import BusLock, BusNotices, desktop_bus
    from comfy_desk.ui.notices.native import Outward

    app = QApplication(["test"])
    desktop = Desktop()
    desktop.start()
    desktop.ready.wait(5)
    found: dict[str, Any] = {}

    bus = desktop_bus(app)
    assert bus is not None
    way = BusNotices(bus, app)
    clicked: list[str] = []
    hosts: list[bool] = []
    woken: list[bool] = []
    way.clicked.connect(clicked.append)
    bus.hostChanged.connect(hosts.append)
    bus.woke.connect(lambda: woken.append(True))
    until(app, lambda: hosts)  # it is connected, and hears
    picture = os.path.join(tempfile.gettempdir(), "a picture.png")
    found["sent"] = way.send(
        Outward("row-1", "Done: 'Sketch' <b>", "a <b>boat</b> & 'sea'\\ \0 end", picture, urgent=True)
    )
    until(app, lambda: desktop.told)
    until(app, lambda: desktop.answered)
    desktop.click()
    until(app, lambda: clicked)
    found["clicked"] = clicked
    found["token"] = os.environ.get("XDG_ACTIVATION_TOKEN")
    found["notify"] = desktop.told.pop(0)

    desktop.tell_sleep()
    until(app, lambda: woken)
    desktop.host(True)
    desktop.host(False)
    until(app, lambda: len(hosts) == 3)
    found["hosts"], found["woken"] = hosts, len(woken)

    awake = Awake((BusLock(bus),), app)
    awake.want(True)
    until(app, lambda: awake.state is State.HELD)
    found["logind"] = desktop.told.pop(0)
    found["given back early"] = closed(desktop.pipes[0])
    awake.want(False)
    until(app, lambda: closed(desktop.pipes[0]))
    desktop.refuse_logind = True
    awake.want(True)
    until(app, lambda: awake.state is State.HELD)
    found["second way"] = desktop.told[1]
    awake.want(False)
    until(app, lambda: len(desktop.told) > 2)
    found["given back"] = desktop.told[2]
    bus.order("launcher", part=0.5)
    until(app, lambda: len(desktop.told) > 3)
    found["launcher"] = desktop.told[3]
    bus.order("launcher", number=3)
    until(app, lambda: len(desktop.told) > 4)
    found["launcher number"] = desktop.told[4]
    awake.want(True)
    until(app, lambda: awake.state is State.HELD)
    holder = desktop.owners[-1]
    bus.close()
    until(app, lambda: not owned(desktop, holder))
    found["state"] = str(awake.state)

    print(json.dumps(found, default=str))


if __name__ == "__main__":
    sys.exit(main())
