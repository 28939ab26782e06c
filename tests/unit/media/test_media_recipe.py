"""The recipe holds what was asked, and no data, key or signed link."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import media_samples as samples
import pytest

from comfy_desk.media.companions import companions_job
from comfy_desk.media.recipe import MOST, recipe, slim


def test_a_recipe_is_small_and_holds_no_secret() -> None:
    picture = samples.picture("JPEG", (200, 200))
    prompt = "a long walk in the rain " * 100
    body = {
        "prompt": prompt,
        "seed": 18446744073709551615,
        "image": samples.b64(picture),
        "mask": "data:image/png;base64," + samples.b64(b"tiny"),
        "reference": "https://user:pw@cdn.test/a.png?X-Amz-Signature=SECRET#frag",
        "nested": [{"audio": samples.b64(samples.sound(1))}],
        "odd": "\ud800",
    }
    data = recipe(
        model="bfl/flux", body=body, request_id="r-1", credits_used="1.5", app_version="0.1.0", file_sha256="ab"
    )
    assert b"SECRET" not in data
    assert b"pw@" not in data
    assert len(data) < 6000
    kept = json.loads(data)
    assert kept["body"]["prompt"] == prompt
    assert kept["body"]["seed"] == 18446744073709551615
    assert kept["body"]["image"] == {
        "sha256": hashlib.sha256(picture).hexdigest(),
        "size": len(picture),
        "type": "image/jpeg",
    }
    assert kept["body"]["mask"]["size"] == 4
    assert kept["body"]["reference"] == "https://cdn.test/a.png?…"
    assert kept["body"]["nested"][0]["audio"]["type"] == "audio/wav"
    assert (kept["model"], kept["request_id"], kept["file"]["sha256"]) == ("bfl/flux", "r-1", "ab")


def test_a_deep_body_is_cut_and_no_error() -> None:
    body: object = "end"
    for _ in range(500):
        body = [body]
    assert recipe(model="a/b", body=body)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("see https://u:p@a.test/x.png?sig=SECRET, and go", "see https://a.test/x.png?… and go"),
        ("https://a.test/x#SECRET", "https://a.test/x?…"),
        ("(https://a.test/p?X=SECRET)", "(https://a.test/p?…"),
        ("key comfyui-0123456789abcdefSECRET here", "key comfyui-… here"),
        (
            "comfyui-style portrait, comfyui-likes-long-words-too",
            "comfyui-style portrait, comfyui-likes-long-words-too",
        ),
        ("http://[SECRET", "http://[SECRET"),
        ("look: data:image/png;base64," + "SECRETQQ" * 60 + " and this", "look: data:… and this"),
    ],
)
def test_secrets_in_the_middle_of_words_are_cut(text: str, kept: str) -> None:
    assert slim({"prompt": text, text: 1}) == {"prompt": kept, kept: 1}
    assert slim(slim(text)) == kept


def test_what_was_not_reported_says_so() -> None:
    silent = json.loads(recipe(model="a/b", body={}))
    assert (silent["credits_used"], silent["cost"]) == (None, "not reported")
    told = json.loads(recipe(model="a/b", body={}, credits_used="0"))
    assert (told["credits_used"], told["cost"]) == ("0", "reported by the Router")


def test_numbers_and_names_of_files_survive_the_job(tmp_path: Path) -> None:
    picture = samples.picture("PNG")
    text = '{"seed": 18446744073709551616, "cfg": 0.1000000000000000055511151231257827, "big": 1E+400, "image": "%s"}'
    (tmp_path / "body").write_text(text % samples.b64(picture))
    known = {hashlib.sha256(picture).hexdigest(): "Boat at night.png"}
    outs = [tmp_path / f"{number}.json" for number in range(2)]
    companions_job(
        {
            "body_path": str(tmp_path / "body"),
            "names": known,
            "recipes": [
                {"out": str(out), "model": "a/b", "delivery": "direct", "router": "https://r.test"} for out in outs
            ],
        }
    )
    for out in outs:
        written = out.read_text()
        assert '"seed": 18446744073709551616,' in written
        assert '"cfg": 0.1000000000000000055511151231257827,' in written
        assert '"big": 1E+400,' in written
        kept = json.loads(written)
        assert kept["body"]["image"]["name"] == "Boat at night.png"
        assert kept["served"] == {
            "router": "https://r.test",
            "delivery": "direct",
            "asked": {},
            "by": None,
            "dropped": [],
        }
        assert kept["comfy_desk_recipe"] == 1


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe\x00", b"[" * 100_000, b"NaN", b"1" * 5000])
def test_a_body_that_is_no_document_leaves_a_recipe_that_says_so(tmp_path: Path, body: bytes) -> None:
    (tmp_path / "body").write_bytes(body)
    companions_job(
        {"body_path": str(tmp_path / "body"), "recipes": [{"out": str(tmp_path / "r"), "model": "a/b"}]},
    )
    kept = json.loads((tmp_path / "r").read_text())
    assert kept["body"] is None
    assert "data folder" in kept["body_note"]


def test_a_recipe_has_an_end() -> None:
    data = recipe(model="a/b", body={"numbers": list(range(1_000_000))})
    assert len(data) < MOST
    assert "too long" in json.loads(data)["body_note"]
