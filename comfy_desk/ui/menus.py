"""The menu bar: what can be asked of the window, in the places where people look for it. Every entry does something.

Every action is named "area.verb": by these names commands are found and given other keys (`ui.commands`).
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QMenu, QPlainTextEdit, QTextEdit
from shiboken6 import isValid

from comfy_desk.domain.settings import COLOURS
from comfy_desk.ui.phrases import keys, tr


class Menus:
    """Makes the menus of `window` and keeps the actions that change. Handlers are given by name."""

    def __init__(self, window: QMainWindow, handlers: dict[str, Callable[..., None]], panels: list[QAction]) -> None:
        self._window = window
        self._do = handlers
        self._needs_session: list[QAction] = []
        self._needs_parts: list[QAction] = []
        self._of_text: list[QAction] = []
        self.undo_here: Callable[[], QAction | None] = lambda: (
            None
        )  # of a part of the window that has an undo of its own
        self._area = ""
        self._file()
        self._edit()
        self._view(panels)
        self._queue()
        self._money()
        self._help()
        self.set_session(False)

    def set_session(self, there: bool) -> None:
        for action in self._needs_session:
            action.setEnabled(there)

    def set_furnished(self, there: bool) -> None:
        """Before the window is more than a frame, one can but leave."""
        for action in self._needs_parts:
            action.setEnabled(there)

    def set_paused(self, paused: bool, why: str = "") -> None:
        """`why` says what it was paused by, where that is known."""
        self.pause.setChecked(paused)
        words = tr("&Pause sending ({why})").format(why=why) if paused and why else tr("&Pause sending")
        self.pause.setText(words)

    def set_scheme(self, scheme: str) -> None:
        for action in self.schemes.actions():
            action.setChecked(action.data() == scheme)

    def _file(self) -> None:
        menu = self._menu(tr("&File"), "file")
        self._add(menu, tr("Choose a &model…"), "choose_model", "Ctrl+M")
        self._add(menu, tr("&Take in a request…"), "adopt")
        self._add(menu, tr("&Open a recipe…"), "open_recipe", "Ctrl+O")
        menu.addSeparator()
        self._add(menu, tr("Account and &key…"), "account")
        self._add(menu, tr("Show saved &files"), "show_files", "Ctrl+Shift+O")
        menu.addSeparator()
        settings = self._add(menu, tr("&Settings…"), "settings", "Ctrl+,")
        settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        menu.addSeparator()
        leave = self._add(menu, tr("&Quit"), "quit", needs_session=False)
        leave.setShortcuts(QKeySequence.StandardKey.Quit)
        leave.setMenuRole(QAction.MenuRole.QuitRole)

    def _edit(self) -> None:
        menu = self._menu(tr("&Edit"), "edit")
        for words, key, name, slot in (
            (tr("&Undo"), QKeySequence.StandardKey.Undo, "undo", "undo"),
            (tr("&Redo"), QKeySequence.StandardKey.Redo, "redo", "redo"),
            (tr("Cu&t"), QKeySequence.StandardKey.Cut, "cut", "cut"),
            (tr("&Copy"), QKeySequence.StandardKey.Copy, "copy", "copy"),
            (tr("&Paste"), QKeySequence.StandardKey.Paste, "paste", "paste"),
            (tr("Select &all"), QKeySequence.StandardKey.SelectAll, "select_all", "selectAll"),
        ):
            if name == "cut":
                menu.addSeparator()
            # The fields have these keys themselves; a shortcut here would take them away from every other view.
            action = menu.addAction(_with_key(words, key))
            action.setObjectName(f"edit.{name}")
            action.setProperty("why", tr("no field of text has the keyboard"))
            action.triggered.connect(lambda _checked=False, slot=slot: _in_text(slot))
            self._of_text.append(action)
        self._edit_menu = menu
        self._undo_shown: QAction | None = None
        menu.aboutToShow.connect(self.look_at_focus)
        menu.aboutToShow.connect(self._show_one_undo)
        menu.addSeparator()
        # The key is the window's where no field has it.
        self.undo_removal = menu.addAction(_with_key(tr("Undo re&moval"), QKeySequence.StandardKey.Undo))
        self.undo_removal.setObjectName("edit.undo_removal")
        self.undo_removal.setEnabled(False)
        self.undo_removal.setProperty("why", tr("nothing was removed lately"))
        self.undo_removal.triggered.connect(lambda _checked=False: self._do["undo_removal"]())
        self._add(menu, tr("Paste a rec&ipe"), "paste_recipe", "Ctrl+Shift+V")
        self._add(menu, _with_key(tr("&Find in the queue"), QKeySequence.StandardKey.Find), "find")

    def look_at_focus(self) -> None:
        """What is done to a text is on where one has the keyboard."""
        on = _text_field() is not None
        for action in self._of_text:
            action.setEnabled(on)

    def _show_one_undo(self) -> None:
        """One key undoes in a text, in the library, or among the rows: the menu has that which it means just now."""
        elsewhere = self.undo_here()
        wanted = self._of_text[0] if _text_field() is not None else elsewhere or self.undo_removal
        for action in (self._of_text[0], self.undo_removal, elsewhere, self._undo_shown):
            if action is not None and isValid(action):
                self._edit_menu.removeAction(action)
        self._undo_shown = wanted
        self._edit_menu.insertAction(self._of_text[1], wanted)

    def _view(self, panels: list[QAction]) -> None:
        menu = self._menu(tr("&View"), "view")
        named = (
            ("view.compose_panel", tr("Show or hide Compose")),
            ("view.viewer_panel", tr("Show or hide the viewer")),
            ("view.details_panel", tr("Show or hide the details")),
        )
        for panel, (name, title) in zip(panels, named, strict=True):
            panel.setObjectName(name)
            panel.setProperty("title", title)
            menu.addAction(panel)
            self._needs_session.append(panel)
        self.view_menu, self.parts_place = menu, menu.addSeparator()  # before it, what the middle shows
        self.compact = self._add(menu, tr("Com&pact rows"), "compact", "Ctrl+Shift+C", checkable=True)
        self._add(menu, tr("&Full screen picture"), "full_screen", "F11")
        colours = menu.addMenu(tr("Co&lours"))
        self.schemes = QActionGroup(colours)
        for scheme, words in COLOURS.choices:
            action = colours.addAction(tr(words))
            action.setObjectName(f"view.colours_{scheme}")
            action.setProperty("title", tr("Colours: {which}").format(which=tr(words)))
            action.setCheckable(True)
            action.setData(scheme)
            action.triggered.connect(lambda _checked=False, scheme=scheme: self._do["scheme"](scheme))
            self.schemes.addAction(action)
            self._needs_parts.append(action)
        menu.addSeparator()
        self._add(menu, tr("&Next part of the window"), "next_region", "F6")
        self._add(menu, tr("Pre&vious part of the window"), "previous_region", "Shift+F6")
        menu.addSeparator()
        self._add(menu, tr("&Reset the layout"), "reset_layout")

    def _queue(self) -> None:
        menu = self._menu(tr("&Queue"), "queue")
        self.generate_place = self._add(menu, tr("&Time limit for this model…"), "model_time_limit")
        menu.addSeparator()
        self._add(menu, f"{tr('Cancel the &selected')}\t{keys('Del')}", "cancel_selected")
        self._add(menu, tr("Cancel everything &waiting, keep what runs"), "cancel_waiting")
        self.retry_place = menu.addSeparator()  # before it, what failed tried again
        self.choosing_place = menu.addSeparator()  # before it, choosing among works
        self.pause = self._add(menu, tr("&Pause sending"), "pause", "Ctrl+Shift+P", checkable=True)
        self._add(menu, tr("How many at &once…"), "limits")
        menu.addSeparator()
        self._add(menu, tr("Re-read the list of &models"), "refresh_models", "F5")
        self.queue_menu = menu

    def _money(self) -> None:
        menu = self._menu(tr("&Money"), "money")
        self._add(menu, tr("&Ledger…"), "ledger", "Ctrl+L")
        self._add(menu, tr("&Add funds…"), "add_funds")
        menu.addSeparator()
        limits = self._add(menu, tr("L&imits…"), "money_limits")
        limits.setProperty("title", tr("Limits on money"))

    def _help(self) -> None:
        menu = self._menu(tr("&Help"), "help")
        self._add(menu, tr("&Find a command…"), "palette", "Ctrl+K", needs_session=False)
        self._add(menu, tr("&Keyboard shortcuts"), "shortcuts", "F1", needs_session=False)
        about = self._add(menu, tr("&About Comfy Desk"), "about", needs_session=False)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _menu(self, words: str, area: str) -> QMenu:
        self._area = area
        return self._window.menuBar().addMenu(words)

    def _add(
        self, menu: QMenu, words: str, name: str, key: str = "", *, checkable: bool = False, needs_session: bool = True
    ) -> QAction:
        action = menu.addAction(words)
        action.setObjectName(f"{self._area}.{name}")
        action.setCheckable(checkable)
        action.setAutoRepeat(name.endswith("_region"))  # a key held down opens no second window, and no third
        if key:
            action.setShortcut(QKeySequence(key))
        handler = self._do[name]
        action.triggered.connect(
            (lambda checked: handler(checked)) if checkable else (lambda _checked=False: handler())
        )
        if needs_session:
            self._needs_session.append(action)
        elif name != "quit":
            self._needs_parts.append(action)
        return action


def _text_field() -> QLineEdit | QPlainTextEdit | QTextEdit | None:
    focus = QApplication.focusWidget()
    return focus if isinstance(focus, (QLineEdit, QPlainTextEdit, QTextEdit)) else None


def _in_text(slot: str) -> None:
    field = _text_field()
    if field is not None:
        getattr(field, slot)()


def _with_key(words: str, key: QKeySequence.StandardKey) -> str:
    return f"{words}\t{QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)}"
