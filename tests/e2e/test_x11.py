"""The installed program in a real window on a real X server, driven by presses of keys and buttons, seen through its pixels.

What happened is read from the places where an artist finds it: the folder of saved files, the screen, and the store.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PIL import Image
from program_process import Running, kept_waiting, program, until
from x_screen import Screen, Window, x_screen

pytestmark = pytest.mark.x11

BETWEEN_CLICKS = 0.5
"""Seconds: two presses within a double click's time are one to the program."""

# The window opens at nine tenths of the screen, and rows have 72 pixels from below the table's header on.
FIRST_ROW, ROW = 197, 72
IN_ROW, VIEWER_LEFT = 470, 1000


@pytest.fixture
def screen() -> Iterator[Screen]:
    with x_screen() as screen:
        yield screen


def environment(screen: Screen, **more: str) -> dict[str, str | None]:
    return {**screen.variables, "QT_QPA_PLATFORM": None, "WAYLAND_DISPLAY": None, **more}


def count(store: Path, table: str, where: str = "1") -> int:
    if not store.exists():
        return 0
    with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True, timeout=5)) as reader:
        try:
            return int(reader.execute(f"SELECT count(*) FROM {table} WHERE {where}").fetchone()[0])
        except sqlite3.OperationalError:
            return 0


def opened(screen: Screen, running: Running) -> Window:
    """The window with its list of models, in front."""
    window = running.until("the window", lambda: screen.windows("Comfy Desk") and screen.window("Comfy Desk"))
    running.until("the models", lambda: count(running.data / "desk.sqlite3", "catalogue") >= 10)
    screen.focus(window)
    screen.settle()
    return window


def choose(screen: Screen, running: Running, model: str) -> None:
    screen.key("ctrl+m")
    screen.settle()
    screen.key("ctrl+a")
    screen.type(model.partition("/")[2])
    screen.settle()
    screen.key("Return")
    running.until("its form", lambda: count(running.data / "desk.sqlite3", "documents", f"id = '{model}'"))
    screen.settle()


def generate(screen: Screen, running: Running, prompt: str) -> None:
    before = len(running.rows())
    screen.key("ctrl+a")
    screen.type(prompt)
    screen.key("ctrl+Return")
    running.until("the new row", lambda: len(running.rows()) == before + 1)
    time.sleep(BETWEEN_CLICKS)


def state(running: Running, prompt: str) -> str:
    return next(state for state, text in running.rows() if text == prompt)


def colours(picture: Image.Image) -> int:
    return len(picture.getcolors(picture.width * picture.height) or ())


def assert_quiet(running: Running) -> None:
    running.assert_clean()
    assert running.err() == ""
    # A machine without a sound server is no fault of the program's.
    lines = [line for line in running.log().splitlines() if "PulseAudio" not in line]
    assert [line for line in lines if " WARNING " in line or " ERROR " in line] == []


def test_from_prompt_to_saved_picture_by_hand(screen: Screen, tmp_path: Path) -> None:
    with program("--practice", "--speed", "10", folder=tmp_path, env=environment(screen)) as running:
        window = opened(screen, running)
        empty = screen.picture()
        choose(screen, running, "lantern/long-reel")
        for prompt in ("Slow waves", "Rain on a tin roof", "Snow, then thaw"):
            generate(screen, running, prompt)
        running.until("all three at the Router", lambda: not {"waiting", "sending"} & set(running.states()))
        # They stand as they were sent: by the button on the last row, then by the Delete key on the one above it.
        screen.settle()
        screen.click(*button_in(screen.picture(), window, FIRST_ROW + 2 * ROW))
        running.until("its cancellation", lambda: state(running, "Snow, then thaw") == "cancelled")
        screen.click(window.left + IN_ROW, window.top + FIRST_ROW + ROW)
        screen.key("Delete")
        running.until("its cancellation", lambda: state(running, "Rain on a tin roof") == "cancelled")
        assert state(running, "Slow waves") not in ("cancelled", "failed")

        choose(screen, running, "kiln/quick-sketch")
        generate(screen, running, 'A lighthouse & "fog", 100 %')
        (picture,) = running.until("the saved picture", running.pictures)
        assert picture.read_bytes().startswith(b"\x89PNG")
        assert "lighthouse" in picture.name
        running.until("the row's end", lambda: state(running, 'A lighthouse & "fog", 100 %') == "done")
        # The newest of those that ended, below the film while that still runs.
        above = 0 if state(running, "Slow waves") == "done" else ROW
        screen.click(window.left + IN_ROW, window.top + FIRST_ROW + above)
        seen = until("the picture in the viewer", lambda: viewer_shows(screen, window, empty))
        assert colours(seen) > 1000
        running.until("the film", lambda: list(running.saved.rglob("*.mp4")), 60)

        screen.key("alt+F4")
        assert running.process.wait(15) == 0
        assert_quiet(running)
        assert sorted(running.states()) == ["cancelled", "cancelled", "done", "done"]


