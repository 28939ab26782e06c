"""packaging/dev.py and what it knows of Debian: decisions, commands and texts, without installing anything."""

from __future__ import annotations

import importlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
POSIX = pytest.mark.skipif(os.name == "nt", reason="uses a shell script in the place of Python")


@pytest.fixture(scope="module")
def scripts() -> Iterator[tuple[Any, Any]]:
    """The modules `dev` and `debian`, which are no package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        yield importlib.import_module("dev"), importlib.import_module("debian")
        for name in ("dev", "debian"):
            sys.modules.pop(name, None)


@pytest.fixture
def dev(scripts):
    return scripts[0]


@pytest.fixture
def debian(scripts):
    return scripts[1]


class Machine:
    """Answers commands by their first words that are known, success and silence otherwise, and keeps them."""

    def __init__(self, debian: Any, **answers: tuple[int, str]) -> None:
        self._answer = debian.Answer
        self._answers = {words.replace("_", " "): answer for words, answer in answers.items()}
        self.commands: list[str] = []

    def __call__(self, command: Sequence[str]) -> Any:
        line = " ".join(command)
        self.commands.append(line)
        for words, answer in self._answers.items():
            if words in line.replace("-", " "):
                return self._answer(*answer)
        return self._answer(0, "")


# --- what is missing -------------------------------------------------------------------------------------------------

LDD = """/somewhere/PySide6/Qt/plugins/platforms/libqxcb.so:
\tlinux-vdso.so.1 (0x00007ffd5c3f2000)
\tlibQt6XcbQpa.so.6 => /somewhere/PySide6/Qt/plugins/platforms/../../lib/libQt6XcbQpa.so.6 (0x00007f6f1a000000)
\tlibxcb-icccm.so.4 => not found
\tlibfontconfig.so.1 => /lib/x86_64-linux-gnu/libfontconfig.so.1 (0x00007f6f19d5c000)
\tlibxcb-keysyms.so.1 => not found
\tlibxcb-icccm.so.4 => not found
\t/lib64/ld-linux-x86-64.so.2 (0x00007f6f1a7ee000)
/somewhere/PySide6/QtMultimedia.abi3.so: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.34' not found (required by /x)
\tlibpulse.so.0 => not found
\tlibstrange-9.so.7 => not found
\tnot a dynamic executable
"""


def test_ldds_output_is_read(debian):
    assert debian.missing_in_ldd(LDD) == [
        "libxcb-icccm.so.4",
        "libxcb-keysyms.so.1",
        "libpulse.so.0",
        "libstrange-9.so.7",
    ]
    assert debian.versions_missing_in_ldd(LDD) == ["GLIBC_2.34"]
    assert debian.missing_in_ldd("") == debian.versions_missing_in_ldd("") == []


def test_a_failed_import_is_read(debian):
    text = "ImportError: libEGL.so.1: cannot open shared object file: No such file or directory"
    assert debian.missing_in_import(f"Traceback …\n{text}\n") == ["libEGL.so.1"]
    assert debian.missing_in_import("ModuleNotFoundError: No module named 'PySide6'") == []


def test_known_libraries_become_packages_and_others_stay_names(debian):
    packages, unknown = debian.packages_for(debian.missing_in_ldd(LDD))
    assert packages == [("libxcb-icccm4",), ("libxcb-keysyms1",), ("libpulse0",)]
    assert unknown == ["libstrange-9.so.7"]
    twice, _ = debian.packages_for(["libglib-2.0.so.0", "libgthread-2.0.so.0"])
    assert twice == [("libglib2.0-0", "libglib2.0-0t64")]


@pytest.mark.parametrize(
    ("soname", "package"),
    [
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxcb-keysyms.so.1", "libxcb-keysyms1"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libpulse.so.0", "libpulse0"),
        ("libEGL.so.1", "libegl1"),
        ("libGL.so.1", "libgl1"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libnss3.so", "libnss3"),
    ],
)
def test_the_table_of_libraries(debian, soname, package):
    assert debian.PACKAGES[soname][0] == package


def test_the_table_is_well_formed(debian):
    for soname, names in debian.PACKAGES.items():
        assert re.fullmatch(r"lib[\w.+-]+\.so(\.\d+)*", soname)
        assert names
        assert all(re.fullmatch(r"[a-z0-9][a-z0-9.+-]+", name) for name in names)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks a Linux loader")
def test_qts_own_files_are_found_and_the_loader_answers_for_them(debian):
    import importlib.util

    spec = importlib.util.find_spec("PySide6")
    assert spec is not None
    assert spec.origin is not None
    files = debian.qt_files(Path(spec.origin).parent)
    names = {path.name for path in files}
    assert {"libqxcb.so", "libqoffscreen.so", "QtMultimedia.abi3.so", "QtWidgets.abi3.so"} <= names
    sonames, versions = debian.ask_loader(files)
    assert versions == []
    assert set(debian.packages_for(sonames)[1]) == set(), "a library that the table does not know"


# --- bringing it -----------------------------------------------------------------------------------------------------


def test_root_updates_first_and_installs_in_one_go(debian):
    machine, said = Machine(debian), []
    assert debian.install([("libpulse0",), ("xvfb",), ("libpulse0",)], said.append, machine, root=True)
    assert [re.sub(r"-o \S+ ", "", line) for line in machine.commands] == [
        "apt-get -q update",
        "apt-get -q -y --no-install-recommends install libpulse0 xvfb",
    ]
    assert said == ["Installing libpulse0, xvfb …"]


def test_sudo_is_used_where_it_asks_no_password(debian):
    machine = Machine(debian)
    assert debian.install([("libpulse0",)], print, machine, root=False)
    assert machine.commands[0] == "sudo -n true"
    assert all(line.startswith("sudo -n env DEBIAN_FRONTEND=noninteractive apt-get ") for line in machine.commands[1:])


def test_without_the_right_the_one_command_is_said(debian):
    machine, said = Machine(debian, sudo=(1, "a password is required")), []
    assert not debian.install([("libpulse0",), ("libasound2", "libasound2t64")], said.append, machine, root=False)
    assert said == [
        "This machine lacks libpulse0, libasound2. Please type:\n    sudo apt-get install libpulse0 libasound2"
    ]
    assert not [line for line in machine.commands if "apt-get" in line]


def test_nothing_wanted_runs_nothing(debian):
    machine = Machine(debian)
    assert debian.install([], print, machine, root=True)
    assert machine.commands == []


def test_the_name_that_this_release_has_is_chosen(debian):
    machine = Machine(
        debian, policy_libasound2t64=(0, "  Candidate: 1.2"), policy_libasound2=(0, "  Candidate: (none)")
    )
    assert debian.choose(("libasound2", "libasound2t64"), machine) == "libasound2t64"
    assert debian.choose(("libpulse0",), machine) == "libpulse0"
    assert debian.choose(("one", "two"), Machine(debian)) == "one"


def test_a_name_that_the_release_lacks_does_not_keep_the_others_away(debian):
    machine = Machine(
        debian, install_xvfb=(100, "E: Unable to locate package xvfb"), libpulse0_xvfb=(100, "Unable to locate package")
    )
    said: list[str] = []
    assert not debian.install([("libpulse0",), ("xvfb",)], said.append, machine, root=True)
    assert [line.split("install ")[-1] for line in machine.commands[1:]] == ["libpulse0 xvfb", "libpulse0", "xvfb"]
    assert said[-1] == "apt-get could not install xvfb:\n    E: Unable to locate package xvfb"


def test_without_a_network_the_tail_is_said_once(debian):
    machine, said = Machine(debian, install=(100, "\n".join(f"line {n}" for n in range(50)))), []
    assert not debian.install([("libpulse0",), ("xvfb",)], said.append, machine, root=True)
    assert said[-1].splitlines() == [
        "apt-get could not install libpulse0, xvfb:",
        *[f"    line {n}" for n in range(45, 50)],
    ]
    assert len(machine.commands) == 2


@pytest.fixture
def bare_debian(debian, monkeypatch, tmp_path):
    """A Debian-like machine with every font and test program; gives the folder of its PySide6."""
    monkeypatch.setattr(debian, "is_debian_like", lambda: True)
    monkeypatch.setattr(debian, "has_font", lambda run: True)
    monkeypatch.setattr(debian, "missing_programs", list)
    monkeypatch.setattr(debian.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(debian, "privilege", lambda run, root: [])
    (tmp_path / "QtWidgets.abi3.so").touch()
    return tmp_path


def prepare(debian: Any, pyside: Path, machine: Machine, *, thorough: bool = False, tests: bool = False) -> list[str]:
    said: list[str] = []
    debian.prepare(pyside, Path("python"), said.append, thorough=thorough, tests=tests, run=machine)
    return said


def test_a_complete_machine_is_asked_once_and_told_nothing(debian, bare_debian):
    machine = Machine(debian)
    assert prepare(debian, bare_debian, machine) == []
    assert [line.split()[0] for line in machine.commands] == ["ldd"]


def test_imports_are_asked_after_an_installation(debian, bare_debian):
    machine = Machine(debian, QtMultimedia=(1, "ImportError: libpulse.so.0: cannot open shared object file: No"))
    assert prepare(debian, bare_debian, machine, thorough=True) == ["Installing libpulse0 …"]


def test_what_is_still_missing_and_what_nobody_knows_is_said(debian, bare_debian):
    said = prepare(debian, bare_debian, Machine(debian, ldd=(0, LDD)))
    assert said == [
        "This system's libraries are too old for this Qt: it asks for GLIBC_2.34.",
        "Qt misses libstrange-9.so.7, and which package brings that is not known here.",
        "Installing libxcb-icccm4, libxcb-keysyms1, libpulse0 …",
        "Still missing: libxcb-icccm.so.4, libxcb-keysyms.so.1, libpulse.so.0.",
    ]


def test_fonts_and_test_programs_are_brought_too(debian, bare_debian, monkeypatch):
    monkeypatch.setattr(debian, "has_font", lambda run: False)
    monkeypatch.setattr(debian, "missing_programs", lambda: [("xvfb",), ("gnome-keyring",)])
    assert prepare(debian, bare_debian, Machine(debian), tests=True) == [
        "Installing fonts-dejavu-core, xvfb, gnome-keyring …"
    ]
    assert prepare(debian, bare_debian, Machine(debian)) == ["Installing fonts-dejavu-core …"]


def test_another_linux_is_told_the_names(debian, bare_debian, monkeypatch):
    monkeypatch.setattr(debian, "is_debian_like", lambda: False)
    machine = Machine(debian, ldd=(0, "\tlibpulse.so.0 => not found\n"))
    assert prepare(debian, bare_debian, machine, tests=True) == [
        "Qt misses libraries of this system, please install them: libpulse.so.0."
    ]
    assert len(machine.commands) == 1


def test_a_font_in_a_folder_counts_where_fontconfig_has_no_command(debian, monkeypatch, tmp_path):
    monkeypatch.setattr(debian.shutil, "which", lambda name: None)
    assert not debian.has_font(folders=[tmp_path])
    (tmp_path / "truetype").mkdir()
    (tmp_path / "truetype" / "Sans.TTF").touch()
    (tmp_path / "readme.txt").touch()
    assert not debian.has_font(folders=[tmp_path / "nowhere"])
    assert debian.has_font(folders=[tmp_path])


def test_a_command_that_does_not_exist_answers_as_in_a_shell(debian):
    assert debian.run_command(["no-such-command-here"]).code == 127


# --- the environment -------------------------------------------------------------------------------------------------

WANTED = {"python": "3.11.7", "root": "/a", "project": "f00"}


@pytest.mark.parametrize(
    ("stamp", "works", "interrupted", "todo"),
    [
        (WANTED, True, False, "ready"),
        (None, True, False, "install"),
        ({**WANTED, "project": "ba5"}, True, False, "install"),
        ({**WANTED, "python": "3.12.1"}, True, False, "remake"),
        ({**WANTED, "root": "/moved"}, True, False, "remake"),
        ({}, True, False, "remake"),
        (WANTED, False, False, "remake"),
        (None, False, False, "remake"),
        (WANTED, True, True, "remake"),
        (None, True, True, "remake"),
    ],
)
def test_what_becomes_of_an_environment(dev, stamp, works, interrupted, todo):
    assert dev.decide(stamp, WANTED, works=works, interrupted=interrupted) == todo


def test_the_stamp_follows_the_project_file(dev, tmp_path):
    (tmp_path / "pyproject.toml").write_text("a = 1\n", encoding="utf-8")
    first = dev.wanted_stamp(tmp_path)
    assert first == dev.wanted_stamp(tmp_path)
    assert first["python"] == "{}.{}.{}".format(*sys.version_info[:3])
    (tmp_path / "pyproject.toml").write_text("a = 2\n", encoding="utf-8")
    second = dev.wanted_stamp(tmp_path)
    assert {fact for fact in first if first[fact] != second[fact]} == {"project"}


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"x"', "\x00"])
def test_a_stamp_that_cannot_be_read_is_none(dev, tmp_path, text):
    (tmp_path / "stamp").write_text(text, encoding="utf-8")
    assert dev.read_stamp(tmp_path / "stamp") is None
    assert dev.read_stamp(tmp_path / "missing") is None


def test_where_the_interpreter_lies(dev):
    assert dev.venv_python(Path("v"), windows=False) == Path("v/bin/python")
    assert dev.venv_python(Path("v"), windows=True) == Path("v/Scripts/python.exe")


def test_an_environment_works_or_not(dev, tmp_path):
    assert dev.environment_works(Path(sys.executable))
    assert not dev.environment_works(tmp_path / "bin" / "python")


class Steps:
    """A project folder whose steps are recorded instead of done."""

    def __init__(self, dev: Any, patch: pytest.MonkeyPatch, root: Path) -> None:
        self.done: list[str] = []
        self.root = root
        self._dev = dev
        self.breaks: BaseException | None = None
        (root / "pyproject.toml").write_text("a = 1\n", encoding="utf-8")
        patch.setattr(dev, "environment_works", lambda python: (root / ".venv").is_dir())
        patch.setattr(dev, "make_environment", self._make)
        patch.setattr(dev, "install_project", self._install)
        patch.setattr(dev.debian, "prepare", lambda *args, **kwargs: self.done.append(f"libraries {kwargs}"))

    def _make(self, venv: Path) -> None:
        self.done.append("make")
        venv.mkdir(exist_ok=True)
        for path in venv.iterdir():
            path.unlink()

    def _install(self, python: Path, root: Path) -> None:
        self.done.append("install")
        if self.breaks:
            raise self.breaks

    def __call__(self) -> list[str]:
        self.done.clear()
        self._dev.prepare_environment(self.root, tests=False)
        return [step for step in self.done if not step.startswith("libraries")]


@pytest.fixture
def steps(dev, monkeypatch, tmp_path):
    return Steps(dev, monkeypatch, tmp_path)


def test_the_second_start_installs_nothing(steps):
    assert steps() == ["make", "install"]
    assert steps() == []
    (steps.root / "pyproject.toml").write_text("a = 2\n", encoding="utf-8")
    assert steps() == ["install"]
    assert steps() == []


def test_an_interrupted_installation_is_started_over(steps):
    steps.breaks = KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        steps()
    steps.breaks = None
    assert steps() == ["make", "install"]
    assert steps() == []
    # Also when it was an update of a complete environment.
    (steps.root / "pyproject.toml").write_text("a = 3\n", encoding="utf-8")
    steps.breaks = KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        steps()
    steps.breaks = None
    assert steps() == ["make", "install"]


def test_an_installation_that_pip_gave_up_is_tried_again_in_place(steps, dev):
    steps()
    (steps.root / "pyproject.toml").write_text("a = 4\n", encoding="utf-8")
    steps.breaks = dev.DevError("no network")
    for _ in range(2):
        with pytest.raises(dev.DevError):
            steps()
        assert "make" not in steps.done
    steps.breaks = None
    assert steps() == ["install"]
    assert steps() == []


def test_an_environment_from_another_place_is_remade(steps):
    steps()
    stamp = steps.root / ".venv" / "dev-stamp.json"
    stamp.write_text(json.dumps({**json.loads(stamp.read_text("utf-8")), "root": "/elsewhere"}), encoding="utf-8")
    assert steps() == ["make", "install"]


@pytest.mark.slow
def test_a_broken_environment_is_really_remade(dev, monkeypatch, tmp_path):
    """Its interpreter has vanished, as after an upgrade of the system's Python."""
    (tmp_path / "pyproject.toml").touch()
    python = dev.venv_python(tmp_path / ".venv")
    python.parent.mkdir(parents=True)
    if os.name != "nt":
        python.symlink_to("python-that-is-gone")
    (tmp_path / ".venv" / "left-over").touch()
    monkeypatch.setattr(dev, "install_project", lambda python, root: None)
    assert not dev.environment_works(python)
    assert dev.prepare_environment(tmp_path, tests=False) == python
    assert dev.environment_works(python)
    assert not (tmp_path / ".venv" / "left-over").exists()


