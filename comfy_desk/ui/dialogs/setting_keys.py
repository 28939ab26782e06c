"""The keys of all commands: found by name or key, changed by pressing one, with whatever has it already named first.

What is changed is one setting; what commands there are is the registry's. A key that another command has is taken from it
only on the artist's word.
"""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from comfy_desk.domain import shortcuts
from comfy_desk.domain.settings import Setting, Value
from comfy_desk.ui import theme
from comfy_desk.ui.commands.allowed import refused
from comfy_desk.ui.commands.fuzzy import plain
from comfy_desk.ui.commands.recorder import KeyRecorder
from comfy_desk.ui.commands.registry import Command, Registry, in_words
from comfy_desk.ui.commands.words import english_of
from comfy_desk.ui.dialogs.setting_rows import SettingRow
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label

_NAME = Qt.ItemDataRole.UserRole
_LINES = 14


class KeysRow(SettingRow):
    def __init__(self, setting: Setting, registry: Registry, parent: QWidget | None = None) -> None:
        super().__init__(setting, parent)
        self._registry = registry
        self._commands: dict[str, Command] = {}
        self._found = ""  # what the search over all settings put into the field
        self._wish: tuple[str, str] | None = None  # command and key, while it is asked who is to have it
        self.reset.setText(tr("Reset all"))
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(tr("Search commands and keys"))
        self.field.setAccessibleName(tr(setting.label))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(lambda _text: self._filter())
        self.list = self._make_list()
        self.record = KeyRecorder(self)
        self.none = QPushButton(tr("No key"), self)
        self.usual = QPushButton(tr("Usual keys"), self)
        self.take = QPushButton(self)
        self.leave = QPushButton(tr("Leave it"), self)
        self.name.setBuddy(self.field)
        self._build()
        self.record.recorded.connect(self._on_recorded)
        self.none.clicked.connect(lambda: self._change({self._marked(): ()}))
        self.usual.clicked.connect(self._on_usual)
        self.take.clicked.connect(self._on_take)
        self.leave.clicked.connect(lambda: self._ask_who(None))
        self._read()

    def put(self, value: Value) -> None:
        """Keys were put on the commands before: whoever keeps the setting told the registry first."""
        self._read()

    def fields(self) -> tuple[QWidget, ...]:
        return (self.field,)

    def matches(self, words: list[str]) -> bool:
        """Also where one of the commands is meant."""
        lines = (f"{one.area} {one.title} {one.shown_keys}".casefold() for one in self._commands.values())
        return super().matches(words) or any(all(word in line for word in words) for line in lines)

    def look_for(self, words: list[str]) -> None:
        """Where commands are what was meant, they alone are listed. What was typed into the row's own field stays."""
        wanted = " ".join(words) if words and not super().matches(words) and self.matches(words) else ""
        if self.field.text() in ("", self._found) and self.field.text() != wanted:
            self.field.setText(wanted)
        self._found = wanted

    # --- building

    def _make_list(self) -> QTreeWidget:
        made = QTreeWidget(self)
        made.setAccessibleName(tr("Commands and their keys"))
        made.setColumnCount(2)
        made.setHeaderLabels([tr("Command"), tr("Keys")])
        made.setRootIsDecorated(False)
        made.setUniformRowHeights(True)
        made.setAllColumnsShowFocus(True)
        made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        made.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        made.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        made.header().setStretchLastSection(False)
        made.setMinimumHeight(_LINES * (self.fontMetrics().height() + theme.GRID + 4))
        made.currentItemChanged.connect(lambda _now, _before: self._on_marked())
        made.itemActivated.connect(lambda _item, _column: self.record.click())
        return made

    def _build(self) -> None:
        for button in (self.none, self.usual, self.take, self.leave):
            button.setAutoDefault(False)
        acts = QWidget(self)
        flow = FlowLayout(acts, spacing=theme.GRID)
        for button in (self.record, self.none, self.usual):
            flow.addWidget(button)
        self._who = plain_label("", self, role="warn")
        self._question = QWidget(self)
        row = QHBoxLayout(self._question)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GRID)
        row.addWidget(self.take)
        row.addWidget(self.leave)
        row.addStretch(1)
        for part in (self.field, self.list, acts, self._who, self._question):
            self.place.addWidget(part)
        self._ask_who(None)

    # --- showing

    def _read(self) -> None:
        marked = self._marked()
        self._commands = {one.name: one for one in self._registry.commands()}
        blocked = QSignalBlocker(self.list)
        self.list.clear()
        for command in self._commands.values():
            item = QTreeWidgetItem([f"{command.area} · {command.title}", _keys_in_words(command)])
            item.setData(0, _NAME, command.name)
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, _said(command))
            item.setToolTip(1, _usual_in_words(command))
            if command.keys != command.usual:
                item.setFont(1, theme.font(strong=True))
            self.list.addTopLevelItem(item)
            if command.name == marked:
                self.list.setCurrentItem(item)
        blocked.unblock()
        self._filter()

    def _filter(self) -> None:
        words = plain(self.field.text()).split()
        first: QTreeWidgetItem | None = None
        for place in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(place)
            if item is None:
                continue
            command = self._commands[item.data(0, _NAME)]
            text = plain(f"{command.area} {command.title} {command.shown_keys} {english_of(command.name)}")
            text = f"{text} {plain(' '.join(command.keys))}"
            item.setHidden(not all(word in text for word in words))
            if first is None and not item.isHidden():
                first = item
        if first is None:
            self.say(tr("No command is called so."))
        elif self.message.text() == tr("No command is called so."):
            self.say("")
        now = self.list.currentItem()
        if now is None or now.isHidden():
            self.list.setCurrentItem(first)  # type: ignore[arg-type]  # None takes the mark away
        self._on_marked()

    def _marked(self) -> str:
        item = self.list.currentItem()
        return "" if item is None else str(item.data(0, _NAME))

    def _on_marked(self) -> None:
        command = self._commands.get(self._marked())
        free = command is not None and not command.fixed
        why = (
            tr("Its keys belong to fields and lists, and stay as they are.")
            if command is not None and command.fixed
            else ""
        )
        self.record.setEnabled(free)
        self.record.setToolTip(why)
        self.none.setEnabled(free and command is not None and bool(command.keys))
        self.usual.setEnabled(free and command is not None and command.keys != command.usual)
        self.usual.setToolTip(_usual_in_words(command) if command is not None else "")
        for button, words in (
            (self.record, self.record.text()),
            (self.none, self.none.text()),
            (self.usual, self.usual.text()),
        ):
            button.setAccessibleName(f"{words} {command.title}" if command is not None else words)
        self._ask_who(None)

    # --- changing

    def _on_recorded(self, key: str) -> None:
        command = self._commands.get(self._marked())
        if command is None:
            return
        if why := refused(key, command.usual, command.action):
            self.refuse(tr("{key}: {why}").format(key=in_words(key), why=why))
            return
        if key in command.keys:
            self.say(tr("{name} has this key already.").format(name=command.title))
            return
        if self._registry.taken_by_view(command.name, key):
            self.refuse(tr("{key} has a fixed meaning in a part of the window.").format(key=in_words(key)))
            return
        others = self._registry.clashes(command.name, key)
        if any(other.fixed for other in others):
            self.refuse(tr("Fields of text need this key."))
        elif others:
            self._ask_who((command.name, key))
        else:
            self._change({command.name: (key,)})

    def _ask_who(self, wish: tuple[str, str] | None) -> None:
        """A key that others have: named with where, and taken only if that is wanted."""
        self._wish = wish
        for part in (self._who, self._question):
            part.setVisible(wish is not None)
        if wish is None:
            return
        name, key = wish
        others = self._registry.clashes(name, key)
        titles = ", ".join(tr("“{title}” ({area})").format(title=one.title, area=one.area) for one in others)
        self._who.setText(tr("{key} belongs to {commands}.").format(key=in_words(key), commands=titles))
        self.take.setText(tr("Use it for “{title}” instead").format(title=self._commands[name].title))
        self.say("")
        self.take.setAccessibleDescription(self._who.text())
        self.take.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_take(self) -> None:
        if self._wish is None:
            return
        name, key = self._wish
        others = self._registry.clashes(name, key)
        self._change({name: (key,), **{one.name: tuple(k for k in one.keys if k != key) for one in others}})

    def _on_usual(self) -> None:
        """Its own keys again; where others have them now, it is asked who is to have them."""
        name = self._marked()
        command = self._commands[name]
        taken = [key for key in command.usual if self._registry.clashes(name, key)]
        if taken:
            self._ask_who((name, taken[0]))
        else:
            self._change({name: command.usual})

    def _change(self, keys: dict[str, tuple[str, ...]]) -> None:
        changed = dict(shortcuts.read(self.value) or {})
        for name, wanted in keys.items():
            command = self._commands.get(name)
            if command is None:
                continue
            changed.pop(name, None)
            if wanted != command.usual:
                changed[name] = wanted[: shortcuts.MOST_KEYS]
        self._ask_who(None)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ask(shortcuts.write(changed))


def _keys_in_words(command: Command) -> str:
    return command.shown_keys or "—"


def _usual_in_words(command: Command) -> str:
    if command.fixed:
        return ""
    keys = ", ".join(in_words(key) for key in command.usual)
    return tr("Usually {keys}").format(keys=keys) if keys else tr("Usually without a key")


def _said(command: Command) -> str:
    """A line for those who hear it."""
    parts = [command.title, command.area, command.shown_keys or tr("no key")]
    if command.keys != command.usual and not command.fixed:
        parts.append(_usual_in_words(command))
    return ", ".join(parts)
