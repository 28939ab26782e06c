"""packaging/dev.py: what it decides, runs and says, without installing anything."""

from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
POSIX = pytest.mark.skipif(os.name == "nt", reason="uses a shell script in the place of Python")


@pytest.fixture(scope="module")
def dev() -> Iterator[Any]:
    """The module, which is in no package; it imports its neighbour `debian` by that name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        yield importlib.import_module("dev")
        for name in ("dev", "debian"):
            sys.modules.pop(name, None)


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


def test_test_bench_and_fuzz_pass_arguments_on(dev, monkeypatch):
    calls: list[tuple[list[str], Path]] = []
    monkeypatch.setattr(dev, "call", lambda command, cwd=None, extra=None: calls.append((list(command), cwd)) or 5)
    assert dev.test(Path("python"), ["-k", "vault", "-x"]) == 5
    assert dev.bench(Path("python"), ["--only", "P1"]) == 5
    assert dev.fuzz(Path("python"), ["900", "--seed", "3"]) == 5
    assert calls == [
        (["python", "-m", "pytest", "-k", "vault", "-x"], dev.ROOT),
        (["python", str(dev.ROOT / "tests" / "bench" / "run.py"), "--only", "P1"], dev.ROOT),
        (["python", str(dev.ROOT / "tests" / "fuzzing" / "fuzz.py"), "900", "--seed", "3"], dev.ROOT),
    ]


def test_the_programs_that_tests_start_are_compiled_once(dev, monkeypatch):
    given: list[dict[str, str]] = []
    monkeypatch.setattr(dev, "call", lambda command, cwd=None, extra=None: given.append(extra) or 0)
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    dev.test(Path("python"), [])
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    dev.test(Path("python"), [])
    beside, elsewhere = given
    assert beside == {}
    program = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"
    environment = {**os.environ, **elsewhere}
    said = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", str(dev.ROOT / ".venv" / "bytecode")]


def test_exit_codes_come_through(dev):
    assert dev.call([sys.executable, "-c", "raise SystemExit(7)"]) == 7
    assert dev.call([sys.executable, "-c", "import os, sys; sys.exit(os.environ['X'] != 'y')"], extra={"X": "y"}) == 0


@POSIX
def test_a_child_that_died_of_a_signal_gives_what_a_shell_gives(dev):
    assert dev.call([sys.executable, "-c", "import os; os.kill(os.getpid(), 15)"]) == 128 + signal.SIGTERM


@pytest.mark.parametrize(("cores", "beside"), [(1, 3), (2, 3), (3, 4), (16, 5)])
def test_all_tests_run_beside_each_other_and_a_choice_as_it_is_given(dev, cores, beside):
    command = dev.test_command(Path("python"), [], cores)
    assert command == ["python", "-m", "pytest", "-n", str(beside), "--dist", "loadfile", "--no-loadscope-reorder"]
    assert dev.test_command(Path("python"), ["-x"], cores) == ["python", "-m", "pytest", "-x"]


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
