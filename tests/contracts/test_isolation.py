"""The ground that tests stand on holds: no outside, no keyring, no home of this machine, nothing left over."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import httpx
import keyring
import pytest

from comfy_desk.media import workers

pytest_plugins = ["pytester"]

OUTSIDE = ["192.0.2.1", "2001:db8::1", "10.0.0.1", "::ffff:192.0.2.1", "128.0.0.1"]


@pytest.mark.parametrize("host", OUTSIDE)
def test_the_socket_refuses_the_outside(host, outside_attempts):
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as sock, socket.socket(family, socket.SOCK_DGRAM) as datagram:
        with pytest.raises(OSError, match="tried to connect"):
            sock.connect((host, 9))
        with pytest.raises(OSError, match="tried to connect"):
            sock.connect_ex((host, 9))
        with pytest.raises(OSError, match="tried to connect"):
            datagram.sendto(b"", (host, 9))
    assert outside_attempts == [host] * 3
    outside_attempts.clear()


@pytest.mark.skipif(not hasattr(socket.socket, "sendmsg"), reason="this system has no sendmsg")
def test_no_way_round_is_open(outside_attempts):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as datagram, pytest.raises(OSError, match="tried to connect"):
        datagram.sendmsg([b"x"], [], 0, ("192.0.2.1", 9))
    with pytest.raises(OSError, match="tried to look up"):
        socket.gethostbyname("example.com")
    assert outside_attempts == ["192.0.2.1", "example.com"]
    outside_attempts.clear()


REACHES = {
    "connect": "socket.socket().connect(('192.0.2.1', 9))",
    "connect_ex": "socket.socket().connect_ex(('192.0.2.1', 9))",
    "create_connection": "socket.create_connection(('192.0.2.1', 9), 1)",
    "sendto": "socket.socket(type=socket.SOCK_DGRAM).sendto(b'', ('192.0.2.1', 9))",
    "wrapped": "socket.socket(socket.AF_INET6).connect(('::ffff:192.0.2.1', 9))",
    "lookup": "socket.getaddrinfo('example.com', 443)",
    "older lookup": "socket.gethostbyname('example.com')",
    "loop": "import asyncio; asyncio.run(asyncio.open_connection('192.0.2.1', 9))",
    "http": "import httpx; httpx.get('http://example.com/', timeout=1)",
}


@pytest.mark.parametrize("reach", REACHES)
def test_a_process_of_a_test_is_refused_the_outside_and_told_on(reach, outside_attempts, children_heard):
    done = subprocess.run(
        [sys.executable, "-c", f"import socket; {REACHES[reach]}"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert "a test's child tried to" in done.stderr
    children_heard()
    assert [host.removeprefix("::ffff:") in ("192.0.2.1", "example.com") for host in outside_attempts] == [True]
    outside_attempts.clear()


def test_a_process_of_a_test_has_the_loopback(children_heard):
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        code = f"import socket; socket.create_connection(('localhost', {port})); socket.getaddrinfo('nowhere.test', 1)"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert "gaierror" in done.stderr
    assert children_heard() == []


def test_the_guard_reaches_workers_and_whoever_has_an_environment_of_his_own(tmp_path):
    names = [sys.executable, "-c", "import sitecustomize; print(sitecustomize.__file__)"]
    with workers._open(names) as worker:
        assert b"child_guard" in worker.communicate()[0]
    own = subprocess.run(names, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, timeout=60, check=True)
    assert b"child_guard" in own.stdout


def test_names_of_the_outside_are_not_looked_up(outside_attempts):
    with pytest.raises(OSError, match="tried to look up"):
        socket.getaddrinfo("example.com", 443)
    with pytest.raises(OSError, match="tried to look up"):
        urllib.request.urlopen("http://example.com/", timeout=1)

    async def get() -> None:
        async with httpx.AsyncClient() as client:
            await client.get("https://example.com/")

    with pytest.raises(httpx.ConnectError):
        asyncio.run(get())
    assert outside_attempts == ["example.com"] * 3
    outside_attempts.clear()


def test_a_host_that_cannot_exist_is_simply_unknown(outside_attempts):
    with pytest.raises(socket.gaierror):
        socket.getaddrinfo("nowhere.invalid", 80)
    assert outside_attempts == []


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "127.1.2.3"])
def test_the_loopback_is_open(host):
    with socket.create_server((host, 0)) as server, socket.create_connection(server.getsockname()) as client:
        assert client.getpeername() == server.getsockname()


def test_the_environment_is_the_tests_own(isolated_environment):
    assert Path.home() == isolated_environment
    assert Path(os.environ["XDG_DATA_HOME"]).is_relative_to(isolated_environment)
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
    assert not [name for name in os.environ if name.startswith("COMFY_") or name.lower().endswith("_proxy")]
    assert not {"DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"} & set(os.environ)


def test_the_keyring_keeps_nothing_unless_a_test_asks_for_one():
    keyring.set_password("comfy-desk", "anyone", "something")
    assert keyring.get_password("comfy-desk", "anyone") is None


def test_a_keyring_in_memory_can_be_had(memory_keyring):
    keyring.set_password("comfy-desk", "anyone", "something")
    assert keyring.get_password("comfy-desk", "anyone") == "something"
    keyring.delete_password("comfy-desk", "anyone")
    assert memory_keyring.kept == {}


@pytest.mark.x11
def test_tests_on_a_real_display_choose_their_platform_themselves():
    assert "QT_QPA_PLATFORM" not in os.environ


def test_run_async_runs_on_qts_loop_and_has_a_limit(run_async):
    async def value() -> str:
        await asyncio.sleep(0)
        return type(asyncio.get_running_loop()).__name__

    assert run_async(value()) == ("QIOCPEventLoop" if os.name == "nt" else "QSelectorEventLoop")
    assert run_async(value())
    with pytest.raises(TimeoutError):
        run_async(asyncio.sleep(60), timeout=0.01)
    with pytest.raises(ZeroDivisionError):
        run_async(_divide())


async def _divide() -> float:
    return 1 / 0


def test_closing_the_last_window_does_not_end_the_loop(run_async, qtbot):
    from PySide6.QtWidgets import QWidget

    async def close_and_go_on() -> str:
        widget = QWidget()
        widget.show()
        widget.close()
        await asyncio.sleep(0.02)
        return "went on"

    assert run_async(close_and_go_on()) == "went on"


SLOPPY = """
import asyncio, logging, socket, subprocess, sys, threading, multiprocessing, warnings
import pytest

