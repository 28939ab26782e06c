"""What packaging/debian.py knows: reading the loader, naming packages, calling apt-get. Nothing is installed here."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def debian() -> Iterator[Any]:
    """The module, which is in no package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        yield importlib.import_module("debian")
        sys.modules.pop("debian", None)


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