def button_in(picture: Image.Image, window: Window, middle: int) -> tuple[int, int]:
    """The middle of the first button in a row, found as an eye finds it: by the straight edge of its frame."""
    left, right = window.left + IN_ROW, window.left + VIEWER_LEFT - 12
    top = window.top + middle
    background = max(picture.crop((left, top - 25, right, top + 25)).getcolors(100_000) or [(0, (0, 0, 0))])[1]
    for y in range(top - 28, top):
        run, begin = 0, left
        for x in range(left, right):
            pixel = picture.getpixel((x, y))
            if pixel == picture.getpixel((x - 1, y)) and pixel != background:
                run += 1
                continue
            if 50 <= run <= 140:
                return (begin + x) // 2, top
            run, begin = 0, x
    raise AssertionError("no button is to be seen in the row")


def viewer_shows(screen: Screen, window: Window, empty: Image.Image) -> Image.Image | None:
    """The screen, once there is much more to see in the viewer's place than when it was empty."""
    now = screen.picture()
    left, top = window.left, window.top
    place = (left + VIEWER_LEFT, top + 80, left + window.width, top + 480)
    return now if colours(now.crop(place)) > colours(empty.crop(place)) + 200 else None


def test_the_first_question_and_quitting_by_keyboard(screen: Screen, tmp_path: Path) -> None:
    practice = tmp_path / "data" / "practice" / "desk.sqlite3"
    with program(folder=tmp_path, env=environment(screen)) as running:
        window = running.until("the window", lambda: screen.windows("Comfy Desk") and screen.window("Comfy Desk"))
        screen.focus(window)
        until("the question", lambda: colours(screen.picture()) > 1000)
        screen.settle()
        screen.key("shift+Tab")  # from the key's field around to the last button: without a key
        screen.key("space")
        running.until("the practice models", lambda: count(practice, "catalogue") >= 10)
        running.until("its title", lambda: "Practice" in screen.title(window))
        screen.settle()
        screen.key("ctrl+q")
        assert running.process.wait(15) == 0
        assert_quiet(running)


def test_a_second_start_brings_the_minimised_window_back(screen: Screen, tmp_path: Path) -> None:
    with program("--practice", folder=tmp_path, env=environment(screen)) as first:
        window = opened(screen, first)
        screen.do("windowminimize", window.id)
        until("the window to go", lambda: window.id not in screen.windows("Comfy Desk"))
        with program("--practice", folder=tmp_path, env=environment(screen), name="second") as second:
            assert second.process.wait(20) == 0
            assert "open already" in second.out()
        until("the window to come back", lambda: window.id in screen.windows("Comfy Desk"))
        screen.do("windowclose", window.id)  # not asked, but taken away by the server
        screen.settle()
        assert first.leave() == 0
        first.assert_clean()


def test_a_keyring_that_waits_does_not_keep_the_window(screen: Screen, tmp_path: Path) -> None:
    def seconds(name: str, **more: str) -> float:
        begin = time.monotonic()
        with program(folder=tmp_path / name, env=environment(screen, **more)) as running:
            running.until("the window", lambda: screen.windows("Comfy Desk"))
            passed = time.monotonic() - begin - kept_waiting(running.process.pid)
            assert running.leave() == 0
            running.assert_clean()
        return passed

    (tmp_path / "waiting_keyring.py").write_text(
        "import time\nfrom keyring.backend import KeyringBackend\n"
        "class Keyring(KeyringBackend):\n"
        "    priority = 9\n"
        "    def get_password(self, service, username): time.sleep(600)\n"
        "    def set_password(self, service, username, password): time.sleep(600)\n"
        "    def delete_password(self, service, username): time.sleep(600)\n"
    )
    without = seconds("without")
    waiting = seconds("waiting", PYTHON_KEYRING_BACKEND="waiting_keyring.Keyring", PYTHONPATH=str(tmp_path))
    assert waiting < without + 2


def test_a_display_that_goes_away_closes_the_program_in_order(tmp_path: Path) -> None:
    with x_screen() as screen:
        env = environment(screen)
        with program("--practice", "--speed", "5", folder=tmp_path, env=env) as running:
            opened(screen, running)
            choose(screen, running, "kiln/quick-sketch")
            generate(screen, running, "A bridge of ropes")
            screen.close()
            # 1 where Xlib noticed first, in the middle of drawing: it ends the process itself.
            assert running.process.wait(20) in (0, 1)
            running.assert_clean()
    with (
        x_screen() as screen,
        program("--practice", "--speed", "5", folder=tmp_path, env=environment(screen), name="again") as again,
    ):
        opened(screen, again)
        again.until("the picture", lambda: again.rows() == [("done", "A bridge of ropes")])
        assert again.pictures()
        screen.key("ctrl+q")
        assert again.process.wait(15) == 0
