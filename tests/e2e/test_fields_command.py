"""`comfy-desk fields`: any file in, one JSON array or a sentence out; what it lists is the form that the window shows."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.__main__ import main

DOCUMENTS = Path(__file__).resolve().parents[3] / "shared" / "contract" / "schemas"
KEYS = ["pointer", "kind", "label", "required", "default", "bounds", "choices", "group", "fields"]
MORE = {"has_default", "nullable", "open", "seed", "media"}
Told = list[dict[str, Any]]
Ask = Callable[[Any], Told]


def document(schema: Any, **components: Any) -> dict[str, Any]:
    content = {"application/json": {"schema": schema}}
    return {
        "paths": {"/v2/models/a/b": {"post": {"requestBody": {"content": content}}}},
        "components": {"schemas": components},
    }


def walk(fields: Told) -> Iterator[dict[str, Any]]:
    for field in fields:
        yield field
        yield from walk(field["fields"])


@pytest.fixture
def ask(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> Ask:
    """Asks about a document (bytes as they are, a path as it is, anything else as JSON)."""

    def run(given: Any) -> Told:
        path = given if isinstance(given, Path) else tmp_path / "document.json"
        if not isinstance(given, Path):
            path.write_bytes(given if isinstance(given, bytes) else json.dumps(given).encode())
        assert main(["fields", str(path)]) == 0
        out, err = capfdbinary.readouterr()
        assert err == b""
        told: Told = json.loads(out.decode("utf-8"), parse_float=Decimal)
        assert isinstance(told, list)
        for field in walk(told):
            assert list(field)[:9] == KEYS
            assert set(field) - set(KEYS) <= MORE
        return told

    return run


def test_nested_fields_with_their_pointers_and_exact_numbers(ask: Ask) -> None:
    schema = {
        "type": "object",
        "required": ["prompt", "strength"],
        "properties": {
            "prompt": {"type": "string", "maxLength": 500},
            "strength": {"type": "number", "default": 0.1, "minimum": 0, "exclusiveMaximum": 1, "multipleOf": 0.05},
            "seed": {"type": "integer", "maximum": 18446744073709551615, "nullable": True, "default": None},
            "a/b~c": {"enum": ["x", 1, 2.5, {"k": [1]}, None]},
            "style": {"anyOf": [{"enum": ["ink", "oil"]}, {"type": "string"}]},
            "scenes": {
                "type": "array",
                "minItems": 1,
                "uniqueItems": True,
                "items": {"type": "object", "properties": {"words": {"type": "string"}}},
            },
            "key": {
                "oneOf": [
                    {"type": "object", "properties": {"kind": {"const": "image"}, "url": {"type": "string"}}},
                    {"type": "object", "properties": {"kind": {"const": "shot"}, "id": {"type": "string"}}},
                ]
            },
            "point": {"type": "array", "prefixItems": [{"type": "number"}, {"type": "string"}], "items": False},
            "own": {"type": "object", "additionalProperties": {"type": "integer"}},
        },
    }
    told = ask(document(schema))
    at = {field["pointer"]: field for field in walk(told) if field["fields"] or field["pointer"] not in ("/key",)}
    assert told[0]["pointer"] == "/prompt"
    assert at["/prompt"]["bounds"] == {"maxLength": 500}
    strength = at["/strength"]
    assert (strength["kind"], strength["required"], strength["default"]) == ("number", True, Decimal("0.1"))
    assert strength["bounds"] == {"minimum": 0, "exclusiveMaximum": 1, "multipleOf": Decimal("0.05")}
    seed = at["/seed"]
    assert (seed["seed"], seed["nullable"], seed["has_default"], seed["default"]) == (True, True, True, None)
    assert seed["bounds"] == {"maximum": 18446744073709551615}
    assert "has_default" not in at["/prompt"]
    assert at["/a~1b~0c"]["choices"] == ["x", 1, Decimal("2.5"), {"k": [1]}, None]
    assert (at["/style"]["choices"], at["/style"]["open"]) == (["ink", "oil"], True)
    assert at["/scenes"]["bounds"] == {"minItems": 1, "uniqueItems": True}
    assert [field["pointer"] for field in at["/scenes"]["fields"]] == ["/scenes/*"]
    assert at["/scenes/*/words"]["kind"] == "text"
    variants = next(field for field in told if field["pointer"] == "/key")
    assert variants["kind"] == "variant"
    assert [[part["pointer"] for part in one["fields"]] for one in variants["fields"]] == [
        ["/key/kind", "/key/url"],
        ["/key/kind", "/key/id"],
    ]
    assert [one["fields"][0]["choices"] for one in variants["fields"]] == [["image"], ["shot"]]
    assert [field["pointer"] for field in at["/point"]["fields"]] == ["/point/0", "/point/1", "/point/*"]
    assert at["/own/*"]["kind"] == "integer"


def test_a_body_of_two_shapes_and_one_that_nobody_described(ask: Ask) -> None:
    told = ask(
        document(
            {"oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}]},
            A={"type": "object", "properties": {"mode": {"enum": ["make"]}, "prompt": {"type": "string"}}},
            B={"type": "object", "properties": {"mode": {"enum": ["mend"]}, "task": {"type": "string"}}},
        )
    )
    assert [(field["pointer"], field["kind"]) for field in told] == [("", "variant")]
    assert [one["label"] for one in told[0]["fields"]] == ["Make", "Mend"]
    for odd in (b"null", b"[]", b"7", b'"text"', b"{}", document({"type": "string"}), document(True)):
        assert [(field["pointer"], field["kind"]) for field in ask(odd)] == [("", "json")]


def test_2000_fields_are_2000_fields(ask: Ask) -> None:
    names = [f"field_{number}" for number in range(2_000)]
    told = ask(document({"type": "object", "properties": {name: {"type": "string"} for name in names}}))
    assert [field["pointer"] for field in told] == [f"/{name}" for name in names]


@pytest.mark.parametrize(
    "odd",
    [
        b"[" * 100_000 + b"]" * 100_000,
        b'{"paths":' * 5_000 + b"1" + b"}" * 5_000,
        json.dumps(document({"type": "object", "properties": {"a": {"type": "number", "maximum": 1}}}))
        .replace("1}", "1e999}")
        .encode(),
        json.dumps(document({"type": "object", "properties": {"a": {"default": 1}}}))
        .replace('"default": 1', '"default": ' + "9" * 5_000)
        .encode(),
        json.dumps(document({"type": "object", "properties": {"\ud800": {"default": "\udfff\u202e"}}})).encode(),
        "\ufeff{}".encode(),
        "{}".encode("utf-16"),
        json.dumps(document({"type": "object", "properties": {f"p{n}": {} for n in range(100_000)}})).encode(),
    ],
)
def test_hostile_json_is_listed_in_time(ask: Ask, odd: bytes) -> None:
    started = time.perf_counter()
    assert len(ask(odd)) >= 1
    assert time.perf_counter() - started < 5


@pytest.mark.parametrize(
    "file",
    [b"", b"\x89PNG\r\n\x1a\n\x00\xff", b"openapi: 3.0.2", b"{", b'{"a": NaN}', b'"\xff"', b"\xff\xfe\x00", b"[" * 50],
)
def test_what_is_no_json_gets_a_sentence(tmp_path: Path, file: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "file"
    path.write_bytes(file)
    assert main(["fields", str(path)]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.startswith("comfy-desk fields: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_what_cannot_be_read_gets_a_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for path, why in (
        (tmp_path / "none", "No such file"),
        (tmp_path, "it is a folder"),
        (Path("/dev/null"), "not a file"),
    ):
        assert main(["fields", str(path)]) == 2
        assert why in capfd.readouterr().err
    with pytest.raises(SystemExit) as stopped:
        main(["fields"])
    assert stopped.value.code == 2


def test_a_pipe_is_read(tmp_path: Path, ask: Ask) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    body = json.dumps(document({"type": "object", "properties": {"prompt": {"type": "string"}}})).encode()
    writer = threading.Thread(target=pipe.write_bytes, args=(body,))
    writer.start()
    assert [field["pointer"] for field in ask(pipe)] == ["/prompt"]
    writer.join()


def test_it_is_quick_and_loads_no_window(tmp_path: Path) -> None:
    path = tmp_path / "document.json"
    path.write_text(json.dumps(document({"type": "object", "properties": {"prompt": {"type": "string"}}})), "utf-8")
    code = (
        "import sys\nfrom comfy_desk.__main__ import main\n"
        f"code = main(['fields', {str(path)!r}])\n"
        "assert not [name for name in sys.modules if name.partition('.')[0] in ('PySide6', 'jsonschema', 'httpx', 'PIL')]\n"
        "sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)[0]["pointer"] == "/prompt"


@pytest.mark.skipif(
    not DOCUMENTS.is_dir(), reason="the real per-model documents (../shared/contract/schemas) are not here"
)
def test_every_real_document_is_listed(ask: Ask) -> None:
    for path in sorted(DOCUMENTS.glob("*.json")):
        told = ask(path)
        schema = json.loads(path.read_bytes())
        assert told
        assert schema["x-comfy-input-schema-authored"] is True
        assert (
            all(field["label"] and field["pointer"].startswith("/") for field in told) or told[0]["kind"] == "variant"
        )
        groups = [field["group"] for field in told]
        assert groups == sorted(groups)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_without_an_end_is_not_written_down(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("comfy_desk.app.fields.MAX_BYTES", 1 << 20)
    pipe, taken = tmp_path / "pipe", [0]
    os.mkfifo(pipe)

    def pour() -> None:
        with pipe.open("wb", buffering=0) as out:
            try:
                while taken[0] < 1 << 26:
                    taken[0] += out.write(b"[" * 65_536)
            except BrokenPipeError:
                return

    pouring = threading.Thread(target=pour, daemon=True)
    pouring.start()
    assert main(["fields", str(pipe)]) == 2
    pouring.join(10)
    assert taken[0] < 1 << 22
    assert b"it is larger than 1 MB" in capfdbinary.readouterr().err
