"""In every language each menu has letters of its own, and every text of a menu has one where the English has."""

from __future__ import annotations

from typing import Any

import pytest
from fake_session import FakeSession
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QMenu
from test_first_start import works

from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.resources import resources_dir
from comfy_desk.ui.spawn import stop_spawned


@pytest.mark.parametrize("language", ["de", "ja", "zh_CN"])
def test_letters_of_a_menu_are_used_once(run_async: Any, qapp: QApplication, language: str) -> None:
    translator = QTranslator()
    assert translator.load(str(resources_dir() / "translations" / f"comfy-desk_{language}.qm"))
    qapp.installTranslator(translator)

    async def main() -> list[str]:
        window = MainWindow(lambda: None, works, now=lambda: 1_764_000_000.0)
        try:
            window.attach(FakeSession())
            return [said for menu in [window.menuBar(), *window.menuBar().findChildren(QMenu)] if (said := twice(menu))]
        finally:
            await window.put_away()
            window.finish()
            await stop_spawned()
            window.deleteLater()

    try:
        assert not run_async(main())
    finally:
        qapp.removeTranslator(translator)


def twice(menu: Any) -> str:
    """The texts of a menu whose letters are used by another one of it, too."""
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    letters = [text.replace("&&", "").partition("&")[2][:1].casefold() for text in texts]
    alike = [text for text, letter in zip(texts, letters, strict=True) if letter and letters.count(letter) > 1]
    return " / ".join(alike)
