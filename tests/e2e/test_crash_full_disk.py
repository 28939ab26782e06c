"""The disk fills up under store, results or the artist's folder: nothing is lost, and with room it goes on by itself."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from crash_children import alone
from crash_full import SCENARIOS
from practice_process import PracticeProcess, start_practice

OWN_MOUNTS = ("unshare", "--user", "--map-root-user", "--mount")


def _why_not() -> str | None:
    """Why this machine cannot give a process a small disk of its own."""
    if sys.platform != "linux" or shutil.which("unshare") is None:
        return "needs Linux's unshare"
    tried = subprocess.run(
        [*OWN_MOUNTS, "mount", "-t", "tmpfs", "-o", "size=64k", "none", "/mnt"], capture_output=True, check=False
    )
    return None if tried.returncode == 0 else "this machine lets nobody mount a disk of their own"


@pytest.fixture(scope="module")
def router() -> Iterator[PracticeProcess]:
    if reason := _why_not():
        pytest.skip(reason)
    with start_practice(speed=50, slots=20) as made:
        yield made


@pytest.fixture(scope="module")
def ends(router: PracticeProcess, tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, str]]:
    """Exit status and complaint of every scenario; some run at a time."""
    root: Path = tmp_path_factory.mktemp("full")

    def end(name: str) -> tuple[int, str]:
        order = {"url": router.url, "folder": str(root / name), "scenario": name}
        code, _said, errors = alone(order, "crash_full.py", OWN_MOUNTS)
        return code, errors

    with ThreadPoolExecutor(4) as threads:
        return dict(zip(SCENARIOS, threads.map(end, SCENARIOS), strict=True))


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_full_disk(name: str, ends: dict[str, tuple[int, str]]) -> None:
    code, errors = ends[name]
    assert code == 0, errors[-4000:]
