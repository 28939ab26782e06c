"""The drawing process: `python -m comfy_desk.ui.drawing.worker`. Qt without a screen, one JSON line a job.

What came from outside is decoded here by Qt: drawings, pictures, the first frame of a film, the loudness of a sound. It works
at low priority and under a memory limit, opens no connection, and ends with its input. What it does is in `jobs`.
"""

from __future__ import annotations

import os
import sys

from comfy_desk.media.worker import Jobs, serve

MEMORY_LIMIT = 3 * 1024**3
"""Bytes of address space. The largest picture takes half a gigabyte, and the players of films reserve more than they use."""

_PLACE = "comfy_desk.ui.drawing.jobs"
_JOBS = ("svg", "picture", "small", "film", "sound", "model", "drawing_poster")
JOBS: Jobs = {name: (_PLACE, f"{name}_job") for name in _JOBS} | {
    "frames": ("comfy_desk.ui.drawing.frames", "frames_job"),
    "given": ("comfy_desk.ui.drawing.given", "given_job"),
    "fitting": ("comfy_desk.ui.drawing.given", "fitting_job"),
    "last_frame": ("comfy_desk.ui.drawing.film_frames", "last_frame_job"),
    "scrub": ("comfy_desk.ui.drawing.film_frames", "scrub_job"),
    "tiles": ("comfy_desk.ui.drawing.tiles", "tiles_job"),
    "mesh": ("comfy_desk.ui.drawing.mesh_jobs", "mesh_job"),
    "turned": ("comfy_desk.ui.drawing.mesh_jobs", "turned_job"),
}


def main() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ.setdefault("QT_LOGGING_RULES", "*.debug=false")
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication(["comfy-desk-drawing"])

    def tidy() -> None:
        """What the last job left to Qt is ended before the next: players go when events are handled."""
        app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    return serve(JOBS, MEMORY_LIMIT, tidy)


if __name__ == "__main__":
    sys.exit(main())
