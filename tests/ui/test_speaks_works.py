"""No text of the library, the viewer and the palette of commands escapes translation."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fake_library import NOON, FakeLibrary, an_entry
from fake_session import FakeSession, a_request
from made_up_language import Spoken, escaped
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from queue_rows import every_state
from test_first_start import works
from test_library_view import until
from test_speaks_window import DATA
from viewer_things import glb, moving, output, picture, request, svg, tone

from comfy_desk.domain.library import Marks, Verdict
from comfy_desk.domain.output import Kind, Reach, Role
from comfy_desk.domain.request import State
from comfy_desk.ui.compare.window import CompareWindow
from comfy_desk.ui.cull.window import CullWindow
from comfy_desk.ui.library.view import LibraryView
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.views.viewer import ViewerView

SEEN = (*DATA, *(f"a heron in the reeds, number {n}" for n in range(40)), "a note", "heron", "reeds", "works", "png")

pytestmark = pytest.mark.qt_log_ignore("PulseAudioService", "propagateSizeHints", extend=True)


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[None]:
    with Spoken(qapp):
        yield


def fail_with(found: list[str]) -> None:
    unique = list(dict.fromkeys(found))
    assert not unique, "not through tr(), or not found by packaging/wording.py:\n" + "\n".join(unique)


def test_the_library(run_async: Any, spoken: None) -> None:
    marked = [
        an_entry(1, marks=Marks(rating=3, favourite=True, verdict=Verdict.PICK, note="a note")),
        an_entry(2, marks=Marks(verdict=Verdict.REJECT), path=None, saved=False),
        *(an_entry(number, kind=kind) for number, kind in enumerate(Kind, 3)),
    ]
    library = FakeLibrary(marked)

    async def main() -> list[str]:
        window = QWidget()
        toast = ToastLine(window)
        view = LibraryView(lambda: library, toast, window, now=lambda: NOON)  # type: ignore[arg-type,return-value]
        window.resize(900, 700)
        view.resize(900, 700)
        window.show()
        try:
            await until(lambda: view.model.rowCount() == len(marked))
            found = escaped(window, SEEN)
            for menu in window.findChildren(QMenu):
                menu.aboutToShow.emit()
                found += escaped(menu, SEEN)
            return found
        finally:
            view.close_down()
            await stop_spawned()
            window.close()
            window.deleteLater()

    fail_with(run_async(main()))


def test_the_viewer(qtbot: Any, spoken: None, tmp_path: Path) -> None:
    view = ViewerView()
    qtbot.addWidget(view)
    view.resize(900, 640)
    view.show()
    (tmp_path / "x.bin").write_bytes(b"\0\1\2")
    (tmp_path / "t.txt").write_text("7", encoding="utf-8")
    rows = [
        request(
            output(picture(tmp_path / "a.png"), width=64, height=48), output(None, 1, problem="The link has expired.")
        ),
        request(output(moving(tmp_path / "m.gif"), animated=True)),
        request(output(tone(tmp_path / "s.wav"), kind=Kind.AUDIO, duration=1.0)),
        request(output(svg(tmp_path / "v.svg"), kind=Kind.VECTOR)),
        request(output(glb(tmp_path / "g.glb", {"asset": {"version": "2.0"}}), kind=Kind.MODEL_3D)),
        request(output(tmp_path / "t.txt", kind=Kind.TEXT, text="7")),
        request(output(tmp_path / "x.bin", kind=Kind.OTHER), output(tmp_path / "x.bin", 1, Kind.OTHER, Role.ECHO)),
        request(output(None, reach=Reach.OUT_OF_REACH)),
        *every_state(),
    ]
    found = escaped(view, SEEN)
    kinds = "gif wav svg glb txt bin image audio model gltf binary plain octet stream key req ABCDEFGHJK MNPQRSTVWXYZ"
    known = (*SEEN, str(tmp_path), *tmp_path.parts, kinds, "req_01ABCDEFGHJKMNPQRSTVWXYZ")
    for number, row in enumerate(rows):
        view.show_request(replace(row, id=f"row-{number}"))
        qtbot.wait(5)
        found += escaped(view, known)
    view.release()
    fail_with(found)


def test_culling_and_comparing(qtbot: Any, run_async: Any, spoken: None, tmp_path: Path) -> None:
    session = FakeSession()
    paths = [picture(tmp_path / f"{n}.png", (64, 48)) for n in (1, 2)]
    session.library = FakeLibrary([an_entry(n, path=str(path)) for n, path in enumerate(paths, 1)])
    for number, path in enumerate(paths, 1):
        session.desk.put(a_request(number, state=State.DONE, outputs=(output(path),), seed=str(number)))

    async def main() -> list[str]:
        windows = (CullWindow(session, (1, 2), "here"), CompareWindow(session, [("row-1", 0), ("row-2", 0)]))
        found = []
        for window in windows:
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
            qtbot.addWidget(window)
            window.show()
            for _ in range(60):
                await asyncio.sleep(0.002)
            found += escaped(
                window, (*SEEN, "here", "a small boat, number 1", "a small boat, number 2", str(tmp_path), "image")
            )
            window.close()
        await stop_spawned()
        return found

    fail_with(run_async(main()))


def test_the_palette_of_commands(run_async: Any, spoken: None) -> None:
    session = FakeSession()
    session.desk.rows = {row.id: row for row in every_state()}

    async def main() -> list[str]:
        window = MainWindow(lambda: None, works, now=lambda: NOON)
        window.show()
        window.attach(session)
        await window.start()
        window.commands.open_palette()
        for _ in range(20):
            await asyncio.sleep(0)
        found = escaped(window.commands.palette, SEEN)
        await window.put_away()
        window.finish()
        await stop_spawned()
        window.deleteLater()
        return found

    fail_with(run_async(main()))
