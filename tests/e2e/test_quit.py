"""Leaving takes at most three seconds, whatever is under way, and what was under way is taken up by the next start."""

from __future__ import annotations

import contextlib
import json
import signal
import socket
import sqlite3
import struct
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from core_session import PANELS, REEL, SKETCH
from driven_program import Driven, driven
from practice_process import PracticeProcess
from program_process import own_seconds, until
from test_program_life import children, nobody_alive

VECTOR = "nib/vector-sketch"
KEY = "comfyui-own-account-0123456789"
LIMIT = 3.0
"""Seconds from the wish to leave until the process is gone."""

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of POSIX systems")

IN_THE_OTHER_PROCESS = """
import os, socket, sys, time
from pathlib import Path
real = socket.getaddrinfo
def resolve(host, *values, **more):
    if str(host) == "nobody-answers.test":
        Path(os.environ["NAME_MARK"]).touch()
        time.sleep(60)
    return real(host, *values, **more)
socket.getaddrinfo = resolve
if "comfy_desk.media.worker" in sys.orig_argv:
    import PIL.Image
    load = PIL.Image.Image.load
    def slow(self, *values):
        Path(os.environ["BUSY_MARK"]).touch()
        end = time.monotonic() + 10
        while time.monotonic() < end:
            pass
        return load(self, *values)
    PIL.Image.Image.load = slow
    PIL.ImageFile.ImageFile.load = slow
"""

BLOCKING = """
import os, time
from pathlib import Path
from keyring.backend import KeyringBackend
class Keyring(KeyringBackend):
    priority = 9
    def get_password(self, service, username): return None
    def set_password(self, service, username, password):
        Path(os.environ["KEYRING_MARK"]).touch()
        time.sleep(600)
    def delete_password(self, service, username): time.sleep(600)
"""


@pytest.fixture
def env(practice_router: PracticeProcess, tmp_path: Path) -> dict[str, str | None]:
    """A Router and a key of one's own, a keyring that never comes back, and workers that take ten seconds a picture."""
    there = tmp_path / "path"
    there.mkdir()
    (there / "sitecustomize.py").write_text(IN_THE_OTHER_PROCESS)
    (there / "blocking_keyring.py").write_text(BLOCKING)
    return {
        "COMFY_ROUTER_BASE_URL": practice_router.url,
        "COMFY_API_KEY": KEY,
        "PYTHON_KEYRING_BACKEND": "blocking_keyring.Keyring",
        "PYTHONPATH": str(there),
        "NAME_MARK": str(tmp_path / "name-asked"),
        "BUSY_MARK": str(tmp_path / "busy"),
        "KEYRING_MARK": str(tmp_path / "keyring-asked"),
    }


