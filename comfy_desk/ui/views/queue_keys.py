"""What the keys of the queue's table do, as actions with names: for the palette of commands, and for keys of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QTableView

from comfy_desk.domain.request import Request
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.row_actions import verb_of_delete, verb_of_enter

Ask = Callable[[str, Sequence[Request]], None]

VERBS: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
    ("queue.run_again", "Run the chosen again", "run_again", ("R",)),
    ("queue.vary", "Vary the chosen", "vary", ("V",)),
    ("queue.send_again", "Send the chosen again, under the same key", "send_again", ("Shift+R",)),
    ("queue.save_as", "Save the chosen…", "save_as", ("Ctrl+S",)),
    ("queue.hold_back", "Hold the chosen back", "hold_back", ("H",)),
    ("queue.put_back", "Put the chosen back in line", "put_back", ("Shift+H",)),
    ("queue.edit", "Edit the chosen one", "edit", ("E",)),
    ("queue.details", "Details of the chosen", "details", ("Alt+Return", "I")),
    ("queue.copy_ids", "Copy ids of the chosen", "copy_ids", ("Ctrl+C",)),
    ("queue.move_up", "Move the chosen up in the line", "move_up", ("Alt+Up",)),
    ("queue.move_down", "Move the chosen down in the line", "move_down", ("Alt+Down",)),
    ("queue.send_next", "Send the chosen next", "send_next", ("Alt+Home",)),
    ("queue.send_last", "Send the chosen last", "send_last", ("Alt+End",)),
)
"""Name, words, verb, keys."""

OF_ONE = frozenset({"edit"})
"""Verbs that are asked of one request at a time."""


class QueueKeys(QObject):
    """Beside a table. `chosen` gives the requests that are meant, `ask` takes a verb for all of them."""

    def __init__(
        self, table: QTableView, chosen: Callable[[], tuple[Request, ...]], ask: Ask, say: Callable[[str], None]
    ) -> None:
        super().__init__(table)
        self._table = table
        self._chosen = chosen
        self._ask = ask
        self._say = say
        self.actions: dict[str, QAction] = {}
        self.add(
            "queue.delete",
            tr("Cancel what lives of the chosen, remove what has ended"),
            ("Del", "Backspace"),
            self._delete,
        )
        self.add("queue.open", tr("Open the chosen one"), ("Return", "Enter"), self._enter)
        for name, words, verb, keys in VERBS:
            self.add(name, tr(words), keys, partial(self._act, verb))

    def add(self, name: str, words: str, keys: tuple[str, ...], do: Callable[[], None]) -> QAction:
        """One more; its keys count while the table has the keyboard."""
        action = QAction(words, self._table)
        action.setObjectName(name)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setAutoRepeat(name.startswith("queue.move_"))  # other keys ask once while held: some of it is paid for
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda _checked=False: do())
        self._table.addAction(action)
        self.actions[name] = action
        return action

    def take(self, event: QKeyEvent) -> bool:
        """A key that came to the table past the shortcuts: what it means is the same."""
        moves = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.isAutoRepeat() and not moves:
            return False
        pressed = QKeySequence(event.keyCombination())
        for action in self.actions.values():
            if action.isEnabled() and pressed in action.shortcuts():
                action.trigger()
                return True
        return False

    def _act(self, verb: str) -> None:
        chosen = self._chosen()
        if verb in OF_ONE and len(chosen) > 1:
            self._say(tr("Choose one request for this."))
        elif chosen:
            self._ask(verb, chosen)

    def _delete(self) -> None:
        """One key, two meanings: what lives is cancelled, what has ended leaves the list."""
        chosen = self._chosen()
        for verb in ("cancel", "remove"):
            meant = [request for request in chosen if verb_of_delete(request) == verb]
            if meant:
                self._ask(verb, meant)

    def _enter(self) -> None:
        chosen = self._chosen()
        if chosen:
            self._ask(verb_of_enter(chosen[0]), chosen[:1])
