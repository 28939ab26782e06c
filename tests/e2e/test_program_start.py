"""What keeps the program from starting, and what only seems to: each a sentence that helps, and never a traceback.

All of it with the installed program as a process, off screen unless the display is the matter.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import socket
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from driven_program import driven
from forked_program import Forked
from practice_process import PracticeProcess
from program_process import NOBODY, Ended, program, run

from comfy_desk.domain.settings import FOLDER
from comfy_desk.services.settings import Settings
from comfy_desk.store.database import Database
from comfy_desk.store.remembered import RememberedStore

SECRET = "comfyui-secret-9f8e7d6c5b4a"


@pytest.fixture(scope="module")
def forked() -> Iterator[Forked]:
    """For the many starts that differ in nothing but what they are given. One of each kind starts as a user starts it."""
    if not hasattr(os, "fork"):
        pytest.skip("this system cannot fork")
    with Forked() as made:
        yield made


def assert_said(ended: Ended, code: int, *words: str) -> None:
    """One helpful sentence (or two), on standard error, and nothing of what only programmers read."""
    assert ended.code == code, ended.said
    assert "Traceback" not in ended.said
    text = ended.err if code == 2 else ended.out
    for word in words:
        assert word in text
    if code == 2:
        assert len(ended.err.strip().splitlines()) == 1, ended.err
        assert ended.err.strip().endswith((".", ")"))


# --- the display -----------------------------------------------------------------------------------------------------

on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux can lack a display")


@on_linux
@pytest.mark.parametrize(
    ("variables", "words"),
    [
        ({}, "no display"),
        ({"DISPLAY": ":4711"}, "':4711' does not answer"),
        ({"DISPLAY": "127.0.0.1:4712", "QT_QPA_PLATFORM": "xcb"}, "'127.0.0.1:4712' does not answer"),
        ({"WAYLAND_DISPLAY": "not-there", "QT_QPA_PLATFORM": "wayland"}, "no display"),
    ],
)
def test_no_display(tmp_path: Path, variables: dict[str, str | None], words: str) -> None:
    env = {"QT_QPA_PLATFORM": None, **variables}
    assert_said(run("--practice", "--data-dir", tmp_path / "data", env=env), 2, words, "--tour")
    assert not (tmp_path / "data").exists()


@on_linux
def test_an_unknown_platform_is_a_sentence_too(tmp_path: Path) -> None:
    assert_said(run("--practice", "--data-dir", tmp_path, env={"QT_QPA_PLATFORM": "typewriter"}), 2, "typewriter")


@on_linux
def test_a_platform_whose_library_is_missing_names_that_library(tmp_path: Path) -> None:
    """As where libxcb-cursor is not installed, and Qt itself would abort: away from its home, Qt's own is not found."""
    import PySide6

    real = Path(PySide6.__path__[0], "Qt", "plugins", "platforms", "libqxcb.so")
    if not real.exists():
        pytest.skip("this PySide6 keeps its plugins elsewhere")
    shutil.copy(real, tmp_path / "libqabacus.so")
    env = {"QT_QPA_PLATFORM": "abacus", "QT_QPA_PLATFORM_PLUGIN_PATH": str(tmp_path)}
    assert_said(run("--practice", "--data-dir", tmp_path / "data", env=env), 2, "abacus:", "libQt6XcbQpa.so")
    assert_said(run("--practice", "--check", "--data-dir", tmp_path / "data", env=env), 0, "libQt6XcbQpa.so")


# --- folders ---------------------------------------------------------------------------------------------------------


def blocked(tmp_path: Path, how: str) -> Path:
    """A data folder that cannot be made or written. Rights mean nothing to root, so other ways are taken."""
    in_the_way = tmp_path / "a file"
    in_the_way.write_text("no folder")
    if how == "a file":
        return in_the_way
    if how == "below a file":
        return in_the_way / "data"
    if how == "a device":
        return Path("/dev/null/data")
    if how == "store is a folder":
        (tmp_path / "folder" / "desk.sqlite3").mkdir(parents=True)
        return tmp_path / "folder"
    if how == "store is a newer one":
        newer_store(tmp_path / "newer" / "desk.sqlite3")
        return tmp_path / "newer"
    if not Path("/proc/self").exists():
        pytest.skip("no /proc here")
    return Path("/proc/comfy-desk")