def test_thread():
    stop = threading.Event()
    threading.Thread(target=stop.wait, args=(2.5,), name="forgotten thread").start()

def test_daemon_thread_is_fine():
    threading.Thread(target=threading.Event().wait, args=(1,), daemon=True).start()

def test_swallowed_outside():
    try:
        socket.create_connection(("192.0.2.7", 80))
    except OSError:
        pass

def test_child_outside():
    subprocess.run([sys.executable, "-c", "import socket; socket.create_connection(('192.0.2.8', 80))"], stderr=-3)

def test_upset_loop():
    async def main():
        asyncio.get_running_loop().call_soon(lambda: 1 / 0)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    asyncio.run(main())

@pytest.mark.loop_errors
def test_upset_loop_on_purpose():
    test_upset_loop()

def test_task(run_async):
    async def main():
        asyncio.create_task(asyncio.sleep(60), name="forgotten task")
    run_async(main())

def test_qt_warning(qapp):
    from PySide6.QtCore import qWarning
    qWarning("something is wrong")

def test_warning():
    warnings.warn("old")
"""


def test_what_a_sloppy_test_leaves_behind_fails_it(pytester: pytest.Pytester):
    """The same conftest and settings, on tests that leave something over."""
    root = Path(__file__).resolve().parents[2]
    tests = pytester.mkdir("tests")
    for name in ("conftest.py", "suite_order.py"):
        shutil.copy(root / "tests" / name, tests)
    shutil.copytree(root / "tests" / "child_guard", tests / "child_guard")
    (tests / "test_sloppy.py").write_text(SLOPPY, encoding="utf-8")
    settings = (root / "pyproject.toml").read_text(encoding="utf-8")
    pytester.makepyprojecttoml(settings[settings.index("[tool.pytest") : settings.index("[tool.importlinter]")])
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    lines = result.stdout.str()
    for failed in ("test_qt_warning", "test_warning"):
        assert f"FAILED tests/test_sloppy.py::{failed}" in lines
    for ended in ("test_thread", "test_swallowed_outside", "test_child_outside", "test_upset_loop", "test_task"):
        assert f"ERROR tests/test_sloppy.py::{ended} - " in lines
    assert "left running: forgotten thread" in lines
    assert "reached for the outside: 192.0.2.7" in lines
    assert "reached for the outside: 192.0.2.8" in lines
    assert "ZeroDivisionError" in lines
    assert "forgotten task" in lines
    result.assert_outcomes(passed=7, failed=2, errors=5)
