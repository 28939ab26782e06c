"""memory: what the window and the drawing processes hold while 500 large results are opened one after another.

Pictures of 4K, films, and pictures of 20,000 pixels, each looked at in the viewer until it is there, as an artist leafs
through a night's work. Judged is the middle of the last hundred against that of the hundred after the warm-up, for all
processes together: what is kept for good shows as growth, whatever the peaks are.
"""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

from measuring import Child, Line, median, memory_now, scratch

RESULTS, WARM = 500, 100
FEW, FEW_WARM = 60, 20
SHARE, ROOM = 0.05, 24_000_000
"""Growth that is allowed: a part of what was held before, or so many bytes, whichever is more."""

ASSETS = Path(__file__).resolve().parents[2] / "comfy_desk" / "practice" / "assets"
PATIENCE = 60.0
MB = 1_000_000


def measure(quick: bool) -> list[Line]:
    results, warm = (FEW, FEW_WARM) if quick else (RESULTS, WARM)
    part = max(10, results // 5)
    with scratch() as home:
        files = _files(home)
        child = Child("memory", "ours", home / "home", {"files": files, "results": results})
        found = child.answer(60 + PATIENCE * results / 10)
    lines = []
    for name, what in (("window", "the window"), ("drawing", "its drawing processes"), ("all", "both")):
        held = found[name]
        before, after = median(held[warm : warm + part]), median(held[-part:])
        grown = after - before
        budget = max(SHARE * before, ROOM)
        note = f"{before / MB:.0f} MB after {warm}, {after / MB:.0f} MB at the end, {max(held) / MB:.0f} MB at most"
        judged = grown <= budget if name == "all" else None
        lines.append(
            Line("memory", f"{results} large results: {what} grew by", grown / MB, unit="MB",
                 budget=f"≤ {budget / MB:.0f} MB" if name == "all" else "", held=judged, note=note)
        )  # fmt: skip
    seconds = f"{found['seconds'] / results:.2f} s each until it was seen whole"
    return [*lines, Line("memory", "time of one result", found["seconds"] / results, unit="s", note=seconds)]


def _files(home: Path) -> list[list[Any]]:
    """A few of each, so that the same ones come again: kind, path, width, height."""
    from PIL import Image

    made: list[list[Any]] = []
    for number in range(6):
        noise = Image.effect_noise((480, 270), 60 + 10 * number).resize((3840, 2160), Image.Resampling.BICUBIC)
        path = home / f"large-{number}.{'jpg' if number % 2 else 'png'}"
        Image.merge("RGB", (noise, noise.rotate(180), noise)).save(path, quality=90, compress_level=1)
        made.append(["image", str(path), 3840, 2160])
    wide = Image.effect_noise((500, 150), 80).resize((20_000, 6_000), Image.Resampling.BICUBIC)
    for number, mode in enumerate(("L", "RGB")):
        path = home / f"vast-{number}.jpg"
        wide.convert(mode).save(path, quality=85)
        made.append(["image", str(path), 20_000, 6_000])
    made += [["video", str(path), 640, 360] for path in sorted(ASSETS.glob("*.mp4"))[:1]]
    return made


def _order(files: list[list[Any]], results: int) -> list[list[Any]]:
    """Mostly pictures of 4K; a film each tenth time, a vast picture each twenty-fifth."""
    usual = [one for one in files if one[0] == "image" and one[2] < 10_000]
    vast = [one for one in files if one[2] > 10_000]
    films = [one for one in files if one[0] == "video"] or usual
    return [
        vast[number // 25 % len(vast)]
        if number % 25 == 24
        else films[0]
        if number % 10 == 9
        else usual[number % len(usual)]
        for number in range(results)
    ]


def _ours(options: dict[str, Any]) -> dict[str, Any]:
    from rooms import in_qt

    async def work() -> dict[str, Any]:
        from PySide6.QtWidgets import QMainWindow

        from comfy_desk.ui.drawing.easel import easel
        from comfy_desk.ui.garbage import GarbageTurns
        from comfy_desk.ui.views.viewer import ViewerView

        window = QMainWindow()
        viewer = ViewerView(window)
        window.setCentralWidget(viewer)
        window.resize(1280, 800)
        window.show()
        collector = GarbageTurns(window)
        held: dict[str, list[float]] = {"window": [], "drawing": [], "all": []}
        began = time.monotonic()
        for number, (kind, path, width, height) in enumerate(_order(options["files"], options["results"])):
            viewer.show_request(_request(number, kind, path, width, height))
            await _seen(viewer, kind)
            ours, theirs = memory_now(), sum(_resident(pid) for pid in easel().pids())
            for name, value in (("window", ours), ("drawing", theirs), ("all", ours + theirs)):
                held[name].append(value)
        seconds = time.monotonic() - began
        viewer.release()
        easel().close()
        collector.close()
        return {**held, "seconds": seconds}

    return in_qt(work)


async def _seen(viewer: Any, kind: str) -> None:
    """Until it is on the stage whole, and a moment of looking."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        stage = viewer.stage
        if kind == "video":
            there = stage.player.opened and not stage.player.frame().isNull()
        else:
            there = not stage.canvas.empty and not stage.loading
        if there:
            await asyncio.sleep(0.02)
            return
        await asyncio.sleep(0.005)
    raise TimeoutError(kind)


def _request(number: int, kind: str, path: str, width: int, height: int) -> Any:
    from fake_session import a_request

    from comfy_desk.domain.output import Kind, Origin, Output, Role
    from comfy_desk.domain.request import State

    one = Output(
        0, "/out/0", Kind(kind), Role.WORK, Origin.LINK, path=path, size=os.path.getsize(path), width=width,
        height=height, sha256=f"{number:064d}",
    )  # fmt: skip
    return a_request(number, state=State.DONE, outputs=(one,))


def _resident(pid: int) -> int:
    """Bytes of another process; 0 where it has gone, or the system does not tell."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:")), 0)


SIDES = {"ours": _ours}
