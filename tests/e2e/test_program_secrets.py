"""A day's work with an account of one's own, told as loudly as the program can: no key and no signed link is left anywhere.

The one exception is by design: the model's own answer is kept byte for byte, and may hold the links that it came with.
"""

from __future__ import annotations

import os
import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from core_session import PANELS, REEL, SKETCH
from driven_program import Driven, driven
from practice_process import PracticeProcess
from program_process import run
from walking import files_in

KEY = "comfyui-own-5ecret-0123456789abcdef"
SIGNED = re.compile(rb"[?&]sig=|[?&]exp=[0-9]{6}", re.IGNORECASE)


def kept_by_design(path: Path) -> bool:
    return path.name == "answer"


def look_for_secrets(folders: list[Path]) -> list[str]:
    """Every file that holds the key, or a signed link where none may be."""
    found = []
    for folder in folders:
        for path, data in files_in(folder):
            if KEY.encode() in data or KEY.encode("utf-16-le") in data:
                found.append(f"the key in {path}")
            if SIGNED.search(data) and not kept_by_design(path):
                found.append(f"a signed link in {path}")
    return found


def command_lines() -> bytes:
    """Arguments of every process of this machine that may be read."""
    texts = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            texts.append(path.read_bytes())
        except OSError:
            continue
    return b"\n".join(texts)


def a_days_work(router: PracticeProcess, running: Driven) -> None:
    router.fault(route="asset", kind="status", status=403, count=2)
    router.fault(route="result", kind="html", status=502, count=1)
    router.fault(route="submit", kind="drop_after", count=1)
    running.ask("submit", models=[SKETCH, PANELS, REEL, "chime/spoken-bytes", "nib/vector-sketch"])
    ends = {"done", "failed", "done_empty"}
    running.until("an end of everything", lambda: running.states() and set(running.states()) <= ends, 60)


@pytest.mark.parametrize("by_hand", [False, True], ids=["from the environment", "entered by hand"])
def test_nothing_secret_is_left_anywhere(
    practice_router: PracticeProcess, tmp_path: Path, isolated_environment: Path, by_hand: bool
) -> None:
    env = {"COMFY_ROUTER_BASE_URL": practice_router.url, "COMFY_API_KEY": None if by_hand else KEY}
    with driven("--verbose", folder=tmp_path, env=env) as running:
        if by_hand:
            running.until("the first question", lambda: running.ask("look").get("sheet"))
            running.ask("enter_key", key=f"  Bearer {KEY}\n")
        running.until("the account's session", lambda: "Connected" in running.ask("look").get("status", ""))
        a_days_work(practice_router, running)
        assert running.log().count("\n") > 3
        assert KEY.encode() not in command_lines()
        assert not SIGNED.search(command_lines())
        for pid in [running.process.pid] if by_hand and Path("/proc/self/environ").exists() else []:
            assert KEY.encode() not in Path(f"/proc/{pid}/environ").read_bytes()
        # The store's side files hold what is not in the store itself yet.
        assert look_for_secrets([tmp_path, isolated_environment]) == []
        assert running.leave(signal.SIGTERM) == 0
        running.assert_clean()
    assert look_for_secrets([tmp_path, isolated_environment]) == []
    signed = [path for path, data in files_in(tmp_path) if SIGNED.search(data)]
    assert signed, "no answer with a signed link was kept, so this test has seen nothing"
    recipes = list(tmp_path.rglob("*.comfy.json"))
    assert len(recipes) >= 4
    with closing(sqlite3.connect(tmp_path / "data" / "desk.sqlite3")) as store:
        assert KEY not in "\n".join(store.iterdump())


def test_a_key_that_the_router_refuses_is_not_quoted(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.fault(route="models", kind="status", status=401, bucket="unauthorized", count=50)
    env = {"COMFY_ROUTER_BASE_URL": practice_router.url, "COMFY_API_KEY": KEY}
    places = ("--data-dir", tmp_path / "data", "--save-dir", tmp_path / "saved")
    ended = run("--check", "--verbose", *places, env=env)
    assert ended.code == 1
    assert KEY not in ended.said
    with driven("--verbose", folder=tmp_path, env=env) as running:
        running.until("its word", lambda: "key" in str(running.ask("look").get("status")))
        assert running.leave() == 0
        assert KEY not in running.err() + running.log()


def test_a_key_that_is_none_is_refused_and_not_quoted(tmp_path: Path) -> None:
    odd = "comfyui-“" + "odd" * 5 + "\u200b"
    with driven("--verbose", folder=tmp_path, env={"COMFY_API_KEY": odd}) as running:
        running.until("the question", lambda: running.ask("look").get("sheet"))
        assert "COMFY_API_KEY" in str(running.ask("look"))
        assert running.leave() == 0
        assert "oddodd" not in running.err() + running.log() + running.out()
    assert os.environ.get("COMFY_API_KEY") is None
