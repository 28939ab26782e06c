"""The system's notices and what keeps a machine awake, on a real bus of its own with services as a desktop has them."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import comfy_desk

SCRIPT = Path(__file__).with_name("bus_session.py")
LIMIT = 60.0
SHELL = 'DBUS_SYSTEM_BUS_ADDRESS="$DBUS_SESSION_BUS_ADDRESS" exec "$@"'


def test_notices_and_locks_go_over_the_bus_and_come_back(tmp_path: Path) -> None:
    if not shutil.which("dbus-run-session"):
        pytest.skip("dbus-run-session is not on this machine")
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "XDG_RUNTIME_DIR": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
    }
    with subprocess.Popen(
        ["dbus-run-session", "--", "sh", "-c", SHELL, "sh", sys.executable, str(SCRIPT)],
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
            pytest.fail(f"it did not end within {LIMIT:.0f} s")
    assert process.returncode == 0, errors
    seen = json.loads(output)
    # A prompt is plain text there, whatever stands in it, and a click names its request.
    _, name, replaces, _icon, title, body, actions, hints, _time = seen["notify"]
    assert (name, replaces, actions) == ("Comfy Desk", 0, ["default", "Show"])
    # What the bus refuses is left out.
    assert (title, body) == ("Done: 'Sketch' <b>", "a &lt;b&gt;boat&lt;/b&gt; &amp; 'sea'\\   end")
    assert hints["image-path"][1].endswith("/a%20picture.png")
    assert hints["urgency"] == ["y", 2]
    assert (seen["sent"], seen["clicked"], seen["token"]) == (True, ["row-1"], "token-1")
    # What was taken is held, and given back; where one way is refused the next one is asked.
    assert seen["logind"] == ["login1", "sleep:idle", "Comfy Desk", "Requests are running", "block"]
    assert not seen["given back early"]
    assert seen["second way"] == ["screensaver", "Comfy Desk", "Requests are running"]
    assert seen["given back"] == ["given back", 5]
    assert (seen["hosts"], seen["woken"]) == ([False, True, False], 1)
    assert seen["launcher number"][2] == {"count": ["x", 3], "count-visible": ["b", True]}
    assert seen["launcher"][2] == {"progress": ["d", 0.5], "progress-visible": ["b", True]}


def test_the_window_speaks_no_bus_by_qt_itself() -> None:
    """It was seen to wait for ever there: see ui/desktop_bus."""
    package = Path(comfy_desk.__file__).parent
    files = {path.name for path in package.rglob("*.py") if "QtDBus" in path.read_text(encoding="utf-8")}
    assert files == set()
