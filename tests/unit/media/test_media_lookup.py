"""Small looks into a large answer: links at places, and text to look at in which nothing is long."""

from __future__ import annotations

import base64
import io
import json
import random
from pathlib import Path

import pytest

from comfy_desk.media.examine import examine
from comfy_desk.media.lookup import links_job, view_job
from comfy_desk.media.shown import shown_text

BLOB = base64.b64encode(random.Random(4).randbytes(1_200_000)).decode()


def test_links_are_found_at_their_places_and_nothing_else_is(tmp_path: Path) -> None:
    document = {"a/b": ["https://a.test/1?sig=%2B", "no link", BLOB, "ftp://a.test/x"], "n": 1}
    (tmp_path / "answer").write_text(json.dumps(document))
    pointers = ["/a~1b/0", "/a~1b/1", "/a~1b/2", "/a~1b/3", "/a~1b/9", "/n", "", "/a~1b/0/x"]
    found = links_job({"path": str(tmp_path / "answer"), "pointers": pointers})
    assert found == {"links": {"/a~1b/0": ["https://a.test/1?sig=%2B"]}}
    assert [path.name for path in tmp_path.iterdir()] == ["answer"]


LINK = "https://cdn.test/f/a.png?sig=one%2B"
MARKED = f"Here: ![a]({LINK}), and ![b](https://cdn.test/f/b.png?sig=two)."


@pytest.mark.parametrize(
    ("answer", "content_type"),
    [
        (f'data: {{"n": 1}}\n\ndata: {{"output": {{"image_url": "{LINK}"}}}}\n\n', "text/event-stream"),
        (f'{{"n": 1}}\n{{"image_url": "{LINK}"}}\n', "application/json"),
        (LINK, "text/plain"),
        (json.dumps(LINK), "application/json"),
        (MARKED, "text/plain"),
        (json.dumps({"images": f"{LINK},https://cdn.test/f/b.png?sig=two"}), "application/json"),
        (json.dumps({"choices": [{"message": {"content": MARKED}}]}), "application/json"),
        (json.dumps({"output": json.dumps({"image_url": LINK, "b": MARKED})}), "application/json"),
    ],
)
def test_every_link_that_an_answer_is_found_to_hold_is_found_afresh(
    answer: str, content_type: str, tmp_path: Path
) -> None:
    """Else a link that died would stay dead although the Router has a fresh one."""
    (tmp_path / "answer").write_text(answer)
    asked = {"raw_path": str(tmp_path / "answer"), "content_type": content_type, "out_dir": str(tmp_path / "out")}
    held = [(piece["pointer"], piece["url"]) for piece in examine(asked)["pieces"] if piece["url"]]
    assert any(url.startswith(LINK) for _pointer, url in held)
    found = links_job({"path": str(tmp_path / "answer"), "pointers": [pointer for pointer, _url in held]})["links"]
    assert all(url in found[pointer] for pointer, url in held)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["answer", "out"]


@pytest.mark.parametrize("raw", [b"", b"{", b"[" * 100_000, b"\x89PNG\r\n\x1a\n"])
def test_a_document_that_is_none_has_no_links(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "answer").write_bytes(raw)
    assert links_job({"path": str(tmp_path / "answer"), "pointers": ["/a"]}) == {"links": {}}


def test_long_strings_are_named_with_their_size(tmp_path: Path) -> None:
    document = {
        "data": [{"b64_json": BLOB}, {"url": f"data:image/png;base64,{BLOB}"}],
        "said": 'é"\\' * 2_000,
        "short": "x" * 1_000,
        "svg": "<svg>" + "<g/>" * 300_000 + "</svg>",
    }
    raw = json.dumps(document, ensure_ascii=False)
    (tmp_path / "answer").write_text(raw.replace("/", "\\/"))
    shown = json.loads(view_job({"path": str(tmp_path / "answer")})["text"])
    assert shown["data"] == [{"b64_json": "<base64, 1.6 MB>"}, {"url": "data:image/png;base64,<base64, 1.6 MB>"}]
    assert shown["short"] == "x" * 1_000
    assert shown["said"].endswith("… <text, 12.0 kB>")
    assert shown["said"].startswith('é"\\é')
    assert shown["svg"].startswith("<svg>")
    assert shown["svg"].endswith("<text, 1.5 MB>")


def test_what_is_shown_is_bounded() -> None:
    text = shown_text(io.BytesIO(b"[" + b'"ab",' * 2_000_000), 10_000)
    assert len(text) < 10_010
    assert text.endswith("…")


@pytest.mark.parametrize("cut", [1, 5, 1_999, 2_030, 50_000, 1_100_000])
def test_an_answer_that_ends_in_a_string_is_shown(cut: int) -> None:
    text = shown_text(io.BytesIO(b'{"a": "' + (b"AB\\n" * 300_000)[:cut]), 10_000)
    assert text.startswith('{"a": "AB'[: 7 + cut] if cut < 2_000 else '{"a": "<base64, ')
    assert len(text) < 2_100


def test_bytes_that_are_no_text_are_shown_as_such() -> None:
    assert shown_text(io.BytesIO(b"\x89PNG\r\n\x1a\n\xff\xff"), 1_000).startswith("\ufffdPNG")