WAYS = ["a file", "below a file", "a device", "read-only", "store is a folder", "store is a newer one"]


def newer_store(path: Path) -> None:
    path.parent.mkdir()
    with contextlib.closing(sqlite3.connect(path)) as store:
        store.execute("PRAGMA journal_mode = WAL")
        store.execute("CREATE TABLE requests (id TEXT)")
        store.execute("PRAGMA user_version = 4711")


@pytest.mark.parametrize("how", WAYS)
def test_a_data_folder_that_cannot_be_written(tmp_path: Path, how: str, forked: Forked) -> None:
    folder = blocked(tmp_path, how)
    start = run if how == WAYS[0] else forked.run
    assert_said(start("--practice", "--data-dir", folder, "--save-dir", tmp_path / "saved"), 2, str(folder))


@pytest.mark.parametrize("how", WAYS)
def test_check_names_the_folder(tmp_path: Path, how: str, forked: Forked) -> None:
    folder = blocked(tmp_path, how)
    ended = forked.run("--practice", "--check", "--data-dir", folder, "--save-dir", tmp_path / "saved")
    assert_said(ended, 1, str(folder), "stands in the way")


def test_a_newer_store_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "data" / "desk.sqlite3"
    newer_store(path)
    before = path.read_bytes(), path.stat().st_mtime_ns
    places = ("--practice", "--data-dir", tmp_path / "data", "--save-dir", tmp_path / "saved")
    assert_said(run(*places), 2, "newer version")
    assert_said(run("--check", *places), 1, "newer version")
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert not [found.name for found in path.parent.iterdir() if found.name.startswith(("desk.sqlite3-", "store"))]


def test_a_damaged_store_keeps_nobody_out(tmp_path: Path) -> None:
    path = tmp_path / "data" / "desk.sqlite3"
    path.parent.mkdir()
    path.write_bytes(b"not a database at all " * 100)
    checked = run("--practice", "--check", "--data-dir", tmp_path / "data", "--save-dir", tmp_path / "saved")
    assert_said(checked, 1, "damaged")
    assert path.read_bytes() == b"not a database at all " * 100
    with driven("--practice", "--speed", "50", folder=tmp_path) as running:
        running.until("the window", lambda: "Connected" in running.ask("look").get("status", ""))
        notice = running.ask("look")["notice"]
        assert "damaged" in notice
        assert str(running.data / "store.damaged-") in notice
        running.ask("submit", models=["kiln/quick-sketch"])
        running.until("its end", lambda: running.states() == ["done"])
        assert running.leave() == 0
        running.assert_clean()
    (aside,) = path.parent.glob("store.damaged-*.sqlite")
    assert aside.read_bytes() == b"not a database at all " * 100


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="rights mean nothing to root")
def test_a_data_folder_without_the_right_to_write(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o500)
    assert_said(run("--practice", "--data-dir", tmp_path / "data"), 2, str(tmp_path / "data"))


def test_the_tour_says_that_its_folder_cannot_be_written(tmp_path: Path) -> None:
    assert_said(run("--tour", blocked(tmp_path, "below a file")), 2, "cannot be written")


def test_a_folder_for_saved_files_that_cannot_be_written_keeps_nobody_out(tmp_path: Path) -> None:
    """What was collected is kept in the data folder, and the work says so."""
    (tmp_path / "saved").write_text("a file in the way")
    with driven("--practice", "--speed", "50", folder=tmp_path) as running:
        running.until("the window", lambda: "Connected" in running.ask("look").get("status", ""))
        running.ask("submit", models=["kiln/quick-sketch"])
        found = running.until("its end", lambda: (told := running.ask("states"))["states"] == ["done"] and told)
        (path,) = found["paths"]
        assert running.data in Path(path).parents
        assert Path(path).read_bytes().startswith(b"\x89PNG")
        assert str(running.saved) in found["problems"][0]
        assert running.leave() == 0
        running.assert_clean()


