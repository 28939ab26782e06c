"""P5: from the start of the process to the first painted window, with 10,000 requests in the store.

The rival is a bare PySide6 window with an empty table. Both are fresh processes whose files the system has read before.
Ours is the program itself on its own account (its Router is a practice Router that already runs), started through its
command line. Its window is painted as a frame at first, where it stood last; when the rows of its requests are painted is
told beside it, without a budget.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from measuring import BENCH, Broken, Line, alternate, environment, median, scratch, spread
from practice_process import start_practice

ROWS = 10_000
FACTOR = 2.0


def measure(quick: bool) -> list[Line]:
    from stored import fill, rows, thumbnails

    from comfy_desk.app.paths import folders

    count, rounds = (2_000, 3) if quick else (ROWS, 7)
    with scratch() as home, start_practice(speed=1.0) as router:
        home.chmod(0o700)
        places = folders(data_dir=home / "data", save_dir=home / "saved")
        account = f"router@{router.url}"
        fill(places, rows(count, thumbnails(home / "thumbnails"), time.time(), account))
        own = {"COMFY_ROUTER_BASE_URL": router.url, "COMFY_API_KEY": "comfyui-bench-start"}
        sides = [str(home / "data"), str(home / "saved"), str(count)]
        _start(home, own, "ours", *sides, shows_rows=True)  # once unmeasured each: byte code, font caches
        _start(home, {}, "bare")
        rows_at: list[float] = []

        def start_ours(_: int) -> float:
            painted, listed = _start(home, own, "ours", *sides, shows_rows=True)
            rows_at.append(listed)
            return painted

        ours, rival = alternate(rounds, start_ours, lambda _: _start(home, {}, "bare")[0])
    ratio = median(ours) / median(rival)
    note = f"{count:,} requests; ours {spread(ours)} s, bare {spread(rival)} s"
    behind = "the window is there already, with its frame, and hears clicks between the steps of loading"
    return [
        Line("P5", "start to first painted window", median(ours), median(rival), "s", ratio, f"≤ {FACTOR} ×",
             ratio <= FACTOR, note),
        Line("P5", "start to the painted rows", median(rows_at), median(rival), "s", median(rows_at) / median(rival),
             "", None, behind),
    ]  # fmt: skip


def _start(home: Path, more: dict[str, str], *arguments: str, shows_rows: bool = False) -> tuple[float, float]:
    """Seconds from just before the process to its painted window, and to its painted rows."""
    command = [sys.executable, str(BENCH / "p5_start.py"), *arguments]
    start = time.monotonic()
    done = subprocess.run(command, env=environment(home) | more, capture_output=True, timeout=60, check=False)
    told = dict(line.split() for line in done.stdout.decode().splitlines() if line.startswith(("painted ", "rows ")))
    if done.returncode != 0 or "painted" not in told or (shows_rows and "rows" not in told):
        raise Broken(f"{arguments[0]} did not paint: {done.stderr.decode(errors='replace')[-2000:]}")
    return float(told["painted"]) - start, float(told.get("rows", told["painted"])) - start


# --- the sides, with as few imports as they can do with


def _report() -> None:
    print(f"painted {time.monotonic()}", flush=True)


def _bare() -> int:
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent, QStandardItemModel
    from PySide6.QtWidgets import QApplication, QMainWindow, QTableView

    class Window(QMainWindow):
        painted = False

        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            if not self.painted:
                self.painted = True
                QTimer.singleShot(0, lambda: (_report(), app.quit()))  # when the children are painted too

    app = QApplication(sys.argv[:1])
    window = Window()
    table = QTableView()
    table.setModel(QStandardItemModel(0, 8, table))
    window.setCentralWidget(table)
    window.resize(1440, 900)
    window.show()
    return app.exec()


def _ours(data: str, saved: str, count: int) -> int:
    """The program through its own `main`; only the class of its window is one that tells when it shows what."""
    os.environ["QT_API"] = "pyside6"
    from PySide6.QtCore import QEvent, QObject, QTimer

    from comfy_desk.__main__ import main
    from comfy_desk.app import early

    class Window(early.MainWindow):  # type: ignore[misc, name-defined]
        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            self.painted.connect(lambda: print(f"painted {time.monotonic()}", flush=True))
            self._rows_shown = False

        def attach(self, session: Any) -> None:
            super().attach(session)
            self.queue.table.viewport().installEventFilter(self)

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint and not self._rows_shown:
                self._rows_shown = True
                QTimer.singleShot(0, self._on_rows)
            return bool(super().eventFilter(watched, event))

        def _on_rows(self) -> None:
            print(f"rows {time.monotonic()}", flush=True)
            assert self.queue.model.rowCount() == count, self.queue.model.rowCount()
            self.close()

    taken: Any = early
    taken.MainWindow = Window
    return main(["--data-dir", data, "--save-dir", saved])


if __name__ == "__main__":
    sys.exit(_bare() if sys.argv[1] == "bare" else _ours(sys.argv[2], sys.argv[3], int(sys.argv[4])))
