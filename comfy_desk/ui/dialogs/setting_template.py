"""The template of file names: a field, the facts that can stand in it, and what the next files would really be called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from comfy_desk.domain.settings import Setting, Value
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.setting_rows import SettingRow
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.told import told
from comfy_desk.ui.viewers.selectable import SelectableLabel

FACTS = (
    ("date", "The day of the request, as 2026-11-29"),
    ("time", "The time of the request, as 141530"),
    ("provider", "Who runs the model"),
    ("model", "The model's name"),
    ("prompt", "The prompt, shortened where it is long"),
    ("seed", "The seed, where there is one"),
    ("index", "1, 2, 3 … within a request"),
    ("id", "The beginning of the request's own id: the same for all of its files"),
)


class Preview(Protocol):
    """A few names as they would be, or why there are none."""

    @property
    def paths(self) -> tuple[str, ...]: ...
    @property
    def problem(self) -> str: ...


class TemplateRow(SettingRow):
    def __init__(self, setting: Setting, preview: Callable[[str], Preview], parent: QWidget | None = None) -> None:
        super().__init__(setting, parent)
        self._preview = preview
        self.field = QLineEdit(self)
        self.field.setAccessibleName(tr(setting.label))
        self.field.setMaxLength(400)
        self.name.setBuddy(self.field)
        self.field.textChanged.connect(self._on_text)
        self.field.editingFinished.connect(self.commit)
        self.reset.setText(tr("Use the usual names"))
        self.names = QVBoxLayout()
        self.names.setSpacing(2)
        self._lines: list[SelectableLabel] = []
        self._so = plain_label(tr("The next files would be called:"), self, role="hint")
        self.place.addWidget(self.field)
        self.place.addWidget(self._facts())
        self.place.addWidget(self._so)
        self.place.addLayout(self.names)

    def put(self, value: Value) -> None:
        blocked = QSignalBlocker(self.field)
        self.field.setText(str(value))
        blocked.unblock()
        self._on_text()

    def commit(self) -> None:
        text = self.field.text()
        if text != self.value and not self._preview(text).problem:
            self.ask(text)

    def fields(self) -> tuple[QWidget, ...]:
        return (self.field,)

    def insert(self, name: str) -> None:
        """A fact at the cursor, or in place of what is marked."""
        self.field.insert(f"{{{name}}}")
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def shown_names(self) -> tuple[str, ...]:
        return tuple(line.accessibleName() for line in self._lines if not line.isHidden())

    def _facts(self) -> QWidget:
        facts = QWidget(self)
        flow = FlowLayout(facts, spacing=0)
        for name, meaning in FACTS:
            button = QPushButton(f"{{{name}}}", self)
            theme.set_role(button, "link")
            button.setToolTip(tr(meaning))
            button.setAccessibleName(tr("Insert {name}: {meaning}").format(name=name, meaning=tr(meaning)))
            button.setAutoDefault(False)
            # A click must not take the keyboard from the field: leaving it is what makes its text count.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked=False, name=name: self.insert(name))
            flow.addWidget(button)
        return facts

    def _on_text(self) -> None:
        made = self._preview(self.field.text())
        if made.problem:
            self.refuse(told(made.problem))
        else:
            self.say("")
        self._so.setVisible(not made.problem)
        paths = () if made.problem else made.paths
        while len(self._lines) < len(paths):
            line = SelectableLabel(self)
            theme.set_role(line, "hint")
            self._lines.append(line)
            self.names.addWidget(line)
        for place, line in enumerate(self._lines):
            line.setVisible(place < len(paths))
            if place < len(paths):
                line.show_text(paths[place])
                line.setAccessibleName(paths[place])
