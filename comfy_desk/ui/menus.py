"""The menu bar: what can be asked of the window, in the places where people look for it. Every entry does something."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QMenu, QPlainTextEdit, QTextEdit

from comfy_desk.ui.theme import Scheme

SCHEMES = (
    (Scheme.SYSTEM, "As the system"),
    (Scheme.LIGHT, "Light"),
    (Scheme.DARK, "Dark"),
    (Scheme.CONTRAST, "High contrast"),
)


class Menus:
    """Makes the menus of `window` and keeps the actions that change. Handlers are given by name."""

    def __init__(self, window: QMainWindow, handlers: dict[str, Callable[..., None]], panels: list[QAction]) -> None:
        self._window = window
        self._do = handlers
        self._needs_session: list[QAction] = []
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

    def set_paused(self, paused: bool, why: str = "") -> None:
        """`why` says what it was paused by, where that is known."""
        self.pause.setChecked(paused)
        self.pause.setText(f"&Pause sending ({why})" if paused and why else "&Pause sending")

    def set_scheme(self, scheme: str) -> None:
        for action in self.schemes.actions():
            action.setChecked(action.data() == scheme)

    def _file(self) -> None:
        menu = self._menu("&File")
        self._add(menu, "Choose a &model…", "choose_model", "Ctrl+M")
        self._add(menu, "&Take in a request…", "adopt")
        self._add(menu, "&Open a recipe…", "open_recipe", "Ctrl+O")
        menu.addSeparator()
        self._add(menu, "Account and &key…", "account")
        self._add(menu, "Show saved &files", "show_files", "Ctrl+Shift+O")
        menu.addSeparator()
        settings = self._add(menu, "&Settings…", "settings", "Ctrl+,")
        settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        menu.addSeparator()
        leave = self._add(menu, "&Quit", "quit", needs_session=False)
        leave.setShortcuts(QKeySequence.StandardKey.Quit)
        leave.setMenuRole(QAction.MenuRole.QuitRole)

    def _edit(self) -> None:
        menu = self._menu("&Edit")
        for words, key, slot in (
            ("&Undo", QKeySequence.StandardKey.Undo, "undo"),
            ("&Redo", QKeySequence.StandardKey.Redo, "redo"),
            ("", None, ""),
            ("Cu&t", QKeySequence.StandardKey.Cut, "cut"),
            ("&Copy", QKeySequence.StandardKey.Copy, "copy"),
            ("&Paste", QKeySequence.StandardKey.Paste, "paste"),
            ("Select &all", QKeySequence.StandardKey.SelectAll, "selectAll"),
        ):
            if key is None:
                menu.addSeparator()
                continue
            action = menu.addAction(f"{words}\t{QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)}")
            # The fields have these keys themselves; a shortcut here would take them away from every other view.
            action.triggered.connect(lambda _checked=False, slot=slot: _in_text(slot))
        menu.aboutToShow.connect(lambda: _enable(menu, _text_field() is not None))
        menu.addSeparator()
        undo = QKeySequence(QKeySequence.StandardKey.Undo).toString(QKeySequence.SequenceFormat.NativeText)
        self.undo_removal = menu.addAction(f"Undo re&moval\t{undo}")  # the key is the window's where no field has it
        self.undo_removal.setEnabled(False)
        self.undo_removal.triggered.connect(lambda _checked=False: self._do["undo_removal"]())
        self._add(menu, "Paste a rec&ipe", "paste_recipe", "Ctrl+Shift+V")
        find = QKeySequence(QKeySequence.StandardKey.Find).toString(QKeySequence.SequenceFormat.NativeText)
        self._add(menu, f"&Find in the queue\t{find}", "find")

    def _view(self, panels: list[QAction]) -> None:
        menu = self._menu("&View")
        for panel in panels:
            menu.addAction(panel)
            self._needs_session.append(panel)
        menu.addSeparator()
        self.compact = self._add(menu, "Com&pact rows", "compact", "Ctrl+Shift+C", checkable=True)
        self._add(menu, "&Full screen picture", "full_screen", "F11")
        colours = menu.addMenu("Co&lours")
        self.schemes = QActionGroup(colours)
        for scheme, words in SCHEMES:
            action = colours.addAction(words)
            action.setCheckable(True)
            action.setData(str(scheme))
            action.triggered.connect(lambda _checked=False, scheme=scheme: self._do["scheme"](str(scheme)))
            self.schemes.addAction(action)
        menu.addSeparator()
        self._add(menu, "&Reset the layout", "reset_layout")

    def _queue(self) -> None:
        menu = self._menu("&Queue")
        self.generate_place = self._add(menu, "&Time limit for this model…", "model_time_limit")
        menu.addSeparator()
        self._add(menu, "Cancel the &selected\tDel", "cancel_selected")
        self._add(menu, "Cancel everything &waiting, keep what runs", "cancel_waiting")
        menu.addSeparator()
        self.pause = self._add(menu, "&Pause sending", "pause", "Ctrl+Shift+P", checkable=True)
        self._add(menu, "How many at &once…", "limits")
        menu.addSeparator()
        self._add(menu, "Re-read the list of &models", "refresh_models", "F5")
        self.queue_menu = menu

    def _money(self) -> None:
        menu = self._menu("&Money")
        self._add(menu, "&Ledger…", "ledger", "Ctrl+L")
        self._add(menu, "&Add funds…", "add_funds")
        menu.addSeparator()
        self._add(menu, "L&imits…", "money_limits")

    def _help(self) -> None:
        menu = self._menu("&Help")
        self._add(menu, "&Keyboard shortcuts", "shortcuts", "F1", needs_session=False)
        about = self._add(menu, "&About Comfy Desk", "about", needs_session=False)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _menu(self, words: str) -> QMenu:
        return self._window.menuBar().addMenu(words)

    def _add(
        self, menu: QMenu, words: str, name: str, key: str = "", *, checkable: bool = False, needs_session: bool = True
    ) -> QAction:
        action = menu.addAction(words)
        action.setCheckable(checkable)
        if key:
            action.setShortcut(QKeySequence(key))
        handler = self._do[name]
        action.triggered.connect(
            (lambda checked: handler(checked)) if checkable else (lambda _checked=False: handler())
        )
        if needs_session:
            self._needs_session.append(action)
        return action


def _text_field() -> QLineEdit | QPlainTextEdit | QTextEdit | None:
    focus = QApplication.focusWidget()
    return focus if isinstance(focus, (QLineEdit, QPlainTextEdit, QTextEdit)) else None


def _in_text(slot: str) -> None:
    field = _text_field()
    if field is not None:
        getattr(field, slot)()


def _enable(menu: QMenu, on: bool) -> None:
    for action in menu.actions()[:7]:
        action.setEnabled(on)
