"""One program a data folder, with real processes: at the same instant, after a kill, while the first one closes or hangs."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import time
from pathlib import Path

import pytest
from driven_program import Driven, driven
from program_process import command, environment, run, until

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of POSIX systems")


def places(folder: Path) -> tuple[str, ...]:
    return "--data-dir", str(folder / "data"), "--save-dir", str(folder / "saved")


def shown(running: Driven) -> None:
    running.until("the window", lambda: running.ask("look").get("visible"))


def start_together(folder: Path, number: int) -> list[subprocess.Popen[str]]:
    return [
        subprocess.Popen(
            command(*places(folder)),
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for _ in range(number)
    ]


def assert_one_stays(started: list[subprocess.Popen[str]]) -> None:
    """All but one say that it is open already, and that one goes on until it is asked to end."""
    try:
        until("all but one to end", lambda: sum(one.poll() is not None for one in started) >= len(started) - 1, 40)
        time.sleep(0.3)  # the last one does not end as well
        (staying,) = [one for one in started if one.poll() is None]
        for one in started:
            if one is not staying:
                assert one.returncode == 0
                assert one.stdout is not None
                assert "open already" in one.stdout.read()
        staying.terminate()
        assert staying.wait(15) == 0
        assert staying.stdout is not None
        assert "Traceback" not in staying.stdout.read()
    finally:
        for one in started:
            with contextlib.suppress(ProcessLookupError):
                one.kill()
            one.wait(10)
            if one.stdout is not None:
                one.stdout.close()


def test_of_several_starts_at_the_same_instant_one_stays(tmp_path: Path) -> None:
    assert_one_stays(start_together(tmp_path, 4))
    assert not (tmp_path / "data" / "desk.lock").exists()


def test_the_lock_of_a_killed_program_lets_one_in_of_several(tmp_path: Path) -> None:
    with driven(folder=tmp_path) as first:
        shown(first)
        first.leave(signal.SIGKILL)
        assert (first.data / "desk.lock").exists()
    assert_one_stays(start_together(tmp_path, 3))


def test_the_lock_of_a_killed_program_keeps_nobody_out(tmp_path: Path) -> None:
    for name in ("first", "second", "third"):
        with driven(folder=tmp_path, name=name) as running:
            shown(running)
            running.leave(signal.SIGKILL)


def test_a_second_start_brings_the_window_back_and_ends(tmp_path: Path) -> None:
    with driven(folder=tmp_path) as first:
        shown(first)
        first.ask("minimise")
        second = run(*places(tmp_path))
        assert (second.code, second.err) == (0, "")
        assert "open already" in second.out
        seen = first.ask("look")
        assert seen["visible"]
        assert not seen["minimised"]
        first.ask("hide")  # into the tray
        assert not first.ask("look")["visible"]
        assert "open already" in run(*places(tmp_path)).out
        assert first.ask("look")["visible"]
        assert first.leave() == 0
        first.assert_clean()


def test_another_spelling_of_the_folder_is_the_same_folder(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "data")
    with driven(folder=tmp_path) as first:
        shown(first)
        second = run("--data-dir", tmp_path / "link", "--save-dir", tmp_path / "saved")
        assert (second.code, "open already" in second.out) == (0, True), second.said
        assert first.leave() == 0


def test_a_start_while_the_first_one_closes_gets_a_window_of_its_own(tmp_path: Path) -> None:
    """It would be sad to be told that a window is in front that is just going."""
    with driven(folder=tmp_path) as first:
        shown(first)
        first.ask("slow_end", seconds=1.5)
        first.process.send_signal(signal.SIGTERM)
        time.sleep(0.3)
        assert first.alive()
        with driven(folder=tmp_path, name="second") as second:
            shown(second)
            assert first.process.wait(15) == 0
            assert second.leave() == 0
            second.assert_clean()


def test_a_program_that_hangs_is_not_opened_twice(tmp_path: Path) -> None:
    with driven(folder=tmp_path) as first:
        shown(first)
        first.process.send_signal(signal.SIGSTOP)
        try:
            second = run(*places(tmp_path))
        finally:
            first.process.send_signal(signal.SIGCONT)
        assert second.code == 2
        assert "does not answer" in second.err
        assert len(second.said.splitlines()) == 1
        assert first.leave() == 0
