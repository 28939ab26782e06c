"""What every field's widget has in common: a value that may be absent, and one signal when the artist changes it.

An editor knows one field and nothing of its place in the body; rows and containers give it one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from comfy_desk.schema import ABSENT, Field, Problem

Make = Callable[[Field, QWidget | None], "FieldEditor"]
"""Makes the editor of a field in the widget that will hold it: to be moved there later costs as much as to be made. Handed
down so that containers need not know the registry."""


class FieldEditor(QWidget):
    """One value. `changed` comes from the artist's hand alone, never from `set_value`."""

    changed = Signal()

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field
        self.make = make

    def value(self) -> Any:
        """The value to send, or ABSENT."""
        raise NotImplementedError

    def set_value(self, value: Any) -> None:
        """Shows a value that `fits`, or ABSENT."""
        raise NotImplementedError

    def fits(self, value: Any) -> bool:
        """Whether this widget can show a value and give the same back."""
        raise NotImplementedError

    def problem(self) -> str:
        """What stands in the widget and cannot become a value, in a sentence; empty if all is well."""
        return ""

    def note(self) -> str:
        """What went wrong in passing and stands in nobody's way."""
        return ""

    def problems(self, pointer: str) -> list[Problem]:
        """The same for everything inside. Containers extend it."""
        said = self.problem()
        return [Problem(pointer, said)] if said else []

    def show_errors(self, pointer: str, errors: Mapping[str, str]) -> set[str]:
        """Shows errors that belong to places inside (not to the editor itself) and returns those it placed."""
        return set()

    def reach(self, pointer: str, wanted: str) -> QWidget | None:
        """The widget to focus for a pointer at or below this one; containers open themselves on the way."""
        return self.focus_target() if wanted == pointer else None

    def focus_target(self) -> QWidget:
        """The widget that takes the keyboard."""
        return self.focusProxy() or self

    def edge(self) -> QWidget:
        """The widget whose edge tells that something is wrong with the value."""
        return self.focus_target()

    def name_for_readers(self, label: str, told: str) -> None:
        """The name and description that a screen reader speaks."""
        target = self.focus_target()
        target.setAccessibleName(label)
        target.setAccessibleDescription(told)


__all__ = ["ABSENT", "FieldEditor", "Make"]
