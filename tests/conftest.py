"""What every test stands on: a home of its own, no network but the loopback, no keyring but memory, nothing left over.

Nothing here imports Qt unless a test asks for a window: `tests/unit` must pass where Qt cannot be imported.

Fixtures for tests to ask for:

    contract_folder    `../shared/contract`, or the test is skipped with the reason
    memory_keyring     a keyring that works and forgets, set as the system's; the default one keeps nothing
    run_async          run a coroutine on a qasync loop bound to the one QApplication: run_async(coro, timeout=10)
    outside_attempts   what was refused at the socket during this test; a test that provokes refusals clears it
    children_heard     call it, and `outside_attempts` holds what the test's own processes were refused, too

Markers: `x11` (starts programs on a real X server), `loop_errors` (the test provokes errors in the event loop).
`HYPOTHESIS_PROFILE=thorough` looks for examples longer, and for new ones each time.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import logging
import multiprocessing
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import suite_order

ROOT = Path(__file__).resolve().parent.parent
THREAD_GRACE = 2.0
"""Seconds that a thread or process which is already ending gets to do so."""

# --- examples --------------------------------------------------------------------------------------------------------

hypothesis.settings.register_profile(
    "quick", derandomize=True, deadline=None, max_examples=40, database=None, print_blob=True
)
hypothesis.settings.register_profile("thorough", deadline=None, max_examples=2000, print_blob=True)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

# --- the guard at the socket -----------------------------------------------------------------------------------------


class OutsideConnection(OSError):
    """A test tried to reach something that is not on this machine.

    An error of the operating system's kind, so that the code under test cleans up after it; the test fails at its end.
    """


_outside: list[str] = []
_connect = socket.socket.connect
_connect_ex = socket.socket.connect_ex
_sendto = socket.socket.sendto
_sendmsg = getattr(socket.socket, "sendmsg", None)
_getaddrinfo = socket.getaddrinfo
_gethostbyname = socket.gethostbyname
_LOG = "OUTSIDE_GUARD_LOG"


def _is_loopback(host: object) -> bool:
    if isinstance(host, bytes):
        host = host.decode("ascii", "replace")
    if host in (None, "", "localhost"):
        return True
    try:
        address = ipaddress.ip_address(str(host).split("%")[0])
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return bool((mapped or address).is_loopback)


def _refuse_outside(sock: socket.socket, address: object) -> None:
    if sock.family not in (socket.AF_INET, socket.AF_INET6):
        return
    host = address[0] if isinstance(address, tuple) and address else address
    if not _is_loopback(host):
        _outside.append(str(host))
        raise OutsideConnection(f"a test tried to connect to {host}")


def _guarded_connect(sock: socket.socket, address: Any) -> None:
    _refuse_outside(sock, address)
    return _connect(sock, address)


def _guarded_connect_ex(sock: socket.socket, address: Any) -> int:
    _refuse_outside(sock, address)
    return _connect_ex(sock, address)


def _guarded_sendto(sock: socket.socket, data: Any, *rest: Any) -> int:
    _refuse_outside(sock, rest[-1])
    return _sendto(sock, data, *rest)


def _guarded_sendmsg(sock: socket.socket, buffers: Any, *rest: Any) -> int:
    if len(rest) > 2:
        _refuse_outside(sock, rest[2])
    assert _sendmsg is not None
    return int(_sendmsg(sock, buffers, *rest))


def _guarded_gethostbyname(host: Any) -> str:
    if not _is_loopback(host):
        _guarded_getaddrinfo(host, None)
    return _gethostbyname(host)


def _guarded_getaddrinfo(host: Any, *args: Any, **kwargs: Any) -> Any:
    """Names of the outside are not even asked for. Those reserved for "no such host" are answered here."""
    name = host.decode("ascii", "replace") if isinstance(host, bytes) else host
    if not _is_loopback(name):
        try:
            ipaddress.ip_address(str(name).split("%")[0])
        except ValueError:
            if not str(name).rstrip(".").endswith((".invalid", ".test")):
                _outside.append(str(name))
                raise OutsideConnection(f"a test tried to look up {name}") from None
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known") from None
    return _getaddrinfo(host, *args, **kwargs)


def _guard_children(patch: pytest.MonkeyPatch) -> Path:
    """Every Python that a test starts guards its own sockets; what it refuses is written into the file that this gives."""
    descriptor, name = tempfile.mkstemp(prefix="outside-", suffix=".log")
    os.close(descriptor)
    guard = str(Path(__file__).resolve().parent / "child_guard")
    start = subprocess.Popen.__init__

    def with_guard(environment: Mapping[str, str]) -> dict[str, str]:
        parts = [part for part in environment.get("PYTHONPATH", "").split(os.pathsep) if part and part != guard]
        return {**environment, "PYTHONPATH": os.pathsep.join([guard, *parts]), _LOG: name}

    def started(self: Any, *args: Any, env: Mapping[str, str] | None = None, **more: Any) -> None:
        start(self, *args, env=None if env is None else with_guard(env), **more)

    patch.setattr(subprocess.Popen, "__init__", started)
    for variable in ("PYTHONPATH", _LOG):
        patch.setenv(variable, with_guard(os.environ)[variable])
    return Path(name)


def _hear_children() -> list[str]:
    """Adds to `_outside` what children were refused since the last call, and gives all of it."""
    log = Path(os.environ.get(_LOG, ""))
    if log.is_file() and log.stat().st_size:
        _outside.extend(log.read_text(encoding="utf-8", errors="replace").split())
        os.truncate(log, 0)
    return _outside


def _own_temporary_folder(config: pytest.Config, patch: pytest.MonkeyPatch) -> None:
    """What programs that were killed leave among temporary files goes with the run; what pytest keeps is where it was."""
    patch.setenv("PYTEST_DEBUG_TEMPROOT", os.environ.get("PYTEST_DEBUG_TEMPROOT") or tempfile.gettempdir())
    folder = tempfile.mkdtemp(prefix="comfy-tests-")  # short: sockets have their names in it
    patch.setenv("TMPDIR", folder)
    patch.setattr(tempfile, "tempdir", folder)
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


def pytest_configure(config: pytest.Config) -> None:
    """Guard the socket and choose Qt's off-screen platform before anything can connect or open a window."""
    patch = pytest.MonkeyPatch()
    if not hasattr(config, "workerinput"):  # workers that run beside each other have the folder of the whole run
        _own_temporary_folder(config, patch)
    patch.setattr(socket.socket, "connect", _guarded_connect)
    patch.setattr(socket.socket, "connect_ex", _guarded_connect_ex)
    patch.setattr(socket.socket, "sendto", _guarded_sendto)
    if _sendmsg is not None:
        patch.setattr(socket.socket, "sendmsg", _guarded_sendmsg)
    patch.setattr(socket, "getaddrinfo", _guarded_getaddrinfo)
    patch.setattr(socket, "gethostbyname", _guarded_gethostbyname)
    log = _guard_children(patch)
    config.add_cleanup(lambda: log.unlink(missing_ok=True))
    for name in [name for name in os.environ if name.startswith("QT_")]:
        patch.delenv(name)
    patch.setenv("QT_QPA_PLATFORM", "offscreen")
    patch.setenv("QT_API", "pyside6")
    config.add_cleanup(patch.undo)
    gc.disable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Processes that share the tests among them share them in an order that keeps all busy to the end."""
    if not hasattr(config, "workerinput"):
        return
    by_file: dict[str, list[pytest.Item]] = {}
    for item in items:
        by_file.setdefault(item.nodeid.partition("::")[0], []).append(item)
    files = [suite_order.File(path, len(tests)) for path, tests in by_file.items()]
    items[:] = [item for file in suite_order.arranged(files) for item in by_file[file.path]]


def pytest_collection_finish() -> None:
    """A million objects are loaded by now, for good: looked through at each collection, they were a tenth of all the time."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Garbage is collected between tests, in the main thread, as the program does it in the window's.

    A server or a worker in a thread would otherwise destroy widgets and timers that an earlier test left as garbage, and
    Qt crashes, much later and elsewhere.
    """
    gc.disable()
    for generation in (2, 1, 0):
        if gc.get_count()[generation] > gc.get_threshold()[generation]:
            gc.collect(generation)
            break


# --- isolation -------------------------------------------------------------------------------------------------------

_PROXIES = ("http_proxy", "https_proxy", "all_proxy", "no_proxy", "ftp_proxy")
_REMOVED = {
    "DBUS_SESSION_BUS_ADDRESS",
    "DISPLAY",
    "GNOME_KEYRING_CONTROL",
    "KDE_FULL_SESSION",
    "KEYCHAIN_PATH",
    "SSL_CERT_DIR",
    "SSL_CERT_FILE",
    "SSLKEYLOGFILE",
    "WAYLAND_DISPLAY",
    "XDG_CURRENT_DESKTOP",
    *_PROXIES,
    *(name.upper() for name in _PROXIES),
}


@pytest.fixture(autouse=True)
def isolated_environment(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A home of the test's own, and none of the machine's keys, proxies, buses or displays. Gives that home."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in [
            name for name in os.environ if name in _REMOVED or name.startswith(("COMFY_", "KEYRING_PROPERTY_"))
        ]:
            patch.delenv(name)
        for name in ("HOME", "USERPROFILE"):
            patch.setenv(name, str(home))
        for name, part in {
            "XDG_CONFIG_HOME": ".config",
            "XDG_DATA_HOME": ".local/share",
            "XDG_STATE_HOME": ".local/state",
            "XDG_CACHE_HOME": ".cache",
            "XDG_RUNTIME_DIR": "run",
            "APPDATA": "AppData/Roaming",
            "LOCALAPPDATA": "AppData/Local",
        }.items():
            patch.setenv(name, str(home / part))
        (home / "run").mkdir(mode=0o700)
        if request.node.get_closest_marker("x11"):
            patch.delenv("QT_QPA_PLATFORM", raising=False)
        else:
            patch.setenv("QT_QPA_PLATFORM", "offscreen")
        patch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")
        if "keyring.core" in sys.modules:
            patch.setattr(sys.modules["keyring.core"], "_keyring_backend", None)
        yield home


@pytest.fixture
def memory_keyring(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A keyring backend that keeps what it is given in `.kept` for this test, set as the system's own."""
    import keyring.backend
    import keyring.core

    class MemoryKeyring(keyring.backend.KeyringBackend):  # type: ignore[misc]
        priority = 1  # type: ignore[assignment]

        def __init__(self) -> None:
            super().__init__()
            self.kept: dict[tuple[str, str], str] = {}

        def get_password(self, service: str, username: str) -> str | None:
            return self.kept.get((service, username))

        def set_password(self, service: str, username: str, password: str) -> None:
            self.kept[service, username] = password

        def delete_password(self, service: str, username: str) -> None:
            del self.kept[service, username]

    backend = MemoryKeyring()
    monkeypatch.setattr(keyring.core, "_keyring_backend", backend)
    # Subclasses register themselves for good, and the next test should not find this one.
    keyring.backend.KeyringBackend._classes.discard(MemoryKeyring)
    return backend


