"""What a Linux machine lacks for Qt and for the tests, and how a Debian-like one gets it.

Qt's wheels bring Qt, but not the system's own libraries; the loader is asked which of those are missing, since no list
would stay true. This module names the Debian packages and calls apt-get where it may. It knows nothing of Python
environments, and on other systems it only names what is missing. Standard library only.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

# Debian's package for each library that Qt's own files ask the system for. Where releases differ, the older name comes
# first.
PACKAGES: Mapping[str, tuple[str, ...]] = {
    "libEGL.so.1": ("libegl1",),
    "libGL.so.1": ("libgl1",),
    "libGLX.so.0": ("libglx0",),
    "libOpenGL.so.0": ("libopengl0",),
    "libICE.so.6": ("libice6",),
    "libSM.so.6": ("libsm6",),
    "libX11-xcb.so.1": ("libx11-xcb1",),
    "libX11.so.6": ("libx11-6",),
    "libXau.so.6": ("libxau6",),
    "libXcomposite.so.1": ("libxcomposite1",),
    "libXdamage.so.1": ("libxdamage1",),
    "libXext.so.6": ("libxext6",),
    "libXfixes.so.3": ("libxfixes3",),
    "libXi.so.6": ("libxi6",),
    "libXrandr.so.2": ("libxrandr2",),
    "libXrender.so.1": ("libxrender1",),
    "libXtst.so.6": ("libxtst6",),
    "libasound.so.2": ("libasound2", "libasound2t64"),
    "libbrotlidec.so.1": ("libbrotli1",),
    "libbz2.so.1.0": ("libbz2-1.0",),
    "libdbus-1.so.3": ("libdbus-1-3",),
    "libdrm.so.2": ("libdrm2",),
    "libexpat.so.1": ("libexpat1",),
    "libfontconfig.so.1": ("libfontconfig1",),
    "libfreetype.so.6": ("libfreetype6",),
    "libgbm.so.1": ("libgbm1",),
    "libglib-2.0.so.0": ("libglib2.0-0", "libglib2.0-0t64"),
    "libgobject-2.0.so.0": ("libglib2.0-0", "libglib2.0-0t64"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "libglib2.0-0t64"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2",),
    "libnspr4.so": ("libnspr4",),
    "libnss3.so": ("libnss3",),
    "libnssutil3.so": ("libnss3",),
    "libpng16.so.16": ("libpng16-16", "libpng16-16t64"),
    "libpulse.so.0": ("libpulse0",),
    "libpulse-mainloop-glib.so.0": ("libpulse-mainloop-glib0",),
    "libstdc++.so.6": ("libstdc++6",),
    "libudev.so.1": ("libudev1",),
    "libva.so.2": ("libva2",),
    "libva-drm.so.2": ("libva-drm2",),
    "libva-x11.so.2": ("libva-x11-2",),
    "libvulkan.so.1": ("libvulkan1",),
    "libwayland-client.so.0": ("libwayland-client0",),
    "libwayland-cursor.so.0": ("libwayland-cursor0",),
    "libwayland-egl.so.1": ("libwayland-egl1",),
    "libwayland-server.so.0": ("libwayland-server0",),
    "libxcb.so.1": ("libxcb1",),
    "libxcb-cursor.so.0": ("libxcb-cursor0",),
    "libxcb-glx.so.0": ("libxcb-glx0",),
    "libxcb-icccm.so.4": ("libxcb-icccm4",),
    "libxcb-image.so.0": ("libxcb-image0",),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1",),
    "libxcb-randr.so.0": ("libxcb-randr0",),
    "libxcb-render.so.0": ("libxcb-render0",),
    "libxcb-render-util.so.0": ("libxcb-render-util0",),
    "libxcb-shape.so.0": ("libxcb-shape0",),
    "libxcb-shm.so.0": ("libxcb-shm0",),
    "libxcb-sync.so.1": ("libxcb-sync1",),
    "libxcb-util.so.1": ("libxcb-util1",),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0",),
    "libxcb-xinerama.so.0": ("libxcb-xinerama0",),
    "libxcb-xinput.so.0": ("libxcb-xinput0",),
    "libxcb-xkb.so.1": ("libxcb-xkb1",),
    "libxkbcommon.so.0": ("libxkbcommon0",),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0",),
    "libz.so.1": ("zlib1g",),
    "libzstd.so.1": ("libzstd1",),
}

# Programs that some tests start. Without one, those tests are skipped and say so.
TEST_PROGRAMS: Mapping[str, tuple[str, ...]] = {
    "Xvfb": ("xvfb",),
    "xdotool": ("xdotool",),
    "jwm": ("jwm",),
    "gnome-keyring-daemon": ("gnome-keyring",),
    "dbus-run-session": ("dbus-daemon", "dbus"),
}

FONT_PACKAGE = ("fonts-dejavu-core",)

# Qt's files whose wishes count here, below the PySide6 package. The GTK theme, EGLFS and the like are left out:
# Qt does without them.
QT_FILES = (
    "Qt/plugins/platforms/libqxcb.so",
    "Qt/plugins/platforms/libqwayland*.so",
    "Qt/plugins/platforms/libqoffscreen.so",
    "Qt/plugins/xcbglintegrations/*.so",
    "Qt/plugins/platforminputcontexts/*.so",
    "Qt/plugins/multimedia/*.so",
    "Qt/plugins/imageformats/*.so",
    "Qt/plugins/iconengines/*.so",
    "QtCore.abi3.so",
    "QtGui.abi3.so",
    "QtWidgets.abi3.so",
    "QtNetwork.abi3.so",
    "QtSvg*.abi3.so",
    "QtMultimedia*.abi3.so",
)

NOT_FOUND = re.compile(r"^\s*(?P<soname>\S+) => not found", re.MULTILINE)
VERSION_NOT_FOUND = re.compile(r"version `(?P<version>[^']+)' not found")
CANNOT_OPEN = re.compile(r"(?P<soname>[^\s:'\"]+\.so[.\d]*): cannot open shared object file")
UNKNOWN_PACKAGE = re.compile(r"Unable to locate package|has no installation candidate")
APT_PATIENCE = ("-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20")


class Answer(NamedTuple):
    """What a command gave: its exit code and its output, errors included."""

    code: int
    output: str


Run = Callable[[Sequence[str]], Answer]
Say = Callable[[str], None]


def run_command(command: Sequence[str]) -> Answer:
    """Run a command quietly; one that does not exist answers 127, as in a shell."""
    try:
        done = subprocess.run(
            list(command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
            env={**os.environ, "LC_ALL": "C", "DEBIAN_FRONTEND": "noninteractive"},
        )
    except OSError as error:
        return Answer(127, str(error))
    return Answer(done.returncode, done.stdout)


def is_debian_like(root: Path = Path("/")) -> bool:
    """Whether apt-get is this machine's way to packages."""
    return sys.platform.startswith("linux") and (root / "etc/debian_version").exists() and bool(shutil.which("apt-get"))


