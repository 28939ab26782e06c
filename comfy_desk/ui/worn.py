"""The settings of how the window looks, put on it: colours and compact rows, whoever changes them and wherever."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.settings import COLOURS, COMPACT, Setting, Value
from comfy_desk.ui import theme
from comfy_desk.ui.menus import Menus
from comfy_desk.ui.spawn import ErrorSink, spawn
from comfy_desk.ui.workplace import Workplace


class Worn(QObject):
    """What is chosen before there is a session holds for this run alone."""

    def __init__(self, menus: Menus, parent: QObject, on_error: ErrorSink) -> None:
        super().__init__(parent)
        self._menus = menus
        self._on_error = on_error
        self._place: Workplace | None = None
        self._unsubscribe: Callable[[], None] = lambda: None
        menus.set_scheme(str(theme.scheme()))

    def attach(self, place: Workplace) -> None:
        self.detach()
        self._place = place
        self._unsubscribe = place.session.settings.subscribe(self._on_setting)
        self._on_setting(COLOURS)

    def detach(self) -> None:
        self._unsubscribe()
        self._unsubscribe = lambda: None
        self._place = None

    def put_on(self) -> None:
        """Again, after columns were brought back."""
        self._on_setting(COMPACT)

    def choose_colours(self, scheme: str) -> None:
        if self._place is None:
            self._wear(scheme)
        else:
            self._set(COLOURS, scheme)
            self._menus.set_scheme(scheme)

    def choose_compact(self, on: bool) -> None:
        if self._place is not None:
            self._set(COMPACT, on)

    def _set(self, setting: Setting, value: Value) -> None:
        if self._place is None or self._place.session.settings.value(setting) == value:
            return
        spawn(self._place.session.settings.set(setting.key, value), self, self._refused)

    def _refused(self, error: DeskError) -> None:
        """The disk did not take it: what is shown is what counts."""
        self._on_setting(COLOURS)
        self._on_setting(COMPACT)
        self._on_error(error)

    def _on_setting(self, setting: Setting) -> None:
        if self._place is None:
            return
        value = self._place.session.settings.value(setting)
        if setting is COLOURS:
            if value != str(theme.scheme()):
                self._wear(str(value))
            self._menus.set_scheme(str(theme.scheme()))
        elif setting is COMPACT:
            self._place.queue.set_compact(value is True)
            self._menus.compact.setChecked(value is True)

    def _wear(self, scheme: str) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.apply(app, scheme)
        self._menus.set_scheme(scheme)
