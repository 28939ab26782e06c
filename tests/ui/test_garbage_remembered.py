"""What was remembered may be anything: an older version's, half written, or changed by hand. None of it stops the window."""

from __future__ import annotations

import asyncio
import base64
import json
from typing import Any

import pytest
from fake_library import FakeLibrary, an_entry
from fake_session import FakeSession
from test_first_start import works
from test_workplace import until

from comfy_desk.services.notices import Kind, taken_up
from comfy_desk.ui.commands.desk import RECENT
from comfy_desk.ui.cull.window import ADVANCE, PLACES, CullWindow
from comfy_desk.ui.layout import GEOMETRY, STATE
from comfy_desk.ui.library.place import CENTRE, LIBRARY
from comfy_desk.ui.main_window import QUEUE, MainWindow
from comfy_desk.ui.notices.hub import REMEMBERED
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.workplace import DISMISSED

HUGE = 10**30
ODD: tuple[Any, ...] = (None, 7, -1, HUGE, True, "x", "é=", "AAA", [], [[]], [HUGE, HUGE], {}, {"x": [1]})


def state_of_the_queue(odd: Any) -> str:
    names = ("order", "hidden", "widths", "group", "folded", "sort", "compact")
    return base64.b64encode(json.dumps({"v": 1, **dict.fromkeys(names, odd)}).encode()).decode()


def garbage(odd: Any) -> dict[str, Any]:
    return {
        QUEUE: state_of_the_queue(odd),
        LIBRARY: dict.fromkeys(("side", "order", "folded", "places", "split", "columns"), odd) | {"grid": False},
        CENTRE: {"library": True, "both": True, "sizes": odd},
        REMEMBERED: [odd, {"kind": "done", "at": odd, "count": odd, "left": odd}],
        **dict.fromkeys((GEOMETRY, STATE, DISMISSED, RECENT, PLACES, ADVANCE), odd),
    }


@pytest.mark.parametrize("odd", ["AAA", [[]], HUGE], ids=lambda odd: str(odd)[:12])
def test_a_window_begins_with_whatever_was_remembered(qtbot: Any, run_async: Any, odd: Any) -> None:
    session = FakeSession()
    session.library = FakeLibrary([an_entry(1)])
    session.memory.update(garbage(odd))

    async def main() -> None:
        window = MainWindow(lambda: None, works)
        window.resize(1300, 800)
        window.show()
        window.attach(session)
        try:
            await window.start()
            place = window._there()
            assert window._brought_back
            assert place.library.view is not None
            await until(lambda: place.library.view.model.rowCount() == 1)
            assert place.library.view.state()["grid"] is False
            for other in ODD:
                place.library.view.restore(garbage(other)[LIBRARY])
                place.library.centre.restore(garbage(other)[CENTRE])
                place.queue.restoreState(base64.b64decode(state_of_the_queue(other)))
            window.presence.button.open()
            window.commands.open_palette()
            window.commands.palette.leave()
            await window.put_away()
            cull = CullWindow(session, (1,), "here", window)
            cull.show()
            await asyncio.sleep(0.01)
            await cull._remember_place(1)
            cull.close()
        finally:
            await stop_spawned()
            window.finish()
            window.deleteLater()

    run_async(main())


def test_a_notice_of_no_day_is_left_out() -> None:
    for at in (9e11, -9e11, float("nan"), float("inf")):
        assert not len(taken_up([{"kind": str(Kind.DONE), "at": at}]))