def missing_in_ldd(output: str) -> list[str]:
    """Sonames that ldd says are not found, each once, in order."""
    return list(dict.fromkeys(match["soname"] for match in NOT_FOUND.finditer(output)))


def versions_missing_in_ldd(output: str) -> list[str]:
    """Symbol versions, such as ``GLIBC_2.34``, that the system's libraries are too old for."""
    return list(dict.fromkeys(match["version"] for match in VERSION_NOT_FOUND.finditer(output)))


def missing_in_import(output: str) -> list[str]:
    """Sonames named by the loader when an import failed; it names one at a time."""
    return list(dict.fromkeys(match["soname"] for match in CANNOT_OPEN.finditer(output)))


def packages_for(sonames: Iterable[str]) -> tuple[list[tuple[str, ...]], list[str]]:
    """Package name choices for the known sonames, and the sonames that nobody here knows."""
    known: dict[tuple[str, ...], None] = {}
    unknown: list[str] = []
    for soname in sonames:
        if soname in PACKAGES:
            known[PACKAGES[soname]] = None
        else:
            unknown.append(soname)
    return list(known), unknown


def qt_files(pyside: Path) -> list[Path]:
    """The files of an installed PySide6 that are asked what they miss."""
    return sorted(path for pattern in QT_FILES for path in pyside.glob(pattern))


def ask_loader(files: Sequence[Path], run: Run = run_command) -> tuple[list[str], list[str]]:
    """Missing sonames and missing symbol versions of these files, by ldd."""
    if not files or not shutil.which("ldd"):
        return [], []
    output = run(["ldd", *map(str, files)]).output
    return missing_in_ldd(output), versions_missing_in_ldd(output)