def big_picture() -> bytes:
    """A PNG of 50 MB that any program opens."""
    side = 4096
    rows = zlib.compress((b"\0" + bytes(3 * side)) * side, 0)
    head = struct.pack(">2I5B", side, side, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", rows), (b"IEND", b""))
    parts = (struct.pack(">I", len(d)) + name + d + struct.pack(">I", zlib.crc32(name + d)) for name, d in chunks)
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


@dataclass(slots=True)
class Files:
    """A server of one big picture, that gives half of it and then nothing until it is told to go on."""

    url: str = ""
    half: threading.Event = field(default_factory=threading.Event)
    whole: threading.Event = field(default_factory=threading.Event)
    over: threading.Event = field(default_factory=threading.Event)

    def serve(self, server: socket.socket) -> None:
        picture = big_picture()
        while not self.over.is_set():
            try:
                line, _ = server.accept()
            except TimeoutError:
                continue
            with line, contextlib.suppress(OSError):
                line.settimeout(10)
                line.recv(65536)
                head = f"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: {len(picture)}\r\n\r\n"
                line.sendall(head.encode() + picture[: len(picture) // 2])
                self.half.set()
                while not (self.whole.wait(0.1) or self.over.is_set()):
                    pass
                line.sendall(picture[len(picture) // 2 :])


@pytest.fixture
def files() -> Iterator[Files]:
    server = socket.create_server(("127.0.0.1", 0))
    server.settimeout(0.2)
    made = Files(f"http://127.0.0.1:{server.getsockname()[1]}/picture.png")
    thread = threading.Thread(target=made.serve, args=(server,))
    thread.start()
    yield made
    made.over.set()
    thread.join()
    server.close()


def taken(router: PracticeProcess, route: str, left: int = 0) -> bool:
    """Whether no more than so many faults for this route are on order."""
    return sum(fault["left"] for fault in router._call("GET", "faults")["faults"] if fault["route"] == route) <= left


def connected(running: Driven) -> None:
    running.until("the account's session", lambda: "Connected" in running.ask("look").get("status", ""))


# --- what may be under way -------------------------------------------------------------------------------------------


def stall_polls(router: PracticeProcess, running: Driven) -> int:
    router.settings(speed=1, fixed_retry_after=1)
    running.ask("submit", models=[SKETCH, VECTOR, SKETCH, VECTOR, SKETCH])
    running.until("five to be sent", lambda: running.ask("states")["sent"] >= 5)
    router.fault(route="status", kind="stall", count=5)
    until("four polls that stall, and one that waits for its turn", lambda: taken(router, "status", 1))
    return 5


def stall_submit(router: PracticeProcess, running: Driven) -> int:
    router.fault(route="submit", kind="stall", after=True)
    running.ask("submit", models=[REEL])
    until("a submit that stalls", lambda: taken(router, "submit"))
    return 1


def stall_download(router: PracticeProcess, running: Driven, files: Files) -> int:
    body = json.dumps({"images": [{"url": files.url}]})
    router.fault(route="result", kind="answer", status=200, content_type="application/json", body=body, model=VECTOR)
    running.ask("submit", models=[VECTOR])
    until("half of the picture", files.half.is_set, 30)
    return 1


def busy_worker(_router: PracticeProcess, running: Driven, mark: Path) -> int:
    running.ask("submit", models=[SKETCH])
    until("a worker that is busy", mark.exists, 30)
    return 1


def hold_direct_run(router: PracticeProcess, running: Driven) -> int:
    router.fault(route="submit", kind="status", status=403, bucket="not_enabled")
    (row,) = running.ask("submit", models=[PANELS])["ids"]
    running.until("the refusal", lambda: "failed" in running.ask("states")["states"])
    router.fault(route="run", kind="stall", after=True)
    running.ask("call", name="run_directly", values=[row])
    until("a direct run that is held", lambda: taken(router, "run"))
    return 1


def block_keyring(_router: PracticeProcess, running: Driven, mark: Path) -> int:
    running.ask("enter_key", key="comfyui-another-key-0123456789")
    until("a keyring that blocks", mark.exists)
    return 0


@contextlib.contextmanager
def held_store(running: Driven, seconds: float) -> Iterator[None]:
    """Somebody else writes in the store for so long, and a commit of the program's waits for that."""
    held, over = threading.Event(), threading.Event()

    def hold() -> None:
        with contextlib.closing(sqlite3.connect(running.data / "desk.sqlite3", isolation_level=None)) as store:
            store.execute("BEGIN IMMEDIATE")
            held.set()
            over.wait(seconds)
            store.execute("ROLLBACK")

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait(10)
    try:
        running.order("submit", models=[SKETCH])
        yield
    finally:
        over.set()
        thread.join()


# --- leaving ---------------------------------------------------------------------------------------------------------


def by_signal(running: Driven) -> None:
    running.process.send_signal(signal.SIGTERM)


def by_the_window(running: Driven) -> None:
    running.order("close_window")


def assert_leaves(running: Driven, leave: Callable[[Driven], None]) -> None:
    family = children(running.process.pid)
    leave(running)
    took = own_seconds(running.process, 20)
    assert took <= LIMIT, f"{took:.2f} s\n{running.log()[-3000:]}"
    assert running.process.returncode == 0, running.err()
    until("the end of all its processes", lambda: nobody_alive(family), 5)
    running.assert_clean()


def assert_taken_up(router: PracticeProcess, folder: Path, env: dict[str, str | None], rows: int) -> None:
    """The next start ends what was under way: each click one run and one charge, every row with its end."""
    router.clear_faults()
    router.advance(3600)
    router.settings(speed=100)
    calm = {**env, "PYTHONPATH": None, "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring"}
    with driven(folder=folder, env=calm, name="again") as again:
        again.until("the end of every row", lambda: again.states() == ["done"] * rows, 60)
        assert again.leave() == 0
        again.assert_clean()
    counts = router.counts()
    assert (counts["runs"], counts["charges"]) == (rows, rows)
    assert not list(folder.rglob("*.part"))


@pytest.mark.parametrize("leave", [by_signal, by_the_window])
def test_everything_under_way_at_once(
    practice_router: PracticeProcess,
    tmp_path: Path,
    env: dict[str, str | None],
    files: Files,
    leave: Callable[[Driven], None],
) -> None:
    with driven(folder=tmp_path, env=env) as running:
        connected(running)
        rows = hold_direct_run(practice_router, running)
        rows += stall_download(practice_router, running, files)
        rows += busy_worker(practice_router, running, tmp_path / "busy")
        rows += stall_polls(practice_router, running)
        rows += stall_submit(practice_router, running)
        block_keyring(practice_router, running, tmp_path / "keyring-asked")
        assert_leaves(running, leave)
    files.whole.set()
    assert_taken_up(practice_router, tmp_path, env, rows)
    assert big_picture() in [found.read_bytes() for found in (tmp_path / "saved").rglob("*.png")]


@pytest.mark.parametrize("seconds", [0.8, 60.0], ids=["for a moment", "for ever"])
def test_a_commit_that_waits_for_somebody_else(
    practice_router: PracticeProcess, tmp_path: Path, env: dict[str, str | None], seconds: float
) -> None:
    with driven(folder=tmp_path, env=env) as running:
        connected(running)
        stall_polls(practice_router, running)
        with held_store(running, seconds):
            by_signal(running)
            took = own_seconds(running.process, 20)
            assert took <= LIMIT, f"{took:.2f} s\n{running.log()[-3000:]}"
        assert running.process.returncode == 0
        running.assert_clean()


def test_a_name_that_no_server_resolves(
    practice_router: PracticeProcess, tmp_path: Path, env: dict[str, str | None]
) -> None:
    """The system's own call cannot be ended, and it holds a thread that Python would wait for."""
    with driven(folder=tmp_path, env=env) as running:
        connected(running)
        body = json.dumps({"images": [{"url": "https://nobody-answers.test/picture.png"}]})
        practice_router.fault(route="result", kind="answer", status=200, content_type="application/json", body=body)
        running.ask("submit", models=[VECTOR])
        until("the name to be asked for", (tmp_path / "name-asked").exists)
        assert_leaves(running, by_signal)
        assert running.states() == ["collecting"]


@pytest.mark.parametrize("practice", [(), ("--practice",)], ids=["own account", "practice"])
def test_leaving_while_it_opens(tmp_path: Path, env: dict[str, str | None], practice: tuple[str, ...]) -> None:
    """At any time from the first sign of life on."""
    for number in range(4):
        with driven(*practice, folder=tmp_path / str(number), env=env) as running:
            running.until("the first sign of life", lambda: (running.data / "desk.lock").exists())
            time.sleep(0.15 * number)
            assert_leaves(running, by_signal)
