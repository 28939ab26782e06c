"""One command for everything a developer or a curious artist does here: run, test, bench, fuzz, lint.

    python3 packaging/dev.py run [arguments of the program]
    python3 packaging/dev.py test [arguments of pytest]
    python3 packaging/dev.py bench [arguments of the benchmark]
    python3 packaging/dev.py fuzz [SECONDS] [--seed N] [arguments of tests/fuzzing/fuzz.py]
    python3 packaging/dev.py lint [paths, or options of ruff check]

It makes ``.venv`` beside the project, installs the project into it, brings what Qt misses on a Debian-like Linux, and
hands over. When nothing changed, it needs no network and starts within seconds. It builds no packages and publishes
nothing. Standard library only.
"""

from __future__ import annotations

import sys

# The one place that an older Python can reach: everything below may use what 3.11 brings.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "comfy-desk needs Python 3.11 or newer, and this is Python {}.{}: "
        "please start this script with a newer one.".format(*sys.version_info[:2])
    )

import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path

import debian

ROOT = Path(__file__).resolve().parent.parent
WINDOWS = os.name == "nt"
COMMANDS = ("run", "test", "bench", "fuzz", "lint")
# Arguments with which the program opens no window, so that a missing display is no reason to take the tour.
NO_WINDOW = ("--tour", "--check", "--help", "-h", "--version")
TAIL_LINES = 15
STAMP = "dev-stamp.json"


class DevError(Exception):
    """Something that ends this script with a sentence instead of a traceback."""


def say(text: str) -> None:
    """Tell the person at the terminal, in order with what the children print."""
    print(text, flush=True)


# --- the environment -------------------------------------------------------------------------------------------------


def venv_python(venv: Path, *, windows: bool = WINDOWS) -> Path:
    """The interpreter inside a virtual environment."""
    return venv / "Scripts" / "python.exe" if windows else venv / "bin" / "python"


def base_python() -> str:
    """The interpreter to make environments with, also when this script runs inside one."""
    return getattr(sys, "_base_executable", "") or sys.executable


def wanted_stamp(root: Path) -> dict[str, str]:
    """What an up-to-date environment was made from. A moved folder counts: environments hold absolute paths."""
    return {
        "python": "{}.{}.{}".format(*sys.version_info[:3]),
        "root": str(root),
        "project": hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest(),
    }


def read_stamp(path: Path) -> dict[str, str] | None:
    """The stamp of the last complete installation; None where there is none or it cannot be read."""
    try:
        stamp = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return stamp if isinstance(stamp, dict) else None


def decide(stamp: Mapping[str, str] | None, wanted: Mapping[str, str], *, works: bool, interrupted: bool) -> str:
    """What to do with the environment: nothing (``ready``), ``install`` into it, or ``remake`` it from nothing."""
    if not works or interrupted:
        return "remake"
    if stamp is None:
        return "install"
    if any(stamp.get(fact) != wanted[fact] for fact in ("python", "root")):
        return "remake"
    return "ready" if stamp.get("project") == wanted["project"] else "install"


def environment_works(python: Path) -> bool:
    """Whether the environment's interpreter starts, is of this version, and has pip."""
    code = "import sys, pip; print(*sys.version_info[:3], sep='.')"
    answer = debian.run_command([str(python), "-c", code])
    return answer.code == 0 and answer.output.strip() == "{}.{}.{}".format(*sys.version_info[:3])


def make_environment(venv: Path) -> None:
    """Make the environment from nothing, taking an older one away first."""
    if venv.exists() or venv.is_symlink():
        say(f"Making {venv.name} anew …")
        try:
            # First, so that an interrupted removal is not taken for a complete installation.
            (venv / STAMP).unlink(missing_ok=True)
            venv.unlink() if venv.is_symlink() or venv.is_file() else shutil.rmtree(venv)
        except OSError as error:
            raise DevError(f"The old {venv} cannot be removed ({error.strerror}): please close what uses it.") from None
    need_venv_module()
    answer = debian.run_command([base_python(), "-m", "venv", str(venv)])
    if answer.code:
        raise DevError(f"The environment {venv} could not be made:\n{tail(answer.output.splitlines())}")


