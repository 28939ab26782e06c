"""Media planted in documents that no provider has sent: all of it is found, as what it is, and nothing else is.

What must be found is known from the planting (`planting.py`) alone. The table holds the smallest forms of what once went
wrong there.
"""

from __future__ import annotations

import hashlib
import json
import random
import tempfile
from pathlib import Path
from typing import Any

import media_samples as samples
import planting
import planting_seeds as seeds
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comfy_desk.app.inspect import inspect
from comfy_desk.media.examine import examine
from comfy_desk.media.find import find

_TAKEN = {"work", "part", "poster"}


def look_into(garden: planting.Garden, folder: Path) -> dict[str, Any]:
    raw, body = folder / "answer", folder / "request"
    raw.write_bytes(garden.written(garden.document))
    body.write_text(json.dumps(garden.request), encoding="utf-8")
    return examine(
        {
            "raw_path": str(raw),
            "content_type": "application/json",
            "request_path": str(body),
            "declared": garden.declared,
            "router_origin": planting.ROUTER,
            "out_dir": str(folder / "staged"),
        }
    )


def faults(garden: planting.Garden, answer: dict[str, Any]) -> list[str]:
    """What an answer got wrong, one line each."""
    said = []
    musts, maybes = dict(garden.musts()), garden.maybes()
    media = [piece for piece in answer["pieces"] if piece["kind"] != "text"]
    found = {piece["pointer"]: piece for piece in media}
    if len(found) != len(media):
        said.append("a pointer is named twice")
    for pointer, must in musts.items():
        piece = found.get(pointer)
        if piece is None:
            said.append(f"{pointer}: not found ({must})")
        else:
            said += [f"{pointer}: {fault}" for fault in _differences(piece, must)]
    for pointer, piece in found.items():
        if pointer not in musts and not (pointer in maybes and piece["problem"]):
            said.append(f"{pointer}: a decoy is a {piece['kind']} {piece['role']}")
    order = [pointer for pointer in found if pointer in musts]
    if order != [pointer for pointer in musts if pointer in found]:
        said.append(f"out of order: {order}")
    return said + _pairs(garden, found)


def _differences(piece: dict[str, Any], must: planting.Must) -> list[str]:
    said = []
    if piece["role"] not in must.roles:
        said.append(f"is a {piece['role']} instead of a {must.roles[0]}")
    if piece["kind"] != must.kind:
        said.append(f"is {piece['kind']} instead of {must.kind}")
    if piece["url"] != must.url:
        said.append(f"leads to {piece['url']} instead of {must.url}")
    if (piece["problem"] is not None) != must.problem:
        said.append(f"has the problem {piece['problem']}")
    if must.data is not None and piece["sha256"] != hashlib.sha256(must.data).hexdigest():
        said.append(f"has other bytes ({piece['size']} instead of {len(must.data)})")
    if piece["path"] is not None and piece["sha256"] != hashlib.sha256(Path(piece["path"]).read_bytes()).hexdigest():
        said.append("its file is not what is said of it")
    return said


def _pairs(garden: planting.Garden, found: dict[str, Any]) -> list[str]:
    """Of one thing in several forms, exactly one is the work."""
    groups: dict[str, list[str]] = {}
    for pointer, must in garden.musts():
        if set(must.roles) == {"work", "variant"} and pointer in found:
            group = str(must.group)
            groups.setdefault(group, []).append(found[pointer]["role"])
    return [f"of one thing there are {roles}" for roles in groups.values() if roles.count("work") != 1]


# The first kind is made small where it fails, the second reaches farther: every choice is as likely as it looks.
_CHANCES = st.one_of(st.randoms(use_true_random=False), st.integers(0, 2**40).map(random.Random))


@settings(max_examples=8 * settings.default.max_examples)
@given(_CHANCES)
def test_all_that_was_planted_is_found_and_nothing_else(chance: random.Random) -> None:
    garden = planting.grow(chance)
    with tempfile.TemporaryDirectory() as folder:
        said = faults(garden, look_into(garden, Path(folder)))
    assert not said, "\n".join([*said, str(garden.declared), json.dumps(garden.document, indent=1)[:6000]])


def _undeclared(count: int) -> list[int]:
    return [seed for seed in range(10 * count) if planting.grow(random.Random(seed)).declared is None][:count]


