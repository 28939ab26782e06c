"""A language of the tests: each text that can be translated stands in marks and is longer. What is shown without escaped.

`escaped` goes through all that a widget and what is in it say (texts, hints, names for screen readers, models, menus) and
names the words that no translation can reach: either they do not go through `tr()`, or the list of texts does not have them.
Data (prompts, names of models and files, keys, units) is given by the test.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QWidget,
)

from comfy_desk.ui import told

OPEN, SHUT = "⟦", "⟧"
_MARKED = re.compile(f"{OPEN}[^{OPEN}{SHUT}]*{SHUT}")
_WORD = re.compile(r"[^\W\d_]{2,}")
_TAGS = re.compile(r"<[^<>]*>|&[a-z]+;|\b\d{1,2} [A-Z][a-z]{2,3}\b")
"""And days, which follow the locale."""
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
_ALWAYS = """
    JSON CSV PNG JPEG WebP SVG GLB GIF MP4 ZIP Comfy Desk Router COMFY_API_KEY COMFY_ROUTER_BASE_URL
    Ctrl Alt Shift Meta Return Enter Del Backspace Space Esc Home End Up Down Left Right PgUp PgDown Tab Ins
    kB MB GB TB px fps Hz MP ms Python Qt PySide
    English Deutsch 日本語 简体中文
"""
ALWAYS = tuple(_ALWAYS.split())
"""Names, keys and units that are the same in every language."""


@lru_cache(maxsize=1)
def _found() -> Any:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
    try:
        return importlib.import_module("wording").everything()
    finally:
        sys.path.pop(0)


@lru_cache(maxsize=1)
def texts() -> frozenset[str]:
    """All that the translators are given."""
    return frozenset(_found().places)


@lru_cache(maxsize=1)
def made_below() -> tuple[str, ...]:
    """Sentences that are made where no language is known; {holes} hold what is put in there."""
    return tuple(text.source for text in _found().texts.values() if text.made)


class MadeUp(QTranslator):
    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, comment: str | None = None, number: int = -1) -> str:
        if context != "comfy_desk":
            return f"{OPEN}{source}{SHUT}"  # Qt's own
        if source not in texts():
            return source
        words, tab, key = source.partition("\t")
        if source.startswith("d MMM"):
            return source
        return f"{OPEN}{words}{'~' * (len(words) * 2 // 5)}{SHUT}{tab}{key}"


class Spoken:
    """While it lasts, the made-up language is spoken."""

    def __init__(self, app: QApplication) -> None:
        self._app, self._translator = app, MadeUp()

    def __enter__(self) -> Spoken:
        self._app.installTranslator(self._translator)
        told.learn([text for text in made_below() if "{" in text])
        return self

    def __exit__(self, *_error: object) -> None:
        self._app.removeTranslator(self._translator)
        told.learn(())


def escaped(widget: QWidget, data: Iterable[str] = ()) -> list[str]:
    """Each text that is not within the marks, with where it stands; `data` are words that are no text of the program's."""
    whole = sorted({one for one in data if one}, key=len, reverse=True)
    words = {*ALWAYS, *(word for one in data for word in _WORD.findall(one))}
    found: dict[str, None] = {}
    for place, text in _said(widget):
        left = _left(text, whole, words)
        if left:
            found[f"{place}: {text[:160]!r} (outside: {left!r})"] = None
    return list(found)


def _left(text: str, whole: list[str], words: set[str]) -> str:
    rest = text
    while (fewer := _MARKED.sub(" ", rest)) != rest:
        rest = fewer
    rest = re.sub(f"{OPEN}.*", " ", rest)  # shortened where there is no room
    rest = _TAGS.sub(" ", rest)
    for one in whole:
        rest = rest.replace(one, " ")
    return " ".join(word for word in _WORD.findall(rest) if word not in words)


def _said(widget: QWidget) -> Iterator[tuple[str, str]]:
    for one in [widget, *widget.findChildren(QWidget)]:
        where = _name(one)
        for kind, text in _of_widget(one):
            if text:
                yield f"{where}.{kind}", text
        for action in one.actions():
            yield from _of_action(action, where)
    for view in [widget, *widget.findChildren(QAbstractItemView)]:
        if isinstance(view, QAbstractItemView) and not isinstance(view, QHeaderView):
            yield from _of_model(view.model(), _name(view))


def _of_widget(one: QWidget) -> Iterator[tuple[str, str]]:
    yield "toolTip", one.toolTip()
    yield "accessibleName", one.accessibleName()
    yield "accessibleDescription", one.accessibleDescription()
    yield "windowTitle", one.windowTitle()
    yield "statusTip", one.statusTip()
    if isinstance(one, (QLabel, QAbstractButton)):
        yield "text", one.text()
    if isinstance(one, QGroupBox):
        yield "title", one.title()
    if isinstance(one, (QLineEdit, QPlainTextEdit)):
        yield "placeholder", one.placeholderText()
    if isinstance(one, QSpinBox):
        yield from (("prefix", one.prefix()), ("suffix", one.suffix()), ("special", one.specialValueText()))
    if isinstance(one, QComboBox):
        yield from ((f"item {at}", one.itemText(at)) for at in range(min(one.count(), 40)))
    if isinstance(one, QTabBar):
        for at in range(one.count()):
            yield from ((f"tab {at}", one.tabText(at)), (f"tab {at} tip", one.tabToolTip(at)))


def _of_action(action: QAction, where: str) -> Iterator[tuple[str, str]]:
    name = action.objectName() or action.text()
    for kind, text in (("text", action.text()), ("toolTip", action.toolTip()), ("statusTip", action.statusTip())):
        if text and not action.isSeparator():
            yield f"{where} action {name!r}.{kind}", text
    menu = action.menu()
    if isinstance(menu, QMenu):
        for inner in menu.actions():
            yield from _of_action(inner, where)


def _of_model(model: Any, where: str) -> Iterator[tuple[str, str]]:
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for column in range(columns):
        for role in _ROLES:
            text = model.headerData(column, Qt.Orientation.Horizontal, role)
            if isinstance(text, str) and not text.isdigit():
                yield f"{where} header {column}", text
        for row in range(min(model.rowCount(QModelIndex()), 60)):
            for role in _ROLES:
                text = model.data(model.index(row, column), role)
                if isinstance(text, str) and text:
                    yield f"{where} column {column} {role.name}", text


def _name(one: QObject) -> str:
    return f"{type(one).__name__}{'#' + one.objectName() if one.objectName() else ''}"
