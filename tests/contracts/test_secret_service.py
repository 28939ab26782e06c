"""The vault against a real Secret Service: GNOME Keyring on a session bus of its own, in a home of its own."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).with_name("secret_service_session.py")
LIMIT = 60.0


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], Path]:
    """What the vault did there, and the home that the keyring wrote into."""
    for program in ("dbus-run-session", "gnome-keyring-daemon"):
        if not shutil.which(program):
            pytest.skip(f"{program} is not on this machine, so there is no real Secret Service to test against")
    home = tmp_path_factory.mktemp("secrets")
    (home / "run").mkdir(mode=0o700)
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "XDG_RUNTIME_DIR": str(home / "run"),
    }
    with subprocess.Popen(
        ["dbus-run-session", "--", sys.executable, str(SCRIPT)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            output, errors = process.communicate(timeout=LIMIT)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, errors = process.communicate()
            pytest.fail(f"the session did not end within {LIMIT:.0f} s:\n{errors}")
    assert process.returncode == 0, errors
    return json.loads(output), home


def test_a_key_is_kept_replaced_and_deleted(session):
    seen, _ = session
    assert (seen["name"], seen["usable"]) == ("GNOME Keyring", True)
    assert seen["empty"]
    assert seen["stored"] == "keyring"
    assert seen["read by another"]
    assert seen["replaced"]
    assert seen["other account"]
    assert seen["deleted"]


def test_a_locked_wallet_is_not_taken_for_an_empty_one(session):
    seen, _ = session
    assert seen["locked read"] == "VaultLocked"
    assert seen["locked delete"] == "VaultLocked"


def test_a_key_entered_while_the_wallet_is_locked_works_and_is_said_not_to_be_saved(session):
    seen, _ = session
    place, reason = seen["locked write"]
    assert place == "session"
    assert reason == "GNOME Keyring is locked. The key works until this program closes."
    assert seen["usable for the session"]


def test_no_key_is_in_clear_text_on_the_disk(session):
    _, home = session
    files = [path for path in home.rglob("*") if path.is_file()]
    assert files, "the keyring wrote nothing, so this shows nothing"
    assert not [path for path in files if b"comfyui-" in path.read_bytes()]
