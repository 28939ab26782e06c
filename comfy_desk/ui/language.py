"""Which language the program speaks, and how numbers, dates and money are written with it: chosen once, before any widget.

The artist's choice stands in the settings; without one it is the system's, and English where there is no translation. The
command line stays English. Nothing here changes a window that is open: another language comes with the next start.
"""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from comfy_desk.domain.settings import LANGUAGES
from comfy_desk.ui import told
from comfy_desk.ui.phrases import speak
from comfy_desk.ui.resources import resources_dir

_log = logging.getLogger(__name__)

ENGLISH = "en"


def language_of(choice: str, system: QLocale) -> str:
    """One of `LANGUAGES`: the choice, or the first of the system's that there is a translation for."""
    if choice in LANGUAGES:
        return choice
    for name in system.uiLanguages():
        plain = name.replace("-", "_")
        if plain.startswith("zh"):
            if "Hant" in plain or plain.endswith(("_TW", "_HK", "_MO")):
                continue
            return "zh_CN"
        language = plain.partition("_")[0]
        if language in LANGUAGES:
            return language
    return ENGLISH


def locale_of(choice: str, system: QLocale) -> QLocale:
    """How numbers and dates are written: as the system does it, unless another language than the system's was chosen."""
    if system.language() == QLocale.Language.C:  # a system that names none
        system = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    if choice not in LANGUAGES:
        return system
    chosen = QLocale(choice)
    return system if chosen.language() == system.language() else chosen


def install(app: QApplication, choice: str, system: QLocale | None = None) -> str:
    """Before the first widget is made. Returns the language that is spoken."""
    system = system or QLocale.system()
    language = language_of(choice, system)
    locale = locale_of(choice, system)
    QLocale.setDefault(locale)
    speak(locale)
    if language == ENGLISH:
        return language
    folder = resources_dir() / "translations"
    for file in (Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{language}.qm",
                 folder / f"comfy-desk_{language}.qm"):  # fmt: skip
        translator = QTranslator(app)
        if translator.load(str(file)):
            app.installTranslator(translator)
        else:
            _log.warning("There is no translation %s", file.name)
    try:
        told.learn_from(folder)
    except (OSError, ValueError) as error:
        _log.warning("The sentences made below the window stay English: %s", type(error).__name__)
    return language
