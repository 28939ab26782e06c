"""Who is to serve the next request, where a model's document names more than one provider: folded, in plain words.

It makes a `Serving`; it sends nothing. Where the document names no other provider it is not there at all.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.ui import theme
from comfy_desk.ui.forms.controls import FoldButton, PlainLabel, QuietCombo
from comfy_desk.ui.phrases import tr

LISTED = "x-comfy-router-alt-providers"

MOST_PROVIDERS = 20

_PROVIDER = re.compile(r"[a-z0-9][a-z0-9._-]{0,63}")

OWN_WORDS = "The model’s own provider runs it; another one may step in where that fails."
OTHER_WORDS = (
    "What you set is translated for {name}. What {name} does not know is left out, and the row says what that was. "
    "The price may be another one."
)
STRICT_WORDS = (
    "The JSON is sent to {name} just as it is written: it is {name}’s own body, and this form does not know what "
    "belongs in it. No other provider steps in."
)
REJECT_WORDS = "A field that the model does not know is refused before anything runs, instead of passed over."


def is_provider(name: object) -> bool:
    return isinstance(name, str) and bool(_PROVIDER.fullmatch(name))


def providers_of(document: Mapping[str, Any]) -> tuple[str, ...]:
    """The other providers that a model's document names; whatever else stands there is passed over."""
    named = document.get(LISTED)
    found = [name for name in named if is_provider(name)] if isinstance(named, list) else []
    return tuple(dict.fromkeys(found))[:MOST_PROVIDERS]


def serving_of(asked: Any) -> Serving:
    """A choice as it was written down, in a draft or a recipe; what is no choice is ANY."""
    if not isinstance(asked, Mapping):
        return ANY
    provider = asked.get("model_provider")

    def on(name: str) -> bool:
        return asked.get(name) in (True, "true")

    named = provider if isinstance(provider, str) and is_provider(provider) else ""
    return Serving(named, bool(named) and on("strict_mode"), on("reject_unknown_fields"))


def in_words(serving: Serving) -> str:
    """ "fal · as it is written · unknown fields refused": always whose it is first."""
    words = [serving.provider or tr("the model’s own provider")]
    words += [tr("as it is written")] if serving.strict else []
    words += [tr("unknown fields refused")] if serving.reject_unknown else []
    return " · ".join(words)


def in_short(serving: Serving) -> str:
    """What the line says that is opened: as short as a narrow panel needs it."""
    refused = tr(" · no unknown fields") if serving.reject_unknown else ""
    if refused and not serving.provider:
        return tr("Own provider") + refused
    return tr("Served by: {who}").format(who=in_words(replace(serving, reject_unknown=False))) + refused


class ServingChoice(QWidget):
    """`changed` comes with every choice by hand. Hidden where there is nothing to choose."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offered: tuple[str, ...] = ()
        self._value = ANY
        self.fold = FoldButton(tr("Served by"), self)
        self._box = QWidget(self)
        self.provider = QuietCombo(self._box)
        self.provider.setAccessibleName(tr("Provider"))
        self._told = PlainLabel("", "hint", self._box)
        self.strict = QCheckBox(tr("Send the JSON as it is"), self._box)
        self.reject = QCheckBox(tr("Refuse unknown fields"), self._box)
        self._reject_told = PlainLabel(tr(REJECT_WORDS), "hint", self._box)
        self.reject.setAccessibleDescription(tr(REJECT_WORDS))
        box = QVBoxLayout(self._box)
        box.setContentsMargins(0, theme.GRID // 2, 0, theme.GRID)
        box.setSpacing(theme.GRID // 2)
        for part in (self.provider, self._told, self.strict, self.reject, self._reject_told):
            box.addWidget(part)
        self._box.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.fold)
        column.addWidget(self._box)
        self.fold.opened.connect(self._box.setVisible)
        self.provider.activated.connect(self._on_chosen)
        self.strict.clicked.connect(self._on_chosen)
        self.reject.clicked.connect(self._on_chosen)
        self._show()

    @property
    def value(self) -> Serving:
        return self._value

    def set_offered(self, providers: tuple[str, ...], serving: Serving = ANY) -> None:
        """Another model: whom its document names, and what was chosen for it before. A provider that is not named any
        more stays chosen and says so; nothing is exchanged in silence."""
        self._offered, self._value = providers, serving
        self.fold.set_open(bool(serving.provider) and serving.provider not in providers)
        self._show()

    def set_value(self, serving: Serving) -> None:
        self._value = serving
        self._show()

    @property
    def trouble(self) -> str:
        """Why this choice cannot be sent; "" where it can."""
        provider = self._value.provider
        if provider and provider not in self._offered:
            return tr("{name} does not serve this model any more.").format(name=provider)
        return ""

    def _on_chosen(self) -> None:
        place = self.provider.currentIndex()
        provider = self.provider.itemData(place) if place >= 0 else ""
        strict = self.strict.isChecked() and bool(provider)
        chosen = Serving(provider or "", strict, self.reject.isChecked() and not strict)
        if chosen != self._value:
            self._value = chosen
            self._show()
            self.changed.emit()

    def _show(self) -> None:
        provider, strict = self._value.provider, self._value.strict
        names = list(self._offered) + ([provider] if provider and provider not in self._offered else [])
        self.provider.blockSignals(True)
        self.provider.clear()
        self.provider.addItem(tr("The model’s own provider"), "")
        for name in names:
            gone = name not in self._offered
            self.provider.addItem(tr("{name} (not offered any more)").format(name=name) if gone else name, name)
        self.provider.setCurrentIndex(names.index(provider) + 1 if provider else 0)
        self.provider.blockSignals(False)
        words = STRICT_WORDS if strict else OTHER_WORDS if provider else OWN_WORDS
        self._told.setText(self.trouble or tr(words).format(name=provider))
        theme.set_role(self._told, "error" if self.trouble else "warn" if strict else "hint")
        self.provider.setAccessibleDescription(self._told.text())
        self.strict.setVisible(bool(provider))
        self.strict.setChecked(strict)
        self.reject.setEnabled(not strict)
        self.reject.setToolTip(tr("It means nothing for a body that is sent as it is") if strict else "")
        self.reject.setChecked(self._value.reject_unknown and not strict)
        whole = tr("Served by: {who}").format(who=in_words(self._value))
        self.fold.setText(in_short(self._value).replace("&", "&&"))
        self.fold.setAccessibleName(whole)
        self.fold.setToolTip(whole)
        self.setVisible(bool(names) or self._value != ANY)
