"""A real X screen of its own for a test: Xvfb, a small window manager, keys and clicks by xdotool, and what is to be seen.

    with x_screen() as screen:
        start something with screen.environment
        window = screen.window("Comfy Desk")
        screen.key("ctrl+q")
        picture = screen.picture()

The picture is read from Xvfb's own frame buffer, which it keeps in a file of XWD format: what a person would see.
Skips the test, with the reason, where one of the programs is not installed. Knows nothing of the program under test.
"""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PIL import Image
from program_process import until

WIDTH, HEIGHT = 1440, 900
PROGRAMS = ("Xvfb", "xdotool", "jwm")
START_LIMIT = 20.0
_MANNERS = """<?xml version="1.0"?>
<JWM>
  <FocusModel>click</FocusModel>
  <Desktops width="1" height="1"/>
  <Key mask="A" key="F4">close</Key>
</JWM>
"""
"""The window manager's settings: the click focuses, Alt+F4 asks a window to close."""


@dataclass(frozen=True, slots=True)
class Window:
    """A window as the X server knows it; where its contents are on the screen, in pixels."""

    id: str
    left: int
    top: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Screen:
    display: str
    frame_buffer: Path
    server: subprocess.Popen[bytes]

    def close(self) -> None:
        """The server goes, and every window with it."""
        end(self.server)

    @property
    def environment(self) -> dict[str, str]:
        """For programs that shall open their windows here."""
        kept = {name: value for name, value in os.environ.items() if name not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")}
        return kept | self.variables

    @property
    def variables(self) -> dict[str, str]:
        """Where the screen is. A bus is named that is not there: on X one would be started, and outlive the test."""
        return {"DISPLAY": self.display, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"}

    def do(self, *arguments: str) -> str:
        """One call of xdotool; what it printed. Fails with what it said."""
        done = subprocess.run(
            ["xdotool", *arguments], env=self.environment, capture_output=True, text=True, timeout=30, check=False
        )
        assert done.returncode == 0, f"xdotool {' '.join(arguments)}: {done.stderr.strip()}"
        return done.stdout

    def key(self, *keys: str) -> None:
        """Real presses, to whatever has the focus."""
        self.do("key", "--clearmodifiers", *keys)

    def type(self, text: str) -> None:
        self.do("type", "--clearmodifiers", "--delay", "8", text)

    def click(self, x: int, y: int) -> None:
        """With the left button, at a place on the screen."""
        self.do("mousemove", str(x), str(y))
        self.do("click", "1")

    def windows(self, name: str) -> list[str]:
        """Visible windows whose title has `name` in it; xdotool exits with 1 where there is none."""
        done = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", name],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
        return done.stdout.split()

    def window(self, name: str, patience: float = 20.0) -> Window:
        """The visible window of that title, waited for."""
        found = until(f"a window “{name}”", lambda: self.windows(name), patience)[-1]
        lines = dict(
            line.split("=", 1) for line in self.do("getwindowgeometry", "--shell", found).splitlines() if "=" in line
        )
        # The geometry counts a frame twice, so the pointer is asked where the window's corner is.
        self.do("mousemove", "--window", found, "0", "0")
        corner = dict(line.split("=", 1) for line in self.do("getmouselocation", "--shell").splitlines() if "=" in line)
        return Window(found, int(corner["X"]), int(corner["Y"]), int(lines["WIDTH"]), int(lines["HEIGHT"]))

    def title(self, window: Window) -> str:
        return self.do("getwindowname", window.id).strip()

    def focus(self, window: Window) -> None:
        self.do("windowactivate", "--sync", window.id)

    def picture(self) -> Image.Image:
        """The whole screen as it is now."""
        return read_xwd(self.frame_buffer.read_bytes())

    def settle(self, patience: float = 20.0) -> Image.Image:
        """The screen once it stands still for a moment, as an eye waits for it; a blinking caret stands long enough."""
        end = time.monotonic() + patience
        last, since = self.picture(), time.monotonic()
        while time.monotonic() - since < 0.25:
            assert time.monotonic() < end, "the screen does not come to rest"
            time.sleep(0.05)
            now = self.picture()
            if now.tobytes() != last.tobytes():
                last, since = now, time.monotonic()
        return last


def read_xwd(data: bytes) -> Image.Image:
    """A picture from the X Window Dump that Xvfb writes: 24 bits of colour in 32, least significant byte first."""
    header = struct.unpack(">25I", data[:100])
    size, version, form, _depth, width, height, _offset, order, *_rest = header
    bits, line, colours = header[11], header[12], header[19]
    assert (version, form, order, bits) == (7, 2, 0, 32), f"another kind of X Window Dump: {header}"
    start = size + colours * 12
    return Image.frombytes("RGB", (width, height), data[start : start + line * height], "raw", "BGRX", line, 1)


@contextlib.contextmanager
def x_screen() -> Iterator[Screen]:
    missing = [program for program in PROGRAMS if not shutil.which(program)]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")
    with tempfile.TemporaryDirectory(prefix="x-screen-") as folder, contextlib.ExitStack() as ends:
        read, write = os.pipe()
        size = f"{WIDTH}x{HEIGHT}x24"
        options = ["-displayfd", str(write), "-screen", "0", size, "-fbdir", folder, "-nolisten", "tcp", "-noreset"]
        server = subprocess.Popen(
            ["Xvfb", *options], pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        ends.callback(end, server)
        os.close(write)
        with open(read, "rb") as answer:
            ready, _, _ = select.select([answer], [], [], START_LIMIT)
            number = answer.readline().decode().strip() if ready else ""
        if not number:
            pytest.skip("Xvfb does not start here")
        screen = Screen(f":{number}", Path(folder) / "Xvfb_screen0", server)
        manners = Path(folder) / "jwmrc"
        manners.write_text(_MANNERS, encoding="utf-8")
        keeper = subprocess.Popen(
            ["jwm", "-f", str(manners)],
            env=screen.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        ends.callback(end, keeper)
        yield screen


def end(process: subprocess.Popen[bytes]) -> None:
    """Ends a process of ours, politely first."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
    process.wait(5)
