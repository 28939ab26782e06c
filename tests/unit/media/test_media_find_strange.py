"""Answers of services that do not exist: odd keys, maps for lists, measures for types, sizes, sources, what passes."""

from __future__ import annotations

from typing import Any

import media_samples as samples
import pytest

from comfy_desk.media.find import find

PNG = samples.b64(samples.picture("PNG"))
OTHER = samples.b64(samples.picture("PNG", colour=3))
U = "https://cdn.maker.test/f/7f3a?sig=a"
A, B, C, D = (f"{U}{letter}" for letter in "ABCD")
I, V, S, M = "image", "video", "audio", "3d"  # noqa: E741
Expected = list[tuple[str, str, str]]


def found(document: Any, declared: list[str] | None = None, **more: Any) -> Expected:
    return [(p.pointer, p.kind.value, p.role.value) for p in find(document, declared=declared, **more).pieces]


KEYS: list[tuple[str, Any, Expected]] = [
    ("numbers for names", {"result": {"0": A, "1": B}}, [("/result/0", "other", "work"), ("/result/1", "other", "work")]),
    ("not in their order", {"images": {"10": A, "9": B}}, [("/images/10", I, "work"), ("/images/9", I, "work")]),
    ("sizes for names", {"out": {"1024x1024": A, "512x512": B}},
     [("/out/1024x1024", "other", "work"), ("/out/512x512", "other", "work")]),
    ("ids for names", {"files": {"7b1c9a52-3c6e-4d86-b6b3-0c2c3a1f0d11": A}},
     [("/files/7b1c9a52-3c6e-4d86-b6b3-0c2c3a1f0d11", "other", "work")]),
    ("under a number, what is closed stays closed", {"webhooks": {"0": A}, "output": B}, [("/output", "other", "work")]),
    ("slashes and tildes", {"a/b": {"~c": PNG}, "image/png": OTHER},
     [("/a~1b/~0c", I, "work"), ("/image~1png", I, "work")]),
    ("names of nothing", {"": {"": PNG}}, [("//", I, "work")]),
    ("another tongue", {"結果": [{"画像": PNG}], "Größe": 3}, [("/結果/0/画像", I, "work")]),
]  # fmt: skip

CLUES: list[tuple[str, Any, Expected]] = [
    ("an extension beside", {"thing": {"ext": "mp4", "loc": A}}, [("/thing/loc", V, "work")]),
    ("an extension beside two", {"thing": {"ext": "mp4", "loc": A, "zork": B}}, []),
    ("an id of a picture", {"data": [{"image_id": "8c", "url": A}]}, [("/data/0/url", I, "work")]),
    ("a size", {"data": [{"url": A, "size": "2048x2048"}]}, [("/data/0/url", I, "work")]),
    ("two sides", {"files": [{"url": A, "width": 8, "height": 6}]}, [("/files/0/url", I, "work")]),
    ("two sides and a pace", {"files": [{"url": A, "width": 8, "height": 6, "fps": 24}]}, [("/files/0/url", V, "work")]),
    ("a rate and a time", {"files": [{"url": A, "sample_rate": 8000, "duration": 3.5}]}, [("/files/0/url", S, "work")]),
    ("a prompt rewritten", {"data": [{"url": A, "revised_prompt": "x"}]}, [("/data/0/url", I, "work")]),
    ("a type in the query", {"zork": f"{A}&response-content-type=video%2Fmp4"}, [("/zork", V, "work")]),
    ("a name in the query", {"zork": f"{A}&file=out.mp4&x=1"}, [("/zork", V, "work")]),
    ("a page's type in the query", {"zork": f"{A}&response-content-type=text%2Fhtml"}, []),
    ("signed by a store", {"zork": "https://b.store.test/7f3a?X-Amz-Expires=60&X-Amz-Signature=0f"},
     [("/zork", "other", "work")]),
    ("signed, but there is better", {"zork": "https://b.store.test/7f3a?sp=r&se=2026&sig=0f", "image": A},
     [("/image", I, "work")]),
    ("signed for others to call", {"webhook": "https://b.store.test/7f3a?X-Goog-Signature=0f"}, []),
    ("an icon that was made", {"icon_url": A}, [("/icon_url", I, "work")]),
    ("an icon of the house", {"icon_url": A, "logo": {"url": "https://o.test/l.png"}, "image": B}, [("/image", I, "work")]),
    ("an icon is no rival for a type", {"zork": A, "logo": "https://o.test/l.svg", "mime_type": "model/ply"},
     [("/zork", M, "work")]),
    ("a face that speaks", {"avatar_video_url": A, "avatar_url": B}, [("/avatar_video_url", V, "work")]),
    ("a type by another name", {"contentUrl": A, "encodingFormat": "image/png"}, [("/contentUrl", I, "work")]),
    ("behind the file's name", {f"zork{i}": f"https://o.test/{i}.png{end}" for i, end in enumerate((";v=1", ":large", "!s"))},
     [("/zork0", I, "work"), ("/zork1", I, "work"), ("/zork2", I, "work")]),
    ("a door behind a file", {"zork": "https://o.test/v.mp4/download?x=1"}, [("/zork", V, "work")]),
    ("a report", {"report_url": A, "output": B}, [("/output", "other", "work")]),
]  # fmt: skip

