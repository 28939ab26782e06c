"""The fuzzer for a bounded time, what it has found before, and time and memory that grow no faster than what they are for.

Longer, and with another seed each time: `python3 packaging/dev.py fuzz [SECONDS] [--seed N]`.
"""

from __future__ import annotations

import base64
import json
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

_HERE = Path(__file__).resolve().parent
_UNIT_MEDIA = _HERE.parent / "unit" / "media"


@pytest.fixture(scope="module", autouse=True)
def _beside() -> Any:
    """The fuzzer is a script: its neighbours, and the samples of the media tests, are imported by their names."""
    with pytest.MonkeyPatch.context() as patch:
        for place in (_UNIT_MEDIA, _HERE):
            patch.syspath_prepend(str(place))
        yield


@pytest.mark.parametrize(
    ("name", "seconds"),
    [
        ("answer", 1.2),
        ("document", 0.7),
        ("sniff", 0.5),
        ("facts", 0.7),
        ("tile", 0.5),
        ("base64", 0.5),
        ("address", 0.4),
        ("name", 0.4),
        ("recipe", 0.4),
        ("wait", 0.2),
        ("form", 0.6),
    ],
)
def test_no_case_breaks_a_promise(name: str, seconds: float) -> None:
    import fuzz

    failures = list(fuzz.hunt([fuzz.TARGETS[name]], seed=20, seconds=seconds))
    assert not failures, "\n".join(f"{one.number}: {one.what}\n{one.trace}" for one in failures[:3])


def _w64(length: int) -> bytes:
    return b"riff" + bytes(36) + b"fact" + bytes(12) + length.to_bytes(8, "little") + bytes(40)


FOUND: list[tuple[str, str, bytes]] = [
    (
        "a link with half a bracket made the whole answer unreadable",
        "answer",
        b'{"content_type": "", "declared": ["image"], "request": null}\n{"url": "https://[::1", "image": "https://a.test/x"}',
    ),
    (
        "a data URI with half a character",
        "base64",
        "data:image/svg+xml,<svg ü\ud800/>".encode("utf-8", "surrogatepass"),
    ),
    ("a link with half a character", "address", "https://cdn.partner.test/ü\ud800".encode("utf-8", "surrogatepass")),
    ("a length that leads farther than a file can", "facts", _w64((1 << 64) - 8)),
    (
        "the same of a box",
        "facts",
        b"\0\0\0\x10ftypisom\0\0\0\0\0\0\0\1free\x7f\xff\xff\xff\xff\xff\xff\xff" + bytes(40),
    ),
    ("a wave whose form is cut off", "tile", b"RIFF\xff\0\0\0WAVEfmt \x10\0\0\0\1\0\1\0"),
    (
        "a width of sixteen bytes",
        "facts",
        bytes.fromhex("1a45dfa39f4282847765626d18538067ff1654ae6bffaeffe0ffb090") + b"\xff" * 16 + bytes(60),
    ),
    (
        "a sound that ends where it begins",
        "facts",
        b"OggS\0\2" + b"\x01" + bytes(7) + bytes(12) + b"\1\x13OpusHead\1\1\x38\1\x80\xbb\0\0\0\0\0" + bytes(40),
    ),
]


@pytest.mark.parametrize(("name", "case"), [row[1:] for row in FOUND], ids=[row[0] for row in FOUND])
def test_what_was_found_before(name: str, case: bytes) -> None:
    import fuzz

    failure = fuzz.try_case(fuzz.TARGETS[name], case)
    assert failure is None, f"{failure.what}\n{failure.trace}"


# -- growth ----------------------------------------------------------------------------------------------------------


def _answer(document: str) -> bytes:
    return (
        b'{"content_type": "application/json", "declared": ["image"], "request": {"image": "x"}}\n' + document.encode()
    )


def _b64(size: int) -> str:
    return base64.b64encode(b"\x89PNG\r\n\x1a\n" + bytes(size)).decode()