def ask_imports(python: Path, run: Run = run_command) -> list[str]:
    """Sonames that importing Qt itself stumbles over; nothing where all three imports pass."""
    missing: list[str] = []
    for module in ("QtGui", "QtWidgets", "QtMultimedia"):
        answer = run([str(python), "-c", f"import PySide6.{module}"])
        if answer.code:
            missing += missing_in_import(answer.output)
    return list(dict.fromkeys(missing))


def missing_programs() -> list[tuple[str, ...]]:
    """Package name choices for the test programs that are not on this machine."""
    return [names for program, names in TEST_PROGRAMS.items() if not shutil.which(program)]


def has_font(run: Run = run_command, folders: Sequence[Path] | None = None) -> bool:
    """Whether this machine has any font to write with."""
    if shutil.which("fc-list"):
        return bool(run(["fc-list", ":", "family"]).output.strip())
    home = Path.home()
    places = folders or [
        Path("/usr/share/fonts"),
        Path("/usr/local/share/fonts"),
        home / ".local/share/fonts",
        home / ".fonts",
    ]
    return any(path.suffix.lower() in {".ttf", ".otf", ".ttc"} for place in places for path in place.rglob("*"))


def privilege(run: Run = run_command, *, root: bool | None = None) -> list[str] | None:
    """The words before apt-get: none for root, sudo where it asks no password; None where neither holds."""
    if (os.geteuid() == 0) if root is None else root:
        return []
    if run(["sudo", "-n", "true"]).code == 0:
        return ["sudo", "-n", "env", "DEBIAN_FRONTEND=noninteractive"]
    return None


def choose(names: Sequence[str], run: Run = run_command) -> str:
    """The first of these package names that apt can install here; the first of all where it knows none."""
    if len(names) > 1:
        for name in names:
            candidate = re.search(r"Candidate: (\S+)", run(["apt-cache", "policy", name]).output)
            if candidate and candidate[1] != "(none)":
                return name
    return names[0]


def install(wanted: Sequence[tuple[str, ...]], say: Say, run: Run = run_command, *, root: bool | None = None) -> bool:
    """Install packages, or say the one command that would. Whether all of them are installed now."""
    wanted = list(dict.fromkeys(wanted))
    if not wanted:
        return True
    before = privilege(run, root=root)
    if before is None:
        names = [choose(choices, run) for choices in wanted]
        say(f"This machine lacks {', '.join(names)}. Please type:\n    sudo apt-get install {' '.join(names)}")
        return False
    run([*before, "apt-get", *APT_PATIENCE, "-q", "update"])
    names = [choose(choices, run) for choices in wanted]
    say(f"Installing {', '.join(names)} …")
    command = [*before, "apt-get", *APT_PATIENCE, "-q", "-y", "--no-install-recommends", "install"]
    answer = run([*command, *names])
    if UNKNOWN_PACKAGE.search(answer.output):
        # A name that this release does not have must not keep the others away.
        answers = {name: run([*command, name]) for name in names}
        names = [name for name, one in answers.items() if one.code]
        answer = answers[names[0]] if names else answer._replace(code=0)
    if answer.code:
        tail = "\n".join("    " + line for line in answer.output.strip().splitlines()[-5:])
        say(f"apt-get could not install {', '.join(names)}:\n{tail}")
    return answer.code == 0


def prepare(pyside: Path, python: Path, say: Say, *, thorough: bool, tests: bool, run: Run = run_command) -> None:
    """Bring what Qt misses on this machine, as far as that can be had; say the rest and go on.

    ``thorough`` also imports Qt, which takes longer than asking the loader; ``tests`` adds what only tests start.
    """
    sonames, versions = ask_loader(qt_files(pyside), run)
    if thorough and not sonames:
        sonames = ask_imports(python, run)
    if versions:
        say(f"This system's libraries are too old for this Qt: it asks for {', '.join(versions)}.")
    packages, unknown = packages_for(sonames)
    if not is_debian_like():
        if sonames:
            say(f"Qt misses libraries of this system, please install them: {', '.join(sonames)}.")
        return
    if unknown:
        say(f"Qt misses {', '.join(unknown)}, and which package brings that is not known here.")
    if not has_font(run):
        packages.append(FONT_PACKAGE)
    if tests:
        packages += missing_programs()
    if install(packages, say, run) and packages:
        left, _ = ask_loader(qt_files(pyside), run)
        if left := [soname for soname in left if soname not in unknown]:
            say(f"Still missing: {', '.join(left)}.")
