"""No room is a fault of its own: a worker says so, and says nothing about the result."""

from __future__ import annotations

import errno
import json
from typing import Any

import pytest

from comfy_desk.media import thumbnail, worker
from comfy_desk.media.room import is_full


@pytest.mark.parametrize(("number", "full"), [(errno.ENOSPC, True), (errno.EDQUOT, True), (errno.EACCES, False)])
def test_a_worker_tells_a_full_disk_from_another_fault(
    monkeypatch: pytest.MonkeyPatch, number: int, full: bool
) -> None:
    def fails(_arguments: dict[str, Any]) -> dict[str, Any]:
        raise OSError(number, "No")

    monkeypatch.setattr(thumbnail, "thumbnail_job", fails)
    answer = worker._answer(json.dumps({"job": "thumbnail", "arguments": {}}).encode(), worker._JOBS)
    assert (answer["ok"], answer["disk_full"]) == (False, full)
    assert is_full(OSError(number, "No")) is full


def test_no_room_for_a_small_picture_is_no_fault_of_the_large_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    from PIL import Image

    Image.new("RGB", (64, 64)).save(tmp_path / "a.png")

    def fails(*_arguments: Any, **_options: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(thumbnail, "write_small_png", fails)
    with pytest.raises(OSError, match="No space"):
        thumbnail.thumbnail_job({"path": str(tmp_path / "a.png"), "out": str(tmp_path / "small.png")})
