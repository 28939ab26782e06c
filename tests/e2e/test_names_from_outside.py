"""Words and names from outside on their way to file names, through the whole core: inside the folder, safe, none twice."""

from __future__ import annotations

import asyncio
import json
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from core_session import SKETCH, body, core, until, until_ended
from hostile_server import HostileServer, hostile_server, picture
from practice_process import PracticeProcess

from comfy_desk.domain.request import Request, State
from comfy_desk.domain.settings import FILE_NAMES, FOLDER
from comfy_desk.services.admission import Limits

_RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])", re.I)

WAYS_OUT = ["../../x", "C:\\x", "\\\\srv\\x", "/etc/x", "a\0b", "..", ".", "", "%2e%2e%2fx", "~/x", "a/../../x"]
DEVICES = ["CON", "nul.tar", "com1 .png", "aux", "a.", "a ", "COM¹", "lpt9", "file.txt:stream", "-rf", ".hidden"]
LONG = ["word " * 1_000, "🦊" * 100, "画" * 200, "👩‍👩‍👧‍👦" * 60, "é" * 300]


@pytest.fixture
def server(practice_router: PracticeProcess) -> Iterator[HostileServer]:
    with hostile_server(practice_router.url) as made:
        yield made


def is_safe(path: Path, folder: Path) -> bool:
    """On every system: also on those that this one is not."""
    parts = path.relative_to(folder).parts
    return path.is_file() and path.resolve() == path and all(map(is_safe_part, parts))


def is_safe_part(part: str) -> bool:
    stem = part.split(".")[0].strip()
    return (
        0 < len(part.encode()) <= 255
        and part == unicodedata.normalize("NFC", part)
        and not set(part) & set('<>:"/\\|?*\0')
        and part not in (".", "..")
        and part[-1] not in ". "
        and part[0] not in ".-~ "
        and not _RESERVED.fullmatch(stem)
        and "\ufffd" not in part
    )


def saved_files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


@pytest.mark.parametrize("template", [FILE_NAMES.default, "{prompt}", "{seed}/{prompt}"])
def test_prompts_and_seeds_name_safe_files_each_its_own(
    template: str, practice_router: PracticeProcess, tmp_path: Path
) -> None:
    words = [*WAYS_OUT, *DEVICES, *LONG, LONG[0]]

    async def main() -> list[Request]:
        async with core(practice_router, tmp_path, limits=Limits(8, 8)) as session:
            await session.settings.set(FILE_NAMES.key, template)
            rows = [await session.submit(SKETCH, body("x"), prompt=text, seed=text) for text in words]
            return await until_ended(session, rows)

    ended = asyncio.run(main())
    assert {request.state for request in ended} == {State.DONE}
    folder = tmp_path / "saved"
    paths = [Path(request.works[0].path or "") for request in ended]
    assert [path for path in paths if not is_safe(path, folder)] == []
    assert len({str(path).casefold() for path in paths}) == len(words)
    others = [path for path in saved_files(folder) if path not in paths]
    assert len(others) == 2 * len(words)  # a recipe and an answer each
    assert [path for path in others if not is_safe(path, folder)] == []
    assert {path for path in tmp_path.iterdir() if path.name not in ("saved", "data")} == set()


def test_names_of_servers_and_paths_of_links_lead_nowhere(
    practice_router: PracticeProcess, server: HostileServer, tmp_path: Path
) -> None:
    said = [f'attachment; filename="{name}"' for name in WAYS_OUT if "\0" not in name]
    said += [f"attachment; filename={name}" for name in DEVICES if name.isascii()]
    said += [
        "attachment; filename*=UTF-8''%2e%2e%2fx",
        "attachment; filename*=UTF-8''a%00b.exe",
        "attachment; filename*=",
    ]
    links = []
    for number, header in enumerate(said):
        server.files[f"{number}"] = picture(number), (f"Content-Disposition: {header}", "Content-Type: image/png")
        links.append(f"{server.url}/kept/a.png?{number}")
    paths = [
        "..%2f..%2fx.png",
        "%2e%2e/%2e%2e/x.png",
        "C:%5Cx.png",
        "a%00b.png",
        "con.png",
        "nul",
        "%5c%5csrv%5cx.png",
        "x" * 400,
    ]
    for number, path in enumerate(paths, len(said)):
        server.files[f"{number}"] = picture(number), ("Content-Type: image/png",)
        links.append(f"{server.url}/kept/{path}?{number}")
    document = {"images": [{"url": link, "content_type": "image/png"} for link in links]}
    practice_router.fault(route="result", kind="alter", count=0, body=json.dumps(document))

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await session.submit(SKETCH, body(), prompt="as it is", seed=None)
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    assert [output.problem for output in request.works] == [None] * len(links)
    folder = tmp_path / "saved"
    saved = [Path(output.path or "") for output in request.works]
    assert [path.read_bytes() for path in saved] == [picture(number) for number in range(len(links))]
    assert [path for path in saved_files(folder) if not is_safe(path, folder)] == []
    assert {path.suffix for path in saved_files(folder)} == {".png", ".json"}
    assert {path.name for path in tmp_path.iterdir()} == {"saved", "data"}


def test_a_folder_far_down_leaves_names_short_and_each_its_own(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    deep = tmp_path
    while len(str(deep)) < 239:
        deep /= "d" * min(60, 239 - len(str(deep)))

    async def main() -> list[Request]:
        async with core(practice_router, tmp_path) as session:
            await session.settings.set(FOLDER.key, str(deep))
            rows = [await session.submit(SKETCH, body("x"), prompt="word " * 1_000, seed=None) for _ in range(3)]
            return await until_ended(session, rows)

    ended = asyncio.run(main())
    paths = {Path(request.works[0].path or "") for request in ended}
    assert len(paths) == 3
    assert all(path.is_relative_to(deep) and is_safe(path, deep) for path in paths), paths
    assert all(len(path.name) <= 40 for path in paths)
