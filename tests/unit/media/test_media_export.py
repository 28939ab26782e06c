"""A copy with its recipe inside: the same picture, everything else in it untouched, and nothing secret."""

from __future__ import annotations

import hashlib
import io
import json
import os
import struct
import tracemalloc
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import media_samples as samples
import pytest
from PIL import Image, ImageCms

from comfy_desk.media import carriers, export, xmp
from comfy_desk.media.carriers import NoPlace
from comfy_desk.media.export import export_job, read_recipe
from comfy_desk.media.recipe import recipe

BODY = {"prompt": "a fox & a <hen> — “ü” 画 🦊 \ufffe", "seed": 18446744073709551615, "cfg": 7.5}


def saved(form: str, **options: Any) -> bytes:
    image = Image.effect_mandelbrot((41, 23), (-2, -1.5, 1, 1.5), 30)
    out = io.BytesIO()
    image = image.convert(options.pop("mode", "RGB"))
    if image.mode == "RGBA":
        image.putalpha(100)
    image.save(out, form, **options)
    return out.getvalue()


def exif() -> bytes:
    made = Image.Exif()
    made[274] = 6
    return made.tobytes()


ICC = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
XMP = xmp.packet("{}").replace(b"comfydesk", b"theirs").replace(b"urn:comfy-desk:1/", b"urn:theirs/")


def frames() -> list[Image.Image]:
    return [Image.new("RGBA", (30, 20), (n * 60, 10, 10, 200)) for n in range(3)]


def animated(form: str) -> bytes:
    out = io.BytesIO()
    first, *rest = frames()
    first.save(out, form, save_all=True, append_images=rest, duration=100)
    return out.getvalue()


PICTURES: dict[str, Callable[[], bytes]] = {
    "plain.png": lambda: saved("PNG"),
    "grey.png": lambda: saved("PNG", mode="L"),
    "rich.png": lambda: saved("PNG", mode="RGBA", icc_profile=ICC, exif=exif(), dpi=(300, 300)),
    "moving.png": lambda: animated("PNG"),
    "plain.jpg": lambda: saved("JPEG"),
    "rich.jpg": lambda: saved("JPEG", icc_profile=ICC, exif=exif(), comment=b"hello", progressive=True),
    "theirs.jpg": lambda: saved("JPEG", xmp=XMP, exif=exif()),
    "cmyk.jpg": lambda: saved("JPEG", mode="CMYK"),
    "plain.webp": lambda: saved("WEBP"),
    "lossless.webp": lambda: saved("WEBP", lossless=True),
    "alpha.webp": lambda: saved("WEBP", mode="RGBA", lossless=True),
    "rich.webp": lambda: saved("WEBP", mode="RGBA", icc_profile=ICC, exif=exif()),
    "theirs.webp": lambda: saved("WEBP", xmp=XMP, exif=exif()),
    "moving.webp": lambda: animated("WEBP"),
}


def job(folder: Path, name: str, data: bytes, body: object = BODY, **facts: Any) -> dict[str, Any]:
    (folder / name).write_bytes(data)
    (folder / "body").write_text(json.dumps(body))
    return {
        "source": str(folder / name),
        "target": str(folder / f"copy-{name}"),
        "body_path": str(folder / "body"),
        "recipe": {"model": "bfl/flux", "request_id": "r-1", "credits_used": "1.50", **facts},
    }


def pixels(path: Path) -> list[tuple[str, bytes]]:
    with Image.open(path) as image:
        seen = []
        for frame in range(getattr(image, "n_frames", 1)):
            image.seek(frame)
            seen.append((image.mode, image.tobytes()))
        return seen


@pytest.mark.parametrize("name", PICTURES)
def test_the_copy_is_the_same_picture_with_a_recipe(tmp_path: Path, name: str) -> None:
    data = PICTURES[name]()
    wanted = job(tmp_path, name, data)
    assert export_job(wanted) == {"path": wanted["target"]}
    copy = Path(wanted["target"])
    assert (tmp_path / name).read_bytes() == data
    assert pixels(copy) == pixels(tmp_path / name)
    with Image.open(copy) as after, Image.open(tmp_path / name) as before:
        assert after.info.get("icc_profile") == before.info.get("icc_profile")
        assert after.getexif().tobytes() == before.getexif().tobytes()
        assert after.info.get("dpi") == before.info.get("dpi")
        assert after.info.get("comment") == before.info.get("comment")
    found = read_recipe(copy)
    assert found is not None
    assert found["body"]["seed"] == BODY["seed"]
    assert found["body"]["prompt"] == BODY["prompt"]
    assert (found["model"], found["credits_used"]) == ("bfl/flux", "1.50")
    assert not list(tmp_path.glob("*.part"))
    assert read_recipe(tmp_path / name) is None