@pytest.mark.parametrize("seed", _undeclared(12))
def test_the_command_says_the_same(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setenv("COMFY_ROUTER_BASE_URL", planting.ROUTER)
    garden = planting.grow(random.Random(seed))
    answer, body = tmp_path / "answer", tmp_path / "body"
    answer.write_bytes(garden.written(garden.document))
    body.write_text(json.dumps(garden.request), encoding="utf-8")
    assert inspect([str(answer), "--request", str(body)]) == 0
    told = [one for one in json.loads(capfdbinary.readouterr().out) if one["kind"] != "text"]
    musts = dict(garden.musts())
    told = [one for one in told if one["pointer"] in musts or one["pointer"] not in garden.maybes()]
    assert [one["pointer"] for one in told] == list(musts)
    for one, must in zip(told, musts.values(), strict=True):
        assert set(one) == {"pointer", "kind", "role", "type", "size", "from"}
        assert one["kind"] == must.kind
        assert one["role"] in must.roles
        assert one["from"] == ("inline" if must.data is not None else "link")
        assert one["size"] == (None if must.data is None else len(must.data) - must.header)


_U = "https://cdn.partner.test/o/7f3a"
_JPEG = samples.b64(samples.picture("JPEG", (24, 16)))
_MP3 = samples.b64(samples.mp3(3))
_WAV = samples.b64(samples.sound())

SMALLEST: list[tuple[str, Any, list[str] | None, list[tuple[str, str, str]]]] = [
    ("a small JPEG begins like a path", {"b64_json": _JPEG}, None, [("/b64_json", "image", "work")]),
    ("the same where nobody names it", [{"zork": _JPEG}], ["image"], [("/0/zork", "image", "work")]),
    ("two frames of sound are known bytes", {"zork": _MP3}, ["audio"], [("/zork", "audio", "work")]),
    (
        "and speak before a type that is wrong",
        {"inlineData": {"mimeType": "image/png", "data": _MP3}},
        ["audio"],
        [("/inlineData/data", "audio", "work")],
    ),
    (
        "a link that says nothing of itself, beside the data, is the same thing",
        {"audio": _WAV, "url": _U},
        ["image", "video", "audio"],
        [("/audio", "audio", "work"), ("/url", "audio", "variant")],
    ),
    (
        "a page to read, beside the data and its type",
        {"bytesBase64Encoded": _WAV, "mimeType": "audio/wav", "homepage": "https://partner.test/"},
        ["audio"],
        [("/bytesBase64Encoded", "audio", "work")],
    ),
    (
        "a type is a link's own, whatever links to ask or read stand by",
        {"kept": _U, "mime_type": "image/png", "status_url": "https://api.partner.test/v3/predictions/1"},
        ["image", "video"],
        [("/kept", "image", "work")],
    ),
    (
        "3D works in objects of their own are no formats of each other",
        [
            {"output": {"kept": {"model_url": _U + ".obj"}}},
            {"x": {"y": {"model_urls": {"glb": _U + "g", "fbx": _U + "f"}}}},
        ],
        ["3d"],
        [
            ("/0/output/kept/model_url", "3d", "work"),
            ("/1/x/y/model_urls/glb", "3d", "work"),
            ("/1/x/y/model_urls/fbx", "3d", "variant"),
        ],
    ),
    (
        "also where nothing is declared",
        {"audio": _WAV, "url": _U},
        None,
        [("/audio", "audio", "work"), ("/url", "audio", "variant")],
    ),
]


@pytest.mark.parametrize(
    ("document", "declared", "expected"), [row[1:] for row in SMALLEST], ids=[row[0] for row in SMALLEST]
)
def test_what_once_went_wrong(document: Any, declared: list[str] | None, expected: list[tuple[str, str, str]]) -> None:
    pieces = find(document, declared=declared).pieces
    assert [(piece.pointer, str(piece.kind), str(piece.role)) for piece in pieces] == expected


@pytest.mark.parametrize("kind", planting.KINDS)
def test_every_seed_in_every_dressing_comes_out_as_it_went_in(kind: str, tmp_path: Path) -> None:
    texts, wanted = [], []
    for number, make in enumerate(seeds.MAKERS[kind]):
        for turn, dress in enumerate(seeds.DRESSINGS):
            seed = make(100 * number + turn)
            texts.append({"mimeType": seed.media_type, "data": dress(seed)})
            wanted.append((kind, hashlib.sha256(seed.data).hexdigest()))
    garden = planting.Garden({"predictions": texts}, {}, [kind], seeds.WRITERS[0])
    pieces = look_into(garden, tmp_path)["pieces"]
    assert [(piece["kind"], piece["sha256"]) for piece in pieces] == wanted
    assert {piece["role"] for piece in pieces} == {"work"}
