"""Every command of the window: each QAction below it that is called "area.verb", whenever it was made, and its keys.

The actions stay what they are: they do the work and know whether they are on. Here they are found by their names, and given
the keys that the artist wants them to have. Which keys those are is kept elsewhere (`domain.shortcuts`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget
from shiboken6 import isValid

from comfy_desk.domain.shortcuts import COMMAND
from comfy_desk.ui.commands.allowed import refused, works_everywhere
from comfy_desk.ui.commands.words import area_in_words, place_of, title_of, why_not

_USUAL = "usualKeys"
"""Of an action: the keys that it came with, told to it when it was first seen."""

Keys = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Command:
    """`keys` and `usual` as Qt writes them in files. `fixed`: its keys belong to fields and cannot be changed."""

    name: str
    title: str
    area: str
    keys: Keys
    usual: Keys
    why_not: str
    fixed: bool
    action: QAction

    @property
    def enabled(self) -> bool:
        return self.action.isEnabled()

    @property
    def shown_keys(self) -> str:
        """As they are read; "" where there are none."""
        if self.fixed:
            return self.action.text().partition("\t")[2]
        return ", ".join(in_words(key) for key in self.keys)


class Registry(QObject):
    """`changed()` after keys were put on. Finds actions anew each time it is asked: they come and go with their views."""

    changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._wanted: dict[str, Keys] = {}
        self._overruled: dict[str, set[str]] = {}  # usual keys that the artist gave to another command
        self._known: frozenset[str] = frozenset()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.put_on)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    # --- what there is

    def commands(self) -> list[Command]:
        """By area and as they stand in their menus; one for each name."""
        found = [_command(name, actions) for name, actions in self._actions().items()]
        return sorted((one for one in found if one.title), key=lambda one: place_of(one.name))

    def find(self, name: str) -> Command | None:
        actions = self._actions().get(name)
        return _command(name, actions) if actions else None

    def _actions(self) -> dict[str, list[QAction]]:
        """Those of menus that are filled as they open come last: they stand for what a view does."""
        found: dict[str, list[QAction]] = {}
        for action in self._window.findChildren(QAction):
            name = action.objectName()
            if name and COMMAND.fullmatch(name):
                found.setdefault(name, []).append(action)
        return found

    # --- keys

    def set_keys(self, wanted: Mapping[str, Keys]) -> None:
        """The keys of these commands, now and for actions that are made later; all others have their usual ones."""
        self._wanted = dict(wanted)
        self._known = frozenset()
        self.put_on()

    def put_on(self) -> None:
        found = self._actions()
        for actions in found.values():
            for action in actions:
                if action.property(_USUAL) is None:
                    action.setProperty(_USUAL, _keys(action))
        if self._known != found.keys():
            self._known = frozenset(found)
            self._overruled = self._look_for_overruled()
        for name, actions in found.items():
            if not any(_is_fixed(action) for action in actions):
                for action in _bearers(actions):
                    self._set_keys(name, action)
        self.changed.emit()

    def _set_keys(self, name: str, action: QAction) -> None:
        """What was wanted may come out of a file: a key that would be typed in a field is not put on."""
        usual = _usual(action)
        if name in self._wanted:
            keys = [key for key in self._wanted[name] if not refused(key, usual, action)]
        else:
            keys = [key for key in usual if key not in self._overruled.get(name, ())]
        if keys != _keys(action):
            action.setShortcuts([QKeySequence(key) for key in keys])

    def _look_for_overruled(self) -> dict[str, set[str]]:
        """Two in reach with one key would silence each other: what the artist gave counts more than what is usual."""
        lost: dict[str, set[str]] = {}
        if not self._wanted:
            return lost
        known = self.commands()
        for mine in (one for one in known if one.name in self._wanted):
            for other in known:
                shared = set(self._wanted[mine.name]).intersection(other.usual)
                if shared and other.name not in self._wanted and not other.fixed and _meet(mine.action, other.action):
                    lost.setdefault(other.name, set()).update(shared)
        return lost

    def soon(self) -> None:
        """New actions may have come."""
        if not self._soon.isActive():
            self._soon.start(0)

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self._wanted:
            self.soon()

    def clashes(self, name: str, key: str) -> list[Command]:
        """The other commands that have this key where this one is in reach."""
        mine = self.find(name)
        if mine is None:
            return []
        return [
            other
            for other in self.commands()
            if other.name != name and key in other.keys and _meet(mine.action, other.action)
        ]

    def taken_by_view(self, name: str, key: str) -> bool:
        """Whether a part of the window reads this key by itself where the command is in reach."""
        mine = self.find(name)
        wanted = QKeySequence(key)
        if mine is None:
            return False
        for shortcut in self._window.findChildren(QShortcut):
            place = shortcut.parent()
            keys = list(shortcut.keys())
            if not shortcut.isEnabled() or wanted not in keys or not isinstance(place, QWidget):
                continue
            if shortcut.context() == Qt.ShortcutContext.WindowShortcut or _reaches(mine.action, [place]):
                return True
        return False


def in_words(key: str) -> str:
    """A key as it is read on this system."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def _command(name: str, actions: list[QAction]) -> Command:
    action = max(actions, key=_rank)
    usual = next((keys for one in actions if (keys := _usual(one))), ())
    keys = next((keys for one in _bearers(actions) if (keys := _keys(one))), [])
    return Command(
        name,
        title_of(action),
        area_in_words(name),
        tuple(keys),
        tuple(usual),
        "" if action.isEnabled() else why_not(action),
        any(_is_fixed(one) for one in actions),
        action,
    )


def _rank(action: QAction) -> tuple[bool, bool, bool]:
    """Of several with one name: that which works, is seen, and has keys."""
    widgets = [one for one in action.associatedObjects() if isinstance(one, QWidget) and not isinstance(one, QMenu)]
    return action.isEnabled(), any(one.isVisible() for one in widgets), bool(_keys(action))


def _keys(action: QAction) -> list[str]:
    return [one.toString(QKeySequence.SequenceFormat.PortableText) for one in action.shortcuts() if not one.isEmpty()]


def _usual(action: QAction) -> list[str]:
    known = action.property(_USUAL)
    return list(known) if known is not None else _keys(action)


def _bearers(actions: list[QAction]) -> list[QAction]:
    """Those that have the keys: two that do the same in one place would silence each other."""
    return [one for one in actions if _usual(one)] or actions[:1]


def _is_fixed(action: QAction) -> bool:
    return "\t" in action.text()


def _meet(one: QAction, other: QAction) -> bool:
    if _window_of(one) is not _window_of(other):
        return False
    if works_everywhere(one) or works_everywhere(other):
        return True
    return _reaches(one, _places(other))


def _window_of(action: QAction) -> QWidget | None:
    """Where its keys are read; what stands in a menu belongs to the window of the menu."""
    for place in (*_places(action), action.parent()):
        step = place if isinstance(place, QWidget) else None
        while isinstance(step, QMenu | QMenuBar):
            step = step.parentWidget()
        if step is not None:
            return step.window()
    return None


def _places(action: QAction) -> list[QWidget]:
    return [one for one in action.associatedObjects() if isinstance(one, QWidget) and isValid(one)]


def _reaches(action: QAction, places: list[QWidget]) -> bool:
    if works_everywhere(action):
        return True
    return any(
        mine is place or mine.isAncestorOf(place) or place.isAncestorOf(mine)
        for mine in _places(action)
        for place in places
    )
