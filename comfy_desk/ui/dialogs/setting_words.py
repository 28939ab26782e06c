"""Values of settings as they are read where there is no editor for them."""

from __future__ import annotations

from comfy_desk.domain import shortcuts
from comfy_desk.domain.settings import Form, Setting, Value
from comfy_desk.ui.phrases import counted, dollars_of, size_of, tr

_LONGEST = 120


def value_in_words(setting: Setting, value: Value) -> str:
    if setting.form is Form.SWITCH:
        return tr("on") if value is True else tr("off")
    if setting.form is Form.CHOICE:
        return next((tr(label) for one, label in setting.choices if one == value), str(value)[:_LONGEST])
    if setting.form is Form.SIZE:
        return size_of(int(value))
    if setting.form is Form.MONEY:
        return dollars_of(f"{int(value) / 100:.2f}") if value else tr("off")
    if setting.form is Form.KEYS:
        return counted(len(shortcuts.read(value) or {}), "{n} command changed", "{n} commands changed")
    text = str(value)
    return text[:_LONGEST] if text else tr("the usual")
