"""`comfy-desk inspect`: any file in, one JSON array or a sentence out; the program's own reading, and nothing of a secret."""

from __future__ import annotations

import gzip
import json
import os
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.__main__ import main

sys.path.append(str(Path(__file__).resolve().parents[1] / "unit" / "media"))
import media_samples as samples

PNG = samples.picture("PNG")
LINK = "https://cdn.partner.test/f/7f3a?X-Signature=do-not-show"
Told = list[dict[str, Any]]
Inspect = Callable[..., Told]


def line(pointer: str, kind: str, role: str, media_type: str | None, size: int | None, origin: str) -> dict[str, Any]:
    return {"pointer": pointer, "kind": kind, "role": role, "type": media_type, "size": size, "from": origin}


@pytest.fixture
def inspect(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> Inspect:
    """Asks about an answer (bytes as they are, anything else as JSON); gives what was told."""

    def run(answer: Any, *, request: Any = None, schema: Any = None) -> Told:
        arguments = ["inspect", str(_written(tmp_path / "answer", answer))]
        for option, value in (("--request", request), ("--schema", schema)):
            if value is not None:
                arguments += [option, str(_written(tmp_path / option[2:], value))]
        assert main(arguments) == 0
        out, err = capfdbinary.readouterr()
        assert err == b""
        assert b"://" not in out
        told: Told = json.loads(out.decode("utf-8"))
        assert all(list(item) == ["pointer", "kind", "role", "type", "size", "from"] for item in told)
        return told

    return run


def _written(path: Path, value: Any) -> Path:
    path.write_bytes(value if isinstance(value, bytes) else json.dumps(value).encode())
    return path


def test_pieces_of_every_origin_in_the_order_of_the_document(inspect: Inspect) -> None:
    answer = {
        "candidates": [
            {
                "content": {
                    "parts": [
                        {"text": "Voilà"},
                        {"inlineData": {"mimeType": "image/jpeg", "data": samples.b64(PNG)}},
                        {"fileData": {"mimeType": "image/webp", "fileUri": LINK}},
                    ]
                }
            }
        ],
        "a/b": {"~": {"thumbnail_url": LINK + "2"}},
    }
    assert inspect(answer) == [
        line("/candidates/0/content/parts/0/text", "text", "part", "text/plain", 6, "inline"),
        line("/candidates/0/content/parts/1/inlineData/data", "image", "work", "image/png", len(PNG), "inline"),
        line("/candidates/0/content/parts/2/fileData/fileUri", "image", "work", "image/webp", None, "link"),
        line("/a~1b/~0/thumbnail_url", "image", "poster", None, None, "link"),
    ]


@pytest.mark.parametrize(
    ("body", "kind", "media_type"),
    [
        (PNG, "image", "image/png"),
        (samples.picture("WEBP"), "image", "image/webp"),
        (samples.mp3(), "audio", "audio/mpeg"),
        (samples.sound(), "audio", "audio/wav"),
        (samples.film(), "video", "video/mp4"),
        (samples.glb(), "3d", "model/gltf-binary"),
        (samples.SVG.encode(), "vector", "image/svg+xml"),
        (samples.archive(), "other", "application/zip"),
        (gzip.compress(b'{"a": 1}' * 20, mtime=0), "other", "application/gzip"),
        ("Ein Gedicht über Käse.\n".encode(), "text", "text/plain"),
        (b"[Verse 1]\nThe harbour sleeps\n", "text", "text/plain"),
        (b"\x00\x01\xfe\xff" * 50, "other", None),
    ],
)
def test_a_body_that_is_the_media(inspect: Inspect, body: bytes, kind: str, media_type: str | None) -> None:
    assert inspect(body) == [line("", kind, "work", media_type, len(body), "body")]


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b" \n",
        b"<!DOCTYPE html><html><body>502</body></html>",
        b'{"images": ["https://a.test/x.p',
        b'{"a": tru}',
        b"null",
        b"12",
        b"[" * 100_000,
        {"status": "Request Moderated", "result": None},
        {"image_url": "javascript:alert(1)", "video_url": "file:///etc/passwd", "path": "/mnt/x.png"},
        {"data": [{"b64_json": samples.b64(PNG)[:-5] + "!!!"}]},
        {"results": [{"code": "DataInspectionFailed", "message": "Held back."}]},
        {"outputs": {"9": {"images": [{"filename": "a_00001_.png", "subfolder": "", "type": "output"}]}}},
    ],
    ids=lambda answer: str(answer)[:30],
)
def test_nothing_found_is_an_empty_array(inspect: Inspect, answer: Any) -> None:
    assert inspect(answer) == []


