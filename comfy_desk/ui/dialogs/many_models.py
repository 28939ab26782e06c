"""The same idea at several models: which ones, and for each what goes over and what does not.

A model's document is asked for when it is ticked; what stands in its form is worked out by `schema/meaning`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from comfy_desk.domain.model import ModelEntry
from comfy_desk.schema import Form, describe
from comfy_desk.schema.meaning import Carried, carry_over
from comfy_desk.schema.settable import Settable
from comfy_desk.services.api import SessionApi, Told
from comfy_desk.services.many import Base
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.many_ways import Varied, Way, Work
from comfy_desk.ui.phrases import model_name, tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.spawn import sentence_of, spawn
from comfy_desk.ui.told import told

MOST_MODELS = 50
_SHOWN = 8


class ModelsWay(Way):
    """`bases()` are the ticked models whose forms are here."""

    def __init__(self, session: SessionApi, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._base: Base | None = None
        self._forms: dict[str, tuple[Form, str | None]] = {}
        self._carried: dict[str, Carried] = {}
        self._failed: dict[str, str] = {}
        self._asked: set[str] = set()
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Find a model"))
        self.search.setAccessibleName(tr("Find a model"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _text: self._filter())
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Models"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setMinimumHeight(6 * self.fontMetrics().height())
        self.list.itemChanged.connect(self._on_item)
        self.said = plain_label("", self, role="hint", selectable=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.GRID, 0, 0)
        column.setSpacing(theme.GRID)
        column.addWidget(self.search)
        column.addWidget(self.list, 1)
        column.addWidget(self.said)

    def begin(self) -> None:
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_entries(self, entries: Sequence[ModelEntry]) -> None:
        """All models that there are; ticks stay."""
        ticked = set(self.ticked())
        own = self._base.model if self._base is not None else ""
        names = [own, *sorted((one.id for one in entries if one.id != own), key=lambda name: model_name(name).lower())]
        self.list.blockSignals(True)
        self.list.clear()
        for name in names:
            if name:
                item = QListWidgetItem(model_name(name), self.list)
                item.setData(Qt.ItemDataRole.UserRole, name)
                item.setToolTip(name[:200].replace("<", "‹").replace(">", "›"))  # the name may be cut off
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(Qt.CheckState.Checked if name in ticked or name == own else Qt.CheckState.Unchecked)
        self.list.blockSignals(False)
        self._filter()

    def set_base(self, base: Base, places: Sequence[Settable]) -> None:
        same = self._base is not None and self._base.model == base.model
        if not same and self._base is not None and self._find(self._base.model) is not None:
            self.tick(self._base.model, False)
        self._base = base
        self._carried.clear()
        item = self._find(base.model)
        if item is not None and not same:
            item.setCheckState(Qt.CheckState.Checked)

    def tick(self, model: str, on: bool = True) -> None:
        item = self._find(model)
        if item is not None:
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)

    def ticked(self) -> list[str]:
        items = (self.list.item(number) for number in range(self.list.count()))
        return [
            str(item.data(Qt.ItemDataRole.UserRole)) for item in items if item.checkState() == Qt.CheckState.Checked
        ]

    def work(self) -> Work:
        trouble = "" if self.bases() or self._waits() else tr("Tick the models that are to have it.")
        if self._waits():
            trouble = tr("Fetching the forms of the other models…")
        if (more := len(self.ticked()) - MOST_MODELS) > 0:
            trouble = tr("At most {n} models at once: untick {more}.").format(n=MOST_MODELS, more=more)
        return lambda: Varied((), trouble) if trouble else Varied()

    def bases(self) -> tuple[Base, ...]:
        base = self._base
        if base is None:
            return ()
        made = []
        for model in self.ticked()[:MOST_MODELS]:
            if model == base.model:
                made.append(base)
            elif model in self._forms:
                form, etag = self._forms[model]
                if model not in self._carried:
                    self._carried[model] = carry_over(base.form, dict(base.body), form)
                carried = self._carried[model]
                made.append(Base(model, form, carried.body, Told(document_etag=etag), carried.lost))
        self._say()
        return tuple(made)

    def _waits(self) -> bool:
        return any(model in self._asked and model not in self._failed for model in self.ticked())

    def _find(self, model: str) -> QListWidgetItem | None:
        items = (self.list.item(number) for number in range(self.list.count()))
        return next((item for item in items if item.data(Qt.ItemDataRole.UserRole) == model), None)

    def _filter(self) -> None:
        words = self.search.text().lower().split()
        for number in range(self.list.count()):
            item = self.list.item(number)
            text = f"{item.text()} {item.data(Qt.ItemDataRole.UserRole)}".lower()
            item.setHidden(not all(word in text for word in words))

    def _on_item(self, _item: QListWidgetItem) -> None:
        own = self._base.model if self._base is not None else ""
        for model in self.ticked()[:MOST_MODELS]:
            if model != own and model not in self._forms and model not in self._asked:
                self._asked.add(model)
                self._failed.pop(model, None)
                spawn(self._fetch(model), self)
        self.changed.emit()

    async def _fetch(self, model: str) -> None:
        try:
            document = await self._session.model_document(model)
            self._forms[model] = (describe(document.document), document.etag)
        except Exception as error:  # noqa: BLE001 - said at the model, and asked again when it is ticked again
            self._failed[model] = sentence_of(error).sentence
        finally:
            self._asked.discard(model)
        self.changed.emit()

    def _say(self) -> None:
        lines = []
        for model in self.ticked():
            name = model_name(model)
            if model in self._failed:
                lines.append(f"{name}: {self._failed[model]}")
            elif model in self._carried:
                lines += _said(name, self._carried[model])
        self.said.setText("\n".join(lines[: 4 * _SHOWN]))
        self.said.setVisible(bool(lines))


def _said(name: str, carried: Carried) -> list[str]:
    """What is otherwise at this model, in lines."""
    said = list(dict.fromkeys(one.said for one in carried.kept if not one.exact))
    lost = [f"{one.label} ({one.value_words}): {told(one.why)}" for one in carried.lost]
    if not said and not lost:
        return [tr("{name}: everything goes over.").format(name=name)]
    lines = [tr("{name}: differently there: {what}.").format(name=name, what="; ".join(said[:_SHOWN]))] if said else []
    if lost:
        more = f" … {len(lost) - _SHOWN}" if len(lost) > _SHOWN else ""
        lines.append(tr("{name}: left out: {what}").format(name=name, what=" ".join(lost[:_SHOWN]) + more))
    return lines