@POSIX
def test_a_failed_installation_shows_the_end_of_what_pip_said(dev, tmp_path, capsys):
    python = tmp_path / "python"
    python.write_text(
        "#!/bin/sh\nseq 1 40 | sed 's/^/line /'\necho '  Downloading big.whl (9 MB)'\nexit 3\n", encoding="utf-8"
    )
    python.chmod(0o755)
    with pytest.raises(dev.DevError) as caught:
        dev.install_project(python, tmp_path)
    lines = str(caught.value).splitlines()
    assert lines[0] == "pip could not install comfy-desk (is there a network?). Its last lines:"
    assert lines[1:] == [*[f"    line {n}" for n in range(27, 41)], "      Downloading big.whl (9 MB)"]
    assert "Downloading big.whl (9 MB)" in capsys.readouterr().out


def test_a_python_without_venv_is_named(dev, monkeypatch):
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(dev.debian, "is_debian_like", lambda: False)
    with pytest.raises(dev.DevError, match="lacks its own modules venv and ensurepip"):
        dev.need_venv_module()
    wanted: list[Any] = []
    monkeypatch.setattr(dev.debian, "is_debian_like", lambda: True)
    monkeypatch.setattr(dev.debian, "install", lambda packages, say: wanted.extend(packages))
    with pytest.raises(dev.DevError, match=r"python3\.\d+-venv is needed first"):
        dev.need_venv_module()
    assert wanted == [("python{}.{}-venv".format(*sys.version_info[:2]), "python3-venv")]


