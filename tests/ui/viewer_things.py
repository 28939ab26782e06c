"""Requests, outputs and files for the viewer's tests, all made here."""

from __future__ import annotations

import json
import math
import struct
import wave
from pathlib import Path
from typing import Any

from PIL import Image

from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Handle, Request, State


def request(*outputs: Output, **changed: Any) -> Request:
    facts: dict[str, Any] = {
        "id": "row-1",
        "account": "practice",
        "model": "atelier/watercolour-2",
        "key": "2f1f6b0c-8a53-4a86-9d0e-6c1b3b7a5c11",
        "body_sha256": "0" * 64,
        "body_size": 2,
        "prompt": "A lighthouse <b>in rain</b>",
        "seed": "4711",
        "created_at": 1_760_000_000.0,
        "state": State.DONE,
        "handle": Handle("req_01ABCDEFGHJKMNPQRSTVWXYZ", "s", "r", "c"),
        "outputs": outputs,
    }
    return Request(**(facts | changed))


def output(
    path: Path | None, index: int = 0, kind: Kind = Kind.IMAGE, role: Role = Role.WORK, **changed: Any
) -> Output:
    facts: dict[str, Any] = {
        "pointer": f"/out/{index}",
        "origin": Origin.LINK,
        "path": str(path) if path is not None else None,
        "size": path.stat().st_size if path is not None and path.exists() else None,
    }
    return Output(index=index, kind=kind, role=role, **(facts | changed))


def picture(path: Path, size: tuple[int, int] = (64, 48), colour: Any = (200, 40, 40), **saved: Any) -> Path:
    mode = "RGBA" if len(colour) == 4 else "RGB"
    Image.new(mode, size, colour).save(path, **saved)
    return path


def moving(path: Path, frames: int = 4) -> Path:
    made = [Image.new("RGB", (32, 24), (60 * at, 0, 0)) for at in range(frames)]
    made[0].save(path, save_all=True, append_images=made[1:], duration=40, loop=0)
    return path


def tone(path: Path, seconds: float = 1.0) -> Path:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(8000)
        file.writeframes(b"".join(struct.pack("<h", int(8000 * math.sin(at / 5))) for at in range(int(8000 * seconds))))
    return path


def glb(path: Path, document: Any) -> Path:
    chunk = json.dumps(document).encode()
    chunk += b" " * (-len(chunk) % 4)
    head = b"glTF" + struct.pack("<II", 2, 20 + len(chunk)) + struct.pack("<I", len(chunk)) + b"JSON"
    path.write_bytes(head + chunk)
    return path


def svg(path: Path, inner: str = '<rect width="20" height="10" fill="#c33"/>') -> Path:
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    path.write_text(f'<svg {names} viewBox="0 0 20 10">{inner}</svg>', encoding="utf-8")
    return path
