"""Bytes in hexadecimal: known by what they hold, decoded piece by piece, never by halves."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import media_samples as samples
import pytest

from comfy_desk.media import hexdata
from comfy_desk.media.base64data import NotBase64
from comfy_desk.media.examine import examine


def test_only_long_even_digits_of_one_case_are_bytes() -> None:
    assert hexdata.is_hex("a1" * 128)
    assert hexdata.is_hex("A1" * 128)
    for text in ("a1" * 127, "a1" * 128 + "a", "aB" * 128, "A" * 256, "a1" * 128 + "zz", "ab" * 64 + " " * 128, ""):
        assert not hexdata.is_hex(text)


def test_the_bytes_come_back_or_none_do() -> None:
    data = samples.picture("PNG")
    assert b"".join(hexdata.decoded(data.hex())) == data
    assert hexdata.head(data.hex(), 8) == data[:8]
    with pytest.raises(NotBase64):
        list(hexdata.decoded("a1" * 100 + "xy" + "ab" * 3000))


@pytest.mark.parametrize("times", [20, 4000])  # held, and left in the file
def test_sound_in_hexadecimal_becomes_its_file(tmp_path: Path, times: int) -> None:
    data = samples.mp3(times)
    answer = tmp_path / "answer"
    answer.write_text(json.dumps({"data": {"audio": data.hex()}, "trace_id": "0" * 32}))
    (piece,) = examine({"raw_path": str(answer), "out_dir": str(tmp_path / "out")})["pieces"]
    assert (piece["pointer"], piece["media_type"], piece["size"]) == ("/data/audio", "audio/mpeg", len(data))
    assert hashlib.sha256(Path(piece["path"]).read_bytes()).hexdigest() == piece["sha256"]
    assert piece["sha256"] == hashlib.sha256(data).hexdigest()


def test_a_text_in_pieces_becomes_one_file(tmp_path: Path) -> None:
    answer = tmp_path / "answer"
    answer.write_text(json.dumps({"output": ["He", "llo", " all"] * 4000}))
    (piece,) = examine({"raw_path": str(answer), "out_dir": str(tmp_path / "out")})["pieces"]
    assert (piece["pointer"], piece["kind"]) == ("/output", "text")
    assert Path(piece["path"]).read_text() == "Hello all" * 4000