@pytest.fixture
def contract_folder() -> Path:
    """The folder with the published specification and real model documents."""
    folder = ROOT.parent / "shared" / "contract"
    if not folder.is_dir():
        pytest.skip("the published contract is not beside this project (../shared/contract)")
    return folder


# --- nothing left over -----------------------------------------------------------------------------------------------


class _LoopErrors(logging.Handler):
    """Keeps what event loops complain about, such as tasks that were dropped or exceptions that nobody took."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(self.format(record))


@pytest.fixture
def outside_attempts() -> list[str]:
    """Hosts that the guard refused during this test; those that a child was refused once `children_heard` was called."""
    return _outside


@pytest.fixture
def children_heard() -> Callable[[], list[str]]:
    """Call it to hear what the processes that the test started were refused; gives `outside_attempts`."""
    return _hear_children


@pytest.fixture(autouse=True)
def nothing_left_over(request: pytest.FixtureRequest, isolated_environment: Path) -> Iterator[None]:
    """Fail a test that leaves threads or processes running, tried to reach the outside, or upset its event loop."""
    threads = set(threading.enumerate())
    processes = set(multiprocessing.active_children())
    errors = _LoopErrors()
    loggers = [logging.getLogger("asyncio"), logging.getLogger("qasync")]
    for logger in loggers:
        logger.addHandler(errors)
    _hear_children()
    _outside.clear()
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeHandler(errors)
    problems = []
    if _hear_children():
        problems.append(f"reached for the outside: {', '.join(_outside)}")
        _outside.clear()
    if errors.texts and not request.node.get_closest_marker("loop_errors"):
        problems.append("errors in the event loop:\n" + "\n".join(errors.texts))
    left = [thread.name for thread in _still_there(threads)]
    left += [process.name for process in multiprocessing.active_children() if process not in processes]
    if left:
        problems.append(f"left running: {', '.join(left)}")
    if problems:
        pytest.fail("; ".join(problems), pytrace=False)


def _still_there(before: set[threading.Thread]) -> list[threading.Thread]:
    """Threads that are new, would hold the program open, and do not end within the grace."""
    end = time.monotonic() + THREAD_GRACE
    new = [thread for thread in threading.enumerate() if thread not in before and not thread.daemon]
    for thread in new:
        thread.join(max(0.0, end - time.monotonic()))
    return [thread for thread in new if thread.is_alive()]


# --- the window's loop -----------------------------------------------------------------------------------------------


@pytest.fixture
def run_async(qapp: Any) -> Iterator[Callable[..., Any]]:
    """Run coroutines on a qasync loop bound to the session's QApplication, one loop a test.

    `run_async(coro, timeout=10)` gives what the coroutine returns and raises what it raises, TimeoutError included.
    Tasks that it started and left are cancelled at the end of the test, and fail it.
    """
    import PySide6.QtWidgets  # noqa: F401 - first, so that qasync binds to this one
    import qasync

    # Otherwise closing a test's last window would end the loop below the coroutine.
    qapp.setQuitOnLastWindowClosed(False)
    loop = qasync.QEventLoop(qapp)

    def run(coro: Coroutine[Any, Any, Any], timeout: float = 10.0) -> Any:
        return loop.run_until_complete(asyncio.wait_for(coro, timeout))

    try:
        yield run
        left = [task for task in asyncio.all_tasks(loop) if not task.done()]
        if left:
            for task in left:
                task.cancel()
            with contextlib.suppress(TimeoutError):
                run(_gather(left))
            names = ", ".join(f"{task.get_name()} ({task.get_coro()})" for task in left)
            pytest.fail(f"left running on the loop: {names}", pytrace=False)
    finally:
        loop.close()
        asyncio.set_event_loop(None)


async def _gather(tasks: list[asyncio.Task[Any]]) -> None:
    await asyncio.gather(*tasks, return_exceptions=True)
