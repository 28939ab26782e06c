"""Pictures that are hard to show, from the Router to the folder and the viewer: saved whole, shown or refused in words."""

from __future__ import annotations

import base64
import io
import json
import resource
import struct
import zlib
from pathlib import Path
from typing import Any

from core_session import SKETCH, body, until
from PIL import Image
from practice_process import PracticeProcess
from test_window_outbox import met, play  # noqa: F401 - a fixture

from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Request
from comfy_desk.services.session import Session
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.tile_words import tile_words
from comfy_desk.ui.viewers.picture import PictureStage


def png(width: int, height: int, *, rows: int | None = None, hidden: bytes = b"") -> bytes:
    """A grey picture of `rows` lines, which its header says to have `height`."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    press = zlib.compressobj(1)
    line = b"\0" + bytes(n // 64 % 256 for n in range(width))
    data = b"".join(press.compress(line) for _ in range(height if rows is None else rows)) + press.flush()
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + hidden + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def stuffed() -> bytes:
    text = b"note\0\0" + zlib.compress(bytes(60_000_000))
    chunk = struct.pack(">I", len(text)) + b"zTXt" + text + struct.pack(">I", zlib.crc32(b"zTXt" + text))
    return png(64, 64, hidden=chunk)


def progressive(width: int, height: int) -> bytes:
    """The beginning of a JPEG of many layers, of which a decoder has to hold all before it shows one."""
    frame = struct.pack(">BHHB", 8, height, width, 3) + b"\1\x11\0\2\x11\0\3\x11\0"
    scan = b"\3\1\0\2\0\3\0\0\x3f\0"
    return (
        b"\xff\xd8\xff\xc2" + struct.pack(">H", len(frame) + 2) + frame
        + b"\xff\xda" + struct.pack(">H", len(scan) + 2) + scan + bytes(400) + b"\xff\xd9"
    )  # fmt: skip


def encoded(form: str, **more: Any) -> bytes:
    out = io.BytesIO()
    Image.effect_mandelbrot((64, 32), (-2, -1.5, 1, 1.5), 40).convert("RGB").save(out, form, **more)
    return out.getvalue()


def box(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data) + 8) + name + data


HEIC = box(b"ftyp", b"heic\0\0\0\0mif1heic") + box(b"meta", bytes(60)) + box(b"mdat", bytes(300))
JXL = b"\0\0\0\x0cJXL \r\n\x87\n" + box(b"ftyp", b"jxl \0\0\0\0jxl ") + box(b"jxlc", b"\xff\x0a" + bytes(300))

SHOWN = {
    "10,000 × 10,000": (lambda: png(10_000, 10_000), ".png", (10_000, 10_000)),
    "14,500 × 14,500": (lambda: png(14_500, 14_500), ".png", (14_500, 14_500)),
    "longer than 32,767": (lambda: png(40_000, 60), ".png", (40_000, 60)),
    "AVIF": (lambda: encoded("AVIF"), ".avif", (64, 32)),
}
REFUSED = {
    "60,000 × 60,000 in 1 kB": (lambda: png(60_000, 60_000, rows=1), ".png", "Too large"),
    "80 megapixels in layers": (lambda: progressive(9_000, 9_000), ".jpg", "Too large"),
    "60 MB of hidden text": (stuffed, ".png", "hidden data"),
    "HEIC": (lambda: HEIC, ".heic", "no preview"),
    "JPEG XL": (lambda: JXL, ".jxl", "no preview"),
}


async def on_stage(window: MainWindow, request: Request, output: Output) -> PictureStage:
    window.viewer.show_request(request, output.index)
    await met(lambda: isinstance(window.viewer.stage, PictureStage) and not window.viewer.stage.loading, 60.0)
    stage = window.viewer.stage
    assert isinstance(stage, PictureStage)
    return stage


def test_every_one_is_saved_whole_and_shown_or_refused_in_words(
    play: Any,  # noqa: F811
    practice_router: PracticeProcess,
    tmp_path: Path,
) -> None:
    made = [make() for make, *_ in (*SHOWN.values(), *REFUSED.values())]
    document = {"data": [{"b64_json": base64.b64encode(data).decode()} for data in made]}
    practice_router.fault(route="result", kind="alter", count=0, body=json.dumps(document))

    async def steps(window: MainWindow, session: Session) -> None:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        row = await session.submit(SKETCH, body(), prompt="hard to show", seed=None)
        request = await until(session, row, lambda r: r.state.terminal, 100.0)
        outputs = dict(zip((*SHOWN, *REFUSED), request.works, strict=True))
        for data, (name, output) in zip(made, outputs.items(), strict=True):
            assert Path(output.path or "").read_bytes() == data, name
        window.show_request(row)
        for name, (_make, suffix, size) in SHOWN.items():
            output = outputs[name]
            assert Path(output.path or "").suffix == suffix
            assert output.thumbnail is not None, (name, output.problem)
            assert (output.width, output.height) == size
            stage = await on_stage(window, request, output)
            assert stage.canvas.picture_size.toTuple() == size, name
        for name, (_make, suffix, said) in REFUSED.items():
            output = outputs[name]
            assert Path(output.path or "").suffix == suffix
            assert output.thumbnail is None
            assert said in tile_words(output).why, (name, tile_words(output))
            stage = await on_stage(window, request, output)
            assert stage.notice.isVisible(), name
            assert stage.notice.words.sentence, name
            assert [button.text() for button in stage.notice.buttons()] == ["Open in its program", "Save as…"]
            assert window.viewer.action("save").isEnabled(), name
            copied = await session.save_as(output, tmp_path / "copies" / f"{output.index}{suffix}")
            assert copied.read_bytes() == Path(output.path or "").read_bytes()
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 300_000  # kilobytes

    play(steps)