def test_names_of_members_steer_no_terminal(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    name = "caf\u00e9 \U0001f408 \x1b[2J \x9b2J \u202e\u2066"
    answer = _written(tmp_path / "answer", {name: {"b64_json": samples.b64(PNG)}})
    assert main(["inspect", str(answer)]) == 0
    out = capfdbinary.readouterr().out.decode("utf-8")
    assert "caf\u00e9 \U0001f408" in out
    assert not set(out) & set("\x1b\x9b\u202e\u2066")
    assert json.loads(out)[0]["pointer"] == f"/{name}/b64_json"


def test_headerless_sound_is_told_as_it_came(inspect: Inspect) -> None:
    samples_of_sound = bytes(range(256)) * 4
    form = "audio/L16;codec=pcm;rate=24000"
    part = {"inlineData": {"mimeType": form, "data": samples.b64(samples_of_sound)}}
    assert inspect({"parts": [part]}) == [
        line("/parts/0/inlineData/data", "audio", "work", form, len(samples_of_sound), "inline")
    ]


def test_a_link_that_cannot_be_fetched_is_there_all_the_same(inspect: Inspect) -> None:
    assert inspect({"videos": [{"gcsUri": "gs://bucket/x.mp4", "mimeType": "video/mp4"}]}) == [
        line("/videos/0/gcsUri", "video", "work", "video/mp4", None, "link")
    ]


def test_the_request_tells_what_was_handed_back(inspect: Inspect) -> None:
    sent = {"image": "data:image/png;base64," + samples.b64(PNG), "reference_url": "https://up.test/in.png?sig=1"}
    answer = {
        "images": [samples.b64(samples.picture("JPEG")), samples.b64(PNG)],
        "first": "https://up.test/in.png?sig=2",
    }
    assert [(item["pointer"], item["role"]) for item in inspect(answer, request=sent)] == [
        ("/images/0", "work"),
        ("/images/1", "echo"),
        ("/first", "echo"),
    ]


def test_the_models_document_guides(inspect: Inspect) -> None:
    link = {"type": "string", "format": "uri"}
    answer_schema = {
        "properties": {
            "zork": link | {"description": "Signed URL of the generated video."},
            "image_url": link | {"description": "Where to poll for the status."},
            "other": link | {"description": "URL of the input image, echoed."},
        }
    }
    schema = {
        "x-comfy-router-output-modalities": ["video"],
        "paths": {
            "/v2/models/a/b": {
                "post": {"responses": {"200": {"content": {"application/json": {"schema": answer_schema}}}}}
            }
        },
    }
    answer = {"zork": LINK, "image_url": LINK + "2", "other": LINK + "3"}
    assert inspect(answer, schema=schema) == [
        line("/zork", "video", "work", None, None, "link"),
        line("/other", "image", "echo", None, None, "link"),
    ]
    assert inspect({"text": "I cannot film that."}, schema=schema) == [
        line("/text", "text", "part", "text/plain", 19, "inline")
    ]


def test_long_values(inspect: Inspect) -> None:
    noise = samples.picture("BMP", (700, 500))
    poem = "Käse und Brot. " * 100_000
    told = inspect({"content": [{"type": "text", "text": poem}], "image": samples.b64(noise)})
    assert [(item["kind"], item["size"]) for item in told][1:] == [("image", len(noise))]
    alone = inspect({"choices": [{"message": {"role": "assistant", "content": poem}}]})
    assert [(item["kind"], item["role"], item["size"]) for item in alone] == [("text", "work", len(poem.encode()))]


# -- as it is called -------------------------------------------------------------------------------------------------


def _call(*arguments: str, **more: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "comfy_desk", "inspect", *arguments],
        capture_output=True,
        timeout=60,
        check=False,
        **more,
    )


def test_neither_window_nor_keyring_nor_network_is_loaded(tmp_path: Path) -> None:
    answer = _written(tmp_path / "größe", {"画像": LINK + ".png", "image_url": LINK})
    code = (
        "import sys\nfrom comfy_desk.__main__ import main\ncode = main(['inspect', sys.argv[1]])\n"
        "named = ('PySide6', 'qasync', 'keyring', 'httpx', 'asyncio', 'sqlite3', 'PIL')\n"
        "print([name for name in named if name in sys.modules], file=sys.stderr)\nsys.exit(code)"
    )
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-c", code, str(answer)], capture_output=True, timeout=60, check=False, env=environment
    )
    assert (done.returncode, done.stderr.strip()) == (0, b"[]")
    assert [item["pointer"] for item in json.loads(done.stdout.decode("utf-8"))] == ["/image_url"]


@pytest.mark.parametrize("bad", ["missing", "folder", "request", "schema", "nothing", "option"])
def test_what_cannot_be_read_is_a_sentence_and_code_2(tmp_path: Path, bad: str) -> None:
    answer = str(_written(tmp_path / "answer", {"image": LINK}))
    words = str(_written(tmp_path / "words", b"no JSON"))
    arguments = {
        "missing": [str(tmp_path / "missing")],
        "folder": [str(tmp_path)],
        "request": [answer, "--request", str(tmp_path / "missing")],
        "schema": [answer, "--schema", words],
        "nothing": [],
        "option": [answer, "--unknown"],
    }[bad]
    done = _call(*arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"comfy-desk inspect: " in done.stderr
    assert b"Traceback" not in done.stderr


def test_a_pipe_can_be_read_and_a_closed_one_written(tmp_path: Path) -> None:
    done = _call("-", input=PNG)
    assert json.loads(done.stdout) == [line("", "image", "work", "image/png", len(PNG), "body")]
    many = _written(tmp_path / "answer", {"images": [f"https://a.test/{i}.png" for i in range(900)]})
    with subprocess.Popen(
        [sys.executable, "-m", "comfy_desk", "inspect", str(many)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.read(1)
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(60) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="streams are closed by the shell of POSIX systems")
@pytest.mark.parametrize(
    ("closed", "sentence"), [("- <&-", b"there is no input"), ("answer >&-", b"there is no output")]
)
def test_a_stream_that_was_closed_is_a_sentence(tmp_path: Path, closed: str, sentence: bytes) -> None:
    _written(tmp_path / "answer", {"image": LINK})
    done = subprocess.run(
        ["/bin/sh", "-c", f'"$0" -m comfy_desk inspect {closed}', sys.executable],
        cwd=tmp_path,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert sentence in done.stderr
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes are a matter of POSIX systems")
def test_a_named_pipe_is_written_down_first(inspect: Inspect, tmp_path: Path, capfdbinary: Any) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    writer = threading.Thread(target=pipe.write_bytes, args=(PNG,))
    writer.start()
    assert main(["inspect", str(pipe)]) == 0
    writer.join()
    assert [item["size"] for item in json.loads(capfdbinary.readouterr().out)] == [len(PNG)]
