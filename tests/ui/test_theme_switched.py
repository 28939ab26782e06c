"""Other colours while the window is open: nothing of the former ones is left on it, and the new ones are a setting."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from fake_session import FakeSession
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from queue_rows import every_state
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.settings import COLOURS, COMPACT
from comfy_desk.ui import theme
from comfy_desk.ui.main_window import MainWindow


def colours(image: QImage) -> Counter[str]:
    small = image.convertToFormat(QImage.Format.Format_RGB32)
    found: Counter[str] = Counter()
    for y in range(0, small.height(), 3):
        for x in range(0, small.width(), 3):
            found[f"#{small.pixel(x, y) & 0xFFFFFF:06x}"] += 1
    return found


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Any:
    before = theme.scheme()
    yield
    theme.apply(qapp, before)


def test_nothing_of_the_former_colours_is_left(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {row.id: row for row in every_state()}
    session.memory["settings"] = {COLOURS.key: "dark"}

    async def steps(window: MainWindow) -> None:
        await session.settings.load()
        window.worn.attach(window._there())
        assert theme.current() is theme.DARK
        window.queue.select(next(iter(session.desk.rows)))
        window.asking.limits()
        window.close_sheet()
        before = colours(window.grab().toImage())
        assert before[theme.DARK.panel] > 1000
        window.menus.schemes.actions()[1].trigger()
        await until(lambda: session.settings.value(COLOURS) == "light")
        assert theme.current() is theme.LIGHT
        after = colours(window.grab().toImage())
        left = {
            name: after[getattr(theme.DARK, name)] for name in ("window", "panel", "field", "selection", "hairline")
        }
        assert not any(left.values()), left
        assert after[theme.LIGHT.panel] > 1000
        window.menus.compact.trigger()
        await until(lambda: session.settings.value(COMPACT) is True)
        assert window.queue.compact
        await session.settings.set(COMPACT.key, False)
        assert not window.queue.compact
        assert not window.menus.compact.isChecked()

    play(session, steps)