@pytest.mark.parametrize("name", PICTURES)
def test_a_second_export_replaces_the_recipe_and_nothing_else(tmp_path: Path, name: str) -> None:
    wanted = job(tmp_path, name, PICTURES[name]())
    export_job(wanted)
    first = Path(wanted["target"]).read_bytes()
    again = job(tmp_path, f"copy-{name}", first, request_id="r-2")
    export_job(again)
    second = Path(again["target"])
    assert len(second.read_bytes()) == len(first)
    assert second.read_bytes().replace(b"r-2", b"r-1")[:60] == first[:60]
    assert (read_recipe(second) or {})["request_id"] == "r-2"
    assert second.read_bytes().count(b"comfy_desk_recipe") == 1
    assert pixels(second) == pixels(tmp_path / name)


@pytest.mark.parametrize("name", ["theirs.jpg", "theirs.webp"])
def test_what_another_program_noted_is_kept(tmp_path: Path, name: str) -> None:
    wanted = job(tmp_path, name, PICTURES[name]())
    export_job(wanted)
    with Image.open(wanted["target"]) as image:
        assert b"<theirs:recipe>{}</theirs:recipe>" in image.info["xmp"]
        packet = ElementTree.fromstring(image.info["xmp"])
        (recipe_text,) = [one.text for one in packet.iter("{urn:comfy-desk:1/}recipe")]
        assert json.loads(recipe_text or "")["body"]["prompt"] == BODY["prompt"]


def test_the_chunks_of_a_png_are_the_same_but_one_and_their_sums_are_right(tmp_path: Path) -> None:
    wanted = job(tmp_path, "a.png", PICTURES["rich.png"]())
    export_job(wanted)

    def chunks(data: bytes) -> list[bytes]:
        at, found = 8, []
        while at < len(data):
            size = struct.unpack(">I", data[at : at + 4])[0]
            whole = data[at : at + 12 + size]
            assert struct.unpack(">I", whole[-4:])[0] == zlib.crc32(whole[4:-4])
            found.append(whole)
            at += len(whole)
        return found

    before, after = chunks((tmp_path / "a.png").read_bytes()), chunks(Path(wanted["target"]).read_bytes())
    assert [chunk for chunk in after if chunk not in before] == [chunk for chunk in after if chunk[4:8] == b"iTXt"]
    assert [chunk for chunk in after if chunk in before] == before


def test_the_head_of_a_webp_says_what_is_there(tmp_path: Path) -> None:
    for name, flags in (("plain.webp", 0x04), ("lossless.webp", 0x04), ("alpha.webp", 0x14)):
        wanted = job(tmp_path, name, PICTURES[name]())
        export_job(wanted)
        data = Path(wanted["target"]).read_bytes()
        assert struct.unpack("<I", data[4:8])[0] == len(data) - 8
        assert data[12:16] == b"VP8X"
        assert data[20] == flags
        assert (int.from_bytes(data[24:27], "little"), int.from_bytes(data[27:30], "little")) == (40, 22)


@pytest.mark.parametrize("name", ["plain.png", "plain.jpg", "plain.webp"])
def test_no_key_and_no_signed_link_travels(tmp_path: Path, name: str) -> None:
    body = {
        "prompt": "with comfyui-0123456789abcdef0123SECRET and https://u:SECRET@a.test/x.png?sig=SECRET",
        "image": samples.b64(samples.picture()),
        "mask": "https://a.test/m.png?token=SECRET",
    }
    wanted = job(tmp_path, name, PICTURES[name](), body)
    export_job(wanted)
    data = Path(wanted["target"]).read_bytes()
    assert b"SECRET" not in data
    found = read_recipe(Path(wanted["target"]))
    assert found is not None
    assert found["body"]["image"]["sha256"] == hashlib.sha256(samples.picture()).hexdigest()


@pytest.mark.parametrize("name", ["plain.png", "plain.jpg", "plain.webp"])
@pytest.mark.parametrize("body", [{"prompt": "wörds & <more> " * 6_000}, {"n": list(range(400_000))}])
def test_a_long_recipe_is_made_to_fit(tmp_path: Path, name: str, body: object) -> None:
    wanted = job(tmp_path, name, PICTURES[name](), body)
    assert "path" in export_job(wanted)
    found = read_recipe(Path(wanted["target"]))
    assert found is not None
    assert found["request_id"] == "r-1"
    assert pixels(Path(wanted["target"])) == pixels(tmp_path / name)


def png(*chunks: bytes) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def chunk(name: bytes, body: bytes = b"", size: int | None = None) -> bytes:
    return struct.pack(">I", len(body) if size is None else size) + name + body + bytes(4)


