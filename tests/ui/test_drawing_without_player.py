"""A machine without QtMultimedia, or without what it plays with: everything else works, and what does not says so at once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.ui.drawing import easel

ASSETS = Path(easel.__file__).parents[2] / "practice" / "assets"
LIMIT = 8.0
"""Seconds for what would take longer if anything waited for a player."""

NO_MODULE = "sys.modules['PySide6.QtMultimedia'] = None"
NO_BACKEND = "app.setLibraryPaths([])"

SCRIPT = """
import json, sys, time
from pathlib import Path
{no_module}
from PySide6.QtWidgets import QApplication
app = QApplication([])
{no_backend}
from viewer_things import output, request
from comfy_desk.domain.output import Kind
from comfy_desk.ui import workplace, main_window
from comfy_desk.ui.drawing.jobs import film_job, sound_job
from comfy_desk.ui.views.viewer import ViewerView
film, sound, out = sys.argv[1:]
view = ViewerView()
view.show()
begun = time.monotonic()
told = {{}}
for path, kind in ((film, Kind.VIDEO), (sound, Kind.AUDIO)):
    view.show_request(request(output(Path(path), 0, kind)))
    while not view.stage.failed and time.monotonic() - begun < 60:
        app.processEvents()
    told[kind] = [view.stage.notice.words.sentence, [button.text() for button in view.stage.notice.buttons()]]
    told[kind].append(view.action("save").isEnabled())
told["made"] = [film_job({{"path": film, "out": out}})["made"], sound_job({{"path": sound, "out": out}})["made"]]
told["seconds"] = time.monotonic() - begun
print(json.dumps(told))
"""


@pytest.mark.parametrize(("no_module", "no_backend"), [(NO_MODULE, ""), ("", NO_BACKEND)], ids=["module", "backend"])
def test_what_cannot_be_played_says_so_and_can_be_saved(tmp_path: Path, no_module: str, no_backend: str) -> None:
    script = SCRIPT.format(no_module=no_module, no_backend=no_backend)
    here = os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", script, str(ASSETS / "film.mp4"), str(ASSETS / "chime.mp3"), str(tmp_path / "out.png")],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": here},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    for kind in ("video", "audio"):
        sentence, buttons, savable = told[kind]
        assert "cannot be played inside this program" in sentence
        assert buttons == ["Open in the system's player", "Save as…"]
        assert savable
    assert told["made"] == [False, False]
    assert told["seconds"] < LIMIT
    assert not list(tmp_path.iterdir())
