"""The system's trash: a file goes there whole and can be taken out again; a link, or what is not there, is never touched."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from comfy_desk.media import system_trash
from comfy_desk.media.system_trash import NoTrash, discard


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="a trash of its own can be given here alone")
def test_a_file_goes_to_the_trash_and_not_away(tmp_path: Path) -> None:
    work, home = tmp_path / "ein Hafen, 港.png", tmp_path / "home"
    work.write_bytes(b"paid for")
    home.mkdir()
    program = (
        "import sys, pathlib; from comfy_desk.media import system_trash as t; t.discard(pathlib.Path(sys.argv[1]))"
    )
    environment = {"HOME": str(home), "XDG_DATA_HOME": str(home / "share"), "PATH": "", "LC_ALL": "C.UTF-8"}
    subprocess.run([sys.executable, "-c", program, str(work)], env=environment, check=True, timeout=60)
    assert not work.exists()
    (found,) = [path for path in home.rglob("*.png") if path.is_file()]
    assert found.read_bytes() == b"paid for"


def test_what_is_no_file_of_its_own_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work, link = tmp_path / "a.png", tmp_path / "b.png"
    work.write_bytes(b"paid for")
    link.symlink_to(work)
    for path in (link, tmp_path, tmp_path / "nothing"):
        with pytest.raises(FileNotFoundError):
            discard(path)
    monkeypatch.setattr(system_trash.sys, "platform", "win32")  # a share or a stick there
    with pytest.raises(NoTrash):
        discard(work)
    assert link.read_bytes() == b"paid for"