# --- the network -----------------------------------------------------------------------------------------------------


BROKEN = [
    ("ALL_PROXY", "socks://127.0.0.1:1"),
    ("https_proxy", "socks5://127.0.0.1:1"),
    ("NO_PROXY", "[::1]"),
    ("NO_PROXY", "fe80::/10"),
    ("SSL_CERT_FILE", "/nowhere/ca.pem"),
]
ELSEWHERE = {"COMFY_ROUTER_BASE_URL": "https://127.0.0.1:9"}


@pytest.mark.parametrize(("name", "value"), BROKEN)
def test_a_variable_that_the_network_library_cannot_read(tmp_path: Path, name: str, value: str) -> None:
    """The window opens all the same: what is here can be looked at, and no connection is tried."""
    env = {**ELSEWHERE, "COMFY_API_KEY": SECRET, name: value}
    with driven(folder=tmp_path, env=env) as running:
        seen = running.until("the variable's name", lambda: said(name.upper(), running.ask("look")))
        assert seen["visible"]
        running.until("its word", lambda: said("Offline", running.ask("look")))
        running.ask("submit", models=["kiln/quick-sketch"])
        running.until("a row that waits here", lambda: running.states() == ["waiting"])
        assert value not in running.log()
        assert running.leave() == 0
        running.assert_clean()


@pytest.mark.parametrize(("name", "value"), BROKEN)
def test_the_check_names_that_variable(tmp_path: Path, name: str, value: str, forked: Forked) -> None:
    places = ("--data-dir", tmp_path / "data", "--save-dir", tmp_path / "saved")
    start = run if name == "SSL_CERT_FILE" else forked.run  # libraries may look for certificates when they are imported
    ended = start("--check", *places, env={**ELSEWHERE, name: value})
    assert_said(ended, 1, name.upper())


def test_a_proxy_that_is_not_there_is_named_by_the_check(tmp_path: Path) -> None:
    places = ("--data-dir", tmp_path / "data", "--save-dir", tmp_path / "saved")
    ended = run("--check", *places, env={**ELSEWHERE, "HTTPS_PROXY": "http://user:hunter2@127.0.0.1:9"})
    assert_said(ended, 1, "HTTPS_PROXY", "out of reach")
    assert "hunter2" not in ended.said


def test_practice_needs_no_proxy_and_minds_none(tmp_path: Path) -> None:
    env = {"ALL_PROXY": "socks://127.0.0.1:1", "HTTP_PROXY": "http://127.0.0.1:9", "SSL_CERT_FILE": "/nowhere/ca.pem"}
    with driven("--practice", "--speed", "50", folder=tmp_path, env=env) as running:
        running.until("the window", lambda: said("Connected", running.ask("look")))
        running.ask("submit", models=["kiln/quick-sketch", "lantern/long-reel"])
        running.until("their ends", lambda: running.states() == ["done", "done"])
        assert running.leave() == 0
        running.assert_clean()


def test_a_router_out_of_reach_is_said_in_the_window(tmp_path: Path) -> None:
    with driven(folder=tmp_path, env={"COMFY_API_KEY": SECRET}) as running:
        seen = running.until("its word", lambda: said("Offline", running.ask("look")))
        assert seen["visible"]
        assert running.leave() == 0
        running.assert_clean()


def said(word: str, seen: dict[str, object]) -> dict[str, object]:
    return seen if word in str(seen) else {}


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "ftp://127.0.0.1",
        "http://router.invalid",
        "https://user:secret@router.invalid",
        "http://127.0.0.1:x",
    ],
)
@pytest.mark.parametrize("arguments", [(), ("--check",)])
def test_an_address_that_is_none_of_a_routers(
    tmp_path: Path, url: str, arguments: tuple[str, ...], forked: Forked
) -> None:
    places = ("--data-dir", tmp_path / "data", "--save-dir", tmp_path / "saved")
    start = run if url == "nonsense" else forked.run
    ended = start(*arguments, *places, env={"COMFY_ROUTER_BASE_URL": url})
    assert_said(ended, 1 if arguments else 2, "COMFY_ROUTER_BASE_URL")
    assert "secret" not in ended.said


