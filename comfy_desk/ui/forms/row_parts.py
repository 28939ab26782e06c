"""What stands in a field's head: the words at its right, and the button that clears it or offers null."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from comfy_desk.schema import ABSENT, Field, Kind
from comfy_desk.ui import icons
from comfy_desk.ui.forms.choice_edit import default_words
from comfy_desk.ui.forms.controls import FlatButton, plain_tip
from comfy_desk.ui.forms.numbers import range_text
from comfy_desk.ui.phrases import tr, whole

CONTAINERS = (Kind.OBJECT, Kind.LIST, Kind.VARIANT)


class Slot(FlatButton):
    """The × beside a field, or what is offered in its place."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__("", tr("Clear {title}").format(title=title), "x", parent)
        self._icon = "x"

    def set_look(self, icon: str, tip: str) -> None:
        """What a press does now."""
        if icon != self._icon:
            self._icon = icon
            self.setIcon(icons.icon(icon, "dim"))
        self.setToolTip(plain_tip(tip))
        self.setAccessibleName(tip)


def hint_words(field: Field, value: Any, *, says_rest: bool) -> str:
    """What the field takes, or what is sent while it is empty. `says_rest`: its widget says the latter itself."""
    if value is None:
        return ""
    if value == "" and field.kind in (Kind.PROMPT, Kind.TEXT):
        return tr("sent as an empty text")
    takes = _takes(field)
    if field.deprecated:
        takes = " · ".join(filter(None, (tr("outdated"), takes)))
    if value is not ABSENT:
        return takes
    if field.required:
        return " · ".join(filter(None, (tr("needed"), takes)))
    if field.kind is Kind.BOOLEAN or (field.kind is Kind.CHOICE and not says_rest):
        resting = tr("default: {value}").format(value=default_words(field)) if field.has_default else tr("not set")
        return f"{resting} · {takes}" if field.deprecated else resting
    return takes


def _takes(field: Field) -> str:
    if field.kind in CONTAINERS or field.kind is Kind.MEDIA:
        return ""
    if field.bounds.max_length and field.kind is Kind.TEXT:  # a prompt counts by itself
        return tr("up to {n} characters").format(n=whole(field.bounds.max_length))
    return range_text(field.bounds, field.unit)