# --- the commands ----------------------------------------------------------------------------------------------------

PROGRAM = ["python", "-m", "comfy_desk", "--practice"]


@pytest.mark.parametrize(
    ("display", "arguments", "expected"),
    [
        (True, [], []),
        (True, ["--theme", "dark"], ["--theme", "dark"]),
        (False, [], ["--tour", str(Path("/p") / "tour")]),
        (False, ["--speed", "20"], ["--tour", str(Path("/p") / "tour"), "--speed", "20"]),
        (False, ["--tour", "mine"], ["--tour", "mine"]),
        (False, ["--tour=mine"], ["--tour=mine"]),
        (False, ["--check"], ["--check"]),
    ],
)
def test_how_the_program_is_started(dev, display, arguments, expected):
    assert dev.run_program_command(Path("python"), arguments, Path("/p"), display=display) == [*PROGRAM, *expected]


@pytest.mark.parametrize(
    ("platform", "environment", "display"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_whether_there_is_a_display(dev, platform, environment, display):
    assert dev.has_display(platform, environment) is display


def test_what_run_does_without_a_display(dev, monkeypatch, capsys):
    calls: list[tuple[list[str], Any]] = []
    monkeypatch.setattr(dev, "call", lambda command, cwd=None, extra=None: calls.append((list(command), extra)) or 3)
    monkeypatch.setattr(dev.sys, "platform", "linux")
    assert dev.run(Path("python"), ["--speed", "20"]) == 3
    ((command, extra),) = calls
    assert command == [*PROGRAM, "--tour", str(dev.ROOT / "tour"), "--speed", "20"]
    assert extra == {"QT_QPA_PLATFORM": "offscreen"}
    assert str(dev.ROOT / "tour") in capsys.readouterr().out
    monkeypatch.setenv("DISPLAY", ":7")
    assert dev.run(Path("python"), []) == 3
    assert calls[1] == (PROGRAM, None)


def test_what_lint_runs(dev):
    assert [command[1:-1] if "-c" in command else command[2:] for command in dev.lint_commands(Path("python"), [])] == [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
        ["-c"],
    ]
    some = [command[2:] for command in dev.lint_commands(Path("python"), ["--fix", "comfy_desk/vault"])]
    assert some[0] == ["ruff", "check", "--fix", "comfy_desk/vault"]
    assert some[1] == ["ruff", "format", "--check", "comfy_desk/vault"]
    assert some[2] == ["mypy", "comfy_desk/vault"]


def test_lint_goes_on_after_a_failure(dev, monkeypatch):
    codes = iter([0, 1, 0, 0])
    monkeypatch.setattr(dev, "call", lambda command, cwd=None: next(codes))
    assert dev.lint(Path("python"), []) == 1
    assert list(codes) == []


def test_test_and_bench_pass_arguments_on(dev, monkeypatch):
    calls: list[tuple[list[str], Path]] = []
    monkeypatch.setattr(dev, "call", lambda command, cwd=None: calls.append((list(command), cwd)) or 5)
    assert dev.test(Path("python"), ["-k", "vault", "-x"]) == 5
    assert dev.bench(Path("python"), ["--only", "P1"]) == 5
    assert calls == [
        (["python", "-m", "pytest", "-k", "vault", "-x"], dev.ROOT),
        (["python", str(dev.ROOT / "tests" / "bench" / "run.py"), "--only", "P1"], dev.ROOT),
    ]


def test_exit_codes_come_through(dev):
    assert dev.call([sys.executable, "-c", "raise SystemExit(7)"]) == 7
    assert dev.call([sys.executable, "-c", "import os, sys; sys.exit(os.environ['X'] != 'y')"], extra={"X": "y"}) == 0


@POSIX
def test_a_child_that_died_of_a_signal_gives_what_a_shell_gives(dev):
    assert dev.call([sys.executable, "-c", "import os; os.kill(os.getpid(), 15)"]) == 128 + signal.SIGTERM


def test_the_command_line(dev, monkeypatch, capsys):
    seen: list[Any] = []
    monkeypatch.setattr(dev, "prepare_environment", lambda root, tests: seen.append(tests) or Path("python"))
    monkeypatch.setattr(dev, "test", lambda python, arguments: seen.append(arguments) or 4)
    monkeypatch.setattr(dev, "run", lambda python, arguments: seen.append(arguments) or 0)
    assert dev.main(["test", "--", "-x"]) == 4
    assert dev.main(["run"]) == 0
    assert seen == [True, ["-x"], False, []]
    assert dev.main([]) == dev.main(["publish"]) == 2
    assert dev.main(["--help"]) == 0
    assert "packaging/dev.py test" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        ("DevError", 1, "a sentence"),
        (
            PermissionError(13, "Permission denied", "/x/.venv"),
            1,
            "That did not work: [Errno 13] Permission denied: '/x/.venv'",
        ),
        (KeyboardInterrupt(), 130, "Stopped."),
    ],
)
def test_what_goes_wrong_is_a_sentence(dev, monkeypatch, capsys, error, code, said):
    def fail(root: Path, tests: bool) -> Path:
        raise dev.DevError("a sentence") if error == "DevError" else error

    monkeypatch.setattr(dev, "prepare_environment", fail)
    assert dev.main(["run"]) == code
    assert capsys.readouterr().out.strip() == said


def test_an_older_python_gets_one_sentence():
    code = (
        "import runpy, sys\n"
        "sys.version_info = (3, 9, 18, 'final', 0)\n"
        f"runpy.run_path({str(ROOT / 'packaging' / 'dev.py')!r}, run_name='__main__')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.strip() == (
        "comfy-desk needs Python 3.11 or newer, and this is Python 3.9: please start this script with a newer one."
    )


@POSIX
def test_continuous_integration_runs_the_same_command():
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert script.read_text(encoding="utf-8").splitlines()[-1] == 'exec python3 packaging/dev.py test "$@"'
    assert subprocess.run(["bash", "-n", str(script)], check=False).returncode == 0
