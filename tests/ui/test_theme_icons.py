"""Every icon is a whole outline drawing of ours, takes its colour from the theme and follows a change of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from comfy_desk.ui import icons, theme
from comfy_desk.ui.resources import resources_dir

OUTLINES = [name for name in icons.names() if name != icons.APP_ICON]


def _ink(name: str, role: str, size: int = 24) -> tuple[int, str]:
    image = icons.pixmap(name, role, size).toImage()
    colours = [image.pixelColor(x, y) for x in range(size) for y in range(size)]
    full = [colour.name() for colour in colours if colour.alpha() == 255]
    touched = sum(colour.alpha() > 0 for colour in colours)
    return touched, max(set(full), key=full.count) if full else ""


@pytest.mark.parametrize("name", OUTLINES)
def test_an_icon_is_drawn_in_the_colour_of_its_role(qapp: QApplication, name: str) -> None:
    theme.apply(qapp, "dark")
    touched, colour = _ink(name, "warn", 48)
    assert touched > 20
    assert colour in ("", theme.DARK.warn)
    source = (resources_dir() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    assert 'viewBox="0 0 24 24"' in source
    assert "#" not in source


def test_an_icon_follows_the_theme_without_being_set_again(qapp: QApplication) -> None:
    theme.apply(qapp, "dark")
    given = icons.icon("plus")

    def middle() -> str:
        return given.pixmap(QSize(24, 24)).toImage().pixelColor(12, 12).name()

    assert middle() == theme.DARK.text
    theme.apply(qapp, "light")
    assert middle() == theme.LIGHT.text


def test_an_icon_is_sharp_at_every_scale(qapp: QApplication) -> None:
    made = icons.icon("send").pixmap(QSize(16, 16), 2.0)
    assert made.size() == QSize(32, 32)
    assert made.devicePixelRatioF() == 2.0
    assert icons.pixmap("send", "text", 16, 1.5).size() == QSize(24, 24)
    assert icons.pixmap("send") is icons.pixmap("send")


def test_an_unknown_name_is_refused_where_it_is_written(qapp: QApplication) -> None:
    with pytest.raises(KeyError):
        icons.icon("no-such-icon")
    assert not icons.icon(icons.APP_ICON).isNull()