# --- the keyring -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "backend", ["nowhere.Keyring", "keyring.backends.fail.Keyring", "keyring.backends.null.Keyring"]
)
def test_without_a_keyring_the_first_question_is_asked(tmp_path: Path, backend: str) -> None:
    with driven(folder=tmp_path, env={"PYTHON_KEYRING_BACKEND": backend}) as running:
        seen = running.until("the first question", lambda: said("First start", running.ask("look")))
        assert seen["visible"]
        words = running.until("what becomes of a key", lambda: said("this session", running.ask("look")))
        assert words["sheet"] == "First start"
        assert running.leave() == 0
        running.assert_clean()


def test_the_first_question_does_not_hide_requests_that_are_here(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    env = {
        "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring",
        "COMFY_ROUTER_BASE_URL": practice_router.url,
        "COMFY_API_KEY": SECRET,
    }
    with driven(folder=tmp_path, env=env) as running:
        running.until("the window", lambda: running.ask("look").get("visible"))
        running.ask("submit", models=["kiln/quick-sketch"])
        assert running.leave() == 0
    with driven(folder=tmp_path, env=env | {"COMFY_API_KEY": ""}, name="again") as running:
        seen = running.until("the question", lambda: said("Its key is not here", running.ask("look")))
        assert seen["sheet"] == "Accounts and keys"
        assert "(environment)" in str(seen["sheet_words"])
        assert running.leave() == 0
        running.assert_clean()


BLOCKING = """
import time
from keyring.backend import KeyringBackend
class Keyring(KeyringBackend):
    priority = 9
    def get_password(self, service, username): time.sleep(600)
    def set_password(self, service, username, password): time.sleep(600)
    def delete_password(self, service, username): time.sleep(600)
"""


def test_a_keyring_that_waits_for_ever_holds_nothing_up(practice_router: PracticeProcess, tmp_path: Path) -> None:
    (tmp_path / "blocking_keyring.py").write_text(BLOCKING)
    env = {
        "PYTHON_KEYRING_BACKEND": "blocking_keyring.Keyring",
        "PYTHONPATH": str(tmp_path),
        "COMFY_ROUTER_BASE_URL": practice_router.url,
    }
    with driven(folder=tmp_path, env=env) as running:
        running.until("the window", lambda: running.ask("look").get("visible"))
        seen = running.until("what is waited for", lambda: said("has not answered", running.ask("look")), 5)
        assert "Enter a key" in seen["buttons"]  # type: ignore[operator]
        running.ask("press", button="Enter a key")
        running.until("the question", lambda: running.ask("look")["sheet"])
        running.ask("enter_key", key=SECRET)
        running.until("the key to be used", lambda: said("Connected", running.ask("look")))
        assert running.leave() == 0
        running.assert_clean()


# --- the machine -----------------------------------------------------------------------------------------------------


def without(tmp_path: Path, module: str) -> dict[str, str | None]:
    """An environment in which `module` cannot be imported, as where one of its system libraries is missing."""
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\n"
        "class Missing:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == {module!r} or name.startswith({module + '.'!r}):\n"
        "            raise ImportError('libpulse.so.0: cannot open shared object file: No such file or directory')\n"
        "sys.meta_path.insert(0, Missing())\n"
    )
    return {"PYTHONPATH": str(tmp_path)}


def test_without_qts_multimedia_the_window_opens(tmp_path: Path) -> None:
    env = without(tmp_path, "PySide6.QtMultimedia")
    checked = run("--practice", "--check", "--data-dir", tmp_path / "d", "--save-dir", tmp_path / "s", env=env)
    assert_said(checked, 0, "system's player", "libpulse.so.0")
    with driven("--practice", "--speed", "50", folder=tmp_path, env=env) as running:
        running.until("the window", lambda: "Connected" in running.ask("look").get("status", ""))
        running.ask("submit", models=["lantern/long-reel"])
        running.until("the film", lambda: running.states() == ["done"])
        assert running.ask("look")["visible"]
        assert running.leave() == 0
        running.assert_clean()