HOSTILE: dict[str, bytes] = {
    "png that is a head": png(),
    "png without data": png(chunk(b"IHDR", bytes(13)), chunk(b"IEND")),
    "png without an end": png(chunk(b"IHDR", bytes(13)), chunk(b"IDAT", b"x")),
    "png with a chunk past the end": png(chunk(b"IHDR", bytes(13)), chunk(b"IDAT", b"x", 0xFFFFFFFF), chunk(b"IEND")),
    "png with a name of nothing": png(chunk(b"\0\0\0\0"), chunk(b"IDAT"), chunk(b"IEND")),
    "png with a million chunks": png(
        chunk(b"IHDR", bytes(13)), chunk(b"tEXt") * 1_000_000, chunk(b"IDAT"), chunk(b"IEND")
    ),
    "jpeg that is a head": b"\xff\xd8\xff",
    "jpeg with a segment past the end": b"\xff\xd8\xff\xe0\xff\xff" + bytes(50),
    "jpeg with a segment of nothing": b"\xff\xd8\xff\xe0\x00\x00" * 9,
    "jpeg of filling": b"\xff\xd8" + b"\xff" * 2_000_000,
    "webp that is a head": b"RIFF\x04\0\0\0WEBP",
    "webp longer than itself": b"RIFF\xff\xff\xff\x7fWEBPVP8 \x0a\0\0\0" + bytes(10),
    "webp with a chunk past the end": b"RIFF\x1e\0\0\0WEBPVP8 \xff\xff\xff\xff" + bytes(20),
    "webp of another kind": b"RIFF" + struct.pack("<I", 30) + b"WEBPABCD" + struct.pack("<I", 18) + bytes(18),
    "webp without a frame": b"RIFF" + struct.pack("<I", 22) + b"WEBPVP8 " + struct.pack("<I", 10) + bytes(10),
    "gif": b"GIF89a" + bytes(100),
    "nothing": b"",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_broken_is_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    wanted = job(tmp_path, "x", HOSTILE[name])
    answer = export_job(wanted)
    assert answer["refused"].endswith(".")
    assert not Path(wanted["target"]).exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["body", "x"]
    assert read_recipe(tmp_path / "x") is None


def test_another_programs_packet_without_room_is_refused(tmp_path: Path) -> None:
    full = XMP.replace(b"{}", b"x" * 60_000)
    assert "room" in export_job(job(tmp_path, "x.jpg", saved("JPEG", xmp=full), {"p": "w " * 9000}))["refused"]
    assert "room" in export_job(job(tmp_path, "y.jpg", saved("JPEG", xmp=b"<not rdf>")))["refused"]


def test_the_saved_file_itself_is_never_written_over(tmp_path: Path) -> None:
    wanted = job(tmp_path, "a.png", saved("PNG"))
    os.link(tmp_path / "a.png", tmp_path / "b.png")
    for name in ("a.png", "b.png"):
        assert "itself" in export_job({**wanted, "target": str(tmp_path / name)})["refused"]
    assert read_recipe(tmp_path / "a.png") is None


def test_a_file_that_was_there_is_replaced_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = job(tmp_path, "a.png", saved("PNG"))
    Path(wanted["target"]).write_bytes(b"theirs")

    def full(*_arguments: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(export.os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            export_job(wanted)
    assert Path(wanted["target"]).read_bytes() == b"theirs"
    assert not list(tmp_path.glob(".*"))
    export_job(wanted)
    assert read_recipe(Path(wanted["target"])) is not None


def test_a_large_picture_is_passed_on_piece_by_piece(tmp_path: Path) -> None:
    large = tmp_path / "large.png"
    with large.open("wb") as file:
        file.write(png(chunk(b"IHDR", bytes(13))))
        for _ in range(24):
            file.write(chunk(b"IDAT", bytes(1 << 20)))
        file.write(chunk(b"IEND"))
    tracemalloc.start()
    try:
        export.export(large, tmp_path / "copy.png", recipe(model="a/b", body={}))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 6 << 20
    assert (tmp_path / "copy.png").stat().st_size > large.stat().st_size


def test_a_recipe_beside_a_work_is_read_too(tmp_path: Path) -> None:
    beside = tmp_path / "a.comfy.json"
    beside.write_bytes(recipe(model="a/b", body=BODY))
    assert (read_recipe(beside) or {})["model"] == "a/b"
    beside.write_text(
        '{"comfy_desk_recipe": 1, "model": "old/one", "credits_used": null}'
    )  # as the first version wrote it
    assert (read_recipe(beside) or {})["model"] == "old/one"
    for odd in (b"[]", b"{}", b"\xff", b"[" * 10_000, b'{"comfy_desk_recipe": "x"}'):
        beside.write_bytes(odd)
        assert read_recipe(beside) is None


def test_a_picture_that_shrinks_under_the_copy_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "a.jpg"
    source.write_bytes(saved("JPEG"))
    with source.open("rb") as file:
        changes = [*carriers.splices(file, "{}"), carriers.Splice(10**9, 10**9, b"")]
        with pytest.raises(NoPlace, match="changed"):
            export._copy(file, io.BytesIO(), changes)