def need_venv_module() -> None:
    """Debian keeps parts of Python's own venv in a package of its own: bring it, or say how."""
    if all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        return
    package = "python{}.{}-venv".format(*sys.version_info[:2])
    if not debian.is_debian_like():
        raise DevError("This Python lacks its own modules venv and ensurepip: please install a complete Python.")
    installed = debian.install([(package, "python3-venv")], say)
    importlib.invalidate_caches()
    if not installed or not importlib.util.find_spec("ensurepip"):
        raise DevError(f"Python's own {package} is needed first.")


def install_command(python: Path) -> list[str]:
    """How the project and its development tools get into the environment."""
    return [str(python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "-e", ".[dev]"]


def install_project(python: Path, root: Path) -> None:
    """Install the project with pip, showing the larger downloads; on failure its last lines are the reason."""
    say("Installing comfy-desk and its tools. The first time takes a few minutes …")
    last: deque[str] = deque(maxlen=TAIL_LINES)
    with subprocess.Popen(
        install_command(python),
        cwd=root,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    ) as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            last.append(line.rstrip())
            if line.lstrip().startswith("Downloading ") and line.rstrip().endswith("MB)"):
                say(f"  {line.strip()}")
    if pip.returncode:
        raise DevError(f"pip could not install comfy-desk (is there a network?). Its last lines:\n{tail(last)}")


def tail(lines: Sequence[str]) -> str:
    """The last lines of some output, indented."""
    return "\n".join(f"    {line}" for line in list(lines)[-TAIL_LINES:])


def prepare_environment(root: Path, *, tests: bool) -> Path:
    """An environment that is up to date, with Qt's libraries beside it; the path of its interpreter."""
    venv = root / ".venv"
    python, stamp, marker = venv_python(venv), venv / STAMP, venv / "dev-installing"
    wanted = wanted_stamp(root)
    todo = decide(read_stamp(stamp), wanted, works=environment_works(python), interrupted=marker.exists())
    if todo == "remake":
        make_environment(venv)
    if todo != "ready":
        # An installation that was interrupted leaves the marker, and the environment is not trusted again. One that pip
        # gave up, for want of a network above all, leaves things as they were: there is nothing to start over.
        stamp.unlink(missing_ok=True)
        marker.touch()
        try:
            install_project(python, root)
        except DevError:
            marker.unlink()
            raise
        stamp.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
        marker.unlink()
    if sys.platform.startswith("linux"):
        for pyside in venv.glob("lib/python*/site-packages/PySide6"):
            debian.prepare(pyside, python, say, thorough=todo != "ready", tests=tests)
    return python


# --- the commands ----------------------------------------------------------------------------------------------------


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a window can be shown; only Linux says so by its environment."""
    return not platform.startswith("linux") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def takes_tour(arguments: Sequence[str], *, display: bool) -> bool:
    """Whether ``run`` takes the tour: nothing can be shown, and the arguments do not say what to do instead."""
    return not display and not any(argument.split("=")[0] in NO_WINDOW for argument in arguments)


def run_program_command(python: Path, arguments: Sequence[str], root: Path, *, display: bool) -> list[str]:
    """The program on the practice Router; without a display, its tour off screen."""
    tour = ["--tour", str(root / "tour")] if takes_tour(arguments, display=display) else []
    return [str(python), "-m", "comfy_desk", "--practice", *tour, *arguments]


def lint_commands(python: Path, arguments: Sequence[str]) -> list[list[str]]:
    """The checks that run no code of ours. Options go to ruff's check alone, paths to every tool that takes some."""
    paths = [argument for argument in arguments if not argument.startswith("-")]
    options = [argument for argument in arguments if argument.startswith("-")]
    module = [str(python), "-m"]
    lint_imports = "import sys; from importlinter.cli import lint_imports_command; lint_imports_command()"
    return [
        [*module, "ruff", "check", *options, *(paths or ["."])],
        [*module, "ruff", "format", "--check", *(paths or ["."])],
        [*module, "mypy", *paths],
        [str(python), "-c", lint_imports],
    ]


def call(command: Sequence[str], *, cwd: Path | None = None, extra: Mapping[str, str] | None = None) -> int:
    """Run a child in the foreground and give its exit code; Ctrl+C reaches it and is waited for."""
    with subprocess.Popen(list(command), cwd=cwd, env={**os.environ, **(extra or {})}) as child:
        while True:
            try:
                code = child.wait()
            except KeyboardInterrupt:
                continue
            return code if code >= 0 else 128 - code


def run(python: Path, arguments: Sequence[str]) -> int:
    """Open the program on the practice Router, or take its tour where no window can be shown."""
    display = has_display(sys.platform, os.environ)
    command = run_program_command(python, arguments, ROOT, display=display)
    if display:
        return call(command)
    if takes_tour(arguments, display=display):
        say(f"No display here: the program takes its tour off screen and leaves its pictures in {ROOT / 'tour'}")
    code = call(command, extra={"QT_QPA_PLATFORM": "offscreen"})
    if takes_tour(arguments, display=display):
        ended = "" if code == 0 else f"The tour ended with exit code {code}. "
        say(f"{ended}Its pictures are in {ROOT / 'tour'}")
    return code


def test_command(python: Path, arguments: Sequence[str], cores: int) -> list[str]:
    """The tests, one more beside each other than there are cores, since many wait; with arguments, pytest as they say.

    In their own order: the long ones come first, and none of them is left over for one process alone at the end.
    """
    shares = ("--dist", "loadfile", "--no-loadscope-reorder")
    beside = () if arguments else ("-n", str(min(max(cores, 2) + 1, 5)), *shares)
    return [str(python), "-m", "pytest", *beside, *arguments]


def compiled(environment: Mapping[str, str]) -> dict[str, str]:
    """Where compiled modules are kept while tests run: where none may lie beside the sources, beside the environment.

    The tests start hundreds of programs, and each of them would compile everything anew.
    """
    if not environment.get("PYTHONDONTWRITEBYTECODE"):
        return {}
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(ROOT / ".venv" / "bytecode")}


