"""The program as a process: closed and killed with work under way, opened again, opened twice, told to stop at any time."""

from __future__ import annotations

import signal
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import pytest
from core_session import SKETCH
from driven_program import driven
from practice_process import PracticeProcess
from program_process import own_seconds, until

VECTOR = "nib/vector-sketch"
KEY = "comfyui-own-account-0123456789"
CLOSING_LIMIT = 3.0

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of POSIX systems")


def own(router: PracticeProcess) -> dict[str, str | None]:
    """The real way to an account of one's own: its Router and key by the environment, and no keyring."""
    return {"COMFY_ROUTER_BASE_URL": router.url, "COMFY_API_KEY": KEY}


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_five_under_way_are_collected_by_the_next_start(
    practice_router: PracticeProcess, tmp_path: Path, number: signal.Signals
) -> None:
    practice_router.settings(speed=2, fixed_retry_after=1)
    with driven(folder=tmp_path, env=own(practice_router)) as first:
        first.until("the account's session", lambda: "Connected" in first.ask("look").get("status", ""))
        first.ask("submit", models=[SKETCH, VECTOR, SKETCH, VECTOR, SKETCH])
        first.until("all five to be sent", lambda: first.ask("states")["sent"] == 5)
        first.process.send_signal(number)
        assert own_seconds(first.process, 20) < CLOSING_LIMIT
        assert first.process.returncode == (-number if number is signal.SIGKILL else 0)
        first.assert_clean()
        assert len(first.states()) == 5
        assert "done" not in first.states()
    practice_router.settings(speed=100)
    with driven(folder=tmp_path, env=own(practice_router), name="again") as second:
        second.until("all five", lambda: second.states() == ["done"] * 5)
        # The store is first to know, and the window a moment later.
        paths = second.until("their files", lambda: (said := second.ask("states")["paths"])[4:] and said)
        assert second.leave() == 0
        second.assert_clean()
    assert len(set(paths)) == 5
    assert all(Path(path).stat().st_size > 1000 for path in paths)
    assert not list(tmp_path.rglob("*.part"))
    counts = practice_router.counts()
    assert (counts["runs"], counts["charges"], len(counts["keys"])) == (5, 5, 5)


def test_one_goes_to_practice_and_back_to_ones_own_accounts(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=1.0, durations={SKETCH: 2.0}, fixed_retry_after=1)
    with driven(folder=tmp_path, env=own(practice_router)) as running:
        running.until("the account's session", lambda: "Connected" in running.ask("look").get("status", ""))
        running.ask("submit", models=[SKETCH])
        running.until("it to be sent", lambda: running.ask("states")["sent"] == 1)
        running.ask("emit", name="practiceChosen")
        running.until("practice", lambda: "Practice" in running.ask("look").get("title", ""), 30)
        assert running.ask("states")["states"] == []
        running.ask("emit", name="ownChosen")
        running.until("its own row, followed again", lambda: running.ask("states")["states"] == ["done"], 30)
        look = running.ask("look")
        assert "Practice" not in look["title"]
        assert look["sheet"] == ""  # the key was found without asking
        assert running.leave() == 0
        running.assert_clean()
    counts = practice_router.counts()
    assert (counts["runs"], counts["charges"]) == (1, 1)


def test_the_practice_router_ends_with_the_program(tmp_path: Path) -> None:
    for number in (signal.SIGTERM, signal.SIGKILL):
        with driven("--practice", folder=tmp_path, name=f"printed-{number}") as running:
            running.until("the window", lambda: "Connected" in running.ask("look").get("status", ""))
            routers = children(running.process.pid)
            assert any("comfy_desk.practice" in command for command in routers.values())
            running.leave(number)
            until("the end of all its processes", partial(nobody_alive, routers), 10)


def children(parent: int) -> dict[int, str]:
    """Command lines of all processes below `parent`, by process id."""
    if not Path("/proc/self/stat").exists():
        pytest.skip("no /proc to look into")
    parents: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(stat.parent.name)] = int(fields[1])
    below = {parent}
    while more := {pid for pid, above in parents.items() if above in below} - below:
        below |= more
    found = {}
    for pid in below - {parent}:
        try:
            found[pid] = Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
    return found


def nobody_alive(pids: Iterable[int]) -> bool:
    return not any(alive(pid) for pid in pids)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("where", ["a slot", "a callback", "a task", "a thread"])
def test_a_fault_that_nobody_foresaw_is_logged_and_said_and_ends_nothing(tmp_path: Path, where: str) -> None:
    with driven("--practice", folder=tmp_path) as running:
        running.until("the window", lambda: running.ask("look").get("visible"))
        running.ask("raise", where=where)
        running.until("its line in the log", lambda: f"ZeroDivisionError: provoked in {where}" in running.log())
        running.until("its sentence", lambda: "Something in the program went wrong" in running.ask("look")["notice"])
        assert "provoked" not in running.ask("look")["notice"]
        assert running.ask("look")["visible"]
        assert running.leave() == 0
