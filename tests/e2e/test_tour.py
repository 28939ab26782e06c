"""The tour as a process: it goes right, leaves pictures worth looking at, and says so when a step goes wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PIL import Image, ImageChops, ImageStat
from program_process import environment, run

STEPS = (
    "first-start",
    "models",
    "form-says-why",
    "picture-on-its-way",
    "picture-done",
    "four-pictures",
    "compare",
    "cull",
    "queue-with-positions",
    "cancelling",
    "film",
    "library",
    "library-collection",
    "library-list",
    "refused-by-policy",
    "price",
    "many",
    "group",
    "ledger",
    "marks",
    "groups",
    "notices",
    "palette",
    "settings-search",
    "account",
    "take-in",
    "settings",
    "save-as",
    "saved",
)


def colours(picture: Image.Image) -> int:
    return len(picture.getcolors(picture.width * picture.height) or ())


def test_the_tour_goes_right_and_leaves_its_pictures(tmp_path: Path) -> None:
    folder = tmp_path / "tour"
    folder.mkdir()
    (folder / "01-of-yesterday-light.png").write_bytes(b"old")
    (folder / "mine.png").write_bytes(b"not the tour's")
    ended = run("--practice", "--speed", "20", "--tour", folder, patience=180)
    assert ended.code == 0, ended.said
    assert "Traceback" not in ended.said
    assert "The tour went right." in ended.out
    assert str(folder) in ended.out
    names = [f"{number:02}-{step}-{scheme}.png" for number, step in enumerate(STEPS, 1) for scheme in ("dark", "light")]
    assert sorted(path.name for path in folder.glob("[0-9]*.png")) == names
    assert (folder / "mine.png").read_bytes() == b"not the tour's"
    for number, step in enumerate(STEPS, 1):
        light, dark = (
            Image.open(folder / f"{number:02}-{step}-{scheme}.png").convert("RGB") for scheme in ("light", "dark")
        )
        assert light.size == dark.size
        assert light.width >= 600 or step in ("save-as", "notices")
        assert min(colours(light), colours(dark)) > 60, step
        assert sum(ImageStat.Stat(light).mean) > sum(ImageStat.Stat(dark).mean) + 60, step
        assert ImageChops.difference(light, dark).getbbox(), step
    saved = list((folder / "saved").rglob("*.*"))
    assert {path.suffix for path in saved} >= {".png", ".mp4", ".json"}
    assert (folder / "saved-by-hand.png").stat().st_size > 1000
    log = "".join(path.read_text() for path in (folder / "data" / "logs").glob("*.log"))
    assert "Traceback" not in log


WRONG_STEP = """
import sys
from comfy_desk.app.tour import Tour
async def seen_wrong(self):
    {step}
Tour.a_picture = seen_wrong
from comfy_desk.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


def run_wrong(step: str, folder: Path) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-c", WRONG_STEP.format(step=step), "--practice", "--speed", "50", "--tour", str(folder)],
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_a_step_that_goes_wrong_ends_the_tour_with_a_picture_of_the_moment(tmp_path: Path) -> None:
    code, said = run_wrong("self.check('the moon is made of cheese', False)", tmp_path)
    assert code == 1
    assert "WRONG: not so: the moon is made of cheese" in said
    assert "The tour went wrong." in said
    assert "Traceback" not in said
    (moment,) = tmp_path.glob("*-went-wrong-light.png")
    assert colours(Image.open(moment).convert("RGB")) > 60


def test_a_tour_that_breaks_ends_with_a_picture_too(tmp_path: Path) -> None:
    code, said = run_wrong("raise ZeroDivisionError('of the tour itself')", tmp_path)
    assert code == 1
    assert "WRONG: the tour broke (ZeroDivisionError: of the tour itself)" in said
    assert list(tmp_path.glob("*-went-wrong-dark.png"))
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
