"""Commands in the window: the registry with the artist's keys, the palette, and F6. One of it for each window.

`attach` gives it a session's views and settings, `detach` takes them away; without a session the commands that need none are
found all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from comfy_desk.domain import shortcuts
from comfy_desk.domain.model import ModelEntry
from comfy_desk.domain.settings import SETTINGS, SHORTCUTS, Setting
from comfy_desk.ui.commands.entries import Entry, choose, of_command, of_model, of_setting, requests_with
from comfy_desk.ui.commands.palette import Palette
from comfy_desk.ui.commands.regions import Regions
from comfy_desk.ui.commands.registry import Command, Registry
from comfy_desk.ui.spawn import ErrorSink, spawn
from comfy_desk.ui.workplace import Workplace

RECENT = "commands.recent"
MOST_RECENT = 12

_HIDDEN = frozenset({"help.palette"})
"""Commands that would do nothing where they are found."""


class CommandDesk(QObject):
    """`before_listing` lets those who keep actions up to date look once more."""

    def __init__(
        self,
        window: QWidget,
        *,
        regions: Callable[[], Sequence[QWidget]],
        open_setting: Callable[[str], None],
        may_open: Callable[[], bool],
        before_listing: Callable[[], None],
        on_error: ErrorSink,
    ) -> None:
        super().__init__(window)
        self._place: Workplace | None = None
        self._open_setting = open_setting
        self._may_open = may_open
        self._before_listing = before_listing
        self._on_error = on_error
        self._entries: list[Entry] = []
        self._models: tuple[ModelEntry, ...] = ()
        self._recent: list[str] = []
        self._unsubscribe: Callable[[], None] = lambda: None
        self.registry = Registry(window)
        self.regions = Regions(regions, self)
        self.palette = Palette(window, self._find)
        self.palette.chosen.connect(self._on_chosen)

    def attach(self, place: Workplace) -> None:
        self.detach()
        self._place = place
        place.compose.modelsRead.connect(self._on_models)
        settings = place.session.settings
        self._unsubscribe = settings.subscribe(self._on_setting)
        self._on_setting(SHORTCUTS)
        spawn(self._read_recent(place), self, self._on_error)

    def detach(self) -> None:
        self._unsubscribe()
        self._unsubscribe = lambda: None
        self._place = None
        self._models = ()
        self.palette.leave()

    def open_palette(self) -> None:
        if not self.palette.isVisible() and not self._may_open():
            return
        self._before_listing()
        self._entries = self._all()
        self.palette.open_up()

    # --- what there is

    def _all(self) -> list[Entry]:
        made = [of_command(one, self._run) for one in self.registry.commands() if one.name not in _HIDDEN]
        if self._place is not None:
            made += [of_setting(one, self._open_setting) for one in SETTINGS]
            made += [of_model(one, self._use_model) for one in self._models]
        return made

    def _find(self, text: str) -> list[Entry]:
        found = choose(text, self._entries, self._recent)
        if self._place is not None and text.strip():
            found += requests_with(text, self._place.session.desk.requests(), self._show_request)
        return found

    # --- what is done

    def _on_chosen(self, entry: Entry) -> None:
        """In the next turn: the keyboard has to have arrived where it was before."""
        self._note(entry.name)
        QTimer.singleShot(0, self, entry.run)

    def _run(self, command: Command) -> None:
        self._before_listing()  # what a text can have done to it depends on where the keyboard is
        now = self.registry.find(command.name)
        if now is not None and now.enabled:
            now.action.trigger()

    def _use_model(self, model: str) -> None:
        if self._place is not None:
            self._place.composeWanted.emit()
            self._place.compose.picker.chosen.emit(model)

    def _show_request(self, request_id: str) -> None:
        if self._place is not None:
            self._place.queue.select(request_id)
            self._place.show_request(request_id)

    # --- what is remembered

    def _on_models(self, entries: Sequence[ModelEntry]) -> None:
        self._models = tuple(entries)

    def _on_setting(self, setting: Setting) -> None:
        if setting is SHORTCUTS and self._place is not None:
            text = self._place.session.settings.value(SHORTCUTS)
            self.registry.set_keys(shortcuts.read(text) or {})

    def _note(self, name: str) -> None:
        if not name or self._place is None:
            return
        self._recent = [name, *(one for one in self._recent if one != name)][:MOST_RECENT]
        spawn(self._place.session.remember(RECENT, self._recent), self, self._on_error)

    async def _read_recent(self, place: Workplace) -> None:
        kept = await place.session.remembered(RECENT, [])
        if place is self._place and isinstance(kept, list):
            self._recent = [one[:200] for one in kept if isinstance(one, str)][:MOST_RECENT]
