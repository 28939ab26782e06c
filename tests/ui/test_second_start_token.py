"""What a desktop gives a second start, so that a window may come to the front, reaches the first one's window."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtNetwork import QLocalSocket

from comfy_desk.app.single import Place, SingleInstance

FRONT = "XDG_ACTIVATION_TOKEN"


@pytest.mark.parametrize(("said", "token"), [(b"token-1\n", "token-1"), (b"\n", ""), (b"\x07\xff\n", ""), (b"", "")])
def test_the_token_of_a_second_start_is_taken_before_the_window_is_raised(
    qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes, token: str
) -> None:
    monkeypatch.setenv(FRONT, "")
    seen: list[str] = []
    first = SingleInstance(tmp_path)
    assert first.claim(lambda: seen.append(os.environ.get(FRONT, ""))) is Place.FIRST
    second = QLocalSocket()
    second.connected.connect(lambda: second.write(said))
    second.connectToServer(first._name)
    answers: list[bytes] = []
    second.readyRead.connect(lambda: answers.append(bytes(second.readAll().data())))
    qtbot.waitUntil(lambda: bool(answers), timeout=5000)  # also one that says nothing is answered
    assert (seen, answers) == ([token], [b"shown"])
    first.release()
