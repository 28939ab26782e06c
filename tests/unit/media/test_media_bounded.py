"""The worker's memory while it reads answers far larger than what it may take; each in a process of its own, as it runs."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.media.workers import WorkerPool

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads the peak of a process from /proc")

MB = 1_000_000
BLOCK = random.Random(5).randbytes(3 * MB)
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0"


def write_answer(path: Path, blobs: int, megabytes: int) -> list[str]:
    """`blobs` of Base64 that has so many MB all together; the hashes of their bytes."""
    block = base64.b64encode(BLOCK)
    hashes = []
    with path.open("wb") as out:
        out.write(b'{"data": [')
        for number in range(blobs):
            digest = hashlib.sha256()
            head = PNG + bytes([number]) * 13  # 42 bytes
            digest.update(head)
            out.write((b"," if number else b"") + b'{"b64_json": "' + base64.b64encode(head))
            for _ in range(megabytes // blobs // 4):
                out.write(block)
                digest.update(BLOCK)
            out.write(b'"}')
            hashes.append(digest.hexdigest())
        out.write(b'], "output_format": "png"}')
    return hashes


def examined(folder: Path) -> tuple[dict[str, Any], int]:
    """What the worker says, and the most resident bytes it had above those it started with."""

    async def main() -> tuple[dict[str, Any], int]:
        pool = WorkerPool(size=1)
        try:
            pid = (await pool.run("ping", {}))["pid"]
            before = resident(pid)
            arguments = {
                "raw_path": str(folder / "answer"),
                "content_type": "application/json",
                "out_dir": str(folder / "out"),
            }
            answer = await pool.run("examine", arguments, 60.0)
            return answer, resident(pid) - before
        finally:
            await pool.aclose()

    return asyncio.run(main())


def resident(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmHWM:"))


@pytest.mark.parametrize("blobs", [1, 3])
def test_an_answer_of_256_mb_takes_little_memory(tmp_path: Path, blobs: int) -> None:
    hashes = write_answer(tmp_path / "answer", blobs, 252)
    answer, grown = examined(tmp_path)
    assert [piece["sha256"] for piece in answer["pieces"]] == hashes
    assert [piece["extension"] for piece in answer["pieces"]] == ["png"] * blobs
    assert grown < 40 * MB
    for piece in answer["pieces"]:
        Path(piece["path"]).unlink()
    (tmp_path / "answer").unlink()


def test_five_million_tiny_strings_are_bounded_and_the_work_beside_them_is_found(tmp_path: Path) -> None:
    tail = b'"w"], "image_url": "https://a.test/picture.png"}'
    (tmp_path / "answer").write_bytes(b'{"tokens": [' + b'"w",' * 5_000_000 + tail)
    answer, grown = examined(tmp_path)
    assert grown < 500 * MB
    assert [(piece["pointer"], piece["url"]) for piece in answer["pieces"]] == [
        ("/image_url", "https://a.test/picture.png")
    ]


def test_what_is_not_looked_into_is_said(tmp_path: Path) -> None:
    (tmp_path / "answer").write_bytes(b'{"words": [' + b'{"w":"x"},' * 400_000 + b"1]}")
    answer, _ = examined(tmp_path)
    assert any("very many parts" in word for word in answer["words"])


@pytest.mark.parametrize("part", [b"{}", b'{"a":[]}', b'"abcdefgh"', b"[1]"])
def test_more_parts_than_are_held_are_a_sentence(tmp_path: Path, part: bytes) -> None:
    with (tmp_path / "answer").open("wb") as out:
        out.write(b"[")
        for _ in range(100):
            out.write((part + b",") * 300_000)
        out.write(b"1]")
    answer, grown = examined(tmp_path)
    assert grown < 500 * MB
    assert "too many parts" in answer["problem"]
    assert answer["certain"]


def test_numbers_in_plenty_are_read(tmp_path: Path) -> None:
    document = {"latents": [0.12345678 + n for n in range(2_000_000)], "url": "https://a.test/x.png"}
    (tmp_path / "answer").write_text(json.dumps(document))
    answer, grown = examined(tmp_path)
    assert grown < 400 * MB
    assert answer["problem"] is None