@pytest.mark.parametrize("other", ["pyqt6", "pyqt5", "nonsense"])
def test_another_qt_binding_is_not_taken(tmp_path: Path, other: str) -> None:
    with program("--practice", folder=tmp_path, env={"QT_API": other}) as running:
        running.until("its store", lambda: (running.data / "desk.sqlite3").exists())
        assert running.leave() == 0
        running.assert_clean()


@pytest.mark.parametrize("asked", [None, "pyqt6"])
def test_another_qt_binding_that_is_installed_is_not_touched(tmp_path: Path, asked: str | None) -> None:
    there = tmp_path / "installed" / "PyQt6"
    there.mkdir(parents=True)
    (there / "__init__.py").write_text("import pathlib\npathlib.Path(__file__).with_name('touched').touch()\n")
    for part in ("QtCore", "QtGui", "QtWidgets"):
        (there / f"{part}.py").write_text("raise ImportError('the wrong binding')\n")
    with program("--practice", folder=tmp_path, env={"QT_API": asked, "PYTHONPATH": str(there.parent)}) as running:
        running.until("its store", lambda: (running.data / "desk.sqlite3").exists())
        assert running.leave() == 0
        running.assert_clean()
    assert not (there / "touched").exists()


# --- the check -------------------------------------------------------------------------------------------------------


def test_check_says_what_works_and_no_secret(practice_router: PracticeProcess, tmp_path: Path) -> None:
    places = ("--data-dir", tmp_path / "data", "--save-dir", tmp_path / "saved")
    ended = run("--check", *places, env={"COMFY_ROUTER_BASE_URL": practice_router.url, "COMFY_API_KEY": SECRET})
    assert_said(ended, 0, "comfy-desk ", "PySide6-Essentials", str(tmp_path / "data"), "(environment)", "Ready.")
    assert SECRET not in ended.said
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("named", [False, True])
def test_check_names_the_folder_that_the_artist_set(named: bool, tmp_path: Path) -> None:
    data, chosen, other = tmp_path / "data", tmp_path / "my pictures", tmp_path / "named"

    async def choose() -> None:
        store = await Database.open(data / "desk.sqlite3")
        await Settings(RememberedStore(store)).set(FOLDER.key, str(chosen))
        await store.close()

    asyncio.run(choose())
    places = ("--data-dir", data, *(("--save-dir", other) if named else ()))
    before = (data / "desk.sqlite3").read_bytes()
    ended = run("--check", *places, env={"COMFY_API_KEY": SECRET})
    assert_said(ended, 1, f"Saved files: {other if named else chosen} (can be written)")
    assert (data / "desk.sqlite3").read_bytes() == before


def test_check_of_a_router_out_of_reach(tmp_path: Path) -> None:
    places = ("--data-dir", tmp_path / "data", "--save-dir", tmp_path / "saved")
    ended = run("--check", *places, env={"COMFY_API_KEY": SECRET})
    assert_said(ended, 1, NOBODY, "out of reach", "stands in the way")
    assert SECRET not in ended.said


def test_check_of_a_router_that_never_answers(tmp_path: Path) -> None:
    less_patient = "import sys, comfy_desk.app.check as check; check._PATIENCE = 1.0\n"
    less_patient += "from comfy_desk.app.options import parse; sys.exit(check.check(parse(sys.argv[1:])))"
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        start = [sys.executable, "-c", less_patient]
        with program("--check", folder=tmp_path, env={"COMFY_ROUTER_BASE_URL": url}, start=start) as running:
            code = running.process.wait(30)
    assert_said(Ended(code, running.out(), running.err(), 0), 1, "did not answer within 1 seconds")


def test_arguments_that_make_no_sense(tmp_path: Path) -> None:
    for arguments in (
        ("--speed", "20"),
        ("--practice", "--speed", "0"),
        ("--practice", "--speed", "x"),
        ("--nothing",),
    ):
        ended = run(*arguments)
        assert ended.code == 2
        assert "Traceback" not in ended.said
        assert "usage: comfy-desk" in ended.err
    assert run("--version").out.startswith("comfy-desk ")
