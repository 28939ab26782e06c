"""Taking in a request that was submitted elsewhere: its model and its id, typed or read out of what is pasted.

It asks nobody: `asked(model, request_id)` is for whoever owns it, and what came of that is said at the place.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import QCompleter, QLabel, QLineEdit, QPushButton, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.page import Page, labelled, tell
from comfy_desk.ui.pasted_request import LONGEST, is_model, is_request_id, read
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label

MEANING = (
    "A request that was sent from another program or computer is followed and collected here like one of your own. "
    "Paste its status address, the Router’s answer (JSON) or copied ids into either field, or type both."
)


class AdoptSheet(Page):
    """`account` is the name of the account that asks; `several` that there are others."""

    asked = Signal(str, str)
    closed = Signal()

    def __init__(
        self, account: str, *, several: bool = False, models: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Take in a request"), parent)
        self.back_button.setText(tr("Close"))
        self.back.connect(self.closed)
        self._working = False
        self._models = QStringListModel([], self)
        self.model = self._field(tr("provider/model"))
        completer = QCompleter(self._models, self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(8)
        self.model.setCompleter(completer)
        self.request_id = self._field(tr("The request’s id"))
        self._model_said = plain_label("", self, role="hint")
        self._id_said = plain_label("", self, role="hint")
        asks = tr("Asked as {name}: only the account that sent a request can read it.").format(name=account)
        if several:
            asks = f"{asks} {tr('To ask as another one, put that one in use first.')}"
        for part in (
            plain_label(tr(MEANING), self, role="hint"),
            labelled(tr("Model"), self.model, self),
            self.model,
            self._model_said,
            labelled(tr("Request id"), self.request_id, self),
            self.request_id,
            self._id_said,
            plain_label(asks, self, role="hint"),
        ):
            self.column.addWidget(part)
        self.use = QPushButton(tr("Take it in"), self)
        self.use.setAutoDefault(False)
        self.use.clicked.connect(self._on_use)
        self.foot.addWidget(self.use)
        self.set_models(models)
        self.model.returnPressed.connect(self._on_use)
        self.request_id.returnPressed.connect(self._on_use)
        self._lengths = {self.model: 0, self.request_id: 0}
        for field in (self.model, self.request_id):
            field.textChanged.connect(lambda _text, which=field: self._on_text(which))
            field.editingFinished.connect(lambda which=field: self._take_apart(which))
        for said in (self._model_said, self._id_said):
            said.hide()
        self._look()

    def begin(self) -> None:
        self.model.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_models(self, models: Sequence[str]) -> None:
        """The catalogue, for completing what is typed; a model that is not in it can be asked about all the same."""
        self._models.setStringList(list(models))

    def set_working(self, words: str) -> None:
        super().set_working(words)
        self._working = bool(words)
        if words and self.use.hasFocus():  # off, it would let the keyboard go anywhere
            self.request_id.setFocus(Qt.FocusReason.OtherFocusReason)
        for field in (self.model, self.request_id):
            field.setReadOnly(bool(words))
        self._look()

    def show_error(self, words: str) -> None:
        self.set_working("")
        super().show_error(words)

    def _field(self, hint: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setMaxLength(LONGEST)
        field.setPlaceholderText(hint)
        return field

    def _on_text(self, field: QLineEdit) -> None:
        self.say("")
        pasted = len(field.text()) > self._lengths[field] + 1  # what is typed is read when it is whole
        self._lengths[field] = len(field.text())
        if pasted:
            self._take_apart(field)
        self._say_at(self.model, self._model_said, "")
        self._say_at(self.request_id, self._id_said, "")
        self._look()

    def _take_apart(self, field: QLineEdit) -> None:
        """An address, a handle or copied ids in one field become a name in each."""
        if _is_more(field.text()):
            found = read(field.text())
            if found.model or found.request_id:
                self._fill(field, found.model, found.request_id)

    def _fill(self, pasted: QLineEdit, model: str, request_id: str) -> None:
        """Both fields from one paste; what was typed in the other one stays where the paste does not name it."""
        for field, value in ((self.model, model), (self.request_id, request_id)):
            if value or field is pasted:
                field.blockSignals(True)
                field.setText(value)
                field.blockSignals(False)
                self._lengths[field] = len(value)
        self._look()
        empty = self.model if not self.model.text() else self.request_id if not self.request_id.text() else self.use
        empty.setFocus(Qt.FocusReason.OtherFocusReason)

    def _look(self) -> None:
        there = bool(self.model.text().strip() and self.request_id.text().strip())
        self.use.setEnabled(there and not self._working)
        theme.set_role(self.use, "primary" if self.use.isEnabled() else "")
        self.use.setToolTip("" if there else tr("It needs a model and an id"))
        self.use.setAccessibleDescription(self.use.toolTip())

    def _on_use(self) -> None:
        """Enter in one field goes on to the other while that is empty."""
        if self._working:
            return
        for field in (self.model, self.request_id):
            self._take_apart(field)
        model, request_id = self.model.text().strip(), self.request_id.text().strip()
        for field, value in ((self.model, model), (self.request_id, request_id)):
            if not value:
                field.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        wrong_model = "" if is_model(model) else tr("A model is named like provider/model, in small letters.")
        wrong_id = "" if is_request_id(request_id) else tr("This is not the id of a request.")
        self._say_at(self.model, self._model_said, wrong_model)
        self._say_at(self.request_id, self._id_said, wrong_id)
        if wrong_model or wrong_id:
            (self.model if wrong_model else self.request_id).setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.asked.emit(model, request_id)

    @staticmethod
    def _say_at(field: QLineEdit, label: QLabel, words: str) -> None:
        tell(label, words, "error")
        theme.set_role(field, "error" if words else "")
        field.setAccessibleDescription(words)


def _is_more(text: str) -> bool:
    """More than a name that is being typed: an address, JSON, or several words."""
    return "://" in text or "{" in text or len(text.split()) > 1