ROLES: list[tuple[str, Any, Expected]] = [
    ("sizes", {"image": {"original": A, "medium": B, "small": C}},
     [("/image/original", I, "work"), ("/image/medium", I, "variant"), ("/image/small", I, "variant")]),
    ("sizes with links in them", {"image": {"small": {"url": A}, "large": {"url": B}}},
     [("/image/small/url", I, "variant"), ("/image/large/url", I, "work")]),
    ("one without a size", {"image_url": A, "image_url_small": B},
     [("/image_url", I, "work"), ("/image_url_small", I, "variant")]),
    ("an original beside may be another", {"image": A, "original_image": B},
     [("/image", I, "work"), ("/original_image", I, "work")]),
    ("sizes of two things", {"large_cat_image": A, "small_dog_image": B},
     [("/large_cat_image", I, "work"), ("/small_dog_image", I, "work")]),
    ("a source", {"source_url": "https://o.test/a.png", "result_url": B},
     [("/source_url", I, "echo"), ("/result_url", "other", "work")]),
    ("a source of its own", {"download": {"url": "https://o.test/a.mp4"}, "source": {"url": "https://o.test/b.mp4"}},
     [("/download/url", V, "work"), ("/source/url", V, "echo")]),
    ("nothing but sources", {"content": [{"type": "image", "source": {"data": PNG}}, {"source": {"data": OTHER}}]},
     [("/content/0/source/data", I, "work"), ("/content/1/source/data", I, "work")]),
    ("a place holder", {"url": "https://o.test/a.png", "placeholder": "data:image/png;base64," + PNG},
     [("/url", I, "work"), ("/placeholder", I, "poster")]),
    ("material of an object", {"files": [{"url": "https://o.test/m.obj"}, {"url": "https://o.test/m.mtl"}]},
     [("/files/0/url", M, "work"), ("/files/1/url", M, "part")]),
    ("textures by their files", {"files": [{"name": "m.glb", "url": A}, {"name": "tex.png", "url": B}]},
     [("/files/0/url", M, "work"), ("/files/1/url", I, "part")]),
    ("lists of the same", {"b64": [PNG, OTHER], "urls": [A, B]},
     [("/b64/0", I, "work"), ("/b64/1", I, "work"), ("/urls/0", I, "variant"), ("/urls/1", I, "variant")]),
    ("lists of different length", {"b64": [PNG, OTHER], "image_urls": [A]},
     [("/b64/0", I, "work"), ("/b64/1", I, "work"), ("/image_urls/0", I, "work")]),
    ("a picture and a loop to show", {"video": "https://o.test/v.mp4", "thumbnail": {"image": A, "gif": B}},
     [("/video", V, "work"), ("/thumbnail/image", I, "poster"), ("/thumbnail/gif", I, "poster")]),
    ("help with pictures", {"help": {"links": [{"url": "https://o.test/a.png"}]}, "image": A}, [("/image", I, "work")]),
    ("a prompt that is a link", {"prompt": "https://o.test/a.png", "image": A},
     [("/prompt", I, "echo"), ("/image", I, "work")]),
    ("what was not done yet", [{"type": "image.partial_image", "b64_json": PNG}, {"type": "done", "b64_json": OTHER}],
     [("/0/b64_json", I, "variant"), ("/1/b64_json", I, "work")]),
]  # fmt: skip
FENCE = f"Here you are:\n\n```svg\n{samples.SVG}\n```\nEnjoy."
TWO = f"```xml\n{samples.SVG}\n```\nor\n```\n<?xml version='1.0'?>\n{samples.SVG}```"
INSIDE: list[tuple[str, Any, Expected]] = [
    ("sound in hexadecimal", {"data": {"audio": samples.mp3().hex(), "status": 2}}, [("/data/audio", S, "work")]),
    ("the same in capitals", {"zork": samples.sound().hex().upper()}, [("/zork", S, "work")]),
    ("samples in hexadecimal", {"audio": bytes(range(256)).hex(), "audio_format": "pcm"}, [("/audio", S, "work")]),
    ("silence is no hexadecimal", {"audio": "A" * 512, "format": "pcm"}, [("/audio", S, "work")]),
    ("hashes that begin like media", {"zork": "89504e470d0a1a0a" + "5f" * 56, "hash": "ffd8ffe0" * 80}, []),
    ("digits that are no bytes of a kind", {"audio": "0123456789abcdef" * 40, "format": "mp3"}, []),
    ("a drawing in a fence", {"choices": [{"message": {"content": FENCE}}]},
     [("/choices/0/message/content", "vector", "work"), ("/choices/0/message/content", "text", "part")]),
    ("two drawings in one text", {"content": [{"type": "text", "text": TWO}]},
     [("/content/0/text", "vector", "work"), ("/content/0/text", "vector", "work"), ("/content/0/text", "text", "part")]),
    ("a drawing among words", {"output": f"Here: {samples.SVG} - done."},
     [("/output", "vector", "work")]),
    ("words about a drawing", {"output": "Write <svg> first and </svg> last."}, [("/output", "text", "work")]),
    ("words in a fence", {"output": "So:\n```html\n<p>an svg</p>\n```"}, [("/output", "text", "work")]),
    ("links by lines", {"output": "https://o.test/a.png\nhttps://o.test/b.png"},
     [("/output", I, "work"), ("/output", I, "work")]),
    ("links by commas", {"output": "https://o.test/a.png,https://o.test/b.png"},
     [("/output", I, "work"), ("/output", I, "work")]),
    ("a comma in one link", {"output": "https://o.test/w=8,https://o.test/b.png"}, [("/output", I, "work")]),
    ("a link in quotes", {"output": '"https://o.test/a.png"'}, [("/output", I, "work")]),
    ("a link in brackets", {"image": "<https://o.test/a>"}, [("/image", I, "work")]),
    ("links to read", {"docs": "https://o.test/a.png\nhttps://o.test/b.png"}, []),
    ("a text in pieces", {"output": ["He", "llo", " wor", "ld", "!"]}, [("/output", "text", "work")]),
    ("a whole answer in pieces", ["The ", "end."], [("", "text", "work")]),
    ("words that are not one text", {"output": ["fox", "dog"]}, []),
    ("pieces with their times", {"words": [{"text": "He llo", "start": 0.1}]}, []),
    ("generations", {"generations": [{"text": "Hello"}]}, [("/generations/0/text", "text", "work")]),
    ("a generation", {"generation": "Hello there", "tokens": 2}, [("/generation", "text", "work")]),
    ("results", {"results": [{"text": "It is a fox."}]}, [("/results/0/text", "text", "work")]),
]  # fmt: skip
ALL = KEYS + CLUES + ROLES + INSIDE


@pytest.mark.parametrize(("document", "expected"), [row[1:] for row in ALL], ids=[row[0] for row in ALL])
def test_each_strange_shape(document: Any, expected: Expected) -> None:
    assert found(document) == expected


def test_what_a_model_makes_goes_before_what_is_measured() -> None:
    document = {"files": [{"url": A, "width": 8, "height": 6}]}
    assert found(document, [V]) == [("/files/0/url", V, "work")]
    assert found(document, [V, I]) == [("/files/0/url", I, "work")]


def test_pieces_of_a_text_are_joined_as_they_stand() -> None:
    (piece,) = find({"output": ["He", "llo", " wor", "ld", "!\n"]}).pieces
    assert piece.text == "Hello world!\n"


def test_pieces_beside_a_picture_are_no_work() -> None:
    assert found({"output": ["a ", "b"], "image": PNG}) == [("/image", I, "work")]


def test_a_text_model_s_drawing_stands_beside_its_words() -> None:
    document = {"content": [{"type": "text", "text": FENCE}]}
    assert found(document, ["text"]) == [("/content/0/text", "vector", "work"), ("/content/0/text", "text", "work")]
