"""Whether a window can be shown, asked before Qt is: where there is no display, Qt ends the process without a word."""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

_NO_DISPLAY = (
    "There is no display to open a window on. "
    "Start comfy-desk from a desktop, or run it with --check, or with --tour DIR and QT_QPA_PLATFORM=offscreen."
)


def missing_display(environment: Mapping[str, str] | None = None, platform: str = sys.platform) -> str | None:
    """A sentence where no window can be shown, else None. Only X11 and Wayland can be missing."""
    env = os.environ if environment is None else environment
    if platform in ("win32", "darwin"):
        return None
    chosen = env.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if chosen and chosen not in ("xcb", "wayland", "wayland-egl"):
        return None
    if env.get("WAYLAND_DISPLAY") and chosen != "xcb" and _wayland_answers(env):
        return None
    display = env.get("DISPLAY", "")
    if display and _x_answers(display):
        return None
    if display:
        return f"The display {display!r} does not answer. {_NO_DISPLAY}"
    return _NO_DISPLAY


def unusable_platform(environment: Mapping[str, str] | None = None) -> str | None:
    """A sentence where none of the platforms that Qt will try can be loaded, else None: Qt would abort the process.

    Loads the first that can be; Qt needs it anyway.
    """
    if sys.platform in ("win32", "darwin"):
        return None
    env = os.environ if environment is None else environment
    named = [part.partition(":")[0] for part in env.get("QT_QPA_PLATFORM", "").split(";") if part]
    tried = named or (["xcb", "wayland"] if env.get("WAYLAND_DISPLAY") else ["xcb"])
    reasons: list[str] = []
    for name in tried:
        reason = _why_not_loaded(name, env)
        if reason is None:
            return None
        reasons.append(f"{name}: {reason}")
    return (
        f"Qt cannot open windows here ({'; '.join(reasons)}). "
        "Install the library that is named, or set QT_QPA_PLATFORM to a platform that is there."
    )


def _why_not_loaded(platform: str, env: Mapping[str, str]) -> str | None:
    from PySide6.QtCore import QCoreApplication, QPluginLoader

    folders = [Path(path) for path in env.get("QT_QPA_PLATFORM_PLUGIN_PATH", "").split(os.pathsep) if path]
    folders += [Path(path) / "platforms" for path in QCoreApplication.libraryPaths()]
    reason = "Qt has no such platform"
    for folder in folders:
        for plugin in sorted(folder.glob(f"libq{platform.partition('-')[0]}*.so")):
            loader = QPluginLoader(str(plugin))
            if loader.load():
                return None
            reason = " ".join(loader.errorString().split()).rstrip(".")
    return reason


def _wayland_answers(env: Mapping[str, str]) -> bool:
    name = Path(env["WAYLAND_DISPLAY"])
    path = name if name.is_absolute() else Path(env.get("XDG_RUNTIME_DIR", "/nonexistent")) / name
    return _connects(socket.AF_UNIX, str(path))


def _x_answers(display: str) -> bool:
    match = re.fullmatch(r"(?:unix)?(?P<host>[^:]*):(?P<number>[0-9]{1,5})(?:\.[0-9]+)?", display)
    if match is None:
        return Path(display.split(".")[0]).exists()  # macOS and some servers name a socket
    number = int(match["number"])
    if not match["host"]:
        path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 - where X servers put their sockets
        return _connects(socket.AF_UNIX, path) or _connects(socket.AF_UNIX, f"\0{path}")
    return _connects(socket.AF_INET, (match["host"].strip("[]"), 6000 + number))


def _connects(family: socket.AddressFamily, address: str | tuple[str, int]) -> bool:
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.settimeout(3)
            probe.connect(address)
    except OSError:
        return False
    return True