def test(python: Path, arguments: Sequence[str]) -> int:
    """Run the tests."""
    command = test_command(python, arguments, os.cpu_count() or 1)
    return call(command, cwd=ROOT, extra=compiled(os.environ))


def bench(python: Path, arguments: Sequence[str]) -> int:
    """Measure; figures come as a table and as JSON."""
    return call([str(python), str(ROOT / "tests" / "bench" / "run.py"), *arguments], cwd=ROOT)


def fuzz(python: Path, arguments: Sequence[str]) -> int:
    """Look for answers, files and texts that break a promise; each that does is kept."""
    return call([str(python), str(ROOT / "tests" / "fuzzing" / "fuzz.py"), *arguments], cwd=ROOT)


def lint(python: Path, arguments: Sequence[str]) -> int:
    """Run every check, also after one has failed."""
    return max([call(command, cwd=ROOT) for command in lint_commands(python, arguments)])


def main(argv: Sequence[str]) -> int:
    """Do what the command line asks for; the exit code."""
    if not argv or argv[0] not in COMMANDS:
        say((__doc__ or "").strip())
        return 0 if argv and argv[0] in {"-h", "--help"} else 2
    command, arguments = argv[0], list(argv[1:])
    if arguments[:1] == ["--"]:
        del arguments[0]
    try:
        python = prepare_environment(ROOT, tests=command == "test")
        return {"run": run, "test": test, "bench": bench, "fuzz": fuzz, "lint": lint}[command](python, arguments)
    except DevError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("Stopped.")
        return 130
    except OSError as error:
        say(f"That did not work: {error}")
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
