"""Files for a body are read in pieces, judged by their bytes, and refused before anything is read where that is plain."""

from __future__ import annotations

import base64
import hashlib
import os
import socket
from pathlib import Path

import pytest

from comfy_desk.media import inputs
from comfy_desk.media.base64data import NotBase64
from comfy_desk.media.inputs import Given, InputRefused

PNG = b"\x89PNG\r\n\x1a\n"
MOST = 4 * 2**20


def read(path: Path, most: int = MOST, prefix: str = "") -> Given:
    return inputs.read_input(path, most, lambda _found: prefix)


@pytest.mark.parametrize("grows", [True, False])
@pytest.mark.parametrize(
    "size", [9, 10, 11, inputs.PIECE - 1, inputs.PIECE, inputs.PIECE + 1, 2 * inputs.PIECE + 5, MOST]
)
def test_what_is_sent_is_exactly_the_file(
    tmp_path: Path, size: int, grows: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inputs, "_GROWS_IN_PLACE", grows)
    data = PNG + os.urandom(size - len(PNG))
    path = tmp_path / "a.jpg"
    path.write_bytes(data)
    given = read(path, prefix="data:image/png;base64,")
    assert given.text == "data:image/png;base64," + base64.b64encode(data).decode()
    assert (given.media_type, given.size, given.sha256) == ("image/png", size, hashlib.sha256(data).hexdigest())
    assert not given.guessed
    out = tmp_path / "out"
    inputs.lay_down(given.text, out)
    assert out.read_bytes() == data


def test_short_reads_of_a_slow_disk_leave_no_gap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = PNG + os.urandom(50_000)
    path = tmp_path / "a.png"
    path.write_bytes(data)
    monkeypatch.setattr(inputs, "PIECE", 1_000)
    went_on: list[None] = []
    given = inputs.read_input(path, MOST, lambda _found: "", went_on=lambda: went_on.append(None))
    assert base64.b64decode(given.text) == data
    assert len(went_on) >= 50


def test_what_is_no_plain_file_is_never_opened(tmp_path: Path) -> None:
    pipe, folder, empty, large = (tmp_path / name for name in ("pipe", "folder", "empty.png", "film.mp4"))
    os.mkfifo(pipe)
    folder.mkdir()
    empty.touch()
    with large.open("wb") as file:
        file.truncate(2 * 2**30)  # a hole: nothing of it is on the disk, and nothing is read
    end = socket.socket(socket.AF_UNIX)
    end.bind(str(tmp_path / "socket"))
    end.close()
    for path, why in (
        (pipe, "is not a file"),
        (tmp_path / "socket", "is not a file"),
        (Path("/dev/zero"), "is not a file"),
        (folder, "is a folder"),
        (empty, "is empty"),
        (large, "is larger than 4 MB"),
        (tmp_path / "gone.png", "is not there any more"),
    ):
        with pytest.raises(InputRefused, match=why):
            read(path)


def test_a_file_that_changes_while_it_is_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    path.write_bytes(PNG + bytes(2 * inputs.PIECE))
    grown: list[bool] = []

    def grow() -> None:
        if not grown:
            grown.append(True)
            with path.open("ab") as file:
                file.write(b"more")

    with pytest.raises(InputRefused, match="being written"):
        inputs.read_input(path, MOST, lambda _found: "", went_on=grow)
    path.write_bytes(PNG)
    grown.clear()
    with pytest.raises(InputRefused, match="larger"):  # also where it grows beyond what may be
        inputs.read_input(path, 10, lambda _found: "", went_on=grow)


def test_the_name_counts_only_where_the_bytes_say_nothing(tmp_path: Path) -> None:
    path = tmp_path / "photo.png"
    path.write_bytes(bytes(range(1, 200)))
    assert (read(path).media_type, read(path).guessed) == ("image/png", True)
    path.write_bytes(b"RIFF\x24\0\0\0WAVEfmt ")
    assert read(path).media_type == "audio/wav"


def test_a_pasted_data_uri_is_decoded_and_encoded_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    data = PNG + os.urandom(1_000)
    odd = base64.urlsafe_b64encode(data).decode().rstrip("=")
    given = inputs.read_pasted(f"data:image/jpeg;base64,{odd}", lambda found: f"{found.media_type}:")
    assert given.text == "image/png:" + base64.b64encode(data).decode()
    for bad in ("data:image/png;base64,iVBOR", "data:image/png;base64,", "data:,words"):
        with pytest.raises(InputRefused):
            inputs.read_pasted(bad, lambda _found: "")
    monkeypatch.setattr(inputs, "MOST_PASTED", 100)
    with pytest.raises(InputRefused, match="Drop the file"):
        inputs.read_pasted(f"data:image/png;base64,{odd}", lambda _found: "")


def test_odd_base64_is_laid_down_right_or_not_at_all(tmp_path: Path) -> None:
    data = PNG + os.urandom(5_000)
    plain = base64.b64encode(data).decode()
    out = tmp_path / "out"
    wrapped = "\n".join(plain[at : at + 76] for at in range(0, len(plain), 76))
    for text in (plain, plain.rstrip("="), wrapped, base64.urlsafe_b64encode(data).decode()):
        inputs.lay_down(text, out)
        assert out.read_bytes() == data
    with pytest.raises(NotBase64):
        inputs.lay_down("é" + plain, out)
