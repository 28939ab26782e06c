"""The tokens are readable, reach Qt whole, and can be changed while the program runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QListWidgetItem, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.forms.controls import FoldButton
from comfy_desk.ui.resources import resources_dir

TABLES = list(theme.TABLES.values())


@pytest.mark.parametrize("tokens", TABLES, ids=lambda tokens: tokens.name)
def test_every_ink_is_readable_on_every_surface(tokens: theme.Tokens) -> None:
    poor = {
        (ink, surface): round(theme.contrast(value, surface), 2)
        for ink, value in tokens.inks.items()
        for surface in tokens.surfaces
        if theme.contrast(value, surface) < 4.5
    }
    assert not poor
    assert theme.contrast(tokens.accent_text, tokens.accent) >= 4.5
    assert theme.contrast(tokens.accent_text, tokens.accent_hover) >= 4.5
    assert theme.contrast(tokens.danger_text, tokens.danger) >= 4.5


@pytest.mark.parametrize("tokens", TABLES, ids=lambda tokens: tokens.name)
def test_a_focus_ring_is_seen_on_every_surface(tokens: theme.Tokens) -> None:
    assert min(theme.contrast(tokens.accent, surface) for surface in tokens.surfaces) >= 3.0
    assert theme.contrast(tokens.accent, tokens.edge) >= 3.0  # another border than without the keyboard
    assert theme.contrast(tokens.accent_text, tokens.accent) >= 3.0  # within what is filled with the accent
    assert (
        min(theme.contrast(tokens.disabled, surface) for surface in tokens.surfaces) >= 3.0
    )  # it is read why it is off


@pytest.mark.parametrize("tokens", TABLES, ids=lambda tokens: tokens.name)
def test_an_empty_box_in_a_list_is_seen(qtbot: Any, qapp: QApplication, tokens: theme.Tokens) -> None:
    theme.apply(qapp, tokens.name)
    view = QListWidget()
    qtbot.addWidget(view)
    QListWidgetItem("", view).setCheckState(Qt.CheckState.Unchecked)
    view.resize(80, 40)
    view.show()
    image = view.grab().toImage()
    inks = {image.pixelColor(x, y).name() for x in range(4, 40) for y in range(4, 36)}
    assert max(theme.contrast(ink, tokens.panel) for ink in inks) >= 3


@pytest.mark.parametrize("tokens", TABLES, ids=lambda tokens: tokens.name)
def test_the_focus_of_a_fold_is_drawn_whole(qtbot: Any, qapp: QApplication, tokens: theme.Tokens) -> None:
    theme.apply(qapp, tokens.name)
    window = QWidget()
    qtbot.addWidget(window)
    fold = FoldButton("More (3)", window)
    window.show()
    window.activateWindow()
    fold.setFocus()
    qtbot.waitUntil(fold.hasFocus)
    image = fold.grab().toImage()
    high, wide = image.height(), image.width()
    line = max(range(high), key=lambda y: [image.pixelColor(x, y).name() for x in range(wide)].count(tokens.accent))
    assert [image.pixelColor(x, line).name() for x in range(wide)] == [tokens.accent] * wide
    # A frame would be cut: the button's left edge lies outside of it.
    assert [image.pixelColor(0, y).name() for y in range(high)].count(tokens.accent) <= 3


def test_contrast_knows_its_ends() -> None:
    assert theme.contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert theme.contrast("#777777", "#777777") == pytest.approx(1.0)


@pytest.mark.parametrize("scheme", ["dark", "light", "contrast"])
def test_a_scheme_reaches_palette_and_style_sheet(qapp: QApplication, scheme: str) -> None:
    tokens = theme.apply(qapp, scheme)
    assert theme.current() is tokens
    assert tokens.name == scheme
    assert qapp.palette().color(QPalette.ColorRole.Text).name() == tokens.text
    assert tokens.accent in qapp.styleSheet()
    assert "$" not in qapp.styleSheet()
    for path in re.findall(r"url\((.*?)\)", qapp.styleSheet()):
        content = Path(path).read_text(encoding="utf-8")
        assert content.startswith("<svg")
        assert "$" not in content


def test_a_change_is_told_and_roles_take_effect(qapp: QApplication) -> None:
    told: list[str] = []
    theme.apply(qapp, "dark")
    theme.watch().changed.connect(lambda: told.append(theme.current().name))
    label = QLabel("x")
    label.show()
    theme.set_role(label, "error")
    assert label.palette().color(QPalette.ColorRole.WindowText).name() == theme.DARK.error
    theme.apply(qapp, "light")
    assert told == ["light"]
    assert label.palette().color(QPalette.ColorRole.WindowText).name() == theme.LIGHT.error
    theme.apply(qapp, "light")  # what is on stays on: a window full of widgets would be styled anew
    assert told == ["light"]


def test_the_system_is_followed_only_when_asked(qapp: QApplication) -> None:
    theme.apply(qapp, "light")
    theme._on_system_scheme(Qt.ColorScheme.Dark)
    assert theme.current().name == "light"
    theme.apply(qapp, "system")
    assert theme.scheme() is theme.Scheme.SYSTEM
    assert theme.current().name in ("dark", "light", "contrast")


def test_no_colour_is_written_outside_the_tokens() -> None:
    sheet = (resources_dir() / "styles" / "desk.qss").read_text(encoding="utf-8")
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b|rgba?\(|gradient", sheet)
