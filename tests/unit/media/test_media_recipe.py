"""The recipe holds what was asked, and no data, key or signed link."""

from __future__ import annotations

import hashlib
import json

import media_samples as samples

from comfy_desk.media.recipe import recipe


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
