"""What test_secret_service.py runs inside a session bus of its own; prints what it saw as one JSON document.

A program of its own, because the session bus is found by the environment that a process starts with.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator

import secretstorage
from jeepney.bus_messages import message_bus

from comfy_desk.domain.secret import Secret
from comfy_desk.vault import Vault, VaultError

FIRST, SECOND = Secret("comfyui-first-0001"), Secret("comfyui-second-0002")
START_LIMIT = 20.0


@contextlib.contextmanager
def unlocked_daemon() -> Iterator[None]:
    """The keyring daemon with a login keyring that is made and opened by a password on its standard input."""
    command = ["gnome-keyring-daemon", "--foreground", "--unlock", "--components=secrets"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as daemon:
        try:
            assert daemon.stdin is not None
            daemon.stdin.write(b"a password for this test")
            daemon.stdin.close()
            wait_for_service()
            yield
        finally:
            daemon.terminate()


def wait_for_service() -> None:
    """Until the daemon owns the name; asking for a secret earlier would start a second one, locked."""
    end = time.monotonic() + START_LIMIT
    with contextlib.closing(secretstorage.dbus_init()) as bus:
        while not bus.send_and_get_reply(message_bus.NameHasOwner("org.freedesktop.secrets")).body[0]:
            if time.monotonic() > end:
                raise SystemExit("the keyring daemon did not start")
            time.sleep(0.02)


def lock() -> None:
    with contextlib.closing(secretstorage.dbus_init()) as bus:
        secretstorage.get_default_collection(bus).lock()


async def error_of(call: object) -> str:
    try:
        await call  # type: ignore[misc]
    except VaultError as error:
        return type(error).__name__
    return ""


async def main() -> dict[str, object]:
    """Use one vault as the program does: empty, filled, replaced, read by another, emptied, then locked."""
    seen: dict[str, object] = {}
    vault, another = Vault({}), Vault({})
    info = await vault.describe()
    seen["name"], seen["usable"] = info.name, info.usable
    seen["empty"] = await vault.read("studio") is None
    seen["stored"] = (await vault.write("studio", FIRST)).place
    seen["read by another"] = await another.read("studio") == FIRST and another.source("studio") == "keyring"
    await vault.write("studio", SECOND)
    seen["replaced"] = await another.read("studio") == SECOND
    seen["other account"] = await another.read("home") is None
    await vault.delete("studio")
    await vault.delete("studio")
    seen["deleted"] = await another.read("studio") is None
    await vault.write("studio", FIRST)
    lock()
    seen["locked read"] = await error_of(another.read("studio"))
    seen["locked delete"] = await error_of(another.delete("studio"))
    kept = await another.write("studio", SECOND)
    seen["locked write"] = [kept.place, kept.reason]
    seen["usable for the session"] = await another.read("studio") == SECOND
    return seen


if __name__ == "__main__":
    with unlocked_daemon():
        json.dump(asyncio.run(main()), sys.stdout)