GROWING: dict[str, tuple[str, int, Callable[[int], bytes]]] = {
    "many links": (
        "answer",
        2_000,
        lambda n: _answer(json.dumps({"images": [f"https://a.test/{i}.png" for i in range(n)]})),
    ),
    "many siblings": (
        "answer",
        2_000,
        lambda n: _answer(json.dumps({f"k{i}": f"https://a.test/{i}" for i in range(n)} | {"mime_type": "image/png"})),
    ),
    "many failed elements": (
        "answer",
        2_000,
        lambda n: _answer(json.dumps([{"code": "x", "message": f"no {i}"} for i in range(n)])),
    ),
    "many small pictures": (
        "answer",
        100,
        lambda n: _answer(json.dumps({"data": [{"b64_json": _b64(100 + i)} for i in range(n)]})),
    ),
    "tiny strings": ("answer", 20_000, lambda n: _answer(json.dumps(["a"] * n))),
    "words of Markdown": ("answer", 20_000, lambda n: _answer(json.dumps({"text": "![a](" * n}))),
    "braces in a string": ("answer", 20_000, lambda n: _answer(json.dumps({"text": "{" * n}))),
    "blanks": ("base64", 100_000, lambda n: b"iVBORw0KGgo" + b" " * n + b"AAAA"),
    "lines of blanks": ("base64", 50_000, lambda n: b"iVBORw0K" + b" \r\n" * n + b"AAAA"),
    "percent signs": ("base64", 100_000, lambda n: b"data:image/png;base64," + b"%" * n),
    "backslashes": ("base64", 100_000, lambda n: b"iVBORw0K" + b"\\" * n),
    "quotes": ("base64", 100_000, lambda n: b'"' * n),
    "comments": ("sniff", 50_000, lambda n: b"<!--" * n),
    "doctype": ("sniff", 50_000, lambda n: b"<!DOCTYPE svg [" + b" [" * n),
    "open lists": ("sniff", 50_000, lambda n: b'{"a":[' * n),
    "boxes": ("facts", 8_000, lambda n: b"\0\0\0\x10ftypisom\0\0\2\0" + b"\0\0\0\x08free" * n),
    "sync words": ("facts", 20_000, lambda n: b"\xff\xfb\x90\x00" * n),
    "pages": ("facts", 10_000, lambda n: b"OggS" * n),
    "joined emoji": ("name", 500, lambda n: ("👩\u200d" * n).encode()),
    "marks": ("name", 500, lambda n: ("e" + "\u0301" * n).encode()),
    "addresses in words": ("recipe", 2_000, lambda n: json.dumps({"prompt": "https://a.test/x?sig=1 " * n}).encode()),
    "data in words": ("recipe", 2_000, lambda n: json.dumps({"prompt": "data:" * n}).encode()),
    "digits": ("wait", 20_000, lambda n: b"9" * n),
}


@pytest.mark.parametrize("what", GROWING)
def test_eight_times_as_much_takes_not_much_more_than_eight_times_as_long(what: str, tmp_path: Path) -> None:
    import fuzz

    name, size, make = GROWING[what]
    check = fuzz.TARGETS[name].check

    def took(case: bytes, number: int) -> float:
        folder = tmp_path / str(number)
        folder.mkdir()
        start = time.process_time()
        check(case, folder)
        return time.process_time() - start

    took(make(10), 0)  # imports
    small = took(make(size), 1)
    large = took(make(8 * size), 2)
    assert large <= max(0.15, 24 * small), f"{small * 1000:.1f} ms, eight times as much {large * 1000:.1f} ms"


def test_a_large_picture_in_an_answer_is_not_held_several_times(tmp_path: Path) -> None:
    import fuzz

    case = _answer(json.dumps({"data": [{"b64_json": _b64(12_000_000)}]}))
    (tmp_path / "answer").write_bytes(case)
    from comfy_desk.media.examine import examine

    raw = tmp_path / "raw"
    raw.write_bytes(case.partition(b"\n")[2])
    assert fuzz.TARGETS
    tracemalloc.start()
    try:
        examine({"raw_path": str(raw), "content_type": "application/json", "out_dir": str(tmp_path / "staged")})
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 12_000_000, f"{peak / 1e6:.0f} MB for 16 MB of text"


# -- the fuzzer itself -----------------------------------------------------------------------------------------------


def test_the_same_seed_makes_the_same_cases() -> None:
    import fuzz

    for target in fuzz.TARGETS.values():
        assert [fuzz.case_of(target, 7, n) for n in range(5)] == [fuzz.case_of(target, 7, n) for n in range(5)]
        assert {fuzz.case_of(target, seed, 1) for seed in range(5)} != {fuzz.case_of(target, 7, 1)}


def test_a_failure_is_kept_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import fuzz

    def check(case: bytes, _folder: Path) -> None:
        if b"7" in case:
            raise ValueError("a seven")

    broken = fuzz.Target("sevens", lambda chance: str(chance.randrange(100)).encode(), check)
    monkeypatch.setattr(fuzz, "TARGETS", {"sevens": broken})
    assert fuzz.main(["0.05", "--seed", "3", "--keep", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "seed 3" in told
    assert "a seven" in told
    kept = sorted(tmp_path.glob("*.case"))
    assert 0 < len(kept) <= 5
    assert all(b"7" in path.read_bytes() and str(path) in told for path in kept)
    assert fuzz.main(["--again", str(kept[0])]) == 1
    kept[0].write_bytes(b"8")
    assert fuzz.main(["--again", str(kept[0])]) == 0


def test_a_case_that_takes_too_long_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    import fuzz

    monkeypatch.setattr(fuzz, "LONGEST", 0.01)
    slow = fuzz.Target("slow", lambda chance: b"x", lambda case, folder: [None for _ in range(2_000_000)] and None)
    failure = fuzz.try_case(slow, b"x")
    assert failure is not None
    assert "s of CPU" in failure.what


def test_it_is_a_command(tmp_path: Path) -> None:
    command = [
        sys.executable,
        str(_HERE / "fuzz.py"),
        "0.2",
        "--seed",
        "5",
        "--target",
        "wait",
        "--keep",
        str(tmp_path),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "seed 5" in done.stdout
